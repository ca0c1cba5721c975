"""Hexes on paper."""

from __future__ import annotations

import re
from itertools import pairwise
from math import dist, sqrt

import pytest

from majlis.drawing.hexes import Cell, HexGrid, rims
from majlis.games.through_the_desert.data import HEXES, WHOLE_BOARD, around

RING = around(4, 4)
GRIDS = [HexGrid(10, 50, 50), HexGrid(10, 300, 50, turned=True)]


def numbers(d: str) -> list[float]:
    return [float(text) for text in re.findall(r"-?[\d.]+", d)]


@pytest.mark.parametrize("grid", GRIDS)
def test_neighbours_on_the_board_are_neighbours_on_paper(grid: HexGrid) -> None:
    for hex in WHOLE_BOARD.hexes:
        for near in WHOLE_BOARD.neighbours[hex]:
            apart = dist(grid.centre(HEXES[hex]), grid.centre(HEXES[near]))
            assert apart == pytest.approx(10 * sqrt(3))


@pytest.mark.parametrize("grid", GRIDS)
def test_corners_are_a_radius_away(grid: HexGrid) -> None:
    for corner in grid.corners((3, 2)):
        assert dist(corner, grid.centre((3, 2))) == pytest.approx(10)


def test_a_phone_shows_the_columns_from_top_to_bottom() -> None:
    wide, turned = GRIDS
    assert wide.centre((0, 0))[0] < wide.centre((5, 0))[0]
    assert turned.centre((0, 0))[1] < turned.centre((5, 0))[1]
    assert turned.centre((0, 0))[0] > turned.centre((0, 5))[0]


@pytest.mark.parametrize(
    ("cells", "corners"),
    [
        ([(4, 4)], [6]),
        ([(4, 4), (4, 5)], [10]),
        ([(4, 4), *RING], [18]),
        (RING, [6, 18]),
        ([(0, 0), (8, 8)], [6, 6]),
    ],
)
def test_outlines_and_holes(cells: list[Cell], corners: list[int]) -> None:
    assert sorted(map(len, rims(cells))) == corners


def test_an_outline_never_leaves_its_hexes() -> None:
    around_it = {corner for cell in RING for corner in GRIDS[0].corners(cell)}
    found = numbers(GRIDS[0].outline(RING))
    for point in zip(found[::2], found[1::2], strict=True):
        assert min(dist(point, corner) for corner in around_it) < 0.01


def test_the_border_between_two_parts() -> None:
    grid = GRIDS[0]
    sides = grid.border([(4, 4)], RING)
    assert sides.count("M") == 1
    assert len(numbers(sides)) == 2 * 6
    open_line = numbers(grid.border([(4, 4)], RING[:2]))
    points = list(zip(open_line[::2], open_line[1::2], strict=True))
    assert len(points) == 3
    assert [round(dist(a, b), 1) for a, b in pairwise(points)] == [10, 10]


@pytest.mark.parametrize("grid", GRIDS)
def test_a_hex_around_zero(grid: HexGrid) -> None:
    found = numbers(grid.at_zero(0.5))
    for point in zip(found[::2], found[1::2], strict=True):
        assert dist(point, (0, 0)) == pytest.approx(5, abs=0.01)
