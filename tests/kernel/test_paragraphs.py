"""What is still to be done, as numbers: games say what the arguments of their frames are."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from majlis.games.istanbul import encode as istanbul
from majlis.games.marrakesh import encode as marrakesh
from majlis.kernel.encoding import FOLLOWS, Paragraph


@pytest.mark.parametrize("written", [istanbul.PARAGRAPHS, marrakesh.PARAGRAPHS])
def test_every_argument_of_a_frame_has_a_meaning_of_its_own(
    written: dict[Any, Paragraph],
) -> None:
    for frame, paragraph in written.items():
        _, *taken = inspect.signature(frame.__init__).parameters.values()
        named = [one for one in taken if one.kind is one.POSITIONAL_OR_KEYWORD]
        assert len(paragraph.args) == len(named), frame
        told = [min(what, 1) for what in paragraph.args if what != FOLLOWS]
        assert len(set(told)) == len(told), frame
