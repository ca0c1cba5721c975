"""What is left of palms and palaces, and the bag of meeples."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import width_of, write
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.paper import panel
from majlis.games.five_tribes.picture.symbols import breadth, use
from majlis.games.five_tribes.state import Sultanate


def nodes(s: Sultanate, layout: Layout) -> dict[str, str]:
    return {"supply": supply(s, layout.supply)} if layout.supply else {}


def supply(s: Sultanate, box: Box) -> str:
    """Palms and palaces left, and meeples in the bag."""
    size, text, gap = 17.5, 13.0, 2.0
    stock = (("date-palm", s.palms_left), ("palace", s.palaces_left), ("bag", sum(s.bag)))
    widths = [breadth(icon, size) + gap + width_of(str(count), text) for icon, count in stock]
    between = (box.width - 14 - sum(widths)) / 2
    at = box.x + 7
    drawn = panel(box)
    for (icon, count), width in zip(stock, widths, strict=True):
        drawn += use(icon, at, box.middle[1] - size / 2, size)
        x = at + breadth(icon, size) + gap
        drawn += write(str(count), x, box.middle[1] + text * 0.36, text, weight=700)
        at += width + between
    return f"<g>{drawn}</g>"
