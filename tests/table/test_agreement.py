"""Seats that change hands, and what the people at a table decide together."""

from __future__ import annotations

import pytest

from majlis.drawing.scene import Format
from majlis.table.agreement import Motion, is_carried
from majlis.table.attendance import Around
from majlis.table.company import LONG_AWAY
from majlis.table.ledger import Ledger
from majlis.table.page_content import Viewer
from majlis.table.refusals import MovedOn, NotAllowed, Refusal
from majlis.table.rooms import Room, Rooms
from majlis.table.store import Seat, Store
from tests.table.clock import HandClock
from tests.table.conftest import AtOnce
from tests.table.test_rooms import GAME, LEILA, TOMAS, asked, play_alone, two_at_a_table, until

pytestmark = pytest.mark.anyio

MARA = "mara"


@pytest.fixture
def clock(store: Store) -> HandClock:
    clock = HandClock()
    store.clock = clock
    return clock


async def three_at_a_table(rooms: Rooms, game: str = GAME) -> Room:
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1"), Seat(2, "t2")]
    room = await rooms.create(LEILA, game, chairs, {}, listed=True)
    await room.sit(TOMAS, 1, "Tomas")
    await room.sit(MARA, 2, "Mara")
    return room


async def written_like(room: Room, store: Store) -> bool:
    """What is stored tells the same of the people."""
    written = await store.load(room.table.id)
    ledger = Ledger.follow(written.table, written.events)
    return ledger.remarks == room.ledger.remarks and written.seats == room.seats


def test_more_than_half_of_those_who_are_here() -> None:
    assert is_carried([0], [0])
    assert not is_carried([0], [0, 1])
    assert is_carried([0, 1], [0, 1])
    assert is_carried([0, 1], [0, 1, 2])
    assert not is_carried([0, 3], [0, 1, 2])
    assert not is_carried([0, 1], [0, 1, 2, 3])


async def test_nobody_is_removed_who_is_here_and_no_bot_of_the_table(
    rooms: Rooms, clock: HandClock
) -> None:
    room = await three_at_a_table(rooms)
    await room._be_absent(1)  # their time was up
    with room.company.visit(TOMAS, "Tomas"):
        clock.at += LONG_AWAY
        with pytest.raises(NotAllowed):
            await room.remove(LEILA, 1)
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Gecko", "level1")]
    with_bot = await rooms.create(LEILA, GAME, chairs, {}, listed=False)
    with pytest.raises(MovedOn):
        await with_bot.remove(LEILA, 1)


async def test_both_of_two_end_a_game(rooms: Rooms, store: Store) -> None:
    room = await two_at_a_table(rooms)
    person, ask, actions = asked(room)
    await room.vote(LEILA, Motion.END)
    await room.vote(LEILA, Motion.PLAY_ON)
    await room.vote(TOMAS, Motion.END)
    assert room.people_asked
    await room.vote(LEILA, Motion.END)
    assert room.closed
    assert room.people_asked == []
    with pytest.raises(NotAllowed, match="over"):
        await room.answer(person, ask, actions)
    with pytest.raises(NotAllowed, match="over"):
        await room.leave(LEILA)
    assert await store.of_person(LEILA) == []
    assert await written_like(room, store)
    again = await Rooms(store, AtOnce(), pause=0).room(room.table.id)
    assert again.closed
    next_table = await rooms.room(await room.go_on(TOMAS, rooms))
    assert next_table.seats[0].kept == "Leila"


async def test_two_of_three_need_not_wait_for_whoever_is_away(
    rooms: Rooms, store: Store, clock: HandClock
) -> None:
    room = await three_at_a_table(rooms)
    seat = room.people_asked[0]
    away = [LEILA, TOMAS, MARA][seat]
    one, other = (person for person in (LEILA, TOMAS, MARA) if person != away)
    with room.company.visit(away, ""), pytest.raises(NotAllowed, match="a moment ago"):
        await room.vote(one, Motion.SIT_IN, seat)
    clock.at += LONG_AWAY - 1
    with pytest.raises(NotAllowed, match="a moment ago"):
        await room.vote(one, Motion.SIT_IN, seat)
    clock.at += 1
    await room.vote(one, Motion.SIT_IN, seat)
    assert room.people_asked == [seat]
    await room.vote(other, Motion.SIT_IN, seat)
    assert room.seats[seat].bot == "level3"
    await until(lambda: room.people_asked != [] and room._driver is None)
    await room.vote(one, Motion.WAIT, seat)
    assert room.seats[seat].bot
    await room.vote(other, Motion.WAIT, seat)
    assert room.seats[seat].bot == ""
    assert seat not in (await room.snapshot()).away
    with pytest.raises(MovedOn):
        await room.vote(one, Motion.WAIT, seat)
    assert await written_like(room, store)


