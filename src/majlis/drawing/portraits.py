"""Portraits of the bots, one for each level: a bust in a pointed niche, by day and by night.

The figures have a lamp of their own and look alike at all hours; what darkens is the niche.
"""

from __future__ import annotations

from dataclasses import dataclass

from majlis.drawing.cover import path
from majlis.drawing.palette import fill_in
from majlis.drawing.svg import circle, num

LEVELS = 6
WIDTH, HEIGHT = 68, 72

NICHE = "M6 70V32C6 15 23 12 36 2C49 12 66 15 66 32V70Z"
SHOULDERS = "M10 74C10 58 22 53 36 53S62 58 62 74Z"
SHOULDER_IN_SHADE = "M40 53C54 54 62 60 62 74H48C48 64 46 58 40 53Z"
NECK = "M31 46H41V55C39 58 33 58 31 55Z"
CHEEK_IN_SHADE = "M38 26C46 28 49 38 45 46C44 48 41 50 38 50.3C44 44 44 34 38 26Z"
BROWS = "M29.5 34.8h4.5M38 34.8h4.5"
MOUTH = "M33.5 47.2h5"
BEARD = "M25 40C25 52 30 56.5 36 56.5S47 52 47 40C44 45 40 45.5 36 45.5S28 45 25 40Z"
INK, GOLD, GOLD_EDGE = "#2B2118", "#F0B545", "#9C6A0D"
LINEN, LINEN_EDGE, LINEN_FOLD = "#FBF5EA", "#B9A98C", "#CBBC9F"


@dataclass(frozen=True)
class Portrait:
    """Who sits for it; a colour with its shade is a pair."""

    wall: tuple[str, str]
    """Of the niche, by day and by night."""
    edge: tuple[str, str]
    robe: tuple[str, str]
    skin: tuple[str, str]
    worn: str
    """Beard, hat and whatever else is in front of the face."""
    held: str = ""
    """What is behind it."""

    def svg(self, theme: str) -> str:
        """The picture as a file."""
        drawn = (
            path(NICHE, "var(--wall)")
            + f'<clipPath id="niche"><path d="{NICHE}"/></clipPath>'
            + '<g clip-path="url(#niche)" stroke-linejoin="round" stroke-linecap="round">'
            + path(SHOULDERS, self.robe[0])
            + path(SHOULDER_IN_SHADE, self.robe[1])
            + path(NECK, self.skin[1])
            + self.held
            + f'<ellipse cx="36" cy="38" rx="11" ry="12.5" fill="{self.skin[0]}"/>'
            + f'<path d="{CHEEK_IN_SHADE}" fill="{self.skin[1]}" opacity=".55"/>'
            + circle(32, 38, 1.3, f'fill="{INK}"')
            + circle(40, 38, 1.3, f'fill="{INK}"')
            + self.worn
            + "</g>"
            + path(NICHE, "none", "var(--edge)", 1.6)
        )
        return fill_in(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 0 {WIDTH} {HEIGHT}" '
            f'width="{WIDTH}" height="{HEIGHT}">{drawn}</svg>',
            theme,
            {"wall": self.wall, "edge": self.edge},
        )


def line(d: str, colour: str, width: float) -> str:
    return path(d, "none", colour, width)


def ball(x: float, y: float, radius: float, colour: str, edge: str = "", width: float = 0) -> str:
    stroke = f' stroke="{edge}" stroke-width="{num(width)}"' if edge else ""
    return circle(x, y, radius, f'fill="{colour}"{stroke}')


GOATHERD = Portrait(
    wall=("#DFE6D2", "#2C3A3C"),
    edge=("#9DB183", "#6F8A68"),
    robe=("#8A7B5C", "#6B5E43"),
    skin=("#C98F63", "#A8724A"),
    held=line("M55.5 74V37C55.5 29 63 29 62.2 36", "#6B4226", 3),
    worn=line("M33 44.2c2 1.8 4 1.8 6 0", "#5A3420", 1.3)
    + path("M14 31C22 25 50 25 58 31C50 35 22 35 14 31Z", "#E3BE6C", "#9A7530", 1)
    + path("M26 29C27 18 32 16 36 16S45 18 46 29C40 31 32 31 26 29Z", "#EBCB80", "#9A7530", 1)
    + line("M26 27.5C32 29.5 40 29.5 46 27.5", "#8A7B5C", 2)
    + line("M28 57C31 61 41 61 44 57", "#D9CDB0", 2.4),
)

PEDLAR = Portrait(
    wall=("#EADFC6", "#3A3640"),
    edge=("#C2A878", "#9A8562"),
    robe=("#A4492F", "#7F3522"),
    skin=("#D9A577", "#B98658"),
    worn=line(BROWS, INK, 1.4)
    + line("M30 44.5C33 42.5 39 42.5 42 44.5", "#4A2E1A", 2.4)
    + path("M24.5 32C24 22 30 18 36 18S48 22 47.5 32C40 28 32 28 24.5 32Z", "#3B7A3D")
    + path(
        "M40 18.5C46 20 48 25 47.5 32C45.5 30.8 44 30.2 42.5 29.7C44 25 43 21 40 18.5Z", "#2C5E2F"
    )
    + line("M24.5 32C32 28 40 28 47.5 32", GOLD, 2.2)
    + line("M22 55L44 74M50 55L28 74", "#F4E4C2", 3.2)
    + ball(36, 67, 5, GOLD, GOLD_EDGE, 1),
)

