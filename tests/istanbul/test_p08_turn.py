"""A turn: movement, merchants, action, encounters; and the end of the game, pp. 8-9."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from majlis.games.istanbul.data import BLUE, YELLOW
from majlis.games.istanbul.rules.ending import GameEnd
from majlis.games.istanbul.state import OWN, WHITE
from majlis.kernel.chance import Rng
from majlis.kernel.game import Setting
from tests.istanbul.table import Table, TableOfRules1

# Short paths:   15  5  2 14
#                 4 12  7  3
#                 8  6 11  9
#                13 10  1 16


# -- 1. Movement ---------------------------------------------------------------------------------


def test_the_merchant_moves_1_or_2_places_not_diagonally_in_one() -> None:
    table = Table()
    assert table.reachable == {2, 12, 3, 11, 5, 14, 4, 6, 9, 1}


def test_in_a_corner() -> None:
    table = Table()
    table.stand(13)
    assert table.reachable == {8, 10, 4, 6, 1}


def test_the_whole_stack_moves_and_the_lowest_assistant_is_left() -> None:
    table = Table()
    table.play("place:2", "leave")
    assert table.me.merchant == 2
    assert table.me.stack == [OWN] * 3
    assert table.me.assistants == 1 << 2


def test_an_assistant_who_is_there_is_picked_up() -> None:
    table = Table()
    table.left_at(2, 3)
    table.play("place:2")
    assert table.labels == ["stop", "take"]  # to leave a second one is no choice (ruling 9)
    table.play("take")
    assert table.me.stack == [OWN] * 3
    assert table.me.assistants == 1 << 3


def test_who_will_not_leave_an_assistant_ends_the_turn_at_once() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.s.players[1].family = 2
    table.play("place:2", "stop")
    assert table.turn_of == 1
    assert table.me.stack == [OWN] * 4
    assert table.s.players[1].family == 2  # nobody is met (ruling 8)


def test_who_cannot_leave_an_assistant_ends_the_turn_at_once() -> None:
    """Ruling 10: the move itself is legal."""
    table = Table()
    table.left_at(15, 5, 14, 4)
    table.play("place:2")
    assert table.turn_of == 1
    assert table.me.merchant == 2


def test_with_a_card_in_hand_he_is_asked_all_the_same() -> None:
    """Whether the card could help is a secret."""
    table = Table()
    table.left_at(15, 5, 14, 4)
    table.give("double_sultan")
    table.play("place:2")
    assert table.labels == ["stop"]


def test_no_assistant_is_needed_at_the_fountain() -> None:
    table = Table()
    table.stand(2)
    table.left_at(15, 5, 14, 4)
    table.play("place:7")
    assert table.asked == "Act"


def test_yellow_tile_brings_an_assistant_back_for_2_lira_once_a_turn() -> None:
    table = Table()
    table.tile(YELLOW)
    table.left_at(15, 5, 14, 4)
    table.play("place:2")
    assert table.labels == ["stop", "tile:yellow"]
    table.play("tile:yellow", "place:15", "leave")  # ruling 18
    assert table.me.lira == 8
    assert table.me.assistants == 1 << 5 | 1 << 14 | 1 << 4 | 1 << 2
    assert "tile:yellow" not in table.labels


def test_yellow_tile_not_from_the_merchants_own_place() -> None:
    """Ruling 17: before moving not from there, after moving gladly."""
    table = Table()
    table.tile(YELLOW)
    table.stand(2)
    table.left_at(2)
    assert "tile:yellow" not in table.labels
    table.play("place:5", "tile:yellow")
    assert table.labels == ["place:2"]


def test_yellow_tile_needs_2_lira() -> None:
    table = Table()
    table.tile(YELLOW)
    table.left_at(15)
    table.me.lira = 1
    table.ask_again()
    assert "tile:yellow" not in table.labels


def test_yellow_tile_may_be_used_again_next_turn() -> None:
    table = Table(2)
    table.tile(YELLOW)
    table.left_at(15, 14)
    table.play("tile:yellow", "place:15", "place:2", "stop", "place:3", "stop")
    assert table.turn_of == 0
    assert "tile:yellow" in table.labels


@pytest.mark.parametrize(
    ("start", "places"),
    [
        (7, {2, 3, 11, 12, 5, 14, 4, 6, 9, 1}),
        (13, {8, 10, 4, 6, 1}),
        (14, {2, 3, 5, 7, 9}),
        (10, {13, 6, 1, 8, 12, 11, 16}),
    ],
)
def test_a_move_is_one_or_two_steps_never_diagonal_never_none(start: int, places: set[int]) -> None:
    table = Table()
    table.stand(start)
    assert table.reachable == places


def test_a_move_is_not_optional() -> None:
    table = Table()
    assert all(label.startswith("place:") for label in table.labels)


def test_an_own_assistant_there_goes_under_the_stack() -> None:
    table = Table(neutral_assistants=True)
    table.me.stack = [WHITE, OWN]
    table.me.assistants = 1 << 2
    table.play("place:2", "take", "act")
    assert table.me.stack == [OWN, WHITE, OWN]
    assert table.me.assistants == 0


def test_without_an_own_assistant_there_the_lowest_is_left() -> None:
    table = Table(neutral_assistants=True)
    table.me.stack = [WHITE, OWN]
    table.play("place:2", "leave", "act")
    assert table.me.stack == [OWN]
    assert table.s.neutrals == [2]


def test_another_players_assistant_is_of_no_use() -> None:
    table = Table()
    table.s.players[1].assistants = 1 << 2
    table.play("place:2")
    assert table.labels == ["stop", "leave"]


def test_an_assistant_left_stays_behind_when_the_stack_moves_on() -> None:
    table = Table(2)
    table.play("place:2", "leave", "act", "place:3", "leave", "act")
    assert table.turn_of == 0
    table.play("place:5", "leave", "act")
    assert table.me.assistants == 1 << 2 | 1 << 5
    assert table.me.stack == [OWN] * 2


@pytest.mark.parametrize("unable", [False, True])
def test_without_an_assistant_the_turn_ends_before_anything_else(unable: bool) -> None:
    table = Table()
    table.s.npcs[:2] = [2, 2]
    table.stand(2, seat=1)
    table.s.players[2].family = 2
    if unable:
        table.left_at(15, 5, 14, 4)
    table.play("place:2")
    if not unable:
        table.play("stop")
    assert table.turn_of == 1
    assert table.lira == [10, 10, 10]
    assert table.me.goods == [0, 0, 0, 0]
    assert table.s.players[2].family == 2
    assert table.s.npcs[:2] == [2, 2]


def test_the_fountain_needs_no_assistant_and_none_is_left_there() -> None:
    table = Table()
    table.stand(2)
    table.left_at(15, 5, 14, 4)
    table.play("place:7", "act", "take")
    assert table.me.stack == [OWN] * 4
    assert table.me.assistants == 0


def test_the_yellow_tile_fetches_an_assistant_who_is_then_left() -> None:
    """Note on p. 8: in phase 1, with an empty stack, for 2 lira to the bank."""
    table = Table()
    table.left_at(15, 5, 14, 4)
    table.tile(YELLOW)
    table.play("place:2", "tile:yellow")
    assert table.reachable == {4, 5, 14, 15}
    table.play("place:15")
    assert table.lira == [8, 10, 10]
    table.play("leave", "act")
    assert table.me.goods[0] == 2
    assert table.me.assistants == 1 << 2 | 1 << 4 | 1 << 5 | 1 << 14


def test_the_yellow_tile_serves_once_a_turn_and_again_in_the_next() -> None:
    table = Table(2)
    table.left_at(15, 5)
    table.tile(YELLOW)
    table.play("tile:yellow", "place:15")
    assert "tile:yellow" not in table.labels
    table.play("place:2", "leave")
    assert "tile:yellow" not in table.labels
    table.play("act", "place:3", "leave", "act")
    assert table.turn_of == 0
    assert "tile:yellow" in table.labels


def test_the_yellow_tile_needs_2_lira_and_another_place() -> None:
    table = Table()
    table.tile(YELLOW)
    table.me.lira = 1
    table.left_at(15)
    assert "tile:yellow" not in table.labels
    table = Table()
    table.tile(YELLOW)
    table.left_at(2)
    table.play("place:2")
    assert table.labels == ["stop", "take"]


# -- 2. Other merchants --------------------------------------------------------------------------


def test_2_lira_to_each_merchant_there() -> None:
    """The picture of p. 8: two merchants, 4 lira."""
    table = Table(4)
    table.stand(2, seat=1)
    table.stand(2, seat=2)
    table.play("place:2", "leave")
    assert table.labels == ["stop", "pay"]
    table.play("pay")
    assert [player.lira for player in table.s.players] == [6, 12, 12, 10]
    assert table.asked == "Act"


def test_who_will_not_pay_ends_the_turn_but_the_assistant_stays_left() -> None:
    """Ruling 7."""
    table = Table()
    table.stand(2, seat=1)
    table.play("place:2", "leave", "stop")
    assert table.turn_of == 1
    assert table.me.assistants == 1 << 2
    assert table.me.lira == 10


def test_all_or_nothing() -> None:
    """Ruling 5: with 3 lira nobody of the two is paid."""
    table = Table()
    table.me.lira = 3
    table.stand(2, seat=1)
    table.stand(2, seat=2)
    table.play("place:2", "leave")
    assert table.labels == ["stop"]
    table.play("stop")
    assert [player.lira for player in table.s.players] == [3, 10, 10]


def test_a_card_may_raise_the_lira_in_time() -> None:
    """Ruling 6."""
    table = Table()
    table.me.lira = 0
    table.give("gain_5_lira")
    table.stand(2, seat=1)
    table.play("place:2", "leave", "cards", "card:gain_5_lira", "pay", "act")
    assert table.me.lira == 3
    assert table.me.goods == [2, 0, 0, 0]


def test_nobody_is_paid_at_the_fountain() -> None:
    """Rulings 12 and 45: neutral merchants neither."""
    table = Table(2)
    table.s.neutral_merchants[0] = 7
    table.stand(2)
    table.left_at(2)
    table.play("place:7")
    assert table.asked == "Act"
    assert table.s.neutral_merchants[0] == 7
    assert table.me.lira == 10


def test_scenario_15_a_neutral_merchant_is_paid_to_the_bank_and_moves_on() -> None:
    table = Table(2)
    table.left_at(2, 3, 4)
    table.me.lira = 17
    table.stand(9)
    table.then(3, 4).play("place:16", "leave", "pay", "act")
    assert table.s.neutral_merchants == [14, 15, 7]
    assert (table.me.lira, table.me.rubies) == (0, 1)
    assert table.s.dealer_price() == 16
    assert table.s.players[1].lira == 10


def test_a_neutral_merchant_who_is_not_paid_stays() -> None:
    """Ruling 42."""
    table = Table(2)
    table.stand(9)
    table.play("place:16", "leave", "stop")
    assert table.s.neutral_merchants == [14, 15, 16]
    assert table.lira == [10, 10]


def test_several_neutral_merchants_cost_2_each_and_roll_one_after_the_other() -> None:
    """Ruling 43."""
    table = Table(2)
    table.s.neutral_merchants = [2, 2, 16]
    table.then(1, 1, 6, 6).play("place:2", "leave", "pay")
    assert table.me.lira == 6
    assert table.s.neutral_merchants == [2, 12, 16]
    assert table.asked == "Act"  # who was rolled back here is not paid again (ruling 44)


def test_every_other_merchant_here_is_paid_2_lira() -> None:
    table = Table(4)
    table.stand(2, seat=1)
    table.stand(2, seat=3)
    table.play("place:2", "leave", "pay")
    assert table.lira == [6, 12, 10, 12]
    table.play("act")
    assert table.me.goods[0] == 2


@pytest.mark.parametrize("purse", [3, 10])
def test_who_cannot_or_will_not_pay_all_ends_the_turn_at_once(purse: int) -> None:
    table = Table(4)
    table.me.lira = purse
    table.stand(2, seat=1)
    table.stand(2, seat=2)
    table.s.players[3].family = 2
    table.s.npcs[0] = 2
    table.play("place:2", "leave")
    assert ("pay" in table.labels) == (purse == 10)
    table.play("stop")
    assert table.turn_of == 1
    assert table.lira == [purse, 10, 10, 10]
    assert table.me.goods[0] == 0
    assert table.s.players[3].family == 2
    assert table.me.assistants == 1 << 2  # the assistant was left in phase 1


def test_on_the_fountain_nobody_is_paid() -> None:
    table = Table()
    table.stand(2)
    table.left_at(15, 5)
    assert table.s.players[1].merchant == 7
    table.play("place:7", "act", "take")
    assert table.lira == [10, 10, 10]
    assert table.me.stack == [OWN] * 4


def test_a_neutral_merchant_is_paid_to_the_bank_and_rolls_on_before_the_action() -> None:
    table = Table(2)
    table.me.lira = 17
    table.stand(9)
    table.then(3, 4).play("place:16", "leave", "pay")
    assert table.s.neutral_merchants == [14, 15, 7]
    assert table.lira == [15, 10]
    table.play("act")
    assert (table.me.lira, table.me.rubies) == (0, 1)


def test_a_player_and_a_neutral_merchant_cost_4() -> None:
    table = Table(2)
    table.stand(14, seat=1)
    table.stand(2)
    table.then(1, 1).play("place:14", "leave", "pay")
    assert table.lira == [6, 12]
    assert table.s.neutral_merchants == [2, 15, 16]


# -- 3. Action -----------------------------------------------------------------------------------


def test_the_action_may_be_left() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.play("place:2", "leave", "done")
    assert table.me.goods == [0, 0, 0, 0]
    assert table.labels == ["done", "npc:smuggler"]  # on to the encounters


def test_an_impossible_action_leads_on_to_the_encounters() -> None:
    table = Table()
    table.s.npcs[1] = 1
    table.me.lira = 6
    table.visit(1)
    assert table.labels == ["done", "npc:smuggler"]


def test_an_action_that_is_declined_leads_to_the_encounters() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.play("place:2", "leave", "done")
    assert table.me.goods == [0, 0, 0, 0]
    assert table.labels == ["done", "npc:smuggler"]


def test_an_action_that_is_impossible_leads_to_the_encounters() -> None:
    table = Table()
    table.s.npcs[0] = 13
    table.visit(13)
    assert table.labels == ["done", "npc:governor"]


# -- 4. Encounters -------------------------------------------------------------------------------


def test_a_family_member_must_be_caught_for_3_lira_or_a_card() -> None:
    table = Table()
    table.s.players[1].family = 2
    table.s.players[2].family = 2
    table.act(2)
    assert table.labels == ["family:1", "family:2"]
    table.play("family:2", "lira")
    assert table.me.lira == 13
    table.then("card:move_0").play("family:1", "deck")
    assert table.hand() == ["move_0"]
    assert [player.family for player in table.s.players] == [12, 12, 12]


def test_nobody_is_caught_in_the_police_station() -> None:
    """Ruling 40."""
    table = Table()
    table.me.family = 3
    table.stand(4)
    table.play("place:12", "leave")
    assert table.turn_of == 1
    assert table.me.lira == 10


def test_without_cards_left_the_reward_is_3_lira() -> None:
    """Ruling 41."""
    table = Table()
    table.s.deck = [0] * 34
    table.s.players[1].family = 2
    table.act(2, "family:1")
    assert table.labels == ["lira"]


def test_scenario_14_family_and_governor_on_one_place() -> None:
    table = Table()
    table.s.players[1].family = 3
    table.s.npcs[0] = 3
    table.act(3).play("family:1", "lira")
    table.then("card:move_0", 6, 5).play("npc:governor", "lira")
    assert table.me.lira == 11
    assert table.hand() == ["move_0"]
    assert table.s.npcs[0] == 11


def test_the_governor_may_be_ignored() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.act(2, "done")
    assert table.s.npcs[0] == 2
    assert table.turn_of == 1


def test_scenario_17_the_governors_own_card_pays_him() -> None:
    table = Table()
    table.me.lira = 0
    table.s.npcs[0] = 2
    table.act(2)
    table.then("card:move_0", 2, 2).play("npc:governor")
    assert table.labels == ["card:move_0"]
    table.play("card:move_0")
    assert table.hand() == []
    assert table.discard == ["move_0"]
    assert table.s.npcs[0] == 4
    assert table.turn_of == 1


def test_governor_wants_2_lira_or_a_card() -> None:
    table = Table()
    table.give("gain_5_lira")
    table.s.npcs[0] = 2
    table.act(2)
    table.then("card:move_0").play("npc:governor")
    assert table.labels == ["lira", "card:gain_5_lira", "card:move_0"]


def test_smuggler_gives_a_good_for_2_lira_or_a_good() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.act(2)
    table.play("npc:smuggler", "good:jewelry")
    assert table.labels == ["good:fabric", "good:jewelry", "lira"]
    table.then(4, 4).play("good:fabric")
    assert table.me.goods == [1, 0, 0, 1]
    assert table.s.npcs[1] == 8


def test_smuggler_with_a_full_cart_takes_back_what_he_gives() -> None:
    """Ruling 28."""
    table = Table()
    table.cart(2, 2, 2, 2)
    table.s.npcs[1] = 2
    table.act(2).then(3, 3).play("npc:smuggler", "good:spice")
    assert table.me.goods == [2, 2, 2, 2]
    assert table.me.lira == 10
    assert table.s.npcs[1] == 6


def test_governor_and_smuggler_on_one_place_roll_separately() -> None:
    """Ruling 4."""
    table = Table()
    table.s.npcs[:2] = [2, 2]
    table.act(2).then(5, 5).play("npc:smuggler", "good:fruit", "lira")
    assert table.labels == ["done", "npc:governor"]
    table.then("card:move_0", 6, 6).play("npc:governor", "lira")
    assert table.s.npcs[:2] == [12, 10]
    assert table.me.lira == 6


def test_a_character_is_used_once_a_turn_even_if_he_comes_back() -> None:
    """Rulings 2 and 3."""
    table = Table()
    table.s.npcs[1] = 2
    table.act(2).then(1, 1).play("npc:smuggler", "good:fruit", "lira")
    assert table.s.npcs[1] == 2
    assert table.turn_of == 1


def test_encounters_happen_at_the_fountain_too() -> None:
    """Ruling 12."""
    table = Table()
    table.s.players[1].family = 7
    table.stand(2)
    table.left_at(2)
    table.play("place:7", "done", "family:1", "lira")
    assert table.me.lira == 13


def test_each_family_member_is_caught_for_a_card_or_3_lira() -> None:
    table = Table(4)
    table.s.players[1].family = 2
    table.s.players[3].family = 2
    table.play("place:2", "leave", "act")
    assert table.labels == ["family:1", "family:3"]  # they must be caught
    table.play("family:3", "lira").then("card:move_0").play("family:1", "deck")
    assert table.me.lira == 13
    assert table.hand() == ["move_0"]
    assert [player.family for player in table.s.players] == [12, 12, 12, 12]


def test_in_the_police_station_nobody_is_caught() -> None:
    table = Table()
    table.me.family = 2
    table.play("place:12", "leave")
    assert table.turn_of == 1
    assert table.lira == [10, 10, 10]


def test_the_own_family_member_is_not_caught() -> None:
    table = Table()
    table.me.family = 2
    table.play("place:2", "leave", "act")
    assert table.turn_of == 1
    assert table.me.family == 2


def test_catching_comes_in_any_order_with_governor_and_smuggler() -> None:
    table = Table()
    table.s.npcs[:2] = [2, 2]
    table.s.players[1].family = 2
    table.play("place:2", "leave", "act")
    assert table.labels == ["family:1", "npc:governor", "npc:smuggler"]
    table.then(6, 6).play("npc:smuggler", "good:spice", "lira", "family:1", "lira")
    table.then("card:move_0", 1, 2).play("npc:governor", "lira")
    assert table.me.lira == 10 - 2 + 3 - 2
    assert table.s.npcs[:2] == [3, 12]  # each by his own roll


def test_the_governor_gives_a_card_for_2_lira() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.play("place:2", "leave", "act").then("card:move_0", 5, 6)
    table.play("npc:governor", "lira")
    assert (table.me.lira, table.hand()) == (8, ["move_0"])
    assert table.s.npcs[0] == 11


def test_the_governor_takes_the_very_card_he_gave() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 0
    table.play("place:2", "leave", "act").then("card:move_0", 5, 6)
    table.play("npc:governor")
    assert table.labels == ["card:move_0"]
    table.play("card:move_0")
    assert (table.hand(), table.discard) == ([], ["move_0"])
    assert table.s.npcs[0] == 11


def test_the_governors_card_may_be_an_old_one() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.give("double_sultan")
    table.play("place:2", "leave", "act").then("card:move_0").play("npc:governor")
    table.play("card:double_sultan")
    assert (table.me.lira, table.hand()) == (10, ["move_0"])


def test_a_card_of_5_lira_from_the_governor_can_pay_him() -> None:
    """Any number of cards may be played in one's turn, this one at any moment: 0 + 5 - 2."""
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 0
    table.play("place:2", "leave", "act").then("card:gain_5_lira", 5, 6).play("npc:governor")
    assert table.labels == ["cards", "card:gain_5_lira"]
    table.play("cards", "card:gain_5_lira")
    assert table.labels == ["lira"]
    table.play("lira")
    assert (table.me.lira, table.hand(), table.discard) == (3, [], ["gain_5_lira"])
    assert table.s.npcs[0] == 11


