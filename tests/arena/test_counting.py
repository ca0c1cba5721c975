"""The ways on from a position."""

from __future__ import annotations

import json

import pytest

from majlis import games
from majlis.arena.counting import layers, ways
from majlis.cli import main
from majlis.match import Match


def test_stakes_counted_by_hand() -> None:
    """Both stake 0 to 2 coins, and the die shows one of three numbers. In 12 of these 27 cases just
    one of them has staked it, and takes a coin or a charm; else the first one stakes again."""
    s = Match.new("template", 2, seed=1).state
    assert [ways(s, n) for n in range(5)] == [1, 3, 9, 27, 12 * 2 + 15 * 3]


@pytest.mark.parametrize("game", games.GAMES)
def test_positions_come_about_in_as_many_ways_as_there_are(game: str) -> None:
    s = Match.new(game, 2, seed=3).state
    found = layers(s, 3)
    assert [many for many, *_ in found] == [ways(s, n) for n in (1, 2, 3)]
    assert all(0 < different <= many for many, different, _ in found)


def test_a_game_that_is_over_goes_on_in_no_way() -> None:
    s = Match.new("template", 2, seed=1, options={"rounds": 3, "charms": False}).state
    *_, last, after = layers(s, 13)  # two stakes, a roll and the bazaar, three times
    assert last[1] == last[2] > 0
    assert after == (0, 0, 0)


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", "template", "--answers", "3", "--positions", "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert [row["ways"] for row in counted] == [3, 9, 27]
    assert main(["count", "through-the-desert", "--answers", "2"]) == 0
    assert "605" in capsys.readouterr().out  # a leader of five colours on one of 121 free hexes
