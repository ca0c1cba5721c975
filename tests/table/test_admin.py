"""What a host does about tables, on every database that they may choose."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from majlis.cli import main
from majlis.table import admin
from majlis.table.guests import recognised
from majlis.table.records import Message
from majlis.table.refusals import NoSuchTable, Unplayable
from majlis.table.rooms import Rooms
from majlis.table.schema import ACCOUNTS, EVENTS, MATCHES, SECRETS
from majlis.table.signing import OLDER, rotate_keys, signing_keys
from majlis.table.sole_server import sole_server
from majlis.table.store import Store
from majlis.table.table_files import BadTableFile, export_table, import_table
from tests.table.conftest import AtOnce
from tests.table.playing import play_out, sit_at_table

A_DAY = 24 * 3600
LEILA, TOMAS = ("leila", "Лейла"), ("tomas", "Tomas")


@pytest.fixture
async def store(db: str) -> AsyncIterator[Store]:
    store = Store(db)
    await store.open()
    yield store
    await store.close()


async def make_old(store: Store, *ids: str) -> None:
    long_ago = store.clock.now() - 40 * A_DAY
    await store.database.change(
        MATCHES.update().where(MATCHES.c.id.in_(ids)).values(moved=long_ago)
    )


async def rows_about(store: Store, id: str) -> int:
    """In all tables of the database."""

    def count(connection: sql.Connection) -> int:
        counts = [
            sql.select(sql.func.count()).select_from(table).where(table.c.match_id == id)
            for table in admin.BELONGINGS
        ]
        return sum(connection.scalar(one) or 0 for one in counts)

    return await store.database.read(count)


@pytest.mark.anyio
async def test_all_tables_are_listed_the_newest_first(rooms: Rooms) -> None:
    over = await sit_at_table(rooms, LEILA, TOMAS)
    await play_out(over)
    waits = await sit_at_table(rooms, TOMAS, free=1)
    listed = await admin.tables(rooms.store)
    assert [(line.id, line.stage, line.people) for line in listed] == [
        (waits.table.id, "open", ["Tomas"]),
        (over.table.id, "over", ["Лейла", "Tomas"]),
    ]


@pytest.mark.anyio
async def test_old_tables_of_guests_are_pruned_with_all_that_belongs_to_them(rooms: Rooms) -> None:
    store = rooms.store
    old, kept, new = [(await sit_at_table(rooms, LEILA, TOMAS)).table.id for _ in range(3)]
    member = (await sit_at_table(rooms, ("member", "Amal"), TOMAS)).table.id
    account = {"login": "amal", "name": "Amal", "person": "member", "password": "-"}
    await store.database.change(ACCOUNTS.insert().values(account))
    await play_out(await rooms.room(old))
    await store.add_message(old, Message("leila", 0, "Лейла", "hello", "", False, 0, 0.0))
    await store.mute(old, "leila", "tomas", True)
    await make_old(store, old, kept, member)
    before = store.clock.now() - 30 * A_DAY
    assert await admin.prunable(store, before) == sorted([old, kept])

    assert await rows_about(store, old) > 10
    assert await admin.prune(store, old, before)
    assert await rows_about(store, old) == 0
    with pytest.raises(NoSuchTable):
        await store.load(old)
    await store.database.change(MATCHES.update().where(MATCHES.c.id == kept).values(moved=before))
    assert not await admin.prune(store, kept, before)  # somebody has come meanwhile
    assert {line.id for line in await admin.tables(store)} == {kept, new, member}
    await rooms.reread([old])
    with pytest.raises(NoSuchTable):
        await rooms.room(old)


@pytest.mark.anyio
async def test_a_table_goes_on_where_its_file_is_put_up(rooms: Rooms, tmp_path: Path) -> None:
    room = await sit_at_table(rooms, LEILA, TOMAS)
    seat = room.match.waiting[0]
    person = {0: "leila", 1: "tomas"}[seat]
    await room.answer(person, room.ledger.ask(seat), [room.match.legal(seat)[0]])
    file = await export_table(rooms.store, room.table.id)
    with pytest.raises(BadTableFile, match="already"):
        await import_table(rooms.store, file)

    elsewhere = Store(f"sqlite:///{tmp_path}/elsewhere.sqlite")
    await elsewhere.open()
    others = Rooms(elsewhere, AtOnce(), pause=0)
    try:
        await import_table(elsewhere, file)
        again = await others.room(room.table.id)
        assert again.seats == room.seats  # with the links of the seats
        assert again.sitters == room.sitters
        assert again.times == room.times
        assert again.match.state.dump() == room.match.state.dump()
        assert await export_table(elsewhere, room.table.id) == file
        await play_out(again)
        assert [line.stage for line in await admin.tables(elsewhere)] == ["over"]
    finally:
        await others.close()
        await elsewhere.close()


@pytest.mark.anyio
async def test_a_file_that_is_no_table_is_refused_in_a_sentence(rooms: Rooms) -> None:
    room = await sit_at_table(rooms, LEILA, TOMAS)
    file = (await export_table(rooms.store, room.table.id)).decode()
    other = file.replace(room.table.id, "elsewhere")
    for text, said in (
        ("\0", "is no table"),
        ("{}", "is no table"),
        (other.replace('"template"', '"chess"'), "no game chess"),
        (other.replace('"edition": 1', '"edition": 7'), "edition 7"),
        (other.replace('"times": [', '"times": [1.0,'), "do not fit together"),
        (other.replace('"seats": 2', '"seats": 9007199254740992'), "do not fit together"),
    ):
        with pytest.raises(BadTableFile, match=said):
            await import_table(rooms.store, text.encode())
    with pytest.raises(Unplayable):
        await import_table(rooms.store, other.replace('"kind": "sit"', '"kind": "chance"').encode())


@pytest.mark.anyio
async def test_a_closed_table_has_ended(rooms: Rooms) -> None:
    playing = await sit_at_table(rooms, LEILA, TOMAS)
    waits = await sit_at_table(rooms, TOMAS, free=1)
    for room in (playing, waits):
        await admin.close_table(rooms.store, room.table.id)
        with pytest.raises(admin.AlreadyClosed):
            await admin.close_table(rooms.store, room.table.id)
        await room.catch_up()
        assert room.closed
    assert {line.stage for line in await admin.tables(rooms.store)} == {"ended"}


@pytest.mark.anyio
async def test_a_match_that_does_not_follow_the_rules_is_found(rooms: Rooms) -> None:
    store = rooms.store
    good, bad = [(await sit_at_table(rooms, LEILA, TOMAS)) for _ in range(2)]
    for room in (good, bad):
        await play_out(room)
    ids = [good.table.id, bad.table.id]
    seen: list[None] = []
    assert await admin.check(store, ids, lambda: seen.append(None)) == []
    assert len(seen) == 2
    answer = EVENTS.c.match_id == bad.table.id, EVENTS.c.kind == "answer"
    forged = {"label": "no such answer", "auto": False}
    await store.database.change(EVENTS.update().where(*answer).values(body=forged))
    assert await admin.check(store, ids, lambda: None) == [bad.table.id]


@pytest.mark.anyio
async def test_a_new_key_signs_and_old_ones_are_still_accepted(store: Store) -> None:
    first = await signing_keys(store)
    cookie = f"leila.{first.sign('leila')}"
    assert await rotate_keys(store) == 1
    second = await signing_keys(store)
    assert second.sign("leila") != first.sign("leila")
    assert recognised(cookie, second) == "leila"
    assert recognised(f"leila.{second.sign('leila')}", second) == "leila"
    assert recognised(f"tomas.{first.sign('leila')}", second) == ""

    long_ago = f"{OLDER}{(store.clock.now() - 367 * A_DAY) * 1000:.0f}"
    is_older = SECRETS.c.name.startswith(OLDER)
    await store.database.change(SECRETS.update().where(is_older).values(name=long_ago))
    assert await rotate_keys(store) == 1  # no cookie is kept for that long
    assert recognised(cookie, await signing_keys(store)) == ""
    assert await rotate_keys(store, revoke=True) == 0
    assert recognised(f"leila.{second.sign('leila')}", await signing_keys(store)) == ""


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"
    db = ["--db", str(file)]
    assert main(["admin", "tables", *db]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not file.exists()
    file.touch()
    assert main(["admin", "tables", *db]) == 2
    assert "start its server once" in capsys.readouterr().err

    async def set_up() -> str:
        store = Store(f"sqlite:///{file}")
        await store.open()
        rooms = Rooms(store, AtOnce(), pause=0)
        room = await sit_at_table(rooms, LEILA, TOMAS)
        await make_old(store, room.table.id)
        await rooms.close()
        await store.close()
        return room.table.id

    id = asyncio.run(set_up())
    kept = tmp_path / "kept.json"
    with sole_server(f"sqlite:///{file}"):  # a server is running
        assert main(["admin", "tables", *db]) == 0
        assert main(["admin", "check", *db]) == 0
        assert main(["admin", "export", *db, id, str(kept)]) == 0
        told = capsys.readouterr().out
        assert id in told
        assert "1 matches are checked, 0 do not follow the rules" in told
        assert main(["admin", "close", *db, id]) == 2
        assert "stop it first" in capsys.readouterr().err
    assert kept.stat().st_mode & 0o777 == 0o600
    assert main(["admin", "close", *db, id]) == 0
    assert main(["admin", "close", *db, "nowhere"]) == 2
    assert "There is no such table" in capsys.readouterr().err
    asyncio.run(age(file, id))
    assert main(["admin", "prune", *db, "--older", "30", "--dry-run"]) == 0
    assert "1 tables would be deleted" in capsys.readouterr().out
    assert main(["admin", "prune", *db, "--older", "30"]) == 0
    assert main(["admin", "import", *db, str(kept)]) == 0
    assert main(["admin", "rotate-key", *db]) == 0
    told = capsys.readouterr().out
    assert f"1 tables are deleted\ntable {id} (template) is here\n" in told


async def age(file: Path, id: str) -> None:
    store = Store(f"sqlite:///{file}")
    await make_old(store, id)
    await store.close()
