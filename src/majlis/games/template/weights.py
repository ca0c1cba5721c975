"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 2 rounds of 400 games, seed 1.
R2 of the final lead, cross-validated: 0.470; before: 0.465.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "pot": 1.0,
    "purse": 0.4341,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 4.2
LATE: Final = 1.25
