"""The board: sand, mountains, and the line at which it ends for two and three players."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from math import sqrt

from majlis.drawing.hexes import Cell
from majlis.drawing.paper import BEYOND, cover
from majlis.drawing.scene import DrawingContext, Target
from majlis.drawing.svg import esc, num, use
from majlis.drawing.targets import target
from majlis.games.through_the_desert.data import (
    HEX,
    HEXES,
    MAP,
    PALM_SPOTS,
    SMALL_BOARD,
    WHOLE_BOARD,
    around,
)
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.picture.symbols import on_hex
from majlis.games.through_the_desert.state import CAMEL, CLOSED, PALM, Desert
from majlis.games.through_the_desert.words.names import Names

RANGE = [(x, y) for y, row in enumerate(MAP) for x, mark in enumerate(row) if mark == "^"]
"""The mountains in the middle."""


def ground(s: Desert, layout: Layout, names: Names) -> str:
    """Everything that never moves."""
    return painted(layout, names.t.gettext("Not used\nwith {n} players").format(n=s.players))


@cache
def painted(layout: Layout, unused: str) -> str:
    """The ground; `unused` says that nobody plays behind the line."""
    if layout.board is WHOLE_BOARD:
        return f"<g>{mountains(layout)}{border(layout)}{sand(layout)}{coordinates(layout)}</g>"
    return (
        f"<g>{mountains(layout)}{dunes(layout, unused)}{border(layout)}{sand(layout)}"
        f"{thick_line(layout)}{coordinates(layout)}</g>"
    )


# -- mountains --------------------------------------------------------------------------------


def mountains(layout: Layout) -> str:
    """Distant mountains without end: a pattern of eight places of the grid."""
    across, down = 6 * layout.radius, 2 * sqrt(3) * layout.radius
    if layout.grid.turned:
        across, down = down, across
    peaks = [
        peak(x + dx, y + dy, layout.radius * 1.5, (2 * cell[0] + cell[1]) % 3)
        for cell in ((column, row) for column in range(4) for row in range(2))
        for x, y in (layout.grid.centre(cell),)
        for dx in (-across, 0, across)
        for dy in (-down, 0, down)
    ]
    size = layout.width, layout.height
    return (
        f'<defs><pattern id="desert-far-{layout.name}" x="{num(layout.grid.left)}" '
        f'y="{num(layout.grid.top)}" width="{num(across)}" height="{num(down)}" '
        f'patternUnits="userSpaceOnUse"><g opacity=".5" transform="translate('
        f'{num(-layout.grid.left)} {num(-layout.grid.top)})">{"".join(peaks)}</g></pattern></defs>'
        f"{cover(*size, 'var(--rock)')}{cover(*size, f'url(#desert-far-{layout.name})')}"
    )


def peak(x: float, y: float, width: float, kind: int) -> str:
    return use(f"desert-peak-{kind}", x - width / 2, y - width * 0.6, width)


def massif(layout: Layout, cells: Iterable[Cell], width: float, kinds: int) -> str:
    """Mountains on these places, the lower in front of the upper."""
    placed = sorted(cells, key=lambda cell: (layout.grid.centre(cell)[1], cell))
    peaks = [peak(*layout.grid.centre((x, y)), width, (7 * x + 13 * y) % kinds) for x, y in placed]
    base = layout.grid.paths(placed, 1.02)
    return f'<path d="{base}" fill="var(--rock)"/>{"".join(peaks)}'


def border(layout: Layout) -> str:
    """The mountains that the board ends at."""
    beside = {place for cell in layout.cells for place in around(*cell)} - layout.cells - {*RANGE}
    if layout.board is SMALL_BOARD:
        beside = {cell for cell in beside if not behind_the_line(cell)}
    return massif(layout, beside, layout.radius * 1.75, 3)


# -- the board ----------------------------------------------------------------------------------


def sand(layout: Layout) -> str:
    """The hexes in play in three shades, ripples here and there, the mountains in the middle."""
    grid, radius = layout.grid, layout.radius
    shades: list[list[Cell]] = [[], [], []]
    ripples = ""
    for x, y in sorted(layout.cells):
        shades[(x * 5 + y * 3 + (x * y) % 4) % 3].append((x, y))
        if (x * x + 7 * y + x * y) % 5 == 0:
            ripples += on_hex("ripple", *grid.centre((x, y)), radius)
    plain = "".join(
        f'<path d="{grid.paths(cells, 0.96)}" fill="var(--sand-{shade})"/>'
        for shade, cells in enumerate(shades, 1)
    )
    return (
        f'<path d="{grid.outline(layout.cells)}" fill="var(--sand-grid)" stroke="var(--sand-edge)" '
        f'stroke-width="{num(radius * 0.2)}" stroke-linejoin="round"/>{plain}{ripples}'
        f"{massif(layout, RANGE, radius * 1.95, 2)}"
    )


def coordinates(layout: Layout) -> str:
    """Letters for the columns and numbers for the rows, along the edges of the picture."""
    grid, frame = layout.grid, layout.frame
    near, far = (frame.x, frame.right) if grid.turned else (frame.y, frame.foot)
    edges = (near + 8, far - 8) if layout.board is WHOLE_BOARD or grid.turned else (near + 8,)
    marks: list[tuple[float, float, str]] = []
    for column in sorted({x for x, _ in layout.cells}):
        x, y = grid.point(3 * column, 0)
        for edge in edges:
            at = (edge, y) if grid.turned else (x, edge)
            marks.append((*at, chr(ord("A") + column)))
    edges = (11.0, layout.width - 11) if layout.board is WHOLE_BOARD else (11.0,)
    for row in range(len(MAP)):
        x, y = grid.point(0, 2 * row + 0.5)
        if grid.turned:
            marks.append((x, 9, str(row + 1)))
        else:
            marks += [(edge, y, str(row + 1)) for edge in edges]
    size = layout.least if layout.small else 14
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


def dunes(layout: Layout, unused: str) -> str:
    """The part of the board that nobody enters, and the open desert beyond it."""
    columns, rows = range(len(MAP[0]) + 20), range(-16, len(MAP) + 18)
    area = layout.grid.outline((x, y) for x in columns for y in rows if behind_the_line((x, y)))
    left, middle, right = -BEYOND, layout.width / 2, layout.width + BEYOND
    waves = "".join(
        f'<path d="M{left} {y}C{num(left / 2)} {y + 50} {num(middle / 2)} {y - 80} {num(middle)} '
        f'{y - 30}S{num(right - 300)} {y + 30} {num(right)} {y - 40}V{y + 160}H{left}Z" '
        f'fill="var(--dune-{1 + nth % 2})"/>'
        for nth, y in enumerate(range(-BEYOND, int(layout.height) + BEYOND, 86))
    )
    x, y = layout.grid.point(*((54, 20.2) if layout.grid.turned else (58.5, 9.5)))
    size = layout.least if layout.small else 13.5
    words = "".join(
        f'<tspan x="{num(x)}" dy="{num(nth * size * 1.3)}">{esc(part)}</tspan>'
        for nth, part in enumerate(unused.split("\n"))
    )
    return (
        f'<defs><clipPath id="desert-open-{layout.name}"><path d="{area}"/></clipPath></defs>'
        f'<g clip-path="url(#desert-open-{layout.name})">'
        f"{cover(layout.width, layout.height, 'var(--dune-1)')}{waves}"
        f"{cover(layout.width, layout.height, 'url(#zellige)')}</g>"
        f'<text y="{num(y)}" font-size="{num(size)}" text-anchor="middle" fill="var(--ink)" '
        f'opacity=".85">{words}</text>'
    )


def thick_line(layout: Layout) -> str:
    """The thick line at which the board ends."""
    d = layout.grid.border(layout.cells, (cell for cell in HEXES if behind_the_line(cell)))
    stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{d}" stroke="var(--panel)" stroke-width="{num(layout.radius * 0.32)}" {stroke}/>'
        f'<path d="{d}" stroke="var(--clay)" stroke-width="{num(layout.radius * 0.15)}" {stroke}/>'
    )


# -- what can be pointed at ----------------------------------------------------------------------


def targets(s: Desert, layout: Layout, context: DrawingContext) -> dict[int, Target]:
    """The hexes in play."""
    owner = {hex: caravan // 5 for caravan, *hexes in s.lands for hex in hexes}
    cells, sizes, leaders = s.cells, s.sizes, s.leaders
    every = {}
    for hex in s.board.hexes:
        holds = cells[hex]
        facts: tuple[int, ...] = ()
        if holds >= CAMEL:
            caravan = holds - CAMEL
            facts = (sizes[caravan], leaders[caravan] == hex)
        elif holds == CLOSED:
            facts = (owner[hex],)
        elif holds == PALM:
            spot = PALM_SPOTS.index(hex)
            facts = tuple(c for c, oases in enumerate(s.linked) if oases >> spot & 1)
        every[HEX + hex] = hex_target(layout, context.language, context.names, hex, holds, facts)
    return every


@lru_cache(maxsize=16384)
def hex_target(
    layout: Layout,
    language: str,
    names: tuple[str, ...],
    hex: int,
    holds: int,
    facts: tuple[int, ...],
) -> Target:
    name, explain = Names(language, names).place(hex, holds, facts)
    return target(layout.target[hex], layout.centre[hex], name, explain)
