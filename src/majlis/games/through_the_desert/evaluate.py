"""What a position is worth to each seat, in points: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.features import NAMES, features
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)
STYLES: Final = (
    {"water at hand": 1.2, "water near": 1.2, "oasis at hand": 0.8, "oasis near": 0.8},
    {"water at hand": 0.9, "water near": 0.9, "oasis at hand": 1.25, "oasis near": 1.25},
)
"""Two characters for bots: how many times as much some features weigh for each."""


def evaluate(s: Desert, weights: Weights = FITTED) -> list[float]:
    return weights.worth(features(s))
