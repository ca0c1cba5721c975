"""Rooms: a table while people are at it. One writer at a time, and nothing is shown that is not
written down."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any
from weakref import WeakValueDictionary

from msgspec import to_builtins
from msgspec.structs import replace

from majlis.bots import BOTS
from majlis.bots.advice import Advice
from majlis.games import meta
from majlis.kernel.chance import dice
from majlis.kernel.errors import CannotUndo, IllegalAction
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.game import Setting
from majlis.kernel.match import seed_text
from majlis.kernel.state import State
from majlis.language import N_
from majlis.match import Match
from majlis.table import names
from majlis.table.agreement import Motion, is_carried, votes_in
from majlis.table.beforehand import NO_ORDER, Order, Rest, is_out_of_turn, usual_answer
from majlis.table.choices import along
from majlis.table.company import LONG_AWAY, Company
from majlis.table.drafts import Ending, Plan, draft, ending, planned_again
from majlis.table.ledger import Ledger
from majlis.table.paces import NO_PACE, Pace, SeatClock, new_clocks, wound
from majlis.table.people import companion_at, owner_of, tidy
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
from majlis.table.store import STAND_IN, Event, Hints, Record, Seat, Stage, Standing, Store, Table
from majlis.table.thinkers import Thinkers
from majlis.table.transcript import Transcript

log = logging.getLogger(__name__)

ROOMS_KEPT = 200
"""Rooms that nobody looks into and that are kept all the same, so as not to play them again."""
PATIENCE = 3.0
"""Seconds that a bot waits, if it pauses at all, after a turn that may still be taken back."""
NAME_KEPT = 7 * 24 * 60 * 60.0
"""Seconds after its last move for which no other table gets an unfinished table's name."""
RETRY_SECONDS = 5.0
"""After which a bot tries again if the store has failed."""


