"""The log of a match as lines of a page: written once for all who read the same."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import Any

from majlis.kernel.match import Entry
from majlis.table.ledger import common_lines
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
        self._ends: list[int] = []
        """How many lines there are after each entry."""

    async def catch_up(self, snapshot: Snapshot) -> int:
        """Write what the snapshot's log has and these lines do not; how many of them are its."""
        while self._write_some(snapshot):  # noqa: ASYNC110
            await asyncio.sleep(0)  # others get their turn
        return self.lines_of(snapshot.told)

    def _write_some(self, snapshot: Snapshot) -> bool:
        """True if that was not all."""
        told = snapshot.told
        kept = common_lines(self._entries, len(self._entries), snapshot.log, told)
        if kept == told:
            return False
        self._cut(kept)
        for entry in snapshot.log[kept : min(kept + AT_ONCE, told)]:
            self._write(entry)
        return len(self._entries) < told

    def _cut(self, entries: int) -> None:
        del self._entries[entries:]
        del self._ends[entries:]
        end = self._ends[-1] if self._ends else 0
        del self.html[end:]
        del self.texts[end:]
        del self._headings[bisect_left(self._headings, end) :]

    def _write(self, entry: Entry) -> None:
        for said in self.words.log.tell(entry.seen(self.seat).notes):
            if said.heading:
                self._headings.append(len(self.html))
            self.html.append(self._line(said))
            self.texts.append(said.text)
        self._entries.append(entry)
        self._ends.append(len(self.html))

    def _line(self, said: Said) -> str:
        name = self.words.names.who(said.seat).name if said.seat >= 0 else ""
        rest = said.text.removeprefix(name)
        if rest[:1].isalpha():  # it begins otherwise: "Your companion ..."
            name, rest = "", said.text
        return render(self.code, "piece_line.html", said=said, name=name, rest=rest).strip()

    def lines_of(self, entries: int) -> int:
        """How many lines the first so many entries have."""
        return self._ends[entries - 1] if entries else 0

    def headings_between(self, first: int, end: int) -> list[int]:
        return self._headings[bisect_left(self._headings, first) : bisect_left(self._headings, end)]

    def heading(self, lines: int) -> str:
        """The part of the match that the first so many lines have got to."""
        headings = self.headings_between(0, lines)
        return self.texts[headings[-1]] if headings else ""
