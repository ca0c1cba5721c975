"""The cover: two merchants between the stalls of the bazaar, the mosque behind them."""

from __future__ import annotations

from typing import Final

from majlis.drawing.cover import Cover, dome, lantern, orb, path, sky, stars
from majlis.drawing.icons import use_icon
from majlis.drawing.svg import circle, num
from majlis.games.istanbul.picture.symbols import symbols

CLOTH = "#FFF3DD"
"""Every other stripe of an awning."""


def stall(x: float, width: float, wall: str, inside: str, awning: str) -> str:
    """An arch with a striped awning."""
    middle, bend = x + width / 2, width * 0.138
    arch = (
        f"M{num(x)} 172V74C{num(x)} 64 {num(middle - bend)} 60 {num(middle)} 50"
        f"C{num(middle + bend)} 60 {num(x + width)} 64 {num(x + width)} 74V172Z"
    )
    above, below = width / 4, (width + 10) / 4
    stripes = "".join(
        path(
            f"M{num(x - 5 + nth * below)} 96L{num(x + nth * above)} 80h{num(above)}"
            f"L{num(x - 5 + (nth + 1) * below)} 96a{num(below / 2)} 7 0 0 1 {num(-below)} 0Z",
            CLOTH if nth % 2 else awning,
        )
        for nth in range(4)
    )
    return (
        path(arch, wall) + path(f"M{num(x + 8)} 172V104h{num(width - 16)}V172Z", inside) + stripes
    )


def minaret(x: float) -> str:
    return (
        path(f"M{x - 5} 108V38H{x + 5}V108Z", "#E9DCC3")
        + path(f"M{x + 1} 108V38H{x + 5}V108Z", "#CDB998")
        + path(f"M{x - 7.5} 62H{x + 7.5}V66H{x - 7.5}Z", "#A4492F")
        + path(
            f"M{x - 5.6} 38C{x - 4} 29 {x - 1} 26 {x} 18C{x + 1} 26 {x + 4} 29 {x + 5.6} 38Z",
            "#2C7187",
        )
        + circle(x, 16, 1.8, 'fill="#F0B545"')
    )


def mosque() -> str:
    windows = "".join(
        path(f"M{x} 104V96a4 4 0 0 1 8 0V104Z", "var(--cover-window)") for x in (119, 193)
    )
    return (
        path(
            "M0 92H30V82C30 76 40 76 44 70C48 76 58 76 58 82V92H262V80C262 72 276 72 282 64"
            "C288 72 302 72 302 80V92H320V172H0Z",
            "#BFD2CB",
        )
        + minaret(96)
        + minaret(224)
        + path("M112 108V80H208V108Z", "#F4E9D4")
        + path("M160 108V80H208V108Z", "#E4D5B8")
        + windows
        + dome(126, 82, 15, "#4C93A6", "#2F7689")
        + dome(194, 82, 15, "#4C93A6", "#2F7689")
        + dome(160, 80, 31, "#3888A0", "#246A80")
    )


def street() -> str:
    return (
        path("M0 172V108H320V172Z", "#D9B987")
        + path("M96 172L144 106H176L224 172Z", "#EBD6AC")
        + '<path d="M126 138h68M112 156h96M136 122h48" stroke="#CDAF7C" stroke-width="1.4"/>'
        + path("M142 112V92C142 82 154 80 160 72C166 80 178 82 178 92V112Z", "#B98A52")
        + path("M147 112V95C147 87 156 86 160 80C164 86 173 87 173 95V112Z", "#5A3A22")
    )


def wares() -> str:
    """Fruit, fabric, spice, and what it is all about."""
    fruit = "".join(circle(x, 138.5, 6.5, f'fill="{colour}"') for x, colour in (
        (19, "#E9A422"), (31, "#E9A422"), (43, "#D9801F")
    ))  # fmt: skip
    fabric = "".join(
        f'<rect x="72" y="{y}" width="32" height="9" rx="4.5" fill="{colour}"/>'
        for y, colour in ((120, "#C2553A"), (129, "#2F6FA5"), (138, "#D9A53B"))
    )
    return (
        fruit
        + '<rect x="10" y="140" width="46" height="18" rx="3" fill="#9A6A42"/>'
        + fabric
        + '<rect x="70" y="147" width="36" height="11" rx="3" fill="#9A6A42"/>'
        + path("M268 142c2-14 16-14 18 0ZM288 142c2-14 16-14 18 0Z", "#4E9150")
        + '<rect x="264" y="142" width="46" height="16" rx="3" fill="#9A6A42"/>'
        + use_icon("ruby", 216, 110, 32)
        + '<rect x="214" y="142" width="36" height="16" rx="3" fill="#9A6A42"/>'
    )


COVER: Final = Cover(
    sky((0, "#8FC1CB"), (0.6, "#D8E4D3"), (1, "#F4E6C4"))
    + orb(252, 38, 18)
    + stars((24, 20), (62, 34), (118, 14), (146, 24), (190, 18), (212, 44), (292, 22), (306, 48))
    + mosque()
    + street()
    + stall(4, 58, "#C98A5E", "#7A4A2C", "#B3392B")
    + stall(66, 44, "#D9A873", "#6E4428", "#1F6F8B")
    + stall(258, 58, "#C08158", "#6E4428", "#3B7A3D")
    + stall(210, 44, "#D5A06B", "#7A4A2C", "#C98A1B")
    + wares()
    + '<path d="M62 62C110 92 210 92 258 62" fill="none" stroke="#7A5A3A" stroke-width="1.3"/>'
    + lantern(88, 74)
    + lantern(122, 82)
    + lantern(198, 82)
    + lantern(232, 74)
    + use_icon("merchant-1", 112, 104, 44)
    + use_icon("merchant-0", 150, 112, 56),
    symbols(),
)
