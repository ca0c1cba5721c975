"""The river, pages 8 and 13: the fisherman, the jetty, and the bonuses of the rapids."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import RIVER
from majlis.games.marrakesh.rules.river import RiverBonus, Sail, crossed
from majlis.games.marrakesh.rules.sectors import SectorAction
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, outcome


def test_the_example_of_page_8() -> None:
    """Five fish and two water: the first paid step reaches the jetty with 4 points, the second is
    a point."""
    s = given(fresh(), 0, "river=6 turquoise=5 water=3")
    took = outcome(s, "water water done", SectorAction(0, RIVER))
    assert took == "points+5 river+6 water-2"
    assert s.players[0].river == 12


@pytest.mark.parametrize(("there", "points"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_the_best_free_spot_at_the_jetty(there: int, points: int) -> None:
    s = given(fresh(4), 0, "river=11 turquoise=1")
    for seat in range(1, there + 1):
        given(s, seat, "river=12")
    assert outcome(s, "", SectorAction(0, RIVER)) == f"points+{points} river+1"


def test_without_fish_no_water_may_be_paid() -> None:
    s = given(fresh(), 0, "water=3")
    assert outcome(s, "", SectorAction(0, RIVER)) == ""


def test_steps_beyond_the_jetty() -> None:
    s = given(fresh(), 0, "river=12 turquoise=3 water=1")
    assert outcome(s, "water", SectorAction(0, RIVER)) == "points+4 water-1"
    assert not s.players[0].moved


def test_whoever_comes_later_stands_behind() -> None:
    s = given(fresh(), 0, "turquoise=2")
    given(s, 1, "turquoise=2")
    begin(s, Sail(1, 2))
    begin(s, Sail(0, 2))
    assert s.players[1].arrival < s.players[0].arrival


@pytest.mark.parametrize(
    ("river", "rapids"),
    [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (7, 2), (8, 3), (10, 3), (11, 4), (12, 4)],
)
def test_crossed_rapids(river: int, rapids: int) -> None:
    """By place: a start on the crocodile, space 4, has crossed the first (ruling 5.37)."""
    assert crossed(given(fresh(), 0, f"river={river}").players[0]) == rapids


@pytest.mark.parametrize(
    ("rapid", "answers", "gives"),
    [
        (1, "", "points+1"),
        (2, "dinar", "dinar+1"),
        (3, "keshi:orange", "orange+1"),
        (4, "", "points+3"),
    ],
)
def test_the_bonus_of_each_rapid(rapid: int, answers: str, gives: str) -> None:
    s = given(fresh(), 0, "river=12")
    assert outcome(s, f"rapid:{rapid} {answers}", RiverBonus(0)) == gives


def test_the_example_of_page_13() -> None:
    """Three rapids crossed; the middle one gives a dinar. The fisherman stays."""
    s = begin(given(fresh(), 0, "river=9"), RiverBonus(0))
    assert asked(s) == ["done", "rapid:1", "rapid:2", "rapid:3"]
    before = s.clone()
    assert changes(before, answer(s, "rapid:2 dinar")) == "dinar+1"


def test_no_rapid_no_question() -> None:
    assert not begin(given(fresh(), 0, "river=2"), RiverBonus(0)).waiting


def test_17_pays_at_each_rapid_on_the_way() -> None:
    s = given(fresh(), 0, "turquoise=5 river=2 scrolls=17 water=1")
    begin(s, SectorAction(0, RIVER))
    assert (s.players[0].river, sum(s.players[0].points)) == (5, 1)
    answer(s, "date")
    assert s.players[0].river == 7
    before = s.clone()
    assert changes(before, answer(s, "water keshi:yellow")) == "river+1 water-1 yellow+1"


def test_17_with_60_pays_twice_and_colours_may_differ() -> None:
    s = given(fresh(), 0, "turquoise=1 river=7 scrolls=17,60")
    took = outcome(s, "keshi:yellow keshi:purple", SectorAction(0, RIVER))
    assert took == "purple+1 river+1 yellow+1"


def test_a_start_on_the_crocodile_crosses_nothing() -> None:
    """Ruling 5.37: scroll 17 is not triggered by it."""
    s = given(fresh(), 0, "river=4 turquoise=1 scrolls=17")
    assert outcome(s, "water done", SectorAction(0, RIVER)) == "river+1 water+1"
