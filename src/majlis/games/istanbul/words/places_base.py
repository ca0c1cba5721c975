"""Places of the base game, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    CALL,
    COFFEE,
    DECK,
    DONE,
    GOOD,
    STRAIGHT,
    TAKE,
    TILE,
    TILE_GOOD,
    TILES,
)
from majlis.games.istanbul.rules.places_base import (
    CallNumber,
    CaravansaryCard,
    ChooseTile,
    DeliverAny,
    GreenTile,
    ReturnAssistants,
    Sell,
    SendFamily,
    TurnUpDemand,
)
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import BringingBack, Entry, Giving, Taking, changes
from majlis.games.istanbul.words.names import Names, sentence
from majlis.games.istanbul.words.offers import price_list, tile_price
from majlis.games.istanbul.words.supply import from_deck
from majlis.words import Preview

# -- 2-4 Warehouses --------------------------------------------------------------------------------


class GreenTileWords(Taking[GreenTile]):
    def crumb(self, frame: GreenTile) -> str:
        return self.t.gettext("green tile")

    def title(self, s: Istanbul, frame: GreenTile, seat: int) -> str:
        return self.t.gettext("One more good for 2 lira?")

    def help(self, s: Istanbul, frame: GreenTile, seat: int) -> str:
        return self.t.gettext("Your green tile.")


# -- 6 Caravansary ---------------------------------------------------------------------------------


class CaravansaryCardWords(Entry[CaravansaryCard]):
    def crumb(self, frame: CaravansaryCard) -> str:
        return self.t.gettext("bonus card")

    def title(self, s: Istanbul, frame: CaravansaryCard, seat: int) -> str:
        return self.t.gettext("Which card do you take?")

    def preview(self, s: Istanbul, frame: CaravansaryCard, seat: int, action: int) -> Preview:
        if action == DECK:
            return from_deck(self.names)
        cards, card = self.names.cards, s.discard[-1]
        text = f"{cards.bonus(card)}. {cards.bonus_explained(card)}"
        return Preview(text, verb=self.t.gettext("Take this card"))


# -- 7 Fountain ------------------------------------------------------------------------------------


class ReturnAssistantsWords(BringingBack[ReturnAssistants]):
    def crumb(self, frame: ReturnAssistants) -> str:
        return self.t.gettext("assistants")

    def title(self, s: Istanbul, frame: ReturnAssistants, seat: int) -> str:
        return self.t.gettext("Which assistants come back?")

    def preview(self, s: Istanbul, frame: ReturnAssistants, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == TAKE:
            return Preview(_("They all come under your merchant."), verb=_("All come back"))
        if action == data.COMPANION:
            return Preview(_("Your companion comes into your supply."), verb=_("Take him in"))
        return super().preview(s, frame, seat, action)


# -- 9 Tea House -----------------------------------------------------------------------------------


class CallNumberWords(Entry[CallNumber]):
    def crumb(self, frame: CallNumber) -> str:
        return self.t.gettext("call")

    def title(self, s: Istanbul, frame: CallNumber, seat: int) -> str:
        return self.t.gettext("Which number do you call?")

    def help(self, s: Istanbul, frame: CallNumber, seat: int) -> str:
        return self.t.gettext("Reach it, and it is yours in lira; else 2.")

    def told(self, s: Istanbul, frame: CallNumber, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} calls a number"))

    def preview(self, s: Istanbul, frame: CallNumber, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        n = action - CALL
        text = _("{percent} %: {win}, else {less}").format(
            percent=chance_of(n),
            win=self.names.lira(frame.times * n, "+"),
            less=self.names.lira(frame.times * 2, "+"),
        )
        return Preview(text, verb=_("Call {n}").format(n=n))


def chance_of(n: int) -> int:
    """How likely two dice reach a number, in percent."""
    ways = sum(1 for one in range(1, 7) for other in range(1, 7) if one + other >= n)
    return round(100 * ways / 36)


# -- 10-11 Markets ---------------------------------------------------------------------------------


class SellWords(Entry[Sell]):
    def crumb(self, frame: Sell) -> str:
        return self.t.gettext("sale")

    def title(self, s: Istanbul, frame: Sell, seat: int) -> str:
        _ = self.t.gettext
        return _("What else do you sell?") if frame.sold else _("What do you sell?")

    def help(self, s: Istanbul, frame: Sell, seat: int) -> str:
        _ = self.t.gettext
        if not frame.sold:
            return _("Up to five goods; point at one after the other.")
        prices, n = price_list(frame.market), frame.sold
        text = _("{goods} for {lira} so far.").format(
            goods=self.names.of_goods(n), lira=self.names.for_lira(prices[n])
        )
        if n + 1 < len(prices):
            text += " " + _("One more: {lira}.").format(lira=self.names.lira(prices[n + 1]))
        return text

    def told(self, s: Istanbul, frame: Sell, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} sells goods"))

    def preview(self, s: Istanbul, frame: Sell, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        names, prices, n = self.names, price_list(frame.market), frame.sold
        if action == DONE:
            lira = names.lira(prices[n])
            text = _("{goods} sold for {lira}.").format(goods=names.of_goods(n), lira=lira)
            return Preview(text, f"+{lira}", _("Sell"))
        goods, lira = names.of_goods(n + 1), names.for_lira(prices[n + 1])
        text = _("{goods} for {lira}").format(goods=goods, lira=lira)
        return Preview(text, verb=_("Give: {what}").format(what=names.good(action - GOOD)))

    def refusal(self, s: Istanbul, frame: Sell, seat: int, action: int) -> str:
        if not owned(s, seat, action):
            return ""
        if action - GOOD >= frame.kind:
            return self.t.gettext("No more of it is wanted.")
        return in_order(self.names)


class TurnUpDemandWords(Entry[TurnUpDemand]):
    def crumb(self, frame: TurnUpDemand) -> str:
        return self.t.gettext("a new demand")


# -- 12 Police Station -----------------------------------------------------------------------------


class SendFamilyWords(Entry[SendFamily]):
    def crumb(self, frame: SendFamily) -> str:
        return self.t.gettext("family member")

    def title(self, s: Istanbul, frame: SendFamily, seat: int) -> str:
        return self.t.gettext("Where does your family member go?")

    def help(self, s: Istanbul, frame: SendFamily, seat: int) -> str:
        return self.t.gettext("It acts there, pays nobody and meets nobody.")

    def told(self, s: Istanbul, frame: SendFamily, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} sends the family member out"))

    def preview(self, s: Istanbul, frame: SendFamily, seat: int, action: int) -> Preview:
        return self.acted_on(s, seat, action, self.t.gettext("Send to {n}"))

    def refusal(self, s: Istanbul, frame: SendFamily, seat: int, action: int) -> str:
        return self.t.gettext("It is let out of here.") if action in s.places else ""


# -- 13 Sultan's Palace ----------------------------------------------------------------------------


class DeliverAnyWords(Giving[DeliverAny]):
    def crumb(self, frame: DeliverAny) -> str:
        return self.t.gettext("delivery")

    def title(self, s: Istanbul, frame: DeliverAny, seat: int) -> str:
        return self.t.gettext("Which good does the Sultan get?")

    def help(self, s: Istanbul, frame: DeliverAny, seat: int) -> str:
        return self.t.gettext("{goods} to go.").format(goods=self.names.of_goods(frame.left))

    def refusal(self, s: Istanbul, frame: DeliverAny, seat: int, action: int) -> str:
        return in_order(self.names) if owned(s, seat, action) else ""


def owned(s: Istanbul, seat: int, action: int) -> bool:
    """A good of which the player has some."""
    return GOOD <= action < COFFEE and s.players[seat].goods[action - GOOD] > 0


def in_order(names: Names) -> str:
    return names.t.gettext("Goods are given from left to right: undo to choose it.")


# -- 14-15 Mosques ---------------------------------------------------------------------------------


class ChooseTileWords(Entry[ChooseTile]):
    def crumb(self, frame: ChooseTile) -> str:
        return self.t.gettext("mosque tile")

    def title(self, s: Istanbul, frame: ChooseTile, seat: int) -> str:
        return self.t.gettext("Which tile do you take?")

    def help(self, s: Istanbul, frame: ChooseTile, seat: int) -> str:
        return self.t.gettext("You pay one of its goods.")

    def preview(self, s: Istanbul, frame: ChooseTile, seat: int, action: int) -> Preview:
        return tile_taken(self.names, s, action)

    def refusal(self, s: Istanbul, frame: ChooseTile, seat: int, action: int) -> str:
        _ = self.t.gettext
        tile = action - TILE
        if not 0 <= tile < len(TILES):
            return ""
        if s.players[seat].has(tile):
            return _("You have this tile already.")
        if tile < STRAIGHT and tile_price(s, tile):
            goods = self.names.goods(TILE_GOOD[tile], tile_price(s, tile))
            return sentence(_("needs {goods}").format(goods=goods))
        return self.not_asked()


def tile_taken(names: Names, s: Istanbul, action: int) -> Preview:
    """What a mosque or tavern tile costs and does."""
    text = f"{', '.join(changes(names, s, action))}. {names.tiles.tile_explained(action - TILE)}"
    return Preview(text, verb=names.t.gettext("Take the tile"))


ENTRIES: Final = (
    GreenTileWords,
    CaravansaryCardWords,
    ReturnAssistantsWords,
    CallNumberWords,
    SellWords,
    TurnUpDemandWords,
    SendFamilyWords,
    DeliverAnyWords,
    ChooseTileWords,
)
