"""The characters and their services, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import WELCOME
from majlis.games.istanbul.rules.encounters import PayNpc, Smuggle
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Giving, Taking
from majlis.games.istanbul.words.names import Names
from majlis.words import Preview


class SmuggleWords(Taking[Smuggle]):
    def crumb(self, frame: Smuggle) -> str:
        return self.t.gettext("smuggler")

    def title(self, s: Istanbul, frame: Smuggle, seat: int) -> str:
        return self.t.gettext("Which good does the smuggler bring?")


class PayNpcWords(Giving[PayNpc]):
    def crumb(self, frame: PayNpc) -> str:
        return self.names.npc(frame.npc).lower()

    def title(self, s: Istanbul, frame: PayNpc, seat: int) -> str:
        return self.t.gettext("{who}: how do you pay?").format(who=self.names.npc(frame.npc))

    def help(self, s: Istanbul, frame: PayNpc, seat: int) -> str:
        return self.t.gettext("You may also pay with what you just got.")


def served(names: Names, s: Istanbul, seat: int, npc: int) -> Preview:
    """A character's service is used."""
    _ = names.t.gettext
    text = names.npc_explained(npc)
    if s.players[seat].has(WELCOME):
        text = _("Costs you nothing.") + " " + text
    return Preview(text, verb=_("Use the {who}").format(who=names.npc(npc).lower()))


ENTRIES: Final = (SmuggleWords, PayNpcWords)
