"""Bonus cards, p. 24: every card, and when it may be played."""

from __future__ import annotations

import pytest

from majlis.games.istanbul.data import RED, STRAIGHT, WELCOME
from majlis.games.istanbul.state import FROM_COFFEE_HOUSE, FROM_DEALER, FROM_SULTAN, OWN
from tests.istanbul.table import BONUS, Table, TableOfRules1


def opened(table: Table) -> list[str]:
    """The cards that may be played now; the question is left open."""
    return table.play("cards").labels


# -- base game -----------------------------------------------------------------------------------


def test_gain_good() -> None:
    table = Table()
    table.give("gain_good")
    table.cart(spice=2)
    table.play("cards", "card:gain_good")
    assert table.labels == ["good:fabric", "good:fruit", "good:jewelry"]
    table.play("good:jewelry")
    assert table.me.goods == [0, 2, 0, 1]
    assert table.discard == ["gain_good"]
    assert table.turn_of == 0  # the question stands again


def test_gain_good_never_during_an_action() -> None:
    table = Table(letters=True)
    table.give("gain_good", "gain_5_lira")
    table.act(23, "good:fruit")
    assert opened(table) == ["card:gain_5_lira"]


def test_gain_5_lira_at_every_window() -> None:
    table = Table()
    table.give("gain_5_lira")
    table.stand(2, seat=1)
    assert "cards" in table.labels  # turn start
    table.play("place:2")
    assert "cards" in table.labels  # after the move, before the assistant
    table.play("leave")
    assert table.asked == "PayMerchants"
    assert "cards" in table.labels  # before the payment
    table.play("pay")
    assert table.asked == "Act"
    assert "cards" in table.labels  # before the action
    table.play("act")
    assert table.asked == "AfterAction"
    table.play("cards", "card:gain_5_lira")
    assert table.me.lira == 13
    assert table.turn_of == 1


def test_nobody_plays_cards_in_another_players_turn() -> None:
    table = Table()
    table.give("gain_5_lira", seat=1)
    table.act(2)
    assert table.turn_of == 1


def test_double_sultan_at_the_new_price() -> None:
    table = Table(4)
    table.me.extensions = 3
    table.cart(3, 3, 3, 3)
    table.give("double_sultan")
    table.act(13)
    assert table.me.goods == [2, 2, 2, 2]
    table.play("cards", "card:double_sultan", "good:fruit")
    assert table.me.goods == [1, 1, 0, 1]
    assert table.me.rubies == 2
    assert table.s.sultan_goods() == 6


def test_a_double_card_needs_goods_for_the_second_time() -> None:
    """Ruling 23."""
    table = Table(4)
    table.cart(1, 1, 1, 1)
    table.give("double_sultan")
    table.act(13)
    assert table.labels == ["done"]


def test_a_double_card_needs_the_first_action() -> None:
    table = Table()
    table.give("double_post_office")
    table.visit(5).play("done")
    assert table.labels == ["done"]


def test_scenario_2_double_post_office_moves_the_markers_each_time() -> None:
    table = Table()
    table.s.post = 3
    table.me.lira = 0
    table.cart(fabric=1)
    table.give("double_post_office")
    table.act(5)
    assert (table.me.goods, table.me.lira) == ([2, 0, 0, 1], 3)
    table.play("cards", "card:double_post_office")
    assert (table.me.goods, table.me.lira) == ([2, 0, 0, 2], 7)
    assert table.s.post == 0


def test_two_double_cards_make_three_actions() -> None:
    """Ruling 22."""
    table = Table(4)
    table.me.lira = 12 + 13 + 14
    table.give("double_gemstone", "double_gemstone")
    table.act(16).play("cards", "card:double_gemstone", "cards", "card:double_gemstone")
    assert (table.me.lira, table.me.rubies) == (0, 3)
    assert table.s.taken[FROM_DEALER] == 3


def test_lira_may_be_raised_between_the_two_actions() -> None:
    table = Table(4)
    table.me.lira = 12 + 8
    table.give("double_gemstone", "gain_5_lira")
    table.act(16, "cards")
    assert table.labels == ["card:gain_5_lira"]
    table.play("card:gain_5_lira", "cards", "card:double_gemstone")
    assert (table.me.lira, table.me.rubies) == (0, 2)


def test_a_double_card_comes_directly_after_the_action() -> None:
    table = Table()
    table.give("double_post_office")
    table.s.npcs[1] = 5
    table.act(5)
    assert table.labels == ["done", "cards", "npc:smuggler"]
    table.play("npc:smuggler", "good:jewelry", "lira")
    assert table.labels == ["done"]


def test_the_family_member_may_use_double_cards() -> None:
    """Ruling 20."""
    table = Table()
    table.give("double_post_office")
    table.act(12, "place:5", "act", "cards", "card:double_post_office")
    assert table.s.post == 2


