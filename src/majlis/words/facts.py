"""Facts: what was remarkable about a game that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from majlis.kernel.frame import NONE
from majlis.kernel.state import Note, State

if TYPE_CHECKING:
    from majlis.words import Words

S_co = TypeVar("S_co", bound=State, covariant=True)

OFTEN = 2
"""So often the lead must have changed before that is worth a word."""
CLOSE = 10
"""A game was close if nobody was ever ahead by more than one part in so many."""


@dataclass(frozen=True)
class Tale(Generic[S_co]):
    """A game that is over: where it has ended, and what has happened on the way."""

    end: S_co
    notes: Sequence[Note]
    scores: Sequence[Sequence[int]]
    """What was safe, of all seats, after each turn."""


@dataclass(frozen=True)
class Fact:
    """Something remarkable: a few words, and what else there is to say about it."""

    title: str
    detail: str
    icon: str


def swings(words: Words[Any, Any], tale: Tale[State]) -> Iterator[Fact]:
    """That a game was close, if it was."""
    _, ngettext = words.t.gettext, words.t.ngettext
    gap = max(lead(scores) for scores in (*tale.scores, tale.end.scores()))
    changes = lead_changed(tale)
    if changes >= OFTEN:
        title = ngettext("The lead changed {n} time", "The lead changed {n} times", changes)
        seat, _turns = longest_ahead(tale)[0]
        led = _("ahead for longest: {name}").format(name=words.names.called(seat))
        yield Fact(title.format(n=changes), led, "to-and-fro")
    elif gap <= max(1, max(tale.end.scores()) // CLOSE):
        title = _("Never more than {points} apart").format(points=words.scored(gap))
        yield Fact(title, _("from the first turn to the last"), "to-and-fro")


def plain_facts(words: Words[Any, Any], tale: Tale[State]) -> Iterator[Fact]:
    """What can be said about every game."""
    _, ngettext = words.t.gettext, words.t.ngettext
    turns = len(tale.scores)
    gains = [
        (after[seat] - before[seat], seat, nth)
        for nth, (before, after) in enumerate(pairwise(tale.scores), 2)
        for seat in range(len(after))
    ]
    most, seat, nth = max(gains, default=(0, NONE, 0))
    if most > 0:
        name = words.names.called(seat)
        when = _("{name}, turn {nth} of {all}").format(name=name, nth=nth, all=turns)
        yield Fact(_("{points} in one turn").format(points=words.scored(most)), when, "flag")
    for seat, led in longest_ahead(tale)[:1]:
        title = _("{name}: ahead for {n} of {all} turns")
        name = words.names.called(seat)
        widest = max(lead(scores) for scores in tale.scores if max(scores) == scores[seat])
        ahead = _("by {points} at most").format(points=words.scored(widest))
        yield Fact(title.format(name=name, n=led, all=turns), ahead, "crown")
    title = ngettext("{n} turn was played", "{n} turns were played", turns).format(n=turns)
    apart = words.scored(max(tale.end.scores()) - min(tale.end.scores()))
    yield Fact(title, _("between first and last: {points}").format(points=apart), "clock")


def lead(scores: Sequence[int]) -> int:
    """How far the first is ahead of the second."""
    second, first = sorted(scores)[-2:]
    return first - second


def leader(scores: Sequence[int]) -> int:
    """Who is alone ahead; NONE if nobody is."""
    best = max(scores)
    return NONE if list(scores).count(best) > 1 else list(scores).index(best)


def lead_changed(tale: Tale[State]) -> int:
    """How often somebody else was ahead than before; to draw level is no change yet."""
    leaders = [one for one in map(leader, tale.scores) if one != NONE]
    return sum(before != after for before, after in pairwise(leaders))


def longest_ahead(tale: Tale[State]) -> list[tuple[int, int]]:
    """Who was alone ahead, after how many turns; the longest first."""
    return Counter(one for one in map(leader, tale.scores) if one != NONE).most_common()


# -- for games that look through their notes -----------------------------------------------------


def of_kind(notes: Sequence[Note], kind: int) -> list[tuple[int, int, int, int]]:
    """The numbers of all notes of that kind."""
    return [note[2:] for note in notes if note[1] == kind]


def busiest(notes: Sequence[Note], kind: int) -> tuple[int, int]:
    """The seat of which most notes of that kind tell, and how many; (NONE, 0) if none does."""
    return top(Counter(seat for seat, *_ in of_kind(notes, kind)))


def top(counted: Counter[int]) -> tuple[int, int]:
    """Who has most, and how much that is; (NONE, 0) if nobody has anything."""
    return max(counted.items(), key=lambda one: one[1], default=(NONE, 0))
