"""The rulebook and the data sheet read a second time: what the chapters' own tests leave open.

Every number follows from the text. At the end the options of whole random games are compared with
those that the text, written down once more without the engine's tables, allows.
"""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis.games.five_tribes.state import Sultanate
from tests.five_tribes.random_games import rich_game
from tests.five_tribes.table import (
    PEOPLED,
    asked,
    asks,
    bag_of,
    bidding,
    bids_of,
    camels_of,
    cards_of,
    coins_of,
    djinns_of,
    listed,
    may,
    meeples_on,
    named,
    played_on,
    row_of,
    sultanate,
    table,
    tile,
)

# -- components ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("village", 5), ("sacred_6", 6), ("sacred_10", 10), ("sacred_12", 12), ("sacred_15", 15),
        ("oasis", 8), ("small_market", 6), ("large_market", 4),
    ],
)  # fmt: skip
def test_what_tiles_are_worth(kind: str, points: int) -> None:
    match = sultanate("1 .@0\n5 B B", kinds=f"A1={kind}")
    assert match.breakdown()[0]["tiles"] == points


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


@pytest.mark.parametrize(
    ("djinn", "points"),
    [
        ("al_amin", 5), ("anun_nak", 8), ("baal", 6), ("boaz", 6), ("bouraq", 6), ("echidna", 4),
        ("enki", 8), ("hagis", 10), ("haurvatat", 8), ("iblis", 8), ("jafaar", 6), ("kandicha", 6),
        ("kumarbi", 6), ("lamia", 10), ("leta", 4), ("marid", 6), ("monkir", 6), ("nekir", 6),
        ("shamhat", 6), ("sibittis", 4), ("sloar", 8), ("utug", 4),
    ],
)  # fmt: skip
def test_what_djinns_are_worth(djinn: str, points: int) -> None:
    match = sultanate("5 B B", djinns=[djinn])
    assert match.breakdown()[0]["djinns"] == points


# -- the auction -----------------------------------------------------------------------------------


def turns_until_the_next_auction(match: majlis.Match) -> list[int]:
    """Whose turn it was, one marker after the other."""
    turns: list[int] = []
    while asked(match).split()[0] != "Bid":
        if len(table(match).bid_track) > len(turns):
            turns.append(table(match).active)
        played_on(match)
    return turns


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
    assert turns_until_the_next_auction(match) == order
    assert asked(match) == f"Bid {order[0]}"
    assert table(match).bid_track == order


def test_three_players_can_all_bid_nothing() -> None:
    match = bidding(2, 0, 1)
    for seat in (2, 0, 1):
        match.play(seat, "bid:0")
    assert coins_of(match) == [50, 50, 50]
    assert turns_until_the_next_auction(match) == [1, 0, 2]


def test_the_fourth_marker_of_two_players_must_pay() -> None:
    """Three zeros for four markers."""
    match = bidding(0, 1, 0, 1)
    for seat in (0, 1, 0):
        match.play(seat, "bid:0")
    assert may(match) == "bid:18 bid:12 bid:8 bid:5 bid:3 bid:1"
    match.play(1, "bid:1")
    assert coins_of(match) == [50, 49]
    assert turns_until_the_next_auction(match) == [1, 0, 1, 0]


def test_no_other_djinn_is_called_while_bidding() -> None:
    """Djinns with a price serve only in their owner's own turn."""
    match = bidding(0, 1, 2, elders=[2], fakirs=[2], djinns=["enki sloar utug"], coins=[1])
    assert may(match) == "bid:1 bid:0"


def test_anothers_kumarbi_is_no_help() -> None:
    match = bidding(0, 1, 2, fakirs=[2, 2], djinns=["", "kumarbi"], coins=[3])
    assert may(match) == "bid:3 bid:1 bid:0"


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


def test_kumarbi_decides_the_price_not_the_place() -> None:
    """The marker stands on 12 and plays before the one on 8, whose price it paid."""
    match = bidding(0, 1, 2, fakirs=[0, 1], djinns=["", "kumarbi"])
    match.play(0, "bid:8")
    match.play(1, "card:fakir", "bid:12")
    match.play(2, "bid:0")
    assert coins_of(match) == [42, 42, 50]
    assert turns_until_the_next_auction(match) == [1, 0, 2]


# -- sowing and control ----------------------------------------------------------------------------


def test_tiles_with_camels_are_sown_on_like_others() -> None:
    match = sultanate("3 YWB .@1 G@0 B", order=(0, 1))
    match.play(0, "tile:A3", "elder:B3", "vizier:C3", "builder:D3")
    assert [meeples_on(match, name) for name in ("A3", "B3", "C3", "D3")] == [".", "W", "YG", "."]
    assert camels_of(match, 0) == "C3 D3"
    assert camels_of(match, 1) == "B3"


