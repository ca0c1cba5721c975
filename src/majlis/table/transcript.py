"""The log of a match as a page shows it, a line for each turn; alike readers share one."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from datetime import UTC, datetime
from gettext import NullTranslations
from typing import Any

from majlis.kernel.frame import ALL, NONE
from majlis.kernel.match import Entry
from majlis.kernel.state import Note
from majlis.language import language
from majlis.table import names
from majlis.table.agreement import Motion
from majlis.table.ledger import Remark, common_log
from majlis.table.snapshot import Snapshot, notes_seen
from majlis.table.templates import render
from majlis.words import Said, Words

AT_ONCE = 100
"""Entries that are written before others get their turn: opening a long match takes many."""
LINES_AT_ONCE = 200
"""So many are sent, and more when somebody asks for them."""


@dataclass(frozen=True)
class Place:
    """A place in the log: after so many entries of the match, and so many remarks about people."""

    entries: int
    remarks: int

    @property
    def mark(self) -> int:
        """Places as numbers, a later one greater than an earlier one."""
        return self.entries + self.remarks


@dataclass
class Line:
    """What is one line of the log until it is opened: a heading, a remark, a turn."""

    begun: Place
    end: int
    """The mark of the place after its last step."""
    at: str
    """When it was begun, as pages write times; empty if nobody knows."""
    steps: list[tuple[int, Said]]
    """What it tells, each with the mark of the place after it."""
    turn: int = NONE
    """Whose steps it collects; NONE if it is no turn."""
    turn_of: int = ALL
    notes: list[Note] = field(default_factory=list)
    """What the steps of a turn tell."""
    summary: Said | None = None
    """The steps in one line; None if they stand by themselves."""
    remark: bool = False
    """It is about the people, and no line of the match."""
    html: str = ""

    @property
    def heading(self) -> bool:
        return self.steps[0][1].heading

    def lines_until(self, end: int) -> int:
        """How many lines of the match lead to the step with that end."""
        return self.begun.entries + (0 if self.remark else end - self.begun.mark)

    def texts_since(self, mark: int) -> list[str]:
        """What is new in it, as text: all of it in short, or the steps since then."""
        if self.summary and self.begun.mark >= mark:
            return [self.summary.text]
        return [said.text for end, said in self.steps if end > mark]


class Transcript:
    """The lines for one seat (or a watcher) in one language, brought up to date when it is read."""

    def __init__(self, table: str, seat: int, code: str, words: Words[Any, Any]) -> None:
        self.table = table
        self.seat = seat
        self.code = code
        self.words = words
        self.lines: list[Line] = []
        self._headings: list[int] = []
        """Which of the lines begin a part of the log."""
        self._entries: list[Entry] = []
        self._remarks: tuple[Remark, ...] = ()

    async def catch_up(self, snapshot: Snapshot) -> int:
        """Write what the snapshot's log has and these lines do not; how many of them are its."""
        while self._write_some(snapshot):  # noqa: ASYNC110
            await asyncio.sleep(0)  # others get their turn
        return self.lines_within(Place(snapshot.told, len(snapshot.remarks)))

    async def some(self, snapshot: Snapshot, first: int, most: int) -> tuple[list[Line], bool]:
        """So many of the snapshot's lines, and whether there are more; only what they need is
        written."""
        end = first + most
        # The last line may go on: it is known only when another one is begun.
        while len(self.lines) <= end and self._write_some(snapshot):  # noqa: ASYNC110
            await asyncio.sleep(0)
        known = self.lines_within(Place(snapshot.told, len(snapshot.remarks)))
        return self.lines[first : min(end, known)], known > end

    @property
    def _place(self) -> Place:
        return Place(len(self._entries), len(self._remarks))

    def _write_some(self, snapshot: Snapshot) -> bool:
        """True if that was not all."""
        told, remarks = snapshot.told, snapshot.remarks
        kept = Place(
            *common_log(
                (self._entries, len(self._entries), self._remarks), (snapshot.log, told, remarks)
            )
        )
        if kept == Place(told, len(remarks)):
            return False
        self._cut(kept)
        first = max(0, len(self.lines) - 1)  # a turn may go on
        for line in range(len(self._entries), min(len(self._entries) + AT_ONCE, told)):
            self._write_remarks(snapshot)
            self._write(snapshot.log[line], written_at(snapshot, snapshot.seqs[line]))
        if len(self._entries) == told:
            self._write_remarks(snapshot)
        for written in self.lines[first:]:
            self._finish(written)
        return len(self._entries) < told

    def _cut(self, kept: Place) -> None:
        """Forget what came after that place, and the whole turn that was cut in two there."""
        end = self.lines_within(kept)
        if end < len(self.lines) and self.lines[end].begun.mark < kept.mark:
            kept = self.lines[end].begun
        del self.lines[end:]
        del self._headings[bisect_left(self._headings, end) :]
        del self._entries[kept.entries :]
        self._remarks = self._remarks[: kept.remarks]

    # -- writing ---------------------------------------------------------------------------------

    def _write(self, entry: Entry, at: str) -> None:
        """Its lines join the turn that they belong to, but for those that stand by themselves."""
        begun = self._place
        end = begun.mark + 1
        notes = notes_seen(entry, self.seat)
        joined = False
        for said in self.words.log.tell(notes):
            if said.heading or said.apart:
                self._add(Line(begun, end, at if said.heading else "", [(end, said)]))
                continue
            turn = self.lines[-1] if self.lines else None
            if turn is None or turn.turn != entry.turn:
                turn = Line(begun, end, at, [], entry.turn, entry.turn_of)
                self._add(turn)
            turn.steps.append((end, said))
            turn.end = end
            if not joined:
                turn.notes += notes
                joined = True
        self._entries.append(entry)

    def _write_remarks(self, snapshot: Snapshot) -> None:
        """Those that stand here, a line each."""
        for remark in snapshot.remarks[len(self._remarks) :]:
            if remark.line > len(self._entries):
                break
            begun = self._place
            end = begun.mark + 1
            at = written_at(snapshot, remark.seq)
            self._add(Line(begun, end, at, [(end, self._told(remark))], remark=True))
            self._remarks += (remark,)

    def _add(self, line: Line) -> None:
        if line.steps and line.heading:
            self._headings.append(len(self.lines))
        self.lines.append(line)

    def _told(self, remark: Remark) -> Said:
        called = self.words.names.player
        player = called(remark.seat) if remark.seat != NONE else ""
        about = called(remark.about) if remark.about != NONE else ""
        t = language(self.code)
        sentence = told_of(remark, remark.seat == self.seat, t)
        was = names.called(remark.was, "", t)
        text = sentence % {"player": player, "was": was, "about": about}
        return Said(text, remark.seat)

    def _finish(self, line: Line) -> None:
        """Sum a turn up, and write it for the page."""
        steps = [said for _, said in line.steps]
        if len(steps) > 1:
            line.summary = self.words.log.sum_up(line.turn_of, steps, line.notes)
        line.html = render(
            self.code,
            "piece_line.html",
            heading=line.heading,
            summary=line.summary and self._named(line.summary),
            steps=[(*self._named(said), line.lines_until(end)) for end, said in line.steps],
            names=self.words.names,
            replay=f"/t/{self.table}/replay?at=",
            until=line.lines_until(line.end),
            at=line.at,
            timed=line.turn == NONE,
        ).strip()

    def _named(self, said: Said) -> tuple[Said, str, str]:
        """A line with the name that it begins with, and the rest of it."""
        name = self.words.names.who(said.seat).name if said.seat >= 0 else ""
        rest = said.text.removeprefix(name)
        if rest[:1].isalpha():  # it begins otherwise: "Your companion ..."
            name, rest = "", said.text
        return said, name, rest

    # -- reading ---------------------------------------------------------------------------------

    def lines_within(self, place: Place) -> int:
        """How many lines are over at that place."""
        return bisect_right(self.lines, place.mark, key=lambda line: line.end)

    def lines_kept(self, kept: Place, before: Snapshot) -> int:
        """How many lines of a page that showed `before` are still as they were, if no more of the
        log is the same."""
        within = self.lines_within(kept)
        gone = before.log[kept.entries : before.told]
        if gone and within and self.lines[within - 1].turn == gone[0].turn:
            within -= 1  # that turn was longer
        return within

    def heading(self, lines: int) -> str:
        """The part of the match that the first so many lines have got to."""
        heading = bisect_left(self._headings, lines) - 1
        return self.lines[self._headings[heading]].steps[0][1].text if heading >= 0 else ""


