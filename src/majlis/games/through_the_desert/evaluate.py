"""What a position is worth to each seat: its points, and a mild pull to points within reach."""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.data import (
    HEXES,
    OASIS_POINTS,
    PALM_SPOTS,
    distance,
    owner_of,
)
from majlis.games.through_the_desert.state import CAMEL, PALM, Desert

REACH: Final = 4  # how far from a camel water and oases still pull
PULL: Final = [0.0, 0.30, 0.16, 0.09, 0.05]  # share of the points, by distance


def rings() -> list[list[list[int]]]:
    """For every hex the hexes at each distance within reach, the nearest first."""
    everywhere = range(len(HEXES))
    return [
        [[far for far in everywhere if distance(hex, far) == steps] for steps in range(REACH + 1)]
        for hex in everywhere
    ]


RINGS: Final = rings()


def evaluate(s: Desert) -> list[float]:
    """Points if the game ended now, and for every water hole or oasis a caravan could still reach
    a share of it that grows as the caravan comes nearer."""
    values = [float(points) for points in s.scores()]
    stuck = 0
    for caravan in range(len(s.rims)):
        if not s.rims[caravan]:
            stuck |= 1 << caravan
    cells = s.cells
    for goal in s.board.hexes:
        holds = cells[goal]
        if not 0 < holds <= PALM:
            continue
        rings = RINGS[goal]
        oasis = 0 if holds < PALM else 1 << PALM_SPOTS.index(goal)
        known = stuck  # each caravan is counted where it is nearest
        for steps in range(1, REACH + 1):
            for near in rings[steps]:
                caravan = cells[near] - CAMEL
                if caravan < 0 or known >> caravan & 1:
                    continue
                known |= 1 << caravan
                if not oasis:
                    values[owner_of(caravan)] += holds * PULL[steps]
                elif not s.linked[caravan] & oasis and steps > 1:
                    values[owner_of(caravan)] += OASIS_POINTS * PULL[steps - 1]
    return values
