"""Istanbul in words: the questions; names, log and consequences are in modules of their own."""

from __future__ import annotations

from typing import Any

from majlis.drawing.words import Question
from majlis.games.istanbul.data import (
    CATCH,
    LEAVE,
    NPC,
    TAKE,
    TILE,
    YELLOW,
)
from majlis.games.istanbul.naming import bazaar
from majlis.games.istanbul.offering import price_list
from majlis.games.istanbul.refusing import Refusing
from majlis.games.istanbul.rules.action import Act, AfterAction
from majlis.games.istanbul.rules.bonus_cards import Exchange, MoveByCard, SellOne
from majlis.games.istanbul.rules.dice import Rolled, rolled
from majlis.games.istanbul.rules.encounters import PayNpc
from majlis.games.istanbul.rules.kiosk import UseTile
from majlis.games.istanbul.rules.places_base import ChooseTile, DeliverAny, Sell
from majlis.games.istanbul.rules.places_letters import Bid, RaiseBid
from majlis.games.istanbul.rules.places_mocha import BarrierSide
from majlis.games.istanbul.rules.seals import PayLetters
from majlis.games.istanbul.rules.supply import ChooseGood
from majlis.games.istanbul.rules.turn import Assistant, PayMerchants, Turn, TurnEnd, toll
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.telling import Telling
from majlis.kernel.frame import CHANCE, Frame
from majlis.kernel.state import State


