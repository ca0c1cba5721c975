"""`majlis serve` in a process of its own, as tests need it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

START = """
from majlis.table import run
if __name__ == "__main__":
    run("127.0.0.1", {port}, {db!r}, pause=0)
"""


class Process:
    """A server on a free port, with bots that do not pause; of what `python` has installed, if that
    is another one."""

    def __init__(self, db: Path, port: int = 0, python: str = sys.executable) -> None:
        around = os.environ | {"PYTHONUNBUFFERED": "1"}
        if python != sys.executable:
            around.pop("PYTHONPATH", None)
        self.process = subprocess.Popen(
            [python, "-c", START.format(port=port, db=str(db))],
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

    def end(self, with_signal: int) -> int:
        self.process.send_signal(with_signal)
        code = self.process.wait(60)
        assert self.process.stdout
        self.process.stdout.close()
        return code
