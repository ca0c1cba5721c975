"""The components, as printed, and the vocabulary: every thing that a finger can point at.

Source marks: [R] the rulebooks say it; [R*] forced by what they say; [X+] a reconstruction with a
strong structural fit; [X] a free reconstruction. `docs/rules/marrakesh.md` lists the reconstructed
rows under "Reconstructed", so that an owner of the box can correct them here.
"""

from __future__ import annotations

from math import comb
from typing import Final

from majlis.kernel.frame import NONE

# -- keshis and sectors ---------------------------------------------------------------------------

TURQUOISE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
PURPLE: Final = 3
ORANGE: Final = 4
PINK: Final = 5
BLACK: Final = 6
WHITE: Final = 7
GRAY: Final = 8
BEIGE: Final = 9
BROWN: Final = 10
RED: Final = 11
COLOURS: Final = (
    "turquoise green yellow purple orange pink black white gray beige brown red".split()
)
EVERY_COLOUR: Final = 0b111111111111
GOODS: Final = [YELLOW, PURPLE, ORANGE]
# In the bag for the storage track, and what the exchange icon may return: no goods, no caravan [R]
STORED_COLOURS: Final = [TURQUOISE, GREEN, PINK, BLACK, WHITE, GRAY, BEIGE, RED]

RIVER: Final = 0
ORCHARD: Final = 1
SOUK: Final = 2
SQUARE: Final = 3
MOSQUE: Final = 4
PALACE: Final = 5
MADRASA: Final = 6
MEDINA: Final = 7
SAHARA: Final = 8
SECTORS: Final = "river date_orchard souk main_square mosque palace madrasa medina sahara".split()
SPACES: Final = 8  # keshis of its colour that fill a sector other than the souk [R]
# The sector of each colour but red, and the colour of each sector (the souk has three).
HOME: Final = [RIVER, ORCHARD, SOUK, SOUK, SOUK, SQUARE, MOSQUE, PALACE, MADRASA, MEDINA, SAHARA]
COLOUR_OF: Final = [TURQUOISE, GREEN, YELLOW, PINK, BLACK, WHITE, GRAY, BEIGE, BROWN]
FILLABLE: Final = [RIVER, ORCHARD, SQUARE, MOSQUE, PALACE, MADRASA, MEDINA, SAHARA]  # not the souk

WATER: Final = 0
DATE: Final = 1
DINAR: Final = 2
RESOURCES: Final = ["water", "date", "dinar"]

SEASONS: Final = 3  # [R]
ROUNDS: Final = 4  # of a season [R]
PICKS: Final = 3  # keshis selected, assistants sent [R]
START_POINTS: Final = 10  # [R]
FILLED_POINTS: Final = 10  # for a filled sector, at the end [R]
SCORED_OASES: Final = 3  # [R]
MOST_RETURNED: Final = 12  # resources for oases 19-21 [R]
MATCH_POINTS: Final = 2  # a gate beside the sector of its colour [R]

# -- bonuses --------------------------------------------------------------------------------------

# A bonus is one int, of a kind and a number (a colour for KESHI).
POINTS: Final = 0
RESOURCE: Final = 1  # and 2, 3: water, date, dinar
ANY_RESOURCE: Final = 4
KESHI: Final = 5
ANY_GOODS: Final = 6  # of one colour
ANY_KESHI: Final = 7  # of one colour
RIVER_STEP: Final = 8
PALACE_STEP: Final = 9
MOSQUE_STEP: Final = 10
ANY_STEP: Final = 11  # on either staircase
KINDS: Final = {
    "points": POINTS,
    "water": RESOURCE + WATER,
    "date": RESOURCE + DATE,
    "dinar": RESOURCE + DINAR,
    "resource_any": ANY_RESOURCE,
    "goods_any": ANY_GOODS,
    "keshi_any": ANY_KESHI,
    "river_step": RIVER_STEP,
    "palace_step": PALACE_STEP,
    "mosque_step": MOSQUE_STEP,
    "palace_or_mosque_step": ANY_STEP,
}


def bonus_of(kind: int, number: int) -> int:
    return 16 * kind + number


def kind_of(bonus: int) -> int:
    return bonus >> 4


def number_of(bonus: int) -> int:
    return bonus & 15


def resource_in(kind: int) -> int:
    """The resource that bonuses of this kind give."""
    return kind - RESOURCE


def is_plain(kind: int) -> bool:
    """Points or resources, of which nothing is asked."""
    return kind < ANY_RESOURCE


