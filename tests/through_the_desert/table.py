"""Positions for the tests, drawn as text.

A picture has a line of column letters, and two lines for each row of the board: the columns
B, D, F ... stand half a hex higher than A, C, E ... So a camel's six neighbours are above it, below
it, and diagonally beside it:

       H I J
    4
         L
    5  L   L
         3
    6  L   L
         L*

Capital letters are caravans of seat A (0), small ones of seat B (1): `L` lemon, `S` salmon,
`V` lilac, `G` green, `T` mint, with `*` for the leader; `1 2 3` water, `Y` an oasis, `=` closed
land, `.` an empty hex, and `#` no hex.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import majlis
from majlis.games.through_the_desert.data import HEX, NAMES, PASTELS
from majlis.games.through_the_desert.rules.camels import ChooseCamel, EndOfTurn, stand
from majlis.games.through_the_desert.rules.preparation import LayPalm, LayWater, water_places
from majlis.games.through_the_desert.state import CAMEL, CLOSED, EMPTY, PALM, Desert
from majlis.kernel.game import Setting
from majlis.kernel.state import State

LETTERS = {"L": "lemon", "S": "salmon", "V": "lilac", "G": "green", "T": "mint"}
PALMS = "D3 J3 M7 Q3 H11"
"""The oases of most tests: the palm spot B8 has none and holds water."""
SOURCES = ("water", "oases", "land")


def hexes(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def named(places: Iterable[int]) -> str:
    return " ".join(NAMES[hex] for hex in sorted(places))


def of(seat: int, colour: str) -> int:
    """The engine's number of a caravan."""
    return 5 * seat + PASTELS.index(colour)


def table(match: majlis.Match) -> Desert:
    assert isinstance(match.state, Desert)
    return match.state


def seen_by(match: majlis.Match, seat: int) -> Desert:
    return view_of(table(match), seat)


def view_of(s: Desert, seat: int) -> Desert:
    view = s.redact(seat)
    assert isinstance(view, Desert)
    return view


# -- a new game, chance in hand -------------------------------------------------------------------


def dealt(
    seats: int,
    palms: str = PALMS,
    water: str = "",
    first: int = 0,
    removed: str = "VLGST",
    options: dict[str, Setting] | None = None,
) -> majlis.Match:
    """A new match whose palms and first player are as wished; `water` reads `L6=3 B8=1`.

    Five players, in turn, remove their leaders of the colours in `removed`.
    """
    wanted = {hex: int(value) for hex, value in (pair.split("=") for pair in water.split())}
    match = majlis.Match.new(
        "through-the-desert", seats, options=options, script=chance(palms, wanted, first)
    )
    for letter in removed if seats == 5 else "":
        match.play(match.waiting[0], f"colour:{LETTERS[letter]}")
    return match


def chance(palms: str, water: dict[str, int], first: int) -> Callable[[State], int]:
    """Answers for chance: the wished water where it was wished, elsewhere what is left of it."""
    spots = hexes(palms)

    def answer(state: State) -> int:
        assert isinstance(state, Desert)
        match state.question():
            case LayPalm(left=left):
                return HEX + spots[-left]
            case LayWater(nth=nth):
                here, *later = [NAMES[hex] for hex in water_places(state)[nth:]]
                spoken_for = [water[name] for name in later if name in water]
                spare = [n - spoken_for.count(value) for value, n in enumerate(state.tokens, 1)]
                value = water.get(here, 1 + spare.index(max(spare)))
                return state.parse(f"water:{value}")
        return state.parse(f"seat:{first}")

    return answer


# -- a position in the middle of a game -----------------------------------------------------------


def desert(
    picture: str = "",
    caravans: str = "",
    *,
    seats: int = 2,
    water: str = "",
    seat: int = 0,
    camels: int = 2,
    piles: str = "",
    options: dict[str, Setting] | None = None,
) -> majlis.Match:
    """The position of a picture, of several, or of a list, with a seat about to place camels.

    `caravans` reads `A lemon K5 K6 | B mint C7`, leaders first; `piles` reads `S=1 L=5` and
    leaves the other piles full. Nobody holds a leader any more, and the first round is over.
    """
    drawn = cells_of(picture)
    water += "".join(f" {name}={cell}" for name, cell in drawn if cell in "123")
    match = dealt(seats, water=water, options=options)
    s = table(match)
    for name, cell in drawn:
        put(s, name, cell)
    for caravan in caravans.split("|") if caravans else []:
        owner, colour, names = caravan.split(maxsplit=2)
        join(s, "ABCDE".index(owner), colour, names)
    for colour, left in (pile.split("=") for pile in piles.split()):
        s.piles[PASTELS.index(LETTERS[colour])] = int(left)
    s.held = [0] * seats
    s.camps = []
    s.idle = 1
    s.agenda = []
    s.settle()  # nothing waits any more of the game that was dealt
    s.then(*[ChooseCamel(seat, nth, camels) for nth in range(1, camels + 1)])
    s.then(EndOfTurn(seats + seat))
    s.settle()
    return match


