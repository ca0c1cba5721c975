"""What a position is worth to each seat, in points: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.features import NAMES, features
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)
STYLES: Final = (
    {"water at hand": 1.25, "water near": 1.25},
    {"oasis at hand": 1.25, "oasis near": 1.25},
)
"""Two characters for bots: what each is fond of, and how many times as much that weighs for it."""


def evaluate(s: Desert, weights: Weights = FITTED) -> list[float]:
    return weights.worth(features(s))
