"""Rows of numbers, read by the names of their fields."""

from __future__ import annotations

from majlis import games
from majlis.kernel.encoding import Encoding, Field, numbers
from majlis.kernel.state import State


class Row:
    """A position as a seat knows it; what is said of seats is asked for clockwise from there."""

    def __init__(self, game: str, s: State, viewer: int) -> None:
        encoding = games.game(game).encoding
        self.encoding: Encoding = encoding
        self.numbers = list(encoding.encode(s, viewer))

    def table(self, name: str) -> list[int]:
        before, field = found(self.encoding.table, name)
        return self.read(before, field)

    def seat(self, nth: int, name: str) -> list[int]:
        before, field = found(self.encoding.seat, name)
        seats = numbers(self.encoding.table)
        return self.read(seats + nth * numbers(self.encoding.seat) + before, field)

    def place(self, place: int, name: str) -> list[int]:
        before, field = found(self.encoding.place, name)
        places = numbers(self.encoding.table) + self.encoding.seats * numbers(self.encoding.seat)
        return self.read(places + before * self.encoding.places + place * field.count, field)

    def read(self, start: int, field: Field) -> list[int]:
        return self.numbers[start : start + field.count]


def found(fields: list[Field], name: str) -> tuple[int, Field]:
    """The field of that name, and how many numbers come before it."""
    for nth, field in enumerate(fields):
        if field.name == name:
            return numbers(fields[:nth]), field
    raise KeyError(f"no field {name!r}; there are: {[field.name for field in fields]}")
