"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 1 rounds of 500 games, seed 2.
R2 of the final lead, cross-validated: 0.599; before: 0.595.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "more viziers": -0.615,
    "viziers ahead": 1.77,
    "viziers behind": -1.77,
    "elders": 0.9399,
    "djinn in reach": 1.473,
    "fakirs": 4.926,
    "kinds of goods": -3.103,
    "next good": 2.062,
    "free djinns": 5.942,
    "paid djinns": -1.45,
    "oases": 3.535,
    "villages": 5.745,
    "camels": 1.29,
    "coins to spend": 0.5951,
    "turns to come": 10.65,
    "first prize": 0.275,
    "later prizes": 0.3066,
    "tribe to come": 1.137,
    "tile to come": 0.6744,
    "kills to come": 2.189,
    "capture to come": 0.7026,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 20.0
LATE: Final = 6.484
