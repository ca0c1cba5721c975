"""2.6 Sell goods."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from tests.five_tribes.table import asked, cards_of, coins_of, listed, may, sultanate, table


def end_of_turn(goods: str, **more: Any) -> majlis.Match:
    """The vizier has been sown, and the oasis has its palm: time to sell. Others can sow on."""
    match = sultanate("3 Y YR\n5 . . B B", kinds="B3=oasis", goods=[goods], **more)
    match.play(0, "tile:A3", "vizier:B3")
    return match


def test_a_set_is_picked_in_the_order_of_its_kinds() -> None:
    match = end_of_turn("gold fish fish silk")
    assert asked(match) == "SellGoods 0"
    assert may(match) == "card:gold card:silk card:fish done"
    match.play(0, "card:silk")
    assert may(match) == "card:fish done"
    match.play(0, "card:fish")  # no other kind could follow: the set is sold
    assert coins_of(match)[0] == 53
    assert cards_of(match, 0) == "gold fish"
    assert listed(table(match).discard) == "silk fish"


def test_a_set_may_be_as_small_as_one_likes() -> None:
    match = end_of_turn("gold fish silk")
    match.play(0, "card:gold", "done")
    assert coins_of(match)[0] == 51
    assert cards_of(match, 0) == "silk fish"


@pytest.mark.parametrize(
    ("size", "coins"),
    [(1, 1), (2, 3), (3, 7), (4, 13), (5, 21), (6, 30), (7, 40), (8, 50), (9, 60)],
)
def test_what_sets_are_worth(size: int, coins: int) -> None:
    kinds = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"]
    match = end_of_turn(" ".join(kinds[:size]))
    match.play(0, *[f"card:{kind}" for kind in kinds[:size]])
    assert coins_of(match)[0] == 50 + coins
    assert cards_of(match, 0) == ""


def test_selling_everything() -> None:
    """Scenario T16, the example of the rulebook: 30 and 7 coins for two sets."""
    kinds = ["gold", "silk", "spice", "fish", "wheat", "pottery"]
    match = end_of_turn(" ".join([*kinds, "gold", "silk", "fish"]))
    match.play(0, *[f"card:{kind}" for kind in kinds])
    assert asked(match) == "SellGoods 0"
    match.play(0, "card:gold", "card:silk", "card:fish")
    assert coins_of(match)[0] == 50 + 30 + 7
    assert asked(match).startswith("Bid")  # nothing is left to sell


def test_fakirs_cannot_be_sold() -> None:
    match = end_of_turn("gold", fakirs=[2])
    assert may(match) == "card:gold done"
    nothing = end_of_turn("", fakirs=[2])
    assert asked(nothing).startswith("Bid")


def test_al_amin_does_not_help_in_a_sale() -> None:
    """Ruling 53."""
    match = end_of_turn("gold", fakirs=[2], djinns=["al_amin"])
    match.play(0, "card:gold")
    assert coins_of(match)[0] == 51
    assert cards_of(match, 0) == "fakir fakir"


def test_nothing_need_be_sold() -> None:
    match = end_of_turn("gold fish")
    match.play(0, "done")
    assert coins_of(match)[0] == 50
    assert asked(match).startswith("Bid")


def test_what_was_just_bought_can_be_sold() -> None:
    """2.5 comes before 2.6, and 2.6 before the next player's turn."""
    match = sultanate("3 Y YR", kinds="B3=large_market", row="gold fish", coins=[6])
    match.play(0, "tile:A3", "vizier:B3", "row:1", "row:2", "card:gold", "card:fish")
    assert coins_of(match)[0] == 3
    assert listed(table(match).discard) == "gold fish"


def test_goods_are_not_sold_before_the_tile_has_acted() -> None:
    match = sultanate("3 Y YR", kinds="B3=oasis", goods=["gold"], djinns=["enki"], elders=[1])
    assert may(match) == "djinn:enki done"
    match.play(0, "done", "tile:A3", "vizier:B3")
    assert may(match) == "djinn:enki done"
    match.play(0, "done")
    assert may(match) == "djinn:enki done"
    match.play(0, "done")
    assert may(match) == "djinn:enki card:gold done"


def test_who_cannot_sow_may_still_sell() -> None:
    """Ruling 33."""
    match = sultanate("3 Y", goods=["gold fish"])
    assert asked(match) == "SellGoods 0"
    match.play(0, "card:gold", "card:fish")
    assert coins_of(match)[0] == 53


def test_a_sale_is_taken_back_card_by_card() -> None:
    match = end_of_turn("gold fish silk")
    before = match.state.dump()
    match.play(0, "card:gold", "card:silk")
    match.undo(0)
    match.undo(0)
    assert match.state.dump() == before
