"""A turn in one line of the log: what was done, and what came of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from majlis.games.marrakesh.data import COLOURS, ON_PALACE
from majlis.games.marrakesh.rules import notes as kinds
from majlis.games.marrakesh.words.names import Names
from majlis.kernel.state import Note
from majlis.words import Said, signed, summed

OF_SEATS = (
    kinds.CLAIMED,
    kinds.TAKES,
    kinds.ACTS,
    kinds.SAILED,
    kinds.CLIMBED,
    kinds.EXCHANGED,
    kinds.LUXURY,
    kinds.SCROLL,
    kinds.GATE,
    kinds.DISCOVERED,
    kinds.OASIS,
    kinds.TOWN,
    kinds.TOWN_CLAIMED,
)
"""What a turn is summed up from: notes that begin with the seat."""


class Summary:
    """What the notes of one turn tell, of the seat whose turn it was or of all."""

    def __init__(self, names: Names, seat: int, notes: Sequence[Note]) -> None:
        self.names = names
        self.t = names.t
        self.seat = seat
        self.chosen = [note[3:] for note in notes if note[1] == kinds.SELECTED]
        self.notes = [note[1:] for note in notes if note[1] in OF_SEATS and note[2] == seat]

    def choices(self) -> Said | None:
        """All have chosen their colours: how many keshis of each will be thrown."""
        if not self.chosen:
            return None
        count = Counter(colour for colours in self.chosen for colour in colours)
        gains = tuple((keshi(colour), str(count[colour])) for colour in sorted(count))
        return Said(self.t.gettext("All have chosen"), gains=gains)

    def line(self, told: Said) -> Said:
        """The turn, of which the log would else tell only the beginning."""
        _ = self.t.gettext
        sectors = dict.fromkeys(self._all(kinds.ACTS))
        acted = [self.names.pieces.sector(sector) for sector in sectors]
        taken = self._all(kinds.TAKES)
        claimed = self._all(kinds.CLAIMED)
        gains = told.gains
        text = told.text
        if acted:
            text = _("{name} {name:activates|activate} {sectors}")
            text = text.format(name=self.names.who(self.seat), sectors=self.names.listed(acted))
        elif len(taken) > 1:
            text = _("{name} {name:takes|take} {keshi}")
            keshis = self.names.listed([self.names.pieces.one(colour) for colour in taken])
            text = text.format(name=self.names.who(self.seat), keshi=keshis)
            gains = summed((*gains, *((keshi(colour), signed(-1)) for colour in taken)))
        elif claimed:
            text = claims(self.names, self.seat, claimed)
        what = [one for one in self._what() if one not in text]
        if what:
            text = f"{text}: {', '.join(what)}"
        return replace(told, text=text, gains=gains, mark="")

    def _all(self, kind: int) -> list[int]:
        """The number after the seat in every note of this kind."""
        return [a for one, _seat, a, *_ in self.notes if one == kind]

    def _what(self) -> list[str]:
        """What came of it, in a few words each; of a way only where it led."""
        _, ngettext = self.t.gettext, self.t.ngettext
        tiles = self.names.tiles
        ways: dict[str, str] = {}
        for kind, _seat, a, b, c in self.notes:
            if kind == kinds.SAILED and a < b:
                ways["river"] = _("river {n}").format(n=b)
            elif kind == kinds.CLIMBED and a == ON_PALACE:
                ways["palace"] = _("palace {n}").format(n=c)
            elif kind == kinds.CLIMBED:
                ways["mosque"] = _("mosque {n}").format(n=c)
        said = [tiles.luxury(tile).partition(",")[0].lower() for tile in self._all(kinds.LUXURY)]
        said += ways.values()
        if n := len(self._all(kinds.GATE)):
            said.append(ngettext("{n} gate", "{n} gates", n).format(n=n))
        scrolls = [tiles.scroll(scroll) for scroll in self._all(kinds.SCROLL)]
        said += self._named(scrolls, ngettext("{n} scroll", "{n} scrolls", len(scrolls)))
        found = [oasis for kind, *_rest, oasis, _ in self.notes if kind == kinds.DISCOVERED]
        oases = [tiles.oasis(oasis) for oasis in found + self._all(kinds.OASIS)]
        said += self._named(oases, ngettext("{n} oasis", "{n} oases", len(oases)))
        towns = dict.fromkeys(self._all(kinds.TOWN) + self._all(kinds.TOWN_CLAIMED))
        return said + [text for town in towns for text in self._named([tiles.town(town)])]

    def _named(self, things: list[str], count: str = "") -> list[str]:
        """One thing by its name, several by their number."""
        if len(things) == 1:
            return [self.t.gettext("“{name}”").format(name=things[0])]
        return [count.format(n=len(things))] if things else []


def claims(names: Names, seat: int, colours: Sequence[int]) -> str:
    """Who takes which keshis from the tower."""
    pieces = names.pieces
    taken = [
        pieces.one(colour) if n == 1 else pieces.two(colour) if n == 2 else pieces.crowd(colour, n)
        for colour, n in Counter(colours).items()
    ]
    text = names.t.gettext("{name} {name:takes|take} {keshis} from the tower")
    return text.format(name=names.who(seat), keshis=names.listed(taken))


def keshi(colour: int) -> str:
    """The icon of a keshi."""
    return f"keshi-{COLOURS[colour]}"
