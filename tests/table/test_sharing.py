"""Two servers on one PostgreSQL: whatever is done at one is seen at the other, and neither waits
for one that is gone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sql

from majlis.bots import Thought
from majlis.bots.analysis import judge
from majlis.table import database, fleet, overtaking, sharing
from majlis.table.analyses import edition
from majlis.table.database import StoreBusy
from majlis.table.holdings import claim, left_behind, release
from majlis.table.ledger import Ledger
from majlis.table.records import Seat
from majlis.table.refusals import MovedOn
from majlis.table.rematch import play_again
from majlis.table.room import Room
from majlis.table.schema import MATCHES, SERVERS
from majlis.table.services import Services
from majlis.table.signing import rotate_keys
from majlis.table.store import Store
from tests.table.clock import HandClock
from tests.table.conftest import PATIENCE, AtOnce, database_at
from tests.table.playing import play_out, sit_at_table
from tests.table.test_rooms import until
from tests.table.wire import Wire

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]

LEILA, TOMAS = ("leila", "Leila"), ("tomas", "Tomas")


class Stubborn(AtOnce):
    """Bots that do not answer until they may."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()
        self.asked = 0

    async def think(self, *given: object) -> Thought:
        self.asked += 1
        await self.may.wait()
        return await super().think(*given)


def server(url: str) -> Services:
    services = Services(url, pause=0, renderers=0, clock=HandClock())
    let_think(services, AtOnce())
    return services


def let_think(services: Services, thinkers: AtOnce) -> None:
    services.thinkers = services.rooms.thinkers = services.analyses.thinkers = thinkers


@pytest.fixture(scope="module")
def shared_url(postgres_server: str) -> Iterator[str]:
    """One database for all: every test has tables of its own."""
    with database_at(postgres_server) as url:
        yield url


@pytest.fixture
async def pair(shared_url: str) -> AsyncIterator[tuple[Services, Services]]:
    here, there = server(shared_url), server(shared_url)
    await here.open()
    await there.open()
    yield here, there
    for one in (here, there):
        await one.close()


async def room_of_two(services: Services) -> Room:
    return await sit_at_table(services.rooms, LEILA, TOMAS)


async def room_of_a_slow_bot(services: Services) -> Room:
    """It is thinking, and will not answer."""
    slow = Stubborn()
    let_think(services, slow)
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1", "Bot", "random")]
    room = await services.rooms.create("leila", "template", chairs, {"rounds": 3}, listed=True)
    while 1 not in room.match.waiting:
        await answer_first(room)
    await until(lambda: slow.asked == 1)
    return room


async def answer_first(room: Room) -> int:
    """The first seat that is asked answers; its number."""
    seat = room.match.waiting[0]
    person = next(who for who, at in room.sitters.items() if at == seat)
    await room.answer(person, room.ledger.ask(seat), [room.match.legal(seat)[-1]])
    return seat


async def kill(services: Services) -> None:
    """It does nothing any more, and nobody has heard it say so."""
    for room in services.rooms.open_rooms:
        await room.close()
    there = services.sharing.fleet
    assert there._task is not None
    there._task.cancel()
    await asyncio.gather(there._task, return_exceptions=True)
    there._part()
    there._task = None


async def miss(services: Services, gone: Services) -> None:
    """Time passes for one server, until it has struck the other off."""
    clock = services.store.clock
    assert isinstance(clock, HandClock)
    known = sql.select(SERVERS.c.id).where(SERVERS.c.id == gone.store.server)
    async with asyncio.timeout(PATIENCE):
        while await services.store.database.rows(known):
            await clock.move(1.0)
            await asyncio.sleep(0.01)


async def test_an_answer_at_one_server_wakes_pages_at_the_other(
    pair: tuple[Services, Services],
) -> None:
    here, there = pair
    room = await room_of_two(here)
    same = await there.rooms.room(room.table.id)
    with same.looking() as changed:
        await answer_first(room)
        await asyncio.wait_for(changed.wait(), PATIENCE)
        await until(lambda: same.shown.last == room.shown.last)
    assert same.match.save() == room.match.save()
    assert same.times == room.times


async def test_what_was_known_is_not_played_again(pair: tuple[Services, Services]) -> None:
    here, there = pair
    room = await room_of_two(here)
    await answer_first(room)
    same = await there.rooms.room(room.table.id)
    first = same.match.log[0]
    await answer_first(room)
    await there.rooms.room(room.table.id)
    assert same.ledger.last == room.ledger.last
    assert same.match.log[0] is first


async def test_whoever_comes_to_another_server_finds_what_they_have_done(
    pair: tuple[Services, Services],
) -> None:
    """At once: nobody waits for a notice."""
    here, there = pair
    room = await room_of_two(here)
    for nth in range(6):
        room = await (here, there)[nth % 2].rooms.room(room.table.id)
        await answer_first(room)
    other = await here.rooms.room(room.table.id)
    assert other.match.save() == room.match.save()


