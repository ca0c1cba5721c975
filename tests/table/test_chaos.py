"""Servers are killed while people play: a short version of `make chaos`, and what counts there."""

from __future__ import annotations

import random

import pytest

from majlis.table.ledger import Ledger
from majlis.table.records import Event, Record
from tests.chaos.__main__ import play
from tests.chaos.account import PEOPLE, Account, Actions, Question
from tests.chaos.servers import Separate
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


def test_a_turn_that_nobody_has_sent_is_double_unless_it_was_planned() -> None:
    record, question, actions = first_turn()
    account = Account()
    account.compare(record)
    assert account.double == [question]
    planned = Account()
    planned.plan(question, actions)
    planned.compare(record)
    assert (planned.double, planned.by_clock) == ([], 1)


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


@pytest.mark.postgres
async def test_nothing_is_lost_when_two_servers_are_killed_in_turn(postgres_url: str) -> None:
    db = postgres_url.replace("+asyncpg", "")
    servers = Separate(db, 2)
    try:
        account = await play(db, servers, games=[GAME], tables=2, kills=3, minutes=1, seed=1)
    finally:
        servers.end()
    assert account.kills >= 1
    assert account.acknowledged
    assert not account.wrong, account.told()
