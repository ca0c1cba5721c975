"""Where pages are drawn: beside the event loop, and once for all who see the same."""

from __future__ import annotations

import asyncio
import gc
import logging
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from majlis import games
from majlis.table.page_content import PageContent, page_content
from majlis.table.page_request import PageRequest
from majlis.table.processes import Workers
from majlis.table.snapshot import Snapshot
from majlis.table.templates import compile_pieces

log = logging.getLogger(__name__)


class Renderers:
    """Makes pages in worker processes; without any, and until they are there, on the spot."""

    def __init__(self, workers: int | None = None) -> None:
        """`workers` processes, by default one less than there are processors; 0 for none."""
        self._workers = None if workers == 0 else Workers(workers, warm_up)
        self._warm: list[Future[None]] = []

    def open(self) -> None:
        """Start the processes: they need a second or two to warm up."""
        if self._workers is not None:
            workers = self._workers
            self._warm = [workers.submit(be_there) for _ in range(workers.count)]

    def close(self) -> None:
        if self._workers is not None:
            self._workers.close()

    @property
    def alive(self) -> bool:
        return self._workers is None or self._workers.alive

    async def content(self, snapshot: Snapshot, request: PageRequest) -> PageContent:
        """The page; equal viewers of one snapshot get the same object."""
        task = snapshot.cache.get(request.key)
        if task is None:
            task = asyncio.ensure_future(self._make(request))
            snapshot.cache.keep(request.key, task)
        content: PageContent = await asyncio.shield(task)
        return content

    async def _make(self, request: PageRequest) -> PageContent:
        workers = self._workers
        if workers is None or not all(job.done() for job in self._warm):
            return page_content(request)
        generation = workers.generation
        try:
            drawn = workers.submit(page_content, request)
            generation = workers.generation
            return await asyncio.wrap_future(drawn)
        except BrokenProcessPool:
            log.warning("a page's process has died; others will take its place")
            if workers.restart(generation):
                self.open()
            return page_content(request)


def be_there() -> None:
    """Whoever does this has warmed up before."""


def warm_up() -> None:
    """For a new process: no page should wait for games to be loaded, for templates to be compiled,
    or for a garbage collector that looks through all of them. And a position of a game that is not
    loaded, be it offered to players or not, could not be read."""
    for id in games.GAMES:
        games.game(id)
    compile_pieces()
    gc.freeze()
