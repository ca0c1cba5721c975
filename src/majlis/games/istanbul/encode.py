"""What a seat knows of a position of Istanbul, as numbers for networks.

Places are counted by their numbers, wherever they lie; goods, cards and tiles as in `data.py`.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from majlis.games.istanbul.data import (
    CARDS_IN_ALL,
    DEMAND_TILES,
    GOOD,
    LARGE_MARKET,
    LARGE_PRICES,
    LETTER_PLACES,
    MOST_PLACES,
    NPCS,
    ONE,
    POLICE_STATION,
    POST,
    SMALL_MARKET,
    SMALL_PRICES,
    TILES,
    first_die,
    is_delivered,
    place_on,
    second_die,
)
from majlis.games.istanbul.rules import FRAMES
from majlis.games.istanbul.rules.action import Act, AfterAction, CarryOut
from majlis.games.istanbul.rules.bonus_cards import (
    DiceReward,
    Exchange,
    ExchangeFor,
    MoveByCard,
    SellOne,
)
from majlis.games.istanbul.rules.bonus_hand import PlayCard
from majlis.games.istanbul.rules.dice import RollDie, Rolled
from majlis.games.istanbul.rules.encounters import (
    NeutralArrives,
    NeutralLeaves,
    NpcArrives,
    NpcLeaves,
    PayNpc,
    UseNpc,
)
from majlis.games.istanbul.rules.guild_hand import GuildDone
from majlis.games.istanbul.rules.kiosk import ChooseKioskTile, OpenKiosk, UseTile
from majlis.games.istanbul.rules.places_base import (
    CallNumber,
    ChooseTile,
    DeliverAny,
    ReturnAssistants,
    Sell,
    SendFamily,
    TeaHouseStake,
    TurnUpDemand,
    demanded,
    sultan_cost,
)
from majlis.games.istanbul.rules.places_letters import Bid, Hammer, NextBid, RaiseBid, Relocate
from majlis.games.istanbul.rules.places_mocha import BarrierSide, Bribe, PlaceBarrier, Roast
from majlis.games.istanbul.rules.preparation import LayOnCell
from majlis.games.istanbul.rules.seals import PayLetters
from majlis.games.istanbul.rules.supply import ChooseGood, TakeBonus, TakeGuild, TakeLetters
from majlis.games.istanbul.rules.turn import Assistant, MoveCompanion, PayMerchants, TurnStart
from majlis.games.istanbul.state import GENERAL_SUPPLY, PERSONAL_SUPPLY, Istanbul, Player
from majlis.kernel.encoding import (
    BITS,
    FOLLOWS,
    NUMBER,
    SEAT,
    SECOND_SEAT,
    Encoding,
    Field,
    agenda_fields,
    capped,
    flags,
    numbers,
    paragraphs,
    say,
    say_agenda,
)
from majlis.kernel.frame import HIDDEN

SEATS: Final = 5
MOST: Final = 8  # frames that are told

# What frames are about; each begins after the one before.
A_PLACE: Final = 1  # also 0, and one more than there are
A_CHARACTER: Final = 28
A_GOOD: Final = 32
A_PAYMENT: Final = 36 - GOOD  # a good or a coffee, as an answer
A_CARD: Final = 41
A_GUILD_CARD: Final = 75 - 1
A_KIOSK_TILE: Final = 95
A_LETTER: Final = 119  # also none yet
A_COIN: Final = 152 - ONE
AN_OPTION: Final = 155
THINGS: Final = 158
# Sales and bids are told by themselves.
PARAGRAPHS: Final = paragraphs(
    FRAMES,
    {
        LayOnCell: [A_PLACE],
        TurnStart: [SEAT, NUMBER],
        MoveCompanion: [SEAT, NUMBER],
        Assistant: [SEAT, SECOND_SEAT],
        PayMerchants: [SEAT, NUMBER, A_PLACE, SECOND_SEAT],
        CarryOut: [SEAT, A_PLACE, BITS],
        Act: [SEAT, A_PLACE, BITS],
        AfterAction: [SEAT, BITS, A_PLACE, NUMBER],
        UseNpc: [SEAT, A_CHARACTER],
        PayNpc: [SEAT, A_CHARACTER],
        NpcLeaves: [A_CHARACTER],
        NpcArrives: [A_CHARACTER],
        NeutralLeaves: [NUMBER],
        NeutralArrives: [NUMBER],
        RollDie: [NUMBER],
        Rolled: [SEAT, BITS],
        ChooseGood: [SEAT, BITS, NUMBER],
        TakeBonus: [SEAT, NUMBER],
        TakeGuild: [SEAT, NUMBER],
        TakeLetters: [SEAT, NUMBER],
        PayLetters: [SEAT, NUMBER, A_LETTER, BITS],
        ReturnAssistants: [SEAT, A_PLACE, BITS],
        CallNumber: [SEAT, BITS, NUMBER],
        TeaHouseStake: [SEAT, NUMBER, BITS],
        Sell: [SEAT, A_PLACE, BITS, FOLLOWS, FOLLOWS, FOLLOWS],
        TurnUpDemand: [A_PLACE],
        SendFamily: [SEAT, BITS],
        DeliverAny: [SEAT, NUMBER, A_GOOD],
        ChooseTile: [SEAT, A_PLACE, BITS],
        PlayCard: [SEAT, NUMBER, A_PLACE, BITS],
        MoveByCard: [SEAT, A_CARD],
        Exchange: [SEAT, NUMBER],
        ExchangeFor: [SEAT, A_PAYMENT],
        DiceReward: [SEAT, NUMBER],
        SellOne: [SEAT, NUMBER],
        Roast: [SEAT, NUMBER, BITS],
        Bribe: [SEAT, BITS, NUMBER, AN_OPTION],
        PlaceBarrier: [SEAT, BITS],
        BarrierSide: [SEAT, BITS, A_PLACE],
        GuildDone: [A_GUILD_CARD],
        OpenKiosk: [NUMBER],
        ChooseKioskTile: [SEAT, NUMBER],
        UseTile: [SEAT, A_KIOSK_TILE, BITS],
        NextBid: [SEAT, NUMBER, FOLLOWS, SECOND_SEAT],
        Bid: [SEAT, NUMBER, FOLLOWS, SECOND_SEAT],
        RaiseBid: [SEAT, NUMBER, FOLLOWS, FOLLOWS, A_COIN],
        Hammer: [SEAT, FOLLOWS, SECOND_SEAT],
        Relocate: [SEAT, BITS],
    },
    settling=[],
)

TABLE: Final = [
    Field("modules", 1, "bits", 5, "Mocha, letters, only their cards, neutrals, caravan master."),
    Field("rulings", 1, "bits", 2, "Far walk may turn back; catacombs for the figure that acts."),
    Field("columns", 1, "one of", 6, "Of the bazaar."),
    Field("round", 1, "number", 20, "The number of the round."),
    Field("target", 1, "number", 6, "Rubies that bring the end of the game."),
    Field("this turn", 1, "bits", 8, "Characters used; yellow tile, phase 1, caravansary, again."),
    Field("dice", 2, "one of", 7, "As they lie."),
    Field("post office", 1, "one of", len(POST) + 1, "Markers in its lower row, counted from 1."),
    Field("barrier", 2, "one of", MOST_PLACES + 1, "The places between which it lies."),
    Field("baksheesh", 1, "bits", 1, "The side that is up."),
    Field("society", 1, "number", 3, "How often the Secret Society has given a ruby."),
    Field("dealer", 1, "number", 20, "Lira that the next ruby costs."),
    Field("coffee house", 1, "number", 10, "Coffee that the next ruby costs."),
    Field("sale", 3, "number", 5, "Sold so far, the last good, how many of it."),
    Field("bid", 2, "number", 10, "The highest one, and what is being put on it."),
    Field("discard pile", 2, "one of", CARDS_IN_ALL + 1, "The two bonus cards on top."),
    Field("guild cards", 3, "bits", 7, "One's own."),
    Field("unknown guild cards", 3, "bits", 7, "In the deck or in others' hands."),
    Field("guild cards played", 3, "bits", 7, "In the discard pile."),
    Field("kiosk tiles", 3, "bits", 8, "To choose from."),
    Field("kiosk stacks", 3, "bits", 8, "Tiles that are still there."),
    Field("sultan", 5, "number", 3, "What the next ruby costs, by good, the last one: any."),
    Field("large demand", 4, "number", 3, "By good."),
    Field("small demand", 4, "number", 3, "By good."),
    Field("large tiles", 5, "one of", DEMAND_TILES + 1, "Demand, from the top, if it is known."),
    Field("small tiles", 5, "one of", DEMAND_TILES + 1, "Demand, from the top, if it is known."),
    Field("rubies taken", 6, "number", 4, "Wainwright, mosques, sultan, dealer, coffee house."),
    Field("tiles taken", len(TILES), "number", 4, "Of the mosques and of the tavern."),
    Field("letters", LETTER_PLACES, "number", 2, "In the supply, by place."),
    Field("hand", CARDS_IN_ALL, "number", 2, "One's own bonus cards, by kind."),
    Field("unknown cards", CARDS_IN_ALL, "number", 4, "In the deck or hidden in others' hands."),
    *agenda_fields(MOST, len(FRAMES), SEATS, THINGS, 5),
]
SEAT_FIELDS: Final = [
    Field("here", 1, "bits", 1, "Somebody sits there."),
    Field("roles", 1, "bits", 5, "Is asked, was first, barrier, caravan, double move done."),
    Field("rubies", 1, "number", 6, "How many it has."),
    Field("missing rubies", 1, "number", 6, "Until the game ends."),
    Field("lira", 1, "number", 15, "How many it has."),
    Field("missing lira", 1, "number", 15, "For the ruby of the Gemstone Dealer."),
    Field("coffee", 1, "number", 10, "How many it has."),
    Field("extensions", 1, "one of", 4, "Of the wheelbarrow."),
    Field("missing goods", 1, "number", 5, "For the ruby of the Sultan."),
    Field("large sale", 1, "number", 15, "Lira for what the Large Market demands."),
    Field("small sale", 1, "number", 15, "Lira for what the Small Market demands."),
    Field("stack", 1, "number", 4, "How many assistants are under the merchant."),
    Field("neutral", 1, "bits", 8, "Which of them, from the lowest."),
    Field("out", 1, "number", 4, "Own assistants left behind."),
    Field("reserve", 1, "bits", 1, "The fifth assistant is still beside the board."),
    Field("merchant", 1, "one of", MOST_PLACES + 1, "Where he stands."),
    Field("family", 1, "one of", MOST_PLACES + 1, "Where the family member stands."),
    Field("companion", 1, "one of", MOST_PLACES + 2, "Where he stands; last: personal supply."),
    Field("tiles", 1, "bits", len(TILES), "Of the mosques and of the tavern."),
    Field("cards", 1, "number", 5, "How many bonus cards it has."),
    Field("guild cards", 1, "number", 3, "How many it has."),
    Field("seals", 1, "number", 6, "On its letters."),
    Field("goods", 4, "number", 5, "In the wheelbarrow, by kind."),
    Field("letters", 8, "bits", 8, "By place, as they lie and delivered, two bits each."),
    Field("shown", 9, "bits", 8, "Bonus cards that all have seen it take, two bits for a kind."),
]
PLACE: Final = [
    Field("cell", 1, "one of", 26, "Where it lies, of five in a row; none if it is not played."),
    Field("steps", 1, "number", 4, "From the own merchant."),
    Field("toll", 1, "number", 2, "How many merchants and companions are to be paid there."),
    Field("families", 1, "number", 2, "How many family members could be caught there."),
    Field("assistants", 1, "bits", SEATS, "Whose were left there."),
    Field("neutral assistants", 1, "number", 2, "How many were left there."),
    Field("others", 1, "bits", 7, "Four characters, three neutral merchants."),
]
POWER: Final = [1 << nth for nth in range(8)]


class Prices:
    """What rubies cost now, and what the markets demand."""

    def __init__(self, s: Istanbul) -> None:
        self.target: Final = s.target()
        self.sultan: Final = sultan_cost(s)
        self.dealer: Final = s.dealer_price()
        self.large: Final = demanded(s, LARGE_MARKET)
        self.small: Final = demanded(s, SMALL_MARKET)


def encode(s: Istanbul, viewer: int) -> bytes:
    """The row of a position as this seat knows it, whether it is one or the seat's view of it."""
    seats = len(s.players)
    prices = Prices(s)
    row = BytesWriter()
    say_once(row, s, viewer, prices)
    say_agenda(row, s, PARAGRAPHS, MOST, viewer, seats)
    for nth in range(seats):
        say_of_seat(row, s, (viewer + nth) % seats, prices)
    row.write(NOBODY[seats])
    say_of_places(row, s, viewer)
    return row.getvalue()


