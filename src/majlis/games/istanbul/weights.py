"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 2 rounds of 150 games, seed 1.
R2 of the final lead, cross-validated: 0.415; before: 0.405.
"""

from typing import Final

WEIGHTS: Final = {
    "rubies": 1.0,
    "last ruby": -0.02431,
    "lira": 0.7919,
    "lira to spare": 0.03798,
    "goods": 0.06281,
    "jewelry": 0.1713,
    "fitting goods": 0.0398,
    "overload": 0.01203,
    "first extension": 0.8242,
    "second extension": 1.659,
    "third extension": 1.21,
    "first mosque tile": 0.5173,
    "both mosque tiles": 0.1308,
    "tavern tiles": 0.1999,
    "coffee": 0.08272,
    "seals": 0.1132,
    "five lira cards": 0.2033,
    "other cards": 0.07648,
    "moving cards": 0.04107,
    "guild cards": 0.1118,
    "companion": 0.2137,
    "first assistant": 0.3537,
    "second assistant": 0.3082,
    "more assistants": 0.2576,
    "assistants left behind": 0.2334,
    "this place": 0.6986,
    "next place": 0.9002,
    "things to come": 1.515,
    "turn": -0.03496,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 0.6816
LATE: Final = 0.3125
