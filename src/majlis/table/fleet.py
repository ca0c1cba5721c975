"""The fleet: the servers that share a database, each of which knows that the others are there.

A server has a row that it changes again and again. Whose row has not changed for too long is
struck off by the others, each by a clock of its own: they need not agree on the time. With the row
goes all that the server had taken on: tables whose bots it let play, analyses, whoever looked
through it. Nothing is lost if a server is taken to be gone and is not: whoever writes an event that
another has written is refused by the store.

The row is kept fresh over the very connection that notices come by: who cannot hear is not there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

import asyncpg
import msgspec

from majlis.table.bulletin import CHANNEL, Notice, Topic
from majlis.table.store import Store

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two signs of life."""
SILENCE = 4.0
"""Seconds without one after which a server is taken to be gone."""
RETRY = 0.5
"""Seconds after which a server that has lost the database tries again."""

HERE = """
INSERT INTO servers (id, beat) VALUES ($1, $2)
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
RETURNING xmax = 0
"""
OTHERS = "SELECT id, beat FROM servers WHERE id <> $1"
STRIKE_OFF = "DELETE FROM servers WHERE id = $1 AND beat = $2 RETURNING id"
LEAVE = "DELETE FROM servers WHERE id = $1"
ANNOUNCE = "SELECT pg_notify($1, $2)"
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)

Listener = Callable[[Notice], None]


class Sign(NamedTuple):
    """Of life, of another server."""

    beat: float
    """What its row said then."""
    heard: float
    """When it was new, by this server's clock."""


class Fleet:
    """This server's place among the others; with SQLite it is alone, and nothing happens."""

    def __init__(
        self, store: Store, hear: Listener, catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        self.store = store
        self.hear = hear
        """Told of every notice."""
        self.catch_up = catch_up
        """Done whenever notices may have been missed: at the start, and when the database was out
        of reach."""
        self._others: dict[str, Sign] = {}
        """The last sign of every other server."""
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None

    async def open(self) -> None:
        if self.store.is_shared:
            await self._come()
            self._task = asyncio.create_task(self._stay())

    async def leave(self) -> None:
        """Everything that this server has taken on is the others' from now on."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        if self._connection is not None:
            with suppress(*LOST):
                async with asyncio.timeout(SILENCE):
                    await self._connection.execute(LEAVE, self.store.server)
                    await self._announce_gone()
            self._part()

    async def _stay(self) -> None:
        while True:
            try:
                if self._connection is None:
                    await self._come()
                while True:
                    await self.store.clock.sleep(BEAT)
                    if await self._give_sign():  # the others had given this one up
                        await self.catch_up()
            except LOST as error:
                log.warning("the database is out of reach: %s", error or type(error).__name__)
                self._part()
                await asyncio.sleep(RETRY)

    async def _come(self) -> None:
        address = self.store.address.set(drivername="postgresql")
        async with asyncio.timeout(SILENCE):
            self._connection = await asyncpg.connect(
                address.render_as_string(hide_password=False), command_timeout=SILENCE
            )
            await self._connection.add_listener(CHANNEL, self._heard)
        await self._give_sign()
        await self.catch_up()

    async def _give_sign(self) -> bool:
        """This server is there; whether the others did not know."""
        now = self.store.clock.now()
        is_new: bool = await self._connection.fetchval(HERE, self.store.server, now)
        gone = [
            await self._connection.fetchval(STRIKE_OFF, server, sign.beat)
            for server, sign in await self._silent(now)
        ]
        if any(gone):
            await self._announce_gone()
        return is_new

    async def _silent(self, now: float) -> list[tuple[str, Sign]]:
        """Those of whom nothing new was heard for long."""
        known, self._others = self._others, {}
        for server, beat in await self._connection.fetch(OTHERS, self.store.server):
            sign = known.get(server)
            if sign is None or sign.beat != beat:
                sign = Sign(beat, now)
            self._others[server] = sign
        return [(who, sign) for who, sign in self._others.items() if now - sign.heard > SILENCE]

    async def _announce_gone(self) -> None:
        text = msgspec.json.encode(Notice(Topic.SERVERS)).decode()
        await self._connection.execute(ANNOUNCE, CHANNEL, text)

    def _heard(self, _connection: object, _pid: int, _channel: str, text: str) -> None:
        try:
            notice = msgspec.json.decode(text, type=Notice)
        except msgspec.DecodeError:  # a newer server knows more topics
            return
        self.hear(notice)

    def _part(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
