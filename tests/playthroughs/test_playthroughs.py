"""Every stored playthrough is what the rules still say."""

from __future__ import annotations

import pytest

from tests.contract.cases import Case
from tests.playthroughs import FOLDER, cases, match_of, path, playthrough, stored_answers

MOST_LINES = 30_000
"""Of all of them together: what nobody can read, nobody reviews."""


@pytest.mark.parametrize("case", cases(), ids=str)
def test_playthrough(case: Case) -> None:
    stored = path(case).read_text()
    match = match_of(case)
    for seat, label in stored_answers(stored):
        match.play(seat, label)
    assert playthrough(case, match) == stored, "make playthroughs, and read the difference"


def test_no_playthrough_is_left_over_and_all_can_be_read() -> None:
    files = set(FOLDER.glob("*.txt"))
    assert files == {path(case) for case in cases()}
    assert sum(len(file.read_text().splitlines()) for file in files) < MOST_LINES
