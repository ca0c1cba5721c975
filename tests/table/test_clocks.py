"""The time that players have: just to everybody, whatever happens to the server. No test waits: the
clock is moved by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from majlis.table.chat import Chats
from majlis.table.drafts import Plan
from majlis.table.keeper import Keeper
from majlis.table.ledger import Ledger
from majlis.table.paces import DAY, Kind, Pace, SeatClock, suggested
from majlis.table.pulse import LONGEST, SECONDS
from majlis.table.records import Seat
from majlis.table.refusals import NotAllowed
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.sharing import Sharing
from majlis.table.store import Store
from tests.table.clock import HandClock
from tests.table.conftest import AtOnce
from tests.table.test_rooms import GAME, LEILA, TOMAS, asked, until

pytestmark = pytest.mark.anyio

LIVE = Pace(Kind.LIVE, bank=300.0, gain=20.0)
SLOW = Pace(Kind.DAYS, bank=3 * DAY)


class Server:
    """A server process whose clock is moved by hand: it can sleep, and start again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clock = HandClock()

    async def start(self) -> None:
        self.store = Store(self.url, self.clock)
        await self.store.open()
        self.rooms = Rooms(self.store, AtOnce(), pause=0)
        sharing = Sharing(self.store, self.rooms, Chats(self.store))
        self.keeper = Keeper(self.store, self.rooms, sharing)
        await self.store.pulse.begin()

    async def stop(self) -> None:
        await self.rooms.close()
        await self.store.close()

    async def restart(self, after: float) -> None:
        """It was killed, and is there again."""
        await self.stop()
        self.clock.at += after
        await self.start()

    async def run(self, seconds: float) -> None:
        """Time passes, in which the keeper goes round as he does."""
        until = self.clock.at + seconds
        while self.clock.at < until:
            self.clock.at = min(until, self.clock.at + SECONDS)
            await self.keeper.look()

    async def table(self, pace: Pace, game: str = GAME) -> Room:
        chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1")]
        room = await self.rooms.create(
            LEILA, game, chairs, {}, listed=True, pace=pace, stand_in="level1"
        )
        await room.seating.sit(TOMAS, 1, "Tomas")
        return room


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    server = Server(sqlite_url)
    await server.start()
    yield server
    await server.stop()


def left(room: Room, seat: int) -> float:
    return room.clocks[seat].at(room.store.pulse.now())


def test_a_clock_runs_only_for_whoever_is_asked() -> None:
    clock = SeatClock(300.0)
    asked = clock.asked(LIVE, 1, now=10.0)
    assert asked.at(10.0) == 320.0
    assert asked.at(40.0) == 290.0
    rested = asked.rested(40.0)
    assert rested.at(1000.0) == 290.0
    again = rested.asked(LIVE, 1, now=1000.0)  # in the same turn: nothing is added
    assert again.at(1000.0) == 290.0
    assert again.rested(1000.0).asked(LIVE, 0, 1000.0).at(1000.0) == 290.0  # taken back
    assert again.asked(LIVE, 2, 1010.0).at(1010.0) == 300.0
    assert asked.asked(SLOW, 2, 40.0).at(40.0) == 3 * DAY


def test_longer_games_are_given_more_time() -> None:
    banks = [suggested(turns)[Kind.LIVE][0].bank for turns in (16, 32, 58)]
    assert banks == [10 * 60, 15 * 60, 20 * 60]


async def test_time_passes_for_the_player_who_is_asked(server: Server) -> None:
    room = await server.table(LIVE)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    await server.run(60)
    assert left(room, seat) == 260.0
    assert left(room, 1 - seat) == 300.0
    await room.answer(person, ask, [*actions, first_hex(room, seat, actions[0])])
    await server.run(30)
    assert left(room, seat) == 260.0
    assert left(room, 1 - seat) == 290.0


def first_hex(room: Room, seat: int, camel: int) -> int:
    return room.match.view(seat).look_ahead(camel).options(seat)[0]


async def test_a_bot_sits_in_when_time_is_up_until_the_player_is_back(server: Server) -> None:
    room = await server.table(LIVE)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    await server.run(315)
    assert room.people_asked == [seat]
    await server.run(5)
    assert room.seats[seat].bot == "level1"
    await until(lambda: room.people_asked == [1 - seat])
    assert [remark.kind for remark in room.ledger.remarks] == ["absent"]
    with pytest.raises(NotAllowed, match="take your seat back"):
        await room.answer(person, ask, actions)
    await room.seating.take_seat_back(person)
    assert room.seats[seat].bot == ""
    assert left(room, seat) == 60.0  # time to look around
    written = await server.store.load(room.table.id)
    assert Ledger.follow(written.table, written.events).remarks == room.ledger.remarks


async def test_a_table_that_everybody_is_away_from_waits(server: Server) -> None:
    room = await server.table(LIVE)
    first = room.people_asked[0]
    await server.run(320)
    await until(lambda: room.people_asked == [1 - first])
    await server.run(320)
    assert room.people_here() == []
    last = room.ledger.last
    await server.run(60)
    assert room.ledger.last == last
    await room.seating.take_seat_back([LEILA, TOMAS][first])
    await until(lambda: room.people_asked == [first])  # the other's bot goes on


