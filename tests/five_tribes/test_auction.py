"""1 The auction for the turn order."""

from __future__ import annotations

import pytest

import majlis
from tests.five_tribes.table import (
    asked,
    bidding,
    bids_of,
    cards_of,
    coins_of,
    may,
    play_order,
    table,
)


def bid(match: majlis.Match, *prices: int) -> None:
    for price in prices:
        match.play(match.waiting[0], f"bid:{price}")


def test_the_example_of_the_rulebook() -> None:
    """Scenario T1: Oliver, Sam, Anna and Peter bid 3, 1, 0 and 0."""
    match = bidding(0, 1, 2, 3)
    bid(match, 3, 1, 0, 0)
    assert coins_of(match) == [47, 49, 50, 50]
    assert table(match).turn_track == [-1, -1, -1, -1, -1, 1, 3, 2, -1]
    assert table(match).active == 0
    assert play_order(match) == [0, 1, 3, 2]
    assert table(match).bid_track == [0, 1, 3, 2]


@pytest.mark.parametrize(
    ("prices", "order", "left"),
    [
        ((1, 18, 5, 12), [1, 3, 2, 0], [49, 32, 45, 38]),
        ((0, 8, 0, 3), [1, 3, 2, 0], [50, 42, 50, 47]),
        ((3, 5, 8, 12), [3, 2, 1, 0], [47, 45, 42, 38]),
    ],
)
def test_the_dearer_place_plays_first_and_bids_first_next_time(
    prices: tuple[int, ...], order: list[int], left: list[int]
) -> None:
    match = bidding(0, 1, 2, 3)
    for seat, price in enumerate(prices):
        match.play(seat, f"bid:{price}")
    assert coins_of(match) == left
    assert play_order(match) == order
    assert asked(match) == f"Bid {order[0]}"
    assert table(match).bid_track == order


def test_a_place_can_be_taken_once() -> None:
    match = bidding(0, 1, 2)
    bid(match, 3)
    assert may(match) == "bid:18 bid:12 bid:8 bid:5 bid:1 bid:0"


def test_the_price_is_paid_at_once() -> None:
    match = bidding(0, 1, 2)
    bid(match, 18)
    assert coins_of(match) == [32, 50, 50]


def test_nobody_bids_more_than_he_has() -> None:
    match = bidding(0, 1, 2, coins=(7,))
    assert may(match) == "bid:5 bid:3 bid:1 bid:0"


def test_there_are_three_zeros() -> None:
    """Scenario T2: the fourth must pay, and plays first."""
    match = bidding(0, 1, 2, 3)
    bid(match, 0, 0, 0)
    assert may(match) == "bid:18 bid:12 bid:8 bid:5 bid:3 bid:1"
    bid(match, 1)
    assert coins_of(match) == [50, 50, 50, 49]
    assert play_order(match) == [3, 2, 1, 0]


def test_three_players_can_all_bid_nothing() -> None:
    match = bidding(2, 0, 1)
    for seat in (2, 0, 1):
        match.play(seat, "bid:0")
    assert coins_of(match) == [50, 50, 50]
    assert play_order(match) == [1, 0, 2]


def test_two_players_bid_with_two_markers_each() -> None:
    """Scenario T3, ruling 36."""
    match = bidding(0, 1, 1, 0)
    bid(match, 5, 3, 0, 0)
    assert coins_of(match) == [45, 47]
    assert table(match).active == 0
    assert table(match).turn_track == [-1, -1, -1, -1, 1, -1, 0, 1, -1]
    assert play_order(match) == [0, 1, 0, 1]


def test_the_fourth_marker_of_two_players_must_pay() -> None:
    """Three zeros for four markers."""
    match = bidding(0, 1, 0, 1)
    for seat in (0, 1, 0):
        match.play(seat, "bid:0")
    assert may(match) == "bid:18 bid:12 bid:8 bid:5 bid:3 bid:1"
    match.play(1, "bid:1")
    assert coins_of(match) == [50, 49]
    assert play_order(match) == [1, 0, 1, 0]


def test_two_turns_in_a_row() -> None:
    match = bidding(0, 1, 1, 0)
    bid(match, 5, 0, 0, 8)
    assert play_order(match) == [0, 0, 1, 1]


def test_a_bankrupt_takes_the_cheapest_place_for_what_he_has() -> None:
    """Ruling 40."""
    match = bidding(0, 1, 2, 3, coins=(50, 50, 50, 0))
    bid(match, 0, 0, 0)
    assert may(match) == "bid:1"
    bid(match, 1)
    assert coins_of(match) == [50, 50, 50, 0]
    poor = bidding(0, 0, 1, 1, coins=(2, 0))
    bid(poor, 0, 0, 0)
    assert may(poor) == "bid:1"
    bid(poor, 1)
    assert coins_of(poor) == [2, 0]


def test_goods_cannot_be_sold_during_the_auction() -> None:
    """Ruling 41."""
    match = bidding(0, 1, 2, coins=(0,), goods=["gold fish silk"])
    assert may(match) == "bid:0"


def test_no_other_djinn_is_called_while_bidding() -> None:
    """Djinns with a price serve only in their owner's own turn."""
    match = bidding(0, 1, 2, elders=[2], fakirs=[2], djinns=["enki sloar utug"], coins=[1])
    assert may(match) == "bid:1 bid:0"


