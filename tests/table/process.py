"""`majlis serve` in a process of its own, as tests need it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread

from tests.table.conftest import PATIENCE

START = """
from majlis.table import run
if __name__ == "__main__":
    run("127.0.0.1", {port}, {db!r}, pause=0, workers={workers})
"""


class Process:
    """A server on a free port, with bots that do not pause; of what `python` has installed, if that
    is another one, or of the sources in that folder. What it says is added to the file `log`."""

    def __init__(
        self,
        db: Path | str,
        port: int = 0,
        python: str = sys.executable,
        workers: int = 1,
        sources: Path | None = None,
        log: Path | None = None,
    ) -> None:
        self.log = log
        around = os.environ | {"PYTHONUNBUFFERED": "1"}
        if python != sys.executable:
            around.pop("PYTHONPATH", None)
        if sources is not None:
            around["PYTHONPATH"] = str(sources)
        self.process = subprocess.Popen(
            [python, "-c", START.format(port=port, db=str(db), workers=workers)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=around,
            start_new_session=True,  # as in a terminal, Ctrl+C can reach it with all its children
        )
        assert self.process.stdout
        self.said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.said)
        assert found, self.said + self.process.stdout.read()
        self.address = found[0]
        self.port = int(found[1])
        # A pipe that nobody reads is full some day, and the server waits for ever.
        self._told: list[str] = []
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        with ExitStack() as stack:
            log = stack.enter_context(self.log.open("a")) if self.log else None
            for line in stack.enter_context(self.process.stdout):
                self._told.append(line)
                if log is not None:
                    log.write(line)
                    log.flush()

    def told(self) -> str:
        """All that it has said since, once it and its workers are gone."""
        self._reader.join(60)
        return "".join(self._told)

    def end(self, with_signal: int) -> int:
        self.process.send_signal(with_signal)
        return self.process.wait(60)


def servers_of(process: subprocess.Popen[str]) -> list[int]:
    """The children that serve; the one that watches over what they share does not."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in command_of(child)]


def command_of(pid: str) -> str:
    """Nothing, if it has just ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


def wait_until(true: Callable[[], bool]) -> None:
    """However busy the machine is, but not for ever."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, "it has not come to that"
        time.sleep(0.05)
