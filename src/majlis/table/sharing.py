"""Sharing: the rooms of this server and those of others are about the same tables."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from majlis.table.bulletin import Notice, Topic
from majlis.table.chat import Chats
from majlis.table.errands import Errands
from majlis.table.fleet import Fleet
from majlis.table.holdings import left_behind
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.store import Store
from majlis.table.visits import Visits

log = logging.getLogger(__name__)


class Sharing:
    """Hears of what other servers write down, and takes over what they leave behind."""

    def __init__(self, store: Store, rooms: Rooms, chats: Chats) -> None:
        self.store = store
        self.rooms = rooms
        self.chats = chats
        self.visits = Visits(store)
        self.fleet = Fleet(store, self.hear, self.catch_up)
        self.when_gone: Callable[[], Coroutine[Any, Any, None]] = nothing
        """Done when a server is gone, perhaps in the middle of something."""
        self.when_keys_changed: Callable[[], Coroutine[Any, Any, None]] = nothing
        """Done when there is a new key to sign with."""
        self._errands = Errands()
        if store.is_shared:
            rooms.when_opened = self._when_opened

    async def open(self) -> None:
        await self.fleet.open()

    async def leave(self) -> None:
        """Others let the bots play from now on that have played here."""
        await self.fleet.leave()

    async def close(self) -> None:
        await self.visits.close()
        await self.fleet.leave()
        await self._errands.done()

    def hear(self, notice: Notice) -> None:
        match notice.topic:
            case Topic.TABLE:
                self._table_changed(notice.table, notice.number)
            case Topic.PEOPLE:
                self._soon(self.rooms.reread_here([notice.table]))
                self._soon(self.chats.hear(notice.table, -1))
            case Topic.TALK:
                self._soon(self.chats.hear(notice.table, notice.number))
            case Topic.VISITS:
                self._soon(self._see_visitors(notice.table))
            case Topic.SERVERS:
                self._soon(self._see_all_visitors())
                self._soon(self.take_over())
                self._soon(self.when_gone())
            case Topic.KEYS:
                self._soon(self.when_keys_changed())

    async def take_over(self) -> None:
        """Let the bots play whose server is gone."""
        if self.store.is_shared:
            for table in await left_behind(self.store):
                await self.rooms.attend_to(table, let_its_bots_play)

    async def catch_up(self) -> None:
        """Notices may have been missed, and others may have taken this server to be gone."""
        await self.when_keys_changed()
        await self.rooms.catch_up()
        await self.chats.catch_up()
        for room in self.rooms.open_rooms:
            await self.visits.write_again(room.table.id, room.company)
        await self._see_all_visitors()

    async def _when_opened(self, room: Room) -> None:
        await self.visits.follow(room.table.id, room.company)
        await let_its_bots_play(room)

    def _table_changed(self, table: str, seq: int) -> None:
        """Whoever comes next to a room that nobody looks into catches up by themselves."""
        room = self.rooms.open_room(table)
        if room is not None and room.busy:
            room.following.hear(seq)

    async def _see_visitors(self, table: str) -> None:
        room = self.rooms.open_room(table)
        if room is not None:
            await self.visits.look(table, room.company)

    async def _see_all_visitors(self) -> None:
        for room in self.rooms.open_rooms:
            await self.visits.look(room.table.id, room.company)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        self._errands.start(self._try(work))

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            log.warning("news of another server was not understood: %s", error)


async def let_its_bots_play(room: Room) -> None:
    await room.driver.take_over()


async def nothing() -> None:
    pass
