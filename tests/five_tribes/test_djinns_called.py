"""Djinns that are called and paid for in one's own turn."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis.games.five_tribes.data import DJINN_CARDS
from tests.five_tribes.table import (
    PEOPLED,
    asked,
    asks,
    bag_of,
    camels_of,
    cards_of,
    coins_of,
    djinns_of,
    listed,
    may,
    meeples_on,
    named,
    play_order,
    played_on,
    sultanate,
    table,
    tile,
)

BOARD = "3 Y YR . . . .\n5 B B"
KINDS = "B3=oasis F5=oasis F1=village A1=village"


def turn(djinns: str, **more: Any) -> majlis.Match:
    """The beginning of a turn; A3 to B3 can be sown."""
    return sultanate(BOARD, kinds=KINDS, djinns=[djinns], **more)


# -- when and how ----------------------------------------------------------------------------------


def test_windows_open_before_the_sowing_between_the_steps_and_at_the_end() -> None:
    match = turn("enki", elders=[1])
    asks = []
    while not asked(match).startswith("Bid"):
        asks.append(asked(match).split()[0])
        match.play(0, {"ChooseTile": "tile:A3", "DropMeeple": "vizier:B3"}.get(asks[-1], "done"))
    assert asks == ["UseDjinns", "ChooseTile", "DropMeeple", "UseDjinns", "UseDjinns", "SellGoods"]


def test_a_window_that_offers_nothing_is_not_opened() -> None:
    assert asked(turn("enki")) == "ChooseTile 0"
    assert asked(turn("boaz", elders=[5])) == "ChooseTile 0"
    assert asked(turn("hagis iblis kumarbi lamia", elders=[5])) == "ChooseTile 0"


def test_once_a_turn() -> None:
    match = turn("enki", elders=[3])
    match.play(0, "djinn:enki", "tile:F5")
    assert asked(match) == "ChooseTile 0"
    assert table(match).players[0].elders == 2


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


def test_several_djinns_in_one_turn() -> None:
    """Ruling 57."""
    match = turn("enki bouraq", elders=[3])
    match.play(0, "djinn:bouraq", "tile:F1")
    assert may(match) == "djinn:enki done"
    match.play(0, "djinn:enki", "tile:F5")
    assert table(match).palms_left == 11
    assert table(match).palaces_left == 9


@pytest.mark.parametrize(("once_a_round", "may_use"), [(False, True), (True, False)])
def test_twice_a_round_with_two_turns(once_a_round: bool, may_use: bool) -> None:
    """Ruling 37, an option."""
    match = turn(
        "enki",
        elders=[3],
        order=(0, 0),
        options={"ruling_djinns_once_a_round": once_a_round},
    )
    match.play(0, "djinn:enki", "tile:F5", "tile:A3", "vizier:B3")
    assert (asked(match) == "UseDjinns 0") == may_use


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
            play_order(match)


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


def test_elders_in_hand_cannot_pay_before_the_tribe_has_acted() -> None:
    """Ruling 51."""
    match = sultanate("3 W WR\n5 B B", kinds=KINDS, djinns=["enki"])
    match.play(0, "tile:A3", "elder:B3")
    assert asks(match).count("UseDjinns") == 1  # only the window after the elders' action
    assert table(match).players[0].elders == 2


def test_nobody_is_called_while_sowing() -> None:
    """Ruling 50."""
    match = sultanate("3 YB . BR", djinns=["enki"], elders=[1], kinds=KINDS)
    match.play(0, "done", "tile:A3")
    assert may(match) == "vizier:B3"


def test_an_elder_or_a_fakir() -> None:
    match = turn("enki", elders=[1], fakirs=[1])
    match.play(0, "djinn:enki")
    assert may(match) == "elder card:fakir"
    match.play(0, "card:fakir", "tile:F5")
    assert table(match).players[0].elders == 1
    assert table(match).discard[9] == 1


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


def test_an_elder_and_another_or_a_fakir() -> None:
    match = turn("utug", elders=[2], fakirs=[1])
    match.play(0, "djinn:utug")
    assert may(match) == "elder card:fakir"
    match.play(0, "card:fakir")
    assert table(match).players[0].elders == 1
    assert cards_of(match, 0) == ""


@pytest.mark.parametrize(
    ("elders", "fakirs", "may_use"),
    [(0, 0, False), (0, 2, False), (1, 0, False), (1, 1, True), (2, 0, True)],
)
def test_who_can_pay_an_elder_and_another(elders: int, fakirs: int, may_use: bool) -> None:
    match = turn("utug", elders=[elders], fakirs=[fakirs])
    assert (asked(match) == "UseDjinns 0") == may_use


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


def test_a_payment_and_a_target_are_taken_back_one_by_one() -> None:
    match = turn("enki", elders=[1], fakirs=[1])
    before = match.state.dump()
    match.play(0, "djinn:enki", "elder", "tile:F5")
    for _ in range(3):
        match.undo(0)
    assert match.state.dump() == before


@pytest.mark.parametrize("name", [name for name, _, _ in DJINN_CARDS])
def test_no_djinn_breaks_a_turn_when_held(name: str) -> None:
    """Whoever holds it can begin a turn with all he needs, and end it."""
    match = turn(name, elders=[4], fakirs=[4], deck="fish gold silk")
    for _ in range(40):
        if match.over or match.waiting != [0] or asked(match).startswith("Bid"):
            break
        match.play(0, match.legal(0)[0])
    assert match.over or asked(match).startswith("Bid")


# -- Anun-Nak --------------------------------------------------------------------------------------


def test_anun_nak_puts_three_meeples_on_an_empty_tile() -> None:
    """Ruling 29: the tile is chosen first."""
    match = turn("anun_nak", elders=[1], draws="drawn:elder drawn:assassin drawn:elder")
    match.play(0, "djinn:anun_nak")
    assert asked(match) == "CallMeeples 0"
    match.play(0, "tile:D4")
    assert meeples_on(match, "D4") == "WWR"
    assert table(match).players[0].elders == 0
    assert table(match).bag == [14, 18, 18, 16, 16]


def test_an_empty_tile_has_no_camel_meeple_palm_or_palace() -> None:
    """Ruling 55."""
    rows = [f"{row} " + ".@1 " * 6 for row in (1, 2, 4)]
    board = "\n".join([*rows, "3 Y YR * ^ .@0 .", "5 B B . W ** ."])
    match = sultanate(board, kinds=KINDS, djinns=["anun_nak"], elders=[1], camels=[5, 0])
    match.play(0, "djinn:anun_nak")
    assert may(match) == "tile:F3 tile:C5 tile:F5"


def test_anun_nak_draws_what_is_there() -> None:
    """Ruling 28: an elder paid is in the bag before the draw."""
    match = turn("anun_nak", elders=[1], fakirs=[1])
    table(match).bag = [0, 0, 0, 0, 0]
    match.play(0, "djinn:anun_nak", "tile:D4")  # a fakir would bring nobody: the elder is paid
    assert meeples_on(match, "D4") == "W"
    assert cards_of(match, 0) == "fakir"


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


def test_anun_nak_needs_a_meeple_to_draw() -> None:
    match = turn("anun_nak sloar", fakirs=[2])
    assert "djinn:anun_nak" in may(match)
    table(match).bag = [0, 0, 0, 0, 0]
    assert may(match) == "djinn:sloar done"


def test_meeples_in_hand_are_not_in_the_bag() -> None:
    """Ruling 52: between taking them and their action."""
    match = sultanate("3 R RY\n5 B B", djinns=["anun_nak"], fakirs=[1], kinds=KINDS)
    match.play(0, "done", "tile:A3", "assassin:B3")
    assert asked(match) == "UseDjinns 0"
    assert table(match).hand == [0, 0, 0, 0, 2]
    assert bag_of(match).count("R") == 16


# -- Bouraq, Enki ----------------------------------------------------------------------------------


def test_bouraq_builds_in_any_village() -> None:
    match = turn("bouraq", elders=[1])
    match.play(0, "djinn:bouraq")
    assert may(match) == "tile:A1 tile:F1"
    match.play(0, "tile:F1")
    assert table(match).palaces[tile("F1")] == 1


def test_bouraq_builds_in_an_opponents_village_for_its_owner() -> None:
    """Monkir pays 1 for one's own palace."""
    match = sultanate(
        "1 .@1\n3 Y YR\n5 B B", kinds="A1=village", djinns=["bouraq monkir"], fakirs=[1]
    )
    match.play(0, "djinn:bouraq", "tile:A1")
    assert match.breakdown()[1]["palaces"] == 5
    assert coins_of(match) == [51, 50]


