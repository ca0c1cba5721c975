"""2.4 The actions of viziers, elders, merchants and builders."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from tests.five_tribes.table import (
    asked,
    asks,
    cards_of,
    coins_of,
    listed,
    may,
    row_of,
    sultanate,
    table,
)


def taking(tribe: str, letters: str, **more: Any) -> majlis.Match:
    """One of the tribe goes from A3 to B3, where these stand."""
    match = sultanate(f"3 {letters[0]} {letters}", **more)
    match.play(0, "tile:A3", f"{tribe}:B3")
    return match


def test_viziers_stay_in_front_of_the_player() -> None:
    match = taking("vizier", "YY")
    assert table(match).players[0].viziers == 3
    assert table(match).bag == [13, 20, 18, 18, 18]


def test_elders_stay_in_front_of_the_player() -> None:
    match = taking("elder", "W", elders=[1])
    assert table(match).players[0].elders == 3
    assert table(match).bag == [16, 17, 18, 18, 18]


def test_merchants_take_cards_from_the_start_of_the_row() -> None:
    match = taking("merchant", "GG", row="gold fakir fish silk wheat", coins=[0])
    assert cards_of(match, 0) == "gold fish fakir"
    assert row_of(match) == "silk wheat"
    assert table(match).bag == [16, 20, 18, 18, 18]


def test_merchants_find_what_is_there() -> None:
    """Ruling 44: no card is drawn for those who find none."""
    match = taking("merchant", "GGG", row="gold", coins=[0])
    assert cards_of(match, 0) == "gold"
    assert row_of(match) == ""


def test_a_fakir_taken_by_merchants_pays_at_the_sacred_place() -> None:
    """Cards taken by merchants are in hand at once."""
    match = sultanate(
        "3 G GR", kinds="B3=sacred_6", row="fakir fish gold", elders=[1], djinn_row="boaz"
    )
    match.play(0, "tile:A3", "merchant:B3", "djinn:boaz")
    assert cards_of(match, 0) == "fish"
    assert table(match).players[0].elders == 0
    assert listed(table(match).discard) == "fakir"
    assert row_of(match) == "gold"


@pytest.mark.parametrize(("blue", "coins"), [("A2 B2 C2 A4", 20), ("A2 B2 C2 A4 B3", 25)])
def test_builders_and_fakirs(blue: str, coins: int) -> None:
    """Scenario T10, the example of the rulebook: 3 builders, 2 fakirs, 4 or 5 blue tiles."""
    match = taking("builder", "BB", blue=blue, fakirs=[2])
    assert asked(match) == "AddFakir 0"
    assert may(match) == "card:fakir done"
    match.play(0, "card:fakir", "card:fakir")
    assert coins_of(match)[0] == 50 + coins
    assert cards_of(match, 0) == ""
    assert table(match).discard[9] == 2
    assert table(match).bag[3] == 18


def test_blue_tiles_count_diagonally_but_no_further() -> None:
    match = taking("builder", "B", blue="A2 C4 D3 B5 F1")
    assert coins_of(match)[0] == 50 + 2 * 2


@pytest.mark.parametrize(
    ("board", "start", "end", "blue", "coins"),
    [
        ("1 B B", "B1", "A1", "A1 B1 A2 B2 C1 C2", 2 * 4),  # a corner: itself and three
        ("1 . . . . B B", "E1", "F1", "A1 A2 A3 F3 D1", 0),  # nothing wraps around the edge
        ("3 . B B", "B3", "C3", "B2 C2 D2 B3 C3 D3 B4 C4 D4", 2 * 9),
        ("5 . B B", "B5", "C5", "B4 C4 D4 B5 C5 D5", 2 * 6),
        ("3 . B B", "B3", "C3", "A2 A3 A4 E2 E3 E4 C1 C5", 0),  # around the first tile, or too far
    ],
)
def test_builders_count_the_square_around_the_last_tile(
    board: str, start: str, end: str, blue: str, coins: int
) -> None:
    match = sultanate(board, blue=blue)
    match.play(0, f"tile:{start}", f"builder:{end}")
    assert coins_of(match)[0] == 50 + coins


def test_fakirs_may_be_kept() -> None:
    match = taking("builder", "BB", blue="A2", fakirs=[2])
    match.play(0, "done")
    assert coins_of(match)[0] == 53
    assert cards_of(match, 0) == "fakir fakir"


def test_some_fakirs_help_and_some_stay() -> None:
    match = sultanate("3 B BB", blue="A2 B2 C2 A4", fakirs=[3])
    match.play(0, "tile:A3", "builder:B3", "card:fakir", "done")
    assert coins_of(match)[0] == 50 + 4 * (3 + 1)
    assert cards_of(match, 0) == "fakir fakir"
    assert listed(table(match).discard) == "fakir"


def test_where_nothing_is_blue_nobody_is_asked_for_fakirs() -> None:
    match = taking("builder", "BB", fakirs=[2])
    assert "AddFakir" not in asks(match)
    assert coins_of(match)[0] == 50
    assert cards_of(match, 0) == "fakir fakir"


def test_the_last_tile_counts_not_the_first() -> None:
    match = sultanate("3 B B", blue="C2")  # touches the first tile, B3, but not the last one
    match.play(0, "tile:B3", "builder:A3")
    assert coins_of(match)[0] == 50
