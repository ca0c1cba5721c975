"""What every game offers: one typed object, so that a type checker finds what a new game lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from majlis.drawing.cover import Cover
from majlis.drawing.mini import Mini
from majlis.drawing.palette import Colours
from majlis.drawing.scene import DrawingContext, Scene
from majlis.kernel.encoding import Encoding
from majlis.kernel.game import Game
from majlis.kernel.state import State
from majlis.kernel.weights import Weights
from majlis.words import Words

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

Style: TypeAlias = dict[str, float]
"""How many times as much some features weigh for a bot: more than once, what it is fond of."""


class Evaluate(Protocol[S_contra]):
    """What a position is worth to each seat, by the fitted weights unless others are given."""

    def __call__(self, s: S_contra, /, weights: Weights = ...) -> list[float]: ...


@dataclass(frozen=True)
class Fitted(Generic[S]):
    """What `evaluate` is made of."""

    features: Callable[[S], list[list[float]]]
    """What speaks for each seat, in the order of the weights' names."""
    left: Callable[[S], float]
    """How much of the game is left, from 1 to 0."""
    weights: Weights


@dataclass(frozen=True)
class GameInterface(Game[S]):
    """A game as the rest of the house knows it; `game.py` of its folder makes one."""

    words: Callable[[str, Sequence[str]], Words[S, Any]]
    """The game in a language, with the names at the seats."""
    draw: Callable[[S, DrawingContext], Scene]
    """A view as a picture."""
    colours: Colours
    """Colours of its own, in addition to `palette.TOKENS`."""
    cover: Cover
    """What is seen of it before it is played."""
    mini: Mini[S]
    """What is seen of a position in a list of tables."""
    evaluate: Evaluate[S]
    """What a position is worth to each seat."""
    fitted: Fitted[S]
    """What that value is made of."""
    styles: tuple[Style, Style]
    """Two ways to play it, of equal strength."""
    encoding: Encoding
    """How a position is written for networks."""
    prior: Callable[[S, int, list[list[int]]], list[float]] | None = None
    """How likely each of these moves of a seat is the best; without it, the likelier the more it is
    worth at once."""

    def evaluate_by(self, style: int | None) -> Callable[[S], list[float]]:
        """What positions are worth to a bot of that style, or to one of none."""
        if style is None:
            return self.evaluate
        # A search asks 100,000 times a second: no function of ours may stand in between.
        return partial(self.evaluate, weights=self.fitted.weights.in_style(self.styles[style]))
