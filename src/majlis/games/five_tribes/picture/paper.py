"""Paper: what panels, cards and empty places are cut from."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.paper import PANEL, dashed

PAPER = 'fill="var(--paper)" stroke="var(--paper-edge)"'


def panel(box: Box) -> str:
    """A sheet of paper with a soft shadow."""
    shadow = Box(box.x, box.y + 1.5, box.width, box.height).rect(10, 'fill="var(--shadow)"')
    return f'<g><g opacity=".5">{shadow}</g>{box.rect(10, PANEL)}</g>'


def empty(box: Box, corner: float) -> str:
    """A place for a card or a marker."""
    return dashed(box, corner, "paper-edge", "3 2.4")
