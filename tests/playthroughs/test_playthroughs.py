"""Every stored playthrough is what the rules still say."""

from __future__ import annotations

import pytest

from tests.contract.cases import Case
from tests.playthroughs import FOLDER, cases, path, playthrough


@pytest.mark.parametrize("case", cases(), ids=str)
def test_playthrough(case: Case) -> None:
    assert playthrough(case) == path(case).read_text(), "make playthroughs, and read the difference"


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(case) for case in cases()}
