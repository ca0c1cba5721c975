"""The game board, and the numbers of its map."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from majlis.games.through_the_desert.data import (
    HEXES,
    LABELS,
    NAMES,
    SMALL_BOARD,
    WHOLE_BOARD,
    Board,
    board_for,
    caravan_colour,
    caravan_of,
    colour_of,
    distance,
    hex_of,
    is_colour,
    is_hex,
    owner_of,
    points_of,
    seat_of,
)
from tests.through_the_desert import plain
from tests.through_the_desert.plain import Hex
from tests.through_the_desert.table import dealt, hexes, named, open_to

BOARDS = pytest.mark.parametrize("seats", [2, 4], ids=["small board", "whole board"])


def at(name: str) -> int:
    return NAMES.index(name)


def test_letters_are_columns_and_numbers_are_rows() -> None:
    assert HEXES[at("A3")] == (0, 2)
    assert HEXES[at("K5")] == (10, 4)
    assert HEXES[at("V10")] == (21, 9)
    assert HEXES[at("D12")] == (3, 11)


def test_scenario_1_the_hexes_of_both_boards() -> None:
    small, whole = SMALL_BOARD, WHOLE_BOARD
    assert (len(small.hexes), len(small.water_holes), len(small.palm_spots)) == (189, 32, 6)
    assert (len(whole.hexes), len(whole.water_holes), len(whole.palm_spots)) == (249, 43, 7)
    assert 189 == 151 + 32 + 6
    assert 249 == 199 + 43 + 7


@pytest.mark.parametrize(("seats", "size"), [(2, 189), (3, 189), (4, 249), (5, 249)])
def test_two_or_three_players_do_not_use_the_part_behind_the_line(seats: int, size: int) -> None:
    assert len(board_for(seats).hexes) == size


def test_palm_spots() -> None:
    assert named(SMALL_BOARD.palm_spots) == "D3 J3 Q3 M7 B8 H11"
    assert set(WHOLE_BOARD.palm_spots) - set(SMALL_BOARD.palm_spots) == {at("S9")}


def test_water_holes() -> None:
    assert named(SMALL_BOARD.water_holes) == (
        "D1 Q1 H2 L2 O2 F3 B4 H4 L4 C5 F5 I5 N5 P5 A6 E6 L6 R6 O7 Q7 D9 G9 J9 L9 O9 B10 E10 M10 "
        "J11 E12 G12 K12"
    )
    behind = set(WHOLE_BOARD.water_holes) - set(SMALL_BOARD.water_holes)
    assert named(behind) == "T2 T4 V5 T7 V7 U9 Q10 O11 T12 M13 R13"


def test_the_central_range_is_no_hex() -> None:
    for name in "F7 F8 G7 G8 H8 I8 J8".split():
        assert name not in NAMES


@pytest.mark.parametrize(
    ("name", "small", "whole"),
    [("A6", 4, 4), ("I7", 3, 3), ("Q9", 3, 6), ("R8", 3, 6), ("J13", 4, 5), ("B11", 3, 3)],
)
def test_scenario_2_numbers_of_neighbours(name: str, small: int, whole: int) -> None:
    assert len(SMALL_BOARD.neighbours[at(name)]) == small
    assert len(WHOLE_BOARD.neighbours[at(name)]) == whole


@pytest.mark.parametrize(
    ("one", "other", "steps"), [("B8", "H11", 6), ("D3", "Q3", 13), ("A6", "R6", 17)]
)
def test_scenario_2_distances(one: str, other: str, steps: int) -> None:
    assert distance(at(one), at(other)) == distance(at(other), at(one)) == steps


def test_even_columns_lie_lower() -> None:
    """K is the eleventh column, number 10; L the twelfth, number 11."""
    assert named(SMALL_BOARD.neighbours[at("K5")]) == named(hexes("K4 K6 J5 J6 L5 L6"))
    assert named(SMALL_BOARD.neighbours[at("L5")]) == named(hexes("L4 L6 K4 K5 M4 M5"))


@BOARDS
def test_neighbours_are_those_of_the_plain_map(seats: int) -> None:
    board = board_for(seats)
    in_play = plain.board(seats)
    assert {HEXES[hex] for hex in board.hexes} == in_play
    for hex in board.hexes:
        near = {HEXES[other] for other in board.neighbours[hex]}
        assert near == plain.beside(HEXES[hex]) & in_play


@BOARDS
def test_hexes_out_of_play_have_no_neighbours(seats: int) -> None:
    board = board_for(seats)
    for hex in set(range(len(HEXES))) - set(board.hexes):
        assert board.neighbours[hex] == board.ring[hex] == []


def test_the_ring_goes_around_in_order() -> None:
    """Each place of a ring lies beside the next one, the last beside the first."""
    for board in (SMALL_BOARD, WHOLE_BOARD):
        for hex in board.hexes:
            ring = board.ring[hex]
            assert len(ring) == 6
            for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
                assert one < 0 or other < 0 or other in board.neighbours[one]


def test_distances_are_those_of_the_plain_map() -> None:
    for one, other in combinations(range(len(HEXES)), 2):
        assert distance(one, other) == plain.distance(HEXES[one], HEXES[other])


def test_distance_one_is_being_neighbours() -> None:
    for one, other in combinations(WHOLE_BOARD.hexes, 2):
        assert (distance(one, other) == 1) == (other in WHOLE_BOARD.neighbours[one])


def test_the_line_has_31_sides() -> None:
    small = set(SMALL_BOARD.hexes)
    sides = [
        (hex, beyond)
        for hex in SMALL_BOARD.hexes
        for beyond in WHOLE_BOARD.neighbours[hex]
        if beyond not in small
    ]
    assert len(sides) == 31
    assert (at("J13"), at("K13")) in sides
    assert (at("R2"), at("S2")) in sides


# -- the laws that the printed part obeys, and the reconstructed part must obey too ---------------


@BOARDS
def test_the_board_is_in_one_piece_and_no_single_hex_cuts_it(seats: int) -> None:
    """So no leader can enclose anything, and no camel that touches nothing can (ruling 5.17)."""
    in_play = plain.board(seats)
    assert len(plain.components(in_play)) == 1
    for hex in in_play:
        assert len(plain.components(in_play - {hex})) == 1


def specials(board: Board) -> list[Hex]:
    return [HEXES[hex] for hex in board.water_holes + board.palm_spots]


@BOARDS
def test_water_and_palm_spots_keep_their_distance(seats: int) -> None:
    places = specials(board_for(seats))
    for one in places:
        assert min(plain.distance(one, other) for other in places if other != one) == 2


@BOARDS
def test_palm_spots_stand_free_and_far_apart(seats: int) -> None:
    """So no camel can ever stand beside two oases (ruling 5.18)."""
    board = board_for(seats)
    for spot in board.palm_spots:
        assert len(board.neighbours[spot]) == 6
    for one, other in combinations(board.palm_spots, 2):
        assert distance(one, other) >= 6


@pytest.mark.parametrize(("seats", "camps"), [(2, 121), (3, 121), (4, 169), (5, 169)])
def test_scenario_1_places_for_the_first_leader_for_every_palm_draw(seats: int, camps: int) -> None:
    draws = list(combinations(board_for(seats).palm_spots, 5))
    assert len(draws) == (6 if seats <= 3 else 21)
    for palms in draws:
        match = dealt(seats, named(palms))
        assert len(open_to(match, 0, "mint").split()) == camps


@pytest.mark.parametrize(
    ("label", "part", "number"),
    [
        ("colour:lilac", colour_of, 0),
        ("colour:salmon", colour_of, 4),
        ("hex:C1", hex_of, 0),  # the first hex of the first row, which begins with mountains
        ("seat:3", seat_of, 3),
        ("water:1", points_of, 1),
        ("water:3", points_of, 3),
    ],
)
def test_what_an_answer_points_at(label: str, part: Callable[[int], int], number: int) -> None:
    assert part(LABELS.index(label)) == number


def test_what_kind_of_thing_an_answer_points_at() -> None:
    colours = [label for answer, label in enumerate(LABELS) if is_colour(answer)]
    assert colours == LABELS[LABELS.index("colour:lilac") : LABELS.index("colour:salmon") + 1]
    hexes = [label for answer, label in enumerate(LABELS) if is_hex(answer)]
    assert hexes == [label for label in LABELS if label.startswith("hex:")]


def test_a_caravan_is_told_by_its_owner_and_its_colour() -> None:
    caravans = [caravan_of(seat, colour) for seat in range(5) for colour in range(5)]
    assert caravans == list(range(25))
    assert [owner_of(caravan) for caravan in (0, 4, 5, 13, 24)] == [0, 0, 1, 2, 4]
    assert [caravan_colour(caravan) for caravan in (0, 4, 5, 13, 24)] == [0, 4, 0, 3, 4]
