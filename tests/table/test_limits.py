"""Limits: one visitor crowds nobody out, and a table at home never meets them."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from majlis.table.limits import Limits, Quotas, Rate, is_here
from majlis.table.rates import FEW, Allowance
from majlis.table.refusals import TooMany, TooOften
from majlis.table.services import Services
from tests.table.clock import HandClock
from tests.table.conftest import another

Client = TestClient[Any]
GAME = "through-the-desert"


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def limit(services: Services, **limits: Any) -> None:
    services.quotas = Quotas(Limits(**limits), services.store.clock)


def test_what_was_used_is_forgotten_when_it_is_there_again(clock: HandClock) -> None:
    allowance = Allowance(2, 10.0, clock)
    for person in range(30 * FEW):
        assert allowance.use(f"guest {person}")
        clock.at += 20.0 / FEW
    assert len(allowance._full_at) <= 3 * FEW


def test_whoever_is_too_quick_waits_as_long_as_it_takes(clock: HandClock) -> None:
    allowance = Allowance(3, 0.5, clock)
    assert [allowance.wait("leila") for _ in range(5)] == [0, 0, 0, 0.5, 1.0]


def test_new_tables_are_limited_for_a_guest_and_for_an_address(clock: HandClock) -> None:
    quotas = Quotas(Limits(tables=Rate(2, 60.0), tables_of_address=Rate(5, 60.0)), clock)
    for _ in range(2):
        quotas.use_table("leila", "192.0.2.1")
    with pytest.raises(TooOften):
        quotas.use_table("leila~1", "192.0.2.1")  # who shares the device is no other guest
    quotas.use_table("tomas", "192.0.2.1")
    quotas.use_table("rosa", "192.0.2.1")
    with pytest.raises(TooOften):
        quotas.use_table("sam", "192.0.2.1")
    quotas.use_table("sam", "192.0.2.2")
    clock.at += 60.0
    quotas.use_table("leila", "192.0.2.1")


def test_sockets_are_counted_by_guest_and_by_table(clock: HandClock) -> None:
    limits = Limits(sockets_of_guest=3, sockets_of_guest_at_table=2, sockets_at_table=3)
    quotas = Quotas(limits, clock)
    with quotas.socket("leila", "a"), quotas.socket("leila", "a"), quotas.socket("tomas", "a"):
        assert quotas.sockets == 3
        for person, table in (("leila", "a"), ("rosa", "a")):
            with pytest.raises(TooMany), quotas.socket(person, table):
                pass
        with quotas.socket("leila", "b"), pytest.raises(TooMany), quotas.socket("leila", "c"):
            pass
    assert quotas.sockets == 0
    assert not quotas._sockets


def test_only_this_computer_is_here() -> None:
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert not is_here("192.0.2.1")
    assert not is_here("")


def test_who_sets_one_table_after_the_other_is_told_to_wait(
    client: Client, services: Services
) -> None:
    limit(services, tables=Rate(2, 60.0))
    client.get("/", headers={"accept": "text/html"})
    for _ in range(2):
        assert client.post(f"/play/{GAME}", follow_redirects=False).status_code == 303
    refused = client.post(f"/play/{GAME}", follow_redirects=False)
    assert refused.status_code == 429
    assert refused.json() == {"text": "That was a lot at once. Please wait a moment."}
    form = {"name": "Leila", "players": "2", "seat0": "me", "seat1": "open"}
    page = client.post(f"/new/{GAME}", data=form, headers={"accept": "text/html"})
    assert page.status_code == 429
    assert "That was a lot at once" in page.text
    other = another(client)
    other.get("/", headers={"accept": "text/html"})
    assert other.post(f"/play/{GAME}", follow_redirects=False).status_code == 303


def test_who_opens_pages_and_closes_them_at_once_is_told_to_wait(
    client: Client, services: Services
) -> None:
    limit(services, openings=Rate(2, 60.0))
    client.get("/", headers={"accept": "text/html"})
    table = client.post(f"/play/{GAME}", follow_redirects=False).headers["location"]
    for _ in range(2):
        with client.websocket_connect(f"{table}/live") as page:
            assert page.receive_json()["first"]
    with (
        client.websocket_connect(f"{table}/live") as page,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        page.receive_json()
    assert closed.value.code == 4429
    assert closed.value.detail == "That was a lot at once. Please wait a moment."
    other = another(client)
    other.get("/", headers={"accept": "text/html"})
    with other.websocket_connect(f"{table}/live") as page:
        assert page.receive_json()["first"]


def test_a_flood_of_requests_meets_429_and_no_other_guest_notices(
    client: Client, services: Services
) -> None:
    limit(services, requests=Rate(5, 60.0))
    client.get("/", headers={"accept": "text/html"})
    statuses = [client.get("/tables?known=").status_code for _ in range(8)]
    assert statuses == [200] * 5 + [429] * 3
    other = another(client)
    other.get("/", headers={"accept": "text/html"})
    assert other.get("/tables?known=").status_code == 200


def test_files_are_limited_too(client: Client, services: Services) -> None:
    limit(services, files=Rate(1, 60.0))
    client.get("/", headers={"accept": "text/html"})
    for status in (422, 429):
        sent = client.post("/replay", files={"file": ("x.txt", b"no match")})
        assert sent.status_code == status


def test_one_page_too_many_is_closed_with_a_sentence(client: Client, services: Services) -> None:
    limit(services, sockets_of_guest_at_table=1)
    client.get("/", headers={"accept": "text/html"})
    made = client.post(f"/play/{GAME}", follow_redirects=False)
    table = made.headers["location"]
    with client.websocket_connect(f"{table}/live") as first:
        assert first.receive_json()["first"]
        with (
            client.websocket_connect(f"{table}/live") as second,
            pytest.raises(WebSocketDisconnect) as closed,
        ):
            second.receive_json()
        assert closed.value.code == 4429
