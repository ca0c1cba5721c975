"""Why an answer cannot be given."""

from __future__ import annotations

from typing import Any

from majlis.games.five_tribes.data import (
    CARD,
    DISTANCE,
    DJINN,
    FAKIR,
    FIRST_ZERO,
    HELD,
    LARGE_MARKET_WINDOW,
    LAST_ZERO,
    MEEPLE,
    NAMES,
    NEIGHBOURS,
    PAY_ELDER,
    ROW,
    SMALL_MARKET_WINDOW,
    SPOT,
    TILE,
    TRACK_PRICES,
)
from majlis.games.five_tribes.naming import Naming, sultanate
from majlis.games.five_tribes.rules.assassins import Assassinate, SecondVictim
from majlis.games.five_tribes.rules.auction import Bid, BidWithFakirs
from majlis.games.five_tribes.rules.djinns_called import (
    BuildAnywhere,
    CallMeeples,
    PlantAnywhere,
    RuleEmptyTile,
    RulePeopledTile,
    UseDjinns,
    has_use,
)
from majlis.games.five_tribes.rules.payment import BUYING, can_pay
from majlis.games.five_tribes.rules.sale import AddToSet, SellGoods
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.rules.tiles import (
    LargeMarket,
    PlaceBeside,
    SacredPlace,
    SecondCard,
    SmallMarket,
)
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import Frame
from majlis.kernel.state import State


