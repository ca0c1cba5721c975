"""Usual answers: djinns rest and goods are kept unless their owner says otherwise. Sets."""

from __future__ import annotations

from tests.five_tribes.table import (
    asked,
    cards_of,
    coins_of,
    sultanate,
    table,
    tile,
)
from tests.usual import answered_usually, members, usual

BOARD = "3 Y YR\n5 . . B B"


def test_goods_are_kept_and_djinns_rest() -> None:
    """Enki could be called before the sowing, after each step, and at the end of the turn."""
    match = sultanate(
        BOARD, order=(0, 1), kinds="B3=oasis", djinns=["enki"], elders=[1], goods=["gold fish"]
    )
    s = table(match)
    assert answered_usually(s) == ["done"]
    assert asked(match) == "ChooseTile 0"
    assert usual(s) == ""
    s.apply(0, s.parse("tile:A3"))
    assert answered_usually(s) == ["vizier:B3", "done", "done", "done"]  # there is one way to sow
    assert s.waiting == [1]
    assert (s.players[0].elders, cards_of(match, 0), coins_of(match)) == (1, "gold fish", [50, 50])
    assert s.palms[tile("B3")] == 1


def test_a_palm_stays_where_it_belongs() -> None:
    match = sultanate(BOARD, order=(0, 1), kinds="B3=oasis", djinns=["lamia"], elders=[1])
    match.play(0, "tile:A3", "vizier:B3")
    assert (asked(match), usual(table(match))) == ("PlaceBeside 0", "tile:B3")


def test_whom_to_kill_is_a_decision_and_iblis_rests() -> None:
    match = sultanate("3 R R WB\n5 Y Y", order=(0, 1), djinns=["iblis"], elders=[1])
    match.play(0, "tile:A3", "assassin:B3")
    assert (asked(match), usual(table(match))) == ("Assassinate 0", "")
    match.play(0, "elder:C3")
    assert (asked(match), usual(table(match))) == ("SecondVictim 0", "done")


def test_what_a_fakir_is_spent_on_is_a_decision() -> None:
    match = sultanate("3 B BY\n5 Y Y", blue="B3", fakirs=[1])
    match.play(0, "tile:A3", "builder:B3")
    assert (asked(match), usual(table(match))) == ("AddFakir 0", "")


def test_two_cards_of_the_large_market_are_chosen_in_any_order() -> None:
    match = sultanate("3 Y YR\n5 Y Y", row="gold silk fish")
    match.play(0, "tile:A3", "vizier:B3")
    s = table(match)
    assert asked(match) == "LargeMarket 0"
    assert members(s) == {"row:1": 1, "row:2": 1, "row:3": 1, "done": 1}
    before = s.clone()
    s.apply(0, s.parse("row:2"))
    assert s.asks_for_more(before, 0)
    assert members(s) == {"row:3": 1}


def test_more_goods_for_a_set_are_chosen_in_any_order() -> None:
    match = sultanate(BOARD, kinds="B3=oasis", goods=["gold silk fish fish"])
    match.play(0, "tile:A3", "vizier:B3", "card:gold")
    assert members(table(match)) == {"card:silk": 1, "card:fish": 1, "done": 1}
    assert usual(table(match)) == ""
