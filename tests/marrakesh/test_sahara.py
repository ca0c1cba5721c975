"""The Sahara, pages 11 and 12: discovering, claiming, and the storage track."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import BROWN, SAHARA
from majlis.games.marrakesh.rules.deploy import Deploy
from majlis.games.marrakesh.rules.sahara import StoreOasis
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.state import Marrakesh
from tests.marrakesh.table import (
    answer,
    asked,
    begin,
    chance_asked,
    changes,
    fresh,
    given,
    outcome,
)


def test_paths_are_followed_in_order() -> None:
    s = begin(fresh(), Deploy(0, BROWN))
    assert asked(s) == ["sahara:start_right", "sahara:left_1", "sahara:right_1"]
    answer(s, "sahara:left_1 oasis:12")
    assert asked(begin(s, Deploy(0, BROWN))) == [
        "sahara:start_right",
        "sahara:left_2",
        "sahara:right_1",
    ]
    answer(s, "sahara:left_2 oasis:13")
    assert s.players[0].oases[2:4] == [12, 13]
    assert s.players[0].keshis[BROWN] == 2


def test_the_start_oasis_right_before_left() -> None:
    """Page 11's example: 1 date and 1 dinar; afterwards the left space is 2 points."""
    s = fresh()
    assert outcome(s, "sahara:start_right date dinar", Deploy(0, BROWN)) == "brown+1 date+1 dinar+1"
    assert outcome(s, "sahara:start_left", Deploy(0, BROWN)) == "brown+1 points+2"
    assert asked(begin(s, Deploy(0, BROWN))) == ["sahara:left_1", "sahara:right_1"]


def test_an_oasis_is_drawn_from_those_that_nobody_has_seen() -> None:
    s = begin(given(fresh(), 1, "oases=left_1:5"), Deploy(0, BROWN))
    answer(s, "sahara:left_1")
    assert chance_asked(s)
    assert "oasis:05" not in asked(s)
    assert len(asked(s)) == 29


COSTS = [
    ("left_1", "dinar-1"),
    ("left_2", "date-1 dinar-1"),
    ("left_3", "date-1 dinar-1 water-1"),
    ("right_1", "water-1"),
    ("right_2", "date-1 water-1"),
    ("right_3", "date-1 dinar-1 water-1"),
]


@pytest.mark.parametrize(("camp", "cost"), COSTS)
def test_cost(camp: str, cost: str) -> None:
    """Claimed to the second space of the storage track, where there is nothing."""
    s = given(fresh(), 0, f"oases={camp}:5 stored=1 water=1 date=1 dinar=1")
    took = outcome(s, f"sahara:{camp}", SectorAction(0, SAHARA))
    assert took == " ".join(sorted([*cost.split(), "stored+1"]))
    for word in cost.split():
        poor = given(fresh(), 0, f"oases={camp}:5 stored=1 water=1 date=1 dinar=1")
        given(poor, 0, word.replace("-1", "=0"))
        assert not begin(poor, SectorAction(0, SAHARA)).waiting


def test_the_example_of_page_12() -> None:
    """Sarah claims left 1 and gets her green keshi; then right 2 for a date and a water."""
    has = "oases=left_1:4,right_1:5,right_2:6 water=1 date=1 dinar=1 track=1,-1,-1,6,-1,-1"
    s = given(fresh(), 0, has)
    before = s.clone()
    answer(begin(s, SectorAction(0, SAHARA)), "sahara:left_1 keshi:green")
    assert changes(before, s) == "dinar-1 green+1 points+1 stored+1"
    answer(s, "sahara:right_2")
    assert changes(before, s) == "date-1 dinar-1 green+1 points+1 stored+2 water-1"
    assert not s.waiting
    assert s.players[0].stored == [4, 6]
    assert s.players[0].keshis[BROWN] == 3


def stored(place: int, has: str = "") -> Marrakesh:
    """An oasis is just laid on the n-th space of the track."""
    laid = ",".join(str(oasis) for oasis in range(10, 9 + place))
    s = given(fresh(), 0, f"oases=left_1:5 track=1,-1,-1,6,-1,7 {has}")
    if laid:
        given(s, 0, f"stored={laid}")
    return begin(s, StoreOasis(0, 2))


