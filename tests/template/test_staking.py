"""Staking: "Everyone begins with six coins. Each round all players secretly stake up to two of them
at the same time; the stakes are revealed and go into the pot." """

from __future__ import annotations

import pytest

import majlis
from majlis.games.template.rules import STAKED
from majlis.kernel.frame import HIDDEN, NONE, WATCHER
from tests.template.table import asked, may, seen_by, stake, stakes, table, told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_with_six_coins(seats: int) -> None:
    match = majlis.Match.new("template", seats)
    assert table(match).coins == [6] * seats
    assert table(match).pot == 0


def test_all_stake_at_the_same_time() -> None:
    match = stakes(seats=3)
    assert asked(match) == "Stake 0 1 2"
    match.play(1, "stake:2")
    assert asked(match) == "Stake 0 2"
    match.play(2, "stake:0")
    assert asked(match) == "Stake 0"


@pytest.mark.parametrize(
    ("coins", "answers"),
    [
        (6, "stake:0 stake:1 stake:2"),
        (2, "stake:0 stake:1 stake:2"),
        (1, "stake:0 stake:1"),
        (0, "stake:0"),
    ],
)
def test_up_to_two_coins_and_no_more_than_one_has(coins: int, answers: str) -> None:
    assert may(stakes(coins=[coins]), 0) == answers


def test_a_stake_is_secret_until_all_have_been_made() -> None:
    """That somebody has staked may be seen, how much may not: no coin has moved yet."""
    match = stakes(seats=3)
    match.play(0, "stake:2")
    assert seen_by(match, 0).stakes == [2, NONE, NONE]
    for other in (1, 2, WATCHER):
        assert seen_by(match, other).stakes == [HIDDEN, NONE, NONE]
    assert table(match).coins == [6, 6, 6]
    assert table(match).pot == 0
    assert told(match, STAKED) == []


def test_the_stakes_are_revealed_and_go_into_the_pot() -> None:
    """The die shows what nobody has staked, so they stay there."""
    match = stakes(seats=3, pot=4, draws="die:0")
    stake(match, 2, 1, 2)
    assert [numbers[:2] for numbers in told(match, STAKED)] == [[0, 2], [1, 1], [2, 2]]
    assert table(match).coins == [4, 5, 4]
    assert table(match).pot == 4 + 5


def test_who_has_staked_may_think_again_until_all_have() -> None:
    match = stakes(draws="die:0")
    match.play(0, "stake:2")
    match.undo(0)
    assert asked(match) == "Stake 0 1"
    stake(match, 1, 2)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
