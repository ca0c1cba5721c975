"""Words inside pictures: how wide they are, and where their lines break.

SVG breaks no lines. The widths are those of the table's own typeface, in hundredths of its size;
another one differs by little, and nothing is cut off.
"""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.svg import AGAIN, esc, num

WIDTHS = {
    char: width
    for width, chars in (
        (20, " '"),
        (24, "!.,:;·’ijl"),
        (30, "IJ"),
        (40, '()frt-"'),
        (46, "1?г/sтз"),
        (51, "czсэ"),
        (53, "avyауьeвечяёgxкх7"),
        (57, "kuhndq23FLГнприйл5З"),
        (60, "bpoоES+–Едц4689б«»"),
        (65, "PБРЬъTТ0BВ"),
        (68, "YRZЯCKXКСУХЧVЭ"),
        (71, "AАмGU"),
        (75, "DHNИЙЛНПыЦ"),
        (81, "—ДфЪжwOQОюш"),
        (87, "щФm"),
        (95, "ЫMМ"),
        (101, "½"),
        (106, "WЖШЩЮ"),
    )
    for char in chars
}
USUAL = 58
BOLD, BOLDEST = 1.05, 1.06
"""How much wider bold words are, and the boldest, than `width_of` says."""


@lru_cache(AGAIN)
def width_of(text: str, size: float) -> float:
    """How wide a line of that size is, about."""
    return sum(WIDTHS.get(char, USUAL) for char in text) * size / 100


@lru_cache(maxsize=512)
def lines(text: str, width: float, size: float) -> tuple[str, ...]:
    """The text in lines that fit."""
    found: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size) > width:
            found.append(line)
            line = word
        else:
            line = longer
    return (*found, line) if line else tuple(found)


@lru_cache(AGAIN)
def fitted(text: str, width: float, size: float) -> str:
    """The text, cut with dots if it is too long."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def snug(text: str, width: float, size: float, least: float) -> float:
    """The largest size, from `least` to `size`, at which the line fits."""
    wide = width_of(text, size)
    return size if wide <= width else max(least, size * width / wide)


@lru_cache(AGAIN)
def write(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    weight: int = 500,
    colour: str = "ink",
    anchor: str = "",
) -> str:
    """A line with its foot on y."""
    place = f' text-anchor="{anchor}"' if anchor else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-weight="{weight}"{place} '
        f'fill="var(--{colour})">{esc(text)}</text>'
    )


def centred(
    text: str, x: float, y: float, size: float, weight: int = 700, colour: str = "ink"
) -> str:
    """A line whose middle is there; of figures the exact middle."""
    return write(text, x, y + size * 0.36, size, weight=weight, colour=colour, anchor="middle")
