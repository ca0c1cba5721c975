"""2.4 The assassins' action."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from tests.five_tribes.table import (
    asked,
    asks,
    bag_of,
    camels_of,
    cards_of,
    coins_of,
    listed,
    may,
    meeples_on,
    sultanate,
    table,
    tile,
)


def assassins(board: str, **more: Any) -> majlis.Match:
    """One assassin goes from A3 to B3 and is taken there with those that are drawn."""
    match = sultanate(board, **more)
    match.play(0, "tile:A3", "assassin:B3")
    return match


# -- whom they reach -------------------------------------------------------------------------------


def test_they_reach_as_far_as_they_are_many() -> None:
    match = assassins("""
            A     B     C     D     E
        2   .     .     Y     .     W
        3   R     R     .     G     B
    """)
    assert may(match) == "vizier:C2 merchant:D3"


def test_three_assassins_reach_three_tiles() -> None:
    """Three steps: E3, C1 and B5 are within reach, F3 and D1 are not."""
    match = assassins("1 . . W Y\n3 R RR . . G B\n5 . Y")
    assert may(match) == "elder:C1 merchant:E3 vizier:B5"


def test_they_may_kill_where_they_stand() -> None:
    """Ruling 10: distance 0; and emptying the last tile gives control."""
    match = assassins("3 R RW")
    assert camels_of(match, 0) == ""
    assert may(match) == "elder:B3"
    match.play(0, "elder:B3")
    assert camels_of(match, 0) == "B3"
    assert table(match).bag == [16, 20, 18, 18, 18]


def test_every_fakir_reaches_a_tile_further() -> None:
    match = assassins("3 R R . W . GB", fakirs=[2])
    assert may(match) == "elder:D3 merchant:F3 builder:F3"
    match.play(0, "builder:F3")
    assert cards_of(match, 0) == ""
    assert table(match).discard[9] == 2
    assert meeples_on(match, "F3") == "G"


def test_no_more_fakirs_than_needed() -> None:
    """Ruling 11."""
    match = assassins("3 R R . . W", fakirs=[3])
    match.play(0, "elder:E3")
    assert cards_of(match, 0) == "fakir fakir"


def test_whoever_can_kill_must() -> None:
    """Ruling 9."""
    assert "done" not in may(assassins("3 R R . W", fakirs=[1]))


def test_with_fakirs_only_killing_is_a_choice() -> None:
    match = assassins("3 R R . . W", fakirs=[1])
    assert may(match) == "elder:E3 done"
    match.play(0, "done")
    assert meeples_on(match, "E3") == "W"
    assert cards_of(match, 0) == "fakir"


def test_if_nobody_can_be_reached_nothing_is_asked() -> None:
    match = assassins("3 R R . . . W", fakirs=[1])
    assert "Assassinate" not in asks(match)


def test_viziers_and_elders_of_opponents() -> None:
    """Ruling 12: not one's own."""
    match = assassins("3 R R", seats=3, viziers=[2, 1, 0], elders=[3, 0, 2])
    assert may(match) == "vizier:seat:1 elder:seat:2"
    match.play(0, "elder:seat:2")
    assert table(match).players[2].elders == 1
    assert table(match).bag == [13, 16, 18, 18, 18]


def test_a_victim_in_front_of_a_player_takes_no_fakir() -> None:
    match = assassins("3 R R . . . W", fakirs=[2], viziers=[0, 2])
    assert may(match) == "elder:F3 vizier:seat:1"  # and somebody must die
    match.play(0, "vizier:seat:1")
    assert cards_of(match, 0) == "fakir fakir"
    assert table(match).players[1].viziers == 1
    assert bag_of(match).count("Y") == 15


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
    match = assassins("3 R R WW")
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == "B3"


def test_an_owned_tile_stays_with_its_owner() -> None:
    match = assassins("3 R R W@1")
    match.play(0, "elder:C3")
    assert camels_of(match, 1) == "C3"


def test_a_tile_with_a_palm_is_won_by_a_kill() -> None:
    """Ruling 55."""
    match = assassins("3 R R W*^")
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == "B3 C3"


def test_a_kill_without_a_camel() -> None:
    match = assassins("3 R R W", camels=[0])
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == ""
    assert bag_of(match).count("W") == 20


