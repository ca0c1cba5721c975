"""A position as a row of numbers, checked by eye. Colours come in the order lilac, mint, lemon,
green, salmon."""

from __future__ import annotations

from majlis import games
from majlis.games.through_the_desert.data import NAMES
from majlis.games.through_the_desert.state import CAMEL
from tests.encoding import Row
from tests.through_the_desert.table import dealt, desert, place, table

GAME = "through-the-desert"
NOTHING, WATER_3, OASIS, CLOSED = 0, 3, 4, 5
MINE, THEIRS = 6, 11
LEMON = 2
OTHERS, LEADERS, IN_PLAY = 1 << 5, 1 << 6, 1 << 7


def at(row: Row, name: str, field: str) -> int:
    [number] = row.place(NAMES.index(name), field)
    return number


def test_before_the_first_leader() -> None:
    match = dealt(2, first=1, water="L6=3")
    row = Row(GAME, table(match), viewer=0)
    assert row.table("question") == [5]
    assert row.table("asked") == row.table("first") == [2]  # the other one
    assert row.table("piles") == [22] * 5
    assert row.table("turn") == row.table("camels") == [0]
    assert row.seat(0, "held") == row.seat(1, "held") == [0b11111]
    assert row.seat(0, "sizes") == [0] * 5
    assert row.seat(1, "here") == [1]
    assert row.seat(2, "here") == [0]
    assert [at(row, name, "holds") for name in ("D3", "L6", "K6")] == [OASIS, WATER_3, NOTHING]
    assert at(row, "S9", "open") == 0  # behind the line
    assert at(row, "K6", "open") == IN_PLAY | LEADERS
    assert at(row, "L6", "open") == IN_PLAY  # not in the water
    assert at(row, "D4", "open") == IN_PLAY  # nor beside an oasis


def test_a_ring_about_to_be_closed() -> None:
    """Lemon lacks J6. The mint caravan of the other player at K4 is two steps from the oasis J3."""
    match = desert(
        """
         H I J
      4
           L
      5  L   L
           3
      6  L   .
           L*
        """,
        "B mint K4 | B lemon O10 O11 | B salmon A5",
        piles="L=7 S=3",
    )
    match.play(0, "colour:lemon")
    row = Row(GAME, table(match), viewer=0)
    assert row.table("question") == [8]
    assert row.table("asked") == [1]
    assert row.table("colour") == [LEMON + 1]
    assert row.table("camels") == [2]  # this one, and another after it
    assert row.table("turn") == [3]  # of the second round
    assert row.table("piles") == [22, 22, 7, 22, 3]
    assert row.table("smallest pile") == [3]
    assert row.seat(0, "sizes") == [0, 0, 5, 0, 0]
    assert row.seat(0, "ahead") == [0, 0, 3, 0, 0]
    assert row.seat(0, "behind") == [0, 1, 0, 0, 1]
    assert row.seat(0, "caravans") == [10]
    assert row.seat(1, "sizes") == [0, 1, 2, 0, 1]
    assert row.seat(1, "behind") == [0, 0, 3, 0, 0]
    assert row.seat(1, "caravans") == [20]
    assert row.seat(1, "oases at hand") == [0, 1, 0, 0, 0]
    assert row.seat(1, "room")[1] == 5  # around K4 all but J5
    assert at(row, "I6", "holds") == MINE + LEMON
    assert at(row, "O10", "holds") == THEIRS + LEMON
    assert at(row, "I5", "holds") == WATER_3
    assert at(row, "J6", "open") == IN_PLAY | 1 << LEMON
    assert at(row, "K3", "open") == IN_PLAY | OTHERS


def test_the_ring_is_closed_seen_from_the_other_side() -> None:
    match = desert("", "A lemon I6 H6 H5 I4 J5 | B mint K4 | B salmon A5", water="I5=3")
    assert place(match, 0, "lemon", "J6") == [(3, 0, 1)]
    match.play(0, "colour:lemon", "hex:J4")  # beside the oasis J3
    row = Row(GAME, table(match), viewer=1)
    assert row.table("question") == [7]
    assert row.table("asked") == [1]
    assert row.seat(1, "water") == [3]
    assert row.seat(1, "land") == [1]
    assert row.seat(1, "oases") == [5]
    assert row.seat(1, "linked") == [0, 0, 0b10, 0, 0]  # D3 is bit 0, J3 bit 1
    assert at(row, "I5", "holds") == CLOSED
    assert at(row, "J6", "holds") == THEIRS + LEMON
    assert at(row, "J3", "open") == IN_PLAY | OTHERS


def test_colours_differ_by_nothing_but_their_names() -> None:
    """Lilac is called mint, mint lemon, and so on: the row is the one that the symmetry says."""
    now = [1, 2, 3, 4, 0]
    old = [now.index(colour) for colour in range(5)]
    match = desert(
        """
         H I J
      4
           L
      5  L   L
           3
      6  L   .
           L*
        """,
        "B mint K4 | B lemon O10 O11 | B salmon A5",
        piles="L=7 S=3",
    )
    s = table(match)
    other = s.clone()
    other.cells = [
        cell if cell < CAMEL else cell - (cell - CAMEL) % 5 + now[(cell - CAMEL) % 5]
        for cell in s.cells
    ]
    other.piles = [s.piles[colour] for colour in old]
    other.held = [sum(1 << now[c] for c in range(5) if held >> c & 1) for held in s.held]
    by_caravan = [5 * seat + colour for seat in range(s.players) for colour in old]
    other.sizes = [s.sizes[caravan] for caravan in by_caravan]
    other.linked = [s.linked[caravan] for caravan in by_caravan]
    other.rims = [s.rims[caravan] for caravan in by_caravan]
    symmetries = games.game(GAME).encoding.symmetries()
    rows = [games.game(GAME).encoding.encode(at, 0) for at in (s, other)]
    assert len(symmetries) == 120
    assert symmetries[0].of(rows[0]) == rows[0] != rows[1]
    assert symmetries[4].of(rows[0]) == rows[1]  # of the first five, which only move them round
