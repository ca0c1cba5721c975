"""The heuristic value of a position, and the bot that follows it."""

from __future__ import annotations

import pytest

import majlis
from majlis import games
from majlis.arena.simulate import Plan, play
from majlis.games.five_tribes.evaluate import evaluate
from tests.five_tribes.random_games import rich_game
from tests.five_tribes.table import sultanate, table


def lead(match: majlis.Match) -> float:
    values = evaluate(table(match))
    return values[0] - values[1]


def test_a_finished_game_is_worth_its_points() -> None:
    match = sultanate("1 Y", coins=(40, 30), viziers=[2, 1])
    assert match.over
    assert evaluate(table(match)) == [float(points) for points in match.scores()]


def test_there_is_a_value_for_every_seat_at_every_decision() -> None:
    for seats in (2, 4):
        for s in rich_game(seats, 1):
            assert len(evaluate(s)) == seats


def test_when_little_can_be_sown_points_are_all() -> None:
    plain = lead(sultanate("1 Y Y"))
    assert lead(sultanate("1 Y Y", coins=(51, 50))) == plain + 1
    assert lead(sultanate("1 Y Y", elders=[1])) == plain + 2
    assert lead(sultanate("1 Y Y", viziers=[1])) == plain + 11
    assert lead(sultanate("1 Y Y", fakirs=[1])) == plain
    assert lead(sultanate("1 Y Y", goods=["gold"])) == plain + 1
    assert lead(sultanate("1 Y Y", djinns=["boaz"])) == plain + 6
    assert lead(sultanate("1 Y Y .@0", kinds="C1=sacred_15")) == plain + 15


def test_what_may_still_bring_something_is_worth_more_than_its_points() -> None:
    crowd = "1 YYYYYYYY WWWWWWWW GGGGGGGG BBBBBBBB"
    plain = lead(sultanate(crowd))
    assert lead(sultanate(crowd, elders=[1])) > plain + 2
    assert lead(sultanate(crowd, fakirs=[1])) > plain
    assert lead(sultanate(crowd, djinns=["boaz"])) > plain + 6


def test_what_is_about_to_come_counts() -> None:
    """The builders' coins are about as good as paid while fakirs are still being asked for."""
    match = sultanate("3 B BB", blue="A2 B2 C2 A4", fakirs=[1], goods=["gold"])
    match.play(0, "tile:A3", "builder:B3")
    asked_for_fakirs = evaluate(table(match))[0]
    match.play(0, "done")
    assert evaluate(table(match))[0] == pytest.approx(asked_for_fakirs, abs=2)


def test_the_greedy_bot_beats_the_random_one() -> None:
    settings = games.meta("five-tribes").settings({})
    plan = Plan("five-tribes", 2, settings, ("greedy", "random"), "majlis")
    for nth in range(4):
        result = play(plan, nth)
        assert [result.lineup[seat] for seat in result.winners] == ["greedy"]
