"""A SQLite file has one server: a second one would not hear of what happens at the first."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from majlis.kernel.errors import MajlisError


class AnotherServer(MajlisError):
    """Somebody serves that file already."""


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """As long as this process lives, no other serves that file; the system lets go of the lock
    however the process ends. PostgreSQL may have several servers."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    with Path(f"{address.database}.lock").open("w") as lock:
        try:
            take(lock)
        except OSError:
            raise AnotherServer(
                f"another server has opened {address.database}: close it, choose another file "
                "with --db, or use PostgreSQL, which several servers can share"
            ) from None
        yield


if sys.platform == "win32":
    import msvcrt

    def take(lock: IO[str]) -> None:
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(lock: IO[str]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
