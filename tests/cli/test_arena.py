"""`majlis arena`, as a person types it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from majlis.arena import leaderboard
from majlis.cli import main
from tests.cli.terminal import interrupted

ARENA = "arena --game template --bots greedy,random --jobs 1"


def test_the_standing_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{ARENA} --games 10 --seats 3".split()) == 0
    told = capsys.readouterr().out
    assert "12 games of template, 3 players, in 6 line-ups, seed 1" in told
    assert re.search(r"greedy .* \+\d+ ±.*random .* -\d+ ±", told, re.DOTALL)


def test_the_standing_is_the_same_in_several_processes(capsys: pytest.CaptureFixture[str]) -> None:
    def standing(jobs: int) -> list[dict[str, object]]:
        assert main(f"{ARENA[:-1]}{jobs} --games 8 --json".split()) == 0
        bots: list[dict[str, object]] = json.loads(capsys.readouterr().out)["bots"]
        return [{key: bot[key] for key in bot if key != "seconds_per_turn"} for bot in bots]

    assert standing(1) == standing(2)


def test_a_clear_case_ends_early(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{ARENA} --games 5000 --stop 0.1:0.9 --json".split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["stop"]["verdict"] in ("accepted", "refused")
    assert told["stop"]["games"] == told["games"] < 100


def test_all_bots_are_rated_on_a_page_and_no_game_is_played_twice(tmp_path: Path) -> None:
    words = "leaderboard --game template --bots random,greedy,level1 --games 5 --jobs 1"
    page = tmp_path / "page.md"
    kept = tmp_path / "kept"
    for _ in range(2):
        assert main([*words.split(), "--folder", str(kept), "--out", str(page)]) == 0
    assert len((kept / "template.jsonl").read_text().splitlines()) == 1 + 18
    *head, last = page.read_text().splitlines()
    assert "## Stakes" in head
    assert re.search(r"\non [-\d]{10} with the \w+ build\. Every two ", page.read_text())
    assert "`" not in page.read_text()  # there is nothing to explain about these bots
    assert re.fullmatch(r"\| \w+ \| -\d+ ±\d+ \| \d+% \(\d+%-\d+%\) \| .* \| 12 \|", last)


def test_a_bot_that_knows_one_game_competes_in_that_one_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = leaderboard.Plan(("random", "greedy", "mine:Bot@istanbul"), 4, "1", None)
    assert plan.competing("istanbul") == ("random", "greedy", "mine:Bot")
    assert plan.contest("marrakesh").bots == ("random", "greedy")
    assert (plan.count("istanbul"), plan.count("marrakesh")) == (12, 4)
    words = "leaderboard --bots random,greedy,nowhere:Bot@istanbul --games 2 --jobs 1 --game"
    page = tmp_path / "page.md"
    assert main([*words.split(), "template", "--out", str(page)]) == 0
    introduction, table = page.read_text().split("## Stakes")
    assert "`nowhere:Bot` competes in Istanbul only." in introduction
    assert "nowhere" not in table
    told = leaderboard.explained(["greedy", "level5/10@istanbul", "level5/10@marrakesh"])
    assert told == (
        "`level5/10` tries out 1/10 of what `level5` does.\n"
        "`level5/10` competes in Istanbul and Marrakesh only.\n"
    )
    assert main([*words.split(), "istanbul"]) == 2
    assert "'nowhere:Bot' cannot be imported" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ("--game chess --bots greedy,random", "there is no game 'chess'"),
        ("--game template --bots greedy,deep", "there is no bot 'deep'; there are: random, greedy"),
        ("--game template --bots greedy,nowhere:Bot", "'nowhere:Bot' cannot be imported"),
        ("--game template --bots greedy", "an arena needs two bots or more"),
        ("--game template --bots greedy,greedy", "name every bot once"),
        ("--game template --bots greedy,random --seats 9", "for 2 to 4 players, not 9"),
        ("--game template --bots greedy,random --set rounds=8", "choose from 3, 4, 5, 6, 7"),
        ("--game template --bots greedy,random --file /", "Is a directory"),
        (f"--game template --bots greedy,random --file {__file__}", "is not a record of an arena"),
        ("--game template --bots greedy,random --report /nowhere/x.html", "no such folder"),
        (
            "--game template --bots greedy,random,tests.arena.own_bots:Middle --stop 0.5:0.6",
            "--stop compares two bots",
        ),
        (
            "--game template --bots random,tests.arena.own_bots:Cheat --jobs 1",
            "the bot tests.arena.own_bots:Cheat is at fault: seat",
        ),
    ],
)
def test_a_fault_is_one_clear_line(
    command: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(f"arena {command}".split()) == 2
    told = capsys.readouterr().err
    assert fault in told
    assert told.startswith("majlis: ")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    ["--stop 0.6", "--stop 0.6:0.5", "--stop 0:0.5", "--stop nan:1", "--stop a:b", "--games 0"],
)
def test_wrong_words_are_one_clear_line(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main(f"{ARENA} {words}".split())
    assert exit.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_ctrl_c_leaves_a_whole_file_and_says_how_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = "--game marrakesh --bots random,tests.arena.own_bots:Middle --games 5000 --jobs 2"
    code, told = interrupted(f"arena {words} --file {path}")
    assert code == 130
    text = path.read_text()
    assert text.endswith("\n")
    games = len([json.loads(line) for line in text.splitlines()[1:]])
    standing = re.match(r"(\d+) games of marrakesh", told)
    assert standing is not None
    # The key can be pressed just between writing a game and counting it.
    assert int(standing[1]) in (games, games - 1)
    assert 1 <= games < 5000


def test_a_killed_process_is_told_in_a_sentence_and_the_same_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    bots = "random,tests.arena.own_bots:Mortal"
    command = f"arena --game template --bots {bots} --games 20 --jobs 2 --file games.jsonl".split()
    assert main(command) == 2
    told = capsys.readouterr().err
    assert told.startswith("majlis: one of the processes that do the work was ended from outside")
    assert told.count("\n") == 1
    assert main(command) == 0
    assert len(Path("games.jsonl").read_text().splitlines()) == 1 + 20
