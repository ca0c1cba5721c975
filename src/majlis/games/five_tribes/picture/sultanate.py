"""The sultanate: the ground of the tiles, with the scenery of each kind."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import lru_cache

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred
from majlis.drawing.paper import cover
from majlis.drawing.svg import num, use
from majlis.games.five_tribes.data import (
    COLUMNS,
    HELD,
    MEEPLE,
    NAMES,
    ROWS,
    TILE,
    TILE_IS_BLUE,
    TILES,
)
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.rules.sowing import ChooseTile
from majlis.games.five_tribes.state import Sultanate


@lru_cache(maxsize=64)
def ground(layout: Layout, kinds: tuple[int, ...]) -> str:
    """The ground under everything: paper, coordinates, and the tiles that lie there."""
    size = layout.width, layout.height
    tiles = "".join(tile_ground(layout, layout.tiles[at], kind) for at, kind in enumerate(kinds))
    return (
        f"<g>{cover(*size, 'var(--ground)')}{cover(*size, 'url(#zellige)')}"
        f"{coordinates(layout)}{tiles}</g>"
    )


def tile_ground(layout: Layout, box: Box, kind: int) -> str:
    tone = "cool" if TILE_IS_BLUE[kind] else "warm"
    floor = round(box.height * 0.62)
    r = layout.corner
    x, y, width, height = box
    ground = box.rect(r, f'fill="var(--{tone})"')
    edge = box.inset(0.5).rect(r - 0.5, 'fill="none" stroke="var(--tile-edge)"')
    return (
        f"{ground}{use(f'scenery-{kind}', x, y, width, floor)}"
        f'<path d="M{num(x)} {num(y + floor)}h{num(width)}v{num(height - floor - r)}'
        f"q0 {num(r)} {num(-r)} {num(r)}h{num(2 * r - width)}q{num(-r)} 0 {num(-r)} {num(-r)}"
        f'Z" fill="var(--{tone}-floor)"/>{edge}'
    )


def coordinates(layout: Layout) -> str:
    """Letters and numbers along two edges."""
    size, off = (11.2, 7.0) if layout.small else (13.5, 9.0)
    left, top = layout.board.x - off - 1, layout.board.y - off
    marks = []
    for column in range(COLUMNS):
        x, y = layout.tiles[column].middle
        letter = NAMES[column][0]
        marks.append((left, y, letter) if layout.turned else (x, top, letter))
    for row in range(ROWS):
        x, y = layout.tiles[COLUMNS * row].middle
        number = NAMES[COLUMNS * row][1]
        marks.append((x, top, number) if layout.turned else (left, y, number))
    return "".join(centred(text, x, y, size, 600, "quiet") for x, y, text in marks)


# -- tiles in question -----------------------------------------------------------------------------


def in_question(s: Sultanate, options: list[int]) -> set[int]:
    """The tiles that the answers point at, and the last of the sowing; none if that says nothing,
    because all tiles are asked about."""
    if not options or isinstance(s.question(), ChooseTile):
        return set()
    tiles = {action - TILE for action in options if TILE <= action < MEEPLE}
    tiles |= {(action - MEEPLE) // 5 for action in options if MEEPLE <= action < HELD}
    return tiles | {s.path[-1]} if tiles and s.path else tiles


def veil(layout: Layout, lit: AbstractSet[int]) -> dict[str, str]:
    """Tiles that are not in question are dimmed, when some are."""
    if not lit or len(lit) == TILES:
        return {}
    d = "".join(box.path(layout.corner) for tile, box in enumerate(layout.tiles) if tile not in lit)
    return {"veil": f'<path d="{d}" fill="var(--veil)"/>'}
