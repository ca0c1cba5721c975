"""Preparing the game."""

from __future__ import annotations

from collections import Counter

import pytest

import majlis
from majlis.games.five_tribes.data import CARD_COUNTS, MEEPLES, TILE_COUNTS
from majlis.kernel.frame import CHANCE
from tests.five_tribes.table import asked, listed, row_of, table


@pytest.mark.parametrize(("seats", "camels", "markers"), [(2, 11, 2), (3, 8, 1), (4, 8, 1)])
def test_everything_is_laid_out(seats: int, camels: int, markers: int) -> None:
    match = majlis.Match.new("five-tribes", seats, seed=5)
    s = table(match)
    assert [s.kinds.count(kind) for kind in range(8)] == TILE_COUNTS
    assert [sum(s.meeples[tribe::5]) for tribe in range(5)] == MEEPLES
    assert [sum(s.meeples[5 * tile : 5 * tile + 5]) for tile in range(30)] == [3] * 30
    assert s.bag == [0] * 5
    assert [(p.camels, p.coins, p.djinns, sum(p.cards)) for p in s.players] == [
        (camels, 50, 0, 0)
    ] * seats
    assert Counter(s.bid_track) == dict.fromkeys(range(seats), markers)
    assert len(s.row) == 9
    assert [count + s.row.count(kind) for kind, count in enumerate(s.deck)] == CARD_COUNTS
    assert len(s.djinn_row) == 3
    assert s.djinn_deck.bit_count() == 19
    assert (s.palms_left, s.palaces_left) == (12, 10)
    assert asked(match) == f"Bid {s.bid_track[0]}"


def test_the_dice_lay_everything_out_in_the_order_of_the_rulebook() -> None:
    match = majlis.Match.new("five-tribes", 3, seed=5)
    questions = [type(entry.question).__name__ for entry in match.log]
    assert Counter(questions) == {
        "LayTile": 30, "LayMeeple": 90, "DrawMarker": 3, "TurnUpResource": 9, "TurnUpDjinn": 3,
    }  # fmt: skip
    assert list(dict.fromkeys(questions)) == [
        "LayTile", "LayMeeple", "DrawMarker", "TurnUpResource", "TurnUpDjinn",
    ]  # fmt: skip


def test_what_is_left_of_a_kind_is_its_weight() -> None:
    """The odds of a draw are what is still in the bag: no kind is drawn too often."""
    game = majlis.games.game("five-tribes")
    s = game.setup(2, game.meta.settings({}), game.meta.rules)
    assert s.question().weights(s) == TILE_COUNTS
    s.apply(CHANCE, s.parse("kind:sacred_15"))
    assert "kind:sacred_15" not in [s.label(action) for action in s.legal]
    assert s.question().weights(s) == [5, 4, 1, 1, 6, 8, 4]


def test_how_many_tiles_of_a_kind_are_laid() -> None:
    match = majlis.Match.new("five-tribes", 4, seed=11)
    laid = [
        match.state.label(entry.action)
        for entry in match.log
        if type(entry.question).__name__ == "LayTile"
    ]
    assert {kind: laid.count(kind) for kind in set(laid)} == {
        "kind:village": 5, "kind:sacred_6": 4, "kind:sacred_10": 1, "kind:sacred_12": 1,
        "kind:sacred_15": 1, "kind:oasis": 6, "kind:small_market": 8, "kind:large_market": 4,
    }  # fmt: skip


def test_how_many_meeples_and_cards_there_are() -> None:
    match = majlis.Match.new("five-tribes", 3, seed=12)
    s = table(match)
    assert [sum(s.meeples[tribe::5]) for tribe in range(5)] == [16, 20, 18, 18, 18]
    cards = f"{listed(s.deck)} {row_of(match)}".split()
    assert {kind: cards.count(kind) for kind in set(cards)} == {
        "ivory": 2, "jewels": 2, "gold": 2, "papyrus": 4, "silk": 4, "spice": 4,
        "fish": 6, "wheat": 6, "pottery": 6, "fakir": 18,
    }  # fmt: skip


def test_markers_are_drawn_in_any_order() -> None:
    """With two players nothing forces first, second, second, first."""
    orders = {
        tuple(table(majlis.Match.new("five-tribes", 2, seed=seed)).bid_track) for seed in range(40)
    }
    assert len(orders) == 6