@pytest.mark.parametrize(
    ("card", "place"),
    [("double_post_office", 5), ("double_wainwright", 1), ("double_mosque", 14)],
)
def test_a_double_card_needs_the_figure_still_there(card: str, place: int) -> None:
    """The card says "if you are there" (p. 24): the family member acted, and went home since."""
    table = Table(mocha=True, letters=True)
    table.me.lira = 14
    table.cart(2, 2)
    table.give("family_home", card)
    table.act(12, f"place:{place}", "act")
    if place == 14:
        table.play("tile:red")
    table.play("cards")
    assert table.labels == sorted(["card:family_home", f"card:{card}"], key=table.s.parse)
    table.play("card:family_home", "lira")
    assert table.me.family == 12
    assert table.labels == ["done"]


def test_the_step_of_the_family_member_and_its_way_home_leave_no_double_action() -> None:
    table = Table(letters=True)
    table.give("family_step", "family_home", "double_post_office")
    table.me.family = 16
    table.ask_again()
    table.play("cards", "card:family_step", "place:5", "act", "cards", "card:family_home", "lira")
    assert table.labels == ["done"]


def test_the_family_members_way_home_does_not_hinder_the_merchants_double_card() -> None:
    table = Table()
    table.me.family = 5
    table.give("family_home", "double_post_office")
    table.act(5, "cards", "card:family_home", "lira", "cards", "card:double_post_office")
    assert table.s.post == 2


def test_under_rules_1_a_double_card_was_played_for_who_had_gone() -> None:
    table = TableOfRules1()
    table.give("family_home", "double_post_office")
    table.act(12, "place:5", "act", "cards", "card:family_home", "lira")
    table.play("cards", "card:double_post_office")
    assert table.s.post == 2


def test_family_home_takes_the_reward() -> None:
    table = Table()
    table.give("family_home", "family_home")
    assert "cards" not in table.labels  # the family is at home
    table.me.family = 3
    table.ask_again()
    table.play("cards", "card:family_home", "lira")
    assert table.me.family == 12
    assert table.me.lira == 13
    assert "cards" not in table.labels


def test_family_home_for_a_card() -> None:
    table = Table()
    table.give("family_home")
    table.me.family = 3
    table.ask_again()
    table.then("card:move_0").play("cards", "card:family_home", "deck")
    assert table.hand() == ["move_0"]


def test_small_market_any_sells_what_is_not_demanded() -> None:
    """Ruling 30."""
    table = Table()
    table.demand(11, 3)  # no jewelry
    table.cart(jewelry=2, fabric=2)
    table.give("small_market_any")
    table.visit(11).play("cards", "card:small_market_any")
    assert table.labels == ["good:fabric", "good:jewelry"]
    table.play("good:fabric", "good:fabric", "good:jewelry", "good:jewelry", "done")
    assert table.me.lira == 24
    assert table.s.sales == [0, 1]
    assert table.turn_of == 1


def test_small_market_any_only_there() -> None:
    table = Table()
    table.cart(1, 1, 1, 1)
    table.give("small_market_any")
    table.visit(10)
    assert "cards" not in table.labels


def test_move_0_stays_and_still_needs_an_assistant() -> None:
    table = Table()
    table.stand(2)
    table.give("move_0")
    table.play("cards", "card:move_0")
    assert table.labels == ["stop", "leave"]
    table.play("leave", "act")
    assert table.me.merchant == 2
    assert table.me.goods == [2, 0, 0, 0]


def test_move_0_at_the_fountain() -> None:
    """Ruling 13."""
    table = Table()
    table.left_at(2, 3)
    table.give("move_0")
    table.play("cards", "card:move_0", "act", "take")
    assert table.own() == 4


def test_move_0_beside_another_merchant_pays_again() -> None:
    """Ruling 14."""
    table = Table()
    table.stand(2)
    table.stand(2, seat=1)
    table.give("move_0")
    table.play("cards", "card:move_0", "leave", "pay")
    assert table.me.lira == 8


def test_move_3_4_goes_by_shortest_distance() -> None:
    """Ruling 15."""
    table = Table()
    table.give("move_3_4")
    table.play("cards", "card:move_3_4")
    #  15  5  2 14      the Fountain 7 is in the second row, third column
    #   4 12  7  3
    #   8  6 11  9
    #  13 10  1 16
    assert table.labels == ["place:8", "place:10", "place:13", "place:15", "place:16"]
    table.play("place:13")
    assert table.me.merchant == 13
    assert table.asked == "Assistant"


def test_the_loose_ruling_lets_the_long_move_double_back() -> None:
    table = Table(ruling_loose_long_move=True)
    table.give("move_3_4")
    table.play("cards", "card:move_3_4")
    assert len(table.labels) == 15


def test_one_move_card_a_turn() -> None:
    """Ruling 16."""
    table = Table()
    table.give("move_0", "move_3_4")
    table.play("cards", "card:move_3_4", "place:13")
    assert "cards" not in table.labels


