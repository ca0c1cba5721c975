"""What a position is worth to each seat, in points: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.template.features import NAMES, features
from majlis.games.template.state import Stakes
from majlis.games.template.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)
STYLES: Final = ({"pot": 1.5}, {"purse": 2.0})
"""Two characters for bots: how many times as much some features weigh for each."""


def evaluate(s: Stakes, weights: Weights = FITTED) -> list[float]:
    return weights.worth(features(s))
