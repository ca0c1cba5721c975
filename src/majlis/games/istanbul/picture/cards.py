"""Cards, kiosk tiles and letters: what they show, in the same signs as the places."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.icons import picture, use_icon
from majlis.drawing.lettering import BOLD, centred, fitted, lines, width_of, write
from majlis.drawing.svg import circle, num
from majlis.games.istanbul import data
from majlis.games.istanbul.data import BONUS, GOODS, KIOSK_GIFTS, KIOSK_TILE, LETTER_PLACES
from majlis.games.istanbul.picture.layout import round_below
from majlis.games.istanbul.picture.signs import (
    ARROW,
    Bold,
    Coin,
    Icon,
    Measure,
    PlacePicture,
    Row,
    row_around,
)
from majlis.games.istanbul.words import Words

RUBY = Icon("ruby", 130)
AGAIN = Icon("reroll", 90)
ANY = Icon("any", 130)
COFFEE = Icon("coffee", 110)
CARD = Icon("card", 110)
GUILD = Icon("guild", 110)
LETTER = Icon("letter", 115)
WALK = Icon("walk", 120)

LEADING = 1.22
"""From line to line, in sizes."""
LEAST_ARCH, LOWEST_ARCH = 0.24, 17
"""Of a card's height, for its signs; a lower arch has no room for any."""
CORNER = 8
LEAST_SIGN = 13.0
"""The numbers of a card that is an icon."""
SLIP = 26
"""The height of a card that says its name, and no more."""
SIGNS_OF_SLIP = 62
"""How wide the coloured end of a slip is."""
MISSING_SEAL = 7
"""Envelopes that have less room for their seal show only the number."""

BONUS_FACES: dict[str, Row] = {
    "gain_good": (Icon("any", 190),),
    "gain_5_lira": (Coin(5, 180),),
    "double_sultan": (PlacePicture(13), AGAIN),
    "double_post_office": (PlacePicture(5), AGAIN),
    "double_gemstone": (PlacePicture(16), AGAIN),
    "family_home": (Icon("person-here", 120), ARROW, PlacePicture(12)),
    "small_market_any": (ANY, ARROW, PlacePicture(11)),
    "move_0": (Bold("0", 220),),
    "move_3_4": (Icon("walk", 160), Bold("3–4", 110)),
    "return_assistant": (Icon("disc", 140), Icon("return", 120)),
    "two_coffee": (Bold("2", 150), Icon("coffee", 170)),
    "coffee_for_guild": (Bold("2"), COFFEE, ARROW, GUILD),
    "coffee_for_lira": (COFFEE, ARROW, Coin(8, 110)),
    "exchange_3": (Bold("3", 120), ANY, Icon("reroll", 110), ANY),
    "dice_reward_mocha": (Icon("die-3", 110), Icon("die-5", 110), ARROW, COFFEE),
    "die_to_6": (Icon("die-6", 190),),
    "move_corner": (WALK, Icon("corner", 150)),
    "double_wainwright": (PlacePicture(1), AGAIN),
    "double_coffee_house": (PlacePicture(20), AGAIN),
    "take_letter": (Icon("letter", 190),),
    "dice_reward_letters": (Icon("die-3", 110), Icon("die-5", 110), ARROW, LETTER),
    "sell_one_for_7": (ANY, ARROW, Coin(7, 110)),
    **{f"good_3_lira_{good}": (Icon(good, 150), Coin(3, 110)) for good in GOODS},
    "copy_discard": (CARD, Icon("reroll", 110)),
    "family_step": (Icon("person-here", 130), WALK),
    "move_to_merchant": (WALK, Icon("person-here", 130)),
    "companion_2": (Icon("person-here", 120), Bold("2", 140)),
    "use_npc": (Icon("npc-0", 170), Icon("npc-1", 170)),
    "double_mosque": (PlacePicture(14), AGAIN),
    "double_secret_society": (PlacePicture(24), AGAIN),
    "move_any_3_lira": (Coin(3, 110), ARROW, Icon("walk", 130)),
}

