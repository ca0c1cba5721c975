"""The rules page of the manual says what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import majlis
from majlis.games.through_the_desert.data import MAP
from majlis.kernel.game import Option

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/through-the-desert.md").read_text()


def test_the_map_is_that_of_the_game() -> None:
    rows = re.findall(r"^ ?(\d+)  ((?:\S )+\S)$", PAGE, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 14))
    assert [row.replace(" ", "") for _, row in rows] == MAP


def test_every_ruling_that_code_or_tests_cite_is_on_the_page() -> None:
    listed = re.findall(r"^\| (5\.\d+) \|", PAGE, re.MULTILINE)
    assert listed == [f"5.{n}" for n in range(1, 23)]
    game = ROOT / "src/majlis/games/through_the_desert"
    files = [*game.rglob("*.py"), *Path(__file__).parent.glob("*.py")]
    cited = {
        number for file in files for number in re.findall(r"[Rr]uling (5\.\d+)", file.read_text())
    }
    assert {"5.4", "5.11"} <= cited <= set(listed)


@pytest.mark.parametrize("option", majlis.catalogue()["through-the-desert"].options)
def test_every_option_is_on_the_page(option: Option) -> None:
    assert f"| `{option.name}` | {'on' if option.default else 'off'} |" in PAGE
