"""Visits: whoever looks at a table through one server is seen by those who look through another."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert

from majlis.table.bulletin import Notice, Topic, announce
from majlis.table.company import Company
from majlis.table.errands import Errands
from majlis.table.schema import VISITS
from majlis.table.store import Store

log = logging.getLogger(__name__)


class Visits:
    """Who looks is written down for as long as they do and their server is there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._writing = asyncio.Lock()
        self._errands = Errands()

    async def follow(self, table: str, company: Company) -> None:
        """See who looks through others, and let others know who looks here."""
        company.when_changed = partial(self._changed, table, company)
        await self.look(table, company)

    async def look(self, table: str, company: Company) -> None:
        query = sql.select(VISITS.c.person, VISITS.c.name).where(
            VISITS.c.match_id == table, VISITS.c.server != self.store.server
        )
        company.hear({row.person: row.name for row in await self.store.database.rows(query)})

    async def write_again(self, table: str, company: Company) -> None:
        """This server was taken to be gone, and with it all who look through it."""
        for person in list(company.visits):
            if company.name_here(person) is not None:
                await self._write(table, company, person)

    async def close(self) -> None:
        await self._errands.done()

    def _changed(self, table: str, company: Company, person: str) -> None:
        self._errands.start(self._write(table, company, person))

    async def _write(self, table: str, company: Company, person: str) -> None:
        key = {"match_id": table, "person": person, "server": self.store.server}

        def write(connection: sql.Connection) -> None:
            name = company.name_here(person)
            if name is None:
                connection.execute(VISITS.delete().filter_by(**key))
            else:
                connection.execute(insert(VISITS).values(**key, name=name).on_conflict_do_nothing())
            announce(connection, Notice(Topic.VISITS, table))

        async with self._writing:  # what was changed last is written last
            try:
                await self.store.database.write(write)
            except Exception as error:  # it is written again when this server is back
                log.warning("it is not known elsewhere who looks at table %s: %s", table, error)