class Words(Telling, Refusing):
    """What is said at the table."""

    # -- the position ----------------------------------------------------------------------------

    def place_told(self, s: Istanbul, seat: int, place: int) -> str:
        """All that there is to say about a place right now."""
        _ = self.t.gettext
        parts = [self.place_explained(place)]
        if s.first >= 0:
            lack = self.lack(s, seat, place)
            now = lack or self.offer(s, seat, place)
            parts.append(_("Now: {what}.").format(what=now))
        there = self.standing(s, place)
        if there:
            parts.append(_("Here: {who}.").format(who=there))
        return " ".join(parts)

    def summary(self, s: Istanbul) -> str:
        """The position in a few sentences."""
        _ = self.t.gettext
        rubies = ", ".join(f"{self.player(i)} {p.rubies}" for i, p in enumerate(s.players))
        text = _("Rubies: {rubies}; {n} end the game.").format(rubies=rubies, n=s.target())
        where = ", ".join(
            f"{self.player(i)}: {self.numbered(p.merchant)}" for i, p in enumerate(s.players)
        )
        return f"{text} {where}."

    # -- questions -------------------------------------------------------------------------------

    def ask(self, view: State, seat: int) -> Question:
        _ = self.t.gettext
        s = bazaar(view)
        if not s.waiting:
            best = self.rubies(max(s.scores()))
            return Question(self.outcome(s, seat, best), (_("The game is over"),))
        question, asked = s.question(), s.waiting[0]
        crumbs = self.steps(s, question, seat)
        if asked == CHANCE:
            return Question(self.sentence(self.crumb(question))[:-1], crumbs)
        if seat != asked:
            return Question(self.told(question, asked), crumbs)
        title, detail = self.put(s, question, seat)
        return Question(title, crumbs, detail)

    def rubies(self, n: int) -> str:
        return self.t.ngettext("{n} ruby", "{n} rubies", n).format(n=n)

    def steps(self, s: Istanbul, question: Frame[Any], seat: int) -> tuple[str, ...]:
        """Whose turn it is, where the figure acts, and what is being done."""
        _ = self.t.gettext
        turn = whose_turn(s)
        if turn < 0:
            return (_("Before the game"), self.crumb(question))
        whose = (
            _("Your turn") if turn == seat else _("{name}’s turn").format(name=self.player(turn))
        )
        place = where(s)
        steps = [whose, self.numbered(place)] if place else [whose]
        here = self.crumb(question)
        return (*steps, here) if here else tuple(steps)

    def put(self, s: Istanbul, question: Frame[Any], seat: int) -> tuple[str, str]:
        """The question to the seat that has to answer it, and a line of help."""
        _ = self.t.gettext
        me = s.players[seat]
        if isinstance(question, Turn):
            return _("Where does your merchant go?"), self.ways(s, seat)
        if isinstance(question, Assistant):
            return self.put_for_assistant(s, seat)
        if isinstance(question, PayMerchants):
            due = toll(s, seat, question.place, question.spared)
            tolls = "; ".join(self.tolls(s, seat, question.place, question.spared))
            text = _("Pay {lira} to act here?").format(lira=self.for_lira(due))
            return text, self.sentence(tolls)
        if isinstance(question, Act):
            lack = self.lack(s, seat, question.place)
            now = lack or self.offer(s, seat, question.place)
            return _("{place}: act?").format(place=self.place(question.place)), self.sentence(now)
        if isinstance(question, AfterAction):
            met = [a for a in question.encounters(s) if a < NPC]
            if met:
                return _("Whom do you meet?"), _("Family members here must be caught.")
            if question.encounters(s):
                return _("Do you use a service?"), _("Each character once, then the dice move him.")
            return _("Anything else in this turn?"), ""
        if isinstance(question, Rolled):
            return _("You rolled {n}. Change it?").format(n=rolled(s)), ""
        if isinstance(question, PayNpc):
            text = _("{who}: how do you pay?").format(who=self.npc(question.npc))
            return text, _("What you were given will do.")
        if isinstance(question, Sell):
            return self.put_for_sale(question)
        if isinstance(question, ChooseTile):
            return _("Which tile do you take?"), _("You pay one of its goods.")
        if isinstance(question, (Bid, RaiseBid)):
            return self.put_for_bid(s, question)
        if isinstance(question, UseTile):
            text = _("{tile}: do you use it?").format(tile=self.kiosk_tile(question.tile))
            return text, self.kiosk_explained(question.tile)
        if isinstance(question, PayLetters):
            text = self.t.ngettext("{n} seal to go.", "{n} seals to go.", question.seals)
            return _("Which letter do you give?"), text.format(n=question.seals)
        if isinstance(question, DeliverAny):
            text = _("{goods} to go.").format(goods=self.of_goods(question.left))
            return _("Which good does the Sultan get?"), text
        if isinstance(question, MoveByCard):
            return _("Where does your merchant go?"), self.card_explained(question.card)
        if isinstance(question, ChooseGood) and question.coffee and s.mocha:
            return _("Which good do you take, or coffee?"), ""
        if isinstance(question, SellOne):
            return _("What do you sell for {lira}?").format(lira=self.for_lira(question.lira)), ""
        if isinstance(question, Exchange):
            return _("What do you swap?"), _("Up to {n} more.").format(n=question.left)
        if isinstance(question, BarrierSide):
            return _("Between {n} and which place?").format(n=question.place), ""
        return self.plain_question(question, me.lira)

    def plain_question(self, question: Frame[Any], lira: int) -> tuple[str, str]:
        """Questions that are the same whenever they are asked."""
        _ = self.t.gettext
        title, detail = {
            "MoveCompanion": (_("Where does your companion go?"), ""),
            "DoubleMove": (
                _("Another turn for three seals?"),
                _("Once a round, at the end of your turn."),
            ),
            "Smuggle": (_("Which good does the smuggler bring?"), ""),
            "YellowTile": (_("Which assistant comes back?"), _("For 2 lira.")),
            "TurnToSix": (_("Which die becomes a six?"), ""),
            "ChooseGood": (_("Which good do you take?"), ""),
            "ChooseTrack": (
                _("Whose ruby do you take?"),
                _("The next one there will cost more."),
            ),
            "DiscardBonus": (_("Which bonus card do you discard?"), ""),
            "CardOrLira": (
                _("A bonus card or {lira}?").format(lira=self.lira(CATCH)),
                _("The reward for the family member."),
            ),
            "GreenTile": (_("One more good for 2 lira?"), _("Your green tile.")),
            "CaravansaryCard": (_("Which card do you take?"), ""),
            "ReturnAssistants": (_("Which assistants come back?"), ""),
            "CallNumber": (
                _("Which number do you call?"),
                _("Reach it, and it is yours in lira; else 2."),
            ),
            "SendFamily": (
                _("Where does your family member go?"),
                _("It acts there, pays nobody and meets nobody."),
            ),
            "PlayCard": (_("Which card do you play?"), _("Lit cards fit now.")),
            "ReturnOne": (_("Which assistant comes back?"), ""),
            "ExchangeFor": (_("What do you take for it?"), ""),
            "FamilyStep": (_("Where does your family member go?"), _("One step.")),
            "ChooseMerchant": (
                _("Which merchant do you visit?"),
                _("You do not pay the one you visit."),
            ),
            "ChooseNpc": (_("Which character do you call?"), _("At his usual price.")),
            "Roast": (
                _("What do you give for 2 coffee?"),
                _("Lira first, then a good, then a card; each once."),
            ),
            "DiscardGuild": (_("Which guild card do you discard?"), ""),
            "Bribe": (_("What do you want in the Tavern?"), ""),
            "PlaceBarrier": (
                _("Beside which place does the barrier go?"),
                _("Then you may act on that place."),
            ),
            "PlayGuild": (
                _("Which guild card do you play?"),
                _("It takes the place of your whole turn."),
            ),
            "ChoosePlace": (_("On which place do you act?"), ""),
            "ChooseKioskTile": (_("Which kiosk tile do you take?"), ""),
            "ChooseFigure": (_("Who goes on?"), ""),
            "Relocate": (_("Where to?"), _("Nothing is done or paid there.")),
        }[type(question).__name__]
        return title, detail

    def ways(self, s: Istanbul, seat: int) -> str:
        """What else the turn may begin with."""
        _ = self.t.gettext
        if s.viewer in (seat, -1) and TILE + YELLOW in s.options(seat):
            return _("Or use a card or a tile first.")
        n = len(s.players[seat].stack)
        if not n:
            return _("No assistant is with you: go where one waits, or to the Fountain.")
        text = self.t.ngettext("{n} assistant is with you.", "{n} assistants are with you.", n)
        return text.format(n=n)

    def put_for_assistant(self, s: Istanbul, seat: int) -> tuple[str, str]:
        _ = self.t.gettext
        legal = s.options(seat)
        if TAKE in legal:
            return _("Pick up your assistant?"), self.what_follows(s, seat)
        if LEAVE in legal:
            return _("Leave an assistant here?"), self.what_follows(s, seat)
        return _("No assistant of yours is here"), _("Your turn ends, unless something helps.")

    def what_follows(self, s: Istanbul, seat: int) -> str:
        """The action that the assistant is for."""
        place = s.players[seat].merchant
        lack = self.lack(s, seat, place)
        if lack:
            return self.sentence(lack)
        text = self.t.gettext("Then the action: {offer}.")
        return text.format(offer=self.offer(s, seat, place))

    def put_for_sale(self, question: Sell) -> tuple[str, str]:
        _ = self.t.gettext
        prices = price_list(question.market)
        sold = question.sold
        if not sold:
            return _("What do you sell?"), _("Up to five goods; point at one after the other.")
        text = _("{goods} for {lira} so far.")
        detail = text.format(goods=self.of_goods(sold), lira=self.for_lira(prices[sold]))
        if sold + 1 < len(prices):
            detail += " " + _("One more: {lira}.").format(lira=self.lira(prices[sold + 1]))
        return _("What else do you sell?"), detail

    def put_for_bid(self, s: Istanbul, question: Bid | RaiseBid) -> tuple[str, str]:
        _ = self.t.gettext
        if isinstance(question, RaiseBid):
            bid = question.high + question.more
            return _("Bid {n}, or more?").format(n=bid), ""
        if not question.high:
            return _("What do you bid for two bonus cards?"), _("At least 1 lira.")
        text = _("{name} bids {n}. Do you bid more?")
        name = self.player(question.leader)
        return text.format(name=name, n=question.high), _("For two bonus cards.")

    # -- told to the others ------------------------------------------------------------------------

    def told(self, question: Frame[Any], asked: int) -> str:
        """The question, told to somebody else."""
        _ = self.t.gettext
        name = self.player(asked)
        kind = type(question).__name__
        text = {
            "Turn": _("{name} moves"),
            "MoveByCard": _("{name} moves"),
            "Relocate": _("{name} moves"),
            "MoveCompanion": _("{name} moves the companion"),
            "ChooseMerchant": _("{name} moves"),
            "Assistant": _("{name} leaves or picks up an assistant"),
            "PayMerchants": _("{name} pays other merchants, or not"),
            "AfterAction": _("{name} ends the turn"),
            "DoubleMove": _("{name} may take another turn"),
            "PlayCard": _("{name} plays a card"),
            "PlayGuild": _("{name} plays a guild card"),
            "Rolled": _("{name} looks at the dice"),
            "CallNumber": _("{name} calls a number"),
            "Sell": _("{name} sells goods"),
            "Bid": _("{name} bids"),
            "RaiseBid": _("{name} bids"),
            "ChooseKioskTile": _("{name} takes a kiosk tile"),
            "UseTile": _("{name} uses a kiosk tile"),
            "SendFamily": _("{name} sends the family member out"),
            "FamilyStep": _("{name} sends the family member out"),
        }.get(kind, _("{name} acts"))
        return text.format(name=name)

    def crumb(self, frame: Frame[Any]) -> str:
        _ = self.t.gettext
        if isinstance(frame, PayNpc):
            return self.npc(frame.npc).lower()
        if isinstance(frame, UseTile):
            return self.kiosk_tile(frame.tile).lower()
        if isinstance(frame, MoveByCard):
            return self.card(frame.card).lower()
        return {
            "FirstPlayer": _("who begins"),
            "LayOnCell": _("laying out the bazaar"),
            "LayPlace": _("laying out the bazaar"),
            "TurnUpDemand": _("a new demand"),
            "RollDie": _("the dice are rolled"),
            "DrawBonus": _("a bonus card is drawn"),
            "DrawGuild": _("a guild card is drawn"),
            "DrawLetter": _("a letter is drawn"),
            "TurnUpTile": _("the kiosk opens"),
            "Turn": _("move"),
            "MoveCompanion": _("companion"),
            "Assistant": _("assistant"),
            "PayMerchants": _("toll"),
            "Act": _("action"),
            "AfterAction": _("encounters"),
            "DoubleMove": _("double move"),
            "Smuggle": _("smuggler"),
            "YellowTile": _("yellow tile"),
            "GreenTile": _("green tile"),
            "Rolled": _("roll"),
            "TurnToSix": _("a six"),
            "ChooseGood": _("a good"),
            "ChooseTrack": _("a ruby"),
            "DiscardBonus": _("discard"),
            "CardOrLira": _("reward"),
            "PayLetters": _("seals"),
            "CaravansaryCard": _("bonus card"),
            "ReturnAssistants": _("assistants"),
            "CallNumber": _("call"),
            "Sell": _("sale"),
            "SendFamily": _("family member"),
            "DeliverAny": _("delivery"),
            "ChooseTile": _("mosque tile"),
            "PlayCard": _("bonus card"),
            "ReturnOne": _("assistant"),
            "Exchange": _("barter"),
            "ExchangeFor": _("barter"),
            "SellOne": _("sale"),
            "FamilyStep": _("family member"),
            "ChooseMerchant": _("visit"),
            "ChooseNpc": _("character"),
            "Roast": _("roasting"),
            "DiscardGuild": _("discard"),
            "Bribe": _("tavern"),
            "PlaceBarrier": _("barrier"),
            "BarrierSide": _("barrier"),
            "PlayGuild": _("guild card"),
            "ChoosePlace": _("any place"),
            "ChooseKioskTile": _("kiosk"),
            "Bid": _("auction"),
            "RaiseBid": _("auction"),
            "ChooseFigure": _("figure"),
            "Relocate": _("on to any place"),
        }.get(type(frame).__name__, "")


def whose_turn(s: Istanbul) -> int:
    """The player whose turn it is; -1 before the game and after it."""
    for frame in s.agenda:
        if isinstance(frame, TurnEnd):
            return frame.player
    return s.waiting[0] if s.waiting and s.waiting[0] >= 0 else -1


def where(s: Istanbul) -> int:
    """The place whose action is being carried out, or is about to be; 0 for none."""
    for frame in reversed(s.agenda):
        if isinstance(frame, (Act, AfterAction, PayMerchants)):
            return frame.place
        if isinstance(frame, Assistant):
            return s.players[frame.player].merchant
    return 0
