"""The keeper: a table whose time is up is attended to, also if nobody looks at it; and one whose
bots were left alone by a server that is gone."""

from __future__ import annotations

from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.rounds import Rounds
from majlis.table.sharing import Sharing
from majlis.table.store import Store

ROUND = 1.0
"""Seconds between two rounds."""


class Keeper:
    def __init__(self, store: Store, rooms: Rooms, sharing: Sharing) -> None:
        self.store = store
        self.rooms = rooms
        self.sharing = sharing
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
            await self.rooms.attend_to(table, see_to_its_clock)
        await self.sharing.take_over()


async def see_to_its_clock(room: Room) -> None:
    await room.timing.is_up()
