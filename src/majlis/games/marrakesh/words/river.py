"""The river, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.marrakesh.data import RAPID_BONUS, WATER, is_rapid, rapid_of
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.rules.river import AllRapids, PayForStep, RapidBonus, RiverBonus, Sail
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry, own_notes
from majlis.words import Preview


class SailWords(Entry[Sail]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Sail) -> str:
        text = self.t.gettext("sailing, {steps} left")
        return text.format(steps=self.pieces.steps(frame.steps))


class PayForStepWords(Entry[PayForStep]):
    def crumb(self, frame: PayForStep) -> str:
        return self.t.gettext("sailing on")

    def title(self, s: Marrakesh, frame: PayForStep, seat: int) -> str:
        return self.t.gettext("Do you sail on for water?")

    def help(self, s: Marrakesh, frame: PayForStep, seat: int) -> str:
        me = s.players[seat]
        text = self.t.gettext("1 water a step. The fisherman is on space {n}; you have {water}.")
        return text.format(n=me.river, water=self.pieces.resources(WATER, me.stock[WATER]))

    def verb(self, s: Marrakesh, frame: PayForStep, seat: int, action: int) -> str:
        return self.pay_resource(action)

    def preview_all(
        self, views: Sequence[Marrakesh], frame: PayForStep, path: Sequence[int]
    ) -> Preview:
        """Several steps at once: how far, and for how much."""
        seat = views[0].viewer
        me, then = views[0].players[seat], views[-1].players[seat]
        happened = [note for view in views[1:] for note in own_notes(view.notes or [], seat)]
        paid = [note for note in happened if note[1] != notes.SAILED]
        parts = [self.sailed(me.river, then.river), *self.effects(paid, me, then)]
        verb = self.t.gettext("Sail on")
        return Preview("; ".join(parts), self.badge(happened), verb)

    def meaning_of_done(self) -> str:
        return self.t.gettext("the fisherman stays where he is")


class RapidBonusWords(Entry[RapidBonus]):
    INTERRUPTIBLE = True

    def crumb(self, frame: RapidBonus) -> str:
        return self.t.gettext("rapid {n}").format(n=frame.rapid + 1)


class AllRapidsWords(Entry[AllRapids]):
    INTERRUPTIBLE = True

    def crumb(self, frame: AllRapids) -> str:
        return self.t.gettext("all rapids")


class RiverBonusWords(Entry[RiverBonus]):
    OFFER = True

    def crumb(self, frame: RiverBonus) -> str:
        return self.t.gettext("river bonus")

    def title(self, s: Marrakesh, frame: RiverBonus, seat: int) -> str:
        return self.t.gettext("The bonus of which rapid?")

    def help(self, s: Marrakesh, frame: RiverBonus, seat: int) -> str:
        return self.t.gettext("Once a round, of any rapid that your fisherman has crossed.")

    def meaning(self, s: Marrakesh, frame: RiverBonus, seat: int, action: int) -> str:
        return self.not_plain(RAPID_BONUS[rapid_of(action)])

    def verb(self, s: Marrakesh, frame: RiverBonus, seat: int, action: int) -> str:
        return self.t.gettext("Take this bonus")

    def meaning_of_done(self) -> str:
        return self.t.gettext("no river bonus this round")

    def refusal(self, s: Marrakesh, frame: RiverBonus, seat: int, action: int) -> str:
        if is_rapid(action):
            return self.t.gettext("Your fisherman has not crossed that rapid.")
        return ""


ENTRIES: Final = (SailWords, PayForStepWords, RapidBonusWords, AllRapidsWords, RiverBonusWords)
