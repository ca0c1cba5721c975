"""Places of the base game, pp. 18-19, in the order of their numbers."""

from __future__ import annotations

import pytest

from majlis.games.istanbul.data import (
    BLUE,
    FOUNTAIN,
    GREEN,
    LARGE_MARKET,
    RED,
    SMALL_MARKET,
    YELLOW,
)
from majlis.games.istanbul.state import FROM_DEALER, FROM_SULTAN, OWN
from tests.istanbul.table import BONUS, Table

# -- 1 Wainwright --------------------------------------------------------------------------------


def test_wainwright_extends_the_cart_for_7_lira() -> None:
    table = Table()
    table.act(1)
    assert (table.me.lira, table.me.extensions, table.me.capacity()) == (3, 1, 3)
    assert table.me.rubies == 0


def test_the_third_extension_gives_a_ruby_and_there_is_no_fourth() -> None:
    table = Table(2)
    table.me.extensions = 2
    table.act(1)
    assert (table.me.extensions, table.me.capacity(), table.me.rubies) == (3, 5, 1)
    table.play("place:3", "stop")
    table.me.lira = 20
    table.stand(10)
    table.play("place:1", "take")
    assert table.turn_of == 1  # nothing more to be had there


def test_1_an_extension_costs_7_and_the_third_brings_a_ruby() -> None:
    table = Table()
    table.me.lira = 7
    table.act(1)
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (0, 1, 0)
    table = Table()
    table.me.extensions = 2
    table.act(1)
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (3, 3, 1)
    table = Table()
    table.me.extensions = 3
    table.visit(1)
    assert table.turn_of == 1  # nothing more to be had
    table = Table()
    table.me.lira = 6
    table.visit(1)
    assert table.turn_of == 1


# -- 2-4 Warehouses ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "goods"), [(2, [3, 0, 0, 1]), (3, [0, 3, 0, 1]), (4, [0, 0, 3, 1])]
)
def test_warehouses_fill_one_good(place: int, goods: list[int]) -> None:
    table = Table()
    table.me.extensions = 1
    table.cart(jewelry=1)
    table.act(place)
    assert table.me.goods == goods


def test_scenario_19_green_tile_2_lira_for_one_more_good() -> None:
    table = Table()
    table.tile(GREEN)
    table.me.extensions = 1
    table.me.lira = 2
    table.cart(spice=1)
    table.act(3)
    assert table.labels == ["done", "good:fabric", "good:fruit", "good:jewelry"]
    table.play("good:jewelry")
    assert table.me.goods == [0, 3, 0, 1]
    assert table.me.lira == 0


def test_green_tile_may_be_left_and_needs_2_lira() -> None:
    table = Table()
    table.tile(GREEN)
    table.act(3, "done")
    assert table.me.lira == 10
    poor = Table()
    poor.tile(GREEN)
    poor.me.lira = 1
    poor.act(3)
    assert poor.turn_of == 1


@pytest.mark.parametrize("extensions", [0, 1, 2, 3])
@pytest.mark.parametrize(("place", "good"), [(2, 0), (3, 1), (4, 2)])
def test_2_to_4_a_warehouse_fills_up_its_good(place: int, good: int, extensions: int) -> None:
    """Fabric is red, spice green, fruit yellow; a cart holds 2 of each, 1 more by an extension."""
    table = Table()
    table.me.extensions = extensions
    table.me.goods[good] = 1
    table.act(place)
    expected = [0, 0, 0, 0]
    expected[good] = 2 + extensions
    assert table.me.goods == expected
    assert table.turn_of == 1


def test_2_to_4_with_the_green_tile_2_lira_buy_any_good_more() -> None:
    table = Table()
    table.tile(GREEN)
    table.act(3)
    assert table.labels == ["done", "good:fabric", "good:fruit", "good:jewelry"]
    table.play("good:jewelry")
    assert table.me.goods == [0, 2, 0, 1]
    assert table.me.lira == 8
    assert table.turn_of == 1  # once


def test_2_to_4_the_green_tile_needs_2_lira() -> None:
    table = Table()
    table.tile(GREEN)
    table.me.lira = 1
    table.act(3)
    assert table.turn_of == 1


# -- 5 Post Office -------------------------------------------------------------------------------


