"""Bonuses: what the icons of the addendum's summary give, wherever they are printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_RESOURCE,
    A_STAIRCASE,
    ANY_GOODS,
    ANY_KESHI,
    ANY_RESOURCE,
    ANY_STEP,
    DATE,
    DINAR,
    GOODS,
    KESHI,
    MOSQUE_STEP,
    ON_MOSQUE,
    ON_PALACE,
    PALACE_STEP,
    POINTS,
    RESOURCE,
    RIVER_STEP,
    WATER,
    keshi_of,
    kind_of,
    number_of,
    resource_in,
    resource_of,
    staircase_of,
)
from majlis.games.marrakesh.rules import deploy, river, stairs, supply
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import Frame, ToSeat


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
        if self.times:
            GAINS[kind_of(self.bonus)](s, self)

    def n(self) -> int:
        return number_of(self.bonus) * self.times


class ChooseResource(ToSeat[Marrakesh]):
    """Any resource: dinar, date or water, each by itself; none before kind `least`, so that there
    is one way to take each mixture."""

    CONTINUES = True
    SET = True

    def __init__(self, player: int, left: int, least: int, source: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.least: Final = least
        self.source: Final = source

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left, self.least, self.source)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return list(range(A_RESOURCE + self.least, A_RESOURCE + 3))

    def members(self, s: Marrakesh, seat: int) -> dict[int, int]:
        return dict.fromkeys(self.options(s, seat), self.left)

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
        for _ in range(self.n):
            s.then(deploy.Deploy(seat, keshi_of(action)))


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


# What a bonus of each kind gives.


def points(s: Marrakesh, gain: Gain) -> None:
    supply.score(s, gain.player, gain.n(), gain.source)


def resource(s: Marrakesh, gain: Gain) -> None:
    supply.gain(s, gain.player, resource_in(kind_of(gain.bonus)), gain.n(), gain.source)


def any_resource(s: Marrakesh, gain: Gain) -> None:
    s.then(ChooseResource(gain.player, gain.n(), 0, gain.source))


def keshi(s: Marrakesh, gain: Gain) -> None:
    s.then(deploy.Deploy(gain.player, number_of(gain.bonus)))


def any_goods(s: Marrakesh, gain: Gain) -> None:
    s.then(ChooseGoods(gain.player, gain.n()))


def any_keshi(s: Marrakesh, gain: Gain) -> None:
    s.then(deploy.ChooseKeshi(gain.player, gain.n()))


def river_step(s: Marrakesh, gain: Gain) -> None:
    s.then(river.Sail(gain.player, gain.n()))


def palace_step(s: Marrakesh, gain: Gain) -> None:
    stairs.move(s, gain.player, ON_PALACE, gain.n())


def mosque_step(s: Marrakesh, gain: Gain) -> None:
    stairs.move(s, gain.player, ON_MOSQUE, gain.n())


def any_step(s: Marrakesh, gain: Gain) -> None:
    s.then(ChooseStaircase(gain.player, gain.n()))


GAINS: Final[dict[int, Callable[[Marrakesh, Gain], None]]] = {
    POINTS: points,
    RESOURCE + WATER: resource,
    RESOURCE + DATE: resource,
    RESOURCE + DINAR: resource,
    ANY_RESOURCE: any_resource,
    KESHI: keshi,
    ANY_GOODS: any_goods,
    ANY_KESHI: any_keshi,
    RIVER_STEP: river_step,
    PALACE_STEP: palace_step,
    MOSQUE_STEP: mosque_step,
    ANY_STEP: any_step,
}
