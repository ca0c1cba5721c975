"""Preparing the game."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.rules.preparation import DrawMarker, LayMeeple, LayTile
from majlis.games.five_tribes.words.common import Entry


class LayTileWords(Entry[LayTile]):
    def crumb(self, frame: LayTile) -> str:
        return self.t.gettext("laying out the tiles")


class LayMeepleWords(Entry[LayMeeple]):
    def crumb(self, frame: LayMeeple) -> str:
        return self.t.gettext("the meeples move in")


class DrawMarkerWords(Entry[DrawMarker]):
    def crumb(self, frame: DrawMarker) -> str:
        return self.t.gettext("who bids first")


ENTRIES: Final = (LayTileWords, LayMeepleWords, DrawMarkerWords)