def test_scenario_1_the_rulebooks_example() -> None:
    table = Table()
    table.s.post = 2
    table.me.lira = 1
    table.act(5)
    assert table.me.goods == [1, 0, 1, 0]
    assert table.me.lira == 4
    assert table.s.post == 3


@pytest.mark.parametrize(
    ("post", "goods", "lira"),
    [
        (0, [0, 1, 1, 0], 2),
        (1, [1, 0, 1, 0], 2),
        (2, [1, 0, 1, 0], 3),
        (3, [1, 0, 0, 1], 3),
        (4, [1, 0, 0, 1], 4),
    ],
)
def test_the_five_steps_of_the_post_office(post: int, goods: list[int], lira: int) -> None:
    table = Table()
    table.s.post = post
    table.act(5)
    assert table.me.goods == goods
    assert table.me.lira == 10 + lira
    assert table.s.post == (post + 1) % 5


def test_what_does_not_fit_is_lost() -> None:
    """Ruling 27."""
    table = Table()
    table.cart(spice=2, fruit=1)
    table.act(5)
    assert table.me.goods == [0, 2, 2, 0]


def test_5_the_example_of_the_post_office() -> None:
    """3 lira, a yellow and a red good; then the marker goes from blue to yellow."""
    table = Table()
    table.s.post = 2
    table.act(5)
    assert table.me.lira == 13
    assert table.me.goods == [1, 0, 1, 0]
    table.stand(12, seat=1)
    table.stand(4)
    table.play("place:5", "leave", "act")
    assert table.s.players[1].goods == [1, 0, 0, 1]
    assert table.s.players[1].lira == 13


def test_5_the_markers_go_down_one_by_one_and_up_all_at_once() -> None:
    table = Table(2)
    rewards = [
        ([0, 1, 1, 0], 2),
        ([1, 0, 1, 0], 2),
        ([1, 0, 1, 0], 3),
        ([1, 0, 0, 1], 3),
        ([1, 0, 0, 1], 4),
        ([0, 1, 1, 0], 2),
    ]
    for goods, coins in rewards:
        table.me.goods = [0, 0, 0, 0]
        table.me.lira = 0
        table.me.assistants = 0
        table.me.stack = [OWN] * 4
        table.stand(15)
        table.play("place:5", "leave", "act")
        assert (table.me.goods, table.me.lira) == (goods, coins)
        table.s.players[1].merchant = 16
        table.ask_again()
        table.play("place:1", "stop")


def test_5_what_does_not_fit_is_lost() -> None:
    table = Table()
    table.cart(0, 2, 2, 0)
    table.act(5)
    assert table.me.goods == [0, 2, 2, 0]
    assert table.me.lira == 12


# -- 6 Caravansary -------------------------------------------------------------------------------


def test_two_cards_from_the_deck_then_one_is_discarded() -> None:
    table = Table()
    table.then("card:move_0", "card:gain_good").act(6, "deck", "deck", "card:move_0")
    assert table.hand() == ["gain_good"]
    assert table.discard == ["move_0"]


def test_cards_may_come_from_the_top_of_the_discard_pile() -> None:
    table = Table()
    table.s.discard = [7, 8]  # move_0 below move_3_4
    table.s.deck[7] -= 1
    table.s.deck[8] -= 1
    table.act(6, "discard", "discard")
    assert table.hand() == ["move_0", "move_3_4"]
    table.play("card:move_3_4")  # the discard may be one just taken (ruling 34)
    assert table.hand() == ["move_0"]
    assert table.discard == ["move_3_4"]


def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    """Ruling 33."""
    table = Table()
    table.s.discard = [7]
    table.s.deck[7] -= 1
    table.then("card:gain_good").act(6, "deck")
    assert table.hand() == ["gain_good"]
    assert table.labels == ["deck", "discard"]


def test_an_old_card_may_be_discarded() -> None:
    table = Table()
    table.give("double_sultan")
    table.then("card:move_0", "card:gain_good").act(6, "deck", "deck")
    assert table.labels == ["card:gain_good", "card:double_sultan", "card:move_0"]


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """Ruling 31."""
    table = Table()
    table.s.deck = [0] * 34
    table.s.discard = [7, 8, 9]
    table.then("card:return_assistant").act(6, "deck")
    assert table.hand() == ["return_assistant"]
    assert table.discard == []
    assert table.labels == ["deck"]


