"""`python -m tests.load.soak`: people come and go for a long time, and the server stays as it is.

    python -m tests.load.soak [--minutes 30] [--visitors 8] [--python PYTHON]

Visitors set tables, play, talk, look back, leave, and come back to tables that they have left.
Every minute a line says what they have done and how much memory the server and its workers have. It
is to be flat: what is kept of rooms and pictures is bounded, so it grows in the beginning and then
no more. Status 1 if it is not, if somebody met a fault, or could not stay.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import httpx
import websockets

from tests.fuzz.server import Server, served
from tests.load.visitor import Visit, Visitor

MOST_GROWTH = 0.1
"""Of the memory, from the second third of the time to the last."""
LONGEST_STAY = 600.0
"""Seconds, however slow the bots are and the machine is."""
LEFT_BEHIND = 60
"""Tables that somebody may come back to."""
UNAVAILABLE = (httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError)


@dataclass
class Found:
    done: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    minutes: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    """MiB of all its processes, at each of these minutes."""
    logged: int = 0

    @property
    def is_well(self) -> bool:
        return self.growth <= MOST_GROWTH and not (self.done["faults"] or self.failed)

    @property
    def growth(self) -> float:
        """The share by which memory has grown since it has settled, between two thirds: single
        minutes rise and fall with what is being drawn."""
        third = max(1, len(self.memory) // 3)
        middle, last = self.memory[third : 2 * third] or self.memory, self.memory[-third:]
        return (sum(last) / len(last)) / (sum(middle) / len(middle)) - 1


class Soak:
    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.found = Found()
        self.left: list[Visit] = []

    async def visit(self, until: float, think: float) -> None:
        """One stay at a table after the other: a new one, or one that was left."""
        while time.monotonic() < until:
            visit = None
            if self.left and self.rng.random() < 0.4:
                visit = self.left.pop(self.rng.randrange(len(self.left)))
                self.found.done["resumed"] += 1
            visitor = Visitor(self.server.address, self.rng, self.found.done, think)
            try:
                stay = asyncio.wait_for(visitor.stay(visit), LONGEST_STAY)
                visit = await stay
                if visit is not None:
                    self.left = [*self.left, visit][-LEFT_BEHIND:]
            except UNAVAILABLE as error:
                self.found.failed[type(error).__name__] += 1
                await asyncio.sleep(0.5)
            finally:
                await visitor.close()

    async def watch(self, until: float, every: float) -> None:
        begun = time.monotonic()
        while time.monotonic() < until:
            await asyncio.sleep(min(every, max(0.0, until - time.monotonic())))
            found = self.found
            found.minutes.append((time.monotonic() - begun) / 60)
            found.memory.append(self.server.memory)
            found.logged = self.server.logged
            sys.stdout.write(
                f"{found.minutes[-1]:5.1f} min  {found.memory[-1]:6.1f} MiB  "
                f"log {found.logged} B  load {os.getloadavg()[0]:.1f}  "
                f"{dict(found.done)} failed {dict(found.failed)}\n"
            )
            sys.stdout.flush()

    async def run(self, seconds: float, visitors: int, think: float, every: float) -> Found:
        until = time.monotonic() + seconds
        work = [self.visit(until, think) for _ in range(visitors)]
        await asyncio.gather(self.watch(until, every), *work)
        return self.found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.load.soak")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--visitors", type=int, default=8)
    parser.add_argument("--think", type=float, default=0.2, help="seconds before an answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", default="", help="a SQLite file that is gone afterwards, if none")
    parser.add_argument("--python", default=sys.executable, help="of the build to be watched")
    given = parser.parse_args(arguments)
    with served(given.db, python=given.python) as (server, _):
        soak = Soak(server, given.seed)
        seconds = 60 * given.minutes
        every = min(60.0, seconds / 6)
        found = asyncio.run(soak.run(seconds, given.visitors, given.think, every))
        alive = server.alive
    grown = 100 * found.growth
    sys.stdout.write(f"grown by {grown:+.1f} % from the second third to the last; alive: {alive}\n")
    return 0 if alive and found.is_well else 1


if __name__ == "__main__":
    sys.exit(main())
