"""Preparing the game: first player, five players' removed leaders, palms and water holes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.through_the_desert.data import colour_of, hex_of, is_colour
from majlis.games.through_the_desert.rules.preparation import (
    FirstPlayer,
    LayPalm,
    LayWater,
    RemoveLeader,
)
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.words.common import Entry, taken
from majlis.words import Preview


class FirstPlayerWords(Entry[FirstPlayer]):
    def crumb(self, frame: FirstPlayer) -> str:
        return self.t.gettext("who begins")


class RemoveLeaderWords(Entry[RemoveLeader]):
    def crumb(self, frame: RemoveLeader) -> str:
        return self.t.gettext("one leader less")

    def title(self, s: Desert, frame: RemoveLeader, seat: int) -> str:
        return self.t.gettext("Which leader do you leave out?")

    def help(self, s: Desert, frame: RemoveLeader, seat: int) -> str:
        return self.t.gettext(
            "Everybody leaves out another colour; then palms and water are laid out."
        )

    def told(self, s: Desert, frame: RemoveLeader, asked: Sequence[int]) -> str:
        return self.t.gettext("{name} leaves out a leader").format(name=self.names.player(asked[0]))

    def preview(self, s: Desert, frame: RemoveLeader, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        colour = colour_of(action)
        text = _("Left in the box: {caravan}.").format(caravan=self.names.caravan(colour))
        return Preview(text, verb=_("Leave out {colour}").format(colour=self.names.one(colour)))

    def refusal(self, s: Desert, frame: RemoveLeader, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_colour(action):
            return _("Somebody has left this colour out already.")
        return taken(self.names, s, hex_of(action)) or _("First everybody leaves out a leader.")


class LayPalmWords(Entry[LayPalm]):
    def crumb(self, frame: LayPalm) -> str:
        return self.t.gettext("setting up the palms")


class LayWaterWords(Entry[LayWater]):
    def crumb(self, frame: LayWater) -> str:
        return self.t.gettext("laying out the water holes")


ENTRIES: Final = (FirstPlayerWords, RemoveLeaderWords, LayPalmWords, LayWaterWords)
