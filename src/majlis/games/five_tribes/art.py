"""The pieces of Five Tribes: meeples, camels, palms, palaces, cards and djinns, as symbols.

Each symbol is an icon as well, so that panels, chips and the log show what lies on the table.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from majlis.drawing.icons import symbol, zellige
from majlis.drawing.shapes import shape_path
from majlis.drawing.svg import num, polygon
from majlis.games.five_tribes.data import (
    AL_AMIN,
    ANUN_NAK,
    BAAL,
    BOAZ,
    BOURAQ,
    CARDS,
    ECHIDNA,
    ENKI,
    HAGIS,
    HAURVATAT,
    IBLIS,
    JAFAAR,
    KANDICHA,
    KUMARBI,
    LAMIA,
    LETA,
    MARID,
    MONKIR,
    NEKIR,
    SHAMHAT,
    SIBITTIS,
    SLOAR,
    TRIBES,
    UTUG,
)

# -- bodies: the silhouette is the rim, the ghost, and what tells the tribes apart -----------------

SILHOUETTES = (
    (
        "M2.6 27.2C3 20 6 17 9 16.4C7.6 15 7.6 12.6 7.6 10.6C5 10 3.4 9 3.4 7.4C3.4 4.6 7 3 12 3"
        "S20.6 4.6 20.6 7.4C20.6 9 19 10 16.4 10.6C16.4 12.6 16.4 15 15 16.4C18 17 21 20 21.4 27.2Z"
    ),
    "M3.6 27.2V13.6C3.6 7 6.8 2.4 10.4 1.4C14 2.4 17.2 7 17.2 13.6V27.2Z",
    (
        "M4.2 1.4H19.8L17.4 7H15.5C17 9 16.2 12.4 14.6 13.8C19 14.6 22.2 17 22.2 21.2"
        "C22.2 24.8 19.8 27.2 16.6 27.2H7.4C4.2 27.2 1.8 24.8 1.8 21.2C1.8 17 5 14.6 9.4 13.8"
        "C7.8 12.4 7 9 8.5 7H6.6Z"
    ),
    "M2.4 27.2V14H5.4V8H3.4V3.6H15V8H14.6V14H18.8V6.6H16.4V2.4H23.2V6.6H21.6V27.2Z",
    (
        "M12 .9C13.4 5.2 15.2 8.4 16.4 12.2C17.8 17 20.2 21.6 22.6 27.2H1.4"
        "C3.8 21.6 6.2 17 7.6 12.2C8.8 8.4 10.6 5.2 12 .9Z"
    ),
)
"""By tribe: bell, arch, round, square, triangle."""

CAMEL = (
    "M5.4 31 7.6 19.4C5.9 17.4 6 13.6 9 12.6 12.4 11.6 12.6 5 18.4 5 24 5 23.6 11.6 27 12.8"
    " 29.8 13.4 30.6 10.6 31 7.2L31.2 4.6C31.3 2.6 33 1.6 35 2.2L39.4 4.4C40.8 5.2 40.4 7.4"
    " 38.8 7.6L35.6 7.8C35.8 13.4 34.6 17.8 31.4 20.2L31.8 31H28.4L27.2 22.6H25.4L25 31H21.8"
    "L21.6 22.9C18.4 23.1 15.8 22.9 13.6 22.3L12.4 31H9.4L10 24.4 8.6 31Z"
)
SADDLE = "M12.6 9.6C14 6.6 15.6 5 18.4 5S22.8 6.8 24 9.8L24.6 19.4C20.6 20.6 16.4 20.5 12.2 19.2Z"

# -- djinns: a hue, a headdress and what the power is about ----------------------------------------

HORNS, CROWN, FLAME, TURBAN, PLUMES, MOON = range(6)
PORTRAITS = {
    AL_AMIN: (2, TURBAN, "fakir"),
    ANUN_NAK: (4, PLUMES, "merchant"),
    BAAL: (3, HORNS, "lamp"),
    BOAZ: (0, CROWN, "elder"),
    BOURAQ: (1, PLUMES, "palace"),
    ECHIDNA: (4, HORNS, "builder"),
    ENKI: (0, HORNS, "date-palm"),
    HAGIS: (5, TURBAN, "palace"),
    HAURVATAT: (4, MOON, "date-palm"),
    IBLIS: (3, FLAME, "assassin"),
    JAFAAR: (1, CROWN, "vizier"),
    KANDICHA: (5, HORNS, "assassin"),
    KUMARBI: (1, TURBAN, "fakir"),
    LAMIA: (5, PLUMES, "date-palm"),
    LETA: (2, MOON, "camel"),
    MARID: (2, FLAME, "coin"),
    MONKIR: (0, MOON, "palace"),
    NEKIR: (3, MOON, "assassin"),
    SHAMHAT: (5, CROWN, "elder"),
    SIBITTIS: (0, FLAME, "lamp"),
    SLOAR: (4, TURBAN, "backs"),
    UTUG: (1, FLAME, "camel"),
}


def ink(name: str, width: float = 1.5) -> str:
    return (
        f'stroke="var(--{name}-ink)" stroke-width="{num(width)}" '
        'stroke-linejoin="round" stroke-linecap="round"'
    )


def rim(path: str, width: float = 3.6) -> str:
    """A thin cream edge around a piece, so that none is lost on a dark ground."""
    return (
        f'<path d="{path}" fill="var(--rim)" stroke="var(--rim)" stroke-width="{num(width)}" '
        'stroke-linejoin="round"/>'
    )


def vizier() -> str:
    """A bell of a robe, a great turban with a plume."""
    body = f'fill="var(--vizier)" {ink("vizier")}'
    return (
        f'<path d="M2.6 27.2C3 20 6.6 16.2 12 16.2S21 20 21.4 27.2Z" {body}/>'
        '<path d="M7.6 9.6H16.4V12.6C16.4 15.4 14.4 17.6 12 17.6S7.6 15.4 7.6 12.6Z" '
        f'fill="var(--vizier-light)" {ink("vizier")}/>'
        f'<path d="M9.9 13h.01M14.1 13h.01" {ink("vizier", 1.7)}/>'
        f'<path d="M3.4 7.4C3.4 4.6 7 3 12 3S20.6 4.6 20.6 7.4S17.4 11 12 11S3.4 10.2 3.4 7.4Z" '
        f'{body}/><path d="M5 9.2C8.4 9 11.2 7 12 3.4C12.8 7 15.6 9 19 9.2" fill="none" '
        f'{ink("vizier", 1.1)}/><path d="M12 4.6C10.6 2.8 11.6 .9 14 .6C14.6 2.4 13.8 4 12 4.6Z" '
        f'fill="var(--vizier-light)" {ink("vizier", 1.1)}/>'
        '<path d="M12 20l1.6 2.3-1.6 2.3-1.6-2.3Z" fill="var(--vizier-ink)"/>'
    )


def elder() -> str:
    """A tall hood, a long beard, a staff."""
    return (
        '<path d="M20.8 27.4V6.4C20.8 3.4 17.4 3.2 17.2 5.8" fill="none" stroke="var(--staff)" '
        f'stroke-width="2.2" stroke-linecap="round"/><path d="{SILHOUETTES[1]}" '
        f'fill="var(--elder)" {ink("elder")}/>'
        '<path d="M6.9 12.4C6.9 9.2 8.2 7.2 10.4 7.2S13.9 9.2 13.9 12.4C13.9 17 12.4 20.6 10.4 22.8'
        f'C8.4 20.6 6.9 17 6.9 12.4Z" fill="var(--elder-light)" {ink("elder", 1)}/>'
        f'<path d="M8.7 10.6h.01M12.1 10.6h.01" {ink("elder", 1.8)}/>'
    )


def merchant() -> str:
    """A round belly, a basket on the head."""
    body = f'fill="var(--merchant)" {ink("merchant")}'
    return (
        '<path d="M1.8 21.2C1.8 16.4 6.4 13.6 12 13.6S22.2 16.4 22.2 21.2C22.2 24.8 19.8 27.2 16.6'
        f' 27.2H7.4C4.2 27.2 1.8 24.8 1.8 21.2Z" {body}/><circle cx="12" cy="10.6" r="4" {body}/>'
        f'<path d="M4.2 1.4H19.8L17.4 7H6.6Z" {body}/>'
        f'<path d="M8.4 1.8l1 5M12 1.8v5M15.6 1.8l-1 5" {ink("merchant", 1)}/>'
        '<circle cx="12" cy="20.4" r="3.2" fill="var(--merchant-light)"/>'
        '<circle cx="12" cy="20.4" r="1.2" fill="var(--merchant-ink)"/>'
    )


def builder() -> str:
    """A square block of a body, a flat cap, a raised hammer."""
    body = f'fill="var(--builder)" {ink("builder")}'
    return (
        '<path d="M20.2 14V6" stroke="var(--staff)" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="M16.4 2.4H23.2V6.6H16.4Z" fill="var(--builder-light)" {ink("builder", 1.3)}/>'
        '<path d="M2.4 15.4C2.4 14.6 3 14 3.8 14H20.2C21 14 21.6 14.6 21.6 15.4V27.2H2.4Z" '
        f'{body}/><path d="M5.4 13.8V7.8H14.6V13.8" {body}/><path d="M3.4 3.6H15V8H3.4Z" {body}/>'
        '<path d="M5.4 20.6H18.6M12 17.2V20.6M8.6 20.6V24.2M15.4 20.6V24.2" '
        'stroke="var(--builder-light)" stroke-width="1.6" stroke-linecap="round"/>'
    )


def assassin() -> str:
    """A pointed cloak, no face, a dagger."""
    return (
        f'<path d="{SILHOUETTES[4]}" fill="var(--assassin)" {ink("assassin")}/>'
        '<path d="M12 6.6C13.6 8.4 14.2 9.8 14.2 11.4C14.2 12.8 13.2 13.6 12 13.6'
        'S9.8 12.8 9.8 11.4C9.8 9.8 10.4 8.4 12 6.6Z" fill="var(--assassin-ink)"/>'
        '<path d="M10.9 16.2H13.1V22.6L12 25.4L10.9 22.6Z" fill="var(--assassin-light)"/>'
        '<path d="M9 17.4H15" stroke="var(--assassin-light)" stroke-width="1.5" '
        'stroke-linecap="round"/>'
    )


def ghost(tribe: int) -> str:
    """Where a meeple stood."""
    return (
        f'<path d="{SILHOUETTES[tribe]}" fill="var(--quiet)" fill-opacity=".18" '
        'stroke="var(--quiet)" stroke-opacity=".7" stroke-width="1.2"/>'
    )


def camel(coat: str, mark: str) -> str:
    return (
        f"{rim(CAMEL, 3.4)}"
        f'<path d="{CAMEL}" fill="{coat}" stroke="var(--outline)" stroke-width="1.3" '
        f'stroke-linejoin="round"/><path d="{SADDLE}" fill="var(--saddle)" '
        f'stroke="var(--outline)" stroke-width="1.2" stroke-linejoin="round"/>{mark}'
        '<circle cx="35.2" cy="4.7" r=".8" fill="var(--outline)"/>'
    )


def camel_of(seat: int) -> str:
    colour = f"var(--seat-{seat + 1})"
    mark = f'<path d="{shape_path(seat, 18.3, 13.2, 3.9)}" fill="{colour}"/>'
    return camel(colour, mark)


# -- what is built, planted and paid ---------------------------------------------------------------


def palm() -> str:
    trunk = "M11 30C12 23 12 17 11 11.6L13.6 11C15 17 15.2 23.6 14.8 30Z"
    fronds = (
        "M12.2 11.4C8 8 3.6 9 1.6 13.6C5 11.6 8.6 11.4 12.2 11.4ZM12.2 11.4C16.4 8 21 9 22.8 13.6"
        "C19.4 11.6 15.8 11.4 12.2 11.4ZM12.2 11.4C10.8 6.4 6.6 3.8 2.6 5.2C6.4 6.4 9 8.4 12.2 11.4"
        "ZM12.2 11.4C13.6 6.4 17.8 3.8 21.8 5.2C18 6.4 15.4 8.4 12.2 11.4Z"
        "M12.2 11.4C10.4 7 10.8 3.4 12.4 .8C14 3.4 14.2 7 12.2 11.4Z"
    )
    return (
        f"{rim(trunk + fronds, 2.6)}"
        f'<path d="{trunk}" fill="var(--trunk)" {ink("trunk", 1.1)}/>'
        f'<path d="M11.8 25.6l3-.4M11.9 21.4l3-.4M11.7 17.2l2.8-.5" {ink("trunk", 0.9)}/>'
        f'<path d="{fronds}" fill="var(--frond)" {ink("frond", 1.1)}/>'
    )


def palace() -> str:
    walls = (
        "M2.4 26V9.6L4.6 6 6.8 9.6V26ZM21.2 26V9.6L23.4 6 25.6 9.6V26Z",
        "M5.4 26V15.2H22.6V26Z",
    )
    dome = "M7.2 15.2C7.2 9.4 11.6 7.6 14 3.8C16.4 7.6 20.8 9.4 20.8 15.2Z"
    return (
        f"{rim(walls[0] + walls[1] + dome, 3)}"
        + "".join(f'<path d="{wall}" fill="var(--wall)" {ink("wall", 1.2)}/>' for wall in walls)
        + f'<path d="{dome}" fill="var(--dome)" {ink("wall", 1.2)}/>'
        f'<path d="M14 3.8V1.4" {ink("wall", 1.3)}/>'
        '<path d="M11.4 26V21.4C11.4 19.6 12.6 18.8 14 18C15.4 18.8 16.6 19.6 16.6 21.4V26Z" '
        'fill="var(--door)"/>'
    )


def coin() -> str:
    return (
        f'<circle cx="12" cy="12" r="9.6" fill="var(--coin)" {ink("coin")}/>'
        '<circle cx="12" cy="12" r="6.8" fill="none" stroke="var(--coin-line)" stroke-width="1.1"/>'
        '<path d="M12 7.6l1.3 3.1 3.1 1.3-3.1 1.3L12 16.4l-1.3-3.1L7.6 12l3.1-1.3Z" '
        'fill="var(--coin-ink)"/>'
    )


def price() -> str:
    """A coin with room for a number."""
    return (
        f'<circle cx="12" cy="12" r="10.6" fill="var(--coin)" {ink("coin")}/>'
        '<circle cx="12" cy="12" r="8.6" fill="none" stroke="var(--coin-line)" stroke-width=".9"/>'
    )


def lamp() -> str:
    body = f'fill="var(--coin)" {ink("coin", 1.4)}'
    return (
        '<path d="M2.6 11.4C4.4 10.6 6 11.4 7.4 12.4H15.6C17.4 12.4 18.4 10.6 21.4 10.4'
        f'C21 13.8 19.4 16.8 15.4 18H9.6C6 17.4 4.4 14.6 2.6 11.4Z" {body}/>'
        '<path d="M8.4 20.8H16.6L15 18H10ZM9.4 12.2C9.6 9.8 11 8.8 12.2 8.8S14.8 9.8 15 12.2" '
        f'{body}/><path d="M12.2 8.6C10.4 6.6 14 5.2 12.2 2.8" fill="none" {ink("coin")}/>'
    )


def backs() -> str:
    """Cards that lie face down."""
    edge = 'stroke="var(--djinn-star)" stroke-width="1.3"'
    return (
        f'<rect x="8" y="3" width="12" height="17" rx="2" fill="var(--niche-2)" {edge}/>'
        f'<rect x="4" y="5" width="12" height="17" rx="2" fill="var(--niche-2)" {edge}/>'
        f'<path d="{eight_points(10, 13.5, 4.2)}" fill="var(--djinn-star)"/>'
    )


def wares() -> str:
    """Cards that lie face up: goods of whatever kind."""
    edge = 'fill="var(--paper)" stroke="var(--quiet)" stroke-width="1.5"'
    return (
        f'<rect x="9" y="3" width="11.5" height="16" rx="2" {edge}/>'
        f'<rect x="3.5" y="5" width="11.5" height="16" rx="2" {edge}/>'
        f'<circle cx="9.2" cy="13" r="3.4" fill="var(--spice)"/>'
    )


def bag() -> str:
    """Where meeples come from and go."""
    return (
        '<path d="M8.6 7.4C3.8 10.6 2.4 14.4 3 18.2C3.4 21 6 22 12 22S20.6 21 21 18.2'
        f'C21.6 14.4 20.2 10.6 15.4 7.4Z" fill="var(--bowl)" {ink("trunk", 1.4)}/>'
        '<path d="M8.6 7.4L6.6 3C9 4.2 10.6 2.2 12 2.2S15 4.2 17.4 3L15.4 7.4Z" '
        f'fill="var(--bowl)" {ink("trunk", 1.4)}/><path d="M8.4 7.6H15.6" {ink("trunk", 2)}/>'
    )


# -- cards -----------------------------------------------------------------------------------------


def goods() -> dict[str, str]:
    """The nine goods and the fakir, on a 24 x 24 grid."""
    return {
        "ivory": (
            '<path d="M4 5.2C5 13.6 10.6 19.6 20.4 20.6C20.9 18.9 20.6 17.4 19.6 16.2'
            f'C13.4 15.8 9.6 11.6 8.6 4.4C7.2 3.4 5.2 3.6 4 5.2Z" fill="var(--ivory)" '
            f'{ink("ivory")}/><path d="M4.2 7.6L8.8 6.6M5 10.4L9.6 9" stroke="var(--ivory-light)" '
            'stroke-width="1.5"/>'
        ),
        "jewels": (
            '<path d="M6.6 4.4H17.4L21.4 9.6L12 20.6L2.6 9.6Z" fill="var(--jewels)" '
            f'{ink("jewels")}/><path d="M2.6 9.6H21.4M6.6 4.4L9 9.6L12 20.6L15 9.6L17.4 4.4'
            'M9 9.6L12 4.4L15 9.6" fill="none" stroke="var(--jewels-light)"/>'
        ),
        "gold": (
            '<path d="M3.2 19.4L5.2 13.2H12.2L14.2 19.4ZM10 19.4L12 13.2H18.8L20.8 19.4Z'
            f'M6.6 11.6L8.6 5.4H15.4L17.4 11.6Z" fill="var(--gold)" {ink("gold")}/>'
            '<path d="M10 7.6H14" stroke="var(--gold-light)" stroke-width="1.3" '
            'stroke-linecap="round"/>'
        ),
        "papyrus": (
            '<path d="M6 4.4H18C16.8 5.6 16.8 7.4 18 8.6V19.6H6V8.6C4.8 7.4 4.8 5.6 6 4.4Z" '
            f'fill="var(--papyrus)" {ink("papyrus")}/>'
            f'<path d="M8.8 11H15.2M8.8 13.6H15.2M8.8 16.2H12.8" {ink("papyrus", 1.3)}/>'
            f'<path d="M5 4.4H19M5 19.6H19" {ink("papyrus", 2)}/>'
        ),
        "silk": (
            '<path d="M3 8.4C6 5.4 9 5.4 12 8.4S18 11.4 21 8.4V16.2C18 19.2 15 19.2 12 16.2'
            f'S6 13.2 3 16.2Z" fill="var(--silk)" {ink("silk")}/>'
            '<path d="M3 12.2C6 9.2 9 9.2 12 12.2S18 15.2 21 12.2" fill="none" '
            'stroke="var(--silk-light)" stroke-width="1.4"/>'
        ),
        "spice": (
            '<path d="M6.2 13.2C7.4 8.8 10 5 12 3.4C14 5 16.6 8.8 17.8 13.2Z" fill="var(--spice)" '
            f'{ink("spice")}/><path d="M3 13.2H21C21 17.4 18 20.4 14.6 20.4H9.4C6 20.4 3 17.4 3 '
            f'13.2Z" fill="var(--bowl)" {ink("spice")}/>'
        ),
        "fish": (
            '<path d="M2.6 12C5.4 7.2 11.4 5.8 16 10.4L21.4 6.8V17.2L16 13.6C11.4 18.2 5.4 16.8 '
            f'2.6 12Z" fill="var(--fish)" {ink("fish")}/>'
            '<circle cx="6.6" cy="11.2" r="1.2" fill="var(--fish-ink)"/>'
            f'<path d="M10.2 8.6C11.6 10.6 11.6 13.4 10.2 15.4" fill="none" {ink("fish", 1.2)}/>'
        ),
        "wheat": (
            f'<path d="M12 21.4V9" {ink("wheat", 1.7)}/>'
            '<path d="M12 7.6C10.4 6 10.4 3.8 12 2C13.6 3.8 13.6 6 12 7.6ZM11.6 11.6'
            "C8.8 11.4 7.4 9.8 7.4 7.2C10 7.4 11.5 9 11.6 11.6ZM12.4 11.6C15.2 11.4 16.6 9.8 16.6 "
            "7.2C14 7.4 12.5 9 12.4 11.6ZM11.6 16.4C8.8 16.2 7.4 14.6 7.4 12C10 12.2 11.5 13.8 "
            '11.6 16.4ZM12.4 16.4C15.2 16.2 16.6 14.6 16.6 12C14 12.2 12.5 13.8 12.4 16.4Z" '
            f'fill="var(--wheat)" {ink("wheat", 1.2)}/>'
        ),
        "pottery": (
            '<path d="M9 2.8H15M9.6 2.8V6.2C6.4 8 5 10.4 5 13.2C5 17 7.6 19.4 9 21.2H15'
            f'C16.4 19.4 19 17 19 13.2C19 10.4 17.6 8 14.4 6.2V2.8" fill="var(--pottery)" '
            f'{ink("pottery")}/><path d="M5.4 11.6L8 13.6L10.6 11.6L13.2 13.6L15.8 11.6L18.6 13.4" '
            'fill="none" stroke="var(--pottery-light)" stroke-width="1.4" stroke-linejoin="round"/>'
        ),
        "fakir": (
            '<path d="M3 20.4C3 17.4 6.4 16.4 8.8 15.8C8 13.6 9.4 11.8 12 11.8S16 13.6 15.2 15.8'
            f'C17.6 16.4 21 17.4 21 20.4Z" fill="var(--fakir)" {ink("fakir")}/>'
            f'<circle cx="12" cy="9" r="2.9" fill="var(--fakir-skin)" {ink("fakir", 1.3)}/>'
            '<path d="M8 7.4C8 4.4 9.8 2.8 12 2.8S16 4.4 16 7.4C14.4 8.2 9.6 8.2 8 7.4Z" '
            f'fill="var(--fakir-light)" {ink("fakir", 1.4)}/>'
            f'<path d="M7 18.6H17" {ink("fakir", 1.2)}/>'
        ),
    }


# -- djinns ----------------------------------------------------------------------------------------


def djinn_body() -> str:
    """Folded arms above a wisp of smoke, in the current colour."""
    body = f'fill="currentColor" {ink("djinn", 1.6)}'
    light = 'stroke="var(--djinn-light)" stroke-linecap="round"'
    return (
        '<path d="M32 58C42 55 46 50 40 46C50 46 56 40 54.6 32C53.4 26 46 24 41.6 24.6H22.4'
        'C18 24 10.6 26 9.4 32C8.4 39 14 45 22 45.6C18.6 49 20 53.4 26 53C29 52.8 30.6 51 30 49" '
        f'{body}/><path d="M17 38C22 33 27 38 32 34C37 38 42 33 47 38" fill="none" {light} '
        'stroke-width="1.8"/><path d="M23.4 16.4C23.4 11.4 27 8.6 32 8.6S40.6 11.4 40.6 16.4'
        f'C40.6 21.6 36.6 26.4 32 26.4S23.4 21.6 23.4 16.4Z" {body}/>'
        f'<path d="M26.8 15.8L30.4 17.2M37.2 15.8L33.6 17.2" {light} stroke-width="2"/>'
        f'<path d="M29.4 21.6C31 22.6 33 22.6 34.6 21.6" fill="none" {ink("djinn", 1.4)}/>'
    )


HEADDRESSES = (
    (
        "M24.5 15C21 13 19.4 9.4 20.4 5.4C22.4 8 25 9.6 28 10.4"
        "M39.5 15C43 13 44.6 9.4 43.6 5.4C41.6 8 39 9.6 36 10.4"
    ),
    "M23.5 11L22.4 4.4L27.6 7.6L32 2.6L36.4 7.6L41.6 4.4L40.5 11Z",
    "M32 9C28.6 6.4 29.6 3.4 34 .6C34 3.4 38.4 4.4 35.6 9Z",
    "M21.6 10.4C21.6 5.4 26 2.6 32 2.6S42.4 5.4 42.4 10.4C38 12.6 26 12.6 21.6 10.4Z",
    (
        "M26 10C22.6 7 22.6 3 25 .8C27.6 3 28.6 6.6 27.6 9.6ZM32 9C29.4 6 29.6 2.4 32 0"
        "C34.4 2.4 34.6 6 32 9ZM38 10C41.4 7 41.4 3 39 .8C36.4 3 35.4 6.6 36.4 9.6Z"
    ),
    "M24.8 2.2C26.4 7.4 37.6 7.4 39.2 2.2C40.8 8.6 37 11.4 32 11.4S23.2 8.6 24.8 2.2Z",
)
"""Horns, crown, flame, turban, plumes, moon."""


def headdress(kind: int) -> str:
    tone = {HORNS: "currentColor", TURBAN: "var(--djinn-light)", PLUMES: "var(--djinn-light)"}
    fill = tone.get(kind, "var(--coin)")
    jewel = f'<circle cx="32" cy="8.6" r="1.9" fill="var(--coin)" {ink("djinn")}/>'
    drawn = f'<path d="{HEADDRESSES[kind]}" fill="{fill}" {ink("djinn")}/>'
    return drawn + jewel if kind == TURBAN else drawn


def eight_points(x: float, y: float, radius: float) -> str:
    """The `d` of a star of eight points, of the kind that blue values stand on."""
    return polygon(
        (x + reach * sin(k * pi / 8), y - reach * cos(k * pi / 8))
        for k in range(16)
        for reach in (radius if k % 2 == 0 else radius * 0.78,)
    )


# -- all of them -----------------------------------------------------------------------------------

SIZES = {
    **dict.fromkeys(TRIBES, (24.0, 28.0)),
    "camel": (39.0, 32.5),
    "date-palm": (24.0, 31.0),
    "palace": (28.0, 27.0),
    "djinn": (56.0, 60.0),
}
"""Width and height of what is not square, as drawn."""


def use(name: str, x: float, y: float, height: float) -> str:
    """A symbol with its upper left corner there, as high as that."""
    across, down = SIZES.get(name.partition(".")[0], (24.0, 24.0))
    return (
        f'<use href="#icon-{name.replace(".", "-")}" x="{num(x)}" y="{num(y)}" '
        f'width="{num(height * across / down)}" height="{num(height)}"/>'
    )


def breadth(name: str, height: float) -> float:
    """How wide a symbol of that height is."""
    across, down = SIZES.get(name.partition(".")[0], (24.0, 24.0))
    return height * across / down


def meeple(tribe: int, x: float, y: float, height: float) -> str:
    return use(TRIBES[tribe], x, y, height)


@cache
def symbols() -> str:
    """Everything that scenes of this game refer to."""
    people = (vizier(), elder(), merchant(), builder(), assassin())
    parts = [zellige()]
    for tribe, name in enumerate(TRIBES):
        parts.append(symbol(name, rim(SILHOUETTES[tribe]) + people[tribe], "0 0 24 28"))
        parts.append(symbol(f"{name}-ghost", ghost(tribe), "0 0 24 28"))
    plain = (
        '<path d="M14 11.4L22.6 17.6M14.4 17.2L22.4 11.6" stroke="var(--clay)" stroke-width="2"/>'
    )
    parts.append(symbol("camel", camel("var(--warm-2)", plain), "3 0 39 32.5"))
    parts += [symbol(f"camel-{seat}", camel_of(seat), "3 0 39 32.5") for seat in range(4)]
    parts += [
        symbol("date-palm", palm(), "0 0 24 31"),
        symbol("palace", palace(), "0 0 28 27"),
        symbol("coin", coin()),
        symbol("price", price()),
        symbol("lamp", lamp()),
        symbol("backs", backs()),
        symbol("wares", wares()),
        symbol("bag", bag()),
        symbol("djinn", djinn_body(), "4 0 56 60"),
    ]
    drawn = goods()
    parts += [symbol(card, drawn[card]) for card in CARDS]
    parts += [symbol(f"djinn-{head}", headdress(head), "4 0 56 60") for head in range(6)]
    return "".join(parts)


def portrait(djinn: int, x: float, y: float, height: float) -> str:
    """The djinn without its niche."""
    hue, head, _emblem = PORTRAITS[djinn]
    size = f'x="{num(x)}" y="{num(y)}" width="{num(height * 56 / 60)}" height="{num(height)}"'
    return (
        f'<g color="var(--djinn-{hue})"><use href="#icon-djinn" {size}/>'
        f'<use href="#icon-djinn-{head}" {size}/></g>'
    )


def likeness(djinn: int, size: float = 30) -> str:
    """A djinn in a round window, as a picture of its own."""
    hue = PORTRAITS[djinn][0]
    return (
        f'<svg class="icon" width="{num(size)}" height="{num(size)}" viewBox="0 0 40 40" '
        f'aria-hidden="true"><circle cx="20" cy="20" r="19.5" fill="var(--niche-{hue})"/>'
        f"{portrait(djinn, 5, 3, 32)}</svg>"
    )