GUILD_FACES: tuple[Row, ...] = (
    (),
    (Icon("extension", 180),),
    (Icon("fabric", 150), Bold("+"), ANY),
    (Icon("spice", 150), Bold("+"), ANY),
    (Icon("fruit", 150), Bold("+"), ANY),
    (Coin(4, 110), Bold("+"), ANY),
    (Bold("3", 130), Icon("card", 150)),
    (PlacePicture(7), Icon("reroll", 120)),
    (ANY, Icon("die-4", 100), ARROW, Icon("jewelry", 110)),
    (PlacePicture(9), Bold("×2", 130)),
    (Icon("fabric", 95), Icon("spice", 95), Icon("fruit", 95), ARROW, Coin(15, 110)),
    (Icon("jewelry", 95), Icon("fabric", 95), Icon("spice", 95), ARROW, Coin(20, 110)),
    (Icon("straight", 120), Bold("1–25", 110)),
    (Bold("6"), ANY, ARROW, RUBY),
    (Icon("tile-red", 130), Icon("tile-green", 130)),
    (Icon("tile-blue", 130), Icon("tile-yellow", 130)),
    (Coin(15, 110), ARROW, RUBY),
    (Bold("5", 150), Icon("coffee", 170)),
    (COFFEE, Bold("+2"), GUILD),
    (PlacePicture(19), Bold("−1"), COFFEE),
    (Bold("½", 140), COFFEE, ARROW, RUBY),
)

KIOSK_FACES: tuple[Row, ...] = (
    *[
        (Icon(GOODS[good], 150),) * count + ((Coin(coins, 110),) if coins else ())
        for good, count, coins in KIOSK_GIFTS
    ],
    (Icon("card", 170),),
    (Coin(2, 170),),
    (COFFEE, Bold("/"), Coin(2, 110)),
    (COFFEE, Bold("/"), Coin(3, 110)),
    (Icon("person-here", 170),),
    (Icon("die-5", 130), ARROW, Coin(5, 110)),
    (Coin(10, 110), ARROW, Icon("extension", 120)),
    (*(Icon(good, 85) for good in GOODS), ARROW, Icon("extension", 100)),
    (Icon("disc", 130), ARROW, PlacePicture(7)),
    (ANY, Icon("swap", 100), LETTER),
    (CARD, Icon("swap", 100), LETTER),
    (Coin(2, 100), Icon("swap", 100), LETTER),
    (Coin(2, 100), Icon("swap", 100), ANY),
    (Coin(2, 100), Icon("swap", 100), CARD),
)


class Card(NamedTuple):
    """What a card or a tile of the kiosk shows and says."""

    kind: str
    """`bonus` or `guild`: its colours."""
    signs: Row
    name: str
    text: str
    when: str
    """The moment for it; empty if it has none."""


def bonus_card(card: int, words: Words) -> Card:
    signs = BONUS_FACES[BONUS[card][0]]
    return Card(
        "bonus",
        signs,
        words.names.cards.bonus(card),
        words.names.cards.bonus_explained(card),
        words.names.cards.bonus_when(card),
    )


def guild_card(card: int, words: Words) -> Card:
    when = words.t.gettext("whole turn")
    return Card(
        "guild",
        GUILD_FACES[card],
        words.names.cards.guild(card),
        words.names.cards.guild_explained(card),
        when,
    )


def kiosk_tile(tile: int, words: Words) -> Card:
    return Card(
        "bonus",
        KIOSK_FACES[tile],
        words.names.tiles.kiosk(tile),
        words.names.tiles.kiosk_explained(tile),
        "",
    )


def card_of(action: int, words: Words) -> Card:
    """What an action lays down, or takes from the kiosk."""
    if action >= KIOSK_TILE:
        return kiosk_tile(action - KIOSK_TILE, words)
    if action > data.GUILD:
        return guild_card(action - data.GUILD, words)
    return bonus_card(action - data.CARD, words)


def card_sign(action: int, words: Words) -> str:
    """A card as the icon of a chip."""
    drawn = bare_card(Box(1, 1, 38, 38), card_of(action, words), 1, True, LEAST_SIGN)
    return picture(drawn, 34, "0 0 40 40")


