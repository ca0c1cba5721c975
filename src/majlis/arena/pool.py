"""Work in as many processes as one likes, given out as it gets done."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from itertools import islice
from typing import TypeVar

AHEAD = 4
"""So many tasks lie ready for each process: none waits for work, and few are done out of turn."""

R = TypeVar("R")


def outcomes(
    work: Callable[[int], R], tasks: Iterable[int], jobs: int
) -> Generator[tuple[int, R], None, None]:
    """Every task with what came of it, in the order in which they get done.

    Whoever may stop before the end wraps it in `closing`: then the processes end at once.
    """
    if jobs == 1:
        for task in tasks:
            yield task, work(task)
        return
    spawn = multiprocessing.get_context("spawn")
    # Ctrl+C reaches every process, but it is for this one to end the others: a worker that ended by
    # itself could make its pool fail before the key is noticed here.
    stay = partial(signal.signal, signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, spawn, stay) as pool:
        left = iter(tasks)
        futures: dict[Future[R], int] = {}
        try:
            while True:
                for task in islice(left, jobs * AHEAD - len(futures)):
                    futures[pool.submit(work, task)] = task
                if not futures:
                    return
                for future in wait(futures, return_when=FIRST_COMPLETED).done:
                    yield futures.pop(future), future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # else the rest would be done
            for worker in multiprocessing.active_children():
                worker.kill()
            raise
