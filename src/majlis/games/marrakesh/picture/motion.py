"""What travels: pawns from where they stood, keshis out of the tower and from its base; and marks of
what has moved."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.motion import journey
from majlis.drawing.scene import Motion
from majlis.drawing.svg import Point, circle
from majlis.games.marrakesh.data import ON_PALACE
from majlis.games.marrakesh.picture.canvas import Canvas
from majlis.games.marrakesh.picture.layout import Layout
from majlis.games.marrakesh.picture.river import Banks
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.stairs import flights_in, pawn_at
from majlis.games.marrakesh.picture.tower import mouth_in, wells_in
from majlis.games.marrakesh.rules import notes
from majlis.kernel.state import Note

STEP = 90
"""Milliseconds between the pawns of one answer."""


def moved_pawn(shown: Shown, layout: Layout, note: Note) -> tuple[str, Point, Point] | None:
    """The pawn that a note moved: its key, where it came from, where it is; none if its zone is
    not large enough to show it."""
    kind, seat, a, b = note[1:5]
    if kind == notes.SAILED and "river" in layout.zones:
        banks = Banks(layout.zones["river"])
        return f"fisherman-{seat}", banks.space(a), banks.space(shown.view.players[seat].river)
    if kind == notes.CLIMBED and "stairs" in layout.zones:
        flights = flights_in(layout.zones["stairs"])
        name = "courtier" if a == ON_PALACE else "student"
        now = pawn_at(shown, flights, a, seat)
        return f"{name}-{seat}", (now[0], flights.slab(a, b).middle[1]), now
    return None


def marks(shown: Shown, layout: Layout, recent: Sequence[Note]) -> dict[str, str]:
    """A dotted ring around pawns that others have moved since the viewer's last answer."""
    ring = (
        'fill="none" stroke="var(--ink)" stroke-opacity=".7" stroke-width="1.5" '
        'stroke-dasharray="2 3.6" stroke-linecap="round"'
    )
    drawn = {}
    for note in recent:
        found = moved_pawn(shown, layout, note)
        if found and note[2] != shown.view.viewer:
            key, _, (x, y) = found
            drawn[f"mark-{key}"] = circle(x, y, 13, ring)
    return drawn


def motion(shown: Shown, layout: Layout, fresh: Sequence[Note], canvas: Canvas) -> list[Motion]:
    """Of several moves of a pawn the first counts."""
    ways: dict[str, tuple[Point, ...]] = {}
    for note in fresh:
        found = moved_pawn(shown, layout, note)
        if found:
            key, start, end = found
            ways.setdefault(key, (start, end))
    if "tower" in layout.zones:
        tower = layout.zones["tower"]
        wells = wells_in(tower)
        for key, keshi in canvas.fallen.items():
            x, y = mouth_in(tower)
            ways[key] = (x, y), (x, tower.foot - 20), keshi.place
        for key, keshi in canvas.arrivals.items():
            ways[key] = wells[keshi.colour].middle, keshi.place
    return [journey(key, way, STEP * nth) for nth, (key, way) in enumerate(ways.items())]
