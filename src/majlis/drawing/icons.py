"""Icons: strokes on a 24 x 24 grid in the colour of the text around them.

A page holds `sprite()` once; an icon then is `<svg class="icon"><use href="#icon-NAME"/></svg>`,
which `icon(NAME)` writes. A game's own icons (`icon-lilac`) are symbols in its scenes' `defs`.
"""

from __future__ import annotations

from majlis.drawing.svg import attributes, num, use

ICONS = {
    # gains
    "water": "M12 3.5C8.5 8 6 11 6 14.5a6 6 0 0 0 12 0C18 11 15.5 8 12 3.5Z",
    "palm": (
        "M12 10c-.5 4-1 7-2.5 11M12 10c-2-4-5.5-4.5-8.5-2.5 3-.5 5.5 0 8.5 2.5Z"
        "M12 10c2-4 5.5-4.5 8.5-2.5-3-.5-5.5 0-8.5 2.5Z"
        "M12 10c-3.5-.5-6 1.5-6.5 5 1.5-3 3.5-4.5 6.5-5Z"
        "M12 10c3.5-.5 6 1.5 6.5 5-1.5-3-3.5-4.5-6.5-5Z"
    ),
    "land": "M7.5 4h9l4.5 8-4.5 8h-9L3 12Z",
    "crown": "M4 18h16M4.5 15L3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8Z",
    "equal": "M6 9.5h12M6 15h12",
    "to-and-fro": "M7 4L3 8l4 4M3 8h15M17 12l4 4-4 4M21 16H6",
    "shield": "M12 3l7.5 2.5v6c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5v-6ZM8.5 12l2.5 2.5 4.5-5",
    # the table
    "undo": "M9 6L4.5 10.5L9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
    "restart": "M5 5v14M19 12H9M13 7.5L8.5 12l4.5 4.5",
    "sealed": "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
    "bulb": "M9 18h6M10 21h4M9 15.5c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7Z",
    "wave": "M3 14c3-6 6-6 9-1.5s6 4.5 9-1.5",
    "crosses": "M3 7.5l7 9M10 7.5l-7 9M14 7.5l7 9M21 7.5l-7 9",
    "check": "M5 12.5l4.5 4.5L19 7.5",
    "close": "M6 6l12 12M18 6L6 18",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "fit": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "back": "M15 5l-7 7 7 7",
    "next": "M9 5l7 7-7 7",
    "down": "M5 9l7 7 7-7",
    "back-twice": "M12.5 5l-7 7 7 7M19.5 5l-7 7 7 7",
    "next-twice": "M4.5 5l7 7-7 7M11.5 5l7 7-7 7",
    "back-far": "M6 5v14M17.5 5l-7 7 7 7",
    "next-far": "M18 5v14M6.5 5l7 7-7 7",
    "play": "M8 5v14l11-7Z",
    "pause": "M8.5 5v14M15.5 5v14",
    "replay": "M4.7 8.2A8.5 8.5 0 1 1 3.5 12M4 3.5v5h5M10.5 9v6l4.8-3Z",
    "picture": "M3.5 5h17v14h-17ZM3.5 16.5l5-5.5 4 4.5 3-3 5 4.5M15.5 9.2v.1",
    "copy": "M8.5 8.5V4H20v11.5h-4.5M4 8.5h11.5V20H4Z",
    "share": "M12 15V3.5M7.5 8L12 3.5L16.5 8M5 12v8.5h14V12",
    "download": "M12 3.5V15M7.5 10.5L12 15l4.5-4.5M5 16v4.5h14V16",
    "link": (
        "M9.5 14.5l5-5M8 11l-2.5 2.5a3.9 3.9 0 0 0 5.5 5.5L13.5 16"
        "M16 13l2.5-2.5a3.9 3.9 0 0 0-5.5-5.5L10.5 8"
    ),
    "people": (
        "M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0"
        "M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5a3.3 3.3 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.6 3.5 5.5"
    ),
    "person": "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20c.6-4.2 3.5-6.3 7.5-6.3s6.9 2.1 7.5 6.3",
    "bot": (
        "M5 9h14v10H5ZM12 9V5M10.5 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0"
        "M9 13v2M15 13v2M2.5 13v3M21.5 13v3"
    ),
    "door": "M10 4H5v16h5M14.5 7.5L19 12l-4.5 4.5M9 12h10",
    "clock": "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2",
    "moon": "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z",
    "sun": (
        "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5"
        "M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7"
    ),
    "eye": (
        "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"
        "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
    ),
    "log": "M5 5h14M5 10h14M5 15h9M5 20h6",
    "rules": "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14",
    "cart": (
        "M2.5 4H5l2.2 11H18l2.5-8H5.8"
        "M8 19.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M15.5 19.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0"
    ),
    "home": "M4 20V9l8-5 8 5v11M9 20v-6h6v6",
    "chart": "M4 4v16h16M7.5 15.5l3.5-5 3.5 3 5-7.5",
    "flag": "M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
    "sound": "M4 9.5v5h4l5 4v-13l-5 4ZM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
    "bell": "M5.5 17.5c1.3-1.4 1.7-3 1.7-6a4.8 4.8 0 0 1 9.6 0c0 3 .4 4.6 1.7 6ZM10 20.5a2.2 2.2 0 0 0 4 0M12 3.5v3",
    "muted": "M4 9.5v5h4l5 4v-13l-5 4ZM17 9.5l4 5M21 9.5l-4 5",
    "chat": "M4 5h16v11.5h-8.5L7 20.5v-4H4ZM8 9.2h8M8 12.7h5",
    "send": "M3.5 11L20.5 4L14.5 20.5L11 13.5ZM11 13.5L20.5 4",
    # said with one click
    "star": "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.8-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8Z",
    "heart": "M12 20C6 15.5 3.5 12 3.5 8.7A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8.5 1.1C20.5 12 18 15.5 12 20Z",
    "bolt": "M13 3L5 13.5h6L10 21l8.5-11h-6Z",
    "hourglass": "M6 3.5h12M6 20.5h12M8 3.5V7l4 5 4-5V3.5M8 20.5V17l4-5 4 5v3.5",
    "tea": "M7.5 7.5h9l-1.2 4c1 1.3 1.2 2.8.7 4.3l-1 2.7H9l-1-2.7c-.5-1.5-.3-3 .7-4.3ZM6 21.5h12M10.5 2.5v2M13.5 2.5v2",
    "cup": (
        "M8 4h8v5.5a4 4 0 0 1-8 0ZM8 5.5H4.5c0 3 1.4 4.8 3.7 5M16 5.5h3.5c0 3-1.4 4.8-3.7 5"
        "M12 13.5v3.5M8 20.5h8M9.5 17h5v3.5h-5Z"
    ),
    "info": "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5M12 7.7v.1",
    "warning": "M12 4L2.5 20h19ZM12 10v4.5M12 17v.1",
}
"""The `d` of each, drawn with round strokes."""

