"""Boards of hexes: flat on top, in columns, of which A, C, E ... lie half a hex lower."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import TypeAlias

from majlis.drawing.svg import Point, num, polygon

Cell: TypeAlias = tuple[int, int]
"""Column and row."""
Corner: TypeAlias = tuple[int, int]
"""A corner of the grid in half radii to the right and half hex heights down: exact."""

AROUND = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


class HexGrid:
    """Where the hexes of a board lie on paper; `turned` by a quarter, clockwise, for a phone."""

    def __init__(self, radius: float, left: float, top: float, turned: bool = False) -> None:
        self.radius = radius
        self.left = left
        self.top = top
        """Where the grid's own zero lies on paper: the middle of the upper side of hex (0, 0)."""
        self.turned = turned

    def point(self, right: float, down: float) -> Point:
        """From the grid's own measure (see `Corner`) to paper."""
        x, y = right * self.radius / 2, down * self.radius * sqrt(3) / 2
        return (self.left - y, self.top + x) if self.turned else (self.left + x, self.top + y)

    def centre(self, cell: Cell) -> Point:
        return self.point(*middle(cell))

    def corners(self, cell: Cell, scale: float = 1.0) -> list[Point]:
        right, down = middle(cell)
        return [self.point(right + dx * scale, down + dy * scale) for dx, dy in AROUND]

    def path(self, cell: Cell, scale: float = 1.0) -> str:
        """The `d` of a path around a hex."""
        return polygon(self.corners(cell, scale))

    def at_zero(self, scale: float = 1.0) -> str:
        """The `d` of a path around a hex whose middle is (0, 0)."""
        x, y = self.point(0, 0)
        corners = [self.point(dx * scale, dy * scale) for dx, dy in AROUND]
        return polygon((right - x, down - y) for right, down in corners)

    def paths(self, cells: Iterable[Cell], scale: float = 1.0) -> str:
        """The `d` of one path around each of these hexes."""
        return "".join(self.path(cell, scale) for cell in cells)

    def outline(self, cells: Iterable[Cell]) -> str:
        """The `d` of a path around the union of these hexes, holes included."""
        rings = [polygon(self.point(*corner) for corner in ring) for ring in rims(cells)]
        return "".join(rings)

    def border(self, cells: Iterable[Cell], others: Iterable[Cell]) -> str:
        """The `d` of the line along which the hexes of one part touch those of another."""
        beyond = {(b, a) for cell in others for a, b in sides(cell)}
        strokes = [side for cell in cells for side in sides(cell) if side in beyond]
        return "".join(
            f"M{'L'.join(' '.join(map(num, self.point(*corner))) for corner in run)}"
            for run in chains(dict(strokes))
        )


def middle(cell: Cell) -> Corner:
    x, y = cell
    return 3 * x, 2 * y + (1 if x % 2 == 0 else 0)


def sides(cell: Cell) -> list[tuple[Corner, Corner]]:
    """The six sides of a hex, clockwise; that of a neighbour runs the other way."""
    right, down = middle(cell)
    ring = [(right + dx, down + dy) for dx, dy in AROUND]
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def rims(cells: Iterable[Cell]) -> list[list[Corner]]:
    """The corners around the union of these hexes, one closed ring for each outline and hole."""
    every = {side for cell in cells for side in sides(cell)}
    return chains({a: b for a, b in sorted(every) if (b, a) not in every})


def chains(steps: dict[Corner, Corner]) -> list[list[Corner]]:
    """Single steps joined into runs. Three hexes meet in a corner: at most one step leaves it."""
    runs = []
    starts = [a for a in steps if a not in set(steps.values())]
    while steps:
        at = starts.pop() if starts else next(iter(steps))
        run = [at]
        while at in steps:
            at = steps.pop(at)
            run.append(at)
        runs.append(run[:-1] if run[0] == run[-1] else run)
    return runs
