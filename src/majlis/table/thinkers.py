"""Where bots think: in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from majlis import bots
from majlis.bots import Thought
from majlis.bots.advice import Advice, advise
from majlis.table.processes import Workers

T = TypeVar("T")

log = logging.getLogger(__name__)

THINK_TIMEOUT = 60.0
"""Seconds of thinking after which a bot is taken to be lost in thought."""


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self._workers = Workers(workers)
        self._idle = asyncio.Semaphore(self._workers.count)
        """Who waits for a worker does not think yet: the clock does not run."""

        self.waiting = 0
        """Thoughts for which no worker is free."""

    @property
    def alive(self) -> bool:
        return self._workers.alive

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        self.waiting += 1
        try:
            await self._idle.acquire()
        finally:
            self.waiting -= 1
        try:
            yield
        finally:
            self._idle.release()

    async def think(
        self,
        game: str,
        bot: str,
        view: dict[str, Any],
        seed: int,
        style: int | None = None,
        spent: float = 0.0,
    ) -> Thought:
        """The bot's answers, in its turn. If it fails, a random answer: a bot's crash stops no
        table."""
        async with self._turn():
            whose = f"{bot!r} of {game}"
            thought = await self._work(whose, bots.think, game, bot, view, seed, style, spent)
        return bots.think(game, "random", view, seed) if thought is None else thought

    async def advise(
        self, game: str, view: dict[str, Any], draft: Sequence[int], seed: int
    ) -> Advice | None:
        """What the seat of that view could do, having drafted so much; None if nobody knows."""
        async with self._turn():
            return await self._work(f"that advises in {game}", advise, game, view, draft, seed)

    async def analyse(self, work: Callable[..., T], *given: Any) -> T | None:
        """A part of an analysis, when a worker is free; None if it has failed."""
        async with self._turn():
            return await self._work("that analyses", work, *given)

    async def _work(self, whose: str, work: Callable[..., T], *given: Any) -> T | None:
        workers = self._workers
        generation = workers.generation
        try:
            thought = workers.submit(work, *given)
            generation = workers.generation
            return await asyncio.wait_for(asyncio.wrap_future(thought), THINK_TIMEOUT)
        except BrokenProcessPool:
            log.warning("a bot's process has died; others will take its place")
            workers.restart(generation)
        except TimeoutError:
            log.warning("the bot %s has been thinking for too long", whose)
            workers.restart(generation)
        except Exception:
            log.exception("the bot %s has failed", whose)
        return None

    def close(self) -> None:
        self._workers.close()
