"""The souk, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    GOODS,
    is_keshi,
    is_luxury,
    is_resource,
    keshi_of,
    kind_of_luxury,
    luxury_of,
)
from majlis.games.marrakesh.rules.souk import ResourceOrStep, SpareKeshi, Trade
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class TradeWords(Entry[Trade]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Trade) -> str:
        return self.t.gettext("trading in the souk")

    def title(self, s: Marrakesh, frame: Trade, seat: int) -> str:
        return self.t.gettext("Do you exchange, or buy?")

    def help(self, s: Marrakesh, frame: Trade, seat: int) -> str:
        _ = self.t.gettext
        keshis = s.players[seat].keshis
        goods = [self.pieces.crowd(colour, keshis[colour]) for colour in GOODS if keshis[colour]]
        if not goods:
            return _("You have no goods.")
        have = _("You have {goods}.").format(goods=", ".join(goods))
        return f"{have} " + _("An exchange brings resources, a purchase points.")

    def verb(self, s: Marrakesh, frame: Trade, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_keshi(action):
            return _("Exchange {keshi}").format(keshi=self.pieces.one(keshi_of(action)))
        good = self.tiles.luxury_kind(kind_of_luxury(luxury_of(action)))
        return _("Buy: {good}").format(good=good.lower())

    def refusal(self, s: Marrakesh, frame: Trade, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_keshi(action):
            colour = keshi_of(action)
            if colour in GOODS and not s.players[seat].keshis[colour]:
                return _("You have no goods of this colour.")
        elif is_luxury(action) and luxury_of(action) in s.shops:
            price = self.tiles.luxury_price(luxury_of(action))
            return _("It costs {price}.").format(price=price)
        return ""


class ResourceOrStepWords(Entry[ResourceOrStep]):
    def crumb(self, frame: ResourceOrStep) -> str:
        return self.t.gettext("any resource and a step")

    def title(self, s: Marrakesh, frame: ResourceOrStep, seat: int) -> str:
        return self.t.gettext("Which comes first: the resource or the step?")

    def help(self, s: Marrakesh, frame: ResourceOrStep, seat: int) -> str:
        return self.t.gettext("You get both, one after the other.")

    def verb(self, s: Marrakesh, frame: ResourceOrStep, seat: int, action: int) -> str:
        return self.take_resource(action) if is_resource(action) else self.to_stairs(action)


class SpareKeshiWords(Entry[SpareKeshi]):
    def crumb(self, frame: SpareKeshi) -> str:
        return self.t.gettext("the imam’s discount")

    def title(self, s: Marrakesh, frame: SpareKeshi, seat: int) -> str:
        return self.t.gettext("Which goods keshi do you keep?")

    def help(self, s: Marrakesh, frame: SpareKeshi, seat: int) -> str:
        text = self.t.gettext("The imam spares you one of these: {goods}.")
        return text.format(goods=self.tiles.luxury_price(frame.tile))

    def verb(self, s: Marrakesh, frame: SpareKeshi, seat: int, action: int) -> str:
        return self.t.gettext("Keep {keshi}").format(keshi=self.pieces.one(keshi_of(action)))


ENTRIES: Final = (TradeWords, ResourceOrStepWords, SpareKeshiWords)
