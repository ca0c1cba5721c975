"""Mocha & Baksheesh: its places and tiles, pp. 11-12, 20, 22."""

from __future__ import annotations

import pytest

from majlis.games.istanbul.data import FRUIT_WAREHOUSE, STRAIGHT, WELCOME, edge
from majlis.games.istanbul.state import FROM_COFFEE_HOUSE, FROM_DEALER, FROM_SULTAN
from tests.istanbul.table import Table

# 16 15 18  3 10
#  8  1  7 17  4
#  2 19  6 12  9
# 20 11  5 14 13


def mocha(seats: int = 3, coffee: int = 0) -> Table:
    table = Table(seats, mocha=True)
    table.me.coffee = coffee
    return table


def test_the_caravansary_adds_a_coffee() -> None:
    table = mocha()
    table.then("card:move_0", "card:gain_good").act(6, "deck", "deck", "card:move_0")
    assert table.me.coffee == 1


def test_coffee_is_no_good_for_the_sultan() -> None:
    """Ruling 61."""
    table = mocha(coffee=9)
    table.cart(1, 1, 1, 1)  # four of the five that he wants
    table.visit(13)
    assert table.turn_of == 1


def test_coffee_has_no_limit() -> None:
    table = mocha(coffee=30)
    table.give_guild(17)
    table.play("guilds", "guild:17")
    assert table.me.coffee == 35


def test_6_the_caravansary_adds_a_coffee() -> None:
    table = Table(mocha=True)
    table.act(6, "deck", "deck")
    assert table.me.coffee == 1


# -- the coffee trader ---------------------------------------------------------------------------


def test_the_coffee_trader_gives_a_coffee_for_2_lira_or_a_good() -> None:
    table = mocha()
    table.s.npcs[2] = 2
    table.act(2)
    table.play("npc:coffee_trader")
    assert table.labels == ["good:fabric", "lira"]
    table.then(5, 5).play("good:fabric")
    assert (table.me.coffee, table.me.goods[0], table.me.lira) == (1, 1, 10)
    assert table.s.npcs[2] == 10


def test_the_coffee_trader_wants_to_be_paid() -> None:
    table = mocha()
    table.s.npcs[2] = 9
    table.me.lira = 1
    table.visit(9).play("done")
    assert table.turn_of == 1


@pytest.mark.parametrize("payment", ["lira", "good:fabric"])
def test_the_coffee_trader(payment: str) -> None:
    table = Table(mocha=True)
    table.s.npcs[2] = 1
    table.cart(fabric=1)
    table.me.lira = 2
    table.play("place:1", "leave").then(4, 5).play("npc:coffee_trader", payment)
    assert table.me.coffee == 1
    assert (table.me.lira, table.me.goods[0]) == ((0, 1) if payment == "lira" else (2, 0))
    assert table.s.npcs[2] == 9


def test_the_coffee_trader_takes_no_coffee() -> None:
    table = Table(mocha=True)
    table.s.npcs[2] = 1
    table.me.lira = 1
    table.me.coffee = 3
    table.play("place:1", "leave")
    assert table.turn_of == 1


# -- 17 Roasting Plant ---------------------------------------------------------------------------


def test_scenario_21_two_trades() -> None:
    table = mocha()
    table.me.lira = 2
    table.give("move_0")
    table.act(17, "lira", "card:move_0")
    assert (table.me.coffee, table.me.lira, table.hand()) == (4, 0, [])
    assert table.discard == ["move_0"]


def test_up_to_six_coffee_for_lira_a_good_and_a_card() -> None:
    table = mocha()
    table.cart(jewelry=1)
    table.give_guild(5)
    table.act(17)
    assert table.labels == ["good:jewelry", "lira", "guild:5"]
    table.play("lira", "good:jewelry", "guild:5")
    assert table.me.coffee == 6
    assert table.s.guild_discard == 1 << 5


def test_each_trade_once_and_one_is_enough() -> None:
    table = mocha()
    table.cart(fabric=2)
    table.act(17, "lira")
    assert table.labels == ["done", "good:fabric"]
    table.play("done")
    assert table.me.coffee == 2


def test_nothing_to_roast_with() -> None:
    table = mocha()
    table.me.lira = 1
    table.visit(17)
    assert table.turn_of == 1


