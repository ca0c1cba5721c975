"""1 The auction for the turn order."""

from __future__ import annotations

import majlis
from tests.five_tribes.table import (
    asked,
    bidding,
    bids_of,
    cards_of,
    coins_of,
    may,
    played_on,
    table,
)


def bid(match: majlis.Match, *prices: int) -> None:
    for price in prices:
        match.play(match.waiting[0], f"bid:{price}")


def play_order(match: majlis.Match) -> list[int]:
    """Who has a turn, in order, until the next auction."""
    turns: list[int] = []
    while not asked(match).startswith("Bid"):
        seat = table(match).active
        if not turns or len(table(match).bid_track) > len(turns):
            turns.append(seat)
        played_on(match)
    return turns


def test_the_example_of_the_rulebook() -> None:
    """Scenario T1: Oliver, Sam, Anna and Peter bid 3, 1, 0 and 0."""
    match = bidding(0, 1, 2, 3)
    bid(match, 3, 1, 0, 0)
    assert coins_of(match) == [47, 49, 50, 50]
    assert table(match).turn_track == [-1, -1, -1, -1, -1, 1, 3, 2, -1]
    assert table(match).active == 0
    assert play_order(match) == [0, 1, 3, 2]
    assert table(match).bid_track == [0, 1, 3, 2]


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


def test_two_players_bid_with_two_markers_each() -> None:
    """Scenario T3, ruling 36."""
    match = bidding(0, 1, 1, 0)
    bid(match, 5, 3, 0, 0)
    assert coins_of(match) == [45, 47]
    assert table(match).active == 0
    assert table(match).turn_track == [-1, -1, -1, -1, 1, -1, 0, 1, -1]
    assert play_order(match) == [0, 1, 0, 1]


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


def test_kumarbi_in_a_bid() -> None:
    match = bidding(0, 1, 2, fakirs=[3], djinns=["kumarbi"])
    match.play(0, "card:fakir", "card:fakir", "bid:18")
    assert coins_of(match) == [42, 50, 50]
    assert cards_of(match, 0) == "fakir"
    assert table(match).turn_track[0] == 0
    assert table(match).discard[9] == 2


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
