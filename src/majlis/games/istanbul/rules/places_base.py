"""Places of the base game (pp. 18-19), in the order of their numbers."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    BLACK_MARKET_JEWELRY,
    BLUE,
    CALL,
    COMPANION,
    DECK,
    DEMAND,
    DEMAND_TILES,
    DISCARD,
    DONE,
    EVERY_GOOD,
    EXTENSION_PRICE,
    EXTENSIONS,
    FABRIC,
    FRUIT,
    GEMSTONE_DEALER,
    GOOD,
    GREAT_MOSQUE,
    GREAT_MOSQUE_TILES,
    GREEN,
    JEWELRY,
    LARGE_DEMAND,
    LARGE_MARKET,
    LARGE_PRICES,
    MOSQUE_STACKS,
    MOST_PLACES,
    MOST_SOLD,
    NO_JEWELRY,
    OTHER_TILE,
    PLACE,
    POLICE_STATION,
    POST,
    SERVICE,
    SMALL_DEMAND,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_MOSQUE_TILES,
    SMALL_PRICES,
    SPICE,
    SULTAN_COSTS,
    SULTANS_PALACE,
    TAKE,
    TILE,
    TILE_GOOD,
    demand_of,
    good_of,
    number_called,
    place_of,
    tile_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import come_to_action
from majlis.games.istanbul.rules.dice import roll, rolled
from majlis.games.istanbul.rules.figures import (
    assistants_out,
    bring_back,
    companion_can_come,
    move_companion,
    move_family,
    sent_by,
    stands_there,
)
from majlis.games.istanbul.rules.supply import (
    ChooseGood,
    DiscardBonus,
    TakeBonus,
    bonus_left,
    gain_coffee,
    gain_extension,
    gain_goods,
    gain_lira,
    gain_ruby,
    pay_goods,
    with_card,
    with_room,
)
from majlis.games.istanbul.state import GENERAL_SUPPLY, OWN, PERSONAL_SUPPLY, Istanbul
from majlis.kernel.frame import NONE, ForSeat, Frame, ToChance, ToSeat

# -- 1 Wainwright -------------------------------------------------------------------------------


def can_wainwright(s: Istanbul, seat: int) -> bool:
    player = s.players[seat]
    return player.lira >= EXTENSION_PRICE and player.extensions < EXTENSIONS


def wainwright(s: Istanbul, seat: int, how: int) -> None:
    """1 Wainwright: pay 7 lira for an extension."""
    gain_lira(s, seat, -EXTENSION_PRICE)
    gain_extension(s, seat)


# -- 2-4 Warehouses -----------------------------------------------------------------------------


def fabric_warehouse(s: Istanbul, seat: int, how: int) -> None:
    warehouse(s, seat, how, FABRIC)


def spice_warehouse(s: Istanbul, seat: int, how: int) -> None:
    warehouse(s, seat, how, SPICE)


def fruit_warehouse(s: Istanbul, seat: int, how: int) -> None:
    warehouse(s, seat, how, FRUIT)


def warehouse(s: Istanbul, seat: int, how: int, good: int) -> None:
    """2-4 Warehouses: as much of the good as the wheelbarrow holds. With a green tile, 2 lira for
    one more good of any kind."""
    player = s.players[seat]
    gain_goods(s, seat, good, player.capacity())
    if stands_there(how) and player.has(GREEN) and player.lira >= SERVICE:
        s.then(GreenTile(seat))


class GreenTile(ToSeat[Istanbul]):
    """Pay 2 lira for one more good of any kind, or do not."""

    CONTINUES = True
    DECLINE = DONE

    def lapses(self, s: Istanbul) -> bool:
        return not with_room(s, self.player, EVERY_GOOD)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [DONE, *with_room(s, seat, EVERY_GOOD)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action != DONE:
            gain_lira(s, seat, -SERVICE)
            gain_goods(s, seat, good_of(action), 1)


# -- 5 Post Office ------------------------------------------------------------------------------


def post_office(s: Istanbul, seat: int, how: int) -> None:
    """5 Post Office: take what is uncovered; then the leftmost marker of the upper row goes down,
    or all go up again."""
    reward = POST[s.post]
    for good in range(4):
        if reward[good]:
            gain_goods(s, seat, good, reward[good])
    gain_lira(s, seat, reward[4])
    s.post = (s.post + 1) % len(POST)


# -- 6 Caravansary ------------------------------------------------------------------------------


def caravansary(s: Istanbul, seat: int, how: int) -> None:
    """6 Caravansary: take two bonus cards, one after the other, then discard one. The caravan
    master discards none (p. 17); with Mocha & Baksheesh a coffee is added."""
    s.caravansary_done = True
    if s.mocha:
        gain_coffee(s, seat, 1)
    s.then(CaravansaryCard(seat), CaravansaryCard(seat))
    if s.caravan != seat:
        s.then(DiscardBonus(seat))


class CaravansaryCard(ToSeat[Istanbul]):
    """Here, and only here, a card may also be taken from the top of the discard pile."""

    CONTINUES = True

    def lapses(self, s: Istanbul) -> bool:
        return not bonus_left(s)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [DECK, DISCARD] if s.discard else [DECK]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DECK:
            s.then(TakeBonus(seat, 1))
            return
        player = s.players[seat]
        card = s.discard[-1]
        s.discard = s.discard[:-1]
        player.hand = with_card(player.hand, card)
        player.shown = with_card(player.shown, card)
        s.note(notes.BONUS_TAKEN, seat, card)


# -- 7 Fountain ---------------------------------------------------------------------------------


def can_fountain(s: Istanbul, seat: int) -> bool:
    return s.players[seat].assistants != 0 or companion_can_come(s, seat)


def fountain(s: Istanbul, seat: int, how: int) -> None:
    """7 Fountain: bring any number of own assistants back under the merchant, wherever he is. With
    Letters & Seals the companion may be taken into the personal supply as well."""
    s.then(ReturnAssistants(seat, companion=1))


class ReturnAssistants(ToSeat[Istanbul]):
    """All of them at once, or one after the other in ascending order of their places; and last the
    companion."""

    CONTINUES = True
    SET = True

    def __init__(self, player: int, least: int = 1, companion: int = 0) -> None:
        super().__init__(player)
        self.least: Final = least
        self.companion: Final = companion

    def args(self) -> tuple[int, ...]:
        return (self.player, self.least, self.companion)

    def lapses(self, s: Istanbul) -> bool:
        return len(self.options(s, self.player)) == 1

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [DONE]
        legal += [PLACE + place for place in assistants_out(s, seat) if place >= self.least]
        if len(legal) > 2:
            legal.append(TAKE)
        if self.companion and companion_can_come(s, seat):
            legal.append(COMPANION)
        return legal

    def members(self, s: Istanbul, seat: int) -> dict[int, int]:
        return dict.fromkeys(self.options(s, seat), 1)

    def usual(self, s: Istanbul, seat: int) -> int:
        """All of them, and a companion who has yet to come into play."""
        legal = self.options(s, seat)
        if legal[1] == COMPANION:
            return COMPANION if s.players[seat].companion == GENERAL_SUPPLY else NONE
        if self.least > 1:  # they are being picked out
            return NONE
        return TAKE if TAKE in legal else legal[1]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == COMPANION:
            move_companion(s, seat, PERSONAL_SUPPLY)
        elif action == TAKE:
            for place in assistants_out(s, seat):
                if place >= self.least:
                    bring_back(s, seat, place)
            s.then(ReturnAssistants(seat, MOST_PLACES + 1, self.companion))
        elif action != DONE:
            place = place_of(action)
            bring_back(s, seat, place)
            s.then(ReturnAssistants(seat, place, self.companion))


# -- 8 Black Market -----------------------------------------------------------------------------


def black_market(s: Istanbul, seat: int, how: int) -> None:
    """8 Black Market: roll for jewelry, and take a fabric, spice or fruit. The player may choose
    the order; to roll first is never worse, so that is done."""
    roll(s, seat, how, BlackMarketJewelry(seat))


def jewelry_for(total: int) -> int:
    """7-8 one jewelry, 9-10 two, 11-12 three."""
    return BLACK_MARKET_JEWELRY[total]


class BlackMarketJewelry(ForSeat[Istanbul]):
    """What the roll brings, and then the other good."""

    def run(self, s: Istanbul) -> None:
        total = rolled(s)
        s.note(notes.ROLLED, self.player, total)
        gain_goods(s, self.player, JEWELRY, jewelry_for(total))
        s.then(ChooseGood(self.player, NO_JEWELRY))


# -- 9 Tea House --------------------------------------------------------------------------------


def tea_house(s: Istanbul, seat: int, how: int) -> None:
    """9 Tea House: name a number from 3 to 12, then roll."""
    s.then(CallNumber(seat, how))


class CallNumber(ToSeat[Istanbul]):
    CONTINUES = True

    def __init__(self, player: int, how: int, times: int = 1) -> None:
        super().__init__(player)
        self.how: Final = how
        self.times: Final = times

    def args(self) -> tuple[int, ...]:
        return (self.player, self.how, self.times)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return CALLS

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        number = number_called(action)
        s.note(notes.CALLED, seat, number)
        roll(s, seat, self.how, TeaHouseStake(seat, number, self.times))


CALLS: Final = [CALL + number for number in range(3, 13)]


class TeaHouseStake(Frame[Istanbul]):
    """A roll of that much or more gives as many lira as the number named, a lower one 2 lira; twice
    that with guild card 9."""

    def __init__(self, player: int, number: int, times: int) -> None:
        self.player: Final = player
        self.number: Final = number
        self.times: Final = times

    def args(self) -> tuple[int, ...]:
        return (self.player, self.number, self.times)

    def run(self, s: Istanbul) -> None:
        total = rolled(s)
        s.note(notes.ROLLED, self.player, total)
        gain_lira(s, self.player, self.times * (self.number if total >= self.number else 2))


# -- 10-11 Markets ------------------------------------------------------------------------------


def demanded(s: Istanbul, market: int) -> list[int]:
    """The goods on the top demand tile of a market; none while it is being turned up."""
    stack = stack_of(market)
    tiles = s.demand[stack]
    top = s.sales[stack] % DEMAND_TILES
    if top >= len(tiles):
        return NO_DEMAND
    return LARGE_DEMAND[tiles[top]] if market == LARGE_MARKET else SMALL_DEMAND[tiles[top]]


NO_DEMAND: Final = [0, 0, 0, 0]


def stack_of(market: int) -> int:
    """Where `Istanbul.demand` and `Istanbul.sales` have a market."""
    return 0 if market == LARGE_MARKET else 1


def wanted(s: Istanbul, seat: int, market: int) -> bool:
    """Something in the wheelbarrow is demanded there."""
    goods = s.players[seat].goods
    demand = demanded(s, market)
    return any(demand[good] and goods[good] for good in range(4))


def can_large_market(s: Istanbul, seat: int) -> bool:
    return wanted(s, seat, LARGE_MARKET)


def large_market(s: Istanbul, seat: int, how: int) -> None:
    s.then(Sell(seat, LARGE_MARKET))


def can_small_market(s: Istanbul, seat: int) -> bool:
    return wanted(s, seat, SMALL_MARKET)


def small_market(s: Istanbul, seat: int, how: int) -> None:
    s.then(Sell(seat, SMALL_MARKET))


class Sell(ToSeat[Istanbul]):
    """10-11 Markets: give 1 to 5 of the goods on the demand tile, for the lira in the table; then
    the tile goes under its stack. With a card the Small Market takes any goods. Goods are pointed
    at in ascending order: `sold` so far, `kind` the last one, `alike` how many of it."""

    CONTINUES = True
    SET = True

    def __init__(
        self,
        player: int,
        market: int,
        freely: int = 0,
        sold: int = 0,
        kind: int = 0,
        alike: int = 0,
    ) -> None:
        super().__init__(player)
        self.market: Final = market
        self.freely: Final = freely
        self.sold: Final = sold
        self.kind: Final = kind
        self.alike: Final = alike

    def args(self) -> tuple[int, ...]:
        return (self.player, self.market, self.freely, self.sold, self.kind, self.alike)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [DONE] if self.sold else []
        legal += [GOOD + good for good in range(self.kind, 4) if self.saleable(s, seat, good)]
        return legal

    def saleable(self, s: Istanbul, seat: int, good: int) -> int:
        """How many more of this good may be given."""
        most = min(s.players[seat].goods[good], MOST_SOLD - self.sold)
        if self.freely:
            return most
        sold = self.alike if good == self.kind else 0
        return min(most, demanded(s, self.market)[good] - sold)

    def members(self, s: Istanbul, seat: int) -> dict[int, int]:
        members = {DONE: 1}
        for action in self.options(s, seat):
            if action != DONE:
                members[action] = self.saleable(s, seat, good_of(action))
        return members

    def usual(self, s: Istanbul, seat: int) -> int:
        """All that is demanded; but with the card one decides what."""
        if self.freely:
            return NONE
        legal = self.options(s, seat)
        return legal[1] if len(legal) > 1 and legal[0] == DONE else legal[0]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            lira = (LARGE_PRICES if self.market == LARGE_MARKET else SMALL_PRICES)[self.sold]
            s.note(notes.SOLD, seat, self.market, self.sold, lira)
            gain_lira(s, seat, lira)
            turn_over(s, self.market)
            return
        good = good_of(action)
        pay_goods(s, seat, good, 1)
        alike = self.alike + 1 if good == self.kind else 1
        s.then(Sell(seat, self.market, self.freely, self.sold + 1, good, alike))


def turn_over(s: Istanbul, market: int) -> None:
    """The top tile goes under the stack. Once all five have been seen, their order is known."""
    stack = stack_of(market)
    s.sales[stack] += 1
    if len(s.demand[stack]) < DEMAND_TILES:
        s.then(TurnUpDemand(market))
    else:
        s.note(notes.DEMAND, market, s.demand[stack][s.sales[stack] % DEMAND_TILES])


class TurnUpDemand(ToChance[Istanbul]):
    """The next demand tile, which nobody has seen before."""

    def __init__(self, market: int) -> None:
        self.market: Final = market

    def args(self) -> tuple[int, ...]:
        return (self.market,)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        seen = s.demand[stack_of(self.market)]
        return [DEMAND + tile for tile in range(DEMAND_TILES) if tile not in seen]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        stack = stack_of(self.market)
        tile = demand_of(action)
        s.demand[stack] = [*s.demand[stack], tile]
        s.note(notes.DEMAND, self.market, tile)


# -- 12 Police Station --------------------------------------------------------------------------


def can_police_station(s: Istanbul, seat: int) -> bool:
    return s.players[seat].family == POLICE_STATION


def police_station(s: Istanbul, seat: int, how: int) -> None:
    """12 Police Station: the own family member, if it is here, is sent to any other place."""
    s.then(SendFamily(seat, sent_by(how)))


class SendFamily(ToSeat[Istanbul]):
    """It carries out that place's action, meets nobody, pays nobody, and stays there."""

    CONTINUES = True

    def __init__(self, player: int, how: int) -> None:
        super().__init__(player)
        self.how: Final = how

    def args(self) -> tuple[int, ...]:
        return (self.player, self.how)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in sorted(s.places) if place != POLICE_STATION]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        place = place_of(action)
        move_family(s, seat, place)
        come_to_action(s, seat, place, self.how)


