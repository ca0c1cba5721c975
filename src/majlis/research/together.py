"""An environment of PettingZoo in which all agents answer at once (parallel)."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from majlis.research.players import PlayersEnv
from majlis.research.session import Observation


class TogetherEnv(PlayersEnv, ParallelEnv[str, Observation, int]):
    """All who are asked answer. Whoever is not asked has an empty mask, and what it says is not
    heard: where a game is never simultaneous, one agent is heard at a time."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """The first game of a seed; without one, the next game of the seed before."""
        self.session.begin(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """The answers of those who are asked: all are given or none."""
        table, agents = self.session.table, self.agents
        answers = [(seat, int(actions[agents[seat]])) for seat in self.position.waiting]
        for seat, action in answers:
            table.check(seat, action)
        rewards = dict.fromkeys(agents, 0.0)
        for seat, action in answers:
            table.answer(seat, action)
            for agent, reward in zip(agents, table.rewards, strict=False):
                rewards[agent] += reward
        over = self.session.over
        observations = self._observations()
        infos = self._scores() if over else {agent: {} for agent in agents}
        if over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
