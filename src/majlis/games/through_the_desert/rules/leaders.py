"""Placing the leaders of the caravans."""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.data import (
    COLOUR,
    HEX,
    LEADERS,
    caravan_colour,
    caravan_of,
    colour_of,
    hex_of,
)
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.camels import Turn, stand
from majlis.games.through_the_desert.state import CAMEL, EMPTY, PALM, Desert
from majlis.kernel.frame import Frame, ToSeat


def may_camp(s: Desert, hex: int) -> bool:
    """An empty hex that is not beside an oasis or a leader, one's own included."""
    if s.cells[hex] != EMPTY:
        return False
    for near in s.board.neighbours[hex]:
        if s.cells[near] == PALM or s.cells[near] >= CAMEL:
            return False
    return True


class LeaderTurn(Frame[Desert]):
    """From the first player, clockwise, everyone places one leader, until none is left."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def run(self, s: Desert) -> None:
        if self.turn < LEADERS[s.players] * s.players:
            seat = s.seat(self.turn)
            s.begin_turn(seat)
            s.then(ChooseLeader(seat), LeaderTurn(self.turn + 1))
        else:
            s.then(Turn(0))


class ChooseLeader(ToSeat[Desert]):
    """Choose a leader. In the first round not of a colour that somebody has placed already, if
    that can be obeyed (ruling 5.4). If no hex is left, the leader is dropped (ruling 5.7)."""

    PREPARES = True
    WHOLE_TURN = True

    def lapses(self, s: Desert) -> bool:
        return not s.camps

    def options(self, s: Desert, seat: int) -> list[int]:
        held = s.held[seat]
        free = held & ~placed_in_first_round(s)
        return [COLOUR + colour for colour in range(5) if (free or held) >> colour & 1]

    def answer(self, s: Desert, seat: int, action: int) -> None:
        s.then(PlaceLeader(seat, colour_of(action)))


def placed_in_first_round(s: Desert) -> int:
    """The colours of the leaders on the board, a bit each, while nobody has more than one there;
    none from the second round on."""
    colours = 0
    standing = 0
    for caravan, hex in enumerate(s.leaders):
        if hex >= 0:
            colours |= 1 << caravan_colour(caravan)
            standing += 1
    return colours if standing < s.players else 0


class PlaceLeader(ToSeat[Desert]):
    """Place it on an empty hex: without water, palm or camel, and not beside an oasis or another
    leader."""

    PREPARES = True
    WHOLE_TURN = True
    CONTINUES = True
    JOINED = True

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def args(self) -> tuple[int, ...]:
        return (self.player, self.colour)

    def options(self, s: Desert, seat: int) -> list[int]:
        return [HEX + hex for hex in s.camps]

    def allows(self, s: Desert, seat: int, action: int) -> bool:
        return hex_of(action) in s.camps

    def answer(self, s: Desert, seat: int, action: int) -> None:
        hex = hex_of(action)
        caravan = caravan_of(seat, self.colour)
        s.held[seat] &= ~(1 << self.colour)
        s.leaders[caravan] = hex
        stand(s, caravan, hex)
        beside = s.board.neighbours[hex]
        s.camps = [camp for camp in s.camps if camp != hex and camp not in beside]
        s.note(notes.LEADER, seat, self.colour, hex)
