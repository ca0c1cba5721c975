"""The place that strangers find: tables of all games, in the middle and over, and people."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass

from majlis import games
from majlis.table import guests, serve
from majlis.table.ledger import Ledger
from majlis.table.records import Record, Seat, Standing, Table
from majlis.table.results import results_of
from majlis.table.signing import signature
from majlis.table.store import Store, keep_results
from tests.load.games import lay, script

PASSERS_BY = 150
"""People who sit nowhere: each may ask so often, so there are many."""


@dataclass(frozen=True)
class Place:
    tables: tuple[str, ...]
    tokens: tuple[str, ...]
    asks: tuple[int, ...]
    """Of the questions at these tables."""
    cookies: tuple[str, ...]
    """Everybody's, the players' first."""

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(games.catalogue())


async def prepare(db: str) -> Place:
    """Written into the database, while nobody serves it yet, or beside a server that does."""
    store = Store(serve.database(db))
    await store.open()
    try:
        scripts = [script(game, 2, seed=1, longest=4) for game in games.catalogue()]
        laid = await lay(store, scripts, len(scripts))
        over = await finished(store)
        key = await store.secret("cookies")
    finally:
        await store.close()
    people = [f"{id}-{seat}" for id, one in laid for seat in range(one.table.seats)]
    people += [f"passer{nth}" for nth in range(PASSERS_BY)]
    return Place(
        tables=(*(id for id, _ in laid), over),
        tokens=tuple(f"token{id}{seat}" for id, _ in laid for seat in range(2)),
        asks=tuple(one.batches[0].ask for _, one in laid),
        cookies=tuple(f"{guests.PERSON}={one}.{signature(one, key)}" for one in people),
    )


async def finished(store: Store) -> str:
    """A table where the game is over: it can be analysed."""
    table = Table("feed00", "template", 1, 2, {}, "over", "Over", "passer0", True, time.time())
    ledger = Ledger.new(table)
    events = [*ledger.begin(), *ledger.forced()]
    rng = random.Random(1)
    while ledger.match.waiting:
        seat = ledger.match.waiting[0]
        events += ledger.answer(seat, [rng.choice(ledger.match.legal(seat))])
    seats = [Seat(seat, f"over{seat}", f"P{seat}") for seat in range(2)]
    record = Record(table, seats, {"passer0": 0, "passer1": 1}, events)
    await store.create(record, Standing.of(ledger.match, begun=True))
    results = results_of(ledger.match.state)
    await store.database.write(
        lambda connection: keep_results(connection, table.id, results, table.created)
    )
    return table.id


def prepared(db: str) -> Place:
    return asyncio.run(prepare(db))
