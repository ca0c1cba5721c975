"""Why an answer cannot be given now."""

from __future__ import annotations

from typing import Any

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    ACT,
    BAKSHEESH_PRICE,
    BAKSHEESH_TILE,
    BARRIER,
    BARRIER_PRICE,
    CARD,
    CARDS,
    COFFEE,
    COPY_DISCARD,
    DELIVERED,
    DISCARD,
    FAMILY_HOME,
    GOOD,
    GUILD,
    GUILDS,
    KIOSK_TILE,
    LETTER,
    LIRA,
    MOST_PLACES,
    NPC,
    ONE,
    PAY,
    POLICE_STATION,
    SERVICE,
    STRAIGHT,
    TAKE,
    TEN,
    TILE,
    TILE_GOOD,
    YELLOW,
)
from majlis.games.istanbul.foretelling import BRINGING_BACK, TAKING, Foretelling
from majlis.games.istanbul.naming import bazaar
from majlis.games.istanbul.offering import tile_price
from majlis.games.istanbul.rules.action import Act, AfterAction
from majlis.games.istanbul.rules.bonus_cards import FamilyStep, MoveByCard
from majlis.games.istanbul.rules.bonus_hand import top_of_discard
from majlis.games.istanbul.rules.guild_cards import ChoosePlace
from majlis.games.istanbul.rules.guild_hand import PlayGuild, completable
from majlis.games.istanbul.rules.places_base import ChooseTile, DeliverAny, Sell, SendFamily
from majlis.games.istanbul.rules.places_letters import Bid, RaiseBid
from majlis.games.istanbul.rules.places_mocha import BarrierSide, Bribe
from majlis.games.istanbul.rules.turn import MoveCompanion, PayMerchants, Turn, toll
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import NONE, Frame
from majlis.kernel.state import State


