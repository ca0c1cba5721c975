"""A server that is killed in the middle of what people do, and is back after days: nothing is lost,
and no clock is unjust. No test waits: the clock is moved by hand. Calls stand in `test_calls`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from majlis.drawing.scene import Format
from majlis.kernel.frame import NONE
from majlis.table.agreement import Motion
from majlis.table.chat import Chats, Listener
from majlis.table.course import course_of
from majlis.table.paces import DAY, Kind, Pace
from majlis.table.page_request import Viewer
from majlis.table.people import companion_at
from majlis.table.records import Seat
from majlis.table.refusals import NotAllowed
from majlis.table.rematch import play_again
from majlis.table.renderers import Renderers
from majlis.table.replays import Look, Replays
from majlis.table.room import Room
from majlis.table.window import Window
from majlis.table.wire import Update, Wish
from tests.table.test_agreement import MARA
from tests.table.test_clocks import LIVE, Server, first_hex, left
from tests.table.test_rooms import GAME, LEILA, TOMAS, asked, until

pytestmark = pytest.mark.anyio

WATCHER = "a watcher"
SLOW = Pace(Kind.HOURS, bank=1000.0)


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    server = Server(sqlite_url)
    await server.start()
    yield server
    await server.stop()


def kept(room: Room) -> dict[str, Any]:
    """What a restart must not change."""
    return {
        "match": room.match.save(),
        "people": (room.seats, room.sitters, room.ledger.remarks, room.next),
        "asked": {seat: room.ledger.ask(seat) for seat in room.people_asked},
        "clocks": [left(room, seat) for seat in range(len(room.seats))] if room.clocks else [],
    }


async def restarted(server: Server, room: Room) -> Room:
    before = kept(room)
    await server.restart(after=3 * DAY)
    again = await server.rooms.room(room.table.id)
    assert kept(again) == before
    return again


async def three_friends(server: Server, pace: Pace) -> Room:
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1"), Seat(2, "t2")]
    room = await server.rooms.create(LEILA, GAME, chairs, {}, listed=True, pace=pace)
    await room.seating.sit(TOMAS, 1, "Tomas")
    await room.seating.sit(MARA, 2, "Mara")
    return room


async def play(room: Room, answers: int) -> None:
    """Whoever is asked gives the first answer there is."""
    people = {seat: person for person, seat in room.sitters.items()}
    for _ in range(answers):
        seat = room.people_asked[0]
        await room.answer(people[seat], room.ledger.ask(seat), [room.match.legal(seat)[0]])


async def test_a_slow_game_in_which_somebody_goes_away(server: Server) -> None:
    room = await server.table(SLOW)
    person, _, _ = asked(room)
    seat = room.seat_of(person)
    await server.run(400)
    room = await restarted(server, room)
    await server.run(SLOW.bank - 410)
    assert room.people_asked == [seat]
    room = await restarted(server, room)
    await server.run(10)
    assert room.seats[seat].bot == "level1"
    await until(lambda: room.people_asked == [1 - seat])
    room = await restarted(server, room)
    await server.run(100)
    await room.seating.take_seat_back(person)
    room = await restarted(server, room)
    other, ask, actions = asked(room)
    await room.answer(other, ask, [*actions, first_hex(room, 1 - seat, actions[0])])
    room = await restarted(server, room)
    assert room.people_asked == [seat]
    assert left(room, seat) == SLOW.bank
    assert [remark.kind for remark in room.ledger.remarks] == ["absent", "back"]


async def test_three_friends_and_a_watcher_play_again(server: Server) -> None:
    room = await three_friends(server, LIVE)
    await play(room, 4)
    await server.run(40)
    await room.voting.vote(LEILA, Motion.END)
    room = await restarted(server, room)
    await room.voting.vote(MARA, Motion.END)  # that of before counts still
    assert room.closed
    room = await restarted(server, room)
    next_table = await play_again(room, TOMAS, server.rooms)
    room = await restarted(server, room)
    assert await play_again(room, LEILA, server.rooms) == next_table
    fresh = await restarted(server, await server.rooms.room(next_table))
    await fresh.seating.sit(LEILA, 0, "Leila")
    fresh = await restarted(server, fresh)
    with pytest.raises(NotAllowed, match="kept"):
        await fresh.seating.sit(WATCHER, 2, "Mallory")
    await fresh.seating.sit(MARA, 2, "Mara")
    assert [seat.name for seat in fresh.seats] == ["Leila", "Tomas", "Mara"]
    (first,) = fresh.people_asked
    await server.run(30)
    fresh = await restarted(server, fresh)
    clocks = {seat: left(fresh, seat) for seat in range(3)}
    assert clocks == dict.fromkeys(range(3), LIVE.bank) | {first: LIVE.bank + LIVE.gain - 30}


async def test_two_share_a_device(server: Server) -> None:
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Tomas")]
    room = await server.rooms.create(
        LEILA, "istanbul", chairs, {}, listed=False, pace=LIVE, companions=(1,)
    )
    assert room.seat_of(companion_at(LEILA, 1)) == 1
    for _ in range(4):
        (seat,) = room.people_asked
        assert await seen_on_the_device(room) is None  # in whose hands it is, nobody knows
        assert await seen_on_the_device(room, seat) == room.ledger.ask(seat)
        await server.run(10)
        while room.people_asked == [seat]:
            await play(room, 1)
            room = await restarted(server, room)
    assert room.match.state.turn > 1


async def seen_on_the_device(room: Room, hands: int = NONE) -> int | None:
    """The question that its page shows, in the hands of whoever has that seat."""
    viewer = Viewer(LEILA, "", "en", Format.WIDE, "http://table.test", only_here=False)
    page = Window(viewer, Renderers(0))
    page.wish(Wish(looks=hands))
    return msgspec.json.decode(await page.update(await room.snapshot()), type=Update).ask


async def test_a_replay_is_gone_through_while_the_game_goes_on(server: Server) -> None:
    room = await three_friends(server, LIVE)
    await play(room, 30)
    await server.run(20)
    before = await replayed(server, room, 12)
    room = await restarted(server, room)
    assert await replayed(server, room, 12) == before
    await play(room, 5)
    room = await restarted(server, room)
    again = await replayed(server, room, 12)
    assert again["moment"] == before["moment"]
    assert again["stops"][: len(before["stops"])] == before["stops"]
    assert len(again["stops"]) > len(before["stops"])


async def replayed(server: Server, room: Room, at: int) -> dict[str, Any]:
    """What Tomas is shown of it."""
    replays = Replays(server.store, server.rooms, Renderers(0))
    replay = await replays.of(room.table.id, "en")
    seat = replay.seat_for(TOMAS, NONE)
    content = await replays.content(replay, replay.stop(at), Look(seat, "en"))
    course = course_of(replay, seat, "en")
    return {"moment": (content.scene, content.html), "stops": course.stops}


async def test_what_is_said_and_who_is_not_heard(server: Server) -> None:
    room = await three_friends(server, LIVE)
    await say(server, room, LEILA, "Who has the camels?")
    await say(server, room, WATCHER, "Tomas has.")
    chat = await Chats(server.store).chat(room.table.id)
    await chat.mute(MARA, chat.handle(LEILA), muted=True)
    await server.run(20)
    room = await restarted(server, room)
    await say(server, room, TOMAS, "I have.")
    heard = {LEILA: ["Who has the camels?", "I have."], MARA: ["I have."]}
    heard[WATCHER] = ["Who has the camels?", "Tomas has.", "I have."]
    for person, texts in heard.items():
        chat = await Chats(server.store).chat(room.table.id)
        talk = Listener(chat, person, "en").news(await room.snapshot())
        assert talk is not None
        assert [any(text in line for line in talk.talk) for text in texts] == [True] * len(texts)
        assert len(talk.talk) == len(texts)


async def say(server: Server, room: Room, person: str, text: str) -> None:
    table = await room.snapshot()
    await Chats(server.store).say(table, person, table.seat_of(person), person.title(), text)
