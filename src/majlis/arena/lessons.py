"""What games of one bot with itself teach about a game: who begins, what scores, what is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from majlis import games
from majlis.arena.ratings import Estimate, wilson
from majlis.arena.selfplay import Plan, Played
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note
from majlis.words import Assortment, Tale

SURE = 3.0
"""Standard errors by which two bots must differ to be said to differ: of the dozens of things that
are compared one or two would seem to differ by two errors through chance alone."""


@dataclass(frozen=True)
class Told:
    """One game; lists are by seat."""

    first: int
    """The seat that had the first turn."""
    won: list[float]
    """Shares of the victory."""
    scores: list[int]
    sources: dict[str, list[int]]
    chosen: list[list[Counter[str]]]
    """By kind of things and seat: how often each was chosen."""
    opened: list[list[str]]
    """By kind of things and seat: what was chosen first; empty if nothing was."""


def tell(plan: Plan, played: Played, language: str = "en") -> Told:
    """What one game tells, as it is played again."""
    game = games.game(plan.game)
    words = game.words(language, [])
    s = game.setup(plan.seats, plan.settings, game.meta.rules)
    seats = range(plan.seats)
    kinds = words.assortments()
    chosen: list[list[Counter[str]]] = [[Counter() for _ in seats] for _ in kinds]
    opened = [["" for _ in seats] for _ in kinds]
    notes: list[Note] = []
    first = NONE
    for seat, action in played.answers:
        if first == NONE and seat >= 0 and s.turn_of >= 0:
            first = s.turn_of
        s.notes = []
        s.apply(seat, action)
        notes += s.notes
    for nth, who, name in things(kinds, notes):
        chosen[nth][who][name] += 1
        opened[nth][who] = opened[nth][who] or name
    won, scores = s.wins(), s.scores()
    sources = dict(words.sources(Tale(s, notes, [scores])))
    return Told(first, won, scores, sources, chosen, opened)


def things(kinds: Iterable[Assortment], notes: Iterable[Note]) -> Iterator[tuple[int, int, str]]:
    """What was chosen, one after the other: of which kind, by whom, and what it is called."""
    of_note = {kind: (nth, one) for nth, one in enumerate(kinds) for kind in one.kinds}
    for _, kind, seat, *numbers in notes:
        if kind in of_note:
            nth, one = of_note[kind]
            yield nth, seat, one.name(*numbers)


@dataclass(frozen=True)
class Mean:
    """Of so many games, with its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, values: list[float]) -> Mean:
        error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(fmean(values), error)

    def differs(self, other: Mean) -> bool:
        return abs(self.value - other.value) > SURE * sqrt(self.error**2 + other.error**2)


@dataclass(frozen=True)
class Thing:
    """What is known of one thing that can be chosen."""

    name: str
    taken: Mean
    """How often a seat takes it in a game."""
    most: Estimate | None
    """What the seat wins that took it more often than all others; None if nobody ever did."""
    decided: int
    """In so many games one did."""
    opened: Estimate | None
    """What seats win that begin with it, of its kind."""
    openings: int


@dataclass
class Lessons:
    """What one bot's games teach."""

    plan: Plan
    told: list[Told]
    names: list[str] = field(init=False)
    """Of the kinds of things."""

    def __post_init__(self) -> None:
        words = games.game(self.plan.game).words("en", [])
        self.names = [one.title for one in words.assortments()]

    @property
    def first(self) -> Estimate:
        """What the seat with the first turn wins."""
        return wilson(sum(one.won[one.first] for one in self.told), len(self.told))

    @property
    def scores(self) -> Mean:
        return Mean.of([fmean(one.scores) for one in self.told])

    def source(self, name: str, won: bool | None = None) -> Mean:
        """What a seat has from there; of those who have won alone, or lost, if that is asked."""
        by_game = []
        for one in self.told:
            points = one.sources.get(name, [0] * self.plan.seats)
            asked = [
                point
                for point, share in zip(points, one.won, strict=True)
                if won is None or share == float(won)
            ]
            if asked:
                by_game.append(fmean(asked))
        return Mean.of(by_game or [0.0])

    def sources(self) -> list[str]:
        """All that anybody has had points from, in the order of the score sheet."""
        return list(dict.fromkeys(name for one in self.told for name in one.sources))

    def things(self, kind: int) -> list[Thing]:
        """All things of that kind, those first that are taken most."""
        names = {name for one in self.told for seat in one.chosen[kind] for name in seat}
        found = (self.thing(kind, name) for name in sorted(names))
        return sorted(found, key=lambda one: -one.taken.value)

    def thing(self, kind: int, name: str) -> Thing:
        taken: list[float] = []
        won: list[float] = []
        opened: list[float] = []
        for one in self.told:
            counts = [seat[name] for seat in one.chosen[kind]]
            taken.append(fmean(counts))
            if counts.count(max(counts)) == 1:
                won.append(one.won[counts.index(max(counts))])
            opened += [
                share
                for share, first in zip(one.won, one.opened[kind], strict=True)
                if first == name
            ]
        return Thing(name, Mean.of(taken), share(won), len(won), share(opened), len(opened))


def share(won: list[float]) -> Estimate | None:
    return wilson(sum(won), len(won)) if won else None
