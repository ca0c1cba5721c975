"""What a position is worth to each seat, in points: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.features import NAMES, features
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)


def evaluate(s: Sultanate) -> list[float]:
    return FITTED.worth(features(s))
