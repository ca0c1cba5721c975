"""A real PostgreSQL for tests: a server of our own, or the one that MAJLIS_TEST_POSTGRES names."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

MISSING = "PostgreSQL is not installed: apt-get install postgresql"


@contextmanager
def server() -> Iterator[str]:
    """The address of a running server, without the name of a database."""
    given = os.environ.get("MAJLIS_TEST_POSTGRES")
    if given:
        yield given
        return
    programs = find_programs()
    # The server refuses to run as root, and only its user may see the folder.
    as_root = os.getuid() == 0
    user = pwd.getpwnam("postgres") if as_root else pwd.getpwuid(os.getuid())
    folder = Path(tempfile.mkdtemp(prefix="majlis-postgres-"))
    os.chown(folder, user.pw_uid, user.pw_gid)

    def call(program: str, *arguments: str) -> None:
        identity: dict[str, Any] = {}
        if as_root:
            identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        done = subprocess.run(
            [str(programs / program), *arguments],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            **identity,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")

    data = str(folder / "data")
    port = free_port()
    options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync=off"
    try:
        call("initdb", "-D", data, "-U", "majlis", "-A", "trust", "--no-sync", "-E", "UTF8")
        call("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        yield f"postgresql+asyncpg://majlis@127.0.0.1:{port}"
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            call("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)


def find_programs() -> Path:
    if config := shutil.which("pg_config"):
        found = Path(
            subprocess.run(
                [config, "--bindir"], capture_output=True, text=True, check=True
            ).stdout.strip()
        )
        if (found / "initdb").exists():
            return found
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not installed or not (installed[-1] / "initdb").exists():
        pytest.skip(MISSING)
    return installed[-1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
