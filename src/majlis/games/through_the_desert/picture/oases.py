"""Oases and water holes: what the caravans are after."""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.svg import between, circle, num
from majlis.games.through_the_desert.data import PALM_SPOTS
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.picture.symbols import on_hex
from majlis.games.through_the_desert.state import CAMEL, Desert


@lru_cache
def palm(layout: Layout, hex: int) -> str:
    (x, y), radius = layout.centre[hex], layout.radius
    right, down, size = (0.5, 0.36, 1.44) if layout.small else (0.58, 0.03, 1)
    badge = on_hex("five", x + radius * right, y + radius * down, radius * size)
    return (
        f'<g><path d="{layout.plate[hex]}" fill="var(--oasis)" stroke="var(--palm)" '
        f'stroke-opacity=".55" stroke-width="{num(max(1, radius * 0.05))}"/>'
        f"{on_hex('palm', x, y, radius)}{badge}</g>"
    )


@lru_cache(maxsize=1024)
def water_hole(layout: Layout, worth: int, hex: int) -> str:
    x, y = layout.centre[hex]
    return on_hex(f"water-{worth}", x, y, layout.radius * (1.14 if layout.small else 1))


def links(s: Desert, layout: Layout) -> str:
    """A dot between an oasis and the caravan that has reached it."""
    dots = []
    for caravan, oases in enumerate(s.linked):
        for spot, oasis in enumerate(PALM_SPOTS):
            if not oases >> spot & 1:
                continue
            # None is beside it if the palm lies inside the caravan's land.
            beside = [n for n in s.board.neighbours[oasis] if s.cells[n] == CAMEL + caravan]
            for near in beside[:1]:
                x, y = between(layout.centre[oasis], layout.centre[near], 0.54)
                dots.append(circle(x, y, layout.radius * 0.17))
    return (
        f'<g fill="var(--palm)" stroke="var(--case)" '
        f'stroke-width="{num(max(1, layout.radius * 0.06))}">{"".join(dots)}</g>'
    )
