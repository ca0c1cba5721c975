"""Rounds: what a server does again and again while it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from majlis.table.clock import Clock

log = logging.getLogger(__name__)


class Rounds:
    """A round is never broken off: the database would answer to somebody who is gone."""

    def __init__(
        self, clock: Clock, seconds: float, go_round: Callable[[], Awaitable[None]], failed: str
    ) -> None:
        self.clock = clock
        self.seconds = seconds
        """Before each round."""
        self.go_round = go_round
        self.failed = failed
        """What the log says if a round could not be made; the next one comes all the same."""
        self._under_way = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """After the round that is under way."""
        if self._task is not None:
            async with self._under_way:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            await self.clock.sleep(self.seconds)
            async with self._under_way:
                try:
                    await self.go_round()
                except Exception:
                    log.exception(self.failed)
