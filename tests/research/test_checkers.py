"""The checkers of PettingZoo and Gymnasium, for every case of the contract suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from majlis import games, research
from tests.contract.cases import TOGETHER, Case, every_case

CYCLES = 6
"""Steps of each agent: the rules themselves are tested elsewhere."""
TO_THE_END = 20_000
"""Steps of each agent, of which a game of dice and chance needs far fewer."""

every = pytest.mark.parametrize("case", [*every_case(), *TOGETHER], ids=str)
pytestmark = [
    # PettingZoo knows its own games with masks by name, and warns of all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("make", [research.env, research.parallel_env])
def test_whole_games(
    game: str,
    make: Callable[[str], research.TurnsEnv | research.TogetherEnv],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the checkers look at when a game ends, in the same games every time."""
    env = make(game)
    env.reset(seed=2)
    for nth, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(nth)
    ended, step = 0, env.step

    def watched(answers: Any) -> Any:
        nonlocal ended
        told = step(answers)
        ended += not env.agents
        return told

    monkeypatch.setattr(env, "step", watched)
    if isinstance(env, research.TurnsEnv):
        api_test(env, num_cycles=TO_THE_END)
    else:
        parallel_api_test(env, num_cycles=TO_THE_END)
    assert ended


def said(case: Case) -> dict[str, Any]:
    return {"game": case.game, "seats": case.seats, "options": dict(case.options)}


@every
def test_agents_in_turn(case: Case) -> None:
    api_test(research.env(**said(case)), num_cycles=CYCLES)
    seed_test(lambda: research.env(**said(case)), num_cycles=CYCLES)


@every
def test_agents_together(case: Case) -> None:
    parallel_api_test(research.parallel_env(**said(case)), num_cycles=CYCLES)
    parallel_seed_test(lambda: research.parallel_env(**said(case)), num_cycles=CYCLES)


@every
def test_a_single_agent(case: Case) -> None:
    # The checker answers with what was legal in another game: that must not be an error.
    made = gymnasium.make("majlis/Single-v0", **said(case), illegal_reward=-1.0, render_mode="svg")
    slow_to_draw = case not in [Case(game, case.seats) for game in games.GAMES]
    check_env(made.unwrapped, skip_render_check=slow_to_draw)
