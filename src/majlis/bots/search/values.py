"""What positions are worth: the one place where a search asks for it, many at a time."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from majlis.kernel.state import State

Worths: TypeAlias = Callable[[list[Any]], list[list[float]]]
"""What each of these positions is worth to every seat, in points. A network would rather be asked
about many than about one."""

Prior: TypeAlias = Callable[[Any, int, list[list[int]]], list[float]]
"""How likely each of these moves of a seat is the best, in a position: to be tried first."""

WON: Final = 0.8
"""The share of the reward for a finished game that goes to whoever has won; the rest goes by
points, so that a game that is decided is still played well."""


def one_by_one(evaluate: Callable[[Any], list[float]]) -> Worths:
    """The worths of positions by a function for one."""

    def worths(positions: list[Any]) -> list[list[float]]:
        return [evaluate(s) for s in positions]

    return worths


def lead(worth: list[float], seat: int) -> float:
    """What a seat has more than the others on average."""
    others = 0.0
    for other in range(len(worth)):
        if other != seat:
            others += worth[other]
    return worth[seat] - others / max(1, len(worth) - 1)


def chances(worth: list[float], scale: float) -> list[float]:
    """How likely each seat is to win, if so many points of difference make it e times likelier."""
    top = max(worth)
    odds = [math.exp((points - top) / scale) for points in worth]
    total = sum(odds)
    return [one / total for one in odds]


def rewards(s: State, worth: list[float], scale: float) -> list[float]:
    """What each seat gets out of this position, from 0 to 1."""
    hoped = chances(worth, scale)
    if s.waiting:
        return hoped
    winners = s.winners()
    share = WON / len(winners)
    return [
        (1.0 - WON) * hoped[seat] + (share if seat in winners else 0.0)
        for seat in range(len(hoped))
    ]
