"""The components, as printed, and the vocabulary: every thing that a finger can point at.

Source marks: [R] the rulebook; [S] a scan or another public source; [X] a reconstruction, to be
corrected by an owner of the box. `docs/rules/istanbul.md` says how each was found.
"""

from __future__ import annotations

from typing import Final

# -- places [R] ---------------------------------------------------------------------------------

WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
SPICE_WAREHOUSE: Final = 3
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE_STATION: Final = 12
SULTANS_PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
GEMSTONE_DEALER: Final = 16
ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
CATACOMBS: Final = 25

PLACES: Final = [
    "",
    "wainwright",
    "fabric_warehouse",
    "spice_warehouse",
    "fruit_warehouse",
    "post_office",
    "caravansary",
    "fountain",
    "black_market",
    "tea_house",
    "large_market",
    "small_market",
    "police_station",
    "sultans_palace",
    "small_mosque",
    "great_mosque",
    "gemstone_dealer",
    "roasting_plant",
    "guild_hall",
    "tavern",
    "coffee_house",
    "embassy",
    "kiosk",
    "auction_house",
    "secret_society",
    "catacombs",
]
MOST_PLACES: Final = 25

# Rows from the top, by place number [R]; the fixed Grand Bazaar is ours, within its rules [X].
LAYOUTS: Final = {
    "short": [
        [15, 5, 2, 14],
        [4, 12, 7, 3],
        [8, 6, 11, 9],
        [13, 10, 1, 16],
    ],
    "long": [
        [16, 2, 8, 11],
        [15, 7, 6, 4],
        [3, 5, 12, 1],
        [10, 9, 14, 13],
    ],
    "numeric": [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
        [13, 14, 15, 16],
    ],
    "mocha_first": [
        [16, 15, 18, 3, 10],
        [8, 1, 7, 17, 4],
        [2, 19, 6, 12, 9],
        [20, 11, 5, 14, 13],
    ],
    "letters_first": [
        [9, 1, 4, 21, 3],
        [15, 6, 7, 11, 22],
        [13, 24, 12, 14, 8],
        [10, 2, 23, 5, 16],
    ],
    "grand_bazaar_default": [
        [16, 15, 18, 3, 10],
        [8, 1, 21, 17, 4],
        [2, 19, 7, 12, 9],
        [22, 11, 6, 14, 13],
        [20, 24, 5, 23, 25],
    ],
}

# -- goods, carts, money ------------------------------------------------------------------------

FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWELRY: Final = 3
GOODS: Final = ["fabric", "spice", "fruit", "jewelry"]  # red, green, yellow, blue [R]
WAREHOUSES: Final = [FABRIC_WAREHOUSE, SPICE_WAREHOUSE, FRUIT_WAREHOUSE]  # by their goods
EVERY_GOOD: Final = 0b1111  # a bit for each good that may be chosen
NO_JEWELRY: Final = 0b0111

CAPACITY: Final = 2  # of each good, before extensions [S]
EXTENSIONS: Final = 3  # each is one more of every good [R]
EXTENSION_PRICE: Final = 7  # at the Wainwright [R]
TOLL: Final = 2  # lira for each merchant or companion that is met [R]
SERVICE: Final = 2  # lira for a character's service, a green or yellow tile, a roast [R]
CATCH: Final = 3  # lira for a family member caught [R]

# by number of players:           -  -   2   3   4   5
TARGET: Final = [0, 0, 6, 5, 5, 5]  # rubies that end the game [R]
TARGET_WITH_EXPANSION: Final = 6  # [R]
FIRST_LIRA: Final = 2  # the first player's; one more for each player after him [R]
MOSQUE_RUBIES: Final = [0, 0, 2, 3, 4, 4]  # on each mosque [R]
MOSQUE_STACKS: Final = [[], [], [2, 4], [2, 3, 4], [2, 3, 4, 5], [2, 3, 4, 5]]  # [R]
SULTAN_FIRST: Final = [0, 0, 5, 5, 4, 4]  # goods for the first ruby [S]
DEALER_FIRST: Final = [0, 0, 15, 14, 12, 12]  # lira for the first ruby [S]
NEUTRAL_MERCHANTS: Final = [SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER]  # two players [R]

