"""Connections: whoever opens them and then says nothing takes no room from others."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from majlis.table.limits import LIMITS, is_here

SPARE_FILES = 100
"""For the database, worker processes and whatever is read."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP for which there is a limited number of connections, and limited time to ask."""

    limits = LIMITS
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > most_connections() or self._crowds():
            transport.abort()
            return
        self._expect(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
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
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _crowds(self) -> bool:
        address = address_of(self)
        if not address or is_here(address):
            return False
        same = sum(address_of(one) == address for one in self.connections)
        return same > self.limits.connections_of_address


def address_of(connection: Any) -> str:
    """Where a connection comes from, be it HTTP or a socket."""
    transport = connection.transport
    peer = transport.get_extra_info("peername") if transport is not None else None
    return str(peer[0]) if peer else ""


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
