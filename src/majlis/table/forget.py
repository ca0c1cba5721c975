"""Forgetting a person: their names go, whatever they have answered stays."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.language import N_
from majlis.table.accounts import forget_account
from majlis.table.refusals import NotAllowed, Unplayable
from majlis.table.rooms import Rooms
from majlis.table.store import (
    CALLINGS,
    CALLS,
    CLOSED,
    EVENTS,
    MATCHES,
    MESSAGES,
    MUTES,
    POSITIONS,
    SEATS,
    SITTERS,
    SUBSCRIPTIONS,
    Store,
)

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
    """Nobody sits there any more, and somebody else who does is the host of these tables."""
    await connection.execute(SITTERS.delete().where(SITTERS.c.person == person))
    others = sql.select(sql.func.min(SITTERS.c.person)).where(SITTERS.c.match_id == MATCHES.c.id)
    host = sql.func.coalesce(others.scalar_subquery(), "")
    await connection.execute(MATCHES.update().where(MATCHES.c.host == person).values(host=host))


async def forget_company(connection: AsyncConnection, person: str) -> None:
    """What they have said at tables, whom they did not want to hear, and how they are called."""
    for table in (MESSAGES, MUTES, CALLINGS, SUBSCRIPTIONS, CALLS):
        await connection.execute(table.delete().where(table.c.person == person))


NAMED = ("name", "was")
"""What the bodies of events call people by."""
FORGETTERS: tuple[Forgetter, ...] = (forget_account, forget_company, forget_names, forget_seats)
"""In this order: names are found by the seats."""


async def forget(store: Store, rooms: Rooms, owner: str) -> None:
    """A person and whoever has shared their device: all of it, or nothing. They get up first
    wherever the game is not over: a bot plays on."""
    on_device = SITTERS.c.person.startswith(f"{owner}~", autoescape=True)
    query = (
        sql.select(SITTERS, MATCHES.c.stage)
        .join(MATCHES, MATCHES.c.id == SITTERS.c.match_id)
        .where((SITTERS.c.person == owner) | on_device)
    )
    async with store.engine.begin() as connection:
        sat = (await connection.execute(query)).all()
    got_up = []
    for sitter in [sitter for sitter in sat if sitter.stage not in CLOSED]:
        # Nobody plays there any more, by rules that are gone or because it has just ended.
        with suppress(Unplayable, NotAllowed):
            room = await rooms.room(sitter.match_id)
            await room.leave(sitter.person)
            got_up.append(sitter)
    async with store.engine.begin() as connection:
        # Who has got up is found once more by the seat that they had.
        rows = [
            {"match_id": one.match_id, "person": one.person, "seat": one.seat} for one in got_up
        ]
        if rows:
            await connection.execute(SITTERS.insert(), rows)
        for person in {owner, *(sitter.person for sitter in sat)}:
            for forgetter in FORGETTERS:
                await forgetter(connection, person)
    await rooms.reread(sitter.match_id for sitter in sat)
