"""The greedy bot: looks one move ahead and takes what is worth most."""

from __future__ import annotations

from collections.abc import Callable

from majlis import games
from majlis.bots.search.values import lead
from majlis.kernel.chance import Rng
from majlis.kernel.state import State

Evaluate = Callable[[State], list[float]]

POSITIONS = 4000
"""How many a move may cost to look at. Some moves can go on in tens of thousands of ways."""


class Greedy:
    """One move is one answer and those to the questions that continue it. What counts is how
    much the seat has more than the others on average; among equals the dice decide."""

    def __init__(self, game: str, rng: Rng, style: int | None = None) -> None:
        self.rng = rng
        self.evaluate: Evaluate = games.game(game).evaluate_by(style)

    def __call__(self, view: State) -> list[int]:
        seat = view.viewer
        return self.best(view.determinize(self.rng), seat, POSITIONS)[1]

    def best(self, s: State, seat: int, positions: int) -> tuple[float, list[int]]:
        """The best move of this seat, and its value. Every answer has an even share of the
        positions to look at; where they are fewer than the answers, the dice leave some out."""
        best = float("-inf")
        move: list[int] = []
        ties = 0
        actions = self.options(s, seat)
        while len(actions) > positions:
            del actions[self.rng.below(len(actions))]
        share = positions // len(actions)
        for action in actions:
            after = s.clone()
            after.apply(seat, action)
            rest: list[int] = []
            if seat in after.waiting and after.question().CONTINUES:
                value, rest = self.best(after, seat, share)
            else:
                value = self.lead(after, seat)
            if value > best:
                best, move, ties = value, [action, *rest], 1
            elif value == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    move = [action, *rest]
        return best, move

    def options(self, s: State, seat: int) -> list[int]:
        """What is thought of."""
        return s.options(seat).copy()

    def lead(self, s: State, seat: int) -> float:
        return lead(self.evaluate(s), seat)
