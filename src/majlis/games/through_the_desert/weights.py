"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 2 rounds of 200 games, seed 1.
R2 of the final lead, cross-validated: 0.229; before: 0.232.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "largest caravans": -0.4287,
    "camels ahead": -2.4,
    "water at hand": 0.6619,
    "water near": 0.2295,
    "oasis at hand": 0.4527,
    "oasis near": 0.2536,
    "oasis far": 0.01107,
    "open caravans": -0.1149,
    "room to grow": 0.1946,
    "turn": 0.2467,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 9.17
LATE: Final = 6.484
