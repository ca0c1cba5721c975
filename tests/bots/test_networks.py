"""Networks that come with games: they can be run, they know what a seat knows, bots use them."""

from __future__ import annotations

import json
import math
from itertools import islice

import pytest

from majlis import games
from majlis.bots import bot, networks
from majlis.bots.levels import Searcher
from majlis.bots.networks import CARD, NAME, Network, network
from majlis.bots.timed import Fitted, Learned, Timed
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State
from tests.contract.cases import Case, every_position

LEARNT = [game for game in games.GAMES if (games.home(game) / NAME).is_file()]
SIZE = 2 * 1024 * 1024


def of(game: str) -> Network:
    found = network(game)
    assert found is not None
    return found


def test_some_games_have_a_network() -> None:
    assert LEARNT


@pytest.mark.parametrize("game", LEARNT)
def test_a_network_is_small_and_has_a_card(game: str) -> None:
    home = games.home(game)
    assert (home / NAME).stat().st_size <= SIZE
    card = json.loads((home / CARD).read_text())
    assert card["game"] == game
    assert card["encoding"] == games.game(game).encoding.version
    last = card["rounds"][-1]
    assert last["loss"] < last["loss_before"]
    for said, came, count in last["calibration"]:
        assert count >= 200
        assert abs(said - came) <= 0.05


@pytest.mark.parametrize("game", LEARNT)
@pytest.mark.parametrize("seats", [2, 4])
def test_it_judges_positions_for_every_seat(game: str, seats: int) -> None:
    """Many at once as one by one."""
    positions = [s for s in islice(every_position(Case(game, seats), seed=3), 400) if s.waiting]
    positions = positions[-40::8]
    for viewer in range(seats):
        together = of(game).worths(viewer, positions)
        for s, worth in zip(positions, together, strict=True):
            assert len(worth) == seats
            assert all(map(math.isfinite, worth))
            assert of(game).worths(viewer, [s])[0] == pytest.approx(worth, abs=1e-3)


@pytest.mark.parametrize("game", LEARNT)
def test_its_odds_are_there_for_those_who_play(game: str) -> None:
    s = next(s for s in every_position(Case(game, 2), seed=3) if s.waiting[0] != CHANCE)
    odds = of(game).run(0, [s], [games.game(game).evaluate(s)])[1][0].tolist()
    chances = [math.exp(one) for one in odds]
    shares = [one / sum(chances) for one in chances]
    assert 0.1 < shares[0] < 0.9
    assert sum(shares[2:]) < 1e-6


def with_a_choice(s: State) -> State:
    """What the next seat sees that has a choice."""
    while s.waiting[0] == CHANCE or len(s.options(s.waiting[0])) == 1:
        s.apply(s.waiting[0], s.pick(Rng(1)))
    return s.redact(s.waiting[0])


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("kind", [Learned, Fitted])
def test_there_is_an_answer_when_the_time_of_a_turn_is_used_up(
    game: str, kind: type[Timed], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Timed, "seconds", 0.0)
    view = with_a_choice(Case(game, 2).state())
    assert kind(game, Rng(1))(view)[0] in view.legal


@pytest.mark.parametrize("game", LEARNT)
def test_a_search_with_it_thinks_the_same_thoughts(game: str) -> None:
    s = next(s for s in every_position(Case(game, 2), seed=4) if s.waiting[0] != CHANCE)
    view = with_a_choice(s)
    once, again = (bot("level6/200", game, Rng(5)) for _ in range(2))
    assert isinstance(once, Searcher)
    assert once.network is not None
    answers = once(view)
    assert answers == again(view)
    assert answers[0] in view.legal


@pytest.mark.parametrize("game", LEARNT)
def test_without_the_library_levels_play_by_evaluate(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "can_run", lambda: False)
    network.cache_clear()
    try:
        level = bot("level6", game, Rng(1))
        assert isinstance(level, Searcher)
        assert level.network is None
        assert level.settings == bot("level4", game, Rng(1)).settings  # type: ignore[attr-defined]
    finally:
        network.cache_clear()
