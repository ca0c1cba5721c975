"""Room: a table while people are at it. One writer at a time, and nothing is shown that is not
written down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from majlis.kernel.errors import CannotUndo, IllegalAction
from majlis.kernel.frame import NONE, WATCHER
from majlis.language import N_
from majlis.match import Match
from majlis.table.company import Company
from majlis.table.drafts import Plan, planned_again
from majlis.table.driver import Driver
from majlis.table.following import Following
from majlis.table.ledger import Ledger, followed
from majlis.table.minds import Minds
from majlis.table.overtaking import tried_again
from majlis.table.people import owner_of
from majlis.table.plans import Plans
from majlis.table.records import Event, Record, Seat, Standing
from majlis.table.refusals import Illegal, MovedOn, NotAllowed, Refusal
from majlis.table.results import results_of
from majlis.table.seating import Seating
from majlis.table.snapshot import Snapshot
from majlis.table.store import Store
from majlis.table.thinkers import Thinkers
from majlis.table.timing import Timing
from majlis.table.transcript import Transcript
from majlis.table.voting import Voting


class Room:
    """One table. Whoever reads or changes it does so inside `at_table`; those who see to the
    seats, the votes, the time and the bots each have a chapter of their own."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pause: float,
        record: Record,
        ledger: Ledger | None = None,
    ) -> None:
        """The `ledger` of what is written down, if it was followed already."""
        self.store = store
        self.company = Company(store.clock)
        """Who is looking."""
        self._lock = asyncio.Lock()
        self._lookers: set[asyncio.Event] = set()
        self.transcripts: WeakValueDictionary[tuple[int, str, tuple[str, ...]], Transcript]
        self.transcripts = WeakValueDictionary()
        """The log as it is read; kept for as long as somebody reads it."""
        self.when_written: Callable[[Room], None] = lambda _: None
        """Told whenever something was written down."""
        self.seating = Seating(self)
        self.voting = Voting(self)
        self.timing = Timing(self)
        self.plans = Plans(self)
        self.minds = Minds(self, thinkers)
        self.driver = Driver(self, pause)
        self.following = Following(self)
        ledger = ledger or Ledger.follow(record.table, record.events, record.positions)
        self._set_up(record, ledger)

    def _set_up(self, record: Record, ledger: Ledger) -> None:
        self.ledger = ledger
        self.times: list[float] = []
        """When each event was written down."""
        self._take_in(record)

    def _take_in(self, record: Record) -> None:
        """All of it that the ledger does not tell."""
        self.table = record.table
        self.seats = list(record.seats)
        self.sitters = dict(record.sitters)
        self.times += record.times
        self.clocks = record.clocks
        """What is left to each seat, if the table has a pace."""
        self.driven_by = record.driver
        """The server that lets the bots play, if several share the database."""
        self.written = self.ledger.last
        """The newest event that is known to be written down."""
        self.shown = Snapshot.of(self)

    @asynccontextmanager
    async def at_table(self) -> AsyncIterator[Room]:
        """Alone with the table as it is written down."""
        async with self._lock:
            if self.stale:
                await self._follow()
                self.driver.drive()
            yield self

    async def snapshot(self) -> Snapshot:
        """The table as it is written down, to be drawn without keeping anybody waiting."""
        if self.stale:
            async with self.at_table():
                pass
        return self.shown

    async def reread(self) -> None:
        """Somebody has changed what is written down about the people here: tell everybody."""
        async with self._lock:
            await self._load()
        await self.keep_positions()
        self.transcripts.clear()
        self._tell()

    async def catch_up(self, known: int | None = None) -> None:
        """See what other servers have written down; event `known` is the newest, if that is."""
        async with self._lock:
            newest = await self.store.last(self.table.id) if known is None else known
            if newest <= self.written and not self.stale:
                return
            await self._follow()
        self._tell_lookers()
        self.driver.drive()

    async def _follow(self) -> None:
        """As the store has it; what is known already is not played again, unless it went wrong."""
        if self.stale:
            await self._load()
        else:
            news = await self.store.since(self.table.id, self.written)
            self.ledger.catch_up(news.events, news.positions)
            self._take_in(news)

    async def _load(self) -> None:
        record = await self.store.load(self.table.id)
        self._set_up(record, await followed(record))

    async def keep_positions(self) -> None:
        """Write down what had to be found again: the rules have changed, or somebody was
        forgotten."""
        if self.ledger.unkept:
            async with self.at_table():
                await self.store.keep_positions(self.table.id, self.ledger.unkept)
                self.ledger.unkept = []

    @property
    def next(self) -> str:
        """Where those who have played go on."""
        return self.ledger.next_table

    @property
    def stale(self) -> bool:
        """Something went wrong between an event and its being written down."""
        return self.ledger.last != self.written

    @property
    def match(self) -> Match:
        return self.ledger.match

    @property
    def begun(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def closed(self) -> bool:
        """Nobody plays here any more."""
        return self.match.over or self.ledger.ended

    @property
    def busy(self) -> bool:
        """Somebody is looking or at the table, or a bot is thinking."""
        return bool(self._lookers) or self._lock.locked() or self.driver.drives

    @property
    def people_asked(self) -> list[int]:
        """The seats that are asked something and have no bot."""
        waiting = self.match.waiting if self.begun and not self.ledger.ended else []
        return [seat for seat in waiting if not self.seats[seat].bot]

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
            if not self._lookers:
                self.shown.cache.clear()  # pages weigh more than all else about a table

    @tried_again
    async def answer(self, person: str, ask: int, actions: Sequence[int]) -> None:
        """The person's answers to question number `ask`, all or none."""
        async with self.at_table():
            await self.answer_for(self.played_seat(person), ask, actions)

    async def answer_for(self, seat: int, ask: int, actions: Sequence[int]) -> None:
        if not self.begun:
            raise NotAllowed(N_("The game begins when every seat is taken."))
        if seat not in self.match.waiting or self.ledger.ask(seat) != ask:
            raise MovedOn
        try:
            events = self.ledger.answer(seat, actions)
        except IllegalAction as error:
            raise Illegal from error
        await self.write(events)

    def see_plan(self, person: str, plan: Plan) -> None:
        """What a page of the person plans: nobody is told, but if their time runs out, it is played
        as far as it is complete."""
        if person in self.sitters:
            self.plans.see(self.sitters[person], plan)

    @tried_again
    async def take_back(self, person: str, seq: int) -> Plan:
        """Take the person's last turn back, if the page has seen everything up to event `seq` but
        what their bots have just answered: it can be planned again."""
        async with self.at_table():
            seat = self.played_seat(person)
            if not self.ledger.stands_since(seq, self.yielding_bots):
                raise MovedOn
            try:
                events, taken = self.ledger.take_back(seat, self.yielding_bots)
            except CannotUndo as error:
                raise Refusal(N_("There is nothing left to take back.")) from error
            await self.write(events)
            begun = self.shown.has_begun(seat)
            return planned_again(self.ledger.ask(seat), self.match.view(seat), taken, begun)

    @property
    def yielding_bots(self) -> list[int]:
        """The seats of bots, if they play with one person alone: nobody minds if their answers are
        taken back, too."""
        bots = [seat.seat for seat in self.seats if seat.bot]
        return bots if len(self.seats) - len(bots) == 1 else []

    def own_seat(self, person: str) -> int:
        if person not in self.sitters:
            raise NotAllowed(N_("You are watching: only those who sit at the table can play."))
        return self.sitters[person]

    def played_seat(self, person: str) -> int:
        seat = self.own_seat(person)
        if self.ledger.ended:
            raise NotAllowed(N_("This game is over."))
        if self.seats[seat].bot:
            raise NotAllowed(N_("A bot sits in for you: take your seat back first."))
        return seat

    def people_here(self, but: int = NONE) -> list[int]:
        """The seats of people for whom no bot plays."""
        seats = sorted(set(self.sitters.values()) - {but})
        return [seat for seat in seats if not self.seats[seat].bot]

    def seats_at(self, person: str) -> list[int]:
        """The seats of the person and of whoever shares their device."""
        return sorted(seat for who, seat in self.sitters.items() if owner_of(who) == person)

    def people_at(self, seat: int) -> list[str]:
        """Whoever has that seat: a person for each of their devices."""
        return [person for person, at in self.sitters.items() if at == seat]

    def check_host(self, person: str) -> None:
        if person != self.table.host:
            raise NotAllowed(N_("Only the host of the table can do that."))

    async def change(
        self, seat: Seat, events: Sequence[Event], sitter: str = "", left: int | None = None
    ) -> None:
        self.seats[seat.seat] = seat
        await self.write(events, [seat], self.newcomer(sitter, seat.seat), left)

    def newcomer(self, person: str, seat: int) -> str:
        """Who is to be written down as having that seat; nobody, if they are already."""
        if not person or person in self.sitters:
            return ""
        self.sitters[person] = seat
        return person

    async def write(
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
            self.timing.wind()
            driver = self.store.server if self.store.is_shared and self.driver.waits else ""
            stage = Standing.of(self.match, self.begun, self.clocks, self.ledger.ended, driver)
            kept = self.ledger.positions()
            id = self.table.id
            results = results_of(self.match.state)
            at = await self.store.append(id, events, stage, seats, sitter, kept, left, results)
            self.ledger.unkept = []
            self.times += [at] * len(events)
            self.driven_by = driver
            self.written = self.ledger.last
            self.shown = Snapshot.of(self)
        finally:
            self._tell()

    def show_again(self) -> None:
        """Something has changed that is no event."""
        self.shown = Snapshot.of(self)
        self._tell_lookers()

    def _tell(self) -> None:
        self._tell_lookers()
        self.when_written(self)
        self.driver.drive()

    def _tell_lookers(self) -> None:
        for changed in self._lookers:
            changed.set()

    async def close(self) -> None:
        """The bots stop, but not while one of their answers is being written down."""
        await self.plans.written()
        async with self._lock:
            self.driver.stop()
        await self.driver.stopped()
