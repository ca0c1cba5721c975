"""Where every hex lies, for each room that a page may have for the board."""

from __future__ import annotations

from functools import cache

from majlis.drawing.boxes import Box
from majlis.drawing.hexes import HexGrid
from majlis.drawing.scene import Format
from majlis.drawing.svg import Point
from majlis.games.through_the_desert.data import HEXES, SMALL_BOARD, WHOLE_BOARD, Board


class Layout:
    """The board of so many players; where the page is higher than wide, it is turned."""

    def __init__(self, board: Board, format: Format) -> None:
        self.board = board
        self.least = 12.6
        """No number is smaller: 12 px on a desktop, 11 px on a phone; both show the picture smaller."""
        self.name = format.value + ("-small" if board is SMALL_BOARD else "")
        whole = board is WHOLE_BOARD
        self.piles = "corner" if whole else "roomy"
        """The form of the card that tells of the piles, by the room that the board leaves."""
        match format:
            case Format.WIDE:
                self.width, self.height = 1048.0, 712.0
                self.grid = HexGrid(28.9, left=69, top=43.5)
            case Format.LAPTOP:
                self.width, self.height = 964.0, 660.0
                self.grid = HexGrid(26.7, left=61.4, top=41)
            case Format.TALL:
                self.width, self.height = 804.0, 894.0
                self.grid = (
                    HexGrid(25.6, left=758, top=44, turned=True)
                    if whole
                    else HexGrid(30, left=727, top=48.5, turned=True)
                )
                self.piles = "side" if whole else "row"
            case Format.PHONE:
                self.width, self.height = 390.0, 590.0 if whole else 480.0
                self.grid = HexGrid(15.5, left=363.5, top=34, turned=True)
                self.piles = "row"
        self.radius = self.grid.radius
        self.small = self.radius < 20
        """Too small for camels: signs stand for them."""
        self.cells = {HEXES[hex] for hex in board.hexes}
        self.centre: list[Point] = [self.grid.centre(cell) for cell in HEXES]
        self.target = [self.grid.path(cell, 0.93) for cell in HEXES]
        self.plate = [self.grid.path(cell, 0.9) for cell in HEXES]
        self.order = sorted(board.hexes, key=lambda hex: (round(self.centre[hex][1]), hex))
        """The hexes in play as they are painted: what stands lower stands in front."""
        left = 160 if self.piles == "side" else 0
        self.frame = Box(left, 0, self.width - left, self.height)
        """Along its edges stand the coordinates."""


@cache
def layout_for(board: Board, format: Format) -> Layout:
    return Layout(board, format)
