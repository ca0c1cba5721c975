"""The statistics of the arena, against numbers worked out by hand."""

from __future__ import annotations

from math import log, log10, sqrt

import pytest

from majlis.arena.ratings import ELO, Duel, SequentialTest, Z, bradley_terry, wilson


def duels(one: int, other: int, won: int, lost: int) -> list[list[Duel]]:
    """So many rounds of one duel each."""
    return [[(one, other, 1.0)]] * won + [[(one, other, 0.0)]] * lost


def test_two_bots_are_apart_by_the_odds() -> None:
    # 7:3 and one more each way are 8:4, odds of two to one: 400 log10(2) = 120.4 points.
    strong, weak = bradley_terry(2, duels(0, 1, 7, 3))
    assert strong.value - weak.value == pytest.approx(400 * log10(2))
    assert strong.value == pytest.approx(-weak.value)


def test_a_table_that_fits_gives_its_strengths() -> None:
    # With one more each way: 4:2, 8:2 and 4:2, which is what strengths of 4, 2 and 1 would give.
    rounds = duels(0, 1, 3, 1) + duels(0, 2, 7, 1) + duels(1, 2, 3, 1)
    first, second, third = (bot.value for bot in bradley_terry(3, rounds))
    assert first - second == pytest.approx(400 * log10(2))
    assert second - third == pytest.approx(400 * log10(2))
    assert second == pytest.approx(0)


def test_the_interval_of_independent_duels_is_the_textbooks() -> None:
    # With p = 8/12 the difference has the variance 1 / (12 p (1 - p)); half of it is each one's.
    strong, _ = bradley_terry(2, duels(0, 1, 7, 3))
    error = ELO * sqrt(1 / (12 * 8 / 12 * 4 / 12)) / 2
    assert strong.high - strong.value == pytest.approx(Z * error)
    assert strong.value - strong.low == pytest.approx(Z * error)


def test_rounds_that_end_alike_make_the_interval_narrow() -> None:
    even = bradley_terry(2, [[(0, 1, 1.0), (0, 1, 0.0)]] * 50)[0]
    mixed = bradley_terry(2, duels(0, 1, 50, 50))[0]
    assert even.value == mixed.value == 0
    # All that varies is the one victory each way that is taken for granted: 2 (1/2)^2 = 1/2, with
    # the information 102 / 4 about the difference.
    assert even.high == pytest.approx(Z * ELO * sqrt(0.5) / (102 / 4) / 2)
    assert mixed.high > 7 * even.high


def test_whoever_wins_everything_is_strong_but_not_without_end() -> None:
    # 5000:0 and one more each way.
    strong, weak = bradley_terry(2, duels(0, 1, 5000, 0))
    assert strong.value - weak.value == pytest.approx(400 * log10(5001))
    assert strong.low - weak.high > 0


def test_a_draw_is_half_a_victory() -> None:
    assert bradley_terry(2, [[(0, 1, 0.5)]] * 9)[0].value == pytest.approx(0)


def test_wilson() -> None:
    # Textbooks give 49.0 % to 94.3 % for 8 of 10.
    eight = wilson(8, 10)
    assert eight.value == 0.8
    assert (eight.low, eight.high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    # At the ends it is z^2 / (n + z^2) wide: 3.8415 / 13.8415.
    assert (wilson(0, 10).low, wilson(0, 10).high) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10).low == pytest.approx(0.7225, abs=1e-4)


@pytest.mark.parametrize(("won", "games", "verdict"), [(1, 18, "accepted"), (0, 12, "refused")])
def test_the_sequential_test_ends_at_its_bounds(won: float, games: int, verdict: str) -> None:
    # The bounds are +-ln(0.95 / 0.05) = 2.944. A victory adds ln(0.65 / 0.55) = 0.167, a defeat
    # ln(0.35 / 0.45) = -0.251: 18 or 12 of a kind are needed.
    test = SequentialTest(0.55, 0.65)
    for _ in range(games):
        assert test.verdict == "undecided"
        test.add(won)
    assert test.verdict == verdict


def test_a_draw_is_between_the_two() -> None:
    test = SequentialTest(0.55, 0.65)
    test.add(0.5)
    assert test.evidence == pytest.approx((log(0.65 / 0.55) + log(0.35 / 0.45)) / 2)
