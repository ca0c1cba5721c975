"""The expansions read a second time: what the text says about them that is easily mistaken.

The base game is in `test_second_reading`. Where the printed pieces contradict the Russian text (the
Kiosk gives one letter, the Guild Hall's discard may be a new card), the pieces are right.
"""

from __future__ import annotations

import pytest

from majlis.games.istanbul.data import (
    BLUE,
    FRUIT_WAREHOUSE,
    GREEN,
    RED,
    STRAIGHT,
    WELCOME,
    YELLOW,
    edge,
)
from majlis.games.istanbul.state import OWN, PERSONAL_SUPPLY
from tests.istanbul.table import Table

# Mocha:    16 15 18  3 10      Letters:   9  1  4 21  3      Grand Bazaar:  16 15 18  3 10
#            8  1  7 17  4                15  6  7 11 22                      8  1 21 17  4
#            2 19  6 12  9                13 24 12 14  8                      2 19  7 12  9
#           20 11  5 14 13                10  2 23  5 16                     22 11  6 14 13
#                                                                            20 24  5 23 25


def mocha(seats: int = 3) -> Table:
    return Table(seats, mocha=True)


def letters(seats: int = 3) -> Table:
    return Table(seats, letters=True)


def bazaar(seats: int = 3) -> Table:
    return Table(seats, mocha=True, letters=True)


def reachable(table: Table) -> set[int]:
    return {int(label[6:]) for label in table.labels if label.startswith("place:")}


def guild(number: int) -> Table:
    table = mocha()
    table.give_guild(number)
    return table


def play_guild(table: Table, number: int, *answers: str) -> Table:
    return table.play("guilds", f"guild:{number}", *answers)


# -- Mocha & Baksheesh: preparation and turn, pp. 11-12 ------------------------------------------


def test_twenty_places_and_every_expansion_deck() -> None:
    table = mocha()
    assert sorted(table.s.places) == list(range(1, 21))
    assert sum(table.s.deck) == 26 + 18
    assert table.s.guild_deck.bit_count() == 20
    assert table.s.coffee_price() == 6
    assert table.s.baksheesh == 0


def test_coffee_is_no_good_for_the_sultan() -> None:
    table = mocha()  # three players: four goods and one of any kind
    table.cart(1, 1, 1, 1)
    table.me.coffee = 5
    table.visit(13)
    assert table.turn_of == 1


def test_coffee_has_no_limit() -> None:
    table = guild(17)
    table.me.coffee = 30
    play_guild(table, 17)
    assert table.me.coffee == 35


def test_a_guild_card_replaces_the_whole_turn() -> None:
    table = guild(17)
    table.s.npcs[:3] = [7, 7, 7]
    table.s.players[1].family = 7
    play_guild(table, 17)
    assert table.turn_of == 1
    assert table.me.merchant == 7
    assert table.s.players[1].family == 7
    assert table.s.guild_discard == 1 << 17


def test_no_move_after_a_card_of_phase_1_may_become_a_guild_turn() -> None:
    table = guild(17)
    table.give("return_assistant")
    table.left_at(3)
    table.play("cards", "card:return_assistant", "place:3")
    assert "guilds" not in table.labels


@pytest.mark.parametrize("payment", ["lira", "good:fabric"])
def test_the_coffee_trader(payment: str) -> None:
    table = mocha()
    table.s.npcs[2] = 1
    table.cart(fabric=1)
    table.me.lira = 2
    table.play("place:1", "leave").then(4, 5).play("npc:coffee_trader", payment)
    assert table.me.coffee == 1
    assert (table.me.lira, table.me.goods[0]) == ((0, 1) if payment == "lira" else (2, 0))
    assert table.s.npcs[2] == 9


def test_the_coffee_trader_takes_no_coffee() -> None:
    table = mocha()
    table.s.npcs[2] = 1
    table.me.lira = 1
    table.me.coffee = 3
    table.play("place:1", "leave")
    assert table.turn_of == 1


# -- Mocha & Baksheesh: places, pp. 18-20 --------------------------------------------------------


def test_6_the_caravansary_adds_a_coffee() -> None:
    table = mocha()
    table.act(6, "deck", "deck")
    assert table.me.coffee == 1


