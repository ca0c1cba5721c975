"""Where everything lies on paper: beside the rail of a wide page, or on a phone held upright."""

from __future__ import annotations

from functools import cache

from majlis.drawing.boxes import Box, grid
from majlis.drawing.svg import Point, num


class Layout:
    """The boxes of the bazaar, and of what belongs to the player who looks at it.

    A phone has room for as few places across as possible: it turns a bazaar of 4 x 5.
    """

    def __init__(self, columns: int, rows: int, narrow: bool) -> None:
        self.narrow = narrow
        self.least = 11.0 if narrow else 12.0
        """The size below which nothing is written: 12 px on a desktop, 11 px on a phone."""
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
        cells = grid(inner, down, across, gap, gap)
        wide, high = cells[0].width, cells[0].height
        self.em = wide / 7.7 if narrow else min(wide / 12.6, high / 11.1)
        """The measure of everything on a place."""
        self.places = [
            PlaceLayout(cells[across * y + x], self)
            for x, y in map(self.spot, range(columns * rows))
        ]
        """By cell of the bazaar, row by row."""

    def spot(self, cell: int) -> tuple[int, int]:
        """The column and the row of a cell on paper."""
        row, column = divmod(cell, self.columns)
        return (row, column) if self.turned else (column, row)

    def between(self, one: int, other: int) -> tuple[Point, bool]:
        """The middle of the alley between two neighbouring cells, and whether it runs down."""
        a, b = self.places[one].box.middle, self.places[other].box.middle
        return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), abs(a[0] - b[0]) > abs(a[1] - b[1])


class PlaceLayout:
    """Where the parts of a place are, in its box."""

    def __init__(self, box: Box, layout: Layout) -> None:
        self.box = box
        self.narrow = narrow = layout.narrow
        self.em = em = layout.em
        self.least = layout.least
        self.corner = 7 if narrow else 9
        x, y, width, height = box
        head = 2.15 * em if not narrow else 15.5
        if narrow:
            side = min(0.42 * width, 0.42 * height)
            self.picture = Box(x + 2, y + head + 1, side, side * 1.1)
        else:
            self.picture = Box(x + 0.4 * em, y + head + 0.1 * em, 4.5 * em, 5.1 * em)
        right = self.picture.right + (2.5 if narrow else 0.4 * em)
        self.signs = Box(right, self.picture.y, box.right - right - 2, self.picture.height)
        if narrow:  # lower, or it would touch the name
            self.signs = self.signs._replace(y=self.signs.y + 1.5)
        top = self.picture.foot + (0.15 * em if not narrow else 2)
        self.floor = Box(x, top, width, box.foot - top)
        footer = 1.65 * em if not narrow else 16
        self.footer = Box(x, box.foot - footer, width, footer)


@cache
def layout_for(columns: int, cells: int, narrow: bool) -> Layout:
    return Layout(columns, cells // columns, narrow)


def round_below(box: Box, r: int) -> str:
    """The `d` of a path around the lower end of something whose corners are round."""
    return (
        f"M{num(box.x)} {num(box.y)}h{num(box.width)}v{num(box.height - r)}"
        f"q0 {r}-{r} {r}h{num(2 * r - box.width)}q-{r} 0-{r}-{r}Z"
    )