async def test_a_complete_plan_is_played_when_time_is_up(server: Server) -> None:
    room = await server.table(LIVE)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    hex = first_hex(room, seat, actions[0])
    room.see_plan(person, Plan(ask, (actions[0], hex)))
    await server.run(320)
    assert room.match.log[-1].action == hex
    assert room.seats[seat].bot == ""
    assert room.people_asked == [1 - seat]
    assert left(room, seat) == 0.0  # and twenty seconds more in the next turn


async def test_a_complete_plan_outlives_its_page_and_the_server(server: Server) -> None:
    room = await server.table(LIVE)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    hex = first_hex(room, seat, actions[0])
    room.see_plan(person, Plan(ask, (actions[0],), stay=True))
    room.see_plan(person, Plan(ask, (actions[0], hex)))
    await server.restart(after=DAY)
    await server.run(320)
    room = await server.rooms.room(room.table.id)
    assert room.match.log[-1].action == hex
    assert room.seats[seat].bot == ""


async def test_an_unfinished_plan_is_dropped(server: Server) -> None:
    room = await server.table(LIVE)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    room.see_plan(person, Plan(ask, (actions[0],), stay=True))
    await server.run(320)
    assert room.seats[seat].bot == "level1"


async def test_the_time_that_the_server_was_down_counts_for_nobody(server: Server) -> None:
    room = await server.table(LIVE)
    seat = room.people_asked[0]
    await server.run(100)
    await server.restart(after=3 * DAY)
    room = await server.rooms.room(room.table.id)
    assert left(room, seat) == 220.0
    await server.run(219)
    assert room.people_asked == [seat]
    await server.run(1)
    assert room.seats[seat].bot == "level1"


async def test_a_move_that_came_after_the_last_beat_is_not_charged(server: Server) -> None:
    room = await server.table(LIVE)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    server.clock.at += SECONDS - 1  # no beat yet
    await room.answer(person, ask, [*actions, first_hex(room, seat, actions[0])])
    await server.restart(after=1000)
    room = await server.rooms.room(room.table.id)
    assert left(room, 1 - seat) == 320.0


async def test_a_computer_that_slept_takes_nobody_s_time(server: Server) -> None:
    room = await server.table(LIVE)
    seat = room.people_asked[0]
    server.clock.at += 3600
    assert left(room, seat) >= 320.0 - LONGEST  # even before anybody has noticed
    await server.keeper.look()
    assert left(room, seat) == 320.0
    assert room.people_asked == [seat]


async def test_another_process_takes_nobody_s_time(server: Server) -> None:
    room = await server.table(LIVE)
    seat = room.people_asked[0]
    await server.run(100)
    other = Server(server.url)
    other.clock = server.clock
    await other.start()
    there = await other.rooms.room(room.table.id)
    assert left(there, seat) == 220.0
    await other.run(220)  # one of them is enough
    assert there.seats[seat].bot == "level1"
    await other.stop()


@pytest.mark.postgres
async def test_clocks_run_on_as_another_server_has_wound_them(postgres_url: str) -> None:
    here, there = Server(postgres_url), Server(postgres_url)
    there.clock = here.clock
    for server in (here, there):
        await server.start()

    async def run(seconds: float) -> None:
        for _ in range(int(seconds / SECONDS)):
            here.clock.at += SECONDS
            for server in (here, there):
                await server.keeper.look()

    room = await here.table(LIVE)
    same = await there.rooms.room(room.table.id)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    await run(60)
    await same.answer(person, ask, [*actions, first_hex(same, seat, actions[0])])
    await run(30)
    room = await here.rooms.room(room.table.id)
    for one in (room, same):
        assert (left(one, seat), left(one, 1 - seat)) == (260.0, 290.0)
    await run(285)
    assert room.people_asked == [1 - seat]
    await run(5)
    written = await here.store.load(room.table.id)
    assert [event.seat for event in written.events if event.kind == "absent"] == [1 - seat]
    for server in (here, there):
        await server.stop()


async def test_a_table_without_a_pace_waits_for_ever(server: Server) -> None:
    room = await server.table(Pace())
    assert room.clocks == ()
    await server.run(60)
    assert await server.store.due(server.clock.at + 10 * DAY) == []


async def test_a_slow_game_gives_the_same_time_for_every_turn(server: Server) -> None:
    room = await server.table(SLOW)
    for _ in range(2):
        person, ask, actions = asked(room)
        seat = room.seat_of(person)
        assert left(room, seat) == 3 * DAY
        await server.run(100)
        assert left(room, seat) == 3 * DAY - 100
        await room.answer(person, ask, [*actions, first_hex(room, seat, actions[0])])


async def test_the_host_changes_the_pace_before_the_game(server: Server) -> None:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1")]
    room = await server.rooms.create(LEILA, GAME, chairs, {}, listed=True)
    with pytest.raises(NotAllowed, match="host"):
        await room.timing.set_pace(TOMAS, SLOW, "level1")
    await room.timing.set_pace(LEILA, SLOW, "level1")
    await server.restart(after=10)
    room = await server.rooms.room(room.table.id)
    assert (room.table.pace, room.table.stand_in) == (SLOW, "level1")
    await room.seating.sit(TOMAS, 1, "Tomas")
    assert left(room, room.people_asked[0]) == 3 * DAY
    with pytest.raises(NotAllowed, match="begun"):
        await room.timing.set_pace(LEILA, LIVE, "level1")
