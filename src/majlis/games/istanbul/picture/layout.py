"""Where everything lies on paper, in each room that a page can have for it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from majlis.drawing.boxes import Box, across, below, grid
from majlis.drawing.scene import Format
from majlis.drawing.svg import Point, num


class Room(NamedTuple):
    """What a format has room for."""

    width: float
    height: float
    own: Box
    """For what belongs to the player who looks: beside the bazaar, or above it."""
    tray: Box
    """For the bazaar."""
    margin: float
    """Around its places ..."""
    gap: float
    """... and between them."""
    least: float
    """The size below which nothing is written."""
    finger: float
    """The size below which nothing is pointed at; a mouse is as exact as it must be."""


ROOMS = {
    Format.WIDE: Room(
        1040, 684, Box(1, 1, 240, 682), Box(252, 1, 787, 682), margin=10, gap=11, least=12, finger=0
    ),
    Format.LAPTOP: Room(
        964, 660, Box(1, 1, 200, 658), Box(208, 1, 755, 658), margin=7, gap=8, least=12, finger=40
    ),
    Format.TALL: Room(
        804, 892, Box(1, 1, 802, 217), Box(1, 225, 802, 666), margin=8, gap=8, least=12, finger=40
    ),
    Format.PHONE: Room(
        390, 512, Box(1, 1, 388, 42), Box(1, 46, 388, 465), margin=4, gap=4, least=11, finger=40
    ),
}


class Layout:
    """The boxes of the bazaar, and of what belongs to the player who looks at it.

    A phone has room for as few places across as possible: it turns a bazaar of 4 x 5.
    """

    def __init__(self, columns: int, rows: int, format: Format) -> None:
        room = ROOMS[format]
        self.width, self.height, self.own, self.tray = room[:4]
        self.least, self.finger = room.least, room.finger
        self.narrow = narrow = format == Format.PHONE
        """Places are so small that signs must do without words."""
        self.turned = narrow and columns > rows
        across, down = (rows, columns) if self.turned else (columns, rows)
        self.columns = columns
        cells = grid(self.tray.inset(room.margin), down, across, room.gap, room.gap)
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

    def can_be_pointed_at(self, box: Box) -> bool:
        return min(box.width, box.height) >= self.finger

    def for_finger(self, box: Box) -> Box:
        """Large enough for a finger, on the same foot and on the tray."""
        wide, high = max(box.width, self.finger), max(box.height, self.finger)
        x = min(max(box.middle[0] - wide / 2, self.tray.x), self.tray.right - wide)
        return Box(x, box.foot - high, wide, high)


class PlaceLayout:
    """Where the parts of a place are, in its box."""

    def __init__(self, box: Box, layout: Layout) -> None:
        self.box = box
        self.narrow = narrow = layout.narrow
        self.em = em = layout.em
        self.least = layout.least
        self.corner = 7 if narrow else 9
        x, y, width, height = box
        head = 2.15 * em if not narrow else 15
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
        footer = 1.65 * em if not narrow else 15
        self.footer = Box(x, box.foot - footer, width, footer)


@cache
def layout_for(columns: int, cells: int, format: Format) -> Layout:
    return Layout(columns, cells // columns, format)


# -- what belongs to the player -------------------------------------------------------------------


class Stack:
    """Room that is given away from the top down."""

    def __init__(self, box: Box) -> None:
        self.rest = box

    def take(self, height: float, gap: float) -> Box:
        """So much of it, and a gap below."""
        box = self.rest
        left = box.height - height - gap
        self.rest = box._replace(y=box.y + height + gap, height=left)
        return box._replace(height=height)


LINE = 16
"""From line to line of what is told about assistants."""
WHEELS = 15
"""How far the wheels of the cart reach below it."""
COIN = 44
"""The width of the coin that tells the lira."""
ABOVE = (250, 176)
"""Above the bazaar: the widths of the first two columns of own things; the third has the rest."""
COUNTERS = 132
"""The width of what counts the cards, if there is more than enough."""


class OwnLayout:
    """Where the player's own things are: one below the other beside the bazaar, or in three columns
    above it."""

    def __init__(self, layout: Layout, mocha: bool, letters: bool) -> None:
        finger, inner = layout.finger, layout.own.inset(11)
        is_above = inner.width > inner.height
        if is_above:
            first, second = ABOVE
            left = Stack(inner._replace(width=first))
            middle = Stack(inner._replace(x=inner.x + first + 14, width=second))
            x = middle.rest.right + 14
            right = Stack(inner._replace(x=x, width=inner.right - x))
        else:
            left = middle = right = Stack(inner)
        gap = 16 if is_above else 6
        head = left.take(max(44, finger), gap)
        self.lira = head._replace(width=COIN)
        beside = Box(head.x + COIN + 6, head.y, head.width - COIN - 6, head.height)
        self.name, self.rubies = below(beside, 2, 0)
        self._lay_cart(middle, mocha, finger, is_above)
        lines = 1 + letters + (1 if left.rest.width > 200 else 2)
        self.assistants = left.take(max(lines * LINE + 6, 38), gap)
        self._lay_tiles(left, 6 if mocha else 4, finger)
        if is_above:
            row = right.take(finger, 8)
            self.letters = row._replace(width=row.width - COUNTERS - 8)
            counters = row._replace(x=row.right - COUNTERS, width=COUNTERS) if letters else row
        else:
            self.letters = right.take(max(28, finger), 6) if letters else inner
            counters = right.take(max(36, finger), 5)
        self.counters = [
            box._replace(width=min(box.width, COUNTERS))
            for box in across(counters, 2 if mocha else 1, 6)
        ]
        """For bonus cards, and for guild cards."""
        self.hand = right.rest

    def _lay_cart(self, stack: Stack, mocha: bool, finger: float, alone: bool) -> None:
        """Goods one below the other, or two and two where fingers want more."""
        rows, columns, pitch = (2, 2, 44) if finger else (4, 1, 30)
        coffee = max(26, finger) if mocha else 0
        high = 8 + rows * pitch + coffee
        if alone:  # in the middle
            stack.take((stack.rest.height - high - WHEELS) / 2, 0)
        self.cart = stack.take(high, WHEELS + 5)
        shelf = self.cart.inset(4)
        self.goods = grid(shelf._replace(height=rows * pitch), rows, columns, 0, 4)
        self.coffee = shelf._replace(y=shelf.y + rows * pitch, height=coffee)

    def _lay_tiles(self, stack: Stack, kinds: int, finger: float) -> None:
        """In one line, if that leaves them large enough."""
        gap = 2
        most = int((stack.rest.width + gap) // (max(finger, 30) + gap))
        lines = -(-kinds // most)
        high = max(36, finger)
        self.tiles = grid(
            stack.take(lines * (high + gap) - gap, 6), lines, kinds // lines, gap, gap
        )


@cache
def own_layout(layout: Layout, mocha: bool, letters: bool) -> OwnLayout:
    return OwnLayout(layout, mocha, letters)


def round_below(box: Box, r: int) -> str:
    """The `d` of a path around the lower end of something whose corners are round."""
    return (
        f"M{num(box.x)} {num(box.y)}h{num(box.width)}v{num(box.height - r)}"
        f"q0 {r}-{r} {r}h{num(2 * r - box.width)}q-{r} 0-{r}-{r}Z"
    )
