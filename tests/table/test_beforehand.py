"""What is answered for players when others play."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from majlis.kernel.frame import NONE
from majlis.kernel.game import Setting
from majlis.kernel.state import State
from majlis.table.beforehand import Order, Rest, is_out_of_turn, usual_answer
from majlis.table.ledger import Ledger
from majlis.table.paces import BRIEF, new_clocks, wound
from majlis.table.records import Record, Seat, Standing, Table
from majlis.table.refusals import NotAllowed
from majlis.table.room import Room
from tests.table.test_clocks import SLOW, Server, left
from tests.table.test_rooms import LEILA, TOMAS, until

pytestmark = pytest.mark.anyio

PEOPLE = [LEILA, TOMAS]


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    server = Server(sqlite_url)
    await server.start()
    yield server
    await server.stop()


@dataclass(frozen=True)
class Moment:
    """A question that two people come to who play at random."""

    game: str
    seed: str
    question: str
    options: dict[str, Setting]

    def asks(self, view: State) -> bool:
        named = type(view.question()).__name__ == self.question
        return named and (is_out_of_turn(view) or self.game != "istanbul")

    async def at(self, server: Server) -> Room:
        table = Table(
            "a1", self.game, 2, 2, self.options, self.seed, "Blue Hour", LEILA, True,
            server.clock.at, pace=SLOW, stand_in="level1",
        )  # fmt: skip
        ledger = Ledger.new(table)
        events = ledger.begin() + ledger.forced()
        rng = random.Random(1)
        while not self.asks(ledger.match.view(ledger.match.waiting[0])):
            seat = ledger.match.waiting[0]
            events += ledger.answer(seat, [rng.choice(ledger.match.legal(seat))])
        asked = ledger.match.waiting[0]
        brief = usual_answer(ledger.match.view(asked)) != NONE
        clocks = new_clocks(SLOW, 2)
        turn, now = ledger.match.state.turn, server.store.pulse.now()
        clocks = wound(clocks, SLOW, {asked: brief}, turn, now)
        seats = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Tomas")]
        record = Record(table, seats, {LEILA: 0, TOMAS: 1}, events)
        await server.store.create(record, Standing.of(ledger.match, True, clocks))
        return await server.rooms.room("a1")


AUCTION = Moment("istanbul", "auction", "Bid", {"letters": True})
KIOSK = Moment("istanbul", "kiosk", "ChooseKioskTile", {"letters": True})
TURN_ORDER = Moment("five-tribes", "bids", "Bid", {})


async def test_a_bid_is_made_up_to_a_limit(server: Server) -> None:
    room = await TURN_ORDER.at(server)
    seat = room.people_asked[0]
    view = room.match.view(seat)
    labels = {view.label(action): action for action in view.legal}
    assert view.question().within(view, seat, 4) == labels["bid:3"]
    assert view.question().within(view, seat, 0) == labels["bid:0"]
    before = room.ledger.last
    await room.seating.give_order(PEOPLE[seat], Order(bid=4))
    await until(lambda: room.ledger.last > before + 1 and not room.driver.drives)
    bids = [entry for entry in room.match.log if entry.seat == seat]
    assert bids[0].action == labels["bid:3"]


async def test_whoever_passes_is_not_waited_for(server: Server) -> None:
    room = await AUCTION.at(server)
    seat = room.people_asked[0]
    assert room.match.state.turn_of != seat
    await room.seating.give_order(PEOPLE[seat], Order(bid=0))
    await until(lambda: seat not in room.people_asked or room.match.state.turn_of == seat)
    assert room.seats[seat].bot == ""


async def test_a_bot_answers_in_others_turns_and_only_there(server: Server) -> None:
    room = await KIOSK.at(server)
    seat = room.people_asked[0]
    turn = room.match.state.turn
    await room.seating.give_order(PEOPLE[seat], Order(Rest.BOT))
    await until(lambda: room.match.state.turn > turn or seat not in room.people_asked)
    await server.restart(after=10)
    room = await server.rooms.room("a1")
    assert room.seats[seat].order == Order(Rest.BOT)
    while room.people_asked != [seat] or room.match.state.turn_of != seat:
        other = 1 - seat
        legal = room.match.legal(other)
        await room.answer(PEOPLE[other], room.ledger.ask(other), [legal[0]])
        await until(lambda: not room.driver.drives)
    assert room.driver.bot_for(seat) == ""  # in their own turn they are asked


async def test_the_usual_answer_is_given_after_a_while(server: Server) -> None:
    room = await AUCTION.at(server)
    seat = room.people_asked[0]
    assert left(room, seat) == SLOW.bank * BRIEF
    server.clock.at += 10
    await server.keeper.look()
    assert room.people_asked == [seat]
    room.clocks = tuple(
        type(clock)(10.0, clock.since, clock.turn) for clock in room.clocks
    )  # all but ten seconds have passed, of which ten are over
    await room.timing.is_up()
    assert room.seats[seat].bot == ""
    given = [entry.action for entry in room.match.log if entry.seat == seat]
    assert room.match.state.label(given[-1]) == "done"
    assert [remark.kind for remark in room.ledger.remarks] == []


async def test_an_order_goes_with_its_owner(server: Server) -> None:
    room = await AUCTION.at(server)
    seat = room.people_asked[0]
    with pytest.raises(NotAllowed, match="watching"):
        await room.seating.give_order("a stranger", Order(Rest.BOT))
    await room.seating.give_order(PEOPLE[1 - seat], Order(Rest.USUAL, 3))
    await room.seating.leave(PEOPLE[1 - seat])
    assert room.seats[1 - seat].order == Order()
