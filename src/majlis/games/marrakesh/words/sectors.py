"""Sector actions, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import POINT
from majlis.games.marrakesh.rules.sectors import AnyAction, Harvest, SectorAction
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class SectorActionWords(Entry[SectorAction]):
    INTERRUPTIBLE = True

    def crumb(self, frame: SectorAction) -> str:
        return self.pieces.sector(frame.sector)


class AnyActionWords(Entry[AnyAction]):
    OFFER = True

    def crumb(self, frame: AnyAction) -> str:
        return self.t.gettext("any sector action")

    def title(self, s: Marrakesh, frame: AnyAction, seat: int) -> str:
        return self.t.gettext("Which sector acts?")

    def help(self, s: Marrakesh, frame: AnyAction, seat: int) -> str:
        return self.t.gettext("It acts at once, without an assistant.")

    def verb(self, s: Marrakesh, frame: AnyAction, seat: int, action: int) -> str:
        return self.use_sector(action)


class HarvestWords(Entry[Harvest]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Harvest) -> str:
        return self.t.gettext("harvest")

    def title(self, s: Marrakesh, frame: Harvest, seat: int) -> str:
        return self.t.gettext("What does the date picker bring?")

    def help(self, s: Marrakesh, frame: Harvest, seat: int) -> str:
        text = self.t.gettext("A date, or what your scrolls allow. Date pickers left: {n}.")
        return text.format(n=frame.left)

    def verb(self, s: Marrakesh, frame: Harvest, seat: int, action: int) -> str:
        if action == POINT:
            return self.t.gettext("Take {what}").format(what=self.pieces.points(1))
        return self.take_resource(action)


ENTRIES: Final = (SectorActionWords, AnyActionWords, HarvestWords)
