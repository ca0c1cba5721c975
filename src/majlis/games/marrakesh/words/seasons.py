"""The end of a season, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis import words
from majlis.games.marrakesh.data import PROVISIONS, provision_of, scroll_of
from majlis.games.marrakesh.rules.seasons import (
    ChooseProviding,
    OpenOffice,
    Provisions,
    SeasonScoring,
    TurnUpProvision,
    demand,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry
from majlis.words import MINUS, Preview


class SeasonScoringWords(Entry[SeasonScoring | Provisions]):
    PHASE = True

    def crumb(self, frame: SeasonScoring | Provisions) -> str:
        return self.t.gettext("end of the season")


class ChooseProvidingWords(Entry[ChooseProviding]):
    def crumb(self, frame: ChooseProviding) -> str:
        return self.t.gettext("provisions")

    def title(self, s: Marrakesh, frame: ChooseProviding, seat: int) -> str:
        return self.t.gettext("How do you pay for provisions?")

    def help(self, s: Marrakesh, frame: ChooseProviding, seat: int) -> str:
        water, dates, dinars, _loss = demand(s.players[seat])
        text = self.t.gettext("The tiles ask for {price}; the scroll for something else.")
        return text.format(price=self.pieces.price(water, dates, dinars))

    def meaning(self, s: Marrakesh, frame: ChooseProviding, seat: int, action: int) -> str:
        return self.scroll_does(scroll_of(action))

    def verb(self, s: Marrakesh, frame: ChooseProviding, seat: int, action: int) -> str:
        return self.t.gettext("Use the scroll")

    def meaning_of_done(self) -> str:
        return self.t.gettext("pay what the tiles show")

    def verb_of_done(self) -> str:
        return self.t.gettext("Pay what is shown")


class TurnUpProvisionWords(Entry[TurnUpProvision]):
    def crumb(self, frame: TurnUpProvision) -> str:
        return self.t.gettext("provisions")

    def title(self, s: Marrakesh, frame: TurnUpProvision, seat: int) -> str:
        return self.t.gettext("Which provisions do you turn up?")

    def help(self, s: Marrakesh, frame: TurnUpProvision, seat: int) -> str:
        return self.t.gettext(
            "Every season pay all open tiles, or lose all resources and these points."
        )

    def told(self, s: Marrakesh, frame: TurnUpProvision, asked: Sequence[int]) -> str:
        """All were asked, even if one is left."""
        return words.Entry.told(self, s, frame, asked)

    def preview(self, s: Marrakesh, frame: TurnUpProvision, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        water, dates, dinars, loss = PROVISIONS[provision_of(action)]
        price = self.pieces.price(water, dates, dinars)
        text = _("every season {price}; otherwise {points}")
        text = text.format(price=price, points=self.pieces.points(loss, MINUS))
        return Preview(text, verb=_("Turn up {price}").format(price=price))


class OpenOfficeWords(Entry[OpenOffice]):
    def crumb(self, frame: OpenOffice) -> str:
        return self.t.gettext("a new exchange office")


ENTRIES: Final = (SeasonScoringWords, ChooseProvidingWords, TurnUpProvisionWords, OpenOfficeWords)
