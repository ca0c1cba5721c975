"""What an answer would do, before it is given."""

from __future__ import annotations

from typing import Any

from majlis.drawing.words import Consequence, tried
from majlis.games.five_tribes.data import (
    ANUN_NAK,
    BOURAQ,
    BUILDER,
    CARD,
    DISTANCE,
    DJINN,
    DJINN_POINTS,
    DONE,
    ECHIDNA,
    ENKI,
    FAKIR,
    FIRST_ZERO,
    GOODS,
    HELD,
    LARGE_MARKET_PRICE,
    MEEPLE,
    MERCHANT,
    NAMES,
    PALACE_POINTS,
    PALM_POINTS,
    PAY_ELDER,
    PAY_FAKIR,
    ROW,
    SET_VALUES,
    SMALL_MARKET_PRICE,
    SPOT,
    TILE,
    TILE_POINTS,
    TRACK_PRICES,
)
from majlis.games.five_tribes.naming import Naming, sultanate
from majlis.games.five_tribes.rules import notes as kinds
from majlis.games.five_tribes.rules.assassins import Assassinate, SecondVictim
from majlis.games.five_tribes.rules.auction import Bid, BidWithFakirs
from majlis.games.five_tribes.rules.djinns_called import (
    BuildAnywhere,
    CallMeeples,
    KeepDjinn,
    PlantAnywhere,
    UseDjinns,
)
from majlis.games.five_tribes.rules.payment import BUYING, PayWith
from majlis.games.five_tribes.rules.sale import AddToSet, SellGoods
from majlis.games.five_tribes.rules.scoring import goods_points, wild_goods
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.rules.tiles import (
    PALM,
    LargeMarket,
    PlaceBeside,
    SacredPlace,
    SecondCard,
    SmallMarket,
)
from majlis.games.five_tribes.rules.tribes import AddFakir
from majlis.games.five_tribes.sowing_ends import possible_ends
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.kernel.frame import CHANCE, Frame
from majlis.kernel.state import Note, State


