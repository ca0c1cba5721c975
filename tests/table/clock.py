"""A clock whose hands a test moves."""

from __future__ import annotations

import asyncio

from majlis.table.clock import Clock


class HandClock(Clock):
    """Nobody sleeps any longer than it is moved."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at
        self.alarms: list[float] = []
        """When those are to wake who sleep."""
        self._moved = asyncio.Condition()

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        until = self.at + seconds
        self.alarms.append(until)
        try:
            async with self._moved:
                await self._moved.wait_for(lambda: self.at >= until)
        finally:
            self.alarms.remove(until)

    async def move(self, seconds: float) -> None:
        self.at += seconds
        async with self._moved:
            self._moved.notify_all()
