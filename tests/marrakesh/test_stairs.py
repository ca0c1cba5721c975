"""Mosque and palace, page 10: climbing, thresholds, connection bonuses; every line of the web."""

from __future__ import annotations

from typing import Any

import pytest

from majlis.games.marrakesh.data import (
    MOSQUE,
    ON_MOSQUE,
    ON_PALACE,
    PALACE,
    PINK,
    SQUARE,
    bonus,
    line_between,
)
from majlis.games.marrakesh.rules.bonuses import ChooseStaircase
from majlis.games.marrakesh.rules.deploy import Deploy
from majlis.games.marrakesh.rules.river_tiles import MayClimb
from majlis.games.marrakesh.rules.round import ChooseAssistant
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.rules.stairs import Climb, ConnectionBonus, ExtraStep
from majlis.kernel.frame import Frame
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, outcome, question

# Mosque segment, palace segment: dinars and points at the ends, inner spaces.
LINES = [
    (1, 1, 0, 0, "n1"),
    (1, 2, 1, 0, "n1 n2b"),
    (1, 3, 2, 0, "n2a n3c"),
    (1, 4, 3, 0, "n2a n3b n4d"),
    (1, 5, 4, 0, "n3b n4c n5c"),
    (2, 1, 0, 1, "n1 n2a"),
    (2, 2, 1, 1, "n2a n2b"),
    (2, 3, 2, 1, "n3b n3c"),
    (2, 4, 3, 1, "n3a n4c n4d"),
    (2, 5, 4, 1, "n4b n5b n5c"),
    (3, 1, 0, 3, "n2b n3a"),
    (3, 2, 1, 3, "n3a n3b"),
    (3, 3, 2, 3, "n4b n4c"),
    (3, 4, 3, 3, "n4b n4d n5c"),
    (3, 5, 4, 3, "n4b n5c n6"),
    (4, 1, 0, 5, "n2b n3b n4a"),
    (4, 2, 1, 5, "n3c n4a n4b"),
    (4, 3, 2, 5, "n4a n4c n5a"),
    (4, 4, 3, 5, "n5a n5b n5c"),
    (4, 5, 4, 5, "n5c n7"),
    (5, 1, 0, 7, "n3b n4b n5a"),
    (5, 2, 1, 7, "n4c n5a n5b"),
    (5, 3, 2, 7, "n4c n5a n6"),
    (5, 4, 3, 7, "n5a n7"),
    (5, 5, 4, 7, "n6 n7"),
]


@pytest.mark.parametrize(("mosque", "palace", "dinars", "points", "inner"), LINES)
def test_line(mosque: int, palace: int, dinars: int, points: int, inner: str) -> None:
    line = ConnectionBonus(0, line_between(mosque - 1, palace - 1), 0, 1)
    s = begin(fresh(), line)
    ends = ["web:dinars"] * (dinars > 0) + ["web:points"] * (points > 0)
    assert asked(s) == [f"web:{name}" for name in inner.split()] + ends
    if dinars:
        assert outcome(fresh(), "web:dinars", line) == f"dinar+{dinars}"
    if points:
        assert outcome(fresh(), "web:points", line) == f"points+{points}"


# Inner space, a line that has it, further answers, what it gives.
SPACES = [
    ("n1", 0, "", "river+1"),
    ("n2a", 2, "", "date+1"),
    ("n2b", 1, "", "water+1"),
    ("n3a", 8, "sector:palace", "red+1"),
    ("n3b", 3, "", "green+1 points+1"),
    ("n3c", 2, "", "turquoise+1"),
    ("n4a", 15, "", "gray+1"),
    ("n4b", 9, "", "yellow+1"),
    ("n4c", 4, "square:water", "pink+1 water+1"),
    ("n4d", 3, "", "beige+1"),
    ("n5a", 17, "", "purple+1"),
    ("n5b", 9, "sahara:left_1 oasis:10", "brown+1"),
    ("n5c", 4, "", "orange+1"),
    ("n6", 14, "keshi:white", "white+1"),
    ("n7", 19, "keshi:green", "green+2 points+2"),
]


@pytest.mark.parametrize(("space", "line", "answers", "gives"), SPACES)
def test_inner_space(space: str, line: int, answers: str, gives: str) -> None:
    assert outcome(fresh(), f"web:{space} {answers}", ConnectionBonus(0, line, 0, 1)) == gives


def test_the_example_of_page_10() -> None:
    """Lukas: courtier on 1, student in segment 4, two nobles: 1 dinar, and one of five bonuses."""
    s = given(fresh(), 0, "palace=1 mosque=11 white=2")
    before = s.clone()
    begin(s, SectorAction(0, PALACE))
    assert changes(before, s) == "dinar+1 palace+2"
    assert asked(s) == ["web:n3c", "web:n4a", "web:n4b", "web:dinars", "web:points"]
    assert changes(before, answer(s, "web:dinars")) == "dinar+2 palace+2"