def test_the_last_camel_may_be_won_by_a_kill() -> None:
    """The last tile keeps a vizier; so the last camel goes where the victim stood. Game over."""
    match = assassins("3 R RY W\n5 B B", camels=[1], order=(0, 1))
    match.play(0, "elder:C3")
    assert camels_of(match, 0) == "C3"
    assert table(match).ending
    match.play(1, "tile:A5", "builder:B5")
    assert match.over


# -- Boaz ------------------------------------------------------------------------------------------


def test_boaz_protects_what_stands_in_front_of_its_owner() -> None:
    match = assassins("3 R R W", seats=3, elders=[0, 1, 1], viziers=[0, 1], djinns=["", "boaz"])
    assert may(match) == "elder:C3 elder:seat:2"


def test_boaz_protects_nobody_on_tiles() -> None:
    """Ruling 21."""
    match = assassins("3 R R W@1", djinns=["", "boaz"])
    assert may(match) == "elder:C3"


# -- Iblis -----------------------------------------------------------------------------------------


def test_iblis_kills_two_on_one_tile() -> None:
    """Rulings 13 and 14: one camel for a tile emptied by both."""
    match = assassins("3 R R WB", djinns=["iblis"], elders=[1])
    match.play(0, "elder:C3")
    assert asked(match) == "SecondVictim 0"
    assert may(match) == "builder:C3 done"
    match.play(0, "builder:C3")
    assert camels_of(match, 0) == "B3 C3"
    assert table(match).players[0].elders == 0
    assert table(match).bag == [16, 20, 18, 18, 18]


def test_iblis_kills_two_alike() -> None:
    match = assassins("3 R R WW", djinns=["iblis"], fakirs=[1])
    match.play(0, "elder:C3", "elder:C3")
    assert meeples_on(match, "C3") == "."
    assert cards_of(match, 0) == ""


def test_iblis_kills_two_of_one_opponent() -> None:
    match = assassins("3 R R", seats=3, djinns=["iblis"], elders=[1, 1, 1], viziers=[0, 1, 0])
    match.play(0, "elder:seat:1")
    assert may(match) == "vizier:seat:1 done"
    match.play(0, "vizier:seat:1")
    assert [(p.viziers, p.elders) for p in table(match).players] == [(0, 0), (0, 0), (0, 1)]


def test_iblis_kills_two_viziers_of_one_opponent() -> None:
    match = assassins("3 R R", seats=3, djinns=["iblis"], fakirs=[1], viziers=[0, 2, 2])
    match.play(0, "vizier:seat:2", "vizier:seat:2")
    assert [player.viziers for player in table(match).players] == [0, 2, 0]
    assert listed(table(match).discard) == "fakir"


def test_iblis_wins_no_tile_where_a_third_stands() -> None:
    match = assassins("3 R RY WBG", djinns=["iblis"], elders=[1])
    match.play(0, "merchant:C3")
    assert may(match) == "elder:C3 builder:C3 done"
    match.play(0, "elder:C3")
    assert meeples_on(match, "C3") == "B"
    assert camels_of(match, 0) == ""
    assert table(match).bag == [15, 20, 18, 17, 18]


def test_iblis_does_not_reach_past_boaz() -> None:
    match = assassins("3 R R W", djinns=["iblis", "boaz"], elders=[1, 2], viziers=[0, 2])
    assert may(match) == "elder:C3"


def test_iblis_needs_a_second_victim() -> None:
    """Ruling 13."""
    match = assassins("3 R R W", djinns=["iblis"], elders=[1])
    match.play(0, "elder:C3")
    assert table(match).players[0].elders == 1
    assert "SecondVictim" not in asks(match)


def test_iblis_is_paid_with_an_elder_or_a_fakir() -> None:
    """Ruling 59: after both victims have been named."""
    match = assassins("3 R R WW", djinns=["iblis"], elders=[1], fakirs=[1])
    match.play(0, "elder:C3", "elder:C3")
    assert asked(match) == "PayWith 0"
    assert may(match) == "elder card:fakir"
    match.play(0, "card:fakir")
    assert table(match).players[0].elders == 1
    assert cards_of(match, 0) == ""


def test_iblis_must_be_paid() -> None:
    match = assassins("3 R R WW", djinns=["iblis"])
    match.play(0, "elder:C3")
    assert "SecondVictim" not in asks(match)
    assert meeples_on(match, "C3") == "W"


def test_iblis_may_rest() -> None:
    match = assassins("3 R R WW", djinns=["iblis"], elders=[1])
    match.play(0, "elder:C3", "done")
    assert meeples_on(match, "C3") == "W"
    assert table(match).players[0].elders == 1


