"""A table for tests: bots without pauses, databases that are gone afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from majlis import bots
from majlis.bots.advice import Advice, advise
from majlis.table.app import application
from majlis.table.rooms import Rooms
from majlis.table.services import Services
from majlis.table.store import Store
from majlis.table.thinkers import Thinkers
from tests.table import postgres

PATIENCE = 120.0
"""Seconds after which something will not come any more, however busy the machine is."""


class AtOnce(Thinkers):
    """Bots that think where they stand: no processes, the same thoughts."""

    async def think(self, *given: Any) -> bots.Thought:
        return bots.think(*given)

    async def analyse(self, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    async def advise(
        self, game: str, view: dict[str, Any], draft: Sequence[int], seed: int
    ) -> Advice | None:
        return advise(game, view, draft, seed, budget=1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    with database_at(postgres_server) as url:
        yield url


@contextmanager
def database_at(server: str) -> Iterator[str]:
    """A database of our own, for as long as it is needed."""
    name = f"test_{token_hex(8)}"

    async def order(command: str) -> None:
        engine = create_async_engine(f"{server}/postgres", isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(command))
        await engine.dispose()

    asyncio.run(order(f"CREATE DATABASE {name}"))
    yield f"{server}/{name}"
    asyncio.run(order(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def db(request: pytest.FixtureRequest) -> str:
    """Every kind of database that a host may choose."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    store = Store(sqlite_url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def rooms(store: Store) -> AsyncIterator[Rooms]:
    rooms = Rooms(store, AtOnce(), pause=0)
    yield rooms
    await rooms.close()


@pytest.fixture
def services(sqlite_url: str) -> Services:
    services = Services(sqlite_url, pause=0, renderers=0)
    services.thinkers = services.rooms.thinkers = services.analyses.thinkers = AtOnce()
    return services


@pytest.fixture
def client(services: Services) -> Iterator[TestClient[Any]]:
    """A browser."""
    with TestClient(application(services), base_url="http://table.test") as client:
        yield client


def another(client: TestClient[Any]) -> TestClient[Any]:
    """Somebody else's browser, at the same server and in the same event loop."""
    other: TestClient[Any] = TestClient(client.app, base_url="http://table.test")
    other.blocking_portal = client.blocking_portal
    return other
