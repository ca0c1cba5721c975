"""2.4 The assassins' action."""

from __future__ import annotations

from typing import Any

import majlis
from tests.five_tribes.table import (
    asked,
    asks,
    camels_of,
    cards_of,
    coins_of,
    may,
    meeples_on,
    sultanate,
    table,
    tile,
)


def two_assassins(board: str, **more: Any) -> majlis.Match:
    """Two assassins are taken on B3: one came from A3. The drawing must show them."""
    match = sultanate(board, **more)
    match.play(0, "tile:A3", "assassin:B3")
    return match


# -- whom they reach -------------------------------------------------------------------------------


def test_they_reach_as_far_as_they_are_many() -> None:
    match = two_assassins("""
            A     B     C     D     E
        2   .     .     Y     .     W
        3   R     R     .     G     B
    """)
    assert may(match) == "vizier:C2 merchant:D3"


def test_they_may_kill_where_they_stand() -> None:
    """Ruling 10: distance 0; and emptying the last tile gives control."""
    match = two_assassins("3 R RW")
    assert camels_of(match, 0) == ""
    assert may(match) == "elder:B3"
    match.play(0, "elder:B3")
    assert camels_of(match, 0) == "B3"
    assert table(match).bag == [16, 20, 18, 18, 18]


def test_every_fakir_reaches_a_tile_further() -> None:
    match = two_assassins("3 R R . W . GB", fakirs=[2])
    assert may(match) == "elder:D3 merchant:F3 builder:F3"
    match.play(0, "builder:F3")
    assert cards_of(match, 0) == ""
    assert table(match).discard[9] == 2
    assert meeples_on(match, "F3") == "G"


def test_no_more_fakirs_than_needed() -> None:
    """Ruling 11."""
    match = two_assassins("3 R R . . W", fakirs=[3])
    match.play(0, "elder:E3")
    assert cards_of(match, 0) == "fakir fakir"


def test_whoever_can_kill_must() -> None:
    """Ruling 9."""
    assert "done" not in may(two_assassins("3 R R . W", fakirs=[1]))


def test_with_fakirs_only_killing_is_a_choice() -> None:
    match = two_assassins("3 R R . . W", fakirs=[1])
    assert may(match) == "elder:E3 done"
    match.play(0, "done")
    assert meeples_on(match, "E3") == "W"
    assert cards_of(match, 0) == "fakir"


def test_if_nobody_can_be_reached_nothing_is_asked() -> None:
    match = two_assassins("3 R R . . . W", fakirs=[1])
    assert "Assassinate" not in asks(match)


def test_viziers_and_elders_of_opponents() -> None:
    """Ruling 12: not one's own."""
    match = two_assassins("3 R R", seats=3, viziers=[2, 1, 0], elders=[3, 0, 2])
    assert may(match) == "vizier:seat:1 elder:seat:2"
    match.play(0, "elder:seat:2")
    assert table(match).players[2].elders == 1
    assert table(match).bag == [13, 16, 18, 18, 18]


# -- control ---------------------------------------------------------------------------------------


def test_two_tiles_in_one_turn() -> None:
    """Scenario T11: both tiles, but only the action of the last one."""
    match = sultanate(
        """
            A     B     C     D
        2   .     .     .     W
        3   .     .     R     R
    """,
        kinds="D3=oasis D2=village",
    )
    match.play(0, "tile:C3", "assassin:D3", "elder:D2")
    s = table(match)
    assert camels_of(match, 0) == "D2 D3"
    assert s.players[0].camels == 9
    assert s.bag == [16, 20, 18, 18, 18]
    assert s.palms[tile("D3")] == 1
    assert sum(s.palaces) == 0


def test_the_last_camel_goes_to_the_last_tile() -> None:
    """Scenario T11, ruling 7."""
    match = sultanate("2 . . . W\n3 . . R R", camels=[1])
    match.play(0, "tile:C3", "assassin:D3", "elder:D2")
    assert camels_of(match, 0) == "D3"
    assert table(match).ending


def test_killing_one_of_several_gives_no_control() -> None:
    match = two_assassins("3 R R WW")
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == "B3"


def test_an_owned_tile_stays_with_its_owner() -> None:
    match = two_assassins("3 R R W@1")
    match.play(0, "elder:C3")
    assert camels_of(match, 1) == "C3"


