"""The rooms that are open in this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from majlis.games import meta
from majlis.kernel.game import Setting
from majlis.kernel.match import seed_text
from majlis.table import names
from majlis.table.ledger import Ledger, followed
from majlis.table.paces import NO_PACE, Pace, new_clocks, wound
from majlis.table.people import companion_at
from majlis.table.records import STAND_IN, Hints, Record, Seat, Standing, Table
from majlis.table.refusals import MovedOn, NoSuchTable, Overtaken, Unplayable
from majlis.table.room import Room
from majlis.table.store import Store
from majlis.table.thinkers import Thinkers

log = logging.getLogger(__name__)

ROOMS_KEPT = 200
"""Rooms that nobody looks into and that are kept all the same, so as not to play them again."""
NAME_KEPT = 7 * 24 * 60 * 60.0
"""Seconds after its last move for which no other table gets an unfinished table's name."""
NOBODY: Mapping[str, int] = {}


class Rooms:
    """The rooms that are open in this process."""

    def __init__(self, store: Store, thinkers: Thinkers, pause: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._naming = asyncio.Lock()
        self._unplayable: set[str] = set()
        """Tables that nobody can play at any more: their page says so, and one line of the log."""
        self.when_written: Callable[[Room], None] = lambda _: None
        """Told of every room in which something was written down."""
        self.when_opened: Callable[[Room], Awaitable[None]] = stay_as_it_is
        """Done with every room that was opened."""

    async def room(self, id: str) -> Room:
        """The room of that table; NoSuchTable if there is none."""
        if not id.isalnum():
            raise NoSuchTable
        room = self._open.pop(id, None)
        if room is None:
            room = await self._opened(id)
        else:
            self._open[id] = room
            if self.store.is_shared:  # whoever comes may know already what was written elsewhere
                await room.catch_up()
        room.driver.drive()
        return room

    async def attend_to(self, id: str, attend: Callable[[Room], Awaitable[None]]) -> None:
        """Do what is due at a table. If it fails, that holds up no other table."""
        if id in self._unplayable:
            return
        try:
            await attend(await self.room(id))
        except MovedOn:
            pass  # another process was quicker
        except Unplayable as refusal:
            self._unplayable.add(id)
            log.error("nobody attends to table %s: %s", id, refusal)
        except Exception:
            log.exception("table %s could not be attended to", id)

    async def _opened(self, id: str) -> Room:
        """It is opened once for all who come meanwhile."""
        opening = self._opening.get(id)
        if opening is None:
            opening = self._opening[id] = asyncio.create_task(self._opened_anew(id))
            opening.add_done_callback(lambda _: self._opening.pop(id))
        return await asyncio.shield(opening)

    async def _opened_anew(self, id: str) -> Room:
        record = await self.store.load(id)
        ledger = await followed(record)
        room = self._open[id] = Room(self.store, self.thinkers, self.pause, record, ledger)
        room.when_written = self.when_written
        for old in list(self._open)[:-ROOMS_KEPT]:
            if not self._open[old].busy:
                del self._open[old]
        await room.keep_positions()
        if self.store.is_shared:  # nobody has told a room of news that was not open yet
            await room.catch_up()
        await self.when_opened(room)
        return room

    @property
    def open_rooms(self) -> list[Room]:
        return list(self._open.values())

    def open_room(self, id: str) -> Room | None:
        return self._open.get(id)

    async def catch_up(self) -> None:
        """Something may have happened elsewhere that nobody has told of."""
        for id, room in list(self._open.items()):
            if room.busy:
                await room.reread()
            else:
                del self._open[id]

    async def reread(self, ids: Iterable[str]) -> None:
        """Those of these tables that are open find out what is written down about them, here and
        at other servers."""
        ids = list(ids)
        if self.store.is_shared:
            await self.store.tell_about_people(ids)
        await self.reread_here(ids)

    async def reread_here(self, ids: Iterable[str]) -> None:
        for id in ids:
            if id in self._opening:  # it may have been read before that
                await asyncio.wait([self._opening[id]])
            if id in self._open:
                try:
                    await self._open[id].reread()
                except NoSuchTable:  # it was pruned
                    self._open.pop(id, None)

    async def create(
        self,
        host: str,
        game: str,
        chairs: Sequence[Seat],
        options: dict[str, Setting],
        listed: bool,
        own: int | None = 0,
        hints: Hints = Hints.ALONE,
        chances: bool = False,
        pace: Pace = NO_PACE,
        stand_in: str = STAND_IN,
        companions: Sequence[int] = (),
        kept: Mapping[str, int] = NOBODY,
        id: str = "",
    ) -> Room:
        """A new table with these chairs; the host sits on `own`, on the seats of the `companions`
        whoever shares the host's device; free ones may be `kept` for others. If a table has that
        `id` already, it is that one."""
        title = meta(game)
        title.check_seats(len(chairs))
        async with self._naming:  # one name is not given twice
            now = self.store.clock.now()
            taken = await self.store.names_in_use(now - NAME_KEPT)
            table = Table(
                id=id or secrets.token_hex(5),
                game=game,
                rules=title.rules,
                seats=len(chairs),
                options=title.settings(options, len(chairs)),
                seed=seed_text(None),
                name=names.table_name(taken),
                host=host,
                listed=listed,
                hints=hints,
                chances=chances,
                created=now,
                pace=pace,
                stand_in=stand_in,
            )
            ledger = Ledger.new(table)
            events = ledger.begin()
            begun = not any(chair.free for chair in chairs)
            if begun:
                events += ledger.forced()
            sitters = dict(kept) if own is None else {**kept, host: own}
            sitters |= {companion_at(host, seat): seat for seat in companions}
            clocks = new_clocks(pace, len(chairs))
            if begun:
                asked = {s: False for s in ledger.match.waiting if not chairs[s].bot}
                turn = ledger.match.state.turn
                clocks = wound(clocks, pace, asked, turn, self.store.pulse.now())
            record = Record(table, list(chairs), sitters, events)
            driver = self.store.server if self.store.is_shared and begun else ""
            standing = Standing.of(ledger.match, begun, clocks, driver=driver)
            with suppress(Overtaken):
                await self.store.create(record, standing)
        room = await self.room(table.id)
        self.when_written(room)
        return room

    async def close(self) -> None:
        if self._opening:
            await asyncio.wait(self._opening.values())
        for room in self.open_rooms:  # somebody may come to one of them meanwhile
            await room.close()


async def stay_as_it_is(_: Room) -> None:
    """A server that is alone hears of nobody."""
