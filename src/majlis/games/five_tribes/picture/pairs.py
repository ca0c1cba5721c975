"""Meeples on tiles, for fingers: whom is chosen in the question bar, where on the board.

On a phone a meeple is 16 pixels wide; the tile that it stands on is large enough.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon
from majlis.drawing.scene import Chip, Pair
from majlis.drawing.svg import num
from majlis.games.five_tribes.data import TILE, TRIBES, is_meeple_on_tile, tile_of, tribe_of
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.sowing import is_sowing
from majlis.games.five_tribes.picture.symbols import breadth, meeple
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.frame import NONE


def pairs(options: Sequence[int]) -> dict[int, Pair]:
    return {
        action: Pair(piece(tribe_of(action)), TILE + tile_of(action))
        for action in options
        if is_meeple_on_tile(action)
    }


def piece(tribe: int) -> int:
    """The number of its chip."""
    return NONE - 1 - tribe


def chips(s: Sultanate, layout: Layout, names: Names, found: Mapping[int, Pair]) -> dict[int, Chip]:
    """The tribes to choose from; in a sowing, how many of each are in hand."""
    drops = is_sowing(s)
    return {
        piece(tribe): Chip(
            names.tribe(tribe),
            icon(TRIBES[tribe], 32, "piece"),
            f"×{s.hand[tribe]}" if drops and s.hand[tribe] > 1 else "",
            ghost(layout, tribe, comes=drops),
        )
        for tribe in sorted({tribe_of(action) for action in found})
    }


def ghost(layout: Layout, tribe: int, comes: bool) -> str:
    """The meeple on a tile where it could be dropped, or killed: around the middle of the tile."""
    high, line = (17.0, 22.0) if layout.small else (25.0, 31.0)
    wide = breadth(TRIBES[0], high)
    plus = high * 0.6 if comes else 0.0
    box = Box(0, 0, wide + plus + line * 0.6, line)
    x, y = -box.width / 2, layout.down - layout.tiles[0].height / 2 - line / 2
    drawn = box.rect(line / 2, 'fill="var(--panel)" stroke="var(--ring-edge)" stroke-width="1.8"')
    if comes:
        middle, arm = line * 0.28 + plus * 0.4, high * 0.2
        drawn += (
            f'<path d="M{num(middle - arm)} {num(line / 2)}h{num(2 * arm)}M{num(middle)} '
            f'{num(line / 2 - arm)}v{num(2 * arm)}" stroke="var(--ink)" stroke-width="2" '
            'stroke-linecap="round"/>'
        )
    drawn += meeple(tribe, line * 0.3 + plus, (line - high) / 2, high)
    return f'<g transform="translate({num(x)} {num(y)})">{drawn}</g>'
