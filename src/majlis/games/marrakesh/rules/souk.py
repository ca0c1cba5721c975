"""The souk: the exchange office and luxury goods (page 9)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_LUXURY,
    A_RESOURCE,
    A_STAIRCASE,
    ANY,
    ANY_STEP,
    DONE,
    GOODS,
    LUXURY_POINTS,
    LUXURY_RESOURCES,
    ON_MOSQUE,
    ON_PALACE,
    RESOURCES,
    bonus_of,
    exchanged_for,
    is_keshi,
    is_resource,
    keshi_of,
    luxury_cost,
    luxury_of,
    resource_of,
    staircase_of,
)
from majlis.games.marrakesh.rules import (
    bonuses,
    display,
    notes,
    scrolls_permanent,
    stairs,
    supply,
)
from majlis.games.marrakesh.state import FROM_SOUK, Marrakesh, Player
from majlis.kernel.frame import NONE, ToSeat

NOTHING: Final = 0
EXCHANGED: Final = 1
BOUGHT: Final = 2

ONE_STEP: Final = bonus_of(ANY_STEP, 1)


class Trade(ToSeat[Marrakesh]):
    """Page 9: use the exchange office once, or acquire one luxury good; or neither. With scroll 46
    exchange several times, with scroll 34 buy several goods, with both any mixture. `done` is what
    was done last."""

    CONTINUES = True
    DECLINE = DONE

    def __init__(self, player: int, done: int) -> None:
        super().__init__(player)
        self.done: Final = done

    def args(self) -> tuple[int, ...]:
        return (self.player, self.done)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        ways = [DONE]
        if may_exchange(me, self.done):
            ways += [A_KESHI + colour for colour in GOODS if me.keshis[colour]]
        if may_buy(me, self.done):
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


def may_exchange(me: Player, done: int) -> bool:
    """First of all; then with scroll 46 again, and with scroll 34 as well after a purchase."""
    if done == NOTHING:
        return True
    if not scrolls_permanent.exchanges_several_times(me):
        return False
    return done == EXCHANGED or scrolls_permanent.buys_several_goods(me)


def may_buy(me: Player, done: int) -> bool:
    """First of all; then with scroll 34 again, and with scroll 46 as well after an exchange."""
    if done == NOTHING:
        return True
    if not scrolls_permanent.buys_several_goods(me):
        return False
    return done == BOUGHT or scrolls_permanent.exchanges_several_times(me)


def exchange(s: Marrakesh, seat: int, colour: int) -> None:
    """Page 9: return one goods keshi and receive what its row of the open office shows; with scroll
    18 any one resource more."""
    supply.pay_goods(s, seat, colour, 1)
    s.note(notes.EXCHANGED, seat, colour, s.office)
    row = exchanged_for(s.office, colour)
    if scrolls_permanent.exchange_adds_a_resource(s.players[seat]):
        receive_with_a_resource(s, seat, row)
    else:
        receive(s, seat, row)


def receive(s: Marrakesh, seat: int, row: list[int]) -> None:
    for bonus in row:
        s.then(bonuses.Gain(seat, bonus, 1, FROM_SOUK))


def receive_with_a_resource(s: Marrakesh, seat: int, row: list[int]) -> None:
    """Scroll 18, in the order the player likes (ruling 5.83). The resources of the row come first;
    the one more before a step on the river, for which its water can be paid. Beside a climb that
    may lead on to more the player is asked."""
    if s.rules < 2:
        receive(s, seat, row)
        s.then(bonuses.ChooseResource(seat, 1, 0, FROM_SOUK))
        return
    me = s.players[seat]
    receive(s, seat, row[:1])
    climbs = stairs.leads_on(me, ON_PALACE) or stairs.leads_on(me, ON_MOSQUE)
    if climbs and row[1:] == [ONE_STEP]:
        s.then(ResourceOrStep(seat))
    else:
        s.then(bonuses.ChooseResource(seat, 1, 0, FROM_SOUK))
        receive(s, seat, row[1:])


class ResourceOrStep(ToSeat[Marrakesh]):
    """Scroll 18 at a new office: a step on either staircase and any resource; take one of them now,
    the other follows."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        resources = [A_RESOURCE + resource for resource in range(len(RESOURCES))]
        return [*resources, A_STAIRCASE + ON_PALACE, A_STAIRCASE + ON_MOSQUE]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if is_resource(action):
            supply.gain(s, seat, resource_of(action), 1, FROM_SOUK)
            s.then(bonuses.ChooseStaircase(seat, 1))
        else:
            stairs.move(s, seat, staircase_of(action), 1)
            s.then(bonuses.ChooseResource(seat, 1, 0, FROM_SOUK))


def affordable(s: Marrakesh, seat: int, tile: int) -> bool:
    """Whether the goods keshis suffice; in the imam's company one of them is spared."""
    short = 0
    keshis = s.players[seat].keshis
    for colour in GOODS:
        missing = luxury_cost(tile, colour) - keshis[colour]
        if missing > 0:
            short += missing
    return short == 0 or (short == 1 and s.escorted[ON_MOSQUE] == seat)


def buy(s: Marrakesh, seat: int, tile: int) -> None:
    """Page 9: return the goods keshis that the tile shows. Expansion 2: in the imam's company one
    fewer."""
    if s.escorted[ON_MOSQUE] == seat:
        s.then(SpareKeshi(seat, tile))
        return
    pay_for(s, seat, tile, NONE)
    acquire(s, seat, tile)


def pay_for(s: Marrakesh, seat: int, tile: int, spared: int) -> None:
    """Return the goods keshis, but for one of the spared colour."""
    for colour in GOODS:
        supply.pay_goods(s, seat, colour, due(tile, colour, spared))


def due(tile: int, colour: int, spared: int) -> int:
    return luxury_cost(tile, colour) - (1 if colour == spared else 0)


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
        me = s.players[seat]
        return [
            A_KESHI + spared
            for spared in GOODS
            if luxury_cost(self.tile, spared) and suffices(me, self.tile, spared)
        ]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        pay_for(s, seat, self.tile, keshi_of(action))
        acquire(s, seat, self.tile)


def suffices(me: Player, tile: int, spared: int) -> bool:
    return all(me.keshis[colour] >= due(tile, colour, spared) for colour in GOODS)


def acquire(s: Marrakesh, seat: int, tile: int) -> None:
    """Page 9: receive the points and resources that the tile shows, and keep it."""
    shop = display.take_luxury_off(s, tile)
    s.players[seat].luxuries |= 1 << tile
    s.note(notes.LUXURY, seat, tile, shop)
    supply.score(s, seat, LUXURY_POINTS[tile], FROM_SOUK)
    for resource in range(len(RESOURCES)):
        supply.gain(s, seat, resource, LUXURY_RESOURCES[tile][resource], FROM_SOUK)
    if LUXURY_RESOURCES[tile][ANY]:
        s.then(bonuses.ChooseResource(seat, LUXURY_RESOURCES[tile][ANY], 0, FROM_SOUK))
