"""The roll: "A die shows 0, 1 or 2: those who staked that much share the pot." """

from __future__ import annotations

import pytest

from majlis.games.template.rules import ROLLED, WON
from majlis.kernel.frame import CHANCE
from tests.template.table import asked, stake, stakes, table, told


def test_the_die_has_three_faces_which_are_all_alike() -> None:
    s = table(stakes()).clone()
    s.apply(0, s.parse("stake:0"))
    s.apply(1, s.parse("stake:0"))
    assert s.waiting == [CHANCE]
    assert [s.label(action) for action in s.legal] == ["die:0", "die:1", "die:2"]
    assert s.question().weights(s) == []  # no odds are given: all alike


@pytest.mark.parametrize(
    ("die", "coins", "pot"),
    [
        (2, [6, 6, 5, 6], 1),  # 2 + 2 + 1 + 0 = 5 for two: two each, and one stays
        (1, [4, 4, 10, 6], 0),  # five for one
        (0, [4, 4, 5, 11], 0),  # who staked nothing can win, too
    ],
)
def test_those_who_staked_that_much_share_the_pot(die: int, coins: list[int], pot: int) -> None:
    match = stakes(seats=4, draws=f"die:{die}")
    stake(match, 2, 2, 1, 0)
    assert table(match).coins == coins
    assert table(match).pot == pot


def test_what_earlier_rounds_left_is_shared_as_well() -> None:
    """7 and 2 + 2 + 1 are 12: six for each of two."""
    match = stakes(seats=3, pot=7, draws="die:2")
    stake(match, 2, 2, 1)
    assert table(match).coins == [6 - 2 + 6, 6 - 2 + 6, 6 - 1]
    assert table(match).pot == 0


def test_if_nobody_staked_that_much_the_pot_waits_for_the_next_round() -> None:
    match = stakes(draws="die:0 die:2")
    stake(match, 2, 1)
    assert table(match).pot == 3
    assert asked(match) == "Stake 0 1"
    stake(match, 2, 2)
    assert table(match).coins == [6 - 4 + 3, 6 - 3 + 3]
    assert table(match).pot == 1


def test_the_log_tells_the_face_the_winners_and_what_stays() -> None:
    match = stakes(seats=3, draws="die:1")
    stake(match, 1, 1, 1)
    assert told(match, ROLLED) == [[1, 0, 0, 0]]
    assert [numbers[:2] for numbers in told(match, WON)] == [[0, 1], [1, 1], [2, 1]]
