"""Columns are where the encoding puts their fields."""

from __future__ import annotations

import numpy as np
import pytest

from majlis import games, research
from majlis.research.fields import page
from tests.contract.test_encoding import columns as fields_of_columns


@pytest.mark.parametrize("game", games.GAMES)
def test_every_column_belongs_to_a_field(game: str) -> None:
    encoding = games.game(game).encoding
    where = research.columns(game)
    found: dict[int, str] = {}
    for name, places in where.items():
        for column in places.ravel().tolist():
            assert column not in found
            found[column] = name.partition(".")[2]
    expected = [field.name for field, _ in fields_of_columns(encoding)]
    assert [found[column] for column in range(encoding.width)] == expected


def test_columns_read_a_position() -> None:
    """Seat 1 looks: its own coins come first, then those of seat 0."""
    env = research.env("template", seats=2)
    env.reset(seed=1)
    env.position.coins[:] = [4, 9]  # type: ignore[attr-defined]
    seen = env.observe("player_1")["observation"]
    assert seen[research.columns("template")["seat.coins"]].tolist() == [[9], [4], [0], [0]]


def test_the_page_lists_fields_and_answers() -> None:
    told = page("template").splitlines()
    assert told[0] == "A row has 37 numbers; version 1."
    assert any(line.startswith("| 4-6 | `table.unknown charms` | 3: 4 is much |") for line in told)
    assert "| 10, then +7 | `seat.coins` | 10 is much | Coins it holds. |" in told
    assert "| 0-2 | `stake:0` | `stake:2` |" in told
    assert np.max(research.columns("template")["seat.stake"]) == 36
