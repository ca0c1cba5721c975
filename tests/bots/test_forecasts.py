"""Forecasts for people: by the network where there is one, by `evaluate` where there is none."""

from __future__ import annotations

import math

import pytest

from majlis import games
from majlis.bots import advice, forecasts
from majlis.bots.advice import Adviser, came_to
from majlis.bots.networks import network
from majlis.bots.playout import playout
from majlis.kernel.chance import Rng
from majlis.kernel.frame import NONE
from tests.bots.test_networks import LEARNT
from tests.bots.test_search import position
from tests.contract.cases import Case


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (forecasts, advice):
        monkeypatch.setattr(module, "network", lambda game: None)


@pytest.mark.parametrize("game", LEARNT)
def test_the_network_says_what_a_seat_is_told(game: str) -> None:
    s = position(Case(game, 2), 60)
    told = forecasts.forecasts(game, [s], 1)[0]
    mind = network(game)
    assert mind is not None
    margins, odds, *_ = mind.run(1, [s], [mind.evaluate(s)])
    mine, other = math.exp(odds[0][0]), math.exp(odds[0][1])
    assert told.chances == pytest.approx([other / (mine + other), mine / (mine + other)])
    assert told.ahead == pytest.approx([margins[0][1], margins[0][0]])


@pytest.mark.parametrize("game", LEARNT)
def test_without_a_seat_everybody_is_asked(game: str) -> None:
    s = position(Case(game, 4), 60)
    by_seat = [forecasts.forecasts(game, [s], seat)[0].chances for seat in range(4)]
    chances = forecasts.win_chances(game, s)
    assert chances == pytest.approx([sum(column) / 4 for column in zip(*by_seat, strict=True)])
    assert sum(chances) == pytest.approx(1)


def test_what_is_over_is_certain_among_what_goes_on() -> None:
    s = position(Case("istanbul", 2), 60)
    ended = s.clone()
    playout(ended, Rng(3))
    before, over, after = forecasts.forecasts("istanbul", [s, ended, s])
    assert before.chances == pytest.approx(after.chances)
    assert [seat for seat in (0, 1) if over.chances[seat]] == ended.winners()
    points = ended.scores()
    assert over.ahead[0] - over.ahead[1] == points[0] - points[1]


@pytest.mark.usefixtures("no_network")
@pytest.mark.parametrize("game", LEARNT)
def test_without_a_network_evaluate_says_it(game: str) -> None:
    s = position(Case(game, 2), 60)
    told = forecasts.forecasts(game, [s], 0)[0]
    known = games.game(game).fitted
    worth = known.weights.worth(known.features(s))
    assert told.ahead[0] - told.ahead[1] == pytest.approx(worth[0] - worth[1])
    scale = known.weights.scale(known.left(s))
    odds = math.exp((worth[0] - worth[1]) / scale)
    assert told.chances[0] == pytest.approx(odds / (1 + odds))


@pytest.mark.usefixtures("no_network")
@pytest.mark.parametrize("game", LEARNT)
def test_advice_is_given_without_a_network(game: str) -> None:
    s = position(Case(game, 2), 60)
    adviser = Adviser(game, s.redact(s.waiting[0]), Rng(5))
    assert adviser.search.judge is None
    assert adviser.advice((), budget=1).turns


@pytest.mark.parametrize("game", LEARNT)
def test_a_turn_that_the_network_has_judged_is_played_before_it_is_foretold(game: str) -> None:
    s = position(Case(game, 2), 60)
    adviser = Adviser(game, s.redact(s.waiting[0]), Rng(5))
    tried = adviser.search.iterate()
    first = tried.edges[0]
    assert first.node is None
    after = came_to(tried)
    assert first.seat not in after.waiting or after.turn != s.turn or after.learnt
    assert after.viewer == NONE
