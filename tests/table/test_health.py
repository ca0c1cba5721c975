"""What those are told who watch over the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from majlis.table import database, health_pages
from majlis.table.services import Services
from tests.table.test_database import locked

Client = TestClient[Any]


def test_all_is_well(client: Client) -> None:
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"store": True, "workers": True}


def test_a_store_that_cannot_be_written_is_not_well(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCK_SECONDS", 0)
    with locked(tmp_path / "tables.sqlite"):
        answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json() == {"store": False, "workers": True}


def test_what_was_done_is_counted_for_this_computer_alone(
    client: Client, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/metrics").status_code == 404
    monkeypatch.setattr(health_pages, "is_here", lambda address: True)
    client.get("/", headers={"accept": "text/html"})
    table = client.post("/play/through-the-desert", follow_redirects=False).headers["location"]
    with client.websocket_connect(f"{table}/live") as socket:
        asked = next(one for one in iter(socket.receive_json, None) if one.get("tree"))
        answer = {"ask": asked["ask"], "actions": [int(next(iter(asked["tree"])))]}
        assert client.post(f"{table}/answer", json=answer).status_code == 200
        told = client.get("/metrics").text
    found = {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", told, re.MULTILINE)}
    assert found["majlis_answer_seconds_count"] == 1
    assert found["majlis_sockets"] == 1
    assert found["majlis_rooms"] == 1
    assert found["majlis_bots_waiting"] == 0
    assert found['majlis_refused_total{status="404"}'] == 1
    assert found['majlis_store_seconds_count{kind="write"}'] >= 3
    assert services.quotas.sockets <= 1
