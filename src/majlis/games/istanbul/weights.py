"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 2 rounds of 150 games, seed 1.
R2 of the final lead, cross-validated: 0.355; before: 0.319.
"""

from typing import Final

WEIGHTS: Final = {
    "rubies": 1.0,
    "last ruby": -0.08944,
    "lira": 0.7137,
    "lira to spare": 0.03854,
    "goods": 0.08588,
    "jewelry": 0.2259,
    "fitting goods": 0.004288,
    "overload": -0.163,
    "first extension": 0.6263,
    "second extension": 1.504,
    "third extension": 0.974,
    "first mosque tile": 0.5526,
    "both mosque tiles": 0.2371,
    "tavern tiles": 0.154,
    "coffee": 0.0745,
    "seals": 0.1028,
    "five lira cards": 0.1814,
    "other cards": 0.0442,
    "moving cards": 0.04569,
    "guild cards": 0.1969,
    "companion": 0.1933,
    "first assistant": 0.2612,
    "second assistant": 0.2457,
    "more assistants": 0.2215,
    "assistants left behind": 0.1909,
    "this place": 0.5601,
    "next place": 0.715,
    "things to come": 1.476,
    "turn": -0.01661,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 1.051
LATE: Final = 0.2628
