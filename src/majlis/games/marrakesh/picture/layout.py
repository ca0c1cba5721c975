"""Where everything lies: two panes, the city and a quarter; on a phone one page.

The zone that a question is about is large, and what it displaces shrinks to a summary.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from majlis.drawing.boxes import Box, across
from majlis.games.marrakesh.data import (
    MADRASA,
    MEDINA,
    MOSQUE,
    ORCHARD,
    PALACE,
    RIVER,
    SAHARA,
    SOUK,
    SQUARE,
)
from majlis.games.marrakesh.picture.shown import Shown

CITY = Box(2, 2, 556, 682)
QUARTER = Box(565, 2, 479, 682)
WIDTH, HEIGHT = 1046.0, 686.0
PHONE = Box(0, 0, 390.0, 518.0)
CITY_ZONES = ("river", "stairs", "academies", "workshops", "souk", "tower")
ENLARGED_SECTORS = {"square": SQUARE, "sahara": SAHARA}
"""Sectors with questions that want more room than their card has."""
SECTOR_GRID = (RIVER, ORCHARD, SOUK, MOSQUE, SQUARE, PALACE, MADRASA, MEDINA, SAHARA)
"""Three by three: the square in the middle, mosque and palace beside it like their staircases."""


@dataclass(frozen=True)
class Layout:
    width: float
    height: float
    zones: dict[str, Box]
    """In painting order; `picture` knows who draws each."""


def layout_for(shown: Shown, quarter: Shown) -> Layout:
    """The city as `shown`, beside it a quarter: the viewer's own, or another's."""
    if not shown.narrow:
        return wide(shown.focus, quarter.focus, quarter.asks_provisions())
    if quarter is not shown:
        return Layout(PHONE.width, PHONE.height, VISIT)
    return phone(shown.focus, shown.asks_provisions())


@cache
def wide(focus: str, quarter_focus: str, provisions: bool) -> Layout:
    """The city on the left, the quarter on the right."""
    enlarged = focus in ("stairs", "academies", "workshops", "souk")
    city = city_around(focus) if enlarged else CITY_AT_REST
    return Layout(WIDTH, HEIGHT, {**city, **quarter(quarter_focus, provisions)})


CITY_AT_REST = {
    "river": Box(10, 34, 540, 92),
    "academies": Box(10, 131, 118, 323),
    "stairs": Box(133, 131, 300, 323),
    "workshops": Box(438, 131, 112, 323),
    "souk": Box(10, 459, 540, 81),
    "tower": Box(10, 545, 540, 133),
}


def city_around(zone: str) -> dict[str, Box]:
    """Scrolls and stairs want the whole height; beside the others the tower has room."""
    others = [name for name in CITY_ZONES if name != zone]
    if zone in ("stairs", "academies"):
        zones = {zone: Box(10, 34, 540, 555)}
    else:
        zones = {zone: Box(10, 34, 540, 413), "tower": Box(10, 453, 540, 136)}
        others.remove("tower")
    cards = across(Box(10, 594, 540, 84), len(others), 6)
    return zones | {f"{name}-summary": box for name, box in zip(others, cards, strict=True)}


def quarter(focus: str, provisions: bool) -> dict[str, Box]:
    x, width = 573, 463
    zones = {"supplies": Box(x, 34, width, 50)}
    if focus in ENLARGED_SECTORS:
        zones |= {focus: Box(x, 89, width, 392), "other-sectors": Box(x, 487, width, 94)}
        y, height = 586, 92
    else:
        zones |= {"sectors": Box(x, 89, width, 468)}
        y, height = 562, 116
    if provisions:
        return zones | {"provisions": Box(x, y, width, height)}
    right = x + width * 0.62 + 6
    return zones | {
        "storage": Box(x, y, width * 0.62, height),
        "owned-scrolls": Box(right, y, x + width - right, height),
    }


@cache
def phone(focus: str, provisions: bool) -> Layout:
    """The zone in question above, the quarter in small below."""
    if provisions:
        zones = {"provisions": Box(6, 4, 378, 172), "river": Box(6, 181, 378, 92)}
    elif focus in ("tower", "river"):
        zones = {"river": Box(6, 4, 378, 92), "tower": Box(6, 100, 378, 174)}
    else:
        zones = {focus or "stairs": Box(6, 4, 378, 270)}
    zones |= {
        "supplies": Box(6, 279, 378, 32),
        "small-sectors": Box(6, 315, 378, 136),
        "storage": Box(6, 455, 236, 59),
        "owned-scrolls": Box(248, 455, 136, 59),
    }
    return Layout(PHONE.width, PHONE.height, zones)


VISIT = {
    "owner": Box(2, 0, 386, 30),
    "supplies": Box(6, 34, 378, 32),
    "sectors": Box(6, 71, 378, 379),
    "storage": Box(6, 455, 236, 59),
    "owned-scrolls": Box(248, 455, 136, 59),
}
"""Another's quarter takes the whole page of a phone."""
