"""A position as a row of numbers, checked by eye. Tribes come in the order vizier, elder, merchant,
builder, assassin."""

from __future__ import annotations

from itertools import islice

import pytest

from majlis.games.five_tribes.data import IBLIS, SLOAR
from majlis.games.five_tribes.encode import ENCODING, QUESTIONS
from majlis.games.five_tribes.rules.auction import Bid
from majlis.games.five_tribes.rules.payment import PayWith
from majlis.games.five_tribes.rules.sowing import DropMeeple
from majlis.kernel.chance import Rng
from tests.encoding import Row
from tests.five_tribes.random_games import rich_game
from tests.five_tribes.table import PEOPLED, bidding, sultanate, table, tile

GAME = "five-tribes"
LAST, BEFORE, MEANT = 1, 2, 4
GOLD = 2


def test_the_first_auction() -> None:
    """Bids come in the order 0 1 1 0, and seat 1 looks."""
    match = bidding(0, 1, 1, 0, row="gold fakir", kinds="A1=sacred_6")
    row = Row(GAME, table(match), viewer=1)
    assert row.table("question") == [QUESTIONS[Bid]]
    assert row.table("asked") == [2]  # the other one
    assert row.table("active") == [0]
    assert row.table("round") == [1]
    assert row.table("bid track") == [2, 1, 1, 2]
    assert row.table("turn track") == [0] * 9
    assert row.table("row") == [GOLD + 1, 10, 0, 0, 0, 0, 0, 0, 0]
    assert row.table("deck")[GOLD] == 1  # of two
    assert row.table("djinn deck") == [0b11111111, 0b11111111, 0b00111111]
    assert row.seat(0, "coins") == row.seat(1, "coins") == [50]
    assert row.seat(0, "camels") == [11]
    assert row.seat(0, "turns") == row.seat(1, "turns") == [2]
    assert row.seat(0, "next turn") == [2]
    assert row.seat(1, "next turn") == [1]
    assert row.seat(2, "here") == [0]
    assert row.place(tile("A1"), "meeples") == [1, 1, 0, 0, 0]
    assert row.place(tile("D1"), "meeples") == [0, 0, 1, 1, 0]
    assert row.place(tile("A1"), "kind") == [2]
    assert row.place(tile("B1"), "kind") == [8]  # a large market
    assert row.place(tile("A5"), "ends") == [0]  # nobody stands there


def test_a_vizier_and_an_elder_end_where_their_like_stand() -> None:
    """From each tile of the board two steps can be made: to others of viziers and elders, or of
    merchants and builders."""
    row = Row(GAME, table(sultanate(PEOPLED)), viewer=0)
    assert row.place(tile("A1"), "ends") == [0b00011]
    assert row.place(tile("F3"), "ends") == [0b01100]


def test_in_the_middle_of_a_sowing() -> None:
    match = sultanate("3 YR . R\n4 . R Y", elders=[0, 3], djinns=["", "shamhat"])
    match.play(0, "tile:A3", "vizier:B3")
    row = Row(GAME, table(match), viewer=0)
    assert row.table("question") == [QUESTIONS[DropMeeple]]
    assert row.table("asked") == row.table("active") == [1]
    assert row.table("hand") == [0, 0, 0, 0, 1]
    assert row.table("to come") == [0b110]  # what the tribe does, what the tile does
    assert row.place(tile("A3"), "in question") == [BEFORE]
    assert row.place(tile("B3"), "in question") == [LAST]
    assert row.place(tile("B3"), "meeples") == [1, 0, 0, 0, 0]
    assert row.place(tile("C3"), "ends") == row.place(tile("B4"), "ends") == [0b10000]
    assert row.place(tile("C4"), "ends") == [0]  # two steps away
    assert row.seat(1, "elders") == [3]
    assert row.seat(1, "elder points") == [12]
    assert row.seat(1, "djinn points") == [6]


