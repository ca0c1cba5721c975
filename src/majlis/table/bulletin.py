"""The bulletin: what one server writes down, the others on the same database hear of.

A notice says what has changed and how far it has got, no more, and is part of the transaction that
changes it: PostgreSQL hands it on when that is committed, and never before. What it is about is
read from the store, so that a notice that is lost or comes twice does no harm.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
import sqlalchemy as sql

CHANNEL = "majlis"


class Topic(StrEnum):
    TABLE = "table"
    """Events were written down; the number is that of the newest."""
    PEOPLE = "people"
    """What is written down about the people at a table was changed afterwards."""
    TALK = "talk"
    """Something was said, which has that number; without one, something else about it changed."""
    VISITS = "visits"
    """Somebody has begun or ceased to look at a table."""
    SERVERS = "servers"
    """A server is gone, and all that it was at can be taken over."""
    KEYS = "keys"
    """There is a new key to sign with."""


class Notice(msgspec.Struct, frozen=True, array_like=True):
    topic: Topic
    table: str = ""
    number: int = -1


def announce(connection: sql.Connection, notice: Notice) -> None:
    """As soon as this transaction is committed; with SQLite there is nobody else who could hear."""
    if is_shared(connection):
        text = msgspec.json.encode(notice).decode()
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, text)))


def is_shared(connection: sql.Connection) -> bool:
    """Other servers may be on the same database."""
    return connection.dialect.name == "postgresql"
