"""Backups are served on, and so is a database of the oldest shape."""

from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url

from majlis.table.rooms import Rooms
from majlis.table.schema import EVENTS, MATCHES, SEATS, SITTERS
from majlis.table.signing import signing_keys
from majlis.table.store import MIGRATIONS, Store
from tests.table import postgres
from tests.table.conftest import AtOnce, database_at
from tests.table.playing import play_out, sit_at_table

pytestmark = pytest.mark.anyio

PEOPLE = ("leila", "Лейла"), ("tomas", "Tomas")


@pytest.fixture
def empty_url(postgres_server: str) -> Iterator[str]:
    """Another database than `postgres_url`."""
    with database_at(postgres_server) as url:
        yield url


async def a_table_in_the_middle(store: Store) -> tuple[str, int]:
    """Its id, and its newest event."""
    rooms = Rooms(store, AtOnce(), pause=0)
    room = await sit_at_table(rooms, *PEOPLE)
    seat = room.match.waiting[0]
    await room.answer(PEOPLE[seat][0], room.ledger.ask(seat), [room.match.legal(seat)[0]])
    await rooms.close()
    return room.table.id, room.written


async def plays_on(url: str, id: str, written: int) -> str:
    """Serve that table from there to its end; the key that signs cookies."""
    store = Store(url)
    await store.open()
    rooms = Rooms(store, AtOnce(), pause=0)
    try:
        room = await rooms.room(id)
        assert room.written == written
        assert room.sitters == {"leila": 0, "tomas": 1}
        await play_out(room)
        assert {row.stage for row in await store.database.rows(MATCHES.select())} == {"over"}
        return (await signing_keys(store)).newest
    finally:
        await rooms.close()
        await store.close()


async def test_a_backup_of_a_file_that_is_being_served_is_served_on(
    store: Store, tmp_path: Path
) -> None:
    id, written = await a_table_in_the_middle(store)
    key = (await signing_keys(store)).newest
    file, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    assert (tmp_path / "tables.sqlite-wal").stat().st_size > 0  # a plain copy would lack this
    # What `sqlite3 tables.sqlite ".backup copy.sqlite"` does.
    with closing(sqlite3.connect(file)) as served, closing(sqlite3.connect(copy)) as kept:
        served.backup(kept)
    await a_table_in_the_middle(store)  # it goes on meanwhile
    assert await plays_on(f"sqlite:///{copy}", id, written) == key


@pytest.mark.postgres
async def test_a_dump_of_a_database_fills_an_empty_one(postgres_url: str, empty_url: str) -> None:
    store = Store(postgres_url)
    await store.open()
    id, written = await a_table_in_the_middle(store)
    key = (await signing_keys(store)).newest
    dump = on_database("pg_dump", postgres_url)
    await store.close()
    on_database("psql", empty_url, "--quiet", "--set=ON_ERROR_STOP=1", given=dump)
    assert await plays_on(empty_url, id, written) == key


def on_database(program: str, url: str, *arguments: str, given: str = "") -> str:
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    done = subprocess.run(
        [str(postgres.find_programs() / program), *arguments, address],
        input=given,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


async def test_a_database_of_the_oldest_shape_is_brought_up_with_its_data(
    db: str, tmp_path: Path
) -> None:
    newest = Store(f"sqlite:///{tmp_path}/newest.sqlite")
    await newest.open()
    id, written = await a_table_in_the_middle(newest)
    tables = MATCHES, SEATS, SITTERS, EVENTS
    rows = {table.name: await newest.database.rows(table.select()) for table in tables}
    await newest.close()

    def fill(connection: sql.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        shape = sql.MetaData()
        shape.reflect(connection)
        assert set(shape.tables) == {"alembic_version", "secrets", *rows}
        for table in tables:
            old = shape.tables[table.name]
            connection.execute(old.insert(), [known_to(old, row) for row in rows[table.name]])
        secret = {"name": "cookies", "value": "drawn long ago"}
        connection.execute(shape.tables["secrets"].insert().values(secret))

    oldest = Store(db)
    await oldest.database.write(fill)
    await oldest.close()
    assert await plays_on(db, id, written) == "drawn long ago"


def known_to(table: sql.Table, row: sql.Row[Any]) -> dict[str, Any]:
    """Of a row what that table has columns for."""
    return {name: value for name, value in row._mapping.items() if name in table.c}
