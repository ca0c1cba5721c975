"""OpenSpiel plays our games, and its own checks pass. `make test-research`."""

from __future__ import annotations

import pyspiel
import pytest

from majlis import games
from majlis.kernel.chance import Rng
from majlis.research import openspiel
from majlis.research.openspiel import MajlisState


@pytest.mark.parametrize("game", games.GAMES)
def test_openspiel_checks_the_games(game: str) -> None:
    """Histories, copies and odds are what they should be, at every step of a random game."""
    played = pyspiel.load_game(openspiel.NAME, {"game": game, "players": 3})
    pyspiel.random_sim_test(played, num_sims=1, serialize=False, verbose=False)


def test_a_game_is_played_by_our_rules() -> None:
    played = pyspiel.load_game(openspiel.NAME, {"game": "template", "options": "rounds=3"})
    s = played.new_initial_state()
    assert isinstance(s, MajlisState)
    rng = Rng(3)
    drawn = 0
    while not s.is_terminal():
        if s.is_chance_node():
            drawn += 1
            assert sum(odds for _, odds in s.chance_outcomes()) == pytest.approx(1)
        copy = s.clone()
        s.apply_action(s.position.pick(rng))
        assert str(copy) != str(s)
    assert drawn
    assert sum(s.returns()) == 1
    observer = played.make_py_observer()
    observer.set_from(s, 1)
    assert bytes(observer.tensor.astype("uint8")) == games.game("template").encoding.encode(
        s.position, 1
    )
