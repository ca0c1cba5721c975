"""2.5 Carry out the action of the tile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.five_tribes.data import (
    DONE,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_WINDOW,
    NAMES,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_WINDOW,
    djinn_of,
    is_djinn,
    is_in_row,
    is_tile,
    nth_of,
    tile_of,
)
from majlis.games.five_tribes.rules.tiles import (
    PALM,
    LargeMarket,
    PlaceBeside,
    SacredPlace,
    SecondCard,
    SmallMarket,
)
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import (
    Entry,
    gain_djinn,
    goods_value,
    place_piece,
    purse,
)
from majlis.games.five_tribes.words.names import Names
from majlis.words import Preview, signed


class PlaceBesideWords(Entry[PlaceBeside]):
    def crumb(self, frame: PlaceBeside) -> str:
        return self.t.gettext("here or beside it")

    def title(self, s: Sultanate, frame: PlaceBeside, seat: int) -> str:
        _ = self.t.gettext
        if frame.piece == PALM:
            return _("Where does the palm stand?")
        return _("Where does the palace stand?")

    def help(self, s: Sultanate, frame: PlaceBeside, seat: int) -> str:
        _ = self.t.gettext
        if frame.piece == PALM:
            return _("On a neighbouring tile you must pay Lamia.")
        return _("On a neighbouring tile you must pay Hagis.")

    def preview(self, s: Sultanate, frame: PlaceBeside, seat: int, action: int) -> Preview:
        tile = tile_of(action)
        if tile == frame.tile:
            return place_piece(self.names, s, seat, tile, frame.piece)
        price = self.t.gettext("{djinn} wants an elder or a fakir")
        price = price.format(djinn=self.names.djinns.name(frame.djinn()))
        return place_piece(self.names, s, seat, tile, frame.piece, price)

    def refusal(self, s: Sultanate, frame: PlaceBeside, seat: int, action: int) -> str:
        if is_tile(action):
            text = self.t.gettext("Not beside {tile}, or you have nothing to pay with.")
            return text.format(tile=NAMES[frame.tile])
        return ""


# -- markets ---------------------------------------------------------------------------------------


class SmallMarketWords(Entry[SmallMarket]):
    def crumb(self, frame: SmallMarket) -> str:
        return self.t.gettext("buying a card")

    def title(self, s: Sultanate, frame: SmallMarket, seat: int) -> str:
        coins = self.names.paying(SMALL_MARKET_PRICE)
        return self.t.gettext("Do you buy a card for {coins}?").format(coins=coins)

    def help(self, s: Sultanate, frame: SmallMarket, seat: int) -> str:
        return self.t.gettext("One of the first three.")

    def told(self, s: Sultanate, frame: SmallMarket, asked: Sequence[int]) -> str:
        return at_the_market(self.names, frame.player)

    def preview(self, s: Sultanate, frame: SmallMarket, seat: int, action: int) -> Preview:
        if action == DONE:
            return buy_nothing(self.names)
        return buy(self.names, s, seat, [nth_of(action)], SMALL_MARKET_PRICE)

    def refusal(self, s: Sultanate, frame: SmallMarket, seat: int, action: int) -> str:
        if is_in_row(action) and nth_of(action) >= SMALL_MARKET_WINDOW:
            return self.t.gettext("A small market sells only the first three cards.")
        return ""


class LargeMarketWords(Entry[LargeMarket]):
    def crumb(self, frame: LargeMarket) -> str:
        return self.t.gettext("buying two cards")

    def title(self, s: Sultanate, frame: LargeMarket, seat: int) -> str:
        coins = self.names.paying(LARGE_MARKET_PRICE)
        return self.t.gettext("Do you buy two cards for {coins}?").format(coins=coins)

    def help(self, s: Sultanate, frame: LargeMarket, seat: int) -> str:
        return self.t.gettext("Two of the first six.")

    def told(self, s: Sultanate, frame: LargeMarket, asked: Sequence[int]) -> str:
        return at_the_market(self.names, frame.player)

    def preview(self, s: Sultanate, frame: LargeMarket, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return buy_nothing(self.names)
        nth = nth_of(action)
        if len(s.row) == 1:
            return buy(self.names, s, seat, [nth], LARGE_MARKET_PRICE)
        text = _("{card} and one more; both for {coins}").format(
            card=self.names.card(s.row[nth]), coins=self.names.paying(LARGE_MARKET_PRICE)
        )
        verb = _("Take {card}").format(card=self.names.buying(s.row[nth]))
        return Preview(text, verb=verb)

    def refusal(self, s: Sultanate, frame: LargeMarket, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_in_row(action):
            return ""
        return too_far(self.names, action) or _("Choose the other card first, then this one.")


class SecondCardWords(Entry[SecondCard]):
    def crumb(self, frame: SecondCard) -> str:
        return self.t.gettext("the second card")

    def title(self, s: Sultanate, frame: SecondCard, seat: int) -> str:
        return self.t.gettext("And the second card?")

    def help(self, s: Sultanate, frame: SecondCard, seat: int) -> str:
        return self.t.gettext("Of the first six.")

    def told(self, s: Sultanate, frame: SecondCard, asked: Sequence[int]) -> str:
        return at_the_market(self.names, frame.player)

    def preview(self, s: Sultanate, frame: SecondCard, seat: int, action: int) -> Preview:
        return buy(self.names, s, seat, [nth_of(action), frame.first], LARGE_MARKET_PRICE)

    def refusal(self, s: Sultanate, frame: SecondCard, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_in_row(action):
            return ""
        if nth_of(action) == frame.first:
            return _("You have chosen this card already.")
        return too_far(self.names, action) or _("To buy this one, choose it first.")


def at_the_market(names: Names, seat: int) -> str:
    return names.t.gettext("{name} is at the market").format(name=names.player(seat))


def too_far(names: Names, action: int) -> str:
    """Why a card at the end of the row is not for sale; empty if it is."""
    if nth_of(action) < LARGE_MARKET_WINDOW:
        return ""
    return names.t.gettext("A large market sells only the first six cards.")


def buy(names: Names, s: Sultanate, seat: int, places: Sequence[int], price: int) -> Preview:
    """Cards of the row for so many coins, and what they make of the goods in hand."""
    _ = names.t.gettext
    me = s.players[seat]
    bought = sorted(s.row[place] for place in places)
    cards = names.cards(bought)
    coins = names.paying(price)
    before, after = goods_value(me, []), goods_value(me, bought)
    if after == before:
        text = _("{cards} for {coins}").format(cards=cards, coins=coins)
    else:
        text = _("{cards} for {coins}; your goods are worth {after} instead of {before}")
        text = text.format(cards=cards, coins=coins, after=after, before=before)
    return Preview(text, signed(after - before - price), _("Buy {cards}").format(cards=cards))


def buy_nothing(names: Names) -> Preview:
    _ = names.t.gettext
    return Preview(_("The coins stay with you."), verb=_("Buy nothing"))


# -- sacred places ---------------------------------------------------------------------------------


class SacredPlaceWords(Entry[SacredPlace]):
    def crumb(self, frame: SacredPlace) -> str:
        return self.t.gettext("buying a djinn")

    def title(self, s: Sultanate, frame: SacredPlace, seat: int) -> str:
        return self.t.gettext("Do you buy a djinn?")

    def help(self, s: Sultanate, frame: SacredPlace, seat: int) -> str:
        return purse(self.names, s.players[seat])

    def told(self, s: Sultanate, frame: SacredPlace, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} may buy a djinn").format(name=name)

    def preview(self, s: Sultanate, frame: SacredPlace, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("Elders and fakirs stay with you."), verb=_("No djinn"))
        djinn = djinn_of(action)
        verb = _("Buy {djinn}").format(djinn=self.names.djinns.name(djinn))
        return gain_djinn(self.names, djinn, verb)

    def refusal(self, s: Sultanate, frame: SacredPlace, seat: int, action: int) -> str:
        if is_djinn(action) and djinn_of(action) in s.djinn_row:
            return self.t.gettext("It costs two elders, or an elder and a fakir.")
        return ""


ENTRIES: Final = (
    PlaceBesideWords,
    SmallMarketWords,
    LargeMarketWords,
    SecondCardWords,
    SacredPlaceWords,
)
