"""The tower, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.rules.tower import Throw
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class ThrowWords(Entry[Throw]):
    def crumb(self, frame: Throw) -> str:
        return self.t.gettext("the tower rattles")

    def button(self, s: Marrakesh) -> str:
        return self.t.gettext("Into the tower")


ENTRIES: Final = (ThrowWords,)
