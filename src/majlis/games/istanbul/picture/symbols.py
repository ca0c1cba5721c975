"""The things of Istanbul as icons: goods, coins, rubies, cards, letters, tiles, dice.

Each is a symbol `icon-NAME` of 24 x 24; the log and the panels use the same ones as the board.
"""

from __future__ import annotations

from functools import cache

from majlis.drawing.icons import symbol, use_icon, zellige
from majlis.drawing.lettering import centred
from majlis.drawing.svg import circle, num
from majlis.games.istanbul.data import GOODS, TILE_GOOD, TILES
from majlis.games.istanbul.picture.figures import figure_symbols
from majlis.games.istanbul.picture.paintings import PAINTINGS, place_symbol

ICONS = {
    "fabric": (
        '<path d="M8.6 2L12 5l3.4-3 7.8 5.8-3 5.2-2.7-1.3L19.4 22H4.6L6.5 11.7 3.8 13l-3-5.2z" '
        'fill="#C8402E" stroke="#C8402E" stroke-width="1" stroke-linejoin="round"/>'
        '<path d="M12 5.5V22M5.6 17.6h12.8" stroke="#FBDDD1" stroke-width="1.7"/>'
        '<path d="M2 9.8l2.7 1.6M22 9.8l-2.7 1.6" stroke="#FBDDD1" stroke-width="1.4"/>'
        '<path d="M8.6 2L12 5.3 15.4 2" fill="none" stroke="#8E2716" stroke-width="1.5" '
        'stroke-linejoin="round"/>'
    ),
    "spice": (
        '<path d="M3.6 20.4C2 10.5 8.5 3.2 21 3.2 21.4 14.6 15 22 5.8 19.6z" fill="#3F8F45"/>'
        '<path d="M3.6 20.4C9 12 12.5 10 21 3.2 21.4 14.6 15 22 5.8 19.6z" fill="#5FB061"/>'
        '<path d="M3 21.2C7.5 14.8 11 11.6 16 8M8.6 14.4l-.3-4M8.6 14.4l4.6.3M12.2 '
        '11l-.2-3.3M12.2 11l3.9.2" stroke="#E7F4DC" stroke-width="1.2" fill="none" '
        'stroke-linecap="round"/>'
    ),
    "fruit": (
        '<path d="M1.8 14.6c1.2-.5 1.6-1.6 2.4-3C6 8.4 9 7 12 7s6 1.4 7.8 4.6c.8 1.4 1.2 2.5 2.4 '
        '3-1.2.5-1.6 1.6-2.4 2.8C18 20.4 15 21.6 12 21.6s-6-1.2-7.8-4.2c-.8-1.2-1.2-2.3-2.4-2.8z" '
        'fill="#F5BC22" stroke="#8F6100" stroke-width="1.3" stroke-linejoin="round"/>'
        '<path d="M6.6 14c.5-2.3 2.2-3.9 4.6-4.3" stroke="#FFE9A3" stroke-width="1.7" fill="none" '
        'stroke-linecap="round"/>'
        '<path d="M12 7c.1-3.3 2.5-5 6.5-4.8C18.3 5.6 16 7.3 12 7z" fill="#4C8B3A"/>'
    ),
    "jewelry": (
        '<circle cx="12" cy="15.2" r="6.2" fill="none" stroke="#2F7FC4" stroke-width="3"/>'
        '<circle cx="12" cy="15.2" r="6.2" fill="none" stroke="#8CC3EE" stroke-width=".9" '
        'stroke-dasharray="9 40" stroke-dashoffset="-20"/>'
        '<path d="M6.6 4.8L9.2 1.6h5.6l2.6 3.2L12 11z" fill="#5FB4F0"/>'
        '<path d="M6.6 4.8h10.8L12 11z" fill="#2A6DB0"/>'
        '<path d="M9.6 4.8L12 11l2.4-6.2L12 1.6z" fill="#BFE3FB"/>'
    ),
    "coffee": (
        '<g transform="rotate(32 12 12)"><ellipse cx="12" cy="12" rx="7" ry="10" '
        'fill="var(--bean)" stroke="var(--bean-light)" stroke-width=".9"/>'
        '<path d="M12 2c-3 3.4 3 6.6 0 10s3 6.6 0 10" stroke="var(--bean-light)" '
        'stroke-width="1.9" fill="none"/><path d="M7.4 7.5C8 5.6 9 4.5 10 4" '
        'stroke="#A9774F" stroke-width="1.3" fill="none" '
        'stroke-linecap="round"/></g>'
    ),
    "ruby": (
        '<path d="M7 3h10l5.5 6.6L12 21.8 1.5 9.6z" fill="#B5124B"/>'
        '<path d="M7 3L1.5 9.6h6.2z" fill="#D8386F"/>'
        '<path d="M17 3l5.5 6.6h-6.2z" fill="#8E0C39"/>'
        '<path d="M7 3h10l-.7 6.6H7.7z" fill="#F2789F"/>'
        '<path d="M7.7 9.6h8.6L12 21.8z" fill="#D42560"/>'
        '<path d="M9.5 4.6h4" stroke="#FFE0EA" stroke-width="1.3" stroke-linecap="round"/>'
    ),
    "no-ruby": (
        '<path d="M7 3h10l5.5 6.6L12 21.8 1.5 9.6z" fill="none" stroke="var(--quiet)" '
        'stroke-width="1.5" stroke-dasharray="2.5 2" opacity=".75"/>'
    ),
    "any": (
        '<rect x="2.5" y="2.5" width="19" height="19" rx="5.5" fill="var(--panel)" '
        'stroke="var(--quiet)" stroke-width="1.5" stroke-dasharray="3 2.2"/>'
        '<circle cx="8.3" cy="8.3" r="2.5" fill="#C8402E"/>'
        '<circle cx="15.7" cy="8.3" r="2.5" fill="#3F8F45"/>'
        '<circle cx="8.3" cy="15.7" r="2.5" fill="#E9AC14"/>'
        '<circle cx="15.7" cy="15.7" r="2.5" fill="#2F7FC4"/>'
    ),
    "lira": (
        '<circle cx="12" cy="12" r="10.5" fill="#E2B14A" stroke="#8F6310" stroke-width="1.3"/>'
        '<circle cx="12" cy="12" r="7.6" fill="none" stroke="#A87A1E" stroke-width="1"/>'
        '<path d="M12 6.8l1.3 2.4 2.6-.7-.7 2.6L17.6 12l-2.4 1.2.7 2.6-2.6-.7L12 '
        '17.5l-1.3-2.4-2.6.7.7-2.6L6.4 12l2.4-1-.7-2.6 2.6.7z" fill="#7A5208"/>'
    ),
    "card": (
        '<rect x="5" y="2" width="14" height="20" rx="2.4" fill="#B4632A" stroke="var(--rim)" '
        'stroke-width="1.3"/><rect x="7" y="4" width="10" height="16" rx="1.2" fill="none" '
        'stroke="#F6DFB8" stroke-width=".9"/><path d="M12 7.5l1.2 2.7 2.9-.8-.8 2.9L18 12l-2.7 '
        '1-.1 0 .9 2.6-2.9-.8L12 17.5l-1.2-2.7-2.9.8.8-2.9L6 12l2.7-.7-.8-2.9 2.9.8z" '
        'fill="#F6DFB8"/>'
    ),
    "guild": (
        '<rect x="5" y="2" width="14" height="20" rx="2.4" fill="#4E3B78" stroke="var(--rim)" '
        'stroke-width="1.3"/><rect x="7" y="4" width="10" height="16" rx="1.2" fill="none" '
        'stroke="#D9CBF2" stroke-width=".9"/>'
        '<circle cx="12" cy="9.2" r="2.5" fill="none" stroke="#D9CBF2" stroke-width="1.6"/>'
        '<path d="M12 11.7v6M12 15h2.4M12 17.4h2.4" stroke="#D9CBF2" stroke-width="1.6"/>'
    ),
    "letter": (
        '<rect x="2" y="5" width="20" height="14.5" rx="2" fill="#F8EFDC" stroke="#8A7350" '
        'stroke-width="1.3"/>'
        '<path d="M2.6 6l9.4 7.6L21.4 6" fill="none" stroke="#8A7350" stroke-width="1.3"/>'
        '<circle cx="12" cy="13.6" r="3.2" fill="#A4492F"/>'
    ),
    "seal": (
        '<path d="M12 2l2.2 1.9 2.9-.5 1.1 2.7 2.7 1.1-.5 2.9L22 12l-1.6 2.2.5 2.9-2.7 1.1-1.1 '
        "2.7-2.9-.5L12 22l-2.2-1.6-2.9.5-1.1-2.7-2.7-1.1.5-2.9L2 12l1.6-1.9-.5-2.9 2.7-1.1 "
        '1.1-2.7 2.9.5z" fill="#A4492F"/><circle cx="12" cy="12" r="6.2" fill="#C4664A"/>'
        '<path d="M12 8l1 2.7 2.9.2-2.3 1.8.8 2.8-2.4-1.6-2.4 1.6.8-2.8-2.3-1.8 2.9-.2z" '
        'fill="#FBE7DC"/>'
    ),
    "extension": (
        '<rect x="3" y="6" width="18" height="11" rx="1.6" fill="#B98546" stroke="#6F4A1D" '
        'stroke-width="1.3"/><path d="M3 9.7h18M3 13.3h18" stroke="#6F4A1D" stroke-width="1"/>'
        '<path d="M12 7.7v7.6M8.2 11.5h7.6" stroke="#FFF6E3" stroke-width="2.3" '
        'stroke-linecap="round"/>'
    ),
    "leave": (
        '<rect x="3" y="16.5" width="18" height="5" rx="2.5" fill="currentColor"/><path d="M12 '
        '2.5v10M7.6 8.6l4.4 4.4 4.4-4.4" fill="none" stroke="currentColor" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "take": (
        '<rect x="3" y="16.5" width="18" height="5" rx="2.5" fill="currentColor"/><path d="M12 '
        '13.5v-10M7.6 7.4L12 3l4.4 4.4" fill="none" stroke="currentColor" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "return": (
        '<path d="M19.5 8.5A8.3 8.3 0 1 0 20 14" fill="none" stroke="currentColor" '
        'stroke-width="2.5" stroke-linecap="round"/><path d="M20.5 3v6h-6" fill="none" '
        'stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "person-here": (
        '<circle cx="12" cy="7" r="3.6" fill="currentColor"/>'
        '<path d="M5 21c0-6 3-9 7-9s7 3 7 9z" fill="currentColor"/>'
    ),
    "arrow": (
        '<path d="M4 12h14M13 6.5l5.5 5.5-5.5 5.5" fill="none" stroke="currentColor" '
        'stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "bars": (
        '<rect x="3" y="3" width="18" height="18" rx="2.5" fill="none" stroke="currentColor" '
        'stroke-width="2"/>'
        '<path d="M8 3v18M12 3v18M16 3v18" stroke="currentColor" stroke-width="2"/>'
    ),
    "walk": (
        '<path d="M3 19h5v-5h5V9h5V4h3" fill="none" stroke="currentColor" stroke-width="2.3" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "barrier": (
        '<rect x="2" y="8.5" width="20" height="6.5" rx="2" fill="#A4492F"/><path d="M6 8.5l-2.8 '
        '6.5M12 8.5l-2.8 6.5M18 8.5l-2.8 6.5" stroke="#FBE7DC" stroke-width="2.2"/>'
        '<path d="M5 15v5M19 15v5" stroke="#A4492F" stroke-width="2.4"/>'
    ),
    "disc": (
        '<ellipse cx="12" cy="15" rx="10" ry="5" fill="currentColor" opacity=".55"/>'
        '<ellipse cx="12" cy="11" rx="10" ry="5" fill="currentColor"/>'
    ),
    "reroll": (
        '<path d="M4.5 9.5A8 8 0 0 1 19 8M19.5 14.5A8 8 0 0 1 5 16" fill="none" '
        'stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>'
        '<path d="M19.5 3v5.5H14M4.5 21v-5.5H10" fill="none" stroke="currentColor" '
        'stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "swap": (
        '<path d="M3 8.5h16M15 4l4.5 4.5L15 13M21 16H5M9 11.5L4.500 16 9 20.5" fill="none" '
        'stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "corner": (
        '<path d="M4 20V4h16" fill="none" stroke="currentColor" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/><circle cx="9" cy="9" r="3" '
        'fill="currentColor"/>'
    ),
    "stop": '<rect x="5" y="5" width="14" height="14" rx="3" fill="currentColor"/>',
    "straight": (
        '<path d="M4 12h14M13 6.5l5.5 5.5-5.5 5.5" fill="none" stroke="currentColor" '
        'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "welcome": (
        '<path d="M5 21c0-6 3-8.5 7-8.5s7 2.5 7 8.5z" fill="currentColor"/>'
        '<path d="M8 8.5L9 3h6l1 5.5z" fill="currentColor"/>'
        '<circle cx="12" cy="9.5" r="3" fill="currentColor"/>'
    ),
}
PIPS = (
    (),
    ((12, 12),),
    ((7, 7), (17, 17)),
    ((6.5, 6.5), (12, 12), (17.5, 17.5)),
    ((7, 7), (17, 7), (7, 17), (17, 17)),
    ((6.5, 6.5), (17.5, 6.5), (12, 12), (6.5, 17.5), (17.5, 17.5)),
    ((7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)),
)


