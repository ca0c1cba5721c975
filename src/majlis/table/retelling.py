"""A game that is over, told once more: what each turn has done, and who was ahead when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from majlis import games
from majlis.kernel.frame import NONE
from majlis.kernel.game import Setting
from majlis.kernel.match import Entry
from majlis.kernel.state import Note, State
from majlis.words import Said, Tale, Words
from majlis.words.facts import leader

TOLD = 3
"""So many turning points are told of a game."""

Move = tuple[int, int, int]
"""Seat, answer, and the turn that it belongs to."""
History = tuple[tuple[int, ...], ...]
"""The points of all seats after each turn."""


@dataclass(frozen=True)
class Turn:
    """What happened in a turn, and where it has led to."""

    of: int
    """Whose it was, or ALL."""
    lines: int
    """So many lines has the log at its end."""
    notes: tuple[tuple[Note, ...], ...]
    """What each answer did."""
    safe: tuple[int, ...]
    """What of the scores nobody could lose any more."""
    scores: tuple[int, ...]


@dataclass(frozen=True)
class TurningPoint:
    """A turn after which the game was another one."""

    nth: int
    """From 0."""
    seat: int
    """Who made something of it."""
    lead: bool
    """They have taken the lead, for a while; else it was only worth a lot."""


def moves(log: Sequence[Entry]) -> tuple[Move, ...]:
    return tuple((entry.seat, entry.action, entry.turn) for entry in log)


@lru_cache(maxsize=8)
def retold(
    game: str,
    seats: int,
    options: tuple[tuple[str, Setting], ...],
    rules: int,
    played: tuple[Move, ...],
) -> tuple[Turn, ...]:
    """The game is played again for that, once for all who look at the result."""
    known = games.game(game)
    s: State = known.setup(seats, known.meta.settings(dict(options), seats, rules), rules)
    s.notes = []
    told: list[Turn] = []
    notes: list[tuple[Note, ...]] = []
    for nth, (seat, action, turn) in enumerate(played, 1):
        turn_of = s.turn_of
        s.apply(seat, action)
        notes.append(tuple(s.notes))
        if nth == len(played) or played[nth][2] != turn:
            told.append(Turn(turn_of, nth, tuple(notes), tuple(s.safe()), tuple(s.scores())))
            notes = []
    return tuple(told)


def owned(turns: Sequence[Turn]) -> History:
    """Without what is promised, as the panels have shown it: promises come and go."""
    return tuple(turn.safe for turn in turns)


def history(turns: Sequence[Turn]) -> History:
    """The same, but that in the end everything counts."""
    return owned(turns[:-1]) + tuple(turn.scores for turn in turns[-1:])


def tale(turns: Sequence[Turn], end: State) -> Tale[Any]:
    """The same for whoever looks for something remarkable."""
    notes = [note for turn in turns for answer in turn.notes for note in answer]
    return Tale(end, notes, owned(turns))


# -- turning points ------------------------------------------------------------------------------


def lead_changes(scores: History, turns: int) -> list[tuple[int, int]]:
    """After which turn, from 0, who is alone ahead and stays so for so many turns."""
    found: list[tuple[int, int]] = []
    ahead, since, told = NONE, 0, NONE
    for nth, now in enumerate(map(leader, scores)):
        if now != ahead:
            ahead, since = now, nth
        held = nth - since >= turns or nth == len(scores) - 1
        if held and ahead not in (NONE, told):
            found.append((since, ahead))
            told = ahead
    return found


def turning_points(scores: History, owned: History) -> list[TurningPoint]:
    """The last changes of the lead that have held for a round; where there are few of them, also
    the turns that were worth most: what is only counted after the last one is not its worth. In
    their order."""
    changes = lead_changes(scores, len(scores[0]))[-TOLD:]
    found = {nth: TurningPoint(nth, seat, lead=True) for nth, seat in changes}
    gains = sorted(
        (
            (owned[nth][seat] - owned[nth - 1][seat], nth, seat)
            for nth in range(1, len(owned))
            for seat in range(len(owned[nth]))
        ),
        reverse=True,
    )
    for gain, nth, seat in gains:
        if len(found) < TOLD and gain > 0:
            found.setdefault(nth, TurningPoint(nth, seat, lead=False))
    return [found[nth] for nth in sorted(found)]


def summed_up(words: Words[Any, Any], turn: Turn, seat: int) -> Said | None:
    """A turn in a line, as the log has it; the seat's own part, if it was everybody's."""
    steps = [said for notes in turn.notes for said in words.log.tell(notes)]
    steps = [said for said in steps if not (said.heading or said.apart)]
    notes = [note for answer in turn.notes for note in answer]
    whole = words.log.sum_up(turn.of, steps, notes) if len(steps) > 1 else None
    own = [said for said in steps if said.seat == seat]
    return whole or next(iter(own), None)


def part_of(words: Words[Any, Any], turns: Sequence[Turn], nth: int) -> str:
    """The part of the game that a turn belongs to, as the log calls it: what has begun with it or
    before."""
    for turn in reversed(turns[:nth]):
        for note in (note for answer in reversed(turn.notes) for note in reversed(answer)):
            said = words.log.say(note)
            if said and said.heading:
                return said.text
    return ""
