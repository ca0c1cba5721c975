"""Live channels: pages that wish for what there is not, or say what nobody understands."""

from __future__ import annotations

import asyncio
import json
import random
import time

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.fuzz import mutation
from tests.fuzz.answers import HANG, Answers
from tests.fuzz.doors import BODIES
from tests.fuzz.place import Place

AT_ONCE = 4
MESSAGES = 30
"""On one channel: who says more has to wait."""
WISH = next(body for kind, body in BODIES.items() if kind.__name__ == "Wish")


class Page:
    """A page that says so many things on one channel, unless it is closed before."""

    def __init__(self, port: int, place: Place, rng: random.Random, answers: Answers) -> None:
        self.port = port
        self.place = place
        self.rng = rng
        self.answers = answers

    async def stay(self) -> int:
        """How many messages it got rid of."""
        rng, sent = self.rng, 0
        query = rng.choice(("", "?format=tall", "?format=wide&touch=true", "?as=1", "?format=x"))
        address = f"ws://127.0.0.1:{self.port}/t/{rng.choice(self.place.tables)}/live{query}"
        cookie = {"cookie": rng.choice(self.place.cookies)}
        begun = time.perf_counter()
        try:
            async with connect(address, additional_headers=cookie, max_size=None) as socket:
                ask = await asyncio.wait_for(first_question(socket), HANG)
                self.answers.note(101, time.perf_counter() - begun, address)
                for _ in range(MESSAGES):
                    sent += 1
                    await socket.send(self._message(ask))
                await asyncio.wait_for(socket.recv(), HANG)
        except TimeoutError:
            self.answers.hang(f"{address} after {sent} messages")
        except ConnectionClosed as closed:
            self.answers.note(closed.rcvd.code if closed.rcvd else 1006, 0.0, str(closed))
        except (InvalidHandshake, OSError):
            self.answers.closed += 1
        return max(1, sent)

    def _message(self, ask: int | None) -> str | bytes:
        """Mostly something that can be understood: else it is the last one."""
        rng = self.rng
        if rng.random() < 0.03:
            text = mutation.document(rng, WISH)
            return text if rng.random() < 0.7 else mutation.raw(rng, text.encode())
        seat = rng.choice((-1, 0, 1, 2, 99, 2**40))
        path = [rng.randrange(300) for _ in range(rng.randrange(5))]
        plan = {"ask": rng.choice((ask, 0, -1, 2**40)) or 0, "path": path, "stay": True}
        plan |= {"taken": [rng.randrange(-2, 4)], "picked": path[:2], "firm": rng.randrange(5)}
        zone = rng.choice(("", "river", "tower", "\0", "x" * 300, "<b>"))
        kinds = (
            {"board_of": seat},
            {"zone": zone},
            {"looks": seat},
            {"plan": plan},
            {"soon": plan},
            {"older": seat},
        )
        return json.dumps(rng.choice(kinds))


async def first_question(socket: ClientConnection) -> int | None:
    """What the page is asked, by its first update."""
    while True:
        news = json.loads(await socket.recv())
        if "seq" in news:
            ask: int | None = news.get("ask")
            return ask


async def send(port: int, place: Place, number: int, answers: Answers, seed: int) -> None:
    async def go_on(nth: int) -> None:
        page = Page(port, place, random.Random(f"{seed}/{nth}"), answers)
        while answers.inputs["messages"] < number:
            answers.inputs["messages"] += await page.stay()

    await asyncio.gather(*(go_on(nth) for nth in range(AT_ONCE)))