def test_a_family_member_brought_home_can_pay_the_governor() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 1
    table.me.family = 9
    table.play("place:2", "leave", "act").then("card:family_home", 5, 6).play("npc:governor")
    table.play("cards", "card:family_home", "lira", "lira")
    assert (table.me.lira, table.me.family) == (1 + 3 - 2, 12)


def test_no_card_is_played_at_the_governors_that_would_leave_him_unpaid() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 0
    table.play("place:2", "leave", "act").then("card:gain_good").play("npc:governor")
    assert table.labels == ["card:gain_good"]


def test_the_smuggler_gives_any_good_for_2_lira() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.play("place:2", "leave", "act").then(4, 4)
    table.play("npc:smuggler")
    assert table.labels == ["good:spice", "good:fruit", "good:jewelry"]  # the fabric is full
    table.play("good:jewelry", "lira")
    assert table.me.goods == [2, 0, 0, 1]
    assert table.me.lira == 8
    assert table.s.npcs[1] == 8


def test_the_smuggler_takes_any_good_also_his_own() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.me.lira = 1
    table.play("place:2", "leave", "act", "npc:smuggler", "good:jewelry")
    assert table.labels == ["good:fabric", "good:jewelry"]
    table.then(4, 4).play("good:jewelry")
    assert table.me.goods == [2, 0, 0, 0]
    assert table.s.npcs[1] == 8


