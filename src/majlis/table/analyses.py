"""Analyses of finished matches: judged turn by turn beside the play of others, and written down."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from typing import Any

from majlis import games
from majlis.bots.analysis import BUDGET, Judged, Story, judge, story
from majlis.bots.forecasts import source
from majlis.language import N_
from majlis.match import Match
from majlis.table.holdings import claim, release
from majlis.table.refusals import NotAllowed, Refusal
from majlis.table.room import Room
from majlis.table.store import Store
from majlis.table.thinkers import Thinkers

log = logging.getLogger(__name__)

SECONDS = 5.0
"""For each turn, and no more: somebody waits for the first, and a slow machine would be taken to be
lost in thought at every one."""
KEPT = 20
"""Analyses that are kept at hand; the others are read again."""


@dataclass
class Analysis:
    """What is known of a match so far."""

    story: Story
    judged: dict[int, Judged] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        return len(self.judged) == len(self.story.played)

    @property
    def in_order(self) -> list[Judged]:
        return [self.judged[nth] for nth in sorted(self.judged)]


class Analyses:
    """One for each match that somebody has asked about; what a restart has cut off goes on when
    somebody asks again."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.budget = BUDGET
        self._known: dict[str, Analysis] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening = asyncio.Lock()

    async def of(self, room: Room) -> Analysis:
        """How far the analysis has got; it goes on by itself."""
        id = room.table.id
        async with self._opening:
            if id not in self._known:
                self._known[id] = await self._open(room)
                for old in list(self._known)[:-KEPT]:
                    if old not in self._tasks:
                        del self._known[old]
        known = self._known[id]
        if not known.done and id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._go_on(room, known))
        return known

    async def _open(self, room: Room) -> Analysis:
        async with room.at_table():
            if not room.match.over:
                raise NotAllowed(N_("This game is not over yet."))
            text = room.match.save()
        told = await self.thinkers.analyse(story_of, text)
        if told is None:
            raise Refusal(N_("Nobody has an idea just now. Please try again."))
        game = room.table.game
        return Analysis(told, await self.store.judged(room.table.id, edition(game)))

    async def _go_on(self, room: Room, known: Analysis) -> None:
        id, game, seed = room.table.id, room.table.game, room.table.seed
        work = f"analysis/{id}"
        try:
            if not await claim(self.store, work):  # another server is at it
                known.judged |= await self.store.judged(id, edition(game))
                return
            known.judged |= await self.store.judged(id, edition(game))
            for nth in known.story.suspects:
                if nth in known.judged:
                    continue
                played = known.story.played[nth]
                one = await self.thinkers.analyse(
                    judge, game, nth, played, seed, self.budget, SECONDS
                )
                if one is None:
                    return
                await self.store.add_judged(id, edition(game), one)
                known.judged[nth] = one
        except Exception:
            log.exception("the analysis of table %s has stopped", id)
        finally:
            del self._tasks[id]
            await release(self.store, work)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def story_of(text: str) -> Story:
    return story(Match.load(text))


@cache
def edition(game: str) -> str:
    """Names what turns are judged by: verdicts of other weights, rules or networks are not used."""
    weights = games.game(game).fitted.weights
    judges: list[Any] = [games.fingerprint(game), weights.names, weights.values, BUDGET]
    judges.append(source(game))
    return sha256(str(judges).encode()).hexdigest()[:16]
