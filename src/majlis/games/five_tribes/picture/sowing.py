"""A sowing on the board: its path, whom one may drop where, and where it can end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot

from majlis.drawing.boxes import Box, across, below
from majlis.drawing.lettering import centred, width_of, write
from majlis.drawing.scene import Target
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import Point, between, circle, num
from majlis.drawing.targets import target_around
from majlis.games.five_tribes.data import (
    MEEPLE,
    NAMES,
    TRIBES,
    is_meeple_on_tile,
    is_tile,
    tile_of,
)
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.symbols import breadth, meeple, use
from majlis.games.five_tribes.picture.tiles import free_until
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.games.five_tribes.words.sowing_ends import possible_ends

HAND = (
    "M8 12V6.5A1.5 1.5 0 0 1 11 6.5V11M11 11V5A1.5 1.5 0 0 1 14 5V11M14 11V6.5A1.5 1.5 0 0 1 17 "
    "6.5V14C17 18 15 20.5 11.5 20.5C8.5 20.5 7 19 5.5 16L4 13A1.5 1.5 0 0 1 6.6 11.6L8 13.5"
)
FLAG = "M6 21V4M6 5H18L15 9L18 13H6"


@dataclass(frozen=True)
class Sowing:
    """What the hand can do next."""

    drops: dict[int, Drops]
    """By tile: whom the viewer may drop there now."""
    ends: dict[int, dict[int, int]]
    """By tile where it can end: whom, and how many one would lift."""
    whole_tiles: bool
    """The tiles are pointed at, not the meeples on them."""


def is_sowing(s: Sultanate) -> bool:
    return bool(s.waiting) and isinstance(s.question(), DropMeeple)


def is_sown(s: Sultanate) -> bool:
    """A sowing goes on, or is about to begin."""
    return bool(s.waiting) and isinstance(s.question(), ChooseTile | DropMeeple)


def going_on(s: Sultanate, layout: Layout, options: Sequence[int], touch: bool) -> Sowing | None:
    """The sowing that somebody is asked about, if there is one."""
    if not is_sowing(s):
        return None
    return Sowing(drops_by_tile(s, layout, options), ends_by_tile(s), touch)


def stops(s: Sultanate, options: Sequence[int]) -> set[int]:
    """The tiles that a drag along the way comes by: where the hand is, and where it can go; none if
    nothing is sown."""
    if not is_sown(s):
        return set()
    here = s.path[-1:] if is_sowing(s) else []
    return {
        *here,
        *(tile_of(action) for action in options if is_tile(action) or is_meeple_on_tile(action)),
    }


def lit(s: Sultanate, sowing: Sowing) -> set[int]:
    """The tiles that the sowing has come by or may come to."""
    return {*s.path, *sowing.drops, *sowing.ends}


AIDS = {"marks", "ends", "ways", "path", "pills", "ghosts", "flags", "steps", "drops", "own"}
"""The nodes of `ground` and `above`, and the hand."""


def ground(s: Sultanate, layout: Layout, sowing: Sowing) -> dict[str, str]:
    """What lies under the pieces."""
    drops = sowing.drops
    nodes = {"ends": outlines(layout, [tile for tile in sowing.ends if tile not in drops])}
    if drops:
        nodes["ways"] = ways_on(layout, s.path[-1], tuple(drops), not sowing.whole_tiles)
    nodes["path"] = path(layout, tuple(s.path))
    if not sowing.whole_tiles:
        nodes["pills"] = f"<g>{''.join(drop.ground() for drop in drops.values())}</g>"
    start = s.path[0]
    if not sum(s.meeples[5 * start : 5 * start + 5]):
        lifted = s.dropped + [tribe for tribe in range(5) for _ in range(s.hand[tribe])]
        nodes["ghosts"] = f"<g>{ghosts(layout, start, lifted)}</g>"
    return nodes


def above(s: Sultanate, layout: Layout, sowing: Sowing) -> dict[str, str]:
    """What lies above the pieces."""
    flags = [
        flag(layout, tile, free_until(s, layout, tile), tuple(sorted(lifted.items())))
        for tile, lifted in sowing.ends.items()
        if tile not in sowing.drops
    ]
    nodes = {
        "flags": f"<g>{''.join(flags)}</g>",
        "marks": "<g/>",  # of a draft: no dash goes through a number
        "steps": steps(layout, tuple(s.path)),
    }
    if not sowing.whole_tiles:
        nodes["drops"] = f"<g>{''.join(drop.meeples() for drop in sowing.drops.values())}</g>"
    return nodes


def targets(s: Sultanate, layout: Layout, names: Names, sowing: Sowing) -> dict[int, Target]:
    """The meeples to drop: the whole tile, cut into as many parts."""
    found: dict[int, Target] = {}
    if sowing.whole_tiles:
        return found
    for tile, drop in sowing.drops.items():
        told = names.tile(s, tile)[1]
        for tribe, part in zip(drop.tribes, drop.parts, strict=True):
            name = names.name(f"{TRIBES[tribe]}:{NAMES[tile]}")
            found[MEEPLE + 5 * tile + tribe] = target_around(
                part, layout.corner, name, told, along=NAMES[tile]
            )
    return found


def scale(layout: Layout) -> float:
    return 0.64 if layout.small else 1.0


# -- the path --------------------------------------------------------------------------------------


def bends(points: Sequence[Point], radius: float) -> str:
    """The `d` of a way through these points, rounded at the corners."""
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        a = between(at, before, radius / max(1, hypot(at[0] - before[0], at[1] - before[1])))
        b = between(at, after, radius / max(1, hypot(at[0] - after[0], at[1] - after[1])))
        d += f"L{num(a[0])} {num(a[1])}Q{num(at[0])} {num(at[1])} {num(b[0])} {num(b[1])}"
    return d + (f"L{num(points[-1][0])} {num(points[-1][1])}" if len(points) > 1 else "")


@lru_cache(maxsize=256)
def path(layout: Layout, tiles: tuple[int, ...]) -> str:
    """The way that the hand has gone, from an open circle to the hand."""
    k = scale(layout)
    points = [layout.way(tile) for tile in tiles]
    way = bends(points, 14 * k)
    stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    bands = "".join(
        f'<path d="{way}" {stroke} stroke="var(--{tone})" stroke-width="{num(width * k)}"/>'
        for tone, width in (("case", 14), ("ring-edge", 10.4), ("ring", 7.4))
    )
    (x, y), (end_x, end_y) = points[0], points[-1]
    edge = f'fill="var(--case)" stroke="var(--ring)" stroke-width="{num(3.4 * k)}"'
    start = circle(x, y, 9 * k, edge)
    edge = f'fill="var(--ring)" stroke="var(--case)" stroke-width="{num(3 * k)}"'
    hand = (
        f"{circle(end_x, end_y, 13 * k, edge)}"
        f'<g transform="translate({num(end_x - 9 * k)} {num(end_y - 9 * k)})'
        f'scale({num(0.75 * k)})">'
        f'<path d="{HAND}" {stroke} stroke="var(--on-ring)" stroke-width="1.9"/></g>'
    )
    return f"<g>{bands}{start}{hand}</g>"


@lru_cache(maxsize=256)
def steps(layout: Layout, tiles: tuple[int, ...]) -> str:
    """The number of each meeple dropped, between its tile and the one before."""
    reach = 8.0 if layout.small else 10.0
    marks = []
    for nth, (one, other) in enumerate(pairwise(tiles), 1):
        x, y = between(layout.way(one), layout.way(other))
        if layout.tiles[one].x == layout.tiles[other].x:
            y = max(layout.tiles[one].y, layout.tiles[other].y) + (3 if layout.small else 5)
        marks += [
            circle(x, y, reach, 'fill="var(--panel)" stroke="var(--ring-edge)" stroke-width="2"'),
            centred(str(nth), x, y, 11.2 if layout.small else 12.5),
        ]
    return f"<g>{''.join(marks)}</g>"


@lru_cache(maxsize=256)
def ways_on(layout: Layout, here: int, tiles: tuple[int, ...], framed: bool) -> str:
    """Dotted lines from the hand to the tiles that it may go to, and a frame around each of them where
    the page does not ring it."""
    k = scale(layout)
    x, y = layout.way(here)
    dots, lights = "", ""
    for tile in tiles:
        to_x, to_y = layout.way(tile)
        right, down = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        far = abs(to_x - x) + abs(to_y - y) - (26 if right else 20) * k
        dots += (
            f"M{num(x + right * 19 * k)} {num(y + down * 19 * k)}"
            f"L{num(x + right * far)} {num(y + down * far)}"
        )
        lights += layout.tiles[tile].path(layout.corner)
    stroke = 'fill="none" stroke-linecap="round"'
    edge, band = (4.4, 2.4) if layout.small else (5.6, 3.0)
    frame = (
        f'<path d="{lights}" fill="none" stroke="var(--ring-edge)" stroke-width="{edge}"/>'
        f'<path d="{lights}" fill="none" stroke="var(--ring)" stroke-width="{band}"/>'
    )
    return (
        f"<g>{frame if framed else ''}"
        f'<path d="{dots}" {stroke} stroke="var(--case)" stroke-width="{num(6.4 * k)}"/>'
        f'<path d="{dots}" {stroke} stroke="var(--ring-edge)" stroke-width="{num(3.4 * k)}" '
        f'stroke-dasharray="{num(0.5 * k)} {num(7 * k)}"/></g>'
    )


@lru_cache(maxsize=64)
def trace(layout: Layout, seat: int, tiles: tuple[int, ...]) -> str:
    """A sowing that is over: a dotted line that ends in the mark of the seat."""
    k = scale(layout)
    points = [layout.way(tile) for tile in tiles]
    way = bends(points, 8 * k)
    colour = f"var(--seat-{seat + 1})"
    stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    edge = f'fill="var(--case)" stroke="{colour}"'
    start = circle(*points[0], 6 * k, f'{edge} stroke-width="{num(2.4 * k)}"')
    end = circle(*points[-1], 12 * k, f'{edge} stroke-width="{num(1.6 * k)}"')
    return (
        f'<g><path d="{way}" {stroke} stroke="var(--case)" stroke-opacity=".85" '
        f'stroke-width="{num(7 * k)}"/><path d="{way}" {stroke} stroke="{colour}" '
        f'stroke-width="{num(3.4 * k)}" stroke-dasharray="{num(0.5 * k)} {num(7 * k)}"/>'
        f"{start}{end}{seat_shape(seat, *points[-1], 6.4 * k)}</g>"
    )


# -- whom one may drop -----------------------------------------------------------------------------


FINGER = 40.0
"""How wide a place must be for a finger."""
TWO_ROWS = 120.0
"""How high a tile must be to hold the drops in two rows, with people below them."""


class Drops:
    """On a tile: the meeples that may be dropped there now, in a row or in two."""

    def __init__(self, layout: Layout, box: Box, free: float, tribes: tuple[int, ...]) -> None:
        self.tribes = tribes
        beside = len(tribes)
        if box.width < FINGER * beside and box.height > TWO_ROWS and beside > 2:
            beside = (beside + 1) // 2
        rows = [tribes[first : first + beside] for first in range(0, len(tribes), beside)]
        whole = box.inset(-0.8 * layout.gap)  # those beside it are no places for a drop
        self.parts = [
            part
            for row, line in zip(rows, below(whole, len(rows), 0), strict=True)
            for part in across(line, len(row), 0)
        ]
        """The tile, cut into a part for each of them."""
        each, high = (17.0, 23.0) if layout.small else (25.0, 31.0)
        if len(rows) > 1:
            each, high = each - 1, high - 4
        each = min(each, (box.width - 6) / beside)
        wide = each * beside + (4 if layout.small else 10)
        x = box.x + (box.width - wide) / 2
        if free < box.right:
            x = max(box.x + 2, min(x, free - wide - 2))
        self.outline = Box(x, box.y + layout.down - high * len(rows) / 2, wide, high * len(rows))
        self.places = [
            Box(x + (wide - each * len(row)) / 2 + k * each, line.y + 1.5, each, high - 3)
            for row, line in zip(rows, below(self.outline, len(rows), 0), strict=True)
            for k in range(len(row))
        ]
        self.corner = high / 2

    def ground(self) -> str:
        paint = 'fill="var(--ring)" stroke="var(--case)" stroke-width="1.8"'
        return self.outline.rect(self.corner, paint)

    def meeples(self) -> str:
        drawn = ""
        for tribe, box in zip(self.tribes, self.places, strict=True):
            high = min(box.height - 1, (box.width - 0.5) * 28 / 24)
            x, y = box.middle
            drawn += meeple(tribe, x - breadth(TRIBES[0], high) / 2, y - high / 2, high)
        return f"<g>{drawn}</g>"


def drops_by_tile(s: Sultanate, layout: Layout, options: Sequence[int]) -> dict[int, Drops]:
    """The tiles that a meeple may be dropped on."""
    tribes: dict[int, list[int]] = {}
    for action in options:
        tile, tribe = divmod(action - MEEPLE, 5)
        tribes.setdefault(tile, []).append(tribe)
    return {
        tile: Drops(layout, layout.tiles[tile], free_until(s, layout, tile), tuple(found))
        for tile, found in tribes.items()
    }


# -- where it can end ------------------------------------------------------------------------------


def ends_by_tile(s: Sultanate) -> dict[int, dict[int, int]]:
    """For every tile where the sowing can end: whom, and how many one would lift."""
    ends: dict[int, dict[int, int]] = {}
    for action in possible_ends(s):
        tile, tribe = divmod(action - MEEPLE, 5)
        ends.setdefault(tile, {})[tribe] = max(2, s.meeples[action - MEEPLE] + 1)
    return ends


def outlines(layout: Layout, tiles: Sequence[int]) -> str:
    """A dashed edge around each tile where the sowing can end."""
    d = "".join(layout.tiles[tile].inset(2.4).path(layout.corner - 1.5) for tile in tiles)
    width = 1.8 if layout.small else 2.1
    return (
        f'<path d="{d}" fill="none" stroke="var(--dash)" stroke-width="{width}" '
        'stroke-dasharray="5 4.4"/>'
    )


@lru_cache(maxsize=1024)
def flag(layout: Layout, tile: int, free: float, lifted: tuple[tuple[int, int], ...]) -> str:
    """Whom one would lift there, and how many; below each other what is too wide for the tile."""
    box = layout.tiles[tile]
    size, line, meeple_high = (11.2, 18.0, 14.0) if layout.small else (13.0, 24.0, 17.6)
    wide_meeple = breadth(TRIBES[0], meeple_high)
    parts = [
        (tribe, str(count), wide_meeple + 2 + width_of(str(count), size)) for tribe, count in lifted
    ]
    each, room = max(width for _, _, width in parts), box.width - 4
    roomy = not layout.small and len(parts) * (each + 6) + 23 <= room
    pole, gap, pad = (15.0, 6.0, 7.0) if roomy else (0.0, 3.0, 5.0)
    beside = min(len(parts), int((room - 2 * pad + gap) // (each + gap)))
    rows = [parts[first : first + beside] for first in range(0, len(parts), beside)]
    widest = max(sum(width for _, _, width in row) + gap * (len(row) - 1) for row in rows)
    wide, high = 2 * pad + pole + widest, line * len(rows)
    x = box.x + (box.width - wide) / 2
    if free < box.right:
        x = max(box.x + 2, min(x, free - wide - 2))
    y = box.y + layout.down - high / 2
    drawn = Box(0, 0, wide, high).rect(
        line / 2, 'fill="var(--panel)" stroke="var(--dash)" stroke-width="1.5"'
    )
    if pole:
        drawn += (
            f'<g transform="translate({num(pad - 2)} 5)scale(.58)"><path d="{FLAG}" fill="none" '
            'stroke="var(--dash)" stroke-width="2" stroke-linecap="round" '
            'stroke-linejoin="round"/></g>'
        )
    for nth, row in enumerate(rows):
        at, top = pad + pole, line * nth
        for tribe, count, width in row:
            drawn += meeple(tribe, at, top + (line - meeple_high) / 2, meeple_high)
            foot = top + line / 2 + size * 0.36
            drawn += write(count, at + wide_meeple + 2, foot, size, weight=700)
            at += width + gap
    return f'<g transform="translate({num(x)} {num(y)})">{drawn}</g>'


def ghosts(layout: Layout, tile: int, tribes: Sequence[int]) -> str:
    """Where the meeples stood that are in hand now or lie along the path."""
    box = layout.tiles[tile]
    high = layout.meeple
    wide = breadth(TRIBES[0], high)
    step = min(15.0 if layout.small else 25.0, (box.width - 6 - wide) / max(1, len(tribes) - 1))
    x = box.x + (box.width - wide - step * (len(tribes) - 1)) / 2
    y = box.foot - high - layout.foot
    return "".join(
        use(f"{TRIBES[tribe]}.ghost", x + k * step, y, high)
        for k, tribe in enumerate(sorted(tribes))
    )
