"""Bots from anywhere: `module:Class`, for whoever tries out a bot of their own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from majlis.kernel.errors import UnknownBot


def maker(name: str) -> Callable[..., Any]:
    """What `module:Class` names: something to be called with a game and dice."""
    module, _, attribute = name.partition(":")
    if not (module and attribute):
        raise UnknownBot(f"{name!r} should read module:Class")
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as error:  # a module of somebody's own can fail in any way
        raise UnknownBot(f"the bot {name!r} cannot be imported: {error}") from error
    if found is None:
        raise UnknownBot(f"the bot {name!r}: the module {module!r} has no {attribute!r}")
    if not callable(found):
        raise UnknownBot(f"the bot {name!r} should be a class, not {kind(found)}")
    made: Callable[..., Any] = found
    return made


def make(name: str, game: str, rng: object) -> Any:
    """A bot of that class. What it makes must be callable, or it would fail in its first game."""
    try:
        made = maker(name)(game, rng)
    except TypeError as error:
        raise UnknownBot(f"the bot {name!r} is not made by Class(game, rng): {error}") from error
    if not callable(made):
        raise UnknownBot(f"the bot {name!r} should make something to call, not {kind(made)}")
    return made


def kind(thing: object) -> str:
    return f"an object of type {type(thing).__name__}"
