"""Accounts: a guest's games on all devices, and nobody else's."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from majlis.table import accounts
from majlis.table.address_book import Call
from majlis.table.pushes import Subscription
from majlis.table.services import Services
from tests.table.conftest import another
from tests.table.playing import finished, person_of, sit_at_table

Client = TestClient[Any]
HTML = {"accept": "text/html"}
LEILA = {"name": "Leila", "password": "seven dunes"}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts, "HASHER", PasswordHasher(1, 64, 1))


def post(client: Client, deed: str, form: dict[str, str] | None = None) -> Any:
    return client.post(f"/account/{deed}", data=form or {}, headers=HTML)


def played(client: Client) -> int:
    return client.get("/me", headers=HTML).text.count('<div class="match-name">')


def refusal(answer: Any) -> str:
    found = re.search(r'class="refused" role="alert">.*?</svg>(.*?)</p>', answer.text)
    assert found
    return unescape(found[1])


def test_a_guests_games_are_on_all_devices(client: Client, services: Services) -> None:
    me, call = person_of(client), client.blocking_portal.call
    call(finished, services, (me, "Leila"), ("tomas", "Tomas"))
    assert "Leila, on all devices" in post(client, "create", LEILA).text
    phone = another(client)
    guest = person_of(phone)
    there = call(sit_at_table, services.rooms, (guest, "Leila"), ("rosa", "Rosa"))
    shown = post(phone, "sign-in", LEILA | {"name": "LEILA "})
    assert shown.url.path == "/me"
    assert played(phone) == played(client) == 2
    assert there.seat_of(me) == 0  # the room knows it at once
    assert there.table.host == me
    post(phone, "sign-out")
    assert played(phone) == 0
    assert played(client) == 2


def test_where_both_sit_both_seats_stay(client: Client, services: Services) -> None:
    me, call = person_of(client), client.blocking_portal.call
    post(client, "create", LEILA)
    phone = another(client)
    guest = person_of(phone)
    room = call(sit_at_table, services.rooms, (me, "Leila"), (guest, "Also Leila"))
    post(phone, "sign-in", LEILA)
    assert (room.seat_of(me), room.seat_of(guest)) == (0, 1)
    assert person_of(phone) == me


def test_whoever_was_called_at_a_table_and_came_back_as_a_guest_can_sign_in(
    client: Client, services: Services
) -> None:
    me, call = person_of(client), client.blocking_portal.call
    room = call(sit_at_table, services.rooms, (me, "Leila"), ("tomas", "Tomas"))
    post(client, "create", LEILA)
    call(room.seating.leave, me)
    phone = another(client)
    guest = person_of(phone)
    call(room.seating.come_back, guest, room.seats[0].token)
    for person in (me, guest):
        call(services.caller.book.note, Call(room.table.id, person, 1, 0.0, True))
    assert post(phone, "sign-in", LEILA).url.path == "/me"
    assert room.seat_of(me) == 0


def test_browsers_that_are_signed_out_are_called_no_more(
    client: Client, services: Services
) -> None:
    post(client, "create", LEILA)
    call, book = client.blocking_portal.call, services.caller.book
    call(book.subscribe, person_of(client), Subscription("https://push.example/x", "key", "auth"))
    post(client, "sign-out-everywhere")
    assert call(book.subscriptions, person_of(client)) == []


def test_nobody_learns_who_has_an_account(client: Client) -> None:
    post(client, "create", LEILA)
    stranger = another(client)
    wrong = post(stranger, "sign-in", LEILA | {"password": "eight dunes"})
    unknown = post(stranger, "sign-in", LEILA | {"name": "Rosa"})
    assert wrong.status_code == unknown.status_code == 403
    assert refusal(wrong) == refusal(unknown) == "Name and password do not belong together."
    assert refusal(post(stranger, "create", LEILA)).startswith("That name is taken")
    assert person_of(stranger) != person_of(client)
    short = post(stranger, "create", {"name": "Rosa", "password": "short"})
    assert refusal(short).startswith("A password has at least eight characters")


def test_guessing_is_slow(client: Client) -> None:
    wrong = LEILA | {"password": "eight dunes"}
    found = [post(client, "sign-in", wrong).status_code for _ in range(10)]
    assert found == [403] * 8 + [429] * 2


def test_other_devices_are_signed_out_and_nothing_is_lost(
    client: Client, services: Services
) -> None:
    me, call = person_of(client), client.blocking_portal.call
    room = call(sit_at_table, services.rooms, (me, "Leila"), ("tomas", "Tomas"))
    post(client, "create", LEILA)
    phone = another(client)
    post(phone, "sign-in", LEILA)
    post(client, "sign-out-everywhere")
    assert (played(client), played(phone)) == (1, 0)
    assert room.seat_of(person_of(client)) == 0
    post(phone, "sign-in", LEILA)
    changed = {"password": LEILA["password"], "wanted": "eight dunes"}
    assert refusal(post(phone, "password", changed | {"password": "wrong one"}))
    post(phone, "password", changed)
    assert (played(client), played(phone)) == (0, 1)
    assert post(client, "sign-in", LEILA).status_code == 403
    post(client, "sign-in", LEILA | {"password": "eight dunes"})
    assert played(client) == 1


def test_only_who_is_signed_in_can_change_anything(client: Client) -> None:
    assert post(client, "password", {"password": "x", "wanted": "y"}).status_code == 403
    assert post(client, "sign-out-everywhere").status_code == 403
    post(client, "create", LEILA)
    assert refusal(post(client, "create", LEILA | {"name": "Rosa"})).startswith("You have an")
    elsewhere = {"sec-fetch-site": "cross-site", **HTML}
    assert client.post("/account/sign-out", headers=elsewhere).status_code == 403


def test_a_forgotten_account_is_gone(client: Client) -> None:
    post(client, "create", LEILA)
    client.post("/me/forget", data={"sure": "true"}, headers=HTML)
    assert post(client, "sign-in", LEILA).status_code == 403
