"""The rematch: a new table like one where the game is over."""

from __future__ import annotations

from hashlib import sha256

from majlis.language import N_
from majlis.table.overtaking import tried_again
from majlis.table.records import Seat, Table
from majlis.table.refusals import NotAllowed
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.seating import new_token


@tried_again
async def play_again(room: Room, person: str, rooms: Rooms) -> str:
    """Set a new table like the room's; bots stay, and the seats of the other people are kept for
    them. It is set once, whoever asks."""
    async with room.at_table():
        own = room.own_seat(person)
        if not room.closed:
            raise NotAllowed(N_("This game is not over yet."))
        if not room.next:
            table, away = room.table, room.shown.away
            here = room.shown.seats_at(person)
            chairs = [
                next_chair(room, seat, seat.seat in here, seat.seat in away) for seat in room.seats
            ]
            fresh = await rooms.create(
                person,
                table.game,
                chairs,
                table.options,
                table.listed,
                own,
                table.hints,
                table.chances,
                table.pace,
                table.stand_in,
                kept=room.sitters,
                id=next_id(table),
            )
            await room.write([room.ledger.again(own, fresh.table.id)])
        return room.next


def next_id(table: Table) -> str:
    """Two servers that are asked in the same moment set one table, not two."""
    return sha256(f"{table.seed}/again".encode()).hexdigest()[:10]


def next_chair(room: Room, seat: Seat, own: bool, away: bool) -> Seat:
    """A seat at the next table; that of somebody who has left is open to all."""
    if own or (seat.bot and not away):
        return Seat(seat.seat, new_token(), seat.name, "" if own else seat.bot)
    return Seat(seat.seat, new_token(), kept=seat.name if room.people_at(seat.seat) else "")
