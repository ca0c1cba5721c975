"""What scrolls, oases, towns and river tiles show: a few icons each, so that a glance tells."""

from __future__ import annotations

from functools import cache

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at, inked, use_icon
from majlis.drawing.lettering import BOLDEST, centred, lines, width_of, write
from majlis.games.marrakesh.data import (
    COLOURS,
    GROUPS,
    OASIS_GATES,
    OASIS_KESHIS,
    OASIS_LUXURY,
    OASIS_RESOURCE,
    SCROLL_GOODS,
    SCROLL_KESHI,
    group_of,
)
from majlis.games.marrakesh.picture.symbols import LEAST, RESOURCES, keshi_icon, star, star_size

LOW = 60
"""A card of less height has its icons beside its words or its worth, not above them."""
LOWEST = 46
"""A card of still less height shows only what it counts."""

# An icon by its name; "*2" are points, "'+1" is a word.
SCROLLS: dict[int, str] = {
    **{n: keshi_icon(colour) for n, colour in enumerate(SCROLL_KESHI, 1)},
    **{
        n: f"{keshi_icon(first)} {keshi_icon(second)}"
        for n, (first, second) in enumerate(SCROLL_GOODS, 37)
    },
    13: "threshold water-drop",
    14: "threshold date",
    15: "threshold dinar",
    16: "threshold fisherman",
    17: "rapid '!",
    18: "exchange any-resource",
    19: "'2 water-drop",
    20: "'2 dinar",
    21: "'3 date",
    22: "gate '±0",
    23: "keshi-green water-drop",
    24: "keshi-green dinar",
    25: "keshi-green *1",
    26: "date stairs-any",
    27: "water-drop stairs-any",
    28: "rapid season",
    29: "spectator *2",
    30: "any-keshi",
    31: "'+1 spectator",
    32: "gate '−1 dinar",
    33: "water-drop date '= dinar",
    34: "luxury-4 luxury-0",
    35: "keshi-red '2 water-drop",
    36: "gate any-keshi",
    43: "any-keshi any-keshi",
    44: "provisions dinar",
    45: "oasis any-resource",
    46: "exchange exchange",
    47: "'3 spectator",
    48: "'+1 stairs-any",
    49: "stairs-mosque *2",
    50: "keshi-red *2",
    51: "'1 spectator",
    52: "stairs-palace *2",
    53: "act",
    54: "arrow keshi-pink arrow",
    55: "'3 stairs-any '3",
    56: "fisherman *2",
    57: "keshi-red '3 water-drop",
    58: "scroll '1 date",
    59: "line line",
    60: "rapid '×2",
    61: "tower any-keshi any-keshi",
    62: "oasis '×3",
    63: "line '×2",
    64: "any-keshi act",
    65: "keshi-pink '×2",
    66: "gate any-keshi any-keshi",
    67: "'3 any-keshi",
    68: "oasis '!",
    69: "rapid rapid rapid",
    70: "keshi-pink spectator",
    71: "oasis points",
    72: "any-resource *2",
}
OASES: dict[int, str] = {
    **{
        n: " ".join(f"gate-{COLOURS[colour]}" for colour in colours) + f" *{points}"
        for n, (points, colours) in enumerate(OASIS_GATES, 1)
    },
    **{n: f"{keshi_icon(colour)} *3+" for n, colour in enumerate(OASIS_KESHIS, 5)},
    **{n: f"luxury-{n - 14} *{points}" for n, points in enumerate(OASIS_LUXURY, 14)},
    **{n: f"{RESOURCES[kind]} *3+" for n, kind in enumerate(OASIS_RESOURCE, 19)},
    22: "luxury-4 *3+",
    23: "scroll *3+",
    24: "'≤3 *4",
    25: "'8/8 *4",
    26: "oasis *3",
    27: "stairs-mosque *7",
    28: "stairs-palace *7",
    29: "'5 threshold *7",
    30: "fisherman *7",
}
TOWNS = (
    "gate *2",
    "luxury-4 *2",
    "scroll *2",
    "stairs-palace *1",
    "stairs-mosque *1",
    "'3 any-keshi *1",
    "fisherman *1",
    "'≥4 *2",
    "spectator *1",
    "scroll",
    "luxury-4",
    "gate",
)
RIVER_SIDES = (
    "act",
    "oasis",
    "any-keshi any-keshi",
    "*5",
    "*7 *3",
    "'6 any-resource '3",
    "keshi-red",
    "*3",
    "crocodile",
    "any-goods",
    "'3 stairs-any '1",
    "gate *1 keshi-green *1",
    "keshi-pink keshi-beige keshi-brown",
    "water-drop date dinar",
    "oasis oasis",
    "keshi-pink keshi-pink",
    "dinar date '4 any-keshi *1",
    "water-drop date luxury-4 *2",
)


