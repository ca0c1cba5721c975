"""The board on paper: where every hex lies, and the desert under the pieces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt

from majlis.drawing.hexes import Cell, HexGrid
from majlis.drawing.svg import Point, esc, num
from majlis.games.through_the_desert.art import use
from majlis.games.through_the_desert.data import (
    HEXES,
    MAP,
    SMALL_BOARD,
    WHOLE_BOARD,
    Board,
    around,
)

LEAST = 12.6
"""No number is smaller: 12 px on a desktop, 11 px on a phone; both show the picture smaller."""
BEYOND = 700
"""How far the ground reaches beyond the picture, for windows of another shape."""
RANGE = [(x, y) for y, row in enumerate(MAP) for x, mark in enumerate(row) if mark == "^"]
"""The mountains in the middle."""


class Plan:
    """The board of so many players, wide or for a phone."""

    def __init__(self, board: Board, narrow: bool) -> None:
        self.board = board
        self.narrow = narrow
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
def plan_for(board: Board, narrow: bool) -> Plan:
    return Plan(board, narrow)


@cache
def ground(plan: Plan, unused: str) -> str:
    """Everything that never moves; `unused` says that nobody plays behind the line."""
    if plan.board is WHOLE_BOARD:
        return f"<g>{mountains(plan)}{border(plan)}{sand(plan)}{coordinates(plan)}</g>"
    return (
        f"<g>{mountains(plan)}{dunes(plan, unused)}{border(plan)}{sand(plan)}{line(plan)}"
        f"{coordinates(plan)}</g>"
    )


def cover(plan: Plan, fill: str) -> str:
    """A rectangle over the picture and far beyond."""
    return (
        f'<rect x="{-BEYOND}" y="{-BEYOND}" width="{num(plan.width + 2 * BEYOND)}" '
        f'height="{num(plan.height + 2 * BEYOND)}" fill="{fill}"/>'
    )


# -- mountains --------------------------------------------------------------------------------


def mountains(plan: Plan) -> str:
    """Distant mountains without end: a pattern of eight places of the grid."""
    across, down = 6 * plan.radius, 2 * sqrt(3) * plan.radius
    if plan.grid.turned:
        across, down = down, across
    peaks = [
        peak(x + dx, y + dy, plan.radius * 1.5, (2 * cell[0] + cell[1]) % 3)
        for cell in ((column, row) for column in range(4) for row in range(2))
        for x, y in (plan.grid.centre(cell),)
        for dx in (-across, 0, across)
        for dy in (-down, 0, down)
    ]
    return (
        f'<defs><pattern id="desert-far-{plan.name}" x="{num(plan.grid.left)}" '
        f'y="{num(plan.grid.top)}" width="{num(across)}" height="{num(down)}" '
        f'patternUnits="userSpaceOnUse"><g opacity=".5" transform="translate('
        f'{num(-plan.grid.left)} {num(-plan.grid.top)})">{"".join(peaks)}</g></pattern></defs>'
        f"{cover(plan, 'var(--rock)')}{cover(plan, f'url(#desert-far-{plan.name})')}"
    )


def peak(x: float, y: float, width: float, kind: int) -> str:
    size = num(width)
    return (
        f'<use href="#desert-peak-{kind}" x="{num(x - width / 2)}" y="{num(y - width * 0.6)}" '
        f'width="{size}" height="{size}"/>'
    )


def massif(plan: Plan, cells: Iterable[Cell], width: float, kinds: int) -> str:
    """Mountains on these places, the lower in front of the upper."""
    placed = sorted(cells, key=lambda cell: (plan.grid.centre(cell)[1], cell))
    peaks = [peak(*plan.grid.centre((x, y)), width, (7 * x + 13 * y) % kinds) for x, y in placed]
    base = plan.grid.paths(placed, 1.02)
    return f'<path d="{base}" fill="var(--rock)"/>{"".join(peaks)}'


def border(plan: Plan) -> str:
    """The mountains that the board ends at."""
    beside = {place for cell in plan.cells for place in around(*cell)} - plan.cells - {*RANGE}
    if plan.board is SMALL_BOARD:
        beside = {cell for cell in beside if not behind_the_line(cell)}
    return massif(plan, beside, plan.radius * 1.75, 3)


# -- the board ----------------------------------------------------------------------------------


def sand(plan: Plan) -> str:
    """The hexes in play in three shades, ripples here and there, the mountains in the middle."""
    grid, radius = plan.grid, plan.radius
    shades: list[list[Cell]] = [[], [], []]
    ripples = ""
    for x, y in sorted(plan.cells):
        shades[(x * 5 + y * 3 + (x * y) % 4) % 3].append((x, y))
        if (x * x + 7 * y + x * y) % 5 == 0:
            ripples += use("ripple", *grid.centre((x, y)), radius)
    plain = "".join(
        f'<path d="{grid.paths(cells, 0.96)}" fill="var(--sand-{shade})"/>'
        for shade, cells in enumerate(shades, 1)
    )
    return (
        f'<path d="{grid.outline(plan.cells)}" fill="var(--sand-grid)" stroke="var(--sand-edge)" '
        f'stroke-width="{num(radius * 0.2)}" stroke-linejoin="round"/>{plain}{ripples}'
        f"{massif(plan, RANGE, radius * 1.95, 2)}"
    )


def coordinates(plan: Plan) -> str:
    """Letters for the columns and numbers for the rows, along the edges of the picture."""
    grid = plan.grid
    far = plan.width if grid.turned else plan.height
    edges = (8.0, far - 8) if plan.board is WHOLE_BOARD or grid.turned else (8.0,)
    marks: list[tuple[float, float, str]] = []
    for column in sorted({x for x, _ in plan.cells}):
        x, y = grid.point(3 * column, 0)
        for edge in edges:
            at = (edge, y) if grid.turned else (x, edge)
            marks.append((*at, chr(ord("A") + column)))
    edges = (11.0, plan.width - 11) if plan.board is WHOLE_BOARD else (11.0,)
    for row in range(len(MAP)):
        x, y = grid.point(0, 2 * row + 0.5)
        if grid.turned:
            marks.append((x, 9, str(row + 1)))
        else:
            marks += [(edge, y, str(row + 1)) for edge in edges]
    size = LEAST if plan.narrow else 14
    texts = "".join(
        f'<text x="{num(x)}" y="{num(y + size * 0.36)}">{text}</text>' for x, y, text in marks
    )
    return (
        f'<g font-size="{size}" font-weight="600" text-anchor="middle" fill="var(--ink)" '
        'stroke="var(--rock)" stroke-width="3" paint-order="stroke" stroke-linejoin="round">'
        f"{texts}</g>"
    )


# -- with two and three players -------------------------------------------------------------------


def behind_the_line(cell: Cell) -> bool:
    """Whether a place is open desert when two or three play, and not mountains."""
    x, y = cell
    if 0 <= x < len(MAP[0]) and 0 <= y < len(MAP) and MAP[y][x] != "#":
        return MAP[y][x] in ",eQ"
    return x >= 18 or (x >= 13 and y >= 11) or (x >= 10 and y >= 13)


def dunes(plan: Plan, unused: str) -> str:
    """The part of the board that nobody enters, and the open desert beyond it."""
    columns, rows = range(len(MAP[0]) + 20), range(-16, len(MAP) + 18)
    area = plan.grid.outline((x, y) for x in columns for y in rows if behind_the_line((x, y)))
    left, middle, right = -BEYOND, plan.width / 2, plan.width + BEYOND
    waves = "".join(
        f'<path d="M{left} {y}C{num(left / 2)} {y + 50} {num(middle / 2)} {y - 80} {num(middle)} '
        f'{y - 30}S{num(right - 300)} {y + 30} {num(right)} {y - 40}V{y + 160}H{left}Z" '
        f'fill="var(--dune-{1 + nth % 2})"/>'
        for nth, y in enumerate(range(-BEYOND, int(plan.height) + BEYOND, 86))
    )
    x, y = (92.0, plan.height - 76) if plan.narrow else plan.grid.point(58.5, 9.5)
    size = LEAST if plan.narrow else 13.5
    words = "".join(
        f'<tspan x="{num(x)}" dy="{num(nth * size * 1.3)}">{esc(part)}</tspan>'
        for nth, part in enumerate(unused.split("\n"))
    )
    return (
        f'<defs><clipPath id="desert-open-{plan.name}"><path d="{area}"/></clipPath></defs>'
        f'<g clip-path="url(#desert-open-{plan.name})">{cover(plan, "var(--dune-1)")}{waves}'
        f"{cover(plan, 'url(#zellige)')}</g>"
        f'<text y="{num(y)}" font-size="{num(size)}" text-anchor="middle" fill="var(--ink)" '
        f'opacity=".85">{words}</text>'
    )


def line(plan: Plan) -> str:
    """The thick line at which the board ends."""
    d = plan.grid.border(plan.cells, (cell for cell in HEXES if behind_the_line(cell)))
    stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{d}" stroke="var(--panel)" stroke-width="{num(plan.radius * 0.32)}" {stroke}/>'
        f'<path d="{d}" stroke="var(--clay)" stroke-width="{num(plan.radius * 0.15)}" {stroke}/>'
    )
