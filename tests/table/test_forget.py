"""Taking one's games along, and being forgotten."""

from __future__ import annotations

from functools import partial
from io import BytesIO
from typing import Any
from zipfile import ZipFile

from litestar.testing import TestClient

from majlis.match import Match
from majlis.table.agreement import Motion
from majlis.table.ledger import Ledger
from majlis.table.schema import METADATA
from majlis.table.services import Services
from majlis.table.store import Store
from tests.table.playing import finished, person_of, sit_at_table
from tests.table.test_calls import PushService

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
        call(room.voting.vote, one, Motion.END)
    with ZipFile(BytesIO(client.get("/me/games.zip").content)) as packed:
        (name,) = packed.namelist()
        assert packed.read(name).decode() == room.match.save()


def test_who_is_forgotten_leaves_no_name_and_all_answers(
    client: Client, services: Services
) -> None:
    me, call = person_of(client), client.blocking_portal.call
    over = call(finished, services, (me, "Zuleika"), ("tomas", "Tomas"))
    call(over.seating.rename, me, "Suleika")
    saved = over.match.save()
    running = call(sit_at_table, services.rooms, (me, "Zuleika"), ("tomas", "Tomas"))
    waiting = call(partial(sit_at_table, services.rooms, (me, "Zuleika"), free=1))
    said = client.post(f"/t/{running.table.id}/say", json={"text": "Over the dunes!"})
    called = client.post("/calls/push", json=PushService().subscription)
    assert (said.is_success, called.is_success) == (True, True)
    written = call(everything, services.store)
    assert all(one in written for one in ("uleika", "Over the dunes!", "push.example", me))
    assert client.post("/me/forget", data={}, headers=HTML).status_code == 422
    page = client.post("/me/forget", data=SURE, headers=HTML)
    assert page.url.path == "/me"
    assert "Nothing is played yet" in page.text
    assert person_of(client) != me
    written = call(everything, services.store)
    assert not any(one in written for one in ("uleika", "Over the dunes!", "push.example", me))
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


def test_who_is_forgotten_is_found_at_tables_that_they_have_left(
    client: Client, services: Services
) -> None:
    """Also if somebody else sits there now, whose name stays."""
    me, call = person_of(client), client.blocking_portal.call
    taken = call(sit_at_table, services.rooms, (me, "Zuleika"), ("tomas", "Tomas"))
    call(taken.seating.come_back, "omar", call(taken.seating.leave, me).token, "Omar")
    call(taken.seating.leave, "omar")
    call(taken.seating.come_back, me, "token0", "Suleika")
    call(taken.seating.leave, me)
    call(taken.seating.come_back, "nadia", "token0", "Nadia")
    given_up = call(sit_at_table, services.rooms, ("tomas", "Tomas"), (me, "Zuleika"))
    call(given_up.seating.leave, me)
    client.post("/me/forget", data=SURE, headers=HTML)
    written = call(everything, services.store)
    assert me not in written
    assert "uleika" not in written
    assert [seat.name for seat in taken.seats] == ["Nadia", "Tomas"]
    assert [seat.name for seat in given_up.seats] == ["Tomas", "Guest"]
    record = call(services.store.load, taken.table.id)
    told = [event.body for event in record.events if event.kind == "back"]
    assert [(body["name"], body["was"]) for body in told] == [
        ("Omar", "Guest"),
        ("Guest", "Omar"),
        ("Nadia", "Guest"),
    ]


def test_who_was_forgotten_is_called_so_in_the_reader_s_language(
    client: Client, services: Services
) -> None:
    me, call = person_of(client), client.blocking_portal.call
    room = call(sit_at_table, services.rooms, (me, "Zuleika"), ("tomas", "Tomas"))
    client.post("/me/forget", data=SURE, headers=HTML)
    shown = call(room.snapshot)
    assert shown.seat_names("en") == ("Guest", "Tomas")
    assert shown.seat_names("ru") == ("Гость", "Tomas")


async def everything(store: Store) -> str:
    tables = METADATA.sorted_tables
    return repr([await store.database.rows(table.select()) for table in tables])
