"""Pieces on their way: meeples from tile to tile, markers along the tracks, cards up the rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from majlis.drawing.boxes import Box
from majlis.drawing.scene import Motion
from majlis.drawing.svg import Point
from majlis.games.five_tribes.cards import marker_at
from majlis.games.five_tribes.data import FIRST_ZERO, MARKERS, NAMES, TRIBES
from majlis.games.five_tribes.plan import Plan
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note

STEP = 260
"""Milliseconds between the meeples of a sowing."""
LATEST = 3000
"""Nothing waits longer than that."""
NEW = -1
"""Where a card comes from that was not in its row."""


def motion(
    s: Sultanate, plan: Plan, fresh: Sequence[Note], drawn: Mapping[str, str]
) -> list[Motion]:
    """What has just happened, as journeys of the nodes that were drawn."""
    if not fresh:
        return []
    moves = [
        *meeples(s, plan, fresh),
        *markers(s, plan, fresh),
        *cards(plan.row, "row", row_before(len(s.row), fresh)),
    ]
    if not s.looked_at:
        moves += cards(plan.djinns, "djinn", djinns_before(len(s.djinn_row), fresh))
    return [move for move in moves if move.key in drawn]


def journey(key: str, start: Point, end: Point, delay: int = 0) -> Motion:
    offset = (round(start[0] - end[0], 1), round(start[1] - end[1], 1))
    return Motion(key, (offset, (0.0, 0.0)), min(delay, LATEST))


def meeples(s: Sultanate, plan: Plan, fresh: Iterable[Note]) -> list[Motion]:
    """A dropped meeple comes from the tile where the hand was; the last of its tribe there."""
    moves: dict[str, Motion] = {}
    delay = 0
    for note in fresh:
        if note[1] == notes.DROPPED:
            _seat, tribe, before, tile = note[2:6]
            count = s.meeples[5 * tile + tribe]
            key = f"meeple-{NAMES[tile]}-{TRIBES[tribe]}-{count - 1}"
            moves[key] = journey(key, plan.way(before), plan.way(tile), delay)
            delay += STEP
    return list(moves.values())


def markers(s: Sultanate, plan: Plan, fresh: Sequence[Note]) -> list[Motion]:
    moves: dict[str, Motion] = {}
    every = MARKERS[len(s.players)] * len(s.players)
    bids = [note for note in fresh if note[1] == notes.BID]
    turns = sum(1 for note in fresh if note[1] == notes.TURN)
    first = every - (len(s.bid_track) - turns) - len(bids)
    for nth, note in enumerate(bids):
        place = note[3]
        if place == FIRST_ZERO:  # whoever stood on the zeros has moved up
            for zero in range(FIRST_ZERO + 1, len(plan.spots)):
                key = f"turn-{zero}"
                moves[key] = journey(key, marker_at(plan, zero - 1), marker_at(plan, zero))
        if 0 <= first + nth < len(plan.bids):
            key = f"turn-{place}"
            start = plan.bids[first + nth].middle
            moves[key] = journey(key, start, marker_at(plan, place))
    for note in fresh:
        if note[1] == notes.TURN:
            place, nth = note[3:5]
            key = f"bid-{nth}"
            moves[key] = journey(key, marker_at(plan, place), plan.bids[nth].middle)
    return list(moves.values())


# -- cards -----------------------------------------------------------------------------------------


def row_before(length: int, fresh: Sequence[Note]) -> list[int]:
    """Where each card of the row lay before."""
    gone: list[int] = list(range(length))
    origin = [NEW] * length
    for note in reversed(fresh):
        if note[1] == notes.TURNED_UP:
            gone.pop(note[3])
        elif note[1] == notes.TOOK:
            gone.insert(0, NEW)
        elif note[1] == notes.BOUGHT:
            gone.insert(note[4], NEW)
    return placed(gone, origin)


def djinns_before(length: int, fresh: Sequence[Note]) -> list[int]:
    gone: list[int] = list(range(length))
    origin = [NEW] * length
    for note in reversed(fresh):
        if note[1] == notes.TURNED_UP_DJINN:
            gone.pop(note[3])
        elif note[1] == notes.GAINED and note[4] != NONE:
            gone.insert(note[4], NEW)
    return placed(gone, origin)


def placed(before: Sequence[int], origin: list[int]) -> list[int]:
    for place, card in enumerate(before):
        if card != NEW:
            origin[card] = place
    return origin


def cards(boxes: Sequence[Box], name: str, before: Sequence[int]) -> list[Motion]:
    """Cards move up; new ones come from behind the last place."""
    moves = []
    for place, was in enumerate(before):
        if was == place:
            continue
        end = boxes[place].middle
        last = boxes[-1].middle
        start = boxes[was].middle if 0 <= was < len(boxes) else (last[0] + 60, last[1])
        moves.append(journey(f"{name}-{place}", start, end))
    return moves