def test_a_tile_can_be_emptied_from_and_is_not_won_by_that() -> None:
    """Only the last tile can be won: the first one stays nobody's."""
    match = sultanate("3 Y YR")
    match.play(0, "tile:A3", "vizier:B3")
    assert camels_of(match, 0) == ""
    assert meeples_on(match, "A3") == "."


@pytest.mark.parametrize(
    ("kind", "points"),
    [("oasis", {"tiles": 8, "palms": 3}), ("village", {"tiles": 5, "palaces": 5})],
)
def test_an_opponents_tile_acts_for_its_owners_points(kind: str, points: dict[str, int]) -> None:
    """Tribe and tile act whoever rules it; the palm or palace counts for the owner."""
    match = sultanate("3 W W@1", kinds=f"B3={kind}")
    match.play(0, "tile:A3", "elder:B3")
    assert table(match).players[0].elders == 2
    assert camels_of(match, 1) == "B3"
    assert points.items() <= match.breakdown()[1].items()
    assert match.breakdown()[0]["tiles"] == 0


def test_without_a_camel_everything_else_happens() -> None:
    """Ruling 6."""
    match = sultanate("3 B B", kinds="B3=village", camels=[0])
    match.play(0, "tile:A3", "builder:B3")
    assert camels_of(match, 0) == ""
    assert coins_of(match)[0] == 50 + 2 * 1
    assert table(match).palaces[tile("B3")] == 1


# -- tribes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "start", "end", "blue", "coins"),
    [
        ("1 B B", "B1", "A1", "A1 B1 A2 B2 C1 C2", 2 * 4),  # a corner: itself and three
        ("1 . . . . B B", "E1", "F1", "A1 A2 A3 F3 D1", 0),  # nothing wraps around the edge
        ("3 . B B", "B3", "C3", "B2 C2 D2 B3 C3 D3 B4 C4 D4", 2 * 9),
        ("5 . B B", "B5", "C5", "B4 C4 D4 B5 C5 D5", 2 * 6),
        ("3 . B B", "B3", "C3", "A2 A3 A4 E2 E3 E4 C1 C5", 0),  # around the first tile, or too far
    ],
)
def test_builders_count_the_square_around_the_last_tile(
    board: str, start: str, end: str, blue: str, coins: int
) -> None:
    match = sultanate(board, blue=blue)
    match.play(0, f"tile:{start}", f"builder:{end}")
    assert coins_of(match)[0] == 50 + coins


def test_some_fakirs_help_and_some_stay() -> None:
    match = sultanate("3 B BB", blue="A2 B2 C2 A4", fakirs=[3])
    match.play(0, "tile:A3", "builder:B3", "card:fakir", "done")
    assert coins_of(match)[0] == 50 + 4 * (3 + 1)
    assert cards_of(match, 0) == "fakir fakir"
    assert listed(table(match).discard) == "fakir"


def test_a_fakir_taken_by_merchants_pays_at_the_sacred_place() -> None:
    """Cards taken by merchants are in hand at once."""
    match = sultanate(
        "3 G GR", kinds="B3=sacred_6", row="fakir fish gold", elders=[1], djinn_row="boaz"
    )
    match.play(0, "tile:A3", "merchant:B3", "djinn:boaz")
    assert cards_of(match, 0) == "fish"
    assert table(match).players[0].elders == 0
    assert listed(table(match).discard) == "fakir"
    assert row_of(match) == "gold"


# -- assassins -------------------------------------------------------------------------------------


def assassins(board: str, **more: Any) -> majlis.Match:
    """One assassin goes from A3 to B3."""
    match = sultanate(board, **more)
    match.play(0, "tile:A3", "assassin:B3")
    return match


def test_three_assassins_reach_three_tiles() -> None:
    """Three steps: E3, C1 and B5 are within reach, F3 and D1 are not."""
    match = assassins("1 . . W Y\n3 R RR . . G B\n5 . Y")
    assert may(match) == "elder:C1 merchant:E3 vizier:B5"


def test_a_victim_in_front_of_a_player_takes_no_fakir() -> None:
    match = assassins("3 R R . . . W", fakirs=[2], viziers=[0, 2])
    assert may(match) == "elder:F3 vizier:seat:1"  # and somebody must die
    match.play(0, "vizier:seat:1")
    assert cards_of(match, 0) == "fakir fakir"
    assert table(match).players[1].viziers == 1
    assert bag_of(match).count("Y") == 15


def test_a_tile_with_a_palm_is_won_by_a_kill() -> None:
    """Ruling 55."""
    match = assassins("3 R R W*^")
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == "B3 C3"


def test_a_kill_without_a_camel() -> None:
    match = assassins("3 R R W", camels=[0])
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == ""
    assert bag_of(match).count("W") == 20


def test_the_last_camel_may_be_won_by_a_kill() -> None:
    """The last tile keeps a vizier; so the last camel goes where the victim stood. Game over."""
    match = assassins("3 R RY W\n5 B B", camels=[1], order=(0, 1))
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == "C3"
    assert table(match).ending
    match.play(1, "tile:A5", "builder:B5")
    assert match.over


