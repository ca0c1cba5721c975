"""Which bonus card is played, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul.data import (
    CARDS,
    COPY_DISCARD,
    DONE,
    FAMILY_HOME,
    POLICE_STATION,
    card_of,
)
from majlis.games.istanbul.rules.bonus_hand import PlayCard, top_of_discard
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry, opened
from majlis.games.istanbul.words.names import Names
from majlis.kernel.frame import NONE
from majlis.words import Preview


class PlayCardWords(Entry[PlayCard]):
    def crumb(self, frame: PlayCard) -> str:
        return self.t.gettext("bonus card")

    def title(self, s: Istanbul, frame: PlayCard, seat: int) -> str:
        return self.t.gettext("Which card do you play?")

    def help(self, s: Istanbul, frame: PlayCard, seat: int) -> str:
        return self.t.gettext("You can play the lit cards now.")

    def told(self, s: Istanbul, frame: PlayCard, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} plays a card"))

    def preview(self, s: Istanbul, frame: PlayCard, seat: int, action: int) -> Preview:
        if action == DONE:
            return super().preview(s, frame, seat, action)
        cards, card = self.names.cards, card_of(action)
        text = f"{cards.bonus(card)}. {cards.bonus_explained(card)}"
        return Preview(text, verb=self.t.gettext("Play the card"))


def not_playable(names: Names, s: Istanbul, seat: int, action: int) -> str:
    """Why a bonus card is not played now."""
    _ = names.t.gettext
    player = s.players[seat]
    if action == CARDS:
        return _("You cannot play any of your bonus cards now.")
    card = card_of(action)
    if card not in player.hand:
        return _("You do not have this card.")
    if card == FAMILY_HOME and player.family == POLICE_STATION:
        return _("Your family member is at home.")
    if card == COPY_DISCARD and top_of_discard(s) == NONE:
        return _("There is nothing to copy on the discard pile.")
    if CARDS in s.options(seat) and action in opened(s, CARDS):
        return _("First choose to play a bonus card.")
    return _("Not now: {when}.").format(when=names.cards.bonus_when(card))


ENTRIES: Final = (PlayCardWords,)
