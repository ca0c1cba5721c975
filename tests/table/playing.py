"""Whole games of the template, played at once: for tests of what comes after a game."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from majlis.table import guests
from majlis.table.records import Seat
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.services import Services

GAME = "template"


def person_of(client: TestClient[Any]) -> str:
    """Whoever uses this browser."""
    if guests.PERSON not in client.cookies:
        client.get("/", headers={"accept": "text/html"})
    return client.cookies[guests.PERSON].partition(".")[0]


async def play_out(room: Room) -> None:
    """The first answer each time: nobody thinks."""
    people = {seat: person for person, seat in room.sitters.items()}
    while not room.match.over:
        seat = room.match.waiting[0]
        await room.answer(people[seat], room.ledger.ask(seat), [room.match.legal(seat)[-1]])


async def sit_at_table(rooms: Rooms, *people: tuple[str, str], free: int = 0) -> Room:
    """A table of these people: who they are, and what they are called; and some free chairs."""
    (host, first), *others = people
    number = len(people) + free
    chairs = [Seat(0, "token0", first), *(Seat(n, f"token{n}") for n in range(1, number))]
    room = await rooms.create(host, GAME, chairs, {"rounds": 3}, listed=True)
    for seat, (person, name) in enumerate(others, 1):
        await room.seating.sit(person, seat, name)
    return room


async def finished(services: Services, *people: tuple[str, str]) -> Room:
    room = await sit_at_table(services.rooms, *people)
    await play_out(room)
    return room
