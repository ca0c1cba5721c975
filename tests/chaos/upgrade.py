"""`python -m tests.chaos.upgrade COMMIT`: a rolling upgrade while people play.

Two servers of the sources as they were at COMMIT share a PostgreSQL; one after the other is
replaced by one of these sources, so that both versions serve the same tables for a while. Every
turn that was acknowledged must be there, and every game is played out.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import random
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from majlis.table import serve
from majlis.table.store import Store
from tests.chaos.__main__ import place
from tests.chaos.account import Account
from tests.chaos.servers import Upgraded
from tests.chaos.table import Table
from tests.load.games import GAMES

HERE = Path(__file__).parent


async def upgrade(db: str, servers: Upgraded, seconds: float) -> Account:
    """The games of four tables, with so long between the steps."""
    store = Store(serve.database(db))
    account, calm = Account(), asyncio.Event()
    tables = [Table(store, servers, calm, random.Random(nth), account) for nth in range(len(GAMES))]
    try:
        for nth, table in enumerate(tables):
            await table.lay(nth, GAMES[nth])
        playing = [asyncio.create_task(table.play()) for table in tables]
        for nth in range(len(servers.servers)):
            await asyncio.sleep(seconds)
            await asyncio.to_thread(servers.upgrade, nth)
            account.handovers += 1
        calm.set()
        over = await asyncio.gather(*playing)
        account.finished, account.unfinished = sum(over), len(over) - sum(over)
        for table in tables:
            account.compare(await store.since(table.agreed.id, -1))
    finally:
        await store.close()
    return account


def main(commit: str, seconds: float) -> int:
    archive = subprocess.run(
        ["git", "archive", commit, "src"], cwd=HERE.parent.parent, capture_output=True, check=True
    )
    with tempfile.TemporaryDirectory() as folder, place("postgresql") as db:
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as sources:
            sources.extractall(folder, filter="data")
        servers = Upgraded(db, 2, Path(folder) / "src")
        try:
            account = asyncio.run(upgrade(db, servers, seconds))
            went = ", ".join(f"{one:.1f}" for one in servers.seconds)
            sys.stdout.write(f"from {commit}, which went in {went} s: {account.told()}\n")
        finally:
            servers.end()
    return 1 if account.wrong else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("commit", help="with tables of the database as they are today, or older")
    parser.add_argument("--seconds", type=float, default=10, help="between two steps")
    asked = parser.parse_args()
    raise SystemExit(main(asked.commit, asked.seconds))
