"""An environment of PettingZoo in which agents answer one after the other (AEC)."""

from __future__ import annotations

from typing import Any, Self

from pettingzoo import AECEnv

from majlis.research.players import PlayersEnv
from majlis.research.session import Observation


class TurnsEnv(PlayersEnv, AECEnv[str, Observation, int]):
    """Whoever is asked is selected. Where several choose at the same time they are asked in turn,
    and do not see what the others have chosen."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed; without one, the next game of the seed before."""
        self.session.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.waiting[0]]
        self._skip_agent_selection = None

    def step(self, action: Any) -> None:
        """The answer of the agent that is selected: an int, or None once its game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.session.table
        table.play(self._seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if table.rewards:
            self.rewards = dict(zip(self.agents, table.rewards, strict=True))
            self._accumulate_rewards()
        if table.state.waiting:
            self.agent_selection = self.possible_agents[table.state.waiting[0]]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self._scores()
            self.agent_selection = self.agents[0]

    def restore(self, other: Self) -> None:
        super().restore(other)
        self.rewards = other.rewards.copy()
        self._cumulative_rewards = other._cumulative_rewards.copy()
        self.terminations = other.terminations.copy()
        self.truncations = other.truncations.copy()
        self.infos = {agent: told.copy() for agent, told in other.infos.items()}
        self.agent_selection = other.agent_selection
        self._skip_agent_selection = other._skip_agent_selection
