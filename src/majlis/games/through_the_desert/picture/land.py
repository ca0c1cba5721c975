"""Land that caravans have closed off."""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.shapes import seat_number
from majlis.drawing.svg import num
from majlis.games.through_the_desert.data import HEXES, PALM_SPOTS
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.state import CLOSED, Desert


def nodes(s: Desert, layout: Layout) -> dict[str, str]:
    """Every territory, in the order of closing."""
    drawn = {}
    for nth, (caravan, *hexes) in enumerate(s.lands):
        points = sum(1 for hex in hexes if s.cells[hex] == CLOSED)
        drawn[f"land-{nth}"] = territory(layout, caravan // 5, tuple(hexes), points)
    return drawn


@lru_cache(maxsize=1024)
def territory(layout: Layout, seat: int, hexes: tuple[int, ...], points: int) -> str:
    """Hatching, and the seat's shape with the number of points."""
    radius = layout.radius
    cells = [HEXES[hex] for hex in hexes]
    middle = (
        sum(layout.centre[hex][0] for hex in hexes) / len(hexes),
        sum(layout.centre[hex][1] for hex in hexes) / len(hexes),
    )
    bare = [hex for hex in hexes if hex not in PALM_SPOTS] or list(hexes)
    x, y = min(
        (layout.centre[hex] for hex in bare),
        key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2,
    )
    return (
        f'<g><path d="{layout.grid.outline(cells)}" fill="url(#hatch-{seat + 1})" '
        f'stroke="var(--seat-{seat + 1})" stroke-width="{num(max(1.6, radius * 0.085))}" '
        'stroke-linejoin="round"/>'
        f"{seat_number(seat, x, y, radius * (0.55 if layout.small else 0.43), points, layout.least)}</g>"
    )