def test_17_the_example_of_the_roasting_plant() -> None:
    table = mocha()
    table.me.lira = 2
    table.give("move_0")
    table.act(17, "lira", "card:move_0")
    assert (table.me.coffee, table.me.lira, table.hand()) == (4, 0, [])


def test_17_all_three_trades_make_six_coffee() -> None:
    table = mocha()
    table.cart(spice=1)
    table.give_guild(5)
    table.act(17, "lira", "good:spice", "guild:5")
    assert (table.me.coffee, table.me.lira, sum(table.me.goods)) == (6, 8, 0)
    assert table.me.guild == []


def test_17_each_trade_once() -> None:
    table = mocha()
    table.cart(spice=2)
    table.act(17, "good:spice")
    assert table.turn_of == 1
    assert (table.me.coffee, table.me.goods[1]) == (2, 1)


def test_18_the_guild_hall() -> None:
    """A coffee and two cards; discard any one, an old or a new one."""
    table = mocha()
    table.give_guild(5)
    table.visit(18)
    table.then("guild:1", "guild:2").play("act")
    assert table.labels == ["guild:1", "guild:2", "guild:5"]
    table.play("guild:5")
    assert table.me.guild == [1, 2]
    assert table.me.coffee == 1


def test_19_the_example_of_the_barrier() -> None:
    """2 coffee, an action beside the barrier without encounters, and only the owner passes."""
    table = mocha()
    table.me.coffee = 2
    table.stand(4, seat=1)
    table.s.npcs[0] = 4
    table.s.players[2].family = 4
    table.act(19, "barrier", "place:4", "place:17", "act")
    assert table.me.coffee == 0
    assert table.me.goods[2] == 2
    assert table.me.lira == 10
    assert table.s.players[2].family == 4
    assert table.s.npcs[0] == 4
    assert table.s.holder == 0
    assert table.turn_of == 1
    assert reachable(table) == {10, 9, 3, 13, 12}


def test_19_the_straight_tile_does_not_cross_it_either_but_the_owner_does() -> None:
    table = mocha()
    table.tile(STRAIGHT, seat=0)
    table.s.barrier = edge(FRUIT_WAREHOUSE, 17)
    table.s.walled = type(table.s.grid)(table.s.places, 5, table.s.barrier)
    table.s.holder = 1
    table.stand(8)
    assert {1, 7, 17} <= reachable(table)
    assert 4 not in reachable(table)
    table.s.holder = 0
    table.ask_again()
    assert {1, 7, 17, 4} <= reachable(table)


def test_19_tiles_rise_in_price_and_everybody_has_one_of_a_kind() -> None:
    table = mocha()
    table.me.coffee = 3
    table.s.tiles[WELCOME] = 1
    table.act(19)
    assert table.labels == ["tile:straight", "tile:welcome", "barrier"]
    table.play("tile:welcome")
    assert table.me.coffee == 1
    table = mocha()
    table.tile(STRAIGHT)
    table.me.coffee = 1
    table.act(19)
    assert table.labels == ["tile:welcome"]


def test_19_baksheesh() -> None:
    """4 coffee and 3 yellow goods for the next ruby of a track; then the tile is turned over."""
    table = mocha()
    table.me.extensions = 1
    table.me.coffee = 4
    table.cart(fruit=3)
    table.act(19, "baksheesh")
    assert reachable(table) == {13, 16, 20}
    table.play("place:16")
    assert (table.me.coffee, table.me.goods[2], table.me.rubies) == (0, 0, 1)
    assert table.s.dealer_price() == 15
    assert table.s.baksheesh == 1


def test_the_straight_tile_goes_any_number_of_places() -> None:
    table = mocha()
    table.tile(STRAIGHT)
    table.stand(16)
    assert reachable(table) == {15, 8, 18, 1, 2, 3, 10, 20}


@pytest.mark.parametrize("npc", ["governor", "coffee_trader", "courier"])
def test_with_the_welcome_tile_characters_cost_nothing(npc: str) -> None:
    table = bazaar()
    table.tile(WELCOME)
    table.s.npcs[["governor", "smuggler", "coffee_trader", "courier"].index(npc)] = 12
    table.me.family = 3
    table.play("place:12", "leave", f"npc:{npc}")
    assert table.me.lira == 10
    assert len(table.hand()) + table.me.coffee + len(table.me.letters) == 1


