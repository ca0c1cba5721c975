"""Six levels, the same names in every game, from a beginner to the best that we have."""

from __future__ import annotations

import math
import time

from majlis import games
from majlis.bots.greedy import Greedy
from majlis.bots.networks import network
from majlis.bots.search.settings import settings_of
from majlis.bots.search.tree import Search
from majlis.bots.search.values import Worths, chances, one_by_one
from majlis.kernel.chance import Rng
from majlis.kernel.state import State

SLICE = 10
"""Iterations between two looks at the clock."""
SAVED = 0.2
"""Of what is left of a turn's time, for questions that may still come in it."""


class Beginner(Greedy):
    """Plays what looks best, but does not see everything: answers are overlooked now and then."""

    overlooked = 0
    """So many answers of a hundred."""

    def options(self, s: State, seat: int) -> list[int]:
        seen = [a for a in s.options(seat) if self.rng.below(100) >= self.overlooked]
        return seen or super().options(s, seat)


class Goatherd(Beginner):
    overlooked = 75


class Pedlar(Beginner):
    overlooked = 40


class Searcher:
    """Tries turns out against what the others may answer; where a network has learnt what they
    come to, it judges them."""

    learned = True
    """Whether it asks the network, if there is one."""
    budget = 0
    """Thousandths of what the strongest level may think about a turn."""
    share = 1
    """Only one in so many of its iterations is made: to see what time is worth."""

    def __init__(self, game: str, rng: Rng, style: int | None = None) -> None:
        known = games.game(game)
        self.game = game
        self.network = network(game) if self.learned else None
        self.settings = settings_of(game, self.network is not None)
        self.worths = one_by_one(known.evaluate_by(style))
        self.prior = known.prior
        self.rng = rng
        self.deadline = math.inf
        """By the monotonic clock: then the best answer so far is given. Without one the same dice
        think the same thoughts, without a network on every machine."""

    def __call__(self, view: State) -> list[int]:
        if len(view.legal) == 1:
            return view.legal
        judge = self.network.seen_by(view.viewer) if self.network else None
        settings = self.settings
        if judge is not None and settings.certain < 1.0 and self._is_certain(judge, view):
            judge, settings = None, settings_of(self.game)
        search = Search(view, self.worths, settings, self.rng, self.prior, judge)
        self.think(search, view)
        return search.best()

    def _is_certain(self, judge: Worths, view: State) -> bool:
        """Whether the network gives nobody else a chance."""
        worth = judge([view.determinize(self.rng)])[0]
        return chances(worth, self.settings.scale)[view.viewer] > self.settings.certain

    def think(self, search: Search, view: State) -> None:
        """For as long as the level may, and long enough to have an answer."""
        iterations = search.settings.iterations * self.budget // 1000 // self.share
        for _ in range(0, max(1, iterations), SLICE):
            search.improve(SLICE)
            if time.monotonic() > self.deadline:
                break


class Caravaneer(Searcher):
    budget = 40
    learned = False


class Vizier(Searcher):
    budget = 200


class Sultan(Searcher):
    budget = 1000
