"""Where two scrolls, tiles or modules meet. Reckoned by hand from the addendum and the rulings."""

from __future__ import annotations

from majlis.games.marrakesh.data import RED, SAHARA, SOUK
from majlis.games.marrakesh.rules import oases
from majlis.games.marrakesh.rules.deploy import room
from majlis.games.marrakesh.rules.river_tiles import Reward
from majlis.games.marrakesh.rules.round import ChooseAssistant, Using
from majlis.games.marrakesh.rules.scrolls_instant import ANY_GROUP, TakeScroll
from majlis.games.marrakesh.rules.seasons import RiverEvaluation
from majlis.games.marrakesh.rules.sectors import SectorAction
from tests.marrakesh.table import answer, begin, changes, fresh, given, outcome, show


def test_50_pays_for_the_souk_vendor_only_when_he_works() -> None:
    """Scroll 57: not in the turn in which he came, so there is no water to add points to."""
    s = given(fresh(), 0, "scrolls=50")
    show(s, 57, 6)
    answer(begin(s, TakeScroll(0, ANY_GROUP, 0)), "scroll:57")
    s.players[0].assistants[SOUK] = 1
    before = s.clone()
    answer(begin(s, ChooseAssistant(0)), "sector:souk act done")
    assert changes(before, s) == ""
    s.players[0].assistants[SOUK] = 1
    answer(begin(s, Using(0)), "sector:souk act done")
    assert changes(before, s) == "points+2 water+1"


def test_the_souk_vendor_is_a_red_keshi_but_fills_no_sector() -> None:
    """Ruling 5.57, with two vendors: oasis 13 is worth 3 + 2, and seven sectors still have room."""
    s = given(fresh(), 0, "vendors=souk,mosque scrolls=57")
    assert oases.worth(s.players[0], 13) == 5
    assert room(s.players[0], RED) == 7
    assert outcome(s, "", Reward(0, 18, 0)) == "date+2 water+2"


def test_45_with_33_costs_one_resource() -> None:
    s = given(fresh(), 0, "oases=left_3:5 water=2 scrolls=33,45")
    assert outcome(s, "sahara:left_3 water", SectorAction(0, SAHARA)) == "stored+1 water-1"


def test_58_in_the_sultans_company_still_costs_a_date() -> None:
    """Ruling 5.50: the scroll is taken, not bought."""
    s = given(fresh(imam_sultan=True), 0, "date=1")
    s.escorted[0] = 0
    show(s, 58, 6)
    took = outcome(s, "scroll:58 scroll:61", TakeScroll(0, ANY_GROUP, 0))
    assert took == "date-1 scrolls+2"


def test_town_12_is_not_a_purchase() -> None:
    """Ruling 5.81: 3 points are lost in spite of scroll 22, 2 are gained for the match; one keshi
    of the gate's colour in spite of scrolls 36 and 66."""
    goods = "yellow=1 purple=1 orange=1"
    s = given(fresh(desert_towns=True), 0, f"{goods} beige=1 towns=12,-1 scrolls=22,32,36,66")
    answers = "sahara:left_4 workshop:1 keshi:white sector:palace keshi:white"
    assert outcome(s, answers, SectorAction(0, SAHARA)) == (
        "gates+1 orange-1 points-1 purple-1 white+1 yellow-1"
    )


def test_river_tile_16_with_65_is_four_actions() -> None:
    """Ruling 5.43: 2, 1, 3 and 1 spectators face the 2-points space as the disc turns."""
    s = given(fresh(), 0, "square=points scrolls=65")
    answers = "square:points square:points square:points square:points"
    assert outcome(s, answers, Reward(0, 16, 0)) == "points+14"
    assert s.players[0].disc == 4


def test_scroll_53_brings_no_water_and_no_points_of_50() -> None:
    """Ruling 5.45: no assistant works. The square has an entertainer before 2 spectators."""
    s = given(fresh(), 0, "square=date vendors=main_square scrolls=50,35 disc=7")
    show(s, 53, 6)
    took = outcome(s, "scroll:53 sector:main_square square:date", TakeScroll(0, ANY_GROUP, 0))
    assert took == "date+2 scrolls+1"


def test_oases_of_river_tile_02_leave_the_game_if_nobody_moved() -> None:
    s = fresh()
    s.river_tiles = [2, 3, 5]
    s.offered_oases = [1, 2, 3]
    begin(s, RiverEvaluation())
    assert not s.waiting
    assert s.offered_oases == []