def test_iblis_must_be_paid() -> None:
    match = assassins("3 R R WW", djinns=["iblis"])
    match.play(0, "elder:C3")
    assert "SecondVictim" not in asks(match)
    assert meeples_on(match, "C3") == "W"


def test_iblis_wins_no_tile_where_a_third_stands() -> None:
    match = assassins("3 R RY WBG", djinns=["iblis"], elders=[1])
    match.play(0, "merchant:C3")
    assert may(match) == "elder:C3 builder:C3 done"
    match.play(0, "elder:C3")
    assert meeples_on(match, "C3") == "B"
    assert camels_of(match, 0) == ""
    assert table(match).bag == [15, 20, 18, 17, 18]


def test_iblis_kills_two_viziers_of_one_opponent() -> None:
    match = assassins("3 R R", seats=3, djinns=["iblis"], fakirs=[1], viziers=[0, 2, 2])
    match.play(0, "vizier:seat:2", "vizier:seat:2")
    assert [player.viziers for player in table(match).players] == [0, 2, 0]
    assert listed(table(match).discard) == "fakir"


def test_iblis_does_not_reach_past_boaz() -> None:
    match = assassins("3 R R W", djinns=["iblis", "boaz"], elders=[1, 2], viziers=[0, 2])
    assert may(match) == "elder:C3"


def test_kandicha_and_iblis_with_a_mixed_pair() -> None:
    """Ruling 15: a card for the merchant, the vizier stays; Nekir's owner gets 1 once."""
    match = assassins("3 R R GY", djinns=["kandicha iblis nekir"], elders=[1], draws="card:ivory")
    match.play(0, "merchant:C3", "vizier:C3")
    me = table(match).players[0]
    assert (me.coins, me.viziers, me.elders) == (51, 1, 0)
    assert cards_of(match, 0) == "ivory"
    assert camels_of(match, 0) == "B3 C3"


def test_kandicha_takes_both_elders_that_iblis_kills() -> None:
    """Rulings 15 and 19; the elder that paid Iblis is in the bag."""
    match = assassins("3 R R", djinns=["kandicha iblis"], elders=[1, 3])
    match.play(0, "elder:seat:1", "elder:seat:1")
    assert [player.elders for player in table(match).players] == [2, 1]
    assert bag_of(match).count("W") == 17


def test_kandicha_finds_one_card_for_two_merchants() -> None:
    """Ruling 47: with one card left in deck and discard together, there is no second."""
    match = assassins("3 R R GG", djinns=["kandicha iblis"], elders=[1], deck="silk")
    match.play(0, "merchant:C3", "merchant:C3")
    assert cards_of(match, 0) == "silk"


def test_kandicha_shuffles_the_fakir_that_paid_iblis() -> None:
    """Ruling 47: the deck's last card first, then the discards, of which the fakir is the only
    one."""
    match = assassins("3 R R GG", djinns=["kandicha iblis"], fakirs=[1], deck="silk")
    match.play(0, "merchant:C3", "merchant:C3")
    assert cards_of(match, 0) == "silk fakir"
    assert sum(table(match).discard) == 0


def test_kandicha_has_nothing_of_an_assassin() -> None:
    match = assassins("3 R RY R", djinns=["kandicha"], blue="B2 C2 D2")
    match.play(0, "assassin:C3")
    assert coins_of(match)[0] == 50
    assert cards_of(match, 0) == ""
    assert bag_of(match).count("R") == 18


def test_anothers_kandicha_has_nothing_of_my_kills() -> None:
    match = assassins("3 R R Y", djinns=["", "kandicha"])
    match.play(0, "vizier:C3")
    assert [player.viziers for player in table(match).players] == [0, 0]
    assert bag_of(match).count("Y") == 16


# -- tiles -----------------------------------------------------------------------------------------


def ending_on(kind: str, **more: Any) -> majlis.Match:
    match = sultanate("3 Y YR", kinds=f"B3={kind}", **more)
    match.play(0, "tile:A3", "vizier:B3")
    return match


def test_the_last_coins_buy_too() -> None:
    small = ending_on("small_market", row="gold fish", coins=[3])
    assert may(small) == "row:1 row:2 done"
    small.play(0, "row:1")
    assert coins_of(small)[0] == 0
    large = ending_on("large_market", row="gold fish", coins=[6])
    assert may(large) == "row:1 done"
    large.play(0, "row:1")
    assert may(large) == "row:2"
    large.play(0, "row:2")
    assert coins_of(large)[0] == 0
    assert cards_of(large, 0) == "gold fish"


def test_what_was_just_bought_can_be_sold() -> None:
    """2.5 comes before 2.6, and 2.6 before the next player's turn."""
    match = ending_on("large_market", row="gold fish", coins=[6])
    match.play(0, "row:1", "row:2", "card:gold", "card:fish")
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


