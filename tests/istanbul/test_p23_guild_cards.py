"""Guild cards, pp. 12 and 23: every card by its number."""

from __future__ import annotations

import pytest

from majlis.games.istanbul.data import BLUE, GREEN, RED, STRAIGHT, WELCOME, YELLOW
from majlis.games.istanbul.state import FROM_COFFEE_HOUSE, FROM_DEALER, FROM_SULTAN, OWN
from tests.istanbul.table import Table


def guild(card: int, seats: int = 3, letters: bool = False) -> Table:
    table = Table(seats, mocha=True, letters=letters)
    table.give_guild(card)
    return table


def playable(table: Table) -> bool:
    table.ask_again()
    return "guilds" in table.labels


# -- the turn ------------------------------------------------------------------------------------


def test_a_guild_card_replaces_the_whole_turn() -> None:
    table = guild(17)
    table.s.npcs[0] = 7
    table.play("guilds", "guild:17")
    assert table.turn_of == 1
    assert table.me.merchant == 7
    assert table.me.coffee == 5
    assert table.me.guild == []
    assert table.s.guild_discard == 1 << 17


def test_other_bonus_cards_may_be_played_before_and_after() -> None:
    table = guild(17)
    table.give("gain_5_lira", "gain_5_lira")
    table.play("cards", "card:gain_5_lira", "guilds", "guild:17")
    assert table.labels == ["done", "cards"]
    table.play("cards", "card:gain_5_lira")
    assert table.me.lira == 20


def test_no_guild_turn_after_a_card_of_phase_1() -> None:
    """3.4: there is no phase 1 in a guild turn."""
    table = guild(17)
    table.left_at(3)
    table.give("return_assistant")
    table.play("cards", "card:return_assistant", "place:3")
    assert "guilds" not in table.labels


def test_the_yellow_tile_serves_in_a_guild_turn() -> None:
    table = guild(17)
    table.tile(YELLOW)
    table.left_at(3)
    table.play("guilds", "guild:17")
    assert table.labels == ["done", "tile:yellow"]
    table.play("tile:yellow", "place:3")
    assert table.own() == 4


def test_a_card_that_cannot_be_completed_may_not_be_played() -> None:
    """Ruling 49."""
    table = guild(16)
    table.me.lira = 14
    assert not playable(table)
    table.me.lira = 15
    assert playable(table)


def play_guild(table: Table, number: int, *answers: str) -> Table:
    return table.play("guilds", f"guild:{number}", *answers)


def test_in_a_guild_turn_nobody_is_met() -> None:
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


# -- 1 to 20 -------------------------------------------------------------------------------------


def test_1_extension() -> None:
    table = guild(1)
    table.me.extensions = 2
    table.play("guilds", "guild:1")
    assert (table.me.extensions, table.me.rubies, table.me.lira) == (3, 1, 10)


def test_1_needs_room_for_an_extension() -> None:
    table = guild(1)
    table.me.extensions = 3
    assert not playable(table)


@pytest.mark.parametrize(
    ("card", "goods"), [(2, [3, 1, 1, 1]), (3, [1, 3, 1, 1]), (4, [1, 1, 3, 1])]
)
def test_2_to_4_fill_up_and_three_different_goods(card: int, goods: list[int]) -> None:
    table = guild(card)
    table.me.extensions = 1
    table.play("guilds", f"guild:{card}")
    assert table.me.goods == goods


def test_2_with_a_full_cart_counts_as_completed() -> None:
    table = guild(2)
    table.cart(2, 2, 2, 2)
    table.play("guilds", "guild:2")
    assert table.me.goods == [2, 2, 2, 2]


def test_5_lira_and_goods() -> None:
    table = guild(5)
    table.cart(spice=2)
    table.play("guilds", "guild:5")
    assert (table.me.lira, table.me.goods) == (14, [1, 2, 1, 1])


def test_6_three_bonus_cards() -> None:
    table = guild(6)
    table.then("card:move_0", "card:gain_good", "card:two_coffee").play("guilds", "guild:6")
    assert table.hand() == ["gain_good", "move_0", "two_coffee"]


