"""Sector actions (pages 8-12): what each of the nine sectors does; the date orchard in full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.games.marrakesh.data import (
    A_RESOURCE,
    A_SECTOR,
    BLACK,
    COLOUR_OF,
    DATE,
    DINAR,
    DONE,
    GREEN,
    MADRASA,
    MEDINA,
    MOSQUE,
    ON_MOSQUE,
    ON_PALACE,
    ORCHARD,
    PALACE,
    POINT,
    RIVER,
    SECTORS,
    SOUK,
    SQUARE,
    TURQUOISE,
    WATER,
    WHITE,
    resource_of,
    sector_of,
)
from majlis.games.marrakesh.rules import (
    madrasa,
    medina,
    notes,
    river,
    sahara,
    scrolls_permanent,
    souk,
    square,
    stairs,
    supply,
)
from majlis.games.marrakesh.state import FROM_ORCHARD, FROM_SCROLLS, Marrakesh
from majlis.kernel.frame import Frame, ToSeat


class SectorAction(Frame[Marrakesh]):
    """Page 8: perform a sector action. Fish, clerics, nobles and pickers are counted now: what is
    gained on the way counts from the next action on (ruling 5.77)."""

    def __init__(self, player: int, sector: int) -> None:
        self.player: Final = player
        self.sector: Final = sector

    def args(self) -> tuple[int, ...]:
        return (self.player, self.sector)

    def run(self, s: Marrakesh) -> None:
        s.note(notes.ACTS, self.player, self.sector)
        SECTOR_ACTIONS[self.sector](s, self.player)


def sail(s: Marrakesh, seat: int) -> None:
    """Page 8: 1 step on the river for each fish."""
    fish = s.players[seat].keshis[TURQUOISE]
    if fish:
        s.then(river.Sail(seat, fish))


def harvest(s: Marrakesh, seat: int) -> None:
    """Page 9: 1 date for each date picker."""
    me = s.players[seat]
    if scrolls_permanent.orchard_has_a_choice(me):
        if me.keshis[GREEN]:
            s.then(Harvest(seat, me.keshis[GREEN], POINT))
    else:
        supply.gain(s, seat, DATE, me.keshis[GREEN], FROM_ORCHARD)


def trade(s: Marrakesh, seat: int) -> None:
    """Page 9: use the exchange office, or acquire a luxury good."""
    s.then(souk.Trade(seat, souk.NOTHING))


def perform(s: Marrakesh, seat: int) -> None:
    """Page 9: turn the audience disc, and choose an entertainer; with scroll 65 twice."""
    for _ in range(scrolls_permanent.square_actions(s.players[seat])):
        s.then(square.Perform(seat))


def climb_to_the_mosque(s: Marrakesh, seat: int) -> None:
    """Page 10: 1 step on the mosque staircase for each cleric."""
    stairs.move(s, seat, ON_MOSQUE, s.players[seat].keshis[BLACK])


def climb_to_the_palace(s: Marrakesh, seat: int) -> None:
    """Page 10: 1 step on the palace staircase for each noble."""
    stairs.move(s, seat, ON_PALACE, s.players[seat].keshis[WHITE])


def study(s: Marrakesh, seat: int) -> None:
    """Page 10: acquire scrolls."""
    s.then(madrasa.Study(seat, 0, madrasa.ANY_SCROLL))


def build(s: Marrakesh, seat: int) -> None:
    """Page 11: buy city gates; then deploy the keshis that came with them."""
    s.then(medina.BuyGate(seat), medina.DeployKept(seat))


def claim(s: Marrakesh, seat: int) -> None:
    """Page 12: claim discovered oases."""
    s.then(sahara.ClaimOasis(seat))


SECTOR_ACTIONS: Final[list[Callable[[Marrakesh, int], None]]] = [
    sail,
    harvest,
    trade,
    perform,
    climb_to_the_mosque,
    climb_to_the_palace,
    study,
    build,
    claim,
]
"""By sector."""
ONCE_FOR_EACH: Final = (RIVER, ORCHARD, MOSQUE, PALACE)
"""Where a step or a date comes for each keshi."""


def idle(s: Marrakesh, seat: int, sector: int) -> bool:
    """Its action does nothing: there is no keshi yet that it does something for, or nothing that
    can be paid for. On the square it always turns the audience."""
    if sector in ONCE_FOR_EACH:
        return not s.players[seat].keshis[COLOUR_OF[sector]]
    if sector == SQUARE:
        return False
    offer = first_offer(seat, sector)
    return offer.lapses(s) or offer.options(s, seat) == [DONE]


def first_offer(seat: int, sector: int) -> ToSeat[Marrakesh]:
    if sector == SOUK:
        return souk.Trade(seat, souk.NOTHING)
    if sector == MADRASA:
        return madrasa.Study(seat, 0, madrasa.ANY_SCROLL)
    if sector == MEDINA:
        return medina.BuyGate(seat)
    return sahara.ClaimOasis(seat)


class AnyAction(ToSeat[Marrakesh]):
    """Scroll 53, river tile 01: you may perform any one sector action. No assistant works, so no
    vendor brings water (ruling 5.45)."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *range(A_SECTOR, A_SECTOR + len(SECTORS))]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            s.then(SectorAction(seat, sector_of(action)))


class Harvest(ToSeat[Marrakesh]):
    """Scrolls 23-25: each picker brings a date, or else 1 water, 1 dinar or 1 point; none before
    `least`, so that there is one way to say each mixture."""

    CONTINUES = True
    SET = True

    def __init__(self, player: int, left: int, least: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.least: Final = least

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left, self.least)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        ways: list[int] = []
        if scrolls_permanent.pickers_bring_points(me):
            ways.append(POINT)
        if scrolls_permanent.pickers_bring_water(me):
            ways.append(A_RESOURCE + WATER)
        ways.append(A_RESOURCE + DATE)
        if scrolls_permanent.pickers_bring_dinars(me):
            ways.append(A_RESOURCE + DINAR)
        return [way for way in ways if way >= self.least]

    def members(self, s: Marrakesh, seat: int) -> dict[int, int]:
        return dict.fromkeys(self.options(s, seat), self.left)

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == POINT:
            supply.score(s, seat, 1, FROM_SCROLLS)
        else:
            supply.gain(s, seat, resource_of(action), 1, FROM_ORCHARD)
        if self.left > 1:
            s.then(Harvest(seat, self.left - 1, action))
