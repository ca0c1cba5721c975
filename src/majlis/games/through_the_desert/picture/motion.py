"""What has just happened: camels on their way, and marks of what was placed."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.motion import TRAVEL, journey, set_down
from majlis.drawing.scene import Motion
from majlis.drawing.svg import Point, num
from majlis.games.through_the_desert.data import HEXES, NAMES
from majlis.games.through_the_desert.picture.caravans import followed
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.state import Desert
from majlis.kernel.state import Note

MOVING = {notes.LEADER: TRAVEL, notes.CAMEL: TRAVEL}
"""What moves something, one after the other."""
GAINS = {notes.WATER: 4, notes.OASIS: 4, notes.LAND: 5}
"""What brings points, and which number of the note is the hex where."""


def motion(
    s: Desert,
    layout: Layout,
    fresh: Sequence[Note],
    when: Sequence[int],
    camels: list[tuple[int, ...]],
) -> list[Motion]:
    """A new camel comes out of the one that it follows; a leader is set down."""
    moves = []
    for note, delay in zip(fresh, when, strict=True):
        kind, seat, colour, hex = note[1:5]
        key = f"camel-{NAMES[hex]}"
        if kind == notes.CAMEL:
            caravan = 5 * seat + colour
            follows = followed(s.board, s.leaders[caravan], camels[caravan])
            way = layout.centre[follows[hex]], layout.centre[hex]
            moves.append(journey(key, way, delay, new=True))
        elif kind == notes.LEADER:
            moves.append(set_down(key, delay))
    return moves


def gain_places(layout: Layout, fresh: Sequence[Note]) -> list[Point | None]:
    """The hex that each of these notes brings points from."""
    return [layout.centre[note[GAINS[note[1]]]] if note[1] in GAINS else None for note in fresh]


def marks(layout: Layout, recent: Sequence[Note]) -> dict[str, str]:
    """A dashed line around what was placed since the viewer's last answer."""
    return {
        f"mark-{NAMES[note[4]]}": mark(layout, note[4])
        for note in recent
        if note[1] in (notes.LEADER, notes.CAMEL)
    }


def mark(layout: Layout, hex: int) -> str:
    radius = layout.radius
    return (
        f'<path d="{layout.grid.path(HEXES[hex], 0.98)}" fill="none" stroke="var(--ink)" '
        f'stroke-opacity=".8" stroke-width="{num(max(1.2, radius * 0.06))}" '
        f'stroke-dasharray="{num(radius * 0.16)} {num(radius * 0.14)}"/>'
    )