def test_with_the_welcome_tile_the_smuggler_gives_for_nothing() -> None:
    table = mocha()
    table.tile(WELCOME)
    table.s.npcs[1] = 12
    table.me.family = 3
    table.play("place:12", "leave").then(1, 1).play("npc:smuggler", "good:jewelry")
    assert (table.me.lira, table.me.goods) == (10, [0, 0, 0, 1])
    assert table.s.npcs[1] == 2


@pytest.mark.parametrize(("taken", "price"), [(0, 6), (1, 7), (4, 10), (5, 10), (9, 10)])
def test_20_the_coffee_house(taken: int, price: int) -> None:
    table = mocha()
    table.s.taken[5] = taken
    table.me.coffee = price
    table.act(20)
    assert (table.me.coffee, table.me.rubies) == (0, 1)


# -- Guild cards, p. 23 --------------------------------------------------------------------------


def test_guild_1_an_extension_for_nothing_and_the_ruby_with_the_third() -> None:
    table = guild(1)
    table.me.extensions = 2
    play_guild(table, 1)
    assert (table.me.extensions, table.me.rubies, table.me.lira) == (3, 1, 10)


@pytest.mark.parametrize(("number", "good"), [(2, 0), (3, 1), (4, 2)])
def test_guild_2_to_4_fill_a_good_and_take_three_others(number: int, good: int) -> None:
    table = guild(number)
    play_guild(table, number)
    assert table.me.goods[good] == 2
    assert sum(table.me.goods) == 5
    assert table.me.coffee == 0


def test_guild_5_four_lira_and_four_goods() -> None:
    table = guild(5)
    play_guild(table, 5)
    assert (table.me.lira, table.me.goods) == (14, [1, 1, 1, 1])


def test_guild_6_three_bonus_cards() -> None:
    table = guild(6)
    play_guild(table, 6)
    assert len(table.hand()) == 3


def test_guild_7_to_the_fountain_and_another_turn() -> None:
    table = guild(7)
    table.stand(3)
    table.left_at(15, 10, 4)
    play_guild(table, 7, "place:4", "place:10", "done")
    assert table.me.merchant == 7
    assert table.me.stack == [OWN] * 3
    assert table.turn_of == 0
    assert "guilds" not in table.labels


@pytest.mark.parametrize(
    ("dice", "jewelry"), [((1, 2), 0), ((2, 2), 1), ((3, 3), 1), ((3, 4), 3), ((6, 6), 3)]
)
def test_guild_8_two_goods_and_a_better_roll(dice: tuple[int, int], jewelry: int) -> None:
    table = guild(8)
    table.me.extensions = 1
    table.tile(RED)
    table.then(*dice)
    play_guild(table, 8)
    while table.asked == "ChooseGood":
        table.play("good:fruit")
    assert table.me.goods == [0, 0, 2, jewelry]  # the red tile was not offered


def test_guild_9_the_example() -> None:
    """7 is called, 5 is rolled: 4 lira, not 2."""
    for dice, got in (((2, 3), 4), ((3, 4), 14)):
        table = guild(9)
        table.tile(RED)
        play_guild(table.then(*dice), 9, "call:7")
        assert table.me.lira == 10 + got
        assert table.turn_of == 1


@pytest.mark.parametrize(
    ("number", "cart", "got"), [(10, [1, 1, 1, 0], 15), (11, [1, 1, 0, 1], 20)]
)
def test_guild_10_and_11_sell_three_goods(number: int, cart: list[int], got: int) -> None:
    table = guild(number)
    assert "guilds" not in table.labels  # all of it, or it may not be played
    table.cart(*cart)
    play_guild(table, number)
    assert (table.me.lira, table.me.goods) == (10 + got, [0, 0, 0, 0])


def test_guild_12_any_place_and_the_family_member_goes_home_without_reward() -> None:
    table = guild(12)
    table.me.family = 3
    table.stand(4, seat=1)
    play_guild(table, 12, "place:4")
    assert table.me.goods[2] == 2
    assert table.me.family == 12
    assert table.me.lira == 10
    assert table.turn_of == 1


