"""The pieces of Marrakesh: keshis, gates, resources, luxury goods and signs, as symbols.

Each symbol is an icon as well, so that panels, chips and the log show what lies on the table.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at, inked, symbol, use_icon, zellige
from majlis.drawing.shapes import seat_shape, star_path
from majlis.drawing.svg import attributes, circle, num, polygon
from majlis.games.marrakesh.data import (
    ANY_GOODS,
    ANY_KESHI,
    ANY_RESOURCE,
    ANY_STEP,
    COLOUR_OF,
    COLOURS,
    GOODS,
    KESHI,
    MOSQUE_STEP,
    PALACE_STEP,
    POINTS,
    RESOURCE,
    RIVER_STEP,
    SOUK,
)

GLYPHS = {  # on a square from -9 to 9; "hole" is the colour of what lies behind
    "turquoise": '<path d="M-8.5 0C-5.5-5.2 1-6 4-1.6L8.5-5V5L4 1.6C1 6-5.5 5.2-8.5 0Z"/><circle cx="-4.2" cy="-1" r="1.2" fill="hole"/>',
    "green": '<path d="M-1.2 9C-1.4 4.5-1 1-.4-1.4H1.2C.8 1.5.9 5 1.4 9Z"/><path d="M0-2C-2.5-5.8-7-5.2-8.6-.6C-5.6-2.4-2.6-2.6 0-2C2.6-2.6 5.6-2.4 8.6-.6C7-5.2 2.5-5.8 0-2Z"/><path d="M0-2.4C-2.6-4.4-4.4-6.6-4-9C-1.6-8 .2-5.4 0-2.4C-.2-5.4 1.6-8 4-9C4.4-6.6 2.6-4.4 0-2.4Z"/>',
    "yellow": '<path d="M-5.8 1.6L0-8.4L5.8 1.6Z"/><path d="M-8.4 3H8.4C7.6 6.6 4.4 8.2 0 8.2C-4.4 8.2-7.6 6.6-8.4 3Z"/>',
    "purple": '<path fill-rule="evenodd" d="M-5.4-6.4H5.4V6.4H-5.4ZM0-4.2L-3.2 0L0 4.2L3.2 0Z"/><path d="M-4.6-9V-7M-1.5-9V-7M1.5-9V-7M4.6-9V-7M-4.6 9V7M-1.5 9V7M1.5 9V7M4.6 9V7" stroke-width="1.5" stroke="currentColor"/>',
    "orange": '<path d="M-.9-9.2H.9V-7H-.9ZM-2.8-7H2.8L5-3.6H-5Z"/><path fill-rule="evenodd" d="M-5.2-2.5H5.2L6.2 2.6L3.4 6.4H-3.4L-6.2 2.6ZM0-1C-2.6 1.6-2.2 4.4 0 4.8C2.2 4.4 2.6 1.6 0-1Z"/><path d="M-3 7.3H3V9H-3Z"/>',
    "pink": '<circle cx="-5.8" cy="-2.4" r="2.5"/><circle cy="-6.2" r="2.5"/><circle cx="5.8" cy="-2.4" r="2.5"/><path d="M-6.4 3.4Q0 11 6.4 3.4" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
    "black": '<path d="M3.6-8A8.3 8.3 0 1 0 3.6 8A6.6 6.6 0 1 1 3.6-8Z"/><path d="M4.8-3.4L5.8-1L8.3-.8L6.4 .9L7 3.4L4.8 2L2.6 3.4L3.2 .9L1.3-.8L3.8-1Z"/>',
    "white": '<path d="M-8 3.4L-8.4-5.4L-4.2-1.2L0-8L4.2-1.2L8.4-5.4L8 3.4Z"/><path d="M-8 4.8H8V7.6H-8Z"/>',
    "gray": '<path d="M-.8-4C-3.4-6.4-6.2-6.4-8.6-5.8V5.6C-6 5-3.4 5.2-.8 7.2ZM.8-4C3.4-6.4 6.2-6.4 8.6-5.8V5.6C6 5 3.4 5.2 .8 7.2Z"/>',
    "beige": '<path fill-rule="evenodd" d="M0-8.6L7.2-5.6V0C7.2 4.2 4.2 7.2 0 9C-4.2 7.2-7.2 4.2-7.2 0V-5.6ZM-1-5.4V-1.4H-4.6V.8H-1V5.6H1V.8H4.6V-1.4H1V-5.4Z"/>',
    "brown": '<path d="M-8.2 8V1.4C-8.4-1.4-6.8-2.2-5.6-2.2C-4.6-7-1.2-7-.2-2.6C1-1.4 2.8-2 3.6-4.4L4.6-7.6L9-7V-4.8H6.6L5.6 .2C5.2 1.8 4.4 2.6 3.8 3V8H1.8V3.4H-4.6V8H-6.6V4.2Z"/>',
    "red": '<path d="M-3-8.6H3L2.2-5.6C6.4-3.4 6.2 4.6 2.8 8.4H-2.8C-6.2 4.6-6.4-3.4-2.2-5.6Z"/><path d="M3.4-5.4C8.4-6 9 .4 5 2.2" fill="none" stroke="currentColor" stroke-width="1.8"/>',
}
RESOURCES = ("water-drop", "date", "dinar", "any-resource")
"""Icons of what can be paid with, and of any of it."""
BONUSES = {
    **{RESOURCE + kind: RESOURCES[kind] for kind in range(3)},
    ANY_RESOURCE: "any-resource",
    ANY_GOODS: "any-goods",
    ANY_KESHI: "any-keshi",
    RIVER_STEP: "fisherman",
    PALACE_STEP: "stairs-palace",
    MOSQUE_STEP: "stairs-mosque",
    ANY_STEP: "stairs-any",
}
"""Icons of the bonuses that are neither points nor keshis of a colour."""
DARK = ("black", "brown", "purple")
"""Keshis with a cream rim, or they would vanish at night."""

PICTURES = {  # on a square of 24
    "water-drop": '<path d="M12 2C15.5 7 19 10.6 19 15A7 7 0 0 1 5 15C5 10.6 8.5 7 12 2Z" fill="var(--drop)" stroke="var(--drop-line)"/><path d="M8.4 15.4A3.8 3.8 0 0 0 11.6 19" fill="none" stroke="#FFF" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>',
    "date": '<path d="M12 8C16.6 8 18 12 17.4 15.6C16.8 19.4 14.6 22 12 22C9.4 22 7.2 19.4 6.6 15.6C6 12 7.4 8 12 8Z" fill="var(--date-fruit)" stroke="var(--date-line)"/><path d="M12 8C10 4.6 6.6 4 4.4 5.4C6.4 8 9.6 8.8 12 8C12.4 4.4 15.6 2.2 18.6 3C18.4 6 15.6 8.6 12 8Z" fill="var(--date-leaf)" stroke="var(--date-line)" stroke-width=".7"/><path d="M9.4 12.4C8.8 14.6 9.2 17 10.2 18.6" fill="none" stroke="#FFF" stroke-opacity=".55" stroke-width="1.4" stroke-linecap="round"/>',
    "fisherman": '<path d="M3 14.5H21L17.6 19.4H6.4Z" fill="var(--sail)"/><path d="M11 3.4V13H5.4C6.4 8.6 8.4 5.4 11 3.4ZM12.6 5C15.6 7 17.4 9.8 18 13H12.6Z" fill="var(--sail)"/><path d="M2 22C4 20.6 6 20.6 8 22C10 23.2 12 23.2 14 22C16 20.6 18 20.6 20 22" fill="none" stroke="var(--sail)" stroke-width="1.5"/>',
    "assistant": '<path d="M12 1.8C16 1.8 18.4 5 18.2 9C18.1 11.2 17.2 12.8 16.2 13.8C19.8 15 22 18 22 22.4H2C2 18 4.2 15 7.8 13.8C6.8 12.8 5.9 11.2 5.8 9C5.6 5 8 1.8 12 1.8Z" fill="currentColor"/><path d="M12 5.2C14.2 5.2 15.2 7 15.1 9C15 11.2 13.8 12.8 12 12.8C10.2 12.8 9 11.2 8.9 9C8.8 7 9.8 5.2 12 5.2Z" fill="#FFF" fill-opacity=".85"/>',
    "spectator": '<path d="M12 3A4.2 4.2 0 1 1 12 11.4A4.2 4.2 0 1 1 12 3ZM3.6 22C3.6 16.4 7 13.4 12 13.4C17 13.4 20.4 16.4 20.4 22Z" fill="currentColor"/>',
    "scroll": '<path d="M6 3.6H19A2.4 2.4 0 0 1 19 8.4H17.6V18.4A2.6 2.6 0 0 1 15 21H5A2.4 2.4 0 0 1 5 16.2H6.4V6.2Z" fill="var(--parchment)" stroke="var(--parchment-line)" stroke-width="1.4"/><path d="M9 9.4H15M9 12.4H15M9 15.4H13" stroke="var(--parchment-line)" stroke-width="1.3"/>',
    "oasis": '<ellipse cx="12" cy="19" rx="10" ry="3.6" fill="var(--drop)"/><path d="M11.2 18.4C11 13.6 11.2 11 12 8.2H13.2C12.6 11.4 12.6 14.6 13.2 18.4Z" fill="var(--brown-top)"/><path d="M12.6 8.6C10.4 5.4 6.4 5.4 4.2 9.4C7.4 7.8 10 8 12.6 8.6C15.2 8 17.8 7.8 21 9.4C18.8 5.4 14.8 5.4 12.6 8.6ZM12.6 8.4C10.4 6.6 8.8 4.6 9.2 2.2C11.4 3.2 12.8 5.6 12.6 8.4C12.4 5.6 14.2 3 16.6 2.4C16.8 4.8 15 7 12.6 8.4Z" fill="var(--palm)"/>',
    "gate": '<path d="M3 22V10C3 4.6 7 2 12 2S21 4.6 21 10V22H16V11.6C16 8.8 14.4 7.4 12 7.4S8 8.8 8 11.6V22Z" fill="var(--clay)"/>',
    "threshold": '<rect x="1" y="9.5" width="22" height="5" rx="2" fill="var(--clay)"/><path d="M2 21V16.5H22V21M2 3V7.6H22V3" fill="none" stroke="currentColor" stroke-width="1.6"/>',
    "rapid": '<circle cx="12" cy="12" r="10.6" fill="var(--river-water)"/><path d="M8 3.4q4 3 0 5.8t0 5.8t0 5.6M15 3.4q4 3 0 5.8t0 5.8t0 5.6" fill="none" stroke="var(--foam)" stroke-width="2.2"/>',
    "exchange": '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 8.4H19M14.6 4L19.2 8.4L14.6 12.8M21 16.4H5M9.4 12L4.8 16.4L9.4 20.8"/></g>',
    "turn": '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M19.6 12A7.6 7.6 0 1 1 15.6 5.3M12.4 3.6L16.2 5.3L14.6 9.2"/></g>',
    "arrow": '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M4 12H19.4M14 6.4L19.6 12L14 17.6"/></g>',
    "lock": '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="11" width="14" height="9.6" rx="2"/><path d="M8 11V8A4 4 0 0 1 16 8V11"/></g>',
    "tick": '<path d="M4 12.6L9.6 18L20 6.4" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
    "act": '<path d="M12 1.6L14.2 5.4L18.4 4.2L18.2 8.6L22.4 10L19.6 13.4L22 17L17.8 18L17.4 22.4L13.4 20.6L10 23.4L8 19.4L3.6 19.8L4.6 15.6L1 13L4.6 10.4L3.4 6.2L7.8 6Z" fill="var(--action)"/><path d="M9.4 7.8L16.8 12.2L9.4 16.6Z" fill="var(--on-action)"/>',
    "line": '<g fill="none" stroke="currentColor" stroke-width="1.8"><path d="M3 19L12 9L21 5"/></g><circle cx="3.4" cy="18.6" r="2.8" fill="var(--clay)"/><circle cx="12" cy="9.4" r="3.6" fill="var(--palm)"/><circle cx="20.6" cy="5.4" r="2.8" fill="var(--coin)"/>',
    "season": '<path d="M12 3V5.6M4.4 6.4L6.2 8.2M19.6 6.4L17.8 8.2M1.6 14H4.2M19.8 14H22.4" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M6 16A6 6 0 0 1 18 16Z" fill="var(--coin)" stroke="var(--coin-line)"/><path d="M2 19.4H22" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
    "provisions": '<path d="M3 9H21L18.6 21H5.4Z" fill="var(--wood)" stroke="var(--wood-line)" stroke-width="1.2"/><path d="M4 13H20M4.8 17H19.2" stroke="var(--wood-line)" stroke-width="1.2"/><path d="M6 9C6 3 18 3 18 9" fill="none" stroke="var(--wood-line)" stroke-width="1.8"/>',
    "crocodile": '<path d="M1.6 14.6C5 9.8 9 9.8 12.6 11.4L22.6 10.6L17.4 14.2C14 17.8 6.6 18 1.6 14.6Z" fill="var(--palm)"/><circle cx="7" cy="12.2" r="1.1" fill="var(--panel)"/><path d="M12.4 14.2L13.6 15.6L14.8 14L16 15" fill="none" stroke="var(--panel)" stroke-width="1"/>',
    "camel": f'<g transform="translate(12 12.4) scale(1.12)" fill="currentColor">{GLYPHS["brown"]}</g>',
    "tower": '<path d="M3 2H21L16.4 7.4H7.6Z" fill="var(--tower-shade)"/><path d="M7.4 7.4H16.6V20H7.4Z" fill="var(--tower-wall)"/><path d="M7.4 11.6H16.6M7.4 15.6H16.6" stroke="var(--tower-shade)"/><path d="M2.6 20H21.4V22.6H2.6Z" fill="var(--tower-shade)"/>',
    "sultan": f'<circle cx="12" cy="12" r="10.6" fill="var(--white-top)" stroke="var(--white-side)" stroke-width="1.6"/><g transform="translate(12 12) scale(.74)" fill="var(--white-glyph)">{GLYPHS["white"]}</g>',
    "imam": f'<circle cx="12" cy="12" r="10.6" fill="var(--black-top)" stroke="var(--dark-rim)" stroke-width="1.6"/><g transform="translate(12 12) scale(.74)" fill="var(--black-glyph)">{GLYPHS["black"]}</g>',
    "town": '<path d="M2 21V11H5V9H8V11H10V6L13 2L16 6V11H18V9H22V21Z" fill="var(--wood)" stroke="var(--wood-line)"/><path d="M11 21V17C11 14.6 15 14.6 15 17V21Z" fill="var(--wood-line)"/>',
}
LUXURIES = (  # on 48 by 40
    '<path d="M4 30C4 22 10 18 17 19C24 20 32 27 41 26C43 29 41 33 36 33.6H9C5.6 33.6 4 32.4 4 30Z" fill="#C23A31" stroke="#6B1A15" stroke-width="1.4"/><path d="M7 28C8 22.6 12.4 20.6 17 21.4C18.4 25 15.4 28.6 7 28Z" fill="#6B1A15"/><path d="M12 17C14 9.6 21 7 27 9C33 11 39 16.6 46 15C47 18 45 21 41 22C33 24 27 19.6 21 18C17.6 17 15 16.6 12 17Z" fill="#E07A3F" stroke="#7D3A10" stroke-width="1.4"/><circle cx="31" cy="29" r="1.7" fill="#E9B83C"/><circle cx="26" cy="27.4" r="1.7" fill="#E9B83C"/><circle cx="35" cy="18" r="1.5" fill="#F7E2A8"/>',
    '<path d="M22.6 4.4A2 2 0 1 1 26.6 4.4C30 6 33 8.4 33.6 12H15.6C16.2 8.4 19.2 6 22.6 4.4Z" fill="#B8C0C6" stroke="#59636B" stroke-width="1.4"/><path d="M15 12H34C38 18 38 28 33 34H16C11 28 11 18 15 12Z" fill="#D5DBDF" stroke="#59636B" stroke-width="1.4"/><path d="M13 26C7 25 7 17 3 14.6" fill="none" stroke="#59636B" stroke-width="4"/><path d="M13 26C7 25 7 17 3 14.6" fill="none" stroke="#D5DBDF" stroke-width="1.6"/><path d="M36 14C45 12 46 26 36.6 27" fill="none" stroke="#59636B" stroke-width="2.6"/><path d="M12.6 22H36.4" stroke="#12909C" stroke-width="3"/><path d="M15 34H34L35.6 37H13.4Z" fill="#B8C0C6" stroke="#59636B" stroke-width="1.2"/>',
    '<path d="M10 10V28C10 32 16 36 24 36C32 36 38 32 38 28V10Z" fill="#B8672F" stroke="#5D2D0D" stroke-width="1.4"/><path d="M10 12L17 33M24 14V36M38 12L31 33M17 14L10 28M31 14L38 28" stroke="#F3E2BF" stroke-width="1.3"/><ellipse cx="24" cy="10" rx="14" ry="6" fill="#F3E2BF" stroke="#5D2D0D" stroke-width="1.4"/><ellipse cx="24" cy="10" rx="8" ry="3" fill="none" stroke="#C23A31" stroke-width="1.2"/>',
    '<path d="M19 14C27 17 36 23 43 35C31 33 21 27 14.6 18.6Z" fill="#C7CED3" stroke="#59636B" stroke-width="1.4"/><path d="M22 18.6C29 22 35 27 39 32.6" stroke="#59636B" fill="none"/><path d="M12 21.6L21 11" stroke="#94660A" stroke-width="4.4" stroke-linecap="round"/><path d="M15 15.6L6 6.4" stroke="#8A4A90" stroke-width="6" stroke-linecap="round"/><circle cx="5.4" cy="5.6" r="3.2" fill="#E9B83C" stroke="#94660A"/>',
    '<path d="M6 4C6 20 15 28 24 28C33 28 42 20 42 4" fill="none" stroke="#B98D12" stroke-width="2"/><circle cx="6.8" cy="12.6" r="2.9" fill="#12909C"/><circle cx="9.7" cy="19.8" r="2.9" fill="#E9B83C"/><circle cx="15.2" cy="25.1" r="2.9" fill="#C23A31"/><circle cx="32.8" cy="25.1" r="2.9" fill="#C23A31"/><circle cx="38.3" cy="19.8" r="2.9" fill="#E9B83C"/><circle cx="41.2" cy="12.6" r="2.9" fill="#12909C"/><path d="M24 23.6L26 27.2L30.4 28.4L28 31.4L30.4 35L26 35.4L24 38.8L22 35.4L17.6 35L20 31.4L17.6 28.4L22 27.2Z" fill="#12909C" stroke="#B98D12" stroke-width="1.4"/>',
)


@cache
def octagon(x: float, y: float, r: float) -> str:
    """The `d` of the outline of a keshi."""
    return polygon(
        (x + r * cos(pi / 8 + i * pi / 4), y + r * sin(pi / 8 + i * pi / 4)) for i in range(8)
    )


def glyph(name: str, hole: str) -> str:
    return GLYPHS[name].replace("hole", hole)


def keshi_symbol(name: str) -> str:
    dark = name in DARK
    rim = "var(--dark-rim)" if dark else f"var(--{name}-side)"
    light = (
        ""
        if name == "white"
        else (f'<path d="{octagon(16, 15, 11.6)}" fill="none" stroke="#FFF" stroke-opacity=".32"/>')
    )
    inner = glyph(name, f"var(--{name}-top)")
    return symbol(
        f"keshi-{name}",
        f'<path d="{octagon(16, 17.6, 14)}" fill="var(--{name}-side)"/>'
        f'<path d="{octagon(16, 15, 14)}" fill="var(--{name}-top)" stroke="{rim}" '
        f'stroke-width="{1.3 if dark else 1}"/>{light}'
        f'<g transform="translate(16 15) scale(.86)" fill="var(--{name}-glyph)" '
        f'color="var(--{name}-glyph)">{inner}</g>',
        "0 0 32 32",
    )


def gate_symbol(name: str) -> str:
    rim = "var(--dark-rim)" if name in DARK else f"var(--{name}-side)"
    inner = glyph(name, f"var(--{name}-top)")
    return symbol(
        f"gate-{name}",
        f'<path d="M1 31.2V12.6C1 4.4 7 .8 14 .8S27 4.4 27 12.6V31.2Z" fill="{rim}"/>'
        f'<path d="M3 29.6V13C3 6 8 2.8 14 2.8S25 6 25 13V29.6Z" fill="var(--{name}-top)"/>'
        f'<g transform="translate(14 17.6) scale(.82)" fill="var(--{name}-glyph)" '
        f'color="var(--{name}-glyph)">{inner}</g>',
        "0 0 28 32",
    )


@cache
def symbols() -> str:
    """All symbols, the same for every position."""
    parts = [zellige()]
    for name in COLOURS:
        parts += [keshi_symbol(name), gate_symbol(name)]
        bare = glyph(name, "var(--zone)")
        parts.append(symbol(f"sign-{name}", f'<g fill="currentColor">{bare}</g>', "-10 -10 20 20"))
    parts += [symbol(name, inner) for name, inner in PICTURES.items()]
    parts += [symbol(f"luxury-{kind}", inner, "0 0 48 40") for kind, inner in enumerate(LUXURIES)]
    parts.append(
        symbol(
            "dinar",
            '<circle cx="12" cy="12.6" r="9.6" fill="var(--coin-line)"/>'
            '<circle cx="12" cy="11.6" r="9.6" fill="var(--coin)" stroke="var(--coin-line)"/>'
            '<circle cx="12" cy="11.6" r="7" fill="none" stroke="var(--coin-line)" opacity=".7"/>'
            f'<path d="{star_path(8, 12, 11.6, 4.9, 0.62)}" fill="var(--coin-line)"/>',
        )
    )
    parts.append(
        symbol(
            "points",
            f'<path d="{star_path(8, 12, 12, 11, 0.8)}" fill="var(--star)" stroke="var(--star-line)"/>'
            f'<path d="{star_path(8, 12, 12, 5, 0.5)}" fill="var(--on-star)"/>',
        )
    )
    parts.append(
        symbol(
            "any-keshi",
            f'<path d="{octagon(16, 16, 13.6)}" fill="var(--panel)" stroke="var(--quiet)" '
            'stroke-width="1.8" stroke-dasharray="3 2"/><path d="M11.6 12.8C11.6 6.6 20.4 6.8 20.4 12.4'
            'C20.4 16 16 15.8 16 19.4" fill="none" stroke="var(--ink)" stroke-width="2.9" '
            'stroke-linecap="round"/><circle cx="16" cy="24" r="2" fill="var(--ink)"/>',
            "0 0 32 32",
        )
    )
    places = zip(GOODS, ((6.5, 0.0), (0.0, 12.0), (13.0, 12.0)), strict=True)
    goods = "".join(use_icon(keshi_icon(colour), x, y, 19) for colour, (x, y) in places)
    parts.append(symbol("any-goods", goods, "0 0 32 32"))
    parts.append(
        symbol(
            "any-resource",
            use_icon("water-drop", 0, 0, 18)
            + use_icon("date", 14, 0, 18)
            + use_icon("dinar", 7, 13.5, 18),
            "0 0 32 32",
        )
    )
    stair = '<path d="M2 21V17H7V13H12V9H17V5H22V21Z" fill="{fill}" stroke="{line}" stroke-width="1.2" stroke-linejoin="round"/>'
    for name, sign in (("palace", "white"), ("mosque", "black")):
        steps = stair.format(fill=f"var(--{name}-step)", line=f"var(--{name}-line)")
        above = f'<g transform="translate(6.2 6.4) scale(.7)" fill="currentColor">{glyph(sign, "none")}</g>'
        parts.append(symbol(f"stairs-{name}", steps + above))
    both = use_icon("stairs-mosque", 0, 6, 17) + use_icon("stairs-palace", 11, 0, 17)
    parts.append(symbol("stairs-any", both, "0 0 28 24"))
    parts.append(
        '<pattern id="waves" width="36" height="12" patternUnits="userSpaceOnUse"><path '
        'd="M0 8C6 3 12 3 18 8C24 13 30 13 36 8" fill="none" stroke="var(--river-wave)" '
        'stroke-width="1.4"/></pattern>'
    )
    return "".join(parts)


# -- using them ------------------------------------------------------------------------------------


def keshi_icon(colour: int) -> str:
    return f"keshi-{COLOURS[colour]}"


def sector_icon(sector: int) -> str:
    return "any-goods" if sector == SOUK else keshi_icon(COLOUR_OF[sector])


LEAST = 12
"""No number on a piece is smaller, on a desktop or on a phone: the piece grows instead."""


def star_size(text: str, size: float) -> float:
    """How large a star must be for what is written on it."""
    return max(size, LEAST / on_star(text))


def on_star(text: str) -> float:
    """How large that is written, in parts of the star."""
    return (0.62, 0.55, 0.45)[len(text) - 1]


def star(text: str, x: float, y: float, size: float) -> str:
    """Points."""
    size = star_size(text, size)
    font = min(size * on_star(text), max(LEAST, size * 0.5))
    return (
        f'<path d="{star_path(8, x, y, size / 2, 0.8)}" fill="var(--star)" stroke="var(--star-line)"/>'
        f"{written(text, x, y, font, 'on-star')}"
    )


def coin(text: str, x: float, y: float, r: float) -> str:
    """Dinars."""
    size = max(LEAST, r * 1.08)
    r = max(r, size * 0.8)
    return (
        circle(x, y + r * 0.1, r, 'fill="var(--coin-line)"')
        + circle(x, y, r, 'fill="var(--coin)" stroke="var(--coin-line)"')
        + written(text, x, y, size, "on-coin")
    )


def badge(text: str, x: float, y: float, r: float) -> str:
    """A number that matters now."""
    size = max(LEAST, r * (1.15 if len(text) < 3 else 0.9))
    disc = circle(x, y, r, 'fill="var(--badge)" stroke="var(--panel)" stroke-width="2"')
    return disc + written(text, x, y, size, "on-badge")


def bonus_at(bonus: int, x: float, y: float, size: float) -> str:
    """The icon of a bonus."""
    kind, n = bonus >> 4, bonus & 15
    if kind == POINTS:
        return star(str(n), x, y, size)
    if kind == KESHI:
        return icon_at(keshi_icon(n), x, y, size)
    name = BONUSES[kind]
    if kind == ANY_KESHI and n == 2:
        return icon_at(name, x - size * 0.3, y, size * 0.72) + icon_at(
            name, x + size * 0.3, y, size * 0.72
        )
    drawn = inked("ink", icon_at(name, x, y, size))
    if n > 1:
        drawn += number(n, x + size * 0.42, y + size * 0.36, max(LEAST, size * 0.52))
    return drawn


def number(n: int, x: float, y: float, size: float) -> str:
    """How many of it, in the corner of an icon."""
    halo = (
        f'stroke="var(--panel)" stroke-width="{num(size * 0.28)}" '
        'paint-order="stroke" stroke-linejoin="round"'
    )
    return written(str(n), x, y, size, "ink", halo)


def written(text: str, x: float, y: float, size: float, colour: str, paint: str = "") -> str:
    """A number on a piece, with its middle there."""
    return (
        f'<text x="{num(x)}" y="{num(y + size * 0.36)}" text-anchor="middle" '
        f'font-size="{num(size)}" font-weight="800" fill="var(--{colour})"{attributes(paint)}>'
        f"{text}</text>"
    )


def pawn(seat: int, x: float, y: float, r: float) -> str:
    """A student or courtier: the seat's shape."""
    width = num(max(1.2, r * 0.2))
    edge = f'stroke="var(--case)" stroke-width="{width}" stroke-linejoin="round"'
    return seat_shape(seat, x, y, r, edge)


def boat(seat: int, x: float, y: float, size: float) -> str:
    """A fisherman: the seat's shape as the sail of a boat whose keel is there."""
    hull = f"M{num(x - size / 2)} {num(y - size * 0.26)}h{num(size)}l{num(-size * 0.16)} {num(size * 0.26)}h{num(-size * 0.68)}Z"
    return (
        f'<path d="{hull}" fill="var(--seat-{seat + 1})" stroke="var(--case)"/>'
        f"{pawn(seat, x, y - size * 0.52, size * 0.27)}"
    )


def empty_place(x: float, y: float, r: float) -> str:
    """Where a keshi can come to stand."""
    return f'<path d="{octagon(x, y, r)}" fill="var(--slot)" stroke="var(--slot-line)"/>'


def archway(box: Box) -> str:
    """The `d` of the outline of a gate, open at its foot."""
    x, y, width, height = box
    return (
        f"M{x:.1f} {y + height:.1f}v{-height * 0.6:.1f}"
        f"c0 {-height * 0.52:.1f} {width:.1f} {-height * 0.52:.1f} {width:.1f} 0"
        f"v{height * 0.6:.1f}"
    )
