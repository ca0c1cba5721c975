"""Decoders in process: whatever is mutated, only refusals that have a name come out."""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.fuzz.doors import Door, inputs

SLOW = 5.0
"""Seconds after which it counts as hanging."""
TOLD = 5
"""Faults of one kind that are told with their input."""


@dataclass
class Found:
    inputs: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    """What was read without any objection, by its door."""
    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    faults: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=dict)
    slowest: float = 0.0
    hangs: int = 0

    def told(self) -> str:
        number, faults = sum(self.inputs.values()), sum(self.faults.values())
        slow = f"slowest {self.slowest:.2f} s, {self.hangs} hangs"
        lines = [f"{number} inputs, {slow}, {faults} faults"]
        lines += [
            f"  {door:18}{number:9}, {self.taken[door]} taken, {self.seconds[door]:.1f} s"
            for door, number in sorted(self.inputs.items())
        ]
        for fault, number in self.faults.most_common():
            lines += [f"{number:6} {fault}", *(f"       {one}" for one in self.examples[fault])]
        return "\n".join(lines) + "\n"


def fuzz(number: int, seed: int, progress: Callable[[Found], None] = lambda _: None) -> Found:
    found = Found()
    for nth, (door, given) in enumerate(inputs(random.Random(seed), number), 1):
        found.inputs[door.name] += 1
        begun = time.perf_counter()
        try:
            door.enter(given)
            found.taken[door.name] += 1
        except door.allowed:
            pass
        except Exception as error:
            note(found, door, given, error)
        took = time.perf_counter() - begun
        found.seconds[door.name] += took
        found.slowest = max(found.slowest, took)
        found.hangs += took > SLOW
        if nth % 100_000 == 0:
            progress(found)
    return found


def note(found: Found, door: Door, given: Any, error: Exception) -> None:
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "majlis" in frame.filename] or list(frames)
    where = f"{ours[-1].filename.rpartition('majlis/')[2]}:{ours[-1].lineno}"
    kind = f"{door.name}: {type(error).__name__} at {where}"
    found.faults[kind] += 1
    examples = found.examples.setdefault(kind, [])
    if len(examples) < TOLD:
        examples.append(f"{error!s:.80}: {given!r:.300}")


def run(number: int, seed: int) -> int:
    begun = time.monotonic()
    found = fuzz(number, seed, lambda so_far: print_line(so_far, begun))
    sys.stdout.write(found.told())
    return 1 if found.faults or found.hangs else 0


def print_line(found: Found, begun: float) -> None:
    number, faults = sum(found.inputs.values()), sum(found.faults.values())
    sys.stdout.write(f"{time.monotonic() - begun:7.0f} s  {number} inputs, {faults} faults\n")
    sys.stdout.flush()
