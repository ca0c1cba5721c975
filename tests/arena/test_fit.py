"""Learning from self-play what positions are worth."""

from __future__ import annotations

import math
import runpy
from pathlib import Path

import pytest

from majlis import games
from majlis.arena.fit import Plan, Played, learn, play, scales, solve, text
from majlis.cli import main

NOTHING = {"points": 1.0, "gold": 0.0, "sand": 0.0}


def race(nth: int) -> Played:
    """In the end every lump of gold has brought two points, and sand nothing."""
    gold, sand, luck = (float((nth * step) % 7 - 3) for step in (3, 5, 2))
    first = [5.0, gold, sand]
    later = [5.0 + gold, gold / 2, -sand]
    final = round(5 + 2 * gold + luck / 3)
    winners = [0] if final > 5 else [1] if final < 5 else [0, 1]
    other = [5.0, 0.0, 0.0]
    return Played([[first, other], [later, other]], [1.0, 0.5], [final, 5], winners)


def test_what_features_are_worth_is_found() -> None:
    found = learn([race(nth) for nth in range(200)], NOTHING, NOTHING)
    assert found.weights["points"] == 1.0
    assert found.weights["gold"] == pytest.approx(2, abs=0.15)
    assert found.weights["sand"] == pytest.approx(0, abs=0.15)
    assert found.explained_before < 0.8 < 0.95 < found.explained


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2, 3])


def test_chances_are_as_often_right_as_they_say() -> None:
    """A lead of 10 that wins three games of four is worth a factor of three: e to the 10 / 9.1."""
    won = Played([[[10.0], [0.0]]], [1.0], [1, 0], [0])
    lost = Played([[[10.0], [0.0]]], [1.0], [0, 1], [1])
    early, _ = scales([won, won, won, lost], {"points": 1.0})
    assert early == pytest.approx(10 / math.log(3), rel=0.1)


def test_the_same_seed_gives_the_same_game() -> None:
    plan = Plan("template", 3, games.meta("template").settings({}, 3), "1")
    weights = {"points": 1.0, "pot": 0.5, "purse": 0.0}
    assert play(plan, weights, 4) == play(plan, weights, 4)
    assert play(plan, weights, 4) != play(plan, weights, 5)


def test_the_command_writes_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.py"
    command = ["fit", "template", "--games", "40", "--rounds", "2", "--jobs", "1", "--seed", "7"]
    assert main([*command, "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert f"written: {out}" in told.replace("\n", "")
    table = runpy.run_path(str(out))
    assert list(table["WEIGHTS"]) == list(games.game("template").fitted.weights.names)
    assert table["WEIGHTS"]["points"] == 1.0
    assert table["EARLY"] > 0
    assert "2 players, 2 rounds of 40 games, seed 7." in table["__doc__"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "there is no game 'chess'"),
        (["template", "--games", "3"], "at least 5 are needed"),
        (["template", "--seats", "9"], "2"),
        (["template", "--out", "/nowhere/weights.py"], "there is no such folder"),
    ],
)
def test_nonsense_is_refused(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fit", *words]) == 2
    assert told in capsys.readouterr().err


def test_the_table_reads_like_a_module() -> None:
    found = learn([race(nth) for nth in range(20)], NOTHING, NOTHING)
    assert '    "gold": ' in text(found, "Today.")