@pytest.mark.parametrize(("place", "colour"), [(1, "green"), (4, "black"), (6, "white")])
def test_a_stored_keshi_may_be_deployed(place: int, colour: str) -> None:
    s = stored(place)
    assert asked(s) == ["done", f"keshi:{colour}"]
    before = s.clone()
    declined = answer(s.clone(), "done")
    assert changes(before, declined) == ""
    assert declined.players[0].track[place - 1] == -1
    assert f"{colour}+1" in changes(before, answer(s, f"keshi:{colour}"))


def test_a_stored_keshi_without_room_goes_back() -> None:
    s = stored(1, "green=8")
    assert asked(s) == ["done"]


def test_the_second_space_has_nothing() -> None:
    assert not stored(2).waiting


def test_an_empty_keshi_space_has_nothing() -> None:
    s = given(fresh(), 0, "oases=left_1:5 track=-1,-1,-1,6,-1,7")
    assert not begin(s, StoreOasis(0, 2)).waiting


def test_the_exchange_icon() -> None:
    """Page 12: neither caravan nor goods nor a guard at a gate; the other keshi has another
    colour, and its deployment bonus."""
    has = "square=goods,date green=1 brown=3 yellow=2 beige=2 gates=river:pink,souk:red"
    s = stored(3, has)
    assert asked(s) == ["done", "keshi:green", "keshi:pink"]
    before = s.clone()
    answer(s, "keshi:pink square:date")
    assert "keshi:pink" not in asked(s)
    assert {"keshi:yellow", "keshi:brown", "keshi:green"} <= set(asked(s))
    assert changes(before, answer(s, "keshi:green")) == "green+1 pink-1 points+1"
    assert s.players[0].square == 0b1


def test_the_exchange_icon_returns_a_guard_of_the_watchtower() -> None:
    s = stored(3, "beige=2 gates=river:pink")
    assert asked(s) == ["done", "keshi:beige"]
    before = s.clone()
    assert changes(before, answer(s, "keshi:beige keshi:orange")) == "beige-1 orange+1"


def test_the_exchange_icon_returns_a_vendor() -> None:
    s = stored(3, "vendors=mosque,river")
    answer(s, "keshi:red")
    assert asked(s) == ["sector:river", "sector:mosque"]
    answer(s, "sector:mosque keshi:gray")
    assert s.players[0].vendors == 0b1


def test_a_returned_entertainer_frees_the_space() -> None:
    """Ruling 5.29: it can give its deployment bonus again."""
    s = stored(3, "square=date")
    answer(s, "keshi:pink square:date keshi:gray")
    assert "square:date" in asked(begin(s, Deploy(0, 5)))


def test_the_exchange_icon_may_be_left_alone() -> None:
    assert not answer(stored(3, "green=1"), "done").waiting
    assert not stored(3).waiting


def test_the_scroll_icon() -> None:
    """Page 12: one of the yellow scrolls, without scholars, dates or a refresh."""
    s = stored(5, "dinar=1")
    assert asked(s) == ["done", "scroll:22", "scroll:23", "scroll:24"]
    answer(s, "scroll:22")
    assert s.players[0].scrolls[22] == 1
    assert s.players[0].may_refresh
    assert s.players[0].stock == [0, 0, 1]


def test_33_pays_the_dinar_of_an_oasis() -> None:
    s = given(fresh(), 0, "oases=left_2:5 stored=1 water=1 date=1 scrolls=33")
    assert outcome(s, "sahara:left_2 water", SectorAction(0, SAHARA)) == "date-1 stored+1 water-1"


def test_33_needs_dates_and_water_for_themselves() -> None:
    s = given(fresh(), 0, "oases=left_2:5 stored=1 date=1 scrolls=33")
    assert not begin(s, SectorAction(0, SAHARA)).waiting


def test_stopping_before_everything_is_claimed() -> None:
    s = given(fresh(), 0, "oases=left_1:4,left_2:5 stored=1 date=1 dinar=2")
    took = outcome(s, "sahara:left_2 done", SectorAction(0, SAHARA))
    assert took == "date-1 dinar-1 stored+1"
