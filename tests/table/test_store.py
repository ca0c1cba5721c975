"""The store, on every database that a host may choose."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sql
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from majlis.table.lobby import OFFERED, running_tables
from majlis.table.records import Event, Record, Seat, Standing, Table
from majlis.table.refusals import MovedOn, NoSuchTable
from majlis.table.schema import METADATA
from majlis.table.store import MIGRATIONS, Store

pytestmark = pytest.mark.anyio

PLAYING = Standing("playing", [1])


@pytest.fixture
async def store(db: str) -> AsyncIterator[Store]:
    store = Store(db)
    await store.open()
    yield store
    await store.close()


def record(id: str = "a1", listed: bool = True) -> Record:
    agreed = Table(
        id, "through-the-desert", 1, 2, {"hide_scores": True}, "secret", "Blue Hour", "leila",
        listed, time.time(),
    )  # fmt: skip
    seats = [Seat(0, "token0", "Лейла"), Seat(1, "token1", "Fennec", "greedy")]
    events = [Event(0, "chance", -1, {"frame": "FirstPlayer", "label": "seat:0", "auto": False})]
    return Record(agreed, seats, {"leila": 0}, events)


async def test_what_is_stored_is_found_again(store: Store) -> None:
    stored = record()
    await store.create(stored, PLAYING)
    await store.append("a1", [Event(1, "answer", 0, {"label": "hex:P5"})], PLAYING)
    found = await store.load("a1")
    assert found.table == stored.table
    assert found.seats == stored.seats
    assert found.sitters == {"leila": 0}
    assert [event.seq for event in found.events] == [0, 1]
    assert found.events[1].body == {"label": "hex:P5"}


async def test_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.load("nowhere")


async def test_a_number_is_given_once(store: Store) -> None:
    await store.create(record(), PLAYING)
    await store.append("a1", [Event(1, "answer", 0)], PLAYING)
    with pytest.raises(MovedOn):
        await store.append("a1", [Event(1, "answer", 1), Event(2, "chance", -1)], PLAYING)
    assert [event.seat for event in (await store.load("a1")).events] == [-1, 0]


async def test_many_writers_want_the_same_numbers(store: Store) -> None:
    await store.create(record(), PLAYING)

    async def write(writer: int) -> int:
        won = 0
        for seq in range(1, 21):
            try:
                await store.append("a1", [Event(seq, "answer", writer)], PLAYING)
                won += 1
            except MovedOn:
                pass
        return won

    wins = await asyncio.gather(*(write(writer) for writer in range(4)))
    events = (await store.load("a1")).events
    assert sum(wins) == 20
    assert [event.seq for event in events] == list(range(21))


async def test_sitting_down_is_an_event_and_a_seat_at_once(store: Store) -> None:
    await store.create(record(), Standing("open", []))
    seat = Seat(1, "token1", "Tomas")
    await store.append("a1", [Event(1, "sit", 1)], PLAYING, [seat], "tomas")
    found = await store.load("a1")
    assert found.seats[1] == seat
    assert found.sitters == {"leila": 0, "tomas": 1}
    with pytest.raises(MovedOn):  # nobody sits twice, and the event goes with the seat
        await store.append("a1", [Event(2, "sit", 0)], PLAYING, [Seat(0, "token0", "X")], "tomas")
    again = await store.load("a1")
    assert again.seats[0].name == "Лейла"
    assert len(again.events) == 2


async def test_a_person_s_tables(store: Store) -> None:
    await store.create(record("a1"), Standing("open", []))
    await store.create(record("a2"), Standing("playing", [0]))
    await store.create(record("a3"), Standing("over", []))
    mine = await store.of_person("leila")
    assert {(table.id, table.stage, table.seat) for table in mine} == {
        ("a1", "open", 0),
        ("a2", "playing", 0),
    }
    assert [table.waiting for table in mine if table.id == "a2"] == [[0]]
    assert await store.of_person("tomas") == []


async def test_live_tables_are_the_listed_ones_at_which_something_happens(store: Store) -> None:
    await store.create(record("a1"), Standing("playing", [0]))
    await store.create(record("a2", listed=False), Standing("playing", [0]))
    await store.create(record("a3"), Standing("over", []))
    [live] = (await running_tables(store, time.time() - 60)).values()
    assert (live.number, [table.id for table in live.newest]) == (1, ["a1"])
    assert await running_tables(store, time.time() + 60) == {}


async def test_of_many_live_tables_few_are_read(store: Store) -> None:
    for number in range(15):
        await store.create(record(f"b{number}"), Standing("playing", [0]))
    [live] = (await running_tables(store, time.time() - 60)).values()
    assert (live.number, len(live.newest)) == (15, 2 * OFFERED)
    assert live.newest[0].moved == max(table.moved for table in live.newest)


async def test_names_are_in_use_at_unfinished_tables(store: Store) -> None:
    await store.create(record("a1"), Standing("open", []))
    assert await store.names_in_use(time.time() - 60) == {"Blue Hour"}
    assert await store.names_in_use(time.time() + 60) == set()
    await store.append("a1", [Event(1, "answer", 0)], Standing("over", []))
    assert await store.names_in_use(time.time() - 60) == set()


async def test_a_secret_is_drawn_once(store: Store) -> None:
    first, second = await asyncio.gather(store.secret("cookies"), store.secret("cookies"))
    assert first == second == await store.secret("cookies")
    assert len(first) == 64
    assert first != await store.secret("other")


async def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    def differences(connection: sql.Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    assert await store.database.read(differences) == []


async def test_the_migrations_go_down_and_up_again(store: Store) -> None:
    def down(connection: sql.Connection) -> list[str]:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return sql.inspect(connection).get_table_names()

    assert await store.database.write(down) == ["alembic_version"]
    await store.open()
    await store.create(record(), PLAYING)
    assert (await store.load("a1")).table.name == "Blue Hour"
