"""What the rail shows below a player's numbers: lists of small things, as HTML."""

from __future__ import annotations

from majlis.drawing.svg import esc


def item(shown: str, told: str, kind: str = "") -> str:
    """An entry: icons and a number to look at, and in words the same for whoever hovers or
    listens. `kind` are its classes."""
    classes = f' class="{kind}"' if kind else ""
    return f'<li{classes} title="{esc(told)}">{shown}<span class="spoken">{esc(told)}</span></li>'
