"""The chips of the question bar: answers that have no place on the board, or a small one."""

from __future__ import annotations

from collections.abc import Mapping

from majlis.drawing.icons import icon
from majlis.drawing.scene import Chip, Pair
from majlis.games.five_tribes.data import (
    CARD,
    CARDS,
    DJINN,
    DJINN_POINTS,
    DONE,
    ELDER,
    FAKIR,
    FIRST_ZERO,
    HELD,
    PAY_ELDER,
    PAY_FAKIR,
    SPOT,
    TRACK_PRICES,
    TRIBES,
)
from majlis.games.five_tribes.picture.djinn_portraits import likeness
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.tracks import marker_to_be
from majlis.games.five_tribes.rules.auction import Bid, BidWithFakirs
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words import Words
from majlis.games.five_tribes.words.names import Names

SIZE = 28
"""Of most icons."""


def chips(
    s: Sultanate, words: Words, layout: Layout, options: list[int], pairs: Mapping[int, Pair]
) -> dict[int, Chip]:
    """What has no place on the board, or a small one; not what a pair of them answers."""
    if not options:
        return {}
    names = words.names
    question, seat = s.question(), s.waiting[0]
    if isinstance(question, (Bid, BidWithFakirs)):
        fakirs = question.fakirs if isinstance(question, BidWithFakirs) else 0
        found = {
            SPOT + place: place_chip(s, names, layout, seat, place, fakirs) for place in range(7)
        }
        if PAY_FAKIR in options:
            found[PAY_FAKIR] = Chip(names.card(FAKIR), icon("fakir", 26))
        return found
    found = {}
    for action in options:
        if action in pairs:
            continue
        if action == DONE:
            told = words.preview(s, DONE)
            found[DONE] = Chip(told.verb, icon("next", 20), told.gain)
        elif HELD <= action < DJINN:
            owner, tribe = divmod(action - HELD, 2)
            found[action] = Chip(names.player(owner), icon(TRIBES[tribe], SIZE), names.tribe(tribe))
        elif DJINN <= action < PAY_ELDER:
            djinn = action - DJINN
            points = names.points(DJINN_POINTS[djinn])
            found[action] = Chip(names.djinns.name(djinn), likeness(djinn), points)
        elif action == PAY_ELDER:
            elders = f"×{s.players[seat].elders}"
            found[action] = Chip(names.tribe(ELDER), icon(TRIBES[ELDER], SIZE), elders)
        elif CARD <= action <= CARD + FAKIR:
            kind = action - CARD
            held = f"×{s.players[seat].holds(kind)}"
            found[action] = Chip(names.card(kind), icon(CARDS[kind], SIZE), held)
    return found


def place_chip(
    s: Sultanate, names: Names, layout: Layout, seat: int, place: int, fakirs: int
) -> Chip:
    """A place of the track: its price, what would be left, and the marker that would stand there."""
    _ = names.t.gettext
    left = s.players[seat].coins - TRACK_PRICES[min(place + fakirs, FIRST_ZERO)]
    if place < FIRST_ZERO and s.turn_track[place] >= 0:
        detail = names.called(s.turn_track[place])
    else:
        detail = _("{n} left").format(n=left) if left >= 0 else ""
    ghost = marker_to_be(layout, place, seat)
    return Chip(str(TRACK_PRICES[place]), icon("coin", SIZE, "bid"), detail, ghost)
