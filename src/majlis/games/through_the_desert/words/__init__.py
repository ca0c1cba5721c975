"""Through the Desert in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from majlis import words
from majlis.games.through_the_desert.data import colour_of, is_hex
from majlis.games.through_the_desert.state import EMPTY, PALM, Desert
from majlis.games.through_the_desert.words import camels, leaders, preparation
from majlis.games.through_the_desert.words.assortments import assortments
from majlis.games.through_the_desert.words.common import Entry, cannot_grow
from majlis.games.through_the_desert.words.facts import facts
from majlis.games.through_the_desert.words.features import features, styles
from majlis.games.through_the_desert.words.log import Log
from majlis.games.through_the_desert.words.names import Names
from majlis.games.through_the_desert.words.outline import outline
from majlis.kernel.frame import CHANCE, Frame
from majlis.words import Assortment, Fact, Part, Tale, Thing

ENTRIES: Final = (*preparation.ENTRIES, *leaders.ENTRIES, *camels.ENTRIES)


class Words(words.Words[Desert, Names]):
    """What is said at the table."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        names = Names(code, players)
        super().__init__(names, Log(names), ENTRIES)

    def crumbs(self, s: Desert, frame: Frame[Any], seat: int) -> tuple[str, ...]:
        _ = self.t.gettext
        asked = s.waiting[0]
        if asked == CHANCE:
            return (_("Before the game"),)
        if seat == asked:
            whose = _("Your turn")
        else:
            whose = _("{name}’s turn").format(name=self.names.player(asked))
        entry = self.entry(frame)
        assert isinstance(entry, Entry)
        return whose, *entry.steps(s, frame)

    def summary(self, s: Desert) -> str:
        _ = self.t.gettext
        names = self.names
        holes = sum(1 for cell in s.cells if EMPTY < cell < PALM)
        piles = ", ".join(f"{names.colour(colour)} {left}" for colour, left in enumerate(s.piles))
        text = _("Water holes left: {holes}. Camels left: {piles}.")
        text = text.format(holes=holes, piles=piles)
        if s.hide_scores and s.waiting:
            return text
        scores = ", ".join(f"{names.player(seat)} {n}" for seat, n in enumerate(s.scores()))
        return _("Points: {scores}.").format(scores=scores) + " " + text

    def assortments(self) -> tuple[Assortment, ...]:
        return assortments(self.names)

    def features(self) -> dict[str, Thing | None]:
        return features(self.t)

    def facts(self, tale: Tale[Desert]) -> Iterator[Fact]:
        return facts(self.names, tale)

    def styles(self) -> tuple[str, str]:
        return styles(self.t)

    def outline(self, s: Desert) -> tuple[Part, ...]:
        return outline(self.names, s)

    def out_of_place(self, s: Desert, seat: int, action: int) -> str:
        if is_hex(action):
            return ""
        return cannot_grow(self.names, s, seat, colour_of(action)) or self.t.gettext(
            "You have chosen another colour already."
        )
