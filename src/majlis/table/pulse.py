"""The pulse of the server: the time that it was there for its players.

Clocks of players run by this time. It is the time on the wall less all that no server process was
there for: every process writes down now and then that it lives, and whoever finds the last such
beat too old has woken up, or started, after a gap that counts for nobody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from majlis.table.clock import Clock

SECONDS = 5.0
"""Between two beats."""
LONGEST = 15.0
"""After so many seconds without a beat nobody was there: the computer slept."""


class Pulse:
    def __init__(self, clock: Clock, write: Callable[[float, float], Awaitable[float]]) -> None:
        self._clock = clock
        self._write = write
        """Writes a beat down: now, and how long a gap may be; returns all that was missed."""
        self._missed = 0.0
        self._last: float | None = None

    def now(self) -> float:
        """It stands still if this process has not beaten for too long: nobody knows the gap yet."""
        now = self._clock.now()
        return (now if self._last is None else min(now, self._last + LONGEST)) - self._missed

    async def begin(self) -> None:
        """The process has started: all since the last beat is missed, be it ever so short. Where
        others are there already, that gives everybody a few seconds, and takes nothing."""
        await self._beat(0.0)

    async def beat(self) -> None:
        if self._last is None or self._clock.now() - self._last >= SECONDS:
            await self._beat(LONGEST)

    async def _beat(self, gap: float) -> None:
        now = self._clock.now()
        self._missed = await self._write(now, gap)
        self._last = now
