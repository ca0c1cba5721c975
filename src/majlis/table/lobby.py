"""The lobby: which tables wait for a person, which are open to them, which can be watched."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sql

from majlis import games
from majlis.table.records import Listing, Seat
from majlis.table.schema import MATCHES, SEATS
from majlis.table.store import Store

LIVE = 30 * 60.0
"""Seconds after its last move for which a table counts as live."""
OPEN = 24 * 60 * 60.0
"""Seconds for which a table that waits for players is offered to whoever comes by."""
OWN = 3
"""So many of their own tables a person is shown, and all that wait for them."""
OFFERED = 6
"""So many open tables, and so many to watch."""


class Line(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    table: Listing
    seats: list[Seat]

    @property
    def asked(self) -> bool:
        return self.table.seat in self.table.waiting


class Running(msgspec.Struct, frozen=True):
    """The tables of one game that anybody may watch."""

    number: int
    newest: list[Listing]


NOTHING = Running(0, [])


@dataclass(frozen=True)
class Lobby:
    mine: list[Line]
    """Those first that wait for the person."""
    waiting: int
    open: list[Line]
    live: list[Line]
    """Those that go on, but for the person's own."""
    running: dict[str, Running]
    """By game."""


async def lobby(store: Store, person: str) -> Lobby:
    now = store.clock.now()
    own = playable(await store.of_person(person))
    running = await running_tables(store, now - LIVE)
    joinable = playable(await open_tables(store, now - OPEN))
    known = {table.id for table in own}
    waiting = sum(table.seat in table.waiting for table in own)
    first = sorted(own, key=lambda table: table.seat not in table.waiting)
    mine = first[: max(OWN, waiting)]
    newest = [table for game in running.values() for table in game.newest]
    newest.sort(key=lambda table: -table.moved)
    others = [table for table in newest if table.id not in known][:OFFERED]
    free = [table for table in joinable if table.id not in known][:OFFERED]
    seats = await seats_of(store, [table.id for table in (*mine, *others, *free)])
    return Lobby(
        mine=[Line(table, seats[table.id]) for table in mine],
        waiting=waiting,
        open=[Line(table, seats[table.id]) for table in free],
        live=[Line(table, seats[table.id]) for table in others],
        running=running,
    )


def playable(tables: Sequence[Listing]) -> list[Listing]:
    """Without those whose game this version does not have: their own page says so."""
    return [table for table in tables if table.game in games.GAMES]


async def running_tables(store: Store, since: float) -> dict[str, Running]:
    """Tables at which something has happened since, by game: how many there are, and some of the
    newest. However many there are, few are read."""
    of_game = sql.over(sql.func.count(), partition_by=MATCHES.c.game)
    newest = sql.over(
        sql.func.row_number(), partition_by=MATCHES.c.game, order_by=MATCHES.c.moved.desc()
    )
    live = (
        sql.select(MATCHES, of_game.label("number"), newest.label("nth"))
        .where(MATCHES.c.stage == "playing", MATCHES.c.listed, MATCHES.c.moved > since)
        .subquery()
    )
    query = sql.select(live).where(live.c.nth <= 2 * OFFERED).order_by(live.c.moved.desc())
    found: dict[str, Running] = {}
    for row in await store.database.rows(query):
        if row.game in games.GAMES:
            game = found.setdefault(row.game, Running(row.number, []))
            game.newest.append(msgspec.convert(row._mapping, Listing))
    return found


async def open_tables(store: Store, since: float) -> list[Listing]:
    """Tables that anybody may join, the newest first."""
    query = (
        sql.select(MATCHES)
        .where(MATCHES.c.stage == "open", MATCHES.c.listed, MATCHES.c.moved > since)
        .order_by(MATCHES.c.moved.desc())
        .limit(4 * OFFERED)
    )
    rows = await store.database.rows(query)
    return [msgspec.convert(row._mapping, Listing) for row in rows]


async def seats_of(store: Store, ids: Sequence[str]) -> dict[str, list[Seat]]:
    """Who sits at these tables."""
    found: defaultdict[str, list[Seat]] = defaultdict(list)
    query = SEATS.select().where(SEATS.c.match_id.in_(ids)).order_by(SEATS.c.seat)
    for row in await store.database.rows(query):
        found[row.match_id].append(msgspec.convert(row._mapping, Seat))
    return found
