"""Moments of whole games, to be told in words and drawn: every kind of question, and some more."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import pytest

from majlis import games
from majlis.kernel import notation
from majlis.kernel.chance import Rng
from majlis.kernel.frame import ALL, CHANCE, HIDDEN, WATCHER
from majlis.kernel.state import Note, State
from majlis.match import Match
from tests.contract.cases import Case, cases_of, play_at_random
from tests.games import files

EVERY_GAME = [pytest.param(game, marks=pytest.mark.xdist_group(game)) for game in games.GAMES]
"""Moments are found once for each game: its tests stay together in one process."""
OF_A_KIND = 2
"""So many moments of every kind of question are looked at, the first ones that come ..."""
MORE = 30
"""... and about so many others, evenly from all stored games."""
RECENT = 4
"""Answers that the viewer has not seen yet."""


@dataclass(frozen=True)
class Moment:
    """A position of a whole game, and what the last answers did."""

    state: State
    seats: int
    fresh: tuple[Note, ...]
    """What the last answer did."""
    recent: tuple[Note, ...]
    """What the last few answers did."""

    def __str__(self) -> str:
        return f"{self.state.question()}, {self.seats} players" if self.state.waiting else "the end"

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), WATCHER]

    @property
    def asked(self) -> list[int]:
        """The seats that must answer; nobody while the dice roll."""
        return [seat for seat in self.state.waiting if seat != CHANCE]


def moments(game: str) -> list[Moment]:
    """The first moments of every kind of question in any stored game, and some of the others."""
    return played(game)[0]


def notes_of(game: str) -> set[Note]:
    """Every note of all stored games, as its owner and as a watcher reads it."""
    return played(game)[1]


@cache
def played(game: str) -> tuple[list[Moment], set[Note]]:
    stored = records(game)
    stride = sum(len(record.answers) for record in stored) // MORE + 1
    kinds: Counter[str] = Counter()
    passed = 0
    found: list[Moment] = []
    told: set[Note] = set()
    for record in stored:
        notes: deque[tuple[Note, ...]] = deque(maxlen=RECENT)
        for s in Match.positions(games.game(game), record):
            notes.append(tuple(s.notes or ()))
            told.update(notes[-1])
            kind = type(s.question()).__name__ if s.waiting else "the end"
            kinds[kind] += 1
            passed += 1
            if kinds[kind] <= OF_A_KIND or passed % stride == 0:
                recent = tuple(note for one in notes for note in one)
                found.append(Moment(s, record.header.seats, notes[-1], recent))
    return found, told | set(heard(told, WATCHER))


def heard(notes: Iterable[Note], viewer: int) -> tuple[Note, ...]:
    """The notes, as this viewer may read them."""
    return tuple(note if note[0] in (ALL, viewer) else (*note[:5], HIDDEN) for note in notes)


@cache
def records(game: str) -> list[notation.Record]:
    """The stored games; as long as a new game has none, games that are played at random."""
    stored = [notation.read(file.read_text()) for file in files()]
    found = [record for record in stored if record.header.game == game]
    return found or [at_random(case) for case in cases_of(games.meta(game))]


def at_random(case: Case) -> notation.Record:
    match = case.match(1)
    play_at_random(match, Rng(1))
    return notation.read(match.save())