@pytest.mark.parametrize(
    ("has", "gives"),
    [
        ("palace=16 white=5", "points+5"),  # Sarah on the top space
        ("palace=15 white=3", "palace+1 points+2"),  # no threshold at the final space
        ("palace=0 white=0", ""),
    ],
)
def test_the_final_space(has: str, gives: str) -> None:
    assert outcome(given(fresh(), 0, has), "", SectorAction(0, PALACE)) == gives


def test_two_thresholds_in_one_move() -> None:
    """Each is resolved when it is crossed, with the line of that moment (ruling 5.30)."""
    s = given(fresh(), 0, "mosque=2 black=5")
    begin(s, SectorAction(0, MOSQUE))
    assert asked(s) == ["web:n1", "web:n2a", "web:points"]
    answer(s, "web:n2a")
    assert asked(s) == ["web:n2b", "web:n3a", "web:points"]
    answer(s, "web:points")
    me = s.players[0]
    assert (me.stairs[ON_MOSQUE], me.stock, sum(me.points)) == (7, [0, 1, 2], 3)


def test_the_agenda_inside_a_bonus() -> None:
    """The climb waits for its connection bonus; a pink keshi from it climbs the palace meanwhile,
    and that crosses a threshold of its own."""
    s = given(fresh(), 0, "mosque=6 palace=14 black=3 scrolls=48")
    begin(s, SectorAction(0, MOSQUE))
    climb = [ExtraStep(0, ON_MOSQUE), Climb(0, ON_MOSQUE, 2)]
    assert s.agenda == [*climb, ConnectionBonus(0, line_between(2, 3), 0, 1)]
    s.web = s.web.copy()
    s.web[7] = bonus("keshi_pink")  # on n4b, as a staircase tile might have it
    answer(s, "web:n4b square:palace")
    nested = [ExtraStep(0, ON_PALACE), ConnectionBonus(0, line_between(2, 4), 0, 1)]
    assert s.agenda == [*climb, *nested]
    answer(s, "web:points done")
    assert question(s) == "ExtraStep"
    assert s.players[0].stairs == [15, 9]


def test_a_bonus_of_three_steps_is_one_move() -> None:
    """Ruling 5.34: scroll 48 adds one step to the three of the main square."""
    s = given(fresh(), 0, "square=mosque disc=7 scrolls=48")
    s.players[0].assistants[SQUARE] = 1
    answers = "sector:main_square act square:mosque web:points scroll:48"
    before = s.clone()
    answer(begin(s, ChooseAssistant(0)), answers)
    assert changes(before, s) == "dinar+1 mosque+4 points+1"


def test_nested_moves_of_one_pawn() -> None:
    """Ruling 5.31: the outer move goes on from where the inner one ended."""
    s = given(fresh(), 0, "mosque=6 palace=14 black=2")
    s.web = s.web.copy()
    s.web[7] = bonus("keshi_pink")
    before = s.clone()
    answer(begin(s, SectorAction(0, MOSQUE)), "web:n4b square:mosque")
    assert changes(before, s) == "dinar+1 mosque+3 pink+1"


def test_a_keshi_without_room_may_be_chosen_and_is_lost() -> None:
    """Ruling 5.26."""
    s = given(fresh(), 0, "mosque=6 palace=0 black=1 vendors=river,date_orchard,main_square")
    given(s, 0, "vendors=river,date_orchard,main_square,mosque,palace,madrasa,medina,sahara")
    assert outcome(s, "web:n3a", SectorAction(0, MOSQUE)) == "dinar+1 mosque+1"


def test_t20_a_chain_while_claiming() -> None:
    s = given(fresh(), 0, "mosque=6 palace=3 scrolls=16 water=1")
    answers = "square:mosque done web:n3b"
    assert outcome(s, answers, Deploy(0, 5)) == "dinar+1 green+1 mosque+1 pink+1 points+1 river+1"


def test_the_number_of_clerics_is_counted_when_the_action_starts() -> None:
    """Ruling 5.77: a cleric gained on the way counts from the next action on."""
    s = given(fresh(), 0, "mosque=2 black=1")
    s.web = s.web.copy()
    s.web[1] = bonus("keshi_black")
    assert outcome(s, "web:n2a", SectorAction(0, MOSQUE)) == "black+1 dinar+1 mosque+1"


def test_63_offers_two_different_entries() -> None:
    s = given(fresh(), 0, "mosque=2 black=1 scrolls=63")
    answer(begin(s, SectorAction(0, MOSQUE)), "web:points")
    assert asked(s) == ["web:n1", "web:n2a"]


@pytest.mark.parametrize(
    ("frame", "where"),
    [
        (ChooseStaircase(0, 1), "stairs:palace"),
        (MayClimb(0, 1), "stairs:palace"),
        (Deploy(0, PINK), "square:palace"),
    ],
    ids=["office", "river-tile", "square"],
)
def test_any_move_may_be_lengthened(frame: Frame[Any], where: str) -> None:
    """Scrolls 48 and 26, whatever the pawn moves for: first its step, then the additional one, then
    those that dates pay for; 3 to 6 crosses no threshold."""
    s = given(fresh(), 0, "palace=3 date=1 scrolls=26,48")
    took = outcome(s, f"{where} scroll:48 date", frame)
    assert took.replace(" pink+1", "") == "date-1 palace+3"
