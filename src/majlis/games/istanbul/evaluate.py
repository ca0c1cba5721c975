"""What a position is worth to each seat, in rubies: its features, as they were weighed."""

from __future__ import annotations

import math
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
NEARER: Final = 0.5
"""Each ruby that is still wanted leaves so much less to be hoped for."""
HOARD: Final = 1.5
"""As that comes near, more of anything is worth less and less."""


def evaluate(s: Istanbul, weights: Weights = FITTED) -> list[float]:
    """This is a race: the last rubies count double. What is promised fades with each of them, and
    whoever is far ahead would put them off. So would who hoards, for whom nobody hurries: more than
    victory cannot be hoped for."""
    worth = weights.worth(features(s))
    target = s.target()
    for seat, player in enumerate(s.players):
        worth[seat] += max(0, player.rubies - target + LAST)
        wanted = target - player.rubies
        if s.waiting and wanted > 0:
            most = target + LAST - NEARER * wanted
            beyond = worth[seat] - most + HOARD
            if beyond > 0.0:
                worth[seat] = most - HOARD * math.exp(-beyond / HOARD)
    return worth
