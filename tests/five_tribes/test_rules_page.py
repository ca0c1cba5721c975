"""The rules page of the manual says what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from majlis import games
from majlis.games.five_tribes.data import (
    CARD_COUNTS,
    DJINN_CARDS,
    ELDER_AND_ONE,
    FAKIRS,
    FREE,
    ONE,
    ONE_FAKIR,
    SET_VALUES,
    TILE_KINDS,
)
from majlis.kernel.game import Option

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/five-tribes.md").read_text()
PRICES = {
    FREE: "",
    ONE: "one",
    ELDER_AND_ONE: "elder + one",
    ONE_FAKIR: "a fakir",
    FAKIRS: "fakirs",
}


def test_tiles_are_those_of_the_game() -> None:
    rows = re.findall(r"^\| ([a-z ]+) \| (\d+), (blue|red) \| (\d+) \|", PAGE, re.MULTILINE)
    listed = [
        (name.replace("sacred place", "sacred"), int(points), colour == "blue", int(count))
        for name, points, colour, count in rows
    ]
    assert listed == [
        (re.sub(r"_\d+", "", name).replace("_", " "), points, blue, count)
        for name, points, blue, count in TILE_KINDS
    ]


def test_djinns_are_those_of_the_game() -> None:
    rows = re.findall(r"^\| ([A-Z][A-Za-z-]+) \| (\d+) \| ([a-z+ ]*)\| ", PAGE, re.MULTILINE)
    listed = [
        (name.lower().replace("-", "_"), int(points), price.strip()) for name, points, price in rows
    ]
    assert listed == [(name, points, PRICES[price]) for name, points, price in DJINN_CARDS]


def test_sets_and_goods_are_those_of_the_game() -> None:
    values = [int(number) for number in row_of("coins, or points at the end")]
    assert values == SET_VALUES[1:]
    assert CARD_COUNTS == [2] * 3 + [4] * 3 + [6] * 3 + [18]


def row_of(title: str) -> list[str]:
    found = re.search(rf"^\| {title} \| (.*) \|$", PAGE, re.MULTILINE)
    assert found
    return found[1].split(" | ")


def test_every_ruling_that_code_or_tests_cite_is_on_the_page() -> None:
    listed = re.findall(r"^\| (\d+) \| .*\?.* \|", PAGE, re.MULTILINE)
    assert listed == [str(number) for number in range(1, 62)]
    files = [
        *(ROOT / "src/majlis/games/five_tribes").rglob("*.py"),
        *Path(__file__).parent.glob("*.py"),
    ]
    cited = {
        number
        for file in files
        for numbers in re.findall(r"[Rr]ulings? ((?:\d+(?:, | and )?)+)", file.read_text())
        for number in re.findall(r"\d+", numbers)
    }
    assert {"1", "9", "40", "56"} <= cited <= set(listed)


@pytest.mark.parametrize("option", games.meta("five-tribes").options)
def test_every_option_is_on_the_page(option: Option) -> None:
    assert f"| `{option.name}` | {'on' if option.default else 'off'} |" in PAGE
