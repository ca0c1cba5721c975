"""Where everything lies: two panes, the city and a quarter, side by side or one below the other; on a
phone one of them at a time.

The zone that a question is about is large, or the one that the viewer has turned to; what it displaces
shrinks to a summary.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from majlis.drawing.boxes import Box, across
from majlis.drawing.scene import Format
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

CITY_ZONES = ("river", "academies", "stairs", "workshops", "souk", "tower")
CITY = ("city", *CITY_ZONES)
"""What the city can turn to; first all of it."""
ENLARGED_SECTORS = {"square": SQUARE, "medina": MEDINA, "sahara": SAHARA}
"""Sectors with more to show than their card has room for."""
QUARTER = ("quarter", *ENLARGED_SECTORS, "storage")
"""What a quarter can turn to; first all nine sectors."""
SECTOR_GRID = (RIVER, ORCHARD, SOUK, MOSQUE, SQUARE, PALACE, MADRASA, MEDINA, SAHARA)
"""Three by three: the square in the middle, mosque and palace beside it like their staircases."""

GAP = 5
RIVER_HEIGHT = 92
CARD_HEIGHT, TAB_HEIGHT = 72, 46
"""Of summaries; of many on a phone."""


@dataclass(frozen=True)
class Layout:
    width: float
    height: float
    zones: dict[str, Box]
    """In painting order; `picture` knows who draws each."""
    city: Box | None = None
    quarter: Box | None = None
    """The panes, where there is room for them."""
    head: float = 0
    """How high their heads are."""
    zone_of_city: str = ""
    zone_of_quarter: str = ""
    """What is large in each; empty if it is not to be seen."""


def layout_for(shown: Shown, quarter: Shown) -> Layout:
    """The city as `shown`, and a quarter: the viewer's own, or another's."""
    visiting = quarter is not shown
    wishes = (shown.turned_to, "quarter" if visiting else shown.focus)
    return lay_out(
        shown.format,
        next((zone for zone in wishes if zone in CITY + QUARTER), CITY[0]),
        zone_in(CITY, shown.turned_to, shown.focus),
        zone_in(QUARTER, quarter.turned_to, quarter.focus),
        quarter.asks_provisions(),
        visiting,
    )


def zone_in(pane: tuple[str, ...], turned_to: str, focus: str) -> str:
    """What is large there: what the viewer has turned to, else what the question is about."""
    if turned_to in pane:
        return turned_to
    return focus if focus in pane else pane[0]


@cache
def lay_out(
    format: Format, first: str, in_city: str, in_quarter: str, provisions: bool, visiting: bool
) -> Layout:
    """`first` is what must be seen, where there is no room for both panes."""
    if format == Format.PHONE:
        if first in QUARTER:
            zones = phone_quarter(in_quarter, provisions, visiting)
            return Layout(390, 438, zones, zone_of_quarter=in_quarter)
        zones = city(Box(6, 2, 378, 434), format, in_city)
        return Layout(390, 438, zones, zone_of_city=in_city)
    if format == Format.TALL:
        return tall(first, in_city, in_quarter, provisions)
    if format == Format.LAPTOP:
        head = 42  # a tablet on its side has it, too: fingers tap at the tabs
        size, left, right = (964, 660), Box(1, 1, 512, 658), Box(519, 1, 444, 658)
    else:
        head = 32
        size, left, right = (1046, 686), Box(2, 2, 556, 682), Box(565, 2, 479, 682)
    zones = city(inside(left, head), format, in_city)
    zones |= quarter_beside(inside(right, head), in_quarter, provisions)
    return Layout(*size, zones, left, right, head, in_city, in_quarter)


def inside(pane: Box, head: float) -> Box:
    return Box(pane.x + 8, pane.y + head, pane.width - 16, pane.height - head - 6)


def tall(first: str, in_city: str, in_quarter: str, provisions: bool) -> Layout:
    """The city above, the quarter below; one of them can be large."""
    large = first in QUARTER and in_quarter in ENLARGED_SECTORS
    head = 44
    upper = Box(1, 1, 802, 324 if large else 528)
    lower = Box(1, upper.foot + 6, 802, 892 - upper.foot - 6)
    room, box = inside(upper, head), inside(lower, head)
    if large:
        zones = above_cards(room, "river", "tower") | tall_sector(box, in_quarter, provisions)
    else:
        in_quarter = "quarter" if in_quarter in ENLARGED_SECTORS else in_quarter
        zones = city(room, Format.TALL, in_city) | tall_quarter(box, provisions)
    return Layout(804, 894, zones, upper, lower, head, "" if large else in_city, in_quarter)


# -- the city --------------------------------------------------------------------------------------


def city(box: Box, format: Format, zone: str) -> dict[str, Box]:
    if zone in ("city", "river", "tower"):
        if format != Format.PHONE:  # where they are large anyway
            return city_at_rest(box, shops_beside=format == Format.TALL)
        return above_cards(box, "river", "stairs" if zone == "city" else "tower")
    if zone in ("workshops", "souk") and box.height > 500:
        return above_cards(box, zone, "tower")
    return above_cards(box, zone)


def city_at_rest(box: Box, shops_beside: bool) -> dict[str, Box]:
    """River and tower from side to side; between them the stairs, with what can be bought around."""
    souk, tower = 81, 102 if shops_beside else 133
    top = box.y + RIVER_HEIGHT + GAP
    foot = box.foot - tower - GAP
    if shops_beside:
        rest = Box(box.x, top, box.width - 192 - GAP, foot - top)
        shops = Box(rest.right + GAP, top, 192, rest.height)
    else:
        rest = Box(box.x, top, box.width, foot - souk - GAP - top)
        shops = Box(box.x, rest.foot + GAP, box.width, souk)
    academies = rest._replace(width=rest.width * 0.218)
    gates = rest.width * 0.207
    return {
        "river": box._replace(height=RIVER_HEIGHT),
        "academies": academies,
        "stairs": Box(
            academies.right + GAP,
            top,
            rest.width - academies.width - gates - 2 * GAP,
            rest.height,
        ),
        "workshops": Box(rest.right - gates, top, gates, rest.height),
        "souk": shops,
        "tower": Box(box.x, box.foot - tower, box.width, tower),
    }


def above_cards(box: Box, *large: str) -> dict[str, Box]:
    """These from side to side, one of them as high as there is room; the others as cards below."""
    heights = {"river": RIVER_HEIGHT, "tower": 133.0}
    others = [zone for zone in CITY_ZONES if zone not in large]
    high = CARD_HEIGHT if box.width > 80 * len(others) else TAB_HEIGHT
    cards = across(Box(box.x, box.foot - high, box.width, high), len(others), GAP)
    rest = box.height - high - GAP * len(large)
    fills = next((zone for zone in large if zone not in heights), large[-1])
    heights[fills] = rest - sum(heights[zone] for zone in large if zone != fills)
    zones, y = {}, box.y
    for zone in large:
        zones[zone] = Box(box.x, y, box.width, heights[zone])
        y += heights[zone] + GAP
    return zones | {f"{zone}-summary": card for zone, card in zip(others, cards, strict=True)}


# -- a quarter -------------------------------------------------------------------------------------


def quarter_beside(box: Box, zone: str, provisions: bool) -> dict[str, Box]:
    """Supplies, sectors and belongings, from top to foot."""
    supplies = box._replace(height=50)
    large = zone in ENLARGED_SECTORS
    foot = 92 if large else 116
    rest = Box(box.x, supplies.foot + GAP, box.width, box.height - 50 - foot - 2 * GAP)
    below = Box(box.x, box.foot - foot, box.width, foot)
    zones = {"supplies": supplies}
    if large:
        zones |= {
            zone: rest._replace(height=rest.height - 94 - GAP),
            "other-sectors": Box(box.x, rest.foot - 94, box.width, 94),
        }
    else:
        zones |= {"sectors": rest}
    return zones | belongings(below, provisions)


def belongings(box: Box, provisions: bool) -> dict[str, Box]:
    """Oases and scrolls; instead of them the provisions, when they are asked for."""
    if provisions:
        return {"provisions": box}
    oases = box._replace(width=box.width * 0.65)
    return {
        "storage": oases,
        "owned-scrolls": Box(oases.right + GAP, box.y, box.right - oases.right - GAP, box.height),
    }


def tall_quarter(box: Box, provisions: bool) -> dict[str, Box]:
    """The sectors on the left, belongings on the right."""
    left = box._replace(width=box.width - 216 - GAP)
    right = Box(left.right + GAP, box.y, 216, box.height)
    half = (right.height - GAP) / 2
    zones = {
        "supplies": left._replace(height=48),
        "sectors": Box(left.x, left.y + 48 + GAP, left.width, left.height - 48 - GAP),
    }
    if provisions:
        return zones | {"provisions": right}
    return zones | {
        "storage": right._replace(height=half),
        "owned-scrolls": Box(right.x, right.foot - half, right.width, half),
    }


def tall_sector(box: Box, zone: str, provisions: bool) -> dict[str, Box]:
    """One sector large; below it the others, and belongings."""
    low = 96
    below = Box(box.x, box.foot - low, box.width, low)
    others = below._replace(width=below.width * 0.58)
    right = Box(others.right + GAP, below.y, below.right - others.right - GAP, low)
    return {
        "supplies": box._replace(height=48),
        zone: Box(box.x, box.y + 48 + GAP, box.width, box.height - 48 - low - 2 * GAP),
        "other-sectors": others,
        **belongings(right, provisions),
    }


def phone_quarter(zone: str, provisions: bool, visiting: bool) -> dict[str, Box]:
    """As beside the city, but lower."""
    zones = {}
    box = Box(6, 2, 378, 434)
    if visiting:
        zones["owner"] = Box(2, 0, 386, 40)
        box = Box(6, 42, 378, 394)
    supplies = box._replace(height=42)
    rest = Box(box.x, supplies.foot + 4, box.width, box.foot - supplies.foot - 4)
    zones["supplies"] = supplies
    if zone in ENLARGED_SECTORS and not provisions:
        others = Box(box.x, box.foot - 98, box.width, 98)
        return zones | {
            zone: rest._replace(height=rest.height - others.height - 4),
            "other-sectors": others,
        }
    foot = 200 if provisions else 134 if zone == "storage" else 62
    below = Box(box.x, box.foot - foot, box.width, foot)
    zones["small-sectors" if provisions else "sectors"] = rest._replace(
        height=rest.height - foot - 4
    )
    if zone == "storage":
        return zones | {"storage": below}
    return zones | belongings(below, provisions)
