"""Strokes that the pieces of Five Tribes are drawn with."""

from __future__ import annotations

from math import cos, pi, sin

from majlis.drawing.svg import num, polygon


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
    return polygon(
        (x + reach * sin(k * pi / 8), y - reach * cos(k * pi / 8))
        for k in range(16)
        for reach in (radius if k % 2 == 0 else radius * 0.78,)
    )
