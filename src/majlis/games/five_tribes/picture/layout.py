"""Where everything lies on paper: beside the rail of a wide page, or on a phone held upright."""

from __future__ import annotations

from functools import cache

from majlis.drawing.boxes import Box, across, below, grid
from majlis.drawing.svg import Point
from majlis.games.five_tribes.data import COLUMNS, ROW_LENGTH, ROWS, TILES, TRACK_PRICES


class Layout:
    """The boxes of everything. On a phone the sultanate is turned: five tiles across, six down."""

    def __init__(self, narrow: bool) -> None:
        self.narrow = narrow
        self.supply: Box | None
        """Only where there is room for it."""
        if narrow:
            self.width, self.height = 390.0, 544.0
            self.track = Box(4, 4, 382, 29)
            self.spots = across(Box(4, 4, 259, 29), len(TRACK_PRICES), 2)
            self.bids = across(Box(273, 4, 113, 29), 4, 3)
            self.market = Box(3, 36, 384, 57)
            self.row = across(Box(7, 53, 376, 37), ROW_LENGTH, 4)
            self.djinn_panel = Box(4, 97, 382, 27)
            self.djinns = across(self.djinn_panel, 3, 5)
            self.player = Box(4, 127, 382, 27)
            self.supply = None
            self.corner = 7.0
            self._lay_tiles(Box(17, 168, 369, 373), 3)
        else:
            self.width, self.height = 1048.0, 690.0
            self.track = Box(10, 10, 252, 134)
            self.spots = across(Box(22, 41, 228, 56), len(TRACK_PRICES), 3)
            self.bids = across(Box(114, 104, 136, 32), 4, 5)
            self.market = Box(274, 10, 764, 92)
            self.row = across(Box(285, 36, 742, 58), ROW_LENGTH, 8)
            self.djinn_panel = Box(10, 151, 252, 360)
            self.djinns = below(Box(20, 180, 232, 324), 3, 6)
            self.player = Box(10, 518, 252, 119)
            self.supply = Box(140, 644, 122, 36)
            self.corner = 10.0
            self._lay_tiles(Box(292, 121, 746, 559), 4)

    def _lay_tiles(self, board: Box, gap: float) -> None:
        columns, rows = (ROWS, COLUMNS) if self.narrow else (COLUMNS, ROWS)
        self.board = board
        self.tiles = grid(board, rows, columns, gap, gap)
        if self.narrow:
            self.tiles = [
                self.tiles[tile % COLUMNS * ROWS + tile // COLUMNS] for tile in range(TILES)
            ]

    def way(self, tile: int) -> Point:
        """Where a path crosses the tile."""
        box = self.tiles[tile]
        return box.x + box.width / 2, box.y + (28 if self.narrow else 53)

    # -- the measures of a tile ----------------------------------------------------------------

    @property
    def meeple(self) -> float:
        """How high a meeple is."""
        return 20.0 if self.narrow else 32.6

    @property
    def foot(self) -> float:
        """How far above the lower edge of a tile people stand."""
        return 2.6 if self.narrow else 6.0

    @property
    def least(self) -> float:
        """The size of the smallest text."""
        return 11.2 if self.narrow else 12.5


@cache
def layout_for(narrow: bool) -> Layout:
    return Layout(narrow)
