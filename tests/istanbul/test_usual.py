"""Usual answers: a plain visit is one click, and what is a decision stays one. Sets."""

from __future__ import annotations

import pytest

from majlis.games.istanbul.data import GOVERNOR, GREEN, LARGE_MARKET, SMALL_MARKET, YELLOW
from majlis.games.istanbul.state import GENERAL_SUPPLY, PERSONAL_SUPPLY
from tests.istanbul.table import Table
from tests.usual import answered_usually, members, usual


def gone_to(table: Table, place: int) -> list[str]:
    """Seat 0 goes to the place; what is answered by itself there."""
    table.stand(table.beside(place))
    table.play(f"place:{place}")
    return answered_usually(table.s)


# -- a visit -------------------------------------------------------------------------------------


def test_a_warehouse_is_one_click() -> None:
    table = Table()
    table.cart(spice=1, jewelry=1)
    assert gone_to(table, 3) == ["leave", "act"]
    assert table.me.goods == [0, 2, 0, 1]
    assert table.own() == 3
    assert table.turn_of == 1


def test_a_card_in_the_hand_stays_there() -> None:
    table = Table()
    table.give("gain_5_lira")
    assert gone_to(table, 2) == ["leave", "act", "done"]
    assert (table.hand(), table.me.lira) == (["gain_5_lira"], 10)
    assert table.turn_of == 1


def test_the_yellow_tile_is_not_used() -> None:
    table = Table()
    table.tile(YELLOW)
    table.left_at(9)
    assert gone_to(table, 2) == ["leave", "act", "done"]
    assert table.me.lira == 10


def test_the_post_office_is_one_click() -> None:
    table = Table()
    assert gone_to(table, 5) == ["leave", "act"]
    assert (table.me.goods, table.me.lira) == ([0, 1, 1, 0], 12)
    assert table.turn_of == 1


def test_at_the_fountain_all_assistants_come_back() -> None:
    table = Table()
    table.left_at(2, 5, 9)
    table.stand(12)
    table.play("place:7")
    assert answered_usually(table.s) == ["act", "take"]
    assert (table.own(), table.me.assistants) == (4, 0)
    table = Table()
    table.left_at(5)
    table.stand(12)
    table.play("place:7")
    assert answered_usually(table.s) == ["act", "place:5"]
    assert table.turn_of == 1


def test_whoever_picks_assistants_out_does_not_get_all() -> None:
    table = Table()
    table.left_at(2, 5, 9)
    table.stand(12)
    table.play("place:7", "act", "place:2")
    assert usual(table.s) == ""
    assert members(table.s) == {"done": 1, "place:5": 1, "place:9": 1, "take": 1}


@pytest.mark.parametrize(
    ("where", "given"), [(GENERAL_SUPPLY, ["act", "companion"]), (9, ["act", "place:5"])]
)
def test_the_companion_comes_into_play_but_is_not_taken_off_the_board(
    where: int, given: list[str]
) -> None:
    table = Table(letters=True)
    if where:
        table.left_at(5)
    table.me.companion = where
    table.stand(12)
    table.play("place:7")
    assert answered_usually(table.s) == given
    assert table.me.companion == (PERSONAL_SUPPLY if where == GENERAL_SUPPLY else where)


# -- assistants and tolls ------------------------------------------------------------------------


def test_an_own_assistant_is_picked_up() -> None:
    table = Table()
    table.left_at(5)
    assert gone_to(table, 5) == ["take", "act"]
    assert table.own() == 4


def test_without_an_assistant_a_card_may_bring_one() -> None:
    table = Table()
    table.left_at(3, 5, 9, 14)
    table.give("return_assistant")
    assert gone_to(table, 2) == []
    assert table.labels == ["cards", "stop"]


def test_a_neutral_assistant_is_rather_picked_up_than_an_own_one_left() -> None:
    table = Table(neutral_assistants=True)
    table.s.neutrals = [2]
    assert gone_to(table, 2)[0] == "neutral"
    table = Table(neutral_assistants=True)
    table.left_at(2)
    table.s.neutrals = [2]
    assert gone_to(table, 2) == []  # which of two


def test_the_toll_is_paid_by_who_can() -> None:
    table = Table()
    table.stand(5, seat=1)
    table.stand(5, seat=2)
    assert gone_to(table, 5) == ["leave", "pay", "act"]
    assert table.lira == [8, 12, 12]
    table = Table()
    table.stand(5, seat=1)
    table.me.lira = 1
    table.give("gain_5_lira")
    assert gone_to(table, 5) == ["leave"]
    assert table.labels == ["cards", "stop"]


