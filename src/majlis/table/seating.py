"""Seating: who has which seat of a table, and how seats change hands."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import to_builtins
from msgspec.structs import replace

from majlis.bots import BOTS
from majlis.language import N_
from majlis.table import names
from majlis.table.beforehand import NO_ORDER, Order
from majlis.table.company import LONG_AWAY
from majlis.table.overtaking import tried_again
from majlis.table.people import companion_seat, owner_of, tidy
from majlis.table.records import Event, Seat
from majlis.table.refusals import MovedOn, NotAllowed, Refusal, SeatTaken

if TYPE_CHECKING:
    from majlis.table.room import Room


class Seating:
    """The seats of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @tried_again
    async def sit(self, person: str, seat: int, name: str) -> None:
        """The person takes a free seat: any, or the one that is kept for them."""
        room = self.room
        async with room.at_table():
            chair = self.chair(seat)
            is_kept_here = chair.free and person in map(owner_of, room.people_at(seat))
            if person in room.sitters and not is_kept_here:
                raise NotAllowed(N_("You are sitting at this table already."))
            if not chair.free:
                raise SeatTaken
            if chair.kept and not is_kept_here:
                raise NotAllowed(N_("That seat is kept for the one who sat there before."))
            taken = Seat(seat, chair.token, clean_name(name))
            await self._take([taken], person)

    @tried_again
    async def come_back(self, person: str, token: str, name: str = "") -> None:
        """The person holds the link of a taken seat: it is theirs on this device as well. If a bot
        plays there, it gets up; and if another person takes over, that is their name."""
        room = self.room
        async with room.at_table():
            seat = self.seat_by(token)
            if seat.free:
                raise Refusal(N_("That seat is free: enter a name to take it."))
            if room.sitters.get(person) == seat.seat and not seat.bot:
                return
            if room.sitters.get(person, seat.seat) != seat.seat:
                raise NotAllowed(N_("You are sitting at this table already."))
            given_away = self._let_go(seat.seat, person)
            if seat.bot:
                await self._come_back(seat, person, name, given_away)
            else:
                await self._take([seat], person, given_away)

    def _let_go(self, seat: int, person: str) -> int | None:
        """The seat, if a companion has it who plays on somebody else's device: it leaves that one
        as soon as another takes it over."""
        room = self.room
        players = room.people_at(seat)
        if all(companion_seat(who) is None or owner_of(who) == person for who in players):
            return None
        room.sitters = {who: at for who, at in room.sitters.items() if at != seat}
        return seat

    @tried_again
    async def take_seat_back(self, person: str) -> None:
        """The person was away: the bots that sit in for them and their companions get up."""
        room = self.room
        async with room.at_table():
            room.own_seat(person)
            for seat in room.seats_at(person):
                if room.seats[seat].bot:
                    await self._come_back(room.seats[seat])

    async def _come_back(
        self, seat: Seat, person: str = "", name: str = "", left: int | None = None
    ) -> None:
        room = self.room
        called = clean_name(name) if name else seat.name
        changed = {} if called == seat.name else {"name": called, "was": seat.name}
        event = room.ledger.back(seat.seat, changed)
        room.timing.wind_up(seat.seat)
        await room.change(replace(seat, bot="", name=called), [event], person, left)

    @tried_again
    async def rename(self, person: str, name: str) -> None:
        """The person is called that from now on, also in what the log has told already."""
        room = self.room
        async with room.at_table():
            seat = room.seats[room.own_seat(person)]
            if seat.free:
                raise Refusal(N_("That seat is free: enter a name to take it."))
            name = clean_name(name)
            if name != seat.name:
                event = room.ledger.rename(seat.seat, {"name": name, "was": seat.name})
                await room.change(replace(seat, name=name), [event])

    @tried_again
    async def leave(self, person: str) -> Seat:
        """The person gets up. Before the game their seat is free again; later a bot plays on under
        their name, and the link of the seat brings them back."""
        room = self.room
        async with room.at_table():
            seat = room.seats[room.own_seat(person)]
            if room.closed:
                raise NotAllowed(N_("This game is over."))
            return await self._get_up(seat)

    @tried_again
    async def remove(self, person: str, seat: int) -> Seat:
        """The host takes somebody from the table who stays away: their link gives the seat no
        longer, a new one does."""
        room = self.room
        async with room.at_table():
            room.check_host(person)
            chair = self.chair(seat)
            if room.closed or not room.begun or seat in room.seats_at(person):
                raise MovedOn
            if chair.bot and seat not in room.shown.away:
                raise MovedOn  # it is nobody's stand-in
            if room.people_at(seat):
                self.check_long_away(seat)
            return await self._get_up(replace(chair, token=new_token()), by="host")

    @tried_again
    async def open_kept(self, person: str) -> None:
        """The host lets others have the seats that are kept."""
        room = self.room
        async with room.at_table():
            room.check_host(person)
            for seat in [seat for seat in room.seats if seat.kept]:
                await self._get_up(seat)

    async def _get_up(self, seat: Seat, by: str = "") -> Seat:
        room = self.room
        left = replace(seat, name="", kept="")
        if room.begun:
            left = replace(seat, bot=seat.bot or room.table.stand_in, order=NO_ORDER)
        room.sitters = {who: at for who, at in room.sitters.items() if at != seat.seat}
        body = {"bot": left.bot, "by": by} if by else {"bot": left.bot}
        await room.change(left, [room.ledger.leave(seat.seat, body)], left=seat.seat)
        if room.begun:
            await room.voting.settle()
        return left

    @tried_again
    async def fill(self, person: str, bot: str) -> None:
        """The host lets bots take the free seats."""
        room = self.room
        async with room.at_table():
            room.check_host(person)
            if bot not in BOTS:
                raise Refusal(N_("There is no such bot."))
            free = [seat for seat in room.seats if seat.free and not seat.kept]
            if not free:
                raise MovedOn
            called = bot_names_beside(room.seats, len(free))
            await self._take(
                [
                    Seat(seat.seat, seat.token, name, bot)
                    for seat, name in zip(free, called, strict=True)
                ]
            )

    async def renew_link(self, person: str) -> None:
        """The link of the person's seat leads nowhere from now on, and a new one does; whoever has
        come by the old one stays."""
        room = self.room
        async with room.at_table():
            seat = replace(room.seats[room.own_seat(person)], token=new_token())
            await room.store.keep_token(room.table.id, seat.seat, seat.token)
            room.seats[seat.seat] = seat
            room.show_again()

    def seat_by(self, token: str) -> Seat:
        for seat in self.room.seats:
            if secrets.compare_digest(seat.token.encode(), token.encode()):
                return seat
        raise NotAllowed(N_("This link leads to no seat. Perhaps it was cut off."))

    async def _take(self, taken: list[Seat], person: str = "", left: int | None = None) -> None:
        room = self.room
        begun = room.begun
        events = [
            room.ledger.sit(seat.seat, {"name": seat.name, "bot": seat.bot}) for seat in taken
        ]
        for seat in taken:
            room.seats[seat.seat] = seat
        sitter = room.newcomer(person, taken[0].seat)
        if room.begun and not begun:
            events += room.ledger.forced()
        await room.write(events, taken, sitter, left)

    def chair(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.room.seats):
            raise Refusal(N_("There is no such seat at this table."))
        return self.room.seats[seat]

    def check_long_away(self, seat: int) -> None:
        """Whoever looks, or has looked a moment ago, is given time."""
        if self.room.company.away_for(self.room.people_at(seat)) < LONG_AWAY:
            raise NotAllowed(N_("They were here a moment ago: give them some time."))

    @tried_again
    async def give_order(self, person: str, order: Order) -> None:
        """What is to be answered for the person when others play."""
        room = self.room
        async with room.at_table():
            seat = room.played_seat(person)
            event = room.ledger.order(seat, to_builtins(order))
            await room.change(replace(room.seats[seat], order=order), [event])

    async def be_absent(self, seat: int, events: Sequence[Event] = (), why: str = "") -> None:
        room = self.room
        absent = replace(room.seats[seat], bot=room.table.stand_in)
        body = {"bot": absent.bot, "why": why} if why else {"bot": absent.bot}
        await room.change(absent, [*events, room.ledger.absent(seat, body)])
        await room.voting.settle()


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
