"""What things and people are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from gettext import NullTranslations
from typing import ClassVar

from majlis.kernel.frame import NONE
from majlis.language import language


def capital(text: str) -> str:
    """A few words with a capital letter."""
    return text[:1].upper() + text[1:]


@dataclass(frozen=True)
class Person:
    """Somebody whom a sentence speaks of, who may be its reader.

    What differs then is said in the sentence itself, for all others before the bar and for the
    reader behind it: `{name} {name:takes|take} a card`, `{name:pays {name}|pays you}`.
    """

    name: str
    is_reader: bool

    def __format__(self, forms: str) -> str:
        for_others, bar, for_reader = forms.rpartition("|")
        if not bar:
            return self.name
        return for_reader if self.is_reader else for_others


class Names:
    """Names and explanations in one language, with the players at the seats."""

    THINGS: ClassVar[tuple[str, ...]] = ()
    """What a page of rules names and explains, in this order."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        self.code = code
        self.players = players
        self.reader = NONE
        """The seat that is spoken to as "you"."""
        # A game's catalogue is named like its folder: majlis.games.<folder>.words...
        self.t: NullTranslations = language(code, type(self).__module__.split(".")[2])

    def name(self, thing: str) -> str:
        """What a thing (a label: `hex:P5`, or a source of points: `water`) is called."""
        raise NotImplementedError

    def explain(self, thing: str) -> str:
        """What it is for; empty if the name says it all."""
        return ""

    def sign(self, icon: str) -> str:
        """What an icon beside a number stands for, for whoever cannot see it."""
        return self.name(icon)

    def player(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.players):
            return self.players[seat]
        return self.t.gettext("Player {number}").format(number=seat + 1)

    def who(self, seat: int) -> Person:
        """Who sits there, as a sentence begins with it: the reader is "You"."""
        if seat == self.reader:
            return Person(self.t.gettext("You"), is_reader=True)
        return Person(self.player(seat), is_reader=False)

    def called(self, seat: int) -> str:
        """The name alone, or "You"."""
        return self.who(seat).name

    def mentioned(self, seat: int) -> str:
        """The name alone, or "you": inside a sentence."""
        return self.t.pgettext("mentioned", "you") if seat == self.reader else self.player(seat)

    def listed(self, things: Sequence[str]) -> str:
        """One, another and a third."""
        *first, last = things
        if not first:
            return last
        return self.t.gettext("{some} and {last}").format(some=", ".join(first), last=last)
