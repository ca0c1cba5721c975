"""1 The auction for the turn order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from majlis.games.five_tribes.data import (
    FAKIR,
    FIRST_ZERO,
    LAST_ZERO,
    PAY_FAKIR,
    TRACK_PRICES,
    is_place,
    place_of,
)
from majlis.games.five_tribes.rules.auction import Bid, BidWithFakirs
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import Entry, markers
from majlis.words import Preview, signed

AnyBid: TypeAlias = Bid | BidWithFakirs


class BidWords(Entry[Bid | BidWithFakirs]):
    def crumb(self, frame: AnyBid) -> str:
        _ = self.t.gettext
        return _("a bid with fakirs") if fakirs_down(frame) else _("a bid")

    def steps(self, s: Sultanate, frame: AnyBid) -> tuple[str, ...]:
        nth, of = markers(s) - len(s.bid_track) + 1, markers(s)
        return (self.t.gettext("bid {nth} of {of}").format(nth=nth, of=of),)

    def title(self, s: Sultanate, frame: AnyBid, seat: int) -> str:
        return self.t.gettext("Which place in the turn order do you buy?")

    def help(self, s: Sultanate, frame: AnyBid, seat: int) -> str:
        _ = self.t.gettext
        down = fakirs_down(frame)
        if down:
            text = self.t.ngettext(
                "Every place is {n} step cheaper.", "Every place is {n} steps cheaper.", down
            )
            return text.format(n=down)
        if s.turn_track[LAST_ZERO] < 0:
            return _("On the zeros whoever comes last plays first.")
        return _("The zeros are all taken.")

    def told(self, s: Sultanate, frame: AnyBid, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} bids for the turn order").format(name=name)

    def preview(self, s: Sultanate, frame: AnyBid, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        me = s.players[seat]
        if action == PAY_FAKIR:
            text = _("Every place costs as much as the next cheaper one. Fakirs left: {n}.")
            text = text.format(n=me.holds(FAKIR) - 1)
            return Preview(text, verb=_("Discard a fakir"))
        place = place_of(action)
        price = min(me.coins, TRACK_PRICES[min(place + fakirs_down(frame), FIRST_ZERO)])
        before = sum(1 for other in s.turn_track[:place] if other >= 0)
        left = _("{coins} left").format(coins=self.names.coins(me.coins - price))
        if before:
            text = self.t.ngettext(
                "{left}; {n} marker plays before you so far",
                "{left}; {n} markers play before you so far",
                before,
            ).format(left=left, n=before)
        else:
            text = _("{left}; you would play first so far").format(left=left)
        if not price:
            return Preview(text, verb=_("Bid nothing"))
        verb = _("Bid {coins}").format(coins=self.names.paying(price))
        return Preview(text, signed(-price), verb)

    def refusal(self, s: Sultanate, frame: AnyBid, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_place(action):
            return ""
        place = place_of(action)
        taken = s.turn_track[LAST_ZERO if place == FIRST_ZERO else place]
        if taken >= 0:
            if place == FIRST_ZERO:
                return _("All three zeros are taken.")
            if taken == seat:
                return _("Your other marker stands there.")
            return _("Taken by {name}.").format(name=self.names.player(taken))
        cheaper = place + fakirs_down(frame)
        if cheaper > FIRST_ZERO:
            return _("This place needs fewer fakirs than you have put down.")
        return _("It costs {price}; you have {coins}.").format(
            price=self.names.coins(TRACK_PRICES[cheaper]),
            coins=self.names.coins(s.players[seat].coins),
        )


def fakirs_down(frame: AnyBid) -> int:
    """The fakirs discarded for this bid so far."""
    return frame.fakirs if isinstance(frame, BidWithFakirs) else 0


ENTRIES: Final = (BidWords,)
