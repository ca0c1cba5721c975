"""What is known of a position of Through the Desert, as numbers for networks. There are no secrets:
`hide_scores` keeps from the page what everybody could have counted along."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final, cast

from librt.strings import BytesWriter

from majlis.games.through_the_desert.data import (
    HEXES,
    LARGEST_CARAVAN,
    OASIS_POINTS,
    PALM_SPOTS,
    SHARED_LARGEST,
    WHOLE_BOARD,
    board_for,
    distance,
)
from majlis.games.through_the_desert.rules.camels import (
    ChooseCamel,
    EndOfTurn,
    PlaceCamel,
)
from majlis.games.through_the_desert.rules.leaders import ChooseLeader, PlaceLeader
from majlis.games.through_the_desert.rules.preparation import (
    FirstPlayer,
    LayPalm,
    LayWater,
    RemoveLeader,
)
from majlis.games.through_the_desert.state import CAMEL, PALM, Desert
from majlis.kernel.encoding import (
    AS_IT_IS,
    Encoding,
    Field,
    Symmetry,
    capped,
    numbers,
    seen_from,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = 5
PLACES: Final = len(HEXES)
QUESTIONS: Final = {
    FirstPlayer: 1,
    RemoveLeader: 2,
    LayPalm: 3,
    LayWater: 4,
    ChooseLeader: 5,
    PlaceLeader: 6,
    ChooseCamel: 7,
    PlaceCamel: 8,
}

# What is said of colours is said in the order lilac, mint, lemon, green, salmon.
TABLE: Final = [
    Field("instant end", 1, "bits", 1, "The game ends at once with the last camel of a colour."),
    Field(
        "question",
        1,
        "one of",
        9,
        "First player, leader to remove, palm, water, leader, its hex, camel, its hex; none when "
        "the game is over.",
    ),
    Field("asked", 1, "one of", SEATS + 1, "Who answers; nobody when chance does."),
    Field("colour", 1, "one of", 6, "Of the leader or camel that is to be placed now."),
    Field("camels", 1, "number", 2, "How many are still to be placed in this turn."),
    Field("turn", 1, "number", 50, "The number of this turn, from the first camel on."),
    Field("idle", 1, "number", 5, "Turns in a row without a camel, this one included so far."),
    Field("first", 1, "one of", SEATS + 1, "Who begins every round."),
    Field("piles", 5, "number", 30, "Camels left, by colour."),
    Field("smallest pile", 1, "number", 30, "When it is used up, the game ends."),
]
SEAT: Final = [
    Field("here", 1, "bits", 1, "Somebody sits there."),
    Field("held", 1, "bits", 5, "Leaders not placed yet, by colour."),
    Field("water", 1, "number", 20, "Points from water holes."),
    Field("oases", 1, "number", 30, "Points from oases."),
    Field("land", 1, "number", 30, "Points from land."),
    Field("caravans", 1, "number", 30, "Points for the largest caravans, as they are now."),
    Field("sizes", 5, "number", 12, "Camels of each caravan, the leader's included."),
    Field("ahead", 5, "number", 8, "How many more than the largest rival of that colour has."),
    Field("behind", 5, "number", 8, "How many fewer than the largest rival of that colour has."),
    Field("room", 5, "number", 12, "Hexes where each caravan can grow."),
    Field("water at hand", 5, "number", 6, "Points of the water holes among them."),
    Field("linked", 5, "bits", 7, "The oases that each caravan has scored, by palm spot."),
    Field("oases at hand", 5, "number", 2, "Oases to score that are one camel away."),
    Field("oases near", 5, "number", 2, "Two camels away, if nothing is in between."),
    Field("oases far", 5, "number", 2, "Three camels away, if nothing is in between."),
]
PLACE: Final = [
    Field(
        "open",
        1,
        "bits",
        8,
        "Colours of which the viewer may place a camel there, whether anybody else may place one, "
        "whether leaders may stand there, and whether the hex is in play; of an oasis, the colours "
        "of the viewer's caravans that have scored it, and whether anybody else's have.",
    ),
    Field(
        "holds",
        1,
        "one of",
        31,
        "Water worth 1, 2 or 3, an oasis, closed land, or a camel by owner, then colour.",
    ),
]
TO_OTHERS: Final = 1 << 5
TO_LEADERS: Final = 1 << 6
IN_PLAY: Final = 1 << 7

# Where the numbers of the fields begin: in the part of a seat, and in the row.
HERE: Final = 0
HELD: Final = 1
WATER: Final = 2
OASES: Final = 3
LAND: Final = 4
CARAVANS: Final = 5
SIZES: Final = 6
AHEAD: Final = 11
BEHIND: Final = 16
ROOM: Final = 21
WATER_AT_HAND: Final = 26
LINKED: Final = 31
OASES_AT_HAND: Final = 36
OASES_NEAR: Final = 41
OASES_FAR: Final = 46
INSTANT_END: Final = 0
QUESTION: Final = 1
ASKED: Final = 2
COLOUR: Final = 3
CAMELS: Final = 4
TURN: Final = 5
IDLE: Final = 6
FIRST: Final = 7
PILES: Final = 8
SMALLEST_PILE: Final = 13
FIRST_SEAT: Final = numbers(TABLE)
NEXT_SEAT: Final = numbers(SEAT)
OPEN: Final = FIRST_SEAT + SEATS * NEXT_SEAT
HOLDS_AT: Final = OPEN + PLACES
BY_COLOUR: Final = [
    *[SIZES, AHEAD, BEHIND, ROOM, WATER_AT_HAND, LINKED],
    *[OASES_AT_HAND, OASES_NEAR, OASES_FAR],
]


def blank(players: int) -> bytes:
    """A row before anything is said in it, up to what each hex holds."""
    row = bytearray(OPEN + PLACES)
    for hex in board_for(players).hexes:
        row[OPEN + hex] = IN_PLAY
    return bytes(row)


def as_held(players: int, viewer: int) -> bytes:
    """The number for what a hex holds, by the one who looks."""
    camels = [
        CAMEL + 5 * ((owner - viewer) % players) + colour
        for owner in range(players)
        for colour in range(5)
    ]
    return bytes([*range(CAMEL), *camels])


def spots_within_reach() -> list[int]:
    """The palm spots beside each hex, a bit each, then from bit 8 on those within two steps, and
    from bit 16 on those within three."""
    reach = [0] * PLACES
    for hex in range(PLACES):
        for nth, spot in enumerate(PALM_SPOTS):
            for steps in range(max(1, distance(hex, spot)), 4):
                reach[hex] |= 1 << 8 * (steps - 1) + nth
    return reach


BLANK: Final = [blank(players) for players in range(SEATS + 1)]
HOLDS: Final = [
    [as_held(players, viewer) for viewer in range(players)] for players in range(SEATS + 1)
]
REACH: Final = spots_within_reach()
COUNT: Final = [spots.bit_count() for spots in range(1 << len(PALM_SPOTS))]


def encode(s: Desert, viewer: int) -> bytes:
    """The row of a position as this seat knows it."""
    players = s.players
    row = BytesWriter()
    row.write(BLANK[players])
    say_held(s.cells, HOLDS[players][viewer], row)
    say_once(s, viewer, row)
    best, second = largest_two(s)
    palms = oases_in_play(s)
    for nth in range(players):
        say_of_seat(s, viewer, nth, row, best, second, palms)
    for hex in s.camps:
        row[OPEN + hex] = IN_PLAY | TO_LEADERS
    return row.getvalue()


def say_held(cells: list[int], number: bytes, row: BytesWriter) -> None:
    """What each hex holds, by its number there: much of the row, and read as the small ints it is
    so that it is written quickly."""
    for cell in cast("list[i64]", cells):
        row.append(number[cell])


def say_once(s: Desert, viewer: int, row: BytesWriter) -> None:
    row[INSTANT_END] = int(s.ruling_instant_end)
    if s.waiting:
        question = s.question()
        row[QUESTION] = QUESTIONS[type(question)]
        row[ASKED] = seen_from(s.waiting[0], viewer, s.players)
        if isinstance(question, (PlaceCamel, PlaceLeader)):
            row[COLOUR] = question.colour + 1
        end = s.agenda[0]
        if isinstance(end, EndOfTurn):
            row[CAMELS] = len(s.agenda) - 1  # nothing else is done in a turn
            row[TURN] = capped(end.number + 1)
    row[IDLE] = s.idle
    row[FIRST] = seen_from(s.first, viewer, s.players)
    smallest = s.piles[0]
    for colour in range(5):
        camels = s.piles[colour]
        row[PILES + colour] = camels
        if camels < smallest:
            smallest = camels
    row[SMALLEST_PILE] = smallest


def oases_in_play(s: Desert) -> int:
    """The palm spots with a palm, a bit each."""
    palms = 0
    for nth in range(len(PALM_SPOTS)):
        if s.cells[PALM_SPOTS[nth]] == PALM:
            palms |= 1 << nth
    return palms


def largest_two(s: Desert) -> tuple[list[int], list[int]]:
    """The sizes of the largest caravan of each colour, and of the next one."""
    best, second = s.sizes[:5], [0] * 5
    for caravan in range(5, len(s.sizes)):
        size, colour = s.sizes[caravan], caravan % 5
        if size > best[colour]:
            second[colour] = best[colour]
            best[colour] = size
        elif size > second[colour]:
            second[colour] = size
    return best, second


def say_of_seat(
    s: Desert,
    viewer: int,
    nth: int,
    row: BytesWriter,
    best: list[int],
    second: list[int],
    palms: int,
) -> None:
    """Write what is said of a seat, and mark on the board where its caravans may grow."""
    seat = (viewer + nth) % s.players
    at = FIRST_SEAT + nth * NEXT_SEAT
    cells = s.cells
    won = oases = 0
    for caravan in range(5 * seat, 5 * seat + 5):
        colour = caravan - 5 * seat
        here = at + colour
        size = s.sizes[caravan]
        largest = size == best[colour]
        rival = second[colour] if largest else best[colour]
        if size < rival:
            row[here + BEHIND] = rival - size
        if size:
            row[here + SIZES] = size
            if size > rival:
                row[here + AHEAD] = size - rival
            if largest:
                won += LARGEST_CARAVAN if size > rival else SHARED_LARGEST
            bit = TO_OTHERS if nth else 1 << colour
            linked = s.linked[caravan]
            if linked:
                row[here + LINKED] = linked
                oases += OASIS_POINTS * COUNT[linked]
                for spot in range(len(PALM_SPOTS)):
                    if linked >> spot & 1:
                        at_spot = OPEN + PALM_SPOTS[spot]
                        row[at_spot] = row[at_spot] | bit
            water = reach = 0
            rim = s.rims[caravan]
            for hex in rim:
                water += cells[hex]  # where a camel may be placed, there is water or nothing
                reach |= REACH[hex]
                row[OPEN + hex] = row[OPEN + hex] | bit
            row[here + ROOM] = len(rim)
            if water:
                row[here + WATER_AT_HAND] = water
            to_score = palms & ~linked
            if reach >> 16 & to_score:
                row[here + OASES_AT_HAND] = COUNT[reach & to_score]
                row[here + OASES_NEAR] = COUNT[reach >> 8 & ~reach & to_score]
                row[here + OASES_FAR] = COUNT[reach >> 16 & ~(reach >> 8) & to_score]
    row[at + HERE] = 1
    row[at + HELD] = s.held[seat]
    row[at + WATER] = s.water[seat]
    row[at + OASES] = oases
    row[at + LAND] = s.land[seat]
    row[at + CARAVANS] = won


def symmetries() -> list[Symmetry]:
    """Colours differ by nothing but their names. Those that bring each colour once to the front
    come first."""
    moved = [tuple((colour - first) % 5 for colour in range(5)) for first in range(5)]
    return [recoloured(now) for now in [*moved, *sorted({*permutations(range(5))} - {*moved})]]


def recoloured(now: tuple[int, ...]) -> Symmetry:
    """Every colour is called by the name of another one."""
    columns = list(range(HOLDS_AT + PLACES))
    values = [AS_IT_IS] * len(columns)
    bits = [recoloured_bits(now, old) for old in range(256)]
    colours = [0, *[new + 1 for new in now], *range(6, 256)]
    holds = [
        old if old < CAMEL else old - (old - CAMEL) % 5 + now[(old - CAMEL) % 5]
        for old in range(256)
    ]
    seats = [FIRST_SEAT + seat * NEXT_SEAT for seat in range(SEATS)]
    for by_colour in [PILES, *[seat + field for seat in seats for field in BY_COLOUR]]:
        for colour in range(5):
            columns[by_colour + now[colour]] = by_colour + colour
    values[COLOUR] = colours
    for seat in seats:
        values[seat + HELD] = bits
    for hex in range(PLACES):
        values[OPEN + hex] = bits
        values[HOLDS_AT + hex] = holds
    return Symmetry(columns, values)


def recoloured_bits(now: tuple[int, ...], old: int) -> int:
    """A bit for each colour, and three that stay as they are."""
    bits = old & (TO_OTHERS | TO_LEADERS | IN_PLAY)
    for colour in range(5):
        if old >> colour & 1:
            bits |= 1 << now[colour]
    return bits


ENCODING: Final = Encoding(
    1, TABLE, SEAT, SEATS, PLACE, PLACES, [WHOLE_BOARD.neighbours], encode, symmetries
)
