"""What a browser does at a table, with as little work for the client as possible."""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEQ = re.compile(r'\{"seq":(-?\d+)')
STATUS = re.compile(rb"HTTP/1\.1 (\d+)")
LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


class Refused(Exception):
    """The server has answered with another status than 200."""


KEPT = 4.0
"""Seconds for which a connection is used again: the server closes idle ones a little later."""


class Line:
    """One connection that is kept, for one request after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0
        self._free = asyncio.Lock()

    async def get(self, path: str, cookie: str) -> bytes:
        return await self._ask(f"GET {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n", cookie)

    async def post(self, path: str, body: dict[str, Any], cookie: str) -> Any:
        content = json.dumps(body)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(content)}\r\n"
        )
        return json.loads(await self._ask(head, cookie, content))

    async def _ask(self, head: str, cookie: str, content: str = "") -> bytes:
        async with self._free:
            if time.monotonic() - self._used > KEPT:
                self.close()
            if self._streams is None:
                self._streams = await asyncio.open_connection(self.host, self.port)
            reader, writer = self._streams
            writer.write(f"{head}cookie: {cookie}\r\n\r\n{content}".encode())
            answered = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(answered)
            body = await reader.readexactly(int(length[1]) if length else 0)
            self._used = time.monotonic()
        status = STATUS.match(answered)
        if not status or status[1] not in (b"200", b"201"):
            first = answered.split(b"\r\n")[0]
            raise Refused(f"{first.decode()}: {body[:200].decode()}")
        return body

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()
            self._streams = None


class Page:
    """An open page of a table: it knows the newest event that it was shown, and when."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -2
        self.updates = 0
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, address: str, cookie: str) -> Page:
        socket = await connect(address, additional_headers={"cookie": cookie}, max_size=None)
        page = cls(socket)
        await page.shows(-1)
        return page

    async def _read(self) -> None:
        try:
            async for message in self.socket:
                found = SEQ.match(str(message))
                if found:
                    async with self._news:
                        self.seq = int(found[1])
                        self.updates += 1
                        self._news.notify_all()
        except ConnectionClosed:
            return

    async def shows(self, seq: int) -> float:
        """When it shows that event."""
        async with self._news:
            await self._news.wait_for(lambda: self.seq >= seq)
        return time.perf_counter()

    async def plan(self, ask: int, path: list[int]) -> float:
        """The page shows a draft; the seconds that it took."""
        begun, before = time.perf_counter(), self.updates
        await self.socket.send(json.dumps({"plan": {"ask": ask, "path": path, "stay": True}}))
        async with self._news:
            await self._news.wait_for(lambda: self.updates > before)
        return time.perf_counter() - begun

    async def close(self) -> None:
        self._reading.cancel()
        await self.socket.close()