def test_a_fakir_that_reaches_cannot_pay_iblis_too() -> None:
    """Ruling 59."""
    match = assassins("3 R R . . WW", djinns=["iblis"], fakirs=[1])
    match.play(0, "elder:E3")
    assert meeples_on(match, "E3") == "W"
    rich = assassins("3 R R . . WW", djinns=["iblis"], fakirs=[2])
    rich.play(0, "elder:E3", "elder:E3")
    assert meeples_on(rich, "E3") == "."
    assert cards_of(rich, 0) == ""


@pytest.mark.parametrize(("once_a_round", "left"), [(False, "."), (True, "W")])
def test_iblis_in_both_turns_of_a_round(once_a_round: bool, left: str) -> None:
    """Ruling 37: with two markers a djinn serves twice a round, unless that is ruled out."""
    match = sultanate(
        "1 R RY WW\n5 R RY WW",
        order=(0, 0),
        djinns=["iblis"],
        elders=[2],
        options={"ruling_djinns_once_a_round": once_a_round},
    )
    match.play(0, "tile:A1", "assassin:B1", "elder:C1", "elder:C1")
    assert meeples_on(match, "C1") == "."
    match.play(0, "tile:A5", "assassin:B5", "elder:C5")
    if not once_a_round:
        match.play(0, "elder:C5")
    assert meeples_on(match, "C5") == left
    assert table(match).players[0].elders == (1 if once_a_round else 0)


# -- Kandicha --------------------------------------------------------------------------------------


def test_kandicha_takes_a_card_for_a_merchant() -> None:
    match = assassins("3 R R G", djinns=["kandicha"], draws="card:gold")
    match.play(0, "merchant:C3")
    assert cards_of(match, 0) == "gold"
    assert table(match).bag[2] == 18


def test_kandicha_finds_no_card_where_there_is_none() -> None:
    """Ruling 47."""
    match = assassins("3 R R G", djinns=["kandicha"], deck="")
    match.play(0, "merchant:C3")
    assert cards_of(match, 0) == ""


def test_kandicha_draws_the_fakir_just_discarded() -> None:
    """Ruling 47: the discards are shuffled when a card is needed."""
    match = assassins("3 R R . . G", djinns=["kandicha"], fakirs=[1], deck="")
    match.play(0, "merchant:E3")
    assert cards_of(match, 0) == "fakir"
    assert table(match).discard == [0] * 10


def test_kandicha_takes_what_the_builder_could_have_earned() -> None:
    """Ruling 16: counted around the tile where the victim stood."""
    match = assassins("3 R R . B", blue="D2 D3 E4 B2", djinns=["kandicha"])
    match.play(0, "builder:D3")
    assert coins_of(match)[0] == 53


def test_kandicha_keeps_viziers_and_elders() -> None:
    match = assassins("3 R R Y", djinns=["kandicha"])
    match.play(0, "vizier:C3")
    assert table(match).players[0].viziers == 1
    assert table(match).bag[0] == 15
    assert camels_of(match, 0) == "B3 C3"  # ruling 18: killed all the same


def test_kandicha_takes_an_opponents_elder() -> None:
    """Scenario T14, ruling 19."""
    match = assassins("3 R R", seats=3, djinns=["kandicha", "", "boaz"], elders=[0, 3, 2])
    assert may(match) == "elder:seat:1"
    match.play(0, "elder:seat:1")
    assert [player.elders for player in table(match).players] == [1, 2, 2]
    assert table(match).bag == [16, 15, 18, 18, 18]


def test_kandicha_has_nothing_of_an_assassin() -> None:
    match = assassins("3 R RY R", djinns=["kandicha"], blue="B2 C2 D2")
    match.play(0, "assassin:C3")
    assert coins_of(match)[0] == 50
    assert cards_of(match, 0) == ""
    assert bag_of(match).count("R") == 18


def test_anothers_kandicha_has_nothing_of_my_kills() -> None:
    match = assassins("3 R R Y", djinns=["", "kandicha"])
    match.play(0, "vizier:C3")
    assert [player.viziers for player in table(match).players] == [0, 0]
    assert bag_of(match).count("Y") == 16


