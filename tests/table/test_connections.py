"""Connections that say nothing, and servers that want the same file."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from majlis.table import connections
from majlis.table.connections import Counted, CountedSocket, PatientProtocol
from majlis.table.limits import Limits
from majlis.table.serve import listen
from majlis.table.sole_server import AnotherServer, sole_server
from tests.table.conftest import PATIENCE
from tests.table.test_rooms import until

Send = Callable[[dict[str, Any]], Awaitable[None]]
ASK = b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"


async def hello(scope: Any, receive: Callable[[], Awaitable[dict[str, Any]]], send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


@asynccontextmanager
async def serving(limits: Limits) -> AsyncIterator[int]:
    class Limited(PatientProtocol):
        pass

    Limited.limits = limits
    config = uvicorn.Config(
        hello, http=Limited, ws=CountedSocket, log_level="warning", lifespan="off"
    )
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as listener:
        running = asyncio.create_task(server.serve([listener]))
        while not server.started:  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
        yield listener.getsockname()[1]
        server.should_exit = True
        await running


async def said(port: int, *parts: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionError:
        return b""
    finally:
        await hang_up(writer)


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


@pytest.mark.anyio
async def test_idle_connections_and_half_requests_are_closed() -> None:
    half_head = b"GET / HTTP/1.1\r\nhost:"
    half_body = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf"
    for impatient, parts in (
        (Limits(header_seconds=0.1, body_seconds=PATIENCE), [b"", half_head]),
        (Limits(header_seconds=PATIENCE, body_seconds=0.1), [half_body]),
    ):
        async with serving(impatient) as port:
            lorises = [said(port, part) for part in parts for _ in range(20)]
            assert set(await asyncio.gather(*lorises)) == {b""}
    async with serving(Limits()) as port:
        assert b"hello" in await said(port, ASK)


@pytest.mark.anyio
async def test_no_answer_waits_for_the_next_one() -> None:
    """Otherwise each would come 40 ms late."""
    delayed: list[bool] = []

    async def look(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        delayed.append(not accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        await hang_up(writer)

    with listen("127.0.0.1", 0) as listener:
        async with await asyncio.start_server(look, sock=listener):
            assert await said(listener.getsockname()[1]) == b""
    assert delayed == [False]


@pytest.mark.anyio
async def test_a_crowd_is_turned_away_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "most_connections", lambda: 20)
    async with serving(Limits()) as port:
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        assert await said(port, ASK) == b""
        for _, writer in idle[:5]:
            await hang_up(writer)
        answers = [await said(port, ASK) for _ in range(4)]
        assert b"hello" in answers[-1]
        for _, writer in idle[5:]:
            await hang_up(writer)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("believed", "heard"),
    [("192.0.2.7", False), ("192.0.2.7, 127.0.0.1", True), ("127.0.0.0/8", True), ("*", True)],
)
async def test_an_address_has_so_many_connections_unless_it_is_a_proxy_s(
    monkeypatch: pytest.MonkeyPatch, believed: str, heard: bool
) -> None:
    monkeypatch.setattr(connections, "is_here", lambda _: False)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", believed)
    async with serving(Limits(connections_of_address=3)) as port:
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await until(lambda: Counted.of_address["127.0.0.1"] == 3)
        assert (b"hello" in await said(port, ASK)) == heard
        for _, writer in idle:
            await hang_up(writer)


@pytest.mark.anyio
async def test_open_sockets_are_among_the_connections_of_an_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "is_here", lambda _: False)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.7")
    async with serving(Limits(connections_of_address=2)) as port:
        address = f"ws://127.0.0.1:{port}"
        async with connect(address), connect(address):
            assert Counted.of_address["127.0.0.1"] == 2
            assert await said(port, ASK) == b""
        await until(lambda: not Counted.of_address)
        assert b"hello" in await said(port, ASK)


def test_a_second_server_on_one_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with sole_server(url):
        refused = pytest.raises(AnotherServer, match=r"another server has opened .*tables\.sqlite")
        with refused, sole_server(url):
            pass
        with sole_server(f"sqlite:///{tmp_path}/others.sqlite"):
            pass
        with sole_server("postgresql+asyncpg://x@localhost/x"):
            pass
    with sole_server(url):
        pass