# -- Boaz ------------------------------------------------------------------------------------------


def test_boaz_protects_what_stands_in_front_of_its_owner() -> None:
    match = two_assassins("3 R R W", seats=3, elders=[0, 1, 1], viziers=[0, 1], djinns=["", "boaz"])
    assert may(match) == "elder:C3 elder:seat:2"


def test_boaz_protects_nobody_on_tiles() -> None:
    """Ruling 21."""
    match = two_assassins("3 R R W@1", djinns=["", "boaz"])
    assert may(match) == "elder:C3"


# -- Iblis -----------------------------------------------------------------------------------------


def test_iblis_kills_two_on_one_tile() -> None:
    """Rulings 13 and 14: one camel for a tile emptied by both."""
    match = two_assassins("3 R R WB", djinns=["iblis"], elders=[1])
    match.play(0, "elder:C3")
    assert asked(match) == "SecondVictim 0"
    assert may(match) == "builder:C3 done"
    match.play(0, "builder:C3")
    assert camels_of(match, 0) == "B3 C3"
    assert table(match).players[0].elders == 0
    assert table(match).bag == [16, 20, 18, 18, 18]


def test_iblis_kills_two_alike() -> None:
    match = two_assassins("3 R R WW", djinns=["iblis"], fakirs=[1])
    match.play(0, "elder:C3", "elder:C3")
    assert meeples_on(match, "C3") == "."
    assert cards_of(match, 0) == ""


def test_iblis_kills_two_of_one_opponent() -> None:
    match = two_assassins("3 R R", seats=3, djinns=["iblis"], elders=[1, 1, 1], viziers=[0, 1, 0])
    match.play(0, "elder:seat:1")
    assert may(match) == "vizier:seat:1 done"
    match.play(0, "vizier:seat:1")
    assert [(p.viziers, p.elders) for p in table(match).players] == [(0, 0), (0, 0), (0, 1)]


def test_iblis_needs_a_second_victim() -> None:
    """Ruling 13."""
    match = two_assassins("3 R R W", djinns=["iblis"], elders=[1])
    match.play(0, "elder:C3")
    assert table(match).players[0].elders == 1
    assert "SecondVictim" not in asks(match)


def test_iblis_is_paid_with_an_elder_or_a_fakir() -> None:
    """Ruling 59: after both victims have been named."""
    match = two_assassins("3 R R WW", djinns=["iblis"], elders=[1], fakirs=[1])
    match.play(0, "elder:C3", "elder:C3")
    assert asked(match) == "PayWith 0"
    assert may(match) == "elder card:fakir"
    match.play(0, "card:fakir")
    assert table(match).players[0].elders == 1
    assert cards_of(match, 0) == ""


def test_iblis_may_rest() -> None:
    match = two_assassins("3 R R WW", djinns=["iblis"], elders=[1])
    match.play(0, "elder:C3", "done")
    assert meeples_on(match, "C3") == "W"
    assert table(match).players[0].elders == 1


def test_a_fakir_that_reaches_cannot_pay_iblis_too() -> None:
    """Ruling 59."""
    match = two_assassins("3 R R . . WW", djinns=["iblis"], fakirs=[1])
    match.play(0, "elder:E3")
    assert meeples_on(match, "E3") == "W"
    rich = two_assassins("3 R R . . WW", djinns=["iblis"], fakirs=[2])
    rich.play(0, "elder:E3", "elder:E3")
    assert meeples_on(rich, "E3") == "."
    assert cards_of(rich, 0) == ""


# -- Kandicha --------------------------------------------------------------------------------------


def test_kandicha_takes_a_card_for_a_merchant() -> None:
    match = two_assassins("3 R R G", djinns=["kandicha"], draws="card:gold")
    match.play(0, "merchant:C3")
    assert cards_of(match, 0) == "gold"
    assert table(match).bag[2] == 18


def test_kandicha_finds_no_card_where_there_is_none() -> None:
    """Ruling 47."""
    match = two_assassins("3 R R G", djinns=["kandicha"], deck="")
    match.play(0, "merchant:C3")
    assert cards_of(match, 0) == ""


