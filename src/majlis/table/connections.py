"""Connections: whoever opens them and then says nothing takes no room from others."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import ClassVar

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from majlis.table.limits import LIMITS, is_here

SPARE_FILES = 100
"""For the database, worker processes and whatever is read."""


class Counted:
    """A connection that counts among those of its address, be it HTTP or a socket."""

    of_address: ClassVar[Counter[str]] = Counter()
    """In this process, where there are any."""
    _address: str | None = None

    def come(self, transport: asyncio.BaseTransport) -> str:
        """Where it comes from."""
        peer = transport.get_extra_info("peername")
        self._address = str(peer[0]) if peer else ""
        self.of_address[self._address] += 1
        return self._address

    def go(self) -> None:
        if self._address is None:
            return
        self.of_address[self._address] -= 1
        if not self.of_address[self._address]:
            del self.of_address[self._address]
        self._address = None


class CountedSocket(Counted, WebSocketsSansIOProtocol):
    """What HTTP becomes as soon as somebody asks for a socket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.come(transport)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        super().connection_lost(exc)


class PatientProtocol(Counted, HttpToolsProtocol):
    """HTTP for which there is a limited number of connections, and limited time to ask."""

    limits = LIMITS
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.come(transport)
        if len(self.connections) > most_connections() or self._crowds(address):
            transport.abort()
            return
        self._expect(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(self.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self._expect(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.go()
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _crowds(self, address: str) -> bool:
        if self.of_address[address] <= self.limits.connections_of_address:
            return False
        return bool(address) and not is_here(address) and not self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        """Of those that are believed for whom they ask: it asks for everybody."""
        return isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts


def most_connections() -> int:
    return max(1, min(LIMITS.connections, open_files() - SPARE_FILES))


if sys.platform == "win32":

    def open_files() -> int:
        return LIMITS.connections + SPARE_FILES

    def allow_more_files() -> None: ...

else:
    import resource

    def open_files() -> int:
        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return LIMITS.connections + SPARE_FILES if allowed == resource.RLIM_INFINITY else allowed

    def allow_more_files() -> None:
        """As many as the system lets us: each connection is one."""
        wanted = LIMITS.connections + SPARE_FILES
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if open_files() < wanted:
            limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, most))
