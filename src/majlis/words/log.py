"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from majlis.kernel.state import Note
from majlis.words.names import Names

N = TypeVar("N", bound=Names)


@dataclass(frozen=True)
class Said:
    """A line of the log."""

    text: str
    """A whole sentence in the third person; if somebody did it, it begins with the name."""
    seat: int = -1
    """Who did it; -1 for the table itself."""
    gains: tuple[tuple[str, str], ...] = ()
    """Icon name and number, for the end of the line: ("water", "+3")."""
    mark: str = ""
    """Icon name of the thing it is about."""
    heading: bool = False
    """Begins a new part of the log: a round, the final scoring."""


class Log(Generic[N]):
    """A line for everything that is worth one."""

    UNTOLD: ClassVar[Collection[int]] = ()
    """Kinds of notes that need no line: the picture shows them well enough."""

    def __init__(self, names: N) -> None:
        self.names = names
        self.t = names.t

    def say(self, note: Note) -> Said | None:
        """What happened; None if it need not be told."""
        raise NotImplementedError

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """The lines of the log for one answer: a game may join what belongs together."""
        return [said for note in notes if (said := self.say(note))]