def test_palaces_pile_up() -> None:
    match = sultanate("3 Y YR^^", kinds="B3=village")
    match.play(0, "tile:A3", "vizier:B3")
    assert table(match).palaces[tile("B3")] == 3
    assert table(match).palaces_left == 7


def test_the_last_palace_is_placed_once() -> None:
    """Bouraq takes it; the village that ends the sowing gets none, and Monkir 2 coins in all."""
    match = sultanate(
        "3 Y YR",
        kinds="B3=village F5=village",
        djinns=["bouraq", "monkir"],
        elders=[1],
        palaces_left=1,
    )
    match.play(0, "djinn:bouraq", "tile:F5", "tile:A3", "vizier:B3")
    assert table(match).palaces[tile("F5")] == 1
    assert table(match).palaces[tile("B3")] == 0
    assert table(match).palaces_left == 0
    assert coins_of(match) == [50, 52]


@pytest.mark.parametrize(("kind", "djinn"), [("oasis", "lamia"), ("village", "hagis")])
def test_a_corner_has_three_neighbours(kind: str, djinn: str) -> None:
    match = sultanate("1 YR Y", kinds=f"A1={kind}", djinns=[djinn], fakirs=[1])
    match.play(0, "tile:B1", "vizier:A1")
    assert may(match) == "tile:A1 tile:B1 tile:A2 tile:B2"


def test_hagis_serves_once_a_turn() -> None:
    """Ruling 26: Bouraq's palace is moved, so the village's own stays; 3 - 2 elders are left."""
    match = sultanate("3 Y YR", kinds="B3=village F5=village", djinns=["bouraq hagis"], elders=[3])
    match.play(0, "djinn:bouraq", "tile:F5", "tile:E5", "tile:A3", "vizier:B3")
    assert table(match).palaces[tile("E5")] == 1
    assert table(match).palaces[tile("B3")] == 1
    assert table(match).players[0].elders == 1
    assert asks(match).count("PlaceBeside") == 1


def test_hagis_can_wait_for_the_second_palace() -> None:
    match = sultanate("3 Y YR", kinds="B3=village F5=village", djinns=["bouraq hagis"], elders=[2])
    match.play(0, "djinn:bouraq", "tile:F5", "tile:F5", "tile:A3", "vizier:B3", "tile:C4")
    assert table(match).palaces[tile("F5")] == 1
    assert table(match).palaces[tile("C4")] == 1
    assert table(match).palaces[tile("B3")] == 0
    assert table(match).players[0].elders == 0


# -- djinns on call --------------------------------------------------------------------------------


def turn(djinns: str, **more: Any) -> majlis.Match:
    """A turn begins; A3 to B3 can be sown."""
    kinds = "B3=oasis F5=oasis F1=village"
    return sultanate("3 Y YR\n5 B B", kinds=kinds, djinns=[djinns], **more)


@pytest.mark.parametrize("djinn", ["anun_nak", "bouraq", "enki"])
@pytest.mark.parametrize(
    ("elders", "fakirs", "offered"), [(0, 0, False), (1, 0, True), (0, 1, True)]
)
def test_one_elder_or_one_fakir(djinn: str, elders: int, fakirs: int, offered: bool) -> None:
    match = turn(djinn, elders=[elders], fakirs=[fakirs])
    assert (f"djinn:{djinn}" in may(match)) == offered
    if offered:
        match.play(0, f"djinn:{djinn}")
        assert table(match).players[0].elders == 0
        assert cards_of(match, 0) == ""
        assert bag_of(match).count("W") == 20
        assert listed(table(match).discard) == "fakir" * fakirs


@pytest.mark.parametrize("djinn", ["leta", "sibittis", "utug", "echidna"])
@pytest.mark.parametrize(
    ("elders", "fakirs", "offered"),
    [(0, 3, False), (1, 0, False), (1, 1, True), (2, 0, True)],
)
def test_an_elder_and_one_more(djinn: str, elders: int, fakirs: int, offered: bool) -> None:
    """For Echidna in the window after the builders have been paid."""
    match = sultanate("3 B BY", blue="A2", djinns=[djinn], elders=[elders], fakirs=[fakirs])
    if djinn == "echidna":
        match.play(0, "tile:A3", "builder:B3")
        if fakirs:
            match.play(0, "done")
    if not offered:
        assert match.over or f"djinn:{djinn}" not in may(match)
        return
    match.play(0, f"djinn:{djinn}")
    assert table(match).players[0].elders == 0
    assert cards_of(match, 0) == ""
    assert bag_of(match).count("W") == 20


def test_a_djinn_that_was_used_rests_in_every_later_window() -> None:
    match = turn("enki bouraq", elders=[4])
    match.play(0, "djinn:enki", "tile:F5")
    seen = []
    while asked(match).split()[0] != "Bid":
        if asked(match).split()[0] in ("UseDjinns", "SellGoods"):
            seen.append(may(match))
        step = {"ChooseTile": "tile:A3", "DropMeeple": "vizier:B3"}
        match.play(0, step.get(asked(match).split()[0], "done"))
    assert seen == ["djinn:bouraq done"] * 4


