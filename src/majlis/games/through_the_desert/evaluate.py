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


def within_reach() -> list[list[tuple[int, int]]]:
    """For every hex the hexes near it, each with its distance."""
    everywhere = range(len(HEXES))
    return [
        [(far, distance(hex, far)) for far in everywhere if 0 < distance(hex, far) <= REACH]
        for hex in everywhere
    ]


NEAR: Final = within_reach()


def evaluate(s: Desert) -> list[float]:
    """Points if the game ended now, and for every water hole or oasis a caravan could still reach
    a share of it that grows as the caravan comes nearer."""
    values = [float(points) for points in s.scores()]
    nearest: dict[int, int] = {}
    for hex in s.board.hexes:
        caravan = s.cells[hex] - CAMEL
        if caravan < 0 or not s.rims[caravan]:
            continue
        for far, steps in NEAR[hex]:
            holds = s.cells[far]
            if 0 < holds <= PALM:
                goal = caravan * 256 + far
                if nearest.get(goal, REACH + 1) > steps:
                    nearest[goal] = steps
    for goal, steps in nearest.items():
        caravan, far = goal // 256, goal % 256
        holds = s.cells[far]
        if holds < PALM:
            values[owner_of(caravan)] += holds * PULL[steps]
        elif not s.linked[caravan] >> PALM_SPOTS.index(far) & 1 and steps > 1:
            values[owner_of(caravan)] += OASIS_POINTS * PULL[steps - 1]
    return values
