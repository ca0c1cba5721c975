"""Pages are drawn beside the lock, in other processes, and once for all who see the same."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from majlis.drawing.scene import Format
from majlis.table.page_content import PageContent, page_content
from majlis.table.page_request import PageRequest, Viewer, page_request
from majlis.table.renderers import Renderers
from majlis.table.snapshot import Snapshot
from majlis.table.window import Window
from tests.table.conftest import PATIENCE
from tests.table.test_window import PEOPLE, room_of

pytestmark = pytest.mark.anyio


class Counting(Renderers):
    """Counts what is really drawn."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.drawn: list[PageRequest] = []

    async def _make(self, request: PageRequest) -> PageContent:
        self.drawn.append(request)
        return await super()._make(request)


def viewer(person: str, code: str = "en", format: Format = Format.WIDE) -> Viewer:
    return Viewer(person, "", code, format, "http://table.test", False)


async def test_equal_viewers_share_one_drawing_and_one_message() -> None:
    room = room_of("marrakesh")
    renderers = Counting()
    watchers = [Window(viewer(f"watcher {n}"), renderers) for n in range(10)]
    people = [Window(viewer(person), renderers) for person in PEOPLE]
    others = [
        Window(viewer("a", "ru"), renderers),
        Window(viewer("b", format=Format.PHONE), renderers),
    ]
    for _ in range(3):
        renderers.drawn.clear()
        snapshot = Snapshot.of(room)
        sent = await asyncio.gather(*(one.update(snapshot) for one in watchers))
        assert len(renderers.drawn) == 1
        assert len({id(message) for message in sent}) == 1
        await asyncio.gather(*(one.update(snapshot) for one in [*people, *others]))
        assert [one.seat for one in renderers.drawn[1:4]] == [0, 1, 2]
        assert len(renderers.drawn) == 1 + len(people) + len(others)
        seat = room.match.waiting[0]
        room.ledger.answer(seat, [room.match.legal(seat)[0]])


async def test_whoever_comes_later_is_sent_everything_and_nobody_else_s_news() -> None:
    room = room_of("through-the-desert")
    renderers = Counting()
    early, late = Window(viewer("x"), renderers), Window(viewer("y"), renderers)
    await early.update(Snapshot.of(room))
    room.ledger.answer(room.match.waiting[0], [room.match.legal(room.match.waiting[0])[0]])
    snapshot = Snapshot.of(room)
    whole, news = await late.update(snapshot), await early.update(snapshot)
    assert len(news) < len(whole) / 5
    assert b'"first":true' in whole
    assert b'"first"' not in news


async def test_drawing_keeps_nobody_from_the_table() -> None:
    """The lock is free while a page is drawn, and what is drawn is the table as it was."""
    room = room_of("through-the-desert")
    begun, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Counting):
        async def _make(self, request: PageRequest) -> PageContent:
            begun.set()
            await go_on.wait()
            return await super()._make(request)

    snapshot = Snapshot.of(room)
    drawing = asyncio.create_task(Window(viewer("x"), Slow()).update(snapshot))
    await begun.wait()
    async with asyncio.timeout(60), room.at_table():
        room.ledger.answer(room.match.waiting[0], [room.match.legal(room.match.waiting[0])[0]])
    go_on.set()
    before = await Window(viewer("x"), Counting()).update(snapshot)
    assert await drawing == before


@pytest.mark.parametrize("game", ["marrakesh", "template"])
async def test_other_processes_draw_the_same_and_a_dead_one_is_replaced(game: str) -> None:
    """By one that knows all games, be they offered to players or not: it does not die of them."""
    snapshot = Snapshot.of(room_of(game))
    request = page_request(snapshot, viewer("leila"), None, "")
    renderers = Renderers(workers=1)
    workers = renderers._workers
    assert workers is not None

    async def process() -> int:
        return await asyncio.wrap_future(workers.submit(os.getpid))

    async def draw() -> None:
        await asyncio.gather(*map(asyncio.wrap_future, renderers._warm))
        snapshot.cache.clear()
        assert await renderers.content(snapshot, request) == page_content(request)

    renderers.open()
    try:
        async with asyncio.timeout(PATIENCE):
            first = await process()
            await draw()
            assert await process() == first != os.getpid()
            os.kill(first, signal.SIGKILL)
            await draw()
            second = await process()
            await draw()
            assert await process() == second not in (first, os.getpid())
    finally:
        renderers.close()
