"""Bonuses: what the icons of the addendum's summary give, wherever they are printed."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_RESOURCE,
    A_STAIRCASE,
    ANY_GOODS,
    ANY_KESHI,
    ANY_RESOURCE,
    ANY_STEP,
    GOODS,
    KESHI,
    MOSQUE_STEP,
    ON_MOSQUE,
    ON_PALACE,
    PALACE_STEP,
    POINTS,
    RESOURCE,
    RIVER_STEP,
    SOUK,
    keshi_of,
    kind_of,
    number_of,
    resource_of,
    staircase_of,
)
from majlis.games.marrakesh.rules import deploy, notes, river, stairs, supply
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import NONE, Frame, ToSeat


class Gain(Frame[Marrakesh]):
    """Gain a bonus so many times at once: steps make one move, goods have one colour."""

    def __init__(self, player: int, bonus: int, times: int, source: int) -> None:
        self.player: Final = player
        self.bonus: Final = bonus
        self.times: Final = times
        self.source: Final = source

    def args(self) -> tuple[int, ...]:
        return (self.player, self.bonus, self.times, self.source)

    def run(self, s: Marrakesh) -> None:
        seat = self.player
        kind, number = kind_of(self.bonus), number_of(self.bonus)
        n = number * self.times
        if not self.times:
            return
        if kind == POINTS:
            supply.score(s, seat, n, self.source)
        elif kind < ANY_RESOURCE:
            supply.gain(s, seat, kind - RESOURCE, n, self.source)
        elif kind == ANY_RESOURCE:
            s.then(ChooseResource(seat, n, 0, self.source))
        elif kind == KESHI:
            s.then(deploy.Deploy(seat, number))
        elif kind == ANY_GOODS:
            s.then(ChooseGoods(seat, n))
        elif kind == ANY_KESHI:
            s.then(deploy.ChooseKeshi(seat, n))
        elif kind == RIVER_STEP:
            s.then(river.Sail(seat, n))
        elif kind == PALACE_STEP:
            stairs.move(s, seat, ON_PALACE, n)
        elif kind == MOSQUE_STEP:
            stairs.move(s, seat, ON_MOSQUE, n)
        else:
            assert kind == ANY_STEP
            s.then(ChooseStaircase(seat, n))


class ChooseResource(ToSeat[Marrakesh]):
    """Any resource: dinar, date or water, each by itself; none before kind `least`, so that there
    is one way to take each mixture."""

    CONTINUES = True

    def __init__(self, player: int, left: int, least: int, source: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.least: Final = least
        self.source: Final = source

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left, self.least, self.source)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return list(range(A_RESOURCE + self.least, A_RESOURCE + 3))

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        resource = resource_of(action)
        supply.gain(s, seat, resource, 1, self.source)
        if self.left > 1:
            s.then(ChooseResource(seat, self.left - 1, resource, self.source))


class ChooseGoods(ToSeat[Marrakesh]):
    """Page 9: yellow, purple or orange goods keshis; if it is more than one, all of one colour."""

    CONTINUES = True

    def __init__(self, player: int, n: int) -> None:
        super().__init__(player)
        self.n: Final = n

    def args(self) -> tuple[int, ...]:
        return (self.player, self.n)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_KESHI + colour for colour in GOODS]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        colour = keshi_of(action)
        for _ in range(self.n):
            s.players[seat].keshis[colour] += 1
            s.note(notes.DEPLOYED, seat, colour, SOUK, NONE)


class ChooseStaircase(ToSeat[Marrakesh]):
    """Steps on the palace or the mosque staircase: all on the one that is chosen."""

    CONTINUES = True

    def __init__(self, player: int, steps: int) -> None:
        super().__init__(player)
        self.steps: Final = steps

    def args(self) -> tuple[int, ...]:
        return (self.player, self.steps)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_STAIRCASE + ON_PALACE, A_STAIRCASE + ON_MOSQUE]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        stairs.move(s, seat, staircase_of(action), self.steps)
