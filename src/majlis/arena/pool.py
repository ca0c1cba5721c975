"""Where work is done: in processes of this machine, or elsewhere, given out as it gets done."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol, TypeVar

from majlis.kernel.errors import LostWorker

AHEAD = 4
"""So many tasks lie ready for each process: none waits for work, and few are done out of turn."""

LOST = (
    "one of the processes that do the work was ended from outside, perhaps since memory ran out; "
    "type the same command again, with fewer --jobs if so: what a file or folder has kept is not "
    "done again"
)

R = TypeVar("R")


class Workers(Protocol):
    """Whoever does the tasks. What comes of one depends on the task alone, not on who does it."""

    def outcomes(
        self, work: Callable[[int], R], tasks: Iterable[int]
    ) -> Generator[tuple[int, R], None, None]:
        """Every task with what came of it, in the order in which they get done.

        Whoever may stop before the end wraps it in `closing`: then the work ends at once.
        """


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine; one is this very process."""

    count: int

    def outcomes(
        self, work: Callable[[int], R], tasks: Iterable[int]
    ) -> Generator[tuple[int, R], None, None]:
        if self.count == 1:
            for task in tasks:
                yield task, work(task)
            return
        spawn = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.count, spawn, begin, (work,)) as pool:
            left = iter(tasks)
            futures: dict[Future[R], int] = {}
            try:
                while True:
                    for task in islice(left, self.count * AHEAD - len(futures)):
                        futures[pool.submit(do, task)] = task
                    if not futures:
                        return
                    for future in wait(futures, return_when=FIRST_COMPLETED).done:
                        yield futures.pop(future), future.result()
            except BaseException as error:
                pool.shutdown(wait=False, cancel_futures=True)  # else the rest would be done
                for worker in multiprocessing.active_children():
                    worker.kill()
                if isinstance(error, BrokenProcessPool):
                    raise LostWorker(LOST) from None
                raise


given: list[Callable[[int], Any]] = []
"""The work of this process: sent once, since a network may be part of it."""


def begin(work: Callable[[int], Any]) -> None:
    # Ctrl+C reaches every process, but it is for the first one to end the others: a worker that
    # ended by itself could make its pool fail before the key is noticed there.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    given.append(work)


def do(task: int) -> Any:
    return given[-1](task)
