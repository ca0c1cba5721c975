"""Minds at a table: what bots think about it, for themselves and for people who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from majlis.bots.advice import Advice
from majlis.kernel.chance import dice
from majlis.kernel.state import State
from majlis.language import N_
from majlis.table.choices import along
from majlis.table.drafts import Ending, ending
from majlis.table.records import STAND_IN
from majlis.table.refusals import Illegal, MovedOn, NotAllowed, Refusal
from majlis.table.thinkers import Thinkers

if TYPE_CHECKING:
    from majlis.table.room import Room


class Minds:
    """Those who think about one table."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self._thinking = asyncio.Lock()
        """One thought at a time: no table has more than its share of the thinkers."""
        self._spent: dict[int, tuple[tuple[int, int], float]] = {}
        """For each seat, which turn it has thought about last, and for how many seconds."""

    async def suggest(self, person: str, ask: int) -> Sequence[int]:
        """What a bot would answer to question number `ask` and to all that come with it, if that
        belongs to the set-up."""
        room = self.room
        async with room.at_table():
            seat = room.played_seat(person)
            if seat not in room.match.waiting or room.ledger.ask(seat) != ask:
                raise MovedOn
            if not room.match.state.question().PREPARES:
                raise NotAllowed(N_("Only the set-up can be left to the table."))
            start = view = room.match.view(seat)
        answers: list[int] = []
        while ending(start, view) == Ending.ASKED and view.question().PREPARES:
            thought = await self.think(STAND_IN, view.dump(), ask)
            for action in thought:
                view = view.look_ahead(action)
            answers += thought
        return answers

    async def advise(self, person: str, ask: int, draft: Sequence[int]) -> tuple[State, Advice]:
        """What the person could answer to question number `ask`, and how good their draft is, by
        what their seat can see: its view, and the advice."""
        room = self.room
        async with room.at_table():
            seat = room.played_seat(person)
            if seat not in room.match.waiting or room.ledger.ask(seat) != ask:
                raise MovedOn
            if not room.shown.hints:
                raise NotAllowed(N_("There are no hints at this table."))
            view = room.match.view(seat)
        if along(view, draft) is None:
            raise Illegal
        async with self._thinking:
            advice = await self.thinkers.advise(
                room.table.game, view.dump(), draft, self._dice(ask)
            )
        if advice is None:
            raise Refusal(N_("Nobody has an idea just now. Please try again."))
        return view, advice

    async def think(
        self, bot: str, view: dict[str, Any], ask: int, style: int | None = None
    ) -> list[int]:
        """What the bot answers; questions of one turn share the time of that turn."""
        game, seat = self.room.table.game, view["viewer"]
        turn = view["turn"][0], self.room.ledger.undone  # what is taken back begins afresh
        async with self._thinking:
            last, spent = self._spent.get(seat, (turn, 0.0))
            spent = spent if last == turn else 0.0
            thought = await self.thinkers.think(game, bot, view, self._dice(ask), style, spent)
            self._spent[seat] = turn, spent + thought.seconds
        return thought.answers

    def _dice(self, ask: int) -> int:
        """The bots' own dice: the same match thinks the same thoughts."""
        return dice(f"{self.room.table.seed}/bots/{ask}")
