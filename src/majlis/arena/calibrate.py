"""The calibration loop: a fixed piece of pure-Python work that speed figures are divided by.

Machines are noisy and differ; a ratio to this loop, timed in the same process just before and just
after a measurement, does not. It is never compiled and never changed, or old ratios would lose
their meaning.
"""

from __future__ import annotations

import time

TURNS = 200_000
CHECKSUM = 1230888577


def loop(n: int = TURNS) -> int:
    """Fixed integer, list and dict work."""
    acc = 1
    numbers = list(range(64))
    table = {i: i * 7 for i in range(64)}
    for i in range(n):
        j = i & 63
        acc = (acc * 31 + numbers[j] + table[j]) & 0xFFFFFFFF
        numbers[j] = acc & 1023
        if acc & 1:
            table[j] = acc & 255
    return acc


def turns_per_second(repeats: int = 5) -> float:
    """Loop turns per CPU second, the best of several."""
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        loop()
        best = min(best, time.process_time() - start)
    return TURNS / best
