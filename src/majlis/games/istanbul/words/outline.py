"""The bazaar in words: every place with what it offers and who stands there, then what everybody
has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    BAKSHEESH,
    BAKSHEESH_GOODS,
    BAKSHEESH_PRICE,
    BARRIER_PRICE,
    EXTENSION_PRICE,
    GREAT_MOSQUE_TILES,
    MOSQUE_RUBIES,
    POST,
    SMALL_MOSQUE_TILES,
    SOCIETY_SEALS,
    STRAIGHT,
    TAVERN_TILES,
    TILE_GOOD,
    TILES,
    WELCOME,
    first_die,
    second_die,
)
from majlis.games.istanbul.rules.dice import Rolled, TurnToSix
from majlis.games.istanbul.rules.places_base import demanded, sultan_cost
from majlis.games.istanbul.rules.places_mocha import tavern_price
from majlis.games.istanbul.state import (
    FROM_GREAT_MOSQUE,
    FROM_SMALL_MOSQUE,
    FROM_WAINWRIGHT,
    PERSONAL_SUPPLY,
    WHITE,
    Istanbul,
)
from majlis.games.istanbul.words.names import Names
from majlis.games.istanbul.words.places import now, ruby_for, standing
from majlis.games.istanbul.words.places_base import price_list, tile_price
from majlis.games.istanbul.words.places_letters import society_lira
from majlis.kernel.frame import HIDDEN, NONE
from majlis.words import Part, capital
from majlis.words.outline import owner, parts


def outline(names: Names, s: Istanbul, reader: int) -> tuple[Part, ...]:
    """As it is for that player."""
    _ = names.t.gettext
    columns = s.columns
    return parts(
        *(
            (
                _("Row {n} of the bazaar, from left to right").format(n=start // columns + 1),
                (
                    place_told(names, s, reader, place)
                    for place in s.places[start : start + columns]
                    if place
                ),
            )
            for start in range(0, len(s.places), columns)
        ),
        (_("Between the places"), loose_pieces(names, s)),
        *((owner(names, s, seat), belongings(names, s, seat)) for seat in range(len(s.players))),
    )


# -- places ----------------------------------------------------------------------------------------


def place_told(names: Names, s: Istanbul, reader: int, place: int) -> str:
    """What it has on offer for everybody, or what it would do for this player; who is there."""
    told = [names.numbered(place) + ":"]
    if s.first >= 0:
        goods = STALLS[place](names, s) if place in STALLS else [now(names, s, reader, place)]
        told.append(capital("; ".join(goods)) + ".")
    there = standing(names, s, place)
    if there:
        told.append(names.t.gettext("Here: {who}.").format(who=there))
    return " ".join(told)


def rubies_left(names: Names, n: int) -> str:
    return names.t.gettext("rubies left: {n}").format(n=max(n, 0))


def wainwright(names: Names, s: Istanbul) -> list[str]:
    text = names.t.gettext("an extension for {lira}")
    return [
        text.format(lira=names.for_lira(EXTENSION_PRICE)),
        rubies_left(names, len(s.players) - s.taken[FROM_WAINWRIGHT]),
    ]


def post_office(names: Names, s: Istanbul) -> list[str]:
    *goods, lira = POST[s.post]
    parcel = [names.goods(good, n) for good, n in enumerate(goods) if n]
    return [", ".join([*parcel, names.lira(lira)])]


def caravansary(names: Names, s: Istanbul) -> list[str]:
    _ = names.t.gettext
    if not s.discard:
        return [_("the discard pile is empty")]
    card = names.cards.bonus(s.discard[-1])
    return [_("on top of the discard pile: {card}").format(card=card)]


def market(place: int) -> Callable[[Names, Istanbul], list[str]]:
    def told(names: Names, s: Istanbul) -> list[str]:
        _ = names.t.gettext
        wanted = [names.goods(good, n) for good, n in enumerate(demanded(s, place)) if n]
        prices = ", ".join(map(str, price_list(place)[1:]))
        return [
            _("wanted: {goods}").format(goods=", ".join(wanted) or _("nothing")),
            _("lira for 1 to 5 goods: {prices}").format(prices=prices),
        ]

    return told


def sultans_palace(names: Names, s: Istanbul) -> list[str]:
    *goods, any_good = sultan_cost(s)
    cost = [names.goods(good, n) for good, n in enumerate(goods) if n]
    if any_good:
        text = names.t.ngettext("{n} good of any kind", "{n} goods of any kind", any_good)
        cost.append(text.format(n=any_good))
    return [ruby_for(names, ", ".join(cost))]


def mosque(tiles: list[int], source: int) -> Callable[[Names, Istanbul], list[str]]:
    def told(names: Names, s: Istanbul) -> list[str]:
        offers = [
            tile_told(names, tile, names.goods(TILE_GOOD[tile], price) if price else "")
            for tile in tiles
            for price in [tile_price(s, tile)]
        ]
        left = MOSQUE_RUBIES[len(s.players)] - s.taken[source]
        return [*offers, rubies_left(names, left)]

    return told


def tile_told(names: Names, tile: int, price: str) -> str:
    _ = names.t.gettext
    text = _("{tile}, needs {price}") if price else _("{tile}, none left")
    return text.format(tile=names.tiles.tile(tile).lower(), price=price)


def gemstone_dealer(names: Names, s: Istanbul) -> list[str]:
    return [ruby_for(names, names.for_lira(s.dealer_price()))]


def tavern(names: Names, s: Istanbul) -> list[str]:
    good = names.goods(BAKSHEESH[s.baksheesh], BAKSHEESH_GOODS)
    tiles = [
        tile_told(
            names,
            tile,
            names.coffee(tavern_price(s, tile)) if s.tiles[tile] < TAVERN_TILES else "",
        )
        for tile in (STRAIGHT, WELCOME)
    ]
    barrier = f"{names.name('barrier').lower()}: {names.coffee(BARRIER_PRICE)}"
    return [barrier, *tiles, ruby_for(names, f"{names.coffee(BAKSHEESH_PRICE)}, {good}")]


def coffee_house(names: Names, s: Istanbul) -> list[str]:
    return [ruby_for(names, names.coffee(s.coffee_price()))]


def kiosk(names: Names, s: Istanbul) -> list[str]:
    _ = names.t.gettext
    if not s.kiosk_open:
        return [_("a letter, then kiosk tiles")]
    tiles = ", ".join(names.tiles.kiosk(tile).lower() for tile in s.kiosk_open)
    return [_("tiles to choose from: {tiles}").format(tiles=tiles)]


def secret_society(names: Names, s: Istanbul) -> list[str]:
    ruby, lira = ruby_for(names, names.seals(SOCIETY_SEALS)), society_lira(s)
    return [f"{ruby}, {names.lira(lira, '+')}"] if lira else [ruby]


Stall: TypeAlias = Callable[[Names, Istanbul], list[str]]
STALLS: Final[dict[int, Stall]] = {
    data.WAINWRIGHT: wainwright,
    data.POST_OFFICE: post_office,
    data.CARAVANSARY: caravansary,
    data.LARGE_MARKET: market(data.LARGE_MARKET),
    data.SMALL_MARKET: market(data.SMALL_MARKET),
    data.SULTANS_PALACE: sultans_palace,
    data.SMALL_MOSQUE: mosque(SMALL_MOSQUE_TILES, FROM_SMALL_MOSQUE),
    data.GREAT_MOSQUE: mosque(GREAT_MOSQUE_TILES, FROM_GREAT_MOSQUE),
    data.GEMSTONE_DEALER: gemstone_dealer,
    data.TAVERN: tavern,
    data.COFFEE_HOUSE: coffee_house,
    data.KIOSK: kiosk,
    data.SECRET_SOCIETY: secret_society,
}
"""Places whose prices and wares change; the others offer the same in every game."""


# -- what lies elsewhere ---------------------------------------------------------------------------


def loose_pieces(names: Names, s: Istanbul) -> Iterator[str]:
    _ = names.t.gettext
    if s.barrier:
        one, other = divmod(s.barrier, 32)
        text = _("Barrier: {one} – {other}. Only {name} may pass.")
        yield text.format(
            one=names.numbered(one), other=names.numbered(other), name=names.player(s.holder)
        )
    if s.dice and s.waiting and isinstance(s.question(), (Rolled, TurnToSix)):
        yield _("Dice: {one}, {other}.").format(one=first_die(s.dice), other=second_die(s.dice))
    if s.caravan_master and s.caravan == NONE:
        yield _("Nobody is caravan master yet.")


def belongings(names: Names, s: Istanbul, seat: int) -> Iterator[str]:
    """What a player owns; of hidden cards only how many. The figures are in the bazaar."""
    _, ngettext = names.t.gettext, names.t.ngettext
    me = s.players[seat]
    yield _("{rubies} of {n}").format(rubies=names.rubies(me.rubies), n=s.target())
    yield names.lira(me.lira)
    goods = [names.goods(good, n) for good, n in enumerate(me.goods)]
    room = _("room for {n} of each good").format(n=me.capacity())
    yield f"{', '.join(goods)}; {room}"
    if s.mocha:
        yield names.coffee(me.coffee)
    yield ", ".join(names.tiles.tile(tile) for tile in range(len(TILES)) if me.has(tile))
    yield cards_told(names.bonus_cards(len(me.hand)), me.hand, names.cards.bonus)
    if s.mocha:
        yield cards_told(names.guild_cards(len(me.guild)), me.guild, names.cards.guild)
    if s.letters:
        yield cards_told(names.seals(me.seals()), me.letters, names.letter)
    if me.reserve:
        text = ngettext(
            "{n} assistant beside the board", "{n} assistants beside the board", me.reserve
        )
        yield text.format(n=me.reserve)
    neutral = me.stack.count(WHITE)
    if neutral:
        text = ngettext(
            "{n} neutral assistant in the stack", "{n} neutral assistants in the stack", neutral
        )
        yield text.format(n=neutral)
    if me.companion == PERSONAL_SUPPLY:
        yield _("The companion waits to be sent.")
    if s.caravan == seat:
        yield _("Caravan master")


def cards_told(how_many: str, cards: list[int], name: Callable[[int], str]) -> str:
    """How many there are, and what those are called that the reader knows."""
    known = Counter(name(card) for card in cards if card != HIDDEN)
    told = ", ".join(f"{card} × {n}" if n > 1 else card for card, n in known.items())
    return f"{how_many}: {told}" if told else how_many