def test_return_assistant_before_or_after_the_move() -> None:
    table = Table()
    table.left_at(2, 3)
    table.give("return_assistant", "return_assistant")
    table.play("cards", "card:return_assistant", "place:2")
    assert table.own() == 3
    table.play("place:5", "cards", "card:return_assistant", "place:3", "leave")
    assert table.own() == 3
    assert table.me.assistants == 1 << 5


def test_return_assistant_not_after_phase_1() -> None:
    table = Table()
    table.left_at(3)
    table.give("return_assistant")
    table.play("place:2", "leave")
    assert "cards" not in table.labels


def test_return_assistant_not_before_the_action_at_the_fountain() -> None:
    """Ruling 93: no assistant is left there, but to act is phase 3."""
    table = Table()
    table.stand(2)
    table.left_at(3)
    table.give("return_assistant")
    table.play("place:7")
    assert table.labels == ["done", "act"]
    old = TableOfRules1()
    old.stand(2)
    old.left_at(3)
    old.give("return_assistant")
    old.play("place:7", "cards", "card:return_assistant", "place:3")
    assert old.own() == 4


def test_return_assistant_helps_an_empty_stack() -> None:
    table = Table()
    table.left_at(3, 15, 14, 5)
    table.give("return_assistant")
    table.play("place:2", "cards", "card:return_assistant", "place:5", "leave")
    assert table.me.assistants == 1 << 3 | 1 << 15 | 1 << 14 | 1 << 2


def test_any_number_of_cards_and_all_go_to_one_discard_pile() -> None:
    table = Table()
    table.give("gain_5_lira", "gain_5_lira", "gain_good")
    table.play("cards", "card:gain_5_lira", "cards", "card:gain_5_lira")
    table.play("cards", "card:gain_good", "good:jewelry")
    assert table.me.lira == 20
    assert table.me.goods == [0, 0, 0, 1]
    assert table.discard == ["gain_5_lira", "gain_5_lira", "gain_good"]


def test_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    table = Table()
    table.s.discard = [BONUS.index("move_0")]
    table.s.deck = [0] * len(BONUS)
    table.s.npcs[0] = 2
    table.play("place:2", "leave", "act", "npc:governor", "lira")
    assert table.hand() == ["move_0"]
    assert table.discard == []


def test_there_is_no_hand_limit() -> None:
    table = Table()
    table.give(*["gain_good"] * 4, *["move_3_4"] * 4, *["double_sultan"] * 2)
    table.s.players[1].family = 2
    table.play("place:2", "leave", "act").then("card:move_0").play("family:1", "deck")
    assert len(table.hand()) == 11


def test_gain_good_before_and_after_but_never_during_an_action() -> None:
    table = Table()
    table.give("gain_good")
    table.demand(11, 4)
    table.visit(11)
    assert table.labels == ["done", "cards"]
    table.play("cards", "card:gain_good", "good:spice", "act", "good:spice")
    assert table.labels == ["done"]
    table = Table()
    table.give("gain_good")
    table.demand(11, 4)
    table.cart(spice=1)
    table.act(11)
    assert table.labels == ["good:spice"]  # inside the action no card is offered
    table.play("good:spice", "done")
    assert table.labels == ["done", "cards"]


def test_5_lira_in_time_to_pay_other_merchants() -> None:
    table = Table()
    table.me.lira = 0
    table.give("gain_5_lira")
    table.stand(2, seat=1)
    table.play("place:2", "leave", "cards", "card:gain_5_lira", "pay")
    assert table.lira == [3, 12, 10]


def test_the_palace_once_more_at_its_new_price() -> None:
    table = Table(4)
    table.me.extensions = 3
    table.give("double_sultan")
    table.cart(2, 2, 3, 2)
    table.act(13, "cards", "card:double_sultan", "good:fruit")
    assert table.me.rubies == 2
    assert table.me.goods == [0, 0, 0, 0]


def test_the_post_office_once_more_with_its_markers_moved() -> None:
    table = Table()
    table.give("double_post_office")
    table.act(5, "cards", "card:double_post_office")
    assert table.me.goods == [1, 1, 2, 0]
    assert table.me.lira == 14
    assert table.s.post == 2


def test_the_dealer_once_more_and_dearer() -> None:
    table = Table(4)
    table.give("double_gemstone", "double_gemstone")
    table.me.lira = 12 + 13 + 14
    table.act(16, "cards", "card:double_gemstone", "cards", "card:double_gemstone")
    assert (table.me.lira, table.me.rubies) == (0, 3)


def test_a_double_card_needs_an_action_carried_out_and_the_price() -> None:
    table = Table(4)
    table.give("double_gemstone")
    table.me.lira = 24
    table.visit(16)
    assert table.labels == ["done", "act"]
    table.play("act")
    assert table.labels == ["done"]  # 12 left, the next costs 13
    table = Table(4)
    table.give("double_gemstone")
    table.me.lira = 30
    table.visit(16)
    table.play("done")
    assert table.labels == ["done"]


