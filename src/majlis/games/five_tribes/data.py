"""The components, as printed, the shape of the sultanate, and the vocabulary.

Source marks: [R] the rulebook; [S] public sources that agree; [X] a reconstruction or a ruling of
ours. `docs/rules/five-tribes.md` says how each was found.
"""

from __future__ import annotations

from typing import Final

# -- meeples ---------------------------------------------------------------------------------------

VIZIER: Final = 0  # yellow
ELDER: Final = 1  # white
MERCHANT: Final = 2  # green
BUILDER: Final = 3  # blue
ASSASSIN: Final = 4  # red
TRIBES: Final = ["vizier", "elder", "merchant", "builder", "assassin"]
MEEPLES: Final = [16, 20, 18, 18, 18]  # 90 [R]
MEEPLES_ON_A_TILE: Final = 3  # at the start [R]

# -- tiles -----------------------------------------------------------------------------------------

VILLAGE: Final = 0
SACRED_6: Final = 1
SACRED_10: Final = 2
SACRED_12: Final = 3
SACRED_15: Final = 4
OASIS: Final = 5
SMALL_MARKET: Final = 6
LARGE_MARKET: Final = 7
# kind, points, blue (else red), how many: [S], the totals of 12 blue and 18 red [R]
TILE_KINDS: Final = [
    ("village", 5, True, 5),
    ("sacred_6", 6, True, 4),
    ("sacred_10", 10, True, 1),
    ("sacred_12", 12, True, 1),
    ("sacred_15", 15, True, 1),
    ("oasis", 8, False, 6),
    ("small_market", 6, False, 8),
    ("large_market", 4, False, 4),
]
TILE_POINTS: Final = [points for _, points, _, _ in TILE_KINDS]
TILE_IS_BLUE: Final = [blue for _, _, blue, _ in TILE_KINDS]
TILE_COUNTS: Final = [count for _, _, _, count in TILE_KINDS]

# -- resource cards --------------------------------------------------------------------------------

GOODS: Final = 9  # kinds of goods; the tenth kind of card is the fakir
FAKIR: Final = 9
CARDS: Final = [
    "ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir",
]  # fmt: skip
CARD_COUNTS: Final = [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]  # by kind [S]; 36 goods, 18 fakirs [R]
SET_VALUES: Final = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]  # of a set of so many different goods [R]
ROW_LENGTH: Final = 9  # [R]

# -- djinns ----------------------------------------------------------------------------------------

AL_AMIN: Final = 0
ANUN_NAK: Final = 1
BAAL: Final = 2
BOAZ: Final = 3
BOURAQ: Final = 4
ECHIDNA: Final = 5
ENKI: Final = 6
HAGIS: Final = 7
HAURVATAT: Final = 8
IBLIS: Final = 9
JAFAAR: Final = 10
KANDICHA: Final = 11
KUMARBI: Final = 12
LAMIA: Final = 13
LETA: Final = 14
MARID: Final = 15
MONKIR: Final = 16
NEKIR: Final = 17
SHAMHAT: Final = 18
SIBITTIS: Final = 19
SLOAR: Final = 20
UTUG: Final = 21

# What using a djinn costs [R]. Buying one costs ELDER_AND_ONE too.
FREE: Final = 0
ONE: Final = 1  # an elder or a fakir
ELDER_AND_ONE: Final = 2  # an elder, and another elder or a fakir
ONE_FAKIR: Final = 3
FAKIRS: Final = 4  # one or more, while bidding
# name, points [S], price [R]
DJINN_CARDS: Final = [
    ("al_amin", 5, FREE),
    ("anun_nak", 8, ONE),
    ("baal", 6, FREE),
    ("boaz", 6, FREE),
    ("bouraq", 6, ONE),
    ("echidna", 4, ELDER_AND_ONE),
    ("enki", 8, ONE),
    ("hagis", 10, ONE),
    ("haurvatat", 8, FREE),
    ("iblis", 8, ONE),
    ("jafaar", 6, FREE),
    ("kandicha", 6, FREE),
    ("kumarbi", 6, FAKIRS),
    ("lamia", 10, ONE),
    ("leta", 4, ELDER_AND_ONE),
    ("marid", 6, FREE),
    ("monkir", 6, FREE),  # one public list says 5, six say 6
    ("nekir", 6, FREE),
    ("shamhat", 6, FREE),
    ("sibittis", 4, ELDER_AND_ONE),
    ("sloar", 8, ONE_FAKIR),
    ("utug", 4, ELDER_AND_ONE),
]
DJINNS: Final = len(DJINN_CARDS)
DJINN_POINTS: Final = [points for _, points, _ in DJINN_CARDS]
DJINN_PRICES: Final = [price for _, _, price in DJINN_CARDS]
DJINN_ROW_LENGTH: Final = 3  # [R]
ANUN_NAK_MEEPLES: Final = 3  # [R]
SIBITTIS_CARDS: Final = 3  # [R]

