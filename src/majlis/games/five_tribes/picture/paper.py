"""Paper: what panels, cards and empty places are cut from."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.paper import PANEL

PAPER = 'fill="var(--paper)" stroke="var(--paper-edge)"'
EMPTY = 'fill="none" stroke="var(--paper-edge)" stroke-dasharray="3 2.4"'


def panel(box: Box) -> str:
    """A sheet of paper with a soft shadow."""
    shadow = Box(box.x, box.y + 1.5, box.width, box.height).rect(10, 'fill="var(--shadow)"')
    return f'<g><g opacity=".5">{shadow}</g>{box.rect(10, PANEL)}</g>'
