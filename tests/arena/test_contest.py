"""Contests: who sits where, with which dice, and what is kept of it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from majlis import games
from majlis.arena import contest as arena
from majlis.arena import record as recording
from majlis.arena.contest import Contest, Played, lineups, play
from majlis.arena.pool import Processes
from majlis.arena.record import Record, fingerprint
from majlis.arena.running import Stop, run
from majlis.arena.standing import Standing, duration
from majlis.bots.search.settings import Settings, settings_of
from majlis.kernel.errors import BadOption, BadRecord, IllegalAction
from majlis.kernel.match import rolled
from majlis.kernel.state import State

OWN = "tests.arena.own_bots"
MIDDLE = f"{OWN}:Middle"


def stakes(*bots: str, seats: int = 2, seed: str = "1") -> Contest:
    settings = games.meta("template").settings({}, seats)
    return Contest("template", seats, settings, bots or ("greedy", "random"), seed)


def game(nth: int, lineup: Iterable[str], scores: list[int], winners: list[int]) -> Played:
    seats = len(scores)
    return Played(nth, tuple(lineup), scores, winners, [0.5] * seats, [5] * seats)


@pytest.mark.parametrize(
    ("bots", "seats", "ways"),
    [("AB", 2, 2), ("AB", 3, 6), ("AB", 4, 6), ("AB", 5, 20), ("ABC", 2, 6), ("ABC", 4, 36)],
)
def test_every_bot_has_every_seat_equally_often(bots: str, seats: int, ways: int) -> None:
    found = lineups(tuple(bots), seats)
    assert len(found) == len(set(found)) == ways
    for seat in range(seats):
        assert set(Counter(lineup[seat] for lineup in found).values()) == {ways // len(bots)}


def test_bots_share_the_seats_evenly() -> None:
    assert {tuple(sorted(lineup)) for lineup in lineups(("A", "B"), 4)} == {("A", "A", "B", "B")}
    pairs = {tuple(sorted(lineup)) for lineup in lineups(("A", "B", "C"), 2)}
    assert pairs == {("A", "B"), ("A", "C"), ("B", "C")}


def test_a_round_is_played_to_its_end() -> None:
    assert [stakes(seats=3).whole_rounds(games) for games in (1, 6, 7)] == [6, 6, 12]


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "random", "greedy"]])
def test_a_contest_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadOption):
        stakes(*bots)


def test_games_of_a_round_have_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    rolls: list[tuple[str, int]] = []

    def overheard(state: State, seed: str, seq: int) -> int:
        rolls.append((seed, seq))
        return rolled(state, seed, seq)

    monkeypatch.setattr(arena, "rolled", overheard)
    told: list[list[tuple[str, int]]] = []
    for nth in range(3):
        rolls.clear()
        play(stakes(), nth)
        told.append(rolls.copy())
    assert len(told[0]) >= 5
    for nth, seed in enumerate(("1/0", "1/0", "1/1")):
        assert told[nth] == [(seed, seq) for seq in range(len(told[nth]))]


def test_equal_bots_play_equal_games() -> None:
    """Bots that answer alike, whoever they are, play the same game in every line-up."""
    alike = stakes(f"{OWN}:Middle", f"{OWN}:Also")
    scores = [play(alike, nth).scores for nth in range(8)]
    assert scores[0::2] == scores[1::2]
    assert len({tuple(each) for each in scores}) > 1


def test_a_game_is_the_same_in_any_process() -> None:
    one, again = play(stakes(), 3), play(stakes(), 3)
    assert (one.lineup, one.scores, one.winners, one.turns) == (
        again.lineup,
        again.scores,
        again.winners,
        again.turns,
    )
    assert all(one.turns)


@pytest.mark.parametrize(
    ("bot", "fault"),
    [("Silent", "own_bots:Silent has no answer to"), ("Cheat", "own_bots:Cheat is at fault: seat")],
)
def test_a_bot_that_does_not_play_is_named(bot: str, fault: str) -> None:
    with pytest.raises(IllegalAction, match=fault):
        play(stakes("random", f"{OWN}:{bot}"), 0)


def test_placings_give_duels() -> None:
    # The winners have shared it; of the others one has more points, and two as many.
    table = game(0, "ABABB", [9, 9, 4, 4, 7], [0, 1])
    assert table.won("A") == table.won("B") == 0.5
    assert [table.result(0, seat) for seat in range(1, 5)] == [0.5, 1, 1, 1]
    assert [table.result(2, seat) for seat in (0, 1, 3, 4)] == [0, 0, 0.5, 0]
    # A's two seats against B's three, whichever comes first at the table
    assert sorted(won for _, _, won in table.duels(("A", "B"))) == [0, 0, 0.5, 0.5, 1, 1]


def test_whoever_has_won_is_ahead_of_equal_points() -> None:
    assert game(0, "AB", [5, 5], [1]).result(0, 1) == 0


def kept(path: Path) -> list[dict[str, Any]]:
    """The lines of a file, without the time that games took."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    return [{key: line[key] for key in line if key != "seconds"} for line in lines]


