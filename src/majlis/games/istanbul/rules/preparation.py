"""Preparing the game (pp. 6-7, 11, 15, 17): whatever is drawn or rolled."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    BLACK_MARKET,
    COFFEE_TRADER,
    COURIER,
    FIRST_LIRA,
    FOUNTAIN,
    GOVERNOR,
    LARGE_MARKET,
    MOST_COLUMNS,
    PLACE,
    SEAT,
    SMALL_MARKET,
    SMUGGLER,
    Grid,
    cell_action,
    cell_of,
    place_of,
    seat_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.encounters import NpcLeaves
from majlis.games.istanbul.rules.places_base import TurnUpDemand
from majlis.games.istanbul.rules.supply import TakeBonus
from majlis.games.istanbul.rules.turn import REGULAR, TurnStart
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame, ToChance


class Prepare(Frame[Istanbul]):
    """After the places: demand tiles, the first player, bonus cards, and the characters by the
    dice."""

    def run(self, s: Istanbul) -> None:
        s.then(TurnUpDemand(LARGE_MARKET), TurnUpDemand(SMALL_MARKET), FirstPlayer())


class FirstPlayer(ToChance[Istanbul]):
    """Somebody begins with 2 lira; every further player clockwise has one more. Everybody draws a
    bonus card."""

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [SEAT + player for player in range(len(s.players))]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        s.first = seat_of(action)
        s.note(notes.BEGINS, s.first)
        seats = len(s.players)
        for turn in range(seats):
            player = (s.first + turn) % seats
            s.players[player].lira = FIRST_LIRA + turn
            s.then(TakeBonus(player, 1))
        s.then(NpcLeaves(GOVERNOR), NpcLeaves(SMUGGLER))
        if s.mocha:
            s.then(NpcLeaves(COFFEE_TRADER))
        if s.letters:
            s.then(NpcLeaves(COURIER))
        s.then(TurnStart(s.first, REGULAR))


# -- random layout ------------------------------------------------------------------------------
# Every layout that keeps the rules of p. 17 is as likely as any other: the three places that they
# name are laid first, each cell weighted with the number of ways to go on.


def middle(s: Istanbul) -> list[int]:
    """The cells for the Fountain: inside the grid; in the Grand Bazaar its very centre."""
    columns = s.columns
    rows = len(s.places) // columns
    if rows == MOST_COLUMNS:
        return [rows * columns // 2]
    return [
        row * columns + column for row in range(1, rows - 1) for column in range(1, columns - 1)
    ]


def apart(s: Istanbul, one: int, other: int) -> bool:
    """Black Market and Tea House: 3 places or more apart, and not in one row or column."""
    rows = abs(one // s.columns - other // s.columns)
    columns = abs(one % s.columns - other % s.columns)
    return rows > 0 and columns > 0 and rows + columns >= 3


def free_for_tea(s: Istanbul, fountain: int, market: int) -> list[int]:
    cells = range(len(s.places))
    return [cell for cell in cells if cell != fountain and apart(s, market, cell)]


def free_for_market(s: Istanbul, fountain: int) -> list[int]:
    cells = range(len(s.places))
    return [cell for cell in cells if cell != fountain and free_for_tea(s, fountain, cell)]


class LayOnCell(ToChance[Istanbul]):
    """The Fountain into the middle, then the Black Market, then the Tea House far from it."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)

    def cells(self, s: Istanbul) -> list[int]:
        if self.place == FOUNTAIN:
            return middle(s)
        fountain = s.places.index(FOUNTAIN)
        if self.place == BLACK_MARKET:
            return free_for_market(s, fountain)
        return free_for_tea(s, fountain, s.places.index(BLACK_MARKET))

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [cell_action(cell, s.columns) for cell in self.cells(s)]

    def weights(self, s: Istanbul) -> list[int]:
        if self.place == FOUNTAIN:
            return [
                sum([len(free_for_tea(s, cell, market)) for market in free_for_market(s, cell)])
                for cell in middle(s)
            ]
        if self.place == BLACK_MARKET:
            fountain = s.places.index(FOUNTAIN)
            return [len(free_for_tea(s, fountain, cell)) for cell in self.cells(s)]
        return []

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        cell = cell_of(action, s.columns)
        s.places = [self.place if i == cell else place for i, place in enumerate(s.places)]
        s.note(notes.LAID, self.place, cell)


class LayPlace(ToChance[Istanbul]):
    """One of the other places on the next empty cell."""

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in in_play(s) if place not in s.places]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        cell = s.places.index(0)
        place = place_of(action)
        s.places = [*s.places[:cell], place, *s.places[cell + 1 :]]
        s.note(notes.LAID, place, cell)
        if 0 in s.places:
            s.then(LayPlace())
        else:
            s.grid = Grid(s.places, s.columns, 0)
            s.walled = s.grid


def in_play(s: Istanbul) -> list[int]:
    """The places of the base game and of the expansions, ascending."""
    places = list(range(1, 17))
    if s.mocha:
        places += range(17, 21)
    if s.letters:
        places += range(21, 26 if s.mocha else 25)
    return places
