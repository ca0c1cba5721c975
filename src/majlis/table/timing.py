"""Timing: the clocks of a table run for those who are asked; and whoever has no time left is not
waited for."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import to_builtins
from msgspec.structs import replace

from majlis.kernel.frame import NONE
from majlis.language import N_
from majlis.table.beforehand import usual_answer
from majlis.table.drafts import draft
from majlis.table.overtaking import tried_again
from majlis.table.paces import Pace, new_clocks, wound
from majlis.table.refusals import Illegal, NotAllowed

if TYPE_CHECKING:
    from majlis.table.room import Room


class Timing:
    """The clocks of one table."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def wind(self) -> None:
        """The clocks of those run who are asked, and no others."""
        room = self.room
        if room.clocks:
            asked = {seat: self.usual(seat) != NONE for seat in room.people_asked}
            turn, now = room.match.state.turn, room.store.pulse.now()
            room.clocks = wound(room.clocks, room.table.pace, asked, turn, now)

    def usual(self, seat: int) -> int:
        return usual_answer(self.room.match.view(seat))

    def wind_up(self, seat: int) -> None:
        """Whoever comes back has time for it."""
        room = self.room
        if room.clocks:
            clocks, clock = list(room.clocks), room.clocks[seat]
            clocks[seat] = replace(clock, left=room.table.pace.regained(clock.left))
            room.clocks = tuple(clocks)

    @tried_again
    async def set_pace(self, person: str, pace: Pace, stand_in: str) -> None:
        """The host gives the players more or less time, as long as the game has not begun."""
        room = self.room
        async with room.at_table():
            room.check_host(person)
            if room.begun:
                raise NotAllowed(N_("The game has begun: its pace stays as it is."))
            room.table = replace(room.table, pace=pace, stand_in=stand_in)
            room.clocks = new_clocks(pace, len(room.seats))
            event = room.ledger.pace({"pace": to_builtins(pace), "stand_in": stand_in})
            await room.write([event])

    async def is_up(self) -> None:
        """Whose clock is empty has what they have planned played, if that is complete; in another's
        turn the usual answer is given; for whoever is asked still, a bot sits in."""
        room = self.room
        async with room.at_table():
            for seat in range(len(room.clocks)):
                if self._has_no_time(seat):
                    await self._play_plan(seat)
                if self._has_no_time(seat) and self.usual(seat) != NONE:
                    await room.answer_for(seat, room.ledger.ask(seat), [self.usual(seat)])
                elif self._has_no_time(seat):
                    await room.seating.be_absent(seat)

    def _has_no_time(self, seat: int) -> bool:
        room = self.room
        asked = seat in room.people_asked
        return asked and room.clocks[seat].at(room.store.pulse.now()) <= 0

    async def _play_plan(self, seat: int) -> None:
        room = self.room
        plan, ask = await room.plans.of(seat), room.ledger.ask(seat)
        if plan is None or plan.ask != ask:
            return
        planned = draft(room.match.view(seat), plan, room.shown.has_begun(seat))
        if planned is not None and planned.ready and planned.path:
            with suppress(Illegal):  # they could not know
                await room.answer_for(seat, ask, planned.path)
