"""The rules page of the manual says what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from majlis.games.istanbul import META, data
from majlis.kernel.game import Option, show

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/istanbul.md").read_text()


def test_every_ruling_that_code_or_tests_cite_is_on_the_page() -> None:
    rulings = PAGE[PAGE.index("## 9. Rulings") : PAGE.index("## 10.")]
    listed = [int(number) for number in re.findall(r"^\| (\d+) \|", rulings, re.MULTILINE)]
    assert listed == list(range(1, 94))
    game = ROOT / "src/majlis/games/istanbul"
    files = [
        *game.glob("*.py"),
        *(game / "rules").glob("*.py"),
        *Path(__file__).parent.glob("*.py"),
    ]
    cited = {
        int(number)
        for file in files
        for numbers in re.findall(r"[Rr]ulings? ([\d, and]+)", file.read_text())
        for number in re.findall(r"\d+", numbers)
    }
    assert {15, 49, 77} <= cited <= set(listed)


@pytest.mark.parametrize("option", META.options, ids=lambda option: option.name)
def test_every_option_is_on_the_page(option: Option) -> None:
    default = {"false": "off", "true": "on"}.get(show(option.default), show(option.default))
    assert f"| `{option.name}` | {default} |" in PAGE


def test_every_card_and_tile_is_on_the_page() -> None:
    for name, count in data.BONUS:
        if not name.startswith("good_3_lira"):
            row = next(
                line for line in PAGE.splitlines() if line.startswith("|") and f"`{name}`" in line
            )
            assert f"| {count} " in row
    for tile in data.KIOSK_TILES:
        assert f"`{tile}`" in PAGE


def test_every_layout_is_on_the_page() -> None:
    drawn = re.sub(r"\s+", " ", PAGE)
    for rows in data.LAYOUTS.values():
        for row in rows:
            assert " ".join(map(str, row)) in drawn
