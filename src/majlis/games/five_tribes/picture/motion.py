"""What has just happened: pieces on their way, and marks of what is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from majlis.drawing.boxes import Box
from majlis.drawing.motion import journey, set_down
from majlis.drawing.scene import DrawingContext, Motion
from majlis.drawing.svg import Point
from majlis.games.five_tribes.data import FIRST_ZERO, NAMES, TRIBES
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.sowing import is_sowing, trace
from majlis.games.five_tribes.picture.tracks import marker_at
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import markers
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note

STEP = 260
"""Milliseconds between two of a kind."""
MOVING = dict.fromkeys((notes.BID, notes.TURN, notes.DROPPED, notes.CAMEL, notes.PALM, notes.PALACE, notes.CALLED), STEP)  # fmt: skip
"""What moves something, one after the other; the rows of cards close up behind all of it."""
NEW = -1
"""Where a card comes from that was not in its row."""
MARKED = (notes.CAMEL, notes.PALM, notes.PALACE, notes.KILLED, notes.CALLED)
"""What is marked on its tile until the viewer has answered again."""


def motion(
    s: Sultanate,
    layout: Layout,
    context: DrawingContext,
    when: Sequence[int],
    drawn: Collection[str],
) -> list[Motion]:
    """What has just happened, as journeys of the nodes that were drawn."""
    fresh = context.fresh
    if not fresh:
        return []
    moves = [*piece_moves(s, layout, fresh, when), *marker_moves(s, layout, fresh, when)]
    after = when[-1]
    # What is bought in a plan still lies in the row: no other card moves up for it.
    sold = [note for note in context.planned if note[1] == notes.BOUGHT]
    closed_up = [note for note in fresh if note not in sold]
    moves += card_moves(layout.row, "row", row_before(len(s.row) + len(sold), closed_up), after)
    if not s.looked_at:
        before = djinns_before(len(s.djinn_row), fresh)
        moves += card_moves(layout.djinns, "djinn", before, after)
    return [move for move in moves if move.key in drawn]


def piece_moves(
    s: Sultanate, layout: Layout, fresh: Sequence[Note], when: Sequence[int]
) -> list[Motion]:
    """A dropped meeple comes from the tile where the hand was: the last of its tribe there. What is
    put on a tile comes after whatever leads to it."""
    moves: dict[str, Motion] = {}
    for note, delay in zip(fresh, when, strict=True):
        kind, a, b, before, tile = note[1:]
        if kind == notes.DROPPED:
            key = last_meeple(s, b, tile)
            way = layout.way(before), layout.way(tile)
            moves[key] = journey(key, way, delay, new=True)
        elif kind in (notes.CAMEL, notes.PALM, notes.PALACE, notes.CALLED):
            key = {
                notes.CAMEL: f"camel-{NAMES[b]}",
                notes.PALM: f"date-palm-{NAMES[b]}-{s.palms[b] - 1}",
                notes.PALACE: f"palace-{NAMES[b]}-{s.palaces[b] - 1}",
                notes.CALLED: last_meeple(s, a, b),
            }[kind]
            moves[key] = set_down(key, delay)
    return list(moves.values())


def last_meeple(s: Sultanate, tribe: int, tile: int) -> str:
    return f"meeple-{NAMES[tile]}-{TRIBES[tribe]}-{s.meeples[5 * tile + tribe] - 1}"


def marker_moves(
    s: Sultanate, layout: Layout, fresh: Sequence[Note], when: Sequence[int]
) -> list[Motion]:
    moves: dict[str, Motion] = {}
    told = list(zip(fresh, when, strict=True))
    bids = [(note, delay) for note, delay in told if note[1] == notes.BID]
    turns = sum(1 for note in fresh if note[1] == notes.TURN)
    first = markers(s) - (len(s.bid_track) - turns) - len(bids)
    for nth, (note, delay) in enumerate(bids):
        place = note[3]
        if place == FIRST_ZERO:  # whoever stood on the zeros has moved up
            for zero in range(FIRST_ZERO + 1, len(layout.spots)):
                key = f"turn-{zero}"
                way = marker_at(layout, zero - 1), marker_at(layout, zero)
                moves[key] = journey(key, way, delay)
        if 0 <= first + nth < len(layout.bids):
            key = f"turn-{place}"
            start = layout.bids[first + nth].middle
            moves[key] = journey(key, (start, marker_at(layout, place)), delay)
    for note, delay in told:
        if note[1] == notes.TURN:
            place, nth = note[3:5]
            key = f"bid-{nth}"
            moves[key] = journey(key, (marker_at(layout, place), layout.bids[nth].middle), delay)
    return list(moves.values())


def gain_places(s: Sultanate, layout: Layout, fresh: Sequence[Note]) -> list[Point | None]:
    """Where each of these notes brings or costs something: on the turn track, in the row of cards,
    on the tile where the sowing has ended."""
    ended = s.path[-1] if s.path else NONE
    places: list[Point | None] = []
    for note in fresh:
        kind, _, a, b, tile = note[1:]
        if kind == notes.DROPPED:
            ended = tile
        if kind == notes.BID:
            places.append(marker_at(layout, a))
        elif kind in (notes.TOOK, notes.BOUGHT) and b < len(layout.row):
            places.append(layout.row[b].middle)
        elif kind in (notes.KEPT, notes.BUILT) and ended != NONE:
            places.append(layout.way(ended))
        else:
            places.append(None)
    return places


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


def card_moves(boxes: Sequence[Box], name: str, before: Sequence[int], delay: int) -> list[Motion]:
    """Cards move up; new ones come from behind the last place."""
    moves = []
    for place, was in enumerate(before):
        if was == place:
            continue
        end = boxes[place].middle
        last = boxes[-1].middle
        start = boxes[was].middle if 0 <= was < len(boxes) else (last[0] + 60, last[1])
        moves.append(journey(f"{name}-{place}", (start, end), delay, new=was == NEW))
    return moves


# -- marks -----------------------------------------------------------------------------------------


def marks(s: Sultanate, layout: Layout, recent: Sequence[Note]) -> dict[str, str]:
    """The sowings since the viewer's last answer, the one of this turn, and what was placed or
    killed."""
    nodes = {
        f"trace-{nth}": trace(layout, seat, tuple(tiles))
        for nth, (seat, tiles) in enumerate(ways(s, recent))
        if len(tiles) > 1 and seat >= 0
    }
    for note in recent:
        place = note[4] if note[1] == notes.KILLED else note[3]
        if note[1] in MARKED and place >= 0:
            box = layout.tiles[place].inset(2.2)
            nodes[f"mark-{NAMES[place]}"] = (
                f'<path d="{box.path(layout.corner - 1.5)}" fill="none" stroke="var(--ink)" '
                'stroke-opacity=".75" stroke-width="1.6" stroke-dasharray="2 4" '
                'stroke-linecap="round"/>'
            )
    return nodes


def ways(s: Sultanate, recent: Sequence[Note]) -> list[tuple[int, list[int]]]:
    """The sowings that are over: whose, and along which tiles."""
    found: list[tuple[int, list[int]]] = []
    for note in recent:
        kind, seat, a, b, c = note[1:]
        if kind == notes.LIFTED:
            found.append((seat, [a]))
        elif kind == notes.DROPPED and found and found[-1][1][-1] == b:
            found[-1][1].append(c)
    told = bool(found) and found[-1][1] == s.path
    if is_sowing(s):
        return found[:-1] if told else found
    if s.path and not told:
        found.append((s.active, s.path))
    return found
