"""Playthroughs: whole games as text, with everything observable, to be read like a story.

A file holds the answers of its game. The test gives them again and compares what the rules make of
them: the difference is the review of a change of the rules. `make playthroughs` writes the files
anew, with the same answers as far as they are still legal, so that one more option or a new rule
changes only what it is about.

A line such as `1 Turn place:5 | MOVED 1 0 7 5` is an answer with the notes it made; below it stand
what became different on the table, what the seats see otherwise than it is, and the next question
with its answers. The middle of a game is told by its answers alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from majlis import games
from majlis.bots import bot
from majlis.kernel.chance import Rng
from majlis.kernel.errors import IllegalAction
from majlis.kernel.frame import CHANCE
from majlis.kernel.match import Entry, Match
from tests.contract.cases import TOGETHER, Case, every_case

FOLDER = Path(__file__).parent
FIRST, LAST = 90, 30
"""So many answers at the beginning and at the end are told in full."""
IN_A_LINE = 12
"""Answers in a line of the middle."""
VIEWS_AGAIN = 10
"""Views are told when they change, and after so many answers all the same."""
AT_RANDOM = 5
"""Every so manieth answer is a random one: greedy alone would show only what is good for it."""


def cases() -> list[Case]:
    return [*every_case(), *TOGETHER]


def path(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


# -- the answers ---------------------------------------------------------------------------------


def stored_answers(text: str) -> list[tuple[int, str]]:
    """Seat and label of every answer of people in a playthrough, in order."""
    answers = []
    for line in text.splitlines():
        for told in line.removeprefix("... ").split("; ") if line.startswith("... ") else [line]:
            found = re.match(r"(\d) (\w+) (\S+)", told)
            if found and not told.startswith(" "):
                answers.append((int(found[1]), found[3]))
    return answers


def match_of(case: Case) -> Match:
    return case.match(str(case).replace("=", "-")[:100])


def replayed(case: Case, answers: list[tuple[int, str]]) -> Match:
    """The game of these answers; if they break off or have become illegal, it goes on by itself."""
    match = match_of(case)
    for seat, label in answers:
        try:
            match.play(seat, label)
        except IllegalAction:
            break
    play_on(case, match)
    return match


def play_on(case: Case, match: Match) -> None:
    """To the end: mostly greedy, now and then at random."""
    rng = Rng(sum(str(case).encode()))
    greedy = bot("greedy", case.game, rng)
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        legal = match.legal(seat)
        if rng.below(AT_RANDOM):
            match.play(seat, *greedy(match.view(seat)))
        else:
            match.play(seat, legal[rng.below(len(legal))])


# -- the story -----------------------------------------------------------------------------------


def playthrough(case: Case, match: Match) -> str:
    """The game as text."""
    return "\n".join([str(case), *story(case, match), *result(match)]) + "\n"


def story(case: Case, played: Match) -> Iterator[str]:
    telling = Telling(case)
    log = played.log
    at = 0
    while at < len(log):
        told = at < FIRST or at >= len(log) - LAST
        if told:
            yield from telling.full(log[at])
            at += 1
        else:
            middle = log[at : min(at + IN_A_LINE, len(log) - LAST)]
            yield "... " + "; ".join(telling.short(entry) for entry in middle)
            at += len(middle)


class Telling:
    """Plays the answers again, one by one, and says what becomes of them."""

    def __init__(self, case: Case) -> None:
        self.state = case.state()
        self.note_names = note_names(case.game)
        self.table = self.state.dump()["table"]
        self.views = [""] * case.seats
        self.since_views = 0

    def short(self, entry: Entry) -> str:
        self._apply(entry)
        self.table = self.state.dump()["table"]
        return answer(entry, self.state.label(entry.action))

    def full(self, entry: Entry) -> Iterator[str]:
        self._apply(entry)
        notes = [self._note(note) for note in entry.notes]
        yield " | ".join([answer(entry, self.state.label(entry.action)), *notes])
        before, self.table = self.table, self.state.dump()["table"]
        different = [
            change
            for name, after in self.table.items()
            for change in changes(name, before[name], after)
        ]
        if different:
            yield f"  {'; '.join(different)}"
        if self.state.waiting and self.state.waiting != [CHANCE]:
            yield from self._views()
            yield f"  {' > '.join(map(repr, self.state.agenda))}"
            for seat in self.state.waiting:
                labels = map(self.state.label, self.state.options(seat))
                yield f"  {seat} may {' '.join(labels)}"

    def _apply(self, entry: Entry) -> None:
        self.state = self.state.clone()
        self.state.apply(entry.seat, entry.action)

    def _note(self, note: tuple[int, ...]) -> str:
        name = self.note_names[note[1]]
        return " ".join([name, *map(str, note[2:])])

    def _views(self) -> Iterator[str]:
        self.since_views += 1
        again = self.since_views >= VIEWS_AGAIN
        for seat in range(len(self.views)):
            view = self.state.redact(seat).dump()["table"]
            parts = [part for name in view for part in seen(name, self.table[name], view[name])]
            text = "; ".join(parts)
            if text != self.views[seat] or (again and text):
                yield f"  {seat} sees {text}"
                self.views[seat] = text
        if again:
            self.since_views = 0


def result(match: Match) -> Iterator[str]:
    for seat, points in enumerate(match.breakdown()):
        yield f"seat {seat}: {sum(points.values())} = {points}"
    yield f"winners {match.winners()}"


def answer(entry: Entry, label: str) -> str:
    who = "*" if entry.seat == CHANCE else str(entry.seat)
    return f"{who} {type(entry.question).__name__} {label}"


def note_names(game: str) -> dict[int, str]:
    """What the rules call their notes: the constants of `rules/notes.py`, or of `rules.py`."""
    rules = import_module(f"{games.folder(game)}.rules")
    module = import_module(f"{rules.__name__}.notes") if hasattr(rules, "__path__") else rules
    kinds = {name: getattr(module, name) for name in module.__annotations__}
    return {value: name for name, value in kinds.items() if type(value) is int}


def seen(name: str, truth: Any, view: Any) -> list[str]:
    """What a view shows otherwise than it is; of players that are told apart, only those."""
    if truth == view:
        return []
    if isinstance(truth, list) and all(isinstance(part, dict) for part in truth):
        pairs = enumerate(zip(truth, view, strict=True))
        return [line for i, (old, new) in pairs for line in seen(f"{name}[{i}]", old, new)]
    if isinstance(truth, dict):
        return [line for key in truth for line in seen(f"{name}.{key}", truth[key], view[key])]
    return [f"{name} {view}"]


def changes(name: str, before: Any, after: Any) -> list[str]:
    """What became different, down to the numbers."""
    if before == after:
        return []
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [line for i, (old, new) in pairs for line in changes(f"{name}[{i}]", old, new)]
    if isinstance(before, dict) and isinstance(after, dict):
        return [line for key in after for line in changes(f"{name}.{key}", before[key], after[key])]
    return [f"{name} {before} -> {after}"]


def write() -> None:
    wanted = {path(case) for case in cases()}
    for stale in set(FOLDER.glob("*.txt")) - wanted:
        stale.unlink()
    for case in cases():
        file = path(case)
        answers = stored_answers(file.read_text()) if file.exists() else []
        file.write_text(playthrough(case, replayed(case, answers)))
