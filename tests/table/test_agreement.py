"""Seats that change hands, and what the people at a table decide together."""

from __future__ import annotations

import pytest

from majlis.drawing.scene import Format
from majlis.kernel.frame import NONE
from majlis.table.agreement import Motion, is_carried
from majlis.table.attendance import Around
from majlis.table.company import LONG_AWAY
from majlis.table.ledger import Ledger
from majlis.table.page_request import Viewer
from majlis.table.records import Seat
from majlis.table.refusals import MovedOn, NotAllowed, Refusal
from majlis.table.rematch import play_again
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.store import Store
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
    await room.seating.sit(TOMAS, 1, "Tomas")
    await room.seating.sit(MARA, 2, "Mara")
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
    await room.seating.be_absent(1)  # their time was up
    with room.company.visit(TOMAS, "Tomas"):
        clock.at += LONG_AWAY
        with pytest.raises(NotAllowed):
            await room.seating.remove(LEILA, 1)
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Gecko", "level1")]
    with_bot = await rooms.create(LEILA, GAME, chairs, {}, listed=False)
    with pytest.raises(MovedOn):
        await with_bot.seating.remove(LEILA, 1)


async def test_both_of_two_end_a_game(rooms: Rooms, store: Store) -> None:
    room = await two_at_a_table(rooms)
    person, ask, actions = asked(room)
    await room.voting.vote(LEILA, Motion.END)
    await room.voting.vote(LEILA, Motion.PLAY_ON)
    await room.voting.vote(TOMAS, Motion.END)
    assert room.people_asked
    await room.voting.vote(LEILA, Motion.END)
    assert room.closed
    assert room.people_asked == []
    with pytest.raises(NotAllowed, match="over"):
        await room.answer(person, ask, actions)
    with pytest.raises(NotAllowed, match="over"):
        await room.seating.leave(LEILA)
    assert await store.of_person(LEILA) == []
    assert await written_like(room, store)
    again = await Rooms(store, AtOnce(), pause=0).room(room.table.id)
    assert again.closed
    next_table = await rooms.room(await play_again(room, TOMAS, rooms))
    assert next_table.seats[0].kept == "Leila"


async def test_two_of_three_need_not_wait_for_whoever_is_away(
    rooms: Rooms, store: Store, clock: HandClock
) -> None:
    room = await three_at_a_table(rooms)
    seat = room.people_asked[0]
    away = [LEILA, TOMAS, MARA][seat]
    one, other = (person for person in (LEILA, TOMAS, MARA) if person != away)
    with room.company.visit(away, ""), pytest.raises(NotAllowed, match="a moment ago"):
        await room.voting.vote(one, Motion.SIT_IN, seat)
    clock.at += LONG_AWAY - 1
    with pytest.raises(NotAllowed, match="a moment ago"):
        await room.voting.vote(one, Motion.SIT_IN, seat)
    clock.at += 1
    await room.voting.vote(one, Motion.SIT_IN, seat)
    assert room.people_asked == [seat]
    await room.voting.vote(other, Motion.SIT_IN, seat)
    assert room.seats[seat].bot == "level3"
    await until(lambda: room.people_asked != [] and not room.driver.drives)
    await room.voting.vote(one, Motion.WAIT, seat)
    assert room.seats[seat].bot
    await room.voting.vote(other, Motion.WAIT, seat)
    assert room.seats[seat].bot == ""
    assert seat not in (await room.snapshot()).away
    with pytest.raises(MovedOn):
        await room.voting.vote(one, Motion.WAIT, seat)
    assert await written_like(room, store)


async def test_a_vote_that_becomes_enough_because_somebody_leaves_is_carried(
    rooms: Rooms, store: Store
) -> None:
    chairs = [Seat(0, "t0", "Leila"), *(Seat(seat, f"t{seat}") for seat in (1, 2, 3))]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    for seat, (person, name) in enumerate([(TOMAS, "Tomas"), (MARA, "Mara"), ("omar", "Omar")], 1):
        await room.seating.sit(person, seat, name)
    for person in (LEILA, TOMAS):
        await room.voting.vote(person, Motion.END)
    assert not (await room.snapshot()).ended  # two of four
    await room.seating.leave("omar")
    assert (await room.snapshot()).ended
    assert [remark.kind for remark in room.ledger.remarks] == ["vote", "vote", "leave", "end"]
    assert await written_like(room, store)


