"""Every table in words: whoever cannot see the picture finds every piece in them, in every
language, and nothing that is hidden from them."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import games
from majlis.kernel.chance import Rng
from majlis.words import Part
from tests.contract.moments import EVERY_GAME, Moment, moments
from tests.contract.pieces import NAMES, ORACLES
from tests.drawing.russian import is_translation

RUSSIAN = ("Ада", "Тимур", "Руми", "Лейла", "Ирис")

every_game = pytest.mark.parametrize("game", EVERY_GAME)


def views(game: str) -> list[tuple[Moment, Any]]:
    """Every moment for somebody; viewers take turns."""
    return [
        (moment, moment.state.redact(moment.viewers[nth % len(moment.viewers)]))
        for nth, moment in enumerate(moments(game))
    ]


def told(game: str, view: Any, code: str = "en") -> tuple[Part, ...]:
    names = RUSSIAN if code == "ru" else NAMES
    return games.game(game).words(code, names).outline(view)


@every_game
def test_every_table_is_told_in_both_languages(game: str) -> None:
    for moment, view in views(game):
        english, russian = told(game, view), told(game, view, "ru")
        assert english, moment
        assert len(english) == len(russian), moment
        headings = [part.heading for part in english]
        assert len(headings) == len(set(headings)), moment
        for one, other in zip(english, russian, strict=True):
            assert is_translation(other.heading, one.heading), (one, other)
            assert one.lines, one
            assert len(one.lines) == len(other.lines), (one, other)
            assert all(map(is_translation, other.lines, one.lines)), (one, other)


@every_game
def test_an_outline_tells_only_what_its_reader_knows(game: str) -> None:
    """Of all positions that look alike to somebody, the words are the same; the view stays as it
    is."""
    rng = Rng(1)
    for moment, view in views(game)[::3]:
        before = view.dump()
        english = told(game, view)
        assert view.dump() == before, moment
        guess = view.determinize(rng).redact(view.viewer)
        assert told(game, guess) == english, moment


@pytest.mark.parametrize("game", [param for param in EVERY_GAME if str(param.values[0]) in ORACLES])
def test_every_piece_is_found_in_the_words(game: str) -> None:
    pieces = 0
    for moment, view in views(game):
        outline = {part.heading: part.lines for part in told(game, view)}
        laid, found = ORACLES[game].counts(view, outline)
        assert found == laid, moment
        pieces += laid.total()
    assert pieces > 100 * len(moments(game)) / 2
