"""The two tracks: the turn order, whose places are bought, and the order of the next bids."""

from __future__ import annotations

from functools import cache

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred, fitted, width_of, write
from majlis.drawing.scene import Target
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import circle, num
from majlis.drawing.targets import target_around
from majlis.games.five_tribes.data import FIRST_ZERO, SPOT, TRACK_PRICES
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.paper import PAPER, empty, panel
from majlis.games.five_tribes.rules.auction import Auction
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import markers
from majlis.games.five_tribes.words.names import Names


def bidding(s: Sultanate) -> bool:
    return any(isinstance(frame, Auction) for frame in s.agenda)


def ground(s: Sultanate, layout: Layout, names: Names) -> str:
    """Empty places for the markers."""
    _ = names.t.gettext
    parts = [] if layout.small else [panel(layout.track)]
    least = layout.least
    parts += [box.rect(6, PAPER) for box in layout.spots]
    for nth, box in enumerate(layout.bids[: markers(s)]):
        parts.append(empty(box, 7))
        parts.append(centred(str(nth + 1), *box.middle, least, 600, "quiet"))
    if layout.bids_title:
        left, right = layout.track.x + 12, layout.track.right - 12
        foot = layout.track.y + 21
        title = _("Turn order")
        parts.append(write(title, left, foot, 14, weight=700))
        room = right - left - width_of(title, 14) - 12
        hint = fitted(_("from left to right"), room, least)
        parts.append(write(hint, right, foot, least, colour="quiet", anchor="end"))
        told = _("Bidding") if bidding(s) else _("Next bids")
        box = layout.bids_title
        told = fitted(told, box.width, least)
        parts.append(write(told, box.x, box.middle[1] + 4.5, least, weight=600, colour="quiet"))
    return f"<g>{''.join(parts)}</g>"


def pieces(s: Sultanate, layout: Layout) -> dict[str, str]:
    """Prices, and the markers in the turn order."""
    nodes = {"prices": prices(layout)}
    for place, seat in enumerate(s.turn_track):
        if seat >= 0:
            nodes[f"turn-{place}"] = turn_marker(layout, place, seat)
    return nodes


def bids(s: Sultanate, layout: Layout) -> dict[str, str]:
    """The markers in the order of the bids, and whose turn it is there."""
    nodes = {}
    gone = markers(s) - len(s.bid_track) if bidding(s) else 0
    for nth, seat in enumerate(s.bid_track):
        now = nth == (0 if bidding(s) else len(s.bid_track) - 1)
        key = f"bid-{gone + nth}"
        nodes[key] = bid_marker(layout, gone + nth, seat, now and bool(s.waiting))
    return nodes


def targets(s: Sultanate, layout: Layout, names: Names) -> dict[int, Target]:
    """The places of the turn track; the zeros are one."""
    return {
        SPOT + place: target_around(spot(layout, place), 6, *names.spot(s, place))
        for place in range(FIRST_ZERO + 1)
    }


def spot(layout: Layout, place: int) -> Box:
    """What is clicked to bid for the place."""
    box = layout.spots[place]
    if place < FIRST_ZERO:
        return box
    return Box(box.x, box.y, layout.spots[-1].right - box.x, box.height)


@cache
def prices(layout: Layout) -> str:
    """What the places cost, and rings for the markers."""
    parts = []
    for place, box in enumerate(layout.spots):
        x, y = marker_at(layout, place)
        size, reach = (12.0, 6.0) if layout.small else (13.5, 8.0)
        parts.append(centred(str(TRACK_PRICES[place]), x, box.y + box.height * 0.25, size, 750))
        parts.append(hollow(x, y, reach))
    return f"<g>{''.join(parts)}</g>"


def hollow(x: float, y: float, reach: float) -> str:
    paint = 'fill="none" stroke="var(--paper-edge)" stroke-width="1.2" stroke-dasharray="2.6 2.2"'
    return circle(x, y, reach, paint)


def marker_at(layout: Layout, place: int) -> tuple[float, float]:
    """Where a marker stands on the turn track."""
    box = layout.spots[place]
    return box.middle[0], box.y + box.height * 0.71


def marker(seat: int, x: float, y: float, reach: float) -> str:
    edge = f'stroke="var(--rim)" stroke-width="{num(reach * 0.2)}" stroke-linejoin="round"'
    return seat_shape(seat, x, y, reach, edge)


def turn_marker(layout: Layout, place: int, seat: int) -> str:
    x, y = marker_at(layout, place)
    return marker(seat, x, y, 7.5 if layout.small else 8.6)


def marker_to_be(layout: Layout, place: int, seat: int) -> str:
    """A marker where a bid would put it, seen from the middle of what is clicked; on the zeros that
    is the first of them."""
    (x, y), (middle, height) = marker_at(layout, place), spot(layout, place).middle
    return marker(seat, x - middle, y - height, 7.5 if layout.small else 8.6)


def bid_marker(layout: Layout, nth: int, seat: int, now: bool) -> str:
    box = layout.bids[nth]
    paint = 'fill="var(--chosen)" stroke="var(--ring)" stroke-width="2"' if now else PAPER
    return f"<g>{box.rect(7, paint)}{marker(seat, *box.middle, 7.5 if layout.small else 8.6)}</g>"
