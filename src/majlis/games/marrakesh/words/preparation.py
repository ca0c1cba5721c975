"""Setting up, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import KESHI_STORES, SQUARE_BONUS, space_of, store_of
from majlis.games.marrakesh.rules.preparation import (
    DealProvision,
    DrawGate,
    DrawRiverTile,
    DrawStored,
    FirstPlayer,
    LayDisc,
    OfferOasis,
    PlaceStored,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry
from majlis.words import Preview


class DrawRiverTileWords(Entry[DrawRiverTile]):
    def crumb(self, frame: DrawRiverTile) -> str:
        return self.t.gettext("drawing the river tiles")


class DrawGateWords(Entry[DrawGate]):
    def crumb(self, frame: DrawGate) -> str:
        return self.t.gettext("filling the workshops")


class OfferOasisWords(Entry[OfferOasis]):
    def crumb(self, frame: OfferOasis) -> str:
        return self.t.gettext("oases beside the river tile")


class DrawStoredWords(Entry[DrawStored]):
    def crumb(self, frame: DrawStored) -> str:
        return self.t.gettext("keshis for the storage tracks")


class PlaceStoredWords(Entry[PlaceStored]):
    def crumb(self, frame: PlaceStored) -> str:
        return self.t.gettext("storage track")

    def title(self, s: Marrakesh, frame: PlaceStored, seat: int) -> str:
        return self.t.gettext("Where on the storage track does it go?")

    def help(self, s: Marrakesh, frame: PlaceStored, seat: int) -> str:
        text = self.t.gettext("Now the {keshi}. An oasis laid here lets it join your board.")
        return text.format(keshi=self.pieces.keshi(s.players[seat].kept[0]).lower())

    def preview(self, s: Marrakesh, frame: PlaceStored, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        space = KESHI_STORES[store_of(action)] + 1
        text = _("{keshi}: free when your oasis {n} is claimed")
        text = text.format(keshi=self.pieces.keshi(s.players[seat].kept[0]), n=space)
        return Preview(text, verb=_("Store on space {n}").format(n=space))


class LayDiscWords(Entry[LayDisc]):
    def crumb(self, frame: LayDisc) -> str:
        return self.t.gettext("the audience")

    def title(self, s: Marrakesh, frame: LayDisc, seat: int) -> str:
        return self.t.gettext("How do you lay the audience?")

    def help(self, s: Marrakesh, frame: LayDisc, seat: int) -> str:
        return self.t.gettext("Point where its first section goes. Spectators multiply bonuses.")

    def preview(self, s: Marrakesh, frame: LayDisc, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        bonus = self.pieces.bonus(SQUARE_BONUS[space_of(action)])
        text = _("The first section faces {bonus}").format(bonus=bonus)
        return Preview(text, verb=_("Lay the audience like this"))


class DealProvisionWords(Entry[DealProvision]):
    def crumb(self, frame: DealProvision) -> str:
        return self.t.gettext("dealing provisions")


class FirstPlayerWords(Entry[FirstPlayer]):
    def crumb(self, frame: FirstPlayer) -> str:
        return self.t.gettext("who begins")


ENTRIES: Final = (
    DrawRiverTileWords,
    DrawGateWords,
    OfferOasisWords,
    DrawStoredWords,
    PlaceStoredWords,
    LayDiscWords,
    DealProvisionWords,
    FirstPlayerWords,
)
