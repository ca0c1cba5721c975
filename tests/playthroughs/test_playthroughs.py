"""Every stored playthrough is what the rules still say."""

from __future__ import annotations

import pytest

from tests.contract.cases import Case, every_case
from tests.playthroughs import FOLDER, path, playthrough


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_playthrough(case: Case) -> None:
    assert playthrough(case) == path(case).read_text(), "make playthroughs, and read the difference"


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(case) for case in every_case()}
