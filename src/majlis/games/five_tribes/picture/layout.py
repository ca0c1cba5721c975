"""Where everything lies on paper, for each room that a page may have for it."""

from __future__ import annotations

from functools import cache

from majlis.drawing.boxes import Box, across, below, grid
from majlis.drawing.scene import Format
from majlis.drawing.svg import Point
from majlis.games.five_tribes.data import (
    COLUMNS,
    FIRST_ZERO,
    ROW_LENGTH,
    ROWS,
    TILES,
    TRACK_PRICES,
)

MARKERS = 4
BESIDE = 8
"""Between papers."""
COORDINATES = 18
"""What letters and numbers along the tiles need."""


class Layout:
    """The boxes of everything. Where the page is higher than wide, the sultanate is turned: five
    tiles across, six down."""

    def __init__(self, format: Format) -> None:
        self.turned = format in (Format.TALL, Format.PHONE)
        self.small = format == Format.PHONE
        """Everything is drawn small, and only the cards have titles."""
        self.supply: Box | None = None
        """Only where there is room for it."""
        self.bids_title: Box | None = None
        self.corner = 7.0 if self.small else 10.0
        match format:
            case Format.WIDE:
                self._lay_wide()
            case Format.LAPTOP:
                self._lay_column(964, 660, djinn=97)
            case Format.TALL:
                self._lay_column(804, 894, djinn=146)
            case Format.PHONE:
                self._lay_small()
        self.djinns = (
            across(self.djinn_panel, 3, 5)
            if self.small
            else below(inside(self.djinn_panel), 3, 6 if format == Format.WIDE else 5)
        )

    # -- the papers ----------------------------------------------------------------------------

    def _lay_wide(self) -> None:
        self.width, self.height = 1046.0, 686.0
        self.track = Box(10, 10, 252, 134)
        self.spots = across(Box(22, 41, 228, 56), len(TRACK_PRICES), 3)
        self.bids_title = Box(22, 104, 88, 32)
        self.bids = across(Box(114, 104, 136, 32), MARKERS, 5)
        self._lay_market(Box(274, 10, 764, 92), 8)
        self.djinn_panel = Box(10, 151, 252, 360)
        self.player = Box(10, 518, 252, 119)
        self.supply = Box(140, 644, 122, 36)
        self._lay_tiles(Box(292, 121, 746, 559), 4)

    def _lay_column(self, width: float, height: float, djinn: float) -> None:
        """The papers in a column as high as the page, with places that a finger can hit."""
        self.width, self.height = width, height
        whole = Box(0, 0, width, height).inset(1)
        wide = 236.0
        self.track = Box(whole.x, whole.y, wide, 122)
        left, first, second = self.track.x + 10, self.track.y + 28, self.track.y + 73
        dear = across(Box(left, first, wide - 20, 42), 5, 3)
        cheap = dear[0]._replace(y=second)
        zeros = across(Box(cheap.right + 3, second, 70, 42), len(TRACK_PRICES) - FIRST_ZERO, 2)
        self.spots = [*dear, cheap, *zeros]
        bids = Box(zeros[-1].right + 8, second, self.track.right - zeros[-1].right - 18, 42)
        self.bids_title = bids._replace(height=16)
        self.bids = across(bids._replace(y=second + 18, height=24), MARKERS, 2)
        self.djinn_panel = Box(whole.x, self.track.foot + BESIDE, wide, 3 * djinn + 45)
        self.supply = Box(whole.x + wide - 122, whole.foot - 32, 122, 32)
        top = self.djinn_panel.foot + BESIDE
        self.player = Box(whole.x, top, wide, self.supply.y - BESIDE - top)
        beside = self.track.right + BESIDE
        self._lay_market(Box(beside, whole.y, whole.right - beside, 88), 3 if self.turned else 6)
        left, top = beside + COORDINATES, self.market.foot + COORDINATES
        self._lay_tiles(Box(left, top, whole.right - left, whole.foot - top), 4)

    def _lay_small(self) -> None:
        self.width, self.height = 390.0, 513.0
        self.track = Box(4, 3, 382, 41)
        dear = across(Box(4, 3, 256, 41), FIRST_ZERO, 2)
        zeros = across(Box(262, 3, 62, 41), len(TRACK_PRICES) - FIRST_ZERO, 1)
        self.spots = [*dear, *zeros]
        self.bids = grid(Box(329, 3, 57, 41), 2, 2, 2, 2)
        self.market = Box(3, 47, 384, 58)
        self.row = across(Box(6, 62, 378, 41), ROW_LENGTH, 1)
        self.djinn_panel = Box(4, 107, 382, 41)
        self.player = self.djinn_panel  # the hand of a sowing; else a phone has a sheet for it
        self._lay_tiles(Box(17, 161, 369, 349), 3)

    def _lay_market(self, market: Box, gap: float) -> None:
        self.market = market
        cards = Box(market.x + 8, market.y + 26, market.width - 16, market.height - 33)
        self.row = across(cards, ROW_LENGTH, gap)

    def _lay_tiles(self, board: Box, gap: float) -> None:
        columns, rows = (ROWS, COLUMNS) if self.turned else (COLUMNS, ROWS)
        self.board = board
        self.gap = gap
        self.tiles = grid(board, rows, columns, gap, gap)
        if self.turned:
            self.tiles = [
                self.tiles[tile % COLUMNS * ROWS + tile // COLUMNS] for tile in range(TILES)
            ]

    # -- the measures of a tile ----------------------------------------------------------------

    def way(self, tile: int) -> Point:
        """Where a path crosses the tile."""
        box = self.tiles[tile]
        return box.x + box.width / 2, box.y + self.down

    @property
    def down(self) -> float:
        """How far below the upper edge of a tile a path crosses it."""
        return 26.0 if self.small else round(self.tiles[0].height * 0.49)

    @property
    def meeple(self) -> float:
        """How high a meeple is."""
        return 20.0 if self.small else 32.6

    @property
    def foot(self) -> float:
        """How far above the lower edge of a tile people stand."""
        return 2.6 if self.small else 6.0

    @property
    def least(self) -> float:
        """The size of the smallest text."""
        return 11.2 if self.small else 12.5


def inside(panel: Box) -> Box:
    """What the title of a paper leaves of it."""
    return Box(panel.x + 10, panel.y + 29, panel.width - 20, panel.height - 36)


@cache
def layout_for(format: Format) -> Layout:
    return Layout(format)