def test_a_file_says_what_is_played(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Record(stakes(), path) as record:
        run(record, 4, workers=Processes(1))
    head, *lines = kept(path)
    assert head["game"] == "template"
    assert head["bots"] == ["greedy", "random"]
    assert head["options"] == {"rounds": 5, "charms": True}
    assert head["rules"] == games.fingerprint("template")
    assert [line["nth"] for line in lines] == [0, 1, 2, 3]
    assert [line["lineup"][0] for line in lines] == ["greedy", "random"] * 2


@pytest.mark.parametrize("cut", [0, 1, 40, 200, -1, -30])
def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, cut: int) -> None:
    """Wherever the file was cut off: in the first line, between two games, in the last."""
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    with Record(stakes(), whole) as record:
        run(record, 6, workers=Processes(1))
    torn.write_bytes(whole.read_bytes()[:cut])
    with Record(stakes(), torn) as record:
        before = len(record.games)
        played: list[int] = []
        run(record, 6, workers=Processes(1), done=lambda: played.append(1))
    assert len(played) == 6 - before
    assert kept(torn) == kept(whole)


def test_games_that_are_missing_in_between_are_played(tmp_path: Path) -> None:
    """With several processes a later game can be ready before an earlier one."""
    path = tmp_path / "games.jsonl"
    with Record(stakes(), path) as record:
        for nth in (1, 3):
            record.add(play(stakes(), nth))
    with Record(stakes(), path) as record:
        run(record, 4, workers=Processes(1))
        assert [played.nth for played in record.in_order()] == [0, 1, 2, 3]
    assert [line["nth"] for line in kept(path)[1:]] == [1, 3, 0, 2]


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        (stakes(seed="2"), 'another contest: seed "1", not "2"; choose another file'),
        (stakes(seats=3), "another contest: seats 2, not 3"),
        (stakes("random", "greedy"), r'bots \["greedy","random"\], not \["random","greedy"\]'),
    ],
)
def test_a_file_of_another_contest_is_refused(tmp_path: Path, other: Contest, fault: str) -> None:
    path = tmp_path / "games.jsonl"
    with Record(stakes(), path) as record:
        run(record, 2, workers=Processes(1))
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=fault):
        Record(other, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"rules":"', '"rules":"x', "the rules of the game have changed since"),
        ('"code":"', '"code":"x', "the code of the bots has changed since"),
        ('"nth":1', '"nth":2', "line 3, is not a game of this contest"),
        ('"winners":[', '"winners":[7,', "line 2, is not a game of this contest"),
        ('{"nth"', "{nth", "line 2, is not a game of this contest"),
        ('"arena":1', '"arena":9', "is not a record of an arena"),
        ('{"arena"', "# Notes", "is not a record of an arena"),
    ],
)
def test_a_file_that_was_changed_is_refused(tmp_path: Path, old: str, new: str, fault: str) -> None:
    path = tmp_path / "games.jsonl"
    with Record(stakes(), path) as record:
        run(record, 2, workers=Processes(1))
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(BadRecord, match=fault):
        Record(stakes(), path)


