"""The games as OpenSpiel knows them, one after the other: `pyspiel.load_game("python_majlis",
{"game": "istanbul", "players": 3, "options": "mocha:true;letters:true"})`.

It needs `majlis[openspiel]`. Where its interface cannot say what is true, nothing is said: there
are no information states, since views do not remember how they came about.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from majlis import games
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State

NAME = "python_majlis"
LONGEST = 100_000
"""Answers of a game: no rule bounds them. Bots come to some hundreds, chance itself has come to
16,000 at Istanbul."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Majlis",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    parameter_specification={"game": "template", "players": 2, "options": ""},
)


class MajlisGame(pyspiel.Game):
    """A game at a number of seats; the winners share a utility of 1."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.loaded = games.game(told["game"])
        self.seats: int = told["players"]
        meta = self.loaded.meta
        meta.check_seats(self.seats)
        # Commas and = are OpenSpiel's own: with them it could not read what it has written.
        pairs = filter(None, told["options"].split(";"))
        options = meta.parse(pair.replace(":", "=", 1) for pair in pairs)
        self.settings = meta.settings(options, self.seats)
        state = self.loaded.state
        info = pyspiel.GameInfo(
            num_distinct_actions=state.ACTIONS,
            max_chance_outcomes=len(state.LABELS),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, told)

    def new_initial_state(self) -> MajlisState:
        return MajlisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class Held:
    """A position: OpenSpiel copies states with all they hold."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.clone())


class MajlisState(pyspiel.State):
    """A position with its history. Who choose at the same time are asked in turn, unseen."""

    def __init__(self, game: MajlisGame) -> None:
        super().__init__(game)
        loaded = game.loaded
        self.held = Held(loaded.setup(game.seats, game.settings, loaded.meta.rules))
        self.seats = game.seats

    @property
    def position(self) -> State:
        return self.held.state

    def current_player(self) -> int:
        waiting = self.position.waiting
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting[0] == CHANCE else waiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.options(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        s = self.position
        weights = s.question().weights(s) or [1] * len(s.legal)
        total = sum(weights)
        return [
            (outcome, weight / total)
            for outcome, weight in zip(s.legal, weights, strict=True)
            if weight
        ]

    def _apply_action(self, action: int) -> None:
        s = self.position
        s.apply(s.waiting[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.label(action)

    def is_terminal(self) -> bool:
        return not self.position.waiting

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.seats
        return self.position.wins()

    def __str__(self) -> str:
        return self.position.key()


class Observer:
    """What a seat knows: the row that networks read."""

    def __init__(self, game: MajlisGame) -> None:
        self.encoding = game.loaded.encoding
        self.tensor = np.zeros(self.encoding.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MajlisState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self.encoding.encode(state.position, player), np.uint8)

    def string_from(self, state: MajlisState, player: int) -> None:
        """There are none."""


pyspiel.register_game(GAME_TYPE, MajlisGame)