# -- Kumarbi ---------------------------------------------------------------------------------------


def test_kumarbi_lowers_the_price_by_a_place_for_every_fakir() -> None:
    """Scenario T4, ruling 38."""
    match = bidding(0, 1, 2, coins=(10,), fakirs=[2], djinns=["kumarbi"])
    assert bids_of(table(match), 0) == {
        (18, 2, 8),
        (12, 1, 8), (12, 2, 5),
        (8, 0, 8), (8, 1, 5), (8, 2, 3),
        (5, 0, 5), (5, 1, 3), (5, 2, 1),
        (3, 0, 3), (3, 1, 1), (3, 2, 0),
        (1, 0, 1), (1, 1, 0),
        (0, 0, 0),
    }  # fmt: skip


def test_kumarbi_at_no_price_at_all() -> None:
    """18, 12, 8, 5, 3, 1, 0: six fakirs take the first place for nothing, and never more are
    discarded than that takes. Whoever has no coin can take every place so."""
    match = bidding(0, 1, 2, coins=[0], fakirs=[8], djinns=["kumarbi"])
    assert bids_of(table(match), 0) == {
        (18, 6, 0), (12, 5, 0), (8, 4, 0), (5, 3, 0), (3, 2, 0), (1, 1, 0), (0, 0, 0),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("taken", "coins", "fakirs", "bids"),
    [
        # One fakir alone opens nothing here, two or three do.
        ([1], 0, 2, {(3, 2, 0), (0, 0, 0)}),
        ([1], 0, 3, {(3, 2, 0), (5, 3, 0), (0, 0, 0)}),
        ([3, 1], 0, 3, {(5, 3, 0), (0, 0, 0)}),
        ([3, 1], 1, 2, {(5, 2, 1), (0, 0, 0)}),
        ([1, 3], 2, 2, {(5, 2, 1), (0, 0, 0)}),
        ([1], 0, 1, {(0, 0, 0)}),
    ],
)
def test_kumarbi_may_take_several_fakirs_where_one_is_not_enough(
    taken: list[int], coins: int, fakirs: int, bids: set[tuple[int, int, int]]
) -> None:
    """Ruling 38: price = that of the place so many fakirs cheaper; what is taken is taken."""
    last = len(taken)
    purse, hands, djinns = [50, 50, 50], [0, 0, 0], ["", "", ""]
    purse[last], hands[last], djinns[last] = coins, fakirs, "kumarbi"
    match = bidding(0, 1, 2, coins=purse, fakirs=hands, djinns=djinns)
    for price in taken:
        match.play(match.waiting[0], f"bid:{price}")
    assert bids_of(table(match), last) == bids


def test_kumarbi_in_a_bid() -> None:
    match = bidding(0, 1, 2, fakirs=[3], djinns=["kumarbi"])
    match.play(0, "card:fakir", "card:fakir", "bid:18")
    assert coins_of(match) == [42, 50, 50]
    assert cards_of(match, 0) == "fakir"
    assert table(match).turn_track[0] == 0
    assert table(match).discard[9] == 2


def test_kumarbi_decides_the_price_not_the_place() -> None:
    """The marker stands on 12 and plays before the one on 8, whose price it paid."""
    match = bidding(0, 1, 2, fakirs=[0, 1], djinns=["", "kumarbi"])
    match.play(0, "bid:8")
    match.play(1, "card:fakir", "bid:12")
    match.play(2, "bid:0")
    assert coins_of(match) == [42, 42, 50]
    assert play_order(match) == [1, 0, 2]


def test_a_fakir_put_down_for_kumarbi_can_be_taken_back() -> None:
    match = bidding(0, 1, 2, fakirs=[1], djinns=["kumarbi"])
    before = match.state.dump()
    match.play(0, "card:fakir")
    assert asked(match) == "BidWithFakirs 0"
    match.undo(0)
    assert match.state.dump() == before


def test_the_cheaper_place_may_be_taken_already() -> None:
    match = bidding(0, 1, 2, fakirs=[0, 1], djinns=["", "kumarbi"])
    bid(match, 12)
    assert (18, 1, 12) in bids_of(table(match), 1)


def test_kumarbi_serves_in_both_bids_of_a_round() -> None:
    """Ruling 39."""
    match = bidding(0, 0, 1, 1, fakirs=[2], djinns=["kumarbi"])
    match.play(0, "card:fakir", "bid:5")
    match.play(0, "card:fakir", "bid:3")
    assert coins_of(match) == [46, 50]


def test_kumarbi_saves_the_bankrupt() -> None:
    match = bidding(
        0, 1, 2, 3, coins=(0, 0, 0, 0), fakirs=[0, 0, 0, 1], djinns=["", "", "", "kumarbi"]
    )
    bid(match, 0, 0, 0)
    assert may(match) == "card:fakir"
    match.play(3, "card:fakir")
    assert may(match) == "bid:1"


def test_without_kumarbi_fakirs_are_no_use() -> None:
    match = bidding(0, 1, 2, coins=(0,), fakirs=[4])
    assert may(match) == "bid:0"


def test_anothers_kumarbi_is_no_help() -> None:
    match = bidding(0, 1, 2, fakirs=[2, 2], djinns=["", "kumarbi"], coins=[3])
    assert may(match) == "bid:3 bid:1 bid:0"
