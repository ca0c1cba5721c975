"""Cards and kiosk tiles: what they show, in the same signs as the places."""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred, fitted, lines, width_of, write
from majlis.drawing.svg import num
from majlis.games.istanbul.data import BONUS, GOODS, KIOSK_GIFTS
from majlis.games.istanbul.now import ARROW, Atom, Row, bold, icon
from majlis.games.istanbul.stalls import BOLDER, Measure, breadth, paint

RUBY = icon("ruby", 130)
AGAIN = icon("reroll", 90)
ANY = icon("any", 130)
COFFEE = icon("coffee", 110)
CARD = icon("card", 110)
GUILD = icon("guild", 110)
LETTER = icon("letter", 115)
WALK = icon("walk", 120)

LEADING = 1.22
"""From line to line, in sizes."""
SIGNS_OF_SLIP = 62
"""How wide the coloured end of a slip is."""


def lira(n: int) -> Atom:
    return ("coin", n, 110)


def place(n: int) -> Atom:
    return ("place", n, 210)


BONUS_FACES: dict[str, Row] = {
    "gain_good": (icon("any", 190),),
    "gain_5_lira": (("coin", 5, 180),),
    "double_sultan": (place(13), AGAIN),
    "double_post_office": (place(5), AGAIN),
    "double_gemstone": (place(16), AGAIN),
    "family_home": (icon("person-here", 120), ARROW, place(12)),
    "small_market_any": (ANY, ARROW, place(11)),
    "move_0": (bold("0", 220),),
    "move_3_4": (icon("walk", 160), bold("3–4", 110)),
    "return_assistant": (icon("disc", 140), icon("return", 120)),
    "two_coffee": (bold("2", 150), icon("coffee", 170)),
    "coffee_for_guild": (bold("2"), COFFEE, ARROW, GUILD),
    "coffee_for_lira": (COFFEE, ARROW, lira(8)),
    "exchange_3": (bold("3", 120), ANY, icon("reroll", 110), ANY),
    "dice_reward_mocha": (icon("die-3", 110), icon("die-5", 110), ARROW, COFFEE),
    "die_to_6": (icon("die-6", 190),),
    "move_corner": (WALK, icon("corner", 150)),
    "double_wainwright": (place(1), AGAIN),
    "double_coffee_house": (place(20), AGAIN),
    "take_letter": (icon("letter", 190),),
    "dice_reward_letters": (icon("die-3", 110), icon("die-5", 110), ARROW, LETTER),
    "sell_one_for_7": (ANY, ARROW, lira(7)),
    **{f"good_3_lira_{good}": (icon(good, 150), lira(3)) for good in GOODS},
    "copy_discard": (CARD, icon("reroll", 110)),
    "family_step": (icon("person-here", 130), WALK),
    "move_to_merchant": (WALK, icon("person-here", 130)),
    "companion_2": (icon("person-here", 120), bold("2", 140)),
    "use_npc": (icon("npc-0", 170), icon("npc-1", 170)),
    "double_mosque": (place(14), AGAIN),
    "double_secret_society": (place(24), AGAIN),
    "move_any_3_lira": (lira(3), ARROW, icon("walk", 130)),
}

GUILD_FACES: tuple[Row, ...] = (
    (),
    (icon("extension", 180),),
    (icon("fabric", 150), bold("+"), ANY),
    (icon("spice", 150), bold("+"), ANY),
    (icon("fruit", 150), bold("+"), ANY),
    (lira(4), bold("+"), ANY),
    (bold("3", 130), icon("card", 150)),
    (place(7), icon("reroll", 120)),
    (ANY, icon("die-4", 100), ARROW, icon("jewelry", 110)),
    (place(9), bold("×2", 130)),
    (icon("fabric", 95), icon("spice", 95), icon("fruit", 95), ARROW, lira(15)),
    (icon("jewelry", 95), icon("fabric", 95), icon("spice", 95), ARROW, lira(20)),
    (icon("straight", 120), bold("1–25", 110)),
    (bold("6"), ANY, ARROW, RUBY),
    (icon("tile-red", 130), icon("tile-green", 130)),
    (icon("tile-blue", 130), icon("tile-yellow", 130)),
    (lira(15), ARROW, RUBY),
    (bold("5", 150), icon("coffee", 170)),
    (COFFEE, bold("+2"), GUILD),
    (place(19), bold("−1"), COFFEE),
    (bold("½", 140), COFFEE, ARROW, RUBY),
)

