"""A wire between a server and its database that a test can cut: nothing comes through any more, and
nobody is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy.engine import make_url


class Wire:
    def __init__(self, url: str) -> None:
        self.far = make_url(url)
        self._whole = asyncio.Event()
        self._whole.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """The address of the database by way of this wire."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return self.far.set(port=port).render_as_string(hide_password=False)

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        """For those who try again: what was on its way is lost."""
        for end in self._ends:
            end.transport.abort()
        self._whole.set()

    async def close(self) -> None:
        self._server.close()
        self.mend()
        for task in self._carrying:
            task.cancel()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        there, here = await asyncio.open_connection(self.far.host, self.far.port)
        for source, sink in ((reader, here), (there, writer)):
            self._ends.add(sink)
            task = asyncio.create_task(self._carry(source, sink))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await source.read(65536):
                await self._whole.wait()
                sink.write(piece)
                await sink.drain()
        sink.close()
        self._ends.discard(sink)
