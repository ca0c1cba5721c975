"""The random bot: every legal answer is as good as any other."""

from __future__ import annotations

from majlis.kernel.chance import Rng
from majlis.kernel.state import State


class Randomly:
    def __init__(self, game: str, rng: Rng) -> None:
        self.rng = rng

    def __call__(self, view: State) -> list[int]:
        legal = view.legal
        return [legal[self.rng.below(len(legal))]]
