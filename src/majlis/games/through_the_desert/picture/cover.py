"""The cover: two caravans on their way to the oasis."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from majlis.drawing.cover import Cover, orb, palm, path, sky, stars
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import Point, between, num
from majlis.games.through_the_desert.picture.symbols import on_hex, symbols

LONG: tuple[Point, ...] = ((40, 101), (80, 93), (120, 92), (160, 94), (202, 92))
SHORT: tuple[Point, ...] = ((122, 147), (168, 141))


def desert() -> str:
    return (
        path("M176 84L214 38L232 62L246 48L290 92L320 78V120H160Z", "#D8A873")
        + path("M214 38L232 62L246 48L290 92H256L240 66L226 92L222 60Z", "#C28F5B")
        + path("M214 38L207 47L214 52L219 46L223 50Z", "#FBEBCB")
        + path("M0 96C50 78 96 84 150 94S260 92 320 84V172H0Z", "#E6BC80")
        + path("M0 118C60 98 128 112 190 104C240 98 280 100 320 110V172H0Z", "#DBA866")
        + path("M0 150C70 126 140 146 210 132C256 124 290 130 320 138V172H0Z", "#C98F4E")
    )


def oasis() -> str:
    return (
        '<ellipse cx="268" cy="146" rx="46" ry="12" fill="#7FAE6B"/>'
        '<ellipse cx="268" cy="148" rx="34" ry="7.5" fill="#4FA3BE"/>'
        '<path d="M244 147h14M266 150h18M254 152h8" stroke="#BFE3EC" stroke-width="1.6" '
        'stroke-linecap="round"/>'
        + palm(276, 136, 0.72, 0.72)
        + palm(246, 143, 0.95, 0.95)
        + palm(292, 144, -1.1, 1.1)
    )


def caravan(seat: int, pastel: str, places: tuple[Point, ...], size: float) -> str:
    """Camels on a rope with the seat's beads; the last one carries the rider."""
    rope = "L".join(f"{num(x)} {num(y + 2)}" for x, y in places)
    beads = "".join(
        seat_shape(seat, x, y + 2, 3.8, 'stroke="var(--rim)" stroke-width="1.2"')
        for x, y in (between(a, b) for a, b in pairwise(places))
    )
    camels = "".join(on_hex(f"camel-{pastel}", x, y, size) for x, y in places)
    x, y = places[-1]
    return (
        f'<path d="M{rope}" fill="none" stroke="var(--seat-{seat + 1})" stroke-width="2.6"/>'
        f"{beads}{camels}{on_hex(f'rider-{seat + 1}', x, y - 16, size * 0.74)}"
    )


COVER: Final = Cover(
    sky((0, "#F3B877"), (0.55, "#F9DDA6"), (1, "#F6E3BC"))
    + orb(84, 56, 22)
    + stars((20, 24), (52, 14), (130, 20), (158, 44), (182, 16), (250, 20), (288, 34), (304, 12))
    + desert()
    + oasis()
    + caravan(0, "lilac", LONG, 25)
    + caravan(2, "mint", SHORT, 23),
    symbols(),
)