def test_enki_plants_in_any_oasis() -> None:
    match = turn("enki", elders=[1])
    match.play(0, "djinn:enki")
    assert may(match) == "tile:B3 tile:F5"
    match.play(0, "tile:F5")
    assert table(match).palms[tile("F5")] == 1


@pytest.mark.parametrize("djinn", ["bouraq", "enki"])
def test_they_need_a_piece_in_the_supply(djinn: str) -> None:
    """Ruling 27."""
    assert asked(turn(djinn, elders=[1], palms_left=0, palaces_left=0)) == "ChooseTile 0"


def test_hagis_moves_what_bouraq_builds_for_both_prices() -> None:
    """Ruling 25."""
    match = turn("bouraq hagis", elders=[2])
    match.play(0, "djinn:bouraq", "tile:F1", "tile:E1")
    assert table(match).palaces[tile("E1")] == 1
    assert table(match).players[0].elders == 0


def test_lamia_moves_what_enki_plants_for_both_prices() -> None:
    """Ruling 25."""
    match = turn("enki lamia", elders=[1], fakirs=[1])
    match.play(0, "djinn:enki", "card:fakir", "tile:F5", "tile:E5")
    assert table(match).palms[tile("E5")] == 1
    assert table(match).players[0].elders == 0
    assert cards_of(match, 0) == ""


