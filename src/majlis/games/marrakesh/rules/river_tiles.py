"""River tiles: what first and second place on the river gain (addendum, 01-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_REWARD,
    A_STAIRCASE,
    AN_OASIS,
    BEIGE,
    BROWN,
    DATE,
    DINAR,
    DONE,
    GOODS,
    GREEN,
    ON_MOSQUE,
    ON_PALACE,
    PINK,
    RED,
    SQUARE,
    WATER,
    keshi_of,
    oasis_of,
    reward_of,
    staircase_of,
)
from majlis.games.marrakesh.rules import (
    bonuses,
    deploy,
    display,
    notes,
    sahara,
    sectors,
    stairs,
    supply,
)
from majlis.games.marrakesh.state import FROM_RIVER_TILES, Marrakesh
from majlis.kernel.frame import NONE, Frame, ToSeat

CHOSEN: Final = [12, 17, 18]  # the first player chooses which of two bonuses to take


class RiverTile(Frame[Marrakesh]):
    """Page 13: the winner of the river evaluation gains the bonus of the tile; in the third season
    the second as well, unless there are only two players. Of 12, 17 and 18 the winner chooses."""

    def __init__(self, first: int, second: int, side: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.side: Final = side

    def args(self) -> tuple[int, ...]:
        return (self.first, self.second, self.side)

    def run(self, s: Marrakesh) -> None:
        s.note(notes.RANKED, self.first, 0, self.side)
        if self.second != NONE:
            s.note(notes.RANKED, self.second, 1, self.side)
        if self.side in CHOSEN:
            s.then(ChooseReward(self.first, self.second, self.side))
            return
        s.then(Reward(self.first, self.side, 0), display.Refill())
        if self.second != NONE:
            s.then(Reward(self.second, self.side, 1), display.Refill())


class ChooseReward(ToSeat[Marrakesh]):
    """River tiles 12, 17 and 18: the first takes one of two bonuses, the second gets the other."""

    def __init__(self, player: int, second: int, side: int) -> None:
        super().__init__(player)
        self.second: Final = second
        self.side: Final = side

    def args(self) -> tuple[int, ...]:
        return (self.player, self.second, self.side)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_REWARD, A_REWARD + 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        chosen = reward_of(action)
        s.then(Reward(seat, self.side, chosen))
        if self.second != NONE:
            s.then(Reward(self.second, self.side, 1 - chosen))


class Reward(Frame[Marrakesh]):
    """What a side gives. `which`: the first or second of its bonuses; those of 05, 06 and 11 go to
    the first and the second player (ruling 5.18)."""

    def __init__(self, player: int, side: int, which: int) -> None:
        self.player: Final = player
        self.side: Final = side
        self.which: Final = which

    def args(self) -> tuple[int, ...]:
        return (self.player, self.side, self.which)

    def run(self, s: Marrakesh) -> None:
        s.note(notes.REWARD, self.player, self.side, self.which)
        effect, number = REWARDS[self.side][self.which]
        effect(s, self.player, number)


def points(s: Marrakesh, player: int, n: int) -> None:
    supply.score(s, player, n, FROM_RIVER_TILES)


def any_resources(s: Marrakesh, player: int, n: int) -> None:
    s.then(bonuses.ChooseResource(player, n, 0, FROM_RIVER_TILES))


def each_resource(s: Marrakesh, player: int, n: int) -> None:
    for resource in (WATER, DATE, DINAR):
        supply.gain(s, player, resource, n, FROM_RIVER_TILES)


def any_action(s: Marrakesh, player: int, _: int) -> None:
    s.then(sectors.AnyAction(player))


def act_on_the_square(s: Marrakesh, player: int, times: int) -> None:
    for _ in range(times):
        s.then(sectors.SectorAction(player, SQUARE))


def any_keshis(s: Marrakesh, player: int, n: int) -> None:
    s.then(deploy.MayChooseKeshi(player, n))


def keshi(s: Marrakesh, player: int, colour: int) -> None:
    s.then(deploy.Deploy(player, colour))


def worker(s: Marrakesh, player: int, _: int) -> None:
    s.then(ChooseWorker(player))


def goods_of_each_colour(s: Marrakesh, player: int, _: int) -> None:
    for colour in GOODS:
        s.then(deploy.Deploy(player, colour))


def oasis_beside_the_board(s: Marrakesh, player: int, _: int) -> None:
    s.then(TakeOasis(player))


def free_oases(s: Marrakesh, player: int, n: int) -> None:
    s.then(sahara.ClaimFree(player, n))


def head_start(s: Marrakesh, player: int, _: int) -> None:
    s.crocodile = player


def steps(s: Marrakesh, player: int, n: int) -> None:
    s.then(MayClimb(player, n))


def points_for_gates(s: Marrakesh, player: int, each: int) -> None:
    points(s, player, each * s.players[player].built())


def points_for_pickers(s: Marrakesh, player: int, each: int) -> None:
    points(s, player, each * s.players[player].keshis[GREEN])


def points_for_keshis(s: Marrakesh, player: int, group: int) -> None:
    """A point for every so many keshis on the board, of whichever types."""
    points(s, player, sum(s.players[player].keshis) // group)


def points_for_luxuries(s: Marrakesh, player: int, each: int) -> None:
    points(s, player, each * s.players[player].luxuries.bit_count())


def dinars_and_dates_for_entertainers(s: Marrakesh, player: int, each: int) -> None:
    entertainers = s.players[player].keshis[PINK]
    supply.gain(s, player, DINAR, each * entertainers, FROM_RIVER_TILES)
    supply.gain(s, player, DATE, each * entertainers, FROM_RIVER_TILES)


def water_and_dates_for_vendors(s: Marrakesh, player: int, each: int) -> None:
    vendors = s.players[player].keshis[RED]
    supply.gain(s, player, WATER, each * vendors, FROM_RIVER_TILES)
    supply.gain(s, player, DATE, each * vendors, FROM_RIVER_TILES)


REWARDS: Final[dict[int, list[tuple[Callable[[Marrakesh, int, int], None], int]]]] = {
    1: [(any_action, 1)],
    2: [(oasis_beside_the_board, 1)],
    3: [(any_keshis, 2)],
    4: [(points, 5)],
    5: [(points, 7), (points, 3)],
    6: [(any_resources, 6), (any_resources, 3)],
    7: [(keshi, RED)],
    8: [(points, 3)],
    9: [(head_start, 1)],
    10: [(goods_of_each_colour, 1)],
    11: [(steps, 3), (steps, 1)],
    12: [(points_for_gates, 1), (points_for_pickers, 1)],
    13: [(worker, 1)],
    14: [(each_resource, 1)],
    15: [(free_oases, 2)],
    16: [(act_on_the_square, 2)],
    # 17 and 18 [X]: or else 17 has both in resources, 18 both in points
    17: [(dinars_and_dates_for_entertainers, 1), (points_for_keshis, 4)],
    18: [(water_and_dates_for_vendors, 1), (points_for_luxuries, 2)],
}
"""By the addendum's number: the bonuses of the side, each an effect, and how many or which."""


class TakeOasis(ToSeat[Marrakesh]):
    """River tile 02: you may take one of the oases beside the board and claim it at once. The
    others leave the game (ruling 5.73)."""

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *[AN_OASIS + oasis for oasis in s.offered_oases]]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.offered_oases = []
        if action != DONE:
            sahara.store(s, seat, oasis_of(action), NONE)


class ChooseWorker(ToSeat[Marrakesh]):
    """River tile 13: take an entertainer, caravan or guard keshi and deploy it."""

    def lapses(self, s: Marrakesh) -> bool:
        return not self.options(s, self.player)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        return [A_KESHI + colour for colour in (PINK, BEIGE, BROWN) if deploy.room(me, colour)]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.then(deploy.Deploy(seat, keshi_of(action)))


class MayClimb(ToSeat[Marrakesh]):
    """River tile 11: you may advance 3 steps, or as second 1, on one staircase (ruling 5.80)."""

    def __init__(self, player: int, steps: int) -> None:
        super().__init__(player)
        self.steps: Final = steps

    def args(self) -> tuple[int, ...]:
        return (self.player, self.steps)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, A_STAIRCASE + ON_PALACE, A_STAIRCASE + ON_MOSQUE]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            stairs.move(s, seat, staircase_of(action), self.steps)
