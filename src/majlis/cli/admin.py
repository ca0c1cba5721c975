"""`majlis admin`: its arguments, and what it prints."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from rich.table import Table

from majlis.cli.arguments import Commands, OneLineParser, positive
from majlis.cli.terminal import console, progress
from majlis.kernel.errors import MajlisError

if TYPE_CHECKING:
    from majlis.table.store import Store

A_DAY = 24 * 3600
Deed: TypeAlias = Callable[["Store", argparse.Namespace], Awaitable[int]]


class CannotAdminister(MajlisError):
    """There is nothing to look after, or a server is at it."""


def add(commands: Commands) -> None:
    command = commands.add_parser("admin", help="look after the tables of a server")
    command.set_defaults(run=run)
    common = OneLineParser(add_help=False)
    common.add_argument("--db", metavar="URL", help="another database than the one of this user")
    deeds = command.add_subparsers(metavar="DEED", required=True)

    def deed(name: str, act: Deed, about: str, writes: bool = False) -> argparse.ArgumentParser:
        added = deeds.add_parser(name, help=about, parents=[common])
        added.set_defaults(deed=act, writes=writes)
        return added

    deed("tables", list_tables, "list all tables")
    pruning = deed("prune", prune, "delete old tables of guests", writes=True)
    pruning.add_argument(
        "--older", type=positive, required=True, metavar="DAYS", help="untouched for so many days"
    )
    pruning.add_argument("--dry-run", action="store_true", help="only say which")
    exporting = deed("export", export, "write a table to a file")
    exporting.add_argument("id", metavar="ID")
    exporting.add_argument("file", type=Path, metavar="FILE")
    importing = deed("import", import_, "put up the table of a file", writes=True)
    importing.add_argument("file", type=Path, metavar="FILE")
    deed("close", close, "end the game at a table", writes=True).add_argument("id", metavar="ID")
    deed("check", check, "play every stored match again by the rules of this version")
    rotating = deed("rotate-key", rotate_key, "draw a new key that signs cookies", writes=True)
    rotating.add_argument(
        "--revoke", action="store_true", help="accept no old one: guests are strangers then"
    )


def run(arguments: argparse.Namespace) -> int:
    async def act() -> int:
        async with opened(arguments.db, arguments.writes) as store:
            done: int = await arguments.deed(store, arguments)
            return done

    return asyncio.run(act())


@asynccontextmanager
async def opened(db: str | None, writes: bool) -> AsyncIterator[Store]:
    """The store; for whoever writes it is brought to the newest shape, and has no server if it is a
    file."""
    from majlis.table.admin import check_shape
    from majlis.table.serve import database, database_file
    from majlis.table.sole_server import AnotherServer, sole_server
    from majlis.table.store import Store

    file = database_file(db)
    if file is not None and not file.exists():
        raise CannotAdminister(f"there is no database {file}: --db names another")
    url = database(db)
    if not writes:
        store = Store(url)
        try:
            await check_shape(store)
            yield store
        finally:
            await store.close()
        return
    try:
        with sole_server(url):
            store = Store(url)
            try:
                await store.open()
                yield store
            finally:
                await store.close()
    except AnotherServer:
        raise CannotAdminister(
            f"a server has opened {file}: stop it first; `tables`, `export` and `check` can be "
            "done meanwhile"
        ) from None


async def list_tables(store: Store, _: argparse.Namespace) -> int:
    from majlis.table.admin import tables

    found = await tables(store)
    shown = Table("id", "game", "stage", "people", "last move (UTC)")
    for line in found:
        moved = datetime.fromtimestamp(line.moved, UTC)
        people = ", ".join(line.people)
        shown.add_row(line.id, line.game, line.stage, people, f"{moved:%Y-%m-%d %H:%M}")
    if found:
        console.print(shown)
    console.print(f"{len(found)} tables")
    return 0


async def prune(store: Store, arguments: argparse.Namespace) -> int:
    from majlis.table.admin import prunable, prune

    before = store.clock.now() - arguments.older * A_DAY
    old = await prunable(store, before)
    if arguments.dry_run:
        for id in old:
            console.print(id)
        console.print(f"{len(old)} tables would be deleted")
        return 0
    deleted = 0
    with progress() as bar:
        task = bar.add_task("pruning", total=len(old))
        for id in old:
            deleted += await prune(store, id, before)
            bar.advance(task)
    console.print(f"{deleted} tables are deleted")
    return 0


async def export(store: Store, arguments: argparse.Namespace) -> int:
    from majlis.table.table_files import export_table

    write_secret(arguments.file, await export_table(store, arguments.id))
    console.print(f"written: {arguments.file}")
    return 0


def write_secret(path: Path, text: bytes) -> None:
    """It holds the seed and the links of the seats: nobody else reads it."""
    path.touch(0o600)
    path.chmod(0o600)
    path.write_bytes(text)


async def import_(store: Store, arguments: argparse.Namespace) -> int:
    from majlis.table.table_files import import_table

    table = await import_table(store, arguments.file.read_bytes())
    console.print(f"table {table.id} ({table.game}) is here")
    return 0


async def close(store: Store, arguments: argparse.Namespace) -> int:
    from majlis.table.admin import close_table

    await close_table(store, arguments.id)
    console.print(f"table {arguments.id} is closed")
    return 0


async def check(store: Store, _: argparse.Namespace) -> int:
    from majlis.table.admin import check, tables

    ids = [line.id for line in await tables(store)]
    with progress() as bar:
        task = bar.add_task("replaying", total=len(ids))
        wrong = await check(store, ids, lambda: bar.advance(task))
    for id in wrong:
        console.print(f"{id} does not follow the rules of this version")
    console.print(f"{len(ids)} matches are checked, {len(wrong)} do not follow the rules")
    return 1 if wrong else 0


async def rotate_key(store: Store, arguments: argparse.Namespace) -> int:
    from majlis.table.signing import rotate_keys

    older = await rotate_keys(store, arguments.revoke)
    console.print(f"a new key signs cookies from now on; {older} older ones are still accepted")
    return 0
