"""What kind of game each is, in figures."""

from __future__ import annotations

import json
import re
import sys
from math import log2, log10
from pathlib import Path

import pytest

from majlis import games
from majlis.arena.numbers import Numbers, Tally, measure, sizes, tally, variants
from majlis.arena.pool import Processes
from majlis.arena.selfplay import Plan, play
from majlis.cli import main
from majlis.kernel.game import Setting


def at_random(game: str, **options: Setting) -> Plan:
    return Plan(game, 2, games.meta(game).settings(options, 2), "random", "1")


STAKES = at_random("template", rounds=3, charms=False)


def test_a_game_of_stakes_is_counted() -> None:
    """Three rounds of two secret stakes and a roll of three faces; the bazaar offers no choice."""
    counted = tally(STAKES, play(STAKES, 0))
    assert counted.draws == 3
    assert counted.bits == pytest.approx(3 * log2(3))
    assert counted.set_up_draws == 0
    assert counted.together == 3  # the second to stake is asked alone
    assert 6 <= counted.answers <= 9
    assert counted.choices <= 6
    assert counted.most_options == 3
    assert counted.magnitude <= 6 * log10(3)
    assert tally(STAKES, play(STAKES, 0)) == counted != tally(STAKES, play(STAKES, 1))


def test_means_are_of_all_games() -> None:
    one = Tally(answers=4, choices=2, options=8, most_options=6, turns=3, first=0, won=1.0)
    other = Tally(answers=2, choices=1, options=4, most_options=4, turns=1, first=1, hidden=3)
    found = Numbers.of(STAKES, [one, other])
    assert (found.answers, found.choices, found.options, found.most_options) == (3, 1.5, 4, 6)
    assert (found.turns, found.hidden, found.together) == (2, 0.5, 0)
    assert found.first.value == 0.5


def test_hidden_things_are_noticed() -> None:
    open_game = at_random("through-the-desert")
    assert tally(open_game, play(open_game, 0)).hidden == 0
    screens = at_random("marrakesh")
    counted = tally(screens, play(screens, 0))
    assert counted.hidden > counted.answers / 2
    assert counted.together > 0


def test_every_game_is_measured_by_default() -> None:
    named = [(game, seats, tuple(options)) for game, seats, options in variants()]
    assert ("istanbul", 5, ("mocha", "letters", "caravan_master")) in named
    assert ("marrakesh", 2, ("offices",)) in named
    for game, meta in games.catalogue().items():
        least, most = meta.seats
        assert {(game, seats, ()) for seats in range(least, most + 1)} <= set(named)
    assert len(set(named)) == len(named)


def test_all_games_are_measured_and_none_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[None] = []
    for games_wanted in (2, 4):  # the second time it goes on from what is kept
        found = measure(STAKES, games_wanted, Processes(1), tmp_path, lambda: done.append(None))
    assert len(done) == 2 + 4
    assert found == Numbers.of(STAKES, [tally(STAKES, play(STAKES, nth)) for nth in range(4)])
    (kept,) = tmp_path.iterdir()
    assert kept.name == "template.random.2.rounds-3-charms-false.jsonl"
    assert len(kept.read_text().splitlines()) == 1 + 4


def test_widths_are_those_of_rows_and_labels() -> None:
    """37 numbers, as the page of observations says; stakes 0 to 2, then the faces of the die."""
    assert sizes("template")[:3] == ["Stakes", "2-4", "37"]


def test_the_command_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["numbers", "--game", "template", "--seats", "3", "--games", "5", "--jobs", "1"]
    assert main([*command, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["plan"]["bot"] == "greedy"
    assert found["games"] == 5
    assert main([*command, "--markdown", "--set", "rounds=3"]) == 0
    told, _, head, line, cells, _, *wide = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"5 games of greedy in every row, seed 1, \w+ build, [-\d]+\.", told)
    assert head.count("|") == line.count("|") == cells.count("|")
    assert cells.startswith("| Stakes | 3 | rounds=3 |")
    assert wide[2].startswith("| Stakes | 2-4 | 37 |")
    assert main(["numbers", "--set", "rounds=3"]) == 2
    assert "--set needs --game" in capsys.readouterr().err
    assert main(["numbers", "--game", "template", "--bot", "deep"]) == 2
    assert "there is no bot 'deep'" in capsys.readouterr().err


def test_a_preset_is_called_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    everything = "mocha=true letters=true caravan_master=true".split()
    command = "numbers --game istanbul --seats 2 --bot random --games 1 --jobs 1 --markdown".split()
    assert main([*command, *(word for each in everything for word in ("--set", each))]) == 0
    assert "| Istanbul | 2 | everything |" in capsys.readouterr().out


def test_a_bot_of_ones_own_is_found_where_the_command_is_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "measured_bots.py").write_text("from tests.arena.own_bots import Middle as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    words = "numbers --game template --seats 2 --games 1 --jobs 1 --json --bot measured_bots:Mine"
    assert main(words.split()) == 0
    assert json.loads(capsys.readouterr().out)[0]["plan"]["bot"] == "measured_bots:Mine"