# -- tracks, supplies and points -------------------------------------------------------------------

# The turn track from left to right [S]; the text names 5, 3, 1 and the three zeros [R].
TRACK_PRICES: Final = [18, 12, 8, 5, 3, 1, 0, 0, 0]
LAST_PAID: Final = 5
FIRST_ZERO: Final = 6
LAST_ZERO: Final = 8
COINS: Final = 50  # each player's at the start [R]
PALMS: Final = 12  # [R]
PALACES: Final = 10  # [R]
# by number of players:   -  -   2  3  4
CAMELS: Final = [0, 0, 11, 8, 8]  # each player's [R]
MARKERS: Final = [0, 0, 2, 1, 1]  # each player's [R]

SMALL_MARKET_PRICE: Final = 3  # for one of ... [R]
SMALL_MARKET_WINDOW: Final = 3  # ... the first cards of the row [R]
LARGE_MARKET_PRICE: Final = 6  # for two of ... [R]
LARGE_MARKET_WINDOW: Final = 6  # ... these [R]

VIZIER_POINTS: Final = 1  # with Jafaar 3 [R]
JAFAAR_POINTS: Final = 3
FEWER_VIZIERS: Final = 10  # for every opponent who has fewer viziers [R]
ELDER_POINTS: Final = 2  # with Shamhat 4 [R]
SHAMHAT_POINTS: Final = 4
PALM_POINTS: Final = 3  # with Haurvatat 5 [R]
HAURVATAT_POINTS: Final = 5
PALACE_POINTS: Final = 5  # [R]
AL_AMIN_FAKIRS: Final = 2  # stand for one good [R]

# -- the sultanate: tile 6 * row + column, columns A-F from the left, rows 1-5 from the top --------

