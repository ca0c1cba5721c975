"""The Kiosk and its 24 tiles, pp. 21-22."""

from __future__ import annotations

import pytest

from majlis.games.istanbul.data import KIOSK_TILES
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.state import PERSONAL_SUPPLY
from majlis.kernel.frame import ALL
from tests.istanbul.table import Table


def at_kiosk(*tiles: str, seats: int = 3, mocha: bool = False) -> Table:
    """Seat 0 opens the Kiosk with these tiles, and others up to the number."""
    table = Table(seats, letters=True, mocha=mocha)
    rest = [
        name for name in ("two_lira", "fruit", "spice", "fabric", "jewelry") if name not in tiles
    ]
    shown = [*tiles, *rest][: seats + 1]
    table.then("letter:9", *[f"kiosk:{tile}" for tile in shown])
    return table


def used(tile: str, *answers: str, mocha: bool = False, **state: int) -> Table:
    """Seat 0 takes the tile and uses it."""
    table = at_kiosk(tile, mocha=mocha)
    for name, value in state.items():
        setattr(table.me, name, value)
    return table.act(22, f"kiosk:{tile}", *answers)


# -- the place -----------------------------------------------------------------------------------


def test_scenario_28_a_letter_and_a_tile_for_everybody() -> None:
    """0.4: one letter, not two."""
    table = at_kiosk("die", "bonus", "fabric", "fruit")
    table.act(22)
    assert table.me.letters == [9]
    assert table.labels == ["kiosk:fruit", "kiosk:fabric", "kiosk:bonus", "kiosk:die"]
    table.play("kiosk:fabric", "act")
    assert table.s.waiting == [1]
    assert table.labels == ["kiosk:fruit", "kiosk:bonus", "kiosk:die"]
    table.then("card:move_0").play("kiosk:bonus", "act")
    assert table.hand(1) == ["move_0"]
    assert table.s.waiting == [2]
    table.play("kiosk:fruit", "done")
    assert table.s.players[2].goods == [0, 0, 0, 0]
    assert table.s.waiting == [0]  # the tile that is left
    table.then(6).play("act")
    assert table.me.lira == 16
    assert table.me.goods == [1, 0, 0, 0]
    assert table.s.kiosk_open == []
    assert table.s.kiosk_deck.bit_count() == 20
    assert table.turn_of == 1