def test_without_any_card_nothing_is_drawn() -> None:
    table = Table()
    table.s.deck = [0] * 34
    table.act(6)
    assert table.hand() == []
    assert table.turn_of == 1


def test_6_two_cards_from_the_deck_or_the_top_of_the_discard_then_one_is_discarded() -> None:
    table = Table()
    kinds = [BONUS.index(name) for name in ("move_0", "double_sultan")]
    for kind in kinds:
        table.s.deck[kind] -= 1
    table.s.discard = kinds
    table.act(6)
    assert table.labels == ["deck", "discard"]
    table.play("discard")
    assert table.hand() == ["double_sultan"]  # the top one
    table.then("card:gain_good").play("deck")
    assert table.labels == ["card:gain_good", "card:double_sultan"]
    table.play("card:double_sultan")
    assert table.hand() == ["gain_good"]
    assert table.discard == ["move_0", "double_sultan"]


def test_6_the_discard_may_be_an_old_card() -> None:
    table = Table()
    table.give("move_3_4")
    table.act(6)
    table.then("card:gain_good").play("deck").then("card:move_0").play("deck", "card:move_3_4")
    assert table.hand() == ["gain_good", "move_0"]


def test_6_the_family_member_does_it_too() -> None:
    table = Table()
    table.act(12, "place:6", "act")
    table.then("card:gain_good").play("deck").then("card:move_0").play("deck", "card:move_0")
    assert table.hand() == ["gain_good"]


# -- 7 Fountain ----------------------------------------------------------------------------------


def test_any_number_of_assistants_come_back() -> None:
    table = Table()
    table.left_at(2, 5, 14)
    table.stand(2)
    table.play("place:7", "act")
    assert table.labels == ["done", "place:2", "place:5", "place:14", "take"]
    table.play("place:2", "place:14")
    assert table.me.assistants == 1 << 5
    assert table.own() == 3


def test_all_assistants_come_back_at_once() -> None:
    table = Table()
    table.left_at(2, 5, 14)
    table.stand(2)
    table.play("place:7", "act", "take")
    assert table.me.assistants == 0
    assert table.own() == 4
    assert table.turn_of == 1


def test_no_assistant_is_left_at_the_fountain() -> None:
    """Ruling 11."""
    table = Table()
    table.stand(2)
    table.play("place:7")
    assert table.own() == 4
    assert table.turn_of == 1


def test_7_any_number_of_assistants_come_back() -> None:
    table = Table()
    table.left_at(15, 5, 14)
    table.stand(2)
    table.play("place:7", "act", "place:5", "place:14", "done")
    assert table.me.stack == [OWN] * 3
    assert table.me.assistants == 1 << 15


def test_7_the_family_member_brings_them_to_the_merchant_wherever_he_is() -> None:
    table = Table()
    table.left_at(15, 5)
    table.act(12, "place:7", "act", "take")
    assert table.me.merchant == 12
    assert table.me.stack == [OWN] * 4  # the one just left at 12 as well
    assert table.me.assistants == 0


# -- 8 Black Market ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "jewelry"),
    [
        ((1, 1), 0),
        ((3, 3), 0),
        ((3, 4), 1),
        ((4, 4), 1),
        ((4, 5), 2),
        ((5, 5), 2),
        ((5, 6), 3),
        ((6, 6), 3),
    ],
)
def test_black_market(dice: tuple[int, int], jewelry: int) -> None:
    table = Table()
    table.me.extensions = 1
    table.then(*dice).act(8)
    assert table.labels == ["good:fabric", "good:spice", "good:fruit"]
    table.play("good:fruit")
    assert table.me.goods == [0, 0, 1, jewelry]


def test_scenario_3_red_tile_turns_a_die_to_4() -> None:
    table = Table()
    table.tile(RED)
    table.me.extensions = 1
    table.then(2, 5).act(8)
    assert table.labels == ["done", "die:first", "die:second", "reroll"]
    table.play("die:first", "good:spice")
    assert table.me.goods == [0, 1, 0, 2]


def test_a_full_good_is_not_offered() -> None:
    table = Table()
    table.cart(fabric=2)
    table.then(1, 1).act(8)
    assert table.labels == ["good:spice", "good:fruit"]


