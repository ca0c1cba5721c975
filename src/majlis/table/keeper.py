"""The keeper: a table whose time is up is attended to, also if nobody looks at it; and one whose
bots were left alone by a server that is gone."""

from __future__ import annotations

import logging

from majlis.table.refusals import MovedOn, Unplayable
from majlis.table.rooms import Rooms
from majlis.table.rounds import Rounds
from majlis.table.sharing import Sharing
from majlis.table.store import Store

log = logging.getLogger(__name__)

ROUND = 1.0
"""Seconds between two rounds."""


class Keeper:
    def __init__(self, store: Store, rooms: Rooms, sharing: Sharing) -> None:
        self.store = store
        self.rooms = rooms
        self.sharing = sharing
        self._unplayable: set[str] = set()
        """Tables that nobody can play at any more: their page says so, and one line of the log."""
        failed = "the clocks could not be looked at"
        self._rounds = Rounds(store.clock, ROUND, self.look, failed)

    async def open(self) -> None:
        await self.store.pulse.begin()
        self._rounds.open()

    async def close(self) -> None:
        await self._rounds.close()

    async def look(self) -> None:
        """Go round once."""
        pulse = self.store.pulse
        await pulse.beat()
        for table in await self.store.due(pulse.now()):
            if table not in self._unplayable:
                await self._attend_to(table)
        await self.sharing.take_over()

    async def _attend_to(self, table: str) -> None:
        try:
            await (await self.rooms.room(table)).timing.is_up()
        except MovedOn:
            pass  # another process was quicker
        except Unplayable as refusal:
            self._unplayable.add(table)
            log.error("the clock of table %s: %s", table, refusal)
        except Exception:  # the clocks of other tables run on
            log.exception("the clock of table %s could not be looked at", table)
