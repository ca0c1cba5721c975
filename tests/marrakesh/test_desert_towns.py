"""Expansion 5, page 17: every desert town with numbers, and the paths that lead to them."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import BROWN, SAHARA
from majlis.games.marrakesh.rules.deploy import Deploy, deployable
from majlis.games.marrakesh.rules.desert_towns import ShowTown, worth
from majlis.games.marrakesh.rules.oases import filled_sectors
from majlis.games.marrakesh.rules.sahara import ClaimFree
from majlis.games.marrakesh.rules.scoring import breakdown
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.state import Marrakesh
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, outcome, show

WORTH = [
    (1, "gates=river:pink,souk:red,palace:white", 6),
    (2, "luxury=slippers_1,drum_1,drum_2,necklace_5", 8),
    (3, "scrolls=1,2,3,4,61", 10),
    (4, "palace=16", 16),
    (5, "mosque=11", 11),  # the addendum: first step of the fourth segment
    (6, "turquoise=8 black=8 white=2 red=4 green=8 gray=9 yellow=7", 13),  # 39 without the goods
    (6, "turquoise=5", 1),
    (7, "river=9", 9),
    (8, "turquoise=4 black=3 white=3 vendors=mosque,souk", 4),
    (9, "square=goods,palace,dinar", 6),  # the addendum: 3, 1 and 2 spectators
    (10, "scrolls=1", 0),
    (11, "luxury=drum_1", 0),
    (12, "gates=river:pink", 0),
]


@pytest.mark.parametrize(("town", "has", "points"), WORTH)
def test_worth_at_the_end(town: int, has: str, points: int) -> None:
    s = given(fresh(desert_towns=True), 0, has)
    assert worth(s, s.players[0], town) == points


def at_the_end_of_the_path(town: int, has: str = "") -> Marrakesh:
    """A town lies discovered at the left path, and its price is there."""
    s = given(fresh(desert_towns=True), 0, f"left=4 brown=4 towns={town},-1 {has}")
    return given(s, 0, "yellow=1 purple=1 orange=1")


PRICE = "orange-1 purple-1 yellow-1"


def test_10_takes_any_scroll() -> None:
    """The addendum's example: scroll 67, any three keshis, without scholars or dates."""
    s = at_the_end_of_the_path(10)
    show(s, 67, 9)
    before = s.clone()
    answers = "sahara:left_4 scroll:67 keshi:gray keshi:gray keshi:black"
    answer(begin(s, SectorAction(0, SAHARA)), answers)
    assert changes(before, s) == "black+1 gray+2 orange-1 purple-1 scrolls+1 yellow-1"


def test_11_takes_any_luxury_good() -> None:
    """The addendum's example: the necklace for 13 points."""
    s = at_the_end_of_the_path(11)
    took = outcome(s, "sahara:left_4 luxury:necklace_1", SectorAction(0, SAHARA))
    assert took == "luxury+1 orange-1 points+13 purple-1 yellow-1"


def test_12_takes_any_gate() -> None:
    """The addendum's example: a white gate of the right workshop beside the palace, 7 + 2."""
    s = at_the_end_of_the_path(12, "beige=1 scrolls=22,36,66")
    answers = "sahara:left_4 workshop:4 keshi:white sector:palace keshi:white"
    took = outcome(s, answers, SectorAction(0, SAHARA))
    assert took == "gates+1 orange-1 points+9 purple-1 white+1 yellow-1"
    assert s.players[0].watch() == 0


def test_12_without_a_guard_is_claimed_all_the_same() -> None:
    """Ruling 5.81."""
    s = at_the_end_of_the_path(12, "beige=1 gates=river:pink")
    assert outcome(s, "sahara:left_4", SectorAction(0, SAHARA)) == PRICE
    assert s.players[0].towns_claimed == 1


