"""What a long run watches, and what it takes for a fault."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from tests.load import machine
from tests.load.soak import Found

HOARD = "import sys; hoard = b'x' * 2**26; print('ready', flush=True); sys.stdin.read()"
SERVER = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]], check=True)"


@pytest.mark.skipif(sys.platform != "linux", reason="only there a process tells what it holds")
def test_the_memory_of_a_server_is_that_of_its_workers_too() -> None:
    command = [sys.executable, "-c", SERVER, HOARD]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        assert server.stdout.readline() == "ready\n"
        assert machine.resident(server.pid) < 60 < machine.memory(server.pid)


def test_whoever_could_not_stay_or_met_a_fault_is_remembered() -> None:
    flat, growing = [100.0] * 6, [100.0, 100.0, 100.0, 100.0, 120.0, 130.0]
    assert Found(memory=flat).is_well
    assert not Found(memory=growing).is_well
    assert not Found(memory=flat, failed=Counter(ConnectError=1)).is_well
    assert not Found(memory=flat, done=Counter(faults=1)).is_well
