"""`python -m tests.chaos`: servers are killed while people play, and nothing may be lost.

    python -m tests.chaos [--db sqlite | --db postgresql [--servers N | --workers N]]
                          [--kills 20] [--minutes M] [--tables 4] [--seed 1] [--python PYTHON]
                          [--logs FOLDER]

Two people and a bot play at each table, and every request goes to whichever server is there. Again
and again one is killed (kill -9) in the middle of answers, drafts, clocks and bots' thoughts, every
fourth time while it or another one hands its tables over. In the end every game is played out, and
the store is read: every turn that was acknowledged is there as it was sent, none was given twice or
by nobody, and all of it follows the rules. What the servers have said is in a folder, so that an
answer of 500 can be explained. With --minutes it ends after so long, and says so if fewer were
killed by then.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from majlis.table import serve
from majlis.table.database import StoreBusy
from majlis.table.records import Record
from majlis.table.store import Store
from tests.chaos.account import Account
from tests.chaos.servers import Crew, Separate, Victims
from tests.chaos.table import Table
from tests.load.games import GAMES
from tests.table import postgres
from tests.table.conftest import database_at

HANDOVER = 4
"""Every so many kills happen while a server hands over."""
TRIES = 5
"""To read what is written, where players and servers share a machine that is busy."""
AIMING = 2.0
"""Seconds for which an answer is waited for, to kill a server in the middle of it."""


class Chaos:
    def __init__(self, store: Store, servers: Victims, games: Sequence[str], seed: int) -> None:
        self.store = store
        self.servers = servers
        self.games = games
        self.rng = random.Random(seed)
        self.account = Account()
        self.calm = asyncio.Event()
        self._tables: list[Table] = []
        """At which somebody plays."""
        self._played: list[str] = []
        self._laid = count()

    async def run(self, tables: int, kills: int, minutes: float) -> Account:
        """Until so many were killed, or for so long."""
        until = time.monotonic() + 60 * minutes
        await asyncio.gather(self._kill(kills, until), *(self._play() for _ in range(tables)))
        for id in self._played:
            self.account.compare(await self._written(id))
        return self.account

    async def _written(self, id: str) -> Record:
        for _ in range(TRIES):
            with suppress(StoreBusy):
                return await self.store.since(id, -1)
        raise StoreBusy(f"table {id} cannot be read")

    async def _play(self) -> None:
        """One table after the other, until it is calm and the last one is over."""
        while not self.calm.is_set():
            table = Table(self.store, self.servers, self.calm, self.rng, self.account)
            nth = next(self._laid)
            await table.lay(nth, self.games[nth % len(self.games)])
            self._tables.append(table)
            self._played.append(table.agreed.id)
            over = await table.play()
            self.account.finished += over
            self.account.unfinished += not over
            self._tables.remove(table)

    async def _kill(self, kills: int, until: float) -> None:
        account, nth = self.account, 0
        while account.kills < kills and time.monotonic() < until:
            nth += 1
            await asyncio.sleep(self.rng.uniform(0.05, 1.0))
            if nth % 2:
                await self._until_somebody_answers()
            account.amid.update(set().union(*(table.amid() for table in self._tables)))
            way = self.servers.kill if nth % HANDOVER else self.servers.kill_at_handover
            account.kills += await asyncio.to_thread(way, self.rng)
            account.handovers += nth % HANDOVER == 0
        self.calm.set()

    async def _until_somebody_answers(self) -> None:
        """That takes milliseconds: few kills would be in the middle of it by chance."""
        with suppress(TimeoutError):
            async with asyncio.timeout(AIMING):
                while not any("answers" in one.amid() for one in self._tables):  # noqa: ASYNC110
                    await asyncio.sleep(0.001)


async def play(
    db: str,
    servers: Victims,
    games: Sequence[str],
    tables: int,
    kills: int,
    minutes: float,
    seed: int,
) -> Account:
    store = Store(serve.database(db))
    try:
        return await Chaos(store, servers, games, seed).run(tables, kills, minutes)
    finally:
        await store.close()


@contextmanager
def place(kind: str) -> Iterator[str]:
    if kind == "postgresql":
        with postgres.server() as server, database_at(server) as url:
            yield url.replace("+asyncpg", "")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite")


def main(args: argparse.Namespace) -> int:
    begun = time.monotonic()
    with place(args.db) as db:
        args.logs.mkdir(parents=True, exist_ok=True)
        many = Crew if args.workers else Separate
        servers = many(db, args.workers or args.servers, args.python, args.logs)
        try:
            account = asyncio.run(
                play(db, servers, GAMES, args.tables, args.kills, args.minutes, args.seed)
            )
            how = f"{args.workers} workers" if args.workers else f"{args.servers} server(s)"
            sys.stdout.write(
                f"{args.db}, {how}, {args.tables} tables: {account.told()}; "
                f"{time.monotonic() - begun:.0f} s, load {os.getloadavg()[0]:.1f}\n"
            )
            if account.kills < args.kills:
                sys.stdout.write(
                    f"  ended after {args.minutes} minutes, before {args.kills} were killed\n"
                )
            for wrong in (*account.lost, *account.double):
                sys.stdout.write(f"  {wrong}\n")
            if account.wrong:
                sys.stdout.write(f"  what the servers said: {args.logs}\n")
        finally:
            servers.end()
    return 1 if account.wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--servers", type=int, default=0, help="by default 2, with SQLite 1")
    parser.add_argument("--workers", type=int, default=0, help="several servers on one port")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which it ends")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable, help="of the build that is killed")
    logs = Path(tempfile.gettempdir()) / f"majlis-chaos-{os.getpid()}"
    parser.add_argument("--logs", type=Path, default=logs, help="where what servers say is kept")
    chosen = parser.parse_args()
    chosen.servers = chosen.servers or (1 if chosen.db == "sqlite" else 2)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever is stopped cleans up
    raise SystemExit(main(chosen))
