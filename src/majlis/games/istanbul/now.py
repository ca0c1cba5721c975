"""What each place costs and gives right now, in signs: the column beside its picture.

A row is a tuple of atoms; an atom is a kind and its arguments, all plain text and numbers, so that
a place that has not changed need not be drawn again. `stalls` draws them.
"""

from __future__ import annotations

from typing import TypeAlias

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    BAKSHEESH,
    BAKSHEESH_GOODS,
    BAKSHEESH_PRICE,
    BARRIER_PRICE,
    EXTENSION_PRICE,
    GOODS,
    LARGE_MARKET,
    MOSQUE_RUBIES,
    POST,
    SMALL_MOSQUE,
    SOCIETY_SEALS,
    STRAIGHT,
    TAVERN_TILES,
    TILES,
    WELCOME,
)
from majlis.games.istanbul.offering import best_sale, price_list, society_lira, tile_price
from majlis.games.istanbul.rules.dice import rolled
from majlis.games.istanbul.rules.places_base import (
    BlackMarketJewelry,
    demanded,
    jewelry_for,
    sultan_cost,
)
from majlis.games.istanbul.state import (
    FROM_COFFEE_HOUSE,
    FROM_DEALER,
    FROM_GREAT_MOSQUE,
    FROM_SMALL_MOSQUE,
    FROM_SULTAN,
    FROM_WAINWRIGHT,
    Istanbul,
)
from majlis.games.istanbul.words import Words

Atom: TypeAlias = tuple[str | int, ...]
Row: TypeAlias = tuple[Atom, ...]

ARROW: Atom = ("icon", "arrow", 75)
POST_FIELDS = (("fabric", "spice"), (2, 1), ("jewelry", "fruit"), (2, 1))
"""The upper and the lower field of the four columns."""


def icon(name: str, percent: int = 100) -> Atom:
    return ("icon", name, percent)


def bold(text: str | int, percent: int = 100) -> Atom:
    return ("bold", str(text), percent)


def quiet(text: str) -> Atom:
    return ("quiet", text)


def rows(s: Istanbul, seat: int, place: int, words: Words, narrow: bool) -> tuple[Row, ...]:
    """The place as it is for this player."""
    if place <= data.FOUNTAIN:
        return supplies(s, seat, place, words, narrow)
    if place <= data.POLICE_STATION:
        return games_and_markets(s, seat, place, words, narrow)
    if place <= data.GEMSTONE_DEALER:
        return treasures(s, seat, place, words, narrow)
    return outskirts(s, seat, place, words, narrow)


def left(s: Istanbul, source: int, rubies: int) -> Row:
    """How many rubies a place still holds."""
    n = max(rubies - s.taken[source], 0)
    return (icon("ruby", 80), ("quiet", f"×{n}"))


def supplies(s: Istanbul, seat: int, place: int, words: Words, narrow: bool) -> tuple[Row, ...]:
    _ = words.t.gettext
    me = s.players[seat]
    if place == data.WAINWRIGHT:
        count = left(s, FROM_WAINWRIGHT, len(s.players))
        third = count if narrow else (quiet(_("3rd gives")), *count)
        price: Row = (("coin", EXTENSION_PRICE, 100),)
        return ((*price, *(() if narrow else (ARROW,)), icon("extension")), third)
    if place <= data.FRUIT_WAREHOUSE:
        good = place - 2
        room = me.capacity()
        gives = (icon(GOODS[good], 135), bold(f"+{room - me.goods[good]}", 125))
        return (gives,) if narrow else (gives, (quiet(_("fill to {n}").format(n=room)),))
    if place == data.POST_OFFICE:
        if narrow:
            *goods, lira = POST[s.post]
            signs = tuple(icon(GOODS[good], 95) for good, n in enumerate(goods) if n)
            return (signs, (("coin", lira, 90),))
        return ((("post", s.post),),)
    if place == data.CARAVANSARY:
        master = s.caravan == seat
        gives = (bold("+2"), icon("card"))
        back = () if master else (bold("−1"), icon("card"))
        coffee: Row = (bold("+1"), icon("coffee")) if s.mocha else ()
        found = [gives + (() if narrow else back)]
        if narrow and back:
            found.append(back)
        if coffee:
            found.append(coffee)
        if not narrow and not coffee:
            found.append((quiet(_("then one goes back") if back else _("you keep both")),))
        return tuple(found)
    home = (icon("return", 110), bold(_("all") if narrow else _("all home")))
    return (home,) if narrow else (home, (quiet(_("nobody is paid")),))


