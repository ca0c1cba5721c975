"""The stored games replay, and together they show every paragraph and every thing of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from majlis import games
from majlis.kernel import notation
from majlis.kernel.frame import Ask
from majlis.match import Match
from tests.games import files


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_stored_game_replays(file: Path) -> None:
    record = notation.read(file.read_text())
    match = Match.load(file.read_text())
    assert match.over
    again = notation.read(match.save())
    assert (again.answers, again.scores) == (record.answers, record.scores)
    # A file of today also says the rulings that an older one left out.
    assert again.header.settings.items() >= record.header.settings.items()
    assert Match.load(match.save()).save() == match.save()


@pytest.mark.parametrize("game", games.GAMES)
def test_every_question_and_every_thing_occurs(game: str) -> None:
    """A question that is never asked, or a thing nobody ever points at, has no whole game yet."""
    records = [notation.read(file.read_text()) for file in files()]
    answers = [
        answer for record in records if record.header.game == game for answer in record.answers
    ]
    frames = games.game(game).state.FRAMES.items()
    asks = {name for name, frame in frames if issubclass(frame, Ask)}
    assert asks - {answer.frame for answer in answers} == set()
    assert set(games.game(game).state.LABELS) - {answer.label for answer in answers} == set()


@pytest.mark.parametrize("game", games.GAMES)
def test_every_number_of_seats_has_a_stored_game(game: str) -> None:
    least, most = games.meta(game).seats
    records = [notation.read(file.read_text()).header for file in files()]
    stored = {head.seats for head in records if head.game == game}
    assert stored == set(range(least, most + 1))
