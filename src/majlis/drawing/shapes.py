"""The mark of a seat: the same shape on every token, name tag and line of the log."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin

from majlis.drawing.svg import AGAIN, attributes, num, polygon, tag

SHAPES = ("circle", "square", "triangle", "diamond", "star")
"""By seat. They are taken in a game, too: goods and people have bodies, not plain shapes."""

SIZES = (1.0, 0.9, 1.2, 1.25, 1.35)
"""Half widths for which the five shapes look equally large."""
LOW = (0.0, 0.0, 0.14, 0.0, 0.06)
"""How far below the middle of the shape a number in it stands, in radii."""
ROOM = (1.0, 1.0, 1.0, 1.0, 1.3)
"""How much larger a shape must be to hold a number."""
FONT = ((1.3, 1.2), (1.35, 1.25), (1.25, 1.0), (1.3, 1.1), (1.2, 0.95))
"""How large a number of one or two digits can be in it, in radii."""


@lru_cache(AGAIN)
def shape_path(seat: int, x: float = 0, y: float = 0, radius: float = 1) -> str:
    """The `d` of a path: the seat's shape, as large as a circle of that radius looks."""
    size = radius * SIZES[seat]
    if seat == 0:
        r, d = num(size), num(2 * size)
        return f"M{num(x - size)} {num(y)}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1 -{d} 0Z"
    if seat == 1:
        return f"M{num(x - size)} {num(y - size)}h{num(2 * size)}v{num(2 * size)}h{num(-2 * size)}Z"
    if seat == 2:
        base = y + size * 0.72
        return polygon([(x, y - size), (x + size * 0.98, base), (x - size * 0.98, base)])
    if seat == 3:
        return polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)])
    return star_path(5, x, y, size, 0.47)


@lru_cache(maxsize=4096)
def star_path(points: int, x: float, y: float, radius: float, inner: float) -> str:
    """The `d` of a star; its inner corners are so far from the middle, in radii."""
    return polygon(
        (x + reach * sin(k * pi / points), y - reach * cos(k * pi / points))
        for k in range(2 * points)
        for reach in (radius if k % 2 == 0 else radius * inner,)
    )


def seat_shape(seat: int, x: float, y: float, radius: float, paint: str = "") -> str:
    """The seat's shape in its colour; `paint` is its edge."""
    return (
        f'<path d="{shape_path(seat, x, y, radius)}" fill="var(--seat-{seat + 1})"'
        f"{attributes(paint)}/>"
    )


def seat_number(seat: int, x: float, y: float, radius: float, number: int, least: float) -> str:
    """The seat's shape in its colour, with a number in it: what this seat has here. It is larger
    where the number would be written smaller than `least`."""
    font = FONT[seat][number > 9]
    radius = max(radius * ROOM[seat], least / font)
    size = radius * font
    width = num(max(1, radius * 0.14))
    edge = f'stroke="var(--case)" stroke-width="{width}" stroke-linejoin="round"'
    return (
        f"{seat_shape(seat, x, y, radius, edge)}"
        f'<text x="{num(x)}" y="{num(y + radius * LOW[seat] + size * 0.355)}" '
        f'font-size="{num(size)}" font-weight="750" text-anchor="middle" '
        f'fill="var(--on-seat)">{number}</text>'
    )


@cache
def seat_mark(seat: int, size: float = 20) -> str:
    """The seat's shape in its colour, as a picture of its own."""
    return tag(
        "svg",
        seat_shape(seat, 0, 0, 9),
        class_="icon seat-mark",
        viewBox="-12 -12 24 24",
        width=size,
        height=size,
        aria_hidden="true",
    )


def hatching() -> str:
    """A pattern for each seat (`hatch-1` ...): its colour, in lines that run in their own way."""
    across, both = "M0 3.5H7", "M0 3.5H7M3.5 0V7"
    ways = ((45, across), (-45, across), (0, across), (90, across), (45, both))
    return "".join(
        f'<pattern id="hatch-{seat}" width="7" height="7" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({angle})">'
        f'<rect width="7" height="7" fill="var(--seat-{seat})" opacity=".2"/>'
        f'<path d="{lines}" stroke="var(--seat-{seat})" stroke-width="1.8" opacity=".7"/>'
        "</pattern>"
        for seat, (angle, lines) in enumerate(ways, 1)
    )
