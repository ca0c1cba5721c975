"""Fencing off land."""

from __future__ import annotations

import pytest

import majlis
from tests.through_the_desert.table import as_it_is, desert, hexes, lands, place, table

NOTHING = (0, 0, 0)

# -- a caravan alone ------------------------------------------------------------------------------

RING = """
         H I J
      4
           .
      5  .   .
           3
      6  .   .
           L*
    """


def test_scenario_8_a_ring_of_camels() -> None:
    match = desert(RING, "B salmon O10", camels=6)
    assert place(match, 0, "lemon", "H6 H5 I4 J5") == [NOTHING] * 4
    assert place(match, 0, "lemon", "J6") == [(3, 0, 1)]
    assert lands(match) == [(0, "lemon", "I5")]
    after = """
         H I J
      4
           L
      5  L   L
           =
      6  L   L
           L*
    """
    assert as_it_is(match, after) == after


def test_scenario_8_the_land_is_closed_at_once_even_to_its_owner() -> None:
    """Ruling 5.10: the next camel of the same turn may not enter."""
    match = desert(RING, "B salmon O10", camels=6)
    place(match, 0, "lemon", "H6 H5 I4 J5 J6")
    match.play(0, "colour:lemon")
    with pytest.raises(majlis.IllegalAction):
        match.play(0, "hex:I5")


def test_a_wide_ring_in_the_open_desert() -> None:
    """Two oases are passed on the way; the last camel closes seven hexes with water on L6."""
    match = desert(caravans="A lemon K7 | B salmon C7", water="L4=1 I5=2 L6=3", camels=11)
    assert place(match, 0, "lemon", "L7 M6 M5 M4 L4 K3 J4 I4 I5 I6") == [
        (0, 5, 0),  # M7
        NOTHING,
        NOTHING,
        NOTHING,
        (1, 0, 0),
        (0, 5, 0),  # J3
        NOTHING,
        NOTHING,
        (2, 0, 0),
        NOTHING,
    ]
    assert place(match, 0, "lemon", "J7") == [(3, 0, 7)]
    after = """
         I J K L M
      3
             L
      4    L   L
         L   =   L
      5    =   =
         L   =   L
      6    =   =
         L   =   L
      7    L   L
             L*
    """
    assert as_it_is(match, after) == after


# -- with the edge of the board -------------------------------------------------------------------

WALL = "P5 Q5 R6 N4 M3 M2 M1"
WATER = "P5=1 R6=2 O2=3 Q1=1"
UP_TO_THE_LAST = [(1, 0, 0), NOTHING, (2, 0, 0), NOTHING, NOTHING, NOTHING]


def test_scenario_10_land_at_the_edge_of_the_board() -> None:
    """Water and an oasis that no camel touched are taken at once; the oasis hex is no land."""
    match = desert(caravans="A lemon O4 | B salmon C7", water=WATER, camels=7)
    assert place(match, 0, "lemon", WALL) == [*UP_TO_THE_LAST, (4, 5, 17)]
    ((owner, colour, land),) = lands(match)
    assert (owner, colour, len(land.split())) == (0, "lemon", 18)
    after = """
         M N O P Q R
      1    =   =   #
         L   =   =
      2    =   =   =
         L   =   =
      3    =   =   =
         L   =   Y
      4    L   =   =
         .   L*  =
      5        L   =
         .   .   L
      6    .   .   L
    """
    assert as_it_is(match, after) == after


@pytest.mark.parametrize("owner", ["A", "B"])
def test_scenario_11_no_land_with_a_camel_in_it(owner: str) -> None:
    caravans = f"A lemon O4 | B salmon C7 | {owner} mint P2"
    match = desert(caravans=caravans, water=WATER, camels=7)
    assert place(match, 0, "lemon", WALL) == [*UP_TO_THE_LAST, NOTHING]
    assert lands(match) == []


def test_no_land_with_a_camel_of_anothers_caravan_of_that_colour_in_it() -> None:
    caravans = "A lemon O4 | B salmon C7 | B lemon P1"
    match = desert(caravans=caravans, water=WATER, camels=7)
    assert place(match, 0, "lemon", WALL) == [*UP_TO_THE_LAST, NOTHING]
    assert lands(match) == []


def test_scenario_12_no_land_behind_a_wall_of_two_colours() -> None:
    match = desert(caravans="A lemon O4 | A lilac M4 | B salmon C7", water=WATER, camels=7)
    assert place(match, 0, "lemon", "P5 Q5 R6 N4") == UP_TO_THE_LAST[:4]
    assert place(match, 0, "lilac", "M3 M2 M1") == [NOTHING] * 3
    assert lands(match) == []


def test_the_example_of_the_rulebook() -> None:
    """Two caravans of one player surround the land, and it is not enclosed. Two lilac camels close
    it against the edge: two tokens and an oasis now, thirteen points for the land later."""
    match = desert(
        """
         N O P Q R
      1  V   .   #
           .   1
      2  V   .   .
           3   .
      3  V   .   .
           .   Y
      4  V   .   .
           V*  .
      5      V   .
           .   .
      6  .   G   G
           .   G*
        """,
        "B salmon C7",
    )
    assert place(match, 0, "lilac", "Q5") == [NOTHING]
    assert place(match, 0, "lilac", "R5") == [(4, 5, 13)]


