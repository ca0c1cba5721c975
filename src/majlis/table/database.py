"""Where everything is written down: SQLite in a file, or PostgreSQL by its address.

Whoever reads or writes hands over a function of a connection: it is a whole transaction, done in
one go. So nobody holds a lock while others have the event loop, and both databases look the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, NoReturn, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from majlis.kernel.errors import MajlisError

T = TypeVar("T")
Transaction = Callable[[sql.Connection], T]

READERS = 3
"""Threads that read a SQLite file: a long list holds up no other reader."""
TOGETHER = 50
"""So many transactions at most are written to a SQLite file in one go."""
LOCK_SECONDS = 2
"""For which SQLite waits if another program is writing to the file."""
LONGEST_WAIT = 5.0
"""Seconds after which whoever waits for their turn is told to come again."""
UNAVAILABLE = (OperationalError, InterfaceError, PoolTimeout, OSError)
NOT_NOW = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
)
"""By which SQLite says that something is wrong with the file or the disk, not with a statement."""
BROKEN_OFF = ("08", "25006", "25P03", "28", "3D", "40", "53", "55", "57", "58")
"""How the codes begin by which PostgreSQL says that a statement was not at fault: the connection is
lost, it writes nothing just now, one waited too long inside a transaction, it does not let us in,
another transaction came in between, there is no room, something is in use, somebody has broken it
off, the system has failed."""


class StoreBusy(MajlisError):
    """Nothing can be read or written just now: the same may work in a moment."""


class Database(ABC):
    def __init__(self) -> None:
        self.observe: Callable[[str, float], None] = lambda kind, seconds: None
        """Told how long each transaction has taken."""

    async def read(self, work: Transaction[T]) -> T:
        """What that function finds; it must not write."""
        return await self._available("read", self._read, work)

    async def write(self, work: Transaction[T]) -> T:
        """Do all of it, or nothing if it raises."""
        return await self._available("write", self._write, work)

    async def rows(self, query: sql.Executable) -> list[sql.Row[Any]]:
        """What one query finds."""
        return await self.read(lambda connection: list(connection.execute(query).all()))

    async def change(self, statement: sql.Executable) -> None:
        """A transaction of one statement."""
        await self.write(lambda connection: connection.execute(statement).close())

    @abstractmethod
    async def _read(self, work: Transaction[T]) -> T: ...

    @abstractmethod
    async def _write(self, work: Transaction[T]) -> T: ...

    @abstractmethod
    async def close(self) -> None: ...

    async def _available(
        self, kind: str, way: Callable[[Transaction[T]], Any], work: Transaction[T]
    ) -> T:
        begun = time.perf_counter()
        try:
            found: T = await way(work)
        except Exception as error:
            if not is_passing(error):
                raise
            raise StoreBusy(str(error).partition("\n")[0] or type(error).__name__) from error
        finally:
            self.observe(kind, time.perf_counter() - begun)
        return found


def is_passing(error: Exception) -> bool:
    """The same may work in a moment."""
    if isinstance(error, OperationalError) and isinstance(error.orig, sqlite3.Error):
        said: int = getattr(error.orig, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return said & 0xFF in NOT_NOW  # the rest of it says more precisely what it was
    if isinstance(error, UNAVAILABLE):
        return True
    if not isinstance(error, DBAPIError):
        return False
    # The driver of PostgreSQL puts most of what is not a statement's fault in no class of its own.
    code: str = getattr(error.orig, "sqlstate", None) or ""
    return error.connection_invalidated or code.startswith(BROKEN_OFF)


def database_at(url: str) -> Database:
    address = make_url(url)
    return Sqlite(address) if address.get_backend_name() == "sqlite" else Postgres(address)


class Postgres(Database):
    """Others may write at the same time: whoever reads sees the moment in which they began."""

    def __init__(self, address: URL) -> None:
        super().__init__()
        self.engine = create_async_engine(
            address,
            hide_parameters=True,
            connect_args={
                "timeout": LONGEST_WAIT,
                "command_timeout": 2 * LONGEST_WAIT,
                # A server that is cut off in the middle of a transaction holds nobody up.
                "server_settings": {"idle_in_transaction_session_timeout": "10s"},
            },
        )

    async def rows(self, query: sql.Executable) -> list[sql.Row[Any]]:
        """One query is a moment by itself, and costs one round trip instead of three."""
        return await self._available(
            "read", self._at_once, lambda it: list(it.execute(query).all())
        )

    async def _at_once(self, work: Transaction[T]) -> T:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            return await connection.run_sync(work)

    async def _read(self, work: Transaction[T]) -> T:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def _write(self, work: Transaction[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class Sqlite(Database):
    """One writes, and the others read what is written meanwhile."""

    def __init__(self, address: URL) -> None:
        super().__init__()
        address = address.set(drivername="sqlite")
        # FULL: what was acknowledged outlives even a power failure.
        kept = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
        self.writer = Lane(address, 1, "BEGIN IMMEDIATE", kept)
        self._readers = Lane(address, READERS, "BEGIN", ("query_only=ON",))

    async def _read(self, work: Transaction[T]) -> T:
        return await self._readers.do(work)

    async def _write(self, work: Transaction[T]) -> T:
        return await self.writer.do(work)

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.close)
        await asyncio.to_thread(self.writer.close)


class Turn(NamedTuple):
    """A transaction that waits, or is being done."""

    work: Transaction[Any]
    came: float
    done: Future[Any]


class Lane:
    """Threads with a connection each; whoever wants one has it in the order in which they came.

    What has come to wait for the one thread of a lane of that `width` is done together: what takes
    long is that the disk has it for certain, and that takes as long for one as for many.
    """

    def __init__(self, address: URL, width: int, begin: str, pragmas: tuple[str, ...]) -> None:
        self._most = TOGETHER if width == 1 else 1
        self._waiting: deque[Turn] = deque()
        self._threads = ThreadPoolExecutor(width, "sqlite")
        self.engine = sql.create_engine(
            address, poolclass=sql.QueuePool, pool_size=width, max_overflow=0, hide_parameters=True
        )

        def prepare(connection: Any, _record: object) -> None:
            # The driver's own transactions begin too late: we say when they begin.
            connection.isolation_level = None
            for pragma in (f"busy_timeout={LOCK_SECONDS * 1000}", *pragmas):
                connection.execute(f"PRAGMA {pragma}").close()

        sql.event.listen(self.engine, "connect", prepare)
        sql.event.listen(self.engine, "begin", lambda begun: begun.exec_driver_sql(begin))

    async def do(self, work: Transaction[T]) -> T:
        turn = Turn(work, time.monotonic(), Future())
        self._waiting.append(turn)
        self._threads.submit(self._serve)
        found: T = await asyncio.wrap_future(turn.done)
        return found

    def _serve(self) -> None:
        turns: list[Turn] = []
        while len(turns) < self._most and (turn := self._next()):
            if time.monotonic() - turn.came > LONGEST_WAIT:
                turn.done.set_exception(StoreBusy("too many are waiting for the database"))
            else:
                turns.append(turn)
        if len(turns) == 1:
            answer(turns[0], lambda: self._do(turns[0]))
        elif turns:
            self._do_together(turns)

    def _next(self) -> Turn | None:
        """The next one that still waits."""
        with suppress(IndexError):
            while True:
                turn = self._waiting.popleft()
                if turn.done.set_running_or_notify_cancel():
                    return turn
        return None

    def _do(self, turn: Turn) -> Any:
        with self.engine.begin() as connection:
            return turn.work(connection)

    def _do_together(self, turns: list[Turn]) -> None:
        """One transaction, of which each of them does its part or nothing; none is told of it
        before all is written."""
        outcomes: list[Callable[[], Any]] = []
        try:
            with self.engine.begin() as connection:
                outcomes = [outcome(turn.work, connection) for turn in turns]
        except Exception as error:
            outcomes = [partial(fail, error)] * len(turns)
        for turn, come_of_it in zip(turns, outcomes, strict=True):
            answer(turn, come_of_it)

    def close(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()


def outcome(work: Transaction[T], connection: sql.Connection) -> Callable[[], T]:
    """What came of a part of a transaction, as something that returns or raises it."""
    try:
        with connection.begin_nested():
            found = work(connection)
    except Exception as error:
        if is_passing(error):
            raise  # with the file itself something is wrong
        return partial(fail, error)
    return lambda: found


def fail(error: Exception) -> NoReturn:
    raise error


def answer(turn: Turn, come_of_it: Callable[[], Any]) -> None:
    try:
        turn.done.set_result(come_of_it())
    except BaseException as error:
        turn.done.set_exception(error)
