"""The table in words: everything that the picture shows, for whoever reads or listens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from majlis.kernel.state import State
from majlis.words.names import Names


@dataclass(frozen=True)
class Part:
    """A zone of the table: what it is called, and what lies there, a line for each thing or kind of
    things."""

    heading: str
    lines: tuple[str, ...]


def parts(*zones: tuple[str, Iterable[str]]) -> tuple[Part, ...]:
    """Headings with their lines; a zone in which nothing lies goes without saying."""
    told = (Part(heading, tuple(line for line in lines if line)) for heading, lines in zones)
    return tuple(part for part in told if part.lines)


def owner(names: Names, s: State, seat: int) -> str:
    """A player as the heading of what belongs to them."""
    name = names.player(seat)
    return names.t.gettext("{name} (you)").format(name=name) if seat == s.viewer else name