async def test_when_everybody_has_left_the_bots_wait_until_somebody_is_back(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    await room.seating.leave(LEILA)
    left = await room.seating.leave(TOMAS)
    await until(lambda: not room.driver.drives)
    assert not room.match.over
    answered = len(room.match.log)
    room.driver.drive()
    assert not room.driver.drives
    again = await Rooms(rooms.store, AtOnce(), pause=0).room(room.table.id)  # after a restart too
    assert not again.driver.drives
    await room.seating.come_back(TOMAS, left.token)
    await until(lambda: room.people_asked == [1])
    assert len(room.match.log) >= answered


async def test_a_host_without_a_seat_removes_whoever_stays_away(
    rooms: Rooms, clock: HandClock
) -> None:
    chairs = [Seat(0, "t0"), Seat(1, "t1", "Gecko", "level1")]
    room = await rooms.create("host", GAME, chairs, {}, listed=True, own=None)
    await room.seating.sit(TOMAS, 0, "Tomas")

    async def told(person: str) -> str:
        snapshot = await room.snapshot()
        viewer = Viewer(person, "", "en", Format.WIDE, "http://table.test", only_here=False)
        around = Around.of(snapshot, room.company)
        return around.told(viewer, snapshot.seat_of(person), 0.0, clock.now()).agreement

    assert 'value="0"' in await told("host")
    assert f'data-in="{LONG_AWAY:.0f}"' in await told("host")
    assert await told("a watcher") == ""
    clock.at += LONG_AWAY
    assert 'data-in="0"' in await told("host")
    left = await room.seating.remove("host", 0)
    assert left.token in await told("host")


async def test_who_may_vote_and_about_what(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    with pytest.raises(NotAllowed, match="watching"):
        await room.voting.vote(MARA, Motion.END)
    with pytest.raises(Refusal, match="no such seat"):
        await room.voting.vote(LEILA, Motion.SIT_IN, 7)
    with pytest.raises(MovedOn):
        await room.voting.vote(LEILA, Motion.SIT_IN, 1 - room.people_asked[0])
    await room.seating.leave(TOMAS)  # has left, and is not to be waited for
    with pytest.raises(MovedOn):
        await room.voting.vote(LEILA, Motion.WAIT, 1)


async def test_the_host_gives_the_seat_of_somebody_who_stays_away_to_others(
    rooms: Rooms, store: Store, clock: HandClock
) -> None:
    room = await two_at_a_table(rooms)
    with pytest.raises(NotAllowed, match="host"):
        await room.seating.remove(TOMAS, 0)
    with pytest.raises(MovedOn):
        await room.seating.remove(LEILA, 0)
    with pytest.raises(NotAllowed, match="a moment ago"):
        await room.seating.remove(LEILA, 1)
    clock.at += LONG_AWAY
    left = await room.seating.remove(LEILA, 1)
    assert left.token != "token1"
    assert await store.left_seat(room.table.id, TOMAS) == NONE  # who was sent away is not asked
    with pytest.raises(NotAllowed, match="link"):
        await room.seating.come_back(TOMAS, "token1")
    with pytest.raises(NotAllowed, match="already"):
        await room.seating.come_back(LEILA, left.token)
    await room.seating.come_back(MARA, left.token, "Mara")
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
    await room.seating.leave(MARA)
    assert token in await told(LEILA)
    assert token not in await told(TOMAS)
    assert await told("a watcher") == ""


async def test_a_seat_of_play_again_is_kept_for_the_one_who_sat_there(
    rooms: Rooms, store: Store
) -> None:
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1"), Seat(2, "t2", "Oryx", "random")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    await room.seating.sit(TOMAS, 1, "Tomas")
    await room.seating.come_back("tomas's phone", "t1")
    await room.voting.vote(LEILA, Motion.END)
    await room.voting.vote(TOMAS, Motion.END)
    fresh = await rooms.room(await play_again(room, LEILA, rooms))
    assert [(seat.name, seat.kept) for seat in fresh.seats] == [
        ("Leila", ""),
        ("", "Tomas"),
        ("Oryx", ""),
    ]
    assert room.ledger.remarks[-1].kind == "again"  # all are told
    with pytest.raises(NotAllowed, match="kept"):
        await fresh.seating.sit("a watcher", 1, "Mallory")
    with pytest.raises(NotAllowed, match="already"):
        await fresh.seating.sit(LEILA, 1, "Leila")
    with pytest.raises(MovedOn):  # bots do not take it either
        await fresh.seating.fill(LEILA, "random")
    with pytest.raises(Refusal, match="free"):
        await fresh.seating.rename(TOMAS, "Tom")
    fresh = await Rooms(store, AtOnce(), pause=0).room(fresh.table.id)  # after a restart
    with pytest.raises(NotAllowed, match="kept"):
        await fresh.seating.sit("a watcher", 1, "Mallory")
    await fresh.seating.sit("tomas's phone", 1, "Tomas")
    assert fresh.begun
    assert fresh.seat_of(TOMAS) == 1
    with pytest.raises(NotAllowed, match="already"):
        await fresh.seating.sit(TOMAS, 1, "Tomas")
    assert (await store.load(fresh.table.id)).seats == fresh.seats


async def test_a_kept_seat_is_given_up_or_opened(rooms: Rooms) -> None:
    room = await three_at_a_table(rooms, "template")
    for person in (LEILA, MARA):
        await room.voting.vote(person, Motion.END)
    fresh = await rooms.room(await play_again(room, LEILA, rooms))
    await fresh.seating.leave(TOMAS)
    await fresh.seating.sit("a watcher", 1, "Nadir")
    with pytest.raises(NotAllowed, match="host"):
        await fresh.seating.open_kept(MARA)
    await fresh.seating.open_kept(LEILA)
    assert MARA not in fresh.sitters
    await fresh.seating.fill(LEILA, "random")
    assert fresh.begun


async def test_whoever_has_left_is_not_waited_for_at_the_next_table(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms, "template")
    await room.seating.leave(TOMAS)
    await play_alone(room, LEILA)
    fresh = await rooms.room(await play_again(room, LEILA, rooms))
    assert (fresh.seats[1].free, fresh.seats[1].kept) == (True, "")
