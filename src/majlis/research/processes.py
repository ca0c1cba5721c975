"""Many games at once, in several processes that write into memory that all of them share."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from majlis.research.tables import Variant
from majlis.research.vector import Arrays, TablesHere, VectorEnv

ANSWER = np.int32
"""As which answers travel: as bytes, which is quicker than as arrays."""


class TablesElsewhere(VectorEnv):
    """The tables are shared out evenly among processes. This one is the first of them and plays its
    share while the others play theirs. The same seeds give the same games as in one process."""

    def __init__(self, make: Callable[[], Variant], count: int, processes: int) -> None:
        """What is played is made in every process, as it cannot be sent there."""
        spawn = multiprocessing.get_context("spawn")
        played = make()
        memory = spawn.RawArray("B", size(played, count))
        arrays = laid_out(memory, played, count)
        super().__init__(played, count, arrays)
        bounds = [count * nth // processes for nth in range(processes + 1)]
        own, *others = (slice(*pair) for pair in pairwise(bounds))
        self._here = Share(played, own, arrays)
        self._others = others
        self._connections: list[Connection] = []
        self._processes = []
        for tables in others:
            here, there = spawn.Pipe()
            process = spawn.Process(
                target=work, args=(make, count, tables, memory, there), daemon=True
            )
            process.start()
            there.close()
            self._connections.append(here)
            self._processes.append(process)

    def _begin(self, seed: str) -> None:
        self._tell(seed, [seed] * len(self._others))

    def _play(self, actions: NDArray[Any]) -> None:
        answers = actions.astype(ANSWER)
        self._tell(
            answers[: self._here.count].tobytes(),
            [answers[tables].tobytes() for tables in self._others],
        )

    def _tell(self, own: str | bytes, messages: list[str] | list[bytes]) -> None:
        """To each process its own, and wait until all have written what came of it."""
        try:
            for connection, message in zip(self._connections, messages, strict=True):
                connection.send(message)
            self._here.hear(own)
            faults = [connection.recv() for connection in self._connections]
        except (EOFError, ConnectionError):
            self.close()
            raise RuntimeError("a process of the vector environment has ended") from None
        except BaseException:
            self.close()  # what the others were told is not what this one has done
            raise
        for fault in faults:
            if fault is not None:
                self.close()
                raise fault

    def close(self) -> None:
        """End the processes."""
        for connection in self._connections:
            connection.close()
        for process in self._processes:
            process.join()


class Share:
    """Some of the tables, in one process, and their part of the arrays that all of them share."""

    def __init__(self, played: Variant, tables: slice, arrays: Arrays) -> None:
        self.count = tables.stop - tables.start
        self._tables = TablesHere(played, self.count, first=tables.start)
        self._shared = arrays.at(tables)

    def hear(self, told: str | bytes) -> None:
        """Told a seed it begins, told answers it plays."""
        if isinstance(told, str):
            self._tables._begin(told)
        else:
            self._tables._play(np.frombuffer(told, ANSWER))
        for theirs, mine in zip(self._shared, self._tables.arrays, strict=True):
            theirs[...] = mine


def work(
    make: Callable[[], Variant], count: int, tables: slice, memory: Any, connection: Connection
) -> None:
    """A process with some of the tables, until nobody tells it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one who reads
    played = make()
    share = Share(played, tables, laid_out(memory, played, count))
    while True:
        try:
            told = connection.recv()
        except EOFError:
            return
        try:
            share.hear(told)
            connection.send(None)
        except Exception as fault:
            connection.send(fault)


def laid_out(memory: Any, played: Variant, count: int) -> Arrays:
    """The arrays over a piece of memory, the widest numbers first."""
    arrays: list[NDArray[Any]] = []
    start = 0
    for kind, width in columns(played):
        numbers: NDArray[Any] = np.frombuffer(memory, kind, count * width, start)
        arrays.append(numbers.reshape(count, -1) if width > 1 else numbers)
        start += numbers.nbytes
    return Arrays(*arrays)


def size(played: Variant, count: int) -> int:
    return count * sum(np.dtype(kind).itemsize * width for kind, width in columns(played))


def columns(played: Variant) -> list[tuple[type[np.generic], int]]:
    """Of each array: its numbers, and how many of them a table has."""
    return [
        (np.float32, played.seats),
        (np.uint8, played.encoding.width),
        (np.int8, played.actions),
        (np.int8, 1),
        (np.bool_, 1),
    ]