def bonus(code: str) -> int:
    """`keshi_red`, `dinar_2`, `palace_or_mosque_step_1` as an int."""
    name, _, last = code.rpartition("_")
    if name == "keshi" and last in COLOURS:
        return bonus_of(KESHI, COLOURS.index(last))
    return bonus_of(KINDS[name], int(last))


# -- main square ----------------------------------------------------------------------------------

SQUARE_SPACES: Final = "goods palace dinar points water mosque date river".split()
SQUARE_BONUS: Final = [  # clockwise from the top; the bonuses [R], their order [X]
    bonus("goods_any_1"),
    bonus("palace_step_1"),
    bonus("dinar_1"),
    bonus("points_2"),
    bonus("water_1"),
    bonus("mosque_step_1"),
    bonus("date_1"),
    bonus("river_step_1"),
]


def beside(space: int) -> tuple[int, int]:
    """The spaces on either side of it."""
    return (space - 1) % 8, (space + 1) % 8


SQUARE_POINTS: Final = 3  # the space that scroll 29 looks at
DISC_PINK: Final = [3, 1, 2, 2, 1, 3, 2, 1]  # clockwise; which numbers [R*], their order [X]
DISC_PURPLE: Final = [4, 1, 2, 2, 0, 3, 2, 1]  # one 0 and one 4 [R], the rest [X]

# -- medina ---------------------------------------------------------------------------------------

WORKSHOPS: Final = 4
WORKSHOP_PRICE: Final = [0, 1, 2, 3]  # dinars [R]; the third [X]
WORKSHOP_POINTS: Final = [-3, 1, 4, 7]  # [R]; the third [X]
GATES_EACH: Final = 8  # gates in a workshop [R]
GATE_COUNTS: Final = [3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 3, 3]  # by colour [R]
# Gate spaces: one beside every other sector [X+]; red and beige gates match none of them.
GATE_SPACES: Final = [RIVER, ORCHARD, SOUK, SQUARE, MOSQUE, PALACE, MADRASA, SAHARA]


def gate_of(workshop: int, colour: int) -> int:
    """Gates are numbered by workshop, then by colour."""
    return 12 * workshop + colour


def gate_workshop(gate: int) -> int:
    return gate // 12


def gate_colour(gate: int) -> int:
    return gate % 12


def matches(colour: int, sector: int) -> bool:
    """Whether a gate of this colour has the colour of the gate space beside the sector."""
    return colour not in (RED, BEIGE) and HOME[colour] == sector


# -- Sahara ---------------------------------------------------------------------------------------

START_RIGHT: Final = 0
START_LEFT: Final = 1
LEFT: Final = 2  # 2-5: left_1 to left_4
RIGHT: Final = 6  # 6-9: right_1 to right_4
SAHARA_SPACES: Final = (
    "start_right start_left left_1 left_2 left_3 left_4 right_1 right_2 right_3 right_4".split()
)
PATH: Final = 3  # oases on a path; the fourth space is the desert town's
LEFT_PATH: Final = 0
RIGHT_PATH: Final = 1
TOWN_CAMPS: Final = [LEFT + PATH, RIGHT + PATH]  # by path
START_RIGHT_BONUS: Final = bonus("resource_any_2")  # [R]
START_LEFT_BONUS: Final = bonus("points_2")  # [R]
TOWN_POINTS: Final = 4  # for reaching a fourth space [R]
CLAIM_COST: Final = [  # water, dates, dinars
    [0, 0, 0],  # start_right
    [0, 0, 0],  # start_left
    [0, 0, 1],  # left_1   [R]
    [0, 1, 1],  # left_2   [X]
    [1, 1, 1],  # left_3   [X]
    [0, 0, 0],  # left_4: a desert town, paid in goods [R]
    [1, 0, 0],  # right_1  [X]
    [1, 1, 0],  # right_2  [R]
    [1, 1, 1],  # right_3  [X]
    [0, 0, 0],  # right_4
]


def path_of(camp: int) -> int:
    """The path on which a space of the Sahara lies; NONE for the start oasis."""
    if camp >= RIGHT:
        return RIGHT_PATH
    return LEFT_PATH if camp >= LEFT else NONE


def place_on_path(camp: int) -> int:
    """How far along its path, counted from 0."""
    return camp - (RIGHT if camp >= RIGHT else LEFT)


def has_oasis(camp: int) -> bool:
    """Whether an oasis can lie beside the space."""
    return path_of(camp) != NONE and camp not in TOWN_CAMPS


