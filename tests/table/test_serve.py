"""The server as a process: it says where it is, and what it has written outlives kill -9."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import socket
import sqlite3
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode

import pytest
from sqlalchemy.engine import make_url

from majlis.kernel.errors import MajlisError
from majlis.table import run, serve
from majlis.table.ledger import Ledger
from majlis.table.records import Record
from majlis.table.store import Store
from tests.table.conftest import PATIENCE
from tests.table.process import Process, wait_until

GAME = "through-the-desert"


class Visitor:
    """A browser that follows links and posts forms, with its cookies."""

    def __init__(self) -> None:
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def open(self, address: str, form: dict[str, str] | None = None) -> tuple[str, str]:
        data = None if form is None else urlencode(form).encode()
        with self.opener.open(address, data, timeout=60) as answer:
            return answer.url, answer.read().decode()

    def post(self, address: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            address, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with self.opener.open(request, timeout=60) as answer:
            done: dict[str, Any] = json.load(answer)
            return done

    def status(self, address: str, body: dict[str, Any]) -> int:
        try:
            self.post(address, body)
        except HTTPError as refused:
            return refused.code
        return 200


def written(db: Path | str, id: str) -> Record:
    """Beside the server."""

    async def load() -> Record:
        store = Store(serve.database(str(db)))
        try:
            return await store.load(id)
        finally:
            await store.close()

    return asyncio.run(load())


def ledger_of(record: Record) -> Ledger:
    return Ledger.follow(record.table, record.events)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def process(db: Path) -> Iterator[Process]:
    process = Process(db)
    yield process
    if process.process.poll() is None:
        process.end(signal.SIGKILL)


def test_it_says_where_it_is_and_goes_when_told(process: Process) -> None:
    assert process.said == f"Majlis is open: {process.address}\n"
    _, page = Visitor().open(process.address)
    assert "Through the Desert" in page
    assert process.end(signal.SIGINT) in (0, -signal.SIGINT)


def test_what_is_asked_for_without_its_content_leaves_its_connection_open(
    process: Process,
) -> None:
    with closing(HTTPConnection("127.0.0.1", process.port, timeout=PATIENCE)) as line:
        for method in ("HEAD", "GET", "HEAD"):
            line.request(method, "/")
            answer = line.getresponse()
            assert answer.status == 200
            assert int(answer.headers["content-length"]) > 1000
            assert bool(answer.read()) == (method == "GET")
            assert answer.headers.get("connection") != "close"
    process.end(signal.SIGINT)
    assert process.told() == "Ctrl+C closes it.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="only there a process tells what it has loaded")
def test_the_quick_event_loop_is_used(process: Process) -> None:
    libraries = Path(f"/proc/{process.process.pid}/maps").read_text()
    assert "uvloop" in libraries


def test_ctrl_c_is_no_accident_for_the_bots(process: Process) -> None:
    visitor = Visitor()
    form = {"name": "Leila", "players": "2", "seat0": "random", "seat1": "random"}
    url, _ = visitor.open(f"{process.address}/new/{GAME}", form)
    wait_until(lambda: "| scores" in visitor.open(f"{url}/match.txt")[1])
    os.killpg(process.process.pid, signal.SIGINT)
    assert process.told() == "Ctrl+C closes it.\n"
    assert process.process.wait(60) in (0, -signal.SIGINT)


def test_who_is_told_to_stop_while_a_bot_thinks_leaves_nothing_behind(process: Process) -> None:
    visitor = Visitor()
    form = {"name": "Leila", "players": "2", "seat0": "level6", "seat1": "level6"}
    url, _ = visitor.open(f"{process.address}/new/istanbul", form)
    wait_until(lambda: len(visitor.open(f"{url}/match.txt")[1].split("| ")) > 2)
    assert process.end(signal.SIGTERM) == 0
    assert process.told() == "Ctrl+C closes it.\n"


def test_kill_9_in_mid_game_loses_nothing(process: Process, db: Path) -> None:
    """A person plays against a bot; again and again the server is killed between two answers."""
    visitor = Visitor()
    form = {"name": "Leila", "players": "2", "seat0": "me", "seat1": "random"}
    url, _ = visitor.open(f"{process.address}/new/{GAME}", form)
    id = url.rpartition("/")[2]
    rng = random.Random(6)
    server = process
    answers = kills = 0
    while answers < 18:
        record = written(db, id)
        ledger = ledger_of(record)
        if 0 not in ledger.match.waiting:
            visitor.open(f"{server.address}/t/{id}")  # opens the room: the bot goes on
            continue
        move = {"ask": ledger.ask(0), "actions": [rng.choice(ledger.match.legal(0))]}
        acknowledged = visitor.post(f"{server.address}/t/{id}/answer", move)["seq"]
        answers += 1
        if answers % 6 == 0:
            server.end(signal.SIGKILL)
            kills += 1
            after = written(db, id)
            assert after.events[-1].seq >= acknowledged
            assert after.events[: len(record.events)] == record.events
            server = Process(db, server.port)
    assert kills == 3
    _, page = visitor.open(f"{server.address}/t/{id}")
    assert "/sit/" in page  # they still have their seat
    server.end(signal.SIGKILL)


def test_a_port_in_use_is_one_clear_sentence(db: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(MajlisError, match=f"port {port} is in use: choose another"):
            run("127.0.0.1", port, str(db))


def test_addresses_that_cannot_be_served(db: Path) -> None:
    with pytest.raises(MajlisError, match="choose a number from 0 to 65535"):
        run("127.0.0.1", 99999, str(db))
    with pytest.raises(MajlisError, match=r"cannot listen on 203\.0\.113\.7:0"):
        run("203.0.113.7", 0, str(db))


def test_databases_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(MajlisError, match=r"cannot open the database .*unable to open database"):
        run("127.0.0.1", 0, str(tmp_path))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Leila, " * 100)
    with pytest.raises(MajlisError, match="file is not a database"):
        run("127.0.0.1", 0, str(letter))
    with pytest.raises(
        MajlisError, match=r"cannot open the database: .*Connect(ion refused| call failed)"
    ):
        run("127.0.0.1", 0, "postgresql://majlis@127.0.0.1:9/nothing")


def test_a_damaged_file_is_refused_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE notes (text)")
        connection.executemany("INSERT INTO notes VALUES (?)", [("x" * 500,)] * 100)
        connection.commit()
    assert serve.database(str(file)) == f"sqlite:///{file}"
    whole = bytearray(file.read_bytes())
    whole[8192:20480] = bytes(20480 - 8192)
    file.write_bytes(whole)
    with pytest.raises(MajlisError, match="is damaged: put a backup in its place"):
        serve.database(str(file))


def test_databases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve.database(None) == f"sqlite:///{tmp_path}/majlis/tables.sqlite"
    assert not (tmp_path / "majlis/tables.sqlite").stat().st_mode & 0o077
    assert serve.database(f"{tmp_path}/a/b.db") == f"sqlite:///{tmp_path}/a/b.db"
    assert serve.database("postgresql://u:p@h/db") == "postgresql+asyncpg://u:p@h/db"
    assert serve.database("sqlite:///x.db") == "sqlite:///x.db"
    odd = tmp_path / "who? 100%20.db"
    assert make_url(serve.database(str(odd))).database == str(odd)
    for wrong in ("mysql://h/db", "://", "postgresql://u:secret@h:port/db"):
        with pytest.raises(MajlisError) as refused:
            serve.database(wrong)
        assert "secret" not in str(refused.value)


def test_what_the_server_says() -> None:
    assert serve.addresses("127.0.0.1", 8000, "")[0] == "Majlis is open: http://127.0.0.1:8000"
    everywhere = serve.addresses("0.0.0.0", 8000, "http://192.0.2.7:8000")
    assert everywhere[:2] == [
        "Majlis is open: http://127.0.0.1:8000",
        "On your network: http://192.0.2.7:8000",
    ]
    assert "[::1]" in serve.addresses("::1", 8000, "")[0]
    assert re.fullmatch(r"[\d.]+", serve.own_address())