def die(face: int) -> str:
    pips = "".join(circle(x, y, 2.1, 'fill="var(--on-paper)"') for x, y in PIPS[face])
    return (
        '<rect x="1" y="1" width="22" height="22" rx="5" fill="var(--paper)" '
        f'stroke="var(--coin-edge)" stroke-width="1.2"/>{pips}'
    )


def tile(kind: int) -> str:
    """A mosque or tavern tile: its colour, and what it is about on paper."""
    name = TILES[kind]
    sign = GOODS[TILE_GOOD[kind]] if kind < len(TILE_GOOD) else name
    return (
        f'<rect x="1" y="1" width="22" height="22" rx="5" fill="var(--tile-{name})"/>'
        '<rect x="4" y="4" width="16" height="16" rx="3" fill="var(--paper)"/>'
        + use_icon(sign, 5, 5, 14, paint=f'color="var(--tile-{name})"')
    )


@cache
def symbols() -> str:
    """Everything that scenes of Istanbul use."""
    drawn = [symbol(name, inner) for name, inner in ICONS.items()]
    drawn += [symbol(f"die-{face}", die(face)) for face in range(1, 7)]
    drawn += [symbol(f"tile-{name}", tile(kind)) for kind, name in enumerate(TILES)]
    drawn += [place_symbol(place) for place in PAINTINGS]
    return zellige() + "".join(drawn) + figure_symbols()


NUMBER_ON_COIN = (1.3, 1.12, 0.86)
"""How large numbers of one, two and three figures are, in radii."""


def coin_radius(n: int, size: float) -> float:
    """Of a coin whose worth is written in that size."""
    return size / NUMBER_ON_COIN[len(str(n)) - 1]


def coin(x: float, y: float, radius: float, n: int | str) -> str:
    """A coin with its worth, around a point."""
    size = radius * NUMBER_ON_COIN[len(str(n)) - 1]
    edge = f'stroke="var(--coin-edge)" stroke-width="{num(max(0.9, radius * 0.09))}"'
    shine = f'stroke="var(--coin-shine)" stroke-width="{num(radius * 0.12)}"'
    return (
        circle(x, y, radius, f'fill="var(--coin)" {edge}')
        + circle(x, y, radius * 0.84, f'fill="none" {shine}')
        + centred(str(n), x, y, size, 780, "on-coin")
    )
