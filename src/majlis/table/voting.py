"""Voting: people at a table agree about the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from majlis.kernel.frame import NONE
from majlis.table.agreement import Motion, is_carried, votes_in
from majlis.table.overtaking import tried_again
from majlis.table.records import Event
from majlis.table.refusals import MovedOn

if TYPE_CHECKING:
    from majlis.table.room import Room


class Voting:
    """The votes at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @tried_again
    async def vote(self, person: str, motion: Motion, about: int = NONE) -> None:
        """The person is for that, and so are those who share their device; if more than half of the
        people here are, it is done."""
        room = self.room
        async with room.at_table():
            room.played_seat(person)
            if room.closed or not room.begun:
                raise MovedOn
            if motion in (Motion.SIT_IN, Motion.WAIT):
                self._check_motion(motion, about)
            else:
                about = NONE
            body = {"for": motion.value, "about": about}
            events = [room.ledger.vote(seat, body) for seat in room.seats_at(person)]
            if self._is_carried(motion, about):
                await self._carry(motion, about, events)
            else:
                await room.write(events)

    async def settle(self) -> None:
        """Somebody has gone who was not for it: what is left of the people may be enough now."""
        room = self.room
        for motion, about in votes_in(room.ledger.remarks):
            if room.closed or not self._is_possible(motion, about):
                continue
            if self._is_carried(motion, about):
                await self._carry(motion, about, [])

    def _is_carried(self, motion: Motion, about: int) -> bool:
        voters = votes_in(self.room.ledger.remarks).get((motion, about), ())
        return is_carried(voters, self.room.people_here(about))

    async def _carry(self, motion: Motion, about: int, events: list[Event]) -> None:
        room = self.room
        if motion == Motion.END:
            await room.write([*events, room.ledger.end()])
        elif motion == Motion.SIT_IN:
            await room.seating.be_absent(about, events, "agreed")
        elif motion == Motion.WAIT:
            room.timing.wind_up(about)
            events.append(room.ledger.wait(about))
            await room.change(replace(room.seats[about], bot=""), events)
        else:
            await room.write(events)

    def _check_motion(self, motion: Motion, about: int) -> None:
        self.room.seating.chair(about)
        if not self._is_possible(motion, about):
            raise MovedOn
        if motion == Motion.SIT_IN:
            self.room.seating.check_long_away(about)

    def _is_possible(self, motion: Motion, about: int) -> bool:
        room = self.room
        if motion == Motion.WAIT:
            return bool(room.seats[about].bot and room.people_at(about))
        return motion != Motion.SIT_IN or about in room.people_asked
