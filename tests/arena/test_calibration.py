"""Calibration: chances in bins that are as sure as their games, drawn as a picture of its own."""

from __future__ import annotations

from array import array
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from majlis import games
from majlis.arena.pool import Processes
from majlis.bots import playout
from majlis.kernel.chance import Rng
from majlis.kernel.state import State
from majlis.learning import calibration, selfplay
from majlis.learning.calibration import calibrate, foretell, in_bins, of_card, plot
from majlis.learning.selfplay import Plan
from tests.bots.test_networks import LEARNT

PLAN = Plan("istanbul", (2,), 0, "held out")


def test_chances_are_put_into_ten_bins() -> None:
    low, high = in_bins([[(0.11, 0.0), (0.15, 0.0)], [(0.19, 1.0)], [(1.0, 0.5), (0.95, 0.5)]])
    assert low.said == pytest.approx(0.15)
    assert low.came.value == pytest.approx(1 / 3)
    assert high.said == pytest.approx(0.975)
    assert high.off == pytest.approx(0.475)


def test_a_bin_is_as_sure_as_its_games() -> None:
    """However often a game comes by."""
    (often,) = in_bins([50 * [(0.15, 1.0)], 50 * [(0.15, 0.0)]])
    (once,) = in_bins([[(0.15, 1.0)], [(0.15, 0.0)]])
    assert often == once
    assert once.count == 2


def test_chances_are_given_by_what_a_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its view alone, as hints and watchers are told them."""
    views: list[State] = []

    def told(game: str, view: State) -> list[float]:
        views.append(view)
        return [0.5, 0.5]

    monkeypatch.setattr(calibration, "view_chances", told)
    foretell(PLAN, 1)
    assert len(views) > 10
    (looker,) = {view.viewer for view in views}
    assert looker in (0, 1)


def test_networks_learn_from_what_guesses_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from what the position is worth: when they play they cannot know it either."""
    positions: list[State] = []
    template = games.game("template")

    def evaluate(s: State, weights: object = None) -> list[float]:
        return [1.0 if s is positions[0] else 2.0] * 2

    def set_up(s: State, rng: Rng) -> None:
        positions.append(s)
        playout.set_up(s, rng)

    monkeypatch.setattr(selfplay, "set_up", set_up)
    monkeypatch.setattr(games, "game", lambda id: replace(template, evaluate=evaluate))
    samples = selfplay.play(Plan("template", (2,), 0, "guesses"), 1)
    assert samples.count
    assert list(array("f", samples.worth)) == samples.count * [2.0, 2.0, 0.0, 0.0]


def test_the_same_seed_says_the_same() -> None:
    assert calibrate(PLAN, 1, Processes(1)) == in_bins([foretell(PLAN, 0)])


def test_the_chances_of_all_seats_count() -> None:
    """One looks on, but luck does not favour those who do."""
    told = foretell(PLAN, 0)
    assert len(told) > 10
    for (chance, won), (other, other_won) in zip(told[::2], told[1::2], strict=True):
        assert chance + other == pytest.approx(1)
        assert won + other_won == 1


@pytest.mark.parametrize("game", LEARNT)
def test_networks_are_off_by_at_most_a_twentieth(game: str) -> None:
    bins = of_card(game)
    assert len(bins) == 10
    assert all(one.count >= 200 for one in bins)
    assert max(one.off for one in bins) <= 0.05
    drawn = ElementTree.fromstring(plot(bins, game))
    circles = drawn.findall("{http://www.w3.org/2000/svg}circle")
    assert len(circles) == 10
