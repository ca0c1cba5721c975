"""Mosque tiles that are used of the player's own accord, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from majlis.games.istanbul.data import SERVICE
from majlis.games.istanbul.rules.mosque_tiles import YellowTile
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import BringingBack
from majlis.games.istanbul.words.names import MINUS
from majlis.words import Preview


class YellowTileWords(BringingBack[YellowTile]):
    def crumb(self, frame: YellowTile) -> str:
        return self.t.gettext("yellow tile")

    def title(self, s: Istanbul, frame: YellowTile, seat: int) -> str:
        return self.t.gettext("Which assistant comes back?")

    def help(self, s: Istanbul, frame: YellowTile, seat: int) -> str:
        return self.t.gettext("For 2 lira.")

    def preview(self, s: Istanbul, frame: YellowTile, seat: int, action: int) -> Preview:
        would = super().preview(s, frame, seat, action)
        return replace(would, text=f"{would.text}, {self.names.lira(SERVICE, MINUS)}")


ENTRIES: Final = (YellowTileWords,)
