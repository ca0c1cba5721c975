"""Masked PPO learns a game by playing it: first against chance, then against what it was before.

    pip install 'majlis[research]' sb3-contrib
    python ppo.py --minutes 10                     # of one core; the curve is drawn as it grows
    majlis arena --game through-the-desert --bots ppo:Ppo,random,greedy --games 300

The algorithm is MaskablePPO of sb3-contrib; here are the environment, as that library wants it, a
network that reads the rows of `majlis.research`, and a bot that plays with what was learnt.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import cache
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from majlis import games, research
from majlis.arena.plots import Course, courses
from majlis.arena.ratings import wilson
from majlis.arena.simulate import Plan, play, summary
from majlis.kernel.chance import Rng
from majlis.kernel.encoding import numbers
from majlis.kernel.state import State
from majlis.learning.calibration import standalone
from majlis.learning.network import Reading, column_of_place
from majlis.research.vector import WAIT

TABLES = 128
OTHERS = ("random", "greedy")
UNIT = 20.0
"""So many points of lead are a reward of 1."""


class Learning(VecEnv):
    """One seat of every table learns; the others choose as `opponent` says, by rows and masks."""

    def __init__(self, game: str, seats: int, tables: int, seed: int) -> None:
        self.tables = research.vector_env(game, seats, count=tables, rewards="gains")
        self.seed_of_games = seed
        self.rng = np.random.default_rng(seed)
        self.mine = np.arange(tables) % seats
        self.opponent: Any = None
        variant = self.tables.variant
        rows = gymnasium.spaces.Box(0, 255, (variant.encoding.width,), np.uint8)
        super().__init__(tables, rows, gymnasium.spaces.Discrete(variant.actions))

    def reset(self) -> Any:
        self.tables.reset(self.seed_of_games)
        self.brought = np.zeros(self.num_envs, np.float32)
        self.let_others_answer(np.ones(self.num_envs, bool))
        return self.tables.observations.copy()

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        self.tables.step(self.actions)
        overs = self.tables.overs.copy()
        rewards = self.brought + self.gains()
        self.brought = np.zeros_like(rewards)
        rewards += self.let_others_answer(overs)
        infos: list[dict[str, Any]] = [{} for _ in overs]
        for table in np.flatnonzero(overs):
            # The library wants to see the last row of a game that was cut off; these have ended.
            infos[table] = {"terminal_observation": self.tables.observations[table].copy()}
        return self.tables.observations.copy(), rewards / UNIT, overs, infos

    def let_others_answer(self, overs: Any) -> Any:
        """Until the learner is asked everywhere; what that brought it, and `overs` where a game
        ended. What comes after an end is of the next game: it counts with its first answer there.
        """
        tables, rewards = self.tables, np.zeros_like(self.brought)
        while (theirs := tables.seats != self.mine).any():
            tables.step(np.where(theirs, self.answers(), WAIT))
            gains = self.gains()
            rewards[~overs] += gains[~overs]
            self.brought[overs] += gains[overs]
            overs |= tables.overs
        return rewards

    def gains(self) -> Any:
        """What the last answers brought the learner."""
        return self.tables.rewards[np.arange(self.num_envs), self.mine]

    def answers(self) -> Any:
        if self.opponent is None:
            return self.tables.sample(self.rng)
        return self.opponent(self.tables.observations, self.tables.masks)

    def env_method(self, method_name: str, *args: Any, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks", method_name
        return list(self.tables.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.tables.close()


class Eyes(BaseFeaturesExtractor):
    """Reads a row as the networks of `majlis.learning` do, and hands on all it has read."""

    def __init__(self, rows: gymnasium.spaces.Box, game: str, place: int = 8) -> None:
        encoding = games.game(game).encoding
        table, seat = numbers(encoding.table), numbers(encoding.seat)
        super().__init__(rows, 64 + 32 * encoding.seats + place * encoding.places)
        self.table = Reading(encoding.table, 1, lambda _, start, nth: start + nth, 64)
        self.seat = Reading(
            encoding.seat, encoding.seats, lambda t, start, nth: table + t * seat + start + nth, 32
        )
        self.readings = [self.table, self.seat]
        if encoding.places:
            column = column_of_place(table + encoding.seats * seat, encoding)
            self.place = Reading(encoding.place, encoding.places, column, place)
            self.readings.append(self.place)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        parts = [reading(rows).transpose(0, 1).flatten(1) for reading in self.readings]
        return torch.relu(torch.cat(parts, 1))


class Curve(BaseCallback):
    """Every so often: how it does against random and greedy, and a new opponent, itself."""

    def __init__(self, env: Learning, told: argparse.Namespace) -> None:
        super().__init__()
        self.env, self.game, self.seats = env, told.game, told.seats
        self.minutes, self.games = told.minutes, told.games
        self.file = file_of(told.game)
        self.begun = time.process_time()
        self.spent = 0.0
        """Seconds on playing against others, which is no learning."""
        self.points: list[dict[str, float]] = []
        self.looks = 0

    def learnt(self) -> float:
        return (time.process_time() - self.begun - self.spent) / 60

    def _on_step(self) -> bool:
        return self.learnt() < self.minutes

    def _on_rollout_end(self) -> None:
        if self.learnt() < self.looks * self.minutes / 10:
            return
        self.look()

    def look(self) -> None:
        began = time.process_time()
        self.model.save(self.file)
        trained.cache_clear()
        self.looks += 1
        point = {"steps": float(self.num_timesteps), "minutes": round(self.learnt(), 2)}
        for other in OTHERS:
            point[other], point[f"ahead of {other}"] = duels(
                self.game, self.seats, other, self.games
            )
        self.points.append(point)
        print(json.dumps(point), flush=True)
        self.file.with_suffix(".json").write_text(json.dumps(self.points, indent=1))
        self.file.with_suffix(".svg").write_text(drawn(self.points, self.games))
        if point["random"] > 0.8:
            self.env.opponent = copied(self.file, self.model.device)
        self.spent += time.process_time() - began


def drawn(points: list[dict[str, float]], count: int) -> str:
    """Wins against random and, dashed, against greedy, by thousands of steps."""
    lines = [
        Course(mark, [(round(p["steps"] / 1000), wilson(p[other] * count, count)) for p in points])
        for mark, other in enumerate(OTHERS)
    ]
    last = points[-1]
    says = ", ".join(f"{last[other]:.0%} against {other}" for other in OTHERS)
    return standalone(courses(lines, 0.5, f"after {last['steps']:,.0f} steps {says}"))


def duels(game: str, seats: int, other: str, count: int) -> tuple[float, float]:
    """The share that the saved policy wins, and by how many points it is ahead on average."""
    plan = Plan(game, seats, games.meta(game).settings({}, seats), (f"{__name__}:Ppo", other), "1")
    told = summary([play(plan, nth) for nth in range(count)], 1.0)["bots"]
    mine, theirs = (told[name] for name in plan.bots)
    return float(mine["wins"]), round(mine["score"]["mean"] - theirs["score"]["mean"], 1)


def copied(file: Path, device: torch.device) -> Any:
    """An opponent that plays like what is in this file, not always the likeliest."""
    model = MaskablePPO.load(file, device=device)

    def answers(rows: Any, masks: Any) -> Any:
        return model.predict(rows, action_masks=masks.astype(bool))[0]

    return answers


@cache
def trained(game: str) -> Any:
    return MaskablePPO.load(file_of(game), device="cpu")


def file_of(game: str) -> Path:
    return Path(f"ppo-{game}.zip")


class Ppo:
    """A bot that plays what was learnt, as it is in the folder that it is called from."""

    def __init__(self, game: str, rng: Rng) -> None:
        self.model = trained(game)
        self.encoding = games.game(game).encoding

    def __call__(self, view: State) -> list[int]:
        row = np.frombuffer(self.encoding.encode(view, view.viewer), np.uint8)
        mask = np.frombuffer(view.mask(view.viewer), np.int8)
        return [int(self.model.predict(row, action_masks=mask, deterministic=True)[0])]


def main(argv: list[str] | None = None) -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--game", default="through-the-desert")
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--minutes", type=float, default=10)
    words.add_argument("--steps", type=int, default=10**9, help="at most")
    words.add_argument("--tables", type=int, default=TABLES)
    words.add_argument("--games", type=int, default=60, help="at every look at its strength")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--device", default="cpu", help="that learns: cuda with many --tables")
    told = words.parse_args(argv)
    torch.set_num_threads(1)
    env = Learning(told.game, told.seats, told.tables, told.seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=8 * told.tables,
        n_epochs=5,
        learning_rate=4e-4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.005,
        target_kl=0.05,
        seed=told.seed,
        device=told.device,
        policy_kwargs={
            "features_extractor_class": Eyes,
            "features_extractor_kwargs": {"game": told.game},
            "net_arch": [256, 128],
            "activation_fn": torch.nn.ReLU,
        },
    )
    curve = Curve(env, told)
    model.learn(told.steps, callback=curve)
    curve.look()


if __name__ == "__main__":
    main()
