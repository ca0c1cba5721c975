"""What a position is worth to each seat, in points: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.features import NAMES, features
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)
STYLES: Final = (
    {"elders": 1.25, "djinn in reach": 1.25, "free djinns": 1.25},
    {"fakirs": 1.25, "next good": 1.25},
)
"""Two characters for bots: how many times as much some features weigh for each."""


def evaluate(s: Sultanate, weights: Weights = FITTED) -> list[float]:
    return weights.worth(features(s))
