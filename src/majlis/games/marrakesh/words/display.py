"""The displays of scrolls and luxury goods, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.rules.display import ShowLuxury, ShowScroll
from majlis.games.marrakesh.words.common import Entry


class ShowScrollWords(Entry[ShowScroll]):
    def crumb(self, frame: ShowScroll) -> str:
        return self.t.gettext("a new scroll")


class ShowLuxuryWords(Entry[ShowLuxury]):
    def crumb(self, frame: ShowLuxury) -> str:
        return self.t.gettext("a new luxury good")


ENTRIES: Final = (ShowScrollWords, ShowLuxuryWords)
