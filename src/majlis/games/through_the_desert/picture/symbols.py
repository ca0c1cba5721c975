"""The pieces of Through the Desert: camels, riders, palms, water holes and mountains.

Each is a symbol around (0, 0), drawn for hexes of radius 100 and used at any size.
"""

from __future__ import annotations

from functools import cache

from majlis.drawing.icons import picture, symbol, zellige
from majlis.drawing.lettering import write
from majlis.drawing.shapes import hatching, shape_path
from majlis.drawing.svg import use
from majlis.games.through_the_desert.data import PASTELS

CAMEL = (
    "M9 50C11 40 20 39 26 35C31 20 38 12 45 12C53 12 58 24 63 37C67 43 71 40 72.5 32L74 19"
    "C74.5 13 79 9.5 84 10.5C88 11 92 14 96 18.5C98.5 21.5 97 25.5 93 26C89.5 26.5 86.5 26 85 27.5"
    "C84.5 42 82 56 71.5 62L72 90H63.5L61 67C53 70.5 42 70.5 35.5 66.5L34 90H25.5L23 64"
    "C17.5 61.5 15.5 58 15 53L12.5 62C10.5 62 8 56 9 50Z"
)
MOON = "M3.5-8.6A8.7 8.7 0 1 0 8.6 4.3A7.2 7.2 0 0 1 3.5-8.6Z"
WAVES = "M-9-4.5Q-4.5-9 0-4.5T9-4.5M-9 4.5Q-4.5 0 0 4.5T9 4.5"
RAYS = (
    "M0-9.2V-6.6M0 9.2V6.6M-9.2 0H-6.6M9.2 0H6.6"
    "M-6.5-6.5L-4.9-4.9M6.5 6.5L4.9 4.9M-6.5 6.5L-4.9 4.9M6.5-6.5L4.9-4.9"
)
LEAF = "M-7.5 8.5C-10-2-3-9 8.5-8.5C9 2.5 2.5 9-5 6.5"
FLAME = (
    "M.5-10C2-5 8-2.5 7.5 3.5C7 8 3.5 9.8 0 9.8C-4 9.8-7.6 7.5-7.6 3"
    "C-7.6 0-6-2.5-4-4C-4-1.5-3-.5-1.5-.5C1-2.5-.5-6.5.5-10Z"
)
FRONDS = (
    "M50 38C40 22 22 20 10 34C24 30 34 34 50 40ZM50 38C34 34 18 42 12 60C24 46 36 43 50 42Z"
    "M50 38C60 22 78 20 90 34C76 30 66 34 50 40ZM50 38C66 34 82 42 88 60C76 46 64 43 50 42Z"
    "M50 40C44 28 46 14 56 6C56 20 56 30 52 40Z"
)
PEAKS = (
    (
        "M4 86L36 26L52 52L66 34L98 86Z",
        "M36 26L52 52L66 34L98 86H56L44 62L38 66Z",
        "M36 26L26 45L33 42L37 48L43 38Z",
    ),
    (
        "M2 86L52 16L98 86Z",
        "M52 16L98 86H58L46 58L54 48Z",
        "M52 16L39 34L47 33L53 42L58 33L64 35Z",
    ),
    ("M0 86L28 44L44 66L60 40L100 86Z", "M28 44L44 66L60 40L100 86H52L40 72L32 76Z", ""),
)
"""The whole mountain, its side in the shade, its snow."""


def glyph(colour: int, ink: str, paper: str) -> str:
    """The sign of a colour, within 10 of (0, 0): moon, wave, sun, leaf, flame."""
    filled = f'fill="{ink}"'
    stroke = f'fill="none" stroke="{ink}" stroke-linecap="round"'
    vein = f'<path d="M-7.5 9L4-4" stroke="{paper}" stroke-width="1.8" stroke-linecap="round"/>'
    return (
        f'<path d="{MOON}" {filled}/>',
        f'<path d="{WAVES}" {stroke} stroke-width="3.2"/>',
        f'<circle r="4.3" {filled}/><path d="{RAYS}" {stroke} stroke-width="2.6"/>',
        f'<path d="{LEAF}" {filled}/>{vein}',
        f'<path d="{FLAME}" {filled}/>',
    )[colour]


def hex_symbol(name: str, inner: str) -> str:
    """A symbol for hexes of radius 100; what stands may reach beyond its hex."""
    return (
        f'<symbol id="desert-{name}" viewBox="-100 -100 200 200" overflow="visible">'
        f"{inner}</symbol>"
    )


def on_hex(name: str, x: float, y: float, radius: float) -> str:
    """A piece on a hex of that radius."""
    return use(f"desert-{name}", x - radius, y - radius, 2 * radius)


def likeness(colour: int) -> str:
    """A camel as a picture of its own."""
    return picture(on_hex(f"camel-{PASTELS[colour]}", 0, 0, 100), 34, "-74 -70 148 148")


def camel(colour: int) -> str:
    name = PASTELS[colour]
    coat, deep = f"var(--{name}-coat)", f"var(--{name}-deep)"
    return (
        '<ellipse cx="-5" cy="58" rx="49" ry="9" fill="var(--shadow)"/>'
        '<g transform="translate(-68 -64) scale(1.36)">'
        f'<path d="{CAMEL}" fill="{coat}" stroke="{deep}" stroke-width="4" '
        'stroke-linejoin="round"/>'
        f'<circle cx="86" cy="17.5" r="2" fill="{deep}"/></g>'
        f'<g transform="translate(-6)scale(2)">{glyph(colour, deep, coat)}</g>'
    )


