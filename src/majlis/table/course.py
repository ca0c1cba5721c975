"""The way through a match: its moments, and what on it is worth a look."""

from __future__ import annotations

from typing import Any

import msgspec

from majlis.kernel.frame import NONE
from majlis.language import language
from majlis.table.replays import Replay
from majlis.table.retelling import history, lead_changes, moves, retold
from majlis.table.snapshot import notes_seen
from majlis.words import Words

LEAD = "lead"
MOST_MARKS = 60
"""Marks of one kind: of more, so many are shown, evenly."""


class Round(msgspec.Struct):
    """A part of the log, and the moment with which it begins."""

    at: int
    name: str


class Mark(msgspec.Struct):
    """Something on the way that is worth a look."""

    at: int
    kind: str
    """The name of an icon; or `LEAD`."""
    text: str
    seat: int = NONE


class Course(msgspec.Struct):
    stops: list[int]
    """Every moment that can be looked at: so many lines of the log are written there. Chance never
    has the word: a roll belongs to the answer that led to it."""
    turns: list[int]
    """Those with which a turn begins."""
    rounds: list[Round]
    marks: list[Mark]


def course_of(replay: Replay, seat: int, code: str) -> Course:
    """The way as this seat may know it."""
    words = replay.shown.words(code).read_by(seat)
    marks = landmarks(replay, seat, words)
    if replay.open:
        marks += leads(replay, words, code)
    return Course(
        stops=replay.stops,
        turns=replay.turns,
        rounds=rounds(replay, seat, words),
        marks=sorted(marks, key=lambda mark: mark.at),
    )


def rounds(replay: Replay, seat: int, words: Words[Any, Any]) -> list[Round]:
    """What the log has headings for."""
    begun = {
        replay.stop(line): said.text
        for line, entry in enumerate(replay.log, 1)
        for said in words.log.tell(notes_seen(entry, seat))
        if said.heading
    }
    return [Round(at, name) for at, name in begun.items()]


def landmarks(replay: Replay, seat: int, words: Words[Any, Any]) -> list[Mark]:
    """What the game holds to be worth a look."""
    log = words.log
    found: dict[tuple[int, str], Mark] = {}
    for line, entry in enumerate(replay.log, 1):
        for note in notes_seen(entry, seat):
            icon = log.LANDMARKS.get(note[1], "")
            said = log.say(note) if icon else None
            if said:
                at = replay.stop(line)
                found.setdefault((at, icon), Mark(at, icon, said.text, said.seat))
    kinds: dict[str, list[Mark]] = {}
    for mark in found.values():
        kinds.setdefault(mark.kind, []).append(mark)
    return [mark for marks in kinds.values() for mark in thinned(marks)]


def thinned(marks: list[Mark]) -> list[Mark]:
    """So many of them at most, evenly from the first to the last."""
    if len(marks) <= MOST_MARKS:
        return marks
    return [marks[nth * (len(marks) - 1) // (MOST_MARKS - 1)] for nth in range(MOST_MARKS)]


def leads(replay: Replay, words: Words[Any, Any], code: str) -> list[Mark]:
    """Where somebody has taken the lead, and kept it for a round."""
    table, log = replay.shown.table, replay.log
    options = tuple(sorted(table.options.items()))
    turns = retold(table.game, table.seats, options, table.rules, moves(log))
    text = language(code).gettext("%(player)s takes the lead")
    return [
        Mark(
            replay.stop(turns[nth].lines), LEAD, text % {"player": words.names.player(ahead)}, ahead
        )
        for nth, ahead in lead_changes(history(turns), table.seats)
    ]
