"""Provisions, page 13: every tile with numbers, and the rules of providing for the citizens."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.rules.seasons import Provisions, SeasonScoring, TurnUpProvision
from majlis.games.marrakesh.state import Marrakesh
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, question

# Tile, water, dates, dinars, points at stake.
TILES = [
    (1, 1, 1, 0, 5),
    (2, 1, 0, 1, 5),
    (3, 0, 1, 1, 5),
    (4, 2, 0, 0, 5),
    (5, 0, 2, 0, 5),
    (6, 0, 0, 2, 5),
    (7, 2, 1, 0, 3),
    (8, 1, 2, 0, 3),
    (9, 0, 2, 1, 3),
    (10, 0, 1, 2, 3),
    (11, 2, 0, 1, 3),
    (12, 1, 0, 2, 3),
]


def provided(has: str, answers: str = "") -> tuple[str, Marrakesh]:
    """What providing changes in the last season, after which nothing is turned up."""
    s = given(fresh(), 0, has)
    s.season = 3
    before = s.clone()
    answer(begin(s, Provisions(0)), answers)
    assert not s.agenda
    return changes(before, s), s


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: f"tile-{tile[0]:02}")
def test_tile(tile: tuple[int, int, int, int, int]) -> None:
    number, *demand, loss = tile
    names = ("water", "date", "dinar")
    stock = " ".join(f"{name}={n}" for name, n in zip(names, demand, strict=True))
    paid, _ = provided(f"{stock} active={number - 1}")
    due = [f"{name}-{n}" for name, n in zip(names, demand, strict=True) if n]
    assert paid == " ".join(sorted(due))
    for name, n in zip(names, demand, strict=True):
        if n:
            lost, s = provided(f"{stock} {name}={n - 1} active={number - 1}")
            assert f"points-{loss}" in lost
            assert s.players[0].stock == [0, 0, 0]


def test_the_example_of_page_13() -> None:
    """Enough for the right tile, but 1 date and 1 dinar short for the left one: 2 water are lost
    as well, and 8 points."""
    lost, _ = provided("water=2 date=2 dinar=1 active=2,8")
    assert lost == "date-2 dinar-1 points-8 water-2"


def test_whoever_pays_keeps_the_rest() -> None:
    paid, _ = provided("water=2 date=3 dinar=2 active=2,8")
    assert paid == "date-3 dinar-2"


def test_all_face_up_tiles_count_together() -> None:
    paid, _ = provided("water=4 date=1 dinar=2 active=3,6,5")
    assert paid == "date-1 dinar-2 water-4"


def test_33_pays_dinars_with_what_is_left() -> None:
    """3 dates for the dates, then any 2 of the remaining 2 water and 2 dates."""
    s = given(fresh(), 0, "water=2 date=5 active=2,8 scrolls=33")
    s.season = 3
    before = s.clone()
    begin(s, Provisions(0))
    assert asked(s) == ["water", "date"]
    assert changes(before, answer(s.clone(), "water water")) == "date-3 water-2"
    assert changes(before, answer(s.clone(), "water date")) == "date-4 water-1"
    assert changes(before, answer(s, "date date")) == "date-5"


def test_33_pays_in_ascending_order_only() -> None:
    """One way to say each mixture: after a date no water is offered."""
    s = given(fresh(), 0, "water=2 date=5 active=2,8 scrolls=33")
    s.season = 3
    answer(begin(s, Provisions(0)), "date")
    assert asked(s) == ["date"]


def test_44_needs_a_resource_more_than_tiles() -> None:
    lost, _ = provided("dinar=1 date=1 active=2,8 scrolls=44")
    assert lost == "date-1 dinar-1 points-8"


def test_44_with_33_pays_the_dinar_with_anything() -> None:
    """Ruling 5.55."""
    paid, _ = provided("water=3 active=2,8 scrolls=33,44", "water water water")
    assert paid == "water-3"


def test_a_tile_is_turned_up_in_secret_and_all_together() -> None:
    s = fresh()
    s.players[0].face_down, s.players[1].face_down = [3, 7], [1, 9]
    begin(s, TurnUpProvision())
    assert s.waiting == [0, 1]
    s.apply(0, s.parse("provision:08"))
    assert (s.waiting, s.sealed, s.players[0].active) == ([1], False, [])
    other = s.redact(1)
    assert isinstance(other, Marrakesh)
    assert other.players[0].face_down == [-2, -2]
    assert other.players[0].turning == -2
    s.apply(1, s.parse("provision:02"))
    assert (s.sealed, [player.active for player in s.players]) == (True, [[7], [1]])
    assert [player.face_down for player in s.players] == [[3], [9]]


def test_the_next_tile_is_turned_up_after_the_first_and_second_season() -> None:
    for season in (1, 2):
        s = fresh()
        s.season = season
        s.players[0].face_down, s.players[1].face_down = [3, 7], [1, 9]
        assert question(begin(s, SeasonScoring())) == "TurnUpProvision"


def test_44_with_33_is_a_choice_and_the_dinar_is_paid_first() -> None:
    """As printed 3 dates and 2 dinars; else a date for the one dinar, then any two resources."""
    paid, _ = provided("water=2 date=5 active=2,8 scrolls=33,44", "scroll:44 date water date")
    assert paid == "date-2 water-1"
