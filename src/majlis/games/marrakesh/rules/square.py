"""The main square, Jemaa el-Fnaa (page 9)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import A_SPACE, SQUARE_BONUS, SQUARE_POINTS, space_of
from majlis.games.marrakesh.rules import bonuses, notes, scrolls_permanent, supply
from majlis.games.marrakesh.state import FROM_SQUARE, Marrakesh, Player
from majlis.kernel.frame import ForSeat, ToSeat


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

    LAPSES = True
    CONTINUES = True

    def lapses(self, s: Marrakesh) -> bool:
        return s.players[self.player].square == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        square = s.players[seat].square
        return [A_SPACE + space for space in range(8) if square >> space & 1]

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

    LAPSES = True
    CONTINUES = True

    def __init__(self, player: int, spaces: int) -> None:
        super().__init__(player)
        self.spaces: Final = spaces

    def args(self) -> tuple[int, ...]:
        return (self.player, self.spaces)

    def lapses(self, s: Marrakesh) -> bool:
        return self.spaces == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_SPACE + space for space in range(8) if self.spaces >> space & 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        space = space_of(action)
        applaud(s, seat, space)
        s.then(Applause(seat, self.spaces & ~(1 << space)))