TRACK_KESHI: Final = 0
TRACK_NOTHING: Final = 1
TRACK_EXCHANGE: Final = 2
TRACK_SCROLL: Final = 3
STORAGE_TRACK: Final = [
    TRACK_KESHI,  # store_1 [R]
    TRACK_NOTHING,  # store_2 [X]: of no effect in the example, or a keshi space left empty there
    TRACK_EXCHANGE,  # store_3 the icon [R], its place [X]
    TRACK_KESHI,  # store_4 [X]
    TRACK_SCROLL,  # store_5 the icon [R], its place [X]
    TRACK_KESHI,  # store_6 [X]
]
KESHI_STORES: Final = [0, 3, 5]
STORED_KESHIS: Final = [0, 0, 3, 2, 2]  # drawn by each of so many players [R]

# -- river ----------------------------------------------------------------------------------------

JETTY: Final = 12  # the last space [X]
JETTY_POINTS: Final = [4, 3, 2, 1]  # the best free spot: 4 [R], the rest [X]
CROCODILE: Final = 4  # the space exists [R], its place [X]
RAPIDS: Final = [3, 5, 8, 11]  # a rapid is crossed on entering this space [X]
RAPID_BONUS: Final = [
    bonus("points_1"),  # rapid_1 kind [R], rank [X]
    bonus("resource_any_1"),  # rapid_2 [R]
    bonus("goods_any_1"),  # rapid_3 kind [R], rank [X]: by the Russian list points_3
    bonus("points_3"),  # rapid_4 kind [R], rank [X]: by the Russian list goods_any_1
]

# -- staircases -----------------------------------------------------------------------------------

ON_PALACE: Final = 0
ON_MOSQUE: Final = 1
STAIRCASES: Final = ["palace", "mosque"]
THRESHOLDS: Final = [3, 7, 11, 15]  # the first steps of segments 2-5; 11 [R], the rest [X]
FINAL: Final = 16  # the last step [X]
ESCORT_STEP: Final = 5  # where sultan and imam wait [X]
SEGMENT: Final = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]  # of each step, from 0

PALACE_END: Final = [0, 1, 2, 3, 4]  # dinars, by segment of the palace; 1-4 [R], which [X]
MOSQUE_END: Final = [0, 1, 3, 5, 7]  # points, by segment of the mosque; 1-7 [R], which [X]
WEB_SPACES: Final = "n1 n2a n2b n3a n3b n3c n4a n4b n4c n4d n5a n5b n5c n6 n7".split()
WEB_PRINTED: Final = [
    bonus("river_step_1"),  # n1   [R]
    bonus("date_1"),  # n2a  [X]
    bonus("water_1"),  # n2b  [X]
    bonus("keshi_red"),  # n3a  [X]
    bonus("keshi_green"),  # n3b  [X]
    bonus("keshi_turquoise"),  # n3c  [X]
    bonus("keshi_gray"),  # n4a  [X]
    bonus("keshi_yellow"),  # n4b  [X]
    bonus("keshi_pink"),  # n4c  [X]
    bonus("keshi_beige"),  # n4d  [X]
    bonus("keshi_purple"),  # n5a  [X]
    bonus("keshi_brown"),  # n5b  [X]
    bonus("keshi_orange"),  # n5c  [X]
    bonus("keshi_any_1"),  # n6   [R]
    bonus("keshi_any_2"),  # n7   [R]
]
COVERABLE: Final = range(1, 13)  # n2a to n5c, from the bottom left [R*]
LINES: Final = [  # the inner spaces of each line, by segment of the mosque, then of the palace
    "n1",  # mosque 1, palace 1  [X]
    "n1 n2b",  # 1, 2  [X]
    "n2a n3c",  # 1, 3  [X]
    "n2a n3b n4d",  # 1, 4  [X]
    "n3b n4c n5c",  # 1, 5  [X]
    "n1 n2a",  # 2, 1  [X]
    "n2a n2b",  # 2, 2  [X]
    "n3b n3c",  # 2, 3  [X]
    "n3a n4c n4d",  # 2, 4  [X]
    "n4b n5b n5c",  # 2, 5  [X]
    "n3a n2b",  # 3, 1  [X]
    "n3a n3b",  # 3, 2  contents [R], pair [X]
    "n4b n4c",  # 3, 3  [X]
    "n4b n4d n5c",  # 3, 4  [X]
    "n4b n5c n6",  # 3, 5  [X]
    "n4a n3b n2b",  # 4, 1  [X]
    "n4a n4b n3c",  # 4, 2  contents [R], pair [X]
    "n5a n4a n4c",  # 4, 3  [X]
    "n5a n5b n5c",  # 4, 4  [X]
    "n5c n7",  # 4, 5  [X]
    "n5a n4b n3b",  # 5, 1  [X]
    "n5a n5b n4c",  # 5, 2  [X]
    "n5a n4c n6",  # 5, 3  [X]
    "n5a n7",  # 5, 4  [X]
    "n6 n7",  # 5, 5  [X]
]
LINE_SPACES: Final = [sorted(WEB_SPACES.index(name) for name in line.split()) for line in LINES]


