"""What a position is worth to each seat: rubies, and whatever is on the way to the next one.

The unit is a hundredth of a ruby. Everything a player has is given a share of the ruby that it can
become, a little less than that ruby brings, so that whoever takes what is worth most buys rubies as
soon as he can, and cheaply. To this comes what the place where he stands would bring at once, and a
part of what the best place in reach would bring next.
"""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    AUCTION_HOUSE,
    BLACK_MARKET,
    CARAVANSARY,
    CATACOMBS,
    COFFEE_HOUSE,
    EMBASSY,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GAIN_5_LIRA,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GUILD_HALL,
    JEWELRY,
    KIOSK,
    LARGE_MARKET,
    LARGE_PRICES,
    MOVE_0,
    OTHER_TILE,
    POLICE_STATION,
    POST,
    POST_OFFICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_PRICES,
    SULTANS_PALACE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
    tile_of,
)
from majlis.games.istanbul.rules.action import Act
from majlis.games.istanbul.rules.bonus_cards import DiceReward
from majlis.games.istanbul.rules.figures import MERCHANT
from majlis.games.istanbul.rules.guild_cards import GuildJewelry
from majlis.games.istanbul.rules.places_base import (
    BlackMarketJewelry,
    CaravansaryCard,
    TeaHouseStake,
    can_gemstone_dealer,
    can_police_station,
    can_sultans_palace,
    can_wainwright,
    demanded,
    mosque_tiles,
    sultan_cost,
)
from majlis.games.istanbul.rules.places_letters import NextBid, can_embassy, can_secret_society
from majlis.games.istanbul.rules.places_mocha import (
    DiscardGuild,
    can_coffee_house,
    can_pay_baksheesh,
    tavern_tiles,
)
from majlis.games.istanbul.rules.supply import (
    DiscardBonus,
    DrawBonus,
    DrawGuild,
    DrawLetter,
    TakeBonus,
    TakeGuild,
    TakeLetters,
)
from majlis.games.istanbul.rules.turn import Assistant, PayMerchants, Turn, toll
from majlis.games.istanbul.state import Istanbul, Player

RUBY: Final = 100.0
VICTORY: Final = 300.0  # the target is reached
LIRA: Final = 3.2
LIRA_TO_SPARE: Final = 2.0  # beyond the price of the next ruby
COFFEE: Final = 8.0
GOOD: Final = 8.0
JEWEL: Final = 11.0
FITTING: Final = 4.0  # more, for a good that the Sultan wants
CARTLOAD: Final = 60.0  # goods worth more than this wait too long to be sold
OVERLOAD: Final = 0.3  # the share of what is above
SEAL: Final = 11.0
CARD: Final = 9.0
GUILD_CARD: Final = 12.0
EXTENSION: Final = [0.0, 40.0, 85.0, 50.0]  # by number; the third has brought its ruby
FIRST_TILE: Final = 55.0  # of a mosque, on the way to its ruby
BOTH_TILES: Final = 40.0
TAVERN_TILE: Final = 22.0
COMPANION: Final = 15.0
STACK: Final = [0.0, 22.0, 34.0, 41.0, 45.0, 48.0]  # by assistants in it
LEFT_BEHIND: Final = 3.0  # an assistant out on a place
DISCOUNT: Final = [1.0, 0.55, 0.32, 0.18, 0.1, 0.05]  # what a place is worth so many turns away
TEA: Final = [0, 0, 0, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]  # rolls of so much or more, of 36
JEWELS_OF_A_ROLL: Final = 0.94


def evaluate(s: Istanbul) -> list[float]:
    """The worth of everything each player has, and of what he is about to get."""
    values = [belongings(s, player) + prospects(s, seat) for seat, player in enumerate(s.players)]
    for frame in s.agenda:
        if isinstance(frame, TakeBonus):
            values[frame.player] += CARD * frame.count
        elif isinstance(frame, (DrawBonus, CaravansaryCard)):
            values[frame.player] += CARD
        elif isinstance(frame, DiscardBonus):
            values[frame.player] -= CARD - 3
        elif isinstance(frame, TakeGuild):
            values[frame.player] += GUILD_CARD * frame.count
        elif isinstance(frame, DrawGuild):
            values[frame.player] += GUILD_CARD
        elif isinstance(frame, DiscardGuild):
            values[frame.player] -= GUILD_CARD - 3
        elif isinstance(frame, TakeLetters):
            values[frame.player] += SEAL * frame.count
        elif isinstance(frame, DrawLetter):
            values[frame.player] += SEAL
        elif isinstance(frame, TeaHouseStake):
            hits = TEA[frame.number] / 36
            lira = hits * frame.number + (1 - hits) * 2
            values[frame.player] += LIRA * lira * frame.times
        elif isinstance(frame, (BlackMarketJewelry, GuildJewelry)):
            values[frame.player] += JEWEL * JEWELS_OF_A_ROLL + GOOD
        elif isinstance(frame, DiceReward):
            values[frame.player] += 2 * GOOD
        elif isinstance(frame, NextBid):
            values[frame.player] += CARD
    return values