# -- 13 Sultan's Palace -------------------------------------------------------------------------


def sultan_cost(s: Istanbul) -> list[int]:
    """What the next ruby costs at the Sultan's Palace: each good, then goods of any kind."""
    return SULTAN_COSTS[s.sultan_goods()]


def can_sultans_palace(s: Istanbul, seat: int) -> bool:
    goods = s.players[seat].goods
    if sum(goods) < s.sultan_goods():
        return False
    cost = sultan_cost(s)
    return all(goods[good] >= cost[good] for good in range(4))


def sultans_palace(s: Istanbul, seat: int, how: int) -> None:
    """13 Sultan's Palace: deliver the goods that are not covered by rubies, take the leftmost."""
    cost = sultan_cost(s)
    for good in range(4):
        pay_goods(s, seat, good, cost[good])
    if cost[4]:
        s.then(DeliverAny(seat, cost[4]))
    else:
        gain_ruby(s, seat, SULTANS_PALACE)


class DeliverAny(ToSeat[Istanbul]):
    """So many goods of any kinds for the next ruby of the Sultan, pointed at in ascending order."""

    CONTINUES = True
    SET = True

    def __init__(self, player: int, left: int, kind: int = 0) -> None:
        super().__init__(player)
        self.left: Final = left
        self.kind: Final = kind

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left, self.kind)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        goods = s.players[seat].goods
        legal: list[int] = []
        above = sum(goods[self.kind :])
        for good in range(self.kind, 4):
            if goods[good] and above >= self.left:
                legal.append(GOOD + good)
            above -= goods[good]
        return legal

    def members(self, s: Istanbul, seat: int) -> dict[int, int]:
        goods = s.players[seat].goods
        return {
            GOOD + good: min(goods[good], self.left) for good in range(self.kind, 4) if goods[good]
        }

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        good = good_of(action)
        pay_goods(s, seat, good, 1)
        if self.left > 1:
            s.then(DeliverAny(seat, self.left - 1, good))
        else:
            gain_ruby(s, seat, SULTANS_PALACE)


