"""What the things on the table are called, and what they are for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from majlis import words
from majlis.games.five_tribes.data import (
    CARDS,
    ELDER,
    FIRST_ZERO,
    NAMES,
    SACRED_6,
    SACRED_15,
    TILE_IS_BLUE,
    TILE_KINDS,
    TILE_POINTS,
    TRACK_PRICES,
    TRIBES,
    VIZIER,
)
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.djinn_names import DJINN_NAMES, DjinnNames

KIND_NAMES = [name for name, _, _, _ in TILE_KINDS]


class Names(words.Names):
    """Names and explanations; the other parts of the words are built on them."""

    THINGS = (
        "auction",
        "sowing",
        "camel",
        *TRIBES,
        *("kind:oasis", "kind:village", "kind:small_market", "kind:large_market", "kind:sacred_6"),
        "palms",
        "palaces",
        "goods",
        "fakirs",
        "sale",
        "end",
        *(f"djinn:{name}" for name in DJINN_NAMES),
    )

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        super().__init__(code, players)
        self.djinns = DjinnNames(self.t)

    def name(self, thing: str) -> str:
        _ = self.t.gettext
        kind, _colon, what = thing.partition(":")
        if kind == "tile":
            return what
        if kind in TRIBES:
            return self.meeple_named(TRIBES.index(kind), what)
        if kind == "drawn":
            return self.tribe(TRIBES.index(what))
        if kind == "djinn" and what:
            return self.djinns.name(DJINN_NAMES.index(what))
        if kind == "card":
            return self.card(CARDS.index(what))
        if kind == "kind":
            return self.kind(KIND_NAMES.index(what))
        if kind == "bid":
            return self.place_for(int(what))
        if kind == "row":
            return _("Card {n} of the row").format(n=what)
        if kind == "marker":
            return self.player(int(what))
        return self.other_thing(thing)

    def other_thing(self, thing: str) -> str:
        _ = self.t.gettext
        return {
            "done": _("Go on"),
            # where points come from
            "coins": _("Coins"),
            "viziers": _("Viziers"),
            "fewer_viziers": _("Rivals with fewer viziers"),
            "elders": _("Elders"),
            "djinns": _("Djinns"),
            "tiles": _("Tiles"),
            "palms": _("Palms"),
            "palaces": _("Palaces"),
            "goods": _("Goods"),
            # what the rules page explains besides
            "auction": _("Auction"),
            "sowing": _("Sowing"),
            "camel": _("Camel"),
            "camels": _("Camels left"),
            "fakirs": _("Fakirs"),
            "sale": _("Selling goods"),
            "end": _("End of the game"),
        }[thing]

    def sign(self, icon: str) -> str:
        if icon in CARDS:
            return self.name(f"card:{icon}")
        return self.name("coins" if icon == "coin" else icon)

    def explain(self, thing: str) -> str:
        _ = self.t.gettext
        kind, _colon, what = thing.partition(":")
        if kind in TRIBES:
            return self.tribe_explained(TRIBES.index(kind))
        if kind == "djinn" and what:
            return self.djinns.explain(DJINN_NAMES.index(what))
        if kind == "kind":
            return self.kind_explained(KIND_NAMES.index(what))
        return {
            "bid": _("What the place costs. Whoever stands further left plays earlier."),
            "card": _("Goods make sets of different kinds; the larger a set, the more it brings."),
            # where points come from
            "coins": _("A point each at the end."),
            "viziers": self.tribe_explained(VIZIER),
            "fewer_viziers": _("Ten points for every rival who has fewer viziers."),
            "elders": self.tribe_explained(ELDER),
            "djinns": _("The points on the cards of the djinns that serve a player."),
            "tiles": _("The values of the tiles on which a player’s camels stand."),
            # what the rules page explains besides
            "auction": _(
                "In the order of the bid track everybody buys a place in the turn order. On the "
                "three zeros whoever comes last plays first."
            ),
            "sowing": _(
                "Lift all meeples of a tile and drop them one by one on the tiles of a path: never "
                "diagonally, never straight back. The last one must find its own tribe."
            ),
            "camel": _(
                "Whoever leaves a tile without meeples puts a camel on it, if none stands there: "
                "its points, palms and palaces are theirs for the rest of the game."
            ),
            "camels": _("The game ends with the round in which somebody places the last one."),
            "palms": _("Three points each for whoever rules the tile."),
            "palaces": _("Five points each for whoever rules the tile."),
            "goods": _(
                "Sets of different goods bring 1, 3, 7, 13, 21, 30, 40, 50 or 60 coins, sold in "
                "one’s own turn; what is left counts as points at the end."
            ),
            "sale": _(
                "At the end of a turn goods may be sold in sets of different kinds. Fakirs are "
                "not for sale."
            ),
            "fakirs": _(
                "Not goods. They help builders and assassins, and pay for djinns in an elder’s "
                "place."
            ),
            "end": _(
                "The game ends with the round in which somebody places the last camel, or in "
                "which nobody can sow any more. Most points win; a tie is shared."
            ),
        }.get(kind, "")

    # -- tribes --------------------------------------------------------------------------------

    def tribe(self, tribe: int) -> str:
        """As a title."""
        pgettext = self.t.pgettext
        return (
            pgettext("tribe", "Vizier"),
            pgettext("tribe", "Elder"),
            pgettext("tribe", "Merchant"),
            pgettext("tribe", "Builder"),
            pgettext("tribe", "Assassin"),
        )[tribe]

    def one(self, tribe: int) -> str:
        """Somebody drops, kills or pays ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("drops", "a vizier"),
            pgettext("drops", "an elder"),
            pgettext("drops", "a merchant"),
            pgettext("drops", "a builder"),
            pgettext("drops", "an assassin"),
        )[tribe]

    def meeples(self, tribe: int, n: int) -> str:
        """There stand ..."""
        npgettext = self.t.npgettext
        return (
            npgettext("stand", "{n} vizier", "{n} viziers", n),
            npgettext("stand", "{n} elder", "{n} elders", n),
            npgettext("stand", "{n} merchant", "{n} merchants", n),
            npgettext("stand", "{n} builder", "{n} builders", n),
            npgettext("stand", "{n} assassin", "{n} assassins", n),
        )[tribe].format(n=n)

    def taking(self, tribe: int, n: int) -> str:
        """Somebody takes ..."""
        npgettext = self.t.npgettext
        return (
            npgettext("takes", "{n} vizier", "{n} viziers", n),
            npgettext("takes", "{n} elder", "{n} elders", n),
            npgettext("takes", "{n} merchant", "{n} merchants", n),
            npgettext("takes", "{n} builder", "{n} builders", n),
            npgettext("takes", "{n} assassin", "{n} assassins", n),
        )[tribe].format(n=n)

    def some(self, tribe: int, n: int) -> str:
        """Somebody pays ..."""
        return self.one(tribe) if n == 1 else self.taking(tribe, n)

    def crowd(self, counts: list[int]) -> str:
        """All who stand somewhere or are in a hand, by tribe."""
        return ", ".join(self.meeples(tribe, n) for tribe, n in enumerate(counts) if n)

    def meeple_named(self, tribe: int, where: str) -> str:
        """A tribe, one of its meeples on a tile, or one in front of a player."""
        _ = self.t.gettext
        if not where:
            return self.tribe(tribe)
        if where.startswith("seat:"):
            owner = self.player(int(where.removeprefix("seat:")))
            return _("{meeple} of {name}").format(meeple=self.tribe(tribe), name=owner)
        return _("{meeple} on {tile}").format(meeple=self.tribe(tribe), tile=where)

    def tribe_explained(self, tribe: int) -> str:
        _ = self.t.gettext
        return (
            _("Yours to keep: a point each at the end, and ten for every rival with fewer."),
            _("Yours to keep: two points each at the end, unless they pay for djinns."),
            _("For each merchant taken, a card from the start of the row."),
            _(
                "Coins: the blue tiles here and around, times the builders taken. Every fakir "
                "discarded counts as one more builder."
            ),
            _(
                "They kill a meeple at most as many steps away as there are assassins, or a "
                "vizier or elder in front of a rival. Every fakir discarded reaches a step "
                "further. Whoever empties a tile this way rules it."
            ),
        )[tribe]

    def steps_away(self, n: int) -> str:
        """How far a victim is from the assassins."""
        return self.t.ngettext("{n} step away", "{n} steps away", n).format(n=n)

    # -- tiles ---------------------------------------------------------------------------------

    def kind(self, kind: int) -> str:
        _ = self.t.gettext
        return (
            _("Village"),
            _("Sacred place"),
            _("Sacred place"),
            _("Sacred place"),
            _("Sacred place"),
            _("Oasis"),
            _("Small market"),
            _("Large market"),
        )[kind]

    def kind_explained(self, kind: int) -> str:
        """The action of the tile."""
        _ = self.t.gettext
        if SACRED_6 <= kind <= SACRED_15:
            return _("You may buy a djinn: two elders, or an elder and a fakir.")
        return {
            "village": _("A palace must be placed here: five points for whoever rules the tile."),
            "oasis": _("A palm must be planted here: three points for whoever rules the tile."),
            "small_market": _("You may pay 3 coins for one of the first three cards."),
            "large_market": _("You may pay 6 coins for two of the first six cards."),
        }[KIND_NAMES[kind]]

    def worth(self, kind: int) -> str:
        """The printed value: points, and whether it counts for builders."""
        _ = self.t.gettext
        text = _("blue {n}") if TILE_IS_BLUE[kind] else _("red {n}")
        return text.format(n=TILE_POINTS[kind])

    def blue_tiles(self, n: int) -> str:
        """What builders are paid for."""
        return self.t.ngettext("{n} blue tile", "{n} blue tiles", n).format(n=n)

    # -- cards ---------------------------------------------------------------------------------

    def card(self, kind: int) -> str:
        """As a title."""
        pgettext = self.t.pgettext
        return (
            pgettext("card", "Ivory"),
            pgettext("card", "Jewels"),
            pgettext("card", "Gold"),
            pgettext("card", "Papyrus"),
            pgettext("card", "Silk"),
            pgettext("card", "Spice"),
            pgettext("card", "Fish"),
            pgettext("card", "Wheat"),
            pgettext("card", "Pottery"),
            pgettext("card", "Fakir"),
        )[kind]

    def buying(self, kind: int, n: int = 1) -> str:
        """Somebody buys or takes ..."""
        npgettext = self.t.npgettext
        return (
            npgettext("buys", "ivory", "{n} ivory", n),
            npgettext("buys", "jewels", "{n} jewels", n),
            npgettext("buys", "gold", "{n} gold", n),
            npgettext("buys", "papyrus", "{n} papyrus", n),
            npgettext("buys", "silk", "{n} silk", n),
            npgettext("buys", "spice", "{n} spice", n),
            npgettext("buys", "fish", "{n} fish", n),
            npgettext("buys", "wheat", "{n} wheat", n),
            npgettext("buys", "pottery", "{n} pottery", n),
            npgettext("buys", "a fakir", "{n} fakirs", n),
        )[kind].format(n=n)

    def cards(self, kinds: Sequence[int]) -> str:
        """Somebody buys or takes all of these, equal ones counted."""
        return self.listed([self.buying(kind, n) for kind, n in Counter(kinds).items()])

    def coins(self, n: int) -> str:
        return self.t.ngettext("{n} coin", "{n} coins", n).format(n=n)

    def paying(self, n: int) -> str:
        """Somebody pays, bids or gets ..."""
        return self.t.npgettext("pays", "{n} coin", "{n} coins", n).format(n=n)

    def points(self, n: int) -> str:
        return self.t.ngettext("{n} point", "{n} points", n).format(n=n)

    def fakirs(self, n: int) -> str:
        return self.t.ngettext("{n} fakir", "{n} fakirs", n).format(n=n)

    def place_for(self, price: int) -> str:
        """A place of the turn track."""
        if not price:
            return self.t.gettext("Place for 0 coins")
        text = self.t.ngettext("Place for {n} coin", "Place for {n} coins", price)
        return text.format(n=price)

    # -- tiles and places as they are in a position ---------------------------------------------

    def tile(self, s: Sultanate, tile: int) -> tuple[str, str]:
        """What a tile is called, and all that there is to say about it."""
        parts = self.on_tile(s, tile)
        parts.append(self.kind_explained(s.kinds[tile]))
        blue = s.blue_tiles(tile)
        parts.append(self.t.gettext("Blue tiles here and around: {n}.").format(n=blue))
        return self.tile_named(s, tile), " ".join(parts)

    def tile_named(self, s: Sultanate, tile: int) -> str:
        kind = s.kinds[tile]
        return f"{NAMES[tile]}, {self.kind(kind).lower()}, {self.worth(kind)}"

    def on_tile(self, s: Sultanate, tile: int) -> list[str]:
        """Whose camel, and which meeples, palms and palaces: a sentence each."""
        _, ngettext = self.t.gettext, self.t.ngettext
        parts = []
        owner = s.owners[tile]
        if owner >= 0:
            parts.append(_("Ruled by {name}.").format(name=self.player(owner)))
        crowd = self.crowd(s.crowd(tile))
        if crowd:
            parts.append(f"{crowd}.")
        palms, palaces = s.palms[tile], s.palaces[tile]
        if palms:
            parts.append(ngettext("{n} palm.", "{n} palms.", palms).format(n=palms))
        if palaces:
            parts.append(ngettext("{n} palace.", "{n} palaces.", palaces).format(n=palaces))
        return parts

    def spot(self, s: Sultanate, place: int) -> tuple[str, str]:
        """A place of the turn track; all three zeros are one."""
        _ = self.t.gettext
        rule = (
            _("Of those on the zeros, whoever came last plays first.")
            if place == FIRST_ZERO
            else _("Whoever stands further left plays earlier.")
        )
        return self.place_for(TRACK_PRICES[place]), f"{self.standing_on(s, place)} {rule}"

    def standing_on(self, s: Sultanate, place: int) -> str:
        """Whose markers stand on a place of the turn track, or on any of the zeros."""
        _ = self.t.gettext
        there = s.turn_track[place:] if place == FIRST_ZERO else s.turn_track[place : place + 1]
        who = ", ".join(self.player(seat) for seat in there if seat >= 0)
        return _("Taken by {name}.").format(name=who) if who else _("Free.")
