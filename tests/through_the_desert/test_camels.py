"""Building the caravans: placing camels."""

from __future__ import annotations

import pytest

import majlis
from majlis.games.through_the_desert.data import PASTELS
from majlis.games.through_the_desert.rules.camels import ChooseCamel
from tests.through_the_desert.table import dealt, desert, open_to, place, table

TEN = (
    "A lemon K5 | A salmon C7 | A lilac G3 | A green F10 | A mint O10 |"
    "B lemon Q6 | B salmon K10 | B lilac B3 | B green M1 | B mint G13"
)
"""Two players' leaders, far from each other."""

# -- two camels a turn ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "turns"),
    [
        (2, "A1 B2 A2 B2 A2 B2"),
        (3, "A1 B1 C2 A2 B2 C2 A2"),
        (4, "A1 B1 C2 D2 A2 B2 C2 D2 A2"),
        (5, "A1 B1 C2 D2 E2 A2 B2 C2 D2 E2 A2"),
    ],
)
def test_scenario_19_one_camel_for_the_first_players_then_two(seats: int, turns: str) -> None:
    match = dealt(seats)
    while not isinstance(match.state.question(), ChooseCamel):
        answer_first(match)
    played: list[tuple[str, int]] = []
    while len(played) <= len(turns.split()):
        question = match.state.question()
        if isinstance(question, ChooseCamel):
            if question.nth == 1:
                played.append(("ABCDE"[question.player], 0))
            seat, camels = played[-1]
            assert seat == "ABCDE"[match.waiting[0]]
            played[-1] = seat, camels + 1
        answer_first(match)
    assert " ".join(f"{seat}{camels}" for seat, camels in played[:-1]) == turns


def answer_first(match: majlis.Match) -> None:
    (seat,) = match.waiting
    match.play(seat, match.legal(seat)[0])


def test_two_camels_of_one_colour() -> None:
    match = desert(caravans=TEN)
    place(match, 0, "lemon", "K6 K7")
    assert match.waiting == [1]
    assert table(match).piles == [22, 22, 20, 22, 22]


def test_two_camels_of_two_colours() -> None:
    match = desert(caravans=TEN)
    place(match, 0, "lemon", "K6")
    assert match.waiting == [0]
    place(match, 0, "salmon", "C6")
    assert match.waiting == [1]
    assert table(match).piles == [22, 22, 21, 22, 21]


def test_the_second_camel_may_extend_the_first() -> None:
    """Ruling 5.14: it is chosen when the first one stands."""
    match = desert(caravans=TEN)
    assert "K7" not in open_to(match, 0, "lemon").split()
    place(match, 0, "lemon", "K6")
    assert "K7" in open_to(match, 0, "lemon").split()


def test_nobody_may_decline_a_camel() -> None:
    """Ruling 5.11: the only answers are colours, then hexes."""
    match = desert(caravans=TEN)
    assert match.labels(0) == [f"colour:{colour}" for colour in PASTELS]
    match.play(0, "colour:lemon")
    assert all(label.startswith("hex:") for label in match.labels(0))


# -- where ----------------------------------------------------------------------------------------


def test_scenario_5_beside_ones_own_caravan() -> None:
    match = desert(caravans="A lemon K5 | B salmon C7")
    assert open_to(match, 0, "lemon") == "K4 J5 L5 J6 K6 L6"


def test_scenario_5_not_beside_anothers_caravan_of_that_colour() -> None:
    caravans = "A lemon K5 | B lemon M5"
    assert open_to(desert(caravans=caravans), 0, "lemon") == "K4 J5 J6 K6"
    assert open_to(desert(caravans=caravans, seat=1), 1, "lemon") == "M4 N5 M6 N6"


def test_scenario_5_other_colours_do_not_matter() -> None:
    match = desert(caravans="A lemon K5 | B lilac M5")
    assert open_to(match, 0, "lemon") == "K4 J5 L5 J6 K6 L6"
    assert open_to(desert(caravans="A lemon K5 | A lilac M5 | B mint C7"), 0, "lemon") == (
        "K4 J5 L5 J6 K6 L6"
    )


