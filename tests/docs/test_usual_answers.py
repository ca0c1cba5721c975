"""The list of usual answers and sets says what the code does."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from majlis import games
from majlis.kernel.frame import NONE, Ask, ToChance
from tests.docs.test_docs import ROOT

ROW = re.compile(r"\| `(\w+)` \| `(\w+)` \| (\S.*?) \| (.*?) ?\|")


class Row(NamedTuple):
    chapter: str
    has_usual: bool
    is_offer: bool
    is_set: bool


def listed(game: str) -> dict[str, Row]:
    """The rows of the page under the game's title, by question."""
    page = (ROOT / "docs/usual-answers.md").read_text()
    _, _, after = page.partition(f"\n## {games.meta(game).title}\n")
    section, _, _ = after.partition("\n## ")
    found = [ROW.fullmatch(line) for line in section.splitlines() if line.startswith("| `")]
    assert all(found), "a row of another shape"
    rows = [row.groups() for row in found if row]
    by_question = {
        question: Row(
            chapter, not usual.startswith("none"), "an offer" in usual, a_set.startswith("yes")
        )
        for chapter, question, usual, a_set in rows
    }
    assert len(by_question) == len(rows), "two rows for one question"
    return by_question


@pytest.mark.parametrize("game", games.GAMES)
def test_every_question_has_its_row(game: str) -> None:
    frames = games.game(game).state.FRAMES.items()
    asked = {
        name: Row(
            frame.__module__.rpartition(".")[2],
            frame.usual is not Ask.usual,
            frame.DECLINE != NONE,
            frame.SET,
        )
        for name, frame in frames
        if issubclass(frame, Ask) and not issubclass(frame, ToChance)
    }
    assert listed(game) == asked
