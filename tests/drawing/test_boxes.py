"""Boxes, and the paper that fills them."""

from __future__ import annotations

from majlis.drawing.boxes import Box, boxes_like, grid
from majlis.drawing.paper import BEYOND, cover, dashed


def test_a_box_is_cut_row_by_row() -> None:
    assert grid(Box(10, 20, 32, 11), 2, 3, down=1, beside=1) == [
        *(Box(10, 20, 10, 5), Box(21, 20, 10, 5), Box(32, 20, 10, 5)),
        *(Box(10, 26, 10, 5), Box(21, 26, 10, 5), Box(32, 26, 10, 5)),
    ]


def test_boxes_like_the_first_fill_rows() -> None:
    assert boxes_like(Box(1, 2, 10, 5), 3, 2, beside=3, down=4) == [
        Box(1, 2, 10, 5),
        Box(14, 2, 10, 5),
        Box(1, 11, 10, 5),
    ]
    assert boxes_like(Box(1, 2, 10, 5), 0, 0, 1, 1) == []


def test_a_cover_reaches_beyond_every_edge() -> None:
    wide, high = 300 + 2 * BEYOND, 200 + 2 * BEYOND
    assert cover(300, 200, "var(--ground)") == (
        f'<rect x="-{BEYOND}" y="-{BEYOND}" width="{wide}" height="{high}" fill="var(--ground)"/>'
    )


def test_an_empty_place_is_dashed() -> None:
    assert dashed(Box(1, 2, 3, 4), 1, "line") == Box(1, 2, 3, 4).rect(
        1, 'fill="none" stroke="var(--line)" stroke-dasharray="3 3"'
    )
