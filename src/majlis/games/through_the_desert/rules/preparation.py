"""Preparing the game: first player, five players' removed leaders, palms and water holes."""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.data import (
    COLOUR,
    HEX,
    PALMS,
    SEAT,
    TOKEN,
    colour_of,
    hex_of,
    points_of,
    seat_of,
)
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.leaders import LeaderTurn, may_camp
from majlis.games.through_the_desert.state import EMPTY, PALM, Desert
from majlis.kernel.frame import Ask, ToChance


class FirstPlayer(ToChance[Desert]):
    """Step 1: somebody is the first player (the rulebook: the youngest; here: anybody). Rounds
    start with him and go clockwise."""

    def options(self, s: Desert, seat: int) -> list[int]:
        return [SEAT + player for player in range(s.players)]

    def answer(self, s: Desert, seat: int, action: int) -> None:
        s.first = seat_of(action)
        s.note(notes.BEGINS, s.first)
        if s.players == 5:
            s.then(RemoveLeader(0))
        s.then(LayPalm(PALMS))


class RemoveLeader(Ask[Desert]):
    """Step 3: with five players everyone removes one leader, each of another colour; in turn
    order, before palms and water are laid out (ruling 5.3). Its camel goes to the pile (5.2)."""

    PREPARES = True
    WHOLE_TURN = True

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def seats(self, s: Desert) -> list[int]:
        return [s.seat(self.turn)]

    def options(self, s: Desert, seat: int) -> list[int]:
        everybody_holds = 0b11111
        for held in s.held:
            everybody_holds &= held
        return [COLOUR + colour for colour in range(5) if everybody_holds >> colour & 1]

    def answer(self, s: Desert, seat: int, action: int) -> None:
        colour = colour_of(action)
        s.held[seat] &= ~(1 << colour)
        s.piles[colour] += 1
        s.note(notes.REMOVED, seat, colour)
        if self.turn < 4:
            s.then(RemoveLeader(self.turn + 1))


class LayPalm(ToChance[Desert]):
    """Step 5: put the five palms on five of the palm spots in play, at random (ruling 5.5)."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, s: Desert, seat: int) -> list[int]:
        return [HEX + spot for spot in s.board.palm_spots if s.cells[spot] == EMPTY]

    def answer(self, s: Desert, seat: int, action: int) -> None:
        s.cells[hex_of(action)] = PALM
        s.then(LayPalm(self.left - 1) if self.left > 1 else LayWater(0))


class LayWater(ToChance[Desert]):
    """Step 6: shuffle the tokens and lay one face up on every water hole, and on every palm spot
    without a palm."""

    def __init__(self, nth: int) -> None:
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.nth,)

    def options(self, s: Desert, seat: int) -> list[int]:
        return [TOKEN + kind for kind, count in enumerate(s.tokens) if count]

    def weights(self, s: Desert) -> list[int]:
        return [count for count in s.tokens if count]

    def answer(self, s: Desert, seat: int, action: int) -> None:
        points = points_of(action)
        holes = water_places(s)
        s.tokens[points - 1] -= 1
        s.cells[holes[self.nth]] = points
        if self.nth + 1 < len(holes):
            s.then(LayWater(self.nth + 1))
        else:
            s.camps = [hex for hex in s.board.hexes if may_camp(s, hex)]
            s.then(LeaderTurn(0))


def water_places(s: Desert) -> list[int]:
    """Where tokens go: the water holes, then the palm spots without a palm."""
    bare = [spot for spot in s.board.palm_spots if s.cells[spot] != PALM]
    return s.board.water_holes + bare
