"""The lines of the result: how the scores have come about."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from majlis import games
from majlis.drawing.scene import Format
from majlis.match import Match
from majlis.table.result_content import ResultContent
from majlis.table.retelling import (
    TurningPoint,
    history,
    lead_changes,
    moves,
    owned,
    retold,
    turning_points,
)
from majlis.table.score_chart import quarters, score_chart, side_by_side, steps
from tests.games import FOLDER

HISTORY = ((0, 0), (3, 0), (3, 10), (8, 10), (8, 20))


def test_a_game_is_told_turn_by_turn_up_to_its_result() -> None:
    text = (FOLDER / "five-tribes-4p-greedy-6.majlis").read_text()
    match = Match.load(text)
    settings = tuple(sorted(match.settings.items()))
    turns = retold("five-tribes", match.seats, settings, match.state.rules, moves(match.log))
    scores = history(turns)
    assert scores[0] == (50, 50, 50, 50)  # everybody begins with 50 coins, each a point
    assert list(scores[-1]) == match.state.scores()
    assert len(scores) == len({entry.turn for entry in match.log})
    notes = [note for entry in match.log for note in entry.notes]
    assert [note for turn in turns for answer in turn.notes for note in answer] == notes
    assert turns[-1].lines == len(match.log)


@pytest.mark.parametrize(
    ("code", "why"),
    [("en", "12 points more than you and Ibex."), ("ru", "На 12 очков больше, чем вы и Ibex.")],
)
def test_a_result_mentions_its_reader_inside_a_sentence(code: str, why: str) -> None:
    """Hoopoe has 162 points, Leila and Ibex 150 each."""
    match = Match.load((FOLDER / "five-tribes-4p-greedy-6.majlis").read_text())
    settings = tuple(sorted(match.settings.items()))
    turns = retold("five-tribes", match.seats, settings, match.state.rules, moves(match.log))
    words = games.game("five-tribes").words(code, ("Leila", "Hoopoe", "Tomas", "Ibex"))
    result = ResultContent(words.read_by(0), match.state, turns, Format.LAPTOP, "id")
    assert why in result.html("", "", 0)


def test_promises_count_in_the_last_step_alone() -> None:
    """Largest caravans come and go; water, oases and land stay. The leaders gain nothing yet."""
    match = Match.load((FOLDER / "through-the-desert-5p-greedy-5.majlis").read_text())
    settings = tuple(sorted(match.settings.items()))
    game = (match.seats, settings, match.state.rules, moves(match.log))
    turns = retold("through-the-desert", *game)
    curve = history(turns)
    for before, after in pairwise(curve):
        assert all(earlier <= later for earlier, later in zip(before, after, strict=True))
    assert set(curve[19]) == {0}  # four leaders for each of five players, one turn each
    assert list(curve[-1]) == match.state.scores()
    caravans = [points["caravans"] for points in match.state.breakdown()]
    owned_at_last = owned(turns)[-1]
    assert [sum(both) for both in zip(owned_at_last, caravans, strict=True)] == list(curve[-1])


def test_what_is_only_counted_at_the_end_is_no_large_turn() -> None:
    owned = ((1, 0), (4, 0), (4, 2), (9, 2), (9, 3), (9, 3))
    history = (*owned[:-1], (29, 23))
    assert turning_points(history, owned) == [
        TurningPoint(0, 0, lead=True),
        TurningPoint(1, 0, lead=False),
        TurningPoint(3, 0, lead=False),
    ]


def test_a_lead_counts_when_it_has_held_for_a_round() -> None:
    scores = ((0, 0), (1, 0), (1, 2), (3, 2), (4, 2), (5, 2), (5, 6), (5, 7), (5, 8))
    assert lead_changes(scores, 2) == [(3, 0), (6, 1)]


def test_turning_points_are_changes_of_the_lead_and_large_turns() -> None:
    scores = ((0, 0), (1, 0), (2, 0), (3, 0), (3, 9), (3, 10), (3, 11), (3, 11), (8, 11))
    assert turning_points(scores, scores) == [
        TurningPoint(1, 0, lead=True),
        TurningPoint(4, 1, lead=True),
        TurningPoint(8, 0, lead=False),
    ]


def test_every_line_has_the_mark_and_the_name_of_its_seat() -> None:
    drawn = score_chart(HISTORY, ["Leila", "A name that is far too long"], Format.LAPTOP)
    assert drawn.count("<polyline") == 2
    assert drawn.count('<path d="M') >= 2 * 3
    assert ">Leila</text>" in drawn
    assert "<circle" not in drawn
    assert "A name that" in drawn
    assert "far too long" not in drawn
    assert min(float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)) >= 12


def test_turning_points_are_numbered_on_the_line_of_their_seat() -> None:
    points = [TurningPoint(1, 0, lead=True), TurningPoint(4, 1, lead=True)]
    drawn = score_chart(HISTORY, ["Leila", "Tomas"], Format.WIDE, points)
    numbers = re.findall(r'stroke="var\(--seat-(\d)\)" stroke-width="2.2"/><text[^>]*>(\d)<', drawn)
    assert numbers == [("1", "1"), ("2", "2")]


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
