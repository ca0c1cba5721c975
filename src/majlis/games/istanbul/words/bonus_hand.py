"""Which bonus card is played, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul.data import CARD, DONE
from majlis.games.istanbul.rules.bonus_hand import PlayCard
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry
from majlis.words import Preview


class PlayCardWords(Entry[PlayCard]):
    def crumb(self, frame: PlayCard) -> str:
        return self.t.gettext("bonus card")

    def title(self, s: Istanbul, frame: PlayCard, seat: int) -> str:
        return self.t.gettext("Which card do you play?")

    def help(self, s: Istanbul, frame: PlayCard, seat: int) -> str:
        return self.t.gettext("Lit cards fit now.")

    def told(self, s: Istanbul, frame: PlayCard, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} plays a card"))

    def preview(self, s: Istanbul, frame: PlayCard, seat: int, action: int) -> Preview:
        if action == DONE:
            return super().preview(s, frame, seat, action)
        cards, card = self.names.cards, action - CARD
        text = f"{cards.bonus(card)}. {cards.bonus_explained(card)}"
        return Preview(text, verb=self.t.gettext("Play the card"))


ENTRIES: Final = (PlayCardWords,)
