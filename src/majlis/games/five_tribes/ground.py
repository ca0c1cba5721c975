"""The sultanate: the ground of the tiles, their values and actions, and what stands on them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred
from majlis.drawing.svg import num
from majlis.games.five_tribes.art import breadth, eight_points, meeple, use
from majlis.games.five_tribes.data import (
    COLUMNS,
    LARGE_MARKET,
    LARGE_MARKET_PRICE,
    NAMES,
    OASIS,
    ROWS,
    SMALL_MARKET,
    SMALL_MARKET_PRICE,
    TILE_IS_BLUE,
    TILE_POINTS,
    TRIBES,
    VILLAGE,
)
from majlis.games.five_tribes.plan import Plan
from majlis.kernel.frame import NONE

BEYOND = 700
"""How far the ground reaches beyond the picture, for windows of another shape."""
MANY = 5
"""Of more meeples than that, equal ones are drawn as one with a number."""

# Drawn on a canvas of 124 x 72, stretched to what lies above the floor of a tile.
VILLAGE_1 = "M22 72V50H42V72ZM80 72V46H102V72ZM58 72V46C58 38 64 36 70 30C76 36 82 38 82 46V72Z"
VILLAGE_2 = "M40 72V38H60V72ZM38 38H62V34H58V36.5H54V34H46V36.5H42V34H38Z"
VILLAGE_3 = (
    "M27 72V62C27 58 35 58 35 62V72ZM66 72V58C66 53 74 53 74 58V72ZM87 72V60C87 56 95 56 95 60V72Z"
    "M46 46H54V52H46ZM46 57H54V63H46Z"
)
SACRED_1 = "M36 72V42C36 30 52 26 62 16C72 26 88 30 88 42V72Z"
SACRED_2 = "M26 72V36C30 30 36 30 40 36V72ZM84 72V36C88 30 94 30 98 36V72Z"
SACRED_3 = "M45 72V46C45 37 55 34 62 26C69 34 79 37 79 46V72Z"
DUNE = "M0 72V58C20 48 34 56 54 52C76 47 96 44 124 56V72Z"
WAVES = "M34 66C40 63 46 69 52 66M64 68C70 65 76 71 82 68M52 61C56 59 60 63 64 61"
REEDS = (
    "M20 64C18 56 18 52 14 46M22 64C22 56 24 50 27 46M104 62C104 54 107 50 111 46"
    "M101 62C100 56 98 52 96 48"
)


# -- scenery ---------------------------------------------------------------------------------------


def stall(x: float, width: float, y: float) -> str:
    """A market stall under a striped awning."""
    stripe = width / 4
    awning = "".join(
        f'<path d="M{num(x + k * stripe)} {num(y)}h{num(stripe)}v12a{num(stripe / 2)} '
        f'{num(stripe / 2)} 0 0 1 {num(-stripe)} 0Z" '
        f'fill="var(--awning{"" if k % 2 == 0 else "-light"})"/>'
        for k in range(4)
    )
    poles = f"M{num(x + 3)} {num(y + 10)}h3V72h-3ZM{num(x + width - 6)} {num(y + 10)}h3V72h-3Z"
    wares = "".join(
        f'<circle cx="{num(x + width * share)}" cy="59" r="{num(radius)}"/>'
        for share, radius in ((0.32, 4), (0.52, 4.6), (0.72, 4))
    )
    return (
        f'<path d="{poles}" fill="var(--warm-2)"/>'
        f'<path d="M{num(x + 2)} 62h{num(width - 4)}V72h{num(4 - width)}Z" fill="var(--warm-1)"/>'
        f'<g fill="var(--warm-3)">{wares}</g>{awning}'
    )


def scenery(kind: int) -> str:
    if kind == VILLAGE:
        shades = zip((VILLAGE_1, VILLAGE_2, VILLAGE_3), "123", strict=True)
        return "".join(f'<path d="{d}" fill="var(--cool-{n})"/>' for d, n in shades)
    if TILE_IS_BLUE[kind]:
        shades = zip((SACRED_2, SACRED_1, SACRED_3), "213", strict=True)
        niche = "".join(f'<path d="{d}" fill="var(--cool-{n})"/>' for d, n in shades)
        return (
            f'{niche}<path d="{eight_points(62, 54, 12)}" fill="var(--cool-1)"/>'
            f'<path d="{eight_points(62, 54, 6)}" fill="var(--cool-3)"/>'
        )
    if kind == OASIS:
        stroke = 'fill="none" stroke-linecap="round"'
        return (
            f'<path d="{DUNE}" fill="var(--warm-1)"/>'
            '<ellipse cx="62" cy="66" rx="46" ry="11" fill="var(--pool)"/>'
            f'<path d="{WAVES}" {stroke} stroke="var(--pool-light)" stroke-width="1.6"/>'
            f'<path d="{REEDS}" {stroke} stroke="var(--reed)" stroke-width="2.4"/>'
        )
    if kind == SMALL_MARKET:
        return stall(38, 48, 40)
    return stall(8, 36, 42) + stall(80, 36, 42) + stall(42, 40, 37)


@cache
def scenes() -> str:
    """The scenery of every kind of tile, for `defs`."""
    return "".join(
        f'<symbol id="scenery-{kind}" viewBox="0 0 124 72" preserveAspectRatio="none">'
        f"{scenery(kind)}</symbol>"
        for kind in range(len(TILE_POINTS))
    )


@lru_cache(maxsize=64)
def sultanate(plan: Plan, kinds: tuple[int, ...]) -> str:
    """The ground under everything: paper, coordinates, and the tiles that lie there."""
    size = (
        f'x="{-BEYOND}" y="{-BEYOND}" width="{num(plan.width + 2 * BEYOND)}" '
        f'height="{num(plan.height + 2 * BEYOND)}"'
    )
    tiles = "".join(tile(plan, plan.tiles[at], kind) for at, kind in enumerate(kinds))
    return (
        f'<g><rect {size} fill="var(--ground)"/><rect {size} fill="url(#zellige)"/>'
        f"{coordinates(plan)}{tiles}</g>"
    )


def tile(plan: Plan, box: Box, kind: int) -> str:
    tone = "cool" if TILE_IS_BLUE[kind] else "warm"
    floor = round(box.height * 0.62)
    r = plan.corner
    x, y, width, height = box
    ground = box.rect(r, f'fill="var(--{tone})"')
    edge = box.inset(0.5).rect(r - 0.5, 'fill="none" stroke="var(--tile-edge)"')
    return (
        f'{ground}<use href="#scenery-{kind}" x="{num(x)}" y="{num(y)}" width="{num(width)}" '
        f'height="{num(floor)}"/>'
        f'<path d="M{num(x)} {num(y + floor)}h{num(width)}v{num(height - floor - r)}'
        f"q0 {num(r)} {num(-r)} {num(r)}h{num(2 * r - width)}q{num(-r)} 0 {num(-r)} {num(-r)}"
        f'Z" fill="var(--{tone}-floor)"/>{edge}'
    )


def coordinates(plan: Plan) -> str:
    """Letters and numbers along two edges."""
    size = 11.0 if plan.narrow else 13.5
    marks = []
    for column in range(COLUMNS):
        x, y = plan.tiles[column].middle
        letter = NAMES[column][0]
        marks.append((8.5, y, letter) if plan.narrow else (x, plan.board.y - 9, letter))
    for row in range(ROWS):
        x, y = plan.tiles[COLUMNS * row].middle
        number = NAMES[COLUMNS * row][1]
        marks.append((x, plan.board.y - 6, number) if plan.narrow else (283, y, number))
    return "".join(centred(text, x, y, size, 600, "quiet") for x, y, text in marks)


# -- values and actions ----------------------------------------------------------------------------


def medal(plan: Plan, box: Box, kind: int) -> str:
    """A blue value is a star, a red one a disc."""
    reach, size = (9.8, 12.0) if plan.narrow else (14.4, 15.0)
    off = 12.6 if plan.narrow else 20.0
    x, y = box.x + off, box.y + off
    points = TILE_POINTS[kind]
    edge = 'stroke="var(--case)" stroke-width="1.3" stroke-linejoin="round"'
    inner = 'fill="none" stroke="var(--on-value)" stroke-opacity=".45"'
    if TILE_IS_BLUE[kind]:
        sign = (
            f'<path d="{eight_points(x, y, reach * 1.1)}" fill="var(--blue-value)" {edge}/>'
            f'<path d="{eight_points(x, y, reach * 0.87)}" {inner}/>'
        )
    else:
        at = f'cx="{num(x)}" cy="{num(y)}"'
        sign = (
            f'<circle {at} r="{num(reach)}" fill="var(--red-value)" {edge}/>'
            f'<circle {at} r="{num(reach * 0.8)}" {inner}/>'
        )
    return sign + centred(str(points), x, y, size if points < 10 else size - 1, 750, "on-value")


def plate(plan: Plan, box: Box, kind: int) -> str:
    """What the tile does: a solid edge if it must be done, a dashed one if it may."""
    market = kind in (SMALL_MARKET, LARGE_MARKET)
    must = kind in (OASIS, VILLAGE)
    high = 18.0 if plan.narrow else 24.0
    icon = {VILLAGE: "palace", OASIS: "date-palm"}.get(kind, "lamp")
    size = high - (4 if must else 3)
    wide = breadth(icon, size) + (high * 0.5 + 4 if must else 5)
    if market:
        wide = 35.0 if plan.narrow else 50.0
    top = box.y + (3.6 if plan.narrow else 6)
    left = box.right - wide - (3.6 if plan.narrow else 6)
    edge = (
        'stroke="var(--plate-edge)" stroke-width="1.5"'
        if must
        else 'stroke="var(--plate-dash)" stroke-width="1.2" stroke-dasharray="3 2.4"'
    )
    frame = Box(left, top, wide, high).rect(high * 0.29, f'fill="var(--plate)" {edge}')
    if market:
        price, cards = (SMALL_MARKET_PRICE, 1) if kind == SMALL_MARKET else (LARGE_MARKET_PRICE, 2)
        return frame + bargain(left, top, high, price, cards)
    drawn = use(icon, left + wide - breadth(icon, size) - 2.5, top + (high - size) / 2, size)
    if not must:
        return frame + drawn
    arm, x, y = high * 0.14, left + high * 0.27, top + high / 2
    plus = f"M{num(x)} {num(y - arm)}v{num(2 * arm)}M{num(x - arm)} {num(y)}h{num(2 * arm)}"
    return (
        f'{frame}<path d="{plus}" stroke="var(--ink)" stroke-width="1.7" '
        f'stroke-linecap="round"/>{drawn}'
    )


def bargain(left: float, top: float, high: float, price: int, cards: int) -> str:
    """So many coins for so many cards."""
    middle = top + high / 2
    size = max(11.0, high * 0.5)
    coin = high * 0.84
    x = left + 2 + coin / 2
    arrow = left + high * 1.06
    tip = high * 0.15
    card = Box(left + high * 1.36, top + high * 0.14, high * 0.55, high * 0.72)
    paper = card.rect(2.4, 'fill="var(--paper)" stroke="var(--ink)" stroke-width="1.3"')
    return (
        f"{use('price', x - coin / 2, middle - coin / 2, coin)}"
        f"{centred(str(price), x, middle, size, 800, 'on-coin')}"
        f'<path d="M{num(arrow)} {num(middle - tip)}l{num(tip)} {num(tip)}l{num(-tip)} {num(tip)}" '
        'fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round" '
        f'stroke-linejoin="round"/>{paper}'
        f"{centred(str(cards), card.middle[0], middle, size, 800)}"
    )


@lru_cache(maxsize=8192)
def furniture(plan: Plan, at: int, kind: int, owner: int, palms: int, palaces: int) -> str:
    """What does not walk: value and action, camel, palms, palaces."""
    box = plan.tiles[at]
    parts = [medal(plan, box, kind), plate(plan, box, kind)]
    for name, x, y, height in plants(plan, box, palms, palaces):
        parts.append(use(name, x, y, height))
    if owner != NONE:
        height = 22.0 if plan.narrow else 34.2
        x, y = box.x + (2 if plan.narrow else 5), box.foot - height - (3 if plan.narrow else 6.4)
        wide = breadth("camel", height)
        parts.append(shade(x + wide / 2, y + height, wide * 0.42))
        parts.append(use(f"camel.{owner}", x, y, height))
    return f"<g>{''.join(parts)}</g>"


def shade(x: float, y: float, reach: float) -> str:
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y - 0.5)}" rx="{num(reach)}" ry="{num(reach * 0.2)}" '
        'fill="var(--shadow)"/>'
    )


def plants(plan: Plan, box: Box, palms: int, palaces: int) -> list[tuple[str, float, float, float]]:
    """Palms and palaces from the right, closer together the more there are."""
    sizes = {"palace": (17.0, 10.0), "date-palm": (20.0, 9.0)}
    if not plan.narrow:
        sizes = {"palace": (26.0, 15.0), "date-palm": (31.0, 13.0)}
    offsets: list[tuple[str, float]] = []
    far = 0.0
    for name, count in (("palace", palaces), ("date-palm", palms)):
        height, step = sizes[name]
        for nth in range(count):
            far += step if nth else breadth(name, height)
            offsets.append((name, far))
    base = box.y + (42 if plan.narrow else 69)
    edge = 3.0 if plan.narrow else 8.0
    squeeze = min(1.0, (box.width - 2 * edge) / far) if far else 1.0
    return [
        (name, box.right - edge - off * squeeze, base - sizes[name][0], sizes[name][0])
        for name, off in offsets
    ]


def free_until(plan: Plan, box: Box, palms: int, palaces: int) -> float:
    """How far to the right of a tile nothing is built."""
    return min((x for _, x, _, _ in plants(plan, box, palms, palaces)), default=box.right)


# -- people ----------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """A meeple on a tile, or several equal ones drawn as one."""

    tribe: int
    nth: int
    """Which of its tribe on this tile."""
    number: int
    """How many it stands for."""
    fresh: bool
    """Dropped in the sowing that is going on."""
    x: float
    y: float


@lru_cache(maxsize=16384)
def crowd(
    plan: Plan, at: int, counts: tuple[int, ...], ruled: bool, fresh: tuple[int, ...]
) -> tuple[Standing, ...]:
    """Who stands on a tile, and where: those just dropped last."""
    box = plan.tiles[at]
    most = (2 if plan.narrow else 3) if ruled else (4 if plan.narrow else MANY)
    many = sum(counts) > most
    shown: list[tuple[int, int, int, bool]] = []
    for tribe, count in enumerate(counts):
        old = count - fresh.count(tribe)
        if many and old:
            shown.append((tribe, 0, old, False))
        else:
            shown += [(tribe, nth, 1, False) for nth in range(old)]
    seen = [counts[tribe] - fresh.count(tribe) for tribe in range(5)]
    for tribe in fresh:
        shown.append((tribe, seen[tribe], 1, True))
        seen[tribe] += 1
    wide = breadth(TRIBES[0], plan.meeple)
    left = (28.0 if plan.narrow else 45.0) if ruled else 0.0
    edge = 2.0 if plan.narrow else 5.0
    room = box.width - left - 2 * edge - wide
    step = min(15.0 if plan.narrow else 25.0, room / max(1, len(shown) - 1))
    start = left + edge if ruled else (box.width - wide - step * (len(shown) - 1)) / 2
    y = box.foot - plan.meeple - plan.foot
    return tuple(
        Standing(*one, round(box.x + start + k * step, 1), round(y, 1))
        for k, one in enumerate(shown)
    )


@lru_cache(maxsize=16384)
def person(plan: Plan, one: Standing) -> str:
    height = plan.meeple
    wide = breadth(TRIBES[0], height)
    foot = one.y + height
    if one.fresh:
        under = (
            f'<ellipse cx="{num(one.x + wide / 2)}" cy="{num(foot - 1)}" rx="{num(wide * 0.6)}" '
            f'ry="{num(wide * 0.19)}" fill="var(--ring)" stroke="var(--ring-edge)" '
            'stroke-width="1.2"/>'
        )
    else:
        under = shade(one.x + wide / 2, foot - 0.5, wide * 0.46)
    return f"<g>{under}{meeple(one.tribe, one.x, one.y, height)}</g>"


@lru_cache(maxsize=4096)
def numbers(plan: Plan, people: tuple[Standing, ...]) -> str:
    """How many each of the drawn meeples stands for; on a phone without a disc, which would hide
    them."""
    wide = breadth(TRIBES[0], plan.meeple)
    marks = []
    for one in people:
        if one.number > 1:
            x, y = one.x + wide / 2, one.y + plan.meeple - 4.6
            number = str(one.number)
            if plan.narrow:
                halo = 'stroke="var(--panel)" stroke-width="3.4" stroke-linejoin="round"'
                text = centred(number, x, y, 12.5, 800)
                marks.append(f'<g {halo} paint-order="stroke">{text}</g>')
            else:
                marks.append(
                    f'<circle cx="{num(x)}" cy="{num(y)}" r="8" fill="var(--ink)" '
                    'stroke="var(--panel)" stroke-width="1.2"/>'
                    f"{centred(number, x, y, 12, 750, 'panel')}"
                )
    return f"<g>{''.join(marks)}</g>" if marks else ""