class Refusing(Foretelling):
    """Reasons."""

    def reason(self, view: State, action: int) -> str:
        s = bazaar(view)
        question, seat = s.question(), s.viewer
        if 0 < action <= MOST_PLACES:
            return self.why_not_there(s, question, seat, action)
        if GOOD <= action <= LIRA:
            return self.why_not_that_good(s, question, seat, action)
        if TILE <= action <= BAKSHEESH_TILE:
            return self.why_not_that_tile(s, question, seat, action)
        if CARD <= action <= GUILD or action == CARDS:
            return self.why_not_that_card(s, question, seat, action)
        if GUILD < action <= LETTER or action == GUILDS:
            return self.why_not_that_guild_card(s, question, seat, action)
        return self.why_not_else(s, question, seat, action)

    def why_not_there(self, s: Istanbul, question: Frame[Any], seat: int, place: int) -> str:
        _ = self.t.gettext
        player = s.players[seat]
        if place not in s.places:
            return _("This place is not in the game.")
        if isinstance(question, Turn):
            return self.too_far(s, seat, place)
        if isinstance(question, MoveByCard):
            if place == player.merchant:
                return _("Your merchant is here already.")
            return _("The card does not lead there.")
        if isinstance(question, MoveCompanion):
            n = question.steps
            text = self.t.ngettext(
                "Your companion goes exactly {n} place.",
                "Your companion goes exactly {n} places.",
                n,
            )
            return text.format(n=n)
        if isinstance(question, BRINGING_BACK):
            if place == player.merchant:
                return _("Your merchant is here himself.")
            return _("None of your assistants to bring back is here.")
        if isinstance(question, SendFamily):
            return _("It is let out of here.")
        if isinstance(question, FamilyStep):
            return _("It steps to a place beside it, not to the Police Station.")
        if isinstance(question, ChoosePlace):
            return self.sentence(self.lack(s, seat, place))
        if isinstance(question, BarrierSide):
            return _("Choose a neighbour of {n} where the barrier does not lie yet.").format(
                n=question.place
            )
        if isinstance(question, Act) and place == question.place:
            return self.sentence(self.lack(s, seat, place)) if self.lack(s, seat, place) else ""
        return _("Your merchant has moved in this turn.")

    def too_far(self, s: Istanbul, seat: int, place: int) -> str:
        _ = self.t.gettext
        player = s.players[seat]
        if place == player.merchant:
            return _("Your merchant is here: he must move on.")
        if s.grid.steps[player.merchant][place] <= 2:
            return _("The barrier is in the way.")
        if player.has(STRAIGHT):
            return _("Too far: 1 or 2 places, or a straight line.")
        return _("Too far: your merchant walks 1 or 2 places.")

    def why_not_that_good(self, s: Istanbul, question: Frame[Any], seat: int, action: int) -> str:
        _ = self.t.gettext
        player = s.players[seat]
        if action == LIRA:
            return "" if player.lira >= SERVICE else _("You have no 2 lira.")
        if action == COFFEE:
            return "" if player.coffee else _("You have no coffee.")
        good = action - GOOD
        if isinstance(question, TAKING):
            if player.goods[good] >= player.capacity():
                return _("Your cart is full of it.")
            return ""
        if not player.goods[good]:
            return _("You have none of it.")
        if isinstance(question, Sell):
            return _("No more of it is wanted.") if good >= question.kind else self.in_order()
        if isinstance(question, DeliverAny):
            return self.in_order()
        return ""

    def in_order(self) -> str:
        return self.t.gettext("Goods are given from left to right: undo to choose it.")

    def why_not_that_tile(self, s: Istanbul, question: Frame[Any], seat: int, action: int) -> str:
        _ = self.t.gettext
        player = s.players[seat]
        if action in (BARRIER, BAKSHEESH_TILE):
            price = BARRIER_PRICE if action == BARRIER else BAKSHEESH_PRICE
            if isinstance(question, Bribe):
                return _("It costs {price}.").format(price=self.coffee(price))
            return _("That is done in the Tavern.")
        tile = action - TILE
        if isinstance(question, (ChooseTile, Bribe)):
            if player.has(tile):
                return _("You have this tile already.")
            if isinstance(question, Bribe) and tile >= STRAIGHT:
                return _("It costs {price}.").format(price=self.coffee(s.tiles[tile] + 1))
            if tile < STRAIGHT and isinstance(question, ChooseTile) and tile_price(s, tile):
                goods = self.goods(TILE_GOOD[tile], tile_price(s, tile))
                return self.sentence(_("needs {goods}").format(goods=goods))
            return ""
        if not player.has(tile):
            return _("You do not have this tile.")
        if tile != YELLOW:
            return _("It works by itself when its moment comes.")
        if s.yellow_used:
            return _("Once a turn, and you have used it.")
        if player.lira < SERVICE:
            return _("You have no 2 lira.")
        return _("None of your assistants to bring back is here.")

    def why_not_that_card(self, s: Istanbul, question: Frame[Any], seat: int, action: int) -> str:
        _ = self.t.gettext
        player = s.players[seat]
        if action == CARDS:
            return _("None of your bonus cards fits now.")
        card = action - CARD
        if card not in player.hand:
            return _("You do not have this card.")
        if card == FAMILY_HOME and player.family == POLICE_STATION:
            return _("Your family member is at home.")
        if card == COPY_DISCARD and top_of_discard(s) == NONE:
            return _("There is nothing to copy on the discard pile.")
        if CARDS in s.options(seat) and action in self.opened(s, seat, CARDS):
            return _("First choose to play a bonus card.")
        return _("Not now: {when}.").format(when=self.card_when(card))

    def why_not_that_guild_card(
        self, s: Istanbul, question: Frame[Any], seat: int, action: int
    ) -> str:
        _ = self.t.gettext
        player = s.players[seat]
        if not player.guild or (action != GUILDS and action - GUILD not in player.guild):
            return _("You do not have this card.")
        if not isinstance(question, (Turn, PlayGuild)):
            return _("A guild card is played instead of a whole turn.")
        if s.phase_one:
            return _("Your turn has begun already: no guild card any more.")
        if action == GUILDS or not completable(s, seat, action - GUILD):
            return _("You cannot do everything that it asks for.")
        return _("First choose to play a guild card.")

    def why_not_else(self, s: Istanbul, question: Frame[Any], seat: int, action: int) -> str:
        _ = self.t.gettext
        player = s.players[seat]
        if action == ACT and isinstance(question, Act):
            return self.sentence(self.lack(s, seat, question.place))
        if action == PAY and isinstance(question, PayMerchants):
            due = toll(s, seat, question.place, question.spared)
            text = _("needs {price}, you have {n}").format(price=self.lira(due), n=player.lira)
            return self.sentence(text)
        if action == TAKE:
            return _("None of your assistants waits here.")
        if action == DISCARD:
            return _("The discard pile is empty.")
        if ONE <= action <= TEN and isinstance(question, (Bid, RaiseBid)):
            return _("You have {lira}; large coins come first.").format(lira=self.lira(player.lira))
        if data.FAMILY <= action < NPC + 4 and isinstance(question, AfterAction):
            return _("Only figures at the same place are met.")
        if LETTER < action < KIOSK_TILE:
            letter = action - LETTER
            if letter not in player.letters:
                return _("You do not have this letter.")
            return _("With this letter the seals do not come out even.")
        if action > DELIVERED:
            return _("This tile is not on offer.")
        return ""
