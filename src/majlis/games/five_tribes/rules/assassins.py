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
    HELD,
    IBLIS,
    KANDICHA,
    MEEPLE,
    MERCHANT,
    TILES,
    VIZIER,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.control import control_if_empty
from majlis.games.five_tribes.rules.decks import TakeTopCard
from majlis.games.five_tribes.rules.djinns_watching import assassins_killed, earn
from majlis.games.five_tribes.rules.payment import Pay, can_pay, might_pay, pay_fakir
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import NONE, Frame, ToSeat

# A victim is written as the answer that points at it: a meeple on a tile, or one in front of a
# player.


def on_tiles(s: Sultanate, reach: int) -> list[int]:
    """The victims on tiles that are at most so many steps away from the last one."""
    steps = DISTANCE[s.path[-1]]
    return [
        MEEPLE + 5 * tile + tribe
        for tile in range(TILES)
        if steps[tile] <= reach
        for tribe in range(5)
        if s.meeples[5 * tile + tribe]
    ]


def in_front_of_opponents(s: Sultanate, seat: int) -> list[int]:
    """Viziers and elders of the opponents that Boaz does not protect."""
    return [
        HELD + 2 * other + tribe
        for other, player in enumerate(s.players)
        if other != seat and not player.has(BOAZ)
        for tribe in (VIZIER, ELDER)
        if player.kept(tribe)
    ]


class Assassinate(ToSeat[Sultanate]):
    """Assassins: kill one meeple, either on a tile no further away than there are assassins, or a
    vizier or elder in front of an opponent. Bonus: each fakir discarded reaches a tile further; no
    more of them than needed (ruling 11). Whoever can kill without fakirs must (ruling 9)."""

    LAPSES = True
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
        if action < HELD:
            away = DISTANCE[s.path[-1]][(action - MEEPLE) // 5]
            for _ in range(away - self.assassins):
                pay_fakir(s, seat, NONE)
        me = s.players[seat]
        if me.may_use(IBLIS) and might_pay(me, IBLIS) and second_victims(s, action):
            s.then(SecondVictim(seat, action))
        else:
            kill(s, seat, [action])


def second_victims(s: Sultanate, first: int) -> list[int]:
    """Who can die with the first victim: others on its tile, or in front of the same opponent."""
    if first < HELD:
        at = first - (first - MEEPLE) % 5
        here = at - MEEPLE
        return [
            at + tribe
            for tribe in range(5)
            if s.meeples[here + tribe] - (1 if at + tribe == first else 0) > 0
        ]
    at = first - (first - HELD) % 2
    player = s.players[(first - HELD) // 2]
    return [
        at + tribe
        for tribe in (VIZIER, ELDER)
        if player.kept(tribe) - (1 if at + tribe == first else 0) > 0
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

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == DONE:
            kill(s, seat, [self.first])
        else:
            s.players[seat].use(IBLIS)
            s.note(notes.USED, seat, IBLIS)
            s.then(Pay(seat, IBLIS), KillTwo(seat, self.first, action))


class KillTwo(Frame[Sultanate]):
    """Iblis has been paid: both die together."""

    def __init__(self, player: int, first: int, second: int) -> None:
        self.player: Final = player
        self.first: Final = first
        self.second: Final = second

    def args(self) -> tuple[int, ...]:
        return (self.player, self.first, self.second)

    def run(self, s: Sultanate) -> None:
        kill(s, self.player, [self.first, self.second])


def kill(s: Sultanate, seat: int, victims: list[int]) -> None:
    """The victims go into the bag. Important: if that leaves a tile without meeples, the player
    controls it and puts a camel on it at once."""
    for victim in victims:
        if victim < HELD:
            tile = (victim - MEEPLE) // 5
            tribe = (victim - MEEPLE) % 5
            s.leave(tile, tribe, 1)
            s.note(notes.KILLED, seat, tribe, tile, NONE)
        else:
            tile = NONE
            owner = (victim - HELD) // 2
            tribe = (victim - HELD) % 2
            s.players[owner].keep(tribe, -1)
            s.note(notes.KILLED, seat, tribe, NONE, owner)
        if s.players[seat].has(KANDICHA):
            kandicha(s, seat, tribe, tile)
        else:
            s.bag[tribe] += 1
    assassins_killed(s, seat, len(victims))
    if victims[0] < HELD:
        control_if_empty(s, seat, (victims[0] - MEEPLE) // 5)


def kandicha(s: Sultanate, seat: int, tribe: int, tile: int) -> None:
    """Kandicha: for a killed merchant take the top card of the deck; for a builder what he could
    have earned where he stood (ruling 16); viziers and elders come to the player instead of into
    the bag."""
    if tribe in (VIZIER, ELDER):
        s.players[seat].keep(tribe, 1)
        s.note(notes.KEPT, seat, tribe, 1, KANDICHA)
        return
    s.bag[tribe] += 1
    if tribe == MERCHANT:
        s.then(TakeTopCard(seat, KANDICHA))
    elif tribe == BUILDER:
        coins = s.blue_tiles(tile)
        earn(s, seat, coins, KANDICHA)
        if s.ruling_echidna_doubles_kandicha:
            s.builder_coins += coins
