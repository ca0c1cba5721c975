"""Placing the leaders of the caravans."""

from __future__ import annotations

import pytest

import majlis
from majlis.games.through_the_desert.data import PASTELS
from majlis.games.through_the_desert.rules.camels import ChooseCamel
from tests.through_the_desert.table import dealt, hexes, open_to, table

SPREAD = "K5 C7 G3 F10 O10 R8 M3 A4 K10 R2 H7 D12 M11 I1 D5 Q6 O4 J13 A8 N6"
"""Hexes where leaders can stand one after the other, whoever owns them."""


def lead(match: majlis.Match, seat: int, colour: str, name: str) -> None:
    match.play(seat, f"colour:{colour}", f"hex:{name}")


def colours(match: majlis.Match) -> set[str]:
    (seat,) = match.waiting
    return {label.removeprefix("colour:") for label in match.labels(seat)}


# -- where ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["B7", "I6", "K5"])
def test_scenario_3_where_a_leader_may_stand(name: str) -> None:
    assert name in open_to(dealt(2), 0, "lemon").split()


@pytest.mark.parametrize(
    ("name", "why"), [("B8", "water"), ("D4", "beside a palm"), ("I5", "water"), ("D3", "a palm")]
)
def test_scenario_3_where_a_leader_may_not_stand(name: str, why: str) -> None:
    match = dealt(2)
    match.play(0, "colour:lemon")
    with pytest.raises(majlis.IllegalAction, match="may not answer"):
        match.play(0, f"hex:{name}")


def test_scenario_3_not_on_mountains() -> None:
    match = dealt(2)
    match.play(0, "colour:lemon")
    with pytest.raises(majlis.IllegalAction):
        match.play(0, "hex:F8")


def test_scenario_3_not_on_or_beside_another_leader() -> None:
    match = dealt(2)
    before = set(open_to(match, 0, "lemon").split())
    lead(match, 0, "lemon", "K5")
    after = set(open_to(match, 1, "mint").split())
    assert (len(before), len(after)) == (121, 115)
    assert not after & set("K5 K4 K6 J5 J6 L5 L6".split())


def test_not_beside_ones_own_leader_either() -> None:
    """C7 takes another six: itself, C6, C8, B7, D7 and D8; B8 has water and never was one."""
    match = dealt(2)
    lead(match, 0, "lemon", "K5")
    lead(match, 1, "mint", "C7")
    left = set(open_to(match, 0, "green").split())
    assert len(left) == 109
    assert not left & set("K5 K4 K6 J5 J6 L5 L6 C7 C6 C8 B7 B8 D7 D8".split())


def test_beside_water_is_allowed() -> None:
    """Ruling 5.6: only standing on it is not. K5 and I6 have the water holes L6 and I5 beside."""
    match = dealt(2)
    assert table(match).cells[hexes("L6")[0]] in (1, 2, 3)
    lead(match, 0, "lemon", "K5")
    assert table(match).cells[hexes("L6")[0]] in (1, 2, 3)
    assert match.breakdown()[0]["water"] == 0


def test_beside_a_palm_spot_without_a_palm_is_allowed() -> None:
    """Ruling 5.6: B7, B9, A7, A8, C7 and C8 lie around B8, where no palm stands."""
    assert set("B7 B9 A7 A8 C7 C8".split()) <= set(open_to(dealt(2), 0, "lemon").split())
    with_palm = dealt(2, "B8 D3 J3 M7 Q3")
    assert not set("B7 B9 A7 A8 C7 C8".split()) & set(open_to(with_palm, 0, "lemon").split())


def test_not_behind_the_line_with_two_or_three_players() -> None:
    for seats, allowed in ((2, False), (3, False), (4, True), (5, True)):
        camps = open_to(dealt(seats), 0, "mint").split()
        assert ("S6" in camps, "U11" in camps) == (allowed, allowed)


# -- which colour ---------------------------------------------------------------------------------


