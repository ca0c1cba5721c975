"""Holdings: what a server has taken on, and what another may take over when it is gone.

Whose bots a server lets play stands in the row of the match, and is written with every event: to
hold a table costs nothing. It is no lock; two that think they hold a table both think, and the
store takes the answer of one.
"""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert

from majlis.table.schema import CLAIMS, FILES, MATCHES, SERVERS
from majlis.table.store import Store

GONE = MATCHES.c.driver.not_in(sql.select(SERVERS.c.id))


async def left_behind(store: Store) -> list[str]:
    """The tables whose bots a server was to let play that is gone."""
    query = sql.select(MATCHES.c.id).where(MATCHES.c.driver != "", GONE)
    return [row.id for row in await store.database.rows(query)]


async def take_over(store: Store, id: str) -> bool:
    """Let the bots of a table play here from now on, if no other server does."""
    query = MATCHES.update().where(MATCHES.c.id == id, GONE).values(driver=store.server)
    return await store.database.write(lambda connection: connection.execute(query).rowcount > 0)


async def claim(store: Store, name: str) -> bool:
    """Take something on that only one server should do; False if another has."""
    if not store.is_shared:
        return True
    row = {"name": name, "server": store.server}
    query = insert(CLAIMS).values(row).on_conflict_do_nothing()
    owner = sql.select(CLAIMS.c.server).where(CLAIMS.c.name == name)

    def take(connection: sql.Connection) -> bool:
        connection.execute(query)
        return connection.scalar(owner) == store.server

    return await store.database.write(take)


async def release(store: Store, name: str) -> None:
    if store.is_shared:
        mine = CLAIMS.c.name == name, CLAIMS.c.server == store.server
        await store.database.change(CLAIMS.delete().where(*mine))


async def lend_file(store: Store, id: str, text: str, most: int) -> None:
    """A match file that somebody has opened here can be looked at through other servers; the
    newest, so many."""
    row = {"id": id, "text": text, "at": store.clock.now()}
    kept = sql.select(FILES.c.id).order_by(FILES.c.at.desc()).limit(most)

    def put(connection: sql.Connection) -> None:
        connection.execute(insert(FILES).values(row).on_conflict_do_nothing())
        connection.execute(FILES.delete().where(FILES.c.id.not_in(kept)))

    await store.database.write(put)


async def borrowed_file(store: Store, id: str) -> str | None:
    found = await store.database.rows(sql.select(FILES.c.text).where(FILES.c.id == id))
    return str(found[0].text) if found else None
