"""The log of a match as lines of a page: written once for all who read the same."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import Any

from majlis.kernel.match import Entry
from majlis.language import language
from majlis.table.ledger import Remark, common_log
from majlis.table.snapshot import Snapshot
from majlis.table.templates import render
from majlis.words import Said, Words

AT_ONCE = 100
"""Entries that are written before others get their turn: opening a long match takes many."""


class Transcript:
    """The lines for one seat (or a watcher) in one language, brought up to date when it is read."""

    def __init__(self, seat: int, code: str, words: Words[Any, Any]) -> None:
        self.seat = seat
        self.code = code
        self.html: list[str] = []
        self.texts: list[str] = []
        self._headings: list[int] = []
        """Which of the lines begin a part of the log."""
        self.words = words
        self._entries: list[Entry] = []
        self._ends: list[int] = [0]
        """How many lines the first so many entries have, without the remarks between them."""
        self._remarks: tuple[Remark, ...] = ()

    async def catch_up(self, snapshot: Snapshot) -> int:
        """Write what the snapshot's log has and these lines do not; how many of them are its."""
        while self._write_some(snapshot):  # noqa: ASYNC110
            await asyncio.sleep(0)  # others get their turn
        return self.lines_of(snapshot.told, len(snapshot.remarks))

    def _write_some(self, snapshot: Snapshot) -> bool:
        """True if that was not all."""
        told, remarks = snapshot.told, snapshot.remarks
        kept, known = common_log(
            (self._entries, len(self._entries), self._remarks), (snapshot.log, told, remarks)
        )
        if (kept, known) == (told, len(remarks)):
            return False
        self._cut(kept, known)
        for entry in snapshot.log[kept : min(kept + AT_ONCE, told)]:
            self._write_remarks(remarks)
            self._write(entry)
        if len(self._entries) == told:
            self._write_remarks(remarks)
        return len(self._entries) < told

    def _cut(self, entries: int, remarks: int) -> None:
        end = self.lines_of(entries, remarks)
        del self._entries[entries:]
        del self._ends[entries + 1 :]
        self._remarks = self._remarks[:remarks]
        del self.html[end:]
        del self.texts[end:]
        del self._headings[bisect_left(self._headings, end) :]

    def _write(self, entry: Entry) -> None:
        before = len(self.html)
        for said in self.words.log.tell(entry.seen(self.seat).notes):
            if said.heading:
                self._headings.append(len(self.html))
            self._add(said)
        self._entries.append(entry)
        self._ends.append(self._ends[-1] + len(self.html) - before)

    def _write_remarks(self, remarks: tuple[Remark, ...]) -> None:
        """Those that stand here, a line each."""
        for remark in remarks[len(self._remarks) :]:
            if remark.line > len(self._entries):
                break
            self._add(self._told(remark))
            self._remarks += (remark,)

    def _add(self, said: Said) -> None:
        self.html.append(self._line(said))
        self.texts.append(said.text)

    def _told(self, remark: Remark) -> Said:
        t = language(self.code)
        player = self.words.names.player(remark.seat)
        sentences = {
            "leave": t.gettext("%(player)s has left the table; a bot plays on."),
            "back": t.gettext("%(player)s is back at the table."),
            "rename": t.gettext("%(was)s is now called %(player)s."),
        }
        text = sentences[remark.kind] % {"player": player, "was": remark.was}
        return Said(text, remark.seat)

    def _line(self, said: Said) -> str:
        name = self.words.names.who(said.seat).name if said.seat >= 0 else ""
        rest = said.text.removeprefix(name)
        if rest[:1].isalpha():  # it begins otherwise: "Your companion ..."
            name, rest = "", said.text
        return render(self.code, "piece_line.html", said=said, name=name, rest=rest).strip()

    def lines_of(self, entries: int, remarks: int) -> int:
        """How many lines the first so many entries and remarks have together."""
        return self._ends[entries] + remarks

    def headings_between(self, first: int, end: int) -> list[int]:
        return self._headings[bisect_left(self._headings, first) : bisect_left(self._headings, end)]

    def heading(self, lines: int) -> str:
        """The part of the match that the first so many lines have got to."""
        headings = self.headings_between(0, lines)
        return self.texts[headings[-1]] if headings else ""