@lru_cache(maxsize=1024)
def slip(box: Box, card: Card, count: int, lit: bool, least: float) -> str:
    """A card that lies among many: signs, and beside them its name, the moment for it, and what it
    does if there is room for all of that."""
    stall = "stall" if lit else "stall-dim"
    side = min(SIGNS_OF_SLIP, box.width * 0.36)
    x, y, r = box.x, box.y, 7
    drawn = box.rect(r, f'fill="var(--{stall})" stroke="var(--line)"') + (
        f'<path d="M{num(x + side)} {num(y)}v{num(box.height)}h{num(r - side)}q-{r} 0-{r}-{r}'
        f'v{num(2 * r - box.height)}q0-{r} {r}-{r}Z" fill="var(--{card.kind}-arch)"/>'
        f'<path d="M{num(x + side)} {num(y)}v{num(box.height)}" stroke="var(--{card.kind}-line)" '
        'stroke-width="2"/>'
    )
    measure = Measure(box.height / 3, least)
    drawn += row_around(card.signs, x + side / 2, box.middle[1], measure, side - 6)
    room = box.width - side - 9 - (2 * least if count > 1 else 0)
    most = max(int((box.height - 2) // (least * LEADING)), 1)
    names = lines(card.name, room / BOLD, least)[: min(most, 2)]
    does = lines(card.text, room, least)
    when = (card.when,) if card.when and width_of(card.when, least) <= room else ()
    told = [(line, 650, "ink") for line in names]
    for more in ((*does, *when), does, when):
        if len(names) + len(more) <= most:
            told += [(line, 500, "quiet") for line in more]
            break
    top = box.middle[1] - len(told) * least * LEADING / 2
    for k, (line, weight, colour) in enumerate(told):
        foot_of_line = top + (k + 0.8) * least * LEADING
        fits = fitted(line, room, least)
        drawn += write(fits, x + side + 6, foot_of_line, least, weight=weight, colour=colour)
    return drawn + counted(box, count, least)


@lru_cache(maxsize=1024)
def bare_card(box: Box, card: Card, count: int, lit: bool, least: float) -> str:
    """A card that lies among very many: only its signs."""
    stall = "stall" if lit else "stall-dim"
    drawn = box.rect(
        6, f'fill="var(--{stall})" stroke="var(--{card.kind}-line)" stroke-width="1.5"'
    ) + box.inset(2.5).rect(4, f'fill="var(--{card.kind}-arch)"')
    drawn += row_around(card.signs, *box.middle, Measure(box.height / 3, least), box.width - 5)
    return drawn + counted(box, count, least)


@lru_cache(maxsize=1024)
def large_card(box: Box, card: Card, count: int, bright: bool, lit: bool, least: float) -> str:
    """A card that explains itself: signs, name, what it does, and when; lit if that is now."""
    whens = lines(card.when, (box.width - 4) / BOLD, least)
    strip = (0.4 + 1.2 * len(whens)) * least if whens else 4
    size = least + 1
    most = int((box.height * (1 - LEAST_ARCH) - strip) // (size * LEADING))
    names = cut(lines(card.name, (box.width - 6) / BOLD, size), min(most, 3))
    told = lines(card.text, box.width - 8, least)
    wanted = (len(names) * size + len(told) * least) * LEADING + strip + 7
    arch_height = min(box.height * 0.42, max(box.height * LEAST_ARCH, box.height - wanted))
    drawn = paper(box, card.kind, arch_height, bright)
    middle = box.x + box.width / 2
    measure = Measure(min(box.width / 6, arch_height / 3), least)
    if arch_height >= LOWEST_ARCH:
        y = box.y + arch_height * 0.56
        drawn += row_around(card.signs, middle, y, measure, box.width * 0.8)
    y = box.y + arch_height + 2
    for line in names:
        y += size * LEADING
        drawn += write(line, middle, y - 2, size, weight=700, anchor="middle")
    room = max(int((box.foot - strip - y) // (least * LEADING)), 0)
    for line in cut(told, room):
        y += least * LEADING
        drawn += write(line, middle, y - 2, least, colour="quiet", anchor="middle")
    return drawn + footer(box, strip, whens, lit, least) + counted(box, count, least)


def cut(told: tuple[str, ...], room: int) -> tuple[str, ...]:
    """As many lines as there is room for."""
    if len(told) <= room or not room:
        return told[:room]
    return (*told[: room - 1], told[room - 1].rstrip(".,;") + "…")


def paper(box: Box, kind: str, arch_height: float, lit: bool) -> str:
    """A card with its coloured head and a pointed arch in it."""
    r = CORNER
    x, y, width, _height = box
    shoulder, tip = arch_height * 0.5, arch_height * 0.1
    inner = 0.13 * width
    arch = (
        f"M{num(x + inner)} {num(y + arch_height)}V{num(y + shoulder)}"
        f"C{num(x + inner)} {num(y + arch_height * 0.26)} {num(x + width * 0.36)} "
        f"{num(y + arch_height * 0.24)} {num(x + width / 2)} {num(y + tip)}"
        f"C{num(x + width * 0.64)} {num(y + arch_height * 0.24)} {num(x + width - inner)} "
        f"{num(y + arch_height * 0.26)} {num(x + width - inner)} {num(y + shoulder)}"
        f"V{num(y + arch_height)}Z"
    )
    stall = "stall" if lit else "stall-dim"
    return (
        box.rect(r, f'fill="var(--{stall})" stroke="var(--line)"')
        + f'<path d="M{num(x + r)} {num(y)}h{num(width - 2 * r)}q{r} 0 {r} {r}'
        f'v{num(arch_height - r)}h{num(-width)}v{num(r - arch_height)}q0-{r} {r}-{r}Z" '
        f'fill="var(--{kind}-arch)"/><path d="{arch}" fill="var(--{stall})" opacity=".75"/>'
        f'<path d="M{num(x)} {num(y + arch_height)}h{num(width)}" stroke="var(--{kind}-line)" '
        'stroke-width="2"/>'
    )


def footer(box: Box, high: float, told: tuple[str, ...], lit: bool, least: float) -> str:
    """The strip at the foot of a card: the moment for it, or what it would do."""
    if not told:
        return ""
    y = box.foot - high
    paint, ink = ("action", "on-action") if lit else ("slot", "quiet")
    strip = round_below(box._replace(y=y, height=high), CORNER)
    x, pitch = box.x + box.width / 2, 1.2 * least
    drawn = f'<path d="{strip}" fill="var(--{paint})"/>'
    for k, line in enumerate(told):
        fits = fitted(line, (box.width - 4) / BOLD, least)
        drawn += centred(fits, x, y + 0.8 * least + pitch * k, least, 650, ink)
    return drawn


def counted(box: Box, count: int, least: float) -> str:
    """How many alike lie there, if not one."""
    if count < 2:
        return ""
    r = 0.86 * least
    x, y = box.right - r, box.y + r
    return circle(x, y, r, 'fill="var(--number)"') + centred(
        f"×{count}", x, y, least, 750, "on-number"
    )


def back(box: Box, kind: str, count: int, least: float) -> str:
    """A card that others must not see."""
    return (
        box.rect(6, f'fill="var(--{kind}-line)" stroke="var(--rim)" stroke-width="1.2"')
        + box.inset(3).rect(4, 'fill="none" stroke="var(--rim)" stroke-opacity=".7"')
        + use_icon("card" if kind == "bonus" else "guild", *box)
        + counted(box, count, least)
    )


def envelope(box: Box, letter: int, count: int, least: float) -> str:
    """A letter with the number of its place and a seal; delivered, it shows two seals."""
    x, y = box.middle
    flap = f"M{num(box.x)} {num(box.y + 2)}L{num(x)} {num(y + 1)}L{num(box.right)} {num(box.y + 2)}"
    drawn = box.rect(4, 'fill="var(--paper)" stroke="var(--wood)"') + (
        f'<path d="{flap}" fill="none" stroke="var(--wood)" stroke-width=".8" opacity=".6"/>'
    )
    size = min(box.height * 0.5, box.width * 0.42)
    if letter > LETTER_PLACES:
        drawn += use_icon("seal", x - size - 0.5, y - size / 2, size)
        drawn += use_icon("seal", x + 0.5, y - size / 2, size)
    else:
        number = max(size * (1.02 if letter < 10 else 0.86), least)
        seal = min(size * 0.9, box.width - width_of(str(letter), number) - 4)
        if seal < MISSING_SEAL:
            drawn += centred(str(letter), x, y, number, 780, "on-paper")
        else:
            wide = width_of(str(letter), number)
            left = x - (wide + 2 + seal) / 2
            drawn += centred(str(letter), left + wide / 2, y, number, 780, "on-paper")
            drawn += use_icon("seal", left + wide + 2, y - seal / 2, seal)
    return drawn + counted(box.inset(-4), count, least)
