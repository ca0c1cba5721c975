"""The rules page of the manual says what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from majlis.games.marrakesh import META, data
from majlis.kernel.game import Option, show

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/marrakesh.md").read_text()


def rows(chapter: str) -> list[list[str]]:
    """The cells of the tables of a chapter, without their heads."""
    text = PAGE.split(f"# {chapter}\n", 1)[1]
    text = re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0]
    cells = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    heads = [n - 1 for n, row in enumerate(cells) if row[0] == "---"]
    return [row for n, row in enumerate(cells) if n not in heads and n - 1 not in heads]


def test_every_ruling_that_code_or_tests_cite_is_on_the_page() -> None:
    listed = [row[0] for row in rows("5. Rulings")]
    assert listed == [f"5.{n}" for n in range(1, 84)]
    files = [*(ROOT / "src/majlis/games/marrakesh").rglob("*.py")]
    files += Path(__file__).parent.glob("*.py")
    cited = {
        number for file in files for number in re.findall(r"[Rr]ulings? (5\.\d+)", file.read_text())
    }
    assert {"5.7", "5.81"} <= cited <= set(listed)


@pytest.mark.parametrize("option", META.options, ids=lambda option: option.name)
def test_every_option_is_on_the_page(option: Option) -> None:
    default = "off" if option.default is False else f"`{show(option.default)}`"
    assert [f"`{option.name}`", default] in [row[:2] for row in rows("6. Options")]


def test_luxury_goods() -> None:
    listed = [
        (row[0], [int(n) for n in row[1:4]], int(row[4])) for row in rows("1.11 Luxury goods")
    ]
    tiles = zip(data.LUXURY_NAMES, data.LUXURY_COST, data.LUXURY_POINTS, strict=True)
    assert listed == list(tiles)


def test_provisions() -> None:
    assert [[int(n) for n in row[1:]] for row in rows("1.12 Provision tiles")] == data.PROVISIONS


def test_workshops_and_claim_costs() -> None:
    listed = [(int(row[1]), int(row[2])) for row in rows("1.3 Medina")]
    assert listed == list(zip(data.WORKSHOP_PRICE, data.WORKSHOP_POINTS, strict=True))
    for name, *cost, _ in rows("1.4 Sahara and storage track"):
        assert [int(n) for n in cost] == data.CLAIM_COST[data.SAHARA_SPACES.index(name)]


def test_lines() -> None:
    listed = [
        sorted(data.WEB_SPACES.index(name) for name in cell.split(", "))
        for row in rows("1.6 Staircases and the web between them")
        if row[0] in "12345"
        for cell in row[1:]
    ]
    assert listed == data.LINE_SPACES


@pytest.mark.parametrize(
    ("chapter", "first", "last"),
    [
        ("1.7 Scrolls", 1, 72),
        ("1.8 Oases", 1, 30),
        ("1.9 River tiles", 1, 18),
        ("1.10 Exchange offices", 1, 12),
        ("1.12 Provision tiles", 1, 12),
    ],
)
def test_every_component_has_a_row(chapter: str, first: int, last: int) -> None:
    numbers = [row[0] for row in rows(chapter) if row[0].isdigit()]
    assert numbers == [f"{n:02}" for n in range(first, last + 1)]


def reconstructed() -> set[str]:
    """The tables of `data.py` with a mark [X] or [X+], in a row or in the comment above."""
    marked: set[str] = set()
    table, above = "", False
    for line in (ROOT / "src/majlis/games/marrakesh/data.py").read_text().splitlines():
        mark = "[X" in line
        found = re.match(r"([A-Z_0-9]+): Final", line)
        if found:
            table = found[1]
            mark, above = mark or above, False
        elif line.startswith("#"):
            above, mark = above or mark, False
        if mark and table:
            marked.add(table)
    return marked


def test_what_is_reconstructed_is_listed() -> None:
    listed = " ".join(cell for row in rows("7. Reconstructed") for cell in row)
    assert {name for name in reconstructed() if f"`{name}`" not in listed} == set()
    assert len(reconstructed()) > 20