SULTAN_FIELDS: Final = [3, 0, 1, 2, 4, 3, 0, 1, 2, 4]  # goods in order, 4 is any [S]
SULTAN_LAST: Final = 10
SULTAN_COSTS: Final = [
    [SULTAN_FIELDS[:goods].count(good) for good in range(5)] for goods in range(SULTAN_LAST + 1)
]  # each good and goods of any kind, for so many goods
DEALER_LAST: Final = 23  # [S]
COFFEE_FIRST: Final = 6  # [R]
COFFEE_LAST: Final = 10  # [R]

# The Post Office after n visits: fabric, spice, fruit, jewelry, lira [S]
POST: Final = [
    [0, 1, 1, 0, 2],
    [1, 0, 1, 0, 2],
    [1, 0, 1, 0, 3],
    [1, 0, 0, 1, 3],
    [1, 0, 0, 1, 4],
]

# What two dice bring in jewelry, from 0 to 12: at the Black Market, and with guild card 8 [R]
BLACK_MARKET_JEWELRY: Final = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]
GUILD_JEWELRY: Final = [0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 3, 3, 3]

SMALL_PRICES: Final = [0, 2, 5, 9, 14, 20]  # lira for so many goods [S]
LARGE_PRICES: Final = [0, 3, 7, 12, 18, 25]  # [S]
MOST_SOLD: Final = 5
# Demand tiles: fabric, spice, fruit, jewelry [S]
LARGE_DEMAND: Final = [[2, 1, 0, 2], [1, 1, 0, 3], [2, 0, 1, 2], [1, 0, 1, 3], [1, 1, 1, 2]]
SMALL_DEMAND: Final = [[1, 1, 2, 1], [1, 2, 1, 1], [1, 3, 1, 0], [1, 2, 2, 0], [0, 2, 2, 1]]
DEMAND_TILES: Final = 5  # for each market

# -- tiles --------------------------------------------------------------------------------------

RED: Final = 0  # after an own roll at 8 or 9: turn a die to 4, or roll both again [R]
GREEN: Final = 1  # with a warehouse: 2 lira for one more good [R]
BLUE: Final = 2  # the fifth assistant [R]
YELLOW: Final = 3  # once a turn: 2 lira to bring an assistant back [R]
STRAIGHT: Final = 4  # tavern: the merchant may go any way in a straight line [R]
WELCOME: Final = 5  # tavern: characters cost nothing [R]
TILES: Final = ["red", "green", "blue", "yellow", "straight", "welcome"]
MOSQUE_TILES: Final = 4  # the first ones; the good of each:
TILE_GOOD: Final = [FABRIC, SPICE, JEWELRY, FRUIT]  # [R]
OTHER_TILE: Final = [GREEN, RED, YELLOW, BLUE]  # the second one of the same mosque [R]
SMALL_MOSQUE_TILES: Final = [RED, GREEN]
GREAT_MOSQUE_TILES: Final = [BLUE, YELLOW]
TAVERN_TILES: Final = 4  # of each kind, priced 1, 2, 3, 4 coffee: 3 and 4 [X]

BARRIER_PRICE: Final = 2  # coffee [R]
BAKSHEESH_PRICE: Final = 4  # coffee, and three goods: [R]
BAKSHEESH_GOODS: Final = 3
BAKSHEESH: Final = [FRUIT, SPICE]  # by its side up; the second side [X]

# -- characters ---------------------------------------------------------------------------------

GOVERNOR: Final = 0
SMUGGLER: Final = 1
COFFEE_TRADER: Final = 2
COURIER: Final = 3
NPCS: Final = ["governor", "smuggler", "coffee_trader", "courier"]

# -- bonus cards --------------------------------------------------------------------------------

GAIN_GOOD: Final = 0
GAIN_5_LIRA: Final = 1
DOUBLE_SULTAN: Final = 2
DOUBLE_POST_OFFICE: Final = 3
DOUBLE_GEMSTONE: Final = 4
FAMILY_HOME: Final = 5
SMALL_MARKET_ANY: Final = 6
MOVE_0: Final = 7
MOVE_3_4: Final = 8
RETURN_ASSISTANT: Final = 9
TWO_COFFEE: Final = 10
COFFEE_FOR_GUILD: Final = 11
COFFEE_FOR_LIRA: Final = 12
EXCHANGE_3: Final = 13
DICE_REWARD_MOCHA: Final = 14
DIE_TO_6: Final = 15
MOVE_CORNER: Final = 16
DOUBLE_WAINWRIGHT: Final = 17
DOUBLE_COFFEE_HOUSE: Final = 18
TAKE_LETTER: Final = 19
DICE_REWARD_LETTERS: Final = 20
SELL_ONE_FOR_7: Final = 21
GOOD_3_LIRA: Final = 22  # 22-25: one for each good
COPY_DISCARD: Final = 26
FAMILY_STEP: Final = 27
MOVE_TO_MERCHANT: Final = 28
COMPANION_2: Final = 29
USE_NPC: Final = 30
DOUBLE_MOSQUE: Final = 31
DOUBLE_SECRET_SOCIETY: Final = 32
MOVE_ANY_3_LIRA: Final = 33

