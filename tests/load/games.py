"""Whole games, thought out before the clock runs: the client only has to send them."""

from __future__ import annotations

import random
import time
from typing import NamedTuple

from majlis.kernel.state import State
from majlis.table.drafts import Ending, ending
from majlis.table.ledger import Ledger
from majlis.table.records import Event, Record, Seat, Standing, Table
from majlis.table.store import Store

GAMES = ("through-the-desert", "five-tribes", "istanbul", "marrakesh")
SEEDS = 3
"""Different games of each: as many tables as one likes play them."""


class Batch(NamedTuple):
    """A turn as a page sends it."""

    seat: int
    ask: int
    actions: list[int]

    @property
    def drafts(self) -> list[list[int]]:
        """What the page has shown before: three steps on the way, or there and back."""
        if len(self.actions) == 1:
            return [self.actions, [], self.actions]
        return [self.actions[:1], self.actions[: len(self.actions) // 2 + 1], self.actions]


class Script(NamedTuple):
    """A game of people, from its first question."""

    table: Table
    events: list[Event]
    batches: list[Batch]


def script(game: str, seats: int, seed: int, longest: int) -> Script:
    """Random answers: what is drawn depends little on how well somebody plays."""
    table = Table(
        f"{game}-{seed}", game, 1, seats, {}, f"load-{seed}", "Load", "p0", False, time.time()
    )
    ledger = Ledger.new(table)
    events = [*ledger.begin(), *ledger.forced()]
    rng = random.Random(seed)
    batches: list[Batch] = []
    while ledger.match.waiting and len(batches) < longest:
        seat = ledger.match.waiting[0]
        view = ledger.match.view(seat)
        batches.append(Batch(seat, ledger.ask(seat), turn(view, rng)))
        ledger.answer(seat, batches[-1].actions)
    return Script(table, events, batches)


def turn(start: State, rng: random.Random) -> list[int]:
    """Answers until something happens that the seat cannot know."""
    actions: list[int] = []
    view = start
    while ending(start, view) == Ending.ASKED:
        actions.append(rng.choice(view.legal))
        view = view.look_ahead(actions[-1])
    return actions


async def lay(store: Store, scripts: list[Script], number: int) -> list[tuple[str, Script]]:
    """So many tables with these games, on seat `n` of table `id` the person `id-n`."""
    tables = []
    for nth in range(number):
        one = scripts[nth % len(scripts)]
        id = f"{nth:06x}"
        table = Table(
            id, one.table.game, one.table.rules, one.table.seats, one.table.options, one.table.seed,
            "Load", f"{id}-0", False, time.time(),
        )  # fmt: skip
        seats = [Seat(seat, f"token{id}{seat}", f"P{seat}") for seat in range(table.seats)]
        sitters = {f"{id}-{seat}": seat for seat in range(table.seats)}
        standing = Standing("playing", [one.batches[0].seat])
        await store.create(Record(table, seats, sitters, one.events), standing)
        tables.append((id, one))
    return tables
