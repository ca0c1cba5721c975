"""The end: "After the last round coins count a point each, and charms are shown and count
theirs." """

from __future__ import annotations

import pytest

import majlis
from majlis.games.template.rules import ROUND
from tests.template.table import asked, charms_of, seen_by, stake, stakes, table, told


@pytest.mark.parametrize("rounds", [3, 5, 7])
def test_so_many_rounds_are_played(rounds: int) -> None:
    """With stakes that never win nothing else happens."""
    match = stakes(options={"rounds": rounds}, draws="die:2 " * rounds)
    for number in range(1, rounds + 1):
        assert not match.over
        stake(match, 0, 0)
        assert len(told(match, ROUND)) == min(number, rounds - 1)  # the first was before the log
    assert match.over


def test_five_rounds_unless_said_otherwise() -> None:
    match = stakes(number=4, draws="die:2 die:2")
    stake(match, 0, 0)
    assert asked(match) == "Stake 0 1"
    stake(match, 0, 0)
    assert match.over


def test_the_bazaar_of_the_last_round_is_still_visited() -> None:
    match = stakes(number=5, draws="die:1")
    stake(match, 1, 2)
    assert asked(match) == "Bazaar 0"
    match.play(0, "coin")
    assert match.over
    assert match.scores() == [6 - 1 + 3 + 1, 4]


def last_round(coins: list[int], charms: list[str], pot: int = 0) -> majlis.Match:
    """Nobody has staked anything in the last round, and the die shows something else."""
    match = stakes(number=5, coins=coins, charms=charms, pot=pot, draws="die:2")
    stake(match, 0, 0)
    return match


def test_coins_and_charms_count() -> None:
    """Charms of 1, 1 and 3 are five points."""
    match = last_round([4, 6], ["1 1 3", "2"])
    assert match.breakdown() == [{"coins": 4, "charms": 5}, {"coins": 6, "charms": 2}]
    assert match.scores() == [9, 8]
    assert match.winners() == [0]


def test_charms_count_only_when_they_are_shown() -> None:
    match = stakes(number=5, coins=[4, 6], charms=["1 1 3", "2"])
    assert match.scores() == [4, 6]
    assert match.winners() == []
    assert charms_of(seen_by(match, 1), 0) == ""
    over = last_round([4, 6], ["1 1 3", "2"])
    assert charms_of(seen_by(over, 1), 0) == "1 1 3"


def test_what_is_left_in_the_pot_is_nobodys() -> None:
    match = last_round([3, 2], [], pot=9)
    assert match.scores() == [3, 2]
    assert table(match).pot == 9


def test_a_tie_is_shared() -> None:
    match = last_round([5, 3], ["", "2"])
    assert match.scores() == [5, 5]
    assert match.winners() == [0, 1]
