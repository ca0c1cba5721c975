"""Final scoring and the winner, page 14."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import BEIGE, COLOUR_OF, FILLABLE
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.rules.scoring import breakdown
from majlis.games.marrakesh.rules.seasons import FinalScoring
from majlis.games.marrakesh.state import SOURCES
from tests.marrakesh.table import begin, fresh, given


@pytest.mark.parametrize("sector", FILLABLE)
def test_a_filled_sector_is_ten_points(sector: int) -> None:
    """Eight keshis of its colour and a vendor; one of them missing is nothing."""
    s = fresh()
    me = s.players[0]
    me.keshis[COLOUR_OF[sector]] = 8
    me.vendors = 1 << sector
    assert breakdown(s)[0]["sectors"] == 10
    me.keshis[COLOUR_OF[sector]] = 7
    assert breakdown(s)[0]["sectors"] == 0
    me.keshis[COLOUR_OF[sector]], me.vendors = 8, 0
    assert breakdown(s)[0]["sectors"] == 0


def test_the_example_of_page_14() -> None:
    """River and mosque filled, 20 points; oases 25; 5 resources and 2 goods, 3 points."""
    s = given(fresh(), 0, "turquoise=8 black=8 vendors=river,mosque,palace,medina white=2")
    given(s, 0, "gates=river:pink stored=3,5,7,21 date=6 water=3 dinar=2 orange=2")
    points = breakdown(s)[0]
    assert (points["sectors"], points["oases"], points["leftovers"]) == (20, 25, 3)
    assert s.scores()[0] == 48


def test_the_medina_counts_guards_wherever_they_stand() -> None:
    s = given(fresh(), 0, "beige=8 gates=river:pink,souk:red vendors=medina")
    assert breakdown(s)[0]["sectors"] == 10
    assert s.players[0].watch() == 6
    assert s.players[0].keshis[BEIGE] == 8


def test_leftovers_are_halved_and_rounded_down() -> None:
    for has, points in (("water=1", 0), ("water=1 yellow=1", 1), ("date=3 dinar=3 orange=1", 3)):
        assert breakdown(given(fresh(), 0, has))[0]["leftovers"] == points


def test_the_sources_add_up() -> None:
    s = given(fresh(), 0, "stored=5 white=3")
    s.players[0].points = [10, 1, 2, 3, 4, 5, 6, 7, 8, -9]
    points = breakdown(s)[0]
    assert list(points)[:10] == SOURCES
    assert s.scores()[0] == sum(points.values()) == 37 + 6


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ("palace=12 mosque=7", "palace=12 mosque=6", [0]),  # the higher student
        ("palace=11 mosque=16", "palace=12 mosque=6", [1]),
        ("palace=12 mosque=7", "palace=12 mosque=7", [0, 1]),  # shared (ruling 5.70)
    ],
)
def test_ties(one: str, other: str, winners: list[int]) -> None:
    s = given(given(fresh(), 0, one), 1, other)
    s.players[0].points[0] = s.players[1].points[0] = 120
    assert s.winners() == winners
    s.players[1].points[0] = 121
    assert s.winners() == [1]


def test_the_final_scoring_is_told() -> None:
    s = given(fresh(), 0, "turquoise=8 vendors=river stored=7,21 date=2 water=3")
    given(s, 1, "towns=4,-1 towns_claimed=1 palace=9")
    s.notes = []
    begin(s, FinalScoring())
    told = [note[1:5] for note in s.notes or []]
    assert told == [
        (notes.FILLED, 0, 0, 0),
        (notes.SCORED, 0, 7, 11),
        (notes.SCORED, 0, 21, 5),
        (notes.LEFTOVERS, 0, 1, 0),
        (notes.TOWN_SCORED, 1, 4, 9),
        (notes.LEFTOVERS, 1, 0, 0),
        (notes.END, 0, 0, 0),
    ]
    assert not s.waiting
