"""Whatever a visitor sends, the answer is a sentence: no request is a fault of the table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from litestar.testing import TestClient
from uvicorn.protocols.utils import ClientDisconnected

from majlis.drawing.scene import Format
from majlis.table.app import application
from majlis.table.live import look_on
from majlis.table.page_request import Viewer
from majlis.table.pushes import CURVE, encoded, point
from majlis.table.schema import MATCHES
from majlis.table.services import Services
from majlis.table.templates import edition

Client = TestClient[Any]
GAME = "through-the-desert"
JSON = {"content-type": "application/json"}
DEEP = b"[" * 30_000


@pytest.fixture
def table(client: Client) -> str:
    client.get("/", headers={"accept": "text/html"})
    made = client.post(f"/play/{GAME}", follow_redirects=False)
    return made.headers["location"]


BODIES = [b"\xff\xfe{", b'{"ask": "\xff"}', DEEP, b'{"ask":' + DEEP, b"", b"1e999"]


def test_bodies_that_are_no_json(
    client: Client, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    for what in ("answer", "take-back", "say", "mute"):
        for body in BODIES:
            with caplog.at_level(logging.WARNING):
                refused = client.post(f"{table}/{what}", content=body, headers=JSON)
            assert 400 <= refused.status_code < 500, refused.text
            assert refused.json()["text"]
    assert caplog.records == []


QUESTIONS = [
    "why?action=99999999999",
    "why?action=-1",
    "why?action=5000&path=1&path=2",
    "why?action=1&path=99999",
    "branch?ask=0&path=-5",
    "branch?ask=0&path=99999",
    "hint/board?ask=0&given=99999999&path=7777",
    "replay/moment?at=999999999999",
    "replay/moment?at=-7&seen_by=99&board_of=77&zone=%00",
    "live",
]
HOSTS = ["x:80000", "[....]", 'x:99"><script>', "[::1", "a b", "x:port", "", "xn--" + "a" * 300]
FILES = ["%00", "a" * 5000, "..%2f..%2fapp.py", "%ff%fe", "css/%00.css"]


def test_questions_beyond_what_there_is(client: Client, table: str) -> None:
    for path in QUESTIONS:
        assert client.get(f"{table}/{path}").status_code < 500, path


def test_hosts_that_are_none(client: Client, table: str) -> None:
    for host in HOSTS:
        for path in ("/", table, "/nowhere"):
            answer = client.get(path, headers={"host": host, "accept": "text/html"})
            assert answer.status_code < 500, host
            assert "<script>" not in answer.text
        answer = client.post(f"{table}/answer", content=b"{}", headers={"host": host, **JSON})
        assert answer.status_code < 500, host


def test_files_that_are_none(client: Client) -> None:
    for name in FILES:
        assert client.get(f"/static/{edition()}/{name}").status_code == 404, name


def test_pages_can_be_asked_for_their_head_alone(client: Client, table: str) -> None:
    for path in ("/", table, f"/static/{edition()}/palette.css"):
        answer = client.head(path)
        assert answer.status_code == 200
        assert answer.content == b""


def test_names_that_nobody_can_see_are_none(client: Client) -> None:
    for name in ("\u3164", "\u2800\u2800", "\u200b\u2060", "\u115f \u1160", "\ufeff"):
        form = {"name": name, "players": "2", "seat0": "me", "seat1": "open"}
        refused = client.post(f"/new/{GAME}", data=form, headers={"accept": "text/html"})
        assert refused.status_code == 422
        assert "Please enter your name." in refused.text


def test_letters_that_no_database_keeps_are_no_fault(db: str) -> None:
    key = encoded(point(ec.generate_private_key(CURVE).public_key()))
    browser = {"endpoint": "https://push.example/\0", "keys": {"p256dh": key, "auth": "A" * 22}}
    services = Services(db, pause=0, renderers=0)
    with TestClient(application(services), base_url="http://table.test") as client:
        for path, status in (("/calls", 200), ("/account/sign-in", 403), ("/account/create", 200)):
            form = {"name": "Lei\0la", "password": "seven dunes", "zone": "UTC\0", "quiet": "false"}
            assert client.post(path, data=form).status_code == status, path
        assert client.post("/calls/push", json=browser).status_code == 422
        signed_in = client.post("/account/sign-in", data={**form, "name": " lei\0\0la "})
        assert signed_in.url.path == "/me"


def test_whoever_goes_before_the_end_of_a_body_leaves_nothing_in_the_log(
    client: Client, services: Services, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    coming: list[Any] = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]
    statuses = []

    async def receive() -> Any:
        return coming.pop(0) if coming else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        statuses.append(message.get("status"))

    scope: Any = {
        "type": "http", "method": "POST", "path": f"{table}/answer", "raw_path": table.encode(),
        "query_string": b"", "headers": [(b"host", b"table.test")], "scheme": "http",
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "app": client.app, "root_path": "",
        "http_version": "1.1", "state": {}, "extensions": {},
    }  # fmt: skip
    client.blocking_portal.call(client.app, scope, receive, send)
    assert statuses[0] == 422
    assert caplog.records == []


class LostChannel:
    """A page that is gone, although nobody has said so yet."""

    connection_state = "connect"

    async def receive_text(self) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, _: str) -> None:
        raise ClientDisconnected


def test_a_page_that_is_gone_leaves_nothing_in_the_log(
    client: Client, services: Services, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    viewer = Viewer("leila", "", "en", Format.WIDE, "http://table.test", only_here=False)
    lost: Any = LostChannel()
    client.blocking_portal.call(look_on, lost, services, viewer, table[3:])
    assert caplog.records == []


def test_a_game_that_is_gone_spoils_no_page_but_its_own(
    client: Client, services: Services, table: str
) -> None:
    id = table.rpartition("/")[2]
    change = MATCHES.update().where(MATCHES.c.id == id).values(game="senet", waiting=[0])
    client.blocking_portal.call(services.store.database.change, change)
    services.rooms._open.clear()
    for path in ("/", "/tables?known=", "/me"):
        assert client.get(path, headers={"accept": "text/html"}).status_code == 200, path
    own = client.get(table, headers={"accept": "text/html"})
    assert own.status_code == 409
    assert "does not" in own.text
    assert "a game that this version does not have" in own.text


def test_rules_that_are_gone_are_told_on_the_page(
    client: Client, services: Services, table: str
) -> None:
    id = table.rpartition("/")[2]
    change = MATCHES.update().where(MATCHES.c.id == id).values(rules=99)
    client.blocking_portal.call(services.store.database.change, change)
    services.rooms._open.clear()
    own = client.get(table, headers={"accept": "text/html"})
    assert own.status_code == 409
    assert "does not" in own.text
