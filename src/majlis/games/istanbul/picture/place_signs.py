"""What each place costs and gives this player right now: the rows of signs beside its picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    BAKSHEESH,
    BAKSHEESH_GOODS,
    BAKSHEESH_PRICE,
    BARRIER_PRICE,
    EXTENSION_PRICE,
    GOODS,
    MOSQUE_RUBIES,
    POST,
    SOCIETY_SEALS,
    STRAIGHT,
    TAVERN_TILES,
    TILES,
    WELCOME,
)
from majlis.games.istanbul.picture.signs import (
    ARROW,
    Bold,
    Coin,
    DemandTile,
    Icon,
    JewelryForRoll,
    PostOffice,
    PriceList,
    Quiet,
    Row,
    TopTile,
)
from majlis.games.istanbul.rules.dice import RollDie, rolled
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
from majlis.games.istanbul.words.places_base import best_sale, price_list, tile_price
from majlis.games.istanbul.words.places_letters import society_lira

Rows: TypeAlias = tuple[Row, ...]
SignsOfPlace: TypeAlias = Callable[[Istanbul, int, Words, bool], Rows]


def signs_of(s: Istanbul, seat: int, place: int, words: Words, narrow: bool) -> Rows:
    """The place as it is for this player; nothing before the game has begun."""
    return SIGNS[place](s, seat, words, narrow) if s.first >= 0 else ()


def rubies_left(s: Istanbul, source: int, rubies: int, words: Words) -> Row:
    """One for whoever comes so far, and how many there are: "×3" would promise all of them."""
    return (Icon("ruby", 80), left(max(rubies - s.taken[source], 0), words))


def left(n: int, words: Words) -> Quiet:
    return Quiet(words.t.gettext("({n} left)").format(n=n))


# -- the places of the base game -----------------------------------------------------------------


def wainwright(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    price, gives = Coin(EXTENSION_PRICE), Icon("extension")
    third = Quiet(words.t.gettext("3rd:"))
    if narrow:
        return ((price, gives), (third, Icon("ruby", 80)))
    rubies = rubies_left(s, FROM_WAINWRIGHT, len(s.players), words)
    return ((price, ARROW, gives), (third, *rubies))


def warehouse(good: int) -> SignsOfPlace:
    def signs(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
        me = s.players[seat]
        room = me.capacity()
        gives = (Icon(GOODS[good], 135), Bold(f"+{room - me.goods[good]}", 125))
        if narrow:
            return (gives,)
        return (gives, (Quiet(words.t.gettext("fill to {n}").format(n=room)),))

    return signs


def post_office(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    if not narrow:
        return ((PostOffice(s.post),),)
    *goods, lira = POST[s.post]
    return (
        tuple(Icon(GOODS[good], 95) for good, n in enumerate(goods) if n),
        (Coin(lira, 90),),
    )


def caravansary(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    _ = words.t.gettext
    gives: Row = (Bold("+2"), Icon("card"))
    back: Row = () if s.caravan == seat else (Bold("−1"), Icon("card"))
    cards = [row for row in (gives, back) if row] if narrow else [gives + back]
    if s.mocha:
        return (*cards, (Bold("+1"), Icon("coffee")))
    if narrow:
        return tuple(cards)
    return (*cards, (Quiet(_("then one goes back") if back else _("you keep both")),))


def fountain(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    _ = words.t.gettext
    home = (Icon("return", 110), Bold(_("all") if narrow else _("all home")))
    return (home,) if narrow else (home, (Quiet(_("nobody is paid")),))


def black_market(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    if narrow:
        return ((Bold("+1"), Icon("any")), (Bold("7+"), Icon("jewelry")))
    awaited = any(isinstance(frame, BlackMarketJewelry) for frame in s.agenda)
    to_roll = any(isinstance(frame, RollDie) for frame in s.agenda)  # the dice show an older roll
    jewelry = jewelry_for(rolled(s)) if awaited and not to_roll else 0
    return (
        (Bold("+1"), Icon("fabric"), Icon("spice"), Icon("fruit")),
        (JewelryForRoll(jewelry),),
    )


def tea_house(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    _ = words.t.gettext
    if narrow:
        return ((Bold("3–12"),), (Icon("lira"), Bold("n")))
    return (
        (Quiet(_("call")), Bold("3–12")),
        (Quiet(_("hit")), Bold("n"), Icon("lira", 90)),
        (Quiet(_("miss")), Coin(2, 85)),
    )


def market(place: int) -> SignsOfPlace:
    def signs(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
        _ = words.t.gettext
        me = s.players[seat]
        best, prices = best_sale(s, me, place), price_list(place)
        wanted = demanded(s, place)
        if not sum(wanted):
            return ()
        goods = tuple(
            (GOODS[good], k < me.goods[good]) for good in range(4) for k in range(wanted[good])
        )
        tile = DemandTile(goods, place == data.LARGE_MARKET, 3 if narrow else 5)
        if narrow:
            sale: Row = (Bold(str(prices[best])), Icon("lira", 95)) if best else (Quiet("–"),)
            return ((tile,), sale)
        text = _("nothing now")
        if best:
            text = _("now {n} for {lira}").format(n=best, lira=prices[best])
        return ((tile,), (PriceList(tuple(prices[1:]), best),), (Quiet(text),))

    return signs


def police_station(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    _ = words.t.gettext
    if narrow:
        return ((Icon("bars"), Icon("arrow")),)
    return (
        (Icon("bars"), ARROW, Icon("person-here")),
        (Quiet(_("send family")),),
        (Quiet(_("to act anywhere")),),
    )


def sultans_palace(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    me = s.players[seat]
    cost = sultan_cost(s)
    goods = [
        Icon(GOODS[good], 92, missing=k >= me.goods[good])
        for good in (3, 0, 1, 2)
        for k in range(cost[good])
    ]
    goods += [Icon("any", 92)] * cost[4]
    long = 3 if narrow else len(goods) if len(goods) < 5 else (len(goods) + 1) // 2
    found = [tuple(goods[k : k + long]) for k in range(0, len(goods), long)]
    if narrow:
        return tuple(found[:3])
    n = max(7 - s.taken[FROM_SULTAN] - (len(s.players) < 4), 1)
    return (*found, (ARROW, Icon("ruby"), left(n, words)))


def mosque(source: int, first: int) -> SignsOfPlace:
    """The first of its two tiles is given."""

    def signs(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
        _ = words.t.gettext
        tiles = tuple(
            TopTile(TILES[tile], tile_price(s, tile), s.players[seat].has(tile))
            for tile in (first, first + 1)
        )
        if narrow:
            return tuple((tile,) for tile in tiles)
        rubies = rubies_left(s, source, MOSQUE_RUBIES[len(s.players)], words)
        both = (Quiet(_("both:")), *rubies)
        return (tiles, (Quiet(_("pay 1 of them")),), both)

    return signs


def gemstone_dealer(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    _ = words.t.gettext
    price = s.dealer_price()
    if narrow:
        return ((Coin(price, 120),), (ARROW, Icon("ruby")))
    then = _("then {n}").format(n=min(price + 1, data.DEALER_LAST))
    n = max(data.DEALER_LAST - data.DEALER_FIRST[len(s.players)] + 1 - s.taken[FROM_DEALER], 1)
    return (
        (Coin(price, 140), ARROW, Icon("ruby", 130)),
        (Quiet(_("{n} left").format(n=n)),),
        (Quiet(then),),
    )


# -- the places of Mocha & Baksheesh -------------------------------------------------------------


def roasting_plant(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    beans = (Icon("coffee", 80), Icon("coffee", 80))
    if narrow:
        return ((Icon("lira", 80), Icon("any", 80), Icon("card", 80)), (ARROW, *beans))
    return tuple(
        (given, ARROW, *beans) for given in (Coin(2, 80), Icon("any", 85), Icon("card", 85))
    )


def guild_hall(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    if narrow:
        return ((Bold("+1"), Icon("coffee", 90)), (Bold("+2"), Icon("guild", 90)))
    return (
        (Bold("+1"), Icon("coffee")),
        (Bold("+2"), Icon("guild"), Bold("−1"), Icon("guild")),
    )


def tavern(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    me = s.players[seat]
    tiles = tuple(
        TopTile(TILES[tile], s.tiles[tile] + 1 if s.tiles[tile] < TAVERN_TILES else 0, me.has(tile))
        for tile in (STRAIGHT, WELCOME)
    )
    if narrow:
        return (tiles[:1], tiles[1:])
    barrier = (Bold(str(BARRIER_PRICE)), Icon("coffee", 85), ARROW, Icon("barrier"))
    ruby = (
        Bold(str(BAKSHEESH_PRICE)),
        Icon("coffee", 85),
        Bold(str(BAKSHEESH_GOODS)),
        Icon(GOODS[BAKSHEESH[s.baksheesh]], 85),
        ARROW,
        Icon("ruby", 85),
    )
    return (barrier, tiles, ruby)


def coffee_house(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    price = (Bold(str(s.coffee_price()), 130), Icon("coffee", 110))
    ruby = (ARROW, Icon("ruby", 110))
    if narrow:
        return (price, ruby)
    n = max(5 - s.taken[FROM_COFFEE_HOUSE], 1)
    return (price + ruby, (Quiet(words.t.gettext("{n} left").format(n=n)),))


# -- the places of Letters & Seals ---------------------------------------------------------------


def embassy(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    return ((Bold("+2", 120), Icon("letter", 130)),)


def kiosk(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    gives = (Bold("+1"), Icon("letter"))
    if narrow:
        return (gives,)
    n = len(s.players) + 1
    return (gives, (Quiet(words.t.gettext("{n} tiles to share").format(n=n)),))


def auction_house(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    gift = (Bold("+1"), Icon("any"))
    auction = (Icon("card"), Icon("card"))
    return (gift, auction if narrow else (Quiet(words.t.gettext("auction:")), *auction))


def secret_society(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    price = (Bold(str(SOCIETY_SEALS)), Icon("seal"))
    ruby = (ARROW, Icon("ruby"))
    if narrow:
        return (price, ruby)
    lira = society_lira(s)
    return (price + ruby, (Bold("+"), Coin(lira, 85))) if lira else (price + ruby,)


def catacombs(s: Istanbul, seat: int, words: Words, narrow: bool) -> Rows:
    good = (Bold("+1"), Icon("any"))
    coffee = (Quiet("/"), Icon("coffee"))
    if narrow:
        return (good, coffee)
    return (good + coffee, (Quiet(words.t.gettext("then go anywhere")),))


SIGNS: dict[int, SignsOfPlace] = {
    data.WAINWRIGHT: wainwright,
    data.FABRIC_WAREHOUSE: warehouse(0),
    data.SPICE_WAREHOUSE: warehouse(1),
    data.FRUIT_WAREHOUSE: warehouse(2),
    data.POST_OFFICE: post_office,
    data.CARAVANSARY: caravansary,
    data.FOUNTAIN: fountain,
    data.BLACK_MARKET: black_market,
    data.TEA_HOUSE: tea_house,
    data.LARGE_MARKET: market(data.LARGE_MARKET),
    data.SMALL_MARKET: market(data.SMALL_MARKET),
    data.POLICE_STATION: police_station,
    data.SULTANS_PALACE: sultans_palace,
    data.SMALL_MOSQUE: mosque(FROM_SMALL_MOSQUE, 0),
    data.GREAT_MOSQUE: mosque(FROM_GREAT_MOSQUE, 2),
    data.GEMSTONE_DEALER: gemstone_dealer,
    data.ROASTING_PLANT: roasting_plant,
    data.GUILD_HALL: guild_hall,
    data.TAVERN: tavern,
    data.COFFEE_HOUSE: coffee_house,
    data.EMBASSY: embassy,
    data.KIOSK: kiosk,
    data.AUCTION_HOUSE: auction_house,
    data.SECRET_SOCIETY: secret_society,
    data.CATACOMBS: catacombs,
}
