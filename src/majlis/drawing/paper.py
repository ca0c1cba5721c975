"""Paper: the ground of pictures, and what lies on it."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.svg import num

BEYOND = 700
"""How far the ground reaches beyond the picture, for windows of another shape."""
PANEL = 'fill="var(--panel)" stroke="var(--line)"'
"""The paint of a sheet on the ground."""


def cover(width: float, height: float, fill: str) -> str:
    """A rectangle over a picture of that size, and far beyond."""
    return (
        f'<rect x="{-BEYOND}" y="{-BEYOND}" width="{num(width + 2 * BEYOND)}" '
        f'height="{num(height + 2 * BEYOND)}" fill="{fill}"/>'
    )


def dashed(box: Box, corner: float, line: str = "line", dashes: str = "3 3") -> str:
    """Where something lay, or may lie."""
    return box.rect(corner, f'fill="none" stroke="var(--{line})" stroke-dasharray="{dashes}"')
