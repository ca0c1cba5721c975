"""What a replay of a long game costs: `python -m tests.replay_costs [LINES]` plays one at random,
lays it as a table without any stored position, opens it, and prints how many positions it needs,
what they weigh, and how long the pages of its replay take and how large they are. The first page of
a process, before which its caches are empty, is told apart.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from majlis import games
from majlis.table.course import course_of
from majlis.table.ledger import Ledger
from majlis.table.records import Event, Record, Seat, Standing, Table
from majlis.table.renderers import Renderers, warm_up
from majlis.table.replay_pages import differences
from majlis.table.replays import Look, Replay, Replays
from majlis.table.rooms import Rooms
from majlis.table.schema import POSITIONS
from majlis.table.snapshot import ALL_KNOWING
from majlis.table.store import Store
from tests.table.conftest import AtOnce
from tests.table.test_ledger import begun, play_on, table

GAME, SEATS = "istanbul", 5
LOOK = Look(ALL_KNOWING, "en")


class Cost(NamedTuple):
    seconds: float
    """Of the processor, in all threads: a busy machine changes nothing."""
    bytes: int


class LongGame(NamedTuple):
    replays: Replays
    replay: Replay
    opened: float
    positions: list[int]
    """What each of them weighs."""

    async def find(self, at: int) -> float:
        """Seconds until the position of a moment is known."""
        begun = time.process_time()
        await self.replay.past(at, ALL_KNOWING)
        return time.process_time() - begun

    async def moment(self, at: int, was: int | None) -> Cost:
        """A moment as the page gets it, as it differs from another one if there is one."""
        begun = time.process_time()
        content = await self.replays.content(self.replay, at, LOOK)
        before = None if was is None else await self.replays.content(self.replay, was, LOOK)
        page = msgspec.json.encode(differences(before, content, at))
        return Cost(time.process_time() - begun, len(page))

    def course(self) -> Cost:
        begun = time.process_time()
        told = course_of(self.replay, ALL_KNOWING, "en")
        return Cost(time.process_time() - begun, len(msgspec.json.encode(told)))

    async def log(self) -> list[Cost]:
        """The parts of the log, as the page asks for them."""
        costs: list[Cost] = []
        first, more = 0, True
        while more:
            begun = time.process_time()
            part = await self.replays.log(self.replay, ALL_KNOWING, "en", first)
            costs.append(Cost(time.process_time() - begun, len(msgspec.json.encode(part))))
            first, more = first + len(part.lines), part.more
        return costs


def played(lines: int) -> tuple[Table, Ledger, list[Event]]:
    """A match of so many lines, in which nobody wants to win."""
    options = games.meta(GAME).settings({}, SEATS)
    agreed = msgspec.structs.replace(table(GAME, SEATS), options=options)
    ledger, events = begun(agreed)
    rng = random.Random(lines)
    while len(ledger.match.log) < lines and not ledger.match.over:
        events += play_on(ledger, rng)
    return agreed, ledger, events


@asynccontextmanager
async def long_game(db: Path, lines: int) -> AsyncIterator[LongGame]:
    gc.freeze()  # as the server does: its collector looks only through what comes now
    agreed, ledger, events = played(lines)
    store = Store(f"sqlite:///{db}")
    await store.open()
    chairs = [Seat(seat, f"t{seat}", f"Player {seat}") for seat in range(SEATS)]
    people = {f"p{seat}": seat for seat in range(SEATS)}
    standing = Standing("playing", list(ledger.match.waiting))
    await store.create(Record(agreed, chairs, people, events), standing)
    rooms = Rooms(store, AtOnce(), pause=0)
    begun = time.process_time()
    await rooms.room(agreed.id)
    opened = time.process_time() - begun
    weights = [len(row.body) for row in await store.database.rows(POSITIONS.select())]
    replays = Replays(store, rooms, Renderers(0))
    yield LongGame(replays, await replays.of(agreed.id, "en"), opened, weights)
    await rooms.close()
    await store.close()
    gc.unfreeze()


async def measure(lines: int) -> None:
    warm_up()
    with tempfile.TemporaryDirectory() as scratch:
        async with long_game(Path(scratch, "tables.sqlite"), lines) as game:
            first = await game.moment(game.replay.stops[0], None)
            stops = random.Random(1).sample(game.replay.stops[1:], 100)
            found = [await game.find(stop) for stop in stops]
            whole = [await game.moment(stop, None) for stop in stops]
            before = [game.replay.stops[game.replay.stops.index(stop) - 1] for stop in stops]
            steps = [await game.moment(*pair) for pair in zip(stops, before, strict=True)]
            way, log = game.course(), await game.log()
    kept = len(game.positions)
    sys.stdout.write(
        f"{GAME}, {SEATS} seats, {game.replay.stops[-1]} lines, {len(game.replay.stops)} moments\n"
        f"positions: {kept}, together {sum(game.positions) / 1024:.0f} KB,"
        f" {sum(game.positions) / max(1, kept) / 1024:.1f} KB each\n"
        f"to open the table without positions: {1000 * game.opened:.0f} ms\n"
        f"to find a moment: {1000 * median(found):.1f} ms, at most {1000 * max(found):.1f} ms\n"
    )
    told = {"the first moment, whole": [first], "another one, whole": whole}
    for name, costs in (
        told | {"one answer on": steps, "the way": [way], "a part of the log": log}
    ).items():
        times, sizes = [one.seconds for one in costs], [one.bytes for one in costs]
        sys.stdout.write(
            f"{name}: {1000 * median(times):.1f} ms, at most {1000 * max(times):.1f} ms;"
            f" {median(sizes) / 1024:.1f} KB, at most {max(sizes) / 1024:.1f} KB\n"
        )


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5000))
