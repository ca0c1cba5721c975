"""2.2 Move the meeples."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import majlis
from majlis.games.five_tribes.data import LONG_WALK, NAMES, NEIGHBOURS, REACH, TILES
from majlis.games.five_tribes.rules.sowing import DropMeeple
from majlis.kernel.state import State
from tests.five_tribes.table import LETTERS, asked, camels_of, may, meeples_on, sultanate, table


def complete(match: majlis.Match) -> Iterator[tuple[str, ...]]:
    """Every complete sowing of the position: the tile, then what is dropped where."""
    if match.over:
        return
    assert asked(match) == "ChooseTile 0"
    for start in match.legal(0):
        after = match.state.clone()
        after.apply(0, start)
        for drops in further(after):
            yield (after.label(start), *drops)


def further(s: State) -> Iterator[tuple[str, ...]]:
    for action in s.options(0):
        after = s.clone()
        after.apply(0, action)
        if after.waiting == [0] and isinstance(after.question(), DropMeeple):
            for drops in further(after):
                yield (s.label(action), *drops)
        else:
            yield (s.label(action),)


def starting(match: majlis.Match, start: str) -> list[tuple[str, ...]]:
    return [sowing for sowing in complete(match) if sowing[0] == start]


# -- the example of the rulebook -------------------------------------------------------------------


def two_meeples() -> majlis.Match:
    return sultanate("""
            A     B     C
        3   YW    B     W
    """)


def test_the_only_sowing_of_the_example() -> None:
    """Scenario T5."""
    match = two_meeples()
    assert may(match) == "tile:A3"
    assert list(complete(match)) == [("tile:A3", "vizier:B3", "elder:C3")]


def test_the_last_meeple_and_its_kin_come_back_into_the_hand() -> None:
    match = two_meeples()
    match.play(0, "tile:A3", "vizier:B3", "elder:C3")
    assert [meeples_on(match, name) for name in ("A3", "B3", "C3")] == [".", "YB", "."]
    assert camels_of(match, 0) == "C3"
    assert table(match).players[0].elders == 2


def test_tiles_with_camels_are_sown_on_like_others() -> None:
    match = sultanate("3 YWB .@1 G@0 B", order=(0, 1))
    match.play(0, "tile:A3", "elder:B3", "vizier:C3", "builder:D3")
    assert [meeples_on(match, name) for name in ("A3", "B3", "C3", "D3")] == [".", "W", "YG", "."]
    assert camels_of(match, 0) == "C3 D3"
    assert camels_of(match, 1) == "B3"


def test_a_sowing_is_taken_back_meeple_by_meeple() -> None:
    match = two_meeples()
    before = [match.state.dump()]
    for answer in ("tile:A3", "vizier:B3"):
        match.play(0, answer)
        before.append(match.state.dump())
    match.undo(0)
    assert match.state.dump() == before[1]
    assert may(match) == "vizier:B3"
    match.undo(0)
    assert match.state.dump() == before[0]
    assert meeples_on(match, "A3") == "YW"


# -- the three rules -------------------------------------------------------------------------------


def test_the_last_meeple_needs_one_of_its_colour() -> None:
    match = sultanate("""
            A     B     C
        1   Y     W     .
        2   Y     .     .
    """)
    assert list(complete(match)) == [("tile:A1", "vizier:A2"), ("tile:A2", "vizier:A1")]


def test_empty_tiles_may_be_crossed_but_not_ended_on() -> None:
    match = sultanate("""
            A     B     C
        1   WY    .     Y
    """)
    assert starting(match, "tile:A1") == [("tile:A1", "elder:B1", "vizier:C1")]


def test_no_diagonals() -> None:
    match = sultanate("""
            A     B
        1   G     .
        2   .     G
    """)
    assert match.over  # nothing can be sown


def test_no_step_straight_back() -> None:
    """The tile just left is out of bounds: also the one that was emptied (ruling 3)."""
    match = sultanate("""
            A     B     C     D
        1   RRW   .     .     R
    """)
    assert starting(match, "tile:A1") == [
        ("tile:A1", "elder:B1", "assassin:C1", "assassin:D1"),
        ("tile:A1", "assassin:B1", "elder:C1", "assassin:D1"),
    ]


def test_a_loop_of_five() -> None:
    """Scenario T8: the loop of the rulebook."""
    match = sultanate(
        """
            C     D
        3   .     .     GGBRY G
        4   .     .     .     .
    """,
        kinds="C3=small_market D3=oasis D4=large_market C4=sacred_6",
        row="gold fish silk wheat",
    )
    match.play(0, "tile:C3", "merchant:D3", "builder:D4", "assassin:C4", "vizier:C3", "merchant:D3")
    s = table(match)
    assert [meeples_on(match, name) for name in ("D3", "D4", "C4", "C3")] == [".", "B", "R", "Y"]
    assert camels_of(match, 0) == "D3"
    assert s.palms[NAMES.index("D3")] == 1
    assert s.players[0].cards[:9] == [0, 0, 1, 0, 1, 0, 1, 0, 0]  # gold, silk, fish
    assert s.bag[2] == 18


@pytest.mark.parametrize(("self_match", "count"), [(True, 492), (False, 384)])
def test_the_number_of_sowings_of_the_loop(self_match: bool, count: int) -> None:
    match = sultanate(
        "3 . . GGBRY G", kinds="D3=oasis", options={"ruling_loop_self_match": self_match}
    )
    assert len(starting(match, "tile:C3")) == count


@pytest.mark.parametrize(
    ("board", "count"),
    [
        ("3 . . GGBRY", 144),
        ("1 GGBRY", 36),
        ("3 . . YWGBR", 0),
        ("3 . . GGBR", 0),
        ("3 . . GGWBRY", 1440),
    ],
)
def test_a_sowing_may_meet_itself(board: str, count: int) -> None:
    """Ruling 1, scenario T9: a single tile with meeples, and nothing else to match."""
    assert len(list(complete(sultanate(board)))) == count
    strictly = sultanate(board, options={"ruling_loop_self_match": False})
    assert list(complete(strictly)) == []


def test_a_sowing_may_end_on_its_own_first_tile() -> None:
    """Ruling 2: with eight meeples, two rounds of a square, if the colour was dropped there."""
    match = sultanate("1 YYYYYYYY")
    match.play(0, "tile:A1")
    for name in ("B1", "B2", "A2", "A1", "B1", "B2", "A2", "A1"):
        match.play(0, f"vizier:{name}")
    assert camels_of(match, 0) == "A1"
    assert table(match).players[0].viziers == 2


def test_three_meeples_and_one_goal() -> None:
    """Scenario T7."""
    match = sultanate("2 Y BWY")
    sowings = starting(match, "tile:B2")
    assert len(sowings) == 4
    assert {sowing[-1] for sowing in sowings} == {"vizier:A2"}


def test_whoever_can_sow_must() -> None:
    """Ruling 4."""
    assert may(two_meeples()) == "tile:A3"


@pytest.mark.parametrize(
    ("goal", "may_sow"), [("C1", True), ("F5", False), ("D5", False), ("E5", True)]
)
def test_a_tall_stack_goes_far(goal: str, may_sow: bool) -> None:
    """Ten steps end on a tile of the same colour of the chequerboard, wherever it lies."""
    row, column = int(goal[1]), "ABCDEF".index(goal[0])
    board = "1 YYYYYYYYYY"
    if row == 1:
        board += " ." * (column - 1) + " Y"
    else:
        board += f"\n{row}" + " ." * column + " Y"
    match = sultanate(board, options={"ruling_loop_self_match": False})
    assert (not match.over and "tile:A1" in may(match)) == may_sow


# -- counting --------------------------------------------------------------------------------------


def counting_board_1() -> str:
    tiles = [
        LETTERS[i % 5] + LETTERS[(2 * i + 1) % 5] + LETTERS[(i // 6 + 3) % 5] for i in range(30)
    ]
    return drawn(tiles)


def counting_board_4() -> str:
    return drawn([LETTERS[i // 3 % 2] if i % 3 == 0 else "." for i in range(30)])


def drawn(tiles: list[str]) -> str:
    return "\n".join(f"{row + 1} " + " ".join(tiles[6 * row : 6 * row + 6]) for row in range(5))


@pytest.mark.parametrize(
    ("board", "counts"),
    [(counting_board_1(), (1066, 30, 292, 233)), (counting_board_4(), (16, 10, 16, 16))],
)
def test_counts_of_complete_sowings(board: str, counts: tuple[int, ...]) -> None:
    """The counting tests P1 and P4: sequences, starts, (start, end), (start, first drop)."""
    sowings = list(complete(sultanate(board)))
    assert (
        len(set(sowings)),
        len({sowing[0] for sowing in sowings}),
        len({(sowing[0], sowing[-1]) for sowing in sowings}),
        len({sowing[:2] for sowing in sowings}),
    ) == counts
    assert len(sowings) == counts[0]


# -- the table of walks ----------------------------------------------------------------------------


def ends_of_walks(steps: int, here: int, before: int) -> set[int]:
    if not steps:
        return {here}
    onward = [near for near in NEIGHBOURS[here] if near != before]
    return {end for near in onward for end in ends_of_walks(steps - 1, near, here)}


@pytest.mark.parametrize("steps", range(6))
def test_where_walks_end(steps: int) -> None:
    for here in range(TILES):
        for before in (here, *NEIGHBOURS[here]):
            mask = REACH[steps][TILES * here + before]
            assert {end for end in range(TILES) if mask >> end & 1} == ends_of_walks(
                steps, here, before
            )


def test_long_walks_end_on_every_tile_of_their_colour() -> None:
    chequered = [sum(1 << t for t in range(TILES) if (t // 6 + t % 6) % 2 == c) for c in (0, 1)]
    for steps in (LONG_WALK, LONG_WALK + 1):
        for here in range(TILES):
            for before in (here, *NEIGHBOURS[here]):
                colour = (here // 6 + here % 6 + steps) % 2
                assert REACH[steps][TILES * here + before] == chequered[colour]
