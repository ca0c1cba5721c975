"""Servers are killed while people play: a short version of `make chaos`, and what counts there."""

from __future__ import annotations

import asyncio
import math
import random

import pytest
from msgspec.structs import replace

from majlis.table.ledger import Ledger
from majlis.table.records import Event, Record
from majlis.table.store import Store
from tests.chaos import __main__ as chaos
from tests.chaos.account import PEOPLE, Account, Actions, Question
from tests.chaos.servers import Separate, Servers
from tests.chaos.table import HURRY, Table
from tests.load.games import GAMES, script, turn

pytestmark = pytest.mark.anyio

GAME = "through-the-desert"


def first_turn() -> tuple[Record, Question, Actions]:
    """A match in which somebody has played once."""
    table = script(GAME, 3, 1, longest=0).table
    ledger = Ledger.new(table)
    events: list[Event] = [*ledger.begin(), *ledger.forced()]
    times = [0.0] * len(events)
    seat = ledger.match.waiting[0]
    question = Question(table.id, seat, ledger.ask(seat))
    actions = tuple(turn(ledger.match.view(seat), random.Random(1)))
    written = ledger.answer(seat, actions)
    times += [1.0] * len(written)
    return Record(table, [], {}, events + written, times=times), question, actions


def test_a_turn_that_was_sent_and_is_written_down_is_neither_lost_nor_double() -> None:
    record, question, actions = first_turn()
    account = Account()
    account.send(question, actions)
    account.acknowledge(question, actions)
    account.compare(record)
    assert not account.wrong
    assert account.by_clock == 0


def test_a_turn_that_was_acknowledged_and_is_not_written_down_is_lost_once() -> None:
    record, question, actions = first_turn()
    account = Account()
    account.acknowledge(question, actions)
    before = [event for event, at in zip(record.events, record.times, strict=True) if at == 0]
    account.compare(Record(record.table, [], {}, before, times=[0.0] * len(before)))
    assert account.lost == [question]


def test_a_turn_that_nobody_has_sent_is_double_unless_time_was_up_for_a_plan() -> None:
    record, question, actions = first_turn()
    account = Account()
    account.compare(record)
    assert account.double == [question]
    with_clocks = replace(record, table=replace(record.table, pace=HURRY))
    for table, double, by_clock in ((record, [question], 0), (with_clocks, [], 1)):
        planned = Account()
        planned.plan(question, actions)
        planned.compare(table)
        assert (planned.double, planned.by_clock) == (double, by_clock)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_of_a_whole_game_is_read_as_it_was_sent(game: str) -> None:
    table = script(game, 3, 1, longest=0).table
    ledger, account, rng = Ledger.new(table), Account(), random.Random(1)
    events: list[Event] = [*ledger.begin(), *ledger.forced()]
    times = [0.0] * len(events)
    while ledger.match.waiting:
        seat = rng.choice(ledger.match.waiting)
        question = Question(table.id, seat, ledger.ask(seat))
        actions = tuple(turn(ledger.match.view(seat), rng))
        if seat in PEOPLE:
            account.send(question, actions)
            account.acknowledge(question, actions)
        written = ledger.answer(seat, actions)
        events += written
        times += [times[-1] + 1] * len(written)
    account.compare(Record(table, [], {}, events, times=times))
    assert account.acknowledged
    assert not account.wrong, account.told()


class Nobody(Servers):
    @property
    def addresses(self) -> list[str]:
        return ["http://127.0.0.1:1"]

    def end(self) -> None: ...


class Busy(Table):
    async def _post(self, seat: int, what: str, body: dict[str, object]) -> int:
        return 503


async def test_a_game_whose_servers_are_always_busy_is_not_finished(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.chaos.table.STUCK", 0.3)
    calm, account = asyncio.Event(), Account()
    table = Busy(store, Nobody(), calm, random.Random(1), account)
    await table.lay(1, GAME)
    calm.set()
    assert not await table.play()
    assert account.sent
    assert not account.acknowledged


@pytest.mark.postgres
async def test_nothing_is_lost_when_two_servers_are_killed_in_turn(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chaos, "HANDOVER", 2)
    db = postgres_url.replace("+asyncpg", "")
    servers = Separate(db, 2)
    try:
        account = await chaos.play(
            db, servers, games=[GAME], tables=2, kills=3, minutes=math.inf, seed=1
        )
    finally:
        servers.end()
    assert account.kills >= 3
    assert account.handovers >= 1
    assert account.acknowledged
    assert not account.wrong, account.told()
