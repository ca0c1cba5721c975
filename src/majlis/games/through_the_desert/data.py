"""The board and the components, as printed.

Source marks: [R] the rulebook; [S] a public source; [D] derived from these by arithmetic;
[X] a reconstruction, to be corrected by an owner of the box. `docs/rules/through-the-desert.md`
says how each was found.
"""

from __future__ import annotations

from typing import Final

LILAC: Final = 0
MINT: Final = 1
LEMON: Final = 2
GREEN: Final = 3
SALMON: Final = 4
PASTELS: Final = ["lilac", "mint", "lemon", "green", "salmon"]  # the colours of camels [S]

# . sand   o water hole   P palm spot                     the board of every player count     [S]
# , sand   e water hole   Q palm spot                     behind the line: 4-5 players only   [X]
# ^ central mountains     # border mountains, no hex
# One character per hex, columns A-V from the left, rows 1-13 from the top. The hexes are flat on
# top, and the columns A, C, E ... lie half a hex lower than their neighbours.            [D]
MAP: Final = [
    "##.o.....###....o#####",
    "#......o...o..o...,e,#",
    "...P.o...P......P.,,,#",
    ".o.....o...o......,e,,",
    "..o..o..o....o.o..,,,e",
    "o...o......o.....o,,,,",
    ".....^^.....P.o.o.,e,e",
    ".P...^^^^^........,,,,",
    "...o..o..o.o..o..,Q,e,",
    "#o..o.......o...e,,,,,",
    "#......P.o....e,,,,,,#",
    "###.o.o...o.,,,,,,,e,#",
    "#####.....,,e###,e,,##",
]

CAMELS: Final = 34  # of each colour [R]
PALMS: Final = 5  # [R]
WATER: Final = [15, 15, 15]  # tokens worth 1, 2 and 3 points [R]
OASIS_POINTS: Final = 5  # [R]
LARGEST_CARAVAN: Final = 10  # [R]
SHARED_LARGEST: Final = 5  # for each of those who share it [R]

# by number of players:      -  -   2   3   4   5
LEADERS: Final = [0, 0, 5, 5, 5, 4]  # each player's [R]
TAKEN_OUT: Final = [0, 0, 10, 5, 0, 0]  # camels of each colour [R]
PILE: Final = [0, 0, 22, 26, 30, 30]  # left when the leaders stand [R]; five players [S]
ONE_CAMEL_TURNS: Final = [0, 0, 1, 2, 2, 2]  # the first turns of the camel phase [R]


def read_map() -> list[tuple[int, int]]:
    """Column and row of every hex, row by row: a hex is its place in this list."""
    return [(x, y) for y, row in enumerate(MAP) for x, mark in enumerate(row) if mark in ".oP,eQ"]


HEXES: Final = read_map()
NAMES: Final = [f"{chr(ord('A') + x)}{y + 1}" for x, y in HEXES]


class Board:
    """The hexes in play for a number of players, and who lies beside whom. Never changed."""

    def __init__(self, marks: str) -> None:
        at = {place: hex for hex, place in enumerate(HEXES) if MAP[place[1]][place[0]] in marks}
        self.hexes: Final = sorted(at.values())
        """The hexes in play, ascending."""
        self.ring: Final = [
            [at.get(place, -1) for place in around(x, y)] if (x, y) in at else [] for x, y in HEXES
        ]
        """The six places around each hex, clockwise from the north; -1 is no hex."""
        self.neighbours: Final = [[hex for hex in ring if hex >= 0] for ring in self.ring]
        self.palm_spots: Final = [h for h in self.hexes if mark(h) in "PQ"]
        self.water_holes: Final = [h for h in self.hexes if mark(h) in "oe"]


def mark(hex: int) -> str:
    x, y = HEXES[hex]
    return MAP[y][x]


def around(x: int, y: int) -> list[tuple[int, int]]:
    """The six places around a hex, clockwise from the north."""
    low = y + (1 if x % 2 == 0 else 0)  # the row of the lower right and lower left neighbour
    return [(x, y - 1), (x + 1, low - 1), (x + 1, low), (x, y + 1), (x - 1, low), (x - 1, low - 1)]


def distance(one: int, other: int) -> int:
    """Steps from hex to hex over an empty plain."""
    (x1, y1), (x2, y2) = HEXES[one], HEXES[other]
    q = x2 - x1
    r = (y2 - (x2 + x2 % 2) // 2) - (y1 - (x1 + x1 % 2) // 2)
    return max(abs(q), abs(r), abs(q + r))


SMALL_BOARD: Final = Board(".oP")  # 2 and 3 players: the line is the edge [R]
WHOLE_BOARD: Final = Board(".oP,eQ")  # 4 and 5 players [R]
PALM_SPOTS: Final = WHOLE_BOARD.palm_spots


def board_for(players: int) -> Board:
    return SMALL_BOARD if players <= 3 else WHOLE_BOARD


# The vocabulary: things a finger can point at, then what only chance points at.
COLOUR: Final = 0  # 5 colours
HEX: Final = 5  # 249 hexes; chance points at palm spots too
ACTIONS: Final = 5 + len(HEXES)
SEAT: Final = ACTIONS  # 5 seats: who begins
TOKEN: Final = SEAT + 5  # 3 values of water holes
LABELS: Final = [
    *[f"colour:{name}" for name in PASTELS],
    *[f"hex:{name}" for name in NAMES],
    *[f"seat:{seat}" for seat in range(5)],
    *[f"water:{value}" for value in (1, 2, 3)],
]


def is_colour(action: int) -> bool:
    return COLOUR <= action < HEX


def is_hex(action: int) -> bool:
    return HEX <= action < ACTIONS


def colour_of(action: int) -> int:
    return action - COLOUR


def hex_of(action: int) -> int:
    return action - HEX


def seat_of(action: int) -> int:
    return action - SEAT


def points_of(action: int) -> int:
    """What the water hole is worth."""
    return action - TOKEN + 1


# Caravans are numbered by player, then by colour.


def caravan_of(seat: int, colour: int) -> int:
    return 5 * seat + colour


def owner_of(caravan: int) -> int:
    return caravan // 5


def caravan_colour(caravan: int) -> int:
    return caravan % 5