# -- 14-15 Mosques ------------------------------------------------------------------------------


def mosque_tiles(s: Istanbul, seat: int, mosque: int, by_guild: bool = False) -> list[int]:
    """The tiles that the player may take there, as actions: not one he has, and with enough of its
    good; with a guild card one is enough (ruling 48)."""
    player = s.players[seat]
    stack = MOSQUE_STACKS[len(s.players)]
    legal: list[int] = []
    for tile in SMALL_MOSQUE_TILES if mosque == SMALL_MOSQUE else GREAT_MOSQUE_TILES:
        if not player.has(tile) and s.tiles[tile] < len(stack):
            needed = 1 if by_guild else stack[s.tiles[tile]]
            if player.goods[TILE_GOOD[tile]] >= needed:
                legal.append(TILE + tile)
    return legal


def can_small_mosque(s: Istanbul, seat: int) -> bool:
    return bool(mosque_tiles(s, seat, SMALL_MOSQUE))


def small_mosque(s: Istanbul, seat: int, how: int) -> None:
    s.then(ChooseTile(seat, SMALL_MOSQUE))


def can_great_mosque(s: Istanbul, seat: int) -> bool:
    return bool(mosque_tiles(s, seat, GREAT_MOSQUE))


def great_mosque(s: Istanbul, seat: int, how: int) -> None:
    s.then(ChooseTile(seat, GREAT_MOSQUE))


