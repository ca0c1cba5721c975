"""Where everything lies on paper: beside the rail of a wide page, or on a phone held upright."""

from __future__ import annotations

from functools import cache

from majlis.drawing.boxes import Box
from majlis.drawing.svg import Point


def least(narrow: bool) -> float:
    """The size below which nothing is written: 12 px on a desktop, 11 px on a phone."""
    return 11.0 if narrow else 12.0


class Plan:
    """The boxes of a layout: the bazaar, and what belongs to the player who looks at it.

    A phone has room for as few places across as possible: it turns a bazaar of 4 x 5.
    """

    def __init__(self, columns: int, rows: int, narrow: bool) -> None:
        self.narrow = narrow
        self.least = least(narrow)
        self.turned = narrow and columns > rows
        across, down = (rows, columns) if self.turned else (columns, rows)
        self.columns = columns
        if narrow:
            self.width, self.height = 390.0, 518.0
            self.own = Box(2, 2, 386, 66)
            self.tray = Box(1, 71, 388, 446)
            margin, gap = 4.0, 5.0
        else:
            self.width, self.height = 1040.0, 684.0
            self.own = Box(1, 1, 240, 682)
            self.tray = Box(252, 1, 787, 682)
            margin, gap = 10.0, 11.0
        inner = self.tray.inset(margin)
        wide = (inner.width - (across - 1) * gap) / across
        high = (inner.height - (down - 1) * gap) / down
        self.cells = [
            Box(inner.x + x * (wide + gap), inner.y + y * (high + gap), wide, high)
            for x, y in (self.spot(cell) for cell in range(columns * rows))
        ]
        """By cell of the layout, row by row."""
        self.em = wide / 7.7 if narrow else min(wide / 12.6, high / 11.1)
        """The measure of everything on a place."""

    def spot(self, cell: int) -> tuple[int, int]:
        """The column and the row of a cell on paper."""
        row, column = divmod(cell, self.columns)
        return (row, column) if self.turned else (column, row)

    def between(self, one: int, other: int) -> tuple[Point, bool]:
        """The middle of the alley between two neighbouring cells, and whether it runs down."""
        a, b = self.cells[one].middle, self.cells[other].middle
        return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), abs(a[0] - b[0]) > abs(a[1] - b[1])


@cache
def plan_for(columns: int, cells: int, narrow: bool) -> Plan:
    return Plan(columns, cells // columns, narrow)
