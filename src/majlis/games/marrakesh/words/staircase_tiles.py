"""Staircase tiles, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.rules.staircase_tiles import LayStairTile
from majlis.games.marrakesh.words.common import Entry


class LayStairTileWords(Entry[LayStairTile]):
    def crumb(self, frame: LayStairTile) -> str:
        return self.t.gettext("laying staircase tiles")


ENTRIES: Final = (LayStairTileWords,)
