"""River tiles: what first and second place on the river gain (addendum, 01-18)."""

from __future__ import annotations

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
    RIVER_SIDES_OF,
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
        if self.side in (12, 17, 18):
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
        if self.side in RIVER_SIDES_OF[0]:
            first_season(s, self.player, self.side)
        elif self.side in RIVER_SIDES_OF[1]:
            second_season(s, self.player, self.side)
        else:
            third_season(s, self.player, self.side, self.which)


def first_season(s: Marrakesh, player: int, side: int) -> None:
    if side == 1:
        s.then(sectors.AnyAction(player))
    elif side == 2:
        s.then(TakeOasis(player))
    elif side == 7:
        s.then(deploy.Deploy(player, RED))
    elif side == 8:
        supply.score(s, player, 3, FROM_RIVER_TILES)
    elif side == 13:
        s.then(ChooseWorker(player))
    else:
        for resource in (WATER, DATE, DINAR):
            supply.gain(s, player, resource, 1, FROM_RIVER_TILES)


def second_season(s: Marrakesh, player: int, side: int) -> None:
    if side == 3:
        s.then(deploy.MayChooseKeshi(player, 2))
    elif side == 4:
        supply.score(s, player, 5, FROM_RIVER_TILES)
    elif side == 9:
        s.crocodile = player
    elif side == 10:
        for colour in GOODS:
            s.then(deploy.Deploy(player, colour))
    elif side == 15:
        s.then(sahara.ClaimFree(player, 2))
    else:
        s.then(sectors.SectorAction(player, SQUARE), sectors.SectorAction(player, SQUARE))


def third_season(s: Marrakesh, player: int, side: int, which: int) -> None:
    me = s.players[player]
    if side == 5:
        supply.score(s, player, (7, 3)[which], FROM_RIVER_TILES)
    elif side == 6:
        s.then(bonuses.ChooseResource(player, (6, 3)[which], 0, FROM_RIVER_TILES))
    elif side == 11:
        s.then(MayClimb(player, (3, 1)[which]))
    elif side == 12:
        supply.score(s, player, (me.built(), me.keshis[GREEN])[which], FROM_RIVER_TILES)
    elif which == 0:
        workers = me.keshis[PINK] if side == 17 else me.keshis[RED]
        supply.gain(s, player, DINAR if side == 17 else WATER, workers, FROM_RIVER_TILES)
        supply.gain(s, player, DATE, workers, FROM_RIVER_TILES)
    else:
        points = sum(me.keshis) // 4 if side == 17 else 2 * me.luxuries.bit_count()
        supply.score(s, player, points, FROM_RIVER_TILES)


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

    LAPSES = True

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
