"""What a position is worth to each seat, in points: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.features import NAMES, features
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)
STYLES: Final = (("elders", "djinn in reach", "free djinns"), ("fakirs", "next good"))


def evaluate(s: Sultanate, weights: Weights = FITTED) -> list[float]:
    return weights.worth(features(s))