async def test_who_may_vote_and_about_what(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    with pytest.raises(NotAllowed, match="watching"):
        await room.vote(MARA, Motion.END)
    with pytest.raises(Refusal, match="no such seat"):
        await room.vote(LEILA, Motion.SIT_IN, 7)
    with pytest.raises(MovedOn):
        await room.vote(LEILA, Motion.SIT_IN, 1 - room.people_asked[0])
    await room.leave(TOMAS)  # has left, and is not to be waited for
    with pytest.raises(MovedOn):
        await room.vote(LEILA, Motion.WAIT, 1)


async def test_the_host_gives_the_seat_of_somebody_who_stays_away_to_others(
    rooms: Rooms, store: Store, clock: HandClock
) -> None:
    room = await two_at_a_table(rooms)
    with pytest.raises(NotAllowed, match="host"):
        await room.remove(TOMAS, 0)
    with pytest.raises(MovedOn):
        await room.remove(LEILA, 0)
    with pytest.raises(NotAllowed, match="a moment ago"):
        await room.remove(LEILA, 1)
    clock.at += LONG_AWAY
    left = await room.remove(LEILA, 1)
    assert left.token != "token1"
    with pytest.raises(NotAllowed, match="link"):
        await room.come_back(TOMAS, "token1")
    with pytest.raises(NotAllowed, match="already"):
        await room.come_back(LEILA, left.token)
    await room.come_back(MARA, left.token, "Mara")
    assert (room.seats[1].name, room.seats[1].bot) == ("Mara", "")
    assert room.seat_of(MARA) == 1
    assert [remark.kind for remark in room.ledger.remarks] == ["leave", "back"]
    assert room.ledger.remarks[1].was == "Tomas"
    assert await written_like(room, store)


async def test_only_the_host_is_told_the_link_of_a_seat_that_is_given_up(rooms: Rooms) -> None:
    room = await three_at_a_table(rooms)
    token = room.seats[2].token

    async def told(person: str) -> str:
        snapshot = await room.snapshot()
        viewer = Viewer(person, "", "en", Format.WIDE, "http://table.test", only_here=False)
        around = Around.of(snapshot, room.company)
        return around.told(viewer, snapshot.seat_of(person), 0.0, 0.0).agreement

    assert token not in await told(LEILA)
    assert "End the game" in await told(TOMAS)
    await room.leave(MARA)
    assert token in await told(LEILA)
    assert token not in await told(TOMAS)
    assert await told("a watcher") == ""


async def test_a_seat_of_play_again_is_kept_for_the_one_who_sat_there(
    rooms: Rooms, store: Store
) -> None:
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1"), Seat(2, "t2", "Oryx", "random")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    await room.sit(TOMAS, 1, "Tomas")
    await room.come_back("tomas's phone", "t1")
    await room.vote(LEILA, Motion.END)
    await room.vote(TOMAS, Motion.END)
    fresh = await rooms.room(await room.go_on(LEILA, rooms))
    assert [(seat.name, seat.kept) for seat in fresh.seats] == [
        ("Leila", ""),
        ("", "Tomas"),
        ("Oryx", ""),
    ]
    assert room.ledger.remarks[-1].kind == "again"  # all are told
    with pytest.raises(NotAllowed, match="kept"):
        await fresh.sit("a watcher", 1, "Mallory")
    with pytest.raises(NotAllowed, match="already"):
        await fresh.sit(LEILA, 1, "Leila")
    with pytest.raises(MovedOn):  # bots do not take it either
        await fresh.fill(LEILA, "random")
    with pytest.raises(Refusal, match="free"):
        await fresh.rename(TOMAS, "Tom")
    fresh = await Rooms(store, AtOnce(), pause=0).room(fresh.table.id)  # after a restart
    with pytest.raises(NotAllowed, match="kept"):
        await fresh.sit("a watcher", 1, "Mallory")
    await fresh.sit("tomas's phone", 1, "Tomas")
    assert fresh.begun
    assert fresh.seat_of(TOMAS) == 1
    with pytest.raises(NotAllowed, match="already"):
        await fresh.sit(TOMAS, 1, "Tomas")
    assert (await store.load(fresh.table.id)).seats == fresh.seats


async def test_a_kept_seat_is_given_up_or_opened(rooms: Rooms) -> None:
    room = await three_at_a_table(rooms, "template")
    for person in (LEILA, MARA):
        await room.vote(person, Motion.END)
    fresh = await rooms.room(await room.go_on(LEILA, rooms))
    await fresh.leave(TOMAS)
    await fresh.sit("a watcher", 1, "Nadir")
    with pytest.raises(NotAllowed, match="host"):
        await fresh.open_kept(MARA)
    await fresh.open_kept(LEILA)
    assert MARA not in fresh.sitters
    await fresh.fill(LEILA, "random")
    assert fresh.begun


async def test_whoever_has_left_is_not_waited_for_at_the_next_table(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms, "template")
    await room.leave(TOMAS)
    await play_alone(room, LEILA)
    fresh = await rooms.room(await room.go_on(LEILA, rooms))
    assert (fresh.seats[1].free, fresh.seats[1].kept) == (True, "")