class Foretelling(Naming):
    """The consequence of every legal answer to every question."""

    def consequence(self, view: State, action: int) -> Consequence:
        s = sultanate(view)
        question, seat = s.question(), s.waiting[0]
        if seat == CHANCE:
            return Consequence(self.name(s.label(action)))
        if action == DONE:
            return self.stop(s, question, seat)
        if isinstance(question, (Bid, BidWithFakirs)):
            return self.bid(s, question, seat, action)
        if isinstance(question, ChooseTile):
            return self.lift(s, seat, action - TILE)
        if isinstance(question, DropMeeple):
            return self.drop(s, seat, action)
        if isinstance(question, (Assassinate, SecondVictim)):
            return self.kill(s, question, seat, action)
        if isinstance(question, AddFakir):
            return self.add_fakir(s, question)
        if isinstance(question, PayWith):
            return self.pay(s, question, seat, action)
        if isinstance(question, (SmallMarket, LargeMarket, SecondCard)):
            return self.buy(s, question, seat, action - ROW)
        if DJINN <= action < PAY_ELDER:
            return self.call_or_gain(s, question, seat, action - DJINN)
        if isinstance(question, (SellGoods, AddToSet)):
            return self.into_set(question, action - CARD)
        return self.place(s, question, seat, action - TILE)

    # -- trying it out ---------------------------------------------------------------------------

    def difference(self, s: Sultanate, trial: Sultanate, seat: int) -> str:
        """What the seat would gain or lose in points."""
        points = trial.scores()[seat] - s.scores()[seat]
        return f"{points:+d}" if points else ""

    # -- the auction -----------------------------------------------------------------------------

    def bid(
        self, s: Sultanate, question: Bid | BidWithFakirs, seat: int, action: int
    ) -> Consequence:
        _ = self.t.gettext
        me = s.players[seat]
        fakirs = question.fakirs if isinstance(question, BidWithFakirs) else 0
        if action == PAY_FAKIR:
            text = _("Every place costs as much as the next cheaper one. Fakirs left: {n}.")
            text = text.format(n=me.holds(FAKIR) - 1)
            return Consequence(text, verb=_("Discard a fakir"))
        place = action - SPOT
        price = min(me.coins, TRACK_PRICES[min(place + fakirs, FIRST_ZERO)])
        before = sum(1 for other in s.turn_track[:place] if other >= 0)
        left = _("{coins} left").format(coins=self.coins(me.coins - price))
        if before:
            text = self.t.ngettext(
                "{left}; {n} marker plays before you so far",
                "{left}; {n} markers play before you so far",
                before,
            ).format(left=left, n=before)
        else:
            text = _("{left}; you would play first so far").format(left=left)
        if not price:
            return Consequence(text, verb=_("Bid nothing"))
        return Consequence(text, f"-{price}", _("Bid {coins}").format(coins=self.paying(price)))

    # -- the sowing ------------------------------------------------------------------------------

    def lift(self, s: Sultanate, seat: int, tile: int) -> Consequence:
        _ = self.t.gettext
        trial, _notes = tried(s, seat, TILE + tile)
        ends = len({(end - MEEPLE) // 5 for end in possible_ends(trial)})
        can_end = self.t.ngettext("can end on {n} tile", "can end on {n} tiles", ends)
        crowd = self.crowd(s.meeples[5 * tile : 5 * tile + 5])
        text = f"{NAMES[tile]}: {crowd}; {can_end.format(n=ends)}"
        return Consequence(text, verb=_("Sow from {tile}").format(tile=NAMES[tile]))

    def drop(self, s: Sultanate, seat: int, action: int) -> Consequence:
        _ = self.t.gettext
        tile, tribe = divmod(action - MEEPLE, 5)
        verb = _("Drop {meeple} on {tile}").format(meeple=self.one(tribe), tile=NAMES[tile])
        trial, happened = tried(s, seat, action)
        gain = self.difference(s, trial, seat)
        if sum(s.hand) > 1:
            ends = {NAMES[(end - MEEPLE) // 5] for end in possible_ends(trial)}
            text = _("{tile}: then it can end on {ends}")
            text = text.format(tile=NAMES[tile], ends=", ".join(sorted(ends)))
            return Consequence(text, gain, verb)
        parts = [part for note in happened for part in (self.brought(s, note),) if part]
        kind = self.kind(s.kinds[tile]).lower()
        text = _("{tile}: {what}; then the {kind}")
        text = text.format(tile=NAMES[tile], what=", ".join(parts), kind=kind)
        return Consequence(text, gain, verb)

    def brought(self, s: Sultanate, note: Note) -> str:
        """What the end of a sowing brings, in a few words."""
        _ = self.t.gettext
        kind, _seat, b, c, _d = note[1:]
        if kind == kinds.TAKEN:
            took = _("takes {meeples}").format(meeples=self.taking(b, c))
            if b == BUILDER:
                coins = self.paying(c * s.blue_tiles(note[5]))
                return _("{took} for {coins}").format(took=took, coins=coins)
            if b == MERCHANT:
                cards = [self.card(card).lower() for card in s.row[:c]]
                return f"{took}: {', '.join(cards)}" if cards else took
            return took
        if kind == kinds.CAMEL:
            text = _("you rule the tile, +{n}")
            return text.format(n=tile_worth(s, b))
        if kind == kinds.LAST_CAMEL:
            return _("your last camel: the game ends with this round")
        return ""

    # -- the tribes ------------------------------------------------------------------------------

    def kill(
        self, s: Sultanate, question: Assassinate | SecondVictim, seat: int, action: int
    ) -> Consequence:
        _ = self.t.gettext
        if action >= HELD:
            owner, tribe = divmod(action - HELD, 2)
            whom = _("{meeple} of {name}").format(meeple=self.one(tribe), name=self.player(owner))
            return self.killing(s, seat, action, whom, [])
        tile, tribe = divmod(action - MEEPLE, 5)
        whom = _("{meeple} on {tile}").format(meeple=self.one(tribe), tile=NAMES[tile])
        steps = DISTANCE[s.path[-1]][tile]
        parts = [self.steps_away(steps)]
        if isinstance(question, Assassinate):
            needed = steps - question.assassins
            if needed > 0:
                parts.append(_("costs {fakirs}").format(fakirs=self.fakirs(needed)))
        return self.killing(s, seat, action, whom, parts)

    def killing(
        self, s: Sultanate, seat: int, action: int, whom: str, parts: list[str]
    ) -> Consequence:
        _ = self.t.gettext
        trial, happened = tried(s, seat, action)
        for note in happened:
            if note[1] == kinds.CAMEL:
                text = _("you rule {tile}, +{n}")
                parts.append(text.format(tile=NAMES[note[3]], n=tile_worth(s, note[3])))
            elif note[1] == kinds.EARNED and note[2] == seat:
                text = _("{djinn} pays {coins}")
                parts.append(text.format(djinn=self.djinn(note[4]), coins=self.paying(note[3])))
        verb = _("Kill {whom}").format(whom=whom)
        return Consequence("; ".join([verb, *parts]), self.difference(s, trial, seat), verb)

    def add_fakir(self, s: Sultanate, question: AddFakir) -> Consequence:
        _ = self.t.gettext
        blue = s.blue_tiles(s.path[-1])
        helpers = question.builders + question.fakirs + 1
        text = _("{n} times {blue} blue tiles: {coins}")
        text = text.format(n=helpers, blue=blue, coins=self.coins(helpers * blue))
        return Consequence(text, f"+{blue}", _("Discard a fakir"))

    # -- the tiles -------------------------------------------------------------------------------

    def place(self, s: Sultanate, question: Frame[Any], seat: int, tile: int) -> Consequence:
        """A palm, a palace, a camel or meeples on a tile."""
        _ = self.t.gettext
        name = NAMES[tile]
        if isinstance(question, CallMeeples):
            kind = self.kind(s.kinds[tile]).lower()
            text = _("{tile}, {kind}: three meeples from the bag").format(tile=name, kind=kind)
            return Consequence(text, verb=_("Settle {tile}").format(tile=name))
        if isinstance(question, (PlaceBeside, BuildAnywhere, PlantAnywhere)):
            palm = isinstance(question, PlantAnywhere) or (
                isinstance(question, PlaceBeside) and question.piece == PALM
            )
            verb = (_("Plant on {tile}") if palm else _("Build on {tile}")).format(tile=name)
            owner = s.owners[tile]
            if owner == seat:
                whose = _("your tile")
            elif owner >= 0:
                whose = _("ruled by {name}").format(name=self.player(owner))
            else:
                whose = _("ruled by nobody")
            parts = [f"{name}: {whose}"]
            if isinstance(question, PlaceBeside) and tile != question.tile:
                djinn = self.djinn(question.djinn())
                parts.append(_("{djinn} wants an elder or a fakir").format(djinn=djinn))
            gain = f"+{PALM_POINTS if palm else PALACE_POINTS}" if owner == seat else ""
            return Consequence("; ".join(parts), gain, verb)
        points = TILE_POINTS[s.kinds[tile]]
        parts = [_("{tile} is yours: {points}").format(tile=name, points=self.points(points))]
        if s.players[seat].camels == 1:
            parts.append(_("your last camel: the game ends with this round"))
        verb = _("Camel on {tile}").format(tile=name)
        return Consequence("; ".join(parts), f"+{points}", verb)

    def buy(self, s: Sultanate, question: Frame[Any], seat: int, place: int) -> Consequence:
        _ = self.t.gettext
        kinds_bought = [s.row[place]]
        price = SMALL_MARKET_PRICE if isinstance(question, SmallMarket) else LARGE_MARKET_PRICE
        if isinstance(question, SecondCard):
            kinds_bought.append(s.row[question.first])
        names = ", ".join(self.buying(kind) for kind in sorted(kinds_bought))
        me = s.players[seat]
        before, after = goods_value(me, []), goods_value(me, kinds_bought)
        verb = _("Buy {cards}").format(cards=names)
        if isinstance(question, LargeMarket) and len(s.row) > 1:
            text = _("{card}, and another card behind it; both for {coins}")
            text = text.format(card=self.card(s.row[place]), coins=self.paying(price))
            return Consequence(text, verb=_("Take {card} first").format(card=names))
        if after == before:
            text = _("{cards} for {coins}").format(cards=names, coins=self.paying(price))
        else:
            text = _("{cards} for {coins}; your goods are worth {after} instead of {before}")
            text = text.format(cards=names, coins=self.paying(price), after=after, before=before)
        return Consequence(text, f"{after - before - price:+d}", verb)

    def into_set(self, question: SellGoods | AddToSet, kind: int) -> Consequence:
        _ = self.t.gettext
        size = 1 + (question.goods.bit_count() if isinstance(question, AddToSet) else 0)
        text = self.t.ngettext("A set of {n} good: {coins}", "A set of {n} goods: {coins}", size)
        text = text.format(n=size, coins=self.coins(SET_VALUES[size]))
        verb = _("Put {card} into the set").format(card=self.buying(kind))
        return Consequence(text, f"+{SET_VALUES[size]}", verb)

    # -- djinns ----------------------------------------------------------------------------------

    def call_or_gain(
        self, s: Sultanate, question: Frame[Any], seat: int, djinn: int
    ) -> Consequence:
        _ = self.t.gettext
        name, power = self.djinn(djinn), self.power(djinn)
        points = f"+{DJINN_POINTS[djinn]}"
        if isinstance(question, SacredPlace):
            text = f"{name}: {power} {self.price(djinn)}"
            return Consequence(text, points, _("Buy {djinn}").format(djinn=name))
        if isinstance(question, KeepDjinn):
            text = f"{name}: {power} {self.price(djinn)}"
            return Consequence(text, points, _("Keep {djinn}").format(djinn=name))
        left = {
            ANUN_NAK: _("In the bag: {n}.").format(n=sum(s.bag)),
            BOURAQ: _("Palaces left: {n}.").format(n=s.palaces_left),
            ENKI: _("Palms left: {n}.").format(n=s.palms_left),
        }.get(djinn, "")
        gain = f"+{s.builder_coins}" if djinn == ECHIDNA else ""
        text = " ".join(part for part in (f"{name}: {power}", self.price(djinn), left) if part)
        return Consequence(text, gain, _("Call {djinn}").format(djinn=name))

    def pay(self, s: Sultanate, question: PayWith, seat: int, action: int) -> Consequence:
        _ = self.t.gettext
        me = s.players[seat]
        what = _("a djinn") if question.djinn == BUYING else self.djinn(question.djinn)
        if action == PAY_ELDER:
            text = _("An elder for {djinn}; elders left: {n}")
            text = text.format(djinn=what, n=me.elders - 1)
            trial, _notes = tried(s, seat, action)
            worth = s.breakdown()[seat]["elders"] - trial.breakdown()[seat]["elders"]
            return Consequence(text, f"-{worth}", _("Pay with an elder"))
        text = _("A fakir for {djinn}; fakirs left: {n}")
        text = text.format(djinn=what, n=me.holds(FAKIR) - 1)
        return Consequence(text, verb=_("Pay with a fakir"))

    # -- enough ----------------------------------------------------------------------------------

    def stop(self, s: Sultanate, question: Frame[Any], seat: int) -> Consequence:
        """What it means to go on without doing it."""
        _ = self.t.gettext
        if isinstance(question, AddToSet):
            n = question.goods.bit_count()
            coins = self.paying(SET_VALUES[n])
            text = self.t.ngettext("{n} good for {coins}", "{n} different goods for {coins}", n)
            verb = _("Sell for {coins}").format(coins=coins)
            return Consequence(text.format(n=n, coins=coins), f"+{SET_VALUES[n]}", verb)
        if isinstance(question, AddFakir):
            blue = s.blue_tiles(s.path[-1])
            brought = blue * (question.builders + question.fakirs)
            coins = self.paying(brought)
            text = _("The builders bring {coins}.").format(coins=coins)
            return Consequence(text, f"+{brought}", _("Take {coins}").format(coins=coins))
        if isinstance(question, SellGoods):
            text = _("Your turn is over; goods keep their value.")
            return Consequence(text, verb=_("End the turn"))
        if isinstance(question, (SmallMarket, LargeMarket)):
            return Consequence(_("The coins stay with you."), verb=_("Buy nothing"))
        if isinstance(question, SacredPlace):
            return Consequence(_("Elders and fakirs stay with you."), verb=_("No djinn"))
        if isinstance(question, Assassinate):
            text = _("Nobody is in reach without fakirs.")
            return Consequence(text, verb=_("Kill nobody"))
        if isinstance(question, SecondVictim):
            return Consequence(_("One is enough; Iblis is not called."), verb=_("Only one"))
        assert isinstance(question, UseDjinns)
        return Consequence(_("The turn goes on without a djinn."), verb=_("Go on"))


def tile_worth(s: Sultanate, tile: int) -> int:
    """What ruling the tile is worth, whichever djinns its ruler has."""
    return (
        TILE_POINTS[s.kinds[tile]] + PALM_POINTS * s.palms[tile] + PALACE_POINTS * s.palaces[tile]
    )


def goods_value(me: Player, more: list[int]) -> int:
    """What the goods in hand and these cards would count."""
    cards = [me.holds(kind) + more.count(kind) for kind in range(GOODS + 1)]
    return goods_points(cards, wild_goods(me, cards[FAKIR]))
