"""Letters & Seals: letters, companion, double move, places 21-24, and 25; pp. 13-16, 21."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from majlis.games.istanbul import META
from majlis.games.istanbul.data import GREEN, Grid, edge
from majlis.games.istanbul.state import (
    FROM_DEALER,
    FROM_SULTAN,
    GENERAL_SUPPLY,
    OWN,
    PERSONAL_SUPPLY,
    Istanbul,
)
from tests.istanbul.table import Table, TableOfRules1

#   9  1  4 21  3
#  15  6  7 11 22
#  13 24 12 14  8
#  10  2 23  5 16


def letters(seats: int = 3, mocha: bool = False) -> Table:
    return Table(seats, letters=True, mocha=mocha)


def grand_bazaar_narrower() -> Table:
    """With the narrower reading of the Catacombs."""
    return Table(mocha=True, letters=True, ruling_catacombs_actor_only=True)


def grand_bazaar_of_rules_1() -> Table:
    return TableOfRules1(mocha=True, letters=True)


def companion_at(place: int) -> Table:
    table = letters()
    table.me.companion = place
    table.ask_again()
    return table


# -- letters -------------------------------------------------------------------------------------


def test_21_embassy_gives_two_letters() -> None:
    table = letters()
    table.then("letter:9", "letter:5").act(21)
    assert table.me.letters == [5, 9]
    assert table.me.seals() == 2


def test_21_the_letters_lie_face_up() -> None:
    table = Table(letters=True)
    table.visit(21)
    table.then("letter:5", "letter:13").play("act")
    assert table.me.letters == [5, 13]


def test_a_letter_is_delivered_when_the_merchant_arrives() -> None:
    table = letters()
    table.give_letters(4, 4, 9)
    table.play("place:4")
    assert table.me.letters == [9, 20, 20]
    assert table.me.seals() == 5


def test_a_letter_to_where_a_figure_stands_is_delivered_at_once() -> None:
    """Ruling 66: the family is at home in 12."""
    table = letters()
    table.then("letter:12", "letter:5").act(21)
    assert table.me.letters == [5, 12 + 16]


def test_the_family_delivers() -> None:
    table = letters()
    table.give_letters(16)
    table.act(12, "place:16")
    assert table.me.letters == [32]


def test_a_caught_family_member_delivers_to_the_police_station() -> None:
    """3.5: also outside the own turn."""
    table = letters()
    table.give_letters(12, seat=1)
    table.s.players[1].family = 4
    table.act(4, "family:1", "lira")
    assert table.s.players[1].letters == [28]


def test_the_companion_delivers() -> None:
    table = companion_at(12)
    table.give_letters(14)
    table.play("companion", "place:14")
    assert table.me.letters == [30]


def test_used_letters_are_shuffled_when_the_supply_has_run_out() -> None:
    """Ruling 32."""
    table = letters()
    table.s.letter_deck = [0] * 16
    table.s.letter_discard = [0] * 8 + [1] + [0] * 7
    table.act(21)
    assert table.me.letters == [9]
    assert table.s.letter_discard == [0] * 16


def test_a_letter_is_delivered_by_merchant_family_member_or_companion() -> None:
    table = Table(letters=True)
    table.give_letters(11, 5, 3)
    assert table.me.seals() == 3
    table.play("place:11", "stop")
    assert table.me.seals() == 4
    table.play("done")
    table = Table(letters=True)
    table.give_letters(3)
    table.act(12, "place:3", "act")
    assert table.me.seals() == 2
    table = Table(letters=True)
    table.me.companion = 21
    table.give_letters(3)
    table.play("companion", "place:3")
    assert table.me.seals() == 2


# -- the courier ---------------------------------------------------------------------------------


def test_the_courier_gives_a_letter_for_2_lira_or_a_letter() -> None:
    table = letters()
    table.s.npcs[3] = 4
    table.act(4).then("letter:9", 6, 6).play("npc:courier")
    assert table.labels == ["lira", "letter:9"]
    table.play("letter:9")  # the new one will do
    assert table.me.letters == []
    assert table.s.npcs[3] == 12
    assert table.s.letter_discard[8] == 1


def test_the_courier_takes_the_very_letter_he_gave() -> None:
    table = Table(letters=True)
    table.s.npcs[3] = 6
    table.me.lira = 0
    table.play("place:6", "leave", "done").then("letter:5", 2, 3).play("npc:courier")
    assert table.labels == ["letter:5"]
    table.play("letter:5")
    assert table.me.letters == []


# -- the companion -------------------------------------------------------------------------------


def test_the_first_visit_to_the_fountain_brings_the_companion() -> None:
    table = letters()
    assert table.me.companion == GENERAL_SUPPLY
    assert "companion" not in table.labels
    table.stand(6)
    table.play("place:7", "act", "companion")
    assert table.me.companion == PERSONAL_SUPPLY
    assert table.turn_of == 1


def test_he_is_put_beside_the_merchant_for_nothing_and_may_move_at_once() -> None:
    """Ruling 62."""
    table = companion_at(PERSONAL_SUPPLY)
    table.stand(4)
    table.stand(4, seat=1)
    table.play("companion")
    assert table.me.companion == 4
    assert table.me.lira == 10
    table.play("companion")
    assert table.labels == ["place:1", "place:7", "place:21"]
    table.then("letter:5", "letter:9").play("place:21", "act")
    assert table.me.letters == [5, 9]
    assert table.own() == 4  # no assistant is needed
    assert table.turn_of == 1


def test_others_pay_for_my_companion_too() -> None:
    """Ruling 63: 4 lira in all with the merchant."""
    table = letters()
    table.s.players[1].merchant = 4
    table.s.players[1].companion = 4
    table.visit(4).play("pay")
    assert table.me.lira == 6
    assert table.s.players[1].lira == 14


def test_the_companion_pays_merchants_he_meets() -> None:
    table = companion_at(12)
    table.stand(14, seat=1)
    table.play("companion", "place:14")
    assert table.labels == ["stop", "pay"]
    table.play("pay")
    assert table.s.players[1].lira == 12


def test_the_companion_catches_and_uses_characters() -> None:
    table = companion_at(12)
    table.s.players[1].family = 2
    table.s.npcs[1] = 23
    table.s.players[2].family = 23
    table.play("companion", "place:23", "done")
    assert table.labels == ["family:2", "npc:smuggler"]


def test_the_companion_at_the_fountain() -> None:
    """Ruling 65, and 76: he has left, so he meets nobody."""
    table = companion_at(12)
    table.left_at(9, 15)
    table.stand(9)
    table.s.npcs[1] = 7
    table.play("companion", "place:7", "act", "take", "companion")
    assert table.own() == 4
    assert table.me.merchant == 9
    assert table.me.companion == PERSONAL_SUPPLY
    assert table.turn_of == 1


def test_return_assistant_in_the_companions_turn() -> None:
    table = companion_at(12)
    table.left_at(9)
    table.give("return_assistant")
    table.play("cards", "card:return_assistant", "place:9", "companion", "place:23")
    assert table.own() == 4


@pytest.mark.parametrize("another", [5, 23])
def test_return_assistant_not_after_the_companions_move(another: int) -> None:
    """Ruling 93: neither before paying another merchant nor before the action."""
    table = companion_at(12)
    table.left_at(9)
    table.stand(another, seat=1)
    table.give("return_assistant")
    table.play("companion", "place:23")
    assert table.labels == (["stop", "pay"] if another == 23 else ["done", "act"])


def test_the_companion_comes_from_the_fountain_and_then_beside_the_merchant_for_nothing() -> None:
    table = Table(2, letters=True)
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
    table = Table(letters=True)
    table.me.companion = 11
    table.s.players[1].merchant = 22
    table.s.players[1].companion = 22
    table.ask_again()
    table.play("companion")
    assert table.reachable == {21, 7, 22, 14}
    table.play("place:22")
    assert table.labels == ["stop", "pay"]
    table.play("pay")
    assert [player.lira for player in table.s.players] == [6, 14, 10]
    assert table.me.stack == [OWN] * 4
    assert table.me.assistants == 0


def test_the_companion_meets_the_characters() -> None:
    table = Table(letters=True)
    table.me.companion = 6
    table.s.npcs[3] = 1
    table.me.lira = 2
    table.ask_again()
    table.play("companion", "place:1").then("letter:5", 2, 3).play("npc:courier", "lira")
    assert table.me.letters == [5]
    assert table.me.lira == 0
    assert table.s.npcs[3] == 5


# -- the double move -----------------------------------------------------------------------------


def test_scenario_30_two_letters_of_two_seals() -> None:
    table = letters()
    table.give_letters(-9, -5)
    table.play("place:4", "stop")
    assert table.asked == "DoubleMove"
    table.play("act", "delivered:5", "delivered:9")
    assert table.turn_of == 0
    assert table.me.letters == []
    table.give_letters(-2, -3)
    table.play("place:6", "stop")
    assert table.turn_of == 1  # once a round


def test_three_seals_no_letter_too_many() -> None:
    table = letters()
    table.give_letters(9, 5, 3, -2)
    table.play("place:4", "stop", "act")
    assert table.labels == ["letter:3", "letter:5", "letter:9"]
    table.play("letter:5")
    assert table.labels == [
        "delivered:2"
    ]  # in ascending order: not 3 any more, and 9 would be one too few
    table.play("delivered:2")
    assert table.me.letters == [3, 9]


def test_three_letters_of_one_seal() -> None:
    table = letters()
    table.give_letters(9, 5, 3)
    table.play("place:4", "stop", "act", "letter:3", "letter:5", "letter:9")
    assert table.turn_of == 0


def test_two_seals_do_not_buy_a_double_move() -> None:
    table = letters()
    table.give_letters(9, 5)
    table.play("place:4", "stop")
    assert table.turn_of == 1


def test_a_new_round_allows_a_new_double_move() -> None:
    """Ruling 67."""
    table = letters(2)
    table.s.neutral_merchants = [7, 7, 7]
    table.give_letters(-9, -5)
    table.play("place:4", "stop", "act", "delivered:5", "delivered:9", "place:6", "stop")
    assert (table.turn_of, table.s.round) == (1, 1)  # a double move begins no round
    table.play("place:4", "stop")
    assert (table.turn_of, table.s.round) == (0, 2)
    table.give_letters(-2, -3)
    table.play("place:4", "stop")
    assert table.asked == "DoubleMove"


def test_scenario_42_the_double_move_of_the_caravan_master() -> None:
    table = Table(3, letters=True, caravan_master=True)
    table.give_letters(-9, 5)
    table.give("move_0")
    table.act(6, "deck", "deck", "card:gain_good", "done", "act", "letter:5", "delivered:9")
    assert table.s.caravan == 0
    hand = len(table.hand())
    table.play("cards", "card:move_0", "take", "act", "deck", "deck")
    assert len(table.hand()) == hand - 1 + 2
    assert table.asked == "AfterAction"  # nothing is discarded


def test_three_seals_buy_one_more_turn_once_a_round() -> None:
    table = Table(2, letters=True)
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
    table = Table(2, letters=True)
    table.give_letters(13, -15, -10)
    table.play("place:4", "stop", "act", "letter:13")
    assert table.labels == ["delivered:10", "delivered:15"]
    table.play("delivered:15")
    assert table.me.letters == [16 + 10]


# -- 23 Auction House ----------------------------------------------------------------------------


def test_scenario_27_the_rulebooks_auction() -> None:
    table = letters()
    table.me.lira = 1
    table.act(23, "good:jewelry", "+1", "done")  # one lira
    assert table.s.waiting == [1]
    table.play("done")
    assert table.s.waiting == [2]
    table.then("card:move_0", "card:gain_good").play("+1", "+1", "+1", "+1", "done")
    assert table.hand(2) == ["gain_good", "move_0"]
    assert [player.lira for player in table.s.players] == [6, 10, 5]
    assert table.me.goods == [0, 0, 0, 1]
    assert table.turn_of == 1  # with 1 lira the active player cannot overbid


def test_the_active_player_may_overbid_and_pays_the_bank() -> None:
    table = letters()
    table.act(23, "good:fabric", "+1", "done")
    table.play("+1", "done", "done")  # seat 1 bids 2, seat 2 passes
    assert table.s.waiting == [0]
    table.play("+5", "+1", "done")
    assert [player.lira for player in table.s.players] == [2, 10, 10]
    assert len(table.hand()) == 2


def test_nobody_overbids_himself() -> None:
    table = letters()
    table.act(23, "good:fabric", "+5", "done", "done", "done")
    assert table.me.lira == 5
    assert len(table.hand()) == 2


def test_bids_are_higher_and_within_the_purse() -> None:
    """Ruling 74."""
    table = letters()
    table.s.players[1].lira = 5
    table.act(23, "good:fabric", "+5", "done")
    assert table.s.waiting == [2]  # seat 1 has too little for 6
    assert table.labels == ["done", "+1", "+5"]


def test_opening_with_nothing() -> None:
    """Ruling 73."""
    table = letters()
    table.me.lira = 0
    table.act(23, "good:fabric", "done", "done")
    assert table.turn_of == 1
    assert [table.hand(seat) for seat in range(3)] == [[], [], []]


def test_the_opening_bid_is_at_least_one() -> None:
    table = letters()
    table.act(23, "good:fabric")
    assert table.labels == ["+1", "+5", "+10"]
    table.play("+10")
    assert table.labels == ["done"]


def test_each_sum_in_one_way() -> None:
    table = letters()
    table.me.lira = 40
    table.act(23, "good:fabric", "+10", "+10", "+5")
    assert table.labels == ["done", "+1"]
    table.play("+1", "+1", "+1", "+1")
    assert table.labels == ["done"]  # the next lira would be another five


def test_the_active_player_may_raise_lira_in_the_auction() -> None:
    table = letters()
    table.me.lira = 0
    table.give("gain_5_lira")
    table.act(23, "good:fabric", "cards", "card:gain_5_lira", "+5", "done", "done", "done")
    assert table.me.lira == 0
    assert len(table.hand()) == 2


def test_23_the_example_of_the_auction() -> None:
    table = Table(letters=True)
    table.me.lira = 1
    table.act(23, "good:jewelry", "+1", "done")
    table.play("done")  # seat 1 passes
    table.play("+1", "+1", "+1", "+1", "done")
    assert table.s.players[2].lira == 5
    assert len(table.hand(2)) == 2
    assert table.me.lira == 6
    assert table.me.goods == [0, 0, 0, 1]


def test_23_the_active_player_pays_the_bank() -> None:
    table = Table(letters=True)
    table.act(23, "good:jewelry", "+1", "done", "done", "+1", "done", "+1", "done")
    assert [player.lira for player in table.s.players] == [7, 10, 10]
    assert len(table.hand()) == 2


# -- 24 Secret Society ---------------------------------------------------------------------------


def test_scenario_31_six_seals_for_a_ruby_of_choice() -> None:
    table = letters(4)
    table.give_letters(-9, -5, 3, 16)
    table.s.taken[FROM_SULTAN] = 2
    table.act(24)
    table.play("letter:3", "letter:16", "delivered:5", "delivered:9")
    assert table.labels == ["place:13", "place:16"]
    table.play("place:13")
    assert (table.me.letters, table.me.rubies, table.me.lira) == ([], 1, 13)
    assert table.s.sultan_goods() == 7


@pytest.mark.parametrize(("used", "lira"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_3_2_1_lira_by_use(used: int, lira: int) -> None:
    """Ruling 70."""
    table = letters()
    table.s.society = used
    table.give_letters(-2, -3, -5)
    table.act(24, "delivered:2", "delivered:3", "delivered:5", "place:16")
    assert table.me.lira == 10 + lira
    assert table.s.taken[FROM_DEALER] == 1


def test_exactly_six_seals_are_paid() -> None:
    """Ruling 71."""
    table = letters()
    table.give_letters(1, -2, -3, -5)
    table.act(24)
    assert table.labels == ["delivered:2"]


def test_five_seals_are_too_few() -> None:
    table = letters()
    table.give_letters(1, -2, -3)
    table.visit(24)
    assert table.asked == "DoubleMove"


def test_the_coffee_house_ruby_only_in_the_grand_bazaar() -> None:
    table = letters(mocha=True)
    table.give_letters(-2, -3, -5)
    table.act(24, "delivered:2", "delivered:3", "delivered:5")
    assert table.labels == ["place:13", "place:16", "place:20"]


@pytest.mark.parametrize(("before", "got"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_24_six_seals_for_a_ruby_and_3_2_1_lira(before: int, got: int) -> None:
    table = Table(letters=True)
    table.s.society = before
    table.give_letters(-13, -15, 10, 16)
    table.act(24, "letter:10", "letter:16", "delivered:13", "delivered:15")
    assert table.reachable == {13, 16}
    table.play("place:13")
    assert (table.me.rubies, table.me.lira, table.me.letters) == (1, 10 + got, [])
    assert table.s.sultan_goods() == 6


# -- 25 Catacombs --------------------------------------------------------------------------------


def test_25_catacombs_a_good_and_away() -> None:
    """Ruling 76: no encounters there nor here."""
    table = letters(mocha=True)
    table.s.npcs[0] = 25
    table.s.npcs[1] = 9
    table.stand(9, seat=1)
    table.act(25)
    assert "coffee" in table.labels
    table.play("coffee")
    assert len(table.labels) == 24
    table.play("place:9")
    assert (table.me.merchant, table.me.coffee, table.me.lira) == (9, 1, 10)
    assert table.me.assistants == 1 << 25
    assert table.turn_of == 1


def test_25_the_companion_moves_himself_or_the_merchant() -> None:
    """Ruling 75: "your merchant's stack or your companion"."""
    table = letters(mocha=True)
    table.me.companion = 23
    table.ask_again()
    table.play("companion", "place:25", "act", "good:fabric")
    assert table.labels == ["companion", "merchant:0"]
    table.play("companion", "place:3")
    assert (table.me.companion, table.me.merchant) == (3, 7)

    table = letters(mocha=True)
    table.me.companion = 23
    table.s.players[1].family = 25
    table.ask_again()
    table.play("companion", "place:25", "act", "good:fabric", "merchant:0")
    assert table.reachable == set(range(1, 26)) - {7}  # not where he stands; 25 is open to him
    table.play("place:9")
    assert (table.me.companion, table.me.merchant, table.own()) == (25, 9, 4)
    assert table.labels == ["family:1"]  # the companion is still there and meets whom he must


def test_25_the_merchant_sends_the_companion_and_stays() -> None:
    """Ruling 75; and 76: the merchant has not left."""
    table = letters(mocha=True)
    table.me.companion = 3
    table.s.players[1].family = 25
    table.act(25, "coffee")
    assert table.labels == ["companion", "merchant:0"]
    table.play("companion", "place:9", "family:1", "lira")
    assert (table.me.companion, table.me.merchant, table.me.lira) == (9, 25, 13)
    assert table.turn_of == 1


def test_25_a_companion_in_the_supply_cannot_go() -> None:
    """Ruling 75: he is not on the board."""
    table = letters(mocha=True)
    table.me.companion = PERSONAL_SUPPLY
    table.act(25, "coffee")
    assert table.asked == "Relocate"


@pytest.mark.parametrize("narrower", [grand_bazaar_narrower, grand_bazaar_of_rules_1])
def test_25_in_the_narrower_reading_only_who_acts_goes(narrower: Callable[[], Table]) -> None:
    """Ruling 75: an option, and what was played under rules version 1."""
    table = narrower()
    table.me.companion = 23
    table.ask_again()
    table.play("companion", "place:25", "act", "good:fabric", "place:3")
    assert (table.me.companion, table.me.merchant) == (3, 7)

    table = narrower()
    table.me.companion = 3
    table.act(25, "coffee", "place:9")
    assert (table.me.companion, table.me.merchant) == (3, 9)

    table = narrower()
    table.me.companion = 3
    table.act(12, "place:25", "act", "good:fabric")
    assert table.labels == ["companion", "merchant:0"]


def test_25_an_older_dump_has_the_narrower_reading() -> None:
    """The ruling was not yet a field of the position."""
    old = grand_bazaar_of_rules_1().s.dump()
    del old["table"]["ruling_catacombs_actor_only"]
    loaded = Istanbul.load({**old, "shape": 0})
    assert isinstance(loaded, Istanbul)
    assert loaded.ruling_catacombs_actor_only
    assert loaded.dump()["shape"] == 1


def test_25_the_narrower_reading_is_the_default_of_rules_1_only() -> None:
    assert META.settings({}, rules=1)["ruling_catacombs_actor_only"] is True
    assert META.settings({})["ruling_catacombs_actor_only"] is False


def test_25_by_the_family_member() -> None:
    """Ruling 75."""
    table = letters(mocha=True)
    table.me.companion = 3
    table.act(12, "place:25", "act", "good:fabric")
    assert table.labels == ["companion", "merchant:0"]
    table.play("merchant:0", "place:9")
    assert table.me.merchant == 9
    assert table.me.family == 25
    alone = letters(mocha=True)
    alone.act(12, "place:25", "act", "good:fabric", "place:9")
    assert alone.me.merchant == 9


def test_25_by_the_barrier() -> None:
    """Ruling 75."""
    table = letters(mocha=True)
    table.me.coffee = 2
    table.act(19, "barrier", "place:25", "place:23", "act", "good:fabric", "place:16")
    assert table.me.merchant == 16

    table = letters(mocha=True)
    table.me.coffee = 2
    table.me.companion = 3
    table.act(19, "barrier", "place:25", "place:23", "act", "good:fabric", "companion", "place:16")
    assert (table.me.companion, table.me.merchant) == (16, 19)

    table = grand_bazaar_narrower()
    table.me.coffee = 2
    table.me.companion = 3
    table.act(19, "barrier", "place:25", "place:23", "act", "good:fabric", "place:16")
    assert (table.me.companion, table.me.merchant) == (3, 16)


def test_25_the_catacombs_lead_anywhere_without_action_or_encounter() -> None:
    table = Table(mocha=True, letters=True)
    table.s.npcs[:] = [9, 9, 9, 9]
    table.stand(9, seat=1)
    table.act(25, "coffee")
    assert table.reachable == set(range(1, 25))  # not 25 itself (ruling 92)
    table.play("place:9")
    assert (table.me.merchant, table.me.coffee, table.me.lira) == (9, 1, 10)
    assert table.turn_of == 1


# -- the last round ------------------------------------------------------------------------------


def test_a_double_move_in_the_last_round() -> None:
    """Ruling 69."""
    table = letters(2)
    table.s.neutral_merchants = [7, 7, 7]
    table.me.rubies = 6
    table.give_letters(-9, -5, seat=1)
    table.play("place:4", "stop", "place:4", "stop", "act", "delivered:5", "delivered:9")
    assert table.turn_of == 1
    table.play("place:6", "stop")
    assert table.s.waiting == []


def test_the_companions_dice_and_warehouse_use_the_tiles() -> None:
    """Ruling 64."""
    table = companion_at(1)
    table.tile(GREEN)
    table.play("companion", "place:4", "act", "good:jewelry")
    assert table.me.goods == [0, 0, 2, 1]


def test_the_companion_may_not_use_the_merchants_cards() -> None:
    """Ruling 64: the cards move the merchant."""
    table = companion_at(12)
    table.give("move_0")
    table.play("companion", "place:23")
    assert "cards" not in table.labels


def test_the_barrier_stops_companion_and_family() -> None:
    """Ruling 58."""
    table = letters(mocha=True)
    table.me.companion = 12
    table.me.family = 17
    table.s.barrier = edge(12, 17)
    table.s.holder = 1
    table.s.walled = Grid(table.s.places, 5, table.s.barrier)
    table.give("family_step")
    table.play("companion")
    assert table.labels == ["place:7", "place:9", "place:14"]
    other = letters(mocha=True)
    other.me.family = 3
    other.s.barrier = edge(3, 17)
    other.s.holder = 1
    other.s.walled = Grid(other.s.places, 5, other.s.barrier)
    other.give("family_step")
    other.play("cards", "card:family_step")
    assert other.labels == ["place:10", "place:18"]
