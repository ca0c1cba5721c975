"""What results say about strength: Bradley-Terry ratings, Wilson's interval, a sequential test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, TypeAlias

Z: Final = 1.959964
"""So many standard errors to either side hold the truth in 95 of 100 cases."""
ERROR: Final = 0.05
"""How often the sequential test may accept, or refuse, what it should not."""
ELO: Final = 400 / log(10)
"""Points for one unit of the logistic curve: 400 more are odds of ten to one."""
STEPS: Final = 100
"""Far more than the strengths need to settle; a dozen are usual."""

Duel: TypeAlias = tuple[int, int, float]
"""One bot, another, and what the first got: 1 for a victory, a half for a draw, 0."""
Matrix: TypeAlias = list[list[float]]


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval of 95 %."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Estimate:
    """The share of victories, with Wilson's interval, which also holds near 0 and 1."""
    share = won / played
    middle = share + Z * Z / (2 * played)
    half = Z * sqrt(share * (1 - share) / played + (Z / (2 * played)) ** 2)
    whole = 1 + Z * Z / played
    return Estimate(share, max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole))


def bradley_terry(bots: int, rounds: Iterable[Sequence[Duel]]) -> list[Estimate]:
    """The strength of every bot in Elo points, around an average of 0.

    So that a bot that has won everything does not come out infinitely strong, every two bots are
    taken to have beaten each other once more, both ways.

    Duels of one round have the same dice, and those of one game the same table, so they are not
    independent. The interval therefore comes from how much whole rounds differ (a sandwich
    estimate with rounds as clusters): pairing makes it narrower, a crowded table does not.
    """
    beaten = [[one] for i, j in combinations(range(bots), 2) for one in ((i, j, 1.0), (i, j, 0.0))]
    clusters = [*rounds, *beaten]
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slopes = [slope(strengths, duels) for duels in clusters]
        spread = inverse(curvature(strengths, clusters))
        step = times(spread, [sum(column) for column in zip(*slopes, strict=True)])
        longest = max(map(abs, step))
        # A step of Newton's can be too long where one bot nearly always wins.
        damping = min(1.0, 1 / longest) if longest else 1.0
        strengths = [old + damping * by for old, by in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    pulls = [times(spread, each) for each in slopes]
    errors = [sqrt(sum(pull[bot] ** 2 for pull in pulls)) for bot in range(bots)]
    return [
        Estimate(ELO * strength, ELO * (strength - Z * error), ELO * (strength + Z * error))
        for strength, error in zip(strengths, errors, strict=True)
    ]


def expected(one: float, other: float) -> float:
    """The share of its duels that one bot should win against another, by their strengths."""
    return 1 / (1 + exp(other - one))


def slope(strengths: list[float], duels: Sequence[Duel]) -> list[float]:
    """How much these duels would have every bot stronger."""
    pull = [0.0] * len(strengths)
    for i, j, won in duels:
        more = won - expected(strengths[i], strengths[j])
        pull[i] += more
        pull[j] -= more
    return pull


def curvature(strengths: list[float], clusters: Iterable[Sequence[Duel]]) -> Matrix:
    """How sure all duels together are: the information about the strengths.

    Only differences are known; a last term that holds the average at 0 makes it invertible.
    """
    bots = len(strengths)
    table = [[1 / bots] * bots for _ in range(bots)]
    for duels in clusters:
        for i, j, _ in duels:
            share = expected(strengths[i], strengths[j])
            known = share * (1 - share)
            table[i][i] += known
            table[j][j] += known
            table[i][j] -= known
            table[j][i] -= known
    return table


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; enough for as many bots as fit into an arena."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for i in range(size):
            if i != at and rows[i][at]:
                by = rows[i][at]
                rows[i] = [value - by * top for value, top in zip(rows[i], rows[at], strict=True)]
    return [row[size:] for row in rows]


def times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


class SequentialTest:
    """Wald's test: does somebody win `high` of the games rather than only `low` of them?

    After every look it accepts, refuses or wants more games, and errs in 5 of 100 cases when the
    truth is at either end. A draw counts as half a victory; that makes errors rarer, not more
    frequent.
    """

    BOUND: Final = log((1 - ERROR) / ERROR)

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.evidence = 0.0
        """The logarithm of how much likelier the games are with `high` than with `low`."""

    def add(self, won: float) -> None:
        victory, defeat = self.high / self.low, (1 - self.high) / (1 - self.low)
        self.evidence += won * log(victory) + (1 - won) * log(defeat)

    @property
    def verdict(self) -> str:
        if self.evidence >= self.BOUND:
            return "accepted"
        return "refused" if self.evidence <= -self.BOUND else "undecided"
