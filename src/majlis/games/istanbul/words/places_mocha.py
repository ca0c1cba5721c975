"""Places of Mocha & Baksheesh, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    BAKSHEESH_PRICE,
    BAKSHEESH_TILE,
    BARRIER,
    BARRIER_PRICE,
    DONE,
    STRAIGHT,
    TILE,
    TILES,
)
from majlis.games.istanbul.rules.places_mocha import (
    BarrierSide,
    Bribe,
    DiscardGuild,
    PlaceBarrier,
    Roast,
)
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry, Giving, changes
from majlis.games.istanbul.words.places_base import tile_taken
from majlis.words import Preview

# -- 17 Roasting Plant -----------------------------------------------------------------------------


class RoastWords(Giving[Roast]):
    def crumb(self, frame: Roast) -> str:
        return self.t.gettext("roasting")

    def title(self, s: Istanbul, frame: Roast, seat: int) -> str:
        return self.t.gettext("What do you give for 2 coffee?")

    def help(self, s: Istanbul, frame: Roast, seat: int) -> str:
        return self.t.gettext("Lira first, then a good, then a card; each once.")


# -- 18 Guild Hall ---------------------------------------------------------------------------------


class DiscardGuildWords(Giving[DiscardGuild]):
    def crumb(self, frame: DiscardGuild) -> str:
        return self.t.gettext("discard")

    def title(self, s: Istanbul, frame: DiscardGuild, seat: int) -> str:
        return self.t.gettext("Which guild card do you discard?")


# -- 19 Tavern -------------------------------------------------------------------------------------


class BribeWords(Entry[Bribe]):
    def crumb(self, frame: Bribe) -> str:
        return self.t.gettext("tavern")

    def title(self, s: Istanbul, frame: Bribe, seat: int) -> str:
        return self.t.gettext("What do you want in the Tavern?")

    def preview(self, s: Istanbul, frame: Bribe, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return super().preview(s, frame, seat, action)
        if action == BARRIER:
            return self.brings(s, action, "", _("Place the barrier"))
        if action == BAKSHEESH_TILE:
            found = [*changes(self.names, s, action), _("then a ruby of your choice")]
            return Preview(", ".join(found), verb=_("Pay baksheesh"))
        return tile_taken(self.names, s, action)

    def refusal(self, s: Istanbul, frame: Bribe, seat: int, action: int) -> str:
        tile = action - TILE
        if action == BARRIER:
            return self.costs(BARRIER_PRICE)
        if action == BAKSHEESH_TILE:
            return self.costs(BAKSHEESH_PRICE)
        if not 0 <= tile < len(TILES):
            return ""
        if s.players[seat].has(tile):
            return self.t.gettext("You have this tile already.")
        return self.costs(s.tiles[tile] + 1) if tile >= STRAIGHT else self.not_asked()

    def costs(self, coffee: int) -> str:
        return self.t.gettext("It costs {price}.").format(price=self.names.coffee(coffee))


class PlaceBarrierWords(Entry[PlaceBarrier]):
    def crumb(self, frame: PlaceBarrier) -> str:
        return self.t.gettext("barrier")

    def title(self, s: Istanbul, frame: PlaceBarrier, seat: int) -> str:
        return self.t.gettext("Beside which place does the barrier go?")

    def help(self, s: Istanbul, frame: PlaceBarrier, seat: int) -> str:
        return self.t.gettext("Then you may act on that place.")

    def preview(self, s: Istanbul, frame: PlaceBarrier, seat: int, action: int) -> Preview:
        return self.acted_on(s, seat, action, self.t.gettext("Beside {n}"))


class BarrierSideWords(Entry[BarrierSide]):
    def crumb(self, frame: BarrierSide) -> str:
        return self.t.gettext("barrier")

    def title(self, s: Istanbul, frame: BarrierSide, seat: int) -> str:
        return self.t.gettext("Between {n} and which place?").format(n=frame.place)

    def preview(self, s: Istanbul, frame: BarrierSide, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        text = _("The barrier lies between {one} and {other}.")
        return Preview(text.format(one=frame.place, other=action), verb=_("Put it there"))

    def refusal(self, s: Istanbul, frame: BarrierSide, seat: int, action: int) -> str:
        if action not in s.places:
            return ""
        text = self.t.gettext("Choose a neighbour of {n} where the barrier does not lie yet.")
        return text.format(n=frame.place)


ENTRIES: Final = (
    RoastWords,
    DiscardGuildWords,
    BribeWords,
    PlaceBarrierWords,
    BarrierSideWords,
)
