"""Several servers on one port: one that is killed is replaced, all are when asked for, and all go
when told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from majlis.kernel.errors import MajlisError
from majlis.table import run
from majlis.table.crew import Crew
from majlis.table.serve import say
from tests.table.conftest import PATIENCE
from tests.table.process import Process, servers_of, wait_until
from tests.table.test_serve import GAME, Visitor, ledger_of, written

ROOT = Path(__file__).parents[2]
CREW = """
from tests.table.test_crew import Idle
Idle.crew({file!r})
"""


class Idle:
    """A server that does nothing; and that never becomes ready, as soon as there is that file."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __call__(self, tell: Callable[[], None]) -> None:
        if not Path(self.file).exists():
            tell()
        while True:
            signal.pause()

    @staticmethod
    def crew(file: str) -> None:
        Crew(2, Idle(file)).run(lambda: say(["open"]))


@pytest.mark.postgres
def test_a_server_that_is_killed_is_replaced_and_its_table_goes_on(postgres_url: str) -> None:
    crew = Process(postgres_url.replace("+asyncpg", ""), workers=2)
    try:
        visitor = Visitor()
        form = {"name": "Leila", "players": "2", "seat0": "random", "seat1": "random"}
        url, _ = visitor.open(f"{crew.address}/new/{GAME}", form)
        victim, other = servers_of(crew.process)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: "| scores" in visitor.open(f"{url}/match.txt")[1])
        wait_until(lambda: len(set(servers_of(crew.process)) - {victim}) == 2)
        assert other in servers_of(crew.process)
    finally:
        code = crew.end(signal.SIGTERM)
    assert code == 0


@pytest.mark.postgres
def test_all_servers_are_replaced_and_nobody_is_turned_away(postgres_url: str) -> None:
    crew = Process(postgres_url.replace("+asyncpg", ""), workers=2)
    try:
        visitor, before = Visitor(), set(servers_of(crew.process))

        def are_new() -> bool:
            assert "Majlis" in visitor.open(crew.address)[1]
            now = set(servers_of(crew.process))
            return len(now) == 2 and not now & before

        crew.process.send_signal(signal.SIGHUP)
        wait_until(are_new)
    finally:
        code = crew.end(signal.SIGTERM)
    assert code == 0


@pytest.mark.postgres
def test_of_one_answer_that_two_servers_are_given_at_once_one_takes_it(postgres_url: str) -> None:
    db = postgres_url.replace("+asyncpg", "")
    servers = [Process(db) for _ in range(2)]
    try:
        visitor = Visitor()
        form = {"name": "Leila", "players": "2", "seat0": "me", "seat1": "random"}
        id = visitor.open(f"{servers[0].address}/new/{GAME}", form)[0].rpartition("/")[2]
        for _ in range(4):
            wait_until(lambda: 0 in ledger_of(written(db, id)).match.waiting)
            ledger = ledger_of(written(db, id))
            answer = {"ask": ledger.ask(0), "actions": [ledger.match.legal(0)[0]]}
            together = Barrier(2)

            def give(
                server: Process, answer: dict[str, Any] = answer, together: Barrier = together
            ) -> int:
                together.wait(PATIENCE)
                return visitor.status(f"{server.address}/t/{id}/answer", answer)

            with ThreadPoolExecutor(2) as threads:
                assert sorted(threads.map(give, servers)) == [200, 409]
    finally:
        for server in servers:
            server.end(signal.SIGTERM)


def test_whoever_is_told_to_stop_while_servers_are_replaced_stops(tmp_path: Path) -> None:
    file = tmp_path / "never-ready"
    command = [sys.executable, "-c", CREW.format(file=str(file))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as crew:
        try:
            assert crew.stdout
            assert crew.stdout.readline() == "open\n"
            file.touch()
            crew.send_signal(signal.SIGHUP)
            wait_until(lambda: len(servers_of(crew)) == 3)
            crew.send_signal(signal.SIGTERM)
            assert crew.wait(PATIENCE) == 0
        finally:
            crew.kill()


def test_a_file_has_one_server(tmp_path: Path) -> None:
    with pytest.raises(MajlisError, match="--workers wants PostgreSQL"):
        run("127.0.0.1", 0, str(tmp_path / "tables.sqlite"), workers=2)
