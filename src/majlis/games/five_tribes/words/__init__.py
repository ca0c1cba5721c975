"""Five Tribes in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from majlis import words
from majlis.games.five_tribes.data import (
    NAMES,
    djinn_of,
    is_djinn,
    is_good,
    is_in_row,
    is_meeple_held,
    is_place,
)
from majlis.games.five_tribes.rules.rounds import Round
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words import (
    assassins,
    auction,
    decks,
    djinns_called,
    payment,
    preparation,
    sale,
    sowing,
    tiles,
    tribes,
)
from majlis.games.five_tribes.words.assortments import assortments
from majlis.games.five_tribes.words.common import Entry
from majlis.games.five_tribes.words.facts import facts
from majlis.games.five_tribes.words.features import features, styles
from majlis.games.five_tribes.words.log import Log
from majlis.games.five_tribes.words.names import Names
from majlis.games.five_tribes.words.outline import outline
from majlis.kernel.frame import CHANCE, Frame
from majlis.words import Assortment, Fact, Part, Tale, Thing

ENTRIES: Final = (
    *preparation.ENTRIES,
    *decks.ENTRIES,
    *auction.ENTRIES,
    *sowing.ENTRIES,
    *tribes.ENTRIES,
    *assassins.ENTRIES,
    *tiles.ENTRIES,
    *payment.ENTRIES,
    *djinns_called.ENTRIES,
    *sale.ENTRIES,
)


class Words(words.Words[Sultanate, Names]):
    """What is said at the table."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        names = Names(code, players)
        super().__init__(names, Log(names), ENTRIES)

    def crumbs(self, s: Sultanate, frame: Frame[Any], seat: int) -> tuple[str, ...]:
        if s.waiting[0] == CHANCE:
            return (self.when(s),)
        entry = self.entry(frame)
        assert isinstance(entry, Entry)
        return self.when(s), *entry.steps(s, frame)

    def when(self, s: Sultanate) -> str:
        """The round, which is the one before that which waits on the agenda; before the first one
        the table is set."""
        for frame in s.agenda:
            if isinstance(frame, Round) and frame.number > 1:
                return self.t.gettext("Round {n}").format(n=frame.number - 1)
        return self.t.gettext("Before the game")

    def summary(self, s: Sultanate) -> str:
        _ = self.t.gettext
        if len(s.kinds) < len(NAMES):
            return ""
        parts = []
        if not (s.hide_scores and s.waiting):
            points = ", ".join(f"{self.names.player(i)} {n}" for i, n in enumerate(s.scores()))
            parts.append(_("Points: {scores}.").format(scores=points))
        order = [seat for seat in s.turn_track if seat >= 0]
        if order:
            names = ", ".join(map(self.names.player, order))
            parts.append(_("Still to play: {names}.").format(names=names))
        if s.row:
            cards = ", ".join(self.names.card(kind).lower() for kind in s.row)
            parts.append(_("Cards in the row: {cards}.").format(cards=cards))
        if s.djinn_row:
            djinns = ", ".join(map(self.names.djinns.name, s.djinn_row))
            parts.append(_("Djinns to buy: {djinns}.").format(djinns=djinns))
        if sum(s.hand):
            parts.append(_("In hand: {meeples}.").format(meeples=self.names.crowd(s.hand)))
        return " ".join(parts)

    def assortments(self) -> tuple[Assortment, ...]:
        return assortments(self.names)

    def features(self) -> dict[str, Thing | None]:
        return features(self.t)

    def facts(self, tale: Tale[Sultanate]) -> Iterator[Fact]:
        return facts(self.names, tale)

    def styles(self) -> tuple[str, str]:
        return styles(self.t)

    def outline(self, s: Sultanate) -> tuple[Part, ...]:
        return outline(self.names, s)

    def out_of_place(self, s: Sultanate, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_place(action):
            return _("Places are taken in the auction, before the first turn of a round.")
        if is_meeple_held(action):
            return _("The assassins cannot reach it now.")
        if is_djinn(action):
            djinn = djinn_of(action)
            if djinn in s.djinn_row:
                return _("Djinns are bought at sacred places.")
            return self.names.djinns.price(djinn) if s.players[seat].has(djinn) else ""
        if is_in_row(action):
            return _("Cards are bought on a market, and taken by merchants.")
        if is_good(action):
            return _("Goods are sold at the end of your turn.")
        return ""