@pytest.mark.parametrize(
    ("dice", "jewelry"),
    [((1, 1), 0), ((3, 3), 0), ((3, 4), 1), ((4, 4), 1), ((4, 5), 2), ((5, 5), 2), ((5, 6), 3)],
)
def test_8_the_black_market(dice: tuple[int, int], jewelry: int) -> None:
    table = Table()
    table.me.extensions = 3
    table.visit(8)
    table.then(*dice).play("act")
    assert table.labels == ["good:fabric", "good:spice", "good:fruit"]
    table.play("good:fruit")
    assert table.me.goods == [0, 0, 1, jewelry]


def test_8_the_example_of_the_red_tile() -> None:
    """2 and 5: the 2 is turned to 4, for 9."""
    table = Table()
    table.tile(RED)
    table.visit(8)
    table.then(2, 5).play("act", "die:first", "good:spice")
    assert table.me.goods == [0, 1, 0, 2]


def test_8_the_red_tile_rolls_both_dice_again_but_once() -> None:
    table = Table()
    table.tile(RED)
    table.me.extensions = 1
    table.visit(8)
    table.then(1, 1).play("act").then(6, 6).play("reroll")
    assert table.labels == ["good:fabric", "good:spice", "good:fruit"]
    table.play("good:spice")
    assert table.me.goods == [0, 1, 0, 3]


# -- 9 Tea House ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "dice", "lira"),
    [(3, (1, 2), 3), (7, (3, 4), 7), (7, (3, 3), 2), (12, (6, 6), 12), (12, (6, 5), 2)],
)
def test_tea_house(call: int, dice: tuple[int, int], lira: int) -> None:
    table = Table()
    table.then(*dice).act(9)
    assert table.labels == [f"call:{number}" for number in range(3, 13)]
    table.play(f"call:{call}")
    assert table.me.lira == 10 + lira


def test_scenario_4_red_tile_rolls_both_dice_again() -> None:
    table = Table()
    table.tile(RED)
    table.then(4, 4).act(9, "call:9")
    assert table.labels == ["done", "reroll"]  # to turn a 4 to 4 would change nothing
    table.then(6, 3).play("reroll")
    assert table.me.lira == 19


def test_red_tile_once_for_each_roll() -> None:
    """Ruling 24: not a die as well."""
    table = Table()
    table.tile(RED)
    table.then(1, 1).act(9, "call:9").then(1, 2).play("reroll")
    assert table.me.lira == 12
    assert table.turn_of == 1


@pytest.mark.parametrize(
    ("call", "dice", "got"),
    [(3, (1, 1), 2), (3, (1, 2), 3), (7, (6, 6), 7), (8, (3, 4), 2), (12, (6, 6), 12)],
)
def test_9_the_tea_house(call: int, dice: tuple[int, int], got: int) -> None:
    table = Table()
    table.visit(9)
    table.play("act")
    assert table.labels == [f"call:{n}" for n in range(3, 13)]
    table.then(*dice).play(f"call:{call}")
    assert table.me.lira == 10 + got


def test_9_the_red_tile_in_the_tea_house() -> None:
    table = Table()
    table.tile(RED)
    table.visit(9)
    table.play("act").then(5, 1).play("call:9", "die:second")
    assert table.me.lira == 19
    assert table.turn_of == 1


# -- 10-11 Markets -------------------------------------------------------------------------------


def test_scenario_5_small_market() -> None:
    table = Table()
    table.demand(SMALL_MARKET, 4)
    table.cart(1, 1, 2, 0)
    table.then("demand:1").act(11, "good:fabric", "good:spice", "good:fruit", "good:fruit")
    table.play("done")
    assert table.me.lira == 24
    assert table.me.goods == [0, 0, 0, 0]
    assert table.s.demand[1] == [3, 0]
    assert table.s.sales == [0, 1]


def test_scenario_6_large_market() -> None:
    table = Table()
    table.demand(LARGE_MARKET, 5)
    table.cart(1, 1, 1, 2)
    goods = ["good:fabric", "good:spice", "good:fruit", "good:jewelry", "good:jewelry"]
    table.act(10, *goods, "done")
    assert table.me.lira == 35


