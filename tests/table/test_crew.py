"""Several servers on one port: one that is killed is replaced, and all go when told."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from majlis.kernel.errors import MajlisError
from majlis.table import run
from tests.table.process import Process, servers_of
from tests.table.test_serve import GAME, Visitor


@pytest.mark.postgres
def test_a_server_that_is_killed_is_replaced_and_its_table_goes_on(postgres_url: str) -> None:
    crew = Process(postgres_url.replace("+asyncpg", ""), workers=2)
    try:
        visitor = Visitor()
        form = {"name": "Leila", "players": "2", "seat0": "random", "seat1": "random"}
        url, _ = visitor.open(f"{crew.address}/new/{GAME}", form)
        victim, other = servers_of(crew)
        os.kill(victim, signal.SIGKILL)
        while "| scores" not in visitor.open(f"{url}/match.txt")[1]:
            time.sleep(0.2)
        while len(servers_of(crew)) < 2 or victim in servers_of(crew):
            time.sleep(0.2)
        assert other in servers_of(crew)
    finally:
        code = crew.end(signal.SIGTERM)
    assert code == 0


def test_a_file_has_one_server(tmp_path: Path) -> None:
    with pytest.raises(MajlisError, match="--workers wants PostgreSQL"):
        run("127.0.0.1", 0, str(tmp_path / "tables.sqlite"), workers=2)
