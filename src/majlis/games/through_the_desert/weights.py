"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 1 rounds of 600 games, seed 2.
R2 of the final lead, cross-validated: 0.185; before: 0.184.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "largest caravans": -0.4156,
    "camels ahead": -2.317,
    "water at hand": 0.4969,
    "water near": 0.2491,
    "oasis at hand": 0.4472,
    "oasis near": 0.3017,
    "oasis far": 0.01638,
    "open caravans": -1.125,
    "room to grow": 0.3543,
    "turn": 0.3625,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 12.97
LATE: Final = 7.711
