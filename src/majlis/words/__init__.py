"""What a game says: the names of its things, its log, and an entry for every question.

A game's `words/` is composed of these: `names.py`, `log.py`, and a module for every chapter of its
rules, with the same name, which holds the entries of that chapter's frames.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, islice
from typing import Any, Generic, Self, TypeVar

from majlis.kernel.frame import CHANCE, Frame
from majlis.kernel.state import State
from majlis.words.assortments import Assortment
from majlis.words.entry import AnyFrame, Entry, Preview
from majlis.words.facts import Fact, Tale, plain_facts, swings
from majlis.words.log import Gains, Log, Said, all_gains, summed
from majlis.words.names import Names, Person, capital
from majlis.words.numbers import MINUS, number, sign, signed
from majlis.words.outline import Part
from majlis.words.reasons import Thing

__all__ = [
    "MINUS",
    "AnyFrame",
    "Assortment",
    "Entry",
    "Fact",
    "Gains",
    "Log",
    "Names",
    "Part",
    "Person",
    "Preview",
    "Question",
    "Said",
    "Tale",
    "Thing",
    "Words",
    "all_gains",
    "capital",
    "number",
    "sign",
    "signed",
    "summed",
]

FACTS = 3
"""So many are told about a game that is over."""

S = TypeVar("S", bound=State)
N = TypeVar("N", bound=Names)


@dataclass(frozen=True)
class Question:
    """What the question bar says."""

    title: str
    crumbs: tuple[str, ...] = ()
    """The paragraphs that the question stands in, outermost first."""
    detail: str = ""


class Words(Generic[S, N]):
    """A game in one language, with the names at the seats."""

    def __init__(self, names: N, log: Log[N], entries: Iterable[type[Entry[S, N, Any]]]) -> None:
        self.names = names
        self.t = names.t
        self.log = log
        self._kinds = entries

    @cached_property
    def entries(self) -> dict[type[Frame[Any]], Entry[S, N, Any]]:
        """Pictures need names alone, and there are several of them to a page."""
        return {
            frame: entry for kind in self._kinds for entry in [kind(self)] for frame in kind.FRAMES
        }

    def read_by(self, seat: int) -> Self:
        """These words, with that seat as "you" in the log."""
        self.names.reader = seat
        return self

    def entry(self, frame: Frame[Any]) -> Entry[S, N, Any]:
        return self.entries[type(frame)]

    def crumb(self, frame: Frame[Any]) -> str:
        """A paragraph of the agenda in two or three words; empty if it goes without saying."""
        entry = self.entries.get(type(frame))
        return entry.crumb(frame) if entry else ""

    # -- the question ----------------------------------------------------------------------------

    def ask(self, s: S, seat: int) -> Question:
        """The question on the table, as put to this seat or, if it is another's, told about it."""
        if not s.waiting:
            return self.over(s, seat)
        frame = s.question()
        entry = self.entry(frame)
        crumbs = self.crumbs(s, frame, seat)
        if seat in s.waiting:
            return Question(entry.title(s, frame, seat), crumbs, entry.help(s, frame, seat))
        if s.waiting[0] == CHANCE:
            return Question(entry.title(s, frame, seat), crumbs)
        return Question(entry.told(s, frame, s.waiting), crumbs)

    def crumbs(self, s: S, frame: Frame[Any], seat: int) -> tuple[str, ...]:
        """Where in the game the question stands, outermost first."""
        return (self.crumb(frame),)

    def over(self, s: S, seat: int) -> Question:
        """Who has won, as told to this seat."""
        _ = self.t.gettext
        return Question(self.outcome(s, seat), (_("The game is over"),))

    def outcome(self, s: S, seat: int) -> str:
        _ = self.t.gettext
        winners, best = s.winners(), self.best(s)
        if winners == [seat]:
            return _("You win: {best}").format(best=best)
        if len(winners) == 1:
            return _("{name} wins: {best}").format(name=self.names.player(winners[0]), best=best)
        names = ", ".join(map(self.names.player, winners))
        return _("Shared victory: {names}, {best}").format(names=names, best=best)

    def best(self, s: S) -> str:
        """What the winner has won with."""
        return self.scored(max(s.scores()))

    def scored(self, n: int) -> str:
        """So many points."""
        return self.t.ngettext("{n} point", "{n} points", n).format(n=number(n))

    def counted(self) -> str:
        """What is counted in the end, as a title."""
        return self.t.gettext("Points")

    def sources(self, tale: Tale[S]) -> list[tuple[str, list[int]]]:
        """Where it has come from, and how much of it each seat has from there."""
        breakdown = tale.end.breakdown()
        return [
            (self.names.name(source), [points[source] for points in breakdown])
            for source in breakdown[0]
        ]

    def tie_breaks(self, s: S) -> tuple[tuple[str, list[int]], ...]:
        """What decides between equals, one thing after the other, and how much of it each seat
        has."""
        return ()

    def facts(self, tale: Tale[S]) -> Iterator[Fact]:
        """What was remarkable in terms of this game, the most remarkable first."""
        return iter(())

    def remarkable(self, tale: Tale[S]) -> list[Fact]:
        """What is told about a game that is over."""
        told = chain(swings(self, tale), self.facts(tale), plain_facts(self, tale))
        return list(islice(told, FACTS))

    def led(self, by: str) -> str:
        """So far ahead of the others on average, in what `scored` counts."""
        return self.t.gettext("lead {points}").format(points=by)

    def assortments(self) -> tuple[Assortment, ...]:
        """What players choose between, kind by kind, for whoever counts what was chosen."""
        return ()

    def summary(self, s: S) -> str:
        """The position in a sentence or two, for whoever cannot see it."""
        return ""

    def outline(self, s: S) -> tuple[Part, ...]:
        """A view of the table, zone by zone: whoever cannot see the picture misses nothing that it
        shows."""
        raise NotImplementedError

    # -- answers ---------------------------------------------------------------------------------

    def preview(self, s: S, action: int) -> Preview:
        """What a legal answer to the question on the table would do."""
        if s.waiting[0] == CHANCE:
            return Preview(self.names.name(s.label(action)))
        seat = s.viewer if s.viewer >= 0 else s.waiting[0]
        frame = s.question()
        return self.entry(frame).preview(s, frame, seat, action)

    def preview_all(self, views: Sequence[S], path: Sequence[int]) -> Preview:
        """What these answers would do, of which each leads from a view to the next. That one has
        enough of something is only said to go on: nothing is told of that, nor of what is usual
        in between."""
        if len(path) > 1 and path[0] == views[0].question().DECLINE:
            nth = 1
            while nth < len(path) - 1 and path[nth] == usual_answer(views[nth]):
                nth += 1
            views, path = views[nth:], path[nth:]
            if len(path) == 1:
                return self.preview(views[0], path[0])
        frame = views[0].question()
        return self.entry(frame).preview_all(views, frame, path)

    def deed(self, s: S) -> str:
        """What the answer did that led to chance: "Roll"; empty if chance only came after it."""
        entry = self.entries.get(type(s.question()))
        return entry.deed(s) if entry else ""

    def button(self, s: S) -> str:
        """What the button says that lets chance have its way."""
        entry = self.entries.get(type(s.question()))
        return entry.button(s) if entry else self.t.gettext("Go on")

    def ends_turn(self, s: S) -> bool:
        """The same button ends the turn: nothing is asked behind chance."""
        entry = self.entries.get(type(s.question()))
        return entry is not None and entry.ends_turn(s)

    def why_not(self, s: S, action: int) -> str:
        """Why the view's own seat may not give that answer now; empty if it may."""
        _ = self.t.gettext
        if not s.waiting:
            return _("The game is over.")
        if s.waiting[0] == CHANCE:
            return ""
        seat, frame = s.viewer, s.question()
        if seat not in s.waiting:
            return _("It is not your turn.")
        if action in s.options(seat):
            return ""
        return (
            self.entry(frame).refusal(s, frame, seat, action)
            or self.out_of_place(s, seat, action)
            or _("That is not asked now.")
        )

    def out_of_place(self, s: S, seat: int, action: int) -> str:
        """When a thing that has nothing to do with the question could be pointed at."""
        return ""

    # -- bots ------------------------------------------------------------------------------------

    def features(self) -> dict[str, Thing | None]:
        """What the features of `evaluate` count, for hints; None for points. What people would not
        speak of is left out."""
        raise NotImplementedError

    def styles(self) -> tuple[str, str]:
        """What the bots of each style of the game are fond of."""
        raise NotImplementedError


def usual_answer(view: State) -> int:
    """What nearly everybody answers to the question; NONE if there is no such answer."""
    usual: int = view.question().usual(view, view.viewer)
    return usual
