"""Where bots think: in processes of their own, so that the table never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any

from majlis import bots

log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds after which a bot is taken to be lost in thought."""


class Thinkers:
    """A few worker processes, started when there is first something to think about."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, bot: str, view: dict[str, Any], seed: int) -> list[int]:
        """The bot's answers. If it fails, a random answer: a bot's crash stops no table."""
        pool = self._pool
        try:
            if pool is None:
                pool = self._pool = ProcessPoolExecutor(
                    self.workers, get_context("spawn"), initializer=leave_with_the_server
                )
            thought = pool.submit(bots.think, game, bot, view, seed)
            return await asyncio.wait_for(asyncio.wrap_future(thought), PATIENCE)
        except BrokenProcessPool:
            log.warning("a bot's process has died; others will take its place")
            self._dismiss(pool)
        except TimeoutError:
            log.warning("the bot %r of %s has been thinking for too long", bot, game)
            self._dismiss(pool)
        except Exception:
            log.exception("the bot %r of %s has failed", bot, game)
        return bots.think(game, "random", view, seed)

    def _dismiss(self, pool: ProcessPoolExecutor | None) -> None:
        """Send these workers away; others are called when there is something to think about."""
        if pool is None or pool is not self._pool:
            return  # another table has done so
        self._pool = None
        # Whoever is still thinking need not finish the thought. What waits behind it fails with the
        # pool: if it were cancelled, it would take the tables that wait for it along.
        pool.shutdown(wait=False)
        for process in active_children():
            process.kill()

    def close(self) -> None:
        self._dismiss(self._pool)


def leave_with_the_server() -> None:
    """For a bot's process: end as soon as the server is gone, even if it was killed; not earlier,
    though Ctrl+C in a terminal reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=wait, daemon=True).start()
