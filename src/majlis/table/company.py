"""Company: who is looking at a table just now. Nothing of it is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from majlis.table.clock import Clock
from majlis.table.people import owner_of

REMEMBERED = 100
"""Of so many who have looked and gone it is known when."""
LONG_AWAY = 5 * 60.0
"""Seconds after which those who wait for somebody need not wait any longer."""


@dataclass
class Visit:
    """Somebody's pages of one table."""

    name: str
    pages: int = 0
    gone: float = 0.0
    """When the last of them was closed."""


@dataclass
class Company:
    """The people around one table."""

    clock: Clock
    visits: dict[str, Visit] = field(default_factory=dict)
    opened: float = 0.0
    """Nobody knows who was here before."""
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    """What those are called who look through other servers."""
    when_changed: Callable[[str], None] = lambda _: None
    """Told who has opened their first page here, or closed the last one."""
    _told: set[asyncio.Event] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.opened = self.clock.now()

    @contextmanager
    def visit(self, person: str, name: str) -> Iterator[asyncio.Event]:
        """As long as a page is open; the event is set whenever somebody comes or goes."""
        stirred = asyncio.Event()
        self._told.add(stirred)
        visit = self.visits.setdefault(person, Visit(name))
        visit.name = name
        visit.pages += 1
        self._tell()
        if visit.pages == 1:
            self.when_changed(person)
        try:
            yield stirred
        finally:
            self._told.discard(stirred)
            visit.pages -= 1
            visit.gone = self.clock.now()
            self._forget_some()
            self._tell()
            if not visit.pages:
                self.when_changed(person)

    def rename(self, person: str, name: str) -> None:
        """Somebody who looks is called that from now on."""
        if person in self.visits:
            self.visits[person].name = name
            self._tell()

    def _forget_some(self) -> None:
        """Of many strangers who have come and gone, those who went first."""
        gone = sorted((one.gone, who) for who, one in self.visits.items() if not one.pages)
        for _, who in gone[:-REMEMBERED]:
            del self.visits[who]

    def hear(self, elsewhere: Mapping[str, str]) -> None:
        """Those look through other servers now."""
        if elsewhere == self.elsewhere:
            return
        for person in self.elsewhere.keys() - elsewhere.keys():
            self.visits.setdefault(person, Visit(self.elsewhere[person])).gone = self.clock.now()
        self.elsewhere = elsewhere
        self._forget_some()
        self._tell()

    def name_here(self, person: str) -> str | None:
        """What the person is called who looks through this server; None if they do not."""
        visit = self.visits.get(person)
        return visit.name if visit and visit.pages else None

    def _tell(self) -> None:
        for stirred in self._told:
            stirred.set()

    def is_here(self, people: Collection[str]) -> bool:
        """One of these is looking; all of them are the same player."""
        return any(visit.pages for visit in self._visits(people)) or self.is_elsewhere(people)

    def is_elsewhere(self, people: Collection[str]) -> bool:
        """One of these is looking through another server."""
        return not self.elsewhere.keys().isdisjoint(map(owner_of, people))

    def away_since(self, people: Collection[str]) -> float | None:
        """When the last of them stopped looking; None if nobody knows, or they are here."""
        known = [visit.gone for visit in self._visits(people)]
        return max(known) if known and not self.is_here(people) else None

    def _visits(self, people: Collection[str]) -> list[Visit]:
        """Of whoever owns the devices on which these people play."""
        owners = set(map(owner_of, people))
        return [self.visits[owner] for owner in owners if owner in self.visits]

    def away_for(self, people: Collection[str]) -> float:
        """For how many seconds nobody of them has looked, as far as is known."""
        return 0.0 if self.is_here(people) else self.clock.now() - self.gone(people)

    def gone(self, people: Collection[str]) -> float:
        """When the last of them stopped looking, as far as is known."""
        since = self.away_since(people)
        return self.opened if since is None else since

    def watchers(self, sitters: Mapping[str, int]) -> list[str]:
        """What those are called who look and do not play; nothing, if they have not said."""
        looking = {who: one.name for who, one in self.visits.items() if one.pages}
        looking = {**self.elsewhere, **looking}
        return sorted(name for who, name in looking.items() if who not in sitters)
