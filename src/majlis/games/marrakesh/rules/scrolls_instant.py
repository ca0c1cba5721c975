"""Scrolls with an instant effect, by the addendum's numbers; permanent ones: `permanent.py`."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
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
    """The effects marked with a flash in the addendum; the others have none."""
    me = s.players[player]
    if scroll <= 12:
        s.then(deploy.Deploy(player, SCROLL_KESHI[scroll - 1]))
    elif scroll == 19:
        supply.gain(s, player, WATER, 2, FROM_SCROLLS)
    elif scroll == 20:
        supply.gain(s, player, DINAR, 2, FROM_SCROLLS)
    elif scroll == 21:
        supply.gain(s, player, DATE, 3, FROM_SCROLLS)
    elif scroll == 30:
        s.then(TakeKeshi(player, 1))
    elif 37 <= scroll <= 42:
        for colour in SCROLL_GOODS[scroll - 37]:
            s.then(deploy.Deploy(player, colour))
    elif scroll == 43:
        s.then(TakeKeshi(player, 2))
    elif scroll == 47:
        s.then(square.Applause(player, square.facing(s, me, 3)))
    elif scroll == 53:
        s.then(sectors.AnyAction(player))
    elif scroll == 55:
        s.then(ClimbBoth(player))
    elif scroll == 57:
        deploy.settle_vendor(s, player, SOUK)
        supply.gain(s, player, WATER, 3, FROM_SCROLLS)
    elif scroll == 58:
        s.then(TakeScroll(player, ORANGE_GROUP, 1))
    elif scroll == 59:
        line = stairs.line(me)
        s.then(stairs.ConnectionBonus(player, line, 0, len(stairs.entries(line))))
    elif scroll == 62:
        s.then(sahara.ClaimFree(player, 3))
    elif scroll == 64:
        s.then(TakeAndAct(player))
    elif scroll == 67:
        s.then(TakeKeshi(player, 3))
    elif scroll == 70:
        watched = me.square & ~square.facing(s, me, 0)
        s.then(square.Applause(player, watched))
    elif scroll == 71:
        s.then(oases.ScoreOne(player))
    elif scroll == 72:
        s.then(payments.ReturnForPoints(player, 0))


class TakeKeshi(ToSeat[Marrakesh]):
    """Scrolls 30, 43 and 67: keshis of any colours, each deployed before the next is chosen."""

    CONTINUES = True

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_KESHI + colour for colour in deploy.deployable(s.players[seat])]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.then(deploy.Deploy(seat, keshi_of(action)))
        if self.left > 1:
            s.then(TakeKeshi(seat, self.left - 1))


class TakeAndAct(ToSeat[Marrakesh]):
    """Scroll 64: a keshi of any colour; then the action of the sector where it was deployed (ruling
    5.52)."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_KESHI + colour for colour in deploy.deployable(s.players[seat])]

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

    LAPSES = True
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
