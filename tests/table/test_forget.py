"""Taking one's games along, and being forgotten."""

from __future__ import annotations

from functools import partial
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import sqlalchemy as sql
from litestar.testing import TestClient

from majlis.match import Match
from majlis.table.agreement import Motion
from majlis.table.ledger import Ledger
from majlis.table.services import Services
from majlis.table.store import EVENTS, MATCHES, MESSAGES, POSITIONS, SEATS, SITTERS, Store
from tests.table.playing import finished, person_of, sit_at_table

Client = TestClient[Any]
HTML = {"accept": "text/html"}
SURE = {"sure": "true"}


def test_all_match_files_come_in_one_archive(client: Client, services: Services) -> None:
    me, call = person_of(client), client.blocking_portal.call
    over = call(finished, services, (me, "Leila"), ("tomas", "Tomas"))
    running = call(sit_at_table, services.rooms, ("tomas", "Tomas"), (me, "Leila"))
    call(running.answer, me, running.ledger.ask(1), [running.match.legal(1)[0]])
    answer = client.get("/me/games.zip")
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        files = {name: packed.read(name).decode() for name in packed.namelist()}
    whole = next(text for name, text in files.items() if over.table.id in name)
    assert Match.load(whole).scores() == over.match.scores()
    part = next(text for name, text in files.items() if running.table.id in name)
    assert "seed ?" in part  # what the person may know while the game goes on
    assert len(files) == 2


def test_a_game_that_was_ended_by_agreement_is_whole_as_well(
    client: Client, services: Services
) -> None:
    me, call = person_of(client), client.blocking_portal.call
    room = call(sit_at_table, services.rooms, (me, "Leila"), ("tomas", "Tomas"))
    for one in (me, "tomas"):
        call(room.vote, one, Motion.END)
    with ZipFile(BytesIO(client.get("/me/games.zip").content)) as packed:
        (name,) = packed.namelist()
        assert packed.read(name).decode() == room.match.save()


def test_who_is_forgotten_leaves_no_name_and_all_answers(
    client: Client, services: Services
) -> None:
    me, call = person_of(client), client.blocking_portal.call
    over = call(finished, services, (me, "Zuleika"), ("tomas", "Tomas"))
    call(over.rename, me, "Suleika")
    saved = over.match.save()
    running = call(sit_at_table, services.rooms, (me, "Zuleika"), ("tomas", "Tomas"))
    waiting = call(partial(sit_at_table, services.rooms, (me, "Zuleika"), free=1))
    assert client.post("/me/forget", data={}, headers=HTML).status_code == 422
    page = client.post("/me/forget", data=SURE, headers=HTML)
    assert page.url.path == "/me"
    assert "Nothing is played yet" in page.text
    assert person_of(client) != me
    written = call(everything, services.store)
    assert me not in written
    assert "uleika" not in written
    assert "Tomas" in written
    for room in (over, running):
        record = call(services.store.load, room.table.id)
        assert [seat.name for seat in record.seats] == ["Guest", "Tomas"]
        followed = Ledger.follow(record.table, record.events, record.positions)
        assert followed.match.save() == room.match.save()
        assert [seat.name for seat in room.seats] == ["Guest", "Tomas"]  # also who is at it now
    assert over.match.save() == saved
    assert running.table.host == "tomas"
    assert running.seats[0].bot  # plays on
    assert waiting.seats[0].free


async def everything(store: Store) -> str:
    async with store.engine.begin() as connection:
        tables = (MATCHES, SEATS, SITTERS, EVENTS, POSITIONS, MESSAGES)
        rows = [(await connection.execute(sql.select(table))).all() for table in tables]
    return repr(rows)
