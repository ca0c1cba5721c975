"""Caravans: camels on their plates, tied together from the leader on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from majlis.drawing.shapes import shape_path
from majlis.drawing.svg import between, line, num
from majlis.games.through_the_desert.data import PASTELS, Board
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.picture.symbols import on_hex
from majlis.games.through_the_desert.state import CAMEL, Desert


def standing(s: Desert) -> list[tuple[int, ...]]:
    """The hexes of every caravan, ascending."""
    camels: list[list[int]] = [[] for _ in s.sizes]
    cells = s.cells
    for hex in s.board.hexes:
        if cells[hex] >= CAMEL:
            camels[cells[hex] - CAMEL].append(hex)
    return [tuple(hexes) for hexes in camels]


def ropes(s: Desert, layout: Layout, camels: list[tuple[int, ...]]) -> dict[str, str]:
    """The plates of every caravan, and the rope on them."""
    return {
        f"caravan-{caravan // 5}-{PASTELS[caravan % 5]}": rope(
            layout, caravan, s.leaders[caravan], hexes
        )
        for caravan, hexes in enumerate(camels)
        if hexes
    }


@lru_cache(maxsize=4096)
def followed(board: Board, leader: int, hexes: tuple[int, ...]) -> Mapping[int, int]:
    """Whom each camel of a caravan follows, from the leader on, who follows itself."""
    follows = {leader: leader}
    queue = [leader]
    for hex in queue:
        for near in board.neighbours[hex]:
            if near in hexes and near not in follows:
                follows[near] = hex
                queue.append(near)
    return follows


@lru_cache(maxsize=4096)
def rope(layout: Layout, caravan: int, leader: int, hexes: tuple[int, ...]) -> str:
    """A caravan's plates, tied together from the leader on."""
    seat, name, radius = caravan // 5, PASTELS[caravan % 5], layout.radius
    plates = "".join(layout.plate[hex] for hex in hexes)
    drawn = (
        f'<path d="{plates}" fill="var(--{name}-plate)" stroke="var(--{name}-edge)" '
        f'stroke-width="{num(max(1, radius * 0.05))}" stroke-linejoin="round"/>'
    )
    ties, beads = "", ""
    slack, cap = (0.31, "butt") if layout.small else (0.2, "round")
    for hex, before in followed(layout.board, leader, hexes).items():
        if hex == leader:
            continue
        one, other = layout.centre[before], layout.centre[hex]
        ties += line(between(one, other, slack), between(one, other, 1 - slack))
        beads += shape_path(seat, *between(one, other), radius * 0.2)
    if ties:
        colour = f"var(--seat-{seat + 1})"
        drawn += (
            f'<path d="{ties}" stroke="var(--case)" stroke-width="{num(radius * 0.3)}" '
            f'stroke-linecap="{cap}"/><path d="{ties}" stroke="{colour}" '
            f'stroke-width="{num(radius * 0.18)}" stroke-linecap="{cap}"/>'
            f'<path d="{beads}" fill="{colour}" stroke="var(--case)" '
            f'stroke-width="{num(max(0.9, radius * 0.055))}" stroke-linejoin="round"/>'
        )
    return f"<g>{drawn}</g>"


@lru_cache(maxsize=8192)
def camel(layout: Layout, caravan: int, hex: int, leads: bool) -> str:
    x, y = layout.centre[hex]
    return figure(layout, caravan, leads, x, y)


def figure(layout: Layout, caravan: int, leads: bool, x: float, y: float) -> str:
    """A camel, with its rider if it leads; on a phone its sign."""
    radius, name = layout.radius, PASTELS[caravan % 5]
    if not leads:
        return on_hex(f"{'sign' if layout.small else 'camel'}-{name}", x, y, radius)
    rider = f"rider-{caravan // 5 + 1}"
    if layout.small:
        sign = on_hex(f"sign-{name}", x, y + radius * 0.48, radius * 0.68)
        return f"<g>{sign}{on_hex(rider, x, y - radius * 0.12, radius * 0.95)}</g>"
    body = on_hex(f"camel-{name}", x, y + radius * 0.2, radius * 1.04)
    return f"<g>{body}{on_hex(rider, x - radius * 0.07, y - radius * 0.23, radius)}</g>"


@lru_cache(maxsize=256)
def ghost(layout: Layout, caravan: int, leads: bool) -> str:
    """The piece on its plate, around (0, 0)."""
    name = PASTELS[caravan % 5]
    return (
        f'<g><path d="{layout.grid.at_zero(0.9)}" fill="var(--{name}-plate)" '
        f'stroke="var(--{name}-edge)"/>{figure(layout, caravan, leads, 0, 0)}</g>'
    )
