"""What an answer can point at, as the page wants it."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.scene import Target


def target(box: Box, shape: str, name: str, told: str) -> Target:
    x, y = box.middle
    return Target(shape, (round(x, 1), round(y, 1)), name, told)
