"""The sultanate as a stamp: its tiles, who stands there, and who rules them."""

from __future__ import annotations

from majlis.drawing.mini import Mini, ground
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import num
from majlis.games.five_tribes.data import COLUMNS, TILE_IS_BLUE, TILES, TRIBES
from majlis.games.five_tribes.state import Sultanate

SIDE, TALL = 26.0, 19.6
"""Of a tile, with the gap to the next one."""


def draw(s: Sultanate) -> str:
    drawn = [ground("panel")]
    for tile, kind in enumerate(s.kinds[:TILES]):
        row, column = divmod(tile, COLUMNS)
        x, y = 5 + SIDE * column, 4 + TALL * row
        colour = "cool" if TILE_IS_BLUE[kind] else "warm"
        drawn.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{SIDE - 2:g}" height="{TALL - 2:g}" rx="2" '
            f'fill="var(--{colour})"/>'
        )
        people = [tribe for tribe, n in enumerate(s.crowd(tile)) for _ in range(n)]
        for nth, tribe in enumerate(people[:6]):
            drawn.append(
                f'<circle cx="{num(x + 3.6 + 3.5 * nth)}" cy="{num(y + 13.4)}" r="2" '
                f'fill="var(--{TRIBES[tribe]})" stroke="var(--{TRIBES[tribe]}-ink)" '
                'stroke-width=".5"/>'
            )
        if s.owners[tile] >= 0:
            drawn.append(seat_shape(s.owners[tile], x + 12, y + 6, 4.4))
    return "".join(drawn)


MINI = Mini(draw)
