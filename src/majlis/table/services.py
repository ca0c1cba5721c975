"""The services: everything that one server process keeps open."""

from __future__ import annotations

from typing import Any, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from majlis.table.accounts import Accounts
from majlis.table.analyses import Analyses
from majlis.table.calls import Caller
from majlis.table.chat import Chats
from majlis.table.clock import Clock
from majlis.table.keeper import Keeper
from majlis.table.limits import LIMITS, Quotas
from majlis.table.lobby import Lobby, lobby
from majlis.table.mail import Mailer
from majlis.table.metrics import Metrics
from majlis.table.pushes import Pushes
from majlis.table.rates import Allowance
from majlis.table.renderers import Renderers
from majlis.table.replays import Replays
from majlis.table.results import OldResults
from majlis.table.rooms import Rooms
from majlis.table.sharing import Sharing
from majlis.table.signing import SigningKeys, signing_keys
from majlis.table.store import Store
from majlis.table.thinkers import Thinkers


class Services:
    """The store, the rooms and the bots."""

    def __init__(
        self,
        db: str,
        pause: float = 0,
        address: str = "",
        renderers: int | None = None,
        clock: Clock | None = None,
        mailer: Mailer | None = None,
    ) -> None:
        self.store = Store(db, clock)
        self.quotas = Quotas(LIMITS, self.store.clock)
        self.thinkers = Thinkers()
        self.renderers = Renderers(renderers)
        self.rooms = Rooms(self.store, self.thinkers, pause)
        self.chats = Chats(self.store)
        self.sharing = Sharing(self.store, self.rooms, self.chats)
        self.keeper = Keeper(self.store, self.rooms, self.sharing)
        self.accounts = Accounts(self.store, self.rooms)
        self.pushes = Pushes(self.store.clock)
        self.mailer = mailer or Mailer()
        self.caller = Caller(self.store, self.rooms, self.pushes, self.mailer)
        self.sharing.when_gone = self.caller.catch_up
        self.letters = Allowance(5, 60.0, self.store.clock)
        """How often a person, or an address, may be asked about new ways to call them."""
        self.analyses = Analyses(self.store, self.thinkers)
        self.replays = Replays(self.store, self.rooms, self.renderers)
        self.metrics = Metrics(self)
        self.old_results = OldResults(self.store)
        self.keys = SigningKeys("")
        """What person cookies are signed with."""
        self.sharing.when_keys_changed = self.read_keys
        self.address = address
        """Where the neighbours find us, if they can."""

    async def open(self) -> None:
        await self.store.open()
        await self.read_keys()
        self.pushes.open(await self.store.secret("push"))
        self.renderers.open()
        await self.sharing.open()
        await self.keeper.open()
        self.caller.open()

    async def read_keys(self) -> None:
        self.keys = self.mailer.keys = await signing_keys(self.store)

    async def hand_over(self) -> None:
        """The bots stop here, and play on at other servers."""
        await self.rooms.close()
        await self.sharing.leave()

    async def close(self) -> None:
        await self.keeper.close()
        await self.hand_over()
        await self.sharing.close()
        await self.caller.close()
        self.pushes.close()
        self.mailer.close()
        await self.analyses.close()
        self.thinkers.close()
        self.renderers.close()
        await self.store.close()

    async def lobby(self, person: str) -> Lobby:
        """The tables as they stand now for that person."""
        return await lobby(self.store, person)

    def origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, bool]:
        """The address for links to this server, and whether only this computer understands it."""
        url = connection.base_url
        local = urlsplit(f"//{url.netloc}").hostname in ("localhost", "127.0.0.1", "::1")
        if local and self.address:
            return self.address, False
        scheme = {"ws": "http", "wss": "https"}.get(url.scheme, url.scheme)
        return f"{scheme}://{url.netloc}", local


InjectedServices: TypeAlias = NamedDependency[Services]
"""The services, for whoever answers a request."""