def belongings(s: Istanbul, player: Player) -> float:
    """What the player has."""
    value = RUBY * player.rubies + EXTENSION[player.extensions]
    if player.rubies >= s.target():
        value += VICTORY
    price = s.dealer_price() + 2
    spare = max(0, player.lira - price)
    value += LIRA * (player.lira - spare) + LIRA_TO_SPARE * spare
    value += goods_worth(s, player)
    for mosque in (0, 2):
        tiles = (player.tiles >> mosque & 1) + (player.tiles >> mosque + 1 & 1)
        value += FIRST_TILE if tiles == 1 else BOTH_TILES if tiles == 2 else 0.0
    value += TAVERN_TILE * ((player.tiles >> 4 & 1) + (player.tiles >> 5 & 1))
    value += COFFEE * min(player.coffee, 12) + SEAL * min(player.seals(), 12)
    for card in player.hand:
        value += 3 * LIRA if card == GAIN_5_LIRA else CARD - 2 if card < MOVE_0 else CARD
    value += GUILD_CARD * len(player.guild)
    if player.companion:
        value += COMPANION
    return value + STACK[min(len(player.stack), 5)] + LEFT_BEHIND * player.assistants.bit_count()


def goods_worth(s: Istanbul, player: Player) -> float:
    """Goods, and more for those that make up the Sultan's next order, if it can ever be carried."""
    goods = player.goods
    value = GOOD * (goods[0] + goods[1] + goods[2]) + JEWEL * goods[JEWELRY]
    cost = sultan_cost(s)
    if max(cost[:4]) <= player.capacity():
        for good in range(4):
            value += FITTING * min(goods[good], cost[good])
    return value if value <= CARTLOAD else CARTLOAD + OVERLOAD * (value - CARTLOAD)


def next_ruby(s: Istanbul, player: Player) -> float:
    """What one more ruby is worth."""
    return RUBY + VICTORY if player.rubies + 1 == s.target() else RUBY


def prospects(s: Istanbul, seat: int) -> float:
    """What the action would bring that the player is about to carry out, and a part of the best
    that he could do after it."""
    return at_once(s, seat) + later(s, seat)


def at_once(s: Istanbul, seat: int) -> float:
    """What the place brings to which the player has just come, if he goes on with his turn."""
    player = s.players[seat]
    for frame in s.agenda:
        if isinstance(frame, Act) and frame.player == seat:
            return worth(s, seat, frame.place) + meetings(s, seat, frame.place, frame.how)
        if isinstance(frame, PayMerchants) and frame.player == seat:
            due = toll(s, seat, frame.place, frame.spared)
            gain = worth(s, seat, frame.place) + meetings(s, seat, frame.place, frame.figure)
            return max(0.0, gain - LIRA * due) if due <= player.lira else 0.0
        if isinstance(frame, Assistant) and frame.player == seat:
            if toll(s, seat, player.merchant, frame.spared) > player.lira:
                return 0.0
            return max(0.0, arrival(s, seat, player.merchant, frame.spared))
    return 0.0


def later(s: Istanbul, seat: int) -> float:
    """A part of what the best place would bring, the less the farther it is."""
    player = s.players[seat]
    top = s.agenda[-1] if s.agenda else None
    wait = 0 if isinstance(top, Turn) and top.player == seat else 1
    steps = s.reach(seat).steps[player.merchant]
    best = 0.0
    for place in s.places:
        if place != player.merchant:
            turns = (steps[place] + 1) // 2 - 1 + wait
            best = max(best, DISCOUNT[min(turns, 5)] * arrival(s, seat, place, seat))
    return best


def arrival(s: Istanbul, seat: int, place: int, spared: int) -> float:
    """What it would bring to come to a place: the action and the meetings, less the toll, and the
    assistant that is left or picked up."""
    player = s.players[seat]
    gain = worth(s, seat, place) + meetings(s, seat, place, MERCHANT)
    if place == FOUNTAIN:
        return gain
    stack = min(len(player.stack), 4)
    if player.assistants >> place & 1:
        gain += STACK[stack + 1] - STACK[stack] - LEFT_BEHIND
    elif stack:
        gain += STACK[stack - 1] - STACK[stack] + LEFT_BEHIND
    else:
        return 0.0
    return gain - LIRA * toll(s, seat, place, spared)


