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
from majlis.games.through_the_desert.rules.land import newly_enclosed
from majlis.games.through_the_desert.rules.scoring import caravan_points, oasis_points
from majlis.games.through_the_desert.state import CAMEL, PALM, Desert

F_POINTS: Final = 0  # certain ones; those for the largest caravans get certain by and by
F_LARGEST_CARAVANS: Final = 1  # their points, as far as they are not certain yet
F_CAMELS_AHEAD: Final = 2  # of the best rival, in points that are as good as won or lost
F_WATER_AT_HAND: Final = 3  # one camel away
F_WATER_NEAR: Final = 4  # two or three camels away, and not nearer to anybody else
F_WATER_FAR: Final = 5  # four or five camels away, and not nearer to anybody else
F_CONTESTED_WATER: Final = 6  # somebody else is as near
F_OASIS_AT_HAND: Final = 7  # points of oases one camel away
F_OASIS_NEAR: Final = 8  # two camels away
F_OASIS_FAR: Final = 9  # three or four camels away
F_LAND_AT_HAND: Final = 10  # what the best camel would fence off
F_REALM: Final = 11  # hexes nearer than to anybody else
F_SHARED_REALM: Final = 12  # hexes as near to somebody else
F_OPEN_CARAVANS: Final = 13  # which can still grow
F_ROOM_TO_GROW: Final = 14  # hexes where a camel can be placed
F_TURN: Final = 15  # to be asked next
NAMES: Final = (
    "points",
    "largest caravans",
    "camels ahead",
    "water at hand",
    "water near",
    "water far",
    "contested water",
    "oasis at hand",
    "oasis near",
    "oasis far",
    "land at hand",
    "realm",
    "shared realm",
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
        fronts(s, rows, soon, rest)
        oases(s, rows, soon)
        land(s, rows, soon)
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
STEPS: Final = 5


def around(hexes: int) -> int:
    """The places beside these hexes, and some that are none."""
    aside = hexes << 1 | hexes >> 1
    return aside | (hexes | aside & LOW) >> WIDTH | (hexes | aside & HIGH) << WIDTH


def fronts(s: Desert, rows: list[list[float]], soon: float, rest: float) -> None:
    """How near free hexes and water are to everybody's caravans, step by step round all obstacles.

    That two caravans of a colour may not touch counts for the first step alone.
    """
    cells, rims, players = s.cells, s.rims, s.players
    free = 0
    water = [0, 0, 0, 0]
    for hex in s.board.hexes:
        holds = cells[hex]
        if holds < PALM:
            free |= BIT[hex]
            if holds:
                water[holds] |= BIT[hex]
    fronts: list[int] = []
    for seat in range(players):
        front = 0
        for caravan in range(5 * seat, 5 * seat + 5):
            for hex in rims[caravan]:
                front |= BIT[hex]
        fronts.append(front)
    for step in range(1, STEPS + 1):
        once = twice = 0
        for front in fronts:
            twice |= once & front
            once |= front
        free &= ~once
        for seat in range(players):
            front = fronts[seat]
            if not front:
                continue
            row = rows[seat]
            alone, shared = front & ~twice, front & twice
            row[F_REALM] += rest * alone.bit_count()
            row[F_SHARED_REALM] += rest * shared.bit_count()
            for value in range(1, 4):
                here = water[value] & front
                if not here:
                    continue
                if step == 1:
                    row[F_WATER_AT_HAND] += soon * value * here.bit_count()
                else:
                    which = F_WATER_NEAR if step <= 3 else F_WATER_FAR
                    row[which] += soon * value * (here & alone).bit_count()
                    row[F_CONTESTED_WATER] += soon * value * (here & shared).bit_count()
            fronts[seat] = around(front) & free


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


def land(s: Desert, rows: list[list[float]], soon: float) -> None:
    """The best that one camel would fence off: hexes, water and oases."""
    for caravan in range(len(s.rims)):
        row = rows[owner_of(caravan)]
        for hex in s.rims[caravan]:
            if not may_enclose(s, caravan, hex):
                continue
            cells = s.cells
            before = cells[hex]
            cells[hex] = CAMEL + caravan
            gain = 0
            for territory in newly_enclosed(s, caravan, hex):
                for inside in territory:
                    holds = cells[inside]
                    if holds != PALM:
                        gain += 1 + holds
                    elif not s.linked[caravan] >> PALM_SPOTS.index(inside) & 1:
                        gain += OASIS_POINTS
            cells[hex] = before
            row[F_LAND_AT_HAND] = max(row[F_LAND_AT_HAND], soon * gain)


def may_enclose(s: Desert, caravan: int, hex: int) -> bool:
    """Whether what lies around the hex and is not the caravan's own falls apart."""
    cells = s.cells
    mine = CAMEL + caravan
    runs = 0
    ring = s.board.ring[hex]
    before_free = ring[5] >= 0 and cells[ring[5]] != mine
    for place in ring:
        free = place >= 0 and cells[place] != mine
        if free and not before_free:
            runs += 1
        before_free = free
    return runs > 1


def room(s: Desert, rows: list[list[float]], rest: float) -> None:
    for caravan in range(len(s.rims)):
        hexes = len(s.rims[caravan])
        if hexes:
            row = rows[owner_of(caravan)]
            row[F_OPEN_CARAVANS] += rest
            row[F_ROOM_TO_GROW] += rest * min(hexes, 8)
    if s.waiting[0] >= 0:
        rows[s.waiting[0]][F_TURN] = rest
