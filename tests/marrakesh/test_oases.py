"""Every oasis, 01 to 30, with numbers; the final scoring of page 14, and scoring before the end."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.rules.deploy import Deploy
from majlis.games.marrakesh.rules.oases import ScoreOne, worth
from majlis.games.marrakesh.rules.scoring import best_oases
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given

SIX_GATES = (
    "gates=river:black,palace:turquoise,souk:turquoise,sahara:turquoise,mosque:green,madrasa:green"
)

WORTH = [
    (1, SIX_GATES, 12),  # the addendum: 1 black, 3 turquoise and 2 green gates
    (1, "gates=river:white", 0),
    (2, "gates=river:white,palace:gray,souk:red,mosque:pink", 6),
    (3, "gates=river:pink", 2),  # page 14: one pink gate
    (3, "gates=river:brown,palace:beige,souk:pink", 6),
    (4, "gates=river:yellow,palace:purple,souk:orange,mosque:gray", 9),
    (5, "white=2", 5),  # page 14
    (6, "black=4", 7),
    (7, "turquoise=8", 11),  # page 14
    (8, "green=0", 3),
    (9, "gray=5", 8),
    (10, "pink=3", 6),
    (11, "beige=6", 9),
    (12, "brown=7", 10),
    (13, "red=4", 7),  # the addendum: 4 vendors
    (14, "luxury=slippers_1,slippers_3,slippers_4,drum_1", 6),  # the addendum: 3 slippers
    (15, "luxury=teapot_1,teapot_5", 6),
    (16, "luxury=drum_2,drum_3,drum_4", 12),
    (17, "luxury=dagger_1,slippers_2", 5),
    (18, "luxury=necklace_1,necklace_5", 12),
    (22, "luxury=slippers_1,drum_1,necklace_1,dagger_2", 7),
    (23, "scrolls=1,22,43,61,72", 8),
    # Four sectors with at most 3 keshis of their colour (the addendum): 16.
    (24, "turquoise=4 green=8 pink=4 black=5 white=3 gray=0 beige=1 brown=2", 16),
    (24, "vendors=river turquoise=3 green=4 pink=4 black=4 white=4 gray=4 beige=4 brown=4", 4),
    (25, "turquoise=8 black=8 white=8 vendors=river,mosque,souk", 8),
    (26, "stored=26,1,2,3,4", 15),
    (27, "mosque=16", 7),
    (27, "mosque=15 palace=16", 0),
    (28, "palace=16", 7),
    (28, "palace=15", 0),
    (29, "palace=16 mosque=4", 7),  # the addendum: 4 and 1 thresholds
    (29, "palace=16 mosque=2", 0),
    (29, "palace=11 mosque=7", 7),
    (30, "river=12", 7),
    (30, "river=11", 0),
]


@pytest.mark.parametrize(("oasis", "has", "points"), WORTH)
def test_worth(oasis: int, has: str, points: int) -> None:
    assert worth(given(fresh(), 0, has).players[0], oasis) == points


@pytest.mark.parametrize(
    ("oasis", "has", "points", "left"),
    [
        (19, "water=4 date=3", 7, 1),
        (20, "dinar=15", 15, 1),  # at most twelve are returned; half of the other 3 is left
        (21, "date=5", 8, 0),  # the addendum: 5 dates
        (21, "date=6 water=3 orange=2 dinar=2", 9, 3),  # page 14: 9 points, then 5 + 2 left
        (21, "", 3, 0),
    ],
)
def test_oases_that_take_resources_back(oasis: int, has: str, points: int, left: int) -> None:
    me = given(fresh(), 0, f"{has} stored={oasis}").players[0]
    assert best_oases(me) == ([oasis], points, left)


def test_every_oasis_has_a_row() -> None:
    assert {row[0] for row in WORTH} | {19, 20, 21} == set(range(1, 31))


def test_the_three_best_of_page_14() -> None:
    """Sarah's 03, 05, 07 and 21 are worth 2, 5, 11 and 9: she scores 25, and 3 for what is left."""
    has = "gates=river:pink white=2 turquoise=8 date=6 water=3 dinar=2 orange=2 stored=3,5,7,21"
    scored, points, left = best_oases(given(fresh(), 0, has).players[0])
    assert (sorted(scored), points, left) == ([5, 7, 21], 25, 3)


def test_the_best_three_are_not_always_the_three_of_the_highest_value() -> None:
    """21 would be worth 3 + 4 against 6 for 09, but the four dates are 2 points by themselves."""
    has = "gray=3 date=4 white=8 black=8 stored=9,21,5,6"
    scored, points, left = best_oases(given(fresh(), 0, has).players[0])
    assert (sorted(scored), points, left) == ([5, 6, 9], 28, 2)


def test_fewer_than_three_are_all_scored() -> None:
    me = given(fresh(), 0, "stored=5,27 white=1").players[0]
    assert best_oases(me) == ([5, 27], 4, 0)


def test_68_scores_when_discovered_and_resources_may_be_returned() -> None:
    s = given(fresh(), 0, "date=3 scrolls=68")
    before = s.clone()
    answer(begin(s, Deploy(0, 10)), "sahara:right_1 oasis:21 date date done")
    assert changes(before, s) == "brown+1 date-2 points+5"


def test_68_does_not_count_26_itself() -> None:
    """Ruling 5.66: it is not claimed yet."""
    s = given(fresh(), 0, "stored=1,2 scrolls=68")
    before = s.clone()
    answer(begin(s, Deploy(0, 10)), "sahara:right_1 oasis:26")
    assert changes(before, s) == "brown+1 points+6"


def test_71_keeps_the_oasis_claimed() -> None:
    s = given(fresh(), 0, "stored=19,27 mosque=16 water=13")
    begin(s, ScoreOne(0))
    assert asked(s) == ["oasis:19", "oasis:27"]
    before = s.clone()
    answer(s, "oasis:19" + " water" * 12)
    assert changes(before, s) == "points+15 water-12"
    assert s.players[0].stored == [19, 27]
    assert not s.waiting


def test_71_without_a_claimed_oasis_has_no_effect() -> None:
    s = begin(fresh(), ScoreOne(0))
    assert not s.waiting
