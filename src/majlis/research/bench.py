"""How fast the environments are: steps, each with an observation and a mask, at random."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from majlis import research
from majlis.arena.calibrate import turns_per_second
from majlis.kernel.chance import Rng
from majlis.kernel.game import Setting
from majlis.research.turns import TurnsEnv
from majlis.research.vector import VectorEnv

TABLES = 64
"""At each process."""
WINDOWS = 5
"""The fastest of so many counts: others may be busy on the same machine."""


@dataclass(frozen=True)
class Steps:
    """What the environments do in a second. Whoever chooses at random and reads is counted in."""

    vector: float
    """of the vector environment, in a second of one core"""
    vector_ratio: float
    """Those for 1,000 turns of the calibration loop."""
    processes: float
    """of the vector environment with two processes, by the clock on the wall"""
    speedup: float
    """So many times as many as one process makes by the same clock."""
    turns: float
    """of PettingZoo's AEC, in a second of one core"""


def measure(
    game: str, seats: int, options: dict[str, Setting] | None = None, seconds: float = 1.0
) -> Steps:
    """Time one game, so many seconds for each kind."""
    window = seconds / WINDOWS
    before = turns_per_second()
    with research.vector_env(game, seats, options, count=TABLES) as vector:
        here = begun(vector)
        by_core = fastest(here, window, time.process_time)
        by_wall = fastest(here, window, time.perf_counter)
    with research.vector_env(game, seats, options, count=2 * TABLES, processes=2) as vector:
        processes = fastest(begun(vector), window, time.perf_counter)
    turns = fastest(in_turn(research.env(game, seats, options)), window, time.process_time)
    loop = max(before, turns_per_second())
    return Steps(by_core, by_core / loop * 1000, processes, processes / by_wall, turns)


def fastest(work: Callable[[], int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second by that clock; a piece of work says how many it has made."""
    best = 0.0
    for _ in range(WINDOWS):
        steps, start = 0, clock()
        while (passed := clock() - start) < seconds:
            steps += work()
        best = max(best, steps / passed)
    return best


def begun(vector: VectorEnv) -> Callable[[], int]:
    """An answer at every table."""
    rng = np.random.default_rng(1)
    vector.reset(seed=1)

    def work() -> int:
        vector.step(vector.sample(rng))
        return vector.count

    return work


def in_turn(env: TurnsEnv) -> Callable[[], int]:
    """Some answers, each after an observation."""
    rng = Rng(1)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(TABLES):
            if not env.position.waiting:
                env.reset()
            env.last()
            legal = env.position.legal
            env.step(legal[rng.below(len(legal))])
        return TABLES

    return work
