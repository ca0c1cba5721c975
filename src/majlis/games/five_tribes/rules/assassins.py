"""2.4 The assassins' action, and the djinns that have a say in it: Iblis, Kandicha, Boaz."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    BOAZ,
    BUILDER,
    DISTANCE,
    DONE,
    ELDER,
    FAKIR,
    IBLIS,
    KANDICHA,
    MERCHANT,
    TILES,
    VIZIER,
    is_meeple_on_tile,
    meeple_held,
    meeple_on,
    seat_of,
    tile_of,
    tribe_of,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.control import control_if_empty
from majlis.games.five_tribes.rules.decks import TakeTopCard
from majlis.games.five_tribes.rules.djinns_watching import assassins_killed, earn
from majlis.games.five_tribes.rules.payment import can_pay, might_pay, pay_fakir, use
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import NONE, Frame, ToSeat

# A victim is written as the answer that points at it: a meeple on a tile, or one in front of a
# player.


def on_tiles(s: Sultanate, reach: int) -> list[int]:
    """The victims on tiles that are at most so many steps away from the last one."""
    steps = DISTANCE[s.path[-1]]
    return [
        meeple_on(tile, tribe)
        for tile in range(TILES)
        if steps[tile] <= reach
        for tribe in range(5)
        if s.count(tile, tribe)
    ]


def in_front_of_opponents(s: Sultanate, seat: int) -> list[int]:
    """Viziers and elders of the opponents that Boaz does not protect."""
    return [
        meeple_held(other, tribe)
        for other, player in enumerate(s.players)
        if other != seat and not player.has(BOAZ)
        for tribe in (VIZIER, ELDER)
        if player.kept(tribe)
    ]


class Assassinate(ToSeat[Sultanate]):
    """Assassins: kill one meeple, either on a tile no further away than there are assassins, or a
    vizier or elder in front of an opponent. Bonus: each fakir discarded reaches a tile further; no
    more of them than needed (ruling 11). Whoever can kill without fakirs must (ruling 9)."""

    PRIVATE = True

    def __init__(self, player: int, assassins: int) -> None:
        super().__init__(player)
        self.assassins: Final = assassins

    def args(self) -> tuple[int, ...]:
        return (self.player, self.assassins)

    def lapses(self, s: Sultanate) -> bool:
        me = s.players[self.player]
        furthest = self.assassins + me.cards[FAKIR] + me.hidden
        return not in_front_of_opponents(s, self.player) and not on_tiles(s, furthest)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        held = in_front_of_opponents(s, seat)
        furthest = self.assassins + s.players[seat].holds(FAKIR)
        options = on_tiles(s, furthest) + held
        if not held and not on_tiles(s, self.assassins):
            options.append(DONE)
        return options

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == DONE:
            s.note(notes.SPARED, seat)
            return
        if is_meeple_on_tile(action):
            away = DISTANCE[s.path[-1]][tile_of(action)]
            for _ in range(away - self.assassins):
                pay_fakir(s, seat, NONE)
        me = s.players[seat]
        if me.may_use(IBLIS) and might_pay(me, IBLIS) and second_victims(s, action):
            s.then(SecondVictim(seat, action))
        else:
            s.then(Kill(seat, action, NONE))


def second_victims(s: Sultanate, first: int) -> list[int]:
    """Who can die with the first victim: others on its tile, or in front of the same opponent."""
    dead = [0] * 5
    dead[tribe_of(first)] = 1
    if is_meeple_on_tile(first):
        tile = tile_of(first)
        return [meeple_on(tile, tribe) for tribe in range(5) if s.count(tile, tribe) > dead[tribe]]
    opponent = seat_of(first)
    return [
        meeple_held(opponent, tribe)
        for tribe in (VIZIER, ELDER)
        if s.players[opponent].kept(tribe) > dead[tribe]
    ]


class SecondVictim(ToSeat[Sultanate]):
    """Iblis: for an elder or a fakir the assassins kill two meeples on one tile, or two elders or
    viziers of one opponent."""

    PRIVATE = True
    CONTINUES = True

    def __init__(self, player: int, first: int) -> None:
        super().__init__(player)
        self.first: Final = first

    def args(self) -> tuple[int, ...]:
        return (self.player, self.first)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        if can_pay(s.players[seat], IBLIS):
            return [*second_victims(s, self.first), DONE]
        return [DONE]

    def usual(self, s: Sultanate, seat: int) -> int:
        """Iblis must be paid."""
        return DONE

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == DONE:
            s.then(Kill(seat, self.first, NONE))
        else:
            use(s, seat, IBLIS)
            s.then(Kill(seat, self.first, action))


class Kill(Frame[Sultanate]):
    """One victim dies, or two together. Important: if that leaves a tile without meeples, the
    player controls it and puts a camel on it at once."""

    def __init__(self, player: int, first: int, second: int) -> None:
        self.player: Final = player
        self.first: Final = first
        self.second: Final = second  # or NONE

    def args(self) -> tuple[int, ...]:
        return (self.player, self.first, self.second)

    def run(self, s: Sultanate) -> None:
        kill(s, self.player, self.first)
        if self.second != NONE:
            kill(s, self.player, self.second)
        assassins_killed(s, self.player, 1 if self.second == NONE else 2)
        if is_meeple_on_tile(self.first):
            control_if_empty(s, self.player, tile_of(self.first))


def kill(s: Sultanate, seat: int, victim: int) -> None:
    """The victim goes into the bag, unless Kandicha has a use for it."""
    tribe = tribe_of(victim)
    if is_meeple_on_tile(victim):
        s.leave(tile_of(victim), tribe, 1)
        s.note(notes.KILLED, seat, tribe, tile_of(victim), NONE)
    else:
        opponent = seat_of(victim)
        s.players[opponent].keep(tribe, -1)
        s.note(notes.KILLED, seat, tribe, NONE, opponent)
    if s.players[seat].has(KANDICHA):
        kandicha(s, seat, victim)
    else:
        s.bag[tribe] += 1


def kandicha(s: Sultanate, seat: int, victim: int) -> None:
    """Kandicha: for a killed merchant take the top card of the deck; for a builder what he could
    have earned where he stood (ruling 16); viziers and elders come to the player instead of into
    the bag."""
    tribe = tribe_of(victim)
    if tribe in (VIZIER, ELDER):
        s.players[seat].keep(tribe, 1)
        s.note(notes.KEPT, seat, tribe, 1, KANDICHA)
        return
    s.bag[tribe] += 1
    if tribe == MERCHANT:
        s.then(TakeTopCard(seat, KANDICHA))
    elif tribe == BUILDER:
        coins = s.blue_tiles(tile_of(victim))
        earn(s, seat, coins, KANDICHA)
        if s.ruling_echidna_doubles_kandicha:
            s.builder_coins += coins
