"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 1 rounds of 400 games, seed 3.
R2 of the final lead, cross-validated: 0.590; before: 0.589.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "more viziers": -0.3877,
    "viziers ahead": 1.473,
    "viziers behind": -1.473,
    "elders": 1.041,
    "djinn in reach": 1.965,
    "fakirs": 4.31,
    "kinds of goods": -4.129,
    "next good": 2.876,
    "free djinns": 7.322,
    "paid djinns": -0.1605,
    "oases": 2.806,
    "villages": 5.983,
    "camels": 1.223,
    "coins to spend": -0.3358,
    "turns to come": 10.03,
    "first prize": 0.313,
    "later prizes": 0.3468,
    "tribe to come": 1.098,
    "tile to come": 0.698,
    "kills to come": 2.042,
    "capture to come": 0.7038,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 23.78
LATE: Final = 5.453