def line_between(mosque: int, palace: int) -> int:
    """The line that connects these segments, counted from 0."""
    return 5 * mosque + palace


def mosque_segment(line: int) -> int:
    return line // 5


def palace_segment(line: int) -> int:
    return line % 5


STAIR_TILES: Final = [  # both sides of each; every face [X]
    ("keshi_turquoise", "date_1"),  # 01
    ("keshi_green", "water_1"),  # 02
    ("keshi_pink", "points_3"),  # 03
    ("keshi_black", "resource_any_1"),  # 04
    ("keshi_white", "resource_any_1"),  # 05
    ("keshi_gray", "date_1"),  # 06
    ("keshi_beige", "water_1"),  # 07
    ("keshi_brown", "points_3"),  # 08
    ("keshi_red", "goods_any_1"),  # 09
    ("keshi_yellow", "river_step_1"),  # 10
    ("keshi_purple", "river_step_1"),  # 11
    ("keshi_orange", "points_2"),  # 12
    ("keshi_turquoise", "keshi_gray"),  # 13
    ("keshi_green", "keshi_brown"),  # 14
    ("keshi_pink", "keshi_beige"),  # 15
    ("keshi_black", "keshi_red"),  # 16
    ("keshi_white", "goods_any_1"),  # 17
    ("keshi_yellow", "dinar_2"),  # 18
    ("keshi_purple", "points_2"),  # 19
    ("keshi_orange", "palace_or_mosque_step_1"),  # 20
]
STAIR_FACES: Final = [bonus(side) for tile in STAIR_TILES for side in tile]
STAIR_SETS: Final = {  # the faces that are laid instead of drawn ones, if the players agree [R]
    "drawn": range(0),
    "keshis": range(0, 24, 2),  # 01a-12a
    "no_keshis": range(1, 24, 2),  # 01b-12b
    "mixed": range(17, 40, 2),  # 09b-20b
}


def stair_tile(face: int) -> int:
    """The tile that has this face."""
    return face // 2


# -- scrolls --------------------------------------------------------------------------------------

GROUPS: Final = ["gray", "yellow", "pink", "orange"]
GROUP_FIRST: Final = [1, 22, 43, 61]  # the lowest number of each group [R]
GROUP_SIZE: Final = [21, 21, 18, 12]  # [R]
STACKS_OF: Final = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]]  # by group [R]
SCHOLARS: Final = [1, 3, 5, 7]  # required [R]
DATES: Final = [1, 1, 2, 3]  # price [R]
YELLOW_GROUP: Final = 1  # "exactly 3 scholars": the scroll icon of the storage track
ORANGE_GROUP: Final = 3  # "exactly 7 scholars": scroll 58
LAST_SCROLL: Final = 72
SCROLL_KESHI: Final = [  # 01-12; that they are all twelve [X+], which number has which [X]
    GREEN,  # 01
    GRAY,  # 02
    WHITE,  # 03
    BLACK,  # 04
    PINK,  # 05
    TURQUOISE,  # 06
    BEIGE,  # 07
    BROWN,  # 08
    RED,  # 09
    PURPLE,  # 10
    ORANGE,  # 11
    YELLOW,  # 12
]
SCROLL_GOODS: Final = [  # 37-42; that they are all six pairs [X+], which number has which [X]
    (YELLOW, YELLOW),  # 37
    (PURPLE, PURPLE),  # 38
    (ORANGE, ORANGE),  # 39
    (YELLOW, PURPLE),  # 40
    (YELLOW, ORANGE),  # 41
    (PURPLE, ORANGE),  # 42
]


def group_of(scroll: int) -> int:
    """0-3: gray, yellow, pink, orange."""
    if scroll < 43:
        return 0 if scroll < 22 else 1
    return 2 if scroll < 61 else 3


def group_of_stack(stack: int) -> int:
    return stack // 3


# -- oases ----------------------------------------------------------------------------------------

