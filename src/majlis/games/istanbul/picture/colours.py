"""The colours of Istanbul, by day and by night."""

from __future__ import annotations

from majlis.drawing.palette import Colours
from majlis.games.istanbul.picture.paintings import TINTS

COLOURS: Colours = {
    # the bazaar: the tray, its places, where figures stand
    "tray": ("#E6D4B5", "#101626"),
    "stall": ("#FBF5EA", "#1F2740"),
    "stall-dim": ("#F1E6D1", "#1A2138"),
    "floor": ("#EBDCC0", "#141B30"),
    "slot": ("#EADCC3", "#141A2D"),
    "number": ("#5A4632", "#E8D9BC"),
    "on-number": ("#FFF6E3", "#241B10"),
    # things that look alike by day and by night, but for what would vanish
    "wood": ("#7A4E1F", "#C2935A"),
    "plank": ("#C79A5C", "#5B4630"),
    "bean": ("#6E4326", "#9C6234"),
    "bean-light": ("#EBD2AE", "#FFE7C4"),
    "coin": ("#EFC25E", "#EFC25E"),
    "coin-edge": ("#8F6310", "#8F6310"),
    "coin-shine": ("#FBE3A6", "#FBE3A6"),
    "on-coin": ("#3A2600", "#3A2600"),
    "paper": ("#FDF7EA", "#FDF7EA"),
    "on-paper": ("#2B2118", "#2B2118"),
    "skin": ("#F1D3AE", "#F1D3AE"),
    "stone": ("#9A8F80", "#8D93A8"),
    "shade": ("#33261A", "#0F1424"),
    # mosque and tavern tiles
    "tile-red": ("#A8321F", "#A8321F"),
    "tile-green": ("#2E6E35", "#2E6E35"),
    "tile-blue": ("#245F9B", "#245F9B"),
    "tile-yellow": ("#86600A", "#86600A"),
    "tile-straight": ("#7A4A25", "#7A4A25"),
    "tile-welcome": ("#5A4590", "#5A4590"),
    "on-tile": ("#FFF9EE", "#FFF9EE"),
    # cards: the arch of bonus and of guild cards
    "bonus-arch": ("#F3DFD0", "#4A3529"),
    "guild-arch": ("#E3DAF2", "#3B335A"),
    "bonus-line": ("#B4632A", "#D98E55"),
    "guild-line": ("#6A55A8", "#A793E0"),
    **TINTS,
}
