"""Taking from the supplies and paying into them, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import CATCH, COFFEE, DECK, LIRA, SERVICE, good_of
from majlis.games.istanbul.rules.supply import (
    CardOrLira,
    ChooseGood,
    ChooseTrack,
    DiscardBonus,
    DrawBonus,
    DrawGuild,
    DrawLetter,
)
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry, Giving, Taking
from majlis.games.istanbul.words.names import Names
from majlis.words import Preview


class ChooseGoodWords(Taking[ChooseGood]):
    def crumb(self, frame: ChooseGood) -> str:
        return self.t.gettext("a good")

    def title(self, s: Istanbul, frame: ChooseGood, seat: int) -> str:
        _ = self.t.gettext
        if frame.coffee and s.mocha:
            return _("Which good do you take, or coffee?")
        return _("Which good do you take?")


class ChooseTrackWords(Entry[ChooseTrack]):
    def crumb(self, frame: ChooseTrack) -> str:
        return self.t.gettext("a ruby")

    def title(self, s: Istanbul, frame: ChooseTrack, seat: int) -> str:
        return self.t.gettext("Whose ruby do you take?")

    def help(self, s: Istanbul, frame: ChooseTrack, seat: int) -> str:
        return self.t.gettext("The next one there will cost more.")

    def preview(self, s: Istanbul, frame: ChooseTrack, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        text = _("{place}: the next ruby there costs more")
        return Preview(text.format(place=self.names.numbered(action)), verb=_("Take this ruby"))


class DrawBonusWords(Entry[DrawBonus]):
    def crumb(self, frame: DrawBonus) -> str:
        return self.t.gettext("a bonus card is drawn")

    def deed(self, s: Istanbul) -> str:
        return self.t.gettext("Draw")


class DiscardBonusWords(Giving[DiscardBonus]):
    def crumb(self, frame: DiscardBonus) -> str:
        return self.t.gettext("discard")

    def title(self, s: Istanbul, frame: DiscardBonus, seat: int) -> str:
        return self.t.gettext("Which bonus card do you discard?")


class DrawGuildWords(Entry[DrawGuild]):
    def crumb(self, frame: DrawGuild) -> str:
        return self.t.gettext("a guild card is drawn")

    def deed(self, s: Istanbul) -> str:
        return self.t.gettext("Draw")


class DrawLetterWords(Entry[DrawLetter]):
    def crumb(self, frame: DrawLetter) -> str:
        return self.t.gettext("a letter is drawn")

    def deed(self, s: Istanbul) -> str:
        return self.t.gettext("Draw")


class CardOrLiraWords(Taking[CardOrLira]):
    def crumb(self, frame: CardOrLira) -> str:
        return self.t.gettext("reward")

    def title(self, s: Istanbul, frame: CardOrLira, seat: int) -> str:
        return self.t.gettext("A bonus card or {lira}?").format(lira=self.names.lira(CATCH))

    def help(self, s: Istanbul, frame: CardOrLira, seat: int) -> str:
        return self.t.gettext("The reward for the family member.")

    def preview(self, s: Istanbul, frame: CardOrLira, seat: int, action: int) -> Preview:
        if action == DECK:
            return from_deck(self.names)
        return super().preview(s, frame, seat, action)


def not_owned(names: Names, s: Istanbul, seat: int, action: int) -> str:
    """For a good, coffee or lira that the player has not got."""
    _ = names.t.gettext
    player = s.players[seat]
    if action == LIRA:
        return "" if player.lira >= SERVICE else _("You do not have 2 lira.")
    if action == COFFEE:
        return "" if player.coffee else _("You have no coffee.")
    return "" if player.goods[good_of(action)] else _("You have none of it.")


def from_deck(names: Names) -> Preview:
    """A bonus card is drawn."""
    _ = names.t.gettext
    return Preview(_("The top card of the deck, unseen."), verb=_("From the deck"))


ENTRIES: Final = (
    ChooseGoodWords,
    ChooseTrackWords,
    DrawBonusWords,
    DiscardBonusWords,
    DrawGuildWords,
    DrawLetterWords,
    CardOrLiraWords,
)