def test_17_the_example_of_the_roasting_plant() -> None:
    table = Table(mocha=True)
    table.me.lira = 2
    table.give("move_0")
    table.act(17, "lira", "card:move_0")
    assert (table.me.coffee, table.me.lira, table.hand()) == (4, 0, [])


def test_17_all_three_trades_make_six_coffee() -> None:
    table = Table(mocha=True)
    table.cart(spice=1)
    table.give_guild(5)
    table.act(17, "lira", "good:spice", "guild:5")
    assert (table.me.coffee, table.me.lira, sum(table.me.goods)) == (6, 8, 0)
    assert table.me.guild == []


def test_17_each_trade_once() -> None:
    table = Table(mocha=True)
    table.cart(spice=2)
    table.act(17, "good:spice")
    assert table.turn_of == 1
    assert (table.me.coffee, table.me.goods[1]) == (2, 1)


# -- 18 Guild Hall -------------------------------------------------------------------------------


def test_guild_hall() -> None:
    """0.4: any guild card may be discarded, a new one or an old one."""
    table = mocha()
    table.give_guild(3)
    table.then("guild:8", "guild:17").act(18)
    assert table.me.coffee == 1
    assert table.labels == ["guild:3", "guild:8", "guild:17"]
    table.play("guild:3")
    assert table.me.guild == [8, 17]
    assert table.s.guild_discard == 1 << 3


def test_an_empty_guild_deck_is_made_of_its_discard_pile() -> None:
    """Ruling 32."""
    table = mocha()
    table.s.guild_deck = 1 << 4
    table.s.guild_discard = 1 << 6 | 1 << 7
    table.then("guild:4", "guild:7").act(18, "guild:4")
    assert table.me.guild == [7]
    assert (table.s.guild_deck, table.s.guild_discard) == (1 << 6, 1 << 4)


def test_without_any_guild_card_there_is_the_coffee() -> None:
    table = mocha()
    table.s.guild_deck = 0
    table.act(18)
    assert (table.me.coffee, table.me.guild) == (1, [])


def test_18_the_guild_hall() -> None:
    """A coffee and two cards; discard any one, an old or a new one."""
    table = Table(mocha=True)
    table.give_guild(5)
    table.visit(18)
    table.then("guild:1", "guild:2").play("act")
    assert table.labels == ["guild:1", "guild:2", "guild:5"]
    table.play("guild:5")
    assert table.me.guild == [1, 2]
    assert table.me.coffee == 1


# -- 19 Tavern -----------------------------------------------------------------------------------


def test_scenario_36_the_barrier_and_the_action_beside_it() -> None:
    table = mocha(coffee=2)
    table.me.extensions = 1
    table.stand(2, seat=1)
    table.s.npcs[0] = 2
    table.act(19, "barrier", "place:2", "place:20", "act")
    assert table.me.coffee == 0
    assert table.me.goods == [3, 0, 0, 0]
    assert table.s.holder == 0
    assert table.s.barrier == edge(2, 20)
    assert table.me.lira == 10
    assert table.s.npcs[0] == 2
    assert table.turn_of == 1


def test_the_barrier_lies_on_any_edge_but_its_own() -> None:
    """Rulings 54 and 55."""
    table = mocha(coffee=4)
    table.act(19, "barrier")
    assert len(table.labels) == 20
    table.play("place:16")
    assert table.labels == ["place:8", "place:15"]
    table.play("place:15")
    table.play("place:18", "stop", "place:17", "stop")
    table.stand(1)
    table.play("place:19", "take", "act", "barrier", "place:16")
    assert table.labels == ["place:8"]


def test_only_the_holder_passes_the_barrier() -> None:
    """3.7, ruling 58."""
    table = mocha(coffee=2)
    table.left_at(3)
    table.act(19, "barrier", "place:7", "place:1", "done")
    other = table.s.players[1]
    assert table.turn_of == 1
    assert other.merchant == 7
    assert "place:1" not in table.labels  # round the corner it is three steps
    assert "place:8" not in table.labels
    assert "place:15" in table.labels
    assert 1 in table.s.reach(0).beside[7]
    assert 1 not in table.s.reach(1).beside[7]
    assert table.s.reach(1).steps[7][1] == 3


def test_the_barrier_may_be_placed_without_an_action() -> None:
    """Ruling 57."""
    table = mocha(coffee=2)
    table.act(19, "barrier", "place:16", "place:8")  # the dealer is too dear
    assert table.turn_of == 1
    assert table.s.holder == 0


