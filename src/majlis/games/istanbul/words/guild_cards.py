"""What guild cards do, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.rules.guild_cards import ChoosePlace
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry
from majlis.games.istanbul.words.names import sentence
from majlis.games.istanbul.words.places import lack
from majlis.words import Preview


class ChoosePlaceWords(Entry[ChoosePlace]):
    def crumb(self, frame: ChoosePlace) -> str:
        return self.t.gettext("any place")

    def title(self, s: Istanbul, frame: ChoosePlace, seat: int) -> str:
        return self.t.gettext("On which place do you act?")

    def preview(self, s: Istanbul, frame: ChoosePlace, seat: int, action: int) -> Preview:
        return self.acted_on(s, seat, action, self.t.gettext("Act on {n}"))

    def refusal(self, s: Istanbul, frame: ChoosePlace, seat: int, action: int) -> str:
        return sentence(lack(self.names, s, seat, action)) if action in s.places else ""


ENTRIES: Final = (ChoosePlaceWords,)
