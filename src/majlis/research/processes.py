"""Many games at once, in several processes that write into memory that all of them share."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from majlis.research.tables import Variant
from majlis.research.vector import Arrays, TablesHere, VectorEnv

SPIN = 0.001
"""Seconds for which a bell is asked again and again. A step is shorter: whoever fell asleep in each
would need a good part of it to wake up, and find caches that have forgotten what they held."""
LOOK_UP = 0.5
"""Seconds after which whoever waits for a bell looks whether anybody is left to ring it."""

PLAY, BEGIN, END = 0, 1, 2
"""What the bell of the one who reads means. The seed to begin with is in the pipe."""


class TablesElsewhere(VectorEnv):
    """The tables are shared out evenly among processes. This one is the first of them and plays its
    share while the others play theirs. The same seeds give the same games as in one process."""

    def __init__(self, make: Callable[[], Variant], count: int, processes: int) -> None:
        """What is played is made in every process, as it cannot be sent there."""
        spawn = multiprocessing.get_context("spawn")
        played = make()
        memory = spawn.RawArray("B", size(played, count))
        self._answers, arrays = laid_out(memory, played, count)
        super().__init__(played, count, arrays)
        bounds = [count * nth // processes for nth in range(processes + 1)]
        own, *others = (slice(*pair) for pair in pairwise(bounds))
        self._here = Share(played, own, self._answers, arrays)
        self._partners = [Partner(spawn, make, count, tables, memory) for tables in others]

    def begin(self, seed: str) -> None:
        self._together(seed)

    def play(self, actions: NDArray[Any]) -> None:
        self._answers[...] = actions
        self._together(None)

    def _together(self, seed: str | None) -> None:
        """Begin, or give the answers, at all tables; wait until what came of it is written."""
        try:
            for partner in self._partners:
                partner.tell(seed)
            self._here.do(seed)
            for partner in self._partners:
                partner.wait()
        except EOFError:
            self.close()
            raise RuntimeError("a process of the vector environment has ended") from None
        except BaseException:
            self.close()  # what the others were told is not what this one has done
            raise

    def close(self) -> None:
        """End the processes."""
        for partner in self._partners:
            partner.end()


class Bell:
    """One process rings, another one waits for it."""

    def __init__(self, spawn: SpawnContext) -> None:
        self._rung = spawn.Semaphore(0)

    def ring(self) -> None:
        self._rung.release()

    def wait(self, is_anybody_there: Callable[[], bool]) -> None:
        """`EOFError` if nobody is left who could ring."""
        rung = self._rung
        patient_until = perf_counter() + SPIN
        while not rung.acquire(False):
            if perf_counter() > patient_until:
                while not rung.acquire(True, LOOK_UP):
                    if not is_anybody_there():
                        raise EOFError
                return


class Partner:
    """A process with some of the tables, as the one who reads knows it."""

    def __init__(
        self,
        spawn: SpawnContext,
        make: Callable[[], Variant],
        count: int,
        tables: slice,
        memory: Any,
    ) -> None:
        self._told, self._done = Bell(spawn), Bell(spawn)
        self._meant, self._failed = spawn.RawValue("b", PLAY), spawn.RawValue("b", False)
        self._pipe, there = spawn.Pipe()
        talk = (self._told, self._meant, self._done, self._failed, there)
        self.process = spawn.Process(
            target=work, args=(make, count, tables, memory, *talk), daemon=True
        )
        self.process.start()
        there.close()

    def tell(self, seed: str | None) -> None:
        """To begin with a seed; without one, to give the answers that lie in the memory."""
        self._meant.value = PLAY if seed is None else BEGIN
        if seed is not None:
            self._send(seed)
        self._told.ring()

    def _send(self, seed: str) -> None:
        try:
            self._pipe.send(seed)
        except ConnectionError:
            raise EOFError from None

    def wait(self) -> None:
        """Until it has written what came of it."""
        self._done.wait(self.process.is_alive)
        if self._failed.value:
            fault: Exception = self._pipe.recv()
            raise fault

    def end(self) -> None:
        self._meant.value = END
        self._told.ring()
        self.process.join()
        self._pipe.close()


class Share:
    """Some of the tables, in one process, and their part of what all of them share."""

    def __init__(
        self, played: Variant, tables: slice, answers: NDArray[Any], arrays: Arrays
    ) -> None:
        self._tables = TablesHere(played, tables.stop - tables.start, first=tables.start)
        self._answers = answers[tables]
        self._shared = arrays.at(tables)

    def do(self, seed: str | None) -> None:
        """Begin with a seed, or give the answers."""
        if seed is None:
            self._tables.play(self._answers)
        else:
            self._tables.begin(seed)
        for theirs, mine in zip(self._shared, self._tables.arrays, strict=True):
            theirs[...] = mine


def work(
    make: Callable[[], Variant],
    count: int,
    tables: slice,
    memory: Any,
    told: Bell,
    meant: Any,
    done: Bell,
    failed: Any,
    pipe: Connection,
) -> None:
    """A process with some of the tables, until it is told to end or nobody is left to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one who reads
    played = make()
    share = Share(played, tables, *laid_out(memory, played, count))
    reader = multiprocessing.parent_process()
    assert reader is not None
    while True:
        try:
            told.wait(reader.is_alive)
        except EOFError:
            return
        if meant.value == END:
            return
        try:
            share.do(pipe.recv() if meant.value == BEGIN else None)
        except Exception as fault:
            pipe.send(fault)
            failed.value = True
        done.ring()


def laid_out(memory: Any, played: Variant, count: int) -> tuple[NDArray[Any], Arrays]:
    """The answers and the arrays over a piece of memory, the widest numbers first."""
    arrays: list[NDArray[Any]] = []
    start = 0
    for kind, width in columns(played):
        numbers: NDArray[Any] = np.frombuffer(memory, kind, count * width, start)
        arrays.append(numbers.reshape(count, -1) if width > 1 else numbers)
        start += numbers.nbytes
    return arrays[0], Arrays(*arrays[1:])


def size(played: Variant, count: int) -> int:
    return count * sum(np.dtype(kind).itemsize * width for kind, width in columns(played))


def columns(played: Variant) -> list[tuple[type[np.generic], int]]:
    """Of the answers and each array: its numbers, and how many of them a table has."""
    return [
        (np.int32, 1),
        (np.float32, played.seats),
        (np.uint8, played.encoding.width),
        (np.int8, played.actions),
        (np.int8, 1),
        (np.bool_, 1),
    ]