def sign(colour: int) -> str:
    """The glyph by itself, for plates too small for a camel."""
    name = PASTELS[colour]
    mark = glyph(colour, f"var(--{name}-mark)", f"var(--{name}-plate)")
    return f'<g transform="scale(4.2)">{mark}</g>'


def rider(seat: int) -> str:
    """A robed rider in the seat's colour, with its shape on the robe; sits on (0, 0)."""
    robe = f"var(--seat-{seat + 1})"
    edge = 'stroke="var(--outline)" stroke-linejoin="round"'
    body = "M-37 16C-36-35-21-53 0-53C21-53 36-35 37 16Z"
    turban = "M-24-66A24 24 0 0 1 24-66Z"
    return (
        f'<path d="{body}" fill="none" stroke="var(--rim)" stroke-width="11" '
        'stroke-linejoin="round"/>'
        '<circle cy="-65" r="25.5" fill="var(--rim)"/>'
        f'<path d="{body}" fill="{robe}" {edge} stroke-width="5"/>'
        f'<circle cy="-64" r="20" fill="var(--skin)" {edge} stroke-width="5"/>'
        f'<path d="{turban}" fill="{robe}" {edge} stroke-width="4"/>'
        f'<path d="{shape_path(seat, 0, -14, 19)}" fill="var(--on-seat)"/>'
    )


def water(worth: int) -> str:
    """A token of 1, 2 or 3 points."""
    return (
        '<circle cy="6" r="58" fill="var(--shadow)"/><circle r="57" fill="var(--water)"/>'
        '<circle r="46" fill="none" stroke="var(--on-water)" stroke-opacity=".55" '
        'stroke-width="4.5" stroke-dasharray="50 22.3" stroke-linecap="round"/>'
        f"{number(worth, 26, 73, 'on-water')}"
    )


def palm() -> str:
    return (
        '<g transform="translate(-105 -134) scale(2.1)">'
        '<ellipse cx="50" cy="90" rx="34" ry="9" fill="var(--pool)"/>'
        '<path d="M47 42C50 60 48 76 43 91H55C57 76 56 58 53 42Z" fill="var(--trunk)"/>'
        '<path d="M46.8 56h6M46.6 67h7.5M45.5 78h9" stroke="var(--trunk-dark)" '
        'stroke-width="2.5"/>'
        f'<path d="{FRONDS}" fill="var(--frond)" stroke="var(--frond-dark)" stroke-width="2" '
        'stroke-linejoin="round"/>'
        '<circle cx="46" cy="43" r="4" fill="var(--date)"/>'
        '<circle cx="54" cy="44" r="4" fill="var(--date)"/></g>'
    )


def five() -> str:
    """What an oasis is worth."""
    return (
        '<circle r="31" fill="var(--palm)" stroke="var(--case)" stroke-width="5"/>'
        f"{number(5, 20, 57, 'on-palm')}"
    )


def number(value: int, y: float, size: float, colour: str) -> str:
    """A number in the middle of a symbol, with its foot on y."""
    return write(str(value), 0, y, size, weight=750, colour=colour, anchor="middle")


def peak(kind: int) -> str:
    """A mountain in a box of 100 x 100."""
    whole, shade, snow = PEAKS[kind]
    return (
        f'<symbol id="desert-peak-{kind}" viewBox="0 0 100 100" overflow="visible">'
        f'<path d="{whole}" fill="var(--peak-lit)"/><path d="{shade}" fill="var(--peak-dark)"/>'
        f'<path d="{snow}" fill="var(--peak-snow)"/></symbol>'
    )


def ripple() -> str:
    """The wind's marks on the sand."""
    return (
        '<path d="M-58 2C-34-18-14 12 12-4S42-12 54-6M-30 28C-14 16 2 36 22 26S36 22 44 24" '
        'fill="none" stroke="var(--sand-grid)" stroke-opacity=".7" stroke-width="4" '
        'stroke-linecap="round"/>'
    )


@cache
def symbols() -> str:
    """Everything that scenes of this game refer to."""
    parts = [zellige(), hatching(), hex_symbol("palm", palm()), hex_symbol("five", five())]
    parts += [hex_symbol("ripple", ripple()), *map(peak, range(len(PEAKS)))]
    for colour, name in enumerate(PASTELS):
        parts += [
            hex_symbol(f"camel-{name}", camel(colour)),
            hex_symbol(f"sign-{name}", sign(colour)),
        ]
        plate = (
            f'<rect x="-13" y="-13" width="26" height="26" rx="7" fill="var(--{name}-plate)" '
            f'stroke="var(--{name}-edge)" stroke-width="1.5"/>'
        )
        mark = glyph(colour, f"var(--{name}-mark)", f"var(--{name}-plate)")
        parts.append(symbol(name, f'{plate}<g transform="scale(.82)">{mark}</g>', "-14 -14 28 28"))
    parts += [hex_symbol(f"rider-{seat + 1}", rider(seat)) for seat in range(5)]
    parts += [hex_symbol(f"water-{worth}", water(worth)) for worth in (1, 2, 3)]
    return "".join(parts)