@pytest.mark.parametrize("once_a_round", [False, True])
def test_a_djinn_serves_again_next_round(once_a_round: bool) -> None:
    """Whether it rests for the turn or for the whole round (ruling 37)."""
    match = sultanate(
        PEOPLED,
        seats=3,
        order=(0, 1, 2),
        auction=True,
        djinns=["enki"],
        elders=[2],
        kinds="F5=oasis",
        palms_left=12,
        options={"ruling_djinns_once_a_round": once_a_round},
    )
    for round_ in (1, 2):
        for _ in range(3):
            match.play(match.waiting[0], "bid:0")
        while asked(match) != "UseDjinns 0":
            played_on(match)
        match.play(0, "djinn:enki", "tile:F5")
        assert table(match).palms[tile("F5")] == round_
        assert table(match).players[0].elders == 2 - round_
        if round_ == 1:
            turns_until_the_next_auction(match)


@pytest.mark.parametrize(("once_a_round", "left"), [(False, "."), (True, "W")])
def test_iblis_in_both_turns_of_a_round(once_a_round: bool, left: str) -> None:
    """Ruling 37: with two markers a djinn serves twice a round, unless that is ruled out."""
    match = sultanate(
        "1 R RY WW\n5 R RY WW",
        order=(0, 0),
        djinns=["iblis"],
        elders=[2],
        options={"ruling_djinns_once_a_round": once_a_round},
    )
    match.play(0, "tile:A1", "assassin:B1", "elder:C1", "elder:C1")
    assert meeples_on(match, "C1") == "."
    match.play(0, "tile:A5", "assassin:B5", "elder:C5")
    if not once_a_round:
        match.play(0, "elder:C5")
    assert meeples_on(match, "C5") == left
    assert table(match).players[0].elders == (1 if once_a_round else 0)


@pytest.mark.parametrize(
    ("kind", "djinn", "placed"), [("oasis", "lamia", "palms"), ("village", "hagis", "palaces")]
)
@pytest.mark.parametrize("once_a_round", [False, True])
def test_lamia_and_hagis_in_both_turns_of_a_round(
    kind: str, djinn: str, placed: str, once_a_round: bool
) -> None:
    match = sultanate(
        "1 Y YR\n5 Y YR",
        order=(0, 0),
        kinds=f"B1={kind} B5={kind}",
        djinns=[djinn],
        elders=[2],
        options={"ruling_djinns_once_a_round": once_a_round},
    )
    match.play(0, "tile:A1", "vizier:B1", "tile:C1", "tile:A5", "vizier:B5")
    if not once_a_round:
        match.play(0, "tile:C5")
    stands = table(match).table()[placed]
    assert stands[tile("C1")] == 1
    assert stands[tile("B5" if once_a_round else "C5")] == 1
    assert sum(stands) == 2


def test_others_do_not_use_their_djinns_in_my_turn() -> None:
    match = sultanate(
        "3 Y YR\n5 B B",
        kinds="B3=oasis B5=oasis",
        order=(0, 1),
        djinns=["", "enki"],
        elders=[0, 1],
    )
    assert asked(match) == "ChooseTile 0"
    match.play(0, "tile:A3", "vizier:B3")
    assert asked(match) == "UseDjinns 1"


@pytest.mark.parametrize(
    ("bag", "pay", "stand"),
    [("RG", "card:fakir", "GR"), ("RG", "elder", "WGR"), ("R", "elder", "WR")],
)
def test_anun_nak_and_a_bag_with_few(bag: str, pay: str, stand: str) -> None:
    """Ruling 28: as many as there are, an elder just paid among them."""
    match = turn("anun_nak", elders=[1], fakirs=[1])
    table(match).bag = [bag.count(letter) for letter in "YWGBR"]
    match.play(0, "djinn:anun_nak", pay, "tile:D4")
    assert meeples_on(match, "D4") == stand
    assert bag_of(match) == ""


def test_leta_finds_only_empty_tiles() -> None:
    rows = [f"{row} " + ".@1 " * 6 for row in (1, 2, 4)]
    board = "\n".join([*rows, "3 Y YR * ^ .@0 .", "5 B B . W ** ."])
    match = sultanate(board, djinns=["leta"], elders=[1], fakirs=[1], camels=[5, 0])
    match.play(0, "djinn:leta")
    assert may(match) == "tile:F3 tile:C5 tile:F5"


def test_leta_with_the_last_camel_ends_the_game_with_the_round() -> None:
    match = sultanate(
        "3 Y Y\n5 B B", djinns=["leta"], elders=[2], camels=[1], order=(0, 1), kinds="B3=oasis"
    )
    match.play(0, "djinn:leta", "tile:F1")
    assert table(match).ending
    match.play(0, "tile:A3", "vizier:B3")  # no camel is left for it, but the palm is placed
    assert camels_of(match, 0) == "F1"
    assert table(match).palms[tile("B3")] == 1
    match.play(1, "tile:A5", "builder:B5")
    assert match.over


