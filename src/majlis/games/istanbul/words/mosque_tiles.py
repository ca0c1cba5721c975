"""Mosque tiles that are used of the player's own accord, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from majlis.games.istanbul.data import SERVICE, YELLOW
from majlis.games.istanbul.rules.mosque_tiles import YellowTile
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import BringingBack
from majlis.games.istanbul.words.names import Names
from majlis.words import MINUS, Preview


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


def not_usable(names: Names, s: Istanbul, seat: int, tile: int) -> str:
    """Why a mosque or tavern tile is not used now."""
    _ = names.t.gettext
    player = s.players[seat]
    if not player.has(tile):
        return _("You do not have this tile.")
    if tile != YELLOW:
        return _("It works by itself when its moment comes.")
    if s.yellow_used:
        return _("Once a turn, and you have used it.")
    if player.lira < SERVICE:
        return _("You do not have 2 lira.")
    return _("None of your assistants to bring back is here.")


ENTRIES: Final = (YellowTileWords,)
