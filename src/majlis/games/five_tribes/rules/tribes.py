"""2.4 Carry out the action of the tribe: viziers, elders, merchants and builders."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    BUILDER,
    DONE,
    ELDER,
    FAKIR,
    MERCHANT,
    PAY_FAKIR,
    VIZIER,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.assassins import Assassinate
from majlis.games.five_tribes.rules.payment import pay_fakir
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import NONE, ForSeat, ToSeat


class TribeAction(ForSeat[Sultanate]):
    """2.4: do what the meeples in hand are for, whether or not the tile was won. Viziers and elders
    stay in front of the player; merchants, builders and assassins go into the bag at once."""

    def run(self, s: Sultanate) -> None:
        tribe = s.dropped[-1]
        count = s.hand[tribe]
        s.hand[tribe] = 0
        if tribe in (VIZIER, ELDER):
            s.players[self.player].keep(tribe, count)
            s.note(notes.KEPT, self.player, tribe, count, NONE)
            return
        s.bag[tribe] += count
        if tribe == MERCHANT:
            trade(s, self.player, count)
        elif tribe == BUILDER:
            build(s, self.player, count, 0)
        else:
            s.then(Assassinate(self.player, count))


def trade(s: Sultanate, seat: int, merchants: int) -> None:
    """Merchants: take as many cards from the start of the row; they are not replaced."""
    me = s.players[seat]
    taken = s.row[:merchants]
    del s.row[:merchants]
    for place, kind in enumerate(taken):
        me.cards[kind] += 1
        s.note(notes.TOOK, seat, kind, place)


def build(s: Sultanate, seat: int, builders: int, fakirs: int) -> None:
    """Builders: a coin for every blue tile around the last one, itself included, times the
    builders. Fakirs may help; where nothing is blue, nobody is asked for them."""
    blue = s.blue_tiles(s.path[-1])
    if blue and s.players[seat].may_hold_fakir():
        s.then(AddFakir(seat, builders, fakirs))
    else:
        bring_coins(s, seat, builders, fakirs)


def bring_coins(s: Sultanate, seat: int, builders: int, fakirs: int) -> None:
    blue = s.blue_tiles(s.path[-1])
    coins = blue * (builders + fakirs)
    s.players[seat].coins += coins
    s.builder_coins += coins
    s.note(notes.BUILT, seat, coins, blue, builders + fakirs)


class AddFakir(ToSeat[Sultanate]):
    """Builders, bonus: discard any number of fakirs, each of which counts as another builder."""

    PRIVATE = True

    def __init__(self, player: int, builders: int, fakirs: int) -> None:
        super().__init__(player)
        self.builders: Final = builders
        self.fakirs: Final = fakirs

    def args(self) -> tuple[int, ...]:
        return (self.player, self.builders, self.fakirs)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [PAY_FAKIR, DONE] if s.players[seat].holds(FAKIR) else [DONE]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == PAY_FAKIR:
            pay_fakir(s, seat, NONE)
            build(s, seat, self.builders, self.fakirs + 1)
        else:
            bring_coins(s, seat, self.builders, self.fakirs)
