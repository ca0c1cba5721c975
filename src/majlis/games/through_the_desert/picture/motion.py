"""What has just happened: camels on their way, and marks of what was placed."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.motion import journey
from majlis.drawing.scene import Motion
from majlis.drawing.svg import num
from majlis.games.through_the_desert.data import HEXES, NAMES
from majlis.games.through_the_desert.picture.caravans import followed
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.state import Desert
from majlis.kernel.state import Note


def motion(
    s: Desert, layout: Layout, fresh: Sequence[Note], camels: list[tuple[int, ...]]
) -> list[Motion]:
    """A new camel comes out of the one that it follows."""
    moves = []
    for note in fresh:
        if note[1] == notes.CAMEL:
            seat, colour, hex = note[2:5]
            caravan = 5 * seat + colour
            follows = followed(s.board, s.leaders[caravan], camels[caravan])
            way = layout.centre[follows[hex]], layout.centre[hex]
            moves.append(journey(f"camel-{NAMES[hex]}", way))
    return moves


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
