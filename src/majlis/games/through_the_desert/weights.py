"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 2 rounds of 200 games, seed 1.
R2 of the final lead, cross-validated: 0.215; before: -0.027.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "largest caravans": -0.3536,
    "camels ahead": -2.475,
    "water at hand": 0.4957,
    "water near": 0.2252,
    "water far": -0.07223,
    "contested water": 0.0,
    "oasis at hand": 0.432,
    "oasis near": 0.3254,
    "oasis far": 0.04855,
    "land at hand": 0.005811,
    "realm": 0.005931,
    "shared realm": 0.0,
    "open caravans": -1.5,
    "room to grow": 0.4463,
    "turn": 0.4579,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 13.0
LATE: Final = 7.71
