"""What things and people are called."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import NullTranslations
from typing import ClassVar

from majlis.language import language


class Names:
    """Names and explanations in one language, with the players at the seats."""

    THINGS: ClassVar[tuple[str, ...]] = ()
    """What a page of rules names and explains, in this order."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        self.code = code
        self.players = players
        # A game's catalogue is named like its folder: majlis.games.<folder>.words...
        self.t: NullTranslations = language(code, type(self).__module__.split(".")[2])

    def name(self, thing: str) -> str:
        """What a thing (a label: `hex:P5`, or a source of points: `water`) is called."""
        raise NotImplementedError

    def explain(self, thing: str) -> str:
        """What it is for; empty if the name says it all."""
        return ""

    def player(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.players):
            return self.players[seat]
        return self.t.gettext("Player {number}").format(number=seat + 1)