KIOSK_FACES: tuple[Row, ...] = (
    *[
        (icon(GOODS[good], 150),) * count + ((lira(coins),) if coins else ())
        for good, count, coins in KIOSK_GIFTS
    ],
    (icon("card", 170),),
    (("coin", 2, 170),),
    (COFFEE, bold("/"), lira(2)),
    (COFFEE, bold("/"), lira(3)),
    (icon("person-here", 170),),
    (icon("die-5", 130), ARROW, lira(5)),
    (lira(10), ARROW, icon("extension", 120)),
    (*(icon(good, 85) for good in GOODS), ARROW, icon("extension", 100)),
    (icon("disc", 130), ARROW, place(7)),
    (ANY, icon("swap", 100), LETTER),
    (CARD, icon("swap", 100), LETTER),
    (("coin", 2, 100), icon("swap", 100), LETTER),
    (("coin", 2, 100), icon("swap", 100), ANY),
    (("coin", 2, 100), icon("swap", 100), CARD),
)


def bonus_face(card: int) -> Row:
    return BONUS_FACES[BONUS[card][0]]


def signs(row: Row, x: float, y: float, measure: Measure, width: float) -> str:
    """A row of signs around a point, no wider than that."""
    smallest = measure.em * 0.5
    while (wide := sum(wide_of(atom, measure) for atom in row)) > width and measure.em > smallest:
        measure = measure._replace(em=measure.em * 0.96)
    drawn, at = "", x - wide / 2
    for atom in row:
        drawn += sign(atom, at, y, measure)
        at += wide_of(atom, measure)
    return drawn


def wide_of(atom: Atom, measure: Measure) -> float:
    return int(atom[2]) / 100 * measure.em if atom[0] == "place" else breadth(atom, measure)


def sign(atom: Atom, x: float, y: float, measure: Measure) -> str:
    if atom[0] != "place":
        return paint(atom, x, y, measure)
    size = int(atom[2]) / 100 * measure.em
    return (
        f'<use href="#place-{atom[1]}" x="{num(x)}" y="{num(y - size / 2)}" width="{num(size)}" '
        f'height="{num(size)}"/>'
    )


@lru_cache(maxsize=1024)
def slip(
    box: Box, kind: str, face: Row, name: str, foot: str, count: int, lit: bool, least: float
) -> str:
    """A card that lies among many: signs, and beside them its name and the moment for it."""
    stall = "stall" if lit else "stall-dim"
    side = min(SIGNS_OF_SLIP, box.width * 0.36)
    x, y, r = box.x, box.y, 7
    drawn = box.rect(r, f'fill="var(--{stall})" stroke="var(--line)"') + (
        f'<path d="M{num(x + side)} {num(y)}v{num(box.height)}h{num(r - side)}q-{r} 0-{r}-{r}'
        f'v{num(2 * r - box.height)}q0-{r} {r}-{r}Z" fill="var(--{kind}-arch)"/>'
        f'<path d="M{num(x + side)} {num(y)}v{num(box.height)}" stroke="var(--{kind}-line)" '
        'stroke-width="2"/>'
    )
    measure = Measure(box.height / 3, least)
    drawn += signs(face, x + side / 2, box.middle[1], measure, side - 6)
    room = box.width - side - 6 - (2 * least if count > 1 else 0)
    most = 2 if box.height > 2.2 * least * LEADING else 1
    told = [(line, 650, "ink") for line in lines(name, room, least)[:most]]
    if foot and len(told) < most and width_of(foot, least) <= room:
        told.append((foot, 500, "quiet"))
    top = box.middle[1] - len(told) * least * LEADING / 2
    for k, (line, weight, colour) in enumerate(told):
        foot_of_line = top + (k + 0.8) * least * LEADING
        fits = fitted(line, room, least)
        drawn += write(fits, x + side + 5, foot_of_line, least, weight=weight, colour=colour)
    return drawn + counted(box, count, least)


