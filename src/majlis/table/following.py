"""Following: what other servers write down about a table is seen here, too."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from majlis.table.room import Room

log = logging.getLogger(__name__)


class Following:
    """The news of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._heard = -1
        """The newest event that some server has told of."""
        self._task: asyncio.Task[None] | None = None

    def hear(self, seq: int) -> None:
        """Some server, perhaps this one, has written down event `seq`."""
        self._heard = max(self._heard, seq)
        if self._task is None and self._heard > self.room.written:
            self._task = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        room = self.room
        try:
            while self._heard > room.written:
                await room.catch_up(self._heard)
        except Exception as error:
            log.warning("table %s is not followed: %s", room.table.id, error)
        finally:
            self._task = None
