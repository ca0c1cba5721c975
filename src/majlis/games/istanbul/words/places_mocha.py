"""Places of Mocha & Baksheesh, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    BAKSHEESH_PRICE,
    BAKSHEESH_TILE,
    BARRIER,
    BARRIER_PRICE,
    DONE,
    MOSQUE_TILES,
    is_tile,
    tile_of,
)
from majlis.games.istanbul.rules.places_mocha import (
    BarrierSide,
    Bribe,
    DiscardGuild,
    PlaceBarrier,
    Roast,
    open_tiles,
    tavern_price,
)
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry, Giving, changes
from majlis.games.istanbul.words.names import Names
from majlis.games.istanbul.words.places import PlaceWords, needs, ruby_for
from majlis.games.istanbul.words.places_base import in_order, tile_taken
from majlis.words import Preview

# -- 17 Roasting Plant -----------------------------------------------------------------------------


def offer_roasting_plant(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("two coffee each for lira, a good, a card")


def lack_roasting_plant(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("you have nothing to give")


class RoastWords(Giving[Roast]):
    def crumb(self, frame: Roast) -> str:
        return self.t.gettext("roasting")

    def title(self, s: Istanbul, frame: Roast, seat: int) -> str:
        return self.t.gettext("What do you give for 2 coffee?")

    def help(self, s: Istanbul, frame: Roast, seat: int) -> str:
        return self.t.gettext("2 lira, a good or a card: each once.")

    def refusal(self, s: Istanbul, frame: Roast, seat: int, action: int) -> str:
        if action not in Roast(frame.player).options(s, seat):
            return ""
        return f"{self.help(s, frame, seat)} {in_order(self.names)}"


# -- 18 Guild Hall ---------------------------------------------------------------------------------


def offer_guild_hall(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("a coffee and two guild cards, one goes back")


class DiscardGuildWords(Giving[DiscardGuild]):
    def crumb(self, frame: DiscardGuild) -> str:
        return self.t.gettext("discard")

    def title(self, s: Istanbul, frame: DiscardGuild, seat: int) -> str:
        return self.t.gettext("Which guild card do you discard?")


# -- 19 Tavern -------------------------------------------------------------------------------------


def offer_tavern(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("barrier, tavern tile or ruby")


def lack_tavern(names: Names, s: Istanbul, seat: int) -> str:
    """The cheapest of all that is on offer."""
    tiles = [tavern_price(s, tile) for tile in open_tiles(s, seat)]
    cheapest = min(BARRIER_PRICE, BAKSHEESH_PRICE, *tiles)
    return needs(names, names.coffee(cheapest), s.players[seat].coffee)


class BribeWords(Entry[Bribe]):
    def crumb(self, frame: Bribe) -> str:
        return self.t.gettext("tavern")

    def title(self, s: Istanbul, frame: Bribe, seat: int) -> str:
        return self.t.gettext("What do you want in the Tavern?")

    def help(self, s: Istanbul, frame: Bribe, seat: int) -> str:
        """The prices: chips of a phone have no room for them."""
        wanted = [action for action in s.options(seat) if action != DONE]
        prices = [", ".join(changes(self.names, s, action)) for action in wanted]
        called = [self.names.name(s.label(action)) for action in wanted]
        return "; ".join(f"{name} {price}" for name, price in zip(called, prices, strict=True))

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
        if action == BARRIER:
            return self.costs(BARRIER_PRICE)
        if action == BAKSHEESH_TILE:
            return self.costs(BAKSHEESH_PRICE)
        if not is_tile(action):
            return ""
        tile = tile_of(action)
        if s.players[seat].has(tile):
            return self.t.gettext("You have this tile already.")
        return self.not_asked() if tile < MOSQUE_TILES else self.costs(tavern_price(s, tile))

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


# -- 20 Coffee House -------------------------------------------------------------------------------


def offer_coffee_house(names: Names, s: Istanbul, seat: int) -> str:
    return ruby_for(names, names.coffee(s.coffee_price()))


def lack_coffee_house(names: Names, s: Istanbul, seat: int) -> str:
    return needs(names, names.coffee(s.coffee_price()), s.players[seat].coffee)


PLACES: Final = {
    data.ROASTING_PLANT: PlaceWords(offer_roasting_plant, lack_roasting_plant),
    data.GUILD_HALL: PlaceWords(offer_guild_hall),
    data.TAVERN: PlaceWords(offer_tavern, lack_tavern),
    data.COFFEE_HOUSE: PlaceWords(offer_coffee_house, lack_coffee_house),
}
ENTRIES: Final = (
    RoastWords,
    DiscardGuildWords,
    BribeWords,
    PlaceBarrierWords,
    BarrierSideWords,
)
