"""The example of expert iteration runs, small, in both of its games. `make test-research`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.experiments.examples import example


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", ["istanbul", "marrakesh"])
def test_a_network_learns_what_a_search_says(game: str, tmp_path: Path) -> None:
    course = example("expert_iteration")
    words = f"--game {game} --rounds 2 --games 2 --iterations 12 --seconds 2 --duels 2 --folder"
    course.main([*words.split(), str(tmp_path)])
    curve = json.loads((tmp_path / "curve.json").read_text())
    assert [point["round"] for point in curve] == [0, 1, 2]
    assert curve[2]["positions"] > curve[1]["positions"] > 20
    assert curve[1]["loss"] < curve[1]["loss before"]
    for other in ("greedy", "untaught"):
        assert all(0 <= point[f"against {other}"] <= 1 for point in curve)
    assert len(list(tmp_path.glob("round-*.onnx"))) == 3
