"""The log: who it is about, nothing secret, nothing without end."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from majlis.table.database import StoreBusy
from majlis.table.logs import log_handler
from majlis.table.services import Services
from tests.table.clock import HandClock

log = logging.getLogger("majlis.table.test")
TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def written(clock: HandClock) -> Iterator[io.StringIO]:
    """What a server would write."""
    stream = io.StringIO()
    handler = log_handler(logging.StreamHandler(stream), clock)
    root = logging.getLogger()
    root.addHandler(handler)
    yield stream
    root.removeHandler(handler)


def test_a_line_names_its_request_and_table_and_no_seat_link(
    client: TestClient[Any],
    services: Services,
    written: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client.get("/", headers={"accept": "text/html"})
    table = client.post("/play/through-the-desert", follow_redirects=False).headers["location"]

    async def busy(_: str) -> None:
        raise StoreBusy("locked")

    monkeypatch.setattr(services.rooms, "room", busy)
    for _ in range(2):
        assert client.get(f"{table}/sit/a-secret_token").status_code == 503
    assert client.get(table).status_code == 503
    lines = written.getvalue().splitlines()
    assert len(lines) == 3
    expected = (
        rf"{TIME} WARNING majlis.table.app request=(\w{{8}}) table={table[3:]}: "
        rf"GET {table}/sit/\*\*\* "
    )
    first, second = (re.match(expected, line) for line in lines[:2])
    assert first
    assert second
    assert first[1] != second[1]
    assert "a-secret_token" not in written.getvalue()


def test_secrets_in_a_traceback_are_not_written_either(written: io.StringIO) -> None:
    try:
        raise ValueError("GET /calls/off/WyJvZmYi.5e55 and /t/a1/sit/tok-en?x=1")
    except ValueError:
        log.exception("at /calls/confirm/abc.def it has failed")
    told = written.getvalue()
    assert "Traceback" in told
    assert "/calls/off/*** and /t/a1/sit/***?x=1" in told
    assert "/calls/confirm/*** it has failed" in told


def test_a_busy_database_is_one_line(written: io.StringIO) -> None:
    try:
        raise StoreBusy("locked for 100% of the time")
    except StoreBusy:
        log.exception("a bot at table %s could not answer", "a1")
    line = (
        rf"{TIME} ERROR majlis\.table\.test request=- table=-: "
        r"a bot at table a1 could not answer: locked for 100% of the time\n"
    )
    assert re.fullmatch(line, written.getvalue())


@pytest.mark.anyio
async def test_what_repeats_itself_is_told_ten_times_and_then_counted(
    written: io.StringIO, clock: HandClock
) -> None:
    def fail(times: int) -> None:
        for nth in range(times):
            log.warning("failure %s", nth)

    fail(500)
    log.warning("something else")
    lines = written.getvalue().splitlines()
    assert len(lines) == 11
    assert lines[-1].endswith("something else")
    await clock.move(60.0)
    fail(500)
    lines = written.getvalue().splitlines()
    assert len(lines) == 21
    assert lines[11].endswith("failure 0 (and 490 more like it)")
