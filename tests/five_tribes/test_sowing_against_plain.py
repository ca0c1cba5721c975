"""On random boards the engine offers exactly what a plain enumeration of all sowings finds."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.games.five_tribes.data import MEEPLE, TILE, TILES, TRIBES
from majlis.games.five_tribes.rules.sowing import DropMeeple
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.sowing_ends import possible_ends
from tests.five_tribes import plain
from tests.five_tribes.table import LETTERS, sultanate, table

MOST = 6  # meeples on the tile that is sown: more take too long to enumerate


@st.composite
def boards(draw: st.DrawFn) -> plain.Board:
    """A few crowded tiles, sparse or dense around them; never more of a colour than in the box."""
    size = st.integers(0, draw(st.sampled_from([1, 2, 4])))
    board: plain.Board = {}
    left = dict.fromkeys(LETTERS, 16)
    for tile in range(TILES):
        letters = draw(st.lists(st.sampled_from(LETTERS), max_size=draw(size)))
        stands = ""
        for letter in letters:
            if left[letter]:
                left[letter] -= 1
                stands += letter
        board[tile // 6, tile % 6] = stands
    return board


def position(board: plain.Board, self_match: bool) -> Sultanate:
    cells = [[board[row, column] or "." for column in range(6)] for row in range(5)]
    drawn = "\n".join(f"{row} " + " ".join(line) for row, line in enumerate(cells, 1))
    return table(sultanate(drawn, options={"ruling_loop_self_match": self_match}))


def tile_of(answer: int) -> plain.Tile:
    return divmod(answer, 6)


def drop_of(answer: int) -> plain.Drop:
    tile, tribe = divmod(answer - MEEPLE, len(TRIBES))
    return tile_of(tile), LETTERS[tribe]


def check(s: Sultanate, expected: list[list[plain.Drop]]) -> None:
    """All drops that begin some complete sowing are offered, and no others; at every step. And the
    ends that are announced are those that some complete sowing has."""
    drops = {drop_of(action): action for action in s.options(0)}
    assert set(drops) == {sowing[0] for sowing in expected}
    assert {drop_of(end) for end in possible_ends(s)} == {sowing[-1] for sowing in expected}
    for drop, action in drops.items():
        after = s.clone()
        after.apply(0, action)
        rest = [sowing[1:] for sowing in expected if sowing[0] == drop]
        if rest[0]:
            assert isinstance(after.question(), DropMeeple)
            check(after, rest)
        else:
            assert rest == [[]]
            assert not sum(after.hand)


@settings(max_examples=150, deadline=None)
@given(boards(), st.booleans(), st.data())
def test_options_are_what_can_be_completed(
    board: plain.Board, self_match: bool, data: st.DataObject
) -> None:
    s = position(board, self_match)
    starts = (
        set(map(tile_of, (a - TILE for a in s.options(0)))) if s.waiting and s.path == [] else set()
    )
    few = [tile for tile, letters in board.items() if 0 < len(letters) <= 4]
    for tile in few:
        found = next(plain.sowings(board, tile, own_drops_match=self_match), None)
        assert (tile in starts) == (found is not None)
    sown = sorted(starts & set(few))
    if sown:
        start = data.draw(st.sampled_from(sown))
        s.apply(0, TILE + 6 * start[0] + start[1])
        check(s, list(plain.sowings(board, start, own_drops_match=self_match)))


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from(LETTERS), min_size=4, max_size=MOST),
    st.sampled_from([(0, 0), (0, 3), (2, 2), (4, 5), (1, 5)]),
    st.dictionaries(
        st.tuples(st.integers(0, 4), st.integers(0, 5)), st.sampled_from(LETTERS), max_size=4
    ),
    st.booleans(),
)
def test_long_sowings(
    hand: list[str], start: plain.Tile, others: dict[plain.Tile, str], self_match: bool
) -> None:
    """Few goals and many meeples in hand: here the loops matter."""
    board = {(row, column): "" for row in range(5) for column in range(6)}
    board |= others | {start: "".join(hand)}
    expected = list(plain.sowings(board, start, own_drops_match=self_match))
    s = position(board, self_match)
    sown = TILE + 6 * start[0] + start[1]
    may_start = bool(s.waiting) and not s.path and sown in s.options(0)
    assert may_start == bool(expected)
    if expected:
        s.apply(0, sown)
        check(s, expected)
