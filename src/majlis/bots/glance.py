"""A bot that takes the turn that the game's network likes best, without trying any: many games of
it are played in the time of one that is searched. `majlis.bots.glance:Glance` on the command line.
"""

from __future__ import annotations

from dataclasses import replace

from majlis.bots.levels import Searcher
from majlis.bots.search.tree import Search
from majlis.kernel.chance import Rng
from majlis.kernel.state import State

POSITIONS = 100
"""So many are looked at to find turns."""
WIDTH = 8
"""Twice so many turns are judged."""


class Glance(Searcher):
    def __init__(self, game: str, rng: Rng, style: int | None = None) -> None:
        super().__init__(game, rng, style)
        self.settings = replace(self.settings, root_positions=POSITIONS, width=WIDTH, first_width=0)

    def think(self, search: Search, view: State) -> None:
        search.improve(1)
