"""Who is around a table, and since when not."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from litestar.testing import TestClient

from majlis.table.company import REMEMBERED, Company
from majlis.table.services import Services
from tests.table.clock import HandClock
from tests.table.playing import person_of, sit_at_table
from tests.table.test_live import Browser

Client = TestClient[Any]


def test_two_pages_of_one_player_are_one_who_is_here() -> None:
    clock = HandClock()
    company = Company(clock)
    desk, phone = ["tomas", "tomas's phone"]
    with company.visit(desk, "Tomas"):
        with company.visit(desk, "Tomas"), company.visit(phone, ""):
            clock.at += 60
        assert company.is_here([desk, phone])
        assert company.away_since([desk, phone]) is None
        assert not company.is_here([phone])
        clock.at += 60
    assert not company.is_here([desk, phone])
    assert company.away_since([desk, phone]) == clock.at
    assert company.away_since(["mara"]) is None


def test_whoever_looks_and_does_not_play_watches() -> None:
    company = Company(HandClock())
    with company.visit("leila", "Leila"), company.visit("mara", "Mara"), company.visit("x", ""):
        assert company.watchers({"leila": 0}) == ["", "Mara"]
    assert company.watchers({}) == []


def test_whoever_watches_can_say_what_they_are_called(client: Client, services: Services) -> None:
    room = client.blocking_portal.call(
        sit_at_table, services.rooms, ("leila", "Leila"), ("tomas", "Tomas")
    )
    person_of(client)
    address = f"/t/{room.table.id}"
    with ExitStack() as stack:
        Browser(client, address, stack)
        client.post(f"{address}/name", data={"name": "Mara"}, follow_redirects=False)
        assert room.company.watchers(room.sitters) == ["Mara"]
    assert 'value="Mara"' in client.get(address, headers={"accept": "text/html"}).text
    assert [seat.name for seat in room.seats] == ["Leila", "Tomas"]


def test_everybody_who_looks_is_told_who_comes_and_goes() -> None:
    company = Company(HandClock())
    with company.visit("leila", "Leila") as stirred:
        assert stirred.is_set()
        stirred.clear()
        with company.visit("mara", "Mara"):
            assert stirred.is_set()
            stirred.clear()
        assert stirred.is_set()


def test_not_everybody_who_has_ever_looked_is_remembered() -> None:
    clock = HandClock()
    company = Company(clock)
    for nth in range(REMEMBERED + 20):
        clock.at += 1
        with company.visit(f"stranger {nth}", ""):
            pass
    assert len(company.visits) == REMEMBERED
    assert company.away_since(["stranger 0"]) is None
    assert company.away_since([f"stranger {REMEMBERED + 19}"]) == clock.at
