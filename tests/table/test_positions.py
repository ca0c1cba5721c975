"""Stored positions: a long match opens from the last one, and is the same match."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from majlis import games
from majlis.kernel.errors import CannotUndo
from majlis.table import ledger as ledger_module
from majlis.table.ledger import LINES_STORED, Ledger
from majlis.table.records import Event, Position, Seat
from majlis.table.rematch import play_again
from majlis.table.rooms import Rooms
from majlis.table.snapshot import Snapshot
from majlis.table.store import Store
from tests.table.conftest import AtOnce
from tests.table.playing import play_out, sit_at_table
from tests.table.test_ledger import begun, play_on, table


def played(game: str, seats: int, lines: int) -> tuple[Ledger, list[Event], list[Position]]:
    """A match of at least so many lines, in which answers are taken back now and then."""
    ledger, events = begun(table(game, seats))
    positions: list[Position] = []
    rng = random.Random(game)
    while len(ledger.match.log) < lines and not ledger.match.over:
        events += play_on(ledger, rng)
        if rng.random() < 0.02:
            events.append(ledger.rename(0, {"name": "Ada", "was": "Bea"}))
        if rng.random() < 0.1:
            with suppress(CannotUndo):
                events += ledger.take_back(rng.randrange(seats))[0]
        positions += ledger.positions()
        ledger.unkept = []
    return ledger, events, positions


@pytest.mark.parametrize(("game", "seats"), [("istanbul", 3), ("marrakesh", 2)])
def test_the_match_goes_on_from_a_stored_position_as_if_it_had_been_played(
    game: str, seats: int
) -> None:
    played_on, events, positions = played(game, seats, 700)
    assert len(positions) >= 2
    after = [event for event in events if event.seq > positions[-1].seq]
    assert len(after) < len(events) / 2
    resumed = Ledger.follow(table(game, seats), after, positions)
    assert resumed.match.log == played_on.match.log
    assert resumed.seqs == played_on.seqs
    assert resumed.remarks == played_on.remarks != ()
    assert resumed.last == played_on.last
    assert resumed.match.state.dump() == played_on.match.state.dump()
    assert resumed.match.save() == played_on.match.save()
    for seat in played_on.match.waiting:
        assert resumed.ask(seat) == played_on.ask(seat)
    for seat in range(seats):
        assert resumed.match.can_undo(seat) == played_on.match.can_undo(seat)
    for _ in range(30):
        if not played_on.match.over:
            assert play_on(resumed, random.Random(1)) == play_on(played_on, random.Random(1))


def test_positions_are_stored_only_where_nothing_can_be_taken_back() -> None:
    ledger, _, positions = played("istanbul", 3, 2 * LINES_STORED)
    assert positions
    at = ledger.seqs.index(positions[0].seq) + 1
    assert at >= LINES_STORED
    for seat in range(3):
        resumed = Ledger.follow(table("istanbul", 3), [], positions[:1])
        assert resumed.match.sealed
        assert not resumed.match.can_undo(seat)


def test_positions_are_small() -> None:
    _, _, positions = played("istanbul", 5, 1000)
    assert max(len(position.body) for position in positions) < 12_000


@pytest.mark.anyio
async def test_a_room_opens_from_the_last_position_and_not_from_one_of_other_rules(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = Rooms(store, AtOnce(), pause=0)
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1", "Tomas")]
    room = await rooms.create("leila", "istanbul", chairs, {}, listed=True)
    room.sitters["tomas"] = 1
    rng = random.Random(3)
    while len(room.match.log) < 2 * LINES_STORED:
        seat = rng.choice(room.match.waiting)
        answer = rng.choice(room.match.legal(seat))
        await room.answer(["leila", "tomas"][seat], room.ledger.ask(seat), [answer])
    record = await store.load(room.table.id)
    assert record.positions
    assert record.events[0].seq == record.positions[-1].seq + 1
    again = await Rooms(store, AtOnce(), pause=0).room(room.table.id)
    assert Snapshot.of(again).asks == Snapshot.of(room).asks
    assert again.match.save() == room.match.save()

    stored_before = len(record.positions)
    monkeypatch.setattr(games, "fingerprint", lambda id: "other rules")
    record = await store.load(room.table.id)
    assert record.positions == []
    assert record.events[0].seq == 0
    other = await Rooms(store, AtOnce(), pause=0).room(room.table.id)
    other.sitters["tomas"] = 1
    assert other.match.save() == room.match.save()
    stored = (await store.load(room.table.id)).positions  # found again, and written down at once
    assert len(stored) == stored_before
    assert {position.fingerprint for position in stored} == {"other rules"}
    assert Ledger.follow(other.table, [], stored).match.log[:250] == room.match.log[:250]


@pytest.mark.anyio
async def test_the_way_to_the_next_table_is_not_lost_behind_a_position(
    store: Store, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await sit_at_table(rooms, ("leila", "Leila"), ("tomas", "Tomas"))
    await play_out(room)
    next_table = await play_again(room, "leila", rooms)
    monkeypatch.setattr(ledger_module, "LINES_STORED", 1)
    await room.seating.rename("tomas", "Tom")
    assert (await store.load(room.table.id)).events == []
    again = await Rooms(store, AtOnce(), pause=0).room(room.table.id)
    assert again.next == next_table