def test_a_camel_grows_the_caravan_it_is_placed_beside() -> None:
    match = desert(caravans="A lemon K5 | B salmon C7")
    place(match, 0, "lemon", "K6")
    assert open_to(match, 0, "lemon") == "K4 J5 L5 J6 L6 J7 K7 L7"


def test_every_camel_of_another_keeps_away_not_only_the_leader() -> None:
    """B's lemon camel on L7 bars K6 and L6; its leader on L8 touches neither."""
    match = desert(caravans="A lemon K5 | B lemon L8 L7")
    assert open_to(match, 0, "lemon") == "K4 J5 L5 J6"


def test_a_new_camel_bars_places_that_were_open_to_others() -> None:
    match = desert(caravans="A lemon K5 | B lemon M6", camels=1)
    assert open_to(desert(caravans="A lemon K5 | B lemon M6", seat=1), 1, "lemon") == (
        "M5 N6 L7 N7"
    )
    place(match, 0, "lemon", "K6")
    assert open_to(match, 1, "lemon") == "M5 N6 N7"


def test_not_on_camels_oases_or_mountains_and_not_apart_from_the_caravan() -> None:
    """M7 is an oasis, L7 a camel, J8 a mountain; J9 and L9 hold water and are open."""
    match = desert(
        """
         J K L M
      7      s
           .   Y
      8  #   L
           L*  .
      9  2   2
           .
        """,
        "B salmon K6",
    )
    assert open_to(match, 0, "lemon") == "K7 M8 J9 K9 L9"
    match.play(0, "colour:lemon")
    for name in ("M7", "L7", "K8", "J8", "K10", "C3"):
        with pytest.raises(majlis.IllegalAction):
            match.play(0, f"hex:{name}")


def test_a_colour_without_a_caravan_is_closed() -> None:
    """Ruling 5.16: with five players everyone lacks a colour."""
    match = desert(
        seats=5, caravans="A lemon K5 | A salmon C7 | A green F10 | A mint O10 | B lilac G3"
    )
    assert match.labels(0) == ["colour:mint", "colour:lemon", "colour:green", "colour:salmon"]


def test_the_example_of_the_rulebook() -> None:
    """Nine places for the first lemon camel; M4 and M5 lie beside the other's lemon caravan. Two
    camels then reach the oasis on M7."""
    match = desert(
        """
         I J K L M N
      4    .   1   l*
         .   .   .
      5    .   L   l
         1   L*  .
      6    L   3   .
         .   L   .
      7    .   .   .
         .   .   Y
      8        .
             .   .
        """
    )
    assert open_to(match, 0, "lemon") == "K4 L4 I5 J5 I6 L6 J7 K7 L7"
    assert place(match, 0, "lemon", "K7 L8") == [(0, 0, 0), (0, 5, 0)]


# -- when there is no place -----------------------------------------------------------------------

CORNER = """
         B C D
     10  s   .
           s*
     11  L*  s
           .
     12  #   s
    """


def test_whoever_can_place_only_one_camel_places_one() -> None:
    """Ruling 5.11."""
    match = desert(CORNER)
    assert open_to(match, 0, "lemon") == "C11"
    place(match, 0, "lemon", "C11")
    assert match.waiting == [1]
    assert match.state.question() == ChooseCamel(1, 1, 2)


def test_whoever_can_place_none_is_passed_over() -> None:
    """Ruling 5.11."""
    match = desert(CORNER, "B salmon C11")
    assert match.state.question() == ChooseCamel(1, 1, 2)
    place(match, 1, "salmon", "D10 E10")
    assert match.state.question() == ChooseCamel(1, 1, 2), "A was passed over again"


def test_the_second_camel_must_be_placed_if_it_can() -> None:
    """Another colour has room, so nothing is forfeited."""
    match = desert(CORNER, "A mint O10")
    place(match, 0, "lemon", "C11")
    assert match.waiting == [0]
    assert match.labels(0) == ["colour:mint"]
