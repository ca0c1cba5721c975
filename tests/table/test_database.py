"""The database: transactions in one go, one writer, readers beside it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

from majlis.table import database
from majlis.table.database import Database, Sqlite, StoreBusy, database_at
from tests.table.conftest import PATIENCE

NOTES = sql.Table("notes", sql.MetaData(), sql.Column("text", sql.Text))


@pytest.fixture
async def opened(db: str) -> AsyncIterator[Database]:
    opened = database_at(db)
    await opened.write(NOTES.metadata.create_all)
    yield opened
    await opened.close()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program is writing to the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.anyio
async def test_a_transaction_that_fails_has_done_nothing(opened: Database) -> None:
    def work(connection: sql.Connection) -> None:
        connection.execute(NOTES.insert().values(text="half"))
        raise LookupError

    with pytest.raises(LookupError):
        await opened.write(work)
    assert await opened.rows(NOTES.select()) == []
    await opened.change(NOTES.insert().values(text="whole"))
    assert [row.text for row in await opened.rows(NOTES.select())] == ["whole"]


@pytest.mark.anyio
async def test_hundreds_write_and_read_at_once_and_none_starves(opened: Database) -> None:
    async def write(number: int) -> None:
        await opened.change(NOTES.insert().values(text=str(number)))
        await opened.rows(NOTES.select())

    await asyncio.gather(*(write(number) for number in range(300)))
    rows = await opened.rows(NOTES.select())
    assert sorted(int(row.text) for row in rows) == list(range(300))


@pytest.mark.anyio
async def test_writers_have_their_turn_in_the_order_in_which_they_came(sqlite_url: str) -> None:
    opened = database_at(sqlite_url)
    await opened.write(NOTES.metadata.create_all)
    inserts = [NOTES.insert().values(text=str(number)) for number in range(50)]
    await asyncio.gather(*map(opened.change, inserts))
    assert [row.text for row in await opened.rows(NOTES.select())] == list(map(str, range(50)))
    await opened.close()


@pytest.mark.anyio
async def test_of_those_that_are_written_together_only_one_that_fails_has_done_nothing(
    sqlite_url: str,
) -> None:
    opened = database_at(sqlite_url)
    await opened.write(NOTES.metadata.create_all)
    begun, go_on = threading.Event(), threading.Event()
    commits: list[object] = []
    assert isinstance(opened, Sqlite)
    sql.event.listen(opened.writer.engine, "commit", commits.append)

    def hold(_: sql.Connection) -> None:
        begun.set()
        assert go_on.wait(PATIENCE)

    def fail(connection: sql.Connection) -> None:
        connection.execute(NOTES.insert().values(text="half"))
        raise LookupError

    holding = asyncio.ensure_future(opened.write(hold))
    await asyncio.to_thread(begun.wait, PATIENCE)
    first = asyncio.ensure_future(opened.change(NOTES.insert().values(text="first")))
    failing = asyncio.ensure_future(opened.write(fail))
    gone = asyncio.ensure_future(opened.change(NOTES.insert().values(text="given up")))
    last = asyncio.ensure_future(opened.change(NOTES.insert().values(text="last")))
    await asyncio.sleep(0)
    gone.cancel()
    with pytest.raises(asyncio.CancelledError):
        await gone
    go_on.set()
    await asyncio.gather(holding, first, last)
    with pytest.raises(LookupError):
        await failing
    assert [row.text for row in await opened.rows(NOTES.select())] == ["first", "last"]
    assert len(commits) == 2  # of the one that held the thread, and of all the others
    await opened.close()


@pytest.mark.anyio
async def test_none_of_those_that_are_written_together_is_told_so_if_it_cannot_be(
    sqlite_url: str,
) -> None:
    opened = database_at(sqlite_url)
    await opened.write(NOTES.metadata.create_all)

    def break_down(_: sql.Connection) -> None:
        raise sql.exc.OperationalError("INSERT", {}, Exception("disk I/O error"))

    writes = [opened.change(NOTES.insert().values(text=str(number))) for number in range(5)]
    done = await asyncio.gather(*writes, opened.write(break_down), return_exceptions=True)
    rows = {row.text for row in await opened.rows(NOTES.select())}
    assert isinstance(done[-1], StoreBusy)
    assert {str(nth) for nth, one in enumerate(done[:-1]) if one is None} == rows
    await opened.close()


@pytest.mark.anyio
async def test_a_long_read_keeps_no_writer_waiting(sqlite_url: str) -> None:
    opened = database_at(sqlite_url)
    await opened.write(NOTES.metadata.create_all)
    written = threading.Event()

    def read(connection: sql.Connection) -> list[Any]:
        before = connection.execute(NOTES.select()).all()
        assert written.wait(PATIENCE)
        return [*before, *connection.execute(NOTES.select()).all()]

    reading = asyncio.ensure_future(opened.read(read))
    await opened.change(NOTES.insert().values(text="new"))
    written.set()
    assert await reading in ([], [("new",)] * 2)  # one moment of the file, whichever it was
    await opened.close()


@pytest.mark.anyio
async def test_whoever_has_waited_too_long_is_told_to_come_again(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LONGEST_WAIT", -1.0)
    opened = database_at(sqlite_url)
    with pytest.raises(StoreBusy, match="too many are waiting"):
        await opened.rows(sql.text("SELECT 1"))
    await opened.close()


@pytest.mark.anyio
async def test_errors_of_the_database_tell_no_values(opened: Database) -> None:
    query = sql.text("SELECT :value FROM nowhere").bindparams(value="a secret")
    with pytest.raises((sql.exc.DBAPIError, StoreBusy)) as failed:
        await opened.rows(query)
    told = "".join(traceback.format_exception(failed.value))
    assert "nowhere" in told
    assert "a secret" not in told


def test_a_foreign_lock_keeps_nobody_from_reading_and_writers_hear_of_it(
    client: TestClient[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0)
    with locked(tmp_path / "tables.sqlite"):
        before = time.monotonic()
        assert client.get("/").status_code == 200
        assert time.monotonic() - before < database.LONGEST_WAIT
        refused = client.post("/play/through-the-desert", follow_redirects=False)
        assert refused.status_code == 503
        assert refused.headers["retry-after"] == "1"
        assert refused.json() == {"text": "The table is very busy. Please try again in a moment."}
    assert client.post("/play/through-the-desert", follow_redirects=False).status_code == 303


BROKEN_OFF = {
    "08006": "the connection is lost",
    "25006": "another server is the first now",
    "25P03": "idle in a transaction",
    "40001": "serialization",
    "40P01": "deadlock",
    "53200": "out of memory",
    "53300": "too many connections",
    "55P03": "a lock is not available",
    "57014": "canceled",
    "57P01": "shut down by whoever looks after it",
    "57P03": "it is starting",
    "58030": "the disk",
}
"""Codes of the manual of PostgreSQL, appendix A."""


@pytest.mark.anyio
@pytest.mark.postgres
@pytest.mark.parametrize("code", BROKEN_OFF)
async def test_what_postgresql_breaks_off_may_work_in_a_moment(
    postgres_url: str, code: str
) -> None:
    opened = database_at(postgres_url)
    broken = sql.text(f"DO $$ BEGIN RAISE EXCEPTION 'broken off' USING ERRCODE = '{code}'; END $$")
    for work in (opened.rows(broken), opened.change(broken)):
        with pytest.raises(StoreBusy, match="broken off"):
            await work
    await opened.close()


@pytest.mark.anyio
@pytest.mark.postgres
async def test_what_is_wrong_with_a_statement_is_no_passing_trouble(postgres_url: str) -> None:
    opened = database_at(postgres_url)
    for wrong in ("SELECT 1 / 0", "SELECT nothing", "SELECT 'x'::integer"):
        with pytest.raises(sql.exc.DBAPIError):
            await opened.rows(sql.text(wrong))
    await opened.close()


@pytest.mark.anyio
async def test_what_is_wrong_with_the_tables_is_no_passing_trouble(opened: Database) -> None:
    for wrong in ("SELECT * FROM nowhere", "SELECT nothing FROM notes", "nonsense"):
        for work in (opened.rows(sql.text(wrong)), opened.change(sql.text(wrong))):
            with pytest.raises(sql.exc.DBAPIError):
                await work


@pytest.mark.anyio
async def test_a_disk_that_is_full_may_have_room_in_a_moment(sqlite_url: str) -> None:
    opened = database_at(sqlite_url)
    await opened.write(NOTES.metadata.create_all)

    def fill(connection: sql.Connection) -> None:
        connection.execute(sql.text("PRAGMA max_page_count = 3"))
        connection.execute(NOTES.insert().values(text="x" * 100_000))

    with pytest.raises(StoreBusy, match="full"):
        await opened.write(fill)
    assert await opened.rows(NOTES.select()) == []
    await opened.close()


@pytest.mark.anyio
@pytest.mark.postgres
async def test_a_connection_that_is_ended_amid_a_transaction_is_replaced(postgres_url: str) -> None:
    opened = database_at(postgres_url)
    await opened.write(NOTES.metadata.create_all)

    def end(connection: sql.Connection) -> None:
        connection.execute(NOTES.insert().values(text="half"))
        connection.execute(sql.text("SELECT pg_terminate_backend(pg_backend_pid())"))
        connection.execute(NOTES.insert().values(text="whole"))

    for way in (opened.write, opened.read):
        with pytest.raises(StoreBusy):
            await way(end)
        assert await opened.rows(NOTES.select()) == []
    await opened.close()


@pytest.mark.anyio
@pytest.mark.postgres
async def test_a_database_that_takes_nobody_may_do_so_in_a_moment(postgres_url: str) -> None:
    """There is none of that name, or nobody of that name has a place in it."""
    address = sql.make_url(postgres_url)
    for changed in (address.set(database="gone"), address.set(username="nobody")):
        opened = database_at(changed.render_as_string(hide_password=False))
        with pytest.raises(StoreBusy):
            await opened.rows(sql.text("SELECT 1"))
        await opened.close()
