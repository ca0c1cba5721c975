"""The souk: the exchange office and luxury goods (page 9)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_LUXURY,
    ANY,
    DONE,
    GOODS,
    LUXURY_COST,
    LUXURY_POINTS,
    LUXURY_RESOURCES,
    OFFICE_ROWS,
    ON_MOSQUE,
    RESOURCES,
    YELLOW,
    is_keshi,
    keshi_of,
    luxury_of,
)
from majlis.games.marrakesh.rules import bonuses, display, notes, scrolls_permanent, supply
from majlis.games.marrakesh.state import FROM_SOUK, Marrakesh
from majlis.kernel.frame import NONE, ToSeat

NOTHING: Final = 0
EXCHANGED: Final = 1
BOUGHT: Final = 2


class Trade(ToSeat[Marrakesh]):
    """Page 9: use the exchange office once, or acquire one luxury good; or neither. With scroll 46
    exchange several times, with scroll 34 buy several goods, with both any mixture. `done` is what
    was done last."""

    CONTINUES = True

    def __init__(self, player: int, done: int) -> None:
        super().__init__(player)
        self.done: Final = done

    def args(self) -> tuple[int, ...]:
        return (self.player, self.done)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        many_exchanges = scrolls_permanent.exchanges_several_times(me)
        many_goods = scrolls_permanent.buys_several_goods(me)
        ways = [DONE]
        if self.done == NOTHING or (many_exchanges and (self.done == EXCHANGED or many_goods)):
            ways += [A_KESHI + colour for colour in GOODS if me.keshis[colour]]
        if self.done == NOTHING or (many_goods and (self.done == BOUGHT or many_exchanges)):
            tiles = [tile for tile in s.shops if tile != NONE and affordable(s, seat, tile)]
            tiles.sort()
            ways += [A_LUXURY + tile for tile in tiles]
        return ways

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        if action == DONE:
            return
        if is_keshi(action):
            exchange(s, seat, keshi_of(action))
            if scrolls_permanent.exchanges_several_times(me):
                s.then(Trade(seat, EXCHANGED))
        else:
            buy(s, seat, luxury_of(action))
            if scrolls_permanent.buys_several_goods(me):
                s.then(Trade(seat, BOUGHT))


def exchange(s: Marrakesh, player: int, colour: int) -> None:
    """Page 9: return one goods keshi and receive what its row of the open office shows; with scroll
    18 any one resource more."""
    supply.pay_goods(s, player, colour, 1)
    s.note(notes.EXCHANGED, player, colour, s.office)
    for bonus in OFFICE_ROWS[s.office][colour - YELLOW]:
        s.then(bonuses.Gain(player, bonus, 1, FROM_SOUK))
    if scrolls_permanent.exchange_adds_a_resource(s.players[player]):
        s.then(bonuses.ChooseResource(player, 1, 0, FROM_SOUK))


def affordable(s: Marrakesh, player: int, tile: int) -> bool:
    """Whether the goods keshis suffice; in the imam's company one of them is spared."""
    short = 0
    for i in range(3):
        missing = LUXURY_COST[tile][i] - s.players[player].keshis[YELLOW + i]
        if missing > 0:
            short += missing
    return short == 0 or (short == 1 and s.escorted[ON_MOSQUE] == player)


def buy(s: Marrakesh, player: int, tile: int) -> None:
    """Page 9: return the goods keshis that the tile shows. Expansion 2: in the imam's company one
    fewer."""
    if s.escorted[ON_MOSQUE] == player:
        s.then(SpareKeshi(player, tile))
        return
    for i in range(3):
        supply.pay_goods(s, player, YELLOW + i, LUXURY_COST[tile][i])
    acquire(s, player, tile)


class SpareKeshi(ToSeat[Marrakesh]):
    """Expansion 2, page 16: buying a luxury good with the imam, choose the goods keshi that is not
    paid."""

    CONTINUES = True

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile: Final = tile

    def args(self) -> tuple[int, ...]:
        return (self.player, self.tile)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        keshis = s.players[seat].keshis
        cost = LUXURY_COST[self.tile]
        spared: list[int] = []
        for i in range(3):
            if cost[i]:
                enough = True
                for j in range(3):
                    due = cost[j] - (1 if i == j else 0)
                    if keshis[YELLOW + j] < due:
                        enough = False
                if enough:
                    spared.append(A_KESHI + YELLOW + i)
        return spared

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        for i in range(3):
            due = LUXURY_COST[self.tile][i] - (1 if A_KESHI + YELLOW + i == action else 0)
            supply.pay_goods(s, seat, YELLOW + i, due)
        acquire(s, seat, self.tile)


def acquire(s: Marrakesh, player: int, tile: int) -> None:
    """Page 9: receive the points and resources that the tile shows, and keep it."""
    shop = display.take_luxury_off(s, tile)
    s.players[player].luxuries |= 1 << tile
    s.note(notes.LUXURY, player, tile, shop)
    supply.score(s, player, LUXURY_POINTS[tile], FROM_SOUK)
    for resource in range(len(RESOURCES)):
        supply.gain(s, player, resource, LUXURY_RESOURCES[tile][resource], FROM_SOUK)
    if LUXURY_RESOURCES[tile][ANY]:
        s.then(bonuses.ChooseResource(player, LUXURY_RESOURCES[tile][ANY], 0, FROM_SOUK))
