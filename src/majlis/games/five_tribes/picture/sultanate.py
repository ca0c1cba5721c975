"""The sultanate: the ground of the tiles, with the scenery of each kind."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import cache, lru_cache

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred
from majlis.drawing.svg import num
from majlis.games.five_tribes.data import (
    COLUMNS,
    HELD,
    MEEPLE,
    NAMES,
    OASIS,
    ROWS,
    SMALL_MARKET,
    TILE,
    TILE_IS_BLUE,
    TILE_POINTS,
    TILES,
    VILLAGE,
)
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.strokes import eight_points
from majlis.games.five_tribes.rules.sowing import ChooseTile
from majlis.games.five_tribes.state import Sultanate

BEYOND = 700
"""How far the ground reaches beyond the picture, for windows of another shape."""

# Drawn on a canvas of 124 x 72, stretched to what lies above the floor of a tile.
VILLAGE_1 = "M22 72V50H42V72ZM80 72V46H102V72ZM58 72V46C58 38 64 36 70 30C76 36 82 38 82 46V72Z"
VILLAGE_2 = "M40 72V38H60V72ZM38 38H62V34H58V36.5H54V34H46V36.5H42V34H38Z"
VILLAGE_3 = (
    "M27 72V62C27 58 35 58 35 62V72ZM66 72V58C66 53 74 53 74 58V72ZM87 72V60C87 56 95 56 95 60V72Z"
    "M46 46H54V52H46ZM46 57H54V63H46Z"
)
SACRED_1 = "M36 72V42C36 30 52 26 62 16C72 26 88 30 88 42V72Z"
SACRED_2 = "M26 72V36C30 30 36 30 40 36V72ZM84 72V36C88 30 94 30 98 36V72Z"
SACRED_3 = "M45 72V46C45 37 55 34 62 26C69 34 79 37 79 46V72Z"
DUNE = "M0 72V58C20 48 34 56 54 52C76 47 96 44 124 56V72Z"
WAVES = "M34 66C40 63 46 69 52 66M64 68C70 65 76 71 82 68M52 61C56 59 60 63 64 61"
REEDS = (
    "M20 64C18 56 18 52 14 46M22 64C22 56 24 50 27 46M104 62C104 54 107 50 111 46"
    "M101 62C100 56 98 52 96 48"
)


@lru_cache(maxsize=64)
def ground(layout: Layout, kinds: tuple[int, ...]) -> str:
    """The ground under everything: paper, coordinates, and the tiles that lie there."""
    size = (
        f'x="{-BEYOND}" y="{-BEYOND}" width="{num(layout.width + 2 * BEYOND)}" '
        f'height="{num(layout.height + 2 * BEYOND)}"'
    )
    tiles = "".join(tile_ground(layout, layout.tiles[at], kind) for at, kind in enumerate(kinds))
    return (
        f'<g><rect {size} fill="var(--ground)"/><rect {size} fill="url(#zellige)"/>'
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
        f'{ground}<use href="#scenery-{kind}" x="{num(x)}" y="{num(y)}" width="{num(width)}" '
        f'height="{num(floor)}"/>'
        f'<path d="M{num(x)} {num(y + floor)}h{num(width)}v{num(height - floor - r)}'
        f"q0 {num(r)} {num(-r)} {num(r)}h{num(2 * r - width)}q{num(-r)} 0 {num(-r)} {num(-r)}"
        f'Z" fill="var(--{tone}-floor)"/>{edge}'
    )


def coordinates(layout: Layout) -> str:
    """Letters and numbers along two edges."""
    size = 11.0 if layout.narrow else 13.5
    marks = []
    for column in range(COLUMNS):
        x, y = layout.tiles[column].middle
        letter = NAMES[column][0]
        marks.append((8.5, y, letter) if layout.narrow else (x, layout.board.y - 9, letter))
    for row in range(ROWS):
        x, y = layout.tiles[COLUMNS * row].middle
        number = NAMES[COLUMNS * row][1]
        marks.append((x, layout.board.y - 6, number) if layout.narrow else (283, y, number))
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


# -- scenery ---------------------------------------------------------------------------------------


@cache
def scenery_symbols() -> str:
    """The scenery of every kind of tile, for `defs`."""
    return "".join(
        f'<symbol id="scenery-{kind}" viewBox="0 0 124 72" preserveAspectRatio="none">'
        f"{scenery(kind)}</symbol>"
        for kind in range(len(TILE_POINTS))
    )


def scenery(kind: int) -> str:
    if kind == VILLAGE:
        shades = zip((VILLAGE_1, VILLAGE_2, VILLAGE_3), "123", strict=True)
        return "".join(f'<path d="{d}" fill="var(--cool-{n})"/>' for d, n in shades)
    if TILE_IS_BLUE[kind]:
        shades = zip((SACRED_2, SACRED_1, SACRED_3), "213", strict=True)
        shrine = "".join(f'<path d="{d}" fill="var(--cool-{n})"/>' for d, n in shades)
        return (
            f'{shrine}<path d="{eight_points(62, 54, 12)}" fill="var(--cool-1)"/>'
            f'<path d="{eight_points(62, 54, 6)}" fill="var(--cool-3)"/>'
        )
    if kind == OASIS:
        stroke = 'fill="none" stroke-linecap="round"'
        return (
            f'<path d="{DUNE}" fill="var(--warm-1)"/>'
            '<ellipse cx="62" cy="66" rx="46" ry="11" fill="var(--pool)"/>'
            f'<path d="{WAVES}" {stroke} stroke="var(--pool-light)" stroke-width="1.6"/>'
            f'<path d="{REEDS}" {stroke} stroke="var(--reed)" stroke-width="2.4"/>'
        )
    if kind == SMALL_MARKET:
        return stall(38, 48, 40)
    return stall(8, 36, 42) + stall(80, 36, 42) + stall(42, 40, 37)


def stall(x: float, width: float, y: float) -> str:
    """A market stall under a striped awning."""
    stripe = width / 4
    awning = "".join(
        f'<path d="M{num(x + k * stripe)} {num(y)}h{num(stripe)}v12a{num(stripe / 2)} '
        f'{num(stripe / 2)} 0 0 1 {num(-stripe)} 0Z" '
        f'fill="var(--awning{"" if k % 2 == 0 else "-light"})"/>'
        for k in range(4)
    )
    poles = f"M{num(x + 3)} {num(y + 10)}h3V72h-3ZM{num(x + width - 6)} {num(y + 10)}h3V72h-3Z"
    wares = "".join(
        f'<circle cx="{num(x + width * share)}" cy="59" r="{num(radius)}"/>'
        for share, radius in ((0.32, 4), (0.52, 4.6), (0.72, 4))
    )
    return (
        f'<path d="{poles}" fill="var(--warm-2)"/>'
        f'<path d="M{num(x + 2)} 62h{num(width - 4)}V72h{num(4 - width)}Z" fill="var(--warm-1)"/>'
        f'<g fill="var(--warm-3)">{wares}</g>{awning}'
    )
