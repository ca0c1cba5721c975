"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 1 rounds of 200 games, seed 1.
R2 of the final lead, cross-validated: 0.543; before: 0.524.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "more viziers": 0.2022,
    "viziers ahead": 0.4292,
    "viziers behind": -0.4292,
    "elders": 0.4228,
    "djinn in reach": 1.987,
    "fakirs": 5.681,
    "next good": 0.01126,
    "djinns": 3.641,
    "oases": 1.658,
    "villages": 2.065,
    "camels": 1.084,
    "coins to spend": 0.8362,
    "turns to come": 11.39,
    "first prize": 0.2642,
    "later prizes": 0.298,
    "tribe to come": 0.9445,
    "tile to come": 0.8745,
    "kills to come": 5.623,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 23.8
LATE: Final = 5.45
