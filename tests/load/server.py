"""The server that is measured: as a host starts it, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.table import postgres

FILES = 8192
START = """
from majlis.cli import main
if __name__ == "__main__":
    main()
"""


class Server:
    def __init__(self, db: str, workers: int = 1, python: str = sys.executable) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))
        around = os.environ | {"PYTHONUNBUFFERED": "1"}
        if python != sys.executable:
            around.pop("PYTHONPATH", None)
        db = db.replace("+asyncpg", "")
        command = [python, "-c", START, "serve", "--port", "0", "--db", db]
        if workers > 1:
            command += ["--workers", str(workers)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=around)
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"the server has not started: {said}"
        self.port = int(found[1])
        self.pid = self.process.pid

    def end(self, with_signal: int) -> None:
        self.process.send_signal(with_signal)
        self.process.wait(60)
        assert self.process.stdout
        self.process.stdout.close()


@contextmanager
def empty_postgres() -> Iterator[str]:
    """The address of an empty database on a server of our own."""
    with postgres.server() as address:
        asyncio.run(create(address))
        yield f"{address}/load"


async def create(address: str) -> None:
    engine = create_async_engine(f"{address}/postgres", isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("CREATE DATABASE load"))
    await engine.dispose()
