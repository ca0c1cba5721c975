"""Scrolls with an instant effect, by the addendum's numbers; the others: `scrolls_permanent.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.games.marrakesh.data import (
    A_SCROLL,
    A_STAIRCASE,
    DATE,
    DINAR,
    DONE,
    HOME,
    ON_MOSQUE,
    ON_PALACE,
    ORANGE_GROUP,
    RED,
    SCROLL_GOODS,
    SCROLL_KESHI,
    SOUK,
    WATER,
    keshi_of,
    scroll_of,
    staircase_of,
)
from majlis.games.marrakesh.rules import (
    deploy,
    display,
    notes,
    oases,
    payments,
    sahara,
    sectors,
    square,
    stairs,
    supply,
)
from majlis.games.marrakesh.state import FROM_SCROLLS, Marrakesh
from majlis.kernel.frame import NONE, ToSeat

ANY_GROUP: Final = -1


def acquire(s: Marrakesh, player: int, scroll: int) -> None:
    """Page 10: place the scroll in front of you; an instant action is performed at once."""
    me = s.players[player]
    stack = display.take_scroll_off(s, scroll)
    owned = me.scrolls.copy()
    owned[scroll] = 1
    me.scrolls = owned
    s.note(notes.SCROLL, player, scroll, stack)
    instant(s, player, scroll)


def instant(s: Marrakesh, player: int, scroll: int) -> None:
    """The effects marked with a flash in the addendum; the other scrolls have none."""
    if scroll in INSTANT:
        effect, number = INSTANT[scroll]
        effect(s, player, number)


def take_the_depicted(s: Marrakesh, player: int, colour: int) -> None:
    s.then(deploy.Deploy(player, colour))


def take_both_depicted(s: Marrakesh, player: int, pair: int) -> None:
    for colour in SCROLL_GOODS[pair]:
        s.then(deploy.Deploy(player, colour))


def gain_water(s: Marrakesh, player: int, n: int) -> None:
    supply.gain(s, player, WATER, n, FROM_SCROLLS)


def gain_dates(s: Marrakesh, player: int, n: int) -> None:
    supply.gain(s, player, DATE, n, FROM_SCROLLS)


def gain_dinars(s: Marrakesh, player: int, n: int) -> None:
    supply.gain(s, player, DINAR, n, FROM_SCROLLS)


def take_any_keshis(s: Marrakesh, player: int, n: int) -> None:
    s.then(TakeKeshi(player, n))


def take_a_keshi_and_act(s: Marrakesh, player: int, _: int) -> None:
    s.then(TakeAndAct(player))


def act_anywhere(s: Marrakesh, player: int, _: int) -> None:
    s.then(sectors.AnyAction(player))


def every_section_with(s: Marrakesh, player: int, spectators: int) -> None:
    """The bonus of each space that so many spectators face, without entertainers."""
    s.then(square.Applause(player, square.facing(s, s.players[player], spectators)))


def every_entertainer(s: Marrakesh, player: int, _: int) -> None:
    """The bonus of each entertainer who has spectators."""
    me = s.players[player]
    s.then(square.Applause(player, me.square & ~square.facing(s, me, 0)))


def climb_both(s: Marrakesh, player: int, _: int) -> None:
    s.then(ClimbBoth(player))


def whole_line(s: Marrakesh, player: int, _: int) -> None:
    """All bonuses of the line between the two pawns."""
    line = stairs.line(s.players[player])
    s.then(stairs.ConnectionBonus(player, line, 0, len(stairs.entries(line))))


def vendor_in_the_souk(s: Marrakesh, player: int, water: int) -> None:
    deploy.settle_vendor(s, player, SOUK)
    supply.gain(s, player, WATER, water, FROM_SCROLLS)


def take_an_orange_scroll(s: Marrakesh, player: int, dates: int) -> None:
    s.then(TakeScroll(player, ORANGE_GROUP, dates))


def claim_oases(s: Marrakesh, player: int, n: int) -> None:
    s.then(sahara.ClaimFree(player, n))


def score_an_oasis(s: Marrakesh, player: int, _: int) -> None:
    s.then(oases.ScoreOne(player))


def return_resources(s: Marrakesh, player: int, _: int) -> None:
    s.then(payments.ReturnForPoints(player, WATER))


INSTANT: Final[dict[int, tuple[Callable[[Marrakesh, int, int], None], int]]] = {
    **{scroll: (take_the_depicted, colour) for scroll, colour in enumerate(SCROLL_KESHI, 1)},
    19: (gain_water, 2),
    20: (gain_dinars, 2),
    21: (gain_dates, 3),
    30: (take_any_keshis, 1),
    **{37 + pair: (take_both_depicted, pair) for pair in range(len(SCROLL_GOODS))},
    43: (take_any_keshis, 2),
    47: (every_section_with, 3),
    53: (act_anywhere, 1),
    55: (climb_both, 1),
    57: (vendor_in_the_souk, 3),
    58: (take_an_orange_scroll, 1),
    59: (whole_line, 1),
    62: (claim_oases, 3),
    64: (take_a_keshi_and_act, 1),
    67: (take_any_keshis, 3),
    70: (every_entertainer, 1),
    71: (score_an_oasis, 1),
    72: (return_resources, 1),
}
"""By the addendum's number: the effect, and how many or which."""


class TakeKeshi(ToSeat[Marrakesh]):
    """Scrolls 30, 43 and 67: keshis of any colours, each deployed before the next is chosen."""

    CONTINUES = True

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return deploy.keshis_with_room(s.players[seat])

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.then(deploy.Deploy(seat, keshi_of(action)))
        if self.left > 1:
            s.then(TakeKeshi(seat, self.left - 1))


class TakeAndAct(ToSeat[Marrakesh]):
    """Scroll 64: a keshi of any colour; then the action of the sector where it was deployed (ruling
    5.52)."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return deploy.keshis_with_room(s.players[seat])

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        colour = keshi_of(action)
        if colour == RED:
            s.then(deploy.ChooseVendor(seat, 1))
        else:
            s.then(deploy.Deploy(seat, colour), sectors.SectorAction(seat, HOME[colour]))


class ClimbBoth(ToSeat[Marrakesh]):
    """Scroll 55: 3 steps on both staircases; choose which comes first."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_STAIRCASE + ON_PALACE, A_STAIRCASE + ON_MOSQUE]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        first = staircase_of(action)
        stairs.move(s, seat, first, 3)
        stairs.move(s, seat, 1 - first, 3)


class TakeScroll(ToSeat[Marrakesh]):
    """A scroll from the display without scholars: for the scroll icon of the storage track and
    desert town 10 free of charge, for scroll 58 at a date. It is not a purchase (ruling 5.49)."""

    CONTINUES = True

    def __init__(self, player: int, group: int, dates: int) -> None:
        super().__init__(player)
        self.group: Final = group
        self.dates: Final = dates

    def args(self) -> tuple[int, ...]:
        return (self.player, self.group, self.dates)

    def shown(self, s: Marrakesh) -> list[int]:
        if s.players[self.player].stock[DATE] < self.dates:
            return []
        if self.group == ANY_GROUP:
            return [scroll for scroll in s.academies if scroll != NONE]
        return display.shown_of(s, self.group)

    def lapses(self, s: Marrakesh) -> bool:
        return not self.shown(s)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *sorted([A_SCROLL + scroll for scroll in self.shown(s)])]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            supply.pay(s, seat, DATE, self.dates)
            acquire(s, seat, scroll_of(action))