@pytest.mark.parametrize(
    ("market", "prices"), [(LARGE_MARKET, [3, 7, 12, 18, 25]), (SMALL_MARKET, [2, 5, 9, 14, 20])]
)
def test_prices_of_1_to_5_goods(market: int, prices: list[int]) -> None:
    demand = {LARGE_MARKET: 5, SMALL_MARKET: 2}[market]
    goods = {
        LARGE_MARKET: ["fabric", "spice", "fruit", "jewelry", "jewelry"],
        SMALL_MARKET: ["fabric", "spice", "spice", "fruit", "jewelry"],
    }[market]
    for count, price in enumerate(prices, 1):
        table = Table()
        table.demand(market, demand)
        table.cart(2, 2, 2, 2)
        table.act(market, *[f"good:{good}" for good in goods[:count]], "done")
        assert table.me.lira == 10 + price


def test_only_what_is_demanded_can_be_sold_and_at_least_one() -> None:
    table = Table()
    table.demand(SMALL_MARKET, 3)  # 1 fabric, 3 spice, 1 fruit
    table.cart(2, 1, 0, 2)
    table.act(11)
    assert table.labels == ["good:fabric", "good:spice"]
    table.play("good:fabric")
    assert table.labels == ["done", "good:spice"]


def test_without_demanded_goods_there_is_no_action() -> None:
    table = Table()
    table.demand(SMALL_MARKET, 3)
    table.cart(jewelry=2)
    table.visit(11)
    assert table.turn_of == 1
    assert table.s.sales == [0, 0]  # ruling 29: the tile stays


def test_the_order_of_demand_tiles_is_known_once_all_were_seen() -> None:
    table = Table(2)
    table.demand(SMALL_MARKET, 4)
    seen = [3]
    for tile in (5, 3, 1, 2):
        table.cart(spice=1)
        table.me.stack = [0, 0, 0, 0]
        table.me.assistants = 0
        table.then(f"demand:{tile}").act(11, "good:spice", "done")
        seen.append(tile - 1)
        table.play("place:3" if table.s.players[1].merchant != 3 else "place:2", "stop")
    assert table.s.demand[1] == seen
    table.cart(spice=1)
    table.me.assistants = 0
    table.act(11, "good:spice", "done")
    assert table.s.demand[1] == seen
    assert table.s.sales[1] == 5  # the first tile is on top again