def test_nobody_pays_where_nothing_can_be_done() -> None:
    """At the Wainwright, for 7 lira."""
    table = Table()
    table.stand(1, seat=1)
    table.me.lira = 5
    assert gone_to(table, 1) == ["leave"]
    assert table.labels == ["stop", "pay"]


# -- what the action asks ------------------------------------------------------------------------


def test_nobody_acts_for_nothing() -> None:
    table = Table()
    table.cart(fabric=2)
    assert gone_to(table, 2) == ["leave", "done"]
    table = Table()
    table.cart(fabric=2)
    table.tile(GREEN)
    assert gone_to(table, 2) == ["leave", "act"]
    assert table.asked == "GreenTile"


def test_who_cannot_act_may_have_a_card_that_helps() -> None:
    table = Table()
    table.me.lira = 3
    table.give("gain_5_lira")
    assert gone_to(table, 1) == ["leave"]
    assert table.labels == ["done", "cards"]


def test_never_over_a_die() -> None:
    table = Table()
    assert gone_to(table, 8) == ["leave"]
    assert (table.asked, usual(table.s)) == ("Act", "act")
    table = Table()
    assert gone_to(table, 9) == ["leave", "act"]
    assert (table.asked, usual(table.s)) == ("CallNumber", "")


def test_all_that_is_demanded_is_sold() -> None:
    """The demand of tile 1 is two fabric, a spice, two jewelry: 25 lira. The next tile is turned
    up by the last answer, which is therefore left to the player."""
    table = Table()
    table.demand(LARGE_MARKET, 1)
    table.cart(2, 2, 2, 2)
    table.stand(table.beside(10))
    table.play("place:10", "leave", "act")
    assert members(table.s) == {"done": 1, "good:fabric": 2, "good:spice": 1, "good:jewelry": 2}
    goods = ["good:fabric", "good:fabric", "good:spice", "good:jewelry", "good:jewelry"]
    assert answered_usually(table.s) == goods
    assert (usual(table.s), table.me.goods, table.me.lira) == ("done", [0, 1, 2, 0], 10)
    table.play("done")
    assert table.me.lira == 35


def test_which_goods_go_with_the_card_is_a_decision() -> None:
    table = Table()
    table.demand(SMALL_MARKET, 1)
    table.cart(2, 0, 0, 2)
    table.give("small_market_any")
    table.visit(11).play("cards", "card:small_market_any")
    assert usual(table.s) == ""
    assert members(table.s) == {"done": 1, "good:fabric": 2, "good:jewelry": 2}


def test_a_character_is_a_decision() -> None:
    table = Table()
    table.s.npcs[GOVERNOR] = 2
    assert gone_to(table, 2) == ["leave", "act"]
    assert table.labels == ["done", "npc:governor"]
    assert usual(table.s) == ""


def test_whom_one_must_catch_is_caught() -> None:
    table = Table()
    table.s.players[1].family = 2
    table.s.players[2].family = 2
    table.s.npcs[GOVERNOR] = 2
    assert gone_to(table, 2) == ["leave", "act", "family:1"]
    assert table.asked == "CardOrLira"


# -- Mocha & Baksheesh, Letters & Seals ------------------------------------------------------------


def test_the_trades_of_the_roasting_plant_are_a_set() -> None:
    table = Table(mocha=True)
    table.me.lira = 2
    table.cart(fruit=2)
    table.give("move_0", "move_0")
    table.visit(17).play("act")
    assert members(table.s) == {"done": 1, "good:fruit": 1, "lira": 1, "card:move_0": 1}
    table = Table(mocha=True)
    table.me.lira = 0
    table.cart(fabric=1, fruit=2)
    table.visit(17).play("act")
    assert members(table.s) == {"good:fabric": 1, "good:fruit": 1}  # nobody is asked: done?


def test_seals_are_kept_and_delivered_letters_are_alike() -> None:
    table = Table(letters=True)
    table.give_letters(-3, -8, 2)
    table.stand(6)
    table.play("place:1", "stop")
    assert (table.asked, usual(table.s)) == ("DoubleMove", "done")
    table.play("act")
    assert members(table.s) == {"letter:2": 1, "delivered:3": 1, "delivered:8": 1}
    assert usual(table.s) == ""
    table.play("letter:2")
    assert usual(table.s) == "delivered:3"


def test_what_the_kiosk_gives_is_taken_and_what_it_trades_is_not() -> None:
    table = Table(letters=True)
    table.then("letter:9", "kiosk:two_lira", "kiosk:extension_10", "kiosk:fruit", "kiosk:spice")
    table.act(22)
    assert usual(table.s) == ""
    table.play("kiosk:two_lira")
    assert answered_usually(table.s) == ["act"]
    assert table.me.lira == 12
    table.play("kiosk:extension_10")
    assert usual(table.s) == ""
