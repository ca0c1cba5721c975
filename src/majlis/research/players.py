"""What both kinds of PettingZoo's environments share: an agent at every seat of a table."""

from __future__ import annotations

from functools import partial
from typing import Any, Self

from gymnasium.spaces import Dict

from majlis.kernel.state import State
from majlis.research.session import (
    METADATA,
    Answers,
    Observation,
    Session,
    observation_space,
)
from majlis.research.tables import Variant


class PlayersEnv:
    def __init__(self, variant: Variant, render_mode: str | None = None) -> None:
        self.metadata: dict[str, Any] = {"name": variant.game, **METADATA}
        self.render_mode = render_mode
        self.session = Session(variant, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(variant.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(variant)
        self._action_spaces = {
            agent: self.session.answers(partial(int, seat)) for agent, seat in self._seats.items()
        }

    def observation_space(self, agent: str) -> Dict[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> Answers:
        return self._action_spaces[agent]

    @property
    def position(self) -> State:
        """The position itself, secrets included: clone it to look ahead."""
        return self.session.state

    def observe(self, agent: str) -> Observation:
        """What the agent knows, and what it may answer; nothing if it is not asked."""
        return self.session.observation(self._seats[agent])

    def render(self) -> str | bytes | None:
        """The table as a watcher sees it."""
        return self.session.render()

    def close(self) -> None:
        """Nothing is kept open."""

    def clone(self) -> Self:
        """Another environment at the same moment, with the same luck to come."""
        other = type(self)(self.session.variant, self.render_mode)
        other.restore(self)
        return other

    def restore(self, other: Self) -> None:
        """Go to the moment at which the other one is."""
        self.session.table.restore(other.session.table)
        self.agents = other.agents.copy()

    def _scores(self) -> dict[str, dict[str, Any]]:
        """What is told when a game is over."""
        points = self.position.scores()
        return {agent: {"score": points[self._seats[agent]]} for agent in self.agents}
