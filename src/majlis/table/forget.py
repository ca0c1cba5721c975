"""Forgetting a person: their names go, whatever they have answered stays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.language import N_
from majlis.table.rooms import Rooms
from majlis.table.store import EVENTS, MATCHES, POSITIONS, SEATS, SITTERS, Store

NOBODY = N_("Guest")
"""What somebody is called who wishes to be forgotten."""

Forgetter: TypeAlias = Callable[[AsyncConnection, str], Awaitable[None]]
"""Takes everything out of some tables that is known about a person."""


async def forget_names(connection: AsyncConnection, person: str) -> None:
    """In seats and events; and in positions, whose remarks tell who was renamed."""
    sat = await connection.execute(SITTERS.select().where(SITTERS.c.person == person))
    for sitter in sat.all():
        here = sitter.match_id
        at_seat = EVENTS.c.match_id == here, EVENTS.c.seat == sitter.seat
        await connection.execute(
            SEATS.update()
            .where(SEATS.c.match_id == here, SEATS.c.seat == sitter.seat, SEATS.c.name != "")
            .values(name=NOBODY)
        )
        events = await connection.execute(
            EVENTS.select().where(*at_seat, EVENTS.c.kind.not_in(("answer", "chance", "undo")))
        )
        for event in events.all():
            body = {key: NOBODY if key in NAMED else event.body[key] for key in event.body}
            await connection.execute(
                EVENTS.update().where(*at_seat, EVENTS.c.seq == event.seq).values(body=body)
            )
        await connection.execute(POSITIONS.delete().where(POSITIONS.c.match_id == here))


async def forget_seats(connection: AsyncConnection, person: str) -> None:
    """Nobody sits there any more, nobody has set these tables."""
    await connection.execute(SITTERS.delete().where(SITTERS.c.person == person))
    await connection.execute(MATCHES.update().where(MATCHES.c.host == person).values(host=""))


NAMED = ("name", "was")
"""What the bodies of events call people by."""
FORGETTERS: tuple[Forgetter, ...] = (forget_names, forget_seats)
"""In this order: names are found by the seats."""


async def forget(store: Store, rooms: Rooms, person: str) -> None:
    """All of it, or nothing. They get up first wherever the game is not over: a bot plays on."""
    played = sql.select(SITTERS.c.match_id).where(SITTERS.c.person == person)
    going_on = played.join(MATCHES, MATCHES.c.id == SITTERS.c.match_id)
    async with store.engine.begin() as connection:
        ids = list(await connection.scalars(played))
        running = list(await connection.scalars(going_on.where(MATCHES.c.stage != "over")))
    seats = {}
    for id in running:
        room = await rooms.room(id)
        seats[id] = room.seat_of(person)
        await room.leave(person)
    async with store.engine.begin() as connection:
        if seats:
            # Who has got up is found once more by the seat that they had.
            rows = [{"match_id": id, "person": person, "seat": seats[id]} for id in seats]
            await connection.execute(SITTERS.insert(), rows)
        for forgetter in FORGETTERS:
            await forgetter(connection, person)
    await rooms.reread(ids)