@pytest.mark.parametrize("reward", ["lira", "deck"])
def test_the_family_member_home_for_its_reward(reward: str) -> None:
    table = Table()
    table.me.family = 9
    table.give("family_home")
    table.play("cards", "card:family_home").then("card:move_0").play(reward)
    assert table.me.family == 12
    assert table.me.lira == (13 if reward == "lira" else 10)
    assert table.hand() == ([] if reward == "lira" else ["move_0"])


def test_the_family_member_cannot_come_home_from_home() -> None:
    table = Table()
    table.give("family_home")
    assert "cards" not in table.labels


def test_any_goods_on_the_small_market() -> None:
    table = Table()
    table.give("small_market_any")
    table.me.extensions = 3
    table.demand(11, 4)
    table.cart(jewelry=5)
    table.visit(11)
    table.play("cards", "card:small_market_any", *["good:jewelry"] * 5)
    assert table.labels == ["done"]
    table.play("done")
    assert table.me.lira == 30
    assert table.s.sales == [0, 1]


def test_not_on_the_large_market() -> None:
    table = Table()
    table.give("small_market_any")
    table.demand(10, 1)
    table.cart(fruit=2)
    table.visit(10)
    assert table.labels == ["done"]


def test_the_merchant_stays_but_an_assistant_is_left_or_taken() -> None:
    table = Table()
    table.give("move_0")
    table.stand(2)
    table.me.assistants = 1 << 2
    table.me.stack = [OWN] * 3
    table.play("cards", "card:move_0")
    assert table.labels == ["stop", "take"]
    table.play("take", "act")
    assert table.me.goods[0] == 2
    assert table.me.stack == [OWN] * 4


def test_who_stays_pays_the_merchants_who_are_there() -> None:
    table = Table()
    table.give("move_0")
    table.stand(2)
    table.stand(2, seat=1)
    table.play("cards", "card:move_0", "leave", "pay")
    assert table.lira == [8, 12, 10]


def test_3_or_4_steps_instead_of_1_or_2() -> None:
    table = Table()
    table.give("move_3_4")
    table.play("cards", "card:move_3_4")
    assert table.reachable == {15, 8, 10, 16, 13}
    table.play("place:13", "leave")
    assert table.me.merchant == 13
    assert table.me.assistants == 1 << 13


def test_an_assistant_back_in_phase_1_before_or_after_the_move_not_later() -> None:
    table = Table()
    table.give("return_assistant")
    table.left_at(15, 5, 14, 4)
    table.play("cards", "card:return_assistant", "place:15")
    assert table.me.stack == [OWN]
    table = Table()
    table.give("return_assistant")
    table.left_at(15, 5, 14, 4)
    table.play("place:2", "cards", "card:return_assistant", "place:4", "leave", "act")
    assert table.me.goods[0] == 2
    table = Table()
    table.give("return_assistant")
    table.left_at(15)
    table.play("place:2", "leave")
    assert table.labels == ["done", "act"]


# -- Mocha & Baksheesh ---------------------------------------------------------------------------


def test_two_coffee() -> None:
    table = Table(mocha=True)
    table.give("two_coffee")
    table.play("cards", "card:two_coffee")
    assert table.me.coffee == 2


def test_coffee_for_guild() -> None:
    table = Table(mocha=True)
    table.give("coffee_for_guild")
    assert "cards" not in table.labels
    table.me.coffee = 3
    table.ask_again()
    table.then("guild:17").play("cards", "card:coffee_for_guild")
    assert table.me.guild == [17]
    assert table.me.coffee == 1


def test_coffee_for_lira() -> None:
    table = Table(mocha=True)
    table.give("coffee_for_lira")
    assert "cards" not in table.labels
    table.me.coffee = 1
    table.ask_again()
    table.play("cards", "card:coffee_for_lira")
    assert (table.me.coffee, table.me.lira) == (0, 18)


def test_scenario_38_exchange_3() -> None:
    table = Table(mocha=True)
    table.me.extensions = 1
    table.cart(fruit=3)
    table.give("exchange_3")
    table.play("cards", "card:exchange_3", "good:fruit", "good:jewelry", "good:fruit")
    table.play("good:jewelry", "good:fruit", "coffee")
    assert table.me.goods == [0, 0, 0, 2]
    assert table.me.coffee == 1
    assert table.turn_of == 0


def test_exchange_only_for_another_kind_that_fits_and_less_than_3_will_do() -> None:
    """Ruling 89."""
    table = Table(mocha=True)
    table.cart(2, 2, 1, 0)
    table.give("exchange_3")
    table.play("cards", "card:exchange_3", "good:fruit")
    assert table.labels == ["good:jewelry", "coffee"]
    table.play("coffee")
    assert table.labels == ["done", "good:fabric", "good:spice", "coffee"]
    table.play("done")
    assert table.me.coffee == 1


