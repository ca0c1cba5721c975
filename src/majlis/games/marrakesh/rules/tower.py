"""The cube tower (page 7; how it works inside is reconstructed, see the docs).

All keshis of the round are thrown together and drop one by one onto floor A. There, and then on
floor B, each may stay, and may knock loose what lies there already. Nobody sees what happens
inside, so that every question of a throw is the same to the table: only when the tower is still,
its base is looked at.
"""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    ARRIVALS_A,
    ARRIVALS_B1,
    ARRIVALS_B2,
    FALLS,
    STAYS,
    STILL,
    is_staying,
    keshi_of,
    knocked_of,
)
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.state import Marrakesh, Tower
from majlis.kernel.frame import ALL, NONE, Frame, ToChance

UPPER: Final = 0
LOWER: Final = 1


class ThrowIn(Frame[Marrakesh]):
    """Page 7: the start player collects all selected keshis and tosses them into the tower."""

    def run(self, s: Marrakesh) -> None:
        thrown = [0] * 12
        for player in s.players:
            for colour in player.picked:
                thrown[colour] += 1
        s.thrown = thrown
        tower = s.tower.clone()
        tower.dropping = thrown.copy()
        s.tower = tower
        s.note(notes.THROWN, sum(thrown))
        s.then(Throw())


class Throw(ToChance[Marrakesh]):
    """Page 7: some keshis get stuck, and some from previous rounds are dislodged."""

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        tower = s.tower
        if tower.loose:
            return colours_of(lying_on(tower, tower.floor))
        if tower.arriving != NONE:
            half = len(odds(s, tower)) // 2
            return [*range(STAYS, STAYS + half), *range(FALLS, FALLS + half)]
        dropping = colours_of(tower.dropping)
        return dropping or [STILL]

    def weights(self, s: Marrakesh) -> list[int]:
        tower = s.tower
        if tower.loose:
            return [n for n in lying_on(tower, tower.floor) if n]
        if tower.arriving != NONE:
            return odds(s, tower)
        return [n for n in tower.dropping if n] or [1]

    def audience(self, s: Marrakesh, seat: int) -> int:
        return ALL if is_still(s.tower) else 0

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == STILL:
            look_into_the_base(s)
            return
        tower = s.tower.clone()
        s.tower = tower
        if tower.loose:
            knock_loose(tower, keshi_of(action))
        elif tower.arriving == NONE:
            tower.dropping[keshi_of(action)] -= 1
            tower.arriving, tower.floor = keshi_of(action), UPPER
        else:
            tower.stays = is_staying(action)
            tower.loose = knocked_of(action)
            if not tower.loose:
                settle_down(tower)
        s.then(self)


def colours_of(counts: list[int]) -> list[int]:
    return [A_KESHI + colour for colour, n in enumerate(counts) if n]


def lying_on(tower: Tower, floor: int) -> list[int]:
    return tower.upper if floor == UPPER else tower.lower


def odds(s: Marrakesh, tower: Tower) -> list[int]:
    """In millionths, for the arriving keshi: stays and knocks 0, 1, 2 ... loose, or falls on."""
    lying = sum(lying_on(tower, tower.floor))
    if tower.floor == UPPER:
        return ARRIVALS_A[lying]
    return ARRIVALS_B2[lying] if s.tower_b2 else ARRIVALS_B1[lying]


def is_still(tower: Tower) -> bool:
    return tower.arriving == NONE and not tower.loose and sum(tower.dropping) == 0


def knock_loose(tower: Tower, colour: int) -> None:
    """A keshi that lay on the floor falls on; after the last of them the arriving one settles."""
    lying_on(tower, tower.floor)[colour] -= 1
    fall(tower, colour)
    tower.loose -= 1
    if not tower.loose:
        settle_down(tower)


def settle_down(tower: Tower) -> None:
    """The arriving keshi stays or falls on; then the next one arrives at the lower floor."""
    if tower.stays:
        lying_on(tower, tower.floor)[tower.arriving] += 1
    else:
        fall(tower, tower.arriving)
    tower.arriving = NONE
    if tower.falling:
        tower.arriving, tower.floor = tower.falling[0], LOWER
        tower.falling = tower.falling[1:]


def fall(tower: Tower, colour: int) -> None:
    if tower.floor == UPPER:
        tower.falling.append(colour)
    else:
        tower.landed[colour] += 1


def look_into_the_base(s: Marrakesh) -> None:
    """Page 7: the keshis that emerged are sorted by colour."""
    tower = s.tower.clone()
    s.base = tower.landed
    s.lodged = [
        lodged + thrown - out
        for lodged, thrown, out in zip(s.lodged, s.thrown, tower.landed, strict=True)
    ]
    tower.landed = [0] * 12
    tower.floor, tower.stays = UPPER, False
    s.tower = tower
    s.thrown = [0] * 12
    for colour in range(12):
        if s.base[colour]:
            s.note(notes.CAME_OUT, colour, s.base[colour])
    s.note(notes.LODGED, sum(s.lodged))
