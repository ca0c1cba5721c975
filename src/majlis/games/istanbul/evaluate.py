"""What a position is worth to each seat, in rubies: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.features import NAMES, features
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)
STYLES: Final = (
    {"five lira cards": 1.5, "other cards": 1.5, "moving cards": 1.5},
    {"fitting goods": 2.0},
)
"""Two characters for bots: how many times as much some features weigh for each."""
LAST: Final = 3


def evaluate(s: Istanbul, weights: Weights = FITTED) -> list[float]:
    """This is a race: the last rubies count double. What is promised fades with each of them, and
    whoever is far ahead would put them off."""
    worth = weights.worth(features(s))
    last = s.target() - LAST
    for seat, player in enumerate(s.players):
        worth[seat] += max(0, player.rubies - last)
    return worth