@pytest.mark.parametrize(
    ("dice", "reward"), [((1, 4), "coffee"), ((2, 4), "goods"), ((4, 4), "goods"), ((4, 5), "lira")]
)
def test_dice_reward_mocha(dice: tuple[int, int], reward: str) -> None:
    table = Table(mocha=True)
    table.give("dice_reward_mocha")
    table.then(*dice).play("cards", "card:dice_reward_mocha")
    if reward == "goods":
        table.play("good:jewelry", "good:jewelry")
        assert table.me.goods == [0, 0, 0, 2]
    assert table.me.coffee == (2 if reward == "coffee" else 0)
    assert table.me.lira == (17 if reward == "lira" else 10)
    assert table.turn_of == 0


def test_die_to_6_after_an_own_roll() -> None:
    table = Table(mocha=True)
    table.give("die_to_6")
    table.then(5, 2).act(9, "call:11")
    assert table.labels == ["done", "cards"]
    table.play("cards", "card:die_to_6", "die:second")
    assert table.me.lira == 21


def test_die_to_6_with_the_red_tile() -> None:
    """Ruling 25."""
    table = Table(mocha=True)
    table.give("die_to_6")
    table.tile(RED)
    table.then(1, 2).act(9, "call:10")
    table.play("die:first", "cards", "card:die_to_6", "die:second")
    assert table.me.lira == 20


def test_die_to_6_not_when_a_character_moves() -> None:
    """Ruling 26."""
    table = Table(mocha=True)
    table.give("die_to_6")
    table.s.npcs[1] = 2
    table.act(2).then(1, 1).play("npc:smuggler", "good:fruit", "lira")
    assert table.s.npcs[1] == 2
    assert table.asked == "AfterAction"


def test_die_to_6_for_the_dice_reward() -> None:
    table = Table(mocha=True)
    table.give("die_to_6", "dice_reward_mocha")
    table.then(2, 3).play("cards", "card:dice_reward_mocha", "cards", "card:die_to_6", "die:first")
    assert table.me.lira == 17


def test_move_corner() -> None:
    table = Table(mocha=True)
    table.give("move_corner")
    table.play("cards", "card:move_corner")
    assert table.labels == ["place:10", "place:13", "place:16", "place:20"]


def test_double_wainwright() -> None:
    table = Table(mocha=True)
    table.me.lira = 14
    table.give("double_wainwright")
    table.act(1, "cards", "card:double_wainwright")
    assert (table.me.lira, table.me.extensions) == (0, 2)


def test_double_coffee_house() -> None:
    table = Table(mocha=True)
    table.me.coffee = 6 + 7
    table.give("double_coffee_house")
    table.act(20, "cards", "card:double_coffee_house")
    assert (table.me.coffee, table.me.rubies) == (0, 2)
    assert table.s.taken[FROM_COFFEE_HOUSE] == 2


def test_two_coffee_and_coffee_for_8_lira_and_for_a_guild_card() -> None:
    table = Table(mocha=True)
    table.give("two_coffee", "coffee_for_lira", "coffee_for_guild")
    table.me.coffee = 1
    table.ask_again()
    table.play("cards")
    assert table.labels == ["card:two_coffee", "card:coffee_for_lira"]
    table.play("card:two_coffee", "cards", "card:coffee_for_lira", "cards", "card:coffee_for_guild")
    assert (table.me.coffee, table.me.lira, len(table.me.guild)) == (0, 18, 1)


def test_exchange_the_example() -> None:
    """Three yellow goods for two blue ones and a coffee."""
    table = Table(mocha=True)
    table.me.extensions = 1
    table.give("exchange_3")
    table.cart(fruit=3)
    table.play("cards", "card:exchange_3")
    table.play("good:fruit", "good:jewelry", "good:fruit", "good:jewelry", "good:fruit", "coffee")
    assert (table.me.goods, table.me.coffee) == ([0, 0, 0, 2], 1)


def test_a_die_to_6_after_an_own_roll_but_not_for_the_governor() -> None:
    table = Table(mocha=True)
    table.give("die_to_6")
    table.visit(9)
    table.play("act").then(6, 3).play("call:12", "cards", "card:die_to_6", "die:second")
    assert table.me.lira == 22
    table = Table(mocha=True)
    table.give("die_to_6")
    table.me.family = 3
    table.s.npcs[1] = 12
    table.play("place:12", "leave", "done").then(1, 1)
    table.play("npc:smuggler", "good:spice", "lira")
    assert table.asked != "Rolled"
    assert table.s.npcs[1] == 2


def test_to_a_corner() -> None:
    table = Table(mocha=True)
    table.give("move_corner")
    table.stand(16)
    table.play("cards", "card:move_corner")
    assert table.reachable == {10, 20, 13}