def test_7_to_the_fountain_and_another_turn() -> None:
    """Ruling 51."""
    table = guild(7, letters=True)
    table.left_at(16, 15)
    table.stand(13)
    table.me.companion = 3
    table.play("guilds", "guild:7")
    assert table.labels == ["done", "place:15", "place:16", "take"]  # no companion
    table.play("place:15")
    table.play("done")
    assert table.turn_of == 0
    assert table.me.merchant == 7
    assert table.own() == 3
    assert table.s.guild_discard == 1 << 7


def test_7_clears_what_is_once_a_turn() -> None:
    table = guild(7)
    table.tile(YELLOW)
    table.left_at(16, 15)
    table.play("tile:yellow", "place:16", "guilds", "guild:7", "done")
    assert table.turn_of == 0
    assert "tile:yellow" in table.labels


@pytest.mark.parametrize(
    ("dice", "jewelry"), [((1, 2), 0), ((2, 2), 1), ((3, 3), 1), ((3, 4), 3), ((6, 6), 3)]
)
def test_8_black_market(dice: tuple[int, int], jewelry: int) -> None:
    table = guild(8)
    table.tile(RED)  # does not help
    table.me.extensions = 1
    table.play("guilds", "guild:8", "good:fabric")
    table.then(*dice).play("good:fabric")
    assert table.me.goods == [2, 0, 0, jewelry]
    assert table.turn_of == 1


def test_scenario_23_9_tea_house_doubled() -> None:
    table = guild(9)
    table.tile(RED)
    table.then(2, 3).play("guilds", "guild:9", "call:7")
    assert table.me.lira == 14
    hit = guild(9)
    hit.then(3, 4).play("guilds", "guild:9", "call:7")
    assert hit.me.lira == 24


def test_9_die_to_6_helps() -> None:
    """Ruling 26."""
    table = guild(9)
    table.give("die_to_6")
    table.then(2, 3).play("guilds", "guild:9", "call:9", "cards", "card:die_to_6", "die:first")
    assert table.me.lira == 28


def test_10_sells_fabric_spice_fruit() -> None:
    table = guild(10)
    table.cart(1, 1, 0, 1)
    assert not playable(table)
    table.cart(1, 1, 1, 1)
    table.play("guilds", "guild:10")
    assert (table.me.lira, table.me.goods) == (25, [0, 0, 0, 1])


def test_11_sells_jewelry_fabric_spice() -> None:
    table = guild(11)
    table.cart(1, 1, 1, 0)
    assert not playable(table)
    table.cart(1, 1, 1, 1)
    table.play("guilds", "guild:11")
    assert (table.me.lira, table.me.goods) == (30, [0, 0, 1, 0])


def test_12_the_action_of_any_place_and_the_family_goes_home() -> None:
    table = guild(12)
    table.me.lira = 14
    table.me.family = 3
    table.stand(16, seat=1)
    table.ask_again()
    table.play("guilds", "guild:12")
    assert "place:12" not in table.labels  # ruling 52: the family is not there
    assert "place:13" not in table.labels  # cannot be carried out
    table.play("place:16")
    assert (table.me.lira, table.me.rubies, table.me.family) == (0, 1, 12)
    assert table.me.merchant == 7


def test_12_at_the_police_station_sends_the_family_out_and_home_again() -> None:
    """Ruling 52."""
    table = guild(12)
    table.give("double_post_office")
    table.play("guilds", "guild:12", "place:12", "place:5", "act")
    assert table.s.post == 1
    assert table.me.family == 12
    assert table.labels == ["done"]  # place-bound cards are forbidden


def test_12_without_tiles_of_the_place() -> None:
    table = guild(12)
    table.tile(GREEN)
    table.play("guilds", "guild:12", "place:3")
    assert table.me.goods == [0, 2, 0, 0]
    assert table.turn_of == 1


def test_13_six_goods_for_the_sultans_ruby() -> None:
    table = guild(13)
    table.cart(2, 2, 1, 0)
    assert not playable(table)
    table.cart(2, 2, 2, 1)
    table.play("guilds", "guild:13")
    assert table.labels == ["good:fabric"]  # from spice on there are only five
    table.play(
        "good:fabric", "good:spice", "good:spice", "good:fruit", "good:fruit", "good:jewelry"
    )
    assert table.me.goods == [1, 0, 0, 0]
    assert table.me.rubies == 1
    assert table.s.taken[FROM_SULTAN] == 1