def meetings(s: Istanbul, seat: int, place: int, figure: int) -> float:
    """Family members to catch and characters to use."""
    if figure != MERCHANT or place == POLICE_STATION:
        return 0.0
    value = 0.0
    for other, player in enumerate(s.players):
        if other != seat and player.family == place:
            value += 3 * LIRA
    for npc in s.npcs:
        if npc == place:
            value += 2.0
    return value


def worth(s: Istanbul, seat: int, place: int) -> float:
    """About what the action of a place would bring the player now; nothing if he cannot carry it
    out."""
    player = s.players[seat]
    goods = player.goods
    room = player.capacity()
    if place == WAINWRIGHT:
        if not can_wainwright(s, seat):
            return 0.0
        extra = EXTENSION[player.extensions + 1] - EXTENSION[player.extensions]
        return extra - 7 * LIRA + (next_ruby(s, player) if player.extensions == 2 else 0.0)
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        return (GOOD + 2) * (room - goods[place - FABRIC_WAREHOUSE])
    if place == POST_OFFICE:
        value = LIRA * POST[s.post][4]
        for good in range(4):
            if POST[s.post][good] and goods[good] < room:
                value += JEWEL if good == JEWELRY else GOOD
        return value
    if place == CARAVANSARY:
        return CARD + 3 + (COFFEE if s.mocha else 0.0)
    if place == FOUNTAIN:
        out = player.assistants.bit_count()
        stack = len(player.stack)
        return STACK[min(stack + out, 5)] - STACK[min(stack, 5)] - LEFT_BEHIND * out
    if place == BLACK_MARKET:
        return JEWEL * min(JEWELS_OF_A_ROLL, room - goods[JEWELRY]) + GOOD
    if place == TEA_HOUSE:
        return LIRA * 4.9
    if place in (LARGE_MARKET, SMALL_MARKET):
        return sale(s, player, place)
    if place == POLICE_STATION:
        return errand(s, seat) if can_police_station(s, seat) else 0.0
    return worth_beyond(s, seat, place)


def worth_beyond(s: Istanbul, seat: int, place: int) -> float:
    """The same for the places that sell rubies and tiles, and for those of the expansions."""
    player = s.players[seat]
    ruby = next_ruby(s, player)
    if place == SULTANS_PALACE:
        if not can_sultans_palace(s, seat):
            return 0.0
        return ruby - min(CARTLOAD, s.sultan_goods() * (GOOD + FITTING))
    if place in (SMALL_MOSQUE, GREAT_MOSQUE):
        tiles = mosque_tiles(s, seat, place, False)
        if not tiles:
            return 0.0
        second = player.has(OTHER_TILE[tile_of(tiles[0])])
        return ruby + BOTH_TILES - FIRST_TILE - GOOD if second else FIRST_TILE - GOOD
    if place == GEMSTONE_DEALER:
        return ruby - LIRA * s.dealer_price() if can_gemstone_dealer(s, seat) else 0.0
    if place == COFFEE_HOUSE:
        return ruby - COFFEE * s.coffee_price() if can_coffee_house(s, seat) else 0.0
    if place == SECRET_SOCIETY:
        return ruby - SEAL * 6 if can_secret_society(s, seat) else 0.0
    if place == TAVERN:
        if can_pay_baksheesh(s, seat, 0):
            return ruby - 4 * COFFEE - 3 * (GOOD + FITTING)
        tiles = tavern_tiles(s, seat, 0)
        return max(0.0, TAVERN_TILE - COFFEE * (s.tiles[tile_of(tiles[0])] + 1)) if tiles else 0.0
    if place == ROASTING_PLANT:
        value = 2 * COFFEE - 2 * LIRA if player.lira >= 2 else 0.0
        if sum(player.goods):
            value += 2 * COFFEE - GOOD
        return value + (2 * COFFEE - CARD if player.hand else 0.0)
    if place == GUILD_HALL:
        return COFFEE + GUILD_CARD
    if place == EMBASSY:
        return 2 * SEAL if can_embassy(s, seat) else 0.0
    if place == KIOSK:
        return SEAL + GOOD
    if place == AUCTION_HOUSE:
        return GOOD + CARD
    return GOOD + 6 if place == CATACOMBS else 0.0


def sale(s: Istanbul, player: Player, market: int) -> float:
    """Selling whatever is demanded: the lira, less the goods."""
    demand = demanded(s, market)
    sold = 0
    given = 0.0
    for good in range(4):
        count = min(demand[good], player.goods[good])
        sold += count
        given += count * (JEWEL if good == JEWELRY else GOOD)
    prices = LARGE_PRICES if market == LARGE_MARKET else SMALL_PRICES
    return max(0.0, LIRA * prices[sold] - given - 6)


def errand(s: Istanbul, seat: int) -> float:
    """The best that the family member could do, sent out from the Police Station."""
    best = 0.0
    for place in s.places:
        if place != POLICE_STATION:
            best = max(best, worth(s, seat, place))
    return best - 4