@pytest.mark.parametrize(("sold", "price"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_11_prices_of_the_small_market(sold: int, price: int) -> None:
    table = Table()
    table.demand(11, 4)  # a red, two green, two yellow
    table.cart(1, 2, 2, 2)
    table.act(11, *["good:fabric", "good:spice", "good:spice", "good:fruit", "good:fruit"][:sold])
    table.play("done")
    assert table.me.lira == 10 + price
    assert sum(table.me.goods) == 7 - sold
    assert table.me.goods[3] == 2


@pytest.mark.parametrize(("sold", "price"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_10_prices_of_the_large_market(sold: int, price: int) -> None:
    table = Table()
    table.demand(10, 5)  # one of each, and a second blue
    table.cart(1, 1, 1, 2)
    table.act(
        10, *["good:fabric", "good:spice", "good:fruit", "good:jewelry", "good:jewelry"][:sold]
    )
    table.play("done")
    assert table.me.lira == 10 + price


def test_11_the_example_of_the_small_market() -> None:
    """A red, a green and two yellow goods: 14 lira; then the tile goes under the stack."""
    table = Table()
    table.demand(11, 4)
    table.cart(1, 1, 2, 0)
    table.act(11, "good:fabric", "good:spice", "good:fruit", "good:fruit")
    table.then("demand:1").play("done")
    assert table.me.lira == 24
    assert table.me.goods == [0, 0, 0, 0]
    assert table.s.demand[1] == [3, 0]
    assert table.s.sales == [0, 1]


def test_10_to_11_only_what_the_tile_shows_and_no_more_of_it() -> None:
    table = Table()
    table.demand(11, 3)  # a red, three green, a yellow
    table.cart(2, 0, 0, 2)
    table.act(11)
    assert table.labels == ["good:fabric"]
    table.play("good:fabric")
    assert table.labels == ["done"]


def test_10_to_11_five_tiles_come_round() -> None:
    table = Table(2)
    table.demand(11, 1)
    seen: list[int] = []
    for tile in (2, 3, 4, 5, 1, 2):
        table.me.goods = [1, 2, 2, 1]
        table.me.assistants = 0
        table.me.stack = [OWN] * 4
        table.stand(9)
        if tile in (2, 3, 4, 5) and len(seen) < 4:
            table.then(f"demand:{tile}")
        table.play("place:11", "leave", "act", "good:spice", "done")
        seen.append(table.s.demand[1][table.s.sales[1] % 5] + 1)
        table.s.players[1].merchant = 13
        table.ask_again()
        table.play("place:8", "stop")
    assert seen == [2, 3, 4, 5, 1, 2]


# -- 12 Police Station ---------------------------------------------------------------------------


def test_scenario_13_the_family_member_acts_pays_nobody_and_meets_nobody() -> None:
    table = Table()
    table.stand(3, seat=1)
    table.s.npcs[0] = 3
    table.act(12, "place:3", "act")
    assert table.me.goods == [0, 2, 0, 0]
    assert table.me.lira == 10
    assert table.me.family == 3
    assert table.s.npcs[0] == 3
    assert table.turn_of == 1


def test_the_family_member_may_go_anywhere_else() -> None:
    """Ruling 37."""
    table = Table()
    table.act(12)
    assert table.labels == [f"place:{place}" for place in range(1, 17) if place != 12]
    table.play("place:16")  # the dealer is too dear: it stays there all the same
    assert table.me.family == 16
    assert table.turn_of == 1


def test_without_family_there_is_no_action() -> None:
    """Ruling 38."""
    table = Table()
    table.me.family = 3
    table.visit(12)
    assert table.turn_of == 1


def test_other_merchants_at_the_police_station_are_paid() -> None:
    """Ruling 39."""
    table = Table()
    table.stand(12, seat=2)
    table.visit(12)
    assert table.labels == ["stop", "pay"]


def test_family_at_the_fountain_brings_assistants_to_the_merchant() -> None:
    """Ruling 35."""
    table = Table()
    table.left_at(2, 5)
    table.act(12, f"place:{FOUNTAIN}", "act", "take")
    assert table.me.merchant == 12
    assert table.me.assistants == 0
    assert table.own() == 4


def test_family_uses_green_and_red_tiles() -> None:
    """Ruling 20."""
    table = Table()
    table.tile(GREEN, RED)
    table.act(12, "place:3", "act", "good:jewelry")
    assert table.me.goods == [0, 2, 0, 1]
    other = Table()
    other.tile(RED)
    other.then(1, 1).act(12, "place:9", "act", "call:5", "die:first")
    assert other.me.lira == 15


def test_12_the_example_of_the_police_station() -> None:
    """To the spice warehouse; another merchant there is not paid, the governor not met."""
    table = Table()
    table.stand(3, seat=1)
    table.s.npcs[0] = 3
    table.act(12, "place:3", "act")
    assert table.me.goods == [0, 2, 0, 0]
    assert table.lira == [10, 10, 10]
    assert table.me.family == 3
    assert table.s.npcs[0] == 3
    assert table.turn_of == 1


def test_12_to_any_other_place_from_where_it_can_be_caught() -> None:
    table = Table()
    table.act(12)
    assert table.reachable == set(range(1, 17)) - {12}
    table.play("place:2", "act")
    table.play("place:2", "leave", "act", "family:0", "lira")
    assert table.lira == [10, 13, 10]
    assert table.me.family == 12


def test_12_the_family_member_catches_nobody() -> None:
    table = Table()
    table.s.players[1].family = 3
    table.act(12, "place:3", "act")
    assert table.turn_of == 1
    assert table.s.players[1].family == 3


def test_12_the_family_member_does_not_act_from_prison() -> None:
    """`family_home` is for before it is sent out, or for after its action."""
    table = Table()
    table.give("family_home")
    table.act(12, "place:3")
    assert table.labels == ["done", "act"]
    table.play("act", "cards", "card:family_home", "lira")
    assert (table.me.goods[1], table.me.lira, table.me.family) == (2, 13, 12)


def test_12_a_family_member_brought_home_can_be_sent_out_at_once() -> None:
    table = Table()
    table.me.family = 9
    table.give("family_home")
    table.play("place:12", "leave", "cards", "card:family_home", "lira", "act", "place:3", "act")
    assert (table.me.goods[1], table.me.lira, table.me.family) == (2, 13, 3)


def test_12_is_not_phase_1_any_more() -> None:
    table = Table()
    table.give("return_assistant")
    table.left_at(15)
    table.act(12, "place:3")
    assert table.labels == ["done", "act"]
    table.play("done")
    assert table.labels == ["done"]


def test_12_without_the_family_member_there_is_no_action() -> None:
    table = Table()
    table.me.family = 3
    table.visit(12)
    assert table.turn_of == 1


# -- 13 Sultan's Palace --------------------------------------------------------------------------


def test_scenario_7_seven_goods_for_a_ruby() -> None:
    table = Table(4)
    table.s.taken[FROM_SULTAN] = 3
    table.cart(2, 2, 1, 2)
    table.act(13)
    assert table.labels == ["good:spice"]  # 2 blue, 2 red, a yellow, a green, and any one
    table.play("good:spice")
    assert table.me.goods == [0, 0, 0, 0]
    assert table.me.rubies == 1
    assert table.s.sultan_goods() == 8


@pytest.mark.parametrize(
    ("count", "goods", "any_goods"),
    [
        (4, [1, 1, 1, 1], 0),
        (5, [1, 1, 1, 1], 1),
        (6, [1, 1, 1, 2], 1),
        (7, [2, 1, 1, 2], 1),
        (8, [2, 2, 1, 2], 1),
        (9, [2, 2, 2, 2], 1),
        (10, [2, 2, 2, 2], 2),
    ],
)
def test_what_the_sultan_wants(count: int, goods: list[int], any_goods: int) -> None:
    table = Table(4)
    table.s.taken[FROM_SULTAN] = count - 4
    table.me.extensions = 3
    table.me.goods = goods.copy()
    table.me.goods[2] += any_goods
    table.act(13, *["good:fruit"] * any_goods)
    assert table.me.goods == [0, 0, 0, 0]
    assert table.me.rubies == 1


def test_the_sultan_is_not_content_with_less() -> None:
    table = Table(4)
    table.cart(2, 2, 2, 0)
    table.visit(13)
    assert table.turn_of == 1


def test_the_last_ruby_of_the_sultan_is_replaced() -> None:
    """Ruling 82."""
    table = Table(4)
    table.s.taken[FROM_SULTAN] = 6
    assert table.s.sultan_goods() == 10
    table.me.extensions = 3
    table.cart(3, 3, 2, 2)
    table.act(13, "good:fabric", "good:spice")
    assert table.s.sultan_goods() == 10


def test_13_the_example_of_the_palace() -> None:
    """2 blue, 2 red, 1 yellow, 1 green and 1 of any colour."""
    table = Table(4)
    table.s.taken[3] = 3
    table.cart(2, 2, 1, 2)
    table.act(13, "good:spice")
    assert table.me.rubies == 1
    assert table.me.goods == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("taken", "goods"),
    [(0, 4), (1, 5), (2, 6), (3, 7), (4, 8), (5, 9), (6, 10), (7, 10), (11, 10)],
)
def test_13_the_palace_grows_dearer_up_to_its_last_field(taken: int, goods: int) -> None:
    table = Table(4)
    table.me.extensions = 3
    table.s.taken[3] = taken
    table.cart(5, 5, 5, 5)
    table.act(13)
    while table.s.waiting == [0] and table.asked == "DeliverAny":
        table.play(table.labels[0])
    assert sum(table.me.goods) == 20 - goods
    assert table.me.rubies == 1


# -- 14-15 Mosques -------------------------------------------------------------------------------


def test_scenario_10_the_second_tile_of_a_mosque_gives_a_ruby() -> None:
    table = Table(4)
    table.tile(YELLOW)
    table.s.tiles[BLUE] = 1  # the top tile needs 3
    table.me.extensions = 1
    table.cart(jewelry=3)
    table.left_at(2)
    table.act(15, "tile:blue")
    assert table.me.goods == [0, 0, 0, 2]
    assert table.me.rubies == 1
    assert table.own() == 3  # 3 less the one left, and the fifth
    assert table.s.tiles == [0, 0, 2, 1, 0, 0]


def test_scenario_11_too_few_goods_for_the_tile() -> None:
    table = Table(4)
    table.s.tiles[BLUE] = 1
    table.cart(jewelry=2)
    table.visit(15)
    assert table.turn_of == 1


def test_one_tile_of_each_colour_and_one_for_each_action() -> None:
    """Ruling 46."""
    table = Table()
    table.cart(fabric=2, spice=2)
    table.act(14)
    assert table.labels == ["tile:red", "tile:green"]
    table.play("tile:red")
    assert table.me.goods == [1, 2, 0, 0]
    assert table.turn_of == 1
    assert table.me.rubies == 0
    table.cart(fabric=2, spice=2)
    table.play("place:2", "stop", "place:3", "stop")
    table.stand(2)
    table.play("place:14", "take", "act")
    assert table.labels == ["tile:green"]


def test_scenario_34_five_players_run_out_of_tiles() -> None:
    table = Table(5)
    table.s.tiles[RED] = 4
    table.me.extensions = 3
    table.cart(5, 5, 0, 0)
    table.act(14)
    assert table.labels == ["tile:green"]


def test_two_players_have_the_tiles_2_and_4() -> None:
    table = Table(2)
    table.s.neutral_merchants = [7, 7, 7]
    table.s.tiles[RED] = 1
    table.me.extensions = 1
    table.cart(fabric=3)
    table.visit(14)
    assert table.turn_of == 1
    table = Table(2)
    table.s.neutral_merchants = [7, 7, 7]
    table.s.tiles[RED] = 1
    table.me.extensions = 2
    table.cart(fabric=4)
    table.act(14, "tile:red")
    assert table.me.goods == [3, 0, 0, 0]


def test_14_the_example_of_the_mosque() -> None:
    """Three blue goods in the cart, one is paid; the fifth assistant comes under the stack."""
    table = Table(4)
    table.s.tiles[BLUE] = 1
    table.me.extensions = 1
    table.cart(jewelry=3)
    table.act(15, "tile:blue")
    assert table.me.goods == [0, 0, 0, 2]
    assert table.me.stack == [OWN] * 4  # four, less the one left here, and the fifth
    assert table.me.reserve == 0
    assert table.me.rubies == 0


@pytest.mark.parametrize(
    ("place", "first", "second", "good"),
    [
        (14, RED, "green", 1),
        (14, GREEN, "red", 0),
        (15, BLUE, "yellow", 2),
        (15, YELLOW, "blue", 3),
    ],
)
def test_14_to_15_the_second_tile_of_a_mosque_brings_a_ruby(
    place: int, first: int, second: str, good: int
) -> None:
    table = Table(4)
    table.tile(first)
    table.me.goods = [2, 2, 2, 2]
    table.act(place)
    assert table.labels == [f"tile:{second}"]  # one of each colour
    table.play(f"tile:{second}")
    assert table.me.rubies == 1
    assert table.me.goods[good] == 1
    assert sum(table.me.goods) == 7


def test_14_to_15_tiles_of_both_mosques_make_no_pair() -> None:
    table = Table(4)
    table.tile(RED, YELLOW)
    table.cart(spice=1, jewelry=2)
    table.visit(14)
    assert table.turn_of == 1
    table = Table(4)
    table.tile(RED)
    table.cart(jewelry=2)
    table.act(15, "tile:blue")
    assert table.me.rubies == 0


# -- 16 Gemstone Dealer --------------------------------------------------------------------------


def test_scenario_9_fifteen_lira_for_a_ruby() -> None:
    table = Table(4)
    table.s.taken[FROM_DEALER] = 3
    table.me.lira = 15
    table.act(16)
    assert (table.me.lira, table.me.rubies) == (0, 1)
    assert table.s.dealer_price() == 16


def test_the_dealer_gives_no_credit() -> None:
    table = Table(4)
    table.me.lira = 11
    table.visit(16)
    assert table.turn_of == 1


def test_the_last_price_of_the_dealer_stays() -> None:
    table = Table(4)
    table.s.taken[FROM_DEALER] = 11
    assert table.s.dealer_price() == 23
    table.me.lira = 23
    table.act(16)
    assert table.s.dealer_price() == 23


def test_16_the_example_of_the_dealer() -> None:
    table = Table(4)
    table.s.taken[4] = 3
    table.me.lira = 15
    table.act(16)
    assert (table.me.lira, table.me.rubies) == (0, 1)
    assert table.s.dealer_price() == 16


@pytest.mark.parametrize(("taken", "price"), [(0, 12), (5, 17), (11, 23), (12, 23), (20, 23)])
def test_16_the_last_ruby_is_always_filled_up(taken: int, price: int) -> None:
    table = Table(4)
    table.s.taken[4] = taken
    table.me.lira = 30
    table.act(16)
    assert table.me.lira == 30 - price
