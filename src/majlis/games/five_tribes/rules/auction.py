"""1 The auction for the turn order."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    FAKIR,
    FIRST_ZERO,
    KUMARBI,
    LAST_PAID,
    LAST_ZERO,
    PAY_FAKIR,
    SPOT,
    TRACK_PRICES,
    place_of,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.payment import pay_fakir
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import Frame, ToSeat


class Auction(Frame[Sultanate]):
    """1: in the order of the bid track everyone chooses a place for his marker, until all markers
    are on the turn track."""

    def run(self, s: Sultanate) -> None:
        if s.bid_track:
            s.begin_turn(s.bid_track[0])
            s.then(Bid(s.bid_track[0]), self)


def places(s: Sultanate, coins: int, fakirs: int) -> list[int]:
    """The places that can be taken and paid, as answers.

    Kumarbi: every fakir makes a place as cheap as the next cheaper one, taken or not, and no more
    fakirs may be discarded than that takes (ruling 38).
    """
    options = [
        SPOT + place
        for place in range(min(FIRST_ZERO, FIRST_ZERO + 1 - fakirs))
        if s.turn_track[place] < 0 and TRACK_PRICES[place + fakirs] <= coins
    ]
    if not fakirs and s.turn_track[LAST_ZERO] < 0:
        options.append(SPOT + FIRST_ZERO)
    return options


def bids(s: Sultanate, seat: int, fakirs: int) -> list[int]:
    """The places the player may take, and a fakir if Kumarbi can use another one.

    If all zeros are taken and the last bidder can pay for nothing, he takes the cheapest place,
    which must be free, for all he has (ruling 40).
    """
    options = places(s, s.players[seat].coins, fakirs)
    if kumarbi_helps(s, seat, fakirs):
        options.append(PAY_FAKIR)
    return options or [SPOT + LAST_PAID]


def kumarbi_helps(s: Sultanate, seat: int, fakirs: int) -> bool:
    """Whether more fakirs pay for some place. Where the cheap places are taken, the next fakir may
    pay for none and those after it still do."""
    me = s.players[seat]
    if not me.has(KUMARBI):
        return False
    most = fakirs + me.holds(FAKIR)
    return any(places(s, me.coins, more) for more in range(fakirs + 1, most + 1))


def bid(s: Sultanate, seat: int, action: int, fakirs: int) -> None:
    """Discard another fakir for Kumarbi, or choose a place now."""
    if action == PAY_FAKIR:
        pay_fakir(s, seat, KUMARBI)
        s.then(BidWithFakirs(seat, fakirs + 1))
    else:
        take_place(s, seat, place_of(action), fakirs)


def take_place(s: Sultanate, seat: int, place: int, fakirs: int) -> None:
    """Pay the price at once and move the marker. On the zeros the markers already there move up for
    the new one, so that the last to come plays first."""
    me = s.players[seat]
    paid = min(me.coins, TRACK_PRICES[place + fakirs])
    me.coins -= paid
    s.bid_track.pop(0)
    track = s.turn_track
    if place == FIRST_ZERO:
        for zero in range(LAST_ZERO, FIRST_ZERO, -1):
            track[zero] = track[zero - 1]
    track[place] = seat
    s.note(notes.BID, seat, place, paid, fakirs)


class Bid(ToSeat[Sultanate]):
    """1: choose a free place of the turn track."""

    PRIVATE = True
    WHOLE_TURN = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return bids(s, seat, 0)

    def within(self, s: Sultanate, seat: int, most: int) -> int:
        """The dearest place that costs no more; if there is none, the cheapest one."""
        spots = [spot for spot in self.options(s, seat) if spot != PAY_FAKIR]
        for spot in spots:
            if TRACK_PRICES[place_of(spot)] <= most:
                return spot
        return spots[-1]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        bid(s, seat, action, 0)


class BidWithFakirs(ToSeat[Sultanate]):
    """Kumarbi: while bidding, every fakir discarded lowers the price by a place of the track."""

    PRIVATE = True
    CONTINUES = True

    def __init__(self, player: int, fakirs: int) -> None:
        super().__init__(player)
        self.fakirs: Final = fakirs

    def args(self) -> tuple[int, ...]:
        return (self.player, self.fakirs)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return bids(s, seat, self.fakirs)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        bid(s, seat, action, self.fakirs)
