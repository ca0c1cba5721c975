"""Over the wire: described requests, changed ones, noise and messages against a real server."""

from __future__ import annotations

import asyncio
import os
import sys
import time
import urllib.request
from dataclasses import dataclass, field

from tests.fuzz import described, lines, sockets
from tests.fuzz.answers import HANG, Answers
from tests.fuzz.place import Place
from tests.fuzz.server import Server

SHARES = {"described": 0.2, "lines": 0.6, "sockets": 0.2}
MOST_LOG = 1024 * 1024
"""Bytes that may be written, whatever is sent."""
MOST_GROWTH = 0.25
"""Of the memory, after the first stretch: by then what is kept is full."""


@dataclass
class Found:
    answers: Answers = field(default_factory=Answers)
    memory: list[float] = field(default_factory=list)
    """MiB before, and after each part."""
    logged: int = 0
    tracebacks: int = 0
    """In the log so far: nobody's nonsense is worth one."""
    healthy: bool = False
    seconds: float = 0.0

    @property
    def is_well(self) -> bool:
        no_faults = not (self.answers.faults or self.answers.hangs)
        return no_faults and self.healthy and self.logged < MOST_LOG and not self.tracebacks

    def told(self) -> str:
        memory = " -> ".join(f"{one:.0f}" for one in self.memory)
        return (
            f"{self.answers.told()}\n  memory {memory} MiB, log {self.logged} bytes, "
            f"{self.tracebacks} tracebacks, healthy: {self.healthy}; {self.seconds:.0f} s, "
            f"load {os.getloadavg()[0]:.1f}\n"
        )


def fuzz(server: Server, place: Place, number: int, seed: int) -> Found:
    """In parts, so that the memory can be seen after each."""
    found, begun = Found(), time.monotonic()
    answers = found.answers
    found.memory.append(server.memory)
    count = {part: round(share * number) for part, share in SHARES.items()}
    described.ask(server.address, place, count["described"], answers, seed)
    found.memory.append(server.memory)
    asyncio.run(lines.send(server.port, place, count["lines"], answers, seed))
    found.memory.append(server.memory)
    asyncio.run(sockets.send(server.port, place, count["sockets"], answers, seed))
    found.memory.append(server.memory)
    found.healthy = is_healthy(server)
    found.logged = server.logged
    found.tracebacks = server.tracebacks
    found.seconds = time.monotonic() - begun
    return found


def is_healthy(server: Server) -> bool:
    with urllib.request.urlopen(f"{server.address}/healthz", timeout=HANG) as answer:
        return bool(answer.status == 200)


def run(server: Server, place: Place, number: int, seed: int) -> int:
    """In stretches: a line for each says how far it has got."""
    stretch = 10_000
    well, after = True, []
    for nth in range(max(1, round(number / stretch))):
        found = fuzz(server, place, min(stretch, number), seed + nth)
        well &= found.is_well
        after.append(found.memory[-1])
        sys.stdout.write(found.told())
        sys.stdout.flush()
    growth = after[-1] / after[0] - 1
    sys.stdout.write(f"memory has grown by {100 * growth:+.1f} % after the first stretch\n")
    well &= growth <= MOST_GROWTH
    if not well:
        sys.stdout.write(server.log.read_text()[-5000:])
    return 0 if well else 1
