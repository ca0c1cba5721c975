"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, TypeAlias, TypeVar

from majlis.kernel.state import Note
from majlis.words.names import Names
from majlis.words.numbers import MINUS, signed

N = TypeVar("N", bound=Names)
Gains: TypeAlias = tuple[tuple[str, str], ...]
"""Icon name and number, for the end of a line: ("water", "+3")."""


@dataclass(frozen=True)
class Said:
    """A line of the log."""

    text: str
    """A whole sentence; if somebody did it, it begins with the name, or with "you"."""
    seat: int = -1
    """Who did it; -1 for the table itself."""
    gains: Gains = ()
    mark: str = ""
    """Icon name of the thing it is about."""
    heading: bool = False
    """Begins a new part of the log: a round, the final scoring."""
    apart: bool = False
    """Stands by itself in whoever's turn it happened: the end of a season."""


class Log(Generic[N]):
    """A line for everything that is worth one."""

    UNTOLD: ClassVar[Collection[int]] = ()
    """Kinds of notes that need no line: the picture shows them well enough."""
    LANDMARKS: ClassVar[Mapping[int, str]] = {}
    """Kinds of notes that a replay marks on its way through the match, with the names of icons."""

    def __init__(self, names: N) -> None:
        self.names = names
        self.t = names.t

    def say(self, note: Note) -> Said | None:
        """What happened; None if it need not be told."""
        raise NotImplementedError

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """The lines of the log for one answer: a game may join what belongs together."""
        return [said for note in notes if (said := self.say(note))]

    def sum_up(self, seat: int, steps: Sequence[Said], notes: Sequence[Note]) -> Said | None:
        """A turn of this seat, or of all, in one line: what was done, and what came of it. `steps`
        are its lines, `notes` what they tell; None if they had better stand by themselves.

        A game that can do better than its first line and the sum of all gains says so here.
        """
        own = [step for step in steps if step.seat == seat]
        if seat < 0 or not own:
            return None
        return replace(own[0], gains=all_gains(own))

    def did(
        self, seat: int, text: str, gains: Gains = (), mark: str = "", **fields: object
    ) -> Said:
        """A line about a player, who is `{name}` in it."""
        return Said(text.format(name=self.names.who(seat), **fields), seat, gains, mark)


def all_gains(steps: Sequence[Said]) -> Gains:
    """What several lines bring together."""
    return summed(tuple(gain for step in steps for gain in step.gains))


def summed(gains: Gains) -> Gains:
    """Equal icons once, with the sum; what cancels out goes."""
    total: dict[str, int] = {}
    for icon, number in gains:
        total[icon] = total.get(icon, 0) + int(number.replace(MINUS, "-"))
    show = signed if any(number[0] in f"+{MINUS}" for _, number in gains) else str
    return tuple((icon, show(n)) for icon, n in total.items() if n)
