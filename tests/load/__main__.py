"""Many tables at once: how many turns a second a server takes, and how long everybody waits.

    python -m tests.load [--tables 200] [--sockets 3] [--rate 100] [--seconds 20]
                         [--db URL | --postgres] [--workers N] [--python PYTHON]

A turn ("batch") is three drafts that its page is shown, and an answer of one or several actions. It
is over when all pages of the table show it. Without --rate every table plays as fast as it can.
PYTHON belongs to the build that is measured (`.venv-compiled/bin/python` after `make compiled`).
Client and server share the machine: the load average stands beside the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from majlis.table import guests
from majlis.table.signing import signature
from majlis.table.store import Store
from tests.load import machine
from tests.load.browser import Line, Page, Refused
from tests.load.games import GAMES, SEEDS, Batch, Script, lay, script
from tests.load.server import Server, empty_postgres

WARMING = 3.0
"""Seconds before it counts."""
LAST_BATCH = 30.0
"""Seconds for which the last turns are waited for."""


@dataclass
class Found:
    """What a run has come to, in seconds."""

    answers: list[float] = field(default_factory=list)
    """From an answer to its being written down."""
    shown: list[float] = field(default_factory=list)
    """From an answer to the last page of the table that shows it."""
    drafts: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0
    cpu: dict[int, float] = field(default_factory=dict)
    """Seconds of processors, by process of the server."""
    memory: dict[str, float] = field(default_factory=dict)
    """MiB of the server after each step of opening."""

    @property
    def per_second(self) -> float:
        return len(self.answers) / (self.ended - self.began)


class Player:
    """Plays the game of one table, for everybody who sits there."""

    def __init__(self, id: str, script: Script, server: Server, key: str) -> None:
        self.id = id
        self.script = script
        self.server = server
        self.line = Line("127.0.0.1", server.port)
        self.cookies = [
            f"{guests.PERSON}={id}-{seat}.{signature(f'{id}-{seat}', key)}"
            for seat in range(script.table.seats)
        ]
        self.pages: list[Page] = []
        self.next = 0

    async def enter(self) -> None:
        await self.line.get(f"/t/{self.id}", self.cookies[0])

    async def look(self, sockets: int) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/t/{self.id}/live"
        for seat in range(sockets):
            # More pages than seats: the others belong to people who watch.
            cookie = self.cookies[seat] if seat < len(self.cookies) else ""
            self.pages.append(await Page.open(address, cookie))

    async def play(self, found: Found, pause: float, until: float) -> None:
        while time.perf_counter() < until and self.next < len(self.script.batches):
            begun = time.perf_counter()
            batch = self.script.batches[self.next]
            self.next += 1
            try:
                await self.give(batch, found, pause / 5)
            except (Refused, OSError, asyncio.IncompleteReadError) as error:
                found.failed.append(str(error) or type(error).__name__)
                return
            await asyncio.sleep(max(0.0, begun + pause - time.perf_counter()))

    async def give(self, batch: Batch, found: Found, rest: float) -> None:
        if batch.seat < len(self.pages):
            for path in batch.drafts:
                found.drafts.append(await self.pages[batch.seat].plan(batch.ask, path))
                await asyncio.sleep(rest)
        begun = time.perf_counter()
        body = {"ask": batch.ask, "actions": batch.actions}
        done = await self.line.post(f"/t/{self.id}/answer", body, self.cookies[batch.seat])
        answered = time.perf_counter()
        shown = [await page.shows(done["seq"]) for page in self.pages]
        if begun >= found.began > 0:
            found.answers.append(answered - begun)
            found.shown.append(max(shown, default=answered) - begun)

    async def close(self) -> None:
        self.line.close()
        for page in self.pages:
            await page.close()


async def measure(args: argparse.Namespace, server: Server, tables: list[tuple[str, Script]],
                  key: str) -> Found:  # fmt: skip
    found = Found(memory={"empty": machine.resident(server.pid)})
    players = [Player(id, one, server, key) for id, one in tables]
    for player in players:
        await player.enter()
    found.memory["rooms"] = machine.resident(server.pid)
    for player in players:
        await player.look(args.sockets)
    found.memory["sockets"] = machine.resident(server.pid)
    pause = args.tables / args.rate if args.rate else 0.0
    begin = time.perf_counter()
    until = begin + WARMING + args.seconds
    playing = []
    for nth, player in enumerate(players):
        start = pause * nth / len(players)
        playing.append(asyncio.create_task(later(start, player.play(found, pause, until))))
    await asyncio.sleep(WARMING)
    before = {pid: machine.seconds(pid) for pid in machine.family(server.pid)}
    found.drafts.clear()
    found.began = time.perf_counter()
    await asyncio.sleep(args.seconds)
    found.ended = time.perf_counter()
    found.cpu = {
        pid: machine.seconds(pid) - before.get(pid, 0.0) for pid in machine.family(server.pid)
    }
    done, late = await asyncio.wait(playing, timeout=LAST_BATCH)
    found.failed += [f"not finished after {LAST_BATCH:.0f} s"] * len(late)
    for task in late:
        task.cancel()
    for task in done:
        task.result()
    found.memory["played"] = machine.resident(server.pid)
    await asyncio.gather(*(player.close() for player in players))
    return found


async def later(seconds: float, work: Coroutine[None, None, None]) -> None:
    await asyncio.sleep(seconds)
    await work


def told(args: argparse.Namespace, found: Found) -> str:
    seconds = found.ended - found.began
    used = sorted((cpu / seconds for cpu in found.cpu.values()), reverse=True)
    processes = " + ".join(f"{100 * share:.0f}" for share in used if share > 0.01)
    memory = found.memory
    sockets = args.tables * args.sockets
    store = "SQLite" if "sqlite" in args.url else "PostgreSQL"
    lines = [
        f"{args.tables} tables, {sockets} sockets, {store}, {args.workers} process(es)",
        f"  load average          {os.getloadavg()[0]:.1f}",
        f"  batches/s {found.per_second:.1f}   server's processes % of a core: {processes}",
        f"  written down          {spread(found.answers)}",
        f"  shown on every page   {spread(found.shown)}",
        f"  a draft               {spread(found.drafts)}",
        f"  MiB of the server     {memory['empty']:.0f} empty, {memory['played']:.0f} played",
        f"  MiB of a room         {(memory['rooms'] - memory['empty']) / args.tables:.2f}",
        f"  MiB of a socket       {(memory['sockets'] - memory['rooms']) / max(1, sockets):.2f}",
        f"  failed: {len(found.failed)} {found.failed[:3] if found.failed else ''}",
    ]
    return "\n".join(lines) + "\n"


def spread(times: Sequence[float]) -> str:
    if not times:
        return "none"
    ordered = sorted(1000 * one for one in times)
    parts = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in SHARES]
    return " / ".join(f"{part:.0f}" for part in parts) + " ms (p50 / p95 / p99 / max)"


SHARES = (0.5, 0.95, 0.99, 1.0)


def run(args: argparse.Namespace) -> Found:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = args.db or f"sqlite:///{folder}/tables.sqlite"
        if args.postgres:
            url = stack.enter_context(empty_postgres())
        longest = 20 + int(2 * (WARMING + args.seconds) * (args.rate or 400) / args.tables)
        scripts = [
            script(game, args.seats, seed, longest) for seed in range(SEEDS) for game in args.game
        ]
        args.url = url
        key, tables = asyncio.run(prepare(url, scripts, args.tables))
        server = Server(url, args.workers, args.python)
        try:
            return asyncio.run(measure(args, server, tables, key))
        finally:
            server.end(signal.SIGTERM)


async def prepare(
    url: str, scripts: list[Script], tables: int
) -> tuple[str, list[tuple[str, Script]]]:
    store = Store(url)
    await store.open()
    try:
        return await store.secret("cookies"), await lay(store, scripts, tables)
    finally:
        await store.close()


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=3, help="at each table")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rate", type=float, default=0.0, help="turns a second in all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--db", default="", help="of an empty database")
    parser.add_argument("--postgres", action="store_true", help="on a server of our own")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    parser.add_argument("--python", default=sys.executable, help="of the build to be measured")
    chosen = parser.parse_args(given)
    chosen.game = chosen.game or [*GAMES]
    return chosen


if __name__ == "__main__":
    asked = arguments()
    come_to = run(asked)
    sys.stdout.write(told(asked, come_to))
    raise SystemExit(1 if come_to.failed else 0)