@lru_cache(maxsize=1024)
def bare_card(box: Box, kind: str, face: Row, count: int, lit: bool, least: float) -> str:
    """A card that lies among very many: only its signs."""
    stall = "stall" if lit else "stall-dim"
    drawn = box.rect(
        6, f'fill="var(--{stall})" stroke="var(--{kind}-line)" stroke-width="1.5"'
    ) + box.inset(2.5).rect(4, f'fill="var(--{kind}-arch)"')
    drawn += signs(face, *box.middle, Measure(box.height / 3, least), box.width - 5)
    return drawn + counted(box, count, least)


@lru_cache(maxsize=1024)
def large_card(
    box: Box,
    kind: str,
    face: Row,
    name: str,
    text: str,
    foot: str,
    count: int,
    bright: bool,
    lit: bool,
    least: float,
) -> str:
    """A card that explains itself: signs, name, what it does, and when; lit if that is now."""
    strip = 1.6 * least if foot else 4
    size = least + 1
    names = lines(name, (box.width - 8) / BOLDER, size)[:2]
    told = lines(text, box.width - 8, least)
    wanted = (len(names) * size + len(told) * least) * LEADING + strip + 7
    arch_height = min(box.height * 0.42, max(box.height * 0.24, box.height - wanted))
    drawn = paper(box, kind, arch_height, bright)
    middle = box.x + box.width / 2
    measure = Measure(min(box.width / 6, arch_height / 2.6), least)
    drawn += signs(face, middle, box.y + arch_height * 0.56, measure, box.width * 0.8)
    y = box.y + arch_height + 2
    for line in names:
        y += size * LEADING
        drawn += write(line, middle, y - 2, size, weight=700, anchor="middle")
    room = int((box.foot - strip - y) // (least * LEADING))
    for line in cut(told, room):
        y += least * LEADING
        drawn += write(line, middle, y - 2, least, colour="quiet", anchor="middle")
    return drawn + footer(box, strip, foot, lit, least) + counted(box, count, least)


def cut(told: tuple[str, ...], room: int) -> tuple[str, ...]:
    """As many lines as there is room for."""
    if len(told) <= room or not room:
        return told[:room]
    return (*told[: room - 1], told[room - 1].rstrip(".,;") + "…")


def paper(box: Box, kind: str, arch_height: float, lit: bool) -> str:
    """A card with its coloured head and a pointed arch in it."""
    r = 8
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


def footer(box: Box, high: float, text: str, lit: bool, least: float) -> str:
    """The strip at the foot of a card: the moment for it, or what it would do."""
    if not text:
        return ""
    r = 8
    y = box.foot - high
    paint_, ink = ("action", "on-action") if lit else ("slot", "quiet")
    fits = fitted(text, (box.width - 4) / BOLDER, least)
    return (
        f'<path d="M{num(box.x)} {num(y)}h{num(box.width)}v{num(high - r)}q0 {r}-{r} {r}'
        f'h{num(2 * r - box.width)}q-{r} 0-{r}-{r}Z" fill="var(--{paint_})"/>'
        f"{centred(fits, box.x + box.width / 2, y + high / 2, least, 650, ink)}"
    )


def counted(box: Box, count: int, least: float) -> str:
    """How many alike lie there, if not one."""
    if count < 2:
        return ""
    r = 0.86 * least
    x, y = box.right - r, box.y + r
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="var(--number)"/>'
        f"{centred(f'×{count}', x, y, least, 750, 'on-number')}"
    )


def back(box: Box, kind: str, count: int, least: float) -> str:
    """A card that others must not see."""
    inner = box.inset(3)
    colour = "bonus-line" if kind == "bonus" else "guild-line"
    return (
        box.rect(6, f'fill="var(--{colour})" stroke="var(--rim)" stroke-width="1.2"')
        + inner.rect(4, 'fill="none" stroke="var(--rim)" stroke-opacity=".7"')
        + f'<use href="#icon-{"card" if kind == "bonus" else "guild"}" x="{num(box.x)}" '
        f'y="{num(box.y)}" width="{num(box.width)}" height="{num(box.height)}"/>'
        + counted(box, count, least)
    )
