"""A table at which two people and a bot play through whichever server is there."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress

import httpx
import websockets

from majlis import games
from majlis.table import guests
from majlis.table.database import StoreBusy
from majlis.table.ledger import Ledger
from majlis.table.paces import NO_PACE, Kind, Pace, new_clocks
from majlis.table.records import Record, Seat, Standing
from majlis.table.records import Table as Agreed
from majlis.table.signing import signature
from majlis.table.store import Store
from tests.chaos.account import PEOPLE, Account, Actions, Question
from tests.chaos.servers import Servers
from tests.load.games import turn

UNAVAILABLE = (httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError)
HURRY = Pace(Kind.LIVE, 4.0, 0.5)
"""Time does run out."""
DAWDLING = 0.05
"""The share of turns that are planned and not sent, where there is a clock."""
THINKERS = ("random", "level3", "level4")
"""Bots, some of which take their time."""


STUCK = 60.0
"""Seconds without any event after which a game will not be finished."""


class Table:
    def __init__(
        self, store: Store, servers: Servers, calm: asyncio.Event, rng: random.Random,
        account: Account,
    ) -> None:  # fmt: skip
        self.store = store
        self.servers = servers
        self.calm = calm
        """Nobody is killed any more."""
        self.rng = rng
        self.account = account
        # Nothing is kept open: every request finds its own server.
        unkept = httpx.Limits(max_keepalive_connections=0)
        self.line = httpx.AsyncClient(timeout=15, limits=unkept, verify=False)
        self._sending = False

    async def lay(self, nth: int, game: str) -> None:
        """On a table that nobody knows yet."""
        id = f"{nth:06x}"
        self.key = await self.store.secret("cookies")
        self.agreed = Agreed(
            id, game, games.meta(game).rules, 3, {}, f"chaos-{id}", "Chaos", f"{id}-0", False,
            time.time(), pace=self.rng.choice([NO_PACE, HURRY]), stand_in="random",
        )  # fmt: skip
        self.ledger = Ledger.new(self.agreed)
        events = [*self.ledger.begin(), *self.ledger.forced()]
        bot = self.rng.choice(THINKERS)
        self.seats = [Seat(seat, f"token{id}{seat}", f"P{seat}") for seat in PEOPLE]
        self.seats.append(Seat(2, f"token{id}2", "Bot", bot))
        sitters = {f"{id}-{seat}": seat for seat in PEOPLE}
        clocks = new_clocks(self.agreed.pace, 3)
        standing = Standing("playing", list(self.ledger.match.waiting), clocks)
        await self.store.create(Record(self.agreed, self.seats, sitters, events), standing)

    async def play(self) -> bool:
        """Until the game is over; False if it does not get there."""
        pages = [Page(self, seat) for seat in PEOPLE]
        try:
            return await self._play(pages)
        finally:
            await asyncio.gather(self.line.aclose(), *(page.close() for page in pages))

    async def _play(self, pages: Sequence[Page]) -> bool:
        stuck = 0.0
        while not self.ledger.match.over:
            before, begun = self.ledger.last, time.monotonic()
            await self._step(pages)
            await self._catch_up()
            moved = self.ledger.last > before or not self.calm.is_set()
            stuck = 0.0 if moved else stuck + time.monotonic() - begun
            if stuck > STUCK:
                return False
        return True

    async def _catch_up(self) -> None:
        """Later, if the database is busy, as on a machine that players and servers share."""
        with suppress(StoreBusy):
            news = await self.store.since(self.agreed.id, self.ledger.last)
            self.ledger.catch_up(news.events, news.positions)
            self.seats = news.seats

    async def _step(self, pages: Sequence[Page]) -> None:
        match = self.ledger.match
        away = [seat for seat in PEOPLE if self.seats[seat].bot]
        asked = [seat for seat in match.waiting if not self.seats[seat].bot]
        if away:
            await self._post(away[0], "back", {})
        if not asked:
            await asyncio.sleep(0.05)
            return
        seat = self.rng.choice(asked)
        question = Question(self.agreed.id, seat, self.ledger.ask(seat))
        actions = tuple(turn(match.view(seat), self.rng))
        self.account.plan(question, actions)
        await pages[seat].plan(question.ask, actions)
        if self.agreed.pace != NO_PACE and self.rng.random() < DAWDLING:
            await asyncio.sleep(HURRY.bank)
        else:
            await self._answer(question, actions)

    async def _answer(self, question: Question, actions: Actions) -> None:
        """As a page does it: what nobody has answered is sent again as it was."""
        self.account.send(question, actions)
        body = {"ask": question.ask, "actions": actions}
        until = time.monotonic() + STUCK
        while time.monotonic() < until:
            self._sending = True
            status = await self._post(question.seat, "answer", body)
            self._sending = False
            if status == 200:
                self.account.acknowledge(question, actions)
            if status not in (0, 503):
                return
            await asyncio.sleep(0.2)

    async def _post(self, seat: int, what: str, body: dict[str, object]) -> int:
        """The status; 0 if there was no answer."""
        link = f"{self.address()}/t/{self.agreed.id}/{what}"
        try:
            answer = await self.line.post(link, json=body, headers={"cookie": self.cookie(seat)})
        except UNAVAILABLE:
            self.account.unreachable += 1
            return 0
        if answer.status_code >= 400:
            self.account.refused[answer.status_code] += 1
        return answer.status_code

    def cookie(self, seat: int) -> str:
        person = f"{self.agreed.id}-{seat}"
        return f"{guests.PERSON}={person}.{signature(person, self.key)}"

    def address(self) -> str:
        return self.rng.choice(self.servers.addresses)

    def amid(self) -> set[str]:
        """What a server that is killed now is in the middle of."""
        waiting = self.ledger.match.waiting
        found = {
            "answers": self._sending,
            "drafts": not self._sending,
            "clocks": self.agreed.pace != NO_PACE,
            "thoughts": any(self.seats[seat].bot for seat in waiting),
        }
        return {what for what, is_so in found.items() if is_so}


class Page:
    """An open page: it says what it plans, again whenever it has found a server."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.said = ""
        self.socket: websockets.ClientConnection | None = None
        self._task = asyncio.create_task(self._stay())

    async def plan(self, ask: int, actions: Actions) -> None:
        self.said = json.dumps({"plan": {"ask": ask, "path": actions, "stay": True}})
        if self.socket is not None:
            with suppress(*UNAVAILABLE):
                await self.socket.send(self.said)

    async def _stay(self) -> None:
        while True:
            with suppress(*UNAVAILABLE):
                address = self.table.address()
                async with websockets.connect(
                    f"ws{address[4:]}/t/{self.table.agreed.id}/live",
                    origin=websockets.Origin(address),
                    additional_headers={"cookie": self.table.cookie(self.seat)},
                    max_size=None,
                ) as self.socket:
                    if self.said:
                        await self.socket.send(self.said)
                    async for _ in self.socket:
                        pass
            self.socket = None
            await asyncio.sleep(0.2)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
