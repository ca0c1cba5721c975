"""Usual answers, and sets whose order is only the engine's."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import (
    COLOURS,
    GREEN,
    MADRASA,
    MEDINA,
    ORCHARD,
    PALACE,
    PINK,
    RED,
    RIVER,
    SAHARA,
    SOUK,
    SQUARE_SPACES,
    WATER,
    WHITE,
)
from majlis.games.marrakesh.rules.bonuses import ChooseResource
from majlis.games.marrakesh.rules.medina import DeployKept
from majlis.games.marrakesh.rules.payments import PayAny, ReturnForPoints
from majlis.games.marrakesh.rules.river import RiverBonus
from majlis.games.marrakesh.rules.round import ClaimKeshi, Select, SendWild, UseAssistant
from majlis.games.marrakesh.rules.sahara import ClaimFree
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.rules.square import Applause
from majlis.games.marrakesh.state import FROM_SOUK, Marrakesh
from majlis.kernel.frame import Frame
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, question
from tests.usual import answered_usually, members, usual


def begun(s: Marrakesh, *frames: Frame[Marrakesh]) -> Marrakesh:
    """Carry these out; the game goes on after them, with a question to the next seat."""
    return begin(s, *frames, SendWild(1))


# -- what nearly everybody does ------------------------------------------------------------------


def test_an_assistant_takes_a_keshi_where_the_action_would_do_nothing() -> None:
    s = fresh()
    for sector, colour in ((ORCHARD, "green"), (RIVER, "turquoise"), (PALACE, "white")):
        s.players[0].keshis[COLOURS.index(colour)] = 0
        assert usual(begin(s, UseAssistant(0, sector))) == f"keshi:{colour}"
        s.players[0].keshis[COLOURS.index(colour)] = 1
        assert usual(begin(s, UseAssistant(0, sector))) == ""


@pytest.mark.parametrize(
    ("sector", "colour", "poor", "rich"),
    [
        (MADRASA, "gray", "gray=1 date=0", "gray=1 date=1"),
        (MEDINA, "beige", "beige=0", "beige=1"),
    ],
)
def test_an_assistant_takes_a_keshi_where_nothing_can_be_bought(
    sector: int, colour: str, poor: str, rich: str
) -> None:
    assert usual(begin(given(fresh(), 0, poor), UseAssistant(0, sector))) == f"keshi:{colour}"
    assert usual(begin(given(fresh(), 0, rich), UseAssistant(0, sector))) == ""


def test_what_pays_points_and_what_has_several_goods_is_asked() -> None:
    s = fresh()
    assert usual(begin(s, UseAssistant(0, SAHARA))) == "keshi:brown"
    s.players[0].scrolls[50] = 1
    s.players[0].vendors = 1 << SAHARA
    assert usual(begin(s, UseAssistant(0, SAHARA))) == ""
    assert usual(begin(s, UseAssistant(0, SOUK))) == ""


def test_of_two_alike_both_are_claimed() -> None:
    s = fresh()
    s.base[GREEN] = 2
    before = begun(s, ClaimKeshi(0)).clone()
    answer(s, "keshi:green")
    assert answered_usually(s) == ["keshi:green"]
    assert changes(before, s, 0) == "green+2 points+2"


def test_one_rapid_gives_its_bonus_and_of_two_one_is_chosen() -> None:
    s = fresh()
    s.players[0].river = 4
    assert usual(begin(s, RiverBonus(0))) == "rapid:1"
    s = fresh()
    s.players[0].river = 12
    assert usual(begin(s, RiverBonus(0))) == ""


def test_kept_keshis_that_ask_nothing_go_first() -> None:
    s = fresh()
    s.players[0].kept = [PINK, WHITE, GREEN]
    before = begun(s, DeployKept(0)).clone()
    assert answered_usually(s) == ["keshi:green", "keshi:white", "keshi:pink"]
    assert changes(before, s, 0) == "green+1 points+1 white+1"
    assert question(s) == "ChooseSpace"


def test_free_oases_are_claimed_if_none_is_left_out() -> None:
    s = given(fresh(), 0, "oases=left_1:5,right_1:7")
    begin(s, ClaimFree(0, 2))
    assert usual(s) == "sahara:left_1"
    s = given(fresh(), 0, "oases=left_1:5,right_1:7")
    begin(s, ClaimFree(0, 1))
    assert usual(s) == ""


def test_a_stored_keshi_is_deployed_where_its_oasis_goes() -> None:
    s = given(fresh(), 0, f"oases=left_1:5 track={GREEN},-1,-1,-1,-1,-1")
    before = begun(s, ClaimFree(0, 1)).clone()
    assert answered_usually(s) == ["sahara:left_1", "keshi:green"]
    assert "green+1" in changes(before, s, 0)


def test_the_extra_step_of_scroll_48_is_made() -> None:
    s = given(fresh(), 0, "white=1 scrolls=48")
    begun(s, SectorAction(0, PALACE))
    assert answered_usually(s) == ["scroll:48"]
    assert s.players[0].stairs == [2, 0]


def test_points_and_resources_are_applauded_first() -> None:
    spaces = [SQUARE_SPACES.index(name) for name in ("river", "points", "goods", "date")]
    s = begun(fresh(), Applause(0, sum(1 << space for space in spaces)))
    assert sorted(answered_usually(s)) == ["square:date", "square:points"]
    assert sorted(asked(s)) == ["square:goods", "square:river"]


def test_what_costs_something_is_a_decision() -> None:
    s = given(fresh(), 0, "turquoise=1 water=2")
    begin(s, SectorAction(0, RIVER))
    assert (question(s), usual(s)) == ("PayForStep", "")


# -- sets ----------------------------------------------------------------------------------------


def test_three_colours_are_selected_in_any_order() -> None:
    s = fresh()
    for player in s.players:
        player.hand = 1 << GREEN | 1 << PINK | 1 << WHITE | 1 << RED
    begin(s, Select())
    assert asked(s) == ["keshi:green", "keshi:pink"]  # the others leave too few above them
    hand = {"keshi:green": 1, "keshi:pink": 1, "keshi:white": 1, "keshi:red": 1}
    assert (usual(s), members(s)) == ("", hand)
    s.apply(0, s.parse("keshi:pink"))
    assert members(s) == {"keshi:white": 1, "keshi:red": 1}


def test_resources_are_taken_and_paid_in_any_order() -> None:
    s = begin(fresh(), ChooseResource(0, 3, 0, FROM_SOUK))
    assert members(s) == {"water": 3, "date": 3, "dinar": 3}
    s = given(fresh(), 0, "water=1 date=4 dinar=1")
    begin(s, PayAny(0, 3, 0))
    assert members(s) == {"water": 1, "date": 3, "dinar": 1}
    answer(s, "date")
    assert members(s) == {"date": 2, "dinar": 1}


def test_any_number_of_resources_is_returned_in_any_order() -> None:
    s = given(fresh(), 0, "water=2 dinar=5")
    begin(s, ReturnForPoints(0, WATER))
    assert members(s) == {"done": 1, "water": 2, "dinar": 5}


@pytest.mark.parametrize(
    ("scrolls", "found"),
    [("23", {"water": 3, "date": 3}), ("24,25", {"point": 3, "date": 3, "dinar": 3})],
)
def test_a_harvest_is_mixed_in_any_order(scrolls: str, found: dict[str, int]) -> None:
    s = given(fresh(), 0, f"green=3 scrolls={scrolls}")
    begin(s, SectorAction(0, ORCHARD))
    assert members(s) == found


def test_one_set_after_the_other_is_two_sets() -> None:
    s = begin(fresh(), ChooseResource(0, 1, 0, FROM_SOUK), ChooseResource(0, 2, 0, FROM_SOUK))
    more = []
    for label in ("dinar", "water", "date"):
        before = s.clone()
        answer(s, label)
        more.append(s.asks_for_more(before, 0))
    assert more == [False, True, False]
