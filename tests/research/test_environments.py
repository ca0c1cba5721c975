"""What the environments promise beyond what the checkers of the field look at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import majlis
from majlis import games, research
from majlis.kernel.chance import Rng
from majlis.kernel.errors import BadOption, BadSeats, IllegalAction
from majlis.kernel.state import State

GAMES = list(games.GAMES)


def play_on(env: research.TurnsEnv, rng: Rng, steps: int = 10_000) -> list[tuple[str, int]]:
    """Answers at random, until the game is over or so many are given; what they were."""
    given: list[tuple[str, int]] = []
    while len(given) < steps and not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        answer = int(legal[rng.below(len(legal))])
        given.append((env.agent_selection, answer))
        env.step(answer)
    return given


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_is_given_what_its_view_tells(game: str) -> None:
    env = research.env(game, seats=3)
    env.reset(seed=11)
    rng, encoding = Rng(5), games.game(game).encoding
    for _ in range(12):
        play_on(env, rng, steps=1 if game == "template" else 9)
        for seat, agent in enumerate(env.possible_agents):
            seen, view = env.observe(agent), env.position.redact(seat)
            assert seen["observation"].tolist() == list(encoding.encode(view, seat))
            legal = view.options(seat)
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert env.agent_selection == env.agents[env.position.waiting[0]]


def test_answers_keep_their_index() -> None:
    """The index is the int of the game's vocabulary, chance left out."""
    space = research.env("through-the-desert").action_space("player_0")
    state = games.game("through-the-desert").state
    assert space.n == state.ACTIONS < len(state.LABELS)
    assert state.LABELS[0] == "colour:lilac"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_for_everybody(game: str) -> None:
    env = research.env(game, seats=2, rewards="rank")
    env.reset(seed=3)
    assert play_on(env, Rng(1))
    assert env.rewards["player_0"] == -env.rewards["player_1"]
    points = env.position.scores()
    assert env.infos == {f"player_{seat}": {"score": points[seat]} for seat in range(2)}
    for agent in env.possible_agents:
        observation, reward, over, cut_off, _ = env.last()
        assert env.agent_selection == agent
        assert observation is not None
        assert not observation["action_mask"].any()
        assert (reward, over, cut_off) == (env._cumulative_rewards[agent], True, False)
        env.step(None)
    assert env.agents == []


def istanbul(rubies: list[int], lira: list[int]) -> State:
    """A position in which the players have won so much."""
    game = games.game("istanbul")
    s = game.setup(len(rubies), game.meta.settings({}, len(rubies)), game.meta.rules)
    for player, won, left in zip(s.players, rubies, lira, strict=True):
        player.rubies, player.lira = won, left
    return s  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("rewards", "brought"),
    [
        ("win", [0.5, 0, 0, 0.5]),
        ("rank", [2 / 3, -2 / 3, -2 / 3, 2 / 3]),
        ("margin", [2, -2, -2, 2]),
    ],
)
def test_what_an_end_is_worth(rewards: str, brought: list[float]) -> None:
    ended = istanbul(rubies=[5, 2, 2, 5], lira=[0, 4, 7, 0])
    assert research.REWARDS[rewards].standing(ended) == pytest.approx(brought)


def test_a_tie_break_decides_who_is_first() -> None:
    ended = istanbul(rubies=[3, 3, 5, 5], lira=[9, 0, 0, 1])
    assert research.REWARDS["win"].standing(ended) == [0, 0, 0, 1]
    assert research.REWARDS["rank"].standing(ended) == pytest.approx([-2 / 3, -2 / 3, 1 / 3, 1])


@pytest.mark.parametrize("game", GAMES)
def test_gains_come_to_the_margin(game: str) -> None:
    gradual, at_the_end = (research.env(game, rewards=rewards) for rewards in ("gains", "margin"))
    for env in (gradual, at_the_end):
        env.reset(seed=8)
    sums = dict.fromkeys(gradual.agents, 0.0)
    for _, answer in play_on(at_the_end, Rng(2)):
        gradual.step(answer)
        sums = {agent: sums[agent] + reward for agent, reward in gradual.rewards.items()}
    assert sums == pytest.approx(at_the_end.rewards)


def test_seeds_number_the_games() -> None:
    one, other = research.env("istanbul"), research.env("istanbul")
    one.reset(seed=5)
    first = play_on(one, Rng(1), steps=30)
    one.reset()
    second = play_on(one, Rng(1), steps=30)
    other.reset(seed=5)
    assert play_on(other, Rng(1), steps=30) == first
    other.reset()
    assert play_on(other, Rng(1), steps=30) == second != first
    fresh, another = research.env("istanbul"), research.env("istanbul")
    fresh.reset()
    another.reset()
    assert fresh.position.dump() != another.position.dump()


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_has_the_same_luck(game: str) -> None:
    env = research.env(game, rewards="gains")
    env.reset(seed=2)
    play_on(env, Rng(4), steps=25)
    earlier = env.clone()
    played = play_on(env, Rng(9), steps=150)
    assert play_on(earlier.clone(), Rng(9), steps=150) == played
    rewards = env._cumulative_rewards
    env.restore(earlier)
    assert play_on(env, Rng(9), steps=150) == played
    assert env._cumulative_rewards == rewards


