"""Payments, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import is_resource, resource_of
from majlis.games.marrakesh.rules.payments import PayAny, ReturnForPoints, ReturnToOasis
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class PayAnyWords(Entry[PayAny]):
    def crumb(self, frame: PayAny) -> str:
        return self.t.gettext("what to pay with")

    def title(self, s: Marrakesh, frame: PayAny, seat: int) -> str:
        return self.t.gettext("What do you pay with?")

    def help(self, s: Marrakesh, frame: PayAny, seat: int) -> str:
        text = self.t.gettext("{n} to pay, of any kinds.")
        return text.format(n=frame.left)

    def verb(self, s: Marrakesh, frame: PayAny, seat: int, action: int) -> str:
        return self.pay_resource(action)

    def refusal(self, s: Marrakesh, frame: PayAny, seat: int, action: int) -> str:
        if not has_resource(s, seat, action):
            return ""
        return self.too_late() if resource_of(action) < frame.least else self.too_early()


class ReturnForPointsWords(Entry[ReturnForPoints]):
    def crumb(self, frame: ReturnForPoints) -> str:
        return self.t.gettext("resources for points")

    def title(self, s: Marrakesh, frame: ReturnForPoints, seat: int) -> str:
        return self.t.gettext("Do you give resources for points?")

    def help(self, s: Marrakesh, frame: ReturnForPoints, seat: int) -> str:
        return self.t.gettext("2 points for each.")

    def verb(self, s: Marrakesh, frame: ReturnForPoints, seat: int, action: int) -> str:
        return self.pay_resource(action)

    def refusal(self, s: Marrakesh, frame: ReturnForPoints, seat: int, action: int) -> str:
        return self.too_late() if has_resource(s, seat, action) else ""


class ReturnToOasisWords(Entry[ReturnToOasis]):
    def crumb(self, frame: ReturnToOasis) -> str:
        return self.t.gettext("scoring an oasis")

    def title(self, s: Marrakesh, frame: ReturnToOasis, seat: int) -> str:
        return self.t.gettext("Do you give resources to the oasis?")

    def help(self, s: Marrakesh, frame: ReturnToOasis, seat: int) -> str:
        return self.t.gettext("A point for each one given, at most 12.")

    def verb(self, s: Marrakesh, frame: ReturnToOasis, seat: int, action: int) -> str:
        return self.pay_resource(action)


def has_resource(s: Marrakesh, seat: int, action: int) -> bool:
    """A resource of which the player has some."""
    return is_resource(action) and s.players[seat].stock[resource_of(action)] > 0


ENTRIES: Final = (PayAnyWords, ReturnForPointsWords, ReturnToOasisWords)
