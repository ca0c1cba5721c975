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
from functools import partial

import gymnasium

from majlis.kernel.errors import BadOption
from majlis.kernel.game import Setting
from majlis.kernel.state import State
from majlis.research.fields import columns
from majlis.research.processes import TablesElsewhere
from majlis.research.rewards import REWARDS
from majlis.research.single import SingleEnv
from majlis.research.together import TogetherEnv
from majlis.research.turns import TurnsEnv
from majlis.research.variants import variant
from majlis.research.vector import TablesHere, VectorEnv

__all__ = [
    "REWARDS",
    "SingleEnv",
    "TogetherEnv",
    "TurnsEnv",
    "VectorEnv",
    "columns",
    "env",
    "parallel_env",
    "single_env",
    "vector_env",
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


def vector_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    *,
    count: int = 64,
    processes: int = 1,
    rewards: str = "win",
    chance: Chance | None = None,
) -> VectorEnv:
    """Many tables at once, written into arrays; with several processes they share memory."""
    if not 0 < processes <= count:
        raise BadOption(f"{count} tables in {processes} processes: each must have one")
    make = partial(variant, game, seats, options, rewards=rewards, chance=chance)
    return TablesHere(make(), count) if processes == 1 else TablesElsewhere(make, count, processes)


gymnasium.register("majlis/Single-v0", "majlis.research:single_env")
