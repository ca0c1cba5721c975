"""Rooms: a table while people are at it. One writer at a time, and nothing is shown that is not
written down."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from majlis.bots import BOTS
from majlis.bots.advice import Advice
from majlis.games import meta
from majlis.kernel.chance import dice
from majlis.kernel.errors import CannotUndo, IllegalAction
from majlis.kernel.frame import WATCHER
from majlis.kernel.game import Setting
from majlis.kernel.match import seed_text
from majlis.kernel.state import State
from majlis.language import N_
from majlis.match import Match
from majlis.table import names
from majlis.table.choices import along
from majlis.table.company import Company
from majlis.table.drafts import Ending, Plan, ending, planned_again
from majlis.table.ledger import Ledger
from majlis.table.refusals import (
    Illegal,
    MovedOn,
    NoSuchTable,
    NotAllowed,
    Refusal,
    SeatTaken,
)
from majlis.table.results import results_of
from majlis.table.snapshot import Snapshot
from majlis.table.store import Event, Hints, Record, Seat, Standing, Store, Table
from majlis.table.thinkers import Thinkers
from majlis.table.transcript import Transcript

log = logging.getLogger(__name__)

ROOMS_KEPT = 200
"""Rooms that nobody looks into and that are kept all the same, so as not to play them again."""
LONGEST_NAME = 24
PATIENCE = 3.0
"""Seconds that a bot waits, if it pauses at all, after a turn that may still be taken back."""
NAME_KEPT = 7 * 24 * 60 * 60.0
"""Seconds after its last move for which no other table gets an unfinished table's name."""
STAND_IN = "level3"
"""The bot that plays if nobody has said which: for a person who leaves, or who would rather not set
up, on free seats, at a table at once."""
RETRY_SECONDS = 5.0
"""After which a bot tries again if the store has failed."""


