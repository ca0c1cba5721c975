"""The four workshops, where gates are sold."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.boxes import Box, below, grid
from majlis.drawing.icons import use_icon
from majlis.games.marrakesh.data import A_KESHI, A_WORKSHOP, COLOURS, GATES_EACH, WORKSHOPS
from majlis.games.marrakesh.picture.canvas import FINGER, Canvas, heading, in_lines
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import archway, coin, star
from majlis.games.marrakesh.rules import scrolls_permanent
from majlis.games.marrakesh.rules.medina import ChooseGate

ROW = 4
"""Gates side by side."""


def workshops(shown: Shown, canvas: Canvas, box: Box) -> None:
    big = box.width > 200
    canvas.paper("workshops-paper", box, lit=shown.focus == "workshops")
    parts = [heading(shown.words.t.gettext("Gates"), box)]
    inner = Box(box.x + 6, box.y + 22, box.width - 12, box.height - 27)
    boxes = grid(inner, 2, 2, 8, 8) if big else below(inner, WORKSHOPS, 4)
    for workshop, place in enumerate(boxes):
        parts.append(workshop_at(shown, canvas, workshop, place, big))
    canvas.paint("workshops", *parts)


def workshop_at(shown: Shown, canvas: Canvas, workshop: int, box: Box, big: bool) -> str:
    me, words = shown.me, shown.words
    price = scrolls_permanent.gate_price(me, workshop)
    points = scrolls_permanent.gate_points(me, workshop)
    text = str(points).replace("-", "−") if points <= 0 else f"+{points}"
    y = box.y + (16 if big else 10)
    parts = [
        coin(str(price), box.x + (18 if big else 10), y, 12 if big else 9),
        star(text, box.right - (20 if big else 12), y, 30 if big else 20),
    ]
    if big:
        parts.insert(0, box.rect(8, 'fill="none" stroke="var(--line)"'))
    grid = (
        Box(box.x + 10, box.y + 36, box.width - 20, box.height - 44)
        if big
        else Box(box.x, box.y + 22, box.width, box.height - 23)
    )
    tall = min(grid.height / 2 - 2, grid.width / ROW * 1.14)
    here = [c for c in range(12) for _ in range(shown.view.workshops[12 * workshop + c])]
    choosing = isinstance(shown.question, ChooseGate) and shown.question.workshop == workshop
    step = grid.width / ROW
    buying = big and shown.legal(A_WORKSHOP + workshop)
    for place in range(GATES_EACH):
        x = grid.x + (place % ROW + 0.5) * step
        top = grid.y + (place // ROW) * (tall + 3)
        gate = Box(x - tall * 0.44, top, tall * 0.88, tall)
        if place >= len(here):
            parts.append(sold(gate))
            continue
        parts.append(
            use_icon(f"gate-{COLOURS[here[place]]}", gate.x, gate.y, gate.width, gate.height)
        )
        if place and here[place - 1] == here[place]:
            continue
        action = A_KESHI + here[place]
        alike = gate._replace(width=gate.width + step * (side_by_side(here, place) - 1)).inset(-3)
        told = (words.pieces.keshi(here[place]), words.names.role_explained(here[place]))
        if choosing:
            canvas.point(action, alike, told, corner=10)
        elif buying:
            canvas.point_at_end((A_WORKSHOP + workshop, action), alike, told, corner=10)
    if buying:
        canvas.point(A_WORKSHOP + workshop, box._replace(height=FINGER if shown.fingers else 32))
    elif not choosing:
        canvas.point(A_WORKSHOP + workshop, box.inset(0 if big else -1))
    return "".join(parts)


def side_by_side(here: Sequence[int], place: int) -> int:
    """How many gates of the same colour begin there, in one row."""
    row = here[place : place - place % ROW + ROW]
    return next((n for n, colour in enumerate(row) if colour != row[0]), len(row))


def sold(box: Box) -> str:
    """Where a gate was."""
    return (
        f'<path d="{archway(box.inset(1.5))}" fill="none" stroke="var(--slot-line)" '
        'stroke-width="1.3" stroke-dasharray="3 3"/>'
    )


def workshops_summary(shown: Shown, canvas: Canvas, box: Box) -> None:
    """How many gates are left, and how many guards are on watch to buy one."""
    _ = shown.words.t.gettext
    lines = (
        _("{n} of 32 left").format(n=sum(shown.view.workshops)),
        _("on watch: {n}").format(n=shown.me.watch()),
    )
    canvas.summary("gates", _("Gates"), "gate", box, in_lines(box, *lines))
