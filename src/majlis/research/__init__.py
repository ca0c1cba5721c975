"""Environments for research: the games as PettingZoo, Gymnasium and learning programs know them.

They need the extra `majlis[research]`.

>>> import majlis.research
>>> env = majlis.research.env("through-the-desert", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, over, _, info = env.last()
>>> env.step(observation["action_mask"].argmax())
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import gymnasium

from majlis.kernel.game import Setting
from majlis.kernel.state import State
from majlis.research.rewards import REWARDS
from majlis.research.single import SingleEnv
from majlis.research.together import TogetherEnv
from majlis.research.turns import TurnsEnv
from majlis.research.variants import variant

__all__ = [
    "REWARDS",
    "SingleEnv",
    "TogetherEnv",
    "TurnsEnv",
    "env",
    "parallel_env",
    "single_env",
]

Chance = Callable[[State], int]
"""Chooses an outcome of chance in place of the dice."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    *,
    rewards: str = "win",
    chance: Chance | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """PettingZoo, one agent after the other; with the fewest players unless `seats` says more."""
    played = variant(game, seats, options, rewards=rewards, chance=chance)
    return TurnsEnv(played, render_mode)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    *,
    rewards: str = "win",
    chance: Chance | None = None,
    render_mode: str | None = None,
) -> TogetherEnv:
    """PettingZoo, all agents at once: for games in which players choose at the same time."""
    played = variant(game, seats, options, rewards=rewards, chance=chance)
    return TogetherEnv(played, render_mode)


def single_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    *,
    opponents: Sequence[str] = ("random",),
    seat: int | None = 0,
    illegal_reward: float | None = None,
    rewards: str = "win",
    chance: Chance | None = None,
    render_mode: str | None = None,
) -> SingleEnv:
    """Gymnasium, one agent against bots; the last opponent takes the seats that are left over."""
    played = variant(game, seats, options, rewards=rewards, chance=chance)
    return SingleEnv(played, opponents, seat, illegal_reward, render_mode)


gymnasium.register("majlis/Single-v0", "majlis.research:single_env")
