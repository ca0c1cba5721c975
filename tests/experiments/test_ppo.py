"""The example of PPO runs, small. `make test-research`."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from majlis import research
from tests.experiments.examples import example


def test_a_policy_is_learnt_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ppo = example("ppo")
    ppo.main("--game template --minutes 10 --steps 2000 --tables 8 --games 4".split())
    points = json.loads(Path("ppo-template.json").read_text())
    assert points[-1]["steps"] >= 2000
    assert all(0 <= point[other] <= 1 for point in points for other in ("random", "greedy"))
    env = ppo.Learning("template", 2, 8, seed=1)
    env.opponent = ppo.copied(Path("ppo-template.zip"), "cpu")
    env.reset()
    assert (env.tables.seats == env.mine).all()


def test_a_learner_is_paid_for_its_own_game() -> None:
    """What others gain before its first answer is of the new game, and what it learns by comes to
    the margin of the game that has ended: here at seats that do not begin, too."""
    ppo = example("ppo")
    gradual, at_the_end = (ppo.Learning("through-the-desert", 2, 2, seed=3) for _ in range(2))
    at_the_end.tables = research.vector_env("through-the-desert", 2, count=2, rewards="margin")
    for env in (gradual, at_the_end):
        env.reset()
    rng, sums, ended = np.random.default_rng(1), np.zeros(2), np.zeros(2, int)
    while ended.min() < 3:
        answers = gradual.tables.sample(rng)
        for env in (gradual, at_the_end):
            env.step_async(answers)
        _, gained, overs, _ = gradual.step_wait()
        _, paid, also_over, _ = at_the_end.step_wait()
        sums += gained
        assert overs.tolist() == also_over.tolist()
        assert sums[overs] == pytest.approx(paid[overs], abs=1e-5)
        sums[overs] = 0
        ended += overs
