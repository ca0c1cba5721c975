"""Who is around a table, and since when not."""

from __future__ import annotations

from majlis.table.company import REMEMBERED, Company
from tests.table.clock import HandClock


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