def test_the_wainwright_and_the_coffee_house_once_more() -> None:
    table = Table(mocha=True)
    table.give("double_wainwright")
    table.me.lira = 14
    table.me.extensions = 1
    table.act(1, "cards", "card:double_wainwright")
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (0, 3, 1)
    table = Table(mocha=True)
    table.give("double_coffee_house")
    table.me.coffee = 13
    table.act(20, "cards", "card:double_coffee_house")
    assert (table.me.coffee, table.me.rubies) == (0, 2)


# -- Letters & Seals -----------------------------------------------------------------------------


def test_take_letter() -> None:
    table = Table(letters=True)
    table.give("take_letter")
    table.then("letter:9").play("cards", "card:take_letter")
    assert table.me.letters == [9]


@pytest.mark.parametrize(
    ("dice", "reward"), [((2, 3), "letter"), ((3, 3), "goods"), ((6, 6), "lira")]
)
def test_dice_reward_letters(dice: tuple[int, int], reward: str) -> None:
    table = Table(letters=True)
    table.give("dice_reward_letters")
    table.then(*dice).play("cards", "card:dice_reward_letters")
    if reward == "goods":
        table.play("good:fabric", "good:spice")
        assert table.me.goods == [1, 1, 0, 0]
    assert len(table.me.letters) == (reward == "letter")
    assert table.me.lira == (17 if reward == "lira" else 10)


def test_sell_one_for_7() -> None:
    table = Table(letters=True)
    table.give("sell_one_for_7")
    assert "cards" not in table.labels
    table.cart(spice=1)
    table.play("cards", "card:sell_one_for_7", "good:spice")
    assert (table.me.lira, table.me.goods) == (17, [0, 0, 0, 0])


def test_sell_one_for_7_takes_coffee_in_the_grand_bazaar() -> None:
    table = Table(mocha=True, letters=True)
    table.give("sell_one_for_7")
    table.me.coffee = 1
    table.ask_again()
    table.play("cards", "card:sell_one_for_7", "coffee")
    assert (table.me.lira, table.me.coffee) == (17, 0)


@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewelry"])
def test_good_and_3_lira(good: str) -> None:
    table = Table(letters=True)
    table.give(f"good_3_lira_{good}")
    table.play("cards", f"card:good_3_lira_{good}")
    assert table.me.goods[["fabric", "spice", "fruit", "jewelry"].index(good)] == 1
    assert table.me.lira == 13


def test_copy_discard_does_what_the_top_card_says() -> None:
    """Ruling 77: that card stays, the copy is laid on it."""
    table = Table(letters=True)
    table.give("copy_discard", "gain_5_lira")
    table.play("cards", "card:gain_5_lira", "cards", "card:copy_discard")
    assert table.me.lira == 20
    assert table.discard == ["gain_5_lira", "copy_discard"]


def test_copy_discard_must_be_legal_now() -> None:
    """Rulings 77 and 78."""
    table = Table(letters=True)
    table.give("copy_discard", "copy_discard")
    assert "cards" not in table.labels  # the pile is empty
    table.s.discard = [2]  # double_sultan
    table.ask_again()
    assert "cards" not in table.labels
    table.s.discard = [1]  # gain_5_lira
    table.ask_again()
    table.play("cards", "card:copy_discard")
    assert "cards" not in table.labels  # a copy cannot be copied


def test_copy_discard_of_a_move() -> None:
    table = Table(letters=True)
    table.give("copy_discard")
    table.s.discard = [7]  # move_0
    table.ask_again()
    table.stand(2)
    table.play("cards", "card:copy_discard", "leave")
    assert table.me.merchant == 2
    assert table.asked == "Act"


def test_copy_discard_of_a_good_with_lira_gives_that_good() -> None:
    table = Table(letters=True)
    table.give("copy_discard")
    table.s.discard = [25]  # good_3_lira_jewelry
    table.ask_again()
    table.play("cards", "card:copy_discard")
    assert table.me.goods == [0, 0, 0, 1]


def test_family_step_replaces_the_whole_move() -> None:
    """Ruling 81."""
    table = Table(letters=True)
    table.give("family_step")
    assert "cards" not in table.labels  # not from the Police Station
    table.me.family = 14
    table.s.npcs[1] = 8
    table.ask_again()
    table.play("cards", "card:family_step")
    #   9  1  4 21  3
    #  15  6  7 11 22
    #  13 24 12 14  8
    #  10  2 23  5 16
    assert table.labels == ["place:5", "place:8", "place:11"]  # not to the Police Station
    table.then(4, 4).play("place:8", "act", "good:fabric")
    assert table.me.family == 8
    assert table.me.merchant == 7
    assert table.me.goods == [1, 0, 0, 1]
    assert table.s.npcs[1] == 8  # met by nobody
    assert table.turn_of == 1


