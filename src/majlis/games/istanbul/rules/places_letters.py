"""Places of Letters & Seals (p. 21): Embassy, Auction House, Secret Society and Catacombs. The
Kiosk has a chapter of its own."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    DONE,
    EVERY_GOOD,
    ONE,
    PLACE,
    SOCIETY_LIRA,
    SOCIETY_SEALS,
    TEN,
    place_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import INSIDE, CardWindow
from majlis.games.istanbul.rules.figures import (
    COMPANION,
    MERCHANT,
    REMOTE,
    companion_on_board,
    move_companion,
    move_merchant,
    stands_on,
)
from majlis.games.istanbul.rules.seals import PayLetters
from majlis.games.istanbul.rules.supply import (
    ChooseGood,
    ChooseTrack,
    TakeBonus,
    TakeLetters,
    gain_lira,
    letters_left,
)
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import NONE, ForSeat, Frame, ToSeat

# -- 21 Embassy ---------------------------------------------------------------------------------


def can_embassy(s: Istanbul, seat: int) -> bool:
    return letters_left(s)


def embassy(s: Istanbul, seat: int, how: int) -> None:
    """21 Embassy: take two letters."""
    s.then(TakeLetters(seat, 2))


# -- 23 Auction House ---------------------------------------------------------------------------


def auction_house(s: Istanbul, seat: int, how: int) -> None:
    """23 Auction House: take a good of choice; then two bonus cards are auctioned."""
    s.then(ChooseGood(seat, EVERY_GOOD), NextBid(seat))


class NextBid(Frame[Istanbul]):
    """The player bids first, then each other player once, clockwise; if somebody has overbid him,
    the player may bid a last time. Who has too little to bid passes."""

    def __init__(self, player: int, nth: int = 0, high: int = 0, leader: int = NONE) -> None:
        self.player: Final = player
        self.nth: Final = nth
        self.high: Final = high
        self.leader: Final = leader

    def args(self) -> tuple[int, ...]:
        return (self.player, self.nth, self.high, self.leader)

    def run(self, s: Istanbul) -> None:
        seats = len(s.players)
        if self.nth > seats or (self.nth == seats and self.leader in (NONE, self.player)):
            s.then(Hammer(self.player, self.high, self.leader))
            return
        bidder = (self.player + self.nth) % seats
        bids_in_own_turn = bidder == self.player and s.players[bidder].hand
        if s.players[bidder].lira > self.high or bids_in_own_turn:
            s.then(Bid(self.player, self.nth, self.high, self.leader))
        else:
            s.note(notes.PASSED, bidder)
            s.then(NextBid(self.player, self.nth + 1, self.high, self.leader))


class Bid(CardWindow):
    """Overbid, or pass: the coin pointed at is how much more than the highest bid. The player opens
    with 1 lira or more, if he has any. Only he may play cards meanwhile (ruling 74)."""

    def __init__(self, player: int, nth: int, high: int, leader: int) -> None:
        super().__init__(player, INSIDE)
        self.nth: Final = nth
        self.high: Final = high
        self.leader: Final = leader

    def args(self) -> tuple[int, ...]:
        return (self.player, self.nth, self.high, self.leader)

    def seats(self, s: Istanbul) -> list[int]:
        return [(self.player + self.nth) % len(s.players)]

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        lira = s.players[seat].lira
        more = coins(lira - self.high, TEN)
        return [DONE, *more] if self.nth > 0 or lira == 0 else more

    def within(self, s: Istanbul, seat: int, most: int) -> int:
        """One lira more than the others, or pass."""
        choices = self.choices(s, seat)
        if ONE in choices and (self.high < most or DONE not in choices):
            return ONE
        return DONE

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            s.note(notes.PASSED, seat)
            s.then(NextBid(self.player, self.nth + 1, self.high, self.leader))
        else:
            s.then(RaiseBid(self.player, self.nth, self.high, worth(action), action))


class RaiseBid(ToSeat[Istanbul]):
    """More coins for the same bid, none greater than the last, each sum in one way only."""

    CONTINUES = True

    def __init__(self, player: int, nth: int, high: int, more: int, coin: int) -> None:
        super().__init__(player)
        self.nth: Final = nth
        self.high: Final = high
        self.more: Final = more
        self.coin: Final = coin

    def args(self) -> tuple[int, ...]:
        return (self.player, self.nth, self.high, self.more, self.coin)

    def seats(self, s: Istanbul) -> list[int]:
        return [(self.player + self.nth) % len(s.players)]

    def options(self, s: Istanbul, seat: int) -> list[int]:
        left = s.players[seat].lira - self.high - self.more
        return [DONE, *coins(left, greatest_next(self.coin, self.more))]

    def within(self, s: Istanbul, seat: int, most: int) -> int:
        return DONE

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action != DONE:
            more = self.more + worth(action)
            s.then(RaiseBid(self.player, self.nth, self.high, more, action))
            return
        bid = self.high + self.more
        s.note(notes.BID, seat, bid)
        s.then(NextBid(self.player, self.nth + 1, bid, seat))


def greatest_next(coin: int, so_far: int) -> int:
    """The greatest coin that may follow this one. Each sum in one way: tens, then at most one five,
    then at most four ones."""
    if coin == TEN:
        return TEN
    return ONE if so_far % 5 < 4 else NO_COIN


def coins(lira: int, most: int) -> list[int]:
    """The coins up to this one that so many lira allow, as actions."""
    return [coin for coin in range(ONE, most + 1) if worth(coin) <= lira]


def worth(coin: int) -> int:
    return COINS[coin - ONE]


COINS: Final = [1, 5, 10]
NO_COIN: Final = ONE - 1


class Hammer(Frame[Istanbul]):
    """The highest bidder draws two bonus cards. He pays the player, or if that is himself the bank.
    If nobody has bid, nobody draws (ruling 73)."""

    def __init__(self, player: int, high: int, leader: int) -> None:
        self.player: Final = player
        self.high: Final = high
        self.leader: Final = leader

    def args(self) -> tuple[int, ...]:
        return (self.player, self.high, self.leader)

    def run(self, s: Istanbul) -> None:
        winner = self.leader
        paid = NONE if winner == self.player else self.player
        s.note(notes.AUCTION, winner, self.high, paid)
        if winner == NONE:
            return
        gain_lira(s, winner, -self.high)
        if paid != NONE:
            gain_lira(s, paid, self.high)
        s.then(TakeBonus(winner, 2))


# -- 24 Secret Society --------------------------------------------------------------------------


def can_secret_society(s: Istanbul, seat: int) -> bool:
    return s.players[seat].seals() >= SOCIETY_SEALS


def secret_society(s: Istanbul, seat: int, how: int) -> None:
    """24 Secret Society: six seals for a ruby of choice, and 3, 2, 1 lira for the first three
    times (ruling 70)."""
    s.then(PayLetters(seat, SOCIETY_SEALS), ChooseTrack(seat), SocietyLira(seat))


class SocietyLira(ForSeat[Istanbul]):
    def run(self, s: Istanbul) -> None:
        if s.society < len(SOCIETY_LIRA):
            gain_lira(s, self.player, SOCIETY_LIRA[s.society])
        s.society += 1


# -- 25 Catacombs -------------------------------------------------------------------------------


def catacombs(s: Istanbul, seat: int, how: int) -> None:
    """25 Catacombs: a good or a coffee; then the merchant's stack or the companion goes to any
    other place, where it does and meets nothing. The narrower reading: if one of them acts, it is
    he who goes (ruling 75)."""
    s.then(ChooseGood(seat, EVERY_GOOD, 1))
    figure = how % REMOTE
    if s.ruling_catacombs_actor_only and figure in (MERCHANT, COMPANION):
        s.then(Relocate(seat, figure))
    elif companion_on_board(s, seat):
        s.then(ChooseFigure(seat))
    else:
        s.then(Relocate(seat, MERCHANT))


class ChooseFigure(ToSeat[Istanbul]):
    """The merchant's stack, or the companion."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [data.COMPANION, data.MERCHANT + seat]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        s.then(Relocate(seat, COMPANION if action == data.COMPANION else MERCHANT))


class Relocate(ToSeat[Istanbul]):
    """To any other place: who stays has not moved (ruling 92)."""

    CONTINUES = True

    def __init__(self, player: int, figure: int) -> None:
        super().__init__(player)
        self.figure: Final = figure

    def args(self) -> tuple[int, ...]:
        return (self.player, self.figure)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        here = stands_on(s, seat, self.figure)
        return [PLACE + place for place in sorted(s.places) if place != here]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if self.figure == MERCHANT:
            move_merchant(s, seat, place_of(action))
        else:
            move_companion(s, seat, place_of(action))