class Refusing(Naming):
    """The reasons that come up at a table."""

    def reason(self, view: State, action: int) -> str:
        _ = self.t.gettext
        s = sultanate(view)
        question, seat = s.question(), s.viewer
        if action < TILE:
            return self.why_not_place(s, question, seat, action - SPOT)
        if action < MEEPLE:
            return self.why_not_tile(s, question, action - TILE)
        if action < HELD:
            return self.why_not_meeple(s, question, action)
        if action < DJINN:
            return _("The assassins cannot reach it now.")
        if action < PAY_ELDER:
            return self.why_not_djinn(s, question, seat, action - DJINN)
        if ROW <= action < CARD:
            return self.why_not_card(s, question, action - ROW)
        if CARD <= action <= CARD + FAKIR:
            return self.why_not_own_card(question, action - CARD)
        return ""

    def why_not_place(self, s: Sultanate, question: Frame[Any], seat: int, place: int) -> str:
        _ = self.t.gettext
        if not isinstance(question, (Bid, BidWithFakirs)):
            return _("Places are taken in the auction, before the first turn of a round.")
        taken = s.turn_track[LAST_ZERO if place == FIRST_ZERO else place]
        if taken >= 0:
            if place == FIRST_ZERO:
                return _("All three zeros are taken.")
            return _("Taken by {name}.").format(name=self.player(taken))
        fakirs = question.fakirs if isinstance(question, BidWithFakirs) else 0
        if place + fakirs > FIRST_ZERO:
            return _("You have put down more fakirs than this place takes.")
        text = _("It costs {price}; you have {coins}.")
        price = self.coins(TRACK_PRICES[place + fakirs])
        return text.format(price=price, coins=self.coins(s.players[seat].coins))

    # -- tiles and meeples ------------------------------------------------------------------------

    def why_not_tile(self, s: Sultanate, question: Frame[Any], tile: int) -> str:
        _ = self.t.gettext
        if isinstance(question, ChooseTile):
            if not sum(s.meeples[5 * tile : 5 * tile + 5]):
                return _("There are no meeples here.")
            return _("From here the last meeple could not find its own tribe.")
        if isinstance(question, DropMeeple):
            return self.why_not_step(s, tile)
        if isinstance(question, (CallMeeples, RuleEmptyTile, RulePeopledTile)):
            if s.owners[tile] >= 0:
                return _("A camel stands here.")
            if s.palms[tile] or s.palaces[tile]:
                return _("A palm or a palace stands here.")
            if isinstance(question, RulePeopledTile):
                return _("There are no meeples here.")
            return _("Meeples stand here.")
        if isinstance(question, BuildAnywhere):
            return _("Only a village.")
        if isinstance(question, PlantAnywhere):
            return _("Only an oasis.")
        if isinstance(question, PlaceBeside):
            return _("Not beside {tile}, or nothing to pay with.").format(tile=NAMES[question.tile])
        return ""

    def why_not_step(self, s: Sultanate, tile: int) -> str:
        """Why the sowing in hand does not go to this tile next."""
        _ = self.t.gettext
        here = s.path[-1]
        if tile == here:
            return _("The sowing stands here; the next meeple goes to a neighbouring tile.")
        if tile not in NEIGHBOURS[here]:
            text = _("Not beside {tile}: a sowing goes from tile to tile, never diagonally.")
            return text.format(tile=NAMES[here])
        if len(s.path) > 1 and tile == s.path[-2]:
            return _("A sowing never goes straight back.")
        options = s.options(s.waiting[0])
        fit = [tribe for tribe in range(5) if MEEPLE + 5 * tile + tribe in options]
        if fit:
            names = ", ".join(self.one(tribe) for tribe in fit)
            return _("Choose whom you drop: {meeples}.").format(meeples=names)
        return _("From there the last meeple could not find its own tribe.")

    def why_not_meeple(self, s: Sultanate, question: Frame[Any], action: int) -> str:
        _ = self.t.gettext
        tile, tribe = divmod(action - MEEPLE, 5)
        if isinstance(question, DropMeeple):
            if not s.hand[tribe]:
                return _("You have none of them in hand.")
            return self.why_not_step(s, tile)
        if isinstance(question, SecondVictim):
            return _("The second victim stands where the first one does.")
        if isinstance(question, Assassinate):
            if not s.meeples[action - MEEPLE]:
                return _("There is none of them here.")
            text = _("{n} steps from {tile}: too far.")
            return text.format(n=DISTANCE[s.path[-1]][tile], tile=NAMES[s.path[-1]])
        return ""

    # -- cards and djinns -------------------------------------------------------------------------

    def why_not_card(self, s: Sultanate, question: Frame[Any], place: int) -> str:
        _ = self.t.gettext
        if isinstance(question, SmallMarket) and place >= SMALL_MARKET_WINDOW:
            return _("A small market sells only the first three cards.")
        if isinstance(question, (LargeMarket, SecondCard)):
            if place >= LARGE_MARKET_WINDOW:
                return _("A large market sells only the first six cards.")
            return _("First point at the card nearer the start of the row, then at the other.")
        return _("Cards are bought on a market, and taken by merchants.")

    def why_not_own_card(self, question: Frame[Any], kind: int) -> str:
        _ = self.t.gettext
        if isinstance(question, (SellGoods, AddToSet)):
            if kind == FAKIR:
                return _("Fakirs are not for sale.")
            if isinstance(question, AddToSet):
                if question.goods >> kind & 1:
                    return _("It is in the set already; a set holds different goods.")
                return _("Goods go into a set from the left to the right.")
        return _("Goods are sold at the end of your turn.") if kind != FAKIR else ""

    def why_not_djinn(self, s: Sultanate, question: Frame[Any], seat: int, djinn: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        if djinn in s.djinn_row:
            if isinstance(question, SacredPlace) and not can_pay(me, BUYING):
                return _("It costs two elders, or an elder and a fakir.")
            return _("Djinns are bought at sacred places.")
        if not me.has(djinn):
            return ""
        price = self.price(djinn)
        if not isinstance(question, (UseDjinns, SellGoods)):
            return price
        if not me.may_use(djinn):
            return _("It has served you this turn already.")
        if not can_pay(me, djinn):
            return price
        if not has_use(s, me, djinn):
            return _("There is nothing it could do now.")
        return self.power(djinn)
