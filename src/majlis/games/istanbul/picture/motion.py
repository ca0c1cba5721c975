"""What has just moved: figures travel by way of the places between, arrows mark the way."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from majlis.drawing.icons import inked, use_icon
from majlis.drawing.motion import TRAVEL, journey, set_down
from majlis.drawing.scene import Motion
from majlis.drawing.svg import Point, num
from majlis.games.istanbul.picture.figures import PlacedFigure
from majlis.games.istanbul.picture.layout import Layout
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.figures import COMPANION, FAMILY, MERCHANT
from majlis.games.istanbul.state import OWN, Istanbul
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note

FIGURES = {MERCHANT: "merchant", FAMILY: "family", COMPANION: "companion"}


MOVING = dict.fromkeys(
    (notes.MOVED, notes.NPC_MOVED, notes.NEUTRAL_MOVED, notes.LEFT, notes.BARRIER), TRAVEL
)
"""What moves something, one after the other."""
DICE = (notes.DIE, notes.ROLLED)


def motion(
    s: Istanbul,
    layout: Layout,
    fresh: Sequence[Note],
    when: Sequence[int],
    figures: list[PlacedFigure],
) -> list[Motion]:
    """Figures come from where they were; an assistant stays behind when his merchant is there."""
    standing = {figure.key for figure in figures}
    moves: dict[str, Motion] = {}
    for note, delay in zip(fresh, when, strict=True):
        kind, a, b, c, d = note[1:]
        if kind == notes.BARRIER and s.barrier:
            moves["barrier"] = set_down("barrier", delay)
        if kind == notes.LEFT:
            key = left_behind(s, a, b, c)
            if key in standing:
                moves[key] = set_down(key, delay)
        if kind == notes.MOVED and c and d:
            key, seat, start, goal = f"{FIGURES[b]}-{a}", a, c, d
        elif kind in (notes.NPC_MOVED, notes.NEUTRAL_MOVED) and b:
            name = "npc" if kind == notes.NPC_MOVED else "neutral"
            key, seat, start, goal = f"{name}-{a}", NONE, b, c
        else:
            continue
        if key not in standing or start == goal:
            continue
        cells = way(s, seat, start, goal)
        moves[key] = journey(key, [foot_of(layout, cell) for cell in cells], delay)
    return list(moves.values())


def left_behind(s: Istanbul, seat: int, place: int, whose: int) -> str:
    """The key of an assistant who has just been left at a place."""
    if whose == OWN:
        return f"assistant-{seat}-{place}"
    return f"white-{place}-{s.neutrals.count(place) - 1}"


def gain_places(s: Istanbul, layout: Layout, fresh: Sequence[Note]) -> list[Point | None]:
    """Where each of these notes brings or costs something: at the place where the player whose turn
    it is acts. The others gain from afar."""
    acting, place = s.turn_of, s.players[s.turn_of].merchant if s.turn_of >= 0 else 0
    places: list[Point | None] = []
    for note in fresh:
        kind, seat, a, _, goal = note[1:]
        if kind == notes.MOVED and goal:
            acting, place = seat, goal
        elif kind in (notes.ACTED, notes.RUBY) and a in s.places:
            acting, place = seat, a
        there = place and seat == acting and kind != notes.MOVED
        places.append(layout.places[s.places.index(place)].box.middle if there else None)
    return places


def marks(s: Istanbul, layout: Layout, recent: Sequence[Note]) -> dict[str, str]:
    """The ways of the merchants' last moves."""
    return {
        f"trail-{nth}": trail(layout, way(s, note[2], note[4], note[5]))
        for nth, note in enumerate(recent)
        if note[1] == notes.MOVED and note[3] == MERCHANT and note[4] and note[5]
    }


def trail(layout: Layout, cells: list[int]) -> str:
    """An arrow in every alley that was crossed: beside the floors, not beside what is written."""
    radius = 7.0 if layout.narrow else 10.0
    arrows = ""
    for one, other in itertools.pairwise(cells):
        (x0, y0), (x1, y1) = layout.places[one].box.middle, layout.places[other].box.middle
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        if abs(x1 - x0) > abs(y1 - y0):
            turn = 0 if x1 > x0 else 180
            y += 0.25 * layout.places[one].box.height
        else:
            turn = 90 if y1 > y0 else 270
        arrows += (
            f'<g transform="translate({num(x)} {num(y)}) rotate({turn})"><circle '
            f'r="{num(radius)}" fill="var(--number)" stroke="var(--rim)" stroke-width="1.4"/>'
            f"{use_icon('straight', -radius * 0.7, -radius * 0.7, radius * 1.4)}</g>"
        )
    return inked("on-number", arrows)


def foot_of(layout: Layout, cell: int) -> Point:
    box = layout.places[cell].box
    return box.middle[0], box.foot - box.height * 0.13


def way(s: Istanbul, seat: int, start: int, goal: int) -> list[int]:
    """The cells that a figure passes from place to place; straight if it is a leap."""
    grid = s.reach(seat) if seat >= 0 else s.grid
    steps = grid.steps[goal]
    if not steps or not 0 < steps[start] <= 4:
        return [s.places.index(start), s.places.index(goal)]
    cells = [s.places.index(start)]
    place = start
    while place != goal:
        place = min(grid.beside[place], key=lambda near: steps[near])
        cells.append(s.places.index(place))
    return cells