# -- Echidna ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blue", "coins"), [("A2 B2 C2 A4", 40), ("A2 B2 C2 A4 B3", 50)])
def test_echidna_doubles_the_builders_coins(blue: str, coins: int) -> None:
    """Scenario T10, fakirs included."""
    match = sultanate("3 B BB", blue=blue, djinns=["echidna"], elders=[2], fakirs=[2])
    assert asked(match) == "ChooseTile 0"  # not before they have paid (ruling 22)
    match.play(0, "tile:A3", "builder:B3", "card:fakir", "card:fakir")
    assert asked(match) == "UseDjinns 0"
    match.play(0, "djinn:echidna")
    assert coins_of(match)[0] == 50 + coins
    assert table(match).players[0].elders == 0


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


def test_echidna_bought_this_turn_doubles_this_turns_coins() -> None:
    """Ruling 22."""
    match = sultanate("3 B BB", kinds="B3=sacred_6", djinn_row="echidna", elders=[4])
    match.play(0, "tile:A3", "builder:B3")
    assert coins_of(match)[0] == 53
    match.play(0, "djinn:echidna")
    assert asked(match) == "SellGoods 0"
    match.play(0, "djinn:echidna")
    assert coins_of(match)[0] == 56


def test_echidna_does_not_remember_another_turn() -> None:
    match = sultanate(
        "3 B BB\n5 Y Y", blue="A2", order=(0, 0), djinns=["echidna"], elders=[2], kinds="B5=oasis"
    )
    match.play(0, "tile:A3", "builder:B3", "done", "done")
    assert table(match).builder_coins == 0
    assert asked(match) == "ChooseTile 0"


# -- Leta, Utug ------------------------------------------------------------------------------------


def test_leta_takes_an_empty_tile() -> None:
    match = turn("leta", elders=[2])
    match.play(0, "djinn:leta", "tile:F1")
    assert camels_of(match, 0) == "F1"
    assert table(match).players[0].elders == 0
    assert sum(table(match).palaces) == 0  # no action of the tile (ruling 34)


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


def test_utug_takes_a_tile_with_meeples_only() -> None:
    board = "1 Y Y* Y^ Y@1 . W\n5 B B"
    match = sultanate(board, djinns=["utug"], elders=[2])
    match.play(0, "djinn:utug")
    assert may(match) == "tile:A1 tile:F1 tile:A5 tile:B5"


def test_utug_with_the_last_camel() -> None:
    """Scenario T21, rulings 34 and 35."""
    match = sultanate(
        "2 G YG\n5 B B",
        order=(0, 1),
        kinds="B2=oasis B5=oasis",
        djinns=["utug"],
        elders=[1],
        fakirs=[1],
        camels=[1],
    )
    match.play(0, "djinn:utug", "tile:B2")
    s = table(match)
    assert s.bag[1] == 20
    assert s.discard[9] == 1
    assert camels_of(match, 0) == "B2"
    assert s.players[0].camels == 0
    assert s.ending
    assert sum(s.palms) == 0
    match.play(0, "tile:A5", "builder:B5")
    assert table(match).owners[tile("B5")] == -1
    match.play(1, "tile:A2", "merchant:B2")  # emptied but for the vizier: still seat 0's
    assert camels_of(match, 0) == "B2"
    assert table(match).palms[tile("B2")] == 1  # the tile acts for whoever ends there


@pytest.mark.parametrize("djinn", ["leta", "utug"])
def test_without_a_camel_they_are_not_offered(djinn: str) -> None:
    assert asked(turn(djinn, elders=[2], camels=[0])) == "ChooseTile 0"


# -- Sibittis --------------------------------------------------------------------------------------


def test_sibittis_keeps_one_of_three() -> None:
    match = turn("sibittis", elders=[2], draws="djinn:utug djinn:baal djinn:enki")
    match.play(0, "djinn:sibittis")
    assert asked(match) == "KeepDjinn 0"
    assert may(match) == "djinn:baal djinn:enki djinn:utug"
    match.play(0, "djinn:enki")
    assert djinns_of(match, 0) == "enki sibittis"
    assert named(table(match).djinn_discard) == "baal utug"
    assert table(match).looked_at == []


