"""The games: one folder each. A game's title page is read without importing its rules."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from majlis.interface import GameInterface
from majlis.kernel.errors import UnknownGame
from majlis.kernel.game import Meta

GAMES = {
    "through-the-desert": "through_the_desert",
    "five-tribes": "five_tribes",
    "istanbul": "istanbul",
    "marrakesh": "marrakesh",
    "template": "template",
}
"""The folder of every game, by its id."""


def meta(id: str) -> Meta:
    """The game's title page."""
    found: Meta = import_module(folder(id)).META
    return found


def catalogue() -> dict[str, Meta]:
    """The title page of every game that players are offered, by id."""
    return {id: meta(id) for id in GAMES if meta(id).listed}


@cache
def game(id: str) -> GameInterface[Any]:
    """The game with its rules, words and pictures loaded."""
    found: GameInterface[Any] = import_module(f"{folder(id)}.game").GAME
    return found


@cache
def fingerprint(id: str) -> str:
    """Names this very state of a game's rules: a position stored under another one is not used.

    The sources count, compiled or not: both builds play alike.
    """
    rules = home(id)
    sources = [
        *(rules.parents[1] / "kernel").glob("*.py"),
        *(rules / f"{name}.py" for name in ("data", "state", "setup", "view", "rules")),
        *(rules / "rules").glob("*.py"),
    ]
    digest = sha256()
    for source in sorted(path for path in sources if path.is_file()):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def home(id: str) -> Path:
    """The directory that the game's files are in."""
    return Path(__file__).parent / GAMES[id]


def folder(id: str) -> str:
    if id not in GAMES:
        known = ", ".join(catalogue())
        raise UnknownGame(f"there is no game {id!r}; there are: {known}")
    return f"majlis.games.{GAMES[id]}"