def test_kandicha_draws_the_fakir_just_discarded() -> None:
    """Ruling 47: the discards are shuffled when a card is needed."""
    match = two_assassins("3 R R . . G", djinns=["kandicha"], fakirs=[1], deck="")
    match.play(0, "merchant:E3")
    assert cards_of(match, 0) == "fakir"
    assert table(match).discard == [0] * 10


def test_kandicha_takes_what_the_builder_could_have_earned() -> None:
    """Ruling 16: counted around the tile where the victim stood."""
    match = two_assassins("3 R R . B", blue="D2 D3 E4 B2", djinns=["kandicha"])
    match.play(0, "builder:D3")
    assert coins_of(match)[0] == 53


def test_kandicha_keeps_viziers_and_elders() -> None:
    match = two_assassins("3 R R Y", djinns=["kandicha"])
    match.play(0, "vizier:C3")
    assert table(match).players[0].viziers == 1
    assert table(match).bag[0] == 15
    assert camels_of(match, 0) == "B3 C3"  # ruling 18: killed all the same


def test_kandicha_takes_an_opponents_elder() -> None:
    """Scenario T14, ruling 19."""
    match = two_assassins("3 R R", seats=3, djinns=["kandicha", "", "boaz"], elders=[0, 3, 2])
    assert may(match) == "elder:seat:1"
    match.play(0, "elder:seat:1")
    assert [player.elders for player in table(match).players] == [1, 2, 2]
    assert table(match).bag == [16, 15, 18, 18, 18]


def test_kandicha_sees_both_victims_of_iblis() -> None:
    """Ruling 15: two cards for two merchants, twice the coins for two builders."""
    match = two_assassins(
        "3 R R GG", djinns=["kandicha iblis"], elders=[1], draws="card:gold card:silk"
    )
    match.play(0, "merchant:C3", "merchant:C3")
    assert cards_of(match, 0) == "gold silk"
    match = two_assassins("3 R R BB", djinns=["kandicha iblis"], elders=[1], blue="D2 D4")
    match.play(0, "builder:C3", "builder:C3")
    assert coins_of(match)[0] == 54


def test_echidna_does_not_double_kandichas_coins() -> None:
    """Ruling 17, an option."""
    board, more = "3 R R B", {"djinns": ["kandicha echidna"], "elders": [2], "blue": "D2 D4"}
    match = two_assassins(board, **more)
    match.play(0, "builder:C3")
    assert coins_of(match)[0] == 52
    assert "UseDjinns" not in asks(match)
    doubled = two_assassins(board, **more, options={"ruling_echidna_doubles_kandicha": True})
    doubled.play(0, "builder:C3", "djinn:echidna")
    assert coins_of(doubled)[0] == 54


# -- Nekir -----------------------------------------------------------------------------------------


def test_nekir_pays_for_a_kill() -> None:
    match = two_assassins("3 R R W", djinns=["nekir"])
    match.play(0, "elder:C3")
    assert coins_of(match) == [51, 50]
    match = two_assassins("3 R R W", djinns=["", "nekir"])
    match.play(0, "elder:C3")
    assert coins_of(match) == [50, 52]


def test_nekir_pays_for_victims_in_front_of_players_too() -> None:
    match = two_assassins("3 R R", djinns=["", "nekir"], elders=[0, 1])
    match.play(0, "elder:seat:1")
    assert coins_of(match) == [50, 52]


def test_nekir_counts_what_kandicha_takes() -> None:
    """Ruling 18."""
    match = two_assassins("3 R R Y", djinns=["kandicha", "nekir"])
    match.play(0, "vizier:C3")
    assert coins_of(match) == [50, 52]


def test_nekir_counts_assassinations_not_meeples() -> None:
    """Ruling 20, an option."""
    more: dict[str, Any] = {"djinns": ["iblis", "nekir"], "elders": [1]}
    match = two_assassins("3 R R WW", **more)
    match.play(0, "elder:C3", "elder:C3")
    assert coins_of(match) == [50, 52]
    each = two_assassins("3 R R WW", **more, options={"ruling_nekir_per_meeple": True})
    each.play(0, "elder:C3", "elder:C3")
    assert coins_of(each) == [50, 54]


def test_nekir_gets_nothing_if_nobody_dies() -> None:
    match = two_assassins("3 R R . . W", fakirs=[1], djinns=["", "nekir"])
    match.play(0, "done")
    assert coins_of(match) == [50, 50]
