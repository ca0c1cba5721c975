"""What speaks for a seat: rubies, whatever is on the way to the next one, what the place where the
merchant stands would bring at once, and a part of what the best place in reach would bring next.

Everything is counted in rubies. Promises fade as the leader comes near the target.
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
from majlis.kernel.frame import Frame

F_RUBIES: Final = 0
F_LAST_RUBY: Final = 1  # only one is missing
F_LIRA: Final = 2  # as a share of the price of the next ruby
F_LIRA_TO_SPARE: Final = 3
F_GOODS: Final = 4
F_JEWELRY: Final = 5
F_FITTING_GOODS: Final = 6  # for the Sultan's next order, if it can ever be carried
F_OVERLOAD: Final = 7  # goods beyond a cartload
F_FIRST_EXTENSION: Final = 8
F_SECOND_EXTENSION: Final = 9
F_THIRD_EXTENSION: Final = 10
F_FIRST_MOSQUE_TILE: Final = 11  # of a mosque, on the way to its ruby
F_BOTH_MOSQUE_TILES: Final = 12
F_TAVERN_TILES: Final = 13
F_COFFEE: Final = 14
F_SEALS: Final = 15
F_FIVE_LIRA_CARDS: Final = 16
F_OTHER_CARDS: Final = 17  # that do not move
F_MOVING_CARDS: Final = 18
F_GUILD_CARDS: Final = 19
F_COMPANION: Final = 20
F_FIRST_ASSISTANT: Final = 21  # in the stack
F_SECOND_ASSISTANT: Final = 22
F_MORE_ASSISTANTS: Final = 23
F_ASSISTANTS_LEFT_BEHIND: Final = 24
F_THIS_PLACE: Final = 25  # what the action would bring that is about to be carried out
F_NEXT_PLACE: Final = 26  # a part of the best that could be done after it
F_THINGS_TO_COME: Final = 27  # cards to be drawn, dice to be rolled
F_TURN: Final = 28
NAMES: Final = (
    "rubies",
    "last ruby",
    "lira",
    "lira to spare",
    "goods",
    "jewelry",
    "fitting goods",
    "overload",
    "first extension",
    "second extension",
    "third extension",
    "first mosque tile",
    "both mosque tiles",
    "tavern tiles",
    "coffee",
    "seals",
    "five lira cards",
    "other cards",
    "moving cards",
    "guild cards",
    "companion",
    "first assistant",
    "second assistant",
    "more assistants",
    "assistants left behind",
    "this place",
    "next place",
    "things to come",
    "turn",
)

# About what things are worth on the way to a ruby, in rubies: to judge what a place would bring.
RUBY: Final = 1.0
VICTORY: Final = 3.0  # more for the ruby that reaches the target
LIRA: Final = 0.032
COFFEE: Final = 0.08
GOOD: Final = 0.08
JEWEL: Final = 0.11
FITTING: Final = 0.04  # more, for a good that the Sultan wants
CARTLOAD: Final = 0.6  # goods worth more than this wait too long to be sold
SEAL: Final = 0.11
CARD: Final = 0.09
GUILD_CARD: Final = 0.12
EXTENSION: Final = [0.0, 0.4, 0.85, 0.5]  # by number; the third has brought its ruby
FIRST_TILE: Final = 0.55  # of a mosque, on the way to its ruby
BOTH_TILES: Final = 0.4
TAVERN_TILE: Final = 0.22
STACK: Final = [0.0, 0.22, 0.34, 0.41, 0.45, 0.48]  # by assistants in it
LEFT_BEHIND: Final = 0.03  # an assistant out on a place
DISCOUNT: Final = [1.0, 0.55, 0.32, 0.18, 0.1, 0.05]  # what a place is worth so many turns away
TEA: Final = [0, 0, 0, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]  # rolls of so much or more, of 36
JEWELS_OF_A_ROLL: Final = 0.94


def left(s: Istanbul) -> float:
    """How much of the game is left, from 1 to 0: rubies that the leader still needs."""
    if not s.waiting:
        return 0.0
    most = 0
    for player in s.players:
        most = max(most, player.rubies)
    target = s.target()
    return max(0, target - most) / target


def features(s: Istanbul) -> list[list[float]]:
    """For every seat, in the order of `NAMES`."""
    rows = [[0.0] * len(NAMES) for _ in s.players]
    for seat, player in enumerate(s.players):
        rows[seat][F_RUBIES] = float(player.rubies)
    fade = min(1.0, 2 * left(s))
    if not fade or 0 in s.places:  # a layout is still being drawn
        return rows
    for seat, player in enumerate(s.players):
        row = rows[seat]
        belongings(s, player, row)
        row[F_THIS_PLACE] = at_once(s, seat)
        row[F_NEXT_PLACE] = later(s, seat)
    for frame in s.agenda:
        to_come(frame, rows)
    if s.waiting[0] >= 0:
        rows[s.waiting[0]][F_TURN] = 1.0
    if fade < 1.0:
        for row in rows:
            for nth in range(1, len(row)):
                row[nth] = fade * row[nth]
    return rows


def belongings(s: Istanbul, player: Player, row: list[float]) -> None:
    """What the player has."""
    if player.rubies + 1 == s.target():
        row[F_LAST_RUBY] = 1.0
    price = s.dealer_price()
    row[F_LIRA] = min(player.lira, price) / price
    row[F_LIRA_TO_SPARE] = float(max(0, player.lira - price))
    goods = player.goods
    row[F_GOODS] = float(goods[0] + goods[1] + goods[2])
    row[F_JEWELRY] = float(goods[JEWELRY])
    cost = sultan_cost(s)
    if max(cost[:4]) <= player.capacity():
        for good in range(4):
            row[F_FITTING_GOODS] += min(goods[good], cost[good])
    row[F_OVERLOAD] = max(
        0.0,
        GOOD * row[F_GOODS] + JEWEL * row[F_JEWELRY] + FITTING * row[F_FITTING_GOODS] - CARTLOAD,
    )
    if player.extensions:
        row[F_FIRST_EXTENSION + player.extensions - 1] = 1.0
    for mosque in (0, 2):
        tiles = (player.tiles >> mosque & 1) + (player.tiles >> mosque + 1 & 1)
        if tiles:
            row[F_FIRST_MOSQUE_TILE if tiles == 1 else F_BOTH_MOSQUE_TILES] += 1.0
    row[F_TAVERN_TILES] = float((player.tiles >> 4 & 1) + (player.tiles >> 5 & 1))
    row[F_COFFEE] = float(min(player.coffee, 12))
    row[F_SEALS] = float(min(player.seals(), 12))
    for card in player.hand:
        row[card_feature(card)] += 1.0
    row[F_GUILD_CARDS] = float(len(player.guild))
    row[F_COMPANION] = 1.0 if player.companion else 0.0
    stack = len(player.stack)
    row[F_FIRST_ASSISTANT] = 1.0 if stack else 0.0
    row[F_SECOND_ASSISTANT] = 1.0 if stack > 1 else 0.0
    row[F_MORE_ASSISTANTS] = float(max(0, stack - 2))
    row[F_ASSISTANTS_LEFT_BEHIND] = float(player.assistants.bit_count())


def card_feature(card: int) -> int:
    if card == GAIN_5_LIRA:
        return F_FIVE_LIRA_CARDS
    return F_OTHER_CARDS if card < MOVE_0 else F_MOVING_CARDS


def to_come(frame: Frame[Istanbul], rows: list[list[float]]) -> None:
    """What has been begun will bring cards, or what the dice give."""
    if isinstance(frame, TakeBonus):
        rows[frame.player][F_THINGS_TO_COME] += CARD * frame.count
    elif isinstance(frame, (DrawBonus, CaravansaryCard)):
        rows[frame.player][F_THINGS_TO_COME] += CARD
    elif isinstance(frame, DiscardBonus):
        rows[frame.player][F_THINGS_TO_COME] -= CARD - 0.03
    elif isinstance(frame, TakeGuild):
        rows[frame.player][F_THINGS_TO_COME] += GUILD_CARD * frame.count
    elif isinstance(frame, DrawGuild):
        rows[frame.player][F_THINGS_TO_COME] += GUILD_CARD
    elif isinstance(frame, DiscardGuild):
        rows[frame.player][F_THINGS_TO_COME] -= GUILD_CARD - 0.03
    elif isinstance(frame, TakeLetters):
        rows[frame.player][F_THINGS_TO_COME] += SEAL * frame.count
    elif isinstance(frame, DrawLetter):
        rows[frame.player][F_THINGS_TO_COME] += SEAL
    elif isinstance(frame, TeaHouseStake):
        hits = TEA[frame.number] / 36
        lira = hits * frame.number + (1 - hits) * 2
        rows[frame.player][F_THINGS_TO_COME] += LIRA * lira * frame.times
    elif isinstance(frame, (BlackMarketJewelry, GuildJewelry)):
        rows[frame.player][F_THINGS_TO_COME] += JEWEL * JEWELS_OF_A_ROLL + GOOD
    elif isinstance(frame, DiceReward):
        rows[frame.player][F_THINGS_TO_COME] += 2 * GOOD
    elif isinstance(frame, NextBid):
        rows[frame.player][F_THINGS_TO_COME] += CARD


def next_ruby(s: Istanbul, player: Player) -> float:
    """What one more ruby is worth."""
    return RUBY + VICTORY if player.rubies + 1 == s.target() else RUBY


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
            hope = DISCOUNT[min(turns, 5)] * arrival(s, seat, place, seat)
            if hope > best:
                best = hope
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
            value += 0.02
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
        return (GOOD + 0.02) * (room - goods[place - FABRIC_WAREHOUSE])
    if place == POST_OFFICE:
        value = LIRA * POST[s.post][4]
        for good in range(4):
            if POST[s.post][good] and goods[good] < room:
                value += JEWEL if good == JEWELRY else GOOD
        return value
    if place == CARAVANSARY:
        return CARD + 0.03 + (COFFEE if s.mocha else 0.0)
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
    return GOOD + 0.06 if place == CATACOMBS else 0.0


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
    return max(0.0, LIRA * prices[sold] - given - 0.06)


def errand(s: Istanbul, seat: int) -> float:
    """The best that the family member could do, sent out from the Police Station."""
    best = 0.0
    for place in s.places:
        if place != POLICE_STATION:
            best = max(best, worth(s, seat, place))
    return best - 0.04