TRADER = Portrait(
    wall=("#D3E2E4", "#233A4B"),
    edge=("#8DB3BC", "#6594A3"),
    robe=("#1F6F8B", "#165266"),
    skin=("#B97B50", "#96603A"),
    worn=path(BEARD, "#4A2E1A")
    + line(BROWS, INK, 1.4)
    + line(MOUTH, "#C98F63", 1.3)
    + path("M26.5 29L29 14H43L45.5 29C40 31.5 32 31.5 26.5 29Z", "#A4282C")
    + path("M37 14H43L45.5 29C43 30.5 41 31 39 31Z", "#7F1B20")
    + line("M36 14V11M36 14C42 13 47 16 47.5 24", GOLD, 1.7)
    + ball(47.5, 25, 1.8, GOLD)
    + line("M29 56L36 65L43 56", "#F4E4C2", 2.6),
)

CARAVANEER = Portrait(
    wall=("#F1DDBD", "#443A36"),
    edge=("#D0A566", "#B08A52"),
    robe=("#C98A1B", "#9C680D"),
    skin=("#A86B42", "#85522F"),
    worn=line(BROWS, INK, 1.4)
    + path("M22 40C24 60 48 60 50 40C44 44.5 28 44.5 22 40Z", "#2F5DB0")
    + path("M23 36C20 20 28 13 36 13S52 20 49 36C46 29 42 30.5 36 30.5S26 29 23 36Z", "#2F5DB0")
    + path("M36 13C46 13 52 22 49 36C47.5 31 46 30 43 30.2C45 24 42 16 36 13Z", "#21468A")
    + path("M24 54C28 60 44 60 48 54L52 64C44 70 28 70 20 64Z", "#2F5DB0")
    + line("M25 24C32 19 42 20 47 25M24.5 29C30 25.5 40 25.5 48 29.5", "#7C9CE0", 1.5)
    + line("M26 48C32 51.5 40 51.5 46 48M25 59C32 63.5 40 63.5 47 59", "#7C9CE0", 1.5),
)

VIZIER = Portrait(
    wall=("#DCD7E8", "#302C4E"),
    edge=("#A79CC4", "#8A7FB0"),
    robe=("#4A3C7A", "#352A5C"),
    skin=("#D2A07A", "#B1815C"),
    worn=path(
        "M25.5 40C26 52 32 58 36 64C40 58 46 52 46.5 40C44 45 40 44.5 36 44.5S28 45 25.5 40Z",
        "#D9D3CB",
    )
    + path("M36 64C40 58 46 52 46.5 40C45 43.5 43 44.5 41 44.5C41 52 39 58 36 64Z", "#B4ADA6")
    + line("M29 35l5-1M38 34l5 1", "#8B847C", 1.8)
    + line(MOUTH, "#9A6A4A", 1.3)
    + path("M22 30C19 16 28 9 36 9S53 16 50 30C44 25 28 25 22 30Z", LINEN, LINEN_EDGE, 1)
    + line("M24 24C32 14 44 13 49 20M23 28C32 20 44 19 50 26", LINEN_FOLD, 1.5)
    + path("M36 20L39.5 24.5L36 30L32.5 24.5Z", "#0B6F5F", GOLD, 1.3)
    + line("M19 60C21 64 22 69 22 74M53 60C51 64 50 69 50 74", GOLD, 1.6),
)

SULTAN = Portrait(
    wall=("#F3D5CB", "#4A2A38"),
    edge=("#CF8F7B", "#B8705F"),
    robe=("#8E2233", "#6A1624"),
    skin=("#B67A52", "#945F3C"),
    worn=path(BEARD, INK)
    + line(BROWS, INK, 1.4)
    + line(MOUTH, "#C98F63", 1.3)
    + path("M17 29C14 16 26 11 36 11S58 16 55 29C48 34 24 34 17 29Z", LINEN, LINEN_EDGE, 1)
    + line("M19 24C28 15 46 15 53 24M18 28.5C28 22 44 22 54 28.5", LINEN_FOLD, 1.5)
    + path("M36 14C31 9 33.5 5.5 38 3.6C36.8 7 40 9.5 38 14Z", "#1F8CA6")
    + ball(36, 19, 5, "#D33A63", GOLD, 2)
    + path("M20 58C26 68 46 68 52 58L57 63C50 76 22 76 15 63Z", GOLD)
    + ball(36, 68, 2.2, "#8E2233")
    + ball(27, 66, 1.7, "#8E2233")
    + ball(45, 66, 1.7, "#8E2233"),
)

PORTRAITS = dict(enumerate((GOATHERD, PEDLAR, TRADER, CARAVANEER, VIZIER, SULTAN), 1))
"""By level."""


def beads(level: int) -> str:
    """A string of as many beads as there are levels, filled up to this one; a word stands beside
    it."""
    radius, apart = 3.4, 8.6
    middle, width = radius + 1, 2 * radius + 2 + (LEVELS - 1) * apart
    strung = "".join(
        ball(middle + nth * apart, middle, radius, "var(--action)")
        if nth < level
        else ball(middle + nth * apart, middle, radius - 0.4, "var(--panel)", "var(--quiet)", 1.1)
        for nth in range(LEVELS)
    )
    return (
        f'<svg class="beads" width="{num(width)}" height="{num(2 * middle)}" '
        f'viewBox="0 0 {num(width)} {num(2 * middle)}" aria-hidden="true">'
        + line(f"M{num(middle)} {num(middle)}H{num(width - middle)}", "var(--quiet)", 1)
        + f"{strung}</svg>"
    )
