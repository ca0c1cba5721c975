"""What kind of game each is, in figures."""

from __future__ import annotations

import json
from math import log2, log10

import pytest

from majlis.arena.numbers import Numbers, Plan, Tally, measure, tally, variants
from majlis.arena.pool import Processes
from majlis.cli import main

STAKES = Plan("template", 2, {"rounds": 3, "charms": False}, "random", "1")


def test_a_game_of_stakes_is_counted() -> None:
    """Three rounds of two secret stakes and a roll of three faces; the bazaar offers no choice."""
    counted = tally(STAKES, nth=0)
    assert counted.draws == 3
    assert counted.bits == pytest.approx(3 * log2(3))
    assert counted.set_up_draws == 0
    assert counted.together == 3  # the second to stake is asked alone
    assert 6 <= counted.answers <= 9
    assert counted.choices <= 6
    assert counted.most_options == 3
    assert counted.magnitude <= 6 * log10(3)
    assert tally(STAKES, nth=0) == counted != tally(STAKES, nth=1)


def test_means_are_of_all_games() -> None:
    one = Tally(answers=4, choices=2, options=8, most_options=6, turns=3, first=0, won=1.0)
    other = Tally(answers=2, choices=1, options=4, most_options=4, turns=1, first=1, hidden=3)
    found = Numbers.of(STAKES, [one, other])
    assert (found.answers, found.choices, found.options, found.most_options) == (3, 1.5, 4, 6)
    assert (found.turns, found.hidden, found.together) == (2, 0.5, 0)
    assert found.first.value == 0.5


def test_hidden_things_are_noticed() -> None:
    open_game = Plan("through-the-desert", 2, {}, "random", "1")
    assert tally(open_game, 0).hidden == 0
    screens = Plan("marrakesh", 2, {}, "random", "1")
    counted = tally(screens, 0)
    assert counted.hidden > counted.answers / 2
    assert counted.together > 0


def test_every_game_is_measured_by_default() -> None:
    named = [(game, seats, bool(options)) for game, seats, options in variants()]
    assert ("istanbul", 2, True) in named
    assert ("through-the-desert", 5, False) in named
    assert len(set(named)) == len(named)


def test_all_games_are_measured() -> None:
    done: list[None] = []
    found = measure(STAKES, 4, workers=Processes(1), done=lambda: done.append(None))
    assert len(done) == found.games == 4
    assert found == Numbers.of(STAKES, [tally(STAKES, nth) for nth in range(4)])


def test_the_command_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["numbers", "--game", "template", "--seats", "3", "--games", "5", "--jobs", "1"]
    assert main([*command, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["plan"]["bot"] == "greedy"
    assert found["games"] == 5
    assert main([*command, "--markdown"]) == 0
    head, line, cells = capsys.readouterr().out.splitlines()
    assert head.count("|") == line.count("|") == cells.count("|")
    assert cells.startswith("| template | 3 |")
    assert main(["numbers", "--seats", "3"]) == 2
    assert "--set and --seats need --game" in capsys.readouterr().err
    assert main(["numbers", "--game", "template", "--bot", "deep"]) == 2
    assert "there is no bot 'deep'" in capsys.readouterr().err
