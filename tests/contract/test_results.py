"""What every game says about a game that is over: where points come from, tie-breaks, facts."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from majlis import games
from majlis.drawing.icons import sprite
from majlis.drawing.scene import DrawingContext
from majlis.kernel.frame import WATCHER
from majlis.match import Match
from majlis.table.retelling import moves, retold, tale
from majlis.words import Tale, Words
from tests.contract.moments import EVERY_GAME, records
from tests.drawing.russian import is_english, is_russian

ENGLISH = ("Ada", "Timur", "Rumi", "Leila", "Iris")
RUSSIAN = ("Ада", "Тимур", "Руми", "Лейла", "Ирис")

every_game = pytest.mark.parametrize("game", EVERY_GAME)


@cache
def over(game: str) -> list[Match]:
    """Some stored games, at their end; of many long ones, fewer."""
    stored = [record for record in records(game) if record.scores is not None]
    stored.sort(key=lambda record: len(record.answers))
    return [Match.restore(games.game(game), record) for record in stored[:: 1 + len(stored) // 6]]


def told(match: Match) -> Tale[Any]:
    options = tuple(sorted(match.settings.items()))
    turns = retold(match.game.meta.id, match.seats, options, match.state.rules, moves(match.log))
    return tale(turns, match.state)


@every_game
def test_every_finished_game_has_three_facts_and_its_points_come_from_somewhere(game: str) -> None:
    known = games.game(game)
    matches = over(game)
    assert matches
    for match in matches:
        story = told(match)
        icons = known.draw(match.view(WATCHER), DrawingContext()).defs + sprite()
        for code, names, readable in (("en", ENGLISH, is_english), ("ru", RUSSIAN, is_russian)):
            words = known.words(code, names).read_by(0)
            facts = words.remarkable(story)
            assert len({fact.title for fact in facts}) == 3, match
            for fact in facts:
                assert readable(fact.title), fact
                assert readable(fact.detail), fact
                assert f'id="icon-{fact.icon}"' in icons, fact
            sources = words.sources(story)
            sums = [sum(row[seat] for _, row in sources) for seat in range(match.seats)]
            assert sums == match.scores()


@every_game
def test_tie_breaks_in_words_are_those_of_the_rules(game: str) -> None:
    known = games.game(game)
    words: Words[Any, Any] = known.words("en", ENGLISH)
    for match in over(game):
        assert by_words(words, match) == match.winners()


def by_words(words: Words[Any, Any], match: Match) -> list[int]:
    """Who has won, by points and the tie-breaks that are told."""
    ranks = [match.scores(), *(have for _, have in words.tie_breaks(match.state))]
    merits = [tuple(rank[seat] for rank in ranks) for seat in range(match.seats)]
    return [seat for seat, merit in enumerate(merits) if merit == max(merits)]