def test_who_does_not_use_them_does_not_move_them() -> None:
    table = Table()
    table.s.npcs[:2] = [2, 2]
    table.play("place:2", "leave", "act", "done")
    assert table.s.npcs[:2] == [2, 2]
    assert table.turn_of == 1


# -- the end -------------------------------------------------------------------------------------


def test_turns_go_clockwise() -> None:
    table = Table(3)
    order = []
    for _ in range(6):
        order.append(table.turn_of)
        table.play(next(label for label in table.labels if label != "place:7"), "stop")
    assert order == [0, 1, 2, 0, 1, 2]


def test_scenario_32_the_round_is_played_to_its_end() -> None:
    table = Table(3)
    table.s.players[1].rubies = 4
    table.s.players[1].lira = 14
    table.stand(9, seat=1)
    table.play("place:2", "stop", "place:16", "leave", "act")
    assert table.s.players[1].rubies == 5
    assert table.turn_of == 2
    table.play("place:3", "stop")
    assert table.s.waiting == []
    assert table.s.winners() == [1]


def test_the_start_player_gives_everybody_else_one_more_turn() -> None:
    table = Table(3)
    table.me.rubies = 4
    table.me.lira = 14
    table.stand(9)
    table.play("place:16", "leave", "act")
    assert table.turn_of == 1
    table.play("place:3", "stop")
    assert table.turn_of == 2
    table.play("place:2", "stop")
    assert table.s.waiting == []