def test_what_is_on_offer_is_told_once() -> None:
    table = at_kiosk("fruit", "spice", "fabric", "jewelry")
    table.visit(22)
    table.s.notes = []
    table.play("act")
    told = [note for note in table.s.notes if note[1] == notes.KIOSK_OPENED]
    fruit, spice, fabric, jewelry = map(KIOSK_TILES.index, ("fruit", "spice", "fabric", "jewelry"))
    tiles = 1 << fruit | 1 << spice | 1 << fabric | 1 << jewelry
    assert told == [(ALL, notes.KIOSK_OPENED, tiles, 0, 0, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_tile_more_than_players(seats: int) -> None:
    table = at_kiosk(seats=seats)
    table.act(22)
    assert len(table.labels) == seats + 1


def test_used_tiles_are_shuffled_when_the_stacks_have_run_out() -> None:
    table = Table(3, letters=True)
    table.s.kiosk_deck = 1 << 6 | 1 << 7
    table.act(22)
    assert len(table.labels) == 4
    assert "kiosk:fruit" in table.labels
    assert "kiosk:spice" in table.labels
    assert table.s.kiosk_deck.bit_count() == 20


def test_the_active_player_may_play_cards_the_others_not() -> None:
    """Ruling 72."""
    table = at_kiosk("extension_10", "die")
    table.me.lira = 5
    table.give("gain_5_lira")
    table.give("gain_5_lira", seat=1)
    table.act(22, "kiosk:extension_10")
    assert table.labels == ["done", "cards"]
    table.play("cards", "card:gain_5_lira", "act")
    assert table.me.extensions == 1
    assert table.me.lira == 0
    assert table.s.waiting == [1]
    assert "cards" not in table.labels


def test_an_extension_out_of_turn_may_bring_the_end() -> None:
    """Ruling 72."""
    table = at_kiosk("extension_10", "fruit")
    rival = table.s.players[1]
    rival.extensions, rival.rubies = 2, 5
    table.act(22, "kiosk:fruit", "done", "kiosk:extension_10", "act")
    assert rival.rubies == 6


def test_22_the_kiosk() -> None:
    """One tile more than players; everyone takes one, the active player also the last."""
    table = Table(letters=True)
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


# -- the tiles -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "goods", "lira"),
    [
        ("fruit_lira", [0, 0, 1, 0], 1),
        ("spice_lira", [0, 1, 0, 0], 1),
        ("fabric_lira", [1, 0, 0, 0], 1),
        ("two_fruit", [0, 0, 2, 0], 0),
        ("two_spice", [0, 2, 0, 0], 0),
        ("two_fabric", [2, 0, 0, 0], 0),
        ("fruit", [0, 0, 1, 0], 0),
        ("spice", [0, 1, 0, 0], 0),
        ("fabric", [1, 0, 0, 0], 0),
        ("jewelry", [0, 0, 0, 1], 0),
        ("two_lira", [0, 0, 0, 0], 2),
    ],
)
def test_gifts(tile: str, goods: list[int], lira: int) -> None:
    table = used(tile, "act")
    assert table.me.goods == goods
    assert table.me.lira == 10 + lira


def test_bonus() -> None:
    table = at_kiosk("bonus")
    table.then("card:move_0").act(22, "kiosk:bonus", "act")
    assert table.hand() == ["move_0"]


@pytest.mark.parametrize(("tile", "lira"), [("coffee_or_2", 2), ("coffee_or_3", 3)])
def test_coffee_or_lira(tile: str, lira: int) -> None:
    """Without Mocha & Baksheesh the coffee is ignored."""
    plain = used(tile)
    assert plain.labels == ["done", "lira"]
    plain.play("lira")
    assert plain.me.lira == 10 + lira
    bazaar = used(tile, "coffee", mocha=True)
    assert (bazaar.me.coffee, bazaar.me.lira) == (1, 10)


def test_companion() -> None:
    table = used("companion", "act", companion=3)
    assert table.me.companion == PERSONAL_SUPPLY


def test_die() -> None:
    table = at_kiosk("die")
    table.then(4).act(22, "kiosk:die", "act")
    assert table.me.lira == 14


def test_die_with_die_to_6() -> None:
    """Ruling 26: on the own turn only."""
    table = at_kiosk("die", mocha=True)
    table.give("die_to_6")
    table.then(1).act(22, "kiosk:die", "act", "cards", "card:die_to_6")
    assert table.labels == ["die:first"]
    table.play("die:first")
    assert table.me.lira == 16


def test_die_of_another_player_is_not_amended() -> None:
    table = at_kiosk("die", "fruit", mocha=True)
    table.give("die_to_6", seat=1)
    table.then(1).act(22, "kiosk:fruit", "done", "kiosk:die", "act")
    assert table.s.players[1].lira == 11
    assert table.s.waiting == [2]


def test_extension_10() -> None:
    table = used("extension_10", "act")
    assert (table.me.lira, table.me.extensions) == (0, 1)


def test_extension_goods() -> None:
    table = at_kiosk("extension_goods")
    table.me.extensions = 2
    table.cart(1, 2, 1, 1)
    table.act(22, "kiosk:extension_goods", "act")
    assert table.me.goods == [0, 1, 0, 0]
    assert (table.me.extensions, table.me.rubies) == (3, 1)


def test_to_fountain_without_the_assistants() -> None:
    """Ruling 76: the merchant has left, so he meets nobody at the Kiosk."""
    table = at_kiosk("to_fountain", "fruit", "spice", "fabric")
    table.s.players[1].family = 22
    table.act(22, "kiosk:to_fountain", "act")
    table.play("kiosk:fruit", "done", "kiosk:spice", "done", "done")
    assert table.me.merchant == 7
    assert table.me.assistants == 1 << 22
    assert table.turn_of == 1
    assert table.s.players[1].family == 22


def test_good_letter() -> None:
    table = at_kiosk("good_letter")
    table.cart(fabric=1)
    table.act(22, "kiosk:good_letter")
    assert table.labels == ["done", "good:fabric", "letter:9"]
    table.then("letter:5").play("good:fabric")
    assert table.me.letters == [5, 9]
    other = used("good_letter", "letter:9")
    assert other.labels == ["good:fabric", "good:spice", "good:fruit", "good:jewelry"]
    other.play("good:jewelry")
    assert (other.me.letters, other.me.goods) == ([], [0, 0, 0, 1])


def test_good_letter_with_coffee() -> None:
    table = used("good_letter", "coffee", mocha=True, coffee=1)
    assert table.me.coffee == 0
    assert len(table.me.letters) == 2
    other = used("good_letter", "letter:9", "coffee", mocha=True)
    assert other.me.coffee == 1


def test_bonus_letter() -> None:
    table = at_kiosk("bonus_letter")
    table.give("move_0")
    table.act(22, "kiosk:bonus_letter")
    assert table.labels == ["done", "card:move_0", "letter:9"]
    table.then("letter:5").play("card:move_0")
    assert (table.hand(), table.me.letters) == ([], [5, 9])
    other = at_kiosk("bonus_letter")
    other.then("card:gain_good").act(22, "kiosk:bonus_letter", "letter:9")
    assert (other.hand(), other.me.letters) == (["gain_good"], [])


def test_lira_letter() -> None:
    table = used("lira_letter", "lira")
    assert table.me.lira == 8
    assert len(table.me.letters) == 2
    other = used("lira_letter", "letter:9")
    assert (other.me.lira, other.me.letters) == (13, [])


def test_lira_good() -> None:
    table = used("lira_good", "lira", "good:spice")
    assert (table.me.lira, table.me.goods) == (8, [0, 1, 0, 0])
    other = at_kiosk("lira_good")
    other.cart(fruit=1)
    other.act(22, "kiosk:lira_good", "good:fruit")
    assert (other.me.lira, other.me.goods) == (13, [0, 0, 0, 0])
    bazaar = used("lira_good", "coffee", mocha=True, coffee=1)
    assert (bazaar.me.lira, bazaar.me.coffee) == (13, 0)


def test_lira_bonus() -> None:
    table = at_kiosk("lira_bonus")
    table.then("card:move_0").act(22, "kiosk:lira_bonus", "lira")
    assert (table.me.lira, table.hand()) == (8, ["move_0"])
    other = at_kiosk("lira_bonus")
    other.give("move_0")
    other.act(22, "kiosk:lira_bonus", "card:move_0")
    assert (other.me.lira, other.hand()) == (13, [])


def test_what_cannot_be_used_is_not_asked() -> None:
    table = used("extension_10", lira=9)
    assert table.s.waiting == [1]


def test_there_are_24_tiles() -> None:
    assert len(set(KIOSK_TILES)) == 24
