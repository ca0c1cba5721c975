"""Worker processes: for bots that think and pages that are drawn, so that nobody waits for them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A few processes, started when there is first something to do; after a `restart`, new ones.
    Each of them begins with what is to `prepare` it."""

    def __init__(self, count: int | None = None, prepare: Callable[[], None] | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None
        self._context = Remembering()

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if self._pool is None:
            self._context = Remembering()
            self._pool = ProcessPoolExecutor(
                self.count, self._context, initializer=begin, initargs=(self._prepare,)
            )
        return self._pool.submit(work, *args, **kwargs)

    @property
    def alive(self) -> bool:
        """None of those that were started has died."""
        return self._pool is None or all(one.is_alive() for one in self._context.started)

    @property
    def generation(self) -> object:
        """Names the processes of this moment, for `restart`."""
        return self._pool

    def restart(self, generation: object) -> bool:
        """Kill these processes, whatever they are at; no others, should they be new ones already:
        False then.

        What waits in their queue fails with the pool: if it were cancelled, it would take along
        the tables that wait for it.
        """
        if self._pool is None or generation is not self._pool:
            return False
        self._pool.shutdown(wait=False)
        self._pool = None
        for process in self._context.started:
            process.kill()
        return True

    def close(self) -> None:
        self.restart(self._pool)


class Remembering(SpawnContext):
    """Knows which processes it has started: a pool does not tell."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> SpawnProcess:  # type: ignore[override]
        process = Shielded(*args, **kwargs)
        self.started.append(process)
        return process


class Shielded(SpawnProcess):
    """Ctrl+C in a terminal reaches it as it reaches the server: it does not hear of that, not even
    while it starts."""

    def start(self) -> None:
        if sys.platform == "win32":
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin(prepare: Callable[[], None] | None) -> None:
    exit_with_parent()
    if prepare is not None:
        prepare()


def exit_with_parent() -> None:
    """A watchdog for a worker: end as soon as the server is gone, even if it was killed; not
    earlier, though Ctrl+C in a terminal reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        server = parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=wait, daemon=True).start()
