"""Many tables at once play the same games as one, and arrays say what happens at them."""

from __future__ import annotations

import multiprocessing
import os
import signal

import numpy as np
import pytest

from majlis import games, research
from majlis.kernel.errors import BadOption, IllegalAction
from majlis.kernel.state import State
from majlis.research.processes import Bell, TablesElsewhere
from majlis.research.tables import Table
from majlis.research.variants import variant
from majlis.research.vector import WAIT, VectorEnv


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("rewards", ["win", "gains"])
def test_every_table_is_a_game_of_its_own(game: str, rewards: str) -> None:
    """The same answers at single tables with the same dice: all arrays agree, game after game."""
    count, seats = 3, 3
    vector = research.vector_env(game, seats, count=count, rewards=rewards)
    vector.reset(seed=5)
    played = variant(game, seats, rewards=rewards)
    tables = [Table(played) for _ in range(count)]
    for nth, table in enumerate(tables):
        table.begin(f"5:{nth}")
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(60 if game == "template" else 400):
        for nth, table in enumerate(tables):
            seat = table.state.waiting[0]
            assert vector.seats[nth] == seat
            assert vector.observations[nth].tobytes() == played.encoding.encode(table.state, seat)
            assert vector.masks[nth].tobytes() == table.state.mask(seat)
        answers = vector.sample(rng)
        vector.step(answers)
        for nth, table in enumerate(tables):
            table.play(table.state.waiting[0], int(answers[nth]))
            assert vector.rewards[nth] == pytest.approx(table.rewards or [0] * seats)
            assert vector.overs[nth] == (not table.state.waiting)
            if vector.overs[nth]:
                ended += 1
                table.begin_next()
    assert ended or game in ("istanbul", "marrakesh")  # whose games are longer


def test_processes_play_the_same_games() -> None:
    with (
        research.vector_env("template", 3, count=5, rewards="rank") as here,
        research.vector_env("template", 3, count=5, rewards="rank", processes=2) as elsewhere,
    ):
        here.reset(seed=9)
        elsewhere.reset(seed=9)
        rng = np.random.default_rng(4)
        ended = 0
        for _ in range(60):
            for array in ("observations", "masks", "seats", "overs", "rewards"):
                assert np.array_equal(getattr(here, array), getattr(elsewhere, array)), array
            ended += here.overs.sum()
            answers = here.sample(rng)
            here.step(answers)
            elsewhere.step(answers)
        assert ended > 5
        elsewhere.reset(seed=9)
        with pytest.raises(IllegalAction, match="table 4: seat 0 may not answer 4; legal: 0 stake"):
            elsewhere.step([0, 0, 0, 0, 4])
        assert isinstance(elsewhere, TablesElsewhere)
        lost = elsewhere._partners[0].process.pid
        assert lost is not None
        os.kill(lost, signal.SIGKILL)
        with pytest.raises(RuntimeError, match="a process of the vector environment has ended"):
            elsewhere.reset(seed=9)


def no_dice_elsewhere(s: State) -> int:
    if multiprocessing.parent_process() is not None:
        raise ValueError("no dice here")
    return s.legal[0]


def test_what_goes_wrong_elsewhere_is_told() -> None:
    with research.vector_env(
        "through-the-desert", count=2, processes=2, chance=no_dice_elsewhere
    ) as elsewhere:
        with pytest.raises(ValueError, match="no dice here"):
            elsewhere.reset(seed=1)
        assert isinstance(elsewhere, TablesElsewhere)
        assert not elsewhere._partners[0].process.is_alive()


def test_nobody_waits_for_a_bell_that_nobody_can_ring() -> None:
    bell = Bell(multiprocessing.get_context("spawn"))
    bell.ring()
    bell.wait(lambda: True)
    with pytest.raises(EOFError):
        bell.wait(lambda: False)


def test_answers_are_given_at_all_tables_or_none() -> None:
    vector = research.vector_env("through-the-desert", count=3)
    vector.reset(seed=1)
    before = vector.observations.copy()
    for wrong in (99, -2, 5000):
        with pytest.raises(IllegalAction, match=rf"table 1: seat \d may not answer {wrong}; legal"):
            vector.step([0, wrong, 0])
    for shapeless in ([0, 0], [[0], [0], [0]], [0.0, 0.0, 0.0]):
        with pytest.raises(IllegalAction, match="3 tables want as many ints"):
            vector.step(shapeless)
    assert np.array_equal(vector.observations, before)
    vector.step(np.array([0, 1, 2], np.uint8))
    assert not np.array_equal(vector.observations, before)


def test_a_table_can_wait() -> None:
    vector = research.vector_env("template", count=3)
    vector.reset(seed=1)
    before = vector.observations.copy()
    vector.step([0, WAIT, 0])
    changed = (vector.observations != before).any(1)
    assert changed.tolist() == [True, False, True]
    assert vector.rewards[1].tolist() == [0, 0]


@pytest.mark.parametrize("game", games.GAMES)
def test_tables_can_go_back(game: str) -> None:
    """Also over the ends of games, with what the last answers had brought."""
    vector = research.vector_env(game, count=3, rewards="gains")
    vector.reset(seed=4)

    def played_on(tables: VectorEnv) -> list[list[bytes]]:
        rng, seen = np.random.default_rng(7), []
        for _ in range(40):
            tables.step(tables.sample(rng))
            shown = (tables.observations, tables.masks, tables.seats, tables.overs, tables.rewards)
            seen.append([array.tobytes() for array in shown])
        return seen

    played_on(vector)
    earlier = vector.clone()
    assert earlier.rewards.tolist() == vector.rewards.tolist()
    assert earlier.observations.tolist() == vector.observations.tolist()
    once, kept = played_on(vector), vector.observations
    assert played_on(earlier.clone()) == once
    vector.restore(earlier)
    assert kept is vector.observations
    assert kept.tolist() == earlier.observations.tolist()
    assert played_on(vector) == once
    assert once[-1] != once[0]


def test_what_cannot_go_back_says_so() -> None:
    with pytest.raises(BadOption, match="3 tables cannot be where 2 are"):
        research.vector_env("template", count=3).restore(research.vector_env("template", count=2))
    with research.vector_env("template", count=2, processes=2) as elsewhere:
        with pytest.raises(BadOption, match="can be cloned if they are all in one process"):
            elsewhere.clone()
        with pytest.raises(BadOption, match="can be restored if they are all in one process"):
            elsewhere.restore(elsewhere)


def test_arrays_can_only_be_read() -> None:
    vector = research.vector_env("template", count=2)
    vector.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        vector.masks[0] = 1
    kept = vector.observations
    vector.step([0, 0])
    assert kept is vector.observations


def test_a_sample_is_legal_and_even() -> None:
    vector = research.vector_env("through-the-desert", count=2)
    vector.reset(seed=3)
    rng = np.random.default_rng(1)
    drawn = np.stack([vector.sample(rng) for _ in range(2000)])
    for table in range(2):
        legal = np.flatnonzero(vector.masks[table])
        found, often = np.unique(drawn[:, table], return_counts=True)
        assert found.tolist() == legal.tolist()
        assert often.min() > 2000 / len(legal) * 0.8


def test_what_is_refused() -> None:
    with pytest.raises(BadOption, match="0 tables in 1 processes: each must have one"):
        research.vector_env("template", count=0)
    with pytest.raises(BadOption, match="2 tables in 3 processes"):
        research.vector_env("template", count=2, processes=3)