@pytest.mark.parametrize("town", [10, 11, 12])
def test_the_effects_may_be_declined(town: int) -> None:
    s = at_the_end_of_the_path(town, "beige=1")
    assert outcome(s, "sahara:left_4 done", SectorAction(0, SAHARA)) == PRICE


def test_a_town_costs_one_goods_keshi_of_each_colour() -> None:
    s = at_the_end_of_the_path(1)
    s.players[0].keshis[2] = 0
    assert not begin(s, SectorAction(0, SAHARA)).waiting


def test_a_town_is_claimed_once() -> None:
    s = given(at_the_end_of_the_path(1), 0, "yellow=2 purple=2 orange=2")
    answer(begin(s, SectorAction(0, SAHARA)), "sahara:left_4")
    assert not s.waiting


def test_the_fourth_space_brings_a_town_and_four_points() -> None:
    s = given(fresh(desert_towns=True), 0, "left=3 right=3 brown=6")
    s.town_display = [3, 7]
    before = s.clone()
    begin(s, Deploy(0, BROWN))
    assert asked(s) == ["sahara:left_4", "sahara:right_4"]
    answer(s, "sahara:right_4 town:07")
    assert changes(before, s) == "brown+1 points+4"
    assert (s.players[0].towns, s.town_display) == ([-1, 7], [3])


def test_without_a_town_left_there_are_only_the_points() -> None:
    """Ruling 5.69."""
    s = given(fresh(desert_towns=True), 0, "left=3 right=2 brown=5")
    s.town_display = []
    assert outcome(s, "sahara:left_4", Deploy(0, BROWN)) == "brown+1 points+4"


def test_the_start_oasis_is_closed() -> None:
    s = begin(fresh(desert_towns=True), Deploy(0, BROWN))
    assert asked(s) == ["sahara:left_1", "sahara:right_1"]


def test_the_sahara_is_filled_with_both_towns() -> None:
    s = given(fresh(desert_towns=True), 0, "left=4 right=3 brown=7 vendors=sahara")
    assert filled_sectors(s.players[0]) == []
    given(s, 0, "right=4 brown=8")
    assert filled_sectors(s.players[0]) == [SAHARA]
    assert BROWN not in deployable(s.players[0])


@pytest.mark.parametrize(("seats", "towns"), [(2, 3), (3, 5), (4, 7)])
def test_how_many_are_shown(seats: int, towns: int) -> None:
    s = fresh(seats, desert_towns=True)
    begin(s, ShowTown(towns))
    answer(s, " ".join(f"town:{n:02}" for n in range(1, towns + 1)))
    assert s.town_display == list(range(1, towns + 1))


def test_two_claimed_towns_are_scored_beside_three_oases() -> None:
    s = given(fresh(desert_towns=True), 0, "towns=4,5 towns_claimed=3 palace=10 mosque=6")
    given(s, 0, "stored=5,6,7,8 white=8 black=7 turquoise=6 green=5")
    points = breakdown(s)[0]
    assert (points["towns"], points["oases"]) == (16, 11 + 10 + 9)
    given(s, 0, "towns_claimed=1")
    assert breakdown(s)[0]["towns"] == 10


def test_free_claims_do_not_reach_towns() -> None:
    assert not begin(at_the_end_of_the_path(1), ClaimFree(0, 3)).waiting


def test_12_is_not_a_purchase() -> None:
    """Ruling 5.81: 3 points are lost in spite of scroll 22, 2 are gained for the match; one keshi
    of the gate's colour in spite of scrolls 36 and 66."""
    goods = "yellow=1 purple=1 orange=1"
    s = given(fresh(desert_towns=True), 0, f"{goods} beige=1 towns=12,-1 scrolls=22,32,36,66")
    answers = "sahara:left_4 workshop:1 keshi:white sector:palace keshi:white"
    assert outcome(s, answers, SectorAction(0, SAHARA)) == (
        "gates+1 orange-1 points-1 purple-1 white+1 yellow-1"
    )
