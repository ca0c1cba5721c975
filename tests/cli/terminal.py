"""A person at a terminal, who presses Ctrl+C."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys

# Whoever runs the tests in the background may have switched Ctrl+C off.
COMMAND = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    "from majlis.cli import main; raise SystemExit(main())"
)


def interrupted(arguments: str) -> tuple[int, str]:
    """How a command ends and what it prints when it is interrupted after its first games."""
    terminal, its_end = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments.split()],
        stdout=subprocess.PIPE,
        stderr=its_end,
        text=True,
        start_new_session=True,  # as in a terminal, Ctrl+C reaches it with all its children
    )
    os.close(its_end)
    try:
        with os.fdopen(terminal, "rb", buffering=0) as bar:
            told = b""
            while not re.search(rb"[1-9]\d*/\d", told):  # games have been played
                told += bar.read(1000)
            os.killpg(process.pid, signal.SIGINT)
            printed, _ = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, printed
