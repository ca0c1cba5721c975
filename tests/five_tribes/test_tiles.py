"""2.5 The actions of the tiles."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis import games
from tests.five_tribes.table import (
    asked,
    asks,
    bag_of,
    camels_of,
    cards_of,
    coins_of,
    djinns_of,
    may,
    named,
    row_of,
    sultanate,
    table,
    tile,
)

ROW = "gold fakir fish silk wheat ivory jewels pottery spice"


def ending_on(kind: str, **more: Any) -> majlis.Match:
    """A vizier goes from A3 to B3, which is such a tile and has another vizier and an assassin."""
    match = sultanate("3 Y YR", kinds=f"B3={kind}", **more)
    match.play(0, "tile:A3", "vizier:B3")
    return match


# -- oasis and village -----------------------------------------------------------------------------


def test_an_oasis_gets_a_palm() -> None:
    """Whether or not the tile was won; nobody is asked."""
    match = ending_on("oasis")
    assert camels_of(match, 0) == ""
    assert table(match).palms[tile("B3")] == 1
    assert table(match).palms_left == 11


def test_a_village_gets_a_palace() -> None:
    match = ending_on("village")
    assert table(match).palaces[tile("B3")] == 1
    assert table(match).palaces_left == 9


def test_without_supply_nothing_is_placed() -> None:
    """Ruling 27."""
    dry = ending_on("oasis", palms_left=0, djinns=["lamia"], elders=[1])
    assert sum(table(dry).palms) == 0
    assert table(dry).palms_left == 0
    poor = ending_on("village", palaces_left=0, djinns=["hagis", "monkir"], elders=[1])
    assert sum(table(poor).palaces) == 0
    assert coins_of(poor) == [50, 50]
    assert "PlaceBeside" not in asks(dry) + asks(poor)


def test_any_number_of_palms_may_stand_on_a_tile() -> None:
    match = sultanate("3 Y YR***", kinds="B3=oasis")
    match.play(0, "tile:A3", "vizier:B3")
    assert table(match).palms[tile("B3")] == 4


def test_palaces_pile_up() -> None:
    match = sultanate("3 Y YR^^", kinds="B3=village")
    match.play(0, "tile:A3", "vizier:B3")
    assert table(match).palaces[tile("B3")] == 3
    assert table(match).palaces_left == 7


def test_the_last_palace_is_placed_once() -> None:
    """Bouraq takes it; the village that ends the sowing gets none, and Monkir 2 coins in all."""
    match = sultanate(
        "3 Y YR",
        kinds="B3=village F5=village",
        djinns=["bouraq", "monkir"],
        elders=[1],
        palaces_left=1,
    )
    match.play(0, "djinn:bouraq", "tile:F5", "tile:A3", "vizier:B3")
    assert table(match).palaces[tile("F5")] == 1
    assert table(match).palaces[tile("B3")] == 0
    assert table(match).palaces_left == 0
    assert coins_of(match) == [50, 52]


# -- markets ---------------------------------------------------------------------------------------


def test_the_small_market() -> None:
    match = ending_on("small_market", row=ROW)
    assert may(match) == "row:1 row:2 row:3 done"
    match.play(0, "row:2")
    assert coins_of(match)[0] == 47
    assert cards_of(match, 0) == "fakir"
    assert row_of(match) == "gold fish silk wheat ivory jewels pottery spice"


@pytest.mark.parametrize("kind", ["small_market", "large_market"])
def test_markets_may_be_passed_by(kind: str) -> None:
    match = ending_on(kind, row=ROW)
    match.play(0, "done")
    assert coins_of(match)[0] == 50
    assert cards_of(match, 0) == ""


@pytest.mark.parametrize(("kind", "coins"), [("small_market", 2), ("large_market", 5)])
def test_who_cannot_pay_is_not_asked(kind: str, coins: int) -> None:
    match = ending_on(kind, row=ROW, coins=[coins])
    assert cards_of(match, 0) == ""
    assert asks(match)[-2:] == ["ChooseTile", "DropMeeple"]


@pytest.mark.parametrize("kind", ["small_market", "large_market"])
def test_an_empty_row_sells_nothing(kind: str) -> None:
    match = ending_on(kind)
    assert asks(match)[-2:] == ["ChooseTile", "DropMeeple"]
    assert match.over


def test_the_large_market() -> None:
    match = ending_on("large_market", row=ROW)
    assert may(match) == "row:1 row:2 row:3 row:4 row:5 done"
    match.play(0, "row:3")
    assert may(match) == "row:4 row:5 row:6"  # two must be taken (ruling 43)
    match.play(0, "row:6")
    assert coins_of(match)[0] == 44
    assert cards_of(match, 0) == "ivory fish"
    assert row_of(match) == "gold fakir silk wheat jewels pottery spice"


def test_every_pair_of_the_first_six_cards_can_be_bought() -> None:
    match = ending_on("large_market", row=ROW)
    pairs = set()
    for first in match.legal(0)[:-1]:
        after = match.state.clone()
        after.apply(0, first)
        pairs |= {(first, second) for second in after.options(0)}
    assert len(pairs) == 15


def test_a_single_card_costs_six_all_the_same() -> None:
    match = ending_on("large_market", row="gold")
    assert may(match) == "row:1 done"
    match.play(0, "row:1")
    assert coins_of(match)[0] == 44
    assert cards_of(match, 0) == "gold"


def test_the_last_coins_buy_too() -> None:
    small = ending_on("small_market", row="gold fish", coins=[3])
    assert may(small) == "row:1 row:2 done"
    small.play(0, "row:1")
    assert coins_of(small)[0] == 0
    large = ending_on("large_market", row="gold fish", coins=[6])
    assert may(large) == "row:1 done"
    large.play(0, "row:1")
    assert may(large) == "row:2"
    large.play(0, "row:2")
    assert coins_of(large)[0] == 0
    assert cards_of(large, 0) == "gold fish"


def test_the_row_through_a_round() -> None:
    """Scenario T15, ruling 42: the first cards are those still lying there; gaps close."""
    match = sultanate(
        """
            A     B     C     D     E     F
        1   G     GR    .     .     .     .
        5   .     .     .     .     Y     YR
    """,
        order=(0, 1),
        kinds="B1=small_market F5=large_market",
        row="gold fakir fish silk fish ivory jewels wheat pottery",
        draws="card:spice card:spice card:papyrus card:wheat card:fakir",
    )
    match.play(0, "tile:A1", "merchant:B1")
    assert cards_of(match, 0) == "gold fakir"
    assert row_of(match) == "fish silk fish ivory jewels wheat pottery"
    assert may(match) == "row:1 row:2 row:3 done"
    match.play(0, "row:2")
    match.play(0, "done")
    match.play(1, "tile:E5", "vizier:F5")
    assert row_of(match) == "fish fish ivory jewels wheat pottery"
    match.play(1, "row:3", "row:4")
    assert coins_of(match) == [47, 44]
    match.play(1, "done")
    assert cards_of(match, 1) == "ivory jewels"
    assert row_of(match) == "fish fish wheat pottery"
    assert match.over  # nothing can be sown any more


def test_the_row_is_filled_at_the_far_end() -> None:
    """The same, with sowings left: the clean-up adds five cards."""
    match = sultanate(
        "1 Y YR . . B B",
        kinds="B1=oasis",
        row="fish fish wheat pottery",
        draws="card:spice card:spice card:papyrus card:wheat card:fakir",
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert asked(match).startswith("Bid")
    assert row_of(match) == "fish fish wheat pottery spice spice papyrus wheat fakir"


# -- sacred places ---------------------------------------------------------------------------------


def test_a_djinn_for_two_elders() -> None:
    match = ending_on("sacred_12", elders=[2], djinn_row="enki baal sloar")
    assert may(match) == "djinn:baal djinn:enki djinn:sloar done"
    match.play(0, "djinn:enki")
    assert djinns_of(match, 0) == "enki"
    assert table(match).players[0].elders == 0
    assert bag_of(match).count("W") == 20
    assert named(sum(1 << djinn for djinn in table(match).djinn_row)) == "baal sloar"


def test_a_djinn_for_an_elder_and_a_fakir() -> None:
    match = ending_on("sacred_6", elders=[1], fakirs=[1], djinn_row="baal")
    match.play(0, "djinn:baal")
    assert table(match).players[0].elders == 0
    assert cards_of(match, 0) == ""
    assert table(match).discard[9] == 1


def test_with_both_the_player_chooses() -> None:
    match = ending_on("sacred_6", elders=[2], fakirs=[1], djinn_row="baal")
    match.play(0, "djinn:baal")
    assert asked(match) == "PayWith 0"
    match.play(0, "elder")
    assert table(match).players[0].elders == 0
    assert cards_of(match, 0) == "fakir"


@pytest.mark.parametrize(("elders", "fakirs"), [(0, 2), (1, 0)])
def test_at_least_one_elder_and_two_in_all(elders: int, fakirs: int) -> None:
    """Ruling 45."""
    match = ending_on("sacred_6", elders=[elders], fakirs=[fakirs], djinn_row="baal")
    assert "SacredPlace" not in asks(match)


def test_a_sacred_place_may_be_passed_by() -> None:
    match = ending_on("sacred_15", elders=[2], djinn_row="baal")
    match.play(0, "done")
    assert djinns_of(match, 0) == ""


def test_without_djinns_nobody_is_asked() -> None:
    match = ending_on("sacred_15", elders=[2])
    assert "SacredPlace" not in asks(match)


def test_a_djinn_serves_at_once() -> None:
    match = ending_on("sacred_6", elders=[3], djinn_row="enki", blue="", djinns=[""])
    match.play(0, "djinn:enki")
    assert asked(match) == "SellGoods 0"
    assert may(match) == "djinn:enki done"


def test_elders_just_taken_can_pay() -> None:
    """The tribe's action comes before the tile's."""
    match = sultanate("3 W WR", kinds="B3=sacred_6", djinn_row="baal")
    match.play(0, "tile:A3", "elder:B3", "djinn:baal")
    assert djinns_of(match, 0) == "baal"
    assert table(match).players[0].elders == 0


# -- Hagis and Lamia -------------------------------------------------------------------------------


def test_lamia_plants_beside_the_oasis() -> None:
    match = ending_on("oasis", djinns=["lamia"], elders=[1])
    assert asked(match) == "PlaceBeside 0"
    assert may(match) == "tile:B2 tile:A3 tile:B3 tile:C3 tile:B4"
    match.play(0, "tile:B4")
    assert table(match).palms[tile("B4")] == 1
    assert table(match).palms[tile("B3")] == 0
    assert table(match).players[0].elders == 0


def test_hagis_builds_beside_the_village() -> None:
    match = ending_on("village", djinns=["hagis"], fakirs=[1])
    match.play(0, "tile:A3")
    assert table(match).palaces[tile("A3")] == 1
    assert cards_of(match, 0) == ""


def test_they_may_rest() -> None:
    match = ending_on("village", djinns=["hagis"], elders=[1])
    match.play(0, "tile:B3")
    assert table(match).palaces[tile("B3")] == 1
    assert table(match).players[0].elders == 1


def test_without_pay_they_are_not_asked() -> None:
    match = ending_on("oasis", djinns=["lamia"])
    assert table(match).palms[tile("B3")] == 1


def test_diagonal_neighbours_are_an_option() -> None:
    """Ruling 23."""
    match = ending_on(
        "oasis", djinns=["lamia"], elders=[1], options={"ruling_diagonal_neighbours": True}
    )
    assert may(match) == "tile:A2 tile:B2 tile:C2 tile:A3 tile:B3 tile:C3 tile:A4 tile:B4 tile:C4"


def test_matches_of_rules_version_1_reach_diagonally() -> None:
    """The default was turned round with version 2; an old file leaves it out."""
    meta = games.meta("five-tribes")
    assert meta.settings({}, rules=1)["ruling_diagonal_neighbours"] is True
    assert meta.settings({})["ruling_diagonal_neighbours"] is False


def test_they_reach_any_tile_whatever_stands_there() -> None:
    """Ruling 24: of any kind, anybody's, peopled or not."""
    match = sultanate("3 Y YR W@1*^", kinds="B3=oasis C3=village", djinns=["lamia"], elders=[1])
    match.play(0, "tile:A3", "vizier:B3", "tile:C3")
    assert table(match).palms[tile("C3")] == 2


