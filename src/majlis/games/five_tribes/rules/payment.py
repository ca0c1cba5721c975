"""Elders and fakirs as money: what djinns cost to buy and to use."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    ANUN_NAK,
    DJINN_PRICES,
    ELDER,
    ELDER_AND_ONE,
    FAKIR,
    ONE_FAKIR,
    PAY_ELDER,
    PAY_FAKIR,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.state import Player, Sultanate, changed
from majlis.kernel.frame import NONE, Frame, ToSeat

BUYING: Final = NONE  # stands where the djinn would that is used


def price_of(djinn: int) -> int:
    return ELDER_AND_ONE if djinn == BUYING else DJINN_PRICES[djinn]


def affordable(elders: int, fakir: bool, price: int) -> bool:
    if price == ELDER_AND_ONE:
        return elders >= 2 or (elders == 1 and fakir)
    return fakir or (price != ONE_FAKIR and elders >= 1)


def can_pay(me: Player, djinn: int) -> bool:
    return affordable(me.elders, me.holds(FAKIR) > 0, price_of(djinn))


def might_pay(me: Player, djinn: int) -> bool:
    """Whether the player can pay, for all that the others know: decides whether to ask."""
    return affordable(me.elders, me.may_hold_fakir(), price_of(djinn))


def pay_elder(s: Sultanate, seat: int, djinn: int) -> None:
    """Elders paid go into the bag."""
    s.players[seat].elders -= 1
    s.bag[ELDER] += 1
    s.note(notes.PAID, seat, 1, 0, djinn)


def pay_fakir(s: Sultanate, seat: int, djinn: int) -> None:
    """Fakirs paid are discarded."""
    discard(s, seat, FAKIR)
    s.note(notes.PAID, seat, 0, 1, djinn)


def discard(s: Sultanate, seat: int, kind: int) -> None:
    """A card that everybody has seen goes first, which tells nobody anything about the others."""
    me = s.players[seat]
    if me.cards[kind]:
        me.cards[kind] -= 1
    else:
        me.unseen = changed(me.unseen, kind, me.unseen[kind] - 1)
        me.hidden -= 1
        s.sealed = True
    s.discard[kind] += 1


def use(s: Sultanate, seat: int, djinn: int) -> None:
    """Pay the djinn, which has served then for this turn."""
    s.players[seat].use(djinn)
    s.note(notes.USED, seat, djinn)
    s.then(Pay(seat, djinn))


class Pay(Frame[Sultanate]):
    """Djinns: some powers have a price; it is the player's choice only where there are two ways.
    Where the bag is empty, a fakir would bring nobody to Anun-Nak (ruling 28)."""

    def __init__(self, player: int, djinn: int) -> None:
        self.player: Final = player
        self.djinn: Final = djinn

    def args(self) -> tuple[int, ...]:
        return (self.player, self.djinn)

    def run(self, s: Sultanate) -> None:
        me = s.players[self.player]
        price = price_of(self.djinn)
        if price == ELDER_AND_ONE:
            pay_elder(s, self.player, self.djinn)
        if price == ONE_FAKIR or not me.elders:
            pay_fakir(s, self.player, self.djinn)
        elif me.may_hold_fakir() and (self.djinn != ANUN_NAK or sum(s.bag) > 0):
            s.then(PayWith(self.player, self.djinn))
        else:
            pay_elder(s, self.player, self.djinn)


class PayWith(ToSeat[Sultanate]):
    """Pay with an elder or with a fakir."""

    PRIVATE = True
    CONTINUES = True

    def __init__(self, player: int, djinn: int) -> None:
        super().__init__(player)
        self.djinn: Final = djinn

    def args(self) -> tuple[int, ...]:
        return (self.player, self.djinn)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [PAY_ELDER, PAY_FAKIR] if s.players[seat].holds(FAKIR) else [PAY_ELDER]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == PAY_ELDER:
            pay_elder(s, seat, self.djinn)
        else:
            pay_fakir(s, seat, self.djinn)