def test_scenario_4_each_colour_once_in_the_first_round() -> None:
    match = dealt(3)
    lead(match, 0, "lemon", "K5")
    assert colours(match) == set(PASTELS) - {"lemon"}
    lead(match, 1, "salmon", "C7")
    assert colours(match) == {"lilac", "green", "mint"}
    with pytest.raises(majlis.IllegalAction):
        match.play(2, "colour:lemon")


def test_scenario_4_no_colour_rule_from_the_second_round_on() -> None:
    match = dealt(3)
    lead(match, 0, "lemon", "K5")
    lead(match, 1, "salmon", "C7")
    lead(match, 2, "mint", "G3")
    assert colours(match) == set(PASTELS) - {"lemon"}, "all that the seat still holds"
    lead(match, 0, "salmon", "F10")
    assert colours(match) == set(PASTELS) - {"salmon"}
    lead(match, 1, "lemon", "O10")
    assert colours(match) == set(PASTELS) - {"mint"}


def test_scenario_4_a_player_who_cannot_obey_is_free() -> None:
    """Ruling 5.4: E removed the only colour that is left for the first round."""
    match = dealt(5, removed="SVGTL")
    lead(match, 0, "lilac", "K5")
    lead(match, 1, "salmon", "C7")
    lead(match, 2, "mint", "G3")
    assert colours(match) == {"green", "lemon"}
    lead(match, 3, "green", "F10")
    assert colours(match) == {"salmon", "lilac", "green", "mint"}


def test_a_player_who_can_obey_must_with_five_players_too() -> None:
    match = dealt(5, removed="SVGTL")
    lead(match, 0, "lemon", "K5")
    assert colours(match) == set(PASTELS) - {"lemon", "lilac"}, "placed by A, removed by B"
    lead(match, 1, "salmon", "C7")
    lead(match, 2, "mint", "G3")
    lead(match, 3, "green", "F10")
    assert colours(match) == {"lilac"}


# -- until none is left ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_everyone_places_one_in_turn_until_none_is_left(seats: int, rounds: int) -> None:
    match = dealt(seats)
    places = iter(SPREAD.split())
    for turn in range(seats * rounds):
        (seat,) = match.waiting
        assert seat == turn % seats
        match.play(seat, match.labels(seat)[0], f"hex:{next(places)}")
    s = table(match)
    assert s.held == [0] * seats
    assert isinstance(s.question(), ChooseCamel)
    assert match.waiting == [0]
    leaders_of = [
        sum(s.leaders[caravan] >= 0 for caravan in range(colour, 5 * seats, 5))
        for colour in range(5)
    ]
    assert leaders_of == [min(seats, 4)] * 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_leaders_bring_no_points(seats: int) -> None:
    """They stand neither on water nor beside an oasis, and enclose nothing (ruling 5.17)."""
    match = dealt(seats)
    for name in SPREAD.split()[: seats * (4 if seats == 5 else 5)]:
        (seat,) = match.waiting
        match.play(seat, match.labels(seat)[-1], f"hex:{name}")
        for points in match.breakdown():
            assert (points["water"], points["oases"], points["land"]) == (0, 0, 0)
    assert table(match).lands == []


@pytest.mark.parametrize(("seats", "ways"), [(2, 605), (3, 605), (4, 845), (5, 676)])
def test_the_first_leader_can_be_placed_in_so_many_ways(seats: int, ways: int) -> None:
    match = dealt(seats)
    assert sum(len(open_to(match, 0, colour).split()) for colour in PASTELS) == ways


def test_leaders_without_a_place_are_dropped() -> None:
    """Ruling 5.7. With 121 places this cannot happen by itself, so all but one are barred here."""
    match = dealt(2)
    table(match).camps = hexes("K5")
    lead(match, 0, "lemon", "K5")
    s = table(match)
    assert isinstance(s.question(), ChooseCamel)
    assert match.waiting == [0]
    assert match.labels(0) == ["colour:lemon"], "the other colours are closed to this player"
    match.play(0, "colour:lemon", "hex:K6")
    assert match.waiting == [0], "B has no caravan, so B's turn is passed over"
