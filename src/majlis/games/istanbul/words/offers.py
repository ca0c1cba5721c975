"""What each place would do for a player right now, and what is missing if it can do nothing."""

from __future__ import annotations

from majlis.games.istanbul.data import (
    AUCTION_HOUSE,
    BAKSHEESH_PRICE,
    BARRIER_PRICE,
    BLACK_MARKET,
    CARAVANSARY,
    CATACOMBS,
    COFFEE_HOUSE,
    EMBASSY,
    EXTENSION_PRICE,
    EXTENSIONS,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GUILD_HALL,
    KIOSK,
    LARGE_MARKET,
    LARGE_PRICES,
    MOSQUE_STACKS,
    MOST_SOLD,
    POLICE_STATION,
    POST,
    POST_OFFICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_PRICES,
    SOCIETY_LIRA,
    SOCIETY_SEALS,
    SULTANS_PALACE,
    TAVERN,
    TEA_HOUSE,
    TILE,
    TILE_GOOD,
    WAINWRIGHT,
)
from majlis.games.istanbul.rules.places import feasible
from majlis.games.istanbul.rules.places_base import demanded, mosque_tiles, sultan_cost
from majlis.games.istanbul.state import Istanbul, Player
from majlis.games.istanbul.words.names import Names


def best_sale(s: Istanbul, player: Player, market: int) -> int:
    """How many of the goods that are wanted there the player could sell."""
    demand = demanded(s, market)
    fit = sum(min(demand[good], player.goods[good]) for good in range(4))
    return min(fit, MOST_SOLD)


def price_list(market: int) -> list[int]:
    return LARGE_PRICES if market == LARGE_MARKET else SMALL_PRICES


def post_reward(s: Istanbul, player: Player) -> tuple[list[int], int]:
    """The goods that the post would bring and the cart would hold, and the lira."""
    reward = POST[s.post]
    room = player.capacity()
    return [min(reward[good], room - player.goods[good]) for good in range(4)], reward[4]


def society_lira(s: Istanbul) -> int:
    return SOCIETY_LIRA[s.society] if s.society < len(SOCIETY_LIRA) else 0


def tile_price(s: Istanbul, tile: int) -> int:
    """How many of its good the top mosque tile asks for; 0 if there is none left."""
    stack = MOSQUE_STACKS[len(s.players)]
    return stack[s.tiles[tile]] if s.tiles[tile] < len(stack) else 0


def offer(names: Names, s: Istanbul, seat: int, place: int) -> str:
    """In a few words, what the action would do."""
    _ = names.t.gettext
    player = s.players[seat]
    if place == WAINWRIGHT:
        if player.extensions == EXTENSIONS - 1:
            return _("an extension and a ruby for {lira}").format(
                lira=names.for_lira(EXTENSION_PRICE)
            )
        return _("an extension for {lira}").format(lira=names.for_lira(EXTENSION_PRICE))
    if WAINWRIGHT < place <= FRUIT_WAREHOUSE:
        good = place - WAINWRIGHT - 1
        return names.goods(good, player.capacity() - player.goods[good], "+")
    if place == POST_OFFICE:
        goods, lira = post_reward(s, player)
        got = [names.goods(good, n, "+") for good, n in enumerate(goods) if n]
        return ", ".join([*got, names.lira(lira, "+")])
    if place == FOUNTAIN:
        n = player.assistants.bit_count()
        text = names.t.ngettext("{n} assistant comes back", "{n} assistants come back", n)
        return text.format(n=n)
    if place in (LARGE_MARKET, SMALL_MARKET):
        n = best_sale(s, player, place)
        text = _("sell {goods} for {lira}")
        return text.format(goods=names.of_goods(n), lira=names.for_lira(price_list(place)[n]))
    if place == SULTANS_PALACE:
        return _("a ruby for {goods}").format(goods=names.of_goods(s.sultan_goods()))
    if place in (SMALL_MOSQUE, GREAT_MOSQUE):
        tiles = mosque_tiles(s, seat, place, False)
        return _(" or ").join(names.tiles.tile(action - TILE).lower() for action in tiles)
    if place == GEMSTONE_DEALER:
        return _("a ruby for {goods}").format(goods=names.for_lira(s.dealer_price()))
    if place == COFFEE_HOUSE:
        return _("a ruby for {goods}").format(goods=names.coffee(s.coffee_price()))
    return always_offered(names, place)


