"""SVG as text: built with f-strings, numbers rounded, words escaped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


AGAIN = 1 << 14
"""So many small drawings of a kind are kept: layouts are few, and their pieces come again in every
picture."""


@lru_cache(1 << 16)  # and so do their numbers
def num(value: float) -> str:
    """A number as short as a screen can tell: two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def esc(text: str) -> str:
    """Somebody's words inside an element or a quoted attribute."""
    return (
        text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace('"', "&quot;")
        .replace("'", "&#39;")
    )


def tag(name: str, inner: str = "", /, **attributes: str | float | None) -> str:
    """An element: `tag("rect", width=3, stroke_width=1.5)`. `inner` is markup; values are escaped.

    Underscores become hyphens, one at the end is dropped (`class_`), None leaves an attribute out.
    """
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value_of(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{words}>{inner}</{name}>" if inner else f"<{name}{words}/>"


def value_of(value: str | float) -> str:
    return esc(value) if isinstance(value, str) else num(value)


def polygon(points: Iterable[Point]) -> str:
    """The `d` of a path around these points."""
    return f"M{'L'.join(f'{num(x)} {num(y)}' for x, y in points)}Z"


@lru_cache(AGAIN)
def circle(x: float, y: float, radius: float, paint: str = "") -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"{attributes(paint)}/>'


@lru_cache(AGAIN)
def use(symbol: str, x: float, y: float, width: float, height: float = 0, paint: str = "") -> str:
    """A symbol of `defs` with its upper left corner there; square if it has no height."""
    return (
        f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}" width="{num(width)}" '
        f'height="{num(height or width)}"{attributes(paint)}/>'
    )


def attributes(paint: str) -> str:
    return f" {paint}" if paint else ""


def line(a: Point, b: Point) -> str:
    """The `d` of a straight stroke."""
    return f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    """The point that lies so far on the way from one to the other."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
