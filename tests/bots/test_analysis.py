"""Analysis: chances that add up, turns judged by what their player knew, the same for a seed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from majlis.bots.advice import Verdict
from majlis.bots.analysis import (
    TURNING_POINTS,
    Judge,
    Judged,
    Story,
    accuracy,
    judge,
    story,
    turning_points,
    verdicts,
)
from majlis.kernel.chance import Rng
from majlis.match import Match
from tests.games import files


def played(game: str, seed: int = 1) -> Match:
    """A match that was played at random."""
    match, rng = Match.new(game, 2, seed), Rng(seed)
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.fixture(scope="module")
def stakes() -> Story:
    return story(played("template"))


@pytest.mark.parametrize(
    "game", ["five-tribes-2p-greedy-4", "istanbul-2p-greedy-1", "marrakesh-2p-greedy-1"]
)
def test_every_choice_of_the_match_belongs_to_a_turn(game: str) -> None:
    path = next(path for path in files() if path.stem == game)
    match = Match.load(path.read_text(encoding="utf-8"))
    told = story(match)
    kind = match.game.state
    for turn in told.played:
        entries = match.log[turn.at : turn.at + len(turn.answers)]
        assert [entry.seat for entry in entries] == [turn.seat] * len(turn.answers)
        assert tuple(entry.action for entry in entries) == turn.answers
        assert turn.answers[0] in kind.load(turn.view).legal
    told_of = {at for turn in told.played for at in range(turn.at, turn.at + len(turn.answers))}
    s = match.game.setup(match.seats, match.settings, match.state.rules)
    for at, entry in enumerate(match.log):
        assert entry.seat < 0 or len(s.options(entry.seat)) == 1 or at in told_of
        s.apply(entry.seat, entry.action)
    assert told.curve[-1].chances == tuple(float(seat in match.winners()) for seat in told.seats)
    for point in told.curve:
        assert sum(point.chances) == pytest.approx(1)


def test_luck_and_skill_are_how_far_the_chance_has_come(stakes: Story) -> None:
    for seat in stakes.seats:
        come = stakes.curve[-1].chances[seat] - stakes.curve[0].chances[seat]
        assert stakes.luck[seat] + stakes.skill(seat) == pytest.approx(come)
    assert sum(stakes.luck) == pytest.approx(0)
    assert any(stakes.luck)


def test_the_same_seed_judges_alike(stakes: Story) -> None:
    one, again = Judge(stakes, "7", budget=2), Judge(stakes, "7", budget=2)
    assert [one(nth) for nth in (0, 3)] == [again(nth) for nth in (0, 3)]


def test_what_is_judged_is_what_was_played(stakes: Story) -> None:
    judge = Judge(stakes, "1", budget=5)
    judged = [judge(nth) for nth in range(len(stakes.played))]
    for one in judged:
        assert 0 <= one.chance <= one.best <= 1
        assert bool(one.better) == (one.lost > 0)
        assert one.better != stakes.played[one.nth].answers
    for seat in stakes.seats:
        turns = [turn for turn in stakes.played if turn.seat == seat]
        assert sum(verdicts(stakes, judged, seat).values()) == len(turns)
        found = accuracy(stakes, judged, seat)
        assert found is not None
        assert 0 < found <= 1


def test_accuracy_is_of_the_chance_that_was_kept(stakes: Story) -> None:
    mine = [nth for nth, turn in enumerate(stakes.played) if turn.seat == 0][:2]
    judged = [Judged(mine[0], 0.5, 0.5), Judged(mine[1], 0.4, 0.5, (1,))]
    assert accuracy(stakes, judged, 0) == pytest.approx((1 + 0.5) / 2)
    assert accuracy(stakes, judged, 1) is None
    assert verdicts(stakes, judged, 0)[Verdict.MISTAKE] == 1


def test_turning_points_are_the_turns_that_lost_most() -> None:
    fine = [Judged(nth, 0.5, 0.5) for nth in range(4)]
    bad = [replace(one, nth=one.nth + 10, best=0.53 + one.nth / 100) for one in fine * 2]
    found = turning_points([*fine, *bad])
    assert len(found) == TURNING_POINTS
    assert [one.nth for one in found] == sorted(one.nth for one in found)
    assert min(one.lost for one in found) >= 0.04 - 1e-9


def test_a_slow_machine_judges_as_well_as_it_can() -> None:
    """Who has no time for a single try still knows what was played."""
    told = story(played("template"))
    one = judge("template", 0, told.played[0], "1", budget=1000, seconds=-1.0)
    assert 0 <= one.chance <= one.best <= 1
