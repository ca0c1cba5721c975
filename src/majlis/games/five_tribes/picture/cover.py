"""The cover: the five tribes before the walls of the city, and a djinn out of his lamp."""

from __future__ import annotations

from typing import Final

from majlis.drawing.cover import Cover, dome, orb, path, sky, stars
from majlis.drawing.svg import circle, num
from majlis.games.five_tribes.data import TRIBES
from majlis.games.five_tribes.picture.strokes import eight_points
from majlis.games.five_tribes.picture.symbols import symbols, use

WALLS = "#E2B98C"
SHADED = "#C99A6C"


def city() -> str:
    towers = "".join(
        path(f"M{x} 128V{top}h{width}V128Z", WALLS)
        + path(f"M{num(x + width * 0.62)} 128V{top}h{num(width * 0.38)}V128Z", SHADED)
        for x, top, width in ((24, 82, 22), (158, 78, 20), (62, 74, 80))
    )
    windows = "".join(
        path(f"M{x} {y + 14}V{y + 4}a4 4 0 0 1 8 0V{y + 14}Z", "var(--cover-window)")
        for x, y in ((31, 92), (164, 90), (72, 86), (124, 86))
    )
    return (
        path("M0 110C50 88 110 96 170 92S280 100 320 88V172H0Z", "#CFA4A0")
        + towers
        + dome(35, 82, 12, "#D9A53B", "#B57E1E")
        + dome(168, 78, 11, "#D9A53B", "#B57E1E")
        + dome(102, 76, 34, "#E5B447", "#C08A26")
        + path("M88 128V106C88 96 98 95 102 87C106 95 116 96 116 106V128Z", "#6B3A2A", "#F3D9A4", 2)
        + windows
    )


def floor() -> str:
    """Tiles: blue ones with a star, red ones with a disc, as the game has them."""
    tiles = []
    for nth in range(7):
        far, near = 28 + 44 * nth, 16 + 48 * nth
        blue = nth % 2 == 1
        tile = f"M{near - 23} 172L{far - 21} 138h42L{near + 23} 172Z"
        tiles.append(path(tile, "#B9D0DE" if blue else "#E9D3A6", "#F8EBCF", 2))
        sign = eight_points(near + 3, 164, 6)
        tiles.append(path(sign, "#2F5DB0") if blue else circle(near + 3, 164, 5, 'fill="#B3392B"'))
    return path("M0 172V128H320V172Z", "#D9A66C") + "".join(tiles)


def djinn() -> str:
    """He grows out of the smoke of the lamp."""
    return (
        path(
            "M236 132C214 122 226 108 246 108C262 108 262 96 250 92C282 92 290 112 268 120"
            "C254 125 250 128 252 134Z",
            "#8F8AD6",
        )
        + f'<g color="var(--djinn-2)">{use("djinn", 206, 6, 104)}</g>'
        + use("djinn-3", 206, 6, 104)
        + use("lamp", 226, 118, 34)
    )


COVER: Final = Cover(
    sky((0, "#6F74B4"), (0.45, "#C99BB6"), (0.75, "#F3C9A6"), (1, "#F8DFB4"))
    + orb(196, 44, 20)
    + stars((20, 20), (56, 40), (104, 12), (142, 30), (178, 14), (226, 22), (296, 30), (308, 70))
    + city()
    + floor()
    + djinn()
    + "".join(use(tribe, 12 + 40 * nth, 112, 42) for nth, tribe in enumerate(TRIBES)),
    symbols(),
)
