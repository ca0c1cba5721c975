"""Points that seats may expect in the end: for people, who count in them; bots play for the lead.

What `majlis fit` finds is the lead. How many points everybody makes in what is left of a game was
found by `python -m tests.points` in games of greedy bots.
"""

from __future__ import annotations

from dataclasses import dataclass

from majlis import games
from majlis.kernel.state import State


@dataclass(frozen=True)
class Average:
    """What everybody makes on average, besides what is certain."""

    promised: float
    """The share that comes of what positions promise."""
    to_come: dict[int, tuple[float, float]]
    """By the number of seats: times what is left of the game, and times its square."""


AVERAGES = {
    "through-the-desert": Average(0.0, {2: (50, 46), 3: (23, 53), 4: (16, 49), 5: (12, 41)}),
    "five-tribes": Average(0.0, {2: (160, 19), 3: (129, -9), 4: (88, 14)}),
    "marrakesh": Average(0.66, {2: (109, -28), 3: (124, -34), 4: (132, -39)}),
}
"""Games that are won by points. Istanbul is a race: whoever wins has as many rubies as it takes."""


def expected_points(game: str, s: State, ahead: list[float]) -> list[float] | None:
    """What each seat may expect in the end: the average, and by how much it will be ahead of that.
    None for games that are won otherwise, or that nobody has measured."""
    fitted = games.game(game).fitted
    rows = fitted.features(s)
    seats = len(rows)
    if game not in AVERAGES or seats not in AVERAGES[game].to_come:
        return None
    worth = fitted.weights.worth(rows)
    average = sum(worth) / seats
    certain = sum(row[0] for row in rows) / seats
    known, left = AVERAGES[game], fitted.left(s)
    first, second = known.to_come[seats]
    base = certain + known.promised * (average - certain) + first * left + second * left * left
    return [base + one for one in ahead]