@pytest.mark.parametrize(
    ("part", "touched"),
    [
        ("network", ["level5", "level6/10", MIDDLE]),
        ("settings with a network", ["level5", "level6/10", MIDDLE]),
        ("settings without", ["level4", MIDDLE]),
        ("weights", ["random", "level1", "level3", "level4", "level5", "level6/10", MIDDLE]),
    ],
)
def test_a_contest_goes_on_as_long_as_what_its_bots_think_with_is_the_same(
    part: str, touched: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = ["random", "level1", "level3", "level4", "level5", "level6/10", MIDDLE]
    monkeypatch.setattr(recording, "source", lambda game: "a network")
    before = {bot: fingerprint("istanbul", [bot]) for bot in bots}
    if part == "network":
        monkeypatch.setattr(recording, "source", lambda game: "another one")
    elif part == "weights":
        real = Path.read_bytes
        monkeypatch.setattr(
            Path, "read_bytes", lambda file: real(file) + b"#" * (file.name == "weights.py")
        )
    else:
        changed = part == "settings with a network"

        def other(game: str, learned: bool) -> Settings:
            found = settings_of(game, learned)
            return replace(found, width=1) if learned == changed else found

        monkeypatch.setattr(recording, "settings_of", other)
    assert [bot for bot in bots if fingerprint("istanbul", [bot]) != before[bot]] == touched


@pytest.mark.parametrize("text", ["my notes", "my notes\n", "\n"])
def test_somebodys_own_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(BadRecord, match="is not a record of an arena"):
        Record(stakes(), path)
    assert path.read_text() == text


def decided(record: Record, winners: str) -> Stop:
    """A bot for each game: who wins it."""
    stop = Stop(record, 0.55, 0.65)
    for nth, winner in enumerate(winners):
        lineup = record.contest.lineup(nth)
        record.add(game(nth, lineup, [0, 0], [lineup.index(winner)]))
    return stop


def test_a_clear_case_ends_the_contest() -> None:
    record = Record(stakes("A", "B"))
    stop = decided(record, "A" * 17)
    assert not stop.decided()  # its last round is half a round
    assert stop.games == 16
    record.add(game(17, "BA", [0, 1], [1]))
    assert stop.decided()
    assert stop.told() == "Accepted after 18 games: A wins 65% of its duels with B rather than 55%"
    run(
        record, 100, workers=Processes(1), stop=stop
    )  # there are no such bots: nothing must be played
    assert len(record.games) == 18


def test_the_verdict_does_not_wait_for_the_end() -> None:
    stop = decided(Record(stakes("A", "B")), "B" * 12 + "A" * 88)
    assert stop.decided()
    assert (stop.test.verdict, stop.games) == ("refused", 12)


def test_only_two_bots_can_be_compared() -> None:
    with pytest.raises(BadOption, match="--stop compares two bots"):
        Stop(Record(stakes("A", "B", "C")), 0.5, 0.6)


def test_the_standing() -> None:
    record = Record(stakes("A", "B", seats=3))
    record.add(game(0, "AAB", [5, 3, 4], [0]))
    record.add(game(1, "ABA", [2, 2, 2], [0, 1]))
    result = Standing.of(record)
    first, second = result.lines
    # A has won more, but it has two seats: seat against seat B is ahead.
    assert (first.bot, first.games, first.wins.value) == ("B", 2, 0.25)
    assert (second.bot, second.games, second.wins.value) == ("A", 2, 0.75)
    assert second.even == pytest.approx(2 / 3)
    assert second.against == {"B": (1 + 0 + 0.5 + 0) / 4}
    assert first.against == {"A": (0 + 1 + 0.5 + 1) / 4}
    assert first.rating.value == -second.rating.value > 0
    assert first.score.mean == 3
    assert first.seconds_per_turn == 0.1
    assert result.wins_by_seat() == [0.75, 0.25, 0]
    assert result.plain()["bots"][0]["score"]["most"] == 4


def test_the_leaders_come_first() -> None:
    record = Record(stakes("A", "B", "C", "D"))
    for nth, winner in enumerate("BABB"):
        record.add(game(nth, "BA", [0, 0], ["BA".index(winner)]))
    assert record.leaders() == "B 75%, A 25%, C 0%"


def test_time_has_the_unit_that_suits_it() -> None:
    assert [duration(each) for each in (12.34, 0.0456, 0.00001)] == ["12.3 s", "45.6 ms", "10 µs"]


def test_the_file_of_the_manual_is_one(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/arena.md").read_text()
    head, game = (json.loads(line) for line in re.findall(r"^{.*}$", page, re.MULTILINE))
    path = tmp_path / "games.jsonl"
    with Record(stakes(), path) as record:
        run(record, 1, workers=Processes(1))
    ours, first = (json.loads(line) for line in path.read_text().splitlines())
    assert (list(head), list(game)) == (list(ours), list(first))
