"""Strokes that the pieces of Five Tribes are drawn with."""

from __future__ import annotations

from majlis.drawing.shapes import star_path
from majlis.drawing.svg import num


def ink(name: str, width: float = 1.5) -> str:
    return (
        f'stroke="var(--{name}-ink)" stroke-width="{num(width)}" '
        'stroke-linejoin="round" stroke-linecap="round"'
    )


def rim(path: str, width: float = 3.6) -> str:
    """A thin cream edge around a piece, so that none is lost on a dark ground."""
    return (
        f'<path d="{path}" fill="var(--rim)" stroke="var(--rim)" stroke-width="{num(width)}" '
        'stroke-linejoin="round"/>'
    )


def eight_points(x: float, y: float, radius: float) -> str:
    """The `d` of a star of eight points, of the kind that blue values stand on."""
    return star_path(8, x, y, radius, 0.78)
