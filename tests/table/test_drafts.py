"""Drafts: whatever is asked can be planned, and every legal answer can be reached."""

from __future__ import annotations

import pytest

from majlis.kernel import notation
from majlis.table.drafts import Ending, Plan, draft
from tests.clicks import Replay, Unreachable
from tests.contract.moments import EVERY_GAME, moments
from tests.games import FOLDER


@pytest.mark.parametrize("game", EVERY_GAME)
def test_whoever_is_asked_finds_their_question_open(game: str) -> None:
    for moment in moments(game):
        for seat in moment.asked:
            planned = draft(moment.state.redact(seat), Plan(0), begun=False)
            assert planned is not None
            assert planned.steps or planned.ending == Ending.ASKED, str(moment)


@pytest.mark.parametrize(
    "name",
    [
        "five-tribes-4p-greedy-6",  # sells goods where the turn could have ended
        "istanbul-2p-greedy-1",  # calls assistants back one by one
        "marrakesh-2p-greedy-1",  # goes on after a reveal
        "through-the-desert-2p-greedy-2",
    ],
)
def test_every_answer_of_a_stored_game_can_be_clicked(name: str) -> None:
    record = notation.read((FOLDER / f"{name}.majlis").read_text())
    try:
        clicks = [len(writing.clicks) for writing in Replay(record).writings()]
    except Unreachable as error:
        pytest.fail(str(error))
    assert min(clicks) >= 1
