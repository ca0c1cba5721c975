"""What every `evaluate` must keep: it is made of named features, and knows how games end."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from majlis import games
from majlis.bots.search.values import lead
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State
from majlis.match import replay
from tests.contract.cases import TOGETHER, Case, every_case, every_position
from tests.games import files

BASE = [case for case in every_case() if not case.options]
STYLES = [None, 0, 1]
OFF = 0.08
"""By so much of the winner's score a lead may be misjudged just before the end."""


@pytest.mark.parametrize("game", games.GAMES)
def test_every_feature_has_a_name_and_a_weight(game: str) -> None:
    home = games.game(game)
    weights = home.fitted.weights
    assert len(set(weights.names)) == len(weights.names)
    assert weights.values[0] == 1.0  # what is certain counts in full
    assert tuple(import_module(f"{games.folder(game)}.weights").WEIGHTS) == weights.names
    assert min(weights.early, weights.late) > 0
    for constant, nth in vars(import_module(f"{games.folder(game)}.features")).items():
        if constant.startswith("F_"):
            assert weights.names[nth].upper().replace(" ", "_").startswith(constant[2:])


@pytest.mark.parametrize("case", [case for case in BASE if case.game != "istanbul"], ids=str)
def test_features_are_there_at_every_decision(case: Case) -> None:
    home = games.game(case.game)
    for nth, s in enumerate(every_position(case, seed=21)):
        if nth % 20 == 0 or not s.waiting:
            rows = home.fitted.features(s)
            assert [len(row) for row in rows] == [len(home.fitted.weights.names)] * case.seats
            assert 0 <= home.fitted.left(s) <= 1
    assert home.fitted.left(s) == 0
    assert home.evaluate(s) == pytest.approx(s.scores())
    assert not any(value for row in rows for value in row[1:])


@pytest.mark.parametrize("case", [*every_case(), *TOGETHER], ids=str)
def test_a_game_that_is_being_set_up_can_be_judged(case: Case) -> None:
    evaluate = games.game(case.game).evaluate
    for s in islice(every_position(case, seed=22), 60):
        assert len(evaluate(s)) == case.seats


def stored(race: bool) -> list[Path]:
    """The games that greedy bots have played; races end when a target is reached."""
    return [path for path in files() if "greedy" in path.name and ("istanbul" in path.name) == race]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("path", stored(race=False), ids=lambda path: path.stem)
def test_just_before_the_end_a_lead_is_what_it_comes_to(path: Path, style: int | None) -> None:
    """Promises have faded: nobody is better off by making a game longer. What the last answer
    itself gained or lost may count already, or not yet."""
    before, after = last_two(path)
    now, then = ([float(points) for points in s.scores()] for s in (before, after))
    evaluate = evaluate_by(path, style)
    worth = evaluate(before)
    most = OFF * max(then)
    for seat in range(len(worth)):
        at_stake = sorted([lead(now, seat), lead(then, seat)])
        assert at_stake[0] - most <= lead(worth, seat) <= at_stake[1] + most
    assert evaluate(after) == then


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("path", stored(race=True), ids=lambda path: path.stem)
def test_whoever_wins_a_race_is_better_off_by_ending_it(path: Path, style: int | None) -> None:
    before, after = last_two(path)
    evaluate = evaluate_by(path, style)
    for seat in after.winners():
        assert lead(evaluate(after), seat) >= lead(evaluate(before), seat)
    assert evaluate(after) == evaluate_by(path, None)(after)


def evaluate_by(path: Path, style: int | None) -> Callable[[State], list[float]]:
    game = next(id for id in games.GAMES if path.name.startswith(id))
    return games.game(game).evaluate_by(style)


@cache
def last_two(path: Path) -> tuple[State, State]:
    """Where a seat was asked for the last time, and the end."""
    asked = after = None
    for s in replay(path.read_text()):
        if s.waiting and s.waiting[0] != CHANCE:
            asked = s
        after = s
    assert asked is not None
    assert after is not None
    return asked, after
