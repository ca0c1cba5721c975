"""Fencing off land: which hexes has a caravan closed in with the camel just placed, and what do
they bring?

Take all hexes of the board but the caravan's own. A connected part of them in which no camel
stands is enclosed: by the caravan, with the help of the board's edge and the central mountains.
"""

from __future__ import annotations

from majlis.games.through_the_desert.data import caravan_colour, owner_of
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.oases import link
from majlis.games.through_the_desert.rules.water import take_water
from majlis.games.through_the_desert.state import CAMEL, CLOSED, EMPTY, PALM, Desert


def newly_enclosed(s: Desert, caravan: int, hex: int) -> list[list[int]]:
    """The territories that the camel on this hex has closed.

    A camel can only cut something off if the places around it that are not its own caravan or wall
    fall apart into several runs; each run is then followed until it meets a camel or its end.
    """
    cells = s.cells
    mine = CAMEL + caravan
    ring = s.board.ring[hex]
    starts: list[int] = []
    before_free = ring[5] >= 0 and cells[ring[5]] != mine
    for place in ring:
        free = place >= 0 and cells[place] != mine
        if free and not before_free:
            starts.append(place)
        before_free = free
    if len(starts) < 2:
        return []
    territories: list[list[int]] = []
    reached = bytearray(len(cells))
    for run, start in enumerate(starts, 1):
        if not reached[start]:
            territory = without_camels(s, mine, start, reached, run)
            if territory:
                territories.append(territory)
    return territories


def without_camels(s: Desert, mine: int, start: int, reached: bytearray, run: int) -> list[int]:
    """The part of the board around `start` that the caravan bounds; empty if a camel is in it.

    `reached` remembers which run came where: to meet an earlier run is to meet its camel.
    """
    cells, neighbours = s.cells, s.board.neighbours
    if cells[start] >= CAMEL:
        return []
    part = [start]
    reached[start] = run
    for hex in part:
        for near in neighbours[hex]:
            if reached[near] == run or cells[near] == mine:
                continue
            if reached[near] or cells[near] >= CAMEL:
                return []
            reached[near] = run
            part.append(near)
    part.sort()
    return part


def close(s: Desert, caravan: int, territory: list[int], hex: int) -> None:
    """Take its water and its oases at once; a point for every hex without a palm at the end. Nobody
    may place a camel there any more."""
    seat = owner_of(caravan)
    points = 0
    for inside in territory:
        holds = s.cells[inside]
        if holds == PALM:
            link(s, caravan, inside)
            continue
        if holds != EMPTY:
            take_water(s, seat, holds, inside)
        s.cells[inside] = CLOSED
        points += 1
    s.land[seat] += points
    s.lands.append([caravan, *territory])
    s.rims[caravan] = [rim for rim in s.rims[caravan] if rim not in territory]
    s.note(notes.LAND, seat, caravan_colour(caravan), points, hex)
