"""Sector actions (pages 8-12): what each of the nine sectors does; the date orchard in full."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_RESOURCE,
    A_SECTOR,
    BLACK,
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


def act(s: Marrakesh, player: int, sector: int) -> None:
    """Perform a sector action. Fish, clerics, nobles and pickers are counted now: what is gained on
    the way counts from the next action on (ruling 5.77). Call it last, or push `SectorAction`."""
    me = s.players[player]
    s.note(notes.ACTS, player, sector)
    if sector == RIVER:
        if me.keshis[TURQUOISE]:
            s.then(river.Sail(player, me.keshis[TURQUOISE]))
    elif sector == ORCHARD:
        harvest(s, player)
    elif sector == SOUK:
        s.then(souk.Trade(player, souk.NOTHING))
    elif sector == SQUARE:
        for _ in range(scrolls_permanent.square_actions(me)):
            s.then(square.Perform(player))
    elif sector == MOSQUE:
        stairs.move(s, player, ON_MOSQUE, me.keshis[BLACK])
    elif sector == PALACE:
        stairs.move(s, player, ON_PALACE, me.keshis[WHITE])
    elif sector == MADRASA:
        s.then(madrasa.Study(player, 0, madrasa.ANY_SCROLL))
    elif sector == MEDINA:
        s.then(medina.BuyGate(player), medina.DeployKept(player))
    else:
        s.then(sahara.ClaimOasis(player))


class SectorAction(Frame[Marrakesh]):
    """Perform a sector action, with all that it leads to, before what waits."""

    def __init__(self, player: int, sector: int) -> None:
        self.player: Final = player
        self.sector: Final = sector

    def args(self) -> tuple[int, ...]:
        return (self.player, self.sector)

    def run(self, s: Marrakesh) -> None:
        act(s, self.player, self.sector)


class AnyAction(ToSeat[Marrakesh]):
    """Scroll 53, river tile 01: you may perform any one sector action. No assistant works, so no
    vendor brings water (ruling 5.45)."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *range(A_SECTOR, A_SECTOR + len(SECTORS))]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            act(s, seat, action - A_SECTOR)


def harvest(s: Marrakesh, player: int) -> None:
    """Page 9: 1 date for each date picker."""
    me = s.players[player]
    if scrolls_permanent.orchard_has_a_choice(me):
        if me.keshis[GREEN]:
            s.then(Harvest(player, me.keshis[GREEN], POINT))
    else:
        supply.gain(s, player, DATE, me.keshis[GREEN], FROM_ORCHARD)


class Harvest(ToSeat[Marrakesh]):
    """Scrolls 23-25: each picker brings a date, or else 1 water, 1 dinar or 1 point; none before
    `least`, so that there is one way to say each mixture."""

    CONTINUES = True

    def __init__(self, player: int, left: int, least: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.least: Final = least

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left, self.least)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        scrolls = s.players[seat].scrolls
        ways: list[int] = []
        if scrolls[25]:
            ways.append(POINT)
        if scrolls[23]:
            ways.append(A_RESOURCE + WATER)
        ways.append(A_RESOURCE + DATE)
        if scrolls[24]:
            ways.append(A_RESOURCE + DINAR)
        return [way for way in ways if way >= self.least]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == POINT:
            supply.score(s, seat, 1, FROM_SCROLLS)
        else:
            supply.gain(s, seat, action - A_RESOURCE, 1, FROM_ORCHARD)
        if self.left > 1:
            s.then(Harvest(seat, self.left - 1, action))