BASE_CARDS: Final = 10
MOCHA_CARDS: Final = 19  # the first kind that is not Mocha's any more
BONUS: Final = [
    ("gain_good", 4),  # base: 26 [S]
    ("gain_5_lira", 4),
    ("double_sultan", 2),
    ("double_post_office", 2),
    ("double_gemstone", 2),
    ("family_home", 2),
    ("small_market_any", 2),
    ("move_0", 2),
    ("move_3_4", 4),
    ("return_assistant", 2),
    ("two_coffee", 2),  # Mocha & Baksheesh: 18 [S], two of each [X]
    ("coffee_for_guild", 2),
    ("coffee_for_lira", 2),
    ("exchange_3", 2),
    ("dice_reward_mocha", 2),
    ("die_to_6", 2),
    ("move_corner", 2),
    ("double_wainwright", 2),
    ("double_coffee_house", 2),
    ("take_letter", 2),  # Letters & Seals: 26 [X]
    ("dice_reward_letters", 2),
    ("sell_one_for_7", 2),
    ("good_3_lira_fabric", 1),
    ("good_3_lira_spice", 1),
    ("good_3_lira_fruit", 1),
    ("good_3_lira_jewelry", 1),
    ("copy_discard", 2),
    ("family_step", 2),
    ("move_to_merchant", 2),
    ("companion_2", 2),
    ("use_npc", 2),
    ("double_mosque", 2),
    ("double_secret_society", 2),
    ("move_any_3_lira", 2),
]
CARDS_IN_ALL: Final = len(BONUS)

# The places whose action a card lets a figure there carry out once more [R]
DOUBLED_PLACES: Final = {
    DOUBLE_SULTAN: [SULTANS_PALACE],
    DOUBLE_POST_OFFICE: [POST_OFFICE],
    DOUBLE_GEMSTONE: [GEMSTONE_DEALER],
    DOUBLE_WAINWRIGHT: [WAINWRIGHT],
    DOUBLE_COFFEE_HOUSE: [COFFEE_HOUSE],
    DOUBLE_MOSQUE: [SMALL_MOSQUE, GREAT_MOSQUE],
    DOUBLE_SECRET_SOCIETY: [SECRET_SOCIETY],
}
MOVE_ANY_LIRA: Final = 3  # the price of a move to any place [R]


def good_on(card: int) -> int:
    """The good that one of the four cards with a good and 3 lira shows."""
    return card - GOOD_3_LIRA


# What two dice bring with the dice reward cards: the highest roll of each line [X]
REWARD_LOW: Final = 5  # two coffee, or one letter
REWARD_MIDDLE: Final = 8  # two goods; above that:
REWARD_LIRA: Final = 7

# -- guild cards [R] ----------------------------------------------------------------------------

GUILDS_IN_ALL: Final = 20
GUILD_NAMES: Final = [
    "",
    "extension",
    "fill_fabric",
    "fill_spice",
    "fill_fruit",
    "lira_goods",
    "three_bonus",
    "fountain_turn",
    "black_market",
    "tea_house",
    "sell_rgy",
    "sell_brg",
    "any_place",
    "sultan",
    "small_mosque",
    "great_mosque",
    "gemstone",
    "five_coffee",
    "two_guild",
    "tavern",
    "coffee_house",
]
GUILD_SULTAN_GOODS: Final = 6
GUILD_GEMSTONE_LIRA: Final = 15

# -- letters and kiosk --------------------------------------------------------------------------

LETTER_PLACES: Final = 16  # letters name the places that are always there [X]
LETTERS_EACH: Final = 2  # [X]
SOCIETY_SEALS: Final = 6  # [R]
SOCIETY_LIRA: Final = [3, 2, 1]  # [R]
DOUBLE_MOVE_SEALS: Final = 3  # [R]

