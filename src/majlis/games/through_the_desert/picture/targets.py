"""What can be pointed at: the hexes in play."""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.scene import Look, Target
from majlis.games.through_the_desert.data import HEX, PALM_SPOTS
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.state import CAMEL, CLOSED, PALM, Desert
from majlis.games.through_the_desert.words.names import Names


def targets(s: Desert, layout: Layout, look: Look) -> dict[int, Target]:
    owner = {hex: caravan // 5 for caravan, *hexes in s.lands for hex in hexes}
    cells, sizes, leaders = s.cells, s.sizes, s.leaders
    every = {}
    for hex in s.board.hexes:
        holds = cells[hex]
        facts: tuple[int, ...] = ()
        if holds >= CAMEL:
            caravan = holds - CAMEL
            facts = (sizes[caravan], leaders[caravan] == hex)
        elif holds == CLOSED:
            facts = (owner[hex],)
        elif holds == PALM:
            spot = PALM_SPOTS.index(hex)
            facts = tuple(c for c, oases in enumerate(s.linked) if oases >> spot & 1)
        every[HEX + hex] = target(layout, look.language, look.names, hex, holds, facts)
    return every


@lru_cache(maxsize=16384)
def target(
    layout: Layout,
    language: str,
    names: tuple[str, ...],
    hex: int,
    holds: int,
    facts: tuple[int, ...],
) -> Target:
    name, explain = Names(language, names).place(hex, holds, facts)
    x, y = layout.centre[hex]
    return Target(layout.target[hex], (round(x, 1), round(y, 1)), name, explain)
