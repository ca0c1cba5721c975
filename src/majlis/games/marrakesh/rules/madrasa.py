"""The madrasa: acquiring scrolls (page 10)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_GROUP,
    A_RESOURCE,
    A_SCROLL,
    DATE,
    DINAR,
    DONE,
    GRAY,
    SCHOLARS,
    STACKS_OF,
    WATER,
    group_of,
    group_of_stack,
    is_group,
    refreshed_of,
    resource_of,
    scroll_of,
)
from majlis.games.marrakesh.rules import display, notes, scrolls_instant, scrolls_permanent, supply
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import NONE, ToSeat

ANY_SCROLL: Final = -1


class Study(ToSeat[Marrakesh]):
    """Page 10: buy as many scrolls as scholars and dates allow. `used` scholars have met the
    requirements of scrolls bought in this action; scholars gained on the way count at once (ruling
    5.46). Before the first purchase of the round 1 dinar refreshes the scrolls of one colour, of
    which one `must` then be bought; that it can be paid is checked beforehand."""

    CONTINUES = True
    DECLINE = DONE

    def __init__(self, player: int, used: int, must: int) -> None:
        super().__init__(player)
        self.used: Final = used
        self.must: Final = must

    def args(self) -> tuple[int, ...]:
        return (self.player, self.used, self.must)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        free = me.keshis[GRAY] - self.used
        dates = me.stock[DATE]
        ways: list[int] = []
        bought: list[int] = []
        if self.must == ANY_SCROLL:
            ways.append(DONE)
            if me.may_refresh:
                ways += [A_GROUP + group for group in range(4) if refreshable(s, seat, free, group)]
        for stack in range(12):
            group = group_of_stack(stack)
            if s.academies[stack] == NONE or self.must not in (ANY_SCROLL, group):
                continue
            if SCHOLARS[group] <= free and scrolls_permanent.scroll_dates(s, seat, group) <= dates:
                bought.append(A_SCROLL + s.academies[stack])
        bought.sort()
        return ways + bought

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == DONE:
            return
        s.players[seat].may_refresh = False
        if is_group(action):
            group = refreshed_of(action)
            s.then(Refresh(seat, group), Study(seat, self.used, group))
            return
        scroll = scroll_of(action)
        group = group_of(scroll)
        supply.pay(s, seat, DATE, scrolls_permanent.scroll_dates(s, seat, group))
        scrolls_instant.acquire(s, seat, scroll)
        s.then(Study(seat, self.used + SCHOLARS[group], ANY_SCROLL))


def refreshable(s: Marrakesh, seat: int, free: int, group: int) -> bool:
    """Something of that colour lies face up, and one scroll of it can be bought afterwards."""
    if not display.shown_of(s, group) or SCHOLARS[group] > free:
        return False
    return bool(payable(s, seat, group))


def payable(s: Marrakesh, seat: int, group: int) -> list[int]:
    """What may be paid for a refresh, so that the dates for a scroll are left: a dinar, or with
    scroll 33 something else."""
    me = s.players[seat]
    dates = me.stock[DATE] - scrolls_permanent.scroll_dates(s, seat, group)
    if dates < 0:
        return []
    kinds = [DINAR]
    if scrolls_permanent.dinars_are_replaceable(me):
        kinds = [WATER, DATE, DINAR] if dates else [WATER, DINAR]
    return [A_RESOURCE + kind for kind in kinds if me.stock[kind]]


class Refresh(ToSeat[Marrakesh]):
    """Page 10: pay 1 dinar, put the top scrolls of one colour under their stacks and reveal new
    ones. A stack without a face-up scroll is left alone (ruling 5.48)."""

    CONTINUES = True

    def __init__(self, player: int, group: int) -> None:
        super().__init__(player)
        self.group: Final = group

    def args(self) -> tuple[int, ...]:
        return (self.player, self.group)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return payable(s, seat, self.group)

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        supply.pay(s, seat, resource_of(action), 1)
        s.note(notes.REFRESHED, seat, self.group)
        tops = s.academies.copy()
        stacks = s.stacks.copy()
        for stack in STACKS_OF[self.group]:
            if tops[stack] != NONE:
                stacks[stack] = [tops[stack], *stacks[stack]]
                tops[stack] = NONE
                s.then(display.ShowScroll(stack))
        s.academies = tops
        s.stacks = stacks