KIOSK_TILES: Final = [  # the faces are [R], one of each is [X]
    "fruit_lira",
    "spice_lira",
    "fabric_lira",
    "two_fruit",
    "two_spice",
    "two_fabric",
    "fruit",
    "spice",
    "fabric",
    "jewelry",
    "bonus",
    "two_lira",
    "coffee_or_2",
    "coffee_or_3",
    "companion",
    "die",
    "extension_10",
    "extension_goods",
    "to_fountain",
    "good_letter",
    "bonus_letter",
    "lira_letter",
    "lira_good",
    "lira_bonus",
]
KIOSK_BONUS: Final = 10
KIOSK_TWO_LIRA: Final = 11
KIOSK_COFFEE_OR_2: Final = 12
KIOSK_COFFEE_OR_3: Final = 13
KIOSK_COMPANION: Final = 14
KIOSK_DIE: Final = 15
KIOSK_EXTENSION_10: Final = 16
KIOSK_EXTENSION_GOODS: Final = 17
KIOSK_TO_FOUNTAIN: Final = 18
KIOSK_GOOD_LETTER: Final = 19
KIOSK_BONUS_LETTER: Final = 20
KIOSK_LIRA_LETTER: Final = 21
KIOSK_LIRA_GOOD: Final = 22
KIOSK_LIRA_BONUS: Final = 23
# The first ten simply give: which good, how many, and lira.
KIOSK_GIFTS: Final = [
    (FRUIT, 1, 1),
    (SPICE, 1, 1),
    (FABRIC, 1, 1),
    (FRUIT, 2, 0),
    (SPICE, 2, 0),
    (FABRIC, 2, 0),
    (FRUIT, 1, 0),
    (SPICE, 1, 0),
    (FABRIC, 1, 0),
    (JEWELRY, 1, 0),
]
# The five trading tiles: one of the two for the other, either way.
TRADE_GOOD: Final = 0  # or a coffee
TRADE_LIRA: Final = 1
TRADE_BONUS: Final = 2
TRADE_LETTER: Final = 3
KIOSK_TRADES: Final = {
    KIOSK_GOOD_LETTER: (TRADE_GOOD, TRADE_LETTER),
    KIOSK_BONUS_LETTER: (TRADE_BONUS, TRADE_LETTER),
    KIOSK_LIRA_LETTER: (TRADE_LIRA, TRADE_LETTER),
    KIOSK_LIRA_GOOD: (TRADE_GOOD, TRADE_LIRA),
    KIOSK_LIRA_BONUS: (TRADE_LIRA, TRADE_BONUS),
}
KIOSK_GAIN: Final = 3  # lira for a letter, a good or a bonus card given; given are `SERVICE`
KIOSK_EXTENSION_PRICE: Final = 10


def is_delivered(letter: int) -> bool:
    return letter > LETTER_PLACES


def delivered(letter: int) -> int:
    """The same letter, turned over."""
    return letter + LETTER_PLACES


def place_on(letter: int) -> int:
    """The place that the letter names."""
    return letter - LETTER_PLACES if letter > LETTER_PLACES else letter


def seals_on(letter: int) -> int:
    """On the side that is up: one, or two once it is delivered."""
    return 2 if letter > LETTER_PLACES else 1


# -- dice ---------------------------------------------------------------------------------------


def first_die(dice: int) -> int:
    return dice // 10


def second_die(dice: int) -> int:
    return dice % 10


def two_dice(first: int, second: int) -> int:
    """Both dice as one number, as `Istanbul.dice` keeps them; 0 is a die that was not rolled."""
    return 10 * first + second


# -- the bazaar ---------------------------------------------------------------------------------


