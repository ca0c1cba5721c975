"""Calls: whoever is asked and does not look is told so, once for each turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from weakref import WeakValueDictionary

import msgspec

from majlis import games
from majlis.kernel.frame import NONE
from majlis.language import language
from majlis.table import names
from majlis.table.address_book import AddressBook, Call, Calling
from majlis.table.company import Company
from majlis.table.errands import Errands
from majlis.table.holdings import claim, release
from majlis.table.mail import Mailer
from majlis.table.people import owner_of
from majlis.table.pushes import Pushes
from majlis.table.refusals import Refusal
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.rounds import Rounds
from majlis.table.snapshot import Snapshot
from majlis.table.store import Store
from majlis.table.templates import static

log = logging.getLogger(__name__)

ROUND = 30.0
"""Seconds between two looks at whose quiet hours are over, and before the first one."""
COMES_BACK = 20.0
"""Seconds in which a page that was lost comes back by itself, if it can."""
KEPT = NONE
"""In place of the number of a question: a seat is kept for somebody at the next table."""
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
        self._errands = Errands()
        self._lost: dict[str, float] = {}
        """Tables of which a page was lost, and when."""
        self._has_caught_up = False
        self._rounds = Rounds(store.clock, ROUND, self._go_round, "nobody could be called")
        rooms.when_written = self.look_soon

    def open(self) -> None:
        self._rounds.open()

    async def close(self) -> None:
        """What was begun is done first, unless it takes long: it comes again after the start."""
        await self._rounds.close()
        await self._errands.end(PATIENCE)

    async def rest(self) -> None:
        """Until everybody has been called who is to be."""
        await self._errands.done()

    def look_soon(self, room: Room) -> None:
        """Something has been written down at the table."""
        self._errands.start(self._look(room))

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
        """Call those whose quiet hours are over, if they are still asked, and those whose pages
        have gone without a word."""
        now = self.store.clock.now()
        for table in await self.book.due(now):
            await self.look_at(table)
            await self.book.settle(table, now)
        for table in [one for one, since in self._lost.items() if now - since >= COMES_BACK]:
            del self._lost[table]
            await self.look_at(table)

    def look_later(self, table: str) -> None:
        """A page of that table was lost: nobody knows whether its reader has seen what is asked."""
        self._lost[table] = self.store.clock.now()

    async def look_at(self, id: str) -> None:
        try:
            await self._look(await self.rooms.room(id))
        except Refusal as refusal:
            log.error("nobody at table %s could be called: %s", id, refusal)

    async def _look(self, room: Room) -> None:
        id = room.table.id
        try:
            async with self._looking.setdefault(id, asyncio.Lock()):  # nobody is called twice
                table = await room.snapshot()
                asked = begun_turns(table) | await self._put_off(table)
                await self._call(table, unseen(asked, table, room.company))
                if table.next_table:
                    await self._call_to_next(table.next_table, room.company)
        except Exception:
            log.exception("somebody at table %s could not be called", id)

    async def _put_off(self, table: Snapshot) -> dict[str, int]:
        """Whose seat is kept here, and who was to be told when their quiet hours are over."""
        people = kept_for(table)
        calls = await self.book.calls(table.table.id) if people else {}
        return {who: KEPT for who in people if who in calls and not calls[who].done}

    async def _call_to_next(self, id: str, before: Company) -> None:
        """Those whose seat is kept at the next table, if they look neither there nor here."""
        room = await self.rooms.room(id)
        table = await room.snapshot()
        asked = unseen(kept_for(table), table, before)
        await self._call(table, unseen(asked, table, room.company))

    async def _call(self, table: Snapshot, asked: Mapping[str, int]) -> None:
        if not asked:
            return
        callings = await self.book.callings(asked)
        wanted = {who: calling for who, calling in callings.items() if calling.wanted}
        if not wanted:
            return  # as at most tables: what they were called for need not be read
        calls = await self.book.calls(table.table.id)
        for person, calling in wanted.items():
            call = await self._due_call(calling, calls.get(person), table.table.id, asked[person])
            if call is not None:
                await self._tell_once(calling, table, call)

    async def _tell_once(self, calling: Calling, table: Snapshot, call: Call) -> None:
        """However many servers have noticed."""
        work = f"call/{call.match_id}/{call.person}/{call.ask}"
        if not await claim(self.store, work):
            return
        try:
            known = (await self.book.calls(call.match_id)).get(call.person)
            if not (known and known.done and known.ask == call.ask):
                await self.tell(calling, table, call.ask)
                await self.book.note(msgspec.structs.replace(call, done=True))
        finally:
            await release(self.store, work)

    async def _due_call(
        self, calling: Calling, known: Call | None, id: str, ask: int
    ) -> Call | None:
        """The call that is to be made now, noted; None if it has been, or has to wait."""
        if known and known.done and known.ask == ask:
            return None
        now = self.store.clock.now()
        call = Call(id, calling.person, ask, calling.quiet_until(now), done=False)
        if call != known:
            await self.book.note(call)
        return call if call.due <= now else None

    async def may_notify(self, room: Room, person: str) -> bool:
        """Whether a page of theirs that nobody sees is to tell them that their turn has begun: it
        counts as the call for this turn."""
        id, owner = room.table.id, owner_of(person)
        async with self._looking.setdefault(id, asyncio.Lock()):
            ask = begun_turns(await room.snapshot()).get(owner)
            if ask is None:
                return False
            calling = await self.book.calling(owner)
            known = (await self.book.calls(id)).get(owner)
            call = await self._due_call(calling, known, id, ask)
            if call is None:
                return False
            await self.book.note(msgspec.structs.replace(call, done=True))
            return True

    async def tell(self, calling: Calling, table: Snapshot, ask: int) -> None:
        """Tell the person in every way that they have chosen."""
        t = language(calling.language)
        title = t.gettext(games.meta(table.table.game).title)
        name = names.told(table.table.name, t)
        why, body = t.gettext("Your turn"), t.gettext("Table “%(name)s” waits for you.")
        if ask == KEPT:
            why = t.gettext("Play again")
            body = t.gettext("Your seat is kept at table “%(name)s”.")
        notice = Notice(
            title=f"{why} · {title}",
            body=body % {"name": name},
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


def begun_turns(table: Snapshot) -> dict[str, int]:
    """Whose turn has begun, and who has not answered yet, with the number of the question."""
    found: dict[str, int] = {}
    for person, seat in table.sitters.items():
        if seat not in table.asks or table.has_begun(seat, by_hand=True):
            continue
        owner = owner_of(person)
        found[owner] = max(table.asks[seat], found.get(owner, KEPT))
    return found


def kept_for(table: Snapshot) -> dict[str, int]:
    """For whom a seat is kept, as `KEPT` in place of a question."""
    kept = [person for person, seat in table.sitters.items() if table.seats[seat].kept]
    return dict.fromkeys(map(owner_of, kept), KEPT)


def unseen(asked: Mapping[str, int], table: Snapshot, company: Company) -> dict[str, int]:
    """Those of these who do not look, on none of the devices on which they have such a seat."""
    found: dict[str, int] = {}
    for owner, ask in asked.items():
        own = {seat for seat in table.seats_at(owner) if seat in table.asks or ask == KEPT}
        players = [person for person, seat in table.sitters.items() if seat in own]
        if not company.is_here(players):
            found[owner] = ask
    return found