OASES: Final = 30
OASIS_GATES: Final = [  # 01-04: points for each gate of these colours
    (2, (BLACK, TURQUOISE, GREEN)),  # 01 colours and points [R], number [X]
    (2, (WHITE, GRAY, RED)),  # 02 [X]
    (2, (PINK, BROWN, BEIGE)),  # 03 pink and 2 points [R], rest [X]
    (3, (YELLOW, PURPLE, ORANGE)),  # 04 [X]
]
OASIS_KESHIS: Final = [  # 05-13: 3 points, and 1 for each keshi of this colour
    WHITE,  # 05 [R]
    BLACK,  # 06 the set of nine [X+], number [X]
    TURQUOISE,  # 07 [R]
    GREEN,  # 08 number [X]
    GRAY,  # 09 number [X]
    PINK,  # 10 number [X]
    BEIGE,  # 11 number [X]
    BROWN,  # 12 number [X]
    RED,  # 13 number [X]
]
OASIS_LUXURY: Final = [  # 14-18: points for each luxury good of this kind
    2,  # 14 slippers [R], number [X]
    3,  # 15 teapots [X]
    4,  # 16 drums [X]
    5,  # 17 daggers [X]
    6,  # 18 necklaces [X]
]
OASIS_RESOURCE: Final = [  # 19-21: 3 points, and 1 for each of this kind that is returned
    WATER,  # 19 [X]
    DINAR,  # 20 [X]
    DATE,  # 21 [R]
]
OASIS_BASE: Final = 3  # of 05-13 and 19-23 [R]


def takes_resources(oasis: int) -> bool:
    """Whether resources can be returned when it is scored."""
    return 19 <= oasis <= 21


def taken_by(oasis: int) -> int:
    """Which resource."""
    return OASIS_RESOURCE[oasis - 19]


# -- desert towns ---------------------------------------------------------------------------------

TOWNS: Final = 12  # what they do [R]: rules/desert_towns.py
TOWNS_SHOWN: Final = [0, 0, 3, 5, 7]  # by number of players [R]

# -- river tiles ----------------------------------------------------------------------------------

RIVER_SIDES: Final = 18  # what they do [R]: rules/river_tiles.py
# By season [R*]. Which two of the four bonuses of 17 and 18 share a side is [X]: entertainers with
# keshis and vendors with luxury goods; or else 17 has both in resources, 18 both in points.
RIVER_SIDES_OF: Final = [[1, 2, 7, 8, 13, 14], [3, 4, 9, 10, 15, 16], [5, 6, 11, 12, 17, 18]]
FIRST_GAME_SIDES: Final = [1, 3, 5]  # recommended for a first game [R]

# -- souk -----------------------------------------------------------------------------------------

OFFICES: Final = [  # what a yellow, a purple and an orange keshi gives; base set [X+]
    ("water_2", "date_2", "dinar_2"),  # 01
    ("water_2", "dinar_2", "date_2"),  # 02
    ("date_2", "water_2", "dinar_2"),  # 03
    ("date_2", "dinar_2", "water_2"),  # 04
    ("dinar_2", "water_2", "date_2"),  # 05
    ("dinar_2", "date_2", "water_2"),  # 06
    # the new ones: the three rows [R], their six orders [X+]
    ("date_1 river_step_1", "dinar_1 points_1", "water_1 palace_or_mosque_step_1"),  # 07
    ("date_1 river_step_1", "water_1 palace_or_mosque_step_1", "dinar_1 points_1"),  # 08
    ("dinar_1 points_1", "date_1 river_step_1", "water_1 palace_or_mosque_step_1"),  # 09
    ("dinar_1 points_1", "water_1 palace_or_mosque_step_1", "date_1 river_step_1"),  # 10
    ("water_1 palace_or_mosque_step_1", "date_1 river_step_1", "dinar_1 points_1"),  # 11
    ("water_1 palace_or_mosque_step_1", "dinar_1 points_1", "date_1 river_step_1"),  # 12
]
OFFICE_ROWS: Final = [
    [[bonus(part) for part in row.split()] for row in office] for office in OFFICES
]


def exchanged_for(office: int, colour: int) -> list[int]:
    """The bonuses that the office gives for a goods keshi."""
    return OFFICE_ROWS[office][colour - YELLOW]


BASE_OFFICES: Final = 0b000000111111
MIXED_OFFICES: Final = 0b111111111111
NEW_OFFICES: Final = 0b111111000000