def test_kandicha_sees_both_victims_of_iblis() -> None:
    """Ruling 15: two cards for two merchants, twice the coins for two builders."""
    match = assassins(
        "3 R R GG", djinns=["kandicha iblis"], elders=[1], draws="card:gold card:silk"
    )
    match.play(0, "merchant:C3", "merchant:C3")
    assert cards_of(match, 0) == "gold silk"
    match = assassins("3 R R BB", djinns=["kandicha iblis"], elders=[1], blue="D2 D4")
    match.play(0, "builder:C3", "builder:C3")
    assert coins_of(match)[0] == 54


def test_kandicha_and_iblis_with_a_mixed_pair() -> None:
    """Ruling 15: a card for the merchant, the vizier stays; Nekir's owner gets 1 once."""
    match = assassins("3 R R GY", djinns=["kandicha iblis nekir"], elders=[1], draws="card:ivory")
    match.play(0, "merchant:C3", "vizier:C3")
    me = table(match).players[0]
    assert (me.coins, me.viziers, me.elders) == (51, 1, 0)
    assert cards_of(match, 0) == "ivory"
    assert camels_of(match, 0) == "B3 C3"


def test_kandicha_takes_both_elders_that_iblis_kills() -> None:
    """Rulings 15 and 19; the elder that paid Iblis is in the bag."""
    match = assassins("3 R R", djinns=["kandicha iblis"], elders=[1, 3])
    match.play(0, "elder:seat:1", "elder:seat:1")
    assert [player.elders for player in table(match).players] == [2, 1]
    assert bag_of(match).count("W") == 17


def test_kandicha_finds_one_card_for_two_merchants() -> None:
    """Ruling 47: with one card left in deck and discard together, there is no second."""
    match = assassins("3 R R GG", djinns=["kandicha iblis"], elders=[1], deck="silk")
    match.play(0, "merchant:C3", "merchant:C3")
    assert cards_of(match, 0) == "silk"


def test_kandicha_shuffles_the_fakir_that_paid_iblis() -> None:
    """Ruling 47: the deck's last card first, then the discards, of which the fakir is the only
    one."""
    match = assassins("3 R R GG", djinns=["kandicha iblis"], fakirs=[1], deck="silk")
    match.play(0, "merchant:C3", "merchant:C3")
    assert cards_of(match, 0) == "silk fakir"
    assert sum(table(match).discard) == 0


def test_echidna_does_not_double_kandichas_coins() -> None:
    """Ruling 17, an option."""
    board, more = "3 R R B", {"djinns": ["kandicha echidna"], "elders": [2], "blue": "D2 D4"}
    match = assassins(board, **more)
    match.play(0, "builder:C3")
    assert coins_of(match)[0] == 52
    assert "UseDjinns" not in asks(match)
    doubled = assassins(board, **more, options={"ruling_echidna_doubles_kandicha": True})
    doubled.play(0, "builder:C3", "djinn:echidna")
    assert coins_of(doubled)[0] == 54


# -- Nekir -----------------------------------------------------------------------------------------


def test_nekir_pays_for_a_kill() -> None:
    match = assassins("3 R R W", djinns=["nekir"])
    match.play(0, "elder:C3")
    assert coins_of(match) == [51, 50]
    match = assassins("3 R R W", djinns=["", "nekir"])
    match.play(0, "elder:C3")
    assert coins_of(match) == [50, 52]


def test_nekir_pays_for_victims_in_front_of_players_too() -> None:
    match = assassins("3 R R", djinns=["", "nekir"], elders=[0, 1])
    match.play(0, "elder:seat:1")
    assert coins_of(match) == [50, 52]


def test_nekir_counts_what_kandicha_takes() -> None:
    """Ruling 18."""
    match = assassins("3 R R Y", djinns=["kandicha", "nekir"])
    match.play(0, "vizier:C3")
    assert coins_of(match) == [50, 52]


def test_nekir_counts_assassinations_not_meeples() -> None:
    """Ruling 20, an option."""
    more: dict[str, Any] = {"djinns": ["iblis", "nekir"], "elders": [1]}
    match = assassins("3 R R WW", **more)
    match.play(0, "elder:C3", "elder:C3")
    assert coins_of(match) == [50, 52]
    each = assassins("3 R R WW", **more, options={"ruling_nekir_per_meeple": True})
    each.play(0, "elder:C3", "elder:C3")
    assert coins_of(each) == [50, 54]


def test_nekir_gets_nothing_if_nobody_dies() -> None:
    match = assassins("3 R R . . W", fakirs=[1], djinns=["", "nekir"])
    match.play(0, "done")
    assert coins_of(match) == [50, 50]
