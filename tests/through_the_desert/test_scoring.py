"""Scoring."""

from __future__ import annotations

import majlis
from tests.through_the_desert.table import desert, place, table


def caravan_points(match: majlis.Match) -> list[int]:
    return [points["caravans"] for points in match.breakdown()]


# -- the largest caravans -------------------------------------------------------------------------


def test_the_largest_caravan_of_a_colour_brings_ten() -> None:
    match = desert(caravans="A lemon K5 K6 | B lemon Q6")
    assert caravan_points(match) == [10, 0]


def test_those_who_share_the_largest_get_five_each() -> None:
    match = desert(caravans="A lemon K5 K6 | B lemon Q6 Q5")
    assert caravan_points(match) == [5, 5]


def test_all_who_share_it_get_five_however_many_they_are() -> None:
    match = desert(caravans="A lemon K5 K6 | B lemon Q6 Q5 | C lemon C7 C6 | D lemon G13", seats=4)
    assert caravan_points(match) == [5, 5, 5, 0]


def test_the_second_largest_brings_nothing() -> None:
    match = desert(caravans="A lemon K5 K6 K7 | B lemon Q6 Q5 | C lemon C7", seats=3)
    assert caravan_points(match) == [10, 0, 0]


def test_every_colour_counts_by_itself() -> None:
    match = desert(
        caravans="A lemon K5 K6 | B lemon Q6 | A mint O10 | B mint G13 G12 | A green F10 |"
        "B green M1 | A salmon C7 C6"
    )
    assert caravan_points(match) == [10 + 0 + 5 + 10, 0 + 10 + 5 + 0]


def test_a_leader_alone_is_a_caravan_of_one() -> None:
    """Ruling 5.15: if nobody has added a camel, everybody shares the largest."""
    match = desert(caravans="A lemon K5 | B lemon Q6 | C lemon C7", seats=3)
    assert caravan_points(match) == [5, 5, 5]


def test_the_leader_is_one_of_the_camels() -> None:
    match = desert(caravans="A lemon K5 | B lemon Q6")
    place(match, 0, "lemon", "K6")
    assert table(match).sizes[2::5] == [2, 1]
    assert caravan_points(match) == [10, 0]


def test_without_a_leader_of_that_colour_there_is_nothing_to_share() -> None:
    """Ruling 5.16: with five players, E has removed lemon; nobody has a mint caravan here."""
    match = desert(
        caravans="A lemon K5 | B lemon Q6 | C lemon C7 | D lemon G13 | E salmon O10", seats=5
    )
    assert caravan_points(match) == [5, 5, 5, 5, 10]


# -- the sum --------------------------------------------------------------------------------------


def worked_game() -> majlis.Match:
    """A's last turn: one camel of salmon is left.

    A can close I5 with a lemon camel on J6, or link M7 with a mint one on L8. A alone has lemon
    and mint, B alone has green; in salmon A has one camel and B two.
    """
    match = desert(
        """
         H I J K L M
      4
           L
      5  L   L
           3
      6  L   .   2
           L*  g*
      7          .
               .   Y
      8          .
               T*
        """,
        "A salmon C7 | B salmon C10 C9",
        piles="S=1 L=5 V=5 G=5 T=5",
        seat=1,
    )
    place(match, 1, "green", "L6 L5")
    return match


def test_the_score_is_water_oases_land_and_caravans() -> None:
    match = worked_game()
    assert match.breakdown()[1] == {"water": 2, "oases": 0, "land": 0, "caravans": 10 + 10}
    place(match, 0, "lemon", "J6")
    place(match, 0, "salmon", "C6")
    assert match.over
    assert match.breakdown() == [
        {"water": 3, "oases": 0, "land": 1, "caravans": 10 + 10 + 5},
        {"water": 2, "oases": 0, "land": 0, "caravans": 10 + 5},
    ]
    assert match.scores() == [29, 17]
    assert match.winners() == [0]


def test_oases_count_five_each() -> None:
    match = worked_game()
    place(match, 0, "mint", "L8")
    place(match, 0, "salmon", "C6")
    assert match.breakdown()[0] == {"water": 0, "oases": 5, "land": 0, "caravans": 10 + 10 + 5}
    assert match.scores() == [30, 17]


def test_equal_scores_share_the_victory() -> None:
    match = desert(caravans="A lemon K5 | B mint Q6 | C salmon C7 C6", seats=3, piles="L=2")
    place(match, 0, "lemon", "K6 K7")
    assert match.over
    assert match.scores() == [10, 10, 10]
    assert match.winners() == [0, 1, 2]


def test_nobody_has_won_before_the_end() -> None:
    match = desert(caravans="A lemon K5 | B mint Q6")
    assert match.winners() == []
    assert match.scores() == [10, 10], "the score if the game ended now"
