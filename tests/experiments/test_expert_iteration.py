"""The example of expert iteration runs, small, in both of its games. `make test-research`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from majlis import games
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from tests.experiments.examples import example


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", ["istanbul", "marrakesh"])
def test_a_network_learns_what_a_search_says(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    course = example("expert_iteration")
    words = f"--game {game} --rounds 2 --games 2 --iterations 12 --seconds 2 --duels 2"
    course.main(words.split())
    folder = tmp_path / f"expert-iteration-{game}"
    curve = json.loads((folder / "curve.json").read_text())
    assert [point["round"] for point in curve] == [0, 1, 2]
    assert curve[2]["positions"] > curve[1]["positions"] > 20
    assert curve[1]["loss"] < curve[1]["loss before"]
    for other in ("greedy", "untaught"):
        assert all(0 <= point[f"against {other}"] <= 1 for point in curve)
    assert len(list(folder.glob("round-*.onnx"))) == 3
    apprentice = course.Apprentice(game, Rng(1))
    assert apprentice.plan.network == (folder / "round-2.onnx").read_bytes()
    one = games.game(game)
    s = one.setup(2, one.meta.settings({}, 2), one.meta.rules)
    while s.waiting[0] == CHANCE:
        s.apply(CHANCE, s.pick(Rng(2)))
    seat = s.waiting[0]
    for action in apprentice(s.redact(seat)):
        s.apply(seat, action)
