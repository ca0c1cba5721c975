"""Mosque and palace, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    DONE,
    ON_PALACE,
    is_entry,
    mosque_segment,
    palace_segment,
    resource_of,
    scroll_of,
)
from majlis.games.marrakesh.rules.stairs import (
    BuyStep,
    Climb,
    ConnectionBonus,
    ExtraStep,
    bonus_on_line,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry, F


class ClimbWords(Entry[Climb]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Climb) -> str:
        _ = self.t.gettext
        palace = _("climbing to the palace, {steps} left")
        mosque = _("climbing to the mosque, {steps} left")
        text = palace if frame.staircase == ON_PALACE else mosque
        return text.format(steps=self.pieces.steps(frame.steps))


class ConnectionBonusWords(Entry[ConnectionBonus]):
    INTERRUPTIBLE = True

    def crumb(self, frame: ConnectionBonus) -> str:
        return self.t.gettext("bonus of the line")

    def title(self, s: Marrakesh, frame: ConnectionBonus, seat: int) -> str:
        return self.t.gettext("Which bonus of your line?")

    def help(self, s: Marrakesh, frame: ConnectionBonus, seat: int) -> str:
        text = self.t.gettext(
            "{n} to take between flight {mosque} of the mosque and flight {palace} of the palace."
        )
        mosque, palace = mosque_segment(frame.line) + 1, palace_segment(frame.line) + 1
        return text.format(n=frame.left, mosque=mosque, palace=palace)

    def meaning(self, s: Marrakesh, frame: ConnectionBonus, seat: int, action: int) -> str:
        return self.not_plain(bonus_on_line(s, frame.line, action))

    def verb(self, s: Marrakesh, frame: ConnectionBonus, seat: int, action: int) -> str:
        bonus = self.pieces.bonus(bonus_on_line(s, frame.line, action))
        return self.t.gettext("Take {what}").format(what=bonus)

    def refusal(self, s: Marrakesh, frame: ConnectionBonus, seat: int, action: int) -> str:
        if is_entry(action):
            return self.t.gettext("It is not on your line, or taken already.")
        return ""


class FurtherStepWords(Entry[F]):
    """Questions about steps after a climb."""

    INTERRUPTIBLE = True

    def climbing(self, staircase: int) -> str:
        _ = self.t.gettext
        palace, mosque = _("climbing to the palace"), _("climbing to the mosque")
        return palace if staircase == ON_PALACE else mosque


class ExtraStepWords(FurtherStepWords[ExtraStep]):
    OFFER = True

    def crumb(self, frame: ExtraStep) -> str:
        return self.climbing(frame.staircase)

    def title(self, s: Marrakesh, frame: ExtraStep, seat: int) -> str:
        return self.t.gettext("One step more?")

    def help(self, s: Marrakesh, frame: ExtraStep, seat: int) -> str:
        return self.t.gettext("Your scroll makes a climb one step longer.")

    def meaning(self, s: Marrakesh, frame: ExtraStep, seat: int, action: int) -> str:
        return self.scroll_does(scroll_of(action))

    def verb(self, s: Marrakesh, frame: ExtraStep, seat: int, action: int) -> str:
        return self.t.gettext("One step more")


class BuyStepWords(FurtherStepWords[BuyStep]):
    def crumb(self, frame: BuyStep) -> str:
        return self.climbing(frame.staircase)

    def title(self, s: Marrakesh, frame: BuyStep, seat: int) -> str:
        return self.t.gettext("Do you buy another step?")

    def help(self, s: Marrakesh, frame: BuyStep, seat: int) -> str:
        stock = s.players[seat].stock
        kinds = [resource_of(action) for action in frame.options(s, seat) if action != DONE]
        price = self.t.gettext(" or ").join(self.pieces.resources(kind, 1) for kind in kinds)
        have = ", ".join(self.pieces.resources(kind, stock[kind]) for kind in kinds)
        return self.t.gettext("Each costs {price}; you have {goods}.").format(
            price=price, goods=have
        )

    def verb(self, s: Marrakesh, frame: BuyStep, seat: int, action: int) -> str:
        return self.pay_resource(action)


ENTRIES: Final = (ClimbWords, ConnectionBonusWords, ExtraStepWords, BuyStepWords)