class Grid:
    """Who lies beside whom in a layout, and how far it is. Never changed; clones share it.

    Lists of places are ascending. `wall` is the edge of the barrier as a pair of places, low first,
    packed by `edge`; 0 is none.
    """

    def __init__(self, places: list[int], columns: int, wall: int) -> None:
        cells = len(places)
        low, high = wall // 32, wall % 32
        self.places: Final = places
        """The place in every cell, row by row."""
        self.columns: Final = columns
        self.beside: Final[list[list[int]]] = [[] for _ in range(MOST_PLACES + 1)]
        """The neighbours of every place that can be stepped to."""
        self.near: Final[list[list[int]]] = [[] for _ in range(MOST_PLACES + 1)]
        """The places 1 or 2 steps away."""
        self.lines: Final[list[list[int]]] = [[] for _ in range(MOST_PLACES + 1)]
        """Those, and the places in a straight line."""
        self.steps: Final[list[list[int]]] = [[] for _ in range(MOST_PLACES + 1)]
        """Steps from place to place; 99 where there is no way."""
        for cell in range(cells):
            place = places[cell]
            row, column = cell // columns, cell % columns
            ahead: list[int] = []
            for way in range(4):
                line = ray(places, columns, row, column, way, low, high)
                if line:
                    self.beside[place].append(line[0])
                    ahead += line
            self.beside[place].sort()
            self.lines[place] = ahead
        for place in places:
            steps = self.walk(place)
            self.steps[place] = steps
            near = [other for other in range(1, MOST_PLACES + 1) if 0 < steps[other] <= 2]
            self.near[place] = near
            self.lines[place] = sorted(set(near + self.lines[place]))

    def walk(self, start: int) -> list[int]:
        """Steps from here to every place."""
        steps = [99] * (MOST_PLACES + 1)
        steps[start] = 0
        reached = [start]
        for place in reached:
            for other in self.beside[place]:
                if steps[other] == 99:
                    steps[other] = steps[place] + 1
                    reached.append(other)
        return steps

    def between(self, start: int, least: int, most: int) -> list[int]:
        """The places so many steps away."""
        steps = self.steps[start]
        return [place for place in range(1, MOST_PLACES + 1) if least <= steps[place] <= most]

    def corners(self) -> list[int]:
        last = len(self.places) - 1
        corners = (0, self.columns - 1, last - self.columns + 1, last)
        return sorted(self.places[cell] for cell in corners)


def ray(
    places: list[int], columns: int, row: int, column: int, way: int, low: int, high: int
) -> list[int]:
    """The places in a straight line from a cell, as far as the edge of the grid or the wall."""
    rows = len(places) // columns
    line: list[int] = []
    before = places[row * columns + column]
    while True:
        row += (-1, 1, 0, 0)[way]
        column += (0, 0, -1, 1)[way]
        if not (0 <= row < rows and 0 <= column < columns):
            return line
        place = places[row * columns + column]
        if min(before, place) == low and max(before, place) == high:
            return line
        line.append(place)
        before = place


def edge(one: int, other: int) -> int:
    """The edge between two places, as a number."""
    return min(one, other) * 32 + max(one, other)


# -- the vocabulary -----------------------------------------------------------------------------

DONE: Final = 0  # no, pass, enough
PLACE: Final = 0  # place n is action n
GOOD: Final = 26  # 4 goods
COFFEE: Final = 30
LIRA: Final = 31
DECK: Final = 32  # the bonus deck
DISCARD: Final = 33  # its discard pile
CARDS: Final = 34  # open the hand of bonus cards
GUILDS: Final = 35  # open the hand of guild cards
ACT: Final = 36  # carry it out
STOP: Final = 37  # the turn ends here
PAY: Final = 38  # the merchants who are met
TAKE: Final = 39  # pick the own assistant up
LEAVE: Final = 40  # leave the lowest assistant
NEUTRAL: Final = 41  # pick a neutral assistant up
COMPANION: Final = 42
MERCHANT: Final = 43  # of 5 seats
FAMILY: Final = 48  # of 5 seats
NPC: Final = 53  # 4 characters
TILE: Final = 57  # 6 kinds of tiles
BARRIER: Final = 63
BAKSHEESH_TILE: Final = 64
FIRST_DIE: Final = 65
SECOND_DIE: Final = 66
REROLL: Final = 67
CALL: Final = 65  # a call of n is action CALL + n, n from 3 to 12
ONE: Final = 78  # coins
FIVE: Final = 79
TEN: Final = 80
CARD: Final = 81  # 34 bonus cards
GUILD: Final = 114  # guild card n is action GUILD + n, n from 1 to 20
LETTER: Final = 134  # a letter to place n is action LETTER + n, n from 1 to 16
DELIVERED: Final = 150  # the same, delivered
KIOSK_TILE: Final = 167  # 24 tiles
ACTIONS: Final = 191
FACE: Final = 190  # chance: a die shows n, action FACE + n
SEAT: Final = 197  # chance: who begins
DEMAND: Final = 202  # chance: 5 demand tiles of a market
CELL: Final = 207  # chance: where the random layout puts a place
MOST_COLUMNS: Final = 5  # of the bazaar, and of the cells in the vocabulary


