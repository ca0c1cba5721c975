"""What the features are worth, in points: written by `majlis fit`, not by hand.

2026-11-16, 2 players, 2 rounds of 250 games, seed 1.
R2 of the final lead, cross-validated: 0.312; before: 0.255.
"""

from typing import Final

WEIGHTS: Final = {
    "points": 1.0,
    "needs met": 1.412,
    "shortage": -0.3154,
    "spare resources": 1.461,
    "many resources": 0.991,
    "spare resources early": -0.1182,
    "uses": 0.7177,
    "river": 0.9243,
    "orchard": 0.229,
    "mosque": 0.871,
    "palace": 0.9797,
    "entertainers": 0.1129,
    "scholars": 0.9101,
    "guards": 0.5323,
    "water vendors": 1.166,
    "filling sectors": 1.541,
    "souk": 2.405,
    "luxury in reach": 0.157,
    "goods": 1.16,
    "variety of goods": 0.2328,
    "oases discovered": -0.4592,
    "worth of oases": 0.3351,
    "claimed oases early": -1.02,
    "towns discovered": 0.0,
    "steps": 0.1916,
    "stairs": 0.3167,
    "top of the stairs": -1.247,
    "rapids": 1.601,
    "river spaces": -1.218,
    "first on the river": 4.124,
    "scrolls": 1.621,
    "caravans": 0.3996,
    "gates": -1.289,
    "selecting turquoise": 0.2566,
    "selecting green": 0.3807,
    "selecting yellow": 0.4076,
    "selecting purple": -0.2567,
    "selecting orange": 0.9995,
    "selecting pink": -0.05477,
    "selecting black": 0.07954,
    "selecting white": 0.03839,
    "selecting gray": 0.7202,
    "selecting beige": -0.6897,
    "selecting brown": -2.164,
    "selecting red": 0.7621,
}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = 21.8
LATE: Final = 5.9
