"""Places of the base game, in words, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    DECK,
    DONE,
    EXTENSION_PRICE,
    EXTENSIONS,
    FABRIC,
    FRUIT,
    GREAT_MOSQUE,
    GREAT_MOSQUE_TILES,
    LARGE_MARKET,
    LARGE_PRICES,
    MOSQUE_STACKS,
    MOSQUE_TILES,
    MOST_SOLD,
    POST,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_MOSQUE_TILES,
    SMALL_PRICES,
    SPICE,
    TAKE,
    TILE_GOOD,
    good_of,
    is_good,
    is_tile,
    number_called,
    tile_of,
)
from majlis.games.istanbul.rules.action import AfterAction
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
    demanded,
    mosque_tiles,
    sultan_cost,
)
from majlis.games.istanbul.rules.turn import TurnEnd, may_double
from majlis.games.istanbul.state import Istanbul, Player
from majlis.games.istanbul.words.common import BringingBack, Entry, Giving, Taking, changes
from majlis.games.istanbul.words.names import Names, sentence
from majlis.games.istanbul.words.places import PlaceWords, needs, ruby_for
from majlis.games.istanbul.words.supply import from_deck
from majlis.words import Preview

# -- 1 Wainwright ----------------------------------------------------------------------------------


def offer_wainwright(names: Names, s: Istanbul, seat: int) -> str:
    _ = names.t.gettext
    last = s.players[seat].extensions == EXTENSIONS - 1
    text = _("an extension and a ruby for {lira}") if last else _("an extension for {lira}")
    return text.format(lira=names.for_lira(EXTENSION_PRICE))


def lack_wainwright(names: Names, s: Istanbul, seat: int) -> str:
    player = s.players[seat]
    if player.extensions == EXTENSIONS:
        return names.t.gettext("your cart has all its extensions")
    return needs(names, names.lira(EXTENSION_PRICE), player.lira)


# -- 2-4 Warehouses --------------------------------------------------------------------------------


def offer_fabric_warehouse(names: Names, s: Istanbul, seat: int) -> str:
    return fill_up(names, s, seat, FABRIC)


def offer_spice_warehouse(names: Names, s: Istanbul, seat: int) -> str:
    return fill_up(names, s, seat, SPICE)


def offer_fruit_warehouse(names: Names, s: Istanbul, seat: int) -> str:
    return fill_up(names, s, seat, FRUIT)


def fill_up(names: Names, s: Istanbul, seat: int, good: int) -> str:
    player = s.players[seat]
    return names.goods(good, player.capacity() - player.goods[good], "+")


class GreenTileWords(Taking[GreenTile]):
    def crumb(self, frame: GreenTile) -> str:
        return self.t.gettext("green tile")

    def title(self, s: Istanbul, frame: GreenTile, seat: int) -> str:
        return self.t.gettext("One more good for 2 lira?")

    def help(self, s: Istanbul, frame: GreenTile, seat: int) -> str:
        return self.t.gettext("Your green tile.")


# -- 5 Post Office ---------------------------------------------------------------------------------


def offer_post_office(names: Names, s: Istanbul, seat: int) -> str:
    """The goods that the cart would hold, and the lira."""
    player = s.players[seat]
    reward, room = POST[s.post], player.capacity()
    fits = [min(reward[good], room - player.goods[good]) for good in range(4)]
    got = [names.goods(good, n, "+") for good, n in enumerate(fits) if n]
    return ", ".join([*got, names.lira(reward[4], "+")])


# -- 6 Caravansary ---------------------------------------------------------------------------------


def offer_caravansary(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("two bonus cards, one goes back")


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


def offer_fountain(names: Names, s: Istanbul, seat: int) -> str:
    n = s.players[seat].assistants.bit_count()
    text = names.t.ngettext("{n} assistant comes back", "{n} assistants come back", n)
    return text.format(n=n)


def lack_fountain(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("all your assistants are with you")


class ReturnAssistantsWords(BringingBack[ReturnAssistants]):
    def crumb(self, frame: ReturnAssistants) -> str:
        return self.t.gettext("assistants")

    def title(self, s: Istanbul, frame: ReturnAssistants, seat: int) -> str:
        return self.t.gettext("Which assistants come back?")

    def preview(self, s: Istanbul, frame: ReturnAssistants, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == TAKE:
            return Preview(_("They all come back under your merchant."), verb=_("Bring all back"))
        if action == data.COMPANION:
            return Preview(
                _("Your companion comes into your supply."), verb=_("Take in the companion")
            )
        return super().preview(s, frame, seat, action)


# -- 8 Black Market --------------------------------------------------------------------------------


def offer_black_market(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("a good, and jewelry by the dice")


# -- 9 Tea House -----------------------------------------------------------------------------------


def offer_tea_house(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("call a number and roll for lira")


class CallNumberWords(Entry[CallNumber]):
    def crumb(self, frame: CallNumber) -> str:
        return self.t.gettext("call")

    def title(self, s: Istanbul, frame: CallNumber, seat: int) -> str:
        return self.t.gettext("Which number do you call?")

    def help(self, s: Istanbul, frame: CallNumber, seat: int) -> str:
        return self.t.gettext("Roll at least that, and you get that many lira; otherwise 2.")

    def told(self, s: Istanbul, frame: CallNumber, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} calls a number"))

    def preview(self, s: Istanbul, frame: CallNumber, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        n = number_called(action)
        text = _("{percent} %: {win}, otherwise {less}").format(
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


def price_list(market: int) -> list[int]:
    return LARGE_PRICES if market == LARGE_MARKET else SMALL_PRICES


def best_sale(s: Istanbul, player: Player, market: int) -> int:
    """How many of the goods that are wanted there the player could sell."""
    demand = demanded(s, market)
    fit = sum(min(demand[good], player.goods[good]) for good in range(4))
    return min(fit, MOST_SOLD)


def offer_large_market(names: Names, s: Istanbul, seat: int) -> str:
    return sale(names, s, seat, LARGE_MARKET)


def offer_small_market(names: Names, s: Istanbul, seat: int) -> str:
    return sale(names, s, seat, SMALL_MARKET)


def sale(names: Names, s: Istanbul, seat: int, market: int) -> str:
    n = best_sale(s, s.players[seat], market)
    text = names.t.gettext("sell {goods} for {lira}")
    return text.format(goods=names.of_goods(n), lira=names.for_lira(price_list(market)[n]))


def lack_market(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("nothing in your cart is wanted")


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
        return Preview(text, verb=_("Give: {what}").format(what=names.good(good_of(action))))

    def refusal(self, s: Istanbul, frame: Sell, seat: int, action: int) -> str:
        if not owned(s, seat, action):
            return ""
        if good_of(action) >= frame.kind:
            return self.t.gettext("No more of it is wanted.")
        return in_order(self.names)


class TurnUpDemandWords(Entry[TurnUpDemand]):
    def crumb(self, frame: TurnUpDemand) -> str:
        return self.t.gettext("a new demand")

    def ends_turn(self, s: Istanbul) -> bool:
        """Nobody is met behind it, and nothing can be played."""
        match s.agenda[-3:-1]:
            case [TurnEnd(player=seat), AfterAction() as behind]:
                return behind.lapses(s) and not may_double(s, seat) and not s.again
        return False


# -- 12 Police Station -----------------------------------------------------------------------------


def offer_police_station(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("your family member acts somewhere else")


def lack_police_station(names: Names, s: Istanbul, seat: int) -> str:
    return names.t.gettext("your family member is not here")


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
        return (
            self.t.gettext("Your family member sets out from here.") if action in s.places else ""
        )


# -- 13 Sultan's Palace ----------------------------------------------------------------------------


def offer_sultans_palace(names: Names, s: Istanbul, seat: int) -> str:
    return ruby_for(names, names.of_goods(s.sultan_goods()))


def lack_sultans_palace(names: Names, s: Istanbul, seat: int) -> str:
    goods, cost = s.players[seat].goods, sultan_cost(s)
    short = [
        names.goods(good, cost[good] - goods[good]) for good in range(4) if cost[good] > goods[good]
    ]
    if short:
        return names.t.gettext("missing: {goods}").format(goods=", ".join(short))
    return needs(names, names.of_goods(s.sultan_goods()), sum(goods))


class DeliverAnyWords(Giving[DeliverAny]):
    def crumb(self, frame: DeliverAny) -> str:
        return self.t.gettext("delivery")

    def title(self, s: Istanbul, frame: DeliverAny, seat: int) -> str:
        return self.t.gettext("Which good does the Sultan get?")

    def help(self, s: Istanbul, frame: DeliverAny, seat: int) -> str:
        return self.t.gettext("{goods} still to give.").format(
            goods=self.names.of_goods(frame.left)
        )

    def refusal(self, s: Istanbul, frame: DeliverAny, seat: int, action: int) -> str:
        return in_order(self.names) if owned(s, seat, action) else ""


def owned(s: Istanbul, seat: int, action: int) -> bool:
    """A good of which the player has some."""
    return is_good(action) and s.players[seat].goods[good_of(action)] > 0


def in_order(names: Names) -> str:
    return names.t.gettext("To give this too, choose it before the others.")


# -- 14-15 Mosques ---------------------------------------------------------------------------------


def tile_price(s: Istanbul, tile: int) -> int:
    """How many of its good the top mosque tile asks for; 0 if there is none left."""
    stack = MOSQUE_STACKS[len(s.players)]
    return stack[s.tiles[tile]] if s.tiles[tile] < len(stack) else 0


def offer_small_mosque(names: Names, s: Istanbul, seat: int) -> str:
    return one_of(names, mosque_tiles(s, seat, SMALL_MOSQUE))


def offer_great_mosque(names: Names, s: Istanbul, seat: int) -> str:
    return one_of(names, mosque_tiles(s, seat, GREAT_MOSQUE))


def one_of(names: Names, tiles: list[int]) -> str:
    """These tiles, which are actions, to choose from."""
    called = [names.tiles.tile(tile_of(action)).lower() for action in tiles]
    return names.t.gettext(" or ").join(called)


def lack_small_mosque(names: Names, s: Istanbul, seat: int) -> str:
    return no_tile(names, s, seat, SMALL_MOSQUE_TILES)


def lack_great_mosque(names: Names, s: Istanbul, seat: int) -> str:
    return no_tile(names, s, seat, GREAT_MOSQUE_TILES)


def no_tile(names: Names, s: Istanbul, seat: int, tiles: list[int]) -> str:
    _ = names.t.gettext
    wanted = [
        names.goods(TILE_GOOD[tile], tile_price(s, tile))
        for tile in tiles
        if not s.players[seat].has(tile) and tile_price(s, tile)
    ]
    if not wanted:
        return _("no tile is left for you")
    return _("needs {goods}").format(goods=_(" or ").join(wanted))


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
        if not is_tile(action):
            return ""
        tile = tile_of(action)
        if s.players[seat].has(tile):
            return _("You have this tile already.")
        if tile < MOSQUE_TILES and tile_price(s, tile):
            goods = self.names.goods(TILE_GOOD[tile], tile_price(s, tile))
            return sentence(_("needs {goods}").format(goods=goods))
        return self.not_asked()


def tile_taken(names: Names, s: Istanbul, action: int) -> Preview:
    """What a mosque or tavern tile costs and does."""
    found = changes(names, s, action)
    text = f"{', '.join(found)}. {names.tiles.tile_explained(tile_of(action))}"
    return Preview(text, found[0] if len(found) == 1 else "", names.t.gettext("Take the tile"))


# -- 16 Gemstone Dealer ----------------------------------------------------------------------------


def offer_gemstone_dealer(names: Names, s: Istanbul, seat: int) -> str:
    return ruby_for(names, names.for_lira(s.dealer_price()))


def lack_gemstone_dealer(names: Names, s: Istanbul, seat: int) -> str:
    return needs(names, names.lira(s.dealer_price()), s.players[seat].lira)


PLACES: Final = {
    data.WAINWRIGHT: PlaceWords(offer_wainwright, lack_wainwright),
    data.FABRIC_WAREHOUSE: PlaceWords(offer_fabric_warehouse),
    data.SPICE_WAREHOUSE: PlaceWords(offer_spice_warehouse),
    data.FRUIT_WAREHOUSE: PlaceWords(offer_fruit_warehouse),
    data.POST_OFFICE: PlaceWords(offer_post_office),
    data.CARAVANSARY: PlaceWords(offer_caravansary),
    data.FOUNTAIN: PlaceWords(offer_fountain, lack_fountain),
    data.BLACK_MARKET: PlaceWords(offer_black_market),
    data.TEA_HOUSE: PlaceWords(offer_tea_house),
    data.LARGE_MARKET: PlaceWords(offer_large_market, lack_market),
    data.SMALL_MARKET: PlaceWords(offer_small_market, lack_market),
    data.POLICE_STATION: PlaceWords(offer_police_station, lack_police_station),
    data.SULTANS_PALACE: PlaceWords(offer_sultans_palace, lack_sultans_palace),
    data.SMALL_MOSQUE: PlaceWords(offer_small_mosque, lack_small_mosque),
    data.GREAT_MOSQUE: PlaceWords(offer_great_mosque, lack_great_mosque),
    data.GEMSTONE_DEALER: PlaceWords(offer_gemstone_dealer, lack_gemstone_dealer),
}
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