def test_encounters_are_those_of_the_tavern() -> None:
    """Ruling 59."""
    table = mocha(coffee=2)
    table.s.players[1].family = 19
    table.s.players[2].family = 2
    table.act(19, "barrier", "place:2", "place:8", "act")
    assert table.labels == ["family:1"]


def test_cards_and_tiles_of_the_place_do_not_help_from_afar() -> None:
    """Ruling 21."""
    table = mocha(coffee=2)
    table.give("double_post_office")
    table.act(19, "barrier", "place:5", "place:6")
    assert table.labels == ["done", "act"]
    table.play("act")
    assert table.labels == ["done"]
    assert table.s.post == 1


def test_the_barrier_at_the_police_station_and_at_the_tavern_again() -> None:
    """Ruling 56."""
    table = mocha(coffee=3)
    table.act(19, "barrier", "place:19", "place:6", "act")
    assert table.labels == ["tile:straight", "tile:welcome"]  # one coffee is left
    table.play("tile:welcome")
    assert table.me.coffee == 0
    table = mocha(coffee=2)
    table.act(19, "barrier", "place:12", "place:6", "act", "place:3", "act")
    assert table.me.family == 3
    assert table.me.goods == [0, 2, 0, 0]


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_tavern_tiles_cost_1_to_4_coffee(taken: int) -> None:
    table = mocha(coffee=4)
    table.s.tiles[STRAIGHT] = taken
    table.act(19, "tile:straight")
    assert table.me.coffee == 3 - taken
    assert table.me.has(STRAIGHT)


def test_one_tavern_tile_of_each_kind() -> None:
    table = mocha(coffee=1)
    table.tile(STRAIGHT)
    table.act(19)
    assert table.labels == ["tile:welcome"]


def test_the_straight_line_tile() -> None:
    table = mocha()
    table.tile(STRAIGHT)
    table.stand(20)
    assert table.labels == [f"place:{place}" for place in (2, 5, 8, 11, 13, 14, 16, 19)]


def test_the_straight_line_stops_at_a_foreign_barrier() -> None:
    table = mocha()
    table.tile(STRAIGHT)
    table.s.barrier = edge(5, 14)
    table.s.holder = 1
    table.s.walled = type(table.s.grid)(table.s.places, 5, table.s.barrier)
    table.stand(20)
    assert table.labels == [f"place:{place}" for place in (2, 5, 8, 11, 16, 19)]
    table.s.holder = 0
    table.ask_again()
    assert "place:13" in table.labels


def test_the_welcome_tile_makes_characters_free() -> None:
    table = mocha()
    table.tile(WELCOME)
    table.s.npcs[:3] = [2, 2, 2]
    table.act(2).then("card:move_0", 6, 6).play("npc:governor")
    table.then(5, 6).play("npc:smuggler", "good:fruit")
    table.then(5, 5).play("npc:coffee_trader", "done")
    assert (table.me.lira, table.me.coffee, table.me.goods) == (10, 1, [2, 0, 1, 0])
    assert table.hand() == ["move_0"]
    assert table.s.npcs[:3] == [12, 11, 10]


def test_scenario_26_baksheesh() -> None:
    table = mocha(4, coffee=4)
    table.me.extensions = 1
    table.cart(fruit=3)
    table.act(19, "baksheesh")
    assert table.labels == ["place:13", "place:16", "place:20"]
    table.play("place:16")
    assert (table.me.coffee, table.me.goods, table.me.rubies) == (0, [0, 0, 0, 0], 1)
    assert table.s.dealer_price() == 13
    assert table.s.baksheesh == 1


def test_the_other_side_of_the_baksheesh_tile_wants_spice() -> None:
    table = mocha(coffee=4)
    table.s.baksheesh = 1
    table.me.extensions = 1
    table.cart(spice=3)
    table.act(19, "baksheesh", "place:20")
    assert table.me.goods == [0, 0, 0, 0]
    assert table.s.taken[FROM_COFFEE_HOUSE] == 1
    assert table.s.baksheesh == 0


def test_the_sultans_next_ruby_gets_dearer_by_baksheesh_too() -> None:
    """Ruling 60."""
    table = mocha(coffee=4)
    table.me.extensions = 1
    table.cart(fruit=3)
    before = table.s.sultan_goods()
    table.act(19, "baksheesh", "place:13")
    assert table.s.sultan_goods() == before + 1
    assert table.s.taken[FROM_SULTAN] == 1
    assert table.s.taken[FROM_DEALER] == 0


