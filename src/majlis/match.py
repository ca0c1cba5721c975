"""The public match: a kernel match that knows the catalogue and the drawing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Self

from majlis import games
from majlis.kernel import match, notation
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.game import Setting
from majlis.kernel.state import State


class Match(match.Match):
    """A match of any game of the catalogue.

    >>> m = Match.new("through-the-desert", seats=3, seed=7)
    >>> m.waiting, m.labels(m.waiting[0])[:3]
    ([0], ['colour:lilac', 'colour:mint', 'colour:lemon'])
    """

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: match.Seed = None,
        options: Mapping[str, Setting] | None = None,
        *,
        script: match.Script | None = None,
    ) -> Self:
        """A new match; the same seed gives the same dice, no seed gives fresh ones."""
        return cls(games.game(game), seats, seed, options, script=script)

    @classmethod
    def load(cls, text: str) -> Self:
        """The match that `save` wrote, to play on."""
        record = notation.read(text)
        return cls.restore(games.game(record.header.game), record)

    def svg(self, seat: int | None = None, *, language: str = "en") -> str:
        """The position as a picture, as this seat sees it, or a watcher."""
        view = self.view(WATCHER if seat is None else seat)
        return picture(self.game.meta.id, view, language=language)

    def _repr_svg_(self) -> str:
        return self.svg()


def replay(text: str) -> Iterator[State]:
    """Every position of the match in a file, from the first question to the last answer."""
    record = notation.read(text)
    return Match.positions(games.game(record.header.game), record)


def picture(
    game: str,
    view: State,
    *,
    names: Sequence[str] = (),
    language: str = "en",
    theme: str = "day",
) -> str:
    """A view as an SVG picture; a position that is nobody's view is drawn for a watcher."""
    from majlis.drawing.scene import (
        DrawingContext,  # whoever draws nothing need not load the drawing
    )

    shown = view.redact(WATCHER) if view.viewer == NONE else view
    return games.game(game).draw(shown, DrawingContext(language, names=tuple(names))).svg(theme)
