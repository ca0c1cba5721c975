"""The Kiosk and its tiles, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from majlis.games.istanbul.data import (
    ACT,
    COFFEE,
    DONE,
    KIOSK,
    KIOSK_COFFEE_OR_2,
    KIOSK_COFFEE_OR_3,
    LIRA,
    is_kiosk_tile,
    kiosk_tile_of,
)
from majlis.games.istanbul.rules.kiosk import ChooseKioskTile, TurnUpTile, UseTile
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry, Giving
from majlis.games.istanbul.words.names import Names
from majlis.games.istanbul.words.places import PlaceWords
from majlis.words import Preview


def offer_kiosk(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("a letter, then kiosk tiles")


class TurnUpTileWords(Entry[TurnUpTile]):
    def crumb(self, frame: TurnUpTile) -> str:
        return self.t.gettext("the kiosk opens")


class ChooseKioskTileWords(Entry[ChooseKioskTile]):
    def crumb(self, frame: ChooseKioskTile) -> str:
        return self.t.gettext("kiosk")

    def title(self, s: Istanbul, frame: ChooseKioskTile, seat: int) -> str:
        return self.t.gettext("Which kiosk tile do you take?")

    def told(self, s: Istanbul, frame: ChooseKioskTile, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} takes a kiosk tile"))

    def preview(self, s: Istanbul, frame: ChooseKioskTile, seat: int, action: int) -> Preview:
        if is_kiosk_tile(action):
            text = self.names.tiles.kiosk_explained(kiosk_tile_of(action))
            return Preview(text, verb=self.t.gettext("Take the tile"))
        return super().preview(s, frame, seat, action)


GIFTS: Final = (KIOSK_COFFEE_OR_2, KIOSK_COFFEE_OR_3)


def trades(s: Istanbul, frame: UseTile, seat: int) -> bool:
    """Something is given for something else."""
    return frame.tile not in GIFTS and ACT not in s.options(seat)


class UseTileWords(Giving[UseTile]):
    def crumb(self, frame: UseTile) -> str:
        return self.names.tiles.kiosk(frame.tile).lower()

    def title(self, s: Istanbul, frame: UseTile, seat: int) -> str:
        _ = self.t.gettext
        text = (
            _("{tile}: what do you give?")
            if trades(s, frame, seat)
            else _("{tile}: do you use it?")
        )
        return text.format(tile=self.names.tiles.kiosk(frame.tile))

    def help(self, s: Istanbul, frame: UseTile, seat: int) -> str:
        return self.names.tiles.kiosk_explained(frame.tile)

    def told(self, s: Istanbul, frame: UseTile, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} uses a kiosk tile"))

    def preview(self, s: Istanbul, frame: UseTile, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == ACT:
            text = self.names.tiles.kiosk_explained(frame.tile)
            return self.brings(s, action, text, _("Use it"))
        if action == DONE:
            stays = super().preview(s, frame, seat, action)
            verb = _("Nothing") if trades(s, frame, seat) else _("Do not use it")
            return replace(stays, verb=verb)
        if frame.tile in GIFTS and action in (COFFEE, LIRA):
            return self.taken(s, action)
        return super().preview(s, frame, seat, action)


PLACES: Final = {KIOSK: PlaceWords(offer_kiosk)}
ENTRIES: Final = (TurnUpTileWords, ChooseKioskTileWords, UseTileWords)
