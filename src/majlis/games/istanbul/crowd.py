"""Who stands where: figures on the floors of the places, the barrier, the dice."""

from __future__ import annotations

import itertools
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.svg import Point, num
from majlis.games.istanbul import data
from majlis.games.istanbul.art import use
from majlis.games.istanbul.data import NPC
from majlis.games.istanbul.pieces import (
    Figure,
    assistant,
    character,
    companion,
    family,
    merchant,
    neutral_assistant,
    neutral_merchant,
    placed,
)
from majlis.games.istanbul.plan import Plan
from majlis.games.istanbul.stalls import Frame
from majlis.games.istanbul.state import Istanbul


class Standing(NamedTuple):
    """A figure on paper."""

    key: str
    action: int
    """How it is pointed at; -1 if it never is."""
    figure: Figure
    x: float
    y: float
    scale: float

    @property
    def drawn(self) -> str:
        return placed(self.figure, self.x, self.y, self.scale)

    @property
    def box(self) -> Box:
        wide, high = self.figure.width * self.scale, self.figure.height * self.scale
        return Box(self.x - self.figure.middle * self.scale, self.y - high, wide, high)


def there(s: Istanbul, place: int, viewer: int, counted: bool) -> list[tuple[str, int, Figure]]:
    """The figures at a place: merchants first, the viewer's own before the others."""
    found: list[tuple[str, int, Figure]] = []
    seats = sorted(range(len(s.players)), key=lambda seat: (seat != viewer, seat))
    for seat in seats:
        player = s.players[seat]
        if player.merchant == place:
            figure = merchant(seat, tuple(player.stack), counted)
            found.append((f"merchant-{seat}", data.MERCHANT + seat, figure))
    for nth, where in enumerate(s.neutral_merchants):
        if where == place:
            found.append((f"neutral-{nth}", -1, neutral_merchant()))
    for seat in seats:
        player = s.players[seat]
        if player.companion == place:
            action = data.COMPANION if seat == viewer else -1
            found.append((f"companion-{seat}", action, companion(seat)))
        if player.family == place:
            found.append((f"family-{seat}", data.FAMILY + seat, family(seat)))
    found += [(f"npc-{npc}", NPC + npc, character(npc)) for npc in range(4) if s.npcs[npc] == place]
    found += [
        (f"assistant-{seat}-{place}", -1, assistant(seat))
        for seat in seats
        if s.players[seat].assistants >> place & 1
    ]
    whites = range(s.neutrals.count(place))
    return found + [(f"white-{place}-{nth}", -1, neutral_assistant()) for nth in whites]


def crowd(
    s: Istanbul, plan: Plan, cell: int, viewer: int, footed: bool, dice: bool
) -> list[Standing]:
    """The figures of a place side by side on its floor, above the footer if it has one."""
    frame = Frame(plan.cells[cell], plan.em, plan.narrow)
    scale = 0.72 if plan.narrow else min(max(frame.floor.height / 50, 0.84), 1.15)
    foot = frame.strip.y - 2 if footed else frame.box.foot - (3 if plan.narrow else 5)
    left = frame.box.x + (3 if plan.narrow else 7)
    room = frame.box.right - left - (3 if plan.narrow else 7) - (5.2 * plan.em if dice else 0)
    figures = there(s, s.places[cell], viewer, True)
    if not figures:
        return []
    wide = sum(figure.width for _, _, figure in figures) * scale
    if wide > room:  # the discs must do
        figures = there(s, s.places[cell], viewer, False)
        wide = sum(figure.width for _, _, figure in figures) * scale
    squeeze = min(1.0, room / wide)
    if squeeze < 0.75:
        scale *= max(squeeze / 0.75, 0.72)
        wide = sum(figure.width for _, _, figure in figures) * scale
        squeeze = min(1.0, room / wide)
    standing = []
    at = left
    for key, action, figure in figures:
        step = figure.width * scale * squeeze
        middle = figure.middle / figure.width
        standing.append(Standing(key, action, figure, at + step * middle + 1, foot, scale))
        at += step
    return standing


def barrier(s: Istanbul, plan: Plan) -> str:
    """Across the alley between two places, with the sign of the player who may pass."""
    one, other = s.places.index(s.barrier // 32), s.places.index(s.barrier % 32)
    (x, y), upright = plan.between(one, other)
    box = plan.cells[one]
    long = (box.height if upright else box.width) * 0.62
    thick = 8.0 if plan.narrow else 13.0
    beam = Box(-long / 2, -thick / 2, long, thick)
    stripes = "".join(
        f"M{num(-long / 2 + k)} {num(thick / 2)}l{num(thick * 0.5)} {num(-thick)}"
        for k in range(8, int(long) - 10, 15)
    )
    turn = " rotate(90)" if upright else ""
    wood = beam.rect(3, 'fill="#A4492F" stroke="var(--rim)" stroke-width="1.2"')
    return (
        f'<g transform="translate({num(x)} {num(y)}){turn}">{wood}'
        f'<path d="{stripes}" stroke="#FBE7DC" stroke-width="{num(thick * 0.4)}"/>'
        f'<circle r="{num(thick * 0.75)}" fill="var(--seat-{s.holder + 1})" '
        'stroke="var(--rim)" stroke-width="1.6"/></g>'
    )


def dice_boxes(plan: Plan, cell: int, footed: bool) -> tuple[Box, Box]:
    """Where the dice lie on a place."""
    frame = Frame(plan.cells[cell], plan.em, plan.narrow)
    size = 20.0 if plan.narrow else 2.4 * plan.em
    y = (frame.strip.y if footed else frame.box.foot) - size - 4
    right = frame.box.right - 5
    return Box(right - 2 * size - 4, y, size, size), Box(right - size, y, size, size)


def dice(s: Istanbul, boxes: tuple[Box, Box]) -> str:
    faces = (s.dice // 10, s.dice % 10)
    return "".join(
        use(f"die-{face}", box.x, box.y, box.width)
        for face, box in zip(faces, boxes, strict=True)
        if face
    )


def trail(plan: Plan, cells: list[int]) -> str:
    """The way of somebody's last move: an arrow in every alley that was crossed."""
    radius = 7.0 if plan.narrow else 10.0
    arrows = ""
    for one, other in itertools.pairwise(cells):
        (x0, y0), (x1, y1) = plan.cells[one].middle, plan.cells[other].middle
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        turn = 90 * (0 if x1 > x0 else 2) if abs(x1 - x0) > abs(y1 - y0) else 90 if y1 > y0 else 270
        arrows += (
            f'<g transform="translate({num(x)} {num(y)}) rotate({turn})"><circle '
            f'r="{num(radius)}" fill="var(--number)" stroke="var(--rim)" stroke-width="1.4"/>'
            f"{use('straight', -radius * 0.7, -radius * 0.7, radius * 1.4)}</g>"
        )
    return f'<g color="var(--on-number)">{arrows}</g>'


def foot_of(plan: Plan, cell: int) -> Point:
    box = plan.cells[cell]
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
