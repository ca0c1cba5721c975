"""An environment of Gymnasium: one seat learns, bots sit at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from majlis.bots import bot
from majlis.kernel.chance import Rng, dice
from majlis.kernel.errors import BadSeats, IllegalAction
from majlis.kernel.state import State
from majlis.research.session import METADATA, Observation, Session, observation_space
from majlis.research.tables import Variant


class SingleEnv(Env[Observation, np.int64]):
    """One seat against bots, which answer as soon as they are asked. Without a seat of its own the
    agent moves on one seat from game to game.

    An illegal answer is an error; with an `illegal_reward` it ends the game and brings that.
    """

    def __init__(
        self,
        variant: Variant,
        opponents: Sequence[str],
        seat: int | None = 0,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and seat not in range(variant.seats):
            raise BadSeats(f"no seat {seat!r}: there are 0 to {variant.seats - 1}")
        if not 0 < len(opponents) < variant.seats:
            raise BadSeats(f"{len(opponents)} opponents for {variant.seats - 1} seats")
        self.metadata = METADATA
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.session = Session(variant, render_mode)
        self.opponents = opponents
        self.chair = seat
        self.seat = seat or 0
        """Where the agent sits in this game."""
        self.observation_space = observation_space(variant)
        self.action_space = self.session.answers(lambda: self.seat)
        self._brought = 0.0
        """What bots have answered before the agent's first answer counts with that one."""
        self._luck = Rng(0)
        last = len(opponents) - 1
        self._bots = [
            bot(opponents[min(nth, last)], variant.game, self._luck)
            for nth in range(variant.seats - 1)
        ]
        """Clockwise from the agent on."""

    @property
    def position(self) -> State:
        """The position itself, secrets included: clone it to look ahead."""
        return self.session.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The first game of a seed; without one, the next game of the seed before."""
        super().reset(seed=seed)
        self.session.begin(seed)
        table = self.session.table
        if self.chair is None:
            self.seat = table.nth % self.session.variant.seats
        self._luck.restart(dice(f"{table.seed}/{table.nth}/bots"))
        self._brought = self._let_bots_answer()
        return self.session.observation(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The agent's answer, and those of the bots until it is asked again."""
        table = self.session.table
        try:
            table.play(self.seat, int(action))
        except IllegalAction as error:
            if self.illegal_reward is None:
                raise
            told = {"illegal": str(error)}
            return self.session.observation(self.seat), self.illegal_reward, True, False, told
        reward = self._brought + (table.rewards[self.seat] if table.rewards else 0.0)
        reward += self._let_bots_answer()
        self._brought = 0.0
        over = not self.position.waiting
        infos = {"score": self.position.scores()[self.seat]} if over else {}
        return self.session.observation(self.seat), reward, over, False, infos

    def _let_bots_answer(self) -> float:
        """Until nobody but the agent is asked; what that brings the agent."""
        table, brought = self.session.table, 0.0
        while others := [seat for seat in table.state.waiting if seat != self.seat]:
            seat = others[0]
            nth = (seat - self.seat - 1) % self.session.variant.seats
            for answer in self._bots[nth](table.state.redact(seat)):
                table.play(seat, answer)
                if table.rewards:
                    brought += table.rewards[self.seat]
        return brought

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may answer, as libraries with masks ask for it."""
        return self.session.mask(self.seat).astype(bool)

    def render(self) -> Any:  # Gymnasium knows no files
        """The table as the agent sees it."""
        return self.session.render(self.seat)

    def clone(self) -> Self:
        """Another environment at the same moment, with the same luck to come."""
        other = type(self)(
            self.session.variant,
            self.opponents,
            self.chair,
            self.illegal_reward,
            self.render_mode,
        )
        other.restore(self)
        return other

    def restore(self, other: Self) -> None:
        """Go to the moment at which the other one is. Bots come along with their dice, and with
        nothing else that they might remember."""
        self.session.table.restore(other.session.table)
        self.seat = other.seat
        self._brought = other._brought
        self._luck.x = other._luck.x