def say_once(row: BytesWriter, s: Istanbul, viewer: int, prices: Prices) -> None:
    me = s.players[viewer]
    sale, bid = NO_SALE, NO_BID
    if s.waiting:
        question = s.question()
        if isinstance(question, Sell):
            sale = [question.sold, question.kind, question.alike]
    if s.letters:
        bid = bid_in(s)
    own, unknown, open_tiles = 0, s.guild_deck, 0
    if s.mocha:
        own = guild_bits(me)
        for player in s.players:
            if player is not me:
                unknown |= guild_bits(player)
    for tile in s.kiosk_open:
        open_tiles |= 1 << tile
    pile = s.discard
    row.append(modules(s))
    row.append(flags([s.ruling_loose_long_move, s.ruling_catacombs_actor_only]))
    row.append(s.columns)
    row.append(capped(s.round))
    row.append(prices.target)
    row.append(this_turn(s))
    row.append(first_die(s.dice))
    row.append(second_die(s.dice))
    row.append(s.post + 1)
    row.append(s.barrier // 32)
    row.append(s.barrier % 32)
    row.append(s.baksheesh)
    row.append(s.society)
    row.append(prices.dealer)
    row.append(s.coffee_price() if s.mocha else 0)
    row.append(sale[0])
    row.append(sale[1])
    row.append(sale[2])
    row.append(capped(bid[0]))
    row.append(capped(bid[1]))
    row.append(pile[-1] + 1 if pile else 0)
    row.append(pile[-2] + 1 if len(pile) > 1 else 0)
    row.append(own >> 1 & 127)
    row.append(own >> 8 & 127)
    row.append(own >> 15)
    row.append(unknown >> 1 & 127)
    row.append(unknown >> 8 & 127)
    row.append(unknown >> 15)
    row.append(s.guild_discard >> 1 & 127)
    row.append(s.guild_discard >> 8 & 127)
    row.append(s.guild_discard >> 15)
    row.append(open_tiles & 255)
    row.append(open_tiles >> 8 & 255)
    row.append(open_tiles >> 16)
    row.append(s.kiosk_deck & 255)
    row.append(s.kiosk_deck >> 8 & 255)
    row.append(s.kiosk_deck >> 16)
    say(row, prices.sultan)
    say(row, prices.large)
    say(row, prices.small)
    say(row, demand_row(s.demand[0], s.sales[0]))
    say(row, demand_row(s.demand[1], s.sales[1]))
    say(row, s.taken)
    say(row, s.tiles)
    say(row, s.letter_deck)
    hand = [0] * CARDS_IN_ALL
    for card in me.hand:
        hand[card] += 1
    say(row, hand)
    say(row, unknown_cards(s, viewer))


def demand_row(tiles: list[int], sales: int) -> list[int]:
    """Those that were turned over lie below the ones that nobody has seen, in their order."""
    row = [0] * DEMAND_TILES
    below = DEMAND_TILES - sales % DEMAND_TILES
    for tile in tiles:
        if below == DEMAND_TILES:
            below = 0
        row[below] = tile + 1
        below += 1
    return row


def modules(s: Istanbul) -> int:
    return flags([s.mocha, s.letters, s.letters_only, s.neutral_assistants, s.caravan_master])


def this_turn(s: Istanbul) -> int:
    done = [s.yellow_used, s.phase_one, s.caravansary_done, s.again]
    return s.npcs_used | flags(done) << 4


def bid_in(s: Istanbul) -> list[int]:
    """The highest bid, and what is being put on it; cards may be played meanwhile."""
    for frame in s.agenda:
        if isinstance(frame, Bid):
            return [frame.high, 0]
        if isinstance(frame, RaiseBid):
            return [frame.high, frame.more]
    return NO_BID


def guild_bits(player: Player) -> int:
    bits = 0
    for card in player.guild:
        if card != HIDDEN:
            bits |= 1 << card
    return bits


def unknown_cards(s: Istanbul, viewer: int) -> list[int]:
    """Bonus cards in the deck, and those in other hands that not everybody has seen."""
    unknown = s.deck.copy()
    for seat, player in enumerate(s.players):
        if seat != viewer:
            for card in player.hand:
                if card != HIDDEN:
                    unknown[card] += 1
            for card in player.shown:
                unknown[card] -= 1
    return unknown


def say_of_seat(row: BytesWriter, s: Istanbul, seat: int, prices: Prices) -> None:
    me = s.players[seat]
    goods, cost, large, small = me.goods, prices.sultan, prices.large, prices.small
    short, spare, sold_large, sold_small = 0, 0, 0, 0
    for good in range(4):
        count = goods[good]
        if count < cost[good]:
            short += cost[good] - count
        else:
            spare += count - cost[good]
        sold_large += min(count, large[good])
        sold_small += min(count, small[good])
    white = 0
    for nth, assistant in enumerate(me.stack):
        if assistant:
            white += POWER[nth]
    row.append(1)
    row.append(roles(s, seat))
    row.append(me.rubies)
    row.append(max(prices.target - me.rubies, 0))
    row.append(capped(me.lira))
    row.append(max(prices.dealer - me.lira, 0))
    row.append(capped(me.coffee))
    row.append(me.extensions)
    row.append(short + max(cost[ANY_GOOD] - spare, 0))
    row.append(LARGE_PRICES[sold_large])
    row.append(SMALL_PRICES[sold_small])
    row.append(len(me.stack))
    row.append(white)
    row.append(me.assistants.bit_count())
    row.append(me.reserve)
    row.append(me.merchant)
    row.append(me.family)
    row.append(MOST_PLACES + 1 if me.companion == PERSONAL_SUPPLY else me.companion)
    row.append(me.tiles)
    row.append(len(me.hand))
    row.append(len(me.guild))
    row.append(me.seals())
    say(row, goods)
    say(row, letters_row(me.letters) if me.letters else NO_LETTERS)
    say(row, shown_row(me.shown) if me.shown else NOTHING_SHOWN)


def roles(s: Istanbul, seat: int) -> int:
    twice = s.doubled & POWER[seat] != 0
    return flags([seat in s.waiting, s.first == seat, s.holder == seat, s.caravan == seat, twice])


def letters_row(letters: list[int]) -> list[int]:
    """How many there are of each, as they lie and delivered: two bits, for two places a number."""
    row = NO_LETTERS.copy()
    for letter in letters:
        place = place_on(letter) - 1
        row[place >> 1] += POWER[4 * (place & 1) + (2 if is_delivered(letter) else 0)]
    return row


def shown_row(cards: list[int]) -> list[int]:
    """How many there are of each kind: two bits, for four kinds a number."""
    row = NOTHING_SHOWN.copy()
    for card in cards:
        at, bit = card >> 2, 2 * (card & 3)
        if row[at] >> bit & 3 != 3:
            row[at] += POWER[bit]
    return row


def say_of_places(row: BytesWriter, s: Istanbul, viewer: int) -> None:
    row.write(NOTHING_ANYWHERE)
    players = s.players
    cells = CELLS[s.columns]
    steps = s.reach(viewer).steps[players[viewer].merchant]
    for nth, place in enumerate(s.places):
        if place:
            row[CELL + place] = cells[nth]
            if steps:
                row[STEPS + place] = steps[place]
    for nth in range(len(players)):
        player = players[(viewer + nth) % len(players)]
        if nth:
            row[TOLL + player.merchant] = row[TOLL + player.merchant] + 1
            if player.companion > GENERAL_SUPPLY:
                row[TOLL + player.companion] = row[TOLL + player.companion] + 1
            if player.family != POLICE_STATION:
                row[FAMILIES + player.family] = row[FAMILIES + player.family] + 1
        out = player.assistants
        if out:
            for eight in range(4):
                for place in LEFT_ON[eight][out >> 8 * eight & 255]:
                    row[ASSISTANTS + place] = row[ASSISTANTS + place] + POWER[nth]
    for place in s.neutrals:
        row[NEUTRALS + place] = row[NEUTRALS + place] + 1
    for nth, place in enumerate(s.npcs):
        if place:
            row[OTHERS + place] = row[OTHERS + place] + POWER[nth]
    for nth, place in enumerate(s.neutral_merchants):
        row[OTHERS + place] = row[OTHERS + place] + POWER[len(NPCS) + nth]
        row[TOLL + place] = row[TOLL + place] + 1


# Where each field of the places begins; they are counted from 1.
CELL: Final = numbers(TABLE) + SEATS * numbers(SEAT_FIELDS) - 1
STEPS: Final = CELL + MOST_PLACES
TOLL: Final = STEPS + MOST_PLACES
FAMILIES: Final = TOLL + MOST_PLACES
ASSISTANTS: Final = FAMILIES + MOST_PLACES
NEUTRALS: Final = ASSISTANTS + MOST_PLACES
OTHERS: Final = NEUTRALS + MOST_PLACES
LEFT_ON: Final = [
    [[8 * eight + nth for nth in range(8) if bits >> nth & 1] for bits in range(256)]
    for eight in range(4)
]
"""Which places eight bits stand for, those of the first eight places first."""
CELLS: Final = [
    [nth // columns * 5 + nth % columns + 1 for nth in range(5 * columns)] if columns else []
    for columns in range(6)
]
"""By the columns of the bazaar."""
ANY_GOOD: Final = 4  # of the Sultan's cost
NO_SALE: Final = [0, 0, 0]
NO_BID: Final = [0, 0]
NO_LETTERS: Final = [0] * 8
NOTHING_SHOWN: Final = [0] * 9
NOTHING_ANYWHERE: Final = bytes(len(PLACE) * MOST_PLACES)
NOBODY: Final = [bytes((SEATS - seats) * numbers(SEAT_FIELDS)) for seats in range(SEATS + 1)]
"""At the seats that are left."""
ENCODING: Final = Encoding(1, TABLE, SEAT_FIELDS, SEATS, PLACE, MOST_PLACES, [], encode)
