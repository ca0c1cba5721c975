"""Rooms: one writer at a time, nothing shown that is not written, bots that never stop a table."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from collections.abc import Callable
from multiprocessing import active_children
from typing import Any, ClassVar

import pytest

from majlis import bots
from majlis.bots import Thought
from majlis.drawing.scene import Format
from majlis.kernel.errors import RuleError
from majlis.match import Match
from majlis.table import names
from majlis.table import rooms as rooms_module
from majlis.table import thinkers as thinkers_module
from majlis.table.drafts import Ending, Plan, draft
from majlis.table.ledger import LINES_IN_PASSING, Ledger
from majlis.table.page_request import Viewer
from majlis.table.records import Event, Seat
from majlis.table.refusals import MovedOn, NotAllowed, Refusal, SeatTaken
from majlis.table.rematch import play_again
from majlis.table.renderers import Renderers
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.store import Store
from majlis.table.thinkers import Thinkers
from majlis.table.window import Window
from tests.table.clock import HandClock
from tests.table.conftest import PATIENCE, AtOnce

pytestmark = pytest.mark.anyio

GAME = "through-the-desert"
LEILA, TOMAS = "leila", "tomas"


async def two_at_a_table(rooms: Rooms, game: str = GAME) -> Room:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1")]
    room = await rooms.create(LEILA, game, chairs, {}, listed=True)
    await room.seating.sit(TOMAS, 1, "Tomas")
    return room


def asked(room: Room) -> tuple[str, int, list[int]]:
    """Who is asked, the number of the question, and a move."""
    seat = room.match.waiting[0]
    action = room.match.legal(seat)[0]
    return [LEILA, TOMAS][seat], room.ledger.ask(seat), [action]


async def test_an_answer_is_played_and_written(rooms: Rooms, store: Store) -> None:
    room = await two_at_a_table(rooms)
    person, ask, actions = asked(room)
    await room.answer(person, ask, actions)
    written = await store.load(room.table.id)
    assert written.events[-1].seq == room.ledger.last
    assert Ledger.follow(written.table, written.events).match.save() == room.match.save()


async def test_of_two_answers_to_one_question_one_wins(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    person, ask, _ = asked(room)
    one, other = room.match.legal(room.match.waiting[0])[:2]
    results = await asyncio.gather(
        room.answer(person, ask, [one]), room.answer(person, ask, [other]), return_exceptions=True
    )
    assert [type(result) for result in results] == [type(None), MovedOn]
    assert room.match.log[-1].action == one


async def test_of_two_processes_one_wins_and_the_other_follows(rooms: Rooms, store: Store) -> None:
    here = await two_at_a_table(rooms)
    elsewhere = Rooms(store, AtOnce(), pause=0)
    there = await elsewhere.room(here.table.id)
    assert there is not here
    person, ask, _ = asked(here)
    one, other = here.match.legal(here.match.waiting[0])[:2]
    with there.looking() as changed:
        await here.answer(person, ask, [one])
        with pytest.raises(MovedOn):
            await there.answer(person, ask, [other])
        assert changed.is_set()
    async with there.at_table():
        assert there.match.save() == here.match.save()
    await elsewhere.close()


async def test_a_long_match_is_opened_beside_the_event_loop_and_once_for_all(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays at another table does not wait for it."""
    room = await two_at_a_table(rooms, "istanbul")
    rng = random.Random(3)
    while len(room.match.log) <= LINES_IN_PASSING:
        seat = rng.choice(room.match.waiting)
        ask = room.ledger.ask(seat)
        await room.answer_for(seat, ask, [rng.choice(room.match.legal(seat))])
    follow, threads = Ledger.follow, []

    def watched(*match: Any) -> Ledger:
        threads.append(threading.current_thread())
        return follow(*match)

    monkeypatch.setattr(Ledger, "follow", watched)
    elsewhere = Rooms(store, AtOnce(), pause=0)
    id = room.table.id
    there, same, _ = await asyncio.gather(
        elsewhere.room(id), elsewhere.room(id), elsewhere.reread([id])
    )
    assert there is same
    assert there.match.save() == room.match.save()
    assert len(threads) == 2  # to open it, and to read again what may have changed meanwhile
    assert threading.current_thread() not in threads
    await elsewhere.close()


