"""Paying with the seals of letters, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.rules.seals import PayLetters
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Giving


class PayLettersWords(Giving[PayLetters]):
    def crumb(self, frame: PayLetters) -> str:
        return self.t.gettext("seals")

    def title(self, s: Istanbul, frame: PayLetters, seat: int) -> str:
        return self.t.gettext("Which letter do you give?")

    def help(self, s: Istanbul, frame: PayLetters, seat: int) -> str:
        text = self.t.ngettext("{n} seal still to pay.", "{n} seals still to pay.", frame.seals)
        return text.format(n=frame.seals)


ENTRIES: Final = (PayLettersWords,)
