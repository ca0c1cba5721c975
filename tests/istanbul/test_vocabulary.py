"""What an answer points at is told by name: the functions in `data` and the labels agree."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from majlis.games.istanbul import data
from majlis.games.istanbul.data import ACTIONS, LABELS, cell_action, cell_of


@pytest.mark.parametrize(
    ("is_one", "kinds"),
    [
        (data.is_place, {"place"}),
        (data.is_good, {"good"}),
        (data.is_supply, {"good", "coffee", "lira"}),
        (data.is_family, {"family"}),
        (data.is_npc, {"npc"}),
        (data.is_tile, {"tile"}),
        (data.is_coin, {"+1", "+5", "+10"}),
        (data.is_card, {"card"}),
        (data.is_guild, {"guild"}),
        (data.is_letter, {"letter", "delivered"}),
        (data.is_kiosk_tile, {"kiosk"}),
    ],
)
def test_what_is_pointed_at(is_one: Callable[[int], bool], kinds: set[str]) -> None:
    for action in range(ACTIONS):
        assert is_one(action) == (LABELS[action].partition(":")[0] in kinds), LABELS[action]


@pytest.mark.parametrize("columns", [4, 5])
def test_cells_of_a_bazaar(columns: int) -> None:
    assert LABELS[cell_action(columns + 2, columns)] == "cell:C2"
    cells = range(4 * columns)
    assert [cell_of(cell_action(cell, columns), columns) for cell in cells] == list(cells)
