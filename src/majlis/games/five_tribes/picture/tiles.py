"""What is on a tile and does not walk: value and action, camel, palms and palaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at
from majlis.drawing.lettering import centred
from majlis.drawing.scene import Target
from majlis.drawing.svg import circle, num
from majlis.drawing.targets import target_around
from majlis.games.five_tribes.data import (
    LARGE_MARKET,
    LARGE_MARKET_PRICE,
    NAMES,
    OASIS,
    SMALL_MARKET,
    SMALL_MARKET_PRICE,
    TILE,
    TILE_IS_BLUE,
    TILE_POINTS,
    VILLAGE,
)
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.strokes import eight_points
from majlis.games.five_tribes.picture.symbols import breadth, use
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.frame import NONE


def pieces(s: Sultanate, layout: Layout) -> dict[str, str]:
    """What can come to a tile has a node of its own, so that it can wait for its turn."""
    nodes = {}
    for tile, name in enumerate(NAMES):
        nodes[f"tile-{name}"] = on_tile(layout, tile, s.kinds[tile])
        counted = Counter[str]()
        built = plants(layout, layout.tiles[tile], s.palms[tile], s.palaces[tile])
        for thing, x, y, height in built:
            nodes[f"{thing}-{name}-{counted[thing]}"] = use(thing, x, y, height)
            counted[thing] += 1
        if s.owners[tile] != NONE:
            nodes[f"camel-{name}"] = camel(layout, tile, s.owners[tile])
    return nodes


def targets(
    s: Sultanate, layout: Layout, names: Names, stops: Collection[int]
) -> dict[int, Target]:
    """`stops`: those that a drag can come by."""
    found = {}
    for tile, whole in enumerate(layout.tiles):
        box = whole.inset(1.5 if layout.small else 2)
        along = NAMES[tile] if tile in stops else ""
        found[TILE + tile] = target_around(box, layout.corner - 1, *names.tile(s, tile), along)
    return found


@lru_cache(maxsize=1024)
def on_tile(layout: Layout, at: int, kind: int) -> str:
    """Value and action."""
    box = layout.tiles[at]
    return f"<g>{medal(layout, box, kind)}{plate(layout, box, kind)}</g>"


# -- value and action ------------------------------------------------------------------------------


def medal(layout: Layout, box: Box, kind: int) -> str:
    """A blue value is a star, a red one a disc."""
    reach, size = (9.8, 12.0) if layout.small else (14.4, 15.0)
    off = 12.6 if layout.small else 20.0
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
        disc = circle(x, y, reach, f'fill="var(--red-value)" {edge}')
        sign = disc + circle(x, y, reach * 0.8, inner)
    return sign + centred(str(points), x, y, size if points < 10 else size - 0.8, 750, "on-value")


def plate(layout: Layout, box: Box, kind: int) -> str:
    """What the tile does: a solid edge if it must be done, a dashed one if it may."""
    market = kind in (SMALL_MARKET, LARGE_MARKET)
    must = kind in (OASIS, VILLAGE)
    high = 18.0 if layout.small else 24.0
    icon = {VILLAGE: "palace", OASIS: "date-palm"}.get(kind, "lamp")
    size = high - (4 if must else 3)
    wide = breadth(icon, size) + (high * 0.5 + 4 if must else 5)
    if market:
        wide = 35.0 if layout.small else 50.0
    top = box.y + (3.6 if layout.small else 6)
    left = box.right - wide - (3.6 if layout.small else 6)
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
    size = max(11.2, high * 0.5)
    coin = high * 0.84
    x = left + 2 + coin / 2
    arrow = left + high * 1.06
    tip = high * 0.15
    card = Box(left + high * 1.36, top + high * 0.14, high * 0.55, high * 0.72)
    paper = card.rect(2.4, 'fill="var(--paper)" stroke="var(--ink)" stroke-width="1.3"')
    return (
        f"{icon_at('price', x, middle, coin)}"
        f"{centred(str(price), x, middle, size, 800, 'on-coin')}"
        f'<path d="M{num(arrow)} {num(middle - tip)}l{num(tip)} {num(tip)}l{num(-tip)} {num(tip)}" '
        'fill="none" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round" '
        f'stroke-linejoin="round"/>{paper}'
        f"{centred(str(cards), card.middle[0], middle, size, 800)}"
    )


# -- camel, palms and palaces ----------------------------------------------------------------------


@lru_cache(maxsize=1024)
def camel(layout: Layout, at: int, owner: int) -> str:
    box = layout.tiles[at]
    height = 22.0 if layout.small else 34.2
    x = box.x + (2 if layout.small else 5)
    y = box.foot - height - (3 if layout.small else 6.4)
    wide = breadth("camel", height)
    drawn = use(f"camel.{owner}", x, y, height)
    return f"<g>{shade(x + wide / 2, y + height, wide * 0.42)}{drawn}</g>"


def shade(x: float, y: float, reach: float) -> str:
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y - 0.5)}" rx="{num(reach)}" ry="{num(reach * 0.2)}" '
        'fill="var(--shadow)"/>'
    )


def plants(
    layout: Layout, box: Box, palms: int, palaces: int
) -> list[tuple[str, float, float, float]]:
    """Palms and palaces from the right, closer together the more there are."""
    sizes = {"palace": (17.0, 10.0), "date-palm": (20.0, 9.0)}
    if not layout.small:
        sizes = {"palace": (26.0, 15.0), "date-palm": (31.0, 13.0)}
    offsets: list[tuple[str, float]] = []
    far = 0.0
    for name, count in (("palace", palaces), ("date-palm", palms)):
        height, step = sizes[name]
        for nth in range(count):
            far += step if nth else breadth(name, height)
            offsets.append((name, far))
    base = box.y + layout.down + (14 if layout.small else 16)
    edge = 3.0 if layout.small else 8.0
    squeeze = min(1.0, (box.width - 2 * edge) / far) if far else 1.0
    return [
        (name, box.right - edge - off * squeeze, base - sizes[name][0], sizes[name][0])
        for name, off in offsets
    ]


def free_until(s: Sultanate, layout: Layout, tile: int) -> float:
    """How far to the right of a tile nothing is built."""
    box = layout.tiles[tile]
    built = plants(layout, box, s.palms[tile], s.palaces[tile])
    return min((x for _, x, _, _ in built), default=box.right)
