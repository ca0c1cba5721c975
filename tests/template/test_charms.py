"""Charms: "drawn in secret from the bag", in which there are four of 1, three of 2 and two of 3
points."""

from __future__ import annotations

import pytest

import majlis
from majlis.games.template.rules import DREW
from majlis.kernel.frame import CHANCE, HIDDEN, WATCHER
from majlis.kernel.state import State
from tests.template.table import charms_of, seen_by, stake, stakes, table


def charm_for_seat_0(**more: str) -> majlis.Match:
    """Seat 0 has won alone, and draws the charm worth three points."""
    match = stakes(draws="die:1 charm:3", charms=[more.get("mine", ""), more.get("theirs", "")])
    stake(match, 1, 2)
    match.play(0, "charm")
    return match


def drawing(charms: list[str]) -> State:
    """The position in which chance draws a charm for seat 0."""
    match = stakes(charms=charms, draws="die:1")
    stake(match, 1, 2)
    s = match.state.clone()
    s.apply(0, s.parse("charm"))
    assert s.waiting == [CHANCE]
    return s


@pytest.mark.parametrize(
    ("charms", "kinds", "odds"),
    [
        ([], "charm:1 charm:2 charm:3", [4, 3, 2]),
        (["1 1", "2"], "charm:1 charm:2 charm:3", [2, 2, 2]),
        (["3 3"], "charm:1 charm:2", [4, 3]),
        (["1 1 3", "1 1 2 2 2"], "charm:3", [1]),
    ],
)
def test_the_odds_are_what_is_in_the_bag(charms: list[str], kinds: str, odds: list[int]) -> None:
    s = drawing(charms)
    assert " ".join(s.label(action) for action in s.legal) == kinds
    assert s.question().weights(s) == odds


def test_only_the_player_looks_at_the_charm() -> None:
    """The others know how many charms somebody has; for them it could as well be in the bag."""
    match = charm_for_seat_0()
    assert charms_of(seen_by(match, 0), 0) == "3"
    assert seen_by(match, 0).bag == [4, 3, 1]
    for other in (1, WATCHER):
        view = seen_by(match, other)
        assert charms_of(view, 0) == ""
        assert view.bag == [4, 3, 2]
        assert view.drawn == [1, 0]


def test_the_log_tells_the_others_of_a_charm_but_not_which() -> None:
    match = charm_for_seat_0()
    for seat, points in ((0, 3), (1, HIDDEN), (WATCHER, HIDDEN)):
        drawn = match.seen(seat)[-1]
        assert [note[1:] for note in drawn.notes if note[1] == DREW] == [(DREW, 0, 0, 0, points)]


def test_a_charm_that_was_drawn_is_not_put_back() -> None:
    match = charm_for_seat_0(mine="1", theirs="2 2")
    assert table(match).bag == [3, 1, 1]
    assert not match.can_undo(0)
