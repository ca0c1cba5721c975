"""Forgetting a person: their names go, whatever they have answered stays."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

import sqlalchemy as sql

from majlis.table.accounts import companions_of, forget_account
from majlis.table.names import GUEST
from majlis.table.records import CLOSED
from majlis.table.refusals import NotAllowed, Unplayable
from majlis.table.rooms import Rooms
from majlis.table.schema import (
    CALLINGS,
    CALLS,
    EVENTS,
    MATCHES,
    MESSAGES,
    MUTES,
    POSITIONS,
    SAT,
    SEATS,
    SITTERS,
    SUBSCRIPTIONS,
)
from majlis.table.store import Store

Forgetter: TypeAlias = Callable[[sql.Connection, str], None]
"""Takes everything out of some tables that is known about a person."""


@dataclass(frozen=True)
class Span:
    """A part of a match in which somebody had a seat: events after `after`, up to `until`."""

    match: str
    seat: int
    after: int
    until: int | None
    """None if they have it still."""
    is_last: bool
    """Nobody else has taken it since: the seat bears their name."""

    def holds(self, seq: int) -> bool:
        return self.after < seq and (self.until is None or seq <= self.until)


def forget_names(connection: sql.Connection, person: str) -> None:
    """In seats and events; and in positions, whose remarks tell who was renamed."""
    for span in spans_of(connection, person):
        if span.is_last:
            own = SEATS.c.match_id == span.match, SEATS.c.seat == span.seat, SEATS.c.name != ""
            connection.execute(SEATS.update().where(*own).values(name=GUEST))
        forget_events(connection, span)
        connection.execute(POSITIONS.delete().where(POSITIONS.c.match_id == span.match))


def spans_of(connection: sql.Connection, person: str) -> list[Span]:
    """When and where the person has sat, and sits."""
    sits = sql.select(SITTERS.c.match_id, SITTERS.c.seat, sql.null().label("until"))
    has_sat = sql.select(SAT.c.match_id, SAT.c.seat, SAT.c.until)
    own = [
        *(connection.execute(sits.where(SITTERS.c.person == person))),
        *(connection.execute(has_sat.where(SAT.c.person == person))),
    ]
    spans = []
    for match, seat, until in own:
        here = SAT.c.match_id == match, SAT.c.seat == seat
        ends = set(connection.scalars(sql.select(SAT.c.until).where(*here)))
        taken = SITTERS.c.match_id == match, SITTERS.c.seat == seat
        has_sitter = connection.scalar(sql.select(SITTERS.c.person).where(*taken).limit(1))
        after = max((end for end in ends if until is None or end < until), default=-1)
        is_last = until is None or (until == max(ends) and has_sitter is None)
        spans.append(Span(match, seat, after, until, is_last))
    return spans


def forget_events(connection: sql.Connection, span: Span) -> None:
    """Names that somebody had while they had the seat; and whoever took it over from them took the
    place of nobody in particular."""
    at_seat = EVENTS.c.match_id == span.match, EVENTS.c.seat == span.seat
    named = connection.execute(
        EVENTS.select().where(*at_seat, EVENTS.c.kind.in_(NAMING)).order_by(EVENTS.c.seq)
    )
    was_theirs = span.after < 0  # who has set the table sits there without an event
    for event in named.all():
        theirs = span.holds(event.seq)
        was_before = was_theirs if event.kind == "back" else theirs
        own = {key for key, is_own in (("name", theirs), ("was", was_before)) if is_own}
        if own & event.body.keys():
            body = {key: GUEST if key in own else said for key, said in event.body.items()}
            connection.execute(
                EVENTS.update().where(*at_seat, EVENTS.c.seq == event.seq).values(body=body)
            )
        was_theirs = theirs


def forget_seats(connection: sql.Connection, person: str) -> None:
    """Nobody sits there any more, and somebody else who does is the host of these tables."""
    for table in (SITTERS, SAT):
        connection.execute(table.delete().where(table.c.person == person))
    others = sql.select(sql.func.min(SITTERS.c.person)).where(SITTERS.c.match_id == MATCHES.c.id)
    host = sql.func.coalesce(others.scalar_subquery(), "")
    connection.execute(MATCHES.update().where(MATCHES.c.host == person).values(host=host))


def forget_company(connection: sql.Connection, person: str) -> None:
    """What they have said at tables, whom they did not want to hear, and how they are called."""
    for table in (MESSAGES, MUTES, CALLINGS, SUBSCRIPTIONS, CALLS):
        connection.execute(table.delete().where(table.c.person == person))


NAMING = ("sit", "rename", "back")
"""The kinds of events whose bodies call people by name."""
FORGETTERS: tuple[Forgetter, ...] = (forget_account, forget_company, forget_names, forget_seats)
"""In this order: names are found by the seats."""


async def forget(store: Store, rooms: Rooms, owner: str) -> None:
    """A person and whoever has shared their device: all of it, or nothing. They get up first
    wherever the game is not over: a bot plays on."""
    for match, person in await unfinished(store, owner):
        # Nobody plays there any more, by rules that are gone or because it has just ended.
        with suppress(Unplayable, NotAllowed):
            await (await rooms.room(match)).seating.leave(person)

    def forget_all(connection: sql.Connection) -> set[str]:
        people = {owner, *companions_of(connection, owner)}
        tables: set[str] = set()
        for table in (SITTERS, SAT):
            theirs = sql.select(table.c.match_id).where(table.c.person.in_(people))
            tables |= set(connection.scalars(theirs))
        for person in people:
            for forgetter in FORGETTERS:
                forgetter(connection, person)
        return tables

    await rooms.reread(await store.database.write(forget_all))


async def unfinished(store: Store, owner: str) -> list[tuple[str, str]]:
    """Where the owner still plays, or somebody who shares their device, and who of them."""
    on_device = SITTERS.c.person.startswith(f"{owner}~", autoescape=True)
    query = (
        sql.select(SITTERS.c.match_id, SITTERS.c.person)
        .join(MATCHES, MATCHES.c.id == SITTERS.c.match_id)
        .where((SITTERS.c.person == owner) | on_device, MATCHES.c.stage.not_in(CLOSED))
    )
    return [(row.match_id, row.person) for row in await store.database.rows(query)]
