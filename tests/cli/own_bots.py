"""Bots of somebody's own, good and bad, to be named as `tests.cli.own_bots:First`."""

from __future__ import annotations

from majlis.kernel.chance import Rng
from majlis.kernel.state import State


class First:
    """Takes the first answer there is."""

    def __init__(self, game: str, rng: Rng) -> None:
        self.game = game

    def __call__(self, view: State) -> list[int]:
        return view.legal[:1]


class Silent(First):
    def __call__(self, view: State) -> list[int]:
        return []


class Cheat(First):
    def __call__(self, view: State) -> list[int]:
        return [999]


class NotABot:
    """Can be made, but not asked."""

    def __init__(self, game: str, rng: Rng) -> None:
        pass


class ForNoGame:
    def __call__(self, view: State) -> list[int]:
        return []


NUMBER = 5