def test_19_the_example_of_the_barrier() -> None:
    """2 coffee, an action beside the barrier without encounters, and only the owner passes."""
    table = Table(mocha=True)
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
    assert table.reachable == {10, 9, 3, 13, 12}


def test_19_the_straight_tile_does_not_cross_it_either_but_the_owner_does() -> None:
    table = Table(mocha=True)
    table.tile(STRAIGHT, seat=0)
    table.s.barrier = edge(FRUIT_WAREHOUSE, 17)
    table.s.walled = type(table.s.grid)(table.s.places, 5, table.s.barrier)
    table.s.holder = 1
    table.stand(8)
    assert {1, 7, 17} <= table.reachable
    assert 4 not in table.reachable
    table.s.holder = 0
    table.ask_again()
    assert {1, 7, 17, 4} <= table.reachable


def test_19_tiles_rise_in_price_and_everybody_has_one_of_a_kind() -> None:
    table = Table(mocha=True)
    table.me.coffee = 3
    table.s.tiles[WELCOME] = 1
    table.act(19)
    assert table.labels == ["tile:straight", "tile:welcome", "barrier"]
    table.play("tile:welcome")
    assert table.me.coffee == 1
    table = Table(mocha=True)
    table.tile(STRAIGHT)
    table.me.coffee = 1
    table.act(19)
    assert table.labels == ["tile:welcome"]


def test_19_baksheesh() -> None:
    """4 coffee and 3 yellow goods for the next ruby of a track; then the tile is turned over."""
    table = Table(mocha=True)
    table.me.extensions = 1
    table.me.coffee = 4
    table.cart(fruit=3)
    table.act(19, "baksheesh")
    assert table.reachable == {13, 16, 20}
    table.play("place:16")
    assert (table.me.coffee, table.me.goods[2], table.me.rubies) == (0, 0, 1)
    assert table.s.dealer_price() == 15
    assert table.s.baksheesh == 1


def test_the_straight_tile_goes_any_number_of_places() -> None:
    table = Table(mocha=True)
    table.tile(STRAIGHT)
    table.stand(16)
    assert table.reachable == {15, 8, 18, 1, 2, 3, 10, 20}


@pytest.mark.parametrize("npc", ["governor", "coffee_trader", "courier"])
def test_with_the_welcome_tile_characters_cost_nothing(npc: str) -> None:
    table = Table(mocha=True, letters=True)
    table.tile(WELCOME)
    table.s.npcs[["governor", "smuggler", "coffee_trader", "courier"].index(npc)] = 12
    table.me.family = 3
    table.play("place:12", "leave", f"npc:{npc}")
    assert table.me.lira == 10
    assert len(table.hand()) + table.me.coffee + len(table.me.letters) == 1


def test_with_the_welcome_tile_the_smuggler_gives_for_nothing() -> None:
    table = Table(mocha=True)
    table.tile(WELCOME)
    table.s.npcs[1] = 12
    table.me.family = 3
    table.play("place:12", "leave").then(1, 1).play("npc:smuggler", "good:jewelry")
    assert (table.me.lira, table.me.goods) == (10, [0, 0, 0, 1])
    assert table.s.npcs[1] == 2


# -- 20 Coffee House -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taken", "price"), [(0, 6), (1, 7), (2, 8), (3, 9), (4, 10), (5, 10), (9, 10)]
)
def test_coffee_house(taken: int, price: int) -> None:
    table = mocha(coffee=price)
    table.s.taken[FROM_COFFEE_HOUSE] = taken
    table.act(20)
    assert (table.me.coffee, table.me.rubies) == (0, 1)


def test_too_little_coffee() -> None:
    table = mocha(coffee=5)
    table.visit(20)
    assert table.turn_of == 1


@pytest.mark.parametrize(("taken", "price"), [(0, 6), (1, 7), (4, 10), (5, 10), (9, 10)])
def test_20_the_coffee_house(taken: int, price: int) -> None:
    table = Table(mocha=True)
    table.s.taken[5] = taken
    table.me.coffee = price
    table.act(20)
    assert (table.me.coffee, table.me.rubies) == (0, 1)
