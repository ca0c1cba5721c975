"""The desert as a stamp: caravans by colour, and whose they are."""

from __future__ import annotations

from majlis.drawing.hexes import HexGrid
from majlis.drawing.mini import HEIGHT, WIDTH, Mini, ground
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import num
from majlis.games.through_the_desert.data import HEXES, PASTELS, caravan_colour, owner_of
from majlis.games.through_the_desert.state import CAMEL, CLOSED, PALM, Desert
from majlis.kernel.frame import NONE


def draw(s: Desert) -> str:
    cells = [HEXES[hex] for hex in s.board.hexes]
    wide = max(x for x, _ in cells) - min(x for x, _ in cells) + 1
    radius = min(WIDTH / (1.5 * wide + 0.5), 6.4)
    grid = HexGrid(radius, 0, 0)
    points = [grid.centre(cell) for cell in cells]
    left = (WIDTH - min(x for x, _ in points) - max(x for x, _ in points)) / 2
    top = (HEIGHT - min(y for _, y in points) - max(y for _, y in points)) / 2
    grid = HexGrid(radius, left, top)
    drawn = [ground("rock"), f'<path d="{grid.paths(cells)}" fill="var(--sand-2)"/>']
    for hex in s.board.hexes:
        cell = s.cells[hex]
        fill = "oasis" if cell == PALM else "dune-2" if cell == CLOSED else ""
        if cell >= CAMEL:
            fill = f"{PASTELS[caravan_colour(cell - CAMEL)]}-edge"
        if fill:
            drawn.append(f'<path d="{grid.path(HEXES[hex])}" fill="var(--{fill})"/>')
        elif 0 < cell < PALM:
            x, y = grid.centre(HEXES[hex])
            drawn.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="2" fill="var(--pool)"/>')
    edge = 'stroke="var(--case)" stroke-width=".8"'
    for caravan, hex in enumerate(s.leaders):
        if hex != NONE:
            drawn.append(seat_shape(owner_of(caravan), *grid.centre(HEXES[hex]), 4, edge))
    return "".join(drawn)


MINI = Mini(draw)