NOBODY: Mapping[str, int] = {}


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
        self.plans: dict[int, Plan] = {}
        """What each seat was seen to plan last."""
        self.when_written: Callable[[Room], None] = lambda _: None
        """Told whenever something was written down."""
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
        self.clocks = record.clocks
        """What is left to each seat, if the table has a pace."""
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
    def closed(self) -> bool:
        """Nobody plays here any more."""
        return self.match.over or self.ledger.ended

    @property
    def busy(self) -> bool:
        """Somebody is looking or at the table, or a bot is thinking."""
        return bool(self._lookers) or self._lock.locked() or self._driver is not None

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

    # -- playing ---------------------------------------------------------------------------------

    async def answer(self, person: str, ask: int, actions: Sequence[int]) -> None:
        """The person's answers to question number `ask`, all or none."""
        async with self.at_table():
            await self._answer(self._played_seat(person), ask, actions)

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

    def see_plan(self, person: str, plan: Plan) -> None:
        """What a page of the person plans: nobody is told, but if their time runs out, it is played
        as far as it is complete."""
        if person in self.sitters:
            self.plans[self.sitters[person]] = plan

    async def take_back(self, person: str, seq: int) -> Plan:
        """Take the person's last turn back, if the page has seen everything up to event `seq` but
        what their bots have just answered: it can be planned again."""
        async with self.at_table():
            seat = self._played_seat(person)
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
            seat = self._played_seat(person)
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
            seat = self._played_seat(person)
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

    def _played_seat(self, person: str) -> int:
        seat = self._own_seat(person)
        if self.ledger.ended:
            raise NotAllowed(N_("This game is over."))
        if self.seats[seat].bot:
            raise NotAllowed(N_("A bot sits in for you: take your seat back first."))
        return seat

    # -- sitting down ----------------------------------------------------------------------------

    async def sit(self, person: str, seat: int, name: str) -> None:
        """The person takes a free seat: any, or the one that is kept for them."""
        async with self.at_table():
            if not 0 <= seat < len(self.seats):
                raise Refusal(N_("There is no such seat at this table."))
            chair = self.seats[seat]
            is_kept_here = chair.free and person in map(owner_of, self._people(seat))
            if person in self.sitters and not is_kept_here:
                raise NotAllowed(N_("You are sitting at this table already."))
            if not chair.free:
                raise SeatTaken
            if chair.kept and not is_kept_here:
                raise NotAllowed(N_("That seat is kept for the one who sat there before."))
            taken = Seat(seat, chair.token, clean_name(name))
            await self._take([taken], person)

    async def come_back(self, person: str, token: str, name: str = "") -> None:
        """The person holds the link of a taken seat: it is theirs on this device as well. If a bot
        plays there, it gets up; and if another person takes over, that is their name."""
        async with self.at_table():
            seat = self.seat_by(token)
            if seat.free:
                raise Refusal(N_("That seat is free: enter a name to take it."))
            if self.sitters.get(person) == seat.seat and not seat.bot:
                return
            if self.sitters.get(person, seat.seat) != seat.seat:
                raise NotAllowed(N_("You are sitting at this table already."))
            if seat.bot:
                await self._come_back(seat, person, name)
            else:
                await self._take([seat], person)

    async def take_seat_back(self, person: str) -> None:
        """The person was away: the bots that sit in for them and their companions get up."""
        async with self.at_table():
            self._own_seat(person)
            for seat in self._seats_at(person):
                if self.seats[seat].bot:
                    await self._come_back(self.seats[seat])

    async def _come_back(self, seat: Seat, person: str = "", name: str = "") -> None:
        called = clean_name(name) if name else seat.name
        changed = {} if called == seat.name else {"name": called, "was": seat.name}
        event = self.ledger.back(seat.seat, changed)
        self._wind_up(seat.seat)
        await self._change(replace(seat, bot="", name=called), [event], person)

    async def rename(self, person: str, name: str) -> None:
        """The person is called that from now on, also in what the log has told already."""
        async with self.at_table():
            seat = self.seats[self._own_seat(person)]
            if seat.free:
                raise Refusal(N_("That seat is free: enter a name to take it."))
            name = clean_name(name)
            if name != seat.name:
                event = self.ledger.rename(seat.seat, {"name": name, "was": seat.name})
                await self._change(replace(seat, name=name), [event])

    async def leave(self, person: str) -> Seat:
        """The person gets up. Before the game their seat is free again; later a bot plays on under
        their name, and the link of the seat brings them back."""
        async with self.at_table():
            seat = self.seats[self._own_seat(person)]
            if self.closed:
                raise NotAllowed(N_("This game is over."))
            return await self._get_up(seat)

    async def remove(self, person: str, seat: int) -> Seat:
        """The host takes somebody from the table who stays away: their link gives the seat no
        longer, a new one does."""
        async with self.at_table():
            self._check_host(person)
            chair = self._seat(seat)
            if self.closed or not self.begun or seat in self._seats_at(person):
                raise MovedOn
            if chair.bot and seat not in self._snapshot.away:
                raise MovedOn  # it is nobody's stand-in
            if self._people(seat):
                self._check_long_away(seat)
            return await self._get_up(replace(chair, token=new_token()), by="host")

    async def open_kept(self, person: str) -> None:
        """The host lets others have the seats that are kept."""
        async with self.at_table():
            self._check_host(person)
            for seat in [seat for seat in self.seats if seat.kept]:
                await self._get_up(seat)

    async def _get_up(self, seat: Seat, by: str = "") -> Seat:
        left = replace(seat, name="", kept="")
        if self.begun:
            left = replace(seat, bot=seat.bot or self.table.stand_in, order=NO_ORDER)
        self.sitters = {who: at for who, at in self.sitters.items() if at != seat.seat}
        body = {"bot": left.bot, "by": by} if by else {"bot": left.bot}
        await self._change(left, [self.ledger.leave(seat.seat, body)], left=seat.seat)
        return left

    def _seats_at(self, person: str) -> list[int]:
        """The seats of the person and of whoever shares their device."""
        return sorted(seat for who, seat in self.sitters.items() if owner_of(who) == person)

    def _people(self, seat: int) -> list[str]:
        """Whoever has that seat: a person for each of their devices."""
        return [person for person, at in self.sitters.items() if at == seat]

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refusal(N_("There is no such seat at this table."))
        return self.seats[seat]

    def _check_host(self, person: str) -> None:
        if person != self.table.host:
            raise NotAllowed(N_("Only the host of the table can do that."))

    def _check_long_away(self, seat: int) -> None:
        """Whoever looks, or has looked a moment ago, is given time."""
        if self.company.away_for(self._people(seat)) < LONG_AWAY:
            raise NotAllowed(N_("They were here a moment ago: give them some time."))

    async def _change(
        self, seat: Seat, events: Sequence[Event], sitter: str = "", left: int | None = None
    ) -> None:
        self.seats[seat.seat] = seat
        await self._write(events, [seat], self._sitter(sitter, seat.seat), left)

    def _sitter(self, person: str, seat: int) -> str:
        """Who is to be written down as having that seat; nobody, if they are already."""
        if not person or person in self.sitters:
            return ""
        self.sitters[person] = seat
        return person

    async def fill(self, person: str, bot: str) -> None:
        """The host lets bots take the free seats."""
        async with self.at_table():
            self._check_host(person)
            if bot not in BOTS:
                raise Refusal(N_("There is no such bot."))
            free = [seat for seat in self.seats if seat.free and not seat.kept]
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
        sitter = self._sitter(person, taken[0].seat)
        if self.begun and not begun:
            events += self.ledger.forced()
        await self._write(events, taken, sitter)

    async def go_on(self, person: str, rooms: Rooms) -> str:
        """Set a new table like this one; bots stay, and the seats of the other people are kept for
        them."""
        async with self.at_table():
            own = self._own_seat(person)
            if not self.closed:
                raise NotAllowed(N_("This game is not over yet."))
            if not self.next:
                table, away = self.table, self._snapshot.away
                here = self._snapshot.seats_at(person)
                chairs = [
                    self._next_chair(seat, seat.seat in here, seat.seat in away)
                    for seat in self.seats
                ]
                room = await rooms.create(
                    person,
                    table.game,
                    chairs,
                    table.options,
                    table.listed,
                    own,
                    table.hints,
                    table.chances,
                    table.pace,
                    table.stand_in,
                    kept=self.sitters,
                )
                self.next = room.table.id
                await self._write([self.ledger.again(own, self.next)])
            return self.next

    def _next_chair(self, seat: Seat, own: bool, away: bool) -> Seat:
        """A seat at the next table; that of somebody who has left is open to all."""
        if own or (seat.bot and not away):
            return Seat(seat.seat, new_token(), seat.name, "" if own else seat.bot)
        return Seat(seat.seat, new_token(), kept=seat.name if self._people(seat.seat) else "")

    # -- agreeing --------------------------------------------------------------------------------

    async def vote(self, person: str, motion: Motion, about: int = NONE) -> None:
        """The person is for that, and so are those who share their device; if more than half of the
        people here are, it is done."""
        async with self.at_table():
            self._played_seat(person)
            if self.closed or not self.begun:
                raise MovedOn
            if motion in (Motion.SIT_IN, Motion.WAIT):
                self._check_motion(motion, about)
            else:
                about = NONE
            body = {"for": motion.value, "about": about}
            events = [self.ledger.vote(seat, body) for seat in self._seats_at(person)]
            voters = votes_in(self.ledger.remarks).get((motion, about), ())
            if not is_carried(voters, self.people_here(about)):
                await self._write(events)
            elif motion == Motion.END:
                await self._write([*events, self.ledger.end()])
            elif motion == Motion.SIT_IN:
                await self._be_absent(about, events, "agreed")
            else:
                self._wind_up(about)
                events.append(self.ledger.wait(about))
                await self._change(replace(self.seats[about], bot=""), events)

    def _check_motion(self, motion: Motion, about: int) -> None:
        chair = self._seat(about)
        if motion == Motion.WAIT and not (chair.bot and self._people(about)):
            raise MovedOn
        if motion == Motion.SIT_IN:
            if about not in self.people_asked:
                raise MovedOn
            self._check_long_away(about)

    def people_here(self, but: int = NONE) -> list[int]:
        """The seats of people for whom no bot plays."""
        seats = sorted(set(self.sitters.values()) - {but})
        return [seat for seat in seats if not self.seats[seat].bot]

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
            self._wind()
            stage = standing(self.match, self.begun, self.clocks, self.ledger.ended)
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
        self.when_written(self)
        self.drive()

    # -- time ------------------------------------------------------------------------------------

    def _wind(self) -> None:
        """The clocks of those run who are asked, and no others."""
        if self.clocks:
            asked = {seat: self._usual(seat) != NONE for seat in self.people_asked}
            turn, now = self.match.state.turn, self.store.pulse.now()
            self.clocks = wound(self.clocks, self.table.pace, asked, turn, now)

    def _usual(self, seat: int) -> int:
        return usual_answer(self.match.view(seat))

    def _wind_up(self, seat: int) -> None:
        """Whoever comes back has time for it."""
        if self.clocks:
            clocks, clock = list(self.clocks), self.clocks[seat]
            clocks[seat] = replace(clock, left=self.table.pace.regained(clock.left))
            self.clocks = tuple(clocks)

    async def set_pace(self, person: str, pace: Pace, stand_in: str) -> None:
        """The host gives the players more or less time, as long as the game has not begun."""
        async with self.at_table():
            self._check_host(person)
            if self.begun:
                raise NotAllowed(N_("The game has begun: its pace stays as it is."))
            self.table = replace(self.table, pace=pace, stand_in=stand_in)
            self.clocks = new_clocks(pace, len(self.seats))
            event = self.ledger.pace({"pace": to_builtins(pace), "stand_in": stand_in})
            await self._write([event])

    async def time_is_up(self) -> None:
        """Whose clock is empty has what they have planned played, if that is complete; in another's
        turn the usual answer is given; for whoever is asked still, a bot sits in."""
        async with self.at_table():
            for seat in range(len(self.clocks)):
                if self._has_no_time(seat):
                    await self._play_plan(seat)
                if self._has_no_time(seat) and self._usual(seat) != NONE:
                    await self._answer(seat, self.ledger.ask(seat), [self._usual(seat)])
                elif self._has_no_time(seat):
                    await self._be_absent(seat)

    def _has_no_time(self, seat: int) -> bool:
        asked = seat in self.people_asked
        return asked and self.clocks[seat].at(self.store.pulse.now()) <= 0

    async def _play_plan(self, seat: int) -> None:
        plan, ask = self.plans.get(seat), self.ledger.ask(seat)
        if plan is None or plan.ask != ask:
            return
        planned = draft(self.match.view(seat), plan, self._snapshot.has_begun(seat))
        if planned is not None and planned.ready and planned.path:
            with suppress(Illegal):  # they could not know
                await self._answer(seat, ask, planned.path)

    async def _be_absent(self, seat: int, events: Sequence[Event] = (), why: str = "") -> None:
        absent = replace(self.seats[seat], bot=self.table.stand_in)
        body = {"bot": absent.bot, "why": why} if why else {"bot": absent.bot}
        await self._change(absent, [*events, self.ledger.absent(seat, body)])

    # -- bots ------------------------------------------------------------------------------------

    def drive(self) -> None:
        """See to it that a bot that is asked something answers, and whoever has said beforehand
        what to answer."""
        waits = self._bot_asked() is not None or self._ordered() is not None
        if self._driver is None and not self._stale and waits:
            self._driver = asyncio.create_task(self._let_bots_play())

    def _bot_asked(self) -> int | None:
        """A seat where a bot is to answer. If bots sit in for all people, the table waits until one
        of them is back: nobody's game is played without anybody."""
        all_away = self.sitters and not self.people_here()
        if not self.begun or self.ledger.ended or all_away:
            return None
        return next((seat for seat in self.match.waiting if self._bot_for(seat)), None)

    def _bot_for(self, seat: int) -> str:
        """The bot that answers there; none, if a person does."""
        chair = self.seats[seat]
        if chair.bot or chair.order.rest != Rest.BOT or seat not in self.match.waiting:
            return chair.bot
        return self.table.stand_in if is_out_of_turn(self.match.view(seat)) else ""

    def _ordered(self) -> tuple[int, int] | None:
        """A seat that has said beforehand what to answer, and the answer."""
        for seat in self.people_asked:
            order = self.seats[seat].order
            answer = order.answer(self.match.view(seat)) if order != NO_ORDER else NONE
            if answer != NONE:
                return seat, answer
        return None

    async def give_order(self, person: str, order: Order) -> None:
        """What is to be answered for the person when others play."""
        async with self.at_table():
            seat = self._played_seat(person)
            event = self.ledger.order(seat, to_builtins(order))
            await self._change(replace(self.seats[seat], order=order), [event])

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
        """Ask the bot that is to move; False if none is, and nobody has said what to answer."""
        async with self.at_table():
            if ordered := self._ordered():
                await self._answer(ordered[0], self.ledger.ask(ordered[0]), [ordered[1]])
                return True
            seat = self._bot_asked()
            if seat is None:
                return False
            bot = self._bot_for(seat)
            ask = self.ledger.ask(seat)
            style = self._snapshot.styles[seat]
            view = self.match.view(seat).dump()
            pause = self._pause()
        thought, _ = await asyncio.gather(self._think(bot, view, ask, style), asyncio.sleep(pause))
        async with self.at_table():
            if self._bot_for(seat) != bot:
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
        self.when_written: Callable[[Room], None] = lambda _: None
        """Told of every room in which something was written down."""

    async def room(self, id: str) -> Room:
        """The room of that table; NoSuchTable if there is none."""
        if not id.isalnum():
            raise NoSuchTable
        room = self._open.pop(id, None)
        if room is None:
            record = await self.store.load(id)
            # Somebody else may have opened it while we were reading: there is one room for all.
            room = self._open.pop(id, None) or Room(self.store, self.thinkers, self.pause, record)
            room.when_written = self.when_written
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
        pace: Pace = NO_PACE,
        stand_in: str = STAND_IN,
        companions: Sequence[int] = (),
        kept: Mapping[str, int] = NOBODY,
    ) -> Room:
        """A new table with these chairs; the host sits on `own`, on the seats of the `companions`
        whoever shares the host's device; free ones may be `kept` for others."""
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
            await self.store.create(record, standing(ledger.match, begun, clocks))
        room = await self.room(table.id)
        self.when_written(room)
        return room

    async def close(self) -> None:
        for room in self._open.values():
            await room.close()


def standing(
    match: Match, begun: bool, clocks: tuple[SeatClock, ...] = (), ended: bool = False
) -> Standing:
    if match.over or ended:
        return Standing("over" if match.over else "ended", [], clocks)
    stage: Stage = "playing" if begun else "open"
    return Standing(stage, list(match.waiting) if begun else [], clocks)


def new_token() -> str:
    return secrets.token_urlsafe(12)


def clean_name(name: str) -> str:
    """A name as it may stand in a line: printable, short, not empty."""
    clean = tidy(name)
    if not clean:
        raise Refusal(N_("Please enter your name."))
    return clean


def bot_names_beside(seats: Sequence[Seat], number: int) -> list[str]:
    taken = {seat.name for seat in seats}
    return [name for name in names.bot_names(len(names.BOTS)) if name not in taken][:number]