def test_return_assistant_with_the_family_step() -> None:
    """It serves the merchant's stack, before the step."""
    table = Table(letters=True)
    table.left_at(3)
    table.give("family_step", "return_assistant")
    table.me.family = 14
    table.ask_again()
    table.play("cards", "card:return_assistant", "place:3")
    assert table.own() == 4
    table.play("cards", "card:family_step", "place:8", "act")


def test_move_to_merchant_spares_him_only() -> None:
    """Ruling 79."""
    table = Table(4, letters=True)
    table.stand(5, seat=1)
    table.stand(5, seat=2)
    table.give("move_to_merchant")
    table.play("cards", "card:move_to_merchant")
    assert table.labels == ["merchant:1", "merchant:2"]  # seat 3 stands with us on the Fountain
    table.play("merchant:2", "leave", "pay")
    assert [player.lira for player in table.s.players] == [8, 12, 10, 10]
    assert table.me.merchant == 5


def test_companion_2() -> None:
    table = Table(letters=True)
    table.give("companion_2")
    assert "cards" not in table.labels
    table.me.companion = 12
    table.ask_again()
    table.play("cards", "card:companion_2")
    assert table.labels == [f"place:{place}" for place in (2, 4, 5, 6, 8, 11, 13)]
    table.play("place:2", "act")
    assert table.me.companion == 2
    assert table.me.goods == [2, 0, 0, 0]


def test_use_npc_wherever_he_stands() -> None:
    table = Table(letters=True)
    table.s.npcs = [3, 4, 0, 5]
    table.give("use_npc")
    table.play("cards", "card:use_npc")
    assert table.labels == ["npc:governor", "npc:smuggler", "npc:courier"]  # no coffee trader
    table.then("letter:9", 6, 4).play("npc:courier", "lira")
    assert table.me.letters == [9]
    assert table.me.lira == 8
    assert table.s.npcs[3] == 10


def test_use_npc_is_no_encounter() -> None:
    """Ruling 3: he may be met as well."""
    table = Table(letters=True)
    table.s.npcs = [0, 2, 0, 0]
    table.give("use_npc")
    table.then(1, 1).play("cards", "card:use_npc", "npc:smuggler", "good:fruit", "lira")
    table.act(2)
    assert "npc:smuggler" in table.labels


def test_use_npc_with_the_tavern_tile_is_free() -> None:
    """Ruling 80."""
    table = Table(mocha=True, letters=True)
    table.s.npcs = [3, 4, 5, 6]
    table.tile(WELCOME)
    table.give("use_npc")
    table.then(6, 6).play("cards", "card:use_npc", "npc:coffee_trader")
    assert (table.me.coffee, table.me.lira) == (1, 10)
    assert table.s.npcs[2] == 12


def test_double_mosque() -> None:
    table = Table(letters=True)
    table.cart(fabric=2, spice=2)
    table.give("double_mosque")
    table.act(14, "tile:red", "cards", "card:double_mosque")
    assert table.labels == ["tile:green"]
    table.play("tile:green")
    assert table.me.rubies == 1


def test_double_secret_society() -> None:
    table = Table(letters=True)
    table.give_letters(-2, -3, -4, -5, -6, -7)
    table.give("double_secret_society")
    table.act(24, "delivered:2", "delivered:3", "delivered:4", "place:13")
    table.play("cards", "card:double_secret_society")
    table.play("delivered:5", "delivered:6", "delivered:7", "place:16")
    assert table.me.rubies == 2
    assert table.me.lira == 10 + 3 + 2
    assert table.s.taken[FROM_SULTAN] == table.s.taken[FROM_DEALER] == 1


def test_scenario_41_move_any_for_3_lira() -> None:
    """Ruling 91."""
    table = Table(letters=True)
    table.left_at(10, 2, 23)
    table.me.lira = 5
    table.stand(9)
    table.stand(4, seat=1)
    table.give("move_any_3_lira")
    table.play("cards", "card:move_any_3_lira")
    assert "place:9" not in table.labels
    assert len(table.labels) == 19
    table.play("place:4", "leave", "pay", "act")
    assert table.me.lira == 0
    assert table.s.players[1].lira == 12
    assert table.me.goods == [0, 0, 2, 0]


def test_move_any_needs_3_lira() -> None:
    table = Table(letters=True)
    table.give("move_any_3_lira")
    table.me.lira = 2
    table.ask_again()
    assert "cards" not in table.labels


def test_one_good_or_coffee_for_7_lira() -> None:
    table = Table(mocha=True, letters=True)
    table.give("sell_one_for_7", "sell_one_for_7")
    table.me.coffee = 1
    table.cart(jewelry=1)
    table.play("cards", "card:sell_one_for_7", "coffee")
    table.play("cards", "card:sell_one_for_7", "good:jewelry")
    assert (table.me.lira, table.me.coffee, table.me.goods) == (24, 0, [0, 0, 0, 0])


