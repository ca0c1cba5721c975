"""Six levels: each answers legally, and those that search do so in time."""

from __future__ import annotations

import gc
import math
import os
import sys
import time
from dataclasses import replace

import pytest

from majlis import bots, games
from majlis.bots import levels
from majlis.bots.search.settings import ANY_GAME
from majlis.bots.search.tree import Edge, Search
from majlis.kernel.chance import Rng
from majlis.kernel.errors import UnknownBot
from majlis.kernel.state import State
from majlis.kernel.weights import Weights
from majlis.match import Match
from majlis.table import names


@pytest.mark.parametrize("level", bots.LEVELS)
def test_each_level_plays_a_game_to_its_end(level: str) -> None:
    match = Match.new("template", 2, seed=3, options={"rounds": 3})
    minds = [bots.bot(level, "template", Rng(1)), bots.bot("random", "template", Rng(2))]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, *minds[seat](match.view(seat)))
    assert len(match.scores()) == 2


def test_every_kind_of_bot_has_a_name_and_every_level_a_manner() -> None:
    assert set(names.KINDS) == {*bots.LEVELS, "greedy", "random"}
    assert list(names.MANNERS) == list(bots.LEVELS)
    assert [names.level(kind) for kind in ("level1", "level6", "greedy", "")] == [1, 6, 0, 0]


def test_names_have_either_style_half_and_half_and_bots_of_a_table_differ() -> None:
    assert sorted(names.STYLES.values()) == 4 * [0] + 4 * [1]
    called = names.bot_names(8)
    assert sorted(called) == sorted(names.BOTS)
    styles = [names.STYLES[name] for name in called]
    assert styles in (4 * [0, 1], 4 * [1, 0])
    assert len(names.bot_names(3)) == 3


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_can_have_a_style(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And judges by that, each time alike: to whoever is fond of the pot, it is worth more."""
    game = games.game("template")
    judged: list[float] = []

    def evaluate(s: State, weights: Weights = game.fitted.weights) -> list[float]:
        judged.append(weights.values[1])
        return game.evaluate(s, weights)

    monkeypatch.setattr(games, "game", lambda id: replace(game, evaluate=evaluate))
    monkeypatch.setattr(levels.Sultan, "budget", levels.Vizier.budget)  # that is enough of it
    view = Match.new("template", 2, seed=1).view(0)
    first, second = (bots.think("template", level, view.dump(), 7, 0) for _ in range(2))
    assert first.answers == second.answers
    assert set(judged) == {game.styles[0]["pot"] * game.fitted.weights.values[1]}


def test_there_are_two_styles() -> None:
    with pytest.raises(UnknownBot, match="there are 0, 1 and None"):
        bots.bot("level3", "template", Rng(1), 2)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """Those that have been made."""
    made: list[Search] = []

    def search(*args: object) -> Search:
        made.append(Search(*args))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(levels, "Search", search)
    return made


def test_without_a_deadline_a_search_has_as_many_iterations_as_its_level(
    searches: list[Search],
) -> None:
    view = Match.new("template", 2, seed=1).view(0)
    for vizier in (levels.Vizier("template", Rng(5)), levels.Vizier("template", Rng(5))):
        assert vizier.deadline == math.inf
        vizier(view)
    first, second = searches
    assert first.root.visits == ANY_GAME.iterations // 5
    assert first.best() == second.best()


def test_a_part_of_the_time_is_fewer_iterations(searches: list[Search]) -> None:
    bots.bot("level5/10", "template", Rng(5))(Match.new("template", 2, seed=1).view(0))
    (search,) = searches
    assert search.root.visits == ANY_GAME.iterations // 50


@pytest.mark.parametrize("name", ["level3/10", "level5/0", "level5/x", "level7/2", "greedy/2"])
def test_only_who_searches_can_think_for_a_part_of_the_time(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot"):
        bots.bot(name, "template", Rng(5))


@pytest.mark.parametrize("game", games.GAMES)
def test_at_a_table_a_search_gives_up_in_time_with_its_best_answer(
    game: str, searches: list[Search], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter(range(1_000_000))
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks))  # each look takes a second
    match = Match.new(game, 2, seed=1)
    seat = match.waiting[0]
    thought = bots.think(game, "level6", match.view(seat).dump(), 7)
    match.play(seat, *thought.answers)  # they are legal
    (search,) = searches
    assert search.root.visits == 5 * levels.SLICE < search.settings.iterations
    assert thought.seconds == 6


@pytest.mark.parametrize(("spent", "slices"), [(0.0, 5), (2.0, 3), (4.9, 1), (7.0, 1)])
def test_questions_of_a_turn_share_its_time(
    spent: float, slices: int, searches: list[Search], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has four fifths of what is left, and an answer even if nothing is."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr(time, "monotonic", lambda: next(ticks))
    view = Match.new("template", 2, seed=1).view(0)
    thought = bots.think("template", "level6", view.dump(), 7, spent=spent)
    assert thought.answers[0] in view.legal
    (search,) = searches
    assert search.root.visits == slices * levels.SLICE


def test_a_thought_leaves_nothing_behind() -> None:
    """No file is written and no tree is kept: all that remains of a game is the match."""
    match = Match.new("istanbul", 2, seed=1)
    written: list[object] = []
    listens = False

    def hear(event: str, given: tuple[object, ...]) -> None:
        if listens and event == "open" and int(str(given[2])) & (os.O_WRONLY | os.O_RDWR):
            written.append(given[0])

    sys.addaudithook(hear)
    for nth in range(6):
        listens = nth > 0  # whatever is needed has been loaded by then
        seat = match.waiting[0]
        thought = bots.think("istanbul", "level6/100", match.view(seat).dump(), nth)
        match.play(seat, *thought.answers)
    listens = False
    assert not written
    assert not [one for one in gc.get_objects() if isinstance(one, (Search, Edge))]