def test_chance_can_be_chosen() -> None:
    asked = []

    def lowest(s: State) -> int:
        asked.append(type(s.question()).__name__)
        return s.options(majlis.CHANCE)[0]

    env = research.env("template", chance=lowest)
    env.reset(seed=1)
    given = play_on(env, Rng(1))
    assert "Roll" in asked
    again = research.env("template", chance=lowest)
    again.reset(seed=2)
    assert play_on(again, Rng(1)) == given


def test_together_is_the_same_game_as_in_turn() -> None:
    """Answers that are given at once come to the same as those given one by one."""
    together, in_turn = research.parallel_env("marrakesh", 3), research.env("marrakesh", 3)
    observations, _ = together.reset(seed=6)
    in_turn.reset(seed=6)
    rng, most = Rng(3), 0
    while together.agents and in_turn.position.turn < 6:
        asked = list(together.position.waiting)
        most = max(most, len(asked))
        answers = dict.fromkeys(together.agents, 0)
        for seat in asked:
            legal = np.flatnonzero(observations[f"player_{seat}"]["action_mask"])
            answers[f"player_{seat}"] = int(legal[rng.below(len(legal))])
            in_turn.session.table.play(seat, answers[f"player_{seat}"])
        observations, *_ = together.step(answers)
        assert together.position.dump() == in_turn.position.dump()
    assert most == 3


def test_an_illegal_answer_changes_nothing() -> None:
    env = research.env("through-the-desert")
    env.reset(seed=1)
    before = env.position.dump()
    with pytest.raises(IllegalAction, match=r"seat 0 may not answer 99 .* legal: 0 colour:lilac"):
        env.step(99)
    assert env.position.dump() == before
    together = research.parallel_env("template")
    together.reset(seed=1)
    before = together.position.dump()
    with pytest.raises(IllegalAction, match="seat 1 may not answer 4"):
        together.step({"player_0": 1, "player_1": 4})
    assert together.position.dump() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_single_agent_meets_bots(game: str) -> None:
    env = research.single_env(game, 3, seat=None, rewards="rank")
    seats, rewards = [], []
    for seed in (4, None):
        observation, _ = env.reset(seed=seed)
        seats.append(env.seat)
        over = False
        while not over:
            assert env.position.waiting == [env.seat]
            assert observation["action_mask"].astype(bool).tolist() == env.action_masks().tolist()
            observation, reward, over, _, info = env.step(env.action_space.sample())
        rewards.append(reward)
        assert info == {"score": env.position.scores()[env.seat]}
        assert reward == research.REWARDS["rank"].standing(env.position)[env.seat]
    assert seats == [0, 1]


def test_a_single_agent_misses_nothing_that_it_gains_or_loses() -> None:
    """Also what others have gained before its first answer: one of these two seats begins."""
    for seat in (0, 1):
        env = research.single_env("through-the-desert", seat=seat, rewards="gains")
        env.reset(seed=3)
        sum_of_all, over = 0.0, False
        while not over:
            _, reward, over, _, _ = env.step(env.action_space.sample())
            sum_of_all += reward
        assert sum_of_all == pytest.approx(research.REWARDS["margin"].standing(env.position)[seat])


def test_a_single_agent_can_go_back() -> None:
    env = research.single_env("istanbul", opponents=["greedy"])
    env.reset(seed=4)
    env.action_space.seed(1)
    for _ in range(10):
        env.step(env.action_space.sample())
    earlier = env.clone()

    def some_steps() -> list[Any]:
        rng, seen = Rng(1), []
        for _ in range(20):
            legal = np.flatnonzero(env.action_masks())
            seen.append(env.step(int(legal[rng.below(len(legal))]))[0]["observation"].tolist())
        return seen

    once = some_steps()
    env.restore(earlier)
    assert some_steps() == once


def test_an_illegal_answer_can_end_the_game() -> None:
    env = research.single_env("istanbul", illegal_reward=-5.0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-5.0, True)
    assert info["illegal"].startswith("seat 0 may not answer 0 to Turn(0)")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_words_and_as_a_picture(game: str) -> None:
    env = research.single_env(game, render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    for action in env.position.options(0):
        assert f"{action:>3} {env.position.label(action)}" in told
    drawn = research.env(game, render_mode="svg")
    drawn.reset(seed=1)
    assert str(drawn.render()).startswith("<svg")
    silent = research.env(game)
    silent.reset(seed=1)
    assert silent.render() is None


def test_what_is_refused() -> None:
    with pytest.raises(BadOption, match="rewards=luck: choose from win, rank, margin, gains"):
        research.env("istanbul", rewards="luck")
    with pytest.raises(BadOption, match="render_mode=human: choose from ansi, svg"):
        research.env("istanbul", render_mode="human")
    with pytest.raises(BadSeats, match="for 2 to 5 players, not 6"):
        research.parallel_env("istanbul", 6)
    with pytest.raises(BadSeats, match="no seat 2: there are 0 to 1"):
        research.single_env("istanbul", seat=2)
    with pytest.raises(BadSeats, match="2 opponents for 1 seats"):
        research.single_env("istanbul", opponents=["random", "greedy"])
