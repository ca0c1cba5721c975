"""What a host does about the tables of a database, beside or without a server."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import sqlalchemy as sql
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError

from majlis.kernel.errors import MajlisError
from majlis.table.bulletin import Notice, Topic, announce
from majlis.table.ledger import Ledger
from majlis.table.people import owner_of
from majlis.table.records import Stage
from majlis.table.refusals import NoSuchTable, Unplayable
from majlis.table.room import Room
from majlis.table.schema import ACCOUNTS, MATCHES, METADATA, SAT, SEATS, SITTERS, VISITS
from majlis.table.store import MIGRATIONS, Store
from majlis.table.thinkers import Thinkers

BELONGINGS = [table for table in reversed(METADATA.sorted_tables) if "match_id" in table.c]
"""Everything that is written down about a table besides itself."""


class OtherShape(MajlisError):
    """The database is one of another version."""

    def __init__(self) -> None:
        super().__init__(
            "the database has not the shape of this version: start its server once, which brings "
            "it there"
        )


class AlreadyClosed(MajlisError):
    """Nobody plays there any more."""


class TableLine(msgspec.Struct, frozen=True):
    id: str
    game: str
    name: str
    stage: Stage
    moved: float
    people: list[str]
    """The names on the seats that are no bot's."""


async def check_shape(store: Store) -> None:
    """Whoever only reads changes nothing, not even the shape of the database."""
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()

    def current(connection: sql.Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    if await store.database.read(current) != newest:
        raise OtherShape


async def tables(store: Store) -> list[TableLine]:
    """All of them, the one at which something has happened last first."""
    matches = sql.select(MATCHES).order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
    seated = sql.select(SEATS.c.match_id, SEATS.c.name).where(SEATS.c.name != "", SEATS.c.bot == "")

    def read(connection: sql.Connection) -> list[TableLine]:
        people: dict[str, list[str]] = {}
        for match, name in connection.execute(seated.order_by(SEATS.c.match_id, SEATS.c.seat)):
            people.setdefault(match, []).append(name)
        return [
            TableLine(row.id, row.game, row.name, row.stage, row.moved, people.get(row.id, []))
            for row in connection.execute(matches)
        ]

    return await store.database.read(read)


async def prunable(store: Store, before: float) -> list[str]:
    """The tables at which nothing has happened since, at which nobody looks, and at which nobody
    with an account sits or has sat."""

    def read(connection: sql.Connection) -> list[str]:
        old = set(connection.scalars(sql.select(MATCHES.c.id).where(MATCHES.c.moved < before)))
        old -= set(connection.scalars(sql.select(VISITS.c.match_id)))
        members = set(connection.scalars(sql.select(ACCOUNTS.c.person)))
        for table in (SITTERS, SAT):
            for match, person in connection.execute(sql.select(table.c.match_id, table.c.person)):
                if owner_of(person) in members:
                    old.discard(match)
        return sorted(old)

    return await store.database.read(read)


async def prune(store: Store, id: str, before: float) -> bool:
    """Delete a table and everything that belongs to it; False if somebody has come meanwhile."""
    this = MATCHES.c.id == id, MATCHES.c.moved < before

    def delete(connection: sql.Connection) -> bool:
        untouched = sql.select(MATCHES.c.id).where(*this).with_for_update()
        if connection.scalar(untouched) is None:
            return False
        for table in BELONGINGS:
            connection.execute(table.delete().where(table.c.match_id == id))
        connection.execute(MATCHES.delete().where(*this))
        announce(connection, Notice(Topic.PEOPLE, id))
        return True

    try:
        return await store.database.write(delete)
    except IntegrityError:
        return False


async def close_table(store: Store, id: str) -> None:
    """The game there is over, as if the players had agreed to end it."""
    room = Room(store, Thinkers(), 0, await store.load(id))
    async with room.at_table():
        if room.closed:
            raise AlreadyClosed(f"table {id} is closed already")
        await room.write([room.ledger.end()])


async def check(store: Store, ids: list[str], checked: Callable[[], None]) -> list[str]:
    """Those of the matches that do not follow the rules of this version, all played again from
    their first event."""
    wrong = []
    for id in ids:
        try:
            record = await store.since(id, -1)
            Ledger.follow(record.table, record.events)
        except Unplayable:
            wrong.append(id)
        except NoSuchTable:  # it was pruned meanwhile
            pass
        checked()
    return wrong
