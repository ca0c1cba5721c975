"""The address book, on every database that a host may choose."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from majlis.table.address_book import MOST_BROWSERS, AddressBook, Call, Calling
from majlis.table.people import companion_at
from majlis.table.pushes import Subscription
from majlis.table.records import Standing
from majlis.table.store import Store
from tests.table.clock import HandClock
from tests.table.test_store import PLAYING, record

pytestmark = pytest.mark.anyio


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def book(db: str, clock: HandClock) -> AsyncIterator[AddressBook]:
    store = Store(db, clock)
    await store.open()
    yield AddressBook(store)
    await store.close()


async def test_how_people_want_to_be_called(book: AddressBook) -> None:
    assert await book.calling("leila") == Calling("leila")
    said = Calling("leila", "ru", push=True, quiet_from=60, quiet_to=90, zone="Asia/Tbilisi")
    for calling in (said, replace(said, push=False, address="leila@example.org")):
        await book.set(calling)
        assert await book.callings(["leila", "tomas"]) == {"leila": calling}


async def test_browsers_are_the_newest_ones_and_one_person_s(
    book: AddressBook, clock: HandClock
) -> None:
    browsers = [Subscription(f"https://push.example/{nth}", "key", "auth") for nth in range(12)]
    for browser in browsers:
        clock.at += 1
        await book.subscribe("leila", browser)
    assert await book.subscriptions("leila") == browsers[: -MOST_BROWSERS - 1 : -1]
    await book.subscribe("tomas", browsers[-1])
    assert await book.subscriptions("tomas") == browsers[-1:]
    assert len(await book.subscriptions("leila")) == MOST_BROWSERS - 1
    await book.unsubscribe(browsers[-1].endpoint)
    assert await book.subscriptions("tomas") == []


async def test_calls_are_due_until_they_are_done(book: AddressBook) -> None:
    await book.store.create(record("a1"), PLAYING)
    call = Call("a1", "leila", ask=3, due=100.0, done=False)
    await book.note(call)
    assert await book.due(99.0) == []
    assert await book.due(100.0) == ["a1"]
    done = replace(call, done=True)
    await book.note(done)
    assert await book.calls("a1") == {"leila": done}
    assert await book.due(100.0) == []
    await book.note(call)
    await book.settle("a1", 99.0)
    assert await book.due(100.0) == ["a1"]
    await book.settle("a1", 100.0)
    assert await book.due(100.0) == []


async def test_tables_of_those_who_want_to_be_called(book: AddressBook) -> None:
    tables = [record("a1"), record("a2"), record("a3")]
    tables[1] = replace(tables[1], sitters={companion_at("leila", 1): 1, "leila": 0})
    tables[2] = replace(tables[2], sitters={"tomas": 0})
    for table, standing in zip(tables, [Standing("over", []), PLAYING, PLAYING], strict=True):
        await book.store.create(table, standing)
    assert await book.waiting() == []
    await book.set(Calling("leila", push=True))
    assert await book.waiting() == ["a2"]
