"""Where every hex lies: beside the rail of a wide page, or on a phone held upright."""

from __future__ import annotations

from functools import cache

from majlis.drawing.hexes import HexGrid
from majlis.drawing.svg import Point
from majlis.games.through_the_desert.data import HEXES, SMALL_BOARD, WHOLE_BOARD, Board


class Layout:
    """The board of so many players, wide or for a phone."""

    def __init__(self, board: Board, narrow: bool) -> None:
        self.board = board
        self.narrow = narrow
        self.least = 12.6
        """No number is smaller: 12 px on a desktop, 11 px on a phone; both show the picture smaller."""
        self.name = ("narrow" if narrow else "wide") + ("-small" if board is SMALL_BOARD else "")
        if narrow:
            self.width, self.height = 390.0, 590.0 if board is WHOLE_BOARD else 536.0
            self.grid = HexGrid(15.5, left=363.5, top=34, turned=True)
        else:
            self.width, self.height = 1048.0, 712.0
            self.grid = HexGrid(28.9, left=69, top=43.5)
        self.radius = self.grid.radius
        self.cells = {HEXES[hex] for hex in board.hexes}
        self.centre: list[Point] = [self.grid.centre(cell) for cell in HEXES]
        self.target = [self.grid.path(cell, 0.93) for cell in HEXES]
        self.plate = [self.grid.path(cell, 0.9) for cell in HEXES]
        self.order = sorted(board.hexes, key=lambda hex: (round(self.centre[hex][1]), hex))
        """The hexes in play as they are painted: what stands lower stands in front."""


@cache
def layout_for(board: Board, narrow: bool) -> Layout:
    return Layout(board, narrow)
