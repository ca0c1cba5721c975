"""What travels, and what rises where it was gained, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from majlis.drawing.scene import Float, Motion
from majlis.drawing.svg import Point
from majlis.kernel.state import Note

TRAVEL = 450
"""Milliseconds after which whatever set out has arrived: board and browser agree on it."""
LATEST = 3000
"""Nothing waits longer than that: more than can be shown in this time is shown faster."""
ABOVE = 16.0
"""From so high above its place a piece is set down."""


class Told(Protocol):
    """What the log says of a note."""

    @property
    def seat(self) -> int: ...

    @property
    def gains(self) -> tuple[tuple[str, str], ...]: ...


def journey(key: str, way: Sequence[Point], delay: int = 0, new: bool = False) -> Motion:
    """A node on its way through these points of the picture, to the last, where it is drawn."""
    *before, (end_x, end_y) = way
    offsets = [(round(x - end_x, 1), round(y - end_y, 1)) for x, y in before]
    return Motion(key, (*offsets, (0.0, 0.0)), delay, new)


def set_down(key: str, delay: int = 0) -> Motion:
    """A new node that is put where it is drawn."""
    return Motion(key, ((0.0, -ABOVE), (0.0, 0.0)), delay, new=True)


def times(fresh: Sequence[Note], moving: Mapping[int, int]) -> list[int]:
    """When each of these notes has its turn, in milliseconds.

    `moving` are the kinds of notes that move something, with the time between two of the same kind
    in a row. Whatever else happens waits until everything before has arrived.
    """
    now, last = 0, None
    found = []
    for note in fresh:
        kind = note[1]
        if kind in moving:
            if last is not None:
                now += moving[kind] if kind == last else TRAVEL
            last = kind
            found.append(now)
        else:
            found.append(now if last is None else now + TRAVEL)
    slowest = max(found, default=0)
    return [time * LATEST // slowest for time in found] if slowest > LATEST else found


def rising(
    fresh: Sequence[Note],
    when: Sequence[int],
    say: Callable[[Note], Told | None],
    where: Sequence[Point | None],
) -> list[Float]:
    """What the players gain and lose by these notes: as the log tells it, there where it arises."""
    found = []
    for note, delay, at in zip(fresh, when, where, strict=True):
        told = say(note)
        if told and told.seat >= 0 and told.gains:
            found.append(Float(told.seat, told.gains, at, delay))
    return found
