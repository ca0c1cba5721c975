"""Where bots think: in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from majlis import bots
from majlis.table.processes import Workers

log = logging.getLogger(__name__)

THINK_TIMEOUT = 60.0
"""Seconds of thinking after which a bot is taken to be lost in thought."""


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self._workers = Workers(workers)
        self._idle = asyncio.Semaphore(self._workers.count)
        """Who waits for a worker does not think yet: the clock does not run."""

    async def think(self, game: str, bot: str, view: dict[str, Any], seed: int) -> list[int]:
        """The bot's answers, in its turn. If it fails, a random answer: a bot's crash stops no
        table."""
        async with self._idle:
            return await self._think(game, bot, view, seed)

    async def _think(self, game: str, bot: str, view: dict[str, Any], seed: int) -> list[int]:
        workers = self._workers
        generation = workers.generation
        try:
            thought = workers.submit(bots.think, game, bot, view, seed)
            generation = workers.generation
            return await asyncio.wait_for(asyncio.wrap_future(thought), THINK_TIMEOUT)
        except BrokenProcessPool:
            log.warning("a bot's process has died; others will take its place")
            workers.restart(generation)
        except TimeoutError:
            log.warning("the bot %r of %s has been thinking for too long", bot, game)
            workers.restart(generation)
        except Exception:
            log.exception("the bot %r of %s has failed", bot, game)
        return bots.think(game, "random", view, seed)

    def close(self) -> None:
        self._workers.close()
