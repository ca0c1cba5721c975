"""The greedy bot: looks one move ahead and takes what is worth most."""

from __future__ import annotations

from collections.abc import Callable

from majlis import games
from majlis.kernel.chance import Rng
from majlis.kernel.state import State

Evaluate = Callable[[State], list[float]]


class Greedy:
    """One move is one answer and those to the questions that continue it. A seat's lead over the
    best of the others is what counts; among equals the dice decide."""

    def __init__(self, game: str, rng: Rng) -> None:
        self.rng = rng
        self.evaluate: Evaluate = games.part(game, "evaluate").evaluate

    def __call__(self, view: State) -> list[int]:
        seat = view.viewer
        return self.best(view.determinize(self.rng), seat)[1]

    def best(self, s: State, seat: int) -> tuple[float, list[int]]:
        """The best move of this seat, and its value."""
        best = float("-inf")
        move: list[int] = []
        ties = 0
        for action in s.options(seat):
            after = s.clone()
            after.apply(seat, action)
            rest: list[int] = []
            if seat in after.waiting and after.question().CONTINUES:
                value, rest = self.best(after, seat)
            else:
                value = self.lead(after, seat)
            if value > best:
                best, move, ties = value, [action, *rest], 1
            elif value == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    move = [action, *rest]
        return best, move

    def lead(self, s: State, seat: int) -> float:
        values = self.evaluate(s)
        others = [value for other, value in enumerate(values) if other != seat]
        return values[seat] - sum(others) / (2 * len(others))
