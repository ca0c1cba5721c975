"""The main square, page 9: every space, the discs, and the action."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import PINK, SQUARE
from majlis.games.marrakesh.rules.deploy import Deploy
from majlis.games.marrakesh.rules.scrolls_permanent import spectators
from majlis.games.marrakesh.rules.sectors import SectorAction
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, outcome

# Space, answers, its bonus once on deployment, its bonus three times.
SPACES = [
    ("goods", "keshi:purple", "purple+1", "purple+3"),
    ("palace", "", "palace+1", "dinar+1 palace+3 water+1"),
    ("dinar", "", "dinar+1", "dinar+3"),
    ("points", "", "points+2", "points+6"),
    ("water", "", "water+1", "water+3"),
    ("mosque", "", "mosque+1", "date+1 dinar+1 mosque+3"),
    ("date", "", "date+1", "date+3"),
    ("river", "", "river+1", "river+3"),
]
NAMES = [row[0] for row in SPACES]
# Spectators facing goods, palace, dinar, points, water, mosque, date, river, by turns of the disc.
PINK_DISC = [
    [3, 1, 2, 2, 1, 3, 2, 1],
    [1, 3, 1, 2, 2, 1, 3, 2],
    [2, 1, 3, 1, 2, 2, 1, 3],
    [3, 2, 1, 3, 1, 2, 2, 1],
    [1, 3, 2, 1, 3, 1, 2, 2],
    [2, 1, 3, 2, 1, 3, 1, 2],
    [2, 2, 1, 3, 2, 1, 3, 1],
    [1, 2, 2, 1, 3, 2, 1, 3],
]


@pytest.mark.parametrize(("space", "answers", "once", "thrice"), SPACES)
def test_space(space: str, answers: str, once: str, thrice: str) -> None:
    gained = outcome(fresh(), f"square:{space} {answers}", Deploy(0, PINK))
    assert gained == " ".join(sorted([*once.split(), "pink+1"]))
    turned = next(k for k in range(8) if PINK_DISC[k][NAMES.index(space)] == 3)
    s = given(fresh(), 0, f"square={space} disc={(turned - 1) % 8}")
    threshold = {"palace": "web:n2b", "mosque": "web:n2a"}.get(space, answers)
    assert outcome(s, f"square:{space} {threshold}", SectorAction(0, SQUARE)) == thrice


@pytest.mark.parametrize("turns", range(8))
def test_the_pink_disc(turns: int) -> None:
    s = given(fresh(), 0, f"disc={turns}")
    assert [spectators(s, s.players[0], space) for space in range(8)] == PINK_DISC[turns]


@pytest.mark.parametrize("turns", range(8))
def test_the_purple_disc(turns: int) -> None:
    """Expansion 4: one section with 4 spectators, and opposite it one with none."""
    s = given(fresh(purple_spectators=True), 0, f"disc={turns}")
    facing = [spectators(s, s.players[0], space) for space in range(8)]
    assert facing == [[4, 1, 2, 2, 0, 3, 2, 1][(space - turns) % 8] for space in range(8)]


def test_the_example_of_page_9() -> None:
    """After the turn the top space faces three spectators: three goods of one colour."""
    s = given(fresh(), 0, "square=goods,date disc=7")
    before = s.clone()
    begin(s, SectorAction(0, SQUARE))
    assert asked(s) == ["square:goods", "square:date"]
    assert changes(before, answer(s.clone(), "square:date")) == "date+2"
    answer(s, "square:goods")
    assert asked(s) == ["keshi:yellow", "keshi:purple", "keshi:orange"]
    assert changes(before, answer(s, "keshi:purple")) == "purple+3"


def test_without_entertainers_the_disc_turns_all_the_same() -> None:
    """Ruling 5.41."""
    s = given(fresh(), 0, "disc=7")
    assert outcome(s, "", SectorAction(0, SQUARE)) == ""
    assert s.players[0].disc == 0


def test_no_spectators_no_bonus() -> None:
    s = given(fresh(purple_spectators=True), 0, "square=water disc=7")
    assert outcome(s, "square:water", SectorAction(0, SQUARE)) == ""


def test_an_entertainer_takes_a_free_space() -> None:
    s = begin(given(fresh(), 0, "square=goods,palace,dinar,points,water,mosque"), Deploy(0, PINK))
    assert asked(s) == ["square:date", "square:river"]


def test_a_step_on_the_river_may_be_lengthened_with_water() -> None:
    s = given(fresh(), 0, "water=2")
    assert outcome(s, "square:river water done", Deploy(0, PINK)) == "pink+1 river+2 water-1"


def test_65_with_29_and_51_triggers_each_time() -> None:
    """Ruling 5.43. The disc turns to 7: points faces 1, goods 1, date 1; then to 0: points 2."""
    s = given(fresh(), 0, "disc=6 scrolls=29,65")
    assert outcome(s, "", SectorAction(0, SQUARE)) == "points+6"