def always_offered(names: Names, place: int) -> str:
    """The places that do the same for everybody."""
    _ = names.t.gettext
    return {
        CARAVANSARY: _("two bonus cards, one goes back"),
        BLACK_MARKET: _("a good, and jewelry by the dice"),
        TEA_HOUSE: _("call a number and roll for lira"),
        POLICE_STATION: _("your family member acts somewhere else"),
        ROASTING_PLANT: _("two coffee each for lira, a good, a card"),
        GUILD_HALL: _("a coffee and two guild cards, one goes back"),
        TAVERN: _("barrier, tavern tile or ruby"),
        EMBASSY: _("two letters"),
        KIOSK: _("a letter, then kiosk tiles"),
        AUCTION_HOUSE: _("a good, then an auction"),
        SECRET_SOCIETY: _("a ruby for six seals"),
        CATACOMBS: _("a good or coffee, then on to any place"),
    }[place]


def lack(names: Names, s: Istanbul, seat: int, place: int) -> str:
    """Why the action cannot be carried out now; empty if it can."""
    _ = names.t.gettext
    player = s.players[seat]
    if feasible(s, seat, place):
        return ""
    if place == WAINWRIGHT and player.extensions == EXTENSIONS:
        return _("your cart has all its extensions")
    needs = _("needs {price}, you have {n}")
    if place in (WAINWRIGHT, GEMSTONE_DEALER):
        price = EXTENSION_PRICE if place == WAINWRIGHT else s.dealer_price()
        return needs.format(price=names.lira(price), n=player.lira)
    if place == COFFEE_HOUSE:
        return needs.format(price=names.coffee(s.coffee_price()), n=player.coffee)
    if place == SECRET_SOCIETY:
        return needs.format(price=names.seals(SOCIETY_SEALS), n=player.seals())
    if place == FOUNTAIN:
        return _("all your assistants are with you")
    if place in (LARGE_MARKET, SMALL_MARKET):
        return _("nothing in your cart is wanted")
    if place == POLICE_STATION:
        return _("your family member is not here")
    if place == SULTANS_PALACE:
        cost = sultan_cost(s)
        short = [
            names.goods(good, cost[good] - player.goods[good])
            for good in range(4)
            if cost[good] > player.goods[good]
        ]
        if short:
            return _("missing: {goods}").format(goods=", ".join(short))
        return needs.format(price=names.of_goods(s.sultan_goods()), n=sum(player.goods))
    if place in (SMALL_MOSQUE, GREAT_MOSQUE):
        return no_tile(names, s, player, place)
    if place == TAVERN:
        least = min(BARRIER_PRICE, BAKSHEESH_PRICE)
        return needs.format(price=names.coffee(least), n=player.coffee)
    return _("you have nothing to give")


def no_tile(names: Names, s: Istanbul, player: Player, mosque: int) -> str:
    _ = names.t.gettext
    first = 0 if mosque == SMALL_MOSQUE else 2
    wanted = [
        names.goods(TILE_GOOD[tile], tile_price(s, tile))
        for tile in (first, first + 1)
        if not player.has(tile) and tile_price(s, tile)
    ]
    if not wanted:
        return _("no tile is left for you")
    return _("needs {goods}").format(goods=_(" or ").join(wanted))


def now(names: Names, s: Istanbul, seat: int, place: int) -> str:
    """In a few words, what the action would do, or why it cannot be carried out."""
    return lack(names, s, seat, place) or offer(names, s, seat, place)


def standing(names: Names, s: Istanbul, place: int) -> str:
    """Who is at a place."""
    _, ngettext = names.t.gettext, names.t.ngettext
    there = []
    for seat, player in enumerate(s.players):
        name = names.player(seat)
        if player.merchant == place:
            n = len(player.stack)
            text = ngettext("{name} with {n} assistant", "{name} with {n} assistants", n)
            there.append(text.format(name=name, n=n))
        if player.assistants >> place & 1:
            there.append(_("an assistant ({name})").format(name=name))
        if player.family == place:
            there.append(_("a family member ({name})").format(name=name))
        if player.companion == place:
            there.append(_("a companion ({name})").format(name=name))
    neutral = s.neutral_merchants.count(place)
    if neutral:
        text = ngettext("{n} neutral merchant", "{n} neutral merchants", neutral)
        there.append(text.format(n=neutral))
    if place in s.neutrals:
        n = s.neutrals.count(place)
        there.append(ngettext("{n} neutral assistant", "{n} neutral assistants", n).format(n=n))
    there += [names.npc(npc).lower() for npc in range(4) if s.npcs[npc] == place]
    return ", ".join(there)
