"""The end of the game."""

from __future__ import annotations

import pytest

import majlis
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.camels import ChooseCamel
from tests.through_the_desert.table import desert, place, table, told

TEN = (
    "A lemon K5 | A salmon C7 | A lilac G3 | A green F10 | A mint O10 |"
    "B lemon Q6 | B salmon K10 | B lilac B3 | B green M1 | B mint G13"
)
LAST_SALMON = "S=1 L=5 V=5 G=5 T=5"
AT_ONCE: dict[str, bool | int | str] = {"ruling_instant_end": True}


def test_scenario_20_the_turn_that_empties_a_pile_is_completed() -> None:
    """Ruling 5.13."""
    match = desert(caravans=TEN, piles=LAST_SALMON)
    place(match, 0, "salmon", "C6")
    assert match.state.question() == ChooseCamel(0, 2, 2)
    assert match.labels(0) == ["colour:lilac", "colour:mint", "colour:lemon", "colour:green"]
    place(match, 0, "lemon", "K6")
    assert match.over
    assert match.waiting == []


def test_the_second_camel_of_a_turn_may_empty_a_pile() -> None:
    match = desert(caravans=TEN, piles=LAST_SALMON)
    place(match, 0, "lemon", "K6")
    place(match, 0, "salmon", "C6")
    assert match.over


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_gets_another_turn(seat: int) -> None:
    """Not even to make the number of turns equal."""
    match = desert(caravans=TEN, piles="L=2", seat=seat)
    place(match, seat, "lemon", ["K6 K7", "Q7 Q8"][seat])
    assert match.over


def test_the_game_goes_on_while_every_pile_has_a_camel() -> None:
    match = desert(caravans=TEN, piles="L=2 S=2 V=1 G=1 T=1")
    place(match, 0, "lemon", "K6")
    place(match, 0, "salmon", "C6")
    assert not match.over
    assert match.waiting == [1]


def test_two_piles_may_run_out_in_one_turn() -> None:
    match = desert(caravans=TEN, piles="L=1 S=1")
    place(match, 0, "lemon", "K6")
    place(match, 0, "salmon", "C6")
    assert match.over
    assert table(match).piles == [22, 22, 0, 22, 0]


def test_whoever_cannot_place_a_second_camel_ends_the_game_with_the_first() -> None:
    match = desert(caravans="A salmon C7 | B lemon Q6", piles="S=1")
    place(match, 0, "salmon", "C6")
    assert match.over


def test_nobody_answers_after_the_end() -> None:
    match = desert(caravans=TEN, piles="L=2")
    place(match, 0, "lemon", "K6 K7")
    for seat in (0, 1):
        assert match.labels(seat) == []
        with pytest.raises(majlis.IllegalAction, match="over"):
            match.play(seat, "colour:lemon")


# -- nobody can go on -----------------------------------------------------------------------------

CORNER = """
         B C D
     10  L   .
           L*
     11  s*  .
           .
    """


def test_the_game_ends_when_nobody_can_place_a_camel() -> None:
    """Ruling 5.12: A has fenced everything off, so neither A nor B has a hex left, and a whole
    round passes: B's turn and A's next one."""
    match = desert(CORNER)
    place(match, 0, "lemon", "C11")
    assert match.over
    assert [seat for seat, *_ in told(match, notes.BLOCKED)] == [1, 0]
    assert 0 not in table(match).piles


WALL = """
         B C D
     10  L
           L*
     11  s*  L
           .
     12      {last}
"""


def test_with_three_players_it_takes_three_turns_in_a_row_without_a_camel() -> None:
    """Ruling 5.12. A cuts off the corner in which B and C stand: every other hex becomes A's land,
    and nobody has a place inside. A's second camel is forfeited (5.11); still, A has placed one in
    this turn, so the three turns are those of B, C and A again. No pile is empty. Of the 189 hexes
    of this board six hold camels and five palms; all others are land."""
    match = desert(WALL.format(last="."), "C green C11", seats=3)
    assert place(match, 0, "lemon", "D12")[0][2] == 189 - 6 - 5
    assert match.over
    assert [seat for seat, *_ in told(match, notes.BLOCKED)] == [1, 2, 0]
    assert len(told(match, notes.END)) == 1
    assert told(match, notes.PILE_EMPTY) == []
    assert table(match).piles == [26, 26, 25, 26, 26]


def test_a_camel_makes_the_count_of_blocked_turns_begin_anew() -> None:
    """Ruling 5.12: B and C are passed over round after round; but in between A places camels."""
    match = desert(WALL.format(last="L"), "A mint O10 | C green C11", seats=3)
    for names in ("O9 O8", "O7 O6", "O5 O4"):
        assert match.waiting == [0]
        place(match, 0, "mint", names)
        assert [seat for seat, *_ in told(match, notes.BLOCKED)] == [1, 2]
    assert not match.over


def test_the_game_goes_on_while_anybody_can_place_a_camel() -> None:
    """C's turn comes after B was passed over, and A is passed over later on."""
    match = desert(CORNER, "C mint O10", seats=3)
    place(match, 0, "lemon", "C11 D11")
    assert match.waiting == [2], "B has no place and is passed over"
    place(match, 2, "mint", "O9 N9")
    assert match.waiting == [0]


# -- the option to end at once --------------------------------------------------------------------


def test_at_once_the_first_camel_may_end_the_game() -> None:
    match = desert(caravans=TEN, piles=LAST_SALMON, options=AT_ONCE)
    place(match, 0, "salmon", "C6")
    assert match.over
    assert table(match).piles == [5, 5, 5, 5, 0]


def test_at_once_changes_nothing_before_a_pile_is_empty() -> None:
    match = desert(caravans=TEN, piles=LAST_SALMON, options=AT_ONCE)
    place(match, 0, "lemon", "K6")
    assert match.state.question() == ChooseCamel(0, 2, 2)
    place(match, 0, "lemon", "K7")
    assert match.state.question() == ChooseCamel(1, 1, 2)


def test_at_once_the_camel_that_ends_the_game_still_scores() -> None:
    match = desert(caravans="A lemon K5 | B salmon C7", piles="L=1", water="L6=3", options=AT_ONCE)
    assert place(match, 0, "lemon", "L6") == [(3, 0, 0)]
    assert match.over
    assert match.breakdown()[0]["water"] == 3