def test_the_smugglers_good_can_be_sold_to_pay_him() -> None:
    table = Table(letters=True)
    table.give("sell_one_for_7")
    table.s.npcs[1] = 12
    table.me.lira = 0
    table.me.family = 3
    table.play("place:12", "leave", "done", "npc:smuggler", "good:fruit")
    assert table.labels == ["good:fruit", "cards"]
    table.play("cards", "card:sell_one_for_7", "good:fruit", "lira")
    assert (table.me.lira, table.me.goods) == (5, [0, 0, 0, 0])


def test_a_good_and_3_lira() -> None:
    table = Table(letters=True)
    table.give("good_3_lira_jewelry")
    table.play("cards", "card:good_3_lira_jewelry")
    assert (table.me.lira, table.me.goods) == (13, [0, 0, 0, 1])


def test_the_copy_of_the_top_discard() -> None:
    table = Table(letters=True)
    table.give("copy_discard", "gain_5_lira")
    assert "card:copy_discard" not in table.play("cards").labels  # nothing lies there yet
    table.play("card:gain_5_lira", "cards", "card:copy_discard")
    assert table.me.lira == 20
    assert table.discard == ["gain_5_lira", "copy_discard"]


def test_the_family_member_steps_and_acts_and_that_is_the_turn() -> None:
    table = Table(letters=True)
    table.give("family_step")
    assert "cards" not in table.labels  # not out of the Police Station
    table.me.family = 24
    table.stand(2, seat=1)
    table.ask_again()
    table.play("cards", "card:family_step")
    assert table.reachable == {6, 13, 2}  # nor into it
    table.play("place:2", "act")
    assert (table.me.goods[0], table.me.family, table.me.merchant) == (2, 2, 7)
    assert table.me.lira == 10
    assert table.turn_of == 1


def test_between_the_step_and_the_action_of_the_family_member() -> None:
    """The action has not begun, but phase 1 is over (ruling 93)."""
    table = Table(letters=True)
    table.give("family_step", "gain_good", "return_assistant", "family_home")
    table.left_at(3)
    table.me.family = 24
    table.ask_again()
    table.play("cards", "card:family_step", "place:2", "cards")
    assert table.labels == ["card:gain_good"]
    table.play("card:gain_good", "good:spice", "act")
    assert table.me.goods == [2, 1, 0, 0]
    assert table.me.stack == [OWN] * 3


def test_to_another_merchant_who_is_not_paid_while_the_others_are() -> None:
    table = Table(letters=True)
    table.give("move_to_merchant")
    table.stand(5, seat=1)
    table.stand(5, seat=2)
    table.play("cards", "card:move_to_merchant", "merchant:1", "leave", "pay")
    assert [player.lira for player in table.s.players] == [8, 10, 12]


def test_the_companion_two_places_away() -> None:
    table = Table(letters=True)
    table.give("companion_2")
    table.me.companion = 9
    table.ask_again()
    table.play("cards", "card:companion_2")
    assert table.reachable == {4, 6, 13}


def test_a_character_from_afar_at_his_price() -> None:
    table = Table(letters=True)
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
    table = Table(letters=True)
    table.give("double_mosque")
    table.cart(2, 2, 0, 0)
    table.act(14, "tile:red", "cards", "card:double_mosque", "tile:green")
    assert (table.me.rubies, table.me.goods) == (1, [1, 1, 0, 0])
    table = Table(letters=True)
    table.give("double_secret_society")
    table.give_letters(-13, -15, -10, -16, -13, -15)
    table.act(24, "delivered:10", "delivered:13", "delivered:13", "place:16")
    table.play("cards", "card:double_secret_society")
    table.play("delivered:15", "delivered:15", "delivered:16", "place:16")
    assert (table.me.rubies, table.me.lira) == (2, 10 + 3 + 2)


def test_anywhere_for_3_lira() -> None:
    table = Table(letters=True)
    table.give("move_any_3_lira")
    table.stand(16)
    table.stand(9, seat=1)
    table.me.lira = 5
    table.ask_again()
    table.play("cards", "card:move_any_3_lira")
    assert table.reachable == set(table.s.places) - {16}
    table.play("place:9", "leave", "pay")
    assert [player.lira for player in table.s.players] == [0, 12, 10]


# -- in general ----------------------------------------------------------------------------------


def test_a_card_never_loses_the_question_it_interrupted() -> None:
    table = Table(mocha=True)
    table.give("gain_5_lira", "two_coffee", "gain_good")
    table.tile(STRAIGHT)
    before = table.labels
    table.play("cards", "card:gain_5_lira")
    assert table.labels == before
    table.play("cards", "card:two_coffee", "cards", "card:gain_good", "good:fabric")
    assert table.labels == [label for label in before if label != "cards"]
