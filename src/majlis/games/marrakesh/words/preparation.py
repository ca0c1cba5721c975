"""Setting up, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import KESHI_STORES, SQUARE_BONUS, store_of
from majlis.games.marrakesh.rules import scrolls_permanent
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
        return self.t.gettext("keshis that wait for oases")


class PlaceStoredWords(Entry[PlaceStored]):
    def crumb(self, frame: PlaceStored) -> str:
        return self.t.gettext("a keshi that waits")

    def title(self, s: Marrakesh, frame: PlaceStored, seat: int) -> str:
        text = self.t.gettext("Which claimed oasis brings you the {keshi}?")
        return text.format(keshi=self.pieces.keshi(s.players[seat].kept[0]).lower())

    def help(self, s: Marrakesh, frame: PlaceStored, seat: int) -> str:
        return self.t.gettext(
            "It waits on a space of “Claimed oases” and joins your board when an oasis comes there."
        )

    def preview(self, s: Marrakesh, frame: PlaceStored, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        space = KESHI_STORES[store_of(action)] + 1
        text = self.t.ngettext(
            "{keshi}: joins your board with your first claimed oasis",
            "{keshi}: joins your board when you have claimed {n} oases",
            space,
        )
        text = text.format(keshi=self.pieces.keshi(s.players[seat].kept[0]), n=space)
        return Preview(text, verb=_("Put it on space {n}").format(n=space))


class LayDiscWords(Entry[LayDisc]):
    def crumb(self, frame: LayDisc) -> str:
        return self.t.gettext("the audience")

    def title(self, s: Marrakesh, frame: LayDisc, seat: int) -> str:
        return self.t.gettext("How do you turn the audience in the main square?")

    def help(self, s: Marrakesh, frame: LayDisc, seat: int) -> str:
        return self.t.gettext("Each space will pay once for every spectator opposite.")

    def preview(self, s: Marrakesh, frame: LayDisc, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        after = (s if s.viewer == seat else s.redact(seat)).look_ahead(action)
        facing = [scrolls_permanent.spectators(s, after.players[seat], n) for n in range(8)]
        crowded = [
            self.names.spectators(n, self.pieces.bonus(SQUARE_BONUS[space]))
            for space, n in enumerate(facing)
            if n > 2
        ]
        return Preview(", ".join(crowded), verb=_("Turn it like this"))


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