class ChooseTile(ToSeat[Istanbul]):
    """14-15 Mosques: whoever has as many goods as the tile shows pays one of them and takes it.
    With the second tile of a mosque, a ruby from there. The blue tile brings the fifth
    assistant."""

    CONTINUES = True

    def __init__(self, player: int, mosque: int, by_guild: int = 0) -> None:
        super().__init__(player)
        self.mosque: Final = mosque
        self.by_guild: Final = by_guild

    def args(self) -> tuple[int, ...]:
        return (self.player, self.mosque, self.by_guild)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return mosque_tiles(s, seat, self.mosque, self.by_guild == 1)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        tile = tile_of(action)
        player = s.players[seat]
        pay_goods(s, seat, TILE_GOOD[tile], 1)
        s.tiles[tile] += 1
        player.tiles |= 1 << tile
        s.note(notes.TILE, seat, tile)
        if tile == BLUE and player.reserve:
            player.reserve = 0
            player.stack = [OWN, *player.stack]
            s.note(notes.FIFTH, seat)
        if player.has(OTHER_TILE[tile]):
            gain_ruby(s, seat, self.mosque)


# -- 16 Gemstone Dealer -------------------------------------------------------------------------


def can_gemstone_dealer(s: Istanbul, seat: int) -> bool:
    return s.players[seat].lira >= s.dealer_price()


def gemstone_dealer(s: Istanbul, seat: int, how: int) -> None:
    """16 Gemstone Dealer: pay the highest number not covered by rubies, take the leftmost ruby."""
    gain_lira(s, seat, -s.dealer_price())
    gain_ruby(s, seat, GEMSTONE_DEALER)
