"""Linking oases. The oasis on M7 has M6, M8, L7, L8, N7 and N8 beside it."""

from __future__ import annotations

import pytest

import majlis
from majlis.games.through_the_desert.data import PASTELS
from majlis.games.through_the_desert.rules import notes
from tests.through_the_desert.table import dealt, desert, hexes, open_to, place, table, told


def test_a_camel_beside_an_oasis_brings_five_points() -> None:
    match = desert(caravans="A lemon K6 | B salmon O10")
    assert place(match, 0, "lemon", "L7") == [(0, 5, 0)]


@pytest.mark.parametrize("name", ["M6", "M8", "L7", "L8", "N7", "N8"])
def test_from_any_side(name: str) -> None:
    beyond = {"M6": "M5", "M8": "M9", "L7": "K6", "L8": "K8", "N7": "O6", "N8": "O8"}
    match = desert(caravans=f"A lemon {beyond[name]} | B salmon C7")
    assert place(match, 0, "lemon", name) == [(0, 5, 0)]


def test_each_caravan_scores_each_oasis_once() -> None:
    match = desert(caravans="A lemon K6 | B salmon O10", camels=3)
    assert place(match, 0, "lemon", "L7 L8 M8") == [(0, 5, 0), (0, 0, 0), (0, 0, 0)]


def test_the_log_speaks_of_an_oasis_once() -> None:
    match = desert(caravans="A lemon K6 | B salmon O10")
    place(match, 0, "lemon", "L7")
    (oasis,) = hexes("M7")
    assert told(match, notes.OASIS) == [[0, PASTELS.index("lemon"), oasis, 0]]
    place(match, 0, "lemon", "L8")
    assert told(match, notes.OASIS) == []


def test_one_caravan_may_link_several_oases() -> None:
    """From G3 over the water on F3 to D3, and the other way to J3."""
    match = desert(caravans="A lemon G3 | B salmon O10", water="F3=2", camels=4)
    assert place(match, 0, "lemon", "F3 E3 H3 I3") == [
        (2, 0, 0),
        (0, 5, 0),
        (0, 0, 0),
        (0, 5, 0),
    ]


def test_several_caravans_of_one_player_may_link_the_same_oasis() -> None:
    match = desert(caravans="A lemon K6 | A mint O8 | B salmon C7")
    assert place(match, 0, "lemon", "L7") == [(0, 5, 0)]
    assert place(match, 0, "mint", "N8") == [(0, 5, 0)]


def test_several_players_may_link_the_same_oasis_even_with_one_colour() -> None:
    """Ruling 5.21: the later one gets five points too."""
    match = desert(caravans="A lemon K6 | B lemon O6", camels=1)
    assert place(match, 0, "lemon", "L7") == [(0, 5, 0)]
    assert place(match, 1, "lemon", "N7") == [(0, 5, 0)]
    assert [points["oases"] for points in match.breakdown()] == [5, 5]


def test_a_palm_spot_without_a_palm_is_no_oasis() -> None:
    """B8 has water instead."""
    match = desert(caravans="A lemon B6 | B salmon O10")
    assert place(match, 0, "lemon", "B7 C7") == [(0, 0, 0), (0, 0, 0)]


def test_the_example_of_the_rulebook() -> None:
    """B's green caravan holds four sides of the oasis, and the other two lie beside it: A's green
    caravan cannot get there, but A's lilac one can."""
    match = desert(
        """
         L M N O P
      6          .
           g   G*
      7  g   .   .
           Y   2
      8  g   .   .
           g*  V*
        """
    )
    assert open_to(match, 0, "green") == "O5 P6 O7 P7"
    place(match, 0, "green", "O7")
    assert open_to(match, 0, "green") == "O5 P6 P7 P8"
    assert place(match, 0, "lilac", "N8") == [(0, 5, 0)]


def test_points_are_given_even_when_the_tokens_are_used_up() -> None:
    """The box holds twenty oasis tokens: here ten caravans have scored two oases each already."""
    match = desert(caravans="A lemon K6 | B salmon O10")
    table(match).linked = [0b11] * 10
    assert sum(points["oases"] for points in match.breakdown()) == 20 * 5
    assert place(match, 0, "lemon", "L7") == [(0, 5, 0)]


def test_no_leader_stands_beside_an_oasis() -> None:
    match = dealt(2)
    match.play(0, "colour:lemon")
    with pytest.raises(majlis.IllegalAction):
        match.play(0, "hex:L7")