def test_iblis_is_to_be_paid() -> None:
    """Two assassins on B3 have won it, and Iblis lets them kill both elders on C3."""
    match = sultanate("3 R R WW", djinns=["iblis"], elders=[1], fakirs=[1], viziers=[2, 1])
    match.play(0, "tile:A3", "assassin:B3", "elder:C3", "elder:C3")
    row = Row(GAME, table(match), viewer=1)
    assert row.table("question") == [QUESTIONS[PayWith]]
    assert row.table("asked") == [2]
    assert row.table("djinn") == [IBLIS + 1]
    assert row.table("victims") == [2, 2]
    assert row.table("victim of") == [0]
    assert row.place(tile("C3"), "in question") == [MEANT]
    assert row.place(tile("B3"), "in question") == [LAST]
    assert row.place(tile("B3"), "owner") == [2]
    assert row.seat(1, "camels") == [10]
    assert row.seat(1, "tile points") == [4]
    assert row.seat(1, "more viziers") == [10]
    assert row.seat(1, "djinns") == row.seat(1, "used") == [0, 1 << IBLIS - 8, 0]
    assert row.seat(1, "cards") == [0] * 9 + [1]


def test_a_card_that_only_one_has_seen() -> None:
    """Sloar has drawn gold for seat 0, who has sown nothing yet."""
    match = sultanate(
        "3 Y YR\n5 B B",
        djinns=["sloar"],
        fakirs=[1],
        draws="card:gold",
        options={"ruling_hidden_hands": True},
    )
    match.play(0, "djinn:sloar")
    mine, theirs = (Row(GAME, table(match), viewer) for viewer in (0, 1))
    assert mine.table("deck")[GOLD] == 1
    assert mine.seat(0, "unseen")[GOLD] == 1
    assert mine.seat(0, "goods points") == [1]
    assert theirs.table("deck")[GOLD] == 2
    assert theirs.seat(1, "unseen") == [0] * 10
    assert theirs.seat(1, "goods points") == [0]
    assert mine.seat(0, "hidden") == theirs.seat(1, "hidden") == [1]
    assert theirs.seat(1, "used") == [0, 0, 1 << SLOAR - 16]
    assert mine.table("rulings") == [0b100001]


@pytest.mark.parametrize("seats", [2, 3])
def test_rich_games_give_no_secret_away(seats: int) -> None:
    """Where everybody has djinns, cards are drawn and looked at all the time."""
    rng = Rng(5)
    secrets = 0
    for nth, s in enumerate(rich_game(seats, seed=8, ruling_hidden_hands=True)):
        seat = nth % seats
        view = s.redact(seat)
        row = ENCODING.encode(s, seat)
        assert ENCODING.encode(view, seat) == row
        assert ENCODING.encode(view.determinize(rng), seat) == row
        secrets += view.dump_fields() != s.dump_fields()
    assert secrets > 20


def test_the_board_may_be_looked_at_in_a_mirror() -> None:
    """A1 is where F1 was, B1 where E1 was: all rows of tiles are turned round."""
    s = next(islice(rich_game(3, seed=4), 150, None))
    other = s.clone()
    old = [tile - tile % 6 + 5 - tile % 6 for tile in range(30)]
    other.kinds = [s.kinds[tile] for tile in old]
    other.owners = [s.owners[tile] for tile in old]
    other.palms = [s.palms[tile] for tile in old]
    other.palaces = [s.palaces[tile] for tile in old]
    other.meeples = [s.meeples[5 * tile + tribe] for tile in old for tribe in range(5)]
    other.standing = [sum(1 << old[n] for n in range(30) if bits >> n & 1) for bits in s.standing]
    other.path = [old[tile] for tile in s.path]
    there, mirrored = ENCODING.encode(s, 1), ENCODING.encode(other, 1)
    same, across, *_ = ENCODING.symmetries()
    assert same.of(there) == there != mirrored
    assert across.of(there) == mirrored
