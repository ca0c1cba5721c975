"""Payments in which the player chooses what to pay with, and free returns.

Kinds are given in ascending order, so that there is one way to pay each mixture.
"""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_RESOURCE,
    DATE,
    DINAR,
    DONE,
    MOST_RETURNED,
    WATER,
    resource_of,
    taken_by,
)
from majlis.games.marrakesh.rules import notes, scrolls_permanent, supply
from majlis.games.marrakesh.state import FROM_SCROLLS, Marrakesh, Player
from majlis.kernel.frame import ToSeat


def pay_dinars(s: Marrakesh, seat: int, dinars: int) -> None:
    """Pay dinars; the owner of scroll 33 chooses what stands for them."""
    if not dinars:
        return
    if scrolls_permanent.dinars_are_replaceable(s.players[seat]):
        s.then(PayAny(seat, dinars, 0))
    else:
        supply.pay(s, seat, DINAR, dinars)


class PayAny(ToSeat[Marrakesh]):
    """Scrolls 33, 44 and 45: pay so many resources of any kinds, none before kind `least`."""

    CONTINUES = True
    SET = True

    def __init__(self, player: int, left: int, least: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.least: Final = least

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left, self.least)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        stock = s.players[seat].stock
        above = 0
        payable: list[int] = []
        for resource in range(DINAR, self.least - 1, -1):
            above += stock[resource]
            if stock[resource] and above >= self.left:
                payable.insert(0, A_RESOURCE + resource)
        return payable

    def members(self, s: Marrakesh, seat: int) -> dict[int, int]:
        stock = s.players[seat].stock
        return {
            A_RESOURCE + kind: min(stock[kind], self.left)
            for kind in range(self.least, 3)
            if stock[kind]
        }

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        resource = resource_of(action)
        supply.pay(s, seat, resource, 1)
        if self.left > 1:
            s.then(PayAny(seat, self.left - 1, resource))


class ReturnForPoints(ToSeat[Marrakesh]):
    """Scroll 72: return any number of resources for 2 points each."""

    CONTINUES = True
    SET = True

    def __init__(self, player: int, least: int) -> None:
        super().__init__(player)
        self.least: Final = least

    def args(self) -> tuple[int, ...]:
        return (self.player, self.least)

    def lapses(self, s: Marrakesh) -> bool:
        return sum(s.players[self.player].stock[self.least :]) == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        stock = s.players[seat].stock
        return [DONE] + [A_RESOURCE + kind for kind in range(self.least, 3) if stock[kind]]

    def members(self, s: Marrakesh, seat: int) -> dict[int, int]:
        stock = s.players[seat].stock
        return {
            action: 1 if action == DONE else stock[resource_of(action)]
            for action in self.options(s, seat)
        }

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            supply.pay(s, seat, resource_of(action), 1)
            supply.score(s, seat, 2, FROM_SCROLLS)
            s.then(ReturnForPoints(seat, resource_of(action)))


class ReturnToOasis(ToSeat[Marrakesh]):
    """Oases 19-21, when scroll 68 or 71 scores them: 1 point for each resource of the kind that is
    returned, at most twelve."""

    CONTINUES = True

    def __init__(self, player: int, oasis: int, returned: int) -> None:
        super().__init__(player)
        self.oasis: Final = oasis
        self.returned: Final = returned

    def args(self) -> tuple[int, ...]:
        return (self.player, self.oasis, self.returned)

    def kind(self) -> int:
        return taken_by(self.oasis)

    def lapses(self, s: Marrakesh) -> bool:
        return self.returned == MOST_RETURNED or s.players[self.player].stock[self.kind()] == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, A_RESOURCE + self.kind()]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            supply.pay(s, seat, self.kind(), 1)
            supply.score(s, seat, 1, FROM_SCROLLS)
            s.note(notes.OASIS_SCORED, seat, self.oasis, 1)
            s.then(ReturnToOasis(seat, self.oasis, self.returned + 1))


def can_pay(me: Player, water: int, dates: int, dinars: int) -> bool:
    """Whether the player can pay this, with scroll 33's help if owned."""
    stock = me.stock
    if stock[WATER] < water or stock[DATE] < dates:
        return False
    if scrolls_permanent.dinars_are_replaceable(me):
        return sum(stock) >= water + dates + dinars
    return stock[DINAR] >= dinars
