"""Plans that wait for their player: where time can run out, they are written down, so that a
complete one is played also if the server was restarted and its page is closed."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sql

from majlis.table.drafts import Plan
from majlis.table.schema import PLANS

if TYPE_CHECKING:
    from majlis.table.room import Room

log = logging.getLogger(__name__)


class Plans:
    """What the seats of one table were seen to plan last."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._unwritten: dict[int, Plan] = {}
        self._writing: asyncio.Task[None] | None = None

    def see(self, seat: int, plan: Plan) -> None:
        """Nobody waits for it to be written, and of several in a moment the last one is."""
        if not self.room.clocks:
            return
        self._unwritten[seat] = plan
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def of(self, seat: int) -> Plan | None:
        await self.written()
        here = PLANS.c.match_id == self.room.table.id, PLANS.c.seat == seat
        rows = await self.room.store.database.rows(sql.select(PLANS.c.plan).where(*here))
        return msgspec.convert(rows[0].plan, Plan) if rows else None

    async def written(self) -> None:
        """Until all of them are."""
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while self._unwritten:
                seen, self._unwritten = self._unwritten, {}
                await self.room.store.database.write(partial(self._put, seen))
        except Exception:  # what is planned is not what is played
            log.exception("a plan at table %s could not be written down", self.room.table.id)
        finally:
            self._writing = None

    def _put(self, seen: dict[int, Plan], connection: sql.Connection) -> None:
        id = self.room.table.id
        connection.execute(PLANS.delete().where(PLANS.c.match_id == id, PLANS.c.seat.in_(seen)))
        rows = [
            {"match_id": id, "seat": seat, "plan": msgspec.to_builtins(plan)}
            for seat, plan in seen.items()
        ]
        connection.execute(PLANS.insert(), rows)
