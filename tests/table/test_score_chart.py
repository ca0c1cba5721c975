"""The lines of the result: how the scores have come about."""

from __future__ import annotations

import re

import pytest

from majlis.drawing.scene import Format
from majlis.match import Match
from majlis.table.score_chart import (
    moves,
    quarters,
    score_chart,
    score_history,
    side_by_side,
    steps,
)
from tests.games import FOLDER

HISTORY = ((0, 0), (3, 0), (3, 10), (8, 10), (8, 20))


def test_a_game_is_told_turn_by_turn_up_to_its_result() -> None:
    text = (FOLDER / "five-tribes-4p-greedy-6.majlis").read_text()
    match = Match.load(text)
    settings = tuple(sorted(match.settings.items()))
    history = score_history(
        "five-tribes", match.seats, settings, match.state.rules, moves(match.log)
    )
    assert history[0] == (50, 50, 50, 50)  # everybody begins with 50 coins, each a point
    assert list(history[-1]) == match.state.scores()
    assert len(history) == len({entry.turn for entry in match.log})


def test_every_line_has_the_mark_and_the_name_of_its_seat() -> None:
    drawn = score_chart(HISTORY, ["Leila", "A name that is far too long"], Format.LAPTOP)
    assert drawn.count("<polyline") == 2
    assert drawn.count('<path d="M') >= 2 * 3
    assert ">Leila</text>" in drawn
    assert "A name that" in drawn
    assert "far too long" not in drawn
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)) >= 12


def test_a_line_in_words() -> None:
    assert quarters(HISTORY, 0) == [3, 3, 8, 8]
    assert quarters(((5,),), 0) == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [(0, 6, [0, 2, 4, 6]), (0, 162, [0, 50, 100, 150]), (-3, 9, [0, 5]), (0, 1, [0, 1])],
)
def test_numbers_beside_the_lines_are_round(low: int, high: int, found: list[int]) -> None:
    assert steps(low, high) == found


def test_names_at_the_ends_do_not_lie_on_each_other() -> None:
    assert side_by_side([50, 50, 10], 15, 100) == [50, 65, 10]
    assert side_by_side([98, 99], 15, 100) == [85, 100]