def test_sibittis_keeps_one_of_two() -> None:
    match = turn("sibittis", elders=[2], djinn_deck="enki", djinn_discard="boaz")
    match.play(0, "djinn:sibittis")
    assert may(match) == "djinn:boaz djinn:enki"
    match.play(0, "djinn:boaz")
    assert named(table(match).djinn_discard) == "enki"
    assert djinns_of(match, 0) == "boaz sibittis"


def test_what_sibittis_brings_serves_at_once() -> None:
    match = turn("sibittis", elders=[3], draws="djinn:enki djinn:baal djinn:boaz")
    match.play(0, "djinn:sibittis")
    match.play(0, "djinn:enki")
    assert may(match) == "djinn:enki done"


def test_baal_brought_by_sibittis_pays_nothing_for_itself() -> None:
    """Ruling 48."""
    match = turn("sibittis", elders=[2], draws="djinn:enki djinn:baal djinn:boaz")
    match.play(0, "djinn:sibittis")
    match.play(0, "djinn:baal")
    assert coins_of(match) == [50, 50]


def test_sibittis_with_a_short_deck_and_baal() -> None:
    """Scenario T18, rulings 46 and 48: the discards are shuffled in the middle of the draw."""
    short: dict[str, Any] = {
        "elders": [2], "djinn_deck": "enki boaz", "djinn_discard": "utug", "seats": 3,
        "draws": "djinn:enki djinn:boaz djinn:utug",
    }  # fmt: skip
    match = sultanate(BOARD, kinds=KINDS, djinns=["sibittis", "", "baal"], **short)
    match.play(0, "djinn:sibittis")
    assert may(match) == "djinn:boaz djinn:enki djinn:utug"
    match.play(0, "djinn:boaz")
    assert table(match).bag[1] == 20
    assert named(table(match).djinn_discard) == "enki utug"
    assert table(match).djinn_deck == 0
    assert coins_of(match) == [50, 50, 52]
    own = sultanate(BOARD, kinds=KINDS, djinns=["sibittis baal"], **short)
    own.play(0, "djinn:sibittis")
    own.play(0, "djinn:boaz")
    assert coins_of(own) == [51, 50, 50]


def test_sibittis_finds_one_card() -> None:
    match = turn("sibittis", elders=[2], djinn_deck="enki")
    match.play(0, "djinn:sibittis")
    assert may(match) == "djinn:enki"


def test_sibittis_finds_discards_alone() -> None:
    """Ruling 46: not available only if deck and discard are both empty."""
    match = turn("sibittis", elders=[2], djinn_deck="", djinn_discard="boaz enki")
    match.play(0, "djinn:sibittis")
    match.play(0, "djinn:enki")
    assert djinns_of(match, 0) == "enki sibittis"
    assert named(table(match).djinn_discard) == "boaz"
    assert table(match).djinn_deck == 0


def test_sibittis_needs_a_card() -> None:
    assert asked(turn("sibittis", elders=[2], djinn_deck="")) == "ChooseTile 0"


def test_three_cards_of_the_deck_leave_the_discards_alone() -> None:
    match = turn("sibittis", elders=[2], djinn_deck="enki boaz baal", djinn_discard="utug")
    match.play(0, "djinn:sibittis")
    match.play(0, "djinn:boaz")
    assert named(table(match).djinn_discard) == "baal enki utug"
    assert table(match).djinn_deck == 0


# -- Sloar -----------------------------------------------------------------------------------------


def test_sloar_takes_the_top_card_for_a_fakir() -> None:
    match = turn("sloar", elders=[2], fakirs=[1], draws="card:ivory")
    match.play(0, "djinn:sloar")
    assert cards_of(match, 0) == "ivory"
    assert table(match).players[0].elders == 2
    assert table(match).discard[9] == 1


def test_sloar_takes_no_elder() -> None:
    assert asked(turn("sloar", elders=[2])) == "ChooseTile 0"


def test_sloar_needs_a_card_before_it_is_paid() -> None:
    """Ruling 47: or it would only give the fakir back."""
    assert asked(turn("sloar", fakirs=[1], deck="")) == "ChooseTile 0"


def test_sloar_shuffles_the_discards_when_the_deck_is_empty() -> None:
    """Ruling 47: the fakir just paid is among them."""
    match = turn("sloar", fakirs=[1], deck="", discard="gold", draws="card:fakir")
    match.play(0, "djinn:sloar")
    assert cards_of(match, 0) == "fakir"
    assert sum(table(match).discard) == 0
    assert table(match).deck[2] == 1