class Room:
    """One table. Whoever reads or changes it does so inside `at_table`."""

    def __init__(self, store: Store, thinkers: Thinkers, pause: float, record: Record) -> None:
        self.store = store
        self.company = Company(store.clock)
        """Who is looking."""
        self.thinkers = thinkers
        self.pause = pause
        """Seconds between a question to a bot and its answer, so that people can follow."""
        self._lock = asyncio.Lock()
        self._thinking = asyncio.Lock()
        """One thought at a time: no table has more than its share of the thinkers."""
        self._lookers: set[asyncio.Event] = set()
        self._driver: asyncio.Task[None] | None = None
        self.transcripts: WeakValueDictionary[tuple[int, str, tuple[str, ...]], Transcript]
        self.transcripts = WeakValueDictionary()
        """The log as it is read; kept for as long as somebody reads it."""
        self._set_up(record)

    def _set_up(self, record: Record) -> None:
        self.table = record.table
        self.seats = list(record.seats)
        self.sitters = dict(record.sitters)
        self.ledger = Ledger.follow(record.table, record.events, record.positions)
        self.next = next((e.body["table"] for e in record.events if e.kind == "again"), "")
        """Where those who have played go on."""
        self.times = record.times
        """When each event was written down."""
        self._written = self.ledger.last
        """The newest event that is known to be written down."""
        self._snapshot = Snapshot.of(self)

    # -- looking ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def at_table(self) -> AsyncIterator[Room]:
        """Alone with the table as it is written down."""
        async with self._lock:
            if self._stale:
                self._set_up(await self.store.load(self.table.id))
                self.drive()
            yield self

    async def snapshot(self) -> Snapshot:
        """The table as it is written down, to be drawn without keeping anybody waiting."""
        if self._stale:
            async with self.at_table():
                pass
        return self._snapshot

    async def reread(self) -> None:
        """Somebody has changed what is written down about the people here: tell everybody."""
        async with self._lock:
            self._set_up(await self.store.load(self.table.id))
        self.transcripts.clear()
        self._tell()

    @property
    def _stale(self) -> bool:
        """Something went wrong between an event and its being written down."""
        return self.ledger.last != self._written

    @property
    def match(self) -> Match:
        return self.ledger.match

    @property
    def begun(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def busy(self) -> bool:
        """Somebody is looking or at the table, or a bot is thinking."""
        return bool(self._lookers) or self._lock.locked() or self._driver is not None

    def seat_of(self, person: str) -> int:
        return self.sitters.get(person, WATCHER)

    @contextmanager
    def looking(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes."""
        changed = asyncio.Event()
        self._lookers.add(changed)
        try:
            yield changed
        finally:
            self._lookers.discard(changed)

    # -- playing ---------------------------------------------------------------------------------

    async def answer(self, person: str, ask: int, actions: Sequence[int]) -> None:
        """The person's answers to question number `ask`, all or none."""
        async with self.at_table():
            await self._answer(self._own_seat(person), ask, actions)

    async def _answer(self, seat: int, ask: int, actions: Sequence[int]) -> None:
        if not self.begun:
            raise NotAllowed(N_("The game begins when every seat is taken."))
        if seat not in self.match.waiting or self.ledger.ask(seat) != ask:
            raise MovedOn
        try:
            events = self.ledger.answer(seat, actions)
        except IllegalAction as error:
            raise Illegal from error
        await self._write(events)

    async def take_back(self, person: str, seq: int) -> Plan:
        """Take the person's last turn back, if the page has seen everything up to event `seq` but
        what their bots have just answered: it can be planned again."""
        async with self.at_table():
            seat = self._own_seat(person)
            if not self.ledger.stands_since(seq, self.bots):
                raise MovedOn
            try:
                events, taken = self.ledger.take_back(seat, self.bots)
            except CannotUndo as error:
                raise Refusal(N_("There is nothing left to take back.")) from error
            await self._write(events)
            begun = self._snapshot.has_begun(seat)
            return planned_again(self.ledger.ask(seat), self.match.view(seat), taken, begun)

    async def suggest(self, person: str, ask: int) -> Sequence[int]:
        """What a bot would answer to question number `ask` and to all that come with it, if that
        belongs to the set-up."""
        async with self.at_table():
            seat = self._own_seat(person)
            if seat not in self.match.waiting or self.ledger.ask(seat) != ask:
                raise MovedOn
            if not self.match.state.question().PREPARES:
                raise NotAllowed(N_("Only the set-up can be left to the table."))
            start = view = self.match.view(seat)
        answers: list[int] = []
        while ending(start, view) == Ending.ASKED and view.question().PREPARES:
            thought = await self._think(STAND_IN, view.dump(), ask)
            for action in thought:
                view = view.look_ahead(action)
            answers += thought
        return answers

    async def advise(self, person: str, ask: int, draft: Sequence[int]) -> tuple[State, Advice]:
        """What the person could answer to question number `ask`, and how good their draft is, by
        what their seat can see: its view, and the advice."""
        async with self.at_table():
            seat = self._own_seat(person)
            if seat not in self.match.waiting or self.ledger.ask(seat) != ask:
                raise MovedOn
            if not self._snapshot.hints:
                raise NotAllowed(N_("There are no hints at this table."))
            view = self.match.view(seat)
        if along(view, draft) is None:
            raise Illegal
        async with self._thinking:
            advice = await self.thinkers.advise(
                self.table.game, view.dump(), draft, self._dice(ask)
            )
        if advice is None:
            raise Refusal(N_("Nobody has an idea just now. Please try again."))
        return view, advice

    @property
    def bots(self) -> list[int]:
        """The seats of bots, if they play with one person alone: nobody minds if their answers are
        taken back, too."""
        bots = [seat.seat for seat in self.seats if seat.bot]
        return bots if len(self.seats) - len(bots) == 1 else []

    def _own_seat(self, person: str) -> int:
        if person not in self.sitters:
            raise NotAllowed(N_("You are watching: only those who sit at the table can play."))
        return self.sitters[person]

    # -- sitting down ----------------------------------------------------------------------------

    async def sit(self, person: str, seat: int, name: str) -> None:
        """The person takes a free seat."""
        async with self.at_table():
            if person in self.sitters:
                raise NotAllowed(N_("You are sitting at this table already."))
            if not 0 <= seat < len(self.seats):
                raise Refusal(N_("There is no such seat at this table."))
            if not self.seats[seat].free:
                raise SeatTaken
            taken = Seat(seat, self.seats[seat].token, clean_name(name))
            await self._take([taken], person)

    async def come_back(self, person: str, token: str) -> None:
        """The person holds the link of a taken seat: it is theirs on this device as well."""
        async with self.at_table():
            seat = self.seat_by(token)
            if seat.free:
                raise Refusal(N_("That seat is free: enter a name to take it."))
            if self.sitters.get(person) == seat.seat:
                return
            if person in self.sitters:
                raise NotAllowed(N_("You are sitting at this table already."))
            if seat.bot:
                own = replace(seat, bot="")
                await self._change(own, self.ledger.back(seat.seat), person)
            else:
                await self._take([seat], person)

    async def rename(self, person: str, name: str) -> None:
        """The person is called that from now on, also in what the log has told already."""
        async with self.at_table():
            seat = self.seats[self._own_seat(person)]
            name = clean_name(name)
            if name != seat.name:
                event = self.ledger.rename(seat.seat, {"name": name, "was": seat.name})
                await self._change(replace(seat, name=name), event)

    async def leave(self, person: str) -> Seat:
        """The person gets up. Before the game their seat is free again; later a bot plays on under
        their name, and the link of the seat brings them back."""
        async with self.at_table():
            seat = self.seats[self._own_seat(person)]
            if self.match.over:
                raise NotAllowed(N_("This game is over."))
            left = replace(seat, bot=STAND_IN) if self.begun else replace(seat, name="")
            self.sitters = {who: at for who, at in self.sitters.items() if at != seat.seat}
            event = self.ledger.leave(seat.seat, {"bot": left.bot})
            await self._change(left, event, left=seat.seat)
            return left

    async def _change(
        self, seat: Seat, event: Event, sitter: str = "", left: int | None = None
    ) -> None:
        self.seats[seat.seat] = seat
        if sitter:
            self.sitters[sitter] = seat.seat
        await self._write([event], [seat], sitter, left)

    async def fill(self, person: str, bot: str) -> None:
        """The host lets bots take the free seats."""
        async with self.at_table():
            if person != self.table.host:
                raise NotAllowed(N_("Only the host of the table can invite bots."))
            if bot not in BOTS:
                raise Refusal(N_("There is no such bot."))
            free = [seat for seat in self.seats if seat.free]
            if not free:
                raise MovedOn
            called = bot_names_beside(self.seats, len(free))
            await self._take(
                [
                    Seat(seat.seat, seat.token, name, bot)
                    for seat, name in zip(free, called, strict=True)
                ]
            )

    def seat_by(self, token: str) -> Seat:
        for seat in self.seats:
            if secrets.compare_digest(seat.token.encode(), token.encode()):
                return seat
        raise NotAllowed(N_("This link leads to no seat. Perhaps it was cut off."))

    async def _take(self, taken: list[Seat], person: str = "") -> None:
        begun = self.begun
        events = [
            self.ledger.sit(seat.seat, {"name": seat.name, "bot": seat.bot}) for seat in taken
        ]
        for seat in taken:
            self.seats[seat.seat] = seat
        if person:
            self.sitters[person] = taken[0].seat
        if self.begun and not begun:
            events += self.ledger.forced()
        await self._write(events, taken, person)

    async def go_on(self, person: str, rooms: Rooms) -> str:
        """Set a new table like this one; bots stay, the other people's seats are open to them."""
        async with self.at_table():
            own = self._own_seat(person)
            if not self.match.over:
                raise NotAllowed(N_("This game is not over yet."))
            if not self.next:
                chairs = [
                    Seat(seat.seat, new_token(), seat.name, seat.bot)
                    if seat.bot or seat.seat == own
                    else Seat(seat.seat, new_token())
                    for seat in self.seats
                ]
                table = self.table
                room = await rooms.create(
                    person,
                    table.game,
                    chairs,
                    table.options,
                    table.listed,
                    own,
                    table.hints,
                    table.chances,
                )
                self.next = room.table.id
                await self._write([self.ledger.again(self.next)])
            return self.next

    # -- writing ---------------------------------------------------------------------------------

    async def _write(
        self,
        events: Sequence[Event],
        seats: Sequence[Seat] = (),
        sitter: str = "",
        left: int | None = None,
    ) -> None:
        """The room is ahead of what is written down: write, and only then tell anybody.

        Whatever goes wrong on the way, the next to come finds the table as the store has it.
        """
        try:
            stage = standing(self.match, self.begun)
            position = self.ledger.position()
            id = self.table.id
            results = results_of(self.match.state)
            at = await self.store.append(id, events, stage, seats, sitter, position, left, results)
            self.times += [at] * len(events)
            self._written = self.ledger.last
            self._snapshot = Snapshot.of(self)
        finally:
            self._tell()

    def _tell(self) -> None:
        for changed in self._lookers:
            changed.set()
        self.drive()

    # -- bots ------------------------------------------------------------------------------------

    def drive(self) -> None:
        """See to it that a bot that is asked something answers."""
        if self._driver is None and not self._stale and self._bot_asked() is not None:
            self._driver = asyncio.create_task(self._let_bots_play())

    def _bot_asked(self) -> int | None:
        if not self.begun:
            return None
        return next((seat for seat in self.match.waiting if self.seats[seat].bot), None)

    async def _let_bots_play(self) -> None:
        try:
            while True:
                try:
                    if not await self._let_a_bot_answer():
                        return
                except Refusal:
                    raise
                except Exception:
                    log.exception("a bot at table %s could not answer", self.table.id)
                    await asyncio.sleep(RETRY_SECONDS)
        except Refusal as refusal:
            log.error("the bots at table %s have stopped: %s", self.table.id, refusal)
        finally:
            self._driver = None

    async def _let_a_bot_answer(self) -> bool:
        """Ask the bot that is to move; False if none is."""
        async with self.at_table():
            seat = self._bot_asked()
            if seat is None:
                return False
            bot = self.seats[seat].bot
            ask = self.ledger.ask(seat)
            style = self._snapshot.styles[seat]
            view = self.match.view(seat).dump()
            pause = self._pause()
        thought, _ = await asyncio.gather(self._think(bot, view, ask, style), asyncio.sleep(pause))
        async with self.at_table():
            if self.seats[seat].bot != bot:
                return True  # the person it played for is back
            try:
                await self._answer(seat, ask, thought)
            except MovedOn:
                return True  # somebody took a move back meanwhile
            except Illegal as error:
                log.error("the bot %r of %s: %s", bot, self.table.game, error.__cause__)
                await self._answer(seat, ask, [self.match.legal(seat)[0]])
        return True

    async def _think(
        self, bot: str, view: dict[str, Any], ask: int, style: int | None = None
    ) -> list[int]:
        async with self._thinking:
            return await self.thinkers.think(self.table.game, bot, view, self._dice(ask), style)

    def _pause(self) -> float:
        """After a person's turn a bot waits longer, as long as it can be taken back."""
        for entry in reversed(self.match.open_log):
            if not entry.auto:
                own = not self.seats[entry.seat].bot and self.match.can_undo(entry.seat)
                return max(self.pause, PATIENCE) if own and self.pause else self.pause
        return self.pause

    def _dice(self, ask: int) -> int:
        """The bots' own dice: the same match thinks the same thoughts."""
        return dice(f"{self.table.seed}/bots/{ask}")

    async def close(self) -> None:
        """The bots stop, but not while one of their answers is being written down."""
        async with self._lock:
            driver = self._driver
            if driver is not None:
                driver.cancel()
        if driver is not None:
            await asyncio.gather(driver, return_exceptions=True)


class Rooms:
    """The rooms that are open in this process."""

    def __init__(self, store: Store, thinkers: Thinkers, pause: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self._open: dict[str, Room] = {}
        self._naming = asyncio.Lock()

    async def room(self, id: str) -> Room:
        """The room of that table; NoSuchTable if there is none."""
        if not id.isalnum():
            raise NoSuchTable
        room = self._open.pop(id, None)
        if room is None:
            record = await self.store.load(id)
            # Somebody else may have opened it while we were reading: there is one room for all.
            room = self._open.pop(id, None) or Room(self.store, self.thinkers, self.pause, record)
        self._open[id] = room
        for old in list(self._open)[:-ROOMS_KEPT]:
            if not self._open[old].busy:
                del self._open[old]
        room.drive()
        return room

    async def reread(self, ids: Iterable[str]) -> None:
        """Those of these tables that are open here find out what is written down about them."""
        for id in ids:
            if id in self._open:
                await self._open[id].reread()

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
    ) -> Room:
        """A new table with these chairs; the host sits on `own`."""
        title = meta(game)
        title.check_seats(len(chairs))
        async with self._naming:  # one name is not given twice
            now = self.store.clock.now()
            taken = await self.store.names_in_use(now - NAME_KEPT)
            table = Table(
                id=secrets.token_hex(5),
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
            )
            ledger = Ledger.new(table)
            events = ledger.begin()
            begun = not any(chair.free for chair in chairs)
            if begun:
                events += ledger.forced()
            sitters = {} if own is None else {host: own}
            record = Record(table, list(chairs), sitters, events)
            await self.store.create(record, standing(ledger.match, begun))
        return await self.room(table.id)

    async def close(self) -> None:
        for room in self._open.values():
            await room.close()


def standing(match: Match, begun: bool) -> Standing:
    if match.over:
        return Standing("over", [])
    return Standing("playing", list(match.waiting)) if begun else Standing("open", [])


def new_token() -> str:
    return secrets.token_urlsafe(12)


def clean_name(name: str) -> str:
    """A name as it may stand in a line: printable, short, not empty."""
    clean = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]
    if not clean:
        raise Refusal(N_("Please enter your name."))
    return clean


def bot_names_beside(seats: Sequence[Seat], number: int) -> list[str]:
    taken = {seat.name for seat in seats}
    return [name for name in names.bot_names(len(names.BOTS)) if name not in taken][:number]