def test_guild_12_is_played_with_the_family_member_at_home_as_well() -> None:
    table = guild(12)
    table.tile(GREEN)
    play_guild(table, 12, "place:4")
    assert table.me.goods[2] == 2
    assert table.turn_of == 1  # the green tile is bound to the place


def test_guild_13_six_goods_for_the_sultans_ruby() -> None:
    table = guild(13)
    table.s.taken[3] = 5
    table.cart(2, 2, 1, 0)
    assert "guilds" not in table.labels
    table.cart(2, 2, 2, 0)
    play_guild(table, 13)
    while table.asked == "DeliverAny":
        table.play(table.labels[0])
    assert (table.me.rubies, table.me.goods) == (1, [0, 0, 0, 0])
    assert table.s.taken[3] == 6


@pytest.mark.parametrize(
    ("number", "first", "tile", "cart"),
    [(14, GREEN, "red", [1, 0, 0, 0]), (15, YELLOW, "blue", [0, 0, 0, 1])],
)
def test_guild_14_and_15_a_mosque_tile_for_one_good(
    number: int, first: int, tile: str, cart: list[int]
) -> None:
    table = guild(number)
    table.tile(first)
    table.cart(*cart)
    table.s.tiles[RED] = table.s.tiles[BLUE] = 2  # the next ones ask for four goods
    play_guild(table, number, f"tile:{tile}")
    assert sum(table.me.goods) == 0
    assert table.me.rubies == 1


def test_guild_16_the_example() -> None:
    """15 lira for a ruby whatever its price; 3 coffee for the third ruby."""
    table = guild(16)
    table.me.lira = 20
    table.me.rubies = 2
    table.s.taken[4] = 4
    play_guild(table, 16)
    assert (table.me.lira, table.me.rubies, table.me.coffee) == (5, 3, 3)
    assert table.s.dealer_price() == 19


def test_guild_18_a_coffee_and_two_cards() -> None:
    table = guild(18)
    play_guild(table, 18)
    assert (table.me.coffee, len(table.me.guild)) == (1, 2)


def test_guild_19_the_example() -> None:
    """A tile of 2 coffee, and the barrier: 3 coffee instead of 4."""
    table = guild(19)
    table.me.coffee = 3
    table.s.tiles[WELCOME] = 1
    play_guild(table, 19, "tile:welcome", "barrier", "place:4", "place:9", "act")
    assert table.me.coffee == 0
    assert table.me.goods[2] == 2
    assert table.turn_of == 1


@pytest.mark.parametrize(("taken", "price"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5), (7, 5)])
def test_guild_20_half_the_price_rounded_up(taken: int, price: int) -> None:
    table = guild(20)
    table.s.taken[5] = taken
    table.me.coffee = price - 1
    table.ask_again()
    assert "guilds" not in table.labels
    table.me.coffee = price
    table.ask_again()
    play_guild(table, 20)
    assert (table.me.coffee, table.me.rubies) == (0, 1)


# -- Mocha & Baksheesh: bonus cards, p. 24 -------------------------------------------------------


def test_two_coffee_and_coffee_for_8_lira_and_for_a_guild_card() -> None:
    table = mocha()
    table.give("two_coffee", "coffee_for_lira", "coffee_for_guild")
    table.me.coffee = 1
    table.ask_again()
    table.play("cards")
    assert table.labels == ["card:two_coffee", "card:coffee_for_lira"]
    table.play("card:two_coffee", "cards", "card:coffee_for_lira", "cards", "card:coffee_for_guild")
    assert (table.me.coffee, table.me.lira, len(table.me.guild)) == (0, 18, 1)


def test_exchange_the_example() -> None:
    """Three yellow goods for two blue ones and a coffee."""
    table = mocha()
    table.me.extensions = 1
    table.give("exchange_3")
    table.cart(fruit=3)
    table.play("cards", "card:exchange_3")
    table.play("good:fruit", "good:jewelry", "good:fruit", "good:jewelry", "good:fruit", "coffee")
    assert (table.me.goods, table.me.coffee) == ([0, 0, 0, 2], 1)