@pytest.mark.parametrize(("kind", "djinn"), [("oasis", "lamia"), ("village", "hagis")])
def test_a_corner_has_two_neighbours(kind: str, djinn: str) -> None:
    match = sultanate("1 YR Y", kinds=f"A1={kind}", djinns=[djinn], fakirs=[1])
    match.play(0, "tile:B1", "vizier:A1")
    assert may(match) == "tile:A1 tile:B1 tile:A2"


def test_each_serves_once_a_turn() -> None:
    """Ruling 26: Enki plants, Lamia moves that palm; the oasis' own palm stays where it is."""
    match = sultanate("3 Y YR", kinds="B3=oasis F5=oasis", djinns=["enki lamia"], elders=[3])
    match.play(0, "djinn:enki", "tile:F5", "tile:F4")
    match.play(0, "tile:A3", "vizier:B3")
    assert table(match).palms[tile("F4")] == 1
    assert table(match).palms[tile("B3")] == 1
    assert table(match).players[0].elders == 1


def test_hagis_serves_once_a_turn() -> None:
    """Ruling 26: Bouraq's palace is moved, so the village's own stays; 3 - 2 elders are left."""
    match = sultanate("3 Y YR", kinds="B3=village F5=village", djinns=["bouraq hagis"], elders=[3])
    match.play(0, "djinn:bouraq", "tile:F5", "tile:E5", "tile:A3", "vizier:B3")
    assert table(match).palaces[tile("E5")] == 1
    assert table(match).palaces[tile("B3")] == 1
    assert table(match).players[0].elders == 1
    assert asks(match).count("PlaceBeside") == 1