@cache
def icons_in(tokens: str, box: Box, most: float, colour: str = "on-parchment") -> str:
    """The icons in rows that fit, in the middle of the box."""
    items = tokens.split()
    size = most
    while True:
        rows = wrapped(items, size, box.width)
        heights = [max(tall(item, size) for item in row) for row in rows]
        if size <= 8 or (sum(heights) <= box.height and fits(rows, size, box.width)):
            break
        size -= 1
    x0, y0 = box.middle
    y = y0 - sum(heights) / 2
    parts = []
    for row, height in zip(rows, heights, strict=True):
        x = x0 - sum(breadth(item, size) for item in row) / 2
        for item in row:
            wide = breadth(item, size)
            parts.append(drawn(item, x + wide / 2, y + height / 2, size, colour))
            x += wide
        y += height
    return inked(colour, "".join(parts))


def wrapped(items: list[str], size: float, width: float) -> list[list[str]]:
    rows: list[list[str]] = [[]]
    left = width
    for item in items:
        wide = breadth(item, size)
        if rows[-1] and wide > left:
            rows.append([])
            left = width
        rows[-1].append(item)
        left -= wide
    return rows


def fits(rows: list[list[str]], size: float, width: float) -> bool:
    return all(sum(breadth(item, size) for item in row) <= width for row in rows)


def word_size(size: float) -> float:
    return max(size * 0.8, LEAST)


def tall(item: str, size: float) -> float:
    if item[0] == "'":
        return word_size(size)
    return 1.08 * (star_size(item[1:], size) if item[0] == "*" else size)


def breadth(item: str, size: float) -> float:
    if item[0] == "'":
        return width_of(item[1:], word_size(size)) * BOLDEST + size * 0.1
    if item[0] == "*":
        return star_size(item[1:], size)
    return size * (1.15 if item.startswith("luxury") else 1.02)


def drawn(item: str, x: float, y: float, size: float, colour: str) -> str:
    if item[0] == "'":
        return centred(item[1:], x, y, word_size(size), 800, colour)
    if item[0] == "*":
        return star(item[1:], x, y, size)
    if item.startswith("gate-"):
        return use_icon(item, x - size * 0.42, y - size / 2, size * 0.84, size)
    return icon_at(item, x, y, size)


# -- cards -----------------------------------------------------------------------------------------


def scroll_card(scroll: int, box: Box) -> str:
    """A small scroll: two rolls in the colour of its group, and the picture."""
    return parchment(scroll, box) + icons_in(
        SCROLLS[scroll], box.inset(2.5), min(17, box.width * 0.52)
    )


