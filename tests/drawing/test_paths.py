"""The shapes of targets are measured right."""

from __future__ import annotations

import pytest

from majlis.drawing.boxes import Box
from majlis.drawing.svg import Point, polygon
from tests.drawing.paths import inside, points_within, polygons

BOX = Box(10, 20, 60, 30).path(8)
TRIANGLE = polygon([(0, 0), (40, 0), (0, 40)])


@pytest.mark.parametrize(
    ("d", "point", "lies_in"),
    [
        (BOX, (40, 35), True),
        (BOX, (11, 35), True),
        (BOX, (11, 21), False),  # its corner is round
        (BOX, (71, 35), False),
        (TRIANGLE, (10, 10), True),
        (TRIANGLE, (30, 30), False),
        (BOX + TRIANGLE, (10, 10), True),
        (BOX + TRIANGLE, (5, 45), False),
        ("M30 50a20 20 0 1 1 40 0a20 20 0 1 1-40 0Z", (50, 32), True),
        ("M30 50a20 20 0 1 1 40 0a20 20 0 1 1-40 0Z", (50, 68), True),
        ("M30 50a20 20 0 1 1 40 0a20 20 0 1 1-40 0Z", (35, 35), False),
        ("M0 0a10 10 0 0 1 10 10h-10Z", (6, 4), True),  # a quarter, bulging out
        ("M0 0a10 10 0 0 0 10 10h-10Z", (6, 4), False),  # and in
    ],
)
def test_inside_and_outside(d: str, point: Point, lies_in: bool) -> None:
    assert inside(point, d) == lies_in


def test_points_are_spread_over_all_parts() -> None:
    points = points_within(BOX + TRIANGLE)
    assert all(inside(point, BOX + TRIANGLE) for point in points)
    assert any(inside(point, BOX) and not inside(point, TRIANGLE) for point in points)
    assert any(inside(point, TRIANGLE) and not inside(point, BOX) for point in points)


def test_what_cannot_be_measured_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="not measured"):
        polygons("M0 0C1 1 2 2 3 3Z")
