"""The displays of scrolls and luxury goods, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.rules.display import Refill, ShowLuxury, ShowScroll
from majlis.games.marrakesh.rules.round import Using
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry, F


class RefillWords(Entry[F]):
    """What is turned up in place of what was taken."""

    def ends_turn(self, s: Marrakesh) -> bool:
        return [type(frame) for frame in s.agenda[-3:-1]] == [Using, Refill]


class ShowScrollWords(RefillWords[ShowScroll]):
    def crumb(self, frame: ShowScroll) -> str:
        return self.t.gettext("a new scroll")


class ShowLuxuryWords(RefillWords[ShowLuxury]):
    def crumb(self, frame: ShowLuxury) -> str:
        return self.t.gettext("a new luxury good")


ENTRIES: Final = (ShowScrollWords, ShowLuxuryWords)