def finished(table: Table) -> Table:
    """The last player of the last round ends his turn."""
    while table.s.waiting:
        table.play(next(label for label in table.labels if label != "place:7"), "stop")
    return table


@pytest.mark.parametrize(
    ("rubies", "lira", "goods", "winners"),
    [
        ([5, 6, 4], [50, 0, 0], [8, 0, 0], [1]),
        ([5, 5, 4], [3, 4, 60], [8, 0, 0], [1]),
        ([5, 5, 4], [4, 4, 60], [2, 1, 8], [0]),
        ([5, 5, 4], [4, 4, 60], [2, 2, 8], [0, 1]),
    ],
)
def test_ties_are_broken_by_lira_then_goods(
    rubies: list[int], lira: list[int], goods: list[int], winners: list[int]
) -> None:
    table = Table(3)
    for seat, player in enumerate(table.s.players):
        player.rubies, player.lira = rubies[seat], lira[seat]
        player.goods = [goods[seat] // 4 + (kind < goods[seat] % 4) for kind in range(4)]
    assert finished(table).s.winners() == winners


def test_then_by_bonus_cards_left() -> None:
    table = Table(3)
    for player in table.s.players:
        player.rubies = 5
    table.give("move_0", seat=1)
    table.give("move_3_4", seat=1)
    table.give("move_0", seat=2)
    assert finished(table).s.winners() == [1]


def test_cards_that_give_lira_or_goods_are_played_at_the_end() -> None:
    """Ruling 83."""
    table = Table(3, mocha=True, letters=True)
    table.me.rubies = 6
    table.me.lira = 0
    table.me.coffee = 1
    table.give("gain_5_lira", "good_3_lira_spice", "family_home", "coffee_for_lira")
    table.give("sell_one_for_7", "sell_one_for_7", "gain_good", "gain_good", "move_0", "exchange_3")
    table.me.family = 3
    table.me.goods = [0, 0, 0, 0]
    finished(table)
    # 5, 3 and a spice, 3, 8 for the coffee, 7 for the spice, 7 for a good that a card gave.
    assert table.me.lira == 5 + 3 + 3 + 8 + 7 + 7
    assert sum(table.me.goods) == 1
    assert table.hand() == ["move_0", "exchange_3"]
    assert table.me.family == 12


def test_what_is_sold_at_the_end_makes_room_for_what_cards_give() -> None:
    """Ruling 83: a good of a full kind goes for 7 lira, and the card's good takes its place."""
    for kind, goods in ((Table, [2, 3, 3, 3]), (TableOfRules1, [2, 2, 3, 3])):
        table = kind(3, mocha=True, letters=True)
        table.me.rubies, table.me.extensions, table.me.lira = 6, 1, 0
        table.me.goods = [2, 3, 3, 3]
        table.give("good_3_lira_spice", "sell_one_for_7")
        assert finished(table).me.lira == 3 + 7
        assert table.me.goods == goods


def test_the_kind_is_sold_that_a_card_gives_again_at_the_end() -> None:
    """Ruling 83: not the one of which there is most, and no second card is spent."""
    table = Table(3, letters=True)
    table.me.rubies, table.me.lira = 6, 0
    table.me.goods = [2, 2, 2, 2]
    table.give("good_3_lira_jewelry", "good_3_lira_fruit", "sell_one_for_7", "sell_one_for_7")
    table.give("gain_good")
    assert finished(table).me.lira == 3 + 3 + 7 + 7
    assert table.me.goods == [2, 2, 2, 2]
    assert table.hand() == ["gain_good"]


Holding = tuple[int, int, tuple[int, ...], tuple[str, ...]]
"""Lira and coffee, goods by kind, cards."""


def endings(holding: Holding, room: int) -> Iterator[Holding]:
    """What is left after one more of the final cards (the family member is at home)."""
    lira, coffee, goods, cards = holding
    for at, card in enumerate(cards):
        rest = cards[:at] + cards[at + 1 :]
        less = [changed(goods, kind, -1) for kind in range(4) if goods[kind]]
        if card == "gain_5_lira":
            yield lira + 5, coffee, goods, rest
        elif card.startswith("good_3_lira"):
            kind = ["fabric", "spice", "fruit", "jewelry"].index(card[12:])
            fits = int(goods[kind] < room)
            yield lira + 3, coffee, changed(goods, kind, fits), rest
        elif card == "coffee_for_lira" and coffee:
            yield lira + 8, coffee - 1, goods, rest
        elif card == "sell_one_for_7":
            yield from ((lira + 7, coffee, fewer, rest) for fewer in less)
            if coffee:
                yield lira + 7, coffee - 1, goods, rest
        elif card == "gain_good":
            for kind in range(4):
                if goods[kind] < room:
                    yield lira, coffee, changed(goods, kind, 1), rest


def changed(goods: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    return (*goods[:kind], goods[kind] + by, *goods[kind + 1 :])


def best_ending(holding: Holding, room: int) -> tuple[int, int, int]:
    """Lira, goods and cards of the best end among all orders."""
    best = (0, 0, 0)
    reached, seen = [holding], {holding}
    while reached:
        here = reached.pop()
        best = max(best, (here[0], sum(here[2]), len(here[3])))
        further = set(endings(here, room)) - seen
        seen |= further
        reached += further
    return best


def test_no_other_order_of_the_final_cards_leaves_more() -> None:
    """Ruling 83, beside every order there is."""
    rng = Rng(83)
    deck = ["gain_5_lira", "gain_good", "gain_good", "sell_one_for_7", "sell_one_for_7"]
    deck += [f"good_3_lira_{good}" for good in ("fabric", "spice", "fruit", "jewelry")]
    deck += ["coffee_for_lira"]
    rooms_mattered = 0
    for _ in range(150):
        table = Table(2, mocha=True, letters=True)
        cards = sorted(card for card in deck if rng.below(3))
        scarce = rng.below(3)  # a full cart, nearly full, or any
        table.me.goods = [2 - (rng.below(scarce + 1) if scarce else 0) for _ in range(4)]
        if not rng.below(4):
            table.me.goods = [0, 0, 0, rng.below(2)]
        table.me.coffee = rng.below(4)
        table.give(*cards)
        me = table.me
        best = best_ending((me.lira, me.coffee, tuple(me.goods), tuple(cards)), me.capacity())
        rooms_mattered += sum(me.goods) == 8
        GameEnd().run(table.s)
        assert (me.lira, sum(me.goods), len(me.hand)) == best
    assert rooms_mattered > 20


def test_family_home_gives_nothing_at_the_end_if_the_family_is_at_home() -> None:
    table = Table(3)
    table.me.rubies = 5
    table.give("family_home")
    finished(table)
    assert table.me.lira == 10
    assert table.hand() == ["family_home"]


def test_more_rubies_than_the_target_count() -> None:
    """Ruling 84."""
    table = Table(3)
    for player, rubies in zip(table.s.players, (5, 7, 6), strict=True):
        player.rubies = rubies
    assert finished(table).s.scores() == [5, 7, 6]
    assert table.s.winners() == [1]


def test_the_fifth_assistant_waits_for_the_blue_tile() -> None:
    table = Table()
    assert table.me.reserve == 1
    table.cart(jewelry=2)
    table.act(15, "tile:blue")
    assert table.me.has(BLUE)
    assert table.me.reserve == 0
    assert table.own() == 4  # three after leaving one, and the fifth


def one_move_before_the_end(seats: int = 2) -> Table:
    """Somebody has the rubies; seat 0 has only to move, and seat 1."""
    table = Table(seats)
    table.s.players[1].rubies = 6
    return table


def play_to_the_end(table: Table) -> None:
    for _ in table.s.players:
        table.play("place:2", "stop")
    assert table.s.waiting == []


@pytest.mark.parametrize(
    ("seats", "options", "rubies"),
    [
        (2, {}, 6),
        (3, {}, 5),
        (4, {}, 5),
        (5, {}, 5),
        (3, {"mocha": True}, 6),
        (4, {"letters": True}, 6),
        (5, {"mocha": True, "letters": True}, 6),
    ],
)
def test_five_rubies_end_the_game_six_for_two_or_with_an_expansion(
    seats: int, options: dict[str, Setting], rubies: int
) -> None:
    for held, over in ((rubies - 1, False), (rubies, True)):
        table = Table(seats, **options)
        table.s.players[seats - 1].rubies = held
        start = table.s.grid.beside[7][0]
        for _ in range(seats):
            table.play(f"place:{start}", "stop")
        assert (not table.s.waiting) == over


def test_the_round_is_played_on_to_the_first_player() -> None:
    table = Table(3)
    table.s.first = 1
    table.me.rubies = 4
    table.me.lira = 14
    # Seat 0 is the last of this round: seat 1 began.
    table.act(16)
    assert table.me.rubies == 5
    assert table.s.waiting == []

    table = Table(3)
    table.me.rubies = 4
    table.me.lira = 14
    table.act(16)
    assert table.turn_of == 1
    table.play("place:2", "stop", "place:3", "stop")
    assert table.s.waiting == []


def test_most_rubies_win_also_more_than_the_target() -> None:
    table = one_move_before_the_end()
    table.me.rubies = 7
    table.s.players[1].lira = 99
    play_to_the_end(table)
    assert table.s.winners() == [0]


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ((3, [0, 0, 0, 0], []), (2, [2, 2, 2, 2], ["move_0"]), [0]),
        ((2, [1, 1, 0, 0], []), (2, [0, 0, 0, 1], ["move_0"]), [0]),
        ((2, [1, 0, 0, 0], []), (2, [0, 0, 0, 1], ["move_0"]), [1]),
        ((2, [1, 0, 0, 0], ["move_0"]), (2, [0, 0, 0, 1], ["move_3_4"]), [0, 1]),
    ],
)
def test_ties_by_lira_then_goods_then_cards_left(
    mine: tuple[int, list[int], list[str]],
    theirs: tuple[int, list[int], list[str]],
    winners: list[int],
) -> None:
    table = one_move_before_the_end()
    table.me.rubies = 6
    for seat, (coins, goods, cards) in enumerate((mine, theirs)):
        player = table.s.players[seat]
        player.lira = coins
        player.goods = goods
        table.give(*cards, seat=seat)
    play_to_the_end(table)
    assert table.s.winners() == winners


def test_cards_that_give_neither_lira_nor_goods_stay_in_the_hand() -> None:
    table = one_move_before_the_end()
    table.me.rubies = 6
    table.give("gain_5_lira", "gain_good", "move_0")
    play_to_the_end(table)
    assert table.me.lira == 15
    assert sum(table.me.goods) == 1
    assert table.hand() == ["move_0"]
    assert table.s.winners() == [0]