def join(s: Desert, seat: int, colour: str, names: str) -> None:
    """Let a caravan stand on these hexes, the leader first."""
    caravan = of(seat, colour)
    s.leaders[caravan] = hexes(names)[0]
    for hex in hexes(names):
        stand(s, caravan, hex)


def cells_of(picture: str) -> list[tuple[str, str]]:
    """The hexes of a text that holds pictures, each with what is drawn there."""
    return [(name, cell) for name, _, cell in places_of(picture) if cell != "#"]


def places_of(picture: str) -> Iterator[tuple[str, tuple[int, int], str]]:
    """Every place drawn: its name, where in the text it stands, and what is drawn there."""
    columns: list[tuple[int, str]] = []
    row = ""
    for number, line in enumerate(picture.splitlines()):
        if re.fullmatch(r"\s*[A-V]( [A-V])+\s*", line):
            columns = [(at, letter) for at, letter in enumerate(line) if letter != " "]
        elif line.strip():
            row = line[: columns[0][0]].strip() or row
            for at, letter in columns:
                cell = line[at : at + 2].strip()
                if cell:
                    yield f"{letter}{row}", (number, at), cell


def put(s: Desert, name: str, cell: str) -> None:
    hex = NAMES.index(name)
    letter = cell[0]
    if letter.upper() in LETTERS:
        caravan = of(0 if letter.isupper() else 1, LETTERS[letter.upper()])
        stand(s, caravan, hex)
        if cell.endswith("*"):
            s.leaders[caravan] = hex
    elif letter == "Y":
        assert s.cells[hex] == PALM, f"no oasis on {name}"
    elif letter == ".":
        assert s.cells[hex] == EMPTY, f"{name} holds {s.cells[hex]}"
    else:
        assert s.cells[hex] == int(letter), f"no water {letter} on {name}"


# -- playing, and looking at what came of it ------------------------------------------------------


def place(match: majlis.Match, seat: int, colour: str, names: str) -> list[tuple[int, int, int]]:
    """Place camels one after the other; what each of them brought in water, oases and land."""
    gains = []
    for name in names.split():
        before = match.breakdown()[seat]
        match.play(seat, f"colour:{colour}", f"hex:{name}")
        after = match.breakdown()[seat]
        water, oases, land = (after[source] - before[source] for source in SOURCES)
        gains.append((water, oases, land))
    return gains


def open_to(match: majlis.Match, seat: int, colour: str) -> str:
    """Where this seat, who is asked for a leader or a camel, may place one of this colour."""
    if f"colour:{colour}" not in match.labels(seat):
        return ""
    after = match.state.clone()
    after.apply(seat, after.parse(f"colour:{colour}"))
    return " ".join(after.label(action).removeprefix("hex:") for action in after.options(seat))


def told(match: majlis.Match, kind: int) -> list[list[int]]:
    """What the log says of this kind about the last answer."""
    return [numbers for _, noted, *numbers in match.log[-1].notes if noted == kind]


def lands(match: majlis.Match) -> list[tuple[int, str, str]]:
    """Every territory: owner, colour and hexes."""
    return [
        (caravan // 5, PASTELS[caravan % 5], named(land)) for caravan, *land in table(match).lands
    ]


def as_it_is(match: majlis.Match, picture: str) -> str:
    """The picture drawn anew: the same hexes, with what they hold now."""
    lines = picture.splitlines()
    for name, (number, at), cell in places_of(picture):
        now = cell_at(table(match), name).ljust(len(cell))
        line = lines[number].ljust(at + 2)
        lines[number] = (line[:at] + now + line[at + len(now) :]).rstrip()
    return "\n".join(lines)


def cell_at(s: Desert, name: str) -> str:
    if name not in NAMES or NAMES.index(name) not in s.board.hexes:
        return "#"
    hex = NAMES.index(name)
    holds = s.cells[hex]
    if holds < CAMEL:
        return {EMPTY: ".", PALM: "Y", CLOSED: "="}.get(holds, str(holds))
    seat, colour = divmod(holds - CAMEL, 5)
    assert seat < 2, "pictures show seats A and B only"
    letter = next(letter for letter, word in LETTERS.items() if word == PASTELS[colour])
    leader = "*" if s.leaders[holds - CAMEL] == hex else ""
    return (letter.lower() if seat else letter) + leader
