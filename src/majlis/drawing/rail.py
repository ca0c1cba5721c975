"""What the rail shows below a player's numbers: lists of small things, as HTML."""

from __future__ import annotations

from majlis.drawing.svg import esc


def item(shown: str, told: str, kind: str = "") -> str:
    """An entry of a list: icons and a number to look at, and in words the same for whoever hovers,
    taps, focuses or listens. `kind` are its classes."""
    return named("li", shown, told, kind)


def mark(shown: str, told: str, kind: str = "") -> str:
    """The same within a line."""
    return named("span", shown, told, kind)


def named(tag: str, shown: str, told: str, kind: str) -> str:
    classes = f' class="{kind}"' if kind else ""
    told = esc(told)
    return (
        f'<{tag}{classes} title="{told}" tabindex="-1">{shown}'
        f'<span class="spoken">{told}</span></{tag}>'
    )
