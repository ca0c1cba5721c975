"""The server that has to bear it: a process of its own, of which log and memory are watched."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.load import machine

START = """
from majlis.table import run
if __name__ == "__main__":
    run("127.0.0.1", 0, {db!r}, pause={pause})
"""


class Server:
    """As `majlis serve` starts it; of what `python` has installed, if that is another one."""

    def __init__(
        self, db: Path | str, log: Path, pause: float = 0.0, python: str = sys.executable
    ) -> None:
        around = os.environ | {"PYTHONUNBUFFERED": "1"}
        if python != sys.executable:
            around.pop("PYTHONPATH", None)
        self.log = log
        with log.open("wb") as written:
            self.process = subprocess.Popen(
                [python, "-c", START.format(db=str(db), pause=pause)],
                stdout=subprocess.PIPE,
                stderr=written,
                text=True,
                env=around,
            )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"the server has not started: {said}{log.read_text()}"
        self.address = found[0]
        self.port = int(found[1])

    @property
    def logged(self) -> int:
        """Bytes of its log so far."""
        return self.log.stat().st_size

    @property
    def tracebacks(self) -> int:
        return self.log.read_text(errors="replace").count("Traceback")

    @property
    def memory(self) -> float:
        """MiB of the process that answers, and of its workers."""
        return machine.memory(self.process.pid)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout
        self.process.stdout.close()


@contextmanager
def served(
    db: str = "", pause: float = 0.0, python: str = sys.executable
) -> Iterator[tuple[Server, str]]:
    """A server, and the address of its database: a SQLite file that is gone afterwards, unless
    another is named."""
    with TemporaryDirectory() as folder:
        place = db or f"{folder}/tables.sqlite"
        server = Server(place, Path(folder) / "log", pause, python)
        try:
            yield server, place
        finally:
            server.end()
