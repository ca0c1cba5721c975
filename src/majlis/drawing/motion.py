"""What travels."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.scene import Motion
from majlis.drawing.svg import Point


def journey(key: str, way: Sequence[Point], delay: int = 0) -> Motion:
    """A node on its way through these points of the picture, to the last, where it is drawn."""
    *before, (end_x, end_y) = way
    offsets = [(round(x - end_x, 1), round(y - end_y, 1)) for x, y in before]
    return Motion(key, (*offsets, (0.0, 0.0)), delay)