async def test_a_late_answer_is_refused_and_nothing_is_lost(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    person, ask, actions = asked(room)
    await room.answer(person, ask, actions)
    before = room.match.save()
    with pytest.raises(MovedOn):
        await room.answer(person, ask, actions)
    assert room.match.save() == before
    person, ask, actions = asked(room)
    await room.answer(person, ask, actions)


async def test_an_old_click_cannot_hit_the_question_after_an_undo(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    person, ask, actions = asked(room)
    await room.answer(person, ask, actions)
    await room.take_back(person, room.ledger.last)
    with pytest.raises(MovedOn):
        await room.answer(person, ask, actions)


async def test_a_double_click_takes_one_turn_back(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    for _ in range(2):
        person, ask, actions = asked(room)
        hexes = room.match.state.clone()
        seat = room.match.waiting[0]
        hexes.apply(seat, actions[0])
        await room.answer(person, ask, [actions[0], hexes.options(seat)[0]])
    seq = room.ledger.last
    results = await asyncio.gather(
        room.take_back(person, seq), room.take_back(person, seq), return_exceptions=True
    )
    assert [type(result) for result in results] == [Plan, MovedOn]


async def test_a_turn_is_taken_back_while_a_bot_answers(rooms: Rooms) -> None:
    """The hand that wants its turn back is not too late because a bot was quick."""
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1", "Gecko", "random")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    await until(lambda: room.match.waiting == [0])
    ask, view = room.ledger.ask(0), room.match.view(0)
    camel = view.options(0)[0]
    await room.answer(LEILA, ask, [camel, view.look_ahead(camel).options(0)[0]])
    seq = room.ledger.last
    await until(lambda: room.ledger.last > seq and room.match.waiting == [0])
    plan = await room.take_back(LEILA, seq)
    assert plan.path[0] == camel
    with pytest.raises(MovedOn):
        await room.take_back(LEILA, seq)


async def test_who_may_play(rooms: Rooms) -> None:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    with pytest.raises(NotAllowed, match="every seat"):
        await room.answer(LEILA, 0, [0])
    await room.seating.sit(TOMAS, 1, "Tomas")
    person, ask, _ = asked(room)
    with pytest.raises(NotAllowed, match="watching"):
        await room.answer("a stranger", ask, [0])
    with pytest.raises(Refusal, match="cannot be done"):
        await room.answer(person, ask, [10**6])
    other = LEILA if person == TOMAS else TOMAS
    with pytest.raises(MovedOn):
        await room.answer(other, ask, [0])
    with pytest.raises(Refusal, match="nothing left"):
        await room.take_back(other, room.ledger.last)


async def test_a_seat_is_taken_once(rooms: Rooms) -> None:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1"), Seat(2, "token2")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    results = await asyncio.gather(
        room.seating.sit(TOMAS, 1, "Tomas"),
        room.seating.sit("mara", 1, "Mara"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), SeatTaken]
    with pytest.raises(NotAllowed, match="already"):
        await room.seating.sit(TOMAS, 2, "Tomas again")
    with pytest.raises(Refusal, match="your name"):
        await room.seating.sit("mara", 2, " \t\n ")
    with pytest.raises(Refusal, match="no such seat"):
        await room.seating.sit("mara", 7, "Mara")
    with pytest.raises(NotAllowed, match="host"):
        await room.seating.fill(TOMAS, "greedy")
    await room.seating.fill(LEILA, "greedy")
    assert room.begun
    assert room.seats[2].bot == "greedy"


async def test_a_seat_link_gives_the_seat_to_another_device(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    await room.seating.come_back("tomas's phone", "token1")
    assert room.seat_of("tomas's phone") == room.seat_of(TOMAS) == 1
    with pytest.raises(NotAllowed, match="link"):
        await room.seating.come_back("somebody", "token9")
    with pytest.raises(NotAllowed, match="already"):
        await room.seating.come_back(LEILA, "token1")


async def test_a_player_is_renamed_for_everybody(rooms: Rooms, store: Store) -> None:
    room = await two_at_a_table(rooms)
    with room.looking() as changed:
        await room.seating.rename(TOMAS, "  Tom\tas II ")
        assert changed.is_set()
    assert (await room.snapshot()).seat_names("ru") == ("Leila", "Tom as II")
    written = await store.load(room.table.id)
    assert written.seats[1].name == "Tom as II"
    assert written.events[-1].body == {"name": "Tom as II", "was": "Tomas"}
    assert Ledger.follow(written.table, written.events).remarks == room.ledger.remarks
    last = room.ledger.last
    await room.seating.rename(TOMAS, "Tom as II")  # nothing has changed, nothing is written
    assert room.ledger.last == last
    with pytest.raises(Refusal, match="your name"):
        await room.seating.rename(TOMAS, " ")
    with pytest.raises(NotAllowed, match="watching"):
        await room.seating.rename("a stranger", "X")


async def test_a_seat_that_is_left_before_the_game_is_free_again(
    rooms: Rooms, store: Store
) -> None:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1"), Seat(2, "token2")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    await room.seating.sit(TOMAS, 1, "Tomas")
    await room.seating.come_back("tomas's phone", "token1")
    assert (await room.seating.leave(TOMAS)).free
    assert room.seats[1].free
    written = await store.load(room.table.id)
    assert written.seats[1].free
    assert written.sitters == {LEILA: 0}  # their other devices have left as well
    await room.seating.sit("mara", 1, "Mara")
    await room.seating.sit(TOMAS, 2, "Tomas")
    assert room.begun
    assert room.ledger.remarks == ()  # the log tells of the game


async def test_a_bot_plays_on_for_whoever_leaves_a_game_until_they_are_back(
    rooms: Rooms, store: Store
) -> None:
    room = await two_at_a_table(rooms)
    person, ask, actions = asked(room)
    seat = room.seat_of(person)
    left = await room.seating.leave(person)
    assert (left.bot, left.name) == ("level3", room.seats[seat].name)
    with pytest.raises(NotAllowed, match="watching"):
        await room.answer(person, ask, actions)
    await until(lambda: room.match.waiting[0] != seat)  # the bot has answered for them
    assert await store.of_person(person) == []
    await room.seating.come_back(person, left.token)
    assert room.seats[seat].bot == ""
    kinds = [remark.kind for remark in room.ledger.remarks]
    assert kinds == ["leave", "back"]
    written = await store.load(room.table.id)
    assert written.seats[seat] == Seat(seat, left.token, left.name)
    assert Ledger.follow(written.table, written.events).remarks == room.ledger.remarks


async def test_a_bot_that_thinks_too_long_does_not_answer_for_whoever_is_back(
    store: Store,
) -> None:
    class Slow(AtOnce):
        begun = asyncio.Event()
        go_on = asyncio.Event()

        async def think(self, *given: Any) -> Thought:
            self.begun.set()
            await self.go_on.wait()
            return await super().think(*given)

    rooms = Rooms(store, Slow(), pause=0)
    room = await two_at_a_table(rooms)
    person, _, _ = asked(room)
    left = await room.seating.leave(person)
    await Slow.begun.wait()
    await room.seating.come_back(person, left.token)
    before = room.ledger.last
    Slow.go_on.set()
    await until(lambda: not room.driver.drives)
    assert room.ledger.last == before
    await rooms.close()


async def test_a_game_that_is_over_is_not_left(rooms: Rooms) -> None:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1", "Gecko", "random")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    await play_alone(room, LEILA)
    with pytest.raises(NotAllowed, match="over"):
        await room.seating.leave(LEILA)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


class Failing(Store):
    """A disk that is full from now on."""

    full = False

    async def append(self, *args: Any, **kwargs: Any) -> float:
        if self.full:
            raise OSError("no space left on device")
        return await super().append(*args, **kwargs)


async def test_what_could_not_be_written_has_not_happened(sqlite_url: str) -> None:
    store = Failing(sqlite_url)
    await store.open()
    rooms = Rooms(store, AtOnce(), pause=0)
    room = await two_at_a_table(rooms)
    before = room.match.save()
    person, ask, actions = asked(room)
    store.full = True
    with pytest.raises(OSError, match="no space"):
        await room.answer(person, ask, actions)
    async with room.at_table():
        assert room.match.save() == before
    store.full = False
    await room.answer(person, ask, actions)
    assert room.match.save() != before
    await rooms.close()
    await store.close()


async def test_an_error_in_a_rule_leaves_the_table_as_it_is_written(
    rooms: Rooms, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await two_at_a_table(rooms)
    before = room.match.save()
    person, ask, actions = asked(room)

    def trip(ledger: Ledger) -> list[Event]:
        raise RuleError("a bug in a game")

    with monkeypatch.context() as bug:
        bug.setattr(Ledger, "forced", trip)  # comes after the answer itself
        with pytest.raises(RuleError):
            await room.answer(person, ask, actions)
    async with room.at_table():
        assert room.match.save() == before
    await room.answer(person, ask, actions)
    written = await store.load(room.table.id)
    assert Ledger.follow(written.table, written.events).match.save() == room.match.save()


async def test_a_room_in_which_somebody_is_at_work_is_not_opened_twice(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "ROOMS_KEPT", 1)
    room = await two_at_a_table(rooms)
    async with room.at_table():
        await two_at_a_table(rooms)
        assert await rooms.room(room.table.id) is room


async def play_alone(room: Room, person: str) -> None:
    """A person's random game among bots."""
    rng = random.Random(4)
    with room.looking() as changed:
        while True:
            async with room.at_table():
                if room.match.over:
                    return
                seat = room.seat_of(person)
                mine = seat in room.match.waiting
                if mine:
                    ask, action = room.ledger.ask(seat), rng.choice(room.match.legal(seat))
            if mine:
                await room.answer(person, ask, [action])
            else:
                await asyncio.wait_for(changed.wait(), PATIENCE)
            changed.clear()


async def test_othersplay_a_whole_game(rooms: Rooms, store: Store) -> None:
    chairs = [
        Seat(0, "t0", "Leila"),
        Seat(1, "t1", "Oryx", "greedy"),
        Seat(2, "t2", "Ibex", "random"),
    ]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)
    await play_alone(room, LEILA)
    written = await store.load(room.table.id)
    assert Ledger.follow(written.table, written.events).match.scores() == room.match.scores()
    assert await store.of_person(LEILA) == []


async def test_a_bot_waits_longer_for_a_turn_that_may_be_taken_back(sqlite_url: str) -> None:
    """The first bot behind a person; the next one builds on a bot's turn."""
    clock = HandClock()
    store = Store(sqlite_url, clock)
    await store.open()
    rooms = Rooms(store, AtOnce(), pause=0.9)
    chairs = [
        Seat(0, "t0", "Leila"),
        Seat(1, "t1", "Oryx", "greedy"),
        Seat(2, "t2", "Ibex", "greedy"),
    ]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True)

    async def answered_after(seconds: float) -> None:
        before, due = room.ledger.last, clock.at + seconds
        await until(lambda: due in clock.alarms)
        assert room.ledger.last == before
        await clock.move(seconds)
        await until(lambda: room.ledger.last > before)

    while room.match.waiting != [0]:
        await answered_after(0.9)
    while room.match.waiting == [0]:
        await room.answer(LEILA, room.ledger.ask(0), [room.match.legal(0)[0]])
    await answered_after(3.0)
    await answered_after(0.9)
    await rooms.close()
    await store.close()


class Unsure(Store):
    """A store that writes, and then loses the connection over which it would say so."""

    lost = False

    async def append(self, *args: Any, **kwargs: Any) -> float:
        at = await super().append(*args, **kwargs)
        if self.lost:
            raise OSError("connection lost")
        return at


async def test_othersbegin_after_a_write_that_was_done_after_all(sqlite_url: str) -> None:
    store = Unsure(sqlite_url)
    await store.open()
    rooms = Rooms(store, AtOnce(), pause=0)
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1")]
    room = await rooms.create(LEILA, "template", chairs, {}, listed=True)
    with room.looking() as changed:
        store.lost = True
        with pytest.raises(OSError, match="connection lost"):
            await room.seating.fill(LEILA, "greedy")
        store.lost = False
        changed.clear()
        async with room.at_table():
            assert room.match.waiting == [0, 1]
        await asyncio.wait_for(changed.wait(), PATIENCE)
        assert room.match.waiting == [0]
    await rooms.close()
    await store.close()


async def test_a_whole_game_on_every_database(db: str) -> None:
    store = Store(db)
    await store.open()
    rooms = Rooms(store, AtOnce(), pause=0)
    chairs = [Seat(0, "t0", "Лейла"), Seat(1, "t1", "Oryx", "greedy")]
    room = await rooms.create(LEILA, "template", chairs, {"rounds": 3}, listed=True)
    await play_alone(room, LEILA)
    written = await store.load(room.table.id)
    assert Ledger.follow(written.table, written.events).match.save() == room.match.save()
    await rooms.close()
    await store.close()


async def test_othersget_only_their_own_view(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    viewers: list[tuple[int, Any]] = []

    def think(game: str, bot: str, view: dict[str, Any], *more: Any) -> Thought:
        viewers.append((view["viewer"], view["table"]["hands"]))
        return real(game, bot, view, *more)

    real = bots.think
    monkeypatch.setattr(bots, "think", think)
    chairs = [
        Seat(0, "t0", "Leila"),
        Seat(1, "t1", "Oryx", "greedy"),
        Seat(2, "t2", "Ibex", "random"),
    ]
    room = await rooms.create(LEILA, "template", chairs, {}, listed=True)
    await play_alone(room, LEILA)
    assert {viewer for viewer, _ in viewers} == {1, 2}
    for viewer, hands in viewers:
        assert all(sum(hand) == 0 for seat, hand in enumerate(hands) if seat != viewer)


async def test_a_bot_plays_by_the_style_of_its_name_but_not_for_somebody_else(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    styles: dict[int, int | None] = {}

    def think(
        game: str, bot: str, view: dict[str, Any], seed: int, style: int | None, *more: Any
    ) -> Thought:
        styles[view["viewer"]] = style
        return real(game, bot, view, seed, style, *more)

    real = bots.think
    monkeypatch.setattr(bots, "think", think)
    chairs = [
        Seat(0, "t0", "Gecko"),  # a person who has chosen that name
        Seat(1, "t1", "Gecko", "level1"),
        Seat(2, "t2", "Ibex", "level1"),
        Seat(3, "t3"),
    ]
    room = await rooms.create(LEILA, "template", chairs, {"rounds": 3}, listed=True)
    await room.seating.sit(TOMAS, 3, "Tomas")  # without anybody the bots would wait
    await room.seating.leave(LEILA)
    await play_alone(room, TOMAS)
    assert styles == {0: None, 1: 1, 2: 0}
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Oryx", "random")]
    room = await rooms.create(LEILA, "template", chairs, {"rounds": 3}, listed=True)
    assert room.shown.styles == (None, None)  # only levels have one


async def test_a_bot_is_told_what_it_has_spent_of_its_turn(store: Store) -> None:
    """What was taken back is thought about afresh."""
    spents: list[float] = []

    class Slow(AtOnce):
        async def think(self, *given: Any) -> Thought:
            spents.append(given[-1])
            return Thought([0], 2.0)

    room = await two_at_a_table(Rooms(store, Slow(), pause=0))

    async def think(turn: int, seat: int) -> float:
        view = room.match.view(seat).dump()
        await room.minds.think("level6", view | {"turn": [turn, seat]}, 0)
        return spents[-1]

    assert [await think(turn, 0) for turn in (1, 1, 1, 3, 3)] == [0, 2, 4, 0, 2]
    assert [await think(3, 1), await think(3, 0)] == [0, 4]
    person, ask, actions = asked(room)
    await room.answer(person, ask, actions)
    await room.take_back(person, room.ledger.last)
    assert [await think(3, 0), await think(3, 0)] == [0, 2]


def die(*given: Any) -> Thought:
    os._exit(1)


def raise_an_error(*given: Any) -> Thought:
    raise RuntimeError("lost")


@pytest.mark.parametrize("failing", [die, raise_an_error])
async def test_a_failing_bot_does_not_stop_the_table(
    store: Store, monkeypatch: pytest.MonkeyPatch, failing: Any
) -> None:
    real = bots.think

    thoughts = 0

    class Unlucky(Thinkers):
        async def think(self, *given: Any) -> Thought:
            nonlocal thoughts
            thoughts += 1
            if thoughts > 2:
                return real(*given)
            monkeypatch.setattr(bots, "think", failing)
            thinking = asyncio.ensure_future(super().think(*given))
            await asyncio.sleep(0)
            monkeypatch.setattr(bots, "think", real)
            return await thinking

    thinkers = Unlucky(1)
    rooms = Rooms(store, thinkers, pause=0)
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Oryx", "greedy")]
    room = await rooms.create(LEILA, "template", chairs, {"rounds": 3}, listed=True)
    await play_alone(room, LEILA)
    assert room.match.over
    assert thoughts > 2
    await rooms.close()
    thinkers.close()


def brood(*given: Any) -> Thought:
    time.sleep(60)
    return Thought([], 60)


async def test_a_bot_lost_in_thought_is_sent_away_and_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view = Match.new("template", 2, seed=1).view(0)
    others = active_children()
    thinkers = Thinkers(1)
    with monkeypatch.context() as lost_in_thought:
        lost_in_thought.setattr(bots, "think", brood)
        lost_in_thought.setattr(thinkers_module, "THINK_TIMEOUT", 1.0)
        lost = asyncio.ensure_future(thinkers.think("template", "greedy", view.dump(), 1))
        await asyncio.sleep(0)
        sent_away = [process for process in active_children() if process not in others]
    behind = [thinkers.think("template", "greedy", view.dump(), seed) for seed in range(4)]
    for thought in await asyncio.gather(lost, *behind):
        assert thought.answers[0] in view.legal
    assert len(caplog.records) == 1  # those behind it have only waited for their turn
    assert sent_away
    for process in sent_away:
        process.join(PATIENCE)
    assert not any(process.is_alive() for process in sent_away)
    again = await thinkers.think("template", "greedy", view.dump(), 1)
    assert again.answers[0] in view.legal
    thinkers.close()


async def test_a_table_thinks_one_thought_at_a_time(store: Store) -> None:
    """Here a bot and a person who asks one for advice, while other tables think as well."""

    class Patient(AtOnce):
        begun: ClassVar[list[str]] = []
        go_on = asyncio.Event()

        async def think(self, game: str, bot: str, *more: Any) -> Thought:
            self.begun.append(bot)
            await self.go_on.wait()
            return await super().think(game, bot, *more)

    thinkers = Patient()
    rooms = Rooms(store, thinkers, pause=0)
    chairs = [
        Seat(0, "t0", "Leila"),
        Seat(1, "t1", "Oryx", "level1"),
        Seat(2, "t2", "Ibex", "random"),
    ]
    room = await rooms.create(LEILA, "marrakesh", chairs, {}, listed=True)
    assert room.match.waiting == [0, 1, 2]
    elsewhere = await rooms.create(TOMAS, "marrakesh", chairs, {}, listed=True)
    await asyncio.sleep(0)
    advice = asyncio.create_task(room.minds.suggest(LEILA, room.ledger.ask(0)))
    for _ in range(100):
        await asyncio.sleep(0)
    assert thinkers.begun == ["level1", "level1"]  # one at each table
    thinkers.go_on.set()
    assert (await advice)[0] in room.match.legal(0)
    assert elsewhere.match.waiting
    await rooms.close()


async def test_a_cheating_bot_does_not_stop_the_table(store: Store) -> None:
    class Cheat(AtOnce):
        async def think(self, *given: Any) -> Thought:
            return Thought([10**6], 0)

    rooms = Rooms(store, Cheat(), pause=0)
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Oryx", "greedy")]
    room = await rooms.create(LEILA, "template", chairs, {"rounds": 3}, listed=True)
    await play_alone(room, LEILA)
    assert room.match.over
    await rooms.close()


async def test_a_room_is_closed_between_two_writings(sqlite_url: str) -> None:
    """A connection that is left in the middle answers to an event loop that is gone."""

    class Busy(Store):
        writing = 0

        async def append(self, *args: Any, **kwargs: Any) -> float:
            self.writing += 1
            try:
                await asyncio.sleep(0.05)
                at = await super().append(*args, **kwargs)
            except asyncio.CancelledError:
                pytest.fail("it was written when the room was closed")
            self.writing -= 1
            return at

    store = Busy(sqlite_url)
    await store.open()
    rooms = Rooms(store, AtOnce(), pause=0)
    chairs = [Seat(0, "t0", "Oryx", "random"), Seat(1, "t1", "Ibex", "random")]
    room = await rooms.create(LEILA, GAME, chairs, {}, listed=True, own=None)
    await until(lambda: store.writing > 0)
    await rooms.close()
    assert store.writing == 0
    assert not room.busy
    assert (await store.load(room.table.id)).events[-1].seq == room.ledger.last
    await store.close()


async def test_a_table_that_nobody_looks_at_keeps_no_pages(rooms: Rooms) -> None:
    room = await two_at_a_table(rooms)
    window = Window(Viewer(LEILA, "", "en", Format.WIDE, "", False), Renderers(workers=0))
    with room.looking():
        with room.looking():
            await window.update(await room.snapshot())
        assert len(room.shown.cache) > 0
    assert len(room.shown.cache) == 0
    assert await window.update(await room.snapshot())


async def test_rooms_are_closed_while_somebody_comes_to_one(rooms: Rooms) -> None:
    first = await two_at_a_table(rooms)
    second = await two_at_a_table(rooms)
    closed: list[Room] = []
    for room in (first, second):
        stopped = room.driver.stopped

        async def noted(room: Room = room, stopped: Any = stopped) -> None:
            await stopped()
            closed.append(room)

        room.driver.stopped = noted  # type: ignore[method-assign]
    begun, written = asyncio.Event(), first.plans.written

    async def noted_too() -> None:
        begun.set()
        await written()

    first.plans.written = noted_too  # type: ignore[method-assign]
    async with first.at_table():
        closing = asyncio.create_task(rooms.close())
        await begun.wait()
        assert await rooms.room(first.table.id) is first
    await closing
    assert closed == [first, second]


async def test_real_othersthink_elsewhere(store: Store) -> None:
    thinkers = Thinkers(1)
    rooms = Rooms(store, thinkers, pause=0)
    chairs = [Seat(0, "t0", "Leila"), Seat(1, "t1", "Oryx", "greedy")]
    room = await rooms.create(LEILA, "template", chairs, {"rounds": 3}, listed=True)
    await play_alone(room, LEILA)
    assert room.match.over
    await rooms.close()
    thinkers.close()


async def test_play_again_keeps_othersand_opens_the_other_seats(rooms: Rooms) -> None:
    chairs = [
        Seat(0, "t0", "Leila"),
        Seat(1, "t1", "Oryx", "greedy"),
        Seat(2, "t2"),
    ]
    room = await rooms.create(LEILA, "template", chairs, {"rounds": 3}, listed=False)
    await room.seating.sit(TOMAS, 2, "Tomas")
    with pytest.raises(NotAllowed, match="not over"):
        await play_again(room, LEILA, rooms)
    await asyncio.gather(play_alone(room, LEILA), play_alone(room, TOMAS))
    next_id = await play_again(room, LEILA, rooms)
    assert await play_again(room, TOMAS, rooms) == next_id
    fresh = await rooms.room(next_id)
    assert [(seat.name, seat.bot) for seat in fresh.seats] == [
        ("Leila", ""),
        ("Oryx", "greedy"),
        ("", ""),
    ]
    assert fresh.table.options == room.table.options
    assert fresh.table.seed != room.table.seed


async def test_tables_that_are_played_at_once_have_different_names(rooms: Rooms) -> None:
    """When every name is taken, they begin again with a number."""
    tables = 2 * len(names.TABLES) + 1
    made = await asyncio.gather(*(two_at_a_table(rooms) for _ in range(tables)))
    called = {room.table.name for room in made}
    assert len(called) == tables
    assert sum(name in names.TABLES for name in called) == len(names.TABLES)
    assert sum(name.endswith(" 2") for name in called) == len(names.TABLES)


async def test_the_set_up_can_be_left_to_the_table(rooms: Rooms) -> None:
    """A plan comes back, which the person may still change; later on they play for themselves."""
    room = await two_at_a_table(rooms)
    person, ask, _ = asked(room)
    before = room.ledger.last
    suggested = await room.minds.suggest(person, ask)
    seat = room.match.waiting[0]
    planned = draft(room.match.view(seat), Plan(ask, tuple(suggested)), begun=False)
    assert planned is not None
    assert planned.ending == Ending.TURN
    assert room.ledger.last == before
    with pytest.raises(MovedOn):
        await room.minds.suggest(person, ask - 1)
    while room.match.state.question().PREPARES:
        person, ask, _ = asked(room)
        await room.answer(person, ask, await room.minds.suggest(person, ask))
    person, ask, _ = asked(room)
    with pytest.raises(NotAllowed, match="set-up"):
        await room.minds.suggest(person, ask)


async def five_at_a_table(rooms: Rooms) -> Room:
    others = [Seat(seat, f"t{seat}", "Ibex", "level1") for seat in range(1, 5)]
    room = await rooms.create(LEILA, GAME, [Seat(0, "t0", "Leila"), *others], {}, listed=True)
    await until(lambda: room.match.waiting == [0])
    return room


async def test_five_players_may_leave_to_the_table_which_leader_goes(rooms: Rooms) -> None:
    room = await five_at_a_table(rooms)
    while type(room.match.state.question()).__name__ != "RemoveLeader":
        room = await five_at_a_table(rooms)  # whoever has the last turn has no choice of leaders
    (suggested,) = await room.minds.suggest(LEILA, room.ledger.ask(0))
    assert suggested in room.match.legal(0)


async def test_all_that_one_has_to_set_up_is_chosen_at_once(rooms: Rooms) -> None:
    """In Marrakesh: where three keshis wait, and how the audience is turned."""
    room = await two_at_a_table(rooms, game="marrakesh")
    person, ask, _ = asked(room)
    seat = room.match.waiting[0]
    suggested = await room.minds.suggest(person, ask)
    assert len(suggested) > 1
    planned = draft(room.match.view(seat), Plan(ask, tuple(suggested)), begun=False)
    assert planned is not None
    assert planned.ending == Ending.CHOSEN
