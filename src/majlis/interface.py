"""What every game offers: one typed object, so that a type checker finds what a new game lacks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from majlis.drawing.cover import Cover
from majlis.drawing.palette import Colours
from majlis.drawing.scene import DrawingContext, Scene
from majlis.kernel.game import Game
from majlis.kernel.state import State
from majlis.kernel.weights import Weights
from majlis.words import Words

S = TypeVar("S", bound=State)


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
    evaluate: Callable[[S], list[float]]
    """What a position is worth to each seat."""
    fitted: Fitted[S]
    """What that value is made of."""
    prior: Callable[[S, int, list[list[int]]], list[float]] | None = None
    """How likely each of these moves of a seat is the best; without it, the likelier the more it is
    worth at once."""
