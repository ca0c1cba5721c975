"""Desert towns, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import kind_of_luxury, luxury_of, town_of
from majlis.games.marrakesh.rules.desert_towns import (
    ChooseTown,
    ShowTown,
    TakeGate,
    TakeLuxury,
    worth,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class ShowTownWords(Entry[ShowTown]):
    def crumb(self, frame: ShowTown) -> str:
        return self.t.gettext("desert towns")


class ChooseTownWords(Entry[ChooseTown]):
    def crumb(self, frame: ChooseTown) -> str:
        return self.t.gettext("a desert town")

    def title(self, s: Marrakesh, frame: ChooseTown, seat: int) -> str:
        return self.t.gettext("Which desert town?")

    def help(self, s: Marrakesh, frame: ChooseTown, seat: int) -> str:
        return self.t.gettext("Claim it later for a tagine, a carpet and a lamp.")

    def meaning(self, s: Marrakesh, frame: ChooseTown, seat: int, action: int) -> str:
        town = town_of(action)
        text = self.t.gettext("{town}: now worth {points}")
        points = self.pieces.points(worth(s, s.players[seat], town))
        return text.format(town=self.tiles.town_explained(town).rstrip("."), points=points)

    def verb(self, s: Marrakesh, frame: ChooseTown, seat: int, action: int) -> str:
        return self.t.gettext("This town")


class TakeLuxuryWords(Entry[TakeLuxury]):
    OFFER = True

    def crumb(self, frame: TakeLuxury) -> str:
        return self.t.gettext("a luxury good")

    def title(self, s: Marrakesh, frame: TakeLuxury, seat: int) -> str:
        return self.t.gettext("Which luxury good do you take?")

    def help(self, s: Marrakesh, frame: TakeLuxury, seat: int) -> str:
        return self.t.gettext("It is free of charge.")

    def verb(self, s: Marrakesh, frame: TakeLuxury, seat: int, action: int) -> str:
        good = self.tiles.luxury_kind(kind_of_luxury(luxury_of(action)))
        return self.t.gettext("Take: {good}").format(good=good.lower())


class TakeGateWords(Entry[TakeGate]):
    OFFER = True

    def crumb(self, frame: TakeGate) -> str:
        return self.t.gettext("a gate free of charge")

    def title(self, s: Marrakesh, frame: TakeGate, seat: int) -> str:
        return self.t.gettext("From which workshop is the gate?")

    def help(self, s: Marrakesh, frame: TakeGate, seat: int) -> str:
        return self.t.gettext("It is free of charge, but takes a guard on watch.")

    def meaning(self, s: Marrakesh, frame: TakeGate, seat: int, action: int) -> str:
        return self.gate_from(action)

    def verb(self, s: Marrakesh, frame: TakeGate, seat: int, action: int) -> str:
        return self.t.gettext("A gate from here")


ENTRIES: Final = (ShowTownWords, ChooseTownWords, TakeLuxuryWords, TakeGateWords)
