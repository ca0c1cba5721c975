"""The two decks."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.rules.decks import DrawCard, TurnUpDjinn, TurnUpResource
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import Entry


class TurnUpResourceWords(Entry[TurnUpResource]):
    def crumb(self, frame: TurnUpResource) -> str:
        return self.t.gettext("new cards in the row")

    def button(self, s: Sultanate) -> str:
        return self.t.gettext("End turn")


class TurnUpDjinnWords(Entry[TurnUpDjinn]):
    def crumb(self, frame: TurnUpDjinn) -> str:
        return self.t.gettext("new djinns")

    def button(self, s: Sultanate) -> str:
        return self.t.gettext("End turn")


class DrawCardWords(Entry[DrawCard]):
    def crumb(self, frame: DrawCard) -> str:
        return self.t.gettext("a card from the deck")

    def deed(self, s: Sultanate) -> str:
        return self.t.gettext("Draw")


ENTRIES: Final = (TurnUpResourceWords, TurnUpDjinnWords, DrawCardWords)