def test_14_small_mosque_for_one_good() -> None:
    """Ruling 48."""
    table = guild(14)
    table.tile(GREEN)
    table.s.tiles[RED] = 2
    table.cart(fabric=1, spice=1)
    table.play("guilds", "guild:14")
    assert table.labels == ["tile:red"]
    table.play("tile:red")
    assert table.me.goods == [0, 1, 0, 0]
    assert table.me.rubies == 1


def test_15_great_mosque_for_one_good() -> None:
    table = guild(15)
    table.cart(jewelry=1)
    table.play("guilds", "guild:15", "tile:blue")
    assert table.me.has(BLUE)
    assert table.own() == 5
    assert table.me.goods == [0, 0, 0, 0]


def test_scenario_22_16_gemstone_and_a_coffee_for_every_ruby() -> None:
    """Ruling 50."""
    table = guild(16, seats=4)
    table.me.lira = 20
    table.me.rubies = 2
    table.s.taken[FROM_DEALER] = 6
    assert table.s.dealer_price() == 18
    table.ask_again()
    table.play("guilds", "guild:16")
    assert (table.me.lira, table.me.rubies, table.me.coffee) == (5, 3, 3)
    assert table.s.dealer_price() == 19


def test_17_five_coffee() -> None:
    table = guild(17)
    table.play("guilds", "guild:17")
    assert table.me.coffee == 5


def test_18_a_coffee_and_two_guild_cards() -> None:
    table = guild(18)
    table.then("guild:3", "guild:9").play("guilds", "guild:18")
    assert (table.me.coffee, table.me.guild) == (1, [3, 9])


def test_18_is_not_shuffled_while_it_is_carried_out() -> None:
    table = guild(18)
    table.s.guild_deck = 0
    table.s.guild_discard = 1 << 3
    table.play("guilds", "guild:18")
    assert table.me.guild == [3]
    assert table.s.guild_discard == 1 << 18


def test_19_two_options_of_the_tavern_for_1_coffee_less() -> None:
    """The rulebook's example: a tile for 2 and the barrier, 3 coffee instead of 4."""
    table = guild(19)
    table.me.coffee = 3
    table.s.tiles[WELCOME] = 1
    table.ask_again()
    table.play("guilds", "guild:19", "tile:welcome")
    assert table.me.coffee == 2
    assert table.labels == ["done", "tile:straight", "barrier"]
    table.play("barrier", "place:2", "place:8", "act")
    assert table.me.coffee == 0
    assert table.me.goods == [2, 0, 0, 0]
    assert table.s.holder == 0
    assert table.turn_of == 1


def test_19_one_option_will_do() -> None:
    table = guild(19)
    table.me.coffee = 2
    table.ask_again()
    table.play("guilds", "guild:19", "tile:straight", "done")
    assert table.me.coffee == 2
    assert table.me.has(STRAIGHT)


def test_19_the_same_option_twice() -> None:
    """Ruling 53."""
    table = guild(19)
    table.me.coffee = 3
    table.ask_again()
    table.play("guilds", "guild:19", "barrier", "place:2", "place:8", "done", "barrier")
    table.play("place:3", "place:10", "act")
    assert table.me.coffee == 0
    assert table.me.goods == [0, 2, 0, 0]


def test_19_baksheesh_goods_are_not_reduced() -> None:
    table = guild(19)
    table.me.coffee = 3
    table.me.extensions = 1
    table.cart(fruit=3)
    table.play("guilds", "guild:19", "baksheesh", "place:20")
    assert (table.me.coffee, table.me.goods[2], table.me.rubies) == (0, 0, 1)


@pytest.mark.parametrize(("taken", "half"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5)])
def test_20_coffee_house_for_half_the_price_rounded_up(taken: int, half: int) -> None:
    """Scenario 25: at a price of 7, four coffee."""
    table = guild(20)
    table.s.taken[FROM_COFFEE_HOUSE] = taken
    table.me.coffee = half - 1
    assert not playable(table)
    table.me.coffee = half
    table.ask_again()
    table.play("guilds", "guild:20")
    assert (table.me.coffee, table.me.rubies) == (0, 1)
    assert table.s.taken[FROM_COFFEE_HOUSE] == taken + 1


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