def is_place(action: int) -> bool:
    return PLACE < action <= PLACE + MOST_PLACES


def place_of(action: int) -> int:
    return action - PLACE


def is_good(action: int) -> bool:
    return GOOD <= action < COFFEE


def is_supply(action: int) -> bool:
    """Goods, coffee or lira."""
    return GOOD <= action <= LIRA


def good_of(action: int) -> int:
    return action - GOOD


def merchant_of(action: int) -> int:
    """The seat whose merchant was pointed at."""
    return action - MERCHANT


def is_family(action: int) -> bool:
    return FAMILY <= action < NPC


def family_of(action: int) -> int:
    """The seat whose family member was pointed at."""
    return action - FAMILY


def is_npc(action: int) -> bool:
    return NPC <= action < TILE


def npc_of(action: int) -> int:
    return action - NPC


def is_tile(action: int) -> bool:
    """A mosque or tavern tile."""
    return TILE <= action < BARRIER


def tile_of(action: int) -> int:
    return action - TILE


def die_of(action: int) -> int:
    """The first (0) or the second (1) die."""
    return action - FIRST_DIE


def number_called(action: int) -> int:
    return action - CALL


def is_coin(action: int) -> bool:
    return ONE <= action <= TEN


def is_card(action: int) -> bool:
    """A bonus card."""
    return CARD <= action < CARD + CARDS_IN_ALL


def card_of(action: int) -> int:
    return action - CARD


def is_guild(action: int) -> bool:
    """A guild card."""
    return GUILD < action <= GUILD + GUILDS_IN_ALL


def guild_of(action: int) -> int:
    return action - GUILD


def is_letter(action: int) -> bool:
    """A letter, delivered or not."""
    return LETTER < action < KIOSK_TILE


def letter_of(action: int) -> int:
    """The letter as it lies: its place, or once delivered that and `LETTER_PLACES`."""
    return action - LETTER


def is_kiosk_tile(action: int) -> bool:
    return KIOSK_TILE <= action < ACTIONS


def kiosk_tile_of(action: int) -> int:
    return action - KIOSK_TILE


def face_of(action: int) -> int:
    return action - FACE


def seat_of(action: int) -> int:
    return action - SEAT


def demand_of(action: int) -> int:
    return action - DEMAND


def cell_of(action: int, columns: int) -> int:
    """The cell of a bazaar with so many columns."""
    at = action - CELL
    return at // MOST_COLUMNS * columns + at % MOST_COLUMNS


def cell_action(cell: int, columns: int) -> int:
    return CELL + cell // columns * MOST_COLUMNS + cell % columns


LABELS: Final = [
    "done",
    *[f"place:{place}" for place in range(1, MOST_PLACES + 1)],
    *[f"good:{good}" for good in GOODS],
    "coffee",
    "lira",
    "deck",
    "discard",
    "cards",
    "guilds",
    "act",
    "stop",
    "pay",
    "take",
    "leave",
    "neutral",
    "companion",
    *[f"merchant:{seat}" for seat in range(5)],
    *[f"family:{seat}" for seat in range(5)],
    *[f"npc:{name}" for name in NPCS],
    *[f"tile:{name}" for name in TILES],
    "barrier",
    "baksheesh",
    "die:first",
    "die:second",
    "reroll",
    *[f"call:{number}" for number in range(3, 13)],
    "+1",
    "+5",
    "+10",
    *[f"card:{name}" for name, _ in BONUS],
    *[f"guild:{number}" for number in range(1, GUILDS_IN_ALL + 1)],
    *[f"letter:{place}" for place in range(1, LETTER_PLACES + 1)],
    *[f"delivered:{place}" for place in range(1, LETTER_PLACES + 1)],
    *[f"kiosk:{name}" for name in KIOSK_TILES],
    *[f"face:{face}" for face in range(1, 7)],
    *[f"seat:{seat}" for seat in range(5)],
    *[f"demand:{tile}" for tile in range(1, DEMAND_TILES + 1)],
    *[f"cell:{column}{row}" for row in range(1, 6) for column in "ABCDE"],
]
