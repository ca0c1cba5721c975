"""What speaks for a seat: points that are certain, and what else may come of its caravans.

Promises fade as the piles are used up, so that just before the end only points count.
"""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.data import (
    HEXES,
    MAP,
    OASIS_POINTS,
    PALM_SPOTS,
    PILE,
    SHARED_LARGEST,
    distance,
    owner_of,
)
from majlis.games.through_the_desert.rules.scoring import caravan_points, oasis_points
from majlis.games.through_the_desert.state import CAMEL, PALM, Desert

F_POINTS: Final = 0  # certain ones; those for the largest caravans get certain by and by
F_LARGEST_CARAVANS: Final = 1  # their points, as far as they are not certain yet
F_CAMELS_AHEAD: Final = 2  # of the best rival, in points that are as good as won or lost
F_WATER_AT_HAND: Final = 3  # one camel away
F_WATER_NEAR: Final = 4  # two or three camels away, and farther from everybody else
F_OASIS_AT_HAND: Final = 5  # points of oases one camel away
F_OASIS_NEAR: Final = 6  # two camels away
F_OASIS_FAR: Final = 7  # three or four camels away
F_OPEN_CARAVANS: Final = 8  # which can still grow
F_ROOM_TO_GROW: Final = 9  # hexes where a camel can be placed
F_TURN: Final = 10  # to be asked next
NAMES: Final = (
    "points",
    "largest caravans",
    "camels ahead",
    "water at hand",
    "water near",
    "oasis at hand",
    "oasis near",
    "oasis far",
    "open caravans",
    "room to grow",
    "turn",
)


def left(s: Desert) -> float:
    """How much of the game is left, from 1 to 0: the smallest pile decides when it ends."""
    if not s.waiting:
        return 0.0
    return min(1.0, min(s.piles) / PILE[s.players])


def features(s: Desert) -> list[list[float]]:
    """For every seat, in the order of `NAMES`."""
    rows = [[0.0] * len(NAMES) for _ in range(s.players)]
    rest = left(s)
    points(s, rows, rest)
    if rest:
        soon = min(1.0, 4 * rest)
        sizes(s, rows, soon)
        water(s, rows, soon)
        oases(s, rows, soon)
        room(s, rows, rest)
    return rows


def points(s: Desert, rows: list[list[float]], rest: float) -> None:
    oases, caravans = oasis_points(s), caravan_points(s)
    for seat in range(s.players):
        row = rows[seat]
        row[F_POINTS] = s.water[seat] + s.land[seat] + oases[seat] + (1.0 - rest) * caravans[seat]
        row[F_LARGEST_CARAVANS] = rest * caravans[seat]


def sizes(s: Desert, rows: list[list[float]], soon: float) -> None:
    """The race for the largest caravan of each colour: a lead is worth the more, the fewer camels
    are left to make up for it."""
    for colour in range(5):
        to_come = 1.0 + s.piles[colour] / s.players
        for seat in range(s.players):
            best = 0
            for other in range(s.players):
                if other != seat:
                    best = max(best, s.sizes[5 * other + colour])
            ahead = (s.sizes[5 * seat + colour] - best) / to_come
            rows[seat][F_CAMELS_AHEAD] += soon * SHARED_LARGEST * max(-1.0, min(1.0, ahead))


# A set of hexes is one int, with a bit at WIDTH * row + column: all neighbours are found at once.
WIDTH: Final = len(MAP[0]) + 2
BIT: Final = [1 << WIDTH * y + x for x, y in HEXES]
LOW: Final = sum(1 << WIDTH * y + x for y in range(len(MAP)) for x in range(0, WIDTH, 2))
HIGH: Final = LOW << 1
"""The columns that lie half a hex lower than their neighbours, and the others."""
STEPS: Final = 3


def around(hexes: int) -> int:
    """The places beside these hexes, and some that are none."""
    aside = hexes << 1 | hexes >> 1
    return aside | (hexes | aside & LOW) >> WIDTH | (hexes | aside & HIGH) << WIDTH


def water(s: Desert, rows: list[list[float]], soon: float) -> None:
    """How near water holes are to everybody's caravans, step by step round all obstacles.

    That two caravans of a colour may not touch counts for the first step alone.
    """
    cells, rims = s.cells, s.rims
    free = 0
    holes = [0, 0, 0, 0]
    for hex in s.board.hexes:
        holds = cells[hex]
        if holds < PALM:
            free |= BIT[hex]
            if holds:
                holes[holds] |= BIT[hex]
    fronts: list[int] = []
    for seat in range(s.players):
        front = 0
        for caravan in range(5 * seat, 5 * seat + 5):
            for hex in rims[caravan]:
                front |= BIT[hex]
        fronts.append(front)
        rows[seat][F_WATER_AT_HAND] += soon * worth_of(holes, front)
    for _ in range(1, STEPS):
        for front in fronts:
            free &= ~front
        once = twice = 0
        for seat in range(s.players):
            front = fronts[seat] = around(fronts[seat]) & free
            twice |= once & front
            once |= front
        for seat in range(s.players):
            rows[seat][F_WATER_NEAR] += soon * worth_of(holes, fronts[seat] & ~twice)


def worth_of(holes: list[int], hexes: int) -> int:
    """The water holes on these hexes."""
    worth = 0
    for value in range(1, 4):
        worth += value * (holes[value] & hexes).bit_count()
    return worth


def rings() -> list[list[list[int]]]:
    """For every palm spot the hexes at each distance within reach, the nearest first."""
    everywhere = range(len(HEXES))
    return [
        [[far for far in everywhere if distance(spot, far) == steps] for steps in range(6)]
        for spot in PALM_SPOTS
    ]


RINGS: Final = rings()
BY_STEPS: Final = [0, 0, F_OASIS_AT_HAND, F_OASIS_NEAR, F_OASIS_FAR, F_OASIS_FAR]


def oases(s: Desert, rows: list[list[float]], soon: float) -> None:
    """Oases that caravans can still be linked with, each counted from its nearest camel."""
    cells = s.cells
    stuck = 0
    for caravan in range(len(s.rims)):
        if not s.rims[caravan]:
            stuck |= 1 << caravan
    for nth in range(len(PALM_SPOTS)):
        if cells[PALM_SPOTS[nth]] != PALM:
            continue
        known = stuck
        for steps in range(1, 6):
            for near in RINGS[nth][steps]:
                caravan = cells[near] - CAMEL
                if caravan < 0 or known >> caravan & 1:
                    continue
                known |= 1 << caravan
                if steps > 1 and not s.linked[caravan] >> nth & 1:
                    row = rows[owner_of(caravan)]
                    row[BY_STEPS[steps]] += soon * OASIS_POINTS


def room(s: Desert, rows: list[list[float]], rest: float) -> None:
    for caravan in range(len(s.rims)):
        hexes = len(s.rims[caravan])
        if hexes:
            row = rows[owner_of(caravan)]
            row[F_OPEN_CARAVANS] += rest
            row[F_ROOM_TO_GROW] += rest * min(hexes, 8)
    if s.waiting[0] >= 0:
        rows[s.waiting[0]][F_TURN] = rest
