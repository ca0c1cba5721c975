"""Covers: a small picture of each game for the pages around the tables, by day and by night.

Scenery is painted in the colours of day; by night moonlight falls on all of it. What gives light, and
the pieces of the game, have colours with names, by day and by night.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from majlis.drawing.palette import Colours, fill_in
from majlis.drawing.svg import Point, circle, num

WIDTH, HEIGHT = 320, 172

LIGHTS: Colours = {
    "cover-dusk": ("rgba(8,12,44,0)", "rgba(8,12,44,.5)"),
    "cover-orb": ("#FFE7B5", "#F2EFE2"),
    "cover-halo": ("rgba(255,232,176,.5)", "rgba(214,224,255,.16)"),
    "cover-star": ("rgba(255,243,210,0)", "#FFF3D2"),
    "cover-lamp": ("#F0B545", "#FFE29A"),
    "cover-lamp-halo": ("rgba(255,226,154,0)", "rgba(255,214,120,.34)"),
    "cover-window": ("#4A2A1C", "#FFCB6B"),
}
"""What shines, in every cover."""


@dataclass(frozen=True)
class Cover:
    """What is seen of a game before it is played."""

    drawn: str
    """Inside a picture of `WIDTH` x `HEIGHT`, without words: no font reaches it."""
    symbols: str = ""
    """The pieces of the game; those that are used come along."""
    colours: Colours = field(default_factory=dict)
    """Lights of its own, and others than usual."""

    def svg(self, theme: str, colours: Colours) -> str:
        """The picture as a file; `colours` are those of the game."""
        drawn = moonlit(self.drawn) if theme == "night" else self.drawn
        defs = f"<defs>{used_symbols(self.symbols, drawn)}</defs>"
        return fill_in(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}" preserveAspectRatio="xMidYMid slice">'
            f"{defs}{drawn}</svg>",
            theme,
            {**colours, **LIGHTS, **self.colours},
        )


def moonlit(drawn: str) -> str:
    """The drawing with every plain colour as it is under the moon: darker, and blue."""

    def under_the_moon(found: re.Match[str]) -> str:
        red, green, blue = bytes.fromhex(found[1])
        light = (3 * red + 6 * green + blue) / 10
        mixed = (0.37 * red + 0.06 * light, 0.3 * green + 0.14 * light, 0.3 * blue + 0.34 * light)
        return "#" + "".join(f"{int(part) + 8 * nth:02X}" for nth, part in enumerate(mixed, 1))

    return re.sub(r"#([0-9A-F]{6})\b", under_the_moon, drawn)


def used_symbols(symbols: str, drawn: str) -> str:
    """Those that the drawing refers to, or another one of them."""
    known = {
        name: whole for whole, name in re.findall(r'(<symbol id="([^"]+)".*?</symbol>)', symbols)
    }
    needed: dict[str, str] = {}
    wanted = re.findall(r'href="#([^"]+)"', drawn)
    while wanted:
        name = wanted.pop()
        if name not in needed:
            needed[name] = known[name]
            wanted += re.findall(r'href="#([^"]+)"', known[name])
    return "".join(needed.values())


# -- scenery that several games have ---------------------------------------------------------------


def path(d: str, colour: str, edge: str = "", width: float = 0) -> str:
    stroke = f' stroke="{edge}" stroke-width="{num(width)}"' if edge else ""
    return f'<path d="{d}" fill="{colour}"{stroke}/>'


def sky(*colours: tuple[float, str]) -> str:
    """From the top to the bottom."""
    stops = "".join(f'<stop offset="{num(at)}" stop-color="{colour}"/>' for at, colour in colours)
    return (
        f'<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
        f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="url(#sky)"/>'
        f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="var(--cover-dusk)"/>'
    )


def stars(*points: Point) -> str:
    drawn = "".join(circle(x, y, 0.9 + nth % 3 * 0.2) for nth, (x, y) in enumerate(points))
    return f'<g fill="var(--cover-star)">{drawn}</g>'


def orb(x: float, y: float, radius: float) -> str:
    """The sun, or the moon."""
    return circle(x, y, radius * 1.42, 'fill="var(--cover-halo)"') + circle(
        x, y, radius, 'fill="var(--cover-orb)"'
    )


def lantern(x: float, y: float, cord: float = 4) -> str:
    """It hangs from there."""
    foot = y + cord
    return (
        circle(x, foot + 5, 13, 'fill="var(--cover-lamp-halo)"')
        + f'<path d="M{num(x)} {num(y)}v{num(cord)}" stroke="#7A5A3A"/>'
        + f'<path d="M{num(x - 4.5)} {num(foot + 3)}l1.5-3h6l1.5 3l-1.5 7h-6Z" '
        'fill="var(--cover-lamp)" stroke="#7A4A2C" stroke-width=".8"/>'
    )


def palm(x: float, y: float, across: float, down: float) -> str:
    """A date palm that stands there; `across` below 0 leans the other way."""
    dark = "M-2-40C-14-50-26-46-30-34C-22-40-12-40-2-38ZM-1-40C12-50 24-46 28-33C20-40 10-40 0-37Z"
    light = (
        "M-2-41C-10-58-22-60-30-52C-20-53-10-48-2-39ZM-1-41C6-58 18-60 27-52C17-53 8-48 0-39Z"
        "M-2-40C-12-38-16-30-16-20C-11-29-6-34 0-38ZM-1-40C9-38 13-30 13-20C9-29 4-34-1-37Z"
    )
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({num(across)} {num(down)})">'
        + path("M-2 0C0-14 0-26-4-40L1-41C6-27 6-13 5 0Z", "#6B4226")
        + '<path d="M-.5-10h5M0-19h5M-1-28h5" stroke="#4E2F19" stroke-width="1.6"/>'
        + path(dark, "#2F6B45")
        + path(light, "#46895A")
        + circle(-3, -37, 2.4, 'fill="#C9762B"')
        + circle(2.5, -36.5, 2.4, 'fill="#E09B3D"')
        + "</g>"
    )


def dome(x: float, foot: float, radius: float, light: str, shade: str) -> str:
    """An onion dome with a gilded tip."""
    tip, side = foot - 1.39 * radius, foot - 0.93 * radius
    slope, in_shade = foot - 1.14 * radius, x + 0.36 * radius
    right = f"C{num(x + 0.32 * radius)} {num(slope)} {num(x + radius)} {num(side)} "
    right += f"{num(x + radius)} {num(foot)}"
    left = (
        f"C{num(x - radius)} {num(side)} {num(x - 0.32 * radius)} {num(slope)} {num(x)} {num(tip)}"
    )
    return (
        path(f"M{num(x - radius)} {num(foot)}{left}{right}Z", light)
        + path(
            f"M{num(x)} {num(tip)}{right}H{num(in_shade)}C{num(x + 0.4 * radius)} "
            f"{num(foot - 0.62 * radius)} {num(x + 0.2 * radius)} {num(slope)} {num(x)} {num(tip)}Z",
            shade,
        )
        + f'<path d="M{num(x)} {num(tip)}v-6" stroke="var(--cover-lamp)" stroke-width="1.8"/>'
        + circle(x, tip - 8, 2.4, 'fill="var(--cover-lamp)"')
    )
