"""Replays beside what was shown: `python -m tests.replays` plays all stored games at a table and
compares every tenth moment of their replays with the page as it was, for a watcher and a player.

`python -m tests.replays 1` compares every moment.
"""

from __future__ import annotations

import asyncio
import sys
import time
from bisect import bisect_right
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from majlis import games
from majlis.kernel import notation
from majlis.kernel.frame import CHANCE, WATCHER
from majlis.table.ledger import Ledger
from majlis.table.page_content import PageContent, page_content
from majlis.table.page_request import Viewer, page_request
from majlis.table.records import Position, Record, Seat, Table
from majlis.table.renderers import Renderers
from majlis.table.replays import Look, Replays
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.snapshot import Snapshot
from majlis.table.store import Store
from tests.table.conftest import AtOnce

GAMES = Path(__file__).parent / "games"
SLOTS = ("players", "scores", "cards", "mine", "zones", "outline", "summary")
"""What the page tells beside the picture."""


class Played:
    """A stored game as it was played at a table, and its replay."""

    def __init__(self, file: Path) -> None:
        record = notation.read(file.read_text())
        head = record.header
        meta = games.meta(head.game)
        options = meta.settings(notation.settings(meta, head), head.seats, head.rules)
        table = Table(
            "t", head.game, head.rules, head.seats, options, str(head.seed),
            name="Blue Hour", host="p0", listed=True, created=0,
        )  # fmt: skip
        seats = [Seat(seat, "", f"Guest {seat}") for seat in range(head.seats)]
        people = {f"p{seat}": seat for seat in range(head.seats)}
        store = Store("sqlite://")
        begun = Ledger.new(table).begin()
        self.room = Room(store, AtOnce(), 0, Record(table, seats, people, begun))
        self.answers = [answer for answer in record.answers if answer.seat != CHANCE]
        self.positions: list[Position] = []
        self.shown: dict[int, Snapshot] = {}
        """The table after so many lines."""

    def play(self, answers: int | None = None) -> None:
        ledger = self.room.ledger
        self._look()
        for answer in self.answers[:answers]:
            ledger._answer(answer.seat, [answer.label], answer.auto)
            self.positions += ledger.positions()
            ledger.unkept = []
            self._look()

    def _look(self) -> None:
        snapshot = Snapshot.of(self.room)
        self.shown[snapshot.lines] = snapshot

    @property
    def replays(self) -> Replays:
        async def find(_id: str, _fingerprint: str, seq: int) -> Position | None:
            nth = bisect_right(self.positions, seq, key=lambda position: position.seq)
            return self.positions[nth - 1] if nth else None

        async def open_room(_id: str) -> Any:
            return SimpleNamespace(snapshot=self._newest)

        store = cast("Store", SimpleNamespace(position=find))
        rooms = cast("Rooms", SimpleNamespace(room=open_room))
        return Replays(store, rooms, Renderers(0))

    async def _newest(self) -> Snapshot:
        return self.shown[max(self.shown)]

    def live(self, lines: int, before: int | None, seat: int) -> PageContent:
        """The page that was shown to a seat then, if it showed the table `before` that."""
        viewer = Viewer(f"p{seat}", "", "en", Look(seat, "en").format, "", False)
        seen = None if before is None else self.shown[before].last
        return page_content(page_request(self.shown[lines], viewer, seen, ""))


def seen_in(content: PageContent) -> dict[str, Any]:
    scene = content.scene
    told = {slot: content.html[slot] for slot in SLOTS}
    return {"nodes": scene.nodes, "order": list(scene.nodes), "motion": scene.motion} | told


async def compare(file: Path, every: int) -> int:
    """Compare the replay with what was shown; the number of pages that were compared."""
    played = Played(file)
    played.play()
    replays = played.replays
    replay = await replays.of("t", "en")
    assert replay.stops == sorted(played.shown), file.name
    compared = 0
    for nth in [*range(0, len(replay.stops), every), len(replay.stops) - 1]:
        stop, before = replay.stops[nth], replay.stops[nth - 1] if nth else None
        asked = played.shown[stop].state.waiting
        idle = [seat for seat in range(len(played.room.seats)) if seat not in asked]
        for seat in [WATCHER, *idle[nth % len(idle) :][:1]] if idle else [WATCHER]:
            again = seen_in(await replays.content(replay, stop, Look(seat, "en")))
            was = seen_in(played.live(stop, before, seat))
            for part, shown in was.items():
                assert again[part] == shown, f"{file.name}, line {stop}, seat {seat}: {part}"
            compared += 1
    return compared


def main() -> None:
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    begun, pages = time.time(), 0
    files = [file for file in sorted(GAMES.glob("*.majlis")) if "template" not in file.name]
    for file in files:
        compared = asyncio.run(compare(file, every))
        pages += compared
        sys.stdout.write(f"{compared:5} pages alike: {file.name}\n")
    sys.stdout.write(f"{len(files)} games, {pages} pages, {time.time() - begun:.0f} s\n")


if __name__ == "__main__":
    main()
