"""The command line, as a person types it."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from majlis.arena import bench
from majlis.arena.calibrate import CHECKSUM, loop
from majlis.arena.pool import Processes
from majlis.arena.simulate import Plan, simulate
from majlis.bots import bot
from majlis.cli import main
from majlis.kernel.chance import Rng
from majlis.kernel.errors import UnknownBot
from majlis.match import Match
from tests.cli.terminal import interrupted
from tests.games import FOLDER

GAME = FOLDER / "through-the-desert-3p-greedy-3.majlis"


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "through-the-desert  Through the Desert, 2-5 players" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["through-the-desert"]["seats"] == [2, 5]
    assert "template" not in listed


def test_simulate_gives_statistics(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "template", "--seats", "3", "--games", "30", "--jobs", "1", "--json"]
    assert main([*command, "--bots", "greedy,random", "--set", "rounds=3", "--seed", "5"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert (summary["games"], summary["seats"], summary["seed"]) == (30, 3, "5")
    assert sum(summary["wins_by_seat"]) == pytest.approx(1, abs=0.01)
    assert summary["bots"]["greedy"]["seats"] == 30
    assert summary["bots"]["random"]["seats"] == 60
    score = summary["bots"]["random"]["score"]
    assert score["least"] <= score["mean"] <= score["most"]


def test_simulate_knows_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate template --games 2 --jobs 1 --set rounds=3 --json --bots level4,level5"
    assert main(command.split()) == 0
    assert set(json.loads(capsys.readouterr().out)["bots"]) == {"level4", "level5"}


def test_simulate_is_the_same_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    def run(jobs: str) -> dict[str, object]:
        main(["simulate", "template", "--games", "8", "--jobs", jobs, "--json"])
        summary: dict[str, object] = json.loads(capsys.readouterr().out)
        return {key: summary[key] for key in summary if "second" not in key}

    assert run("1") == run("2")


def test_simulate_takes_a_bot_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_bots.py").write_text("from tests.arena.own_bots import Middle as Mine\n")
    monkeypatch.chdir(tmp_path)  # where a person keeps them, and types the command
    monkeypatch.setattr(sys, "path", sys.path.copy())
    command = "simulate template --games 4 --jobs 2 --json --bots my_bots:Mine,random"
    assert main(command.split()) == 0
    assert json.loads(capsys.readouterr().out)["bots"]["my_bots:Mine"]["seats"] == 4


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nowhere.at_all:Bot", "cannot be imported: No module named 'nowhere'"),
        ("tests.arena.own_bots:Nobody", "the module 'tests.arena.own_bots' has no 'Nobody'"),
        ("tests.arena.own_bots:NUMBER", "should be a class, not an object of type int"),
        ("tests.arena.own_bots:NotABot", "should make something to call, not an object of type"),
        ("tests.arena.own_bots:ForNoGame", "is not made by Class(game, rng): ForNoGame() takes no"),
        (":Bot", "':Bot' should read module:Class"),
        ("tests.arena.own_bots:", "should read module:Class"),
    ],
)
def test_a_bot_that_is_none_is_refused(name: str, fault: str) -> None:
    with pytest.raises(UnknownBot, match=re.escape(fault)):
        bot(name, "template", Rng(1))


def test_what_was_typed_is_printed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate template --games 1 --jobs 1 --seed [/red]"
    assert main(command.split()) == 0
    assert "seed [/red]" in capsys.readouterr().out


def test_a_game_that_fails_ends_the_simulation() -> None:
    played = []
    plan = Plan("template", 2, {}, ("nobody",), seed="1")
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        simulate(plan, count=300, workers=Processes(2), done=lambda: played.append(1))
    assert not played


def test_ctrl_c_ends_a_simulation_at_once() -> None:
    assert interrupted("simulate marrakesh --games 5000 --jobs 2") == (130, "")


def test_replay_shows_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME)]) == 0
    told = capsys.readouterr().out
    assert "the game is over" in told
    assert "seat 2: 73" in told
    assert main(["replay", str(GAME), "--at", "0"]) == 0
    assert "asked: FirstPlayer(), waiting for [-1]" in capsys.readouterr().out


def test_replay_draws_a_position(tmp_path: Path) -> None:
    picture = tmp_path / "position.svg"
    assert main(["replay", str(GAME), "--at", "120", "--svg", str(picture)]) == 0
    assert ElementTree.fromstring(picture.read_text()).tag.endswith("svg")


def test_analyse_tells_where_a_match_was_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, file = Match.new("template", 2, seed=1), tmp_path / "match.txt"
    file.write_text(match.save())
    assert main(["analyse", str(file)]) == 2
    assert "not over yet" in capsys.readouterr().err
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-seat])  # the other one stakes all that it has
    file.write_text(match.save())
    arguments = ["analyse", str(file), "--budget", "5", "--jobs", "1"]
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["curve"][-1]["chances"] == [float(seat in match.winners()) for seat in (0, 1)]
    assert {turn["verdict"] for turn in told["turns"]} & {"mistake", "blunder"}
    for code, words in (("en", ("seat 1", "Better:")), ("ru", ("место 1", "Точность", "Лучше:"))):
        assert main([*arguments, "--language", code]) == 0
        told_to_people = capsys.readouterr().out
        assert all(word in told_to_people for word in words)


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "template", "--seats", "2", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["build"] in ("interpreted", "compiled")
    (speed,) = measured["speeds"]
    assert speed["game"] == "template"
    assert is_near(speed["ratio"], speed["decisions"] / measured["loop"] * 1000)
    assert 0 < speed["choices"] < 1
    assert speed["clone"] > 0
    ratio = speed["iterations"] / measured["loop"] * 1_000_000
    assert is_near(speed["iterations_ratio"], ratio)
    assert speed["judged"] is None  # there is no network
    environments = speed["environments"]
    ratio = environments["vector"] / measured["loop"] * 1000
    assert is_near(environments["vector_ratio"], ratio)
    assert environments["processes"] > 0


def is_near(measured: float, expected: float) -> bool:
    """Within a factor of five: the loop is timed at two moments, and other programs run beside."""
    return 0.2 < measured / expected < 5


def test_bench_runs_where_nobody_knows_the_load(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "getloadavg")  # Windows has none
    assert bench.machine()["load"] is None


def test_the_calibration_loop_is_the_one_it_always_was() -> None:
    assert loop() == CHECKSUM


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ("simulate chess", "there is no game 'chess'; there are: through-the-desert"),
        ("simulate template --seats 9", "Stakes is for 2 to 4 players, not 9"),
        ("simulate template --bots deep", "there is no bot 'deep'; there are: random, greedy"),
        ("simulate template --bots random,random,greedy", "3 bots for 2 seats"),
        ("simulate template --set rounds", "rounds: an option should read OPTION=VALUE"),
        ("simulate template --set rounds=8", "rounds=8: choose from 3, 4, 5, 6, 7"),
        ("simulate template --set mocha=true", "Stakes has no option 'mocha'"),
        ("replay nowhere.majlis", "nowhere.majlis: No such file or directory"),
        (f"replay {GAME} --at 99999", "--at 99999: the match has"),
        (f"replay {__file__}", "not a match file"),
        ("count", "count wants a GAME, or the --file of a match"),
        (f"count template --file {GAME}", "count wants a GAME, or the --file of a match"),
        (f"count --file {GAME} --at 99999", "--at 99999: the match has"),
        ("dataset template", "datasets need what the extra brings: pip install 'majlis[dataset]'"),
        ("bench --set rounds=3", "--set needs --game"),
        ("bench --game template --seats 9", "Stakes is for 2 to 4 players, not 9"),
    ],
)
def test_a_fault_is_one_clear_line(
    command: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 2
    told = capsys.readouterr().err
    assert fault in told
    assert told.startswith("majlis: ")
    assert told.count("\n") == 1


@pytest.mark.parametrize("command", ["", "nonsense", "simulate", "simulate template --games 0"])
def test_wrong_words_are_one_clear_line(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main(command.split())
    assert exit.value.code == 2
    told = capsys.readouterr().err
    assert told.startswith("majlis: ")
    assert told.count("\n") == 1


def test_a_changed_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "changed.majlis"
    match = Match.new("template", 2, seed=1)
    file.write_text(match.save().replace("seats 2", "seats 3"))
    assert main(["replay", str(file)]) == 2
    assert "changed after it was written" in capsys.readouterr().err


@pytest.mark.parametrize("minutes", ["0", "-1", "nan", "inf", "long"])
def test_learning_takes_some_time(minutes: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["learn", "template", f"--minutes={minutes}"])
    assert left.value.code == 2
    assert f"{minutes} is not a number of minutes" in capsys.readouterr().err
