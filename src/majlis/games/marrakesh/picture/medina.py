"""The medina on its card: guards on watch, and the gates that are built."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at, inked, use_icon
from majlis.drawing.lettering import write
from majlis.games.marrakesh.data import BEIGE, COLOUR_OF, COLOURS, GATE_SPACES, MEDINA
from majlis.games.marrakesh.picture.canvas import Canvas
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import archway
from majlis.kernel.frame import NONE


def medina_on_card(shown: Shown, canvas: Canvas, box: Box) -> str:
    wide = box.width / 4
    tall = min(wide, (box.height - 30) / 2)
    parts = [
        canvas.pile(BEIGE, box.x + 12, box.y + 13, 24, shown.arrived(BEIGE, MEDINA)),
        write(str(shown.me.watch()), box.x + 28, box.y + 18.5, 15.5, weight=800),
    ]
    for nth, sector in enumerate(GATE_SPACES):
        x = box.x + (nth % 4 + 0.5) * wide
        y = box.y + 30 + nth // 4 * (tall + 1)
        parts.append(gate_space(shown, sector, Box(x - tall * 0.42, y, tall * 0.84, tall - 1)))
    return "".join(parts)


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
