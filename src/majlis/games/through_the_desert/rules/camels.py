"""Building the caravans: two camels a turn, and what each of them brings."""

from __future__ import annotations

from typing import Final

from majlis.games.through_the_desert.data import (
    COLOUR,
    HEX,
    ONE_CAMEL_TURNS,
    PALM_SPOTS,
    caravan_colour,
    caravan_of,
    colour_of,
    hex_of,
    owner_of,
)
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.land import newly_enclosed
from majlis.games.through_the_desert.state import CAMEL, CLOSED, EMPTY, PALM, Desert
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
        s.idle += 1
        if self.number < ONE_CAMEL_TURNS[s.players]:
            s.then(ChooseCamel(player, 1, 1))
        else:
            s.then(ChooseCamel(player, 1, 2), ChooseCamel(player, 2, 2))
        s.then(EndOfTurn(self.number))


class ChooseCamel(ToSeat[Desert]):
    """Choose a pile. Whoever cannot place a camel anywhere forfeits it (ruling 5.11)."""

    LAPSES = True

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
    """Place it on a free hex beside one's own caravan of that colour, and not beside a camel of
    that colour in somebody else's."""

    CONTINUES = True
    JOINED = True

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def args(self) -> tuple[int, ...]:
        return (self.player, self.colour)

    def options(self, s: Desert, seat: int) -> list[int]:
        return [HEX + hex for hex in s.rims[caravan_of(seat, self.colour)]]

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


def take_water(s: Desert, seat: int, points: int, hex: int) -> None:
    """Water holes: take the token."""
    s.water[seat] += points
    s.note(notes.WATER, seat, points, hex)


def link(s: Desert, caravan: int, palm: int) -> None:
    """Oases: five points, once for each caravan and oasis."""
    spot = 1 << PALM_SPOTS.index(palm)
    if not s.linked[caravan] & spot:
        s.linked[caravan] |= spot
        s.note(notes.OASIS, owner_of(caravan), caravan_colour(caravan), palm)


def close(s: Desert, caravan: int, territory: list[int], hex: int) -> None:
    """Land: take its water and its oases at once; a point for every hex without a palm at the
    end. Nobody may place a camel there any more."""
    seat = owner_of(caravan)
    points = 0
    for inside in territory:
        holds = s.cells[inside]
        if holds == PALM:
            link(s, caravan, inside)
            continue
        if holds != EMPTY:
            take_water(s, seat, holds, inside)
        s.cells[inside] = CLOSED
        points += 1
    s.land[seat] += points
    s.lands.append([caravan, *territory])
    s.rims[caravan] = [rim for rim in s.rims[caravan] if rim not in territory]
    s.note(notes.LAND, seat, caravan_colour(caravan), points, hex)


def stand(s: Desert, caravan: int, hex: int) -> None:
    """Put a camel on the board, and keep track of where every caravan may still grow."""
    cells, rims, neighbours = s.cells, s.rims, s.board.neighbours
    colour = caravan_colour(caravan)
    cells[hex] = CAMEL + caravan
    s.sizes[caravan] += 1
    mine = [rim for rim in rims[caravan] if rim != hex]
    for near in neighbours[hex]:
        beside = cells[near] - CAMEL
        if beside >= 0:
            if beside != caravan and hex in rims[beside]:
                rims[beside] = [rim for rim in rims[beside] if rim != hex]
        elif cells[near] < PALM:
            rival_near = False
            for beyond in neighbours[near]:
                other = cells[beyond] - CAMEL
                if other >= 0 and other != caravan and caravan_colour(other) == colour:
                    rival_near = True
                    if near in rims[other]:
                        rims[other] = [rim for rim in rims[other] if rim != near]
            if not rival_near and near not in mine:
                mine.append(near)
    mine.sort()
    rims[caravan] = mine


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
