"""The clock on the wall of the server; tests bring one of their own and move its hands."""

from __future__ import annotations

import asyncio
import time


class Clock:
    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
