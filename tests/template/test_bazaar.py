"""The bazaar: "A player who is alone in that visits the bazaar: a coin, or a charm drawn in secret
from the bag." """

from __future__ import annotations

import pytest

from tests.template.table import asked, charms_of, may, stake, stakes, table


def test_who_wins_alone_visits_the_bazaar() -> None:
    match = stakes(seats=3, draws="die:1")
    stake(match, 2, 1, 2)
    assert asked(match) == "Bazaar 1"
    assert may(match, 1) == "coin charm"


@pytest.mark.parametrize("bets", [(2, 2, 0), (1, 1, 1), (0, 0, 0)])
def test_nobody_does_who_shares_or_wins_nothing(bets: tuple[int, ...]) -> None:
    match = stakes(seats=3, draws=f"die:{2 if 2 in bets else 1}")
    stake(match, *bets)
    assert asked(match) == "Stake 0 1 2"  # the next round


def test_usually_a_charm_is_drawn() -> None:
    match = stakes(draws="die:1")
    stake(match, 1, 2)
    s = table(match)
    assert s.label(s.question().usual(s, 0)) == "charm"


def test_a_coin() -> None:
    """6 - 1 + 3, and one from the bazaar. Then the next round begins."""
    match = stakes(draws="die:1")
    stake(match, 1, 2)
    match.play(0, "coin")
    assert table(match).coins == [9, 4]
    assert asked(match) == "Stake 0 1"


def test_a_charm() -> None:
    match = stakes(draws="die:1 charm:2")
    stake(match, 1, 2)
    match.play(0, "charm")
    assert table(match).coins == [8, 4]
    assert charms_of(table(match), 0) == "2"
    assert asked(match) == "Stake 0 1"


def test_when_the_bag_is_empty_there_are_only_coins() -> None:
    """Four charms of 1, three of 2 and two of 3 are in the game."""
    match = stakes(charms=["1 1 1 1 3", "2 2 2 3"], draws="die:1")
    stake(match, 1, 2)
    assert may(match, 0) == "coin"


def test_the_last_charm_can_still_be_drawn() -> None:
    match = stakes(charms=["1 1 1 1 3", "2 2 2"], draws="die:1 charm:3")
    stake(match, 1, 2)
    match.play(0, "charm")
    assert charms_of(table(match), 0) == "1 1 1 1 3 3"


def test_the_option_without_charms() -> None:
    match = stakes(draws="die:1", options={"charms": False})
    stake(match, 1, 2)
    assert may(match, 0) == "coin"
