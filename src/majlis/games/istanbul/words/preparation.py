"""Before the game, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.rules.preparation import FirstPlayer, LayOnCell, LayPlace
from majlis.games.istanbul.words.common import Entry


class FirstPlayerWords(Entry[FirstPlayer]):
    def crumb(self, frame: FirstPlayer) -> str:
        return self.t.gettext("who begins")


class LayWords(Entry[LayOnCell | LayPlace]):
    def crumb(self, frame: LayOnCell | LayPlace) -> str:
        return self.t.gettext("laying out the bazaar")


ENTRIES: Final = (FirstPlayerWords, LayWords)
