"""What a game brings its seats, as numbers to learn from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.kernel.state import State


class Reward:
    """How a standing is paid out: when the game ends, or with every answer what it changed."""

    def __init__(self, standing: Callable[[State], list[float]], gradual: bool = False) -> None:
        self.standing: Final = standing
        """What a position is worth to each seat if the game ended there."""
        self.gradual: Final = gradual


def rank(s: State) -> list[float]:
    """From 1 for the first place down to -1 for the last; equal seats share their places.

    Winners come first, whatever the points; behind them points decide.
    """
    winners, scores = s.winners(), s.scores()
    order = [
        (seat in winners, 0 if seat in winners else scores[seat]) for seat in range(len(scores))
    ]
    beaten = [sum([1 for other in order if other < mine]) for mine in order]
    ahead = [sum([1 for other in order if other > mine]) for mine in order]
    return [(beaten[seat] - ahead[seat]) / (len(scores) - 1) for seat in range(len(scores))]


def margin(s: State) -> list[float]:
    """Points more than the others have on average; tie-breaks do not count."""
    scores = s.scores()
    total, others = sum(scores), len(scores) - 1
    return [points - (total - points) / others for points in scores]


REWARDS: Final = {
    "win": Reward(State.wins),
    "rank": Reward(rank),
    "margin": Reward(margin),
    "gains": Reward(margin, gradual=True),
}
"""By name. Gains are the margin, paid as it grows: with every answer what it changed."""
