"""Where a sowing that has begun can still end.

This is no chapter of the rules and has no entries: the rules need only know whether a sowing can be
finished. Words and picture both show where, so it is found once, here.
"""

from __future__ import annotations

from majlis.games.five_tribes.data import BIT, LOOP, NEIGHBOURS, TILES, meeple_on, tile_of
from majlis.games.five_tribes.rules.sowing import reach
from majlis.games.five_tribes.state import Sultanate


def possible_ends(s: Sultanate) -> list[int]:
    """Where the sowing in hand can still end: tile and tribe of the last meeple, as answers."""
    hand, path = s.hand, s.path
    here = path[-1]
    before = path[-2] if len(path) > 1 else here
    matching = s.standing if s.ruling_loop_self_match else s.standing_before
    count = sum(hand)
    there = reach(count, here, before)
    loops = loop_ends(here, before, count) if s.ruling_loop_self_match else 0
    options: list[int] = []
    for tile in range(TILES):
        for tribe in range(5):
            ends = (there & matching[tribe] if hand[tribe] else 0) | (
                loops if hand[tribe] > 1 else 0
            )
            if ends & BIT[tile]:
                options.append(meeple_on(tile, tribe))
    return options


def end_tiles(s: Sultanate) -> list[int]:
    """The tiles where the sowing in hand can still end."""
    return sorted({tile_of(end) for end in possible_ends(s)})


def loop_ends(here: int, before: int, count: int) -> int:
    """The tiles that a walk of so many steps can come by and end on."""
    ends = 0
    edges = [TILES * here + before]  # where one can be, and where one has come from
    for left in range(count - 1, LOOP - 2, -1):
        further: list[int] = []
        for edge in edges:
            at, came_from = divmod(edge, TILES)
            for near in NEIGHBOURS[at]:
                if near != came_from and TILES * near + at not in further:
                    further.append(TILES * near + at)
                    if reach(left, near, at) & BIT[near]:
                        ends |= BIT[near]
        edges = further
    return ends
