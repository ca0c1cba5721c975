"""The driver: lets the bots of a table answer, and what people have said beforehand."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from majlis.kernel.frame import NONE
from majlis.table.beforehand import NO_ORDER, Rest, is_out_of_turn
from majlis.table.holdings import take_over
from majlis.table.refusals import Illegal, MovedOn, Refusal
from majlis.table.snapshot import is_deserted

if TYPE_CHECKING:
    from majlis.table.room import Room

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that a bot waits, if it pauses at all, after a turn that may still be taken back."""
RETRY_SECONDS = 5.0
"""After which a bot tries again if the store has failed."""


class Driver:
    """Sees to it that those answer at one table who need no hand of their own."""

    def __init__(self, room: Room, pause: float) -> None:
        self.room = room
        self.pause = pause
        """Seconds between a question to a bot and its answer, so that people can follow."""
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def drives(self) -> bool:
        return self._task is not None

    def drive(self) -> None:
        """See to it that a bot that is asked something answers, and whoever has said beforehand
        what to answer."""
        if self._task is None and not self.room.stale and self._is_here and self.waits:
            self._task = asyncio.create_task(self._let_bots_play())

    @property
    def waits(self) -> bool:
        """Somebody is asked who needs no hand of their own."""
        return self._bot_asked() is not None or self._ordered() is not None

    @property
    def _is_here(self) -> bool:
        """The bots of this table play here, not at another server."""
        store = self.room.store
        is_own = not store.is_shared or self.room.driven_by == store.server
        return is_own and not self._stopped

    async def take_over(self) -> None:
        """Let the bots play here if they are asked, and no other server that is there lets them."""
        room = self.room
        if room.store.is_shared and self.waits and not self._is_here and not self._stopped:
            async with room.at_table():
                if await take_over(room.store, room.table.id):
                    room.driven_by = room.store.server
        self.drive()

    def _bot_asked(self) -> int | None:
        """A seat where a bot is to answer, unless all bots wait until somebody is back."""
        room = self.room
        deserted = is_deserted(room.sitters, room.seats, room.shown.away)
        if not room.begun or room.ledger.ended or deserted:
            return None
        return next((seat for seat in room.match.waiting if self.bot_for(seat)), None)

    def bot_for(self, seat: int) -> str:
        """The bot that answers there; none, if a person does."""
        room = self.room
        chair = room.seats[seat]
        if chair.bot or chair.order.rest != Rest.BOT or seat not in room.match.waiting:
            return chair.bot
        return room.table.stand_in if is_out_of_turn(room.match.view(seat)) else ""

    def _ordered(self) -> tuple[int, int] | None:
        """A seat that has said beforehand what to answer, and the answer."""
        room = self.room
        for seat in room.people_asked:
            order = room.seats[seat].order
            answer = order.answer(room.match.view(seat)) if order != NO_ORDER else NONE
            if answer != NONE:
                return seat, answer
        return None

    async def _let_bots_play(self) -> None:
        try:
            while True:
                try:
                    if not await self._let_a_bot_answer():
                        return
                except Refusal:
                    raise
                except Exception:
                    log.exception("a bot at table %s could not answer", self.room.table.id)
                    await asyncio.sleep(RETRY_SECONDS)
        except Refusal as refusal:
            log.error("the bots at table %s have stopped: %s", self.room.table.id, refusal)
        finally:
            self._task = None

    async def _let_a_bot_answer(self) -> bool:
        """Ask the bot that is to move; False if none is, and nobody has said what to answer."""
        room = self.room
        async with room.at_table():
            if not self._is_here:
                return False
            if ordered := self._ordered():
                await room.answer_for(ordered[0], room.ledger.ask(ordered[0]), [ordered[1]])
                return True
            seat = self._bot_asked()
            if seat is None:
                return False
            bot = self.bot_for(seat)
            ask = room.ledger.ask(seat)
            style = room.shown.styles[seat]
            view = room.match.view(seat).dump()
            pause = self._pause()
        thinking = room.minds.think(bot, view, ask, style)
        thought, _ = await asyncio.gather(thinking, room.store.clock.sleep(pause))
        async with room.at_table():
            if self.bot_for(seat) != bot:
                return True  # the person it played for is back
            try:
                await room.answer_for(seat, ask, thought)
            except MovedOn:
                return True  # somebody took a move back meanwhile
            except Illegal as error:
                log.error("the bot %r of %s: %s", bot, room.table.game, error.__cause__)
                await room.answer_for(seat, ask, [room.match.legal(seat)[0]])
        return True

    def _pause(self) -> float:
        """After a person's turn a bot waits longer, as long as it can be taken back."""
        room = self.room
        for entry in reversed(room.match.open_log):
            if not entry.auto:
                own = not room.seats[entry.seat].bot and room.match.can_undo(entry.seat)
                return max(self.pause, PATIENCE) if own and self.pause else self.pause
        return self.pause

    def stop(self) -> None:
        """For good: whoever writes here from now on leaves the bots to others."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def stopped(self) -> None:
        """When it has stopped."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
