"""What the things on the table are called, and what they are for."""

from __future__ import annotations

from majlis.drawing.words import Words as AnyGame
from majlis.games.five_tribes.data import (
    CARDS,
    DJINN_CARDS,
    DJINN_POINTS,
    DJINN_PRICES,
    ELDER,
    ELDER_AND_ONE,
    FAKIRS,
    FREE,
    ONE,
    ONE_FAKIR,
    SACRED_6,
    SACRED_15,
    TILE_IS_BLUE,
    TILE_KINDS,
    TILE_POINTS,
    TRIBES,
    VIZIER,
)
from majlis.games.five_tribes.rules.rounds import Round
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.state import State

DJINN_NAMES = [name for name, _, _ in DJINN_CARDS]
KIND_NAMES = [name for name, _, _, _ in TILE_KINDS]


class Naming(AnyGame):
    """Names and explanations; the other parts of the words are built on them."""

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
            return self.djinn(DJINN_NAMES.index(what))
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

    def explain(self, thing: str) -> str:
        _ = self.t.gettext
        kind, _colon, what = thing.partition(":")
        if kind in TRIBES:
            return self.tribe_explained(TRIBES.index(kind))
        if kind == "djinn" and what:
            return self.djinn_explained(DJINN_NAMES.index(what))
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
                "one's own turn; what is left counts as points at the end."
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
                "They kill a meeple no more steps away than there are assassins, or a vizier or "
                "elder in front of a rival. Every fakir discarded reaches a step further. Whoever "
                "empties a tile so rules it."
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

    def buying(self, kind: int) -> str:
        """Somebody buys or takes ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("buys", "ivory"),
            pgettext("buys", "jewels"),
            pgettext("buys", "gold"),
            pgettext("buys", "papyrus"),
            pgettext("buys", "silk"),
            pgettext("buys", "spice"),
            pgettext("buys", "fish"),
            pgettext("buys", "wheat"),
            pgettext("buys", "pottery"),
            pgettext("buys", "a fakir"),
        )[kind]

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
            return self.t.gettext("Place for nothing")
        text = self.t.ngettext("Place for {n} coin", "Place for {n} coins", price)
        return text.format(n=price)

    # -- djinns --------------------------------------------------------------------------------

    def djinn(self, djinn: int) -> str:
        pgettext = self.t.pgettext
        return (
            pgettext("djinn", "Al-Amin"),
            pgettext("djinn", "Anun-Nak"),
            pgettext("djinn", "Baal"),
            pgettext("djinn", "Boaz"),
            pgettext("djinn", "Bouraq"),
            pgettext("djinn", "Echidna"),
            pgettext("djinn", "Enki"),
            pgettext("djinn", "Hagis"),
            pgettext("djinn", "Haurvatat"),
            pgettext("djinn", "Iblis"),
            pgettext("djinn", "Jafaar"),
            pgettext("djinn", "Kandicha"),
            pgettext("djinn", "Kumarbi"),
            pgettext("djinn", "Lamia"),
            pgettext("djinn", "Leta"),
            pgettext("djinn", "Marid"),
            pgettext("djinn", "Monkir"),
            pgettext("djinn", "Nekir"),
            pgettext("djinn", "Shamhat"),
            pgettext("djinn", "Sibittis"),
            pgettext("djinn", "Sloar"),
            pgettext("djinn", "Utug"),
        )[djinn]

    def power(self, djinn: int) -> str:
        """What a djinn does, as short as its card."""
        _ = self.t.gettext
        return (
            _("At the end every two of your fakirs stand for any one good."),
            _("Three meeples from the bag settle on an empty tile."),
            _("Whenever a djinn is gained: 1 coin if by you, 2 if by a rival."),
            _("Assassins spare the viziers and elders in front of you."),
            _("Build a palace in any village."),
            _("Doubles the coins that your builders have brought this turn."),
            _("Plant a palm in any oasis."),
            _("A palace you place may stand on a neighbouring tile instead."),
            _("At the end palms on your tiles are worth 5, not 3."),
            _("Your assassins kill two: on one tile or in front of one rival."),
            _("At the end your viziers are worth 3, not 1."),
            _(
                "Whom your assassins kill pays you: a merchant a card, a builder coins; "
                "viziers and elders change sides."
            ),
            _("While you bid, every fakir makes a place one step cheaper."),
            _("A palm you plant may stand on a neighbouring tile instead."),
            _("Puts your camel on an empty tile."),
            _("A meeple sown on your tile: 1 coin if by you, 2 if by a rival."),
            _("A palace placed: 1 coin if by you, 2 if by a rival."),
            _("An assassination: 1 coin if yours, 2 if a rival’s."),
            _("At the end your elders are worth 4, not 2."),
            _("Shows you the top three djinns: keep one."),
            _("Brings you the top card of the resource deck."),
            _("Puts your camel on a tile where only meeples stand."),
        )[djinn]

    def price(self, djinn: int) -> str:
        """What a djinn asks of its owner."""
        _ = self.t.gettext
        return {
            FREE: _("Works by itself."),
            ONE: _("Costs an elder or a fakir, once a turn."),
            ELDER_AND_ONE: _("Costs an elder and another elder or a fakir, once a turn."),
            ONE_FAKIR: _("Costs a fakir, once a turn."),
            FAKIRS: _("Costs one fakir or more."),
        }[DJINN_PRICES[djinn]]

    def djinn_explained(self, djinn: int) -> str:
        """Power, price, points, and what the card has no room for."""
        _ = self.t.gettext
        more = {
            "anun_nak": _("Empty: no meeple, camel, palm or palace."),
            "leta": _("Empty: no meeple, camel, palm or palace."),
            "utug": _("No camel, palm or palace."),
            "kandicha": _(
                "A builder brings a coin for every blue tile around the tile it stood on."
            ),
        }.get(DJINN_NAMES[djinn], "")
        worth = self.points(DJINN_POINTS[djinn]) + "."
        return " ".join(
            part for part in (self.power(djinn), more, self.price(djinn), worth) if part
        )


def sultanate(view: State) -> Sultanate:
    assert isinstance(view, Sultanate)
    return view


def number_of_round(s: Sultanate) -> int:
    """The round being played; the frame that waits at the bottom begins the next one."""
    for frame in s.agenda:
        if isinstance(frame, Round):
            return frame.number - 1
    return 0
