"""Searchers that think for so many seconds about a turn, to see what a network is worth:

    majlis arena --game GAME --bots majlis.bots.timed:Learned,majlis.bots.timed:Fitted

Seconds are of CPU time, so that two of them can share a busy machine fairly.
"""

from __future__ import annotations

import time

from majlis.bots.levels import SAVED, SLICE, Searcher
from majlis.bots.search.tree import Search
from majlis.kernel.state import State


class Timed(Searcher):
    seconds = 0.5
    """About a turn, however many questions it asks."""
    _turn = -1
    _left = 0.0

    def think(self, search: Search, view: State) -> None:
        if view.turn != self._turn:
            self._turn, self._left = view.turn, self.seconds
        begun = time.process_time()
        enough = begun + (1 - SAVED) * self._left
        search.improve(SLICE)  # there is an answer, however little time is left
        while time.process_time() < enough:
            search.improve(SLICE)
        self._left -= time.process_time() - begun


class Learned(Timed):
    """Turns are judged by the game's network."""


class Fitted(Timed):
    """Turns are judged by `evaluate`, as it was fitted."""

    learned = False
