"""The home page is live: own tables, open ones, those to watch, each with a picture."""

from __future__ import annotations

import re
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient

from majlis.table import lobby
from majlis.table.records import Seat
from majlis.table.services import Services
from tests.table.conftest import another
from tests.table.playing import person_of, play_out, sit_at_table

Client = TestClient[Any]
HTML = {"accept": "text/html"}


def part(page: str, kind: str) -> str:
    found = re.search(rf'<ul class="{kind}">(.*?)</ul>', page, re.DOTALL)
    return unescape(found[1]) if found else ""


def known(page: str) -> str:
    found = re.search(r'data-known="(\w+)"', page)
    assert found
    return found[1]


async def open_table(services: Services, host: str) -> str:
    chairs = [Seat(0, "t0", "Rosa"), Seat(1, "t1")]
    return (await services.rooms.create(host, "istanbul", chairs, {}, listed=True)).table.id


def test_tables_are_mine_open_or_to_watch(client: Client, services: Services) -> None:
    me, call = person_of(client), client.blocking_portal.call
    own = call(sit_at_table, services.rooms, (me, "Leila"), ("tomas", "Tomas"))
    others = call(sit_at_table, services.rooms, ("rosa", "Rosa"), ("tomas", "Tomas"))
    free = call(open_table, services, "rosa")
    page = client.get("/", headers=HTML).text
    assert own.table.id in part(page, "mine")
    assert "How much do you stake?" in part(page, "mine")
    assert "with Tomas" in part(page, "mine")
    assert f'href="/t/{free}"' in part(page, "open")
    assert part(page, "open").count("stroke-dasharray") == 1  # the free chair
    assert others.table.id in part(page, "watch")
    assert "Rosa, Tomas" in part(page, "watch")
    assert own.table.id not in part(page, "watch") + part(page, "open")


def test_of_many_tables_few_are_read_and_the_others_counted(
    client: Client, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "OFFERED", 2)
    call, read = client.blocking_portal.call, []
    rows = services.store.database.rows

    async def counted(query: Any) -> Any:
        found = await rows(query)
        read.append(len(found))
        return found

    monkeypatch.setattr(services.store.database, "rows", counted)
    tables = [call(sit_at_table, services.rooms, ("r", "Rosa"), ("t", "Tomas")) for _ in range(9)]
    read.clear()
    watch = part(client.get("/", headers=HTML).text, "watch")
    assert [room.table.id in watch for room in tables] == [False] * 7 + [True] * 2
    assert max(read) == 2 * lobby.OFFERED
    found = call(lobby.lobby, services.store, person_of(client))
    assert [running.number for running in found.running.values()] == [9]


def test_a_page_is_told_what_has_changed_and_nothing_else(
    client: Client, services: Services
) -> None:
    me, call = person_of(client), client.blocking_portal.call
    room = call(sit_at_table, services.rooms, (me, "Leila"), ("tomas", "Tomas"))
    shown = client.get("/", headers=HTML).text
    assert "<title>(1) Majlis" in shown
    same = client.get(f"/tables?known={known(shown)}").json()
    assert (same["known"], same["html"]) == (known(shown), "")
    call(play_out, room)
    told = client.get(f"/tables?known={known(shown)}").json()
    assert told["known"] != known(shown)
    assert "Desert games, one table" in told["html"]
    assert room.table.id not in told["html"]
    assert not told["title"].startswith("(")


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_picture_is_small_and_keeps_secrets(
    client: Client, services: Services, theme: str
) -> None:
    call = client.blocking_portal.call
    room = call(sit_at_table, services.rooms, ("rosa", "Rosa"), ("tomas", "Tomas"))
    address = f"/t/{room.table.id}/mini/"
    picture = another(client).get(f"{address}1-{theme}.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in picture.headers["cache-control"]
    assert ElementTree.fromstring(picture.text).tag.endswith("svg")
    assert "var(--" not in picture.text
    assert client.get(f"{address}1-dusk.svg").status_code == 404
