"""Sowing once more, slow and plain: the yardstick that the engine is held against.

Written from the rulebook alone and sharing nothing with the engine: a board is a dict from
`(row, column)` to the letters of the meeples there, and every sowing is tried out to its end.
"""

from __future__ import annotations

from collections.abc import Iterator

Tile = tuple[int, int]
Board = dict[Tile, str]
Drop = tuple[Tile, str]
ROWS, COLUMNS = 5, 6


def beside(tile: Tile) -> list[Tile]:
    """Never diagonally."""
    row, column = tile
    steps = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [(r, c) for r, c in steps if 0 <= r < ROWS and 0 <= c < COLUMNS]


def sowings(board: Board, start: Tile, *, own_drops_match: bool = True) -> Iterator[list[Drop]]:
    """Every complete sowing from this tile, as a list of drops."""
    hand = board.get(start, "")
    if hand:
        emptied = board | {start: ""}
        before = emptied if not own_drops_match else None
        yield from finish(emptied, [], start, None, hand, before)


def finish(
    board: Board,
    drops: list[Drop],
    here: Tile,
    came_from: Tile | None,
    hand: str,
    before: Board | None,
) -> Iterator[list[Drop]]:
    """Every way to drop the rest of the hand. `before` is the board as it was when the sowing
    began, if only meeples that stood there then count for the last one."""
    for near in beside(here):
        if near == came_from:
            continue
        for letter in sorted(set(hand)):
            rest = hand.replace(letter, "", 1)
            drop = [*drops, (near, letter)]
            if rest:
                dropped = board | {near: board.get(near, "") + letter}
                yield from finish(dropped, drop, near, here, rest, before)
            elif letter in (board if before is None else before).get(near, ""):
                yield drop
