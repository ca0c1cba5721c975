"""The example of PPO runs, small. `make test-research`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.experiments.examples import example


@pytest.mark.filterwarnings("ignore")
def test_a_policy_is_learnt_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ppo = example("ppo")
    ppo.main("--game template --minutes 10 --steps 2000 --tables 8 --games 4".split())
    points = json.loads(Path("ppo-template.json").read_text())
    assert points[-1]["steps"] >= 2000
    assert all(0 <= point[other] <= 1 for point in points for other in ("random", "greedy"))
