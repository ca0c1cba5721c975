"""Errands: what is done soon, and nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """Tasks that are held on to until they are done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def done(self) -> None:
        """When all of them are, and those that they have started."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def end(self, patience: float) -> None:
        """Those that take longer than so many seconds are broken off."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=patience)
        for task in self._tasks:
            task.cancel()
        await self.done()
