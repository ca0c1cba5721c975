"""The main square, Jemaa el-Fnaa (page 9)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_SPACE,
    ANY_RESOURCE,
    MOSQUE_STEP,
    ON_MOSQUE,
    ON_PALACE,
    PALACE_STEP,
    SQUARE_BONUS,
    SQUARE_POINTS,
    kind_of,
    space_of,
)
from majlis.games.marrakesh.rules import bonuses, notes, scrolls_permanent, stairs, supply
from majlis.games.marrakesh.state import FROM_SQUARE, Marrakesh, Player
from majlis.kernel.frame import NONE, ForSeat, Frame, ToSeat


class DeploymentBonuses(Frame[Marrakesh]):
    """Page 9: the bonus of the space where an entertainer was deployed; with scroll 54 those of
    both neighbours as well, in the order the player likes (ruling 5.83). `spaces` has a bit for
    each that is still to be gained."""

    def __init__(self, player: int, spaces: int) -> None:
        self.player: Final = player
        self.spaces: Final = spaces

    def args(self) -> tuple[int, ...]:
        return (self.player, self.spaces)

    def run(self, s: Marrakesh) -> None:
        me = s.players[self.player]
        left: list[int] = []
        for space in spaces_in(self.spaces):
            if comes_first(me, SQUARE_BONUS[space]):
                s.then(bonuses.Gain(self.player, SQUARE_BONUS[space], 1, FROM_SQUARE))
            else:
                left.append(space)
        if len(left) > 1 and any(is_climb(SQUARE_BONUS[space]) for space in left):
            s.then(ChooseBonus(self.player, sum(1 << space for space in left)))
        else:
            for space in left:
                s.then(bonuses.Gain(self.player, SQUARE_BONUS[space], 1, FROM_SQUARE))


def comes_first(me: Player, bonus: int) -> bool:
    """Points and resources, which can only help what follows, and a climb that leads to nothing
    else. Beside any other climb the order can matter: it may bring water for a step on the river,
    or show an oasis before goods are chosen."""
    if is_climb(bonus):
        return not stairs.leads_on(me, ON_PALACE if kind_of(bonus) == PALACE_STEP else ON_MOSQUE)
    return kind_of(bonus) < ANY_RESOURCE


def is_climb(bonus: int) -> bool:
    return kind_of(bonus) in (PALACE_STEP, MOSQUE_STEP)


def spaces_in(bits: int) -> list[int]:
    return [space for space in range(8) if bits >> space & 1]


class ChooseBonus(ToSeat[Marrakesh]):
    """Scroll 54: which of the bonuses comes next."""

    CONTINUES = True

    def __init__(self, player: int, spaces: int) -> None:
        super().__init__(player)
        self.spaces: Final = spaces

    def args(self) -> tuple[int, ...]:
        return (self.player, self.spaces)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_SPACE + space for space in spaces_in(self.spaces)]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        space = space_of(action)
        s.then(
            bonuses.Gain(seat, SQUARE_BONUS[space], 1, FROM_SQUARE),
            DeploymentBonuses(seat, self.spaces & ~(1 << space)),
        )


class Perform(ForSeat[Marrakesh]):
    """Page 9: rotate the audience disc clockwise by one section; then choose an entertainer. At the
    end scrolls 29 and 51 have their effect, with or without entertainers (ruling 5.41)."""

    def run(self, s: Marrakesh) -> None:
        me = s.players[self.player]
        me.disc = (me.disc + 1) % 8
        s.note(notes.DISC, self.player, me.disc)
        s.then(ChooseEntertainer(self.player), EndOfShow(self.player))


class ChooseEntertainer(ToSeat[Marrakesh]):
    """Page 9: choose one space with an entertainer, and gain its bonus as many times as there are
    spectators facing it."""

    CONTINUES = True

    def lapses(self, s: Marrakesh) -> bool:
        return s.players[self.player].square == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_SPACE + space for space in spaces_in(s.players[seat].square)]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        applaud(s, seat, space_of(action))


def applaud(s: Marrakesh, seat: int, space: int) -> None:
    times = scrolls_permanent.spectators(s, s.players[seat], space)
    s.note(notes.SPECTATORS, seat, space, times)
    s.then(bonuses.Gain(seat, SQUARE_BONUS[space], times, FROM_SQUARE))


class EndOfShow(ForSeat[Marrakesh]):
    """Scroll 29: 2 points for each spectator facing that space. Scroll 51: the bonus of every space
    facing one spectator."""

    def run(self, s: Marrakesh) -> None:
        me = s.players[self.player]
        if scrolls_permanent.square_ends_with_points(me):
            points = 2 * scrolls_permanent.spectators(s, me, SQUARE_POINTS)
            supply.score(s, self.player, points, FROM_SQUARE)
        if scrolls_permanent.square_ends_with_singles(me):
            s.then(Applause(self.player, facing(s, me, 1)))


def facing(s: Marrakesh, me: Player, n: int) -> int:
    """The spaces that exactly n spectators face, a bit each."""
    spaces = 0
    for space in range(8):
        if scrolls_permanent.spectators(s, me, space) == n:
            spaces |= 1 << space
    return spaces


class Applause(ToSeat[Marrakesh]):
    """Scrolls 47, 51 and 70: the bonuses of several spaces, each as often as spectators face it, in
    the order the player likes. Which spaces was settled at the start (ruling 5.78)."""

    CONTINUES = True

    def __init__(self, player: int, spaces: int) -> None:
        super().__init__(player)
        self.spaces: Final = spaces

    def args(self) -> tuple[int, ...]:
        return (self.player, self.spaces)

    def lapses(self, s: Marrakesh) -> bool:
        return self.spaces == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_SPACE + space for space in spaces_in(self.spaces)]

    def usual(self, s: Marrakesh, seat: int) -> int:
        """Points and resources, which can only help what follows."""
        for space in spaces_in(self.spaces):
            if kind_of(SQUARE_BONUS[space]) < ANY_RESOURCE:
                return A_SPACE + space
        return NONE

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        space = space_of(action)
        applaud(s, seat, space)
        s.then(Applause(seat, self.spaces & ~(1 << space)))
