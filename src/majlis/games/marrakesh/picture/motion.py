"""What travels: pawns from where they stood, keshis out of the tower and from its base; and marks of
what has moved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from majlis.drawing.motion import TRAVEL, journey
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
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note
from majlis.words import Said

DROP = 60
"""Milliseconds between two keshis of a colour that fall out of the tower."""
MOVING = {
    notes.CAME_OUT: 110,
    notes.DEPLOYED: 110,
    notes.SAILED: TRAVEL,
    notes.CLIMBED: TRAVEL,
}
"""What moves something, one after the other: all that the tower drops takes about a second."""
GAINS = (notes.GAINED, notes.PAID, notes.POINTS, notes.GOODS_PAID, notes.JETTY, notes.CONNECTION)
"""What can come of a pawn's move."""


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


def motion(
    shown: Shown,
    quarter: Shown,
    layout: Layout,
    fresh: Sequence[Note],
    when: Sequence[int],
    canvas: Canvas,
) -> list[Motion]:
    """Of several moves of a pawn the first counts."""
    moves: dict[str, Motion] = {}
    for note, delay in zip(fresh, when, strict=True):
        found = moved_pawn(shown, layout, note)
        if found and found[0] not in moves:
            key, *way = found
            moves[key] = journey(key, way, delay)
    if "tower" in layout.zones:
        keshis = falls(layout, canvas, fresh, when) + arrivals(quarter, layout, canvas, fresh, when)
        moves |= {move.key: move for move in keshis}
    return sorted(moves.values(), key=lambda move: move.delay)


def falls(
    layout: Layout, canvas: Canvas, fresh: Sequence[Note], when: Sequence[int]
) -> list[Motion]:
    """Keshis drop out of the tower one after the other, colour by colour."""
    tower = layout.zones["tower"]
    x, y = mouth_in(tower)
    begins = {
        note[2]: delay for note, delay in zip(fresh, when, strict=True) if note[1] == notes.CAME_OUT
    }
    moves = []
    counted = Counter[int]()
    for key, keshi in canvas.fallen.items():
        way = (x, y), (x, tower.foot - 20), keshi.place
        delay = begins[keshi.colour] + DROP * counted[keshi.colour]
        counted[keshi.colour] += 1
        moves.append(journey(key, way, delay, new=True))
    return moves


def arrivals(
    quarter: Shown, layout: Layout, canvas: Canvas, fresh: Sequence[Note], when: Sequence[int]
) -> list[Motion]:
    """Keshis come from the base of the tower to where they are deployed."""
    wells = wells_in(layout.zones["tower"])
    deployed = [
        (note[3], delay)
        for note, delay in zip(fresh, when, strict=True)
        if note[1] == notes.DEPLOYED and note[2] == quarter.seat
    ]
    begins = dict(reversed(deployed))
    return [
        journey(key, (wells[keshi.colour].middle, keshi.place), begins[keshi.colour], new=True)
        for key, keshi in canvas.arrivals.items()
    ]


def gains_of(words: Words, note: Note) -> Said | None:
    """What the log tells of a note; a keshi that is deployed was told of when it was taken."""
    return None if note[1] == notes.DEPLOYED else words.log.say(note)


def gain_places(shown: Shown, layout: Layout, fresh: Sequence[Note]) -> list[Point | None]:
    """Where each of these notes brings or costs something: at the pawn that has moved for it."""
    places: list[Point | None] = []
    pawn: Point | None = None
    owner = NONE
    for note in fresh:
        found = moved_pawn(shown, layout, note)
        if found:
            owner, pawn = note[2], found[2]
        elif note[1] not in GAINS or note[2] != owner:
            owner, pawn = NONE, None
        places.append(pawn)
    return places
