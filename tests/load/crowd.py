"""`python -m tests.load.crowd`: one visitor wants everything, and the others play on.

    python -m tests.load.crowd [--tables 12] [--rate 4] [--seconds 30] [--python PYTHON]
                               [--sets 20] [--looks 500] [--idle 1200]

While people play, one guest sets new tables of bots, twenty at a time and again and again; opens
500 pages of one table, wants to see another board on each of them a hundred times a second, closes
them after a second to open them anew, and tries again where they were turned away; and somebody
opens connections and says nothing. Status 1 if the guest got everything, or if one in a
hundred of the others' answers took longer than half a second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from majlis.table import guests
from majlis.table.signing import signature
from tests.load.__main__ import Found, arguments, measure, prepare, spread
from tests.load.games import GAMES, Script, script
from tests.load.server import Server

GREEDY = "greedy"
MOST = 0.5
"""Seconds within which 99 of 100 answers of the others are to be written down."""
HASTE = 0.01
"""Seconds between two wishes of a page; the server hears twenty in a second. The others play in
this very process: nobody is in more haste than that."""
WISHES = 100
"""After which a page is closed and opened anew."""
AGAIN = 5.0
"""Seconds after which whoever was turned away tries again: of 500 pages, a hundred in each."""
LONGEST = 400
"""Turns of the games that the others play."""
UNAVAILABLE = (httpx.HTTPError, OSError, TimeoutError, ConnectionClosed, InvalidStatus)


class Crowd:
    """What one guest, and whoever says nothing, do to a server; and what came of it."""

    def __init__(self, server: Server, key: str) -> None:
        self.server = server
        self.headers = {"cookie": f"{guests.PERSON}={GREEDY}.{signature(GREEDY, key)}"}
        self.came_of_it: Counter[str] = Counter()

    async def come(self, table: str, sets: int, looks: int, idle: int) -> None:
        """Until it is cancelled."""
        async with asyncio.TaskGroup() as all_of_it:
            for _ in range(sets):
                all_of_it.create_task(self._set_tables())
            for _ in range(looks):
                all_of_it.create_task(self._look(table))
            for _ in range(idle):
                all_of_it.create_task(self._be_silent())

    async def _set_tables(self) -> None:
        address = f"http://127.0.0.1:{self.server.port}"
        async with httpx.AsyncClient(base_url=address, timeout=60) as browser:
            while True:
                with suppress(*UNAVAILABLE):
                    asked = await browser.post(f"/play/{GAMES[0]}", headers=self.headers)
                    self.came_of_it[f"tables: {asked.status_code}"] += 1

    async def _look(self, table: str) -> None:
        """At one board after the other, again and again."""
        address = f"ws://127.0.0.1:{self.server.port}/t/{table}/live"
        while True:
            with suppress(*UNAVAILABLE):
                page = await connect(address, additional_headers=self.headers, max_size=None)
                try:
                    await self._look_at(page)
                    await page.close()
                finally:
                    page.transport.abort()  # when all is over, goodbyes are not waited for
            self.came_of_it["pages: closed"] += 1

    async def _look_at(self, page: ClientConnection) -> None:
        try:
            await page.recv()
        except ConnectionClosed:
            self.came_of_it["pages: turned away"] += 1
            await asyncio.sleep(AGAIN)
            return
        self.came_of_it["pages: open"] += 1
        reading = asyncio.create_task(drain(page))
        try:
            for nth in range(WISHES):
                await page.send(f'{{"board_of":{nth % 3}}}')
                self.came_of_it["wishes"] += 1
                await asyncio.sleep(HASTE)
        finally:
            reading.cancel()

    async def _be_silent(self) -> None:
        """Somebody is there and asks for nothing; when they are sent away, they come again."""
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
                self.came_of_it["silent connections"] += 1
                try:
                    await reader.read()
                finally:
                    writer.close()
                self.came_of_it["silent connections: closed"] += 1


async def drain(page: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in page:
            pass


async def crowded(
    args: argparse.Namespace, server: Server, tables: list[tuple[str, Script]], key: str
) -> tuple[Found, Counter[str]]:
    crowd = Crowd(server, key)
    work = asyncio.create_task(crowd.come(tables[0][0], args.sets, args.looks, args.idle))
    found = await measure(args, server, tables, key)
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    return found, crowd.came_of_it


def run(given: Sequence[str] | None = None) -> tuple[Found, Counter[str]]:
    """What the others have met, and the visitor."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sets", type=int, default=20, help="tables that are asked for at once")
    parser.add_argument("--looks", type=int, default=500, help="pages of one table")
    parser.add_argument("--idle", type=int, default=1200, help="connections that say nothing")
    greed, rest = parser.parse_known_args(given)
    usual = ["--tables", "12", "--rate", "4", "--sockets", "2", "--seconds", "30"]
    args = argparse.Namespace(**vars(arguments([*usual, *rest])) | vars(greed))
    scripts = [script(game, args.seats, 0, LONGEST) for game in args.game]
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder)}/tables.sqlite"
        key, tables = asyncio.run(prepare(url, scripts, args.tables))
        server = Server(url, python=args.python)
        try:
            return asyncio.run(crowded(args, server, tables, key))
        finally:
            server.end(signal.SIGTERM)


def main() -> int:
    others, greedy = run()
    told = ", ".join(f"{what} {number}" for what, number in sorted(greedy.items()))
    sys.stdout.write(
        f"others: {others.per_second:.1f} turns/s, written {spread(others.answers)}, "
        f"failed {others.failed}; load average {os.getloadavg()[0]:.1f}\n"
        f"the visitor: {told}\n"
    )
    slow = sorted(others.answers)[int(0.99 * len(others.answers))] > MOST
    return 1 if slow or others.failed or not is_turned_away(greedy) else 0


def is_turned_away(greedy: Counter[str]) -> bool:
    return bool(greedy["tables: 429"] and greedy["pages: turned away"])


if __name__ == "__main__":
    sys.exit(main())
