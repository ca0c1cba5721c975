"""The bazaar as a stamp: its places, and where the merchants stand."""

from __future__ import annotations

from collections import defaultdict

from majlis.drawing.mini import HEIGHT, WIDTH, Mini, ground
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import num, use
from majlis.games.istanbul.picture.paintings import PAINTINGS, place_symbol
from majlis.games.istanbul.state import Istanbul

GAP = 2.0


def draw(s: Istanbul) -> str:
    drawn = [ground("tray")]
    rows = max(1, len(s.places) // s.columns)
    width, height = (WIDTH - GAP) / s.columns, (HEIGHT - GAP) / rows
    merchants: defaultdict[int, list[int]] = defaultdict(list)
    for seat, player in enumerate(s.players):
        merchants[player.merchant].append(seat)
    size = min(height - 4, width / 2)
    for cell, place in enumerate(s.places):
        row, column = divmod(cell, s.columns)
        x, y = GAP + width * column, GAP + height * row
        drawn.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(width - GAP)}" '
            f'height="{num(height - GAP)}" rx="2.5" fill="var(--stall)"/>'
        )
        if place:
            drawn.append(use(f"place-{place}", x + 1, y + (height - GAP - size) / 2, size, size))
        for nth, seat in enumerate(merchants[place] if place else ()):
            across, down = divmod(nth, 2)
            at = x + size + 6 + 8 * across, y + height * (0.28 + 0.36 * down)
            drawn.append(seat_shape(seat, *at, 4))
    return "".join(drawn)


MINI = Mini(draw, "".join(map(place_symbol, PAINTINGS)))
