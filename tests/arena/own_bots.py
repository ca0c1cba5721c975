"""Bots of somebody's own, good and bad, to be named as `tests.arena.own_bots:Middle`."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from majlis.kernel.chance import Rng
from majlis.kernel.state import State


class Middle:
    """Takes the answer in the middle."""

    def __init__(self, game: str, rng: Rng) -> None:
        self.game = game

    def __call__(self, view: State) -> list[int]:
        return [view.legal[len(view.legal) // 2]]


class Also(Middle):
    """The same by another name."""


class Silent(Middle):
    def __call__(self, view: State) -> list[int]:
        return []


class Cheat(Middle):
    def __call__(self, view: State) -> list[int]:
        return [999]


class Mortal(Middle):
    """The process that it is in is killed the first time."""

    def __call__(self, view: State) -> list[int]:
        fallen = Path("fallen")
        if not fallen.exists():
            fallen.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().__call__(view)


class NotABot:
    """Can be made, but not asked."""

    def __init__(self, game: str, rng: Rng) -> None:
        pass


class ForNoGame:
    def __call__(self, view: State) -> list[int]:
        return []


NUMBER = 5
