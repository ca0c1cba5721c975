"""Building the caravans: two camels a turn, and what each of them brings."""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.data import (
    COLOUR,
    HEX,
    ONE_CAMEL_TURNS,
    caravan_colour,
    caravan_of,
    colour_of,
    hex_of,
)
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.land import close, newly_enclosed
from majlis.games.through_the_desert.rules.oases import link
from majlis.games.through_the_desert.rules.water import take_water
from majlis.games.through_the_desert.state import CAMEL, PALM, Desert
from majlis.kernel.frame import Frame, ToSeat


class Turn(Frame[Desert]):
    """In turn, take exactly two camels from the piles and place them one by one. In the first
    round the first two players place only one each; with two players only the first does."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Desert) -> None:
        player = s.seat(self.number)
        if self.number % s.players == 0:
            s.note(notes.ROUND, self.number // s.players + 1)
        s.begin_turn(player)
        s.idle += 1
        if self.number < ONE_CAMEL_TURNS[s.players]:
            s.then(ChooseCamel(player, 1, 1))
        else:
            s.then(ChooseCamel(player, 1, 2), ChooseCamel(player, 2, 2))
        s.then(EndOfTurn(self.number))


class ChooseCamel(ToSeat[Desert]):
    """Choose a pile. Whoever cannot place a camel anywhere forfeits it (ruling 5.11)."""

    def __init__(self, player: int, nth: int, of: int) -> None:
        super().__init__(player)
        self.nth: Final = nth
        self.of: Final = of

    def args(self) -> tuple[int, ...]:
        return (self.player, self.nth, self.of)

    def lapses(self, s: Desert) -> bool:
        if s.ruling_instant_end and 0 in s.piles:
            return True
        for colour in range(5):
            if s.piles[colour] and s.rims[caravan_of(self.player, colour)]:
                return False
        return True

    def options(self, s: Desert, seat: int) -> list[int]:
        return [
            COLOUR + colour
            for colour in range(5)
            if s.piles[colour] and s.rims[caravan_of(seat, colour)]
        ]

    def answer(self, s: Desert, seat: int, action: int) -> None:
        s.then(PlaceCamel(seat, colour_of(action)))


class PlaceCamel(ToSeat[Desert]):
    """Place it on a hex that is free, or has a water hole: beside one's own caravan of that colour,
    and not beside a camel of that colour in somebody else's."""

    CONTINUES = True
    JOINED = True

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def args(self) -> tuple[int, ...]:
        return (self.player, self.colour)

    def options(self, s: Desert, seat: int) -> list[int]:
        return [HEX + hex for hex in s.rims[caravan_of(seat, self.colour)]]

    def allows(self, s: Desert, seat: int, action: int) -> bool:
        return hex_of(action) in s.rims[caravan_of(seat, self.colour)]

    def answer(self, s: Desert, seat: int, action: int) -> None:
        hex = hex_of(action)
        caravan = caravan_of(seat, self.colour)
        water = s.cells[hex]
        s.idle = 0
        s.piles[self.colour] -= 1
        stand(s, caravan, hex)
        s.note(notes.CAMEL, seat, self.colour, hex)
        if water:
            take_water(s, seat, water, hex)
        for near in s.board.neighbours[hex]:
            if s.cells[near] == PALM:
                link(s, caravan, near)
        for territory in newly_enclosed(s, caravan, hex):
            close(s, caravan, territory, hex)


def may_stand(s: Desert, caravan: int, hex: int) -> bool:
    """A hex that is free, or has a water hole, is beside the caravan, and is not beside a camel of
    its colour in somebody else's."""
    cells = s.cells
    if cells[hex] >= PALM:
        return False
    colour = caravan_colour(caravan)
    touches = False
    for near in s.board.neighbours[hex]:
        beside = cells[near] - CAMEL
        if beside == caravan:
            touches = True
        elif beside >= 0 and caravan_colour(beside) == colour:
            return False
    return touches


def stand(s: Desert, caravan: int, hex: int) -> None:
    """Put a camel on the board, and keep track of where every caravan may still grow: none on this
    hex; beside it this one too, unless another of its colour is near, and then neither of them."""
    cells, rims = s.cells, s.rims
    cells[hex] = CAMEL + caravan
    s.sizes[caravan] += 1
    mine = rims[caravan] = without(rims[caravan], hex)
    for near in s.board.neighbours[hex]:
        beside = cells[near] - CAMEL
        if beside >= 0:
            if hex in rims[beside]:
                rims[beside] = without(rims[beside], hex)
        elif cells[near] >= PALM or near in mine:
            continue
        elif may_stand(s, caravan, near):
            mine.append(near)
        else:
            for rival in range(caravan_colour(caravan), len(rims), 5):
                if near in rims[rival]:
                    rims[rival] = without(rims[rival], near)
    mine.sort()


def without(rim: list[int], hex: int) -> list[int]:
    """A copy: clones share the lists."""
    return [other for other in rim if other != hex]


class EndOfTurn(Frame[Desert]):
    """The game ends at the end of the turn in which the last camel of some colour was placed;
    also when nobody has been able to place one for a whole round (ruling 5.12)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Desert) -> None:
        if s.idle:
            s.note(notes.BLOCKED, s.seat(self.number))
        for colour in range(5):
            if not s.piles[colour]:
                s.note(notes.PILE_EMPTY, colour)
        if 0 in s.piles or s.idle == s.players:
            s.note(notes.END)
        else:
            s.then(Turn(self.number + 1))
