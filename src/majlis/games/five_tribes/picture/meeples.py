"""The meeples on the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred
from majlis.drawing.scene import Target
from majlis.drawing.svg import circle, num
from majlis.drawing.targets import target_around
from majlis.games.five_tribes.data import DISTANCE, MEEPLE, NAMES, TILES, TRIBES
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.sowing import is_sowing
from majlis.games.five_tribes.picture.symbols import breadth, meeple
from majlis.games.five_tribes.picture.tiles import shade
from majlis.games.five_tribes.rules.assassins import Assassinate, SecondVictim
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names

MANY = 5
"""Of more meeples than that, equal ones are drawn as one with a number."""


class Figure(NamedTuple):
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


def figures(s: Sultanate, layout: Layout) -> list[tuple[Figure, ...]]:
    """Who stands where, tile by tile."""
    fresh: list[list[int]] = [[] for _ in range(TILES)]
    if is_sowing(s):
        for tile, tribe in zip(s.path[1:], s.dropped, strict=True):
            fresh[tile].append(tribe)
    return [
        figures_on(
            layout,
            tile,
            tuple(s.meeples[5 * tile : 5 * tile + 5]),
            s.owners[tile] >= 0,
            tuple(fresh[tile]),
        )
        for tile in range(TILES)
    ]


def pieces(layout: Layout, people: Sequence[tuple[Figure, ...]]) -> dict[str, str]:
    nodes = {}
    for name, there in zip(NAMES, people, strict=True):
        for one in there:
            nodes[f"meeple-{name}-{TRIBES[one.tribe]}-{one.nth}"] = figure(layout, one)
        count = numbers(layout, there)
        if count:
            nodes[f"count-{name}"] = count
    return nodes


def victims(
    s: Sultanate, layout: Layout, names: Names, people: Sequence[tuple[Figure, ...]]
) -> dict[int, Target]:
    """When assassins kill, every tribe on a tile as a whole: one of them dies."""
    found: dict[int, Target] = {}
    if not s.waiting or not isinstance(s.question(), (Assassinate, SecondVictim)):
        return found
    wide = breadth(TRIBES[0], layout.meeple)
    for tile, there in enumerate(people):
        told = f"{names.steps_away(DISTANCE[s.path[-1]][tile])}."
        for tribe in range(5):
            xs = [one.x for one in there if one.tribe == tribe]
            if xs:
                across = max(xs) - min(xs) + wide
                box = Box(min(xs), there[0].y, across, layout.meeple).inset(-1.5)
                name = names.name(f"{TRIBES[tribe]}:{NAMES[tile]}")
                found[MEEPLE + 5 * tile + tribe] = target_around(box, 7, name, told)
    return found


@lru_cache(maxsize=16384)
def figures_on(
    layout: Layout, at: int, counts: tuple[int, ...], ruled: bool, fresh: tuple[int, ...]
) -> tuple[Figure, ...]:
    """Who stands on a tile, and where: those just dropped last."""
    box = layout.tiles[at]
    most = (2 if layout.small else 3) if ruled else (4 if layout.small else MANY)
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
    wide = breadth(TRIBES[0], layout.meeple)
    left = (28.0 if layout.small else 45.0) if ruled else 0.0
    edge = 2.0 if layout.small else 5.0
    room = box.width - left - 2 * edge - wide
    step = min(15.0 if layout.small else 25.0, room / max(1, len(shown) - 1))
    start = left + edge if ruled else (box.width - wide - step * (len(shown) - 1)) / 2
    y = box.foot - layout.meeple - layout.foot
    return tuple(
        Figure(*one, round(box.x + start + k * step, 1), round(y, 1)) for k, one in enumerate(shown)
    )


@lru_cache(maxsize=16384)
def figure(layout: Layout, one: Figure) -> str:
    height = layout.meeple
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
def numbers(layout: Layout, figures: tuple[Figure, ...]) -> str:
    """How many each of the drawn meeples stands for; on a phone without a disc, which would hide
    them."""
    wide = breadth(TRIBES[0], layout.meeple)
    marks = []
    for one in figures:
        if one.number > 1:
            x, y = one.x + wide / 2, one.y + layout.meeple - 4.6
            number = str(one.number)
            if layout.small:
                halo = 'stroke="var(--panel)" stroke-width="3.4" stroke-linejoin="round"'
                text = centred(number, x, y, 12.5, 800)
                marks.append(f'<g {halo} paint-order="stroke">{text}</g>')
            else:
                paint = 'fill="var(--ink)" stroke="var(--panel)" stroke-width="1.2"'
                marks.append(circle(x, y, 8, paint) + centred(number, x, y, 12.1, 750, "panel"))
    return f"<g>{''.join(marks)}</g>" if marks else ""