COLUMNS: Final = 6
ROWS: Final = 5
TILES: Final = COLUMNS * ROWS
NAMES: Final = ["ABCDEF"[tile % COLUMNS] + str(tile // COLUMNS + 1) for tile in range(TILES)]
BIT: Final = [1 << tile for tile in range(TILES)]
EVERYWHERE: Final = (1 << TILES) - 1


def distance(one: int, other: int) -> int:
    """Steps from tile to tile, never diagonally."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def touching(tile: int) -> list[int]:
    """The up to eight tiles around this one."""
    row, column = divmod(tile, COLUMNS)
    return [
        other
        for other in range(TILES)
        if other != tile and abs(other // COLUMNS - row) <= 1 and abs(other % COLUMNS - column) <= 1
    ]


DISTANCE: Final = [[distance(one, other) for other in range(TILES)] for one in range(TILES)]
NEIGHBOURS: Final = [[n for n in range(TILES) if DISTANCE[tile][n] == 1] for tile in range(TILES)]
AROUND: Final = [touching(tile) for tile in range(TILES)]


def walks(longest: int) -> list[list[int]]:
    """For every number of steps: where a walk can end that never goes straight back.

    Row n holds at `30 * here + before` a mask of tiles: those where a walk of exactly n steps from
    `here` can end whose first step does not lead to `before`. `before == here` forbids nothing.
    """
    table = [[BIT[here] for here in range(TILES) for _ in range(TILES)]]
    for _ in range(longest):
        shorter = table[-1]
        row = []
        for here in range(TILES):
            for before in range(TILES):
                ends = 0
                for step in NEIGHBOURS[here]:
                    if step != before:
                        ends |= shorter[TILES * step + here]
                row.append(ends)
        table.append(row)
    return table


LONG_WALK: Final = 8  # from here on a walk can end on every tile of the right chequerboard colour
REACH: Final = walks(LONG_WALK + 1)
ELSEWHERE: Final = [
    [ends[(TILES + 1) * tile] & ~BIT[tile] for tile in range(TILES)] for ends in REACH
]
"""For every number of steps, by tile: where a walk from there can end, but for the tile itself."""
LOOP: Final = 5  # meeples in hand with which a sowing can come back to a tile and find its own

# -- the vocabulary: things a finger can point at, then what only chance points at -----------------

SPOT: Final = 0  # 6 paid places of the turn track, and the zeros
TILE: Final = 7  # 30 tiles
MEEPLE: Final = 37  # 150: a meeple of a tribe on a tile, 5 * tile + tribe
HELD: Final = 187  # 8: a vizier or elder in front of a player, 2 * seat + tribe
DJINN: Final = 195  # 22 djinns
PAY_ELDER: Final = 217  # one's own elder
ROW: Final = 218  # the first 6 cards of the row
CARD: Final = 224  # 10 kinds of cards: one's own; chance draws them too
PAY_FAKIR: Final = CARD + FAKIR
DONE: Final = 234
ACTIONS: Final = 235
MARKER: Final = 235  # chance: 4 seats, whose marker comes next
KIND: Final = 239  # chance: 8 kinds of tiles
DRAWN: Final = 247  # chance: 5 tribes, a meeple from the bag
LABELS: Final = [
    *[f"bid:{price}" for price in TRACK_PRICES[: FIRST_ZERO + 1]],
    *[f"tile:{name}" for name in NAMES],
    *[f"{tribe}:{name}" for name in NAMES for tribe in TRIBES],
    *[f"{tribe}:seat:{seat}" for seat in range(4) for tribe in TRIBES[:2]],
    *[f"djinn:{name}" for name, _, _ in DJINN_CARDS],
    "elder",
    *[f"row:{place}" for place in range(1, LARGE_MARKET_WINDOW + 1)],
    *[f"card:{name}" for name in CARDS],
    "done",
    *[f"marker:{seat}" for seat in range(4)],
    *[f"kind:{name}" for name, _, _, _ in TILE_KINDS],
    *[f"drawn:{tribe}" for tribe in TRIBES],
]

# -- what an answer points at, answers made of two things, answers taken apart ---------------------


def is_place(action: int) -> bool:
    """A place of the turn track."""
    return SPOT <= action < TILE


def is_tile(action: int) -> bool:
    return TILE <= action < MEEPLE


def is_meeple_on_tile(action: int) -> bool:
    return MEEPLE <= action < HELD


def is_meeple_held(action: int) -> bool:
    """A vizier or elder in front of a player."""
    return HELD <= action < DJINN


def is_djinn(action: int) -> bool:
    return DJINN <= action < PAY_ELDER


def is_in_row(action: int) -> bool:
    """A card of the row."""
    return ROW <= action < CARD


def is_good(action: int) -> bool:
    """A card in hand that can be sold: any but a fakir."""
    return CARD <= action < PAY_FAKIR


def meeple_on(tile: int, tribe: int) -> int:
    return MEEPLE + 5 * tile + tribe


def meeple_held(seat: int, tribe: int) -> int:
    """A vizier or elder in front of a player."""
    return HELD + 2 * seat + tribe


def place_of(action: int) -> int:
    """The place of the turn track."""
    return action - SPOT


def tile_of(action: int) -> int:
    """The tile, or the tile that the meeple stands on."""
    return action - TILE if action < MEEPLE else (action - MEEPLE) // 5


def tribe_of(action: int) -> int:
    """The tribe of a meeple: on a tile, in front of a player, or drawn from the bag."""
    if action < HELD:
        return (action - MEEPLE) % 5
    return (action - HELD) % 2 if action < DRAWN else action - DRAWN


def seat_of(action: int) -> int:
    """Whose vizier or elder it is, or whose marker."""
    return (action - HELD) // 2 if action < MARKER else action - MARKER


def djinn_of(action: int) -> int:
    return action - DJINN


def nth_of(action: int) -> int:
    """Where in the row the card lies, from 0."""
    return action - ROW


def card_of(action: int) -> int:
    """The kind of card."""
    return action - CARD


def kind_of(action: int) -> int:
    """The kind of tile."""
    return action - KIND
