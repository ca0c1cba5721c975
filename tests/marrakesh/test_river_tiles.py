"""Every side of the river tiles, 01 to 18, with numbers, and who gains it (page 13)."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.rules.river import ranking
from majlis.games.marrakesh.rules.river_tiles import Reward, RiverTile
from majlis.games.marrakesh.rules.seasons import FishermenReturn, RiverEvaluation
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import NONE
from tests.marrakesh.table import (
    alphabetical,
    answer,
    asked,
    begin,
    changes,
    fresh,
    given,
    outcome,
    question,
)

FIRST = [
    (1, "black=2", "sector:mosque", "mosque+2"),
    (1, "", "done", ""),
    (3, "", "keshi:gray keshi:green", "gray+1 green+1 points+1"),
    (3, "", "keshi:gray done", "gray+1"),
    (4, "", "", "points+5"),
    (5, "", "", "points+7"),
    (6, "", "water water water date dinar dinar", "water+3 date+1 dinar+2"),
    (7, "", "sector:medina", "red+1"),
    (8, "", "", "points+3"),
    (10, "", "", "yellow+1 purple+1 orange+1"),
    (11, "", "stairs:mosque web:n2a", "mosque+3 dinar+1 date+1"),
    (12, "gates=river:pink,souk:red green=5", "reward:a", "points+2"),
    (12, "gates=river:pink,souk:red green=5", "reward:b", "points+5"),
    (13, "", "keshi:beige", "beige+1"),
    (13, "", "keshi:pink square:water", "pink+1 water+1"),
    (14, "", "", "water+1 date+1 dinar+1"),
    (15, "oases=left_1:5,left_2:6,right_1:7", "sahara:left_2 sahara:right_1", "stored+2"),
    # The disc turns to 1 (1 spectator at the goods), then to 2 (2 of them).
    (16, "square=goods", "square:goods keshi:yellow square:goods keshi:purple",
     "yellow+1 purple+2"),
    (17, "square=goods,date,river", "reward:a", "date+3 dinar+3"),
    (17, "turquoise=5 yellow=3 red=3", "reward:b", "points+2"),
    (18, "vendors=river,mosque", "reward:a", "water+2 date+2"),
    (18, "luxury=drum_1,drum_2,slippers_1", "reward:b", "points+6"),
]  # fmt: skip


@pytest.mark.parametrize(("side", "has", "answers", "gives"), FIRST)
def test_first_place(side: int, has: str, answers: str, gives: str) -> None:
    s = given(fresh(), 0, has)
    assert outcome(s, answers, RiverTile(0, NONE, side)) == alphabetical(gives)


SECOND = [
    (5, "", "", "points+3"),
    (6, "", "date date date", "date+3"),
    (11, "", "stairs:palace", "palace+1"),
    (12, "gates=river:pink green=4", "", "points+4"),
    (17, "white=8 yellow=1", "", "points+2"),
    (18, "luxury=drum_1", "", "points+2"),
]
FIRST_TAKES = {5: "", 6: "water " * 6, 11: "done", 12: "reward:a", 17: "reward:a", 18: "reward:a"}


@pytest.mark.parametrize(("side", "has", "answers", "gives"), SECOND)
def test_second_place_gets_the_other_bonus(side: int, has: str, answers: str, gives: str) -> None:
    s = given(fresh(3), 1, has)
    before = s.clone()
    answer(begin(s, RiverTile(0, 1, side)), f"{FIRST_TAKES[side]} {answers}")
    assert changes(before, s, 1) == alphabetical(gives)
    assert not s.agenda


def test_02_claims_one_of_three_oases_at_once() -> None:
    s = given(fresh(), 0, "stored=1 track=-1,-1,-1,6,-1,7")
    s.offered_oases = [4, 9, 30]
    begin(s, RiverTile(0, NONE, 2))
    assert asked(s) == ["done", "oasis:04", "oasis:09", "oasis:30"]
    answer(s, "oasis:09")
    assert s.players[0].stored == [1, 9]
    assert s.offered_oases == []
    assert not s.waiting


def test_02_uses_the_storage_track() -> None:
    s = given(fresh(), 0, "track=1,-1,-1,6,-1,7")
    s.offered_oases = [4, 9, 30]
    took = outcome(s, "oasis:30 keshi:green", RiverTile(0, NONE, 2))
    assert took == "green+1 points+1 stored+1"


def test_02_a_seventh_oasis_lies_beside_the_track() -> None:
    """Ruling 5.64."""
    s = given(fresh(), 0, "stored=1,2,3,4,5,6")
    s.offered_oases = [7, 8, 9]
    assert outcome(s, "oasis:07", RiverTile(0, NONE, 2)) == "stored+1"


def test_09_starts_the_third_season_on_the_crocodile() -> None:
    s = given(fresh(), 0, "river=7")
    given(s, 1, "river=5")
    s.season = 2
    begin(s, RiverTile(0, NONE, 9), FishermenReturn())
    assert [player.river for player in s.players] == [4, 0]
    assert not s.players[0].moved


def sailed(s: Marrakesh, *places: tuple[int, int, bool]) -> Marrakesh:
    for player, (river, arrival, moved) in zip(s.players, places, strict=True):
        player.river, player.arrival, player.moved = river, arrival, moved
    return s


def test_the_farthest_wins_then_the_earlier_on_a_space() -> None:
    s = sailed(fresh(4), (5, 9, True), (5, 7, True), (8, 12, True), (0, 0, False))
    assert ranking(s) == [2, 1, 0]


def test_at_the_jetty_the_better_spot_is_ahead() -> None:
    assert ranking(sailed(fresh(), (12, 30, True), (12, 20, True))) == [1, 0]


def test_a_fisherman_who_has_not_moved_is_not_ranked() -> None:
    """Ruling 5.1: the Russian rulebook says so; a start on the crocodile is no move."""
    s = sailed(fresh(), (4, 0, False), (0, 0, False))
    assert ranking(s) == []
    s.season = 3
    before = s.clone()
    begin(s, RiverEvaluation())
    assert changes(before, s) == ""


@pytest.mark.parametrize(("seats", "second"), [(2, 0), (3, 3), (4, 3)])
def test_the_second_is_rewarded_in_the_third_season_only(seats: int, second: int) -> None:
    """Page 13's example, 7 and 3 points; with two players there is no second reward."""
    s = fresh(seats)
    for seat, player in enumerate(s.players):
        player.river, player.moved = 9 - seat, True
    s.river_tiles = [8, 4, 5]
    s.season = 3
    begin(s, RiverEvaluation())
    assert [sum(player.points) for player in s.players][:2] == [7, second]
    s.season = 2
    begin(s, RiverEvaluation())
    assert [sum(player.points) for player in s.players][:2] == [12, second]


