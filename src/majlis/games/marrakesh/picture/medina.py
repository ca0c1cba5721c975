"""The medina, large and on its card: guards on watch, and the gates that are built."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, grid
from majlis.drawing.icons import icon_at, inked, use_icon
from majlis.drawing.lettering import write
from majlis.games.marrakesh.data import BEIGE, COLOUR_OF, COLOURS, GATE_SPACES, MEDINA
from majlis.games.marrakesh.picture.canvas import Canvas, heading, label
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import archway
from majlis.kernel.frame import NONE


def medina_on_card(shown: Shown, canvas: Canvas, box: Box) -> str:
    """On a low card the gates stand in one line, and on a small one alone: its last line says what
    the guards are good for."""
    fresh = shown.arrived(BEIGE, MEDINA)
    low = box.height < 36
    room = box
    parts = []
    if low or box.height > 68:
        y = box.middle[1] if low else box.y + 13
        parts += [
            canvas.pile(BEIGE, box.x + 11, y, 22 if low else 24, fresh),
            write(str(shown.me.watch()), box.x + 26, y + 5.5, 15.5, weight=800),
        ]
        room = (
            Box(box.x + 40, box.y, box.width - 40, box.height)
            if low
            else Box(box.x, box.y + 30, box.width, box.height - 30)
        )
    elif fresh:
        canvas.keshi(BEIGE, box.x + 9, box.y - 10, 19, fresh)  # on the sign in the title
    for sector, cell in zip(GATE_SPACES, cells(room, low), strict=True):
        tall = min(cell.height, cell.width)
        gate = Box(cell.middle[0] - tall * 0.42, cell.middle[1] - tall / 2, tall * 0.84, tall - 1)
        parts.append(gate_space(shown, sector, gate))
    return "".join(parts)


def cells(box: Box, in_line: bool) -> list[Box]:
    return across(box, 8, 1) if in_line else grid(box, 2, 4, 1, 0)


def medina(shown: Shown, canvas: Canvas, box: Box) -> None:
    """Large: for each sector its gate, or the space for one."""
    words = shown.words
    canvas.paper("medina-paper", box)
    guards = Box(box.right - 92, box.y + 4, 84, 30)
    parts = [
        heading(words.pieces.sector(MEDINA), box, 13.5),
        canvas.pile(BEIGE, guards.x + 16, guards.middle[1], 28, shown.arrived(BEIGE, MEDINA)),
        write(str(shown.me.watch()), guards.x + 36, guards.middle[1] + 6, 17, weight=800),
    ]
    room = Box(box.x + 10, box.y + 38, box.width - 20, box.height - 44)
    for sector, cell in zip(GATE_SPACES, grid(room, 2, 4, 8, 8), strict=True):
        tall = min(cell.height - 18, cell.width * 1.1, 150)
        gate = Box(cell.middle[0] - tall * 0.42, cell.y, tall * 0.84, tall)
        parts.append(gate_space(shown, sector, gate))
        name = words.pieces.short_sector(sector)
        parts.append(label(name, cell.middle[0], gate.foot + 10, cell.width, shown.least))
    canvas.paint("medina", *parts)


def gate_space(shown: Shown, sector: int, box: Box) -> str:
    gate = shown.me.gates[sector]
    if gate != NONE:
        return use_icon(f"gate-{COLOURS[gate]}", box.x, box.y, box.width, box.height)
    colour = COLOURS[COLOUR_OF[sector]]
    line = "quiet" if colour in ("white", "black") else f"{colour}-top"
    sign = "any-goods" if colour == "yellow" else f"sign-{colour}"
    return (
        f'<path d="{archway(box)}Z" fill="var(--slot)" stroke="var(--{line})" stroke-width="1.8"/>'
        f"{inked('quiet', icon_at(sign, box.middle[0], box.y + box.height * 0.56, box.width * 0.56))}"
    )
