"""The pieces of Five Tribes: meeples, camels, palms, palaces, cards and djinns, as symbols.

Each symbol is an icon as well, so that panels, chips and the log show what lies on the table.
"""

from __future__ import annotations

from functools import cache

from majlis.drawing.icons import symbol, use_icon, zellige
from majlis.drawing.shapes import seat_shape
from majlis.games.five_tribes.data import CARDS, TRIBES
from majlis.games.five_tribes.picture.djinn_portraits import djinn_body, headdress
from majlis.games.five_tribes.picture.meeple_symbols import (
    SILHOUETTES,
    assassin,
    builder,
    elder,
    ghost,
    merchant,
    vizier,
)
from majlis.games.five_tribes.picture.scenery import scenery_symbols
from majlis.games.five_tribes.picture.strokes import eight_points, ink, rim

CAMEL = (
    "M5.4 31 7.6 19.4C5.9 17.4 6 13.6 9 12.6 12.4 11.6 12.6 5 18.4 5 24 5 23.6 11.6 27 12.8"
    " 29.8 13.4 30.6 10.6 31 7.2L31.2 4.6C31.3 2.6 33 1.6 35 2.2L39.4 4.4C40.8 5.2 40.4 7.4"
    " 38.8 7.6L35.6 7.8C35.8 13.4 34.6 17.8 31.4 20.2L31.8 31H28.4L27.2 22.6H25.4L25 31H21.8"
    "L21.6 22.9C18.4 23.1 15.8 22.9 13.6 22.3L12.4 31H9.4L10 24.4 8.6 31Z"
)
SADDLE = "M12.6 9.6C14 6.6 15.6 5 18.4 5S22.8 6.8 24 9.8L24.6 19.4C20.6 20.6 16.4 20.5 12.2 19.2Z"
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
    return use_icon(name.replace(".", "-"), x, y, breadth(name, height), height)


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
    return "".join(parts) + scenery_symbols()


# -- camels ----------------------------------------------------------------------------------------


def camel(coat: str, mark: str) -> str:
    return (
        f"{rim(CAMEL, 3.4)}"
        f'<path d="{CAMEL}" fill="{coat}" stroke="var(--outline)" stroke-width="1.3" '
        f'stroke-linejoin="round"/><path d="{SADDLE}" fill="var(--saddle)" '
        f'stroke="var(--outline)" stroke-width="1.2" stroke-linejoin="round"/>{mark}'
        '<circle cx="35.2" cy="4.7" r=".8" fill="var(--outline)"/>'
    )


def camel_of(seat: int) -> str:
    return camel(f"var(--seat-{seat + 1})", seat_shape(seat, 18.3, 13.2, 3.9))


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


def bag() -> str:
    """Where meeples come from and go."""
    return (
        '<path d="M8.6 7.4C3.8 10.6 2.4 14.4 3 18.2C3.4 21 6 22 12 22S20.6 21 21 18.2'
        f'C21.6 14.4 20.2 10.6 15.4 7.4Z" fill="var(--bowl)" {ink("trunk", 1.4)}/>'
        '<path d="M8.6 7.4L6.6 3C9 4.2 10.6 2.2 12 2.2S15 4.2 17.4 3L15.4 7.4Z" '
        f'fill="var(--bowl)" {ink("trunk", 1.4)}/><path d="M8.4 7.6H15.6" {ink("trunk", 2)}/>'
    )


# -- cards -----------------------------------------------------------------------------------------


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
