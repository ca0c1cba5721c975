"""What a position is worth to each seat, in points: its features, as they were weighed."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.features import NAMES, features
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.weights import EARLY, LATE, WEIGHTS
from majlis.kernel.weights import Weights

FITTED: Final = Weights(NAMES, WEIGHTS, EARLY, LATE)
STYLES: Final = (
    {"river": 1.25, "rapids": 1.25, "first on the river": 1.25},
    {"goods": 1.25, "luxury in reach": 1.25, "variety of goods": 1.25},
)
"""Two characters for bots: how many times as much some features weigh for each."""


def evaluate(s: Marrakesh, weights: Weights = FITTED) -> list[float]:
    return weights.worth(features(s))