def told_of(remark: Remark, own: bool, t: NullTranslations) -> str:
    """The sentence for what somebody has done around the match."""
    votes = {
        Motion.SIT_IN: t.gettext("%(player)s would let a bot sit in for %(about)s."),
        Motion.WAIT: t.gettext("%(player)s would wait for %(about)s."),
        Motion.END: t.gettext("%(player)s would end the game."),
        Motion.PLAY_ON: t.gettext("%(player)s would rather play on."),
    }
    sentences = {
        "leave": t.gettext("%(player)s stays away: the host gives the seat to others.")
        if remark.was
        else t.gettext("%(player)s has left the table; a bot plays on."),
        "absent": t.gettext("The table lets a bot sit in for %(player)s.")
        if remark.was
        else t.gettext("%(player)s has no time left; a bot sits in."),
        "back": t.gettext("%(player)s takes the place of %(was)s.")
        if remark.was
        else t.gettext("%(player)s is back at the table."),
        "wait": t.gettext("The table waits for %(player)s."),
        "end": t.gettext("The game was ended by agreement."),
        "again": t.gettext("%(player)s has set a new table; everybody's seat is kept."),
        "rename": t.gettext("%(was)s is now called %(player)s."),
        "undo": t.gettext("You took the turn back.")
        if own
        else t.gettext("%(player)s took the turn back."),
    }
    return votes[Motion(remark.was)] if remark.kind == "vote" else sentences[remark.kind]


def transcript_of(snapshot: Snapshot, seat: int, code: str) -> Transcript:
    """The log as this seat reads it, shared with all others that read the same."""
    key = seat, code, snapshot.seat_names(code)
    transcript = snapshot.transcripts.get(key)
    if transcript is None:
        words = snapshot.words(code).read_by(seat)
        transcript = Transcript(snapshot.table.id, seat, code, words)
        snapshot.transcripts[key] = transcript
    return transcript


def written_at(snapshot: Snapshot, seq: int) -> str:
    """When an event was written down, as pages write times; empty if nobody knows."""
    if not 0 <= seq < len(snapshot.times):
        return ""
    return datetime.fromtimestamp(snapshot.times[seq], UTC).isoformat(timespec="seconds")
