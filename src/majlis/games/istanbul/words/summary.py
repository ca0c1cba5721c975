"""A turn in one line of the log: where the merchant went, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from majlis.games.istanbul.data import EXTENSIONS, POLICE_STATION, TILES
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.rules.figures import FAMILY, MERCHANT
from majlis.games.istanbul.words.names import Names
from majlis.kernel.state import Note
from majlis.words import Gains, Said, signed, summed

NOT_OF_SEATS = (
    kinds.DEMAND,
    kinds.ROUND,
    kinds.NPC_MOVED,
    kinds.NEUTRAL_MOVED,
    kinds.DIE,
    kinds.DIE_TURNED,
    kinds.BAKSHEESH,
    kinds.SHUFFLED,
    kinds.KIOSK_OPENED,
)
"""Notes whose first number is not a seat."""
CARDS = {
    kinds.BONUS_DRAWN: ("card", 1),
    kinds.BONUS_TAKEN: ("card", 1),
    kinds.BONUS_DISCARDED: ("card", -1),
    kinds.GUILD_DRAWN: ("guild", 1),
    kinds.GUILD_DISCARDED: ("guild", -1),
}
"""What cards come and go unseen; those that are played have a name."""

MOST = 3
"""So many outcomes have room in a line; the first ones tell most."""


class Summary:
    """What the notes of one turn tell of the seat whose turn it was."""

    def __init__(self, names: Names, seat: int, notes: Sequence[Note]) -> None:
        self.names = names
        self.t = names.t
        self.seat = seat
        self.notes = [note[1:] for note in notes if note[1] not in NOT_OF_SEATS and note[2] == seat]
        self.auctions = [note[2] for note in notes if note[1] == kinds.AUCTION and note[2] >= 0]
        """Who has won them."""

    def line(self, told: Said) -> Said:
        """The turn, of which the log would else tell only the beginning."""
        places = [place for figure, place in self._moves() if figure == MERCHANT]
        what = self._what()
        if places:
            head = " → ".join([f"{self.names.who(self.seat)}", *map(self.names.numbered, places)])
            text = f"{head}: {', '.join(what[:MOST])}" if what else head
        else:
            acted = [self.names.numbered(place) for place in self._all(kinds.ACTED)]
            text = ", ".join([told.text, *(place for place in acted if place not in told.text)])
        tiles = self._all(kinds.TILE)
        mark = f"tile-{TILES[tiles[-1]]}" if tiles else ""
        return replace(told, text=text, gains=summed(told.gains + self._unseen()), mark=mark)

    def _all(self, kind: int) -> list[int]:
        """The number after the seat in every note of this kind."""
        return [a for one, _seat, a, *_ in self.notes if one == kind]

    def _moves(self) -> list[tuple[int, int]]:
        return [(figure, to) for kind, _, figure, _, to in self.notes if kind == kinds.MOVED]

    def _unseen(self) -> Gains:
        """What the lines of the log tell in words only."""
        tolls = [("lira", signed(-lira)) for kind, *_, lira, _ in self.notes if kind == kinds.TOLL]
        cards = [CARDS[kind] for kind, *_ in self.notes if kind in CARDS]
        return (*tolls, *((icon, signed(n)) for icon, n in cards))

    def _what(self) -> list[str]:
        """What came of it, in a few words each."""
        _, ngettext = self.t.gettext, self.t.ngettext
        names = self.names
        cards = [names.cards.bonus(card) for card in self._all(kinds.BONUS_PLAYED)]
        cards += [names.cards.guild(card) for card in self._all(kinds.GUILD_PLAYED)]
        said = [_("“{card}”").format(card=card) for card in cards]
        if n := len(self._all(kinds.DELIVERED)):
            said.append(ngettext("{n} letter delivered", "{n} letters delivered", n).format(n=n))
        if self._all(kinds.STOPPED):
            said.append(_("the turn ends there"))
        for figure, place in self._moves():
            if figure == FAMILY and place != POLICE_STATION:
                said.append(_("family member → {place}").format(place=names.numbered(place)))
        called, rolled = self._all(kinds.CALLED), self._all(kinds.ROLLED)
        for nth, total in enumerate(rolled):
            number = called[nth] if nth < len(called) else 0
            text = _("called {call}, rolled {n}") if number else _("rolled {n}")
            said.append(text.format(call=number, n=total))
        said += [_("called {call}").format(call=number) for number in called[len(rolled) :]]
        if (n := len(self._all(kinds.PICKED_UP))) > 1:
            said.append(ngettext("{n} assistant home", "{n} assistants home", n).format(n=n))
        if n := len(self._all(kinds.LETTER)):
            said.append(ngettext("{n} letter", "{n} letters", n).format(n=n))
        said += [names.tiles.tile(tile).lower() for tile in self._all(kinds.TILE)]
        said += [
            _("cart {n} of {all}").format(n=n, all=EXTENSIONS) for n in self._all(kinds.EXTENSION)
        ]
        said += [
            _("{name:won by {name}|won}").format(name=names.who(winner)) for winner in self.auctions
        ]
        said += [names.npc(npc).lower() for npc in self._all(kinds.SERVED)]
        for other in self._all(kinds.CAUGHT):
            text = _("caught {other:{other}’s|your} family member")
            said.append(text.format(other=names.who(other)))
        return said