def test_a_die_to_6_after_an_own_roll_but_not_for_the_governor() -> None:
    table = mocha()
    table.give("die_to_6")
    table.visit(9)
    table.play("act").then(6, 3).play("call:12", "cards", "card:die_to_6", "die:second")
    assert table.me.lira == 22
    table = mocha()
    table.give("die_to_6")
    table.me.family = 3
    table.s.npcs[1] = 12
    table.play("place:12", "leave", "done").then(1, 1)
    table.play("npc:smuggler", "good:spice", "lira")
    assert table.asked != "Rolled"
    assert table.s.npcs[1] == 2


def test_to_a_corner() -> None:
    table = mocha()
    table.give("move_corner")
    table.stand(16)
    table.play("cards", "card:move_corner")
    assert reachable(table) == {10, 20, 13}


def test_the_wainwright_and_the_coffee_house_once_more() -> None:
    table = mocha()
    table.give("double_wainwright")
    table.me.lira = 14
    table.me.extensions = 1
    table.act(1, "cards", "card:double_wainwright")
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (0, 3, 1)
    table = mocha()
    table.give("double_coffee_house")
    table.me.coffee = 13
    table.act(20, "cards", "card:double_coffee_house")
    assert (table.me.coffee, table.me.rubies) == (0, 2)


# -- Letters & Seals: turn, pp. 13-16 ------------------------------------------------------------


def test_the_companion_comes_from_the_fountain_and_then_beside_the_merchant_for_nothing() -> None:
    table = letters(2)
    table.stand(4)
    table.play("place:7", "act", "companion")
    assert table.me.companion == PERSONAL_SUPPLY
    table.play("place:4", "stop")
    table.stand(11)
    table.stand(11, seat=1)
    table.play("companion")
    assert table.me.companion == 11
    assert table.me.lira == 10


def test_the_companion_moves_one_place_alone_and_pays_as_the_merchant_does() -> None:
    table = letters()
    table.me.companion = 11
    table.s.players[1].merchant = 22
    table.s.players[1].companion = 22
    table.ask_again()
    table.play("companion")
    assert reachable(table) == {21, 7, 22, 14}
    table.play("place:22")
    assert table.labels == ["stop", "pay"]
    table.play("pay")
    assert [player.lira for player in table.s.players] == [6, 14, 10]
    assert table.me.stack == [OWN] * 4
    assert table.me.assistants == 0


def test_the_companion_meets_the_characters() -> None:
    table = letters()
    table.me.companion = 6
    table.s.npcs[3] = 1
    table.me.lira = 2
    table.ask_again()
    table.play("companion", "place:1").then("letter:5", 2, 3).play("npc:courier", "lira")
    assert table.me.letters == [5]
    assert table.me.lira == 0
    assert table.s.npcs[3] == 5


def test_the_courier_takes_the_very_letter_he_gave() -> None:
    table = letters()
    table.s.npcs[3] = 6
    table.me.lira = 0
    table.play("place:6", "leave", "done").then("letter:5", 2, 3).play("npc:courier")
    assert table.labels == ["letter:5"]
    table.play("letter:5")
    assert table.me.letters == []


def test_a_letter_is_delivered_by_merchant_family_member_or_companion() -> None:
    table = letters()
    table.give_letters(11, 5, 3)
    assert table.me.seals() == 3
    table.play("place:11", "stop")
    assert table.me.seals() == 4
    table.play("done")
    table = letters()
    table.give_letters(3)
    table.act(12, "place:3", "act")
    assert table.me.seals() == 2
    table = letters()
    table.me.companion = 21
    table.give_letters(3)
    table.play("companion", "place:3")
    assert table.me.seals() == 2


def test_three_seals_buy_one_more_turn_once_a_round() -> None:
    table = letters(2)
    table.give_letters(-13, -15, -10, -16)
    table.play("place:4", "stop")
    assert table.labels == ["done", "act"]
    table.play("act", "delivered:10", "delivered:13")
    assert table.turn_of == 0
    assert table.me.seals() == 4
    table.play("place:7", "done", "place:4", "stop")
    assert table.turn_of == 0  # a new round
    table.play("place:6", "stop")
    assert table.labels == ["done", "act"]


