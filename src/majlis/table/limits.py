"""Limits: how much anybody may have of what all share. A table at home meets none of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import NamedTuple

import msgspec

from majlis.table.clock import Clock
from majlis.table.people import owner_of
from majlis.table.rates import Allowance
from majlis.table.refusals import TooMany, TooOften


class Rate(NamedTuple):
    """So many at once, and one more every so many seconds."""

    at_once: int
    seconds: float


class Limits(msgspec.Struct, frozen=True):
    connections: int = 4000
    """In all, and fewer where the system allows fewer open files."""
    connections_of_address: int = 250
    header_seconds: float = 15.0
    """For a request to come."""
    body_seconds: float = 30.0
    """For the rest of it."""
    sockets_of_guest: int = 40
    sockets_of_guest_at_table: int = 10
    sockets_at_table: int = 250
    openings: Rate = Rate(60, 1.0)
    """Pages that one guest opens: each is drawn from its first stroke."""
    openings_of_address: Rate = Rate(500, 0.1)
    requests: Rate = Rate(200, 0.05)
    """Of one guest, but for what never changes."""
    wishes: Rate = Rate(40, 0.05)
    """Over one socket; whoever is quicker is heard later."""
    tables: Rate = Rate(12, 20.0)
    """New ones of one guest, with their bots."""
    tables_of_address: Rate = Rate(60, 5.0)
    """A new guest is made in no time."""
    files: Rate = Rate(10, 10.0)
    """Match files of one guest that are looked through."""
    files_of_address: Rate = Rate(30, 5.0)


LIMITS = Limits()


class Quotas:
    """What everybody has used of what they may."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.limits = limits
        self._openings = Allowance(*limits.openings, clock)
        self._openings_of_address = Allowance(*limits.openings_of_address, clock)
        self._requests = Allowance(*limits.requests, clock)
        self._tables = Allowance(*limits.tables, clock)
        self._tables_of_address = Allowance(*limits.tables_of_address, clock)
        self._files = Allowance(*limits.files, clock)
        self._files_of_address = Allowance(*limits.files_of_address, clock)
        self._sockets: Counter[Hashable] = Counter()

    def use_request(self, person: str, address: str) -> None:
        """`person` is nobody as long as a browser has no cookie."""
        who = owner_of(person) or address
        if not is_here(who) and not self._requests.use(who):
            raise TooOften

    def use_opening(self, person: str, address: str) -> None:
        use(self._openings, self._openings_of_address, person, address)

    def use_table(self, person: str, address: str) -> None:
        use(self._tables, self._tables_of_address, person, address)

    def use_file(self, person: str, address: str) -> None:
        use(self._files, self._files_of_address, person, address)

    @property
    def sockets(self) -> int:
        """That are open now."""
        return self._sockets[None]

    @contextmanager
    def socket(self, person: str, table: str) -> Iterator[None]:
        """One more socket of that person at that table, as long as it is open."""
        owner, limits = owner_of(person), self.limits
        most: dict[Hashable, float] = {
            owner: limits.sockets_of_guest,
            (owner, table): limits.sockets_of_guest_at_table,
            ("at", table): limits.sockets_at_table,
            None: float("inf"),
        }
        if any(self._sockets[key] >= number for key, number in most.items()):
            raise TooMany
        self._sockets.update(most.keys())
        try:
            yield
        finally:
            for key in most:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]


def use(of_guest: Allowance, of_address: Allowance, person: str, address: str) -> None:
    if not (is_here(address) or of_address.use(address)) or not of_guest.use(owner_of(person)):
        raise TooOften


def is_here(address: str) -> bool:
    """This computer, or a proxy on it that does not say for whom it asks: that may be everybody."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