def games_and_markets(
    s: Istanbul, seat: int, place: int, words: Words, narrow: bool
) -> tuple[Row, ...]:
    _ = words.t.gettext
    me = s.players[seat]
    if place == data.BLACK_MARKET:
        thrown = any(isinstance(frame, BlackMarketJewelry) for frame in s.agenda)
        jewels = jewelry_for(rolled(s)) if thrown else 0
        if narrow:
            return ((bold("+1"), icon("any")), (bold("7+"), icon("jewelry")))
        goods = (bold("+1"), icon("fabric"), icon("spice"), icon("fruit"))
        return (goods, (("jewels", jewels),))
    if place == data.TEA_HOUSE:
        if narrow:
            return ((bold("3–12"),), (icon("lira"), bold("n")))
        return (
            (quiet(_("call")), bold("3–12")),
            (quiet(_("hit")), bold("n"), icon("lira", 90)),
            (quiet(_("miss")), ("coin", 2, 85)),
        )
    if place == data.POLICE_STATION:
        if narrow:
            return ((icon("bars"), icon("arrow")),)
        return (
            (icon("bars"), ARROW, icon("person-here")),
            (quiet(_("send family")),),
            (quiet(_("to act anywhere")),),
        )
    best, prices = best_sale(s, me, place), price_list(place)
    wanted = demanded(s, place)
    if not sum(wanted):
        return ()
    dark = int(place == LARGE_MARKET)
    signs = ",".join(
        f"{GOODS[good]}{'' if k < me.goods[good] else '-'}"
        for good in range(4)
        for k in range(wanted[good])
    )
    if narrow:
        sale = (bold(prices[best]), icon("lira", 95)) if best else (quiet("–"),)
        return ((("demand", signs, dark, 3),), sale)
    text = _("you: {n} for {lira}").format(n=best, lira=prices[best]) if best else _("you: none")
    return ((("demand", signs, dark, 5),), (("ladder", *prices[1:], best),), (quiet(text),))


def treasures(s: Istanbul, seat: int, place: int, words: Words, narrow: bool) -> tuple[Row, ...]:
    _ = words.t.gettext
    me = s.players[seat]
    if place == data.SULTANS_PALACE:
        cost = sultan_cost(s)
        signs = [
            icon(f"{GOODS[good]}", 92) if k < me.goods[good] else ("missing", GOODS[good], 92)
            for good in (3, 0, 1, 2)
            for k in range(cost[good])
        ]
        signs += [icon("any", 92)] * cost[4]
        long = 3 if narrow else len(signs) if len(signs) < 5 else (len(signs) + 1) // 2
        found = [tuple(signs[k : k + long]) for k in range(0, len(signs), long)]
        if narrow:
            return tuple(found[:3])
        n = max(7 - s.taken[FROM_SULTAN] - (len(s.players) < 4), 1)
        return (*found, (ARROW, icon("ruby"), quiet(f"×{n}")))
    if place == data.GEMSTONE_DEALER:
        price = s.dealer_price()
        if narrow:
            return ((("coin", price, 120),), (ARROW, icon("ruby")))
        then = _("then {n}").format(n=min(price + 1, data.DEALER_LAST))
        n = max(data.DEALER_LAST - data.DEALER_FIRST[len(s.players)] + 1 - s.taken[FROM_DEALER], 1)
        return (
            (("coin", price, 140), ARROW, icon("ruby", 130)),
            (quiet(_("{n} left").format(n=n)),),
            (quiet(then),),
        )
    first = 0 if place == SMALL_MOSQUE else 2
    tiles = tuple(
        ("tile", TILES[tile], tile_price(s, tile), int(me.has(tile))) for tile in (first, first + 1)
    )
    source = FROM_SMALL_MOSQUE if place == SMALL_MOSQUE else FROM_GREAT_MOSQUE
    if narrow:
        return tuple((tile,) for tile in tiles)
    both = (quiet(_("both:")), *left(s, source, MOSQUE_RUBIES[len(s.players)]))
    return (tiles, (quiet(_("pay 1 of them")),), both)


