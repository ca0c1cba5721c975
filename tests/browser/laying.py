"""Stored games as tables in a database: with the game's dice, at its beginning or further on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from playwright.sync_api import Page

from majlis import games
from majlis.kernel import notation
from majlis.kernel.frame import CHANCE
from majlis.table.ledger import Ledger
from majlis.table.records import Event, Record, Seat, Standing, Table
from majlis.table.store import Store
from tests.browser.playing import shown

SITTERS = ("Leila", "Hoopoe", "Tomas", "Ibex", "Fennec")


def lay(
    db: Path,
    record: notation.Record,
    *,
    id: str = "stored",
    answers: int = 0,
    sitters: bool = False,
) -> Table:
    """A table with the stored game's seed and options, and so many of its answers given; its seats
    are free, or taken."""
    head = record.header
    meta = games.meta(head.game)
    assert head.seed is not None
    table = Table(
        id=id,
        game=head.game,
        rules=head.rules,
        seats=head.seats,
        options=meta.settings(notation.settings(meta, head), head.seats),
        seed=head.seed,
        name="Stored",
        host="nobody",
        listed=False,
        created=time.time(),
    )
    names = SITTERS if sitters else ("",) * head.seats
    chairs = [Seat(seat, token(seat), names[seat]) for seat in range(head.seats)]
    ledger = Ledger.new(table)
    events = list(chain(ledger.begin(), *given(ledger, record.answers[:answers])))
    standing = Standing("playing" if sitters else "open", list(ledger.match.waiting))

    async def write() -> None:
        store = Store(f"sqlite:///{db}")
        await store.open()
        await store.create(Record(table, chairs, {}, events), standing)
        await store.close()

    # A loop of its own: Playwright's runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
    return table


def given(ledger: Ledger, answers: Sequence[notation.Answer]) -> Iterator[list[Event]]:
    """The events of each of the players' answers; the dice and what leaves no choice follow by
    themselves, perhaps earlier than in the record where all are asked at once."""
    log = ledger.match.log
    owed, done = Counter[int](), Counter[int]()
    seen = 0
    for answer in answers:
        owed[answer.seat] += 1
        done.update(entry.seat for entry in log[seen:])
        seen = len(log)
        missing = answer.seat != CHANCE and done[answer.seat] < owed[answer.seat]
        yield ledger.answer(answer.seat, [answer.label]) if missing else []


def token(seat: int) -> str:
    """The secret of the link to a seat."""
    return f"token-{seat}"


def come_back(page: Page, table: str, seat: int) -> None:
    """To a seat that is taken, from another device."""
    page.goto(f"/t/{table}/sit/{token(seat)}")
    page.locator("main form button").click()
    shown(page)