SHOPS: Final = 5
LUXURY_KINDS: Final = ["slippers", "teapot", "drum", "dagger", "necklace"]
ANY: Final = 3  # the column of LUXURY_RESOURCES for resources of the buyer's choice
LUXURY_COST: Final = [  # yellow, purple, orange
    [0, 0, 1],  # slippers_1  [R]
    [1, 0, 0],  # slippers_2  [X]
    [0, 1, 0],  # slippers_3  [X]
    [1, 0, 0],  # slippers_4  [X]
    [0, 1, 0],  # slippers_5  [X]
    [1, 1, 0],  # teapot_1    [X]
    [0, 1, 1],  # teapot_2    [X]
    [1, 0, 1],  # teapot_3    [X]
    [2, 0, 0],  # teapot_4    [X]
    [0, 0, 2],  # teapot_5    [X]
    [2, 1, 0],  # drum_1      [X]
    [0, 2, 1],  # drum_2      [X]
    [1, 0, 2],  # drum_3      [X]
    [1, 1, 1],  # drum_4      [X]
    [0, 1, 2],  # drum_5      [X]
    [2, 2, 0],  # dagger_1    [X]
    [0, 2, 2],  # dagger_2    [X]
    [2, 0, 2],  # dagger_3    [X]
    [2, 1, 1],  # dagger_4    [X]
    [1, 1, 2],  # dagger_5    [X]
    [0, 3, 2],  # necklace_1  [R]
    [3, 2, 0],  # necklace_2  [X]
    [2, 0, 3],  # necklace_3  [X]
    [2, 2, 1],  # necklace_4  [X]
    [1, 2, 2],  # necklace_5  [X]
]


def luxury_cost(tile: int, colour: int) -> int:
    """How many goods keshis of this colour it costs."""
    return LUXURY_COST[tile][colour - YELLOW]


LUXURY_POINTS: Final = [  # slippers_1 and necklace_1 [R], the rest [X]
    *[2, 2, 2, 3, 3],  # slippers
    *[4, 4, 4, 6, 4],  # teapots
    *[8, 7, 7, 7, 8],  # drums
    *[10, 10, 9, 9, 11],  # daggers
    *[13, 13, 13, 12, 11],  # necklaces
]
LUXURY_RESOURCES: Final = [  # water, date, dinar, any; slippers_1 and necklace_1 [R], the rest [X]
    [1, 0, 0, 0],  # slippers_1
    [0, 1, 0, 0],  # slippers_2
    [0, 0, 1, 0],  # slippers_3
    [0, 0, 0, 0],  # slippers_4
    [0, 0, 0, 0],  # slippers_5
    [0, 0, 1, 0],  # teapot_1
    [1, 0, 0, 0],  # teapot_2
    [0, 1, 0, 0],  # teapot_3
    [0, 0, 0, 0],  # teapot_4
    [0, 0, 0, 2],  # teapot_5
    [0, 0, 0, 0],  # drum_1
    [1, 0, 0, 0],  # drum_2
    [0, 1, 0, 0],  # drum_3
    [0, 0, 1, 0],  # drum_4
    [0, 0, 0, 0],  # drum_5
    [0, 0, 0, 0],  # dagger_1
    [0, 0, 1, 0],  # dagger_2
    [1, 0, 0, 0],  # dagger_3
    [0, 1, 0, 0],  # dagger_4
    [0, 0, 0, 0],  # dagger_5
    [0, 0, 0, 0],  # necklace_1
    [0, 0, 0, 0],  # necklace_2
    [0, 0, 0, 0],  # necklace_3
    [0, 0, 1, 0],  # necklace_4
    [2, 0, 0, 0],  # necklace_5
]
LUXURIES: Final = 25


def kind_of_luxury(tile: int) -> int:
    """Which of the LUXURY_KINDS it is."""
    return tile // 5


# -- provisions -----------------------------------------------------------------------------------

PROVISIONS: Final = [  # water, dates, dinars, points lost if unpaid; all [X]
    [1, 1, 0, 5],  # 01
    [1, 0, 1, 5],  # 02
    [0, 1, 1, 5],  # 03
    [2, 0, 0, 5],  # 04
    [0, 2, 0, 5],  # 05
    [0, 0, 2, 5],  # 06
    [2, 1, 0, 3],  # 07
    [1, 2, 0, 3],  # 08
    [0, 2, 1, 3],  # 09
    [0, 1, 2, 3],  # 10
    [2, 0, 1, 3],  # 11
    [1, 0, 2, 3],  # 12
]
PROVISIONS_EACH: Final = 3  # [R]