def test_bouraq_builds_in_an_opponents_village_for_its_owner() -> None:
    """Monkir pays 1 for one's own palace."""
    match = sultanate(
        "1 .@1\n3 Y YR\n5 B B", kinds="A1=village", djinns=["bouraq monkir"], fakirs=[1]
    )
    match.play(0, "djinn:bouraq", "tile:A1")
    assert match.breakdown()[1]["palaces"] == 5
    assert coins_of(match) == [51, 50]


def test_echidna_doubles_what_one_fakir_helped_to_earn_and_takes_the_other() -> None:
    """4 x (3 + 1) = 16, twice; an elder and the second fakir pay."""
    match = sultanate("3 B BB", blue="A2 B2 C2 A4", djinns=["echidna"], elders=[1], fakirs=[2])
    match.play(0, "tile:A3", "builder:B3", "card:fakir", "done", "djinn:echidna")
    assert coins_of(match)[0] == 50 + 32
    assert table(match).players[0].elders == 0
    assert cards_of(match, 0) == ""


def test_echidna_has_nothing_to_double() -> None:
    """Builders that brought nothing, or no builders at all."""
    nothing = sultanate("3 B BB", djinns=["echidna"], elders=[2])
    nothing.play(0, "tile:A3", "builder:B3")
    assert nothing.over
    others = sultanate("3 Y YY", blue="A2", djinns=["echidna"], elders=[2])
    others.play(0, "tile:A3", "vizier:B3")
    assert others.over
    assert coins_of(others)[0] == 50


def test_echidna_waits_for_the_end_of_the_turn_but_pays_once() -> None:
    match = sultanate("3 B BB", blue="A2", djinns=["echidna"], elders=[4])
    match.play(0, "tile:A3", "builder:B3", "done")
    assert asked(match) == "SellGoods 0"
    match.play(0, "djinn:echidna")
    assert coins_of(match)[0] == 50 + 3 + 3
    assert match.over


def test_sibittis_keeps_one_of_two() -> None:
    match = turn("sibittis", elders=[2], djinn_deck="enki", djinn_discard="boaz")
    match.play(0, "djinn:sibittis")
    assert may(match) == "djinn:boaz djinn:enki"
    match.play(0, "djinn:boaz")
    assert named(table(match).djinn_discard) == "enki"
    assert djinns_of(match, 0) == "boaz sibittis"


def test_sibittis_finds_discards_alone() -> None:
    """Ruling 46: not available only if deck and discard are both empty."""
    match = turn("sibittis", elders=[2], djinn_deck="", djinn_discard="boaz enki")
    match.play(0, "djinn:sibittis", "djinn:enki")
    assert djinns_of(match, 0) == "enki sibittis"
    assert named(table(match).djinn_discard) == "boaz"
    assert table(match).djinn_deck == 0


def test_what_sibittis_brings_serves_at_once() -> None:
    match = turn("sibittis", elders=[3], draws="djinn:enki djinn:baal djinn:boaz")
    match.play(0, "djinn:sibittis", "djinn:enki")
    assert may(match) == "djinn:enki done"


def test_baal_brought_by_sibittis_pays_nothing_for_itself() -> None:
    """Ruling 48."""
    match = turn("sibittis", elders=[2], draws="djinn:enki djinn:baal djinn:boaz")
    match.play(0, "djinn:sibittis", "djinn:baal")
    assert coins_of(match) == [50, 50]


def test_marid_does_not_watch_tiles_of_others() -> None:
    match = sultanate("3 YW .@2 W", seats=3, djinns=["", "marid"])
    match.play(0, "tile:A3", "vizier:B3", "elder:C3")
    assert coins_of(match) == [50, 50, 50]


# -- clean-up and the end --------------------------------------------------------------------------


