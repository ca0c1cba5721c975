"""All match files of a person in one archive, written while it is being sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from io import RawIOBase
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from majlis.kernel.frame import WATCHER
from majlis.table.ledger import Ledger
from majlis.table.people import owner_of
from majlis.table.records import Record
from majlis.table.refusals import Unplayable
from majlis.table.results import Played
from majlis.table.store import Store

LEFT_OUT = "left-out.txt"


class Outlet(RawIOBase):
    """What is written waits here until it is sent."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._waiting += data
        return len(data)

    def take(self) -> bytes:
        taken = bytes(self._waiting)
        self._waiting.clear()
        return taken


async def archive(store: Store, played: Sequence[Played], person: str) -> AsyncIterator[bytes]:
    """The bytes of a .zip: matches that are over are whole, of the others there is what the person
    may read. What cannot be played by the rules of today is named in a list."""
    outlet = Outlet()
    left_out: list[str] = []
    with ZipFile(outlet, "w", ZIP_DEFLATED) as packed:
        for match in played:
            if match.stage == "open":
                continue
            record = await store.load(match.id)
            try:
                text = await asyncio.to_thread(match_file, record, person)
            except Unplayable:
                left_out.append(match.id)
                continue
            packed.writestr(file_name(match), text)
            yield outlet.take()
        if left_out:
            packed.writestr(LEFT_OUT, "\n".join(left_out) + "\n")
    yield outlet.take()


def match_file(record: Record, person: str) -> str:
    ledger = Ledger.follow(record.table, record.events, record.positions)
    match = ledger.match
    if match.over or ledger.ended:
        return match.save()
    on_device = {seat for who, seat in record.sitters.items() if owner_of(who) == owner_of(person)}
    return match.save(WATCHER if len(on_device) > 1 else record.sitters[person])


def file_name(match: Played) -> str:
    day = datetime.fromtimestamp(match.moved, UTC).date()
    return f"{match.game}-{day}-{match.id}.txt"
