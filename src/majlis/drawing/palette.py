"""The colours of the table, by day and by night: the one place where they are written down.

Drawings say `var(--ink)`. Pages have them from `css`; a picture of its own has them filled in by
`fill_in`. A game adds colours of its own in the same form: `COLOURS` of its `draw`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeAlias

Colours: TypeAlias = Mapping[str, tuple[str, str]]
"""Name to colour: by day, by night."""

THEMES = ("day", "night")

TOKENS: Colours = {
    # paper and ink
    "ground": ("#F3E8D5", "#151B2E"),
    "panel": ("#FBF5EA", "#1F2740"),
    "inset": ("#F6ECDA", "#273050"),
    "line": ("#D9C7A8", "#35405F"),
    "ink": ("#2B2118", "#F1E7D6"),
    "quiet": ("#6B5B48", "#B4AB9C"),
    # what to do now
    "action": ("#A35404", "#FFC65C"),
    "on-action": ("#FFFFFF", "#151B2E"),
    "action-text": ("#9C5205", "#FFC65C"),
    # what may be clicked; saffron alone is too pale on sand, so it has an edge outside. What is chosen
    # has the colour of the action, which is darker by day and brighter by night
    "ring": ("#E69F00", "#D19028"),
    "ring-edge": ("#9C5205", "#D19028"),
    "glow": ("rgba(255,248,222,.92)", "rgba(255,198,92,.3)"),
    # kinds of gain
    "water": ("#1F6F8B", "#6EC1DD"),
    "on-water": ("#FFFFFF", "#0D2230"),
    "palm": ("#3B7A3D", "#7CC47F"),
    "on-palm": ("#FFFFFF", "#10240F"),
    "clay": ("#A4492F", "#E08A6D"),
    "on-clay": ("#FFFFFF", "#2B0F06"),
    # seats, each with a shape of its own: see `shapes`
    "seat-1": ("#B3261E", "#FF8A80"),
    "seat-2": ("#2F5DB0", "#8EA9F2"),
    "seat-3": ("#0B6F5F", "#3CC9B0"),
    "seat-4": ("#8E3FA0", "#D79BE8"),
    "seat-5": ("#5B4636", "#C9A27C"),
    "on-seat": ("#FFF9EE", "#151B2E"),
    # edges of pieces and ornament
    "rim": ("#FFF9EE", "#FFF9EE"),
    "case": ("#FFF9EE", "#0F1424"),
    "outline": ("#33261A", "#0F1424"),
    "shadow": ("rgba(75,45,15,.25)", "rgba(0,0,0,.4)"),
    "zellige": ("rgba(164,110,40,.17)", "rgba(180,190,255,.07)"),
}


def css(colours: Colours = TOKENS, game: str = "") -> str:
    """The custom properties for a stylesheet: Day, unless `data-theme` says Night. Those of a game
    hold inside the element whose `data-game` names it."""
    inside = f' [data-game="{game}"]' if game else ""
    day = "\n".join(f"  --{name}: {by_day};" for name, (by_day, _) in colours.items())
    night = "\n".join(f"  --{name}: {by_night};" for name, (_, by_night) in colours.items())
    return f':root{inside} {{\n{day}\n}}\n\n[data-theme="night"]{inside} {{\n{night}\n}}\n'


def fill_in(svg: str, theme: str, colours: Colours) -> str:
    """The drawing with the colours of one theme instead of their names.

    What reads pictures outside a browser seldom knows custom properties.
    """
    if theme not in THEMES:
        raise LookupError(f"no theme {theme!r}; there are: {', '.join(THEMES)}")
    at = THEMES.index(theme)
    every = {**TOKENS, **colours}
    return re.sub(r"var\(--([\w-]+)\)", lambda found: every[found[1]][at], svg)