def outskirts(s: Istanbul, seat: int, place: int, words: Words, narrow: bool) -> tuple[Row, ...]:
    """The places of the expansions."""
    _ = words.t.gettext
    me = s.players[seat]
    if place == data.ROASTING_PLANT:
        beans = (icon("coffee", 80), icon("coffee", 80))
        if narrow:
            return ((icon("lira", 80), icon("any", 80), icon("card", 80)), (ARROW, *beans))
        return tuple(
            (given, ARROW, *beans) for given in (("coin", 2, 80), icon("any", 85), icon("card", 85))
        )
    if place == data.GUILD_HALL:
        cards: Row = (bold("+2"), icon("guild"), bold("−1"), icon("guild"))
        if narrow:
            return ((bold("+1"), icon("coffee", 90)), (bold("+2"), icon("guild", 90)))
        return ((bold("+1"), icon("coffee")), cards)
    if place == data.TAVERN:
        barrier = (bold(BARRIER_PRICE), icon("coffee", 85), ARROW, icon("barrier"))
        tiles = tuple(
            (
                "tile",
                TILES[tile],
                s.tiles[tile] + 1 if s.tiles[tile] < TAVERN_TILES else 0,
                int(me.has(tile)),
            )
            for tile in (STRAIGHT, WELCOME)
        )
        if narrow:
            return (tiles[:1], tiles[1:])
        ruby = (
            bold(BAKSHEESH_PRICE),
            icon("coffee", 85),
            bold(BAKSHEESH_GOODS),
            icon(GOODS[BAKSHEESH[s.baksheesh]], 85),
            ARROW,
            icon("ruby", 85),
        )
        return (barrier, tiles, ruby)
    if place == data.COFFEE_HOUSE:
        price = (bold(s.coffee_price(), 130), icon("coffee", 110), ARROW, icon("ruby", 110))
        if narrow:
            return (price[:2], price[2:])
        n = max(5 - s.taken[FROM_COFFEE_HOUSE], 1)
        return (price, (quiet(_("{n} left").format(n=n)),))
    if place == data.EMBASSY:
        return ((bold("+2", 120), icon("letter", 130)),)
    if place == data.KIOSK:
        gives = (bold("+1"), icon("letter"))
        n = len(s.players) + 1
        return (gives,) if narrow else (gives, (quiet(_("{n} tiles to share").format(n=n)),))
    if place == data.AUCTION_HOUSE:
        bid = (icon("card"), icon("card"))
        gift: Row = (bold("+1"), icon("any"))
        return (gift, bid) if narrow else (gift, (quiet(_("auction:")), *bid))
    if place == data.SECRET_SOCIETY:
        seals = (bold(SOCIETY_SEALS), icon("seal"), ARROW, icon("ruby"))
        lira = society_lira(s)
        more: tuple[Row, ...] = ((bold("+"), ("coin", lira, 85)),) if lira else ()
        if narrow:
            return (seals[:2], seals[2:])
        return (seals, *more)
    good: Row = (bold("+1"), icon("any"))
    coffee: Row = (quiet("/"), icon("coffee"))
    return (good, coffee) if narrow else (good + coffee, (quiet(_("then go anywhere")),))