# -- the tower ------------------------------------------------------------------------------------

# For an arriving keshi: the chance in per cent that it stays, and that it knocks loose each keshi
# already lying there.  All [X]; that B1 keeps few and B2 more [R].
FLOOR_A: Final = (20, 10)
FLOOR_B1: Final = (25, 10)
FLOOR_B2: Final = (45, 5)
MOST_LODGED: Final = 144  # every keshi of a game of four
MOST_LOOSE: Final = 5  # knocked loose by one arrival; more happens once in ten thousand throws


def arrivals(floor: tuple[int, int]) -> list[list[int]]:
    """By the number lying on the floor: the odds in millionths that the arriving keshi stays and
    knocks 0, 1, 2 ... loose, followed by those that it falls on and knocks as many loose. What has
    no chance of a millionth gets one, so that both halves are equally long."""
    stay, loose = floor
    table: list[list[int]] = []
    for lying in range(MOST_LODGED + 1):
        whole = 100 ** (lying + 1)
        stays: list[int] = []
        falls: list[int] = []
        for knocked in range(min(lying, MOST_LOOSE) + 1):
            ways = comb(lying, knocked) * loose**knocked * (100 - loose) ** (lying - knocked)
            stays.append(max(1, (1_000_000 * stay * ways + whole // 2) // whole))
            falls.append(max(1, (1_000_000 * (100 - stay) * ways + whole // 2) // whole))
        table.append(stays + falls)
    return table


ARRIVALS_A: Final = arrivals(FLOOR_A)
ARRIVALS_B1: Final = arrivals(FLOOR_B1)
ARRIVALS_B2: Final = arrivals(FLOOR_B2)

# -- the vocabulary -------------------------------------------------------------------------------

DONE: Final = 0  # enough, no, as printed
ACT: Final = 1  # perform the sector action
POINT: Final = 2  # a point instead of a date
A_RESOURCE: Final = 3  # water, date, dinar
A_SECTOR: Final = 6  # 9
A_KESHI: Final = 15  # 12 colours; chance: what falls, what is drawn
A_SPACE: Final = 27  # 8 spaces of the main square
A_CAMP: Final = 35  # 10 spaces of the Sahara
A_STAIRCASE: Final = 45  # palace, mosque
A_BONUS: Final = 47  # 15 inner spaces of the web
END_DINARS: Final = 62  # the line's end at the palace
END_POINTS: Final = 63  # the line's end at the mosque
A_GROUP: Final = 64  # 4 colours of scrolls
A_RAPID: Final = 68  # 4
A_REWARD: Final = 72  # 2 bonuses of a river tile
A_SCROLL: Final = 74 - 1  # 72, numbered from 1
A_LUXURY: Final = 146  # 25
A_WORKSHOP: Final = 171  # 4
AN_OASIS: Final = 175 - 1  # 30, numbered from 1
A_TOWN: Final = 205 - 1  # 12, numbered from 1
A_PROVISION: Final = 217  # 12
A_STORE: Final = 229  # the 3 keshi spaces of the storage track
ACTIONS: Final = 232
A_SEAT: Final = 232  # chance: who begins
STAYS: Final = 236  # chance: an arriving keshi stays, and knocks 0-5 loose
FALLS: Final = 242  # chance: it falls on, and knocks 0-5 loose
STILL: Final = 248  # chance: nothing moves in the tower any more
A_RIVER_SIDE: Final = 249 - 1  # chance: 18, numbered from 1
AN_OFFICE: Final = 267  # chance: 12
A_STAIR_FACE: Final = 279  # chance: 40

LUXURY_NAMES: Final = [f"{kind}_{n}" for kind in LUXURY_KINDS for n in range(1, 6)]
LABELS: Final = [
    "done",
    "act",
    "point",
    *RESOURCES,
    *[f"sector:{name}" for name in SECTORS],
    *[f"keshi:{name}" for name in COLOURS],
    *[f"square:{name}" for name in SQUARE_SPACES],
    *[f"sahara:{name}" for name in SAHARA_SPACES],
    *[f"stairs:{name}" for name in STAIRCASES],
    *[f"web:{name}" for name in WEB_SPACES],
    "web:dinars",
    "web:points",
    *[f"scrolls:{name}" for name in GROUPS],
    *[f"rapid:{n}" for n in range(1, 5)],
    "reward:a",
    "reward:b",
    *[f"scroll:{n:02}" for n in range(1, LAST_SCROLL + 1)],
    *[f"luxury:{name}" for name in LUXURY_NAMES],
    *[f"workshop:{n}" for n in range(1, WORKSHOPS + 1)],
    *[f"oasis:{n:02}" for n in range(1, OASES + 1)],
    *[f"town:{n:02}" for n in range(1, TOWNS + 1)],
    *[f"provision:{n:02}" for n in range(1, len(PROVISIONS) + 1)],
    *[f"store:{space + 1}" for space in KESHI_STORES],
    *[f"seat:{n}" for n in range(4)],
    *[f"stays:{n}" for n in range(MOST_LOOSE + 1)],
    *[f"falls:{n}" for n in range(MOST_LOOSE + 1)],
    "still",
    *[f"river:{n:02}" for n in range(1, RIVER_SIDES + 1)],
    *[f"office:{n:02}" for n in range(1, len(OFFICES) + 1)],
    *[f"stair:{tile:02}{side}" for tile in range(1, len(STAIR_TILES) + 1) for side in "ab"],
]


# What an answer points at: the numbers are those of the tables above.


def is_sector(action: int) -> bool:
    return A_SECTOR <= action < A_SECTOR + len(SECTORS)


def is_keshi(action: int) -> bool:
    return A_KESHI <= action < A_KESHI + len(COLOURS)


def is_resource(action: int) -> bool:
    return A_RESOURCE <= action < A_RESOURCE + len(RESOURCES)


def is_space(action: int) -> bool:
    return A_SPACE <= action < A_SPACE + len(SQUARE_SPACES)


def is_camp(action: int) -> bool:
    return A_CAMP <= action < A_CAMP + len(SAHARA_SPACES)


def is_entry(action: int) -> bool:
    """An inner space of the web, or an end of the line."""
    return A_BONUS <= action <= END_POINTS


def is_group(action: int) -> bool:
    return A_GROUP <= action < A_GROUP + len(GROUPS)


def is_rapid(action: int) -> bool:
    return A_RAPID <= action < A_RAPID + len(RAPIDS)


def is_scroll(action: int) -> bool:
    return A_SCROLL < action <= A_SCROLL + LAST_SCROLL


def is_luxury(action: int) -> bool:
    return A_LUXURY <= action < A_LUXURY + LUXURIES


def is_workshop(action: int) -> bool:
    return A_WORKSHOP <= action < A_WORKSHOP + WORKSHOPS


def is_river_side(action: int) -> bool:
    return A_RIVER_SIDE < action <= A_RIVER_SIDE + RIVER_SIDES


def is_office(action: int) -> bool:
    return AN_OFFICE <= action < AN_OFFICE + len(OFFICES)


def resource_of(action: int) -> int:
    return action - A_RESOURCE


def sector_of(action: int) -> int:
    return action - A_SECTOR


def keshi_of(action: int) -> int:
    """The colour of the keshi, or of the gate."""
    return action - A_KESHI


def space_of(action: int) -> int:
    return action - A_SPACE


def camp_of(action: int) -> int:
    return action - A_CAMP


def staircase_of(action: int) -> int:
    return action - A_STAIRCASE


def entry_of(action: int) -> int:
    """An inner space of the web, or after these an end of the line."""
    return action - A_BONUS


def refreshed_of(action: int) -> int:
    """The group of scrolls to refresh."""
    return action - A_GROUP


def rapid_of(action: int) -> int:
    return action - A_RAPID


def reward_of(action: int) -> int:
    """0 the first, 1 the second bonus of a river tile."""
    return action - A_REWARD


def scroll_of(action: int) -> int:
    return action - A_SCROLL


def luxury_of(action: int) -> int:
    return action - A_LUXURY


def workshop_of(action: int) -> int:
    return action - A_WORKSHOP


def oasis_of(action: int) -> int:
    return action - AN_OASIS


def town_of(action: int) -> int:
    return action - A_TOWN


def provision_of(action: int) -> int:
    return action - A_PROVISION


def store_of(action: int) -> int:
    """Which of the KESHI_STORES."""
    return action - A_STORE


def seat_of(action: int) -> int:
    return action - A_SEAT


def is_staying(action: int) -> bool:
    return STAYS <= action < FALLS


def knocked_of(action: int) -> int:
    """How many keshis an arriving one knocks loose."""
    return action - (STAYS if is_staying(action) else FALLS)


def river_side_of(action: int) -> int:
    return action - A_RIVER_SIDE


def office_of(action: int) -> int:
    return action - AN_OFFICE


def stair_face_of(action: int) -> int:
    return action - A_STAIR_FACE
