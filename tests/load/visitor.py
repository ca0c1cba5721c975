"""Somebody who plays by what the page offers, and does whatever else people do at a table."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from majlis import games

BOTS = ("random", "level1", "level2")
LINES = httpx.Limits(keepalive_expiry=1.0)
"""Given up long before the server does, after five seconds: else one might be closed just as
something is sent over it. Browsers send that again, this client does not."""
LONGEST_WAIT = 120.0
"""Seconds for an answer, however busy the machine is."""
PATIENCE = 20.0
"""Seconds for a question to come; a table of slow bots is left then."""


@dataclass(frozen=True)
class Visit:
    """A table where somebody sits, and who: they can come back."""

    table: str
    cookies: dict[str, str]
    link: str = ""
    """Where the seat is, if they have left it."""


class Page:
    """The page of a table: what is asked, and what can be answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ask: int | None = None
        self.tree: dict[str, Any] = {}
        self.draft: dict[str, Any] = {}
        self.seq = -2

    async def read(self) -> None:
        """The next message."""
        news = json.loads(await self.socket.recv())
        if "seq" not in news:
            return
        self.seq = news["seq"]
        self.ask = news.get("ask")
        self.tree = news.get("tree", self.tree)
        self.draft = news["draft"] or {} if "draft" in news else self.draft

    async def asked(self) -> bool:
        """Until there is a question; False if none comes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.ask is None:
                    await self.read()
        return self.ask is not None

    def choose(self, rng: random.Random) -> list[int]:
        """An answer out of what is offered."""
        path: list[int] = self.draft.get("path", [])
        actions = path[: self.draft.get("base", 0)] if self.tree else path
        offered = self.tree
        while offered:
            key = rng.choice(list(offered))
            choice = offered[key]
            offered = choice.get("then", {})
            if choice.get("path"):
                return [*actions, *choice["path"]]
            halves = any(half.get("path") for half in offered.values())
            actions = actions if halves else [*actions, int(key)]
        return actions


class Visitor:
    def __init__(self, address: str, rng: random.Random, done: Counter[str], think: float) -> None:
        self.address = address
        self.rng = rng
        self.done = done
        self.think = think
        self.browser = httpx.AsyncClient(
            base_url=address, timeout=LONGEST_WAIT, follow_redirects=True, limits=LINES
        )

    async def stay(self, visit: Visit | None) -> Visit | None:
        """Sit down, play for a while, and go; where to come back, if there is a game to go on."""
        table = await self.set_table() if visit is None else await self.come_back(visit)
        async with self.page(table) as socket:
            page = Page(socket)
            with suppress(ConnectionClosed):
                await self.play(table, page, answers=self.rng.randrange(1, 60))
            await self.look_around(table, page)
            if self.rng.random() < 0.3:
                socket.transport.abort()  # a phone that sleeps says nothing
        link = ""
        if self.rng.random() < 0.3:
            left = await self.browser.post(f"/t/{table}/leave")
            self.done["left"] += 1
            link = str(left.url) if "/sit/" in left.url.path else ""
        cookies = {one.name: one.value or "" for one in self.browser.cookies.jar}
        over = (await self.browser.get(f"/t/{table}/analysis/now")).status_code == 200
        return None if over else Visit(table, cookies, link)

    async def set_table(self) -> str:
        game = self.rng.choice(list(games.catalogue()))
        seats = self.rng.randint(*games.meta(game).seats)
        form = {"name": "Leila", "players": str(seats), "seat0": "me", "listed": "true"}
        form |= {f"seat{seat}": self.rng.choice(BOTS) for seat in range(1, seats)}
        form["pace"] = self.rng.choice(["none", "live"])
        await self.get("/")
        made = await self.browser.post(f"/new/{game}", data=form)
        self.note("tables", made)
        return made.url.path.rpartition("/")[2]

    async def come_back(self, visit: Visit) -> str:
        for name, value in visit.cookies.items():
            self.browser.cookies.set(name, value, domain=httpx.URL(self.address).host)
        if visit.link:
            self.note("came back", await self.browser.post(visit.link))
        else:
            await self.browser.post(f"/t/{visit.table}/back")
        await self.get(f"/t/{visit.table}")
        return visit.table

    def page(self, table: str) -> connect:
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.browser.cookies.jar)
        return connect(
            f"ws{self.address[4:]}/t/{table}/live",
            additional_headers={"cookie": cookies},
            max_size=None,
        )

    async def play(self, table: str, page: Page, answers: int) -> None:
        for _ in range(answers):
            if not await page.asked():
                return
            await asyncio.sleep(self.think * self.rng.random() * 2)
            body = {"ask": page.ask, "actions": page.choose(self.rng)}
            seq = page.seq
            given = await self.browser.post(f"/t/{table}/answer", json=body)
            self.note("answers" if given.status_code == 200 else "refused", given)
            if given.status_code == 200:
                page.ask = None
                seq = given.json()["seq"]
            while page.seq < seq:
                await page.read()

    async def look_around(self, table: str, page: Page) -> None:
        """What people do besides."""
        things: list[Callable[[], Awaitable[None]]] = [
            lambda: self.get(f"/t/{table}/replay"),
            lambda: self.get(f"/t/{table}/replay/moment?at={self.rng.randrange(100)}"),
            lambda: self.get(f"/t/{table}/replay/course"),
            lambda: self.get(f"/t/{table}/match.txt"),
            lambda: self.get(f"/t/{table}/analysis"),
            lambda: self.get(f"/t/{table}/hint?ask={page.ask}"),
            lambda: self.get("/tables"),
            lambda: self.get("/me"),
            lambda: self.say(table),
        ]
        for thing in self.rng.sample(things, 3):
            await thing()

    async def say(self, table: str) -> None:
        self.note("said", await self.browser.post(f"/t/{table}/say", json={"text": "Salaam"}))

    async def get(self, path: str) -> None:
        self.note("looked", await self.browser.get(path, headers={"accept": "text/html"}))

    def note(self, what: str, answer: httpx.Response) -> None:
        self.done[what] += 1
        if answer.status_code >= 500:  # 503: the store is busy, and a page would try again
            self.done["busy" if answer.status_code == 503 else "faults"] += 1

    async def close(self) -> None:
        await self.browser.aclose()
