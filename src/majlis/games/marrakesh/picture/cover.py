"""The cover: keshis fall into the tower of the square, and roll out of its gate."""

from __future__ import annotations

from typing import Final

from majlis.drawing.cover import Cover, orb, palm, path, sky, stars
from majlis.drawing.icons import icon_at
from majlis.drawing.svg import num
from majlis.games.marrakesh.picture.symbols import symbols

FALLING = (("orange", 146, 18, -14), ("turquoise", 174, 15, 12), ("purple", 160, 32, 6))
ROLLED_OUT = (
    ("green", 160, 138, -10),
    ("yellow", 137, 157, 0),
    ("turquoise", 183, 157, 8),
    ("red", 161, 161, 0),
    ("pink", 116, 164, -8),
    ("white", 205, 163, 6),
)
TILES = ("#F0B545", "#3FA9A0", "#E2703A", "#F0B545", "#3FA9A0")


def keshi(colour: str, x: float, y: float, turned: float) -> str:
    return (
        f'<g transform="rotate({num(turned)} {num(x)} {num(y)})">'
        f"{icon_at(f'keshi-{colour}', x, y, 23)}</g>"
    )


def city() -> str:
    return path(
        "M0 120V104H16V96H34V104H46V88H52V84H56V88H66V104H84V112H110V172H0ZM320 122V100H304V92"
        "H290V84H284V78H280V84H274V100H262V108H232V114H206V172H320Z",
        "#9A4E4F",
    ) + path(
        "M0 138V124H22V116H38V124H70V130H118V172H0ZM320 138V120H298V126H266V120H250V128H208V172"
        "H320Z",
        "#7C3B42",
    )


def square() -> str:
    carpet = "M104 170L133 151H187L216 170"
    return (
        path("M0 146C80 136 240 136 320 146V172H0Z", "#D79C62")
        + path("M0 158C90 150 230 150 320 158V172H0Z", "#C08249")
        + palm(40, 150, 1.05, 1.05)
        + palm(288, 152, -1.2, 1.2)
        + path("M92 172L128 148H192L228 172Z", "#6E3A22")
        + path(f"{carpet}Z", "#A4492F")
        + f'<path d="{carpet}" fill="none" stroke="#F0B545" stroke-width="1.2" '
        'stroke-dasharray="3 3"/>'
    )


def tower() -> str:
    tiles = "".join(
        f'<g transform="translate({134 + 13 * nth} 68)" fill="{colour}">'
        '<path d="M-3.7-3.7h7.4v7.4h-7.4ZM0-5.2L5.2 0L0 5.2L-5.2 0Z"/></g>'
        for nth, colour in enumerate(TILES)
    )
    windows = "".join(
        path(
            f"M{x} 106V92C{x} 86 {x + 5} 85 {x + 7} 81C{x + 9} 85 {x + 14} 86 {x + 14} 92V106Z",
            "var(--cover-window)",
            "#E9B27C",
            1.4,
        )
        for x in (137, 153, 169)
    )
    return (
        path("M128 150V52H192V150Z", "#B5533A")
        + path("M166 150V52H192V150Z", "#96402D")
        + path(
            "M122 52V34H130V40H138V34H147V40H155V34H165V40H173V34H182V40H190V34H198V52Z", "#A4492F"
        )
        + path("M166 52V40H173V34H182V40H190V34H198V52Z", "#86371F")
        + path("M122 52H198V57H122Z", "#6E2C1B")
        + path("M128 61H192V75H128Z", "#2B3556")
        + tiles
        + windows
        + path(
            "M142 150V128C142 117 154 116 160 108C166 116 178 117 178 128V150Z",
            "#35130E",
            "#E9B27C",
            2,
        )
    )


COVER: Final = Cover(
    sky((0, "#4A3C63"), (0.4, "#A0586A"), (0.72, "#E3926A"), (1, "#F4C58B"))
    + orb(238, 92, 24)
    + stars((30, 22), (66, 40), (104, 16), (206, 18), (262, 30), (296, 14), (48, 64), (284, 52))
    + city()
    + square()
    + tower()
    + '<path d="M146 0V5M174 0V2M160 14V19" stroke="var(--cover-star)" stroke-width="1.6" '
    'stroke-linecap="round" opacity=".6"/>'
    + "".join(keshi(*one) for one in (*FALLING, *ROLLED_OUT)),
    symbols(),
    {"cover-star": ("#FFEFD0", "#FFF3D2")},  # the sun is setting: the first ones are out
)
