"""The souk, page 9: every exchange office and every luxury good, with numbers."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import SOUK
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.state import Marrakesh
from tests.marrakesh.table import (
    answer,
    asked,
    begin,
    changes,
    fresh,
    given,
    outcome,
    question,
)

# Office, what a yellow, a purple and an orange keshi gives.
BASE = [
    (1, "water+2", "date+2", "dinar+2"),
    (2, "water+2", "dinar+2", "date+2"),
    (3, "date+2", "water+2", "dinar+2"),
    (4, "date+2", "dinar+2", "water+2"),
    (5, "dinar+2", "water+2", "date+2"),
    (6, "dinar+2", "date+2", "water+2"),
]


@pytest.mark.parametrize("row", BASE, ids=lambda row: f"office-{row[0]:02}")
def test_base_office(row: tuple[int, str, str, str]) -> None:
    for colour, gives in zip(("yellow", "purple", "orange"), row[1:], strict=True):
        s = given(fresh(), 0, f"{colour}=1")
        s.office = row[0] - 1
        took = outcome(s, f"keshi:{colour}", SectorAction(0, SOUK))
        assert took == " ".join(sorted([f"{colour}-1", gives]))


SAIL, COIN, CLIMB = "date+1 river+1", "dinar+1 points+1", "palace+1 water+1"
NEW = [
    (7, SAIL, COIN, CLIMB),
    (8, SAIL, CLIMB, COIN),
    (9, COIN, SAIL, CLIMB),
    (10, COIN, CLIMB, SAIL),
    (11, CLIMB, SAIL, COIN),
    (12, CLIMB, COIN, SAIL),
]


@pytest.mark.parametrize("row", NEW, ids=lambda row: f"office-{row[0]:02}")
def test_new_office(row: tuple[int, str, str, str]) -> None:
    """Page 16: every part of a row is received."""
    for colour, gives in zip(("yellow", "purple", "orange"), row[1:], strict=True):
        s = given(fresh(offices="new"), 0, f"{colour}=1")
        s.office = row[0] - 1
        answers = f"keshi:{colour}" + (" stairs:palace" if gives == CLIMB else "")
        took = outcome(s, answers, SectorAction(0, SOUK))
        assert took == " ".join(sorted([f"{colour}-1", *gives.split()]))


def test_the_water_of_a_new_office_comes_before_the_step_on_the_river() -> None:
    """The date first, then the step, for which water may be paid as always."""
    s = given(fresh(offices="new"), 0, "yellow=1 water=2")
    s.office = 6
    took = outcome(s, "keshi:yellow water done", SectorAction(0, SOUK))
    assert took == "date+1 river+2 water-1 yellow-1"


# Tile, price, what it brings. "any" is answered with a date each time.
LUXURY = [
    ("slippers_1", "orange=1", "points+2 water+1"),  # page 9's example
    ("slippers_2", "yellow=1", "points+2 date+1"),
    ("slippers_3", "purple=1", "points+2 dinar+1"),
    ("slippers_4", "yellow=1", "points+3"),
    ("slippers_5", "purple=1", "points+3"),
    ("teapot_1", "yellow=1 purple=1", "points+4 dinar+1"),
    ("teapot_2", "purple=1 orange=1", "points+4 water+1"),
    ("teapot_3", "yellow=1 orange=1", "points+4 date+1"),
    ("teapot_4", "yellow=2", "points+6"),
    ("teapot_5", "orange=2", "points+4 date+2"),
    ("drum_1", "yellow=2 purple=1", "points+8"),
    ("drum_2", "purple=2 orange=1", "points+7 water+1"),
    ("drum_3", "yellow=1 orange=2", "points+7 date+1"),
    ("drum_4", "yellow=1 purple=1 orange=1", "points+7 dinar+1"),
    ("drum_5", "purple=1 orange=2", "points+8"),
    ("dagger_1", "yellow=2 purple=2", "points+10"),
    ("dagger_2", "purple=2 orange=2", "points+10 dinar+1"),
    ("dagger_3", "yellow=2 orange=2", "points+9 water+1"),
    ("dagger_4", "yellow=2 purple=1 orange=1", "points+9 date+1"),
    ("dagger_5", "yellow=1 purple=1 orange=2", "points+11"),
    ("necklace_1", "purple=3 orange=2", "points+13"),  # desert town 11's example
    ("necklace_2", "yellow=3 purple=2", "points+13"),
    ("necklace_3", "yellow=2 orange=3", "points+13"),
    ("necklace_4", "yellow=2 purple=2 orange=1", "points+12 dinar+1"),
    ("necklace_5", "yellow=1 purple=2 orange=2", "points+11 water+2"),
]
KINDS = ["slippers", "teapot", "drum", "dagger", "necklace"]


@pytest.mark.parametrize("nth", range(25), ids=lambda nth: LUXURY[nth][0])
def test_luxury_good(nth: int) -> None:
    name, price, gives = LUXURY[nth]
    s = given(fresh(), 0, price)
    s.shops = [-1, -1, nth, -1, -1]
    answers = f"luxury:{name}" + (" date date" if name == "teapot_5" else "")
    took = outcome(s, answers, SectorAction(0, SOUK))
    paid = [word.replace("=", "-") for word in price.split()]
    assert took == " ".join(sorted([*paid, *gives.split(), "luxury+1"]))
    assert s.shops == [-1] * 5


@pytest.mark.parametrize("nth", range(25), ids=lambda nth: LUXURY[nth][0])
def test_one_keshi_short_is_not_enough(nth: int) -> None:
    name, price, _ = LUXURY[nth]
    for word in price.split():
        s = given(fresh(), 0, price)
        colour, _, n = word.partition("=")
        given(s, 0, f"{colour}={int(n) - 1}")
        s.shops = [-1, -1, nth, -1, -1]
        assert f"luxury:{name}" not in asked(begin(s, SectorAction(0, SOUK)))


def test_the_rows_are_the_25_goods_in_their_order() -> None:
    assert [row[0] for row in LUXURY] == [f"{kind}_{n}" for kind in KINDS for n in range(1, 6)]


def test_exchange_or_buy_but_not_both() -> None:
    s = given(fresh(), 0, "orange=2")
    assert asked(begin(s, SectorAction(0, SOUK))) == ["done", "keshi:orange", "luxury:slippers_1"]
    answer(s, "keshi:orange")
    assert not s.waiting


def test_the_souk_may_be_left_alone() -> None:
    assert outcome(given(fresh(), 0, "orange=2"), "done", SectorAction(0, SOUK)) == ""


def test_with_scrolls_34_and_46_any_mixture() -> None:
    s = given(fresh(), 0, "orange=3 purple=1 scrolls=34,46")
    answers = "keshi:orange luxury:slippers_1 keshi:purple keshi:orange done"
    assert outcome(s, answers, SectorAction(0, SOUK)) == (
        "date+2 dinar+4 luxury+1 orange-3 points+2 purple-1 water+1"
    )


def test_with_46_alone_buying_ends_it() -> None:
    s = given(fresh(), 0, "orange=3 scrolls=46")
    answer(begin(s, SectorAction(0, SOUK)), "keshi:orange")
    assert asked(s) == ["done", "keshi:orange"]


def test_with_34_alone_exchanging_ends_it() -> None:
    s = given(fresh(), 0, "orange=3 yellow=1 purple=1 scrolls=34")
    answer(begin(s, SectorAction(0, SOUK)), "luxury:slippers_1")
    assert asked(s) == ["done", "luxury:teapot_1"]


def test_46_with_18_each_exchange_is_completed_before_the_next() -> None:
    """Office 07 gives a date and a step on the river for yellow, scroll 18 any resource."""
    s = given(fresh(offices="new"), 0, "yellow=2 scrolls=18,46")
    s.office = 6
    took = outcome(s, "keshi:yellow dinar keshi:yellow water done done", SectorAction(0, SOUK))
    assert took == "date+2 dinar+1 river+2 water+1 yellow-2"


def test_18_its_water_can_be_paid_for_the_river_step_of_the_office() -> None:
    """Ruling 5.83: the resource first, so that the step can be longer."""
    s = given(fresh(offices="new"), 0, "yellow=1 scrolls=18")
    s.office = 6
    took = outcome(s, "keshi:yellow water water", SectorAction(0, SOUK))
    assert took == "date+1 river+2 yellow-1"


def climbing_office(has: str) -> Marrakesh:
    """Office 07 has a water and a step on either staircase for the orange keshi of seat 0."""
    s = given(fresh(offices="new"), 0, f"orange=1 scrolls={has}")
    s.office = 6
    return begin(s, SectorAction(0, SOUK))


def test_18_beside_a_climb_that_leads_on_the_player_chooses_what_comes_first() -> None:
    """Ruling 5.83. The courtier crosses his first threshold: a dinar, and from the line between
    mosque 1 and palace 2 the water."""
    s = climbing_office("18 palace=2")
    before = s.clone()
    answer(s, "keshi:orange")
    assert question(s) == "ResourceOrStep"
    assert asked(s) == ["water", "date", "dinar", "stairs:palace", "stairs:mosque"]
    climb_first = answer(s.clone(), "stairs:palace web:n2b")
    assert asked(climb_first) == ["water", "date", "dinar"]
    answer(climb_first, "date")
    resource_first = answer(s, "date")
    assert asked(resource_first) == ["stairs:palace", "stairs:mosque"]
    answer(resource_first, "stairs:palace web:n2b")
    for after in (climb_first, resource_first):
        assert not after.waiting
        assert changes(before, after) == "date+1 dinar+1 orange-1 palace+1 water+2"


def test_18_the_resource_can_buy_a_further_step() -> None:
    """Scroll 26: the date that comes first pays for a second step."""
    s = climbing_office("18,26")
    before = s.clone()
    answer(s, "keshi:orange date stairs:mosque date")
    assert not s.waiting
    assert changes(before, s) == "mosque+2 orange-1 water+1"


@pytest.mark.parametrize("scrolls", ["18 palace=1", "18 palace=16 mosque=15", "18,48"])
def test_18_nobody_is_asked_if_the_step_leads_to_nothing_else(scrolls: str) -> None:
    """The first threshold is step 3; there is none above 15."""
    s = answer(climbing_office(scrolls), "keshi:orange")
    assert question(s) == "ChooseResource"
    assert question(answer(s, "dinar")) == "ChooseStaircase"


def test_18_under_rules_1_the_resource_came_last() -> None:
    s = given(fresh(offices="new"), 0, "yellow=1 scrolls=18")
    s.office, s.rules = 6, 1
    assert (
        outcome(s, "keshi:yellow water", SectorAction(0, SOUK)) == "date+1 river+1 water+1 yellow-1"
    )
    s = climbing_office("18 palace=2")
    s.rules = 1
    assert question(answer(s, "keshi:orange")) == "ChooseStaircase"


def test_34_what_a_good_brings_comes_before_the_next_good() -> None:
    """Teapot 5 costs two orange and brings any two resources."""
    s = given(fresh(), 0, "orange=3 scrolls=34")
    s.shops = [0, 9, 10, 15, 20]
    took = outcome(s, "luxury:teapot_5 water date luxury:slippers_1 done", SectorAction(0, SOUK))
    assert took == "date+1 luxury+2 orange-3 points+6 water+2"