def test_the_ranking_is_fixed_before_the_rewards() -> None:
    """Ruling 5.79: the first's reward moves no one past the second."""
    s = sailed(fresh(3), (5, 1, True), (4, 2, True), (3, 3, True))
    s.river_tiles = [1, 3, 11]
    s.season = 3
    answer(begin(s, RiverEvaluation()), "stairs:palace web:n1")
    assert question(s) == "MayClimb"
    assert s.waiting == [1]


def test_fishermen_return_after_the_first_two_seasons() -> None:
    for season, place in ((1, 0), (2, 0), (3, 6)):
        s = sailed(fresh(), (6, 3, True), (0, 0, False))
        s.season = season
        begin(s, FishermenReturn())
        assert s.players[0].river == place


def test_every_side_has_a_row() -> None:
    assert {row[0] for row in FIRST} | {2, 9} == set(range(1, 19))
    assert {row[0] for row in SECOND} == {5, 6, 11, 12, 17, 18}


def test_16_with_65_is_four_actions() -> None:
    """Ruling 5.43: 2, 1, 3 and 1 spectators face the 2-points space as the disc turns."""
    s = given(fresh(), 0, "square=points scrolls=65")
    answers = "square:points square:points square:points square:points"
    assert outcome(s, answers, Reward(0, 16, 0)) == "points+14"
    assert s.players[0].disc == 4


def test_02_the_oases_leave_the_game_if_nobody_moved() -> None:
    s = fresh()
    s.river_tiles = [2, 3, 5]
    s.offered_oases = [1, 2, 3]
    begin(s, RiverEvaluation())
    assert not s.waiting
    assert s.offered_oases == []
