"""Minis: a position as a picture no larger than a stamp, for lists of tables, by day and by night.

Nothing is written in it, and nothing that only some may know is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from majlis.drawing.cover import used_symbols
from majlis.drawing.palette import Colours, fill_in
from majlis.kernel.state import State

S = TypeVar("S", bound=State)

WIDTH, HEIGHT = 164.0, 104.0


@dataclass(frozen=True)
class Mini(Generic[S]):
    """How a game is drawn so small."""

    draw: Callable[[S], str]
    """What a watcher sees of a position, inside a picture of `WIDTH` x `HEIGHT`."""
    symbols: str = ""
    """Pieces of the game; those that are used come along."""

    def svg(self, view: S, theme: str, colours: Colours) -> str:
        """The picture as a file; `colours` are those of the game."""
        drawn = self.draw(view)
        return fill_in(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" '
            f'width="{WIDTH:g}" height="{HEIGHT:g}" preserveAspectRatio="xMidYMid slice">'
            f"<defs>{used_symbols(self.symbols, drawn)}</defs>{drawn}</svg>",
            theme,
            colours,
        )


def ground(colour: str) -> str:
    return f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="var(--{colour})"/>'