async def test_two_servers_fight_for_one_table(
    pair: tuple[Services, Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both write as fast as they can: every answer that was acknowledged is there, once."""
    monkeypatch.setattr(overtaking, "TRIES", 50)
    here, there = pair
    room = await room_of_two(here)
    same = await there.rooms.room(room.table.id)
    said = {"here": 0, "there": 0}

    async def rename(at: Room, name: str, whose: str) -> None:
        for nth in range(20):
            await at.seating.rename(whose, f"{name} {nth}")
            said[name] += 1

    await asyncio.gather(rename(room, "here", LEILA[0]), rename(same, "there", TOMAS[0]))
    record = await here.store.load(room.table.id)
    names = [event.body["name"] for event in record.events if event.kind == "rename"]
    assert said == {"here": 20, "there": 20}
    assert sorted(names) == sorted(f"{who} {nth}" for who in said for nth in range(20))
    assert (
        Ledger.follow(record.table, record.events, record.positions).last == record.events[-1].seq
    )


async def test_of_two_answers_to_one_question_one_wins(pair: tuple[Services, Services]) -> None:
    here, there = pair
    room = await room_of_two(here)
    same = await there.rooms.room(room.table.id)
    seat = room.match.waiting[0]
    person, ask, legal = ["leila", "tomas"][seat], room.ledger.ask(seat), room.match.legal(seat)
    results = await asyncio.gather(
        room.answer(person, ask, [legal[0]]),
        same.answer(person, ask, [legal[-1]]),
        return_exceptions=True,
    )
    assert sorted(map(type, results), key=str) == sorted([type(None), MovedOn], key=str)


async def test_positions_stored_by_turns_open_again(
    pair: tuple[Services, Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each server knows how far the other has stored the match."""
    monkeypatch.setattr("majlis.table.ledger.LINES_STORED", 2)
    here, there = pair
    room = await room_of_two(here)
    rng = random.Random(3)
    while not room.match.over:
        room = await rng.choice((here, there)).rooms.room(room.table.id)
        if not room.match.over:
            await answer_first(room)
    record = await here.store.load(room.table.id)
    assert len(record.positions) > 1
    assert Ledger.follow(record.table, record.events, record.positions).match.save() == (
        room.match.save()
    )


async def test_another_server_lets_the_bots_play_of_one_that_was_killed(
    pair: tuple[Services, Services],
) -> None:
    here, there = pair
    room = await room_of_a_slow_bot(here)
    same = await there.rooms.room(room.table.id)
    assert same.driven_by == here.store.server
    assert not same.driver.drives
    await kill(here)
    assert await left_behind(there.store) == []  # as long as nobody misses it
    await miss(there, here)
    await until(lambda: 1 not in same.match.waiting)
    assert same.driven_by in ("", there.store.server)


async def test_a_table_that_cannot_be_played_keeps_no_other_from_being_taken_over(
    pair: tuple[Services, Services],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    here, there = pair
    broken, room = [(await room_of_a_slow_bot(here)).table.id for _ in range(2)]
    await kill(here)
    change = MATCHES.update().where(MATCHES.c.id == broken).values(rules=99)
    await there.store.database.change(change)

    async def in_order(_: Store) -> list[str]:
        return [broken, room]

    monkeypatch.setattr(sharing, "left_behind", in_order)
    await miss(there, here)
    await there.sharing.take_over()
    same = there.rooms.open_room(room)
    assert same is not None
    await until(lambda: 1 not in same.match.waiting)
    for _ in range(3):
        await there.sharing.take_over()
    assert [broken in line for line in caplog.messages].count(True) == 1


async def test_a_server_that_is_told_to_go_hands_its_bots_over_at_once(
    pair: tuple[Services, Services],
) -> None:
    here, there = pair
    room = await room_of_a_slow_bot(here)
    await here.hand_over()  # no clock is moved: nobody has to miss it
    same = await there.rooms.room(room.table.id)
    await until(lambda: 1 not in same.match.waiting)


async def test_pages_see_who_looks_through_another_server(pair: tuple[Services, Services]) -> None:
    here, there = pair
    room = await room_of_two(here)
    same = await there.rooms.room(room.table.id)
    with same.company.visit(*TOMAS):
        await until(lambda: room.company.is_here(["tomas"]))
        with same.company.visit("guest", "Guest"):
            await until(lambda: room.company.watchers(room.sitters) == ["Guest"])
        late = server(here.store.address.render_as_string(hide_password=False))
        await late.open()
        assert (await late.rooms.room(room.table.id)).company.is_here(["tomas"])
        await late.close()
    await until(lambda: not room.company.is_here(["tomas"]))
    assert room.company.away_since(["tomas"]) == here.store.clock.now()


async def test_nobody_looks_through_a_server_that_is_gone(pair: tuple[Services, Services]) -> None:
    here, there = pair
    room = await room_of_two(here)
    same = await there.rooms.room(room.table.id)
    with room.company.visit(*LEILA):
        await until(lambda: same.company.is_here(["leila"]))
        await kill(here)
        await miss(there, here)
        await until(lambda: not same.company.is_here(["leila"]))


async def test_what_is_said_is_heard_everywhere_and_in_order(
    pair: tuple[Services, Services],
) -> None:
    here, there = pair
    room = await room_of_two(here)
    id = room.table.id
    chats = await here.chats.chat(id), await there.chats.chat(id)
    with chats[1].listening() as said:
        for text, services in (("one", here), ("two", there), ("three", here)):
            table = await (await services.rooms.room(id)).snapshot()
            await services.chats.say(table, "leila", 0, "Leila", text)
        await until(lambda: len(chats[1].messages) == 3)
        assert said.is_set()
    heard = [message.text for message in chats[1].messages]
    assert heard == ["one", "two", "three"]
    await until(lambda: len(chats[0].messages) == 3)
    await chats[0].mute("tomas", chats[0].handle("leila"), True)
    await until(lambda: bool(chats[1].muted))


async def test_two_who_want_to_play_again_get_one_table(pair: tuple[Services, Services]) -> None:
    here, there = pair
    room = await room_of_two(here)
    await play_out(room)
    same = await there.rooms.room(room.table.id)
    before = await here.store.of_person("leila")
    one, other = await asyncio.gather(
        play_again(room, "leila", here.rooms), play_again(same, "tomas", there.rooms)
    )
    assert one == other
    assert len(await here.store.of_person("leila")) == len(before) + 1


async def test_one_server_at_a_time_takes_something_on(pair: tuple[Services, Services]) -> None:
    here, there = pair
    assert await claim(here.store, "analysis")
    assert await claim(here.store, "analysis")
    assert not await claim(there.store, "analysis")
    await release(here.store, "analysis")
    assert await claim(there.store, "analysis")
    await kill(there)
    await miss(here, there)
    assert await claim(here.store, "analysis")


class Tired(AtOnce):
    """Two turns are judged, and no other."""

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0

    async def analyse(self, work: Callable[..., Any], *given: Any) -> Any:
        if work is judge:
            self.judged += 1
            if self.judged > 2:
                await asyncio.Event().wait()
        return await super().analyse(work, *given)


async def test_another_server_goes_on_with_an_analysis_and_judges_nothing_twice(
    pair: tuple[Services, Services],
) -> None:
    here, there = pair
    let_think(here, Tired())
    room = await room_of_two(here)
    await play_out(room)
    known = await here.analyses.of(room)
    await until(lambda: len(known.judged) == 2)
    same = await there.rooms.room(room.table.id)
    other = await there.analyses.of(same)
    await until(lambda: not there.analyses._tasks)
    assert other.judged == known.judged  # somebody else is at it
    await kill(here)
    await miss(there, here)
    judged = await there.store.judged(room.table.id, edition(room.table.game))
    async with asyncio.timeout(PATIENCE):
        while not (await there.analyses.of(same)).done:
            await asyncio.gather(*there.analyses._tasks.values())
    assert judged.items() <= other.judged.items()
    assert other.judged == await there.store.judged(room.table.id, edition(room.table.game))


async def test_a_server_that_loses_the_database_catches_up(
    pair: tuple[Services, Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "RETRY", 0.05)
    here, there = pair
    room = await room_of_two(here)
    same = await there.rooms.room(room.table.id)
    with same.looking():
        there.sharing.fleet._connection.terminate()
        await answer_first(room)
        clock = there.store.clock
        assert isinstance(clock, HandClock)
        await clock.move(1.0)
        await until(lambda: same.shown.last == room.shown.last)


async def test_a_new_key_is_known_at_once_at_every_server(
    pair: tuple[Services, Services],
) -> None:
    first = pair[0].keys
    await rotate_keys(pair[0].store)
    await until(lambda: all(services.keys != first for services in pair))
    for services in pair:
        assert services.keys.older[0] == first.newest
        assert services.mailer.keys == services.keys


async def test_a_server_that_is_cut_off_says_so_and_the_others_go_on(
    shared_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "RETRY", 0.05)
    wire = Wire(shared_url)
    here = server(shared_url)
    monkeypatch.setattr(database, "LONGEST_WAIT", 2.0)  # of the one that is cut off
    there = server(await wire.open())
    try:
        await here.open()
        await there.open()
        room = await room_of_two(there)
        wire.cut()
        with pytest.raises(StoreBusy):
            await answer_first(room)  # nobody is told that it was written
        same = await here.rooms.room(room.table.id)
        await answer_first(same)  # it was not, and can be given elsewhere
        written = same.shown.last
        wire.mend()
        clock = there.store.clock
        assert isinstance(clock, HandClock)
        await clock.move(1.0)
        await until(lambda: there.sharing.fleet._connection is not None)
        found = await there.rooms.room(room.table.id)
        assert found.shown.last == written
        assert found.match.save() == same.match.save()
        await answer_first(found)
    finally:
        wire.mend()
        for one in (here, there):
            await one.close()
        await wire.close()