def test_hagis_can_wait_for_the_second_palace() -> None:
    match = sultanate("3 Y YR", kinds="B3=village F5=village", djinns=["bouraq hagis"], elders=[2])
    match.play(0, "djinn:bouraq", "tile:F5", "tile:F5", "tile:A3", "vizier:B3", "tile:C3")
    assert table(match).palaces[tile("F5")] == 1
    assert table(match).palaces[tile("C3")] == 1
    assert table(match).palaces[tile("B3")] == 0
    assert table(match).players[0].elders == 0


@pytest.mark.parametrize(
    ("kind", "djinn", "placed"), [("oasis", "lamia", "palms"), ("village", "hagis", "palaces")]
)
@pytest.mark.parametrize("once_a_round", [False, True])
def test_lamia_and_hagis_in_both_turns_of_a_round(
    kind: str, djinn: str, placed: str, once_a_round: bool
) -> None:
    match = sultanate(
        "1 Y YR\n5 Y YR",
        order=(0, 0),
        kinds=f"B1={kind} B5={kind}",
        djinns=[djinn],
        elders=[2],
        options={"ruling_djinns_once_a_round": once_a_round},
    )
    match.play(0, "tile:A1", "vizier:B1", "tile:C1", "tile:A5", "vizier:B5")
    if not once_a_round:
        match.play(0, "tile:C5")
    stands = table(match).dump_fields()[placed]
    assert stands[tile("C1")] == 1
    assert stands[tile("B5" if once_a_round else "C5")] == 1
    assert sum(stands) == 2
