"""The keys that sign cookies and links: the newest one signs, older ones are still accepted."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

import msgspec
import sqlalchemy as sql

from majlis.table.bulletin import Notice, Topic, announce
from majlis.table.schema import SECRETS
from majlis.table.store import Store

NEWEST = "cookies"
OLDER = "cookies/"
"""Followed by the millisecond in which the key was replaced."""
A_YEAR = 366 * 24 * 3600
"""Seconds for which a cookie is kept: no key need be accepted for longer."""


class SigningKeys(msgspec.Struct, frozen=True):
    newest: str
    older: tuple[str, ...] = ()

    def sign(self, text: str) -> str:
        return signature(text, self.newest)

    def have_signed(self, text: str, signed: str) -> bool:
        return any(
            hmac.compare_digest(signed.encode(), signature(text, key).encode())
            for key in (self.newest, *self.older)
        )


def signature(text: str, key: str) -> str:
    return hmac.new(key.encode(), text.encode(), sha256).hexdigest()[:32]


async def signing_keys(store: Store) -> SigningKeys:
    """Those of this installation; the first one is drawn when it is first asked for."""
    newest = await store.secret(NEWEST)
    older = sql.select(SECRETS.c.value).where(SECRETS.c.name.startswith(OLDER))
    rows = await store.database.rows(older.order_by(SECRETS.c.name.desc()))
    return SigningKeys(newest, tuple(row.value for row in rows))


async def rotate_keys(store: Store, revoke: bool = False) -> int:
    """Draw a new key, and say how many older ones are accepted besides: all that a cookie may still
    be signed with, or none if they are to be revoked."""
    now = store.clock.now()
    is_older = SECRETS.c.name.startswith(OLDER)
    is_too_old = SECRETS.c.name < older_name(now - A_YEAR)

    def turn(connection: sql.Connection) -> int:
        was_newest = SECRETS.c.name == NEWEST
        if revoke:
            connection.execute(SECRETS.delete().where(is_older | was_newest))
        else:
            connection.execute(SECRETS.delete().where(is_older, is_too_old))
            connection.execute(SECRETS.update().where(was_newest).values(name=older_name(now)))
        connection.execute(SECRETS.insert().values(name=NEWEST, value=secrets.token_hex(32)))
        announce(connection, Notice(Topic.KEYS))
        return connection.scalar(sql.select(sql.func.count()).where(is_older)) or 0

    return await store.database.write(turn)


def older_name(replaced: float) -> str:
    return f"{OLDER}{replaced * 1000:.0f}"
