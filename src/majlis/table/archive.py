"""All match files of a person in one archive, written while it is being sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from io import RawIOBase
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from majlis.table.ledger import Ledger
from majlis.table.refusals import Unplayable
from majlis.table.results import Played
from majlis.table.store import Record, Store

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


async def archive(store: Store, played: Sequence[Played]) -> AsyncIterator[bytes]:
    """The bytes of a .zip: matches that are over are whole, of the others there is what the seat of
    the person may know. What cannot be played by the rules of today is named in a list."""
    outlet = Outlet()
    left_out: list[str] = []
    with ZipFile(outlet, "w", ZIP_DEFLATED) as packed:
        for match in played:
            if match.stage == "open":
                continue
            record = await store.load(match.id)
            try:
                text = await asyncio.to_thread(match_file, record, match.seat)
            except Unplayable:
                left_out.append(match.id)
                continue
            packed.writestr(file_name(match), text)
            yield outlet.take()
        if left_out:
            packed.writestr(LEFT_OUT, "\n".join(left_out) + "\n")
    yield outlet.take()


def match_file(record: Record, seat: int) -> str:
    match = Ledger.follow(record.table, record.events, record.positions).match
    return match.save() if match.over else match.save(seat)


def file_name(match: Played) -> str:
    day = datetime.fromtimestamp(match.moved, UTC).date()
    return f"{match.game}-{day}-{match.id}.txt"
