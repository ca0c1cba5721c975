"""What an answer can point at, as the page wants it."""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.boxes import Box
from majlis.drawing.scene import Target
from majlis.drawing.svg import AGAIN, Point


@lru_cache(AGAIN)
def target(shape: str, middle: Point, name: str, explain: str = "", along: str = "") -> Target:
    """Of any shape; a tenth of a unit is as exact as a finger."""
    x, y = middle
    return Target(shape, (round(x, 1), round(y, 1)), name, explain, along)


def target_around(box: Box, corner: float, name: str, explain: str = "", along: str = "") -> Target:
    return target(box.path(corner), box.middle, name, explain, along)
