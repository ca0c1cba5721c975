"""Calls: whoever is asked and does not look is told so, once for each turn."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

import msgspec

from majlis import games
from majlis.language import language
from majlis.table import names
from majlis.table.address_book import AddressBook, Call, Calling
from majlis.table.company import Company
from majlis.table.mail import Mailer
from majlis.table.people import owner_of
from majlis.table.pushes import Pushes
from majlis.table.refusals import Refusal
from majlis.table.rooms import Room, Rooms
from majlis.table.rounds import Rounds
from majlis.table.snapshot import Snapshot
from majlis.table.store import Store
from majlis.table.templates import static

log = logging.getLogger(__name__)

ROUND = 30.0
"""Seconds between two looks at whose quiet hours are over, and before the first one."""


PATIENCE = 2.0
"""Seconds for which calls that were begun may hold up a server that is closing."""


class Notice(msgspec.Struct):
    """What a browser shows when it is called; see sw.js."""

    title: str
    body: str
    url: str
    tag: str
    """A newer notice of the same table replaces an older one."""
    icon: str
    badge: str
    off: str
    """The button after which nobody calls any more."""


class Caller:
    """Decides who is called, and calls them."""

    def __init__(self, store: Store, rooms: Rooms, pushes: Pushes, mailer: Mailer) -> None:
        self.book = AddressBook(store)
        self.store = store
        self.rooms = rooms
        self.pushes = pushes
        self.mailer = mailer
        self._looking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._has_caught_up = False
        self._rounds = Rounds(store.clock, ROUND, self._go_round, "nobody could be called")
        rooms.when_written = self.look_soon

    def open(self) -> None:
        self._rounds.open()

    async def close(self) -> None:
        """What was begun is done first, unless it takes long: it comes again after the start."""
        await self._rounds.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def rest(self) -> None:
        """Until everybody has been called who is to be."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_soon(self, room: Room) -> None:
        """Something has been written down at the table."""
        task = asyncio.create_task(self._look(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_round(self) -> None:
        if self._has_caught_up:
            await self.look_round()
        else:
            await self.catch_up()
            self._has_caught_up = True

    async def catch_up(self) -> None:
        """Call those who were asked just before the server stopped; pages that were open then have
        had time to come back."""
        for table in await self.book.waiting():
            await self.look_at(table)

    async def look_round(self) -> None:
        """Call those whose quiet hours are over, if they are still asked."""
        now = self.store.clock.now()
        for table in await self.book.due(now):
            await self.look_at(table)
            await self.book.settle(table, now)

    async def look_at(self, id: str) -> None:
        try:
            await self._look(await self.rooms.room(id))
        except Refusal as refusal:
            log.error("nobody at table %s could be called: %s", id, refusal)

    async def _look(self, room: Room) -> None:
        id = room.table.id
        try:
            async with self._looking.setdefault(id, asyncio.Lock()):  # nobody is called twice
                await self._call(await room.snapshot(), room.company)
        except Exception:
            log.exception("somebody at table %s could not be called", id)

    async def _call(self, table: Snapshot, company: Company) -> None:
        asked = wanted(table, company)
        if not asked:
            return
        id, now = table.table.id, self.store.clock.now()
        callings = await self.book.callings(asked)
        calls = await self.book.calls(id)
        for person, ask in asked.items():
            calling = callings.get(person)
            known = calls.get(person)
            if calling is None or not calling.wanted or (known and known.done and known.ask == ask):
                continue
            due = calling.quiet_until(now)
            call = Call(id, person, ask, due, done=False)
            if call != known:
                await self.book.note(call)
            if due <= now:
                await self.tell(calling, table)
                await self.book.note(msgspec.structs.replace(call, done=True))

    async def tell(self, calling: Calling, table: Snapshot) -> None:
        """Tell the person in every way that they have chosen."""
        t = language(calling.language)
        title = t.gettext(games.meta(table.table.game).title)
        name = names.told(table.table.name, t)
        notice = Notice(
            title=f"{t.gettext('Your turn')} · {title}",
            body=t.gettext("Table “%(name)s” waits for you.") % {"name": name},
            url=f"/t/{table.table.id}",
            tag=table.table.id,
            icon=static("icons/icon-192.png"),
            badge=static("icons/badge-96.png"),
            off=t.gettext("No more calls"),
        )
        if calling.push:
            text = msgspec.json.encode(notice)
            for browser in await self.book.subscriptions(calling.person):
                if not await self.pushes.send(browser, text):
                    await self.book.unsubscribe(browser.endpoint)
        if calling.mails:
            await self.mailer.call(calling, notice.title, notice.body, notice.url)


def wanted(table: Snapshot, company: Company) -> dict[str, int]:
    """Who is to be told that their turn has begun, with the number of the question: nobody of
    theirs looks at the table."""
    found: dict[str, int] = {}
    for person, seat in table.sitters.items():
        owner = owner_of(person)
        if seat not in table.asks or table.seats[seat].bot:
            continue
        if table.has_begun(seat, by_hand=True):
            continue
        players = [who for who, at in table.sitters.items() if at == seat]
        if not company.is_here(players):
            found[owner] = max(table.asks[seat], found.get(owner, -1))
    return found