def scroll_with_words(scroll: int, box: Box, name: str, effect: str, least: float) -> str:
    """A large one, with its words as large as they fit: what it does, if there is no room for its
    name as well; a low one has its picture beside them."""
    if box.height < LOW:
        side = Box(box.x + 3, box.y, 34, box.height)
        named = lines(name, box.width - 42, least)[:3]
        y = box.middle[1] + 4 - (len(named) - 1) * 6.4
        words = "".join(
            write(line, side.right + 2, y + 12.8 * n, least, weight=700, colour="on-parchment")
            for n, line in enumerate(named)
        )
        return parchment(scroll, box) + icons_in(SCROLLS[scroll], side.inset(2), 19) + words
    top = Box(box.x + 6, box.y + 8, box.width - 12, min(30, box.height * 0.26))
    wide, high = box.width - 14, box.foot - top.foot - 8
    size = 13.5
    while size > least and text_height(name, effect, wide, size) > high:
        size -= 0.5
    if text_height(name, effect, wide, size) > high:
        fits = text_height("", effect, wide, size) <= high
        name, effect = ("", effect) if fits else (name, "")
    parts = [parchment(scroll, box), icons_in(SCROLLS[scroll], top, 24)]
    y = top.foot + size + 3
    for weight, text in ((700, name), (500, effect)):
        for line in lines(text, wide, size):
            if y > box.foot - 6:
                break
            parts.append(write(line, box.x + 7, y, size, weight=weight, colour="on-parchment"))
            y += size * 1.16
    return "".join(parts)


def text_height(name: str, effect: str, width: float, size: float) -> float:
    return (len(lines(name, width, size)) + len(lines(effect, width, size))) * size * 1.16


def parchment(scroll: int, box: Box) -> str:
    """Its rolls have the colour of its group: gray, yellow, pink or orange, as keshis have it."""
    colour = GROUPS[group_of(scroll)]
    roll = min(6.0, box.height * 0.12)
    body = Box(box.x + 1.5, box.y + roll / 2, box.width - 3, box.height - roll)
    ends = (Box(box.x, box.y, box.width, roll), Box(box.x, box.foot - roll, box.width, roll))
    return body.rect(1, 'fill="var(--parchment)" stroke="var(--parchment-line)"') + "".join(
        end.rect(roll / 2, f'fill="var(--{colour}-top)" stroke="var(--{colour}-side)"')
        for end in ends
    )


PALMS = 'fill="var(--panel)" stroke="var(--palm)" stroke-width="1.6"'
"""How an oasis is painted."""


def oasis_card(oasis: int, box: Box) -> str:
    edge = box.rect(5, PALMS)
    if box.height < LOWEST:
        return edge + icons_in(counts_of(oasis), box.inset(3), 26, "ink")
    return edge + icons_in(OASES[oasis], box.inset(3), max(12, box.width * 0.42), "ink")


def counts_of(oasis: int) -> str:
    """What an oasis counts, without its points."""
    return " ".join(item for item in OASES[oasis].split() if item[0] != "*")


def counted_oasis(oasis: int, worth: int, box: Box) -> str:
    """A claimed one: what it counts, and what that is worth now."""
    edge = box.rect(5, PALMS)
    counts = counts_of(oasis)
    if box.height < LOW:
        corner = Box(box.x + 1, box.y + 1, box.width * 0.66, box.height * 0.66)
        return (
            edge
            + icons_in(counts, corner, 19, "ink")
            + star(str(worth), box.right - 9, box.foot - 9, 18)
        )
    upper = Box(box.x + 2, box.y + 4, box.width - 4, box.height - 38)
    return (
        edge
        + icons_in(counts, upper, 26, "ink")
        + star(str(worth), box.middle[0], box.foot - 19, 30)
    )


def town_card(town: int, box: Box, claimed: bool) -> str:
    line = "palm" if claimed else "wood-line"
    edge = box.rect(5, f'fill="var(--panel)" stroke="var(--{line})" stroke-width="1.8"')
    return edge + icons_in(TOWNS[town - 1], box.inset(3), max(12, box.width * 0.42), "ink")


def face_down(box: Box) -> str:
    """The back of an oasis."""
    x, y = box.middle
    r = min(box.width, box.height) * 0.28
    return box.rect(5, 'fill="var(--back)" stroke="var(--back-line)"') + (
        f'<path d="M{x - r:.1f} {y:.1f}L{x:.1f} {y - r:.1f}L{x + r:.1f} {y:.1f}L{x:.1f} {y + r:.1f}Z" '
        'fill="none" stroke="var(--back-line)" stroke-width="1.4"/>'
    )
