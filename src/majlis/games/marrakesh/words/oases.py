"""Scoring an oasis, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import oasis_of
from majlis.games.marrakesh.rules.oases import ScoreOne
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class ScoreOneWords(Entry[ScoreOne]):
    def crumb(self, frame: ScoreOne) -> str:
        return self.t.gettext("scoring an oasis")

    def title(self, s: Marrakesh, frame: ScoreOne, seat: int) -> str:
        return self.t.gettext("Which oasis scores now?")

    def help(self, s: Marrakesh, frame: ScoreOne, seat: int) -> str:
        return self.t.gettext("It stays, and may count again at the end.")

    def meaning(self, s: Marrakesh, frame: ScoreOne, seat: int, action: int) -> str:
        return self.oasis_now(s.players[seat], oasis_of(action))

    def verb(self, s: Marrakesh, frame: ScoreOne, seat: int, action: int) -> str:
        return self.t.gettext("This oasis")


ENTRIES: Final = (ScoreOneWords,)