STAR = (
    "M0-10.6L3.1-7.5H7.5V-3.1L10.6 0L7.5 3.1V7.5H3.1"
    "L0 10.6L-3.1 7.5H-7.5V3.1L-10.6 0L-7.5-3.1V-7.5H-3.1Z"
)
"""An eight-pointed star of zellige around (0, 0)."""

LOGO = (
    '<svg class="icon logo" viewBox="-12 -12 24 24" aria-hidden="true">'
    f'<path d="{STAR}" fill="var(--action)"/><circle r="4.4" fill="var(--panel)"/>'
    '<path d="M-2.6 1.2Q0-4.3 2.6 1.2Z" fill="var(--action)"/>'
    '<path d="M-3.4 2.2H3.4" stroke="var(--action)" stroke-width="1.1"/></svg>'
)


def icon(name: str, size: float = 20, kind: str = "") -> str:
    """An icon that says nothing to screen readers: a word stands beside it. `kind` is a class of
    its own for stylesheets."""
    return picture(f'<use href="#icon-{name}"/>', size, kind=kind)


def picture(inner: str, size: float, view: str = "", kind: str = "") -> str:
    """What has no symbol, as large as an icon and dressed like one; `view` is its viewBox."""
    classes = f"icon {kind}" if kind else "icon"
    seen = attributes(f'viewBox="{view}"' if view else "")
    return (
        f'<svg class="{classes}" width="{num(size)}" height="{num(size)}"{seen} '
        f'aria-hidden="true">{inner}</svg>'
    )


def use_icon(
    name: str, x: float, y: float, width: float, height: float = 0, paint: str = ""
) -> str:
    """An icon inside a picture, with its upper left corner there."""
    return use(f"icon-{name}", x, y, width, height, paint)


def icon_at(name: str, x: float, y: float, size: float, paint: str = "") -> str:
    """An icon inside a picture, with its middle there."""
    return use_icon(name, x - size / 2, y - size / 2, size, paint=paint)


def inked(colour: str, drawn: str) -> str:
    """Icons in a colour of the palette, where they have that of the text around them."""
    return f'<g color="var(--{colour})">{drawn}</g>'


def symbol(name: str, inner: str, view: str = "0 0 24 24") -> str:
    """An icon for `defs`."""
    return f'<symbol id="icon-{name}" viewBox="{view}">{inner}</symbol>'


def sprite() -> str:
    """All icons of the table, for a page to hold once."""
    strokes = (
        'fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round"'
    )
    drawn = "".join(symbol(name, f'<path d="{d}" {strokes}/>') for name, d in ICONS.items())
    return f'<svg width="0" height="0" aria-hidden="true" class="sprite"><defs>{drawn}</defs></svg>'


def zellige() -> str:
    """The one ornament: a faint pattern of stars (`zellige`) for grounds."""
    return (
        '<pattern id="zellige" width="56" height="56" patternUnits="userSpaceOnUse">'
        '<g fill="none" stroke="var(--zellige)"><path d="M28 6l6.4 15.6L50 28l-15.6 6.4'
        'L28 50l-6.4-15.6L6 28l15.6-6.4Z"/><path d="M16.5 16.5h23v23h-23Z'
        "M28 11.7L44.3 28L28 44.3L11.7 28ZM0 0L11 11M56 0L45 11M0 56L11 45M56 56L45 45"
        'M28 0V6M28 50V56M0 28H6M50 28H56"/></g></pattern>'
    )
