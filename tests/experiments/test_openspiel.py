"""OpenSpiel plays our games, and its own checks pass. `make test-research`."""

from __future__ import annotations

import pyspiel
import pytest

from majlis import games
from majlis.kernel.chance import Rng
from majlis.kernel.errors import BadOption
from majlis.kernel.frame import CHANCE
from majlis.research import openspiel
from majlis.research.openspiel import MajlisGame, MajlisState


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((game, "") for game in games.GAMES),
        ("marrakesh", "offices:mixed;desert_towns:true"),
    ],
)
def test_openspiel_checks_the_games(game: str, options: str) -> None:
    """Histories, copies and odds are what they should be, at every step of a random game."""
    played = pyspiel.load_game(openspiel.NAME, {"game": game, "players": 3, "options": options})
    pyspiel.random_sim_test(played, num_sims=1, serialize=False, verbose=False)


def test_a_long_game_is_not_longer_than_the_longest() -> None:
    """At Istanbul nothing ends a game of chance: this one comes to 15,805 answers."""
    played = pyspiel.load_game(openspiel.NAME, {"game": "istanbul", "players": 2})
    assert isinstance(played, MajlisGame)
    s = played.loaded.setup(2, played.settings, played.loaded.meta.rules)
    rng, answers = Rng(85), 0
    while s.waiting:
        answers += s.waiting[0] != CHANCE
        s.apply(s.waiting[0], s.pick(rng))
    assert 10_000 < answers < played.max_game_length()


def test_a_position_can_be_written_down_and_read() -> None:
    """With its game and the options of that."""
    told = {"game": "istanbul", "players": 2, "options": "mocha:true;letters:true"}
    s = pyspiel.load_game(openspiel.NAME, told).new_initial_state()
    rng = Rng(4)
    for _ in range(60):
        s.apply_action(s.position.pick(rng))
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(s.get_game(), s)
    )
    assert isinstance(again, MajlisState)
    assert str(again) == str(s)
    assert again.history() == s.history()
    assert game.settings["mocha"] is game.settings["letters"] is True


def test_wrong_options_are_refused_in_a_sentence() -> None:
    for options, fault in (
        ("mocha", "should read OPTION=VALUE"),
        ("mocha:yes", "choose from false, true"),
    ):
        with pytest.raises(BadOption, match=fault):
            pyspiel.load_game(openspiel.NAME, {"game": "istanbul", "options": options})


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
