"""The address book: how everybody wants to be called when it is their turn, and who has been."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from majlis.table.pushes import Subscription
from majlis.table.schema import CALLINGS, CALLS, MATCHES, SITTERS, SUBSCRIPTIONS
from majlis.table.store import Store

MOST_BROWSERS = 10
"""So many browsers of one person are called, the newest ones."""
A_DAY = 24 * 60


class Calling(msgspec.Struct, frozen=True):
    """How one person wants to be called."""

    person: str
    language: str = "en"
    push: bool = False
    mail: bool = False
    address: str = ""
    confirmed: bool = False
    """The address is theirs: they have followed the link that was sent there."""
    quiet_from: int = 0
    quiet_to: int = 0
    """Minutes of the day between which nobody calls; none, if they are the same."""
    zone: str = "UTC"

    @property
    def wanted(self) -> bool:
        return self.push or self.mails

    @property
    def mails(self) -> bool:
        return self.mail and self.confirmed

    def quiet_until(self, now: float) -> float:
        """When they may be called next: now, or when their quiet hours are over."""
        local = datetime.fromtimestamp(now, zone(self.zone))
        minute = local.hour * 60 + local.minute
        if (minute - self.quiet_from) % A_DAY >= (self.quiet_to - self.quiet_from) % A_DAY:
            return now
        end = local.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0)
        return (end if end > local else end + timedelta(days=1)).timestamp()


class Call(msgspec.Struct, frozen=True):
    """A person was called, or is to be, for one question at one table."""

    match_id: str
    person: str
    ask: int
    due: float
    done: bool


def zone(name: str) -> ZoneInfo:
    """A time zone by its name; that of Greenwich, if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


class AddressBook:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.database = store.database

    # -- how -------------------------------------------------------------------------------------

    async def calling(self, person: str) -> Calling:
        found = await self.callings([person])
        return found.get(person, Calling(person))

    async def callings(self, people: Collection[str]) -> dict[str, Calling]:
        """Of all these people who have ever said how."""
        query = CALLINGS.select().where(CALLINGS.c.person.in_(people))
        rows = await self.database.rows(query)
        return {row.person: msgspec.convert(row._mapping, Calling) for row in rows}

    async def set(self, calling: Calling) -> None:
        await self._put(CALLINGS, {"person": calling.person}, calling)

    # -- browsers --------------------------------------------------------------------------------

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The newest one first."""
        query = SUBSCRIPTIONS.select().where(SUBSCRIPTIONS.c.person == person)
        query = query.order_by(SUBSCRIPTIONS.c.since.desc())
        rows = await self.database.rows(query)
        return [Subscription(row.endpoint, row.p256dh, row.auth) for row in rows]

    async def subscribe(self, person: str, subscription: Subscription) -> None:
        """A browser is one person's: whoever uses it last."""
        row = msgspec.structs.asdict(subscription)
        row |= {"person": person, "since": self.store.clock.now()}
        await self._put(SUBSCRIPTIONS, {"id": browser_id(subscription.endpoint)}, row)
        for old in (await self.subscriptions(person))[MOST_BROWSERS:]:
            await self.unsubscribe(old.endpoint)

    async def unsubscribe(self, endpoint: str) -> None:
        gone = SUBSCRIPTIONS.c.id == browser_id(endpoint)
        await self.database.change(SUBSCRIPTIONS.delete().where(gone))

    # -- who has been ----------------------------------------------------------------------------

    async def calls(self, match: str) -> dict[str, Call]:
        rows = await self.database.rows(CALLS.select().where(CALLS.c.match_id == match))
        return {row.person: msgspec.convert(row._mapping, Call) for row in rows}

    async def note(self, call: Call) -> None:
        await self._put(CALLS, {"match_id": call.match_id, "person": call.person}, call)

    async def due(self, now: float) -> list[str]:
        """The tables at which somebody is to be called by now."""
        query = sql.select(CALLS.c.match_id).where(~CALLS.c.done, CALLS.c.due <= now).distinct()
        return [row.match_id for row in await self.database.rows(query)]

    async def settle(self, match: str, now: float) -> None:
        """Whatever was due by now at that table has been seen to."""
        seen = (CALLS.c.match_id == match) & (CALLS.c.due <= now)
        await self.database.change(CALLS.update().where(seen).values(done=True))

    async def waiting(self) -> list[str]:
        """The tables that are being played by somebody who wants to be called."""
        owner = sql.or_(
            SITTERS.c.person == CALLINGS.c.person,
            SITTERS.c.person.like(CALLINGS.c.person + "~%"),
        )
        query = (
            sql.select(MATCHES.c.id)
            .join(SITTERS, SITTERS.c.match_id == MATCHES.c.id)
            .join(CALLINGS, owner)
            .where(MATCHES.c.stage == "playing", CALLINGS.c.push | CALLINGS.c.mail)
            .distinct()
        )
        return [row.id for row in await self.database.rows(query)]

    async def _put(
        self, table: sql.Table, key: dict[str, str], row: msgspec.Struct | dict[str, object]
    ) -> None:
        await self.database.write(lambda connection: put(connection, table, key, row))


def browser_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def put(
    connection: sql.Connection,
    table: sql.Table,
    key: dict[str, str],
    row: msgspec.Struct | dict[str, object],
) -> None:
    """The row of that key is like this from now on."""
    values = {**(row if isinstance(row, dict) else msgspec.structs.asdict(row)), **key}
    changed = connection.execute(table.update().filter_by(**key).values(**values))
    if changed.rowcount == 0:
        try:
            with connection.begin_nested():
                connection.execute(table.insert().values(**values))
        except IntegrityError:  # another process was quicker
            connection.execute(table.update().filter_by(**key).values(**values))
