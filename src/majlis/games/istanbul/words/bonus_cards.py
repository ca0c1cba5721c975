"""What bonus cards do, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul.data import merchant_of, npc_of
from majlis.games.istanbul.rules.bonus_cards import (
    ChooseMerchant,
    ChooseNpc,
    Exchange,
    ExchangeFor,
    FamilyStep,
    MoveByCard,
    ReturnOne,
    SellOne,
)
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import BringingBack, Entry, Giving, Taking
from majlis.games.istanbul.words.encounters import served
from majlis.games.istanbul.words.places import now
from majlis.games.istanbul.words.turn import arriving, going, walk
from majlis.words import Preview

# -- base game -------------------------------------------------------------------------------------


class MoveByCardWords(Entry[MoveByCard]):
    def crumb(self, frame: MoveByCard) -> str:
        return self.names.cards.bonus(frame.card).lower()

    def title(self, s: Istanbul, frame: MoveByCard, seat: int) -> str:
        return self.t.gettext("Where does your merchant go?")

    def help(self, s: Istanbul, frame: MoveByCard, seat: int) -> str:
        return self.names.cards.bonus_explained(frame.card)

    def told(self, s: Istanbul, frame: MoveByCard, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} moves"))

    def preview(self, s: Istanbul, frame: MoveByCard, seat: int, action: int) -> Preview:
        return walk(self.names, s, seat, action)

    def refusal(self, s: Istanbul, frame: MoveByCard, seat: int, action: int) -> str:
        _ = self.t.gettext
        if action not in s.places:
            return ""
        if action == s.players[seat].merchant:
            return _("Your merchant is here already.")
        return _("The card does not lead there.")


class ReturnOneWords(BringingBack[ReturnOne]):
    def crumb(self, frame: ReturnOne) -> str:
        return self.t.gettext("assistant")

    def title(self, s: Istanbul, frame: ReturnOne, seat: int) -> str:
        return self.t.gettext("Which assistant comes back?")


# -- Mocha & Baksheesh -----------------------------------------------------------------------------


class ExchangeWords(Giving[Exchange]):
    def crumb(self, frame: Exchange) -> str:
        return self.t.gettext("barter")

    def title(self, s: Istanbul, frame: Exchange, seat: int) -> str:
        return self.t.gettext("What do you swap?")

    def help(self, s: Istanbul, frame: Exchange, seat: int) -> str:
        return self.t.gettext("Up to {n} more.").format(n=frame.left)


class ExchangeForWords(Taking[ExchangeFor]):
    def crumb(self, frame: ExchangeFor) -> str:
        return self.t.gettext("barter")

    def title(self, s: Istanbul, frame: ExchangeFor, seat: int) -> str:
        return self.t.gettext("What do you take for it?")


# -- Letters & Seals -------------------------------------------------------------------------------


class SellOneWords(Giving[SellOne]):
    def crumb(self, frame: SellOne) -> str:
        return self.t.gettext("sale")

    def title(self, s: Istanbul, frame: SellOne, seat: int) -> str:
        lira = self.names.for_lira(frame.lira)
        return self.t.gettext("What do you sell for {lira}?").format(lira=lira)


class FamilyStepWords(Entry[FamilyStep]):
    def crumb(self, frame: FamilyStep) -> str:
        return self.t.gettext("family member")

    def title(self, s: Istanbul, frame: FamilyStep, seat: int) -> str:
        return self.t.gettext("Where does your family member go?")

    def help(self, s: Istanbul, frame: FamilyStep, seat: int) -> str:
        return self.t.gettext("One step.")

    def told(self, s: Istanbul, frame: FamilyStep, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} sends the family member out"))

    def preview(self, s: Istanbul, frame: FamilyStep, seat: int, action: int) -> Preview:
        return self.acted_on(s, seat, action, self.t.gettext("Send to {n}"))

    def refusal(self, s: Istanbul, frame: FamilyStep, seat: int, action: int) -> str:
        if action in s.places:
            return self.t.gettext("It steps to a place beside it, not to the Police Station.")
        return ""


class ChooseMerchantWords(Entry[ChooseMerchant]):
    def crumb(self, frame: ChooseMerchant) -> str:
        return self.t.gettext("visit")

    def title(self, s: Istanbul, frame: ChooseMerchant, seat: int) -> str:
        return self.t.gettext("Which merchant do you visit?")

    def help(self, s: Istanbul, frame: ChooseMerchant, seat: int) -> str:
        return self.t.gettext("You do not pay the one you visit.")

    def told(self, s: Istanbul, frame: ChooseMerchant, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} moves"))

    def preview(self, s: Istanbul, frame: ChooseMerchant, seat: int, action: int) -> Preview:
        other = merchant_of(action)
        place = s.players[other].merchant
        parts = arriving(self.names, s, seat, place, other)
        return going(self.names, place, [*parts, now(self.names, s, seat, place)])


class ChooseNpcWords(Entry[ChooseNpc]):
    def crumb(self, frame: ChooseNpc) -> str:
        return self.t.gettext("character")

    def title(self, s: Istanbul, frame: ChooseNpc, seat: int) -> str:
        return self.t.gettext("Which character do you call?")

    def help(self, s: Istanbul, frame: ChooseNpc, seat: int) -> str:
        return self.t.gettext("At his usual price.")

    def preview(self, s: Istanbul, frame: ChooseNpc, seat: int, action: int) -> Preview:
        return served(self.names, s, seat, npc_of(action))


ENTRIES: Final = (
    MoveByCardWords,
    ReturnOneWords,
    ExchangeWords,
    ExchangeForWords,
    SellOneWords,
    FamilyStepWords,
    ChooseMerchantWords,
    ChooseNpcWords,
)
