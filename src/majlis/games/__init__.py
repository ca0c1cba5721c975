"""The games: one folder each. A game's title page is read without importing its rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from majlis.kernel.errors import UnknownGame
from majlis.kernel.game import Game, Meta

GAMES = {
    "through-the-desert": "through_the_desert",
    "five-tribes": "five_tribes",
    "istanbul": "istanbul",
    "marrakesh": "marrakesh",
    "template": "template",
}
"""The folder of every game, by its id."""


def part(id: str, name: str = "") -> ModuleType:
    """A module of the game's folder: `rules`, `words`, `draw`, `evaluate`; itself by default."""
    if id not in GAMES:
        known = ", ".join(catalogue())
        raise UnknownGame(f"there is no game {id!r}; there are: {known}")
    return import_module(f"majlis.games.{GAMES[id]}" + (f".{name}" if name else ""))


def meta(id: str) -> Meta:
    """The game's title page."""
    found: Meta = part(id).META
    return found


def catalogue() -> dict[str, Meta]:
    """The title page of every game that players are offered, by id."""
    return {id: meta(id) for id in GAMES if meta(id).listed}


@cache
def game(id: str) -> Game:
    """The game with its rules loaded."""
    setup = part(id, "setup")
    return Game(meta(id), setup.setup, setup.STATE)