def test_three_seals_are_paid_exactly_where_that_is_possible() -> None:
    table = letters(2)
    table.give_letters(13, -15, -10)
    table.play("place:4", "stop", "act", "letter:13")
    assert table.labels == ["delivered:10", "delivered:15"]
    table.play("delivered:15")
    assert table.me.letters == [16 + 10]


# -- Letters & Seals: places, p. 21 --------------------------------------------------------------


def test_21_the_embassy_gives_two_letters() -> None:
    table = letters()
    table.visit(21)
    table.then("letter:5", "letter:13").play("act")
    assert table.me.letters == [5, 13]


def test_22_the_kiosk() -> None:
    """One tile more than players; everyone takes one, the active player also the last."""
    table = letters()
    table.visit(22)
    table.then("letter:5", "kiosk:two_lira", "kiosk:jewelry", "kiosk:two_fruit", "kiosk:spice")
    table.play("act")
    assert table.me.letters == [5]
    assert len(table.labels) == 4
    table.play("kiosk:jewelry", "act")
    assert table.s.waiting == [1]
    table.play("kiosk:two_fruit", "act")
    assert table.s.waiting == [2]
    table.play("kiosk:spice", "done", "act")
    assert table.me.goods == [0, 0, 0, 1]
    assert table.me.lira == 12
    assert table.s.players[1].goods == [0, 0, 2, 0]
    assert table.s.players[2].goods == [0, 0, 0, 0]
    assert table.turn_of == 1


def test_23_the_example_of_the_auction() -> None:
    table = letters()
    table.me.lira = 1
    table.act(23, "good:jewelry", "+1", "done")
    table.play("done")  # seat 1 passes
    table.play("+1", "+1", "+1", "+1", "done")
    assert table.s.players[2].lira == 5
    assert len(table.hand(2)) == 2
    assert table.me.lira == 6
    assert table.me.goods == [0, 0, 0, 1]


def test_23_the_active_player_pays_the_bank() -> None:
    table = letters()
    table.act(23, "good:jewelry", "+1", "done", "done", "+1", "done", "+1", "done")
    assert [player.lira for player in table.s.players] == [7, 10, 10]
    assert len(table.hand()) == 2