def test_an_oasis_that_the_caravan_has_linked_already_brings_nothing_more() -> None:
    """As scenario 10, but the caravan first touches the oasis on Q3 from P4."""
    match = desert(caravans="A lemon O4 | B salmon C7", water=WATER, camels=8)
    assert place(match, 0, "lemon", "P4") == [(0, 5, 0)]
    assert place(match, 0, "lemon", WALL) == [*UP_TO_THE_LAST, (4, 0, 16)]


# -- with the central mountains and the line ------------------------------------------------------


def test_scenario_13_the_central_mountains_are_a_wall() -> None:
    match = desert(caravans="A green H7 | B salmon C7")
    assert place(match, 0, "green", "I6 J7") == [NOTHING, (0, 0, 1)]
    assert lands(match) == [(0, "green", "I7")]


@pytest.mark.parametrize(("seats", "land"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_the_line_is_an_edge_with_two_or_three_players(seats: int, land: int) -> None:
    """Ruling 5.8: R8 lies at the line, between R7, Q7 and Q8."""
    match = desert(caravans="A lemon R7 | B salmon C7", seats=seats, water="Q7=2")
    assert place(match, 0, "lemon", "Q7 Q8") == [(2, 0, 0), (0, 0, land)]


# -- an oasis is not a wall -----------------------------------------------------------------------


def test_scenario_17_an_oasis_is_not_a_wall() -> None:
    """Ruling 5.9: five lemon camels and the oasis D3 surround C3, which stays open."""
    match = desert(caravans="A lemon C4 | B salmon O10", water="B4=1", camels=5)
    assert place(match, 0, "lemon", "B4 B3 C2 D4") == [(1, 0, 0), NOTHING, (0, 5, 0), NOTHING]
    drawn = """
         B C D
      2
           L
      3  L   Y
           .
      4  L   L
           L*
    """
    assert as_it_is(match, drawn) == drawn
    assert lands(match) == []
    assert place(match, 0, "lemon", "C3") == [NOTHING]


def test_land_that_is_nothing_but_an_oasis_is_worth_nothing() -> None:
    """Ruling 5.19: the first camel of the ring has linked it."""
    match = desert(caravans="A lemon K7 | B salmon C7", camels=6)
    assert place(match, 0, "lemon", "L7 L8 M8 N8 N7 M6") == [(0, 5, 0)] + [NOTHING] * 5
    assert lands(match) == [(0, "lemon", "M7")]


def test_a_palm_spot_without_a_palm_is_land_like_any_other() -> None:
    match = desert(caravans="A lemon C7 | B salmon O10", water="B8=2", camels=5)
    assert place(match, 0, "lemon", "C8 B9 A8 A7") == [NOTHING] * 4
    assert place(match, 0, "lemon", "B7") == [(2, 0, 1)]


# -- the shape of things --------------------------------------------------------------------------


def test_one_camel_may_close_several_lands() -> None:
    match = desert(
        """
         H I J K L
      4
           L   L
      5  L   .   L
           3   .
      6  L   L   L
           L*  L
        """,
        "B salmon C7",
    )
    assert place(match, 0, "lemon", "J5") == [(3, 0, 2)]
    assert sorted(lands(match)) == [(0, "lemon", "I5"), (0, "lemon", "K5")]


def test_the_larger_side_is_enclosed_if_all_other_camels_are_on_the_smaller() -> None:
    """A fences B's only camel into the corner, and so everything else for itself: 189 hexes less
    four camels, five of them oases."""
    match = desert(
        """
         B C D
     10  L   .
           L*
     11  s*  .
           .
        """
    )
    water = sum(holds for holds in table(match).cells if holds in (1, 2, 3))
    assert place(match, 0, "lemon", "C11") == [(water, 25, 180)]
    ((_, _, land),) = lands(match)
    assert len(land.split()) == 185


def test_a_caravan_may_add_land_to_land() -> None:
    match = desert(RING, "B salmon O10", water="L6=1", camels=9)
    place(match, 0, "lemon", "H6 H5 I4 J5 J6")
    assert place(match, 0, "lemon", "K4 L5 L6 K6") == [NOTHING, NOTHING, (1, 0, 0), (0, 0, 1)]
    assert lands(match) == [(0, "lemon", "I5"), (0, "lemon", "K5")]
    assert match.breakdown()[0]["land"] == 2


def test_land_of_one_player_is_closed_to_all() -> None:
    match = desert(caravans="A lemon O4 | A mint N6 | B salmon C7 | B lilac M5", camels=7)
    place(match, 0, "lemon", WALL)
    inside = set(hexes(lands(match)[0][2]))
    assert not inside & {hex for rim in table(match).rims for hex in rim}