def test_there_may_be_too_few_djinns() -> None:
    match = sultanate(
        "1 Y YR\n5 B B", kinds="B1=oasis", djinn_row="enki", djinn_deck="", djinn_discard="boaz"
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert [named(1 << djinn) for djinn in table(match).djinn_row] == ["enki", "boaz"]
    assert table(match).djinn_discard == 0


def test_those_who_play_after_the_last_camel_play_on() -> None:
    """Three players; the second places his last camel; the third has his whole turn."""
    match = sultanate(
        "1 Y YR\n3 W W\n5 B B G G",
        seats=3,
        order=(0, 1, 2),
        camels=[8, 1, 8],
        kinds="B1=oasis B3=oasis B5=oasis",
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert not table(match).ending
    match.play(1, "tile:A3", "elder:B3")
    assert table(match).ending
    match.play(2, "tile:A5", "builder:B5")
    assert match.over
    assert [camels_of(match, seat) for seat in range(3)] == ["", "B3", "B5"]


def test_a_follower_can_open_the_board_again() -> None:
    """Rulebook's note: the first cannot sow, the second calls Anun-Nak and sows; that was the last
    round all the same."""
    match = sultanate(
        "1 Y",
        order=(0, 1),
        kinds="B1=oasis",
        djinns=["", "anun_nak"],
        fakirs=[0, 1],
        draws="drawn:vizier drawn:elder drawn:builder",
    )
    assert asked(match) == "UseDjinns 1"
    match.play(1, "djinn:anun_nak", "tile:B1")
    assert asked(match) == "ChooseTile 1"
    match.play(1, "tile:A1", "vizier:B1")
    assert match.over
    assert table(match).players[1].viziers == 2
    assert table(match).palms[tile("B1")] == 1


# -- final scoring ---------------------------------------------------------------------------------


def test_ten_for_every_opponent_with_strictly_fewer_viziers() -> None:
    match = sultanate("1 Y", seats=4, viziers=[3, 2, 2, 0], coins=[0, 0, 0, 0])
    assert match.over
    assert match.scores() == [3 + 30, 2 + 10, 2 + 10, 0]


def test_a_whole_reckoning() -> None:
    """Four players at the end, every line of the score pad in use.

    0: 23 coins; 4 viziers, two others have fewer: 4 + 20; 2 elders: 4; Utug: 4; a sacred place of
       12 and a village with 2 palaces: 17 + 10; gold twice, fish, silk: 7 + 1.
    1: 5 coins; 4 viziers with Jafaar: 12 + 20 and 6; an oasis with 2 palms: 8 + 6.
    2: 60 coins; 1 vizier: 1 + 10; 3 elders with Shamhat: 12 and 6; 3 fakirs for nothing.
    3: no coin; no vizier; Haurvatat and Al-Amin: 13; a small market with 3 palms and a palace:
       6 + 15 + 5; fish and two goods for 5 fakirs: 7.
    """
    match = sultanate(
        """
            A     B     C     D     E
        1   .@0   .@0^^ .@1** .@3***^ **^
        5   Y
        """,
        seats=4,
        kinds="A1=sacred_12 B1=village C1=oasis D1=small_market E1=oasis",
        coins=[23, 5, 60, 0],
        viziers=[4, 4, 1, 0],
        elders=[2, 0, 3],
        goods=["gold gold fish silk", "", "", "fish"],
        fakirs=[0, 0, 3, 5],
        djinns=["utug", "jafaar", "shamhat", "haurvatat al_amin"],
        order=(0, 1, 2, 3),
    )
    while not match.over:
        match.play(match.waiting[0], "done")
    assert match.scores() == [
        23 + 24 + 4 + 4 + 27 + 8,
        5 + 32 + 6 + 14,
        60 + 11 + 12 + 6,
        13 + 26 + 7,
    ]
    assert match.winners() == [0]


# -- the options of whole games --------------------------------------------------------------------

WINDOWS = {
    "anun_nak": "E/F", "bouraq": "E/F", "enki": "E/F", "echidna": "E+", "leta": "E+",
    "sibittis": "E+", "utug": "E+", "sloar": "F",
}  # fmt: skip


class Plain:
    """A position in words and plain numbers, and what its text allows the asked seat."""

    def __init__(self, s: Sultanate) -> None:
        self.s = s
        self.seat = s.waiting[0]
        self.question = s.question()
        self.me = s.players[self.seat]
        self.fakirs = self.me.cards[9]
        self.mine = set(named(self.me.djinns).split())
        self.rested = set(named(self.me.used).split())

    def people(self, at: int) -> list[str]:
        tribes = ["vizier", "elder", "merchant", "builder", "assassin"]
        return [tribe for i, tribe in enumerate(tribes) for _ in range(self.s.meeples[5 * at + i])]

    def bare(self, peopled: bool) -> set[str]:
        s = self.s
        return {
            f"tile:{name(at)}"
            for at in range(30)
            if s.owners[at] == -1
            and s.palms[at] == s.palaces[at] == 0
            and bool(self.people(at)) == peopled
        }

    def can_pay(self, price: str) -> bool:
        elders, fakirs = self.me.elders, self.fakirs
        if price == "F":
            return fakirs >= 1
        if price == "E/F":
            return elders + fakirs >= 1
        return elders >= 1 and elders + fakirs >= 2

    def windows(self) -> set[str]:
        """The djinns that may be called: owned, not used this turn, paid, and of some use."""
        s = self.s
        useful = {
            "anun_nak": bool(self.bare(False)) and (sum(s.bag) > 0 or self.me.elders > 0),
            "bouraq": s.palaces_left > 0,
            "enki": s.palms_left > 0,
            "echidna": s.builder_coins > 0,
            "leta": self.me.camels > 0 and bool(self.bare(False)),
            "sibittis": s.djinn_deck > 0 or s.djinn_discard > 0,
            "utug": self.me.camels > 0 and bool(self.bare(True)),
            "sloar": sum(s.deck) + sum(s.discard) > 0,
        }
        ready = self.mine - self.rested
        return {
            f"djinn:{djinn}"
            for djinn, price in WINDOWS.items()
            if djinn in ready and useful[djinn] and self.can_pay(price)
        }

    def bids(self) -> set[str]:
        """Rulings 38 and 40."""
        prices = [18, 12, 8, 5, 3, 1, 0]
        down = 0 if len(self.question.args()) == 1 else self.question.args()[1]
        most = down + self.fakirs if "kumarbi" in self.mine else down
        payable = [
            (place, fakirs)
            for place in range(6)
            if self.s.turn_track[place] == -1
            for fakirs in range(down, min(most, 6 - place) + 1)
            if prices[place + fakirs] <= self.me.coins
        ]
        found = {f"bid:{prices[place]}" for place, fakirs in payable if fakirs == down}
        if down == 0 and -1 in self.s.turn_track[6:]:
            found.add("bid:0")
        if any(fakirs > down for _, fakirs in payable):
            found.add("card:fakir")
        return found or {"bid:1"}

    def victims(self) -> set[str]:
        """Rulings 9 to 12."""
        s = self.s
        assassins = self.question.args()[1]
        last = s.path[-1]
        held = {
            f"{tribe}:seat:{seat}"
            for seat, player in enumerate(s.players)
            if seat != self.seat and "boaz" not in named(player.djinns)
            for tribe, count in (("vizier", player.viziers), ("elder", player.elders))
            if count
        }
        near, far = set(), set()
        for at in range(30):
            away = abs(at // 6 - last // 6) + abs(at % 6 - last % 6)
            here = {f"{tribe}:{name(at)}" for tribe in self.people(at)}
            if away <= assassins:
                near |= here
            elif away <= assassins + self.fakirs:
                far |= here
        return held | near | far | (set() if held or near else {"done"})

    def second_victims(self) -> set[str]:
        first = self.s.label(self.question.args()[1])
        tribe, where = first.split(":", 1)
        if where.startswith("seat:"):
            other = self.s.players[int(where[5:])]
            left = ["vizier"] * other.viziers + ["elder"] * other.elders
        else:
            left = self.people(tile(where))
        left.remove(tribe)
        return {f"{other}:{where}" for other in left if self.can_pay("E/F")} | {"done"}

    def beside(self) -> set[str]:
        """Rulings 23 and 24; only asked if it can be paid."""
        at = self.question.args()[1]
        rows, columns = range(at // 6 - 1, at // 6 + 2), range(at % 6 - 1, at % 6 + 2)
        return {
            f"tile:{name(6 * r + c)}" for r in rows for c in columns if 0 <= r < 5 if 0 <= c < 6
        }

    def tiles(self, kind: int) -> set[str]:
        return {f"tile:{name(at)}" for at in range(30) if self.s.kinds[at] == kind}

    def allowed(self) -> set[str] | None:
        """What may be answered, or None for questions that have a test of their own kind."""
        s = self.s
        match type(self.question).__name__:
            case "Bid" | "BidWithFakirs":
                return self.bids()
            case "UseDjinns":
                return self.windows() | {"done"}
            case "SellGoods":
                goods = set(listed([*self.me.cards[:9], 0]).split())
                return self.windows() | {f"card:{good}" for good in goods} | {"done"}
            case "Assassinate":
                return self.victims()
            case "SecondVictim":
                return self.second_victims()
            case "PlaceBeside":
                return self.beside()
            case "CallMeeples" | "RuleEmptyTile":
                return self.bare(False)
            case "RulePeopledTile":
                return self.bare(True)
            case "BuildAnywhere":
                return self.tiles(0)
            case "PlantAnywhere":
                return self.tiles(5)
            case "SmallMarket":
                return {f"row:{n}" for n in (1, 2, 3) if n <= len(s.row)} | {"done"}
            case "SacredPlace":
                return {f"djinn:{named(1 << djinn)}" for djinn in s.djinn_row} | {"done"}
            case "PayWith":
                return {"elder", "card:fakir"}
            case "AddFakir":
                return {"card:fakir", "done"}
            case _:
                return None


def name(at: int) -> str:
    return "ABCDEF"[at % 6] + "12345"[at // 6]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_options_of_games_full_of_djinns(seats: int) -> None:
    met = set()
    for seed in range(100, 130):
        for s in rich_game(seats, seed):
            if s.waiting and s.waiting[0] >= 0:
                expected = Plain(s).allowed()
                if expected is not None:
                    met.add(type(s.question()).__name__)
                    assert {s.label(action) for action in s.legal} == expected, s.question()
    assert met >= {"Bid", "UseDjinns", "SellGoods", "Assassinate", "SacredPlace", "SmallMarket"}