@pytest.mark.parametrize(("before", "got"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_24_six_seals_for_a_ruby_and_3_2_1_lira(before: int, got: int) -> None:
    table = letters()
    table.s.society = before
    table.give_letters(-13, -15, 10, 16)
    table.act(24, "letter:10", "letter:16", "delivered:13", "delivered:15")
    assert reachable(table) == {13, 16}
    table.play("place:13")
    assert (table.me.rubies, table.me.lira, table.me.letters) == (1, 10 + got, [])
    assert table.s.sultan_goods() == 6


def test_25_the_catacombs_lead_anywhere_without_action_or_encounter() -> None:
    table = bazaar()
    table.s.npcs[:] = [9, 9, 9, 9]
    table.stand(9, seat=1)
    table.act(25, "coffee")
    assert reachable(table) == set(range(1, 25))
    table.play("place:9")
    assert (table.me.merchant, table.me.coffee, table.me.lira) == (9, 1, 10)
    assert table.turn_of == 1


# -- Letters & Seals: bonus cards, p. 24 ---------------------------------------------------------


def test_one_good_or_coffee_for_7_lira() -> None:
    table = bazaar()
    table.give("sell_one_for_7", "sell_one_for_7")
    table.me.coffee = 1
    table.cart(jewelry=1)
    table.play("cards", "card:sell_one_for_7", "coffee")
    table.play("cards", "card:sell_one_for_7", "good:jewelry")
    assert (table.me.lira, table.me.coffee, table.me.goods) == (24, 0, [0, 0, 0, 0])


def test_the_smugglers_good_can_be_sold_to_pay_him() -> None:
    table = letters()
    table.give("sell_one_for_7")
    table.s.npcs[1] = 12
    table.me.lira = 0
    table.me.family = 3
    table.play("place:12", "leave", "done", "npc:smuggler", "good:fruit")
    assert table.labels == ["good:fruit", "cards"]
    table.play("cards", "card:sell_one_for_7", "good:fruit", "lira")
    assert (table.me.lira, table.me.goods) == (5, [0, 0, 0, 0])


def test_a_good_and_3_lira() -> None:
    table = letters()
    table.give("good_3_lira_jewelry")
    table.play("cards", "card:good_3_lira_jewelry")
    assert (table.me.lira, table.me.goods) == (13, [0, 0, 0, 1])


def test_the_copy_of_the_top_discard() -> None:
    table = letters()
    table.give("copy_discard", "gain_5_lira")
    assert "card:copy_discard" not in table.play("cards").labels  # nothing lies there yet
    table.play("card:gain_5_lira", "cards", "card:copy_discard")
    assert table.me.lira == 20
    assert table.discard == ["gain_5_lira", "copy_discard"]


def test_the_family_member_steps_and_acts_and_that_is_the_turn() -> None:
    table = letters()
    table.give("family_step")
    assert "cards" not in table.labels  # not out of the Police Station
    table.me.family = 24
    table.stand(2, seat=1)
    table.ask_again()
    table.play("cards", "card:family_step")
    assert reachable(table) == {6, 13, 2}  # nor into it
    table.play("place:2", "act")
    assert (table.me.goods[0], table.me.family, table.me.merchant) == (2, 2, 7)
    assert table.me.lira == 10
    assert table.turn_of == 1


def test_between_the_step_and_the_action_of_the_family_member() -> None:
    """The action has not begun, and it is still phase 1."""
    table = letters()
    table.give("family_step", "gain_good", "return_assistant", "family_home")
    table.left_at(3)
    table.me.family = 24
    table.ask_again()
    table.play("cards", "card:family_step", "place:2", "cards")
    assert table.labels == ["card:gain_good", "card:return_assistant"]
    table.play("card:gain_good", "good:spice", "cards", "card:return_assistant", "place:3", "act")
    assert table.me.goods == [2, 1, 0, 0]
    assert table.me.stack == [OWN] * 4


def test_to_another_merchant_who_is_not_paid_while_the_others_are() -> None:
    table = letters()
    table.give("move_to_merchant")
    table.stand(5, seat=1)
    table.stand(5, seat=2)
    table.play("cards", "card:move_to_merchant", "merchant:1", "leave", "pay")
    assert [player.lira for player in table.s.players] == [8, 10, 12]


def test_the_companion_two_places_away() -> None:
    table = letters()
    table.give("companion_2")
    table.me.companion = 9
    table.ask_again()
    table.play("cards", "card:companion_2")
    assert reachable(table) == {4, 6, 13}


def test_a_character_from_afar_at_his_price() -> None:
    table = letters()
    table.give("use_npc")
    table.s.npcs[:] = [2, 3, 0, 4]
    table.ask_again()
    table.play("cards", "card:use_npc")
    assert table.labels == ["npc:governor", "npc:smuggler", "npc:courier"]
    table.then(6, 6).play("npc:smuggler", "good:spice", "lira")
    assert (table.me.lira, table.me.goods[1]) == (8, 1)
    assert table.s.npcs == [2, 12, 0, 4]
    assert table.turn_of == 0


def test_a_mosque_and_the_secret_society_once_more() -> None:
    table = letters()
    table.give("double_mosque")
    table.cart(2, 2, 0, 0)
    table.act(14, "tile:red", "cards", "card:double_mosque", "tile:green")
    assert (table.me.rubies, table.me.goods) == (1, [1, 1, 0, 0])
    table = letters()
    table.give("double_secret_society")
    table.give_letters(-13, -15, -10, -16, -13, -15)
    table.act(24, "delivered:10", "delivered:13", "delivered:13", "place:16")
    table.play("cards", "card:double_secret_society")
    table.play("delivered:15", "delivered:15", "delivered:16", "place:16")
    assert (table.me.rubies, table.me.lira) == (2, 10 + 3 + 2)


def test_anywhere_for_3_lira() -> None:
    table = letters()
    table.give("move_any_3_lira")
    table.stand(16)
    table.stand(9, seat=1)
    table.me.lira = 5
    table.ask_again()
    table.play("cards", "card:move_any_3_lira")
    assert reachable(table) == set(table.s.places) - {16}
    table.play("place:9", "leave", "pay")
    assert [player.lira for player in table.s.players] == [0, 12, 10]
