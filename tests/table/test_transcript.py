"""The log as a page reads it: a line for each turn, whatever is taken back."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

import pytest

from majlis import games
from majlis.kernel.frame import CHANCE, NONE, WATCHER
from majlis.table.ledger import Ledger
from majlis.table.records import Record, Seat, Table
from majlis.table.room import Room
from majlis.table.snapshot import Snapshot
from majlis.table.store import Store
from majlis.table.transcript import Line, Place, Transcript
from tests.table.conftest import AtOnce

pytestmark = pytest.mark.anyio
PEOPLE = ("leila", "tomas", "mara")


def room_of(game: str) -> Room:
    table = Table("t", game, 1, 3, {}, "7", "Blue Hour", PEOPLE[0], True, time.time())
    seats = [Seat(seat, f"token{seat}", name.title()) for seat, name in enumerate(PEOPLE)]
    begun = Ledger.new(table).begin()
    times = [float(60 * nth) for nth in range(5000)]
    record = Record(table, seats, dict(zip(PEOPLE, range(3), strict=True)), begun, times=times)
    return Room(Store("sqlite://"), AtOnce(), 0, record)


def transcript(snapshot: Snapshot, seat: int = 0) -> Transcript:
    return Transcript(snapshot.table.id, seat, "en", snapshot.words("en").read_by(seat))


def play(room: Room, rng: random.Random) -> None:
    seat = rng.choice(room.match.waiting)
    room.ledger.answer(seat, [rng.choice(room.match.legal(seat))])


def play_turn(room: Room, rng: random.Random) -> int:
    """Whose turn it was."""
    state = room.match.state
    seat, turn = state.turn_of, state.turn
    while room.match.state.turn == turn:
        play(room, rng)
    return seat


def told(line: Line) -> dict[str, Any]:
    return {"html": line.html, "begun": line.begun, "end": line.end}


@pytest.mark.parametrize("game", games.catalogue())
async def test_what_was_written_in_pieces_reads_as_if_written_at_once(game: str) -> None:
    rng = random.Random(game)
    room = room_of(game)
    before = Snapshot.of(room)
    read = transcript(before)
    await read.catch_up(before)
    page = [line.html for line in read.lines]
    undone = 0
    for nth in range(120):
        if room.match.over:
            break
        seats = [seat for seat in range(3) if room.ledger.can_take_back(seat)]
        if seats and rng.random() < 0.2:
            room.ledger.take_back(seats[0])
            undone += 1
        else:
            play(room, rng)
        if rng.random() < 0.1:
            room.ledger.leave(1, {"bot": "greedy"})
        now = Snapshot.of(room)
        lines = await read.catch_up(now)
        assert lines == len(read.lines)
        keep = read.lines_kept(Place(*now.log_kept(before)), before)
        page = page[:keep] + [line.html for line in read.lines[keep:]]
        before = now
        assert page == [line.html for line in read.lines]
        if nth % 12 == 0:
            again = transcript(now)
            await again.catch_up(now)
            assert list(map(told, read.lines)) == list(map(told, again.lines))
            assert read.heading(lines) == again.heading(lines)
    assert undone > 2


async def test_the_parts_of_a_log_are_together_the_whole_of_it() -> None:
    """And the first of them does not wait for the others."""
    rng = random.Random(5)
    room = room_of("istanbul")
    for _ in range(160):
        play_turn(room, rng)
    snapshot = Snapshot.of(room)
    whole, read = transcript(snapshot), transcript(snapshot)
    await whole.catch_up(snapshot)
    first, more = await read.some(snapshot, 0, 20)
    assert len(first) == 20
    assert len(read.lines) < len(whole.lines) / 2
    parts = list(first)
    while more:
        some, more = await read.some(snapshot, len(parts), 20)
        parts += some
    assert list(map(told, parts)) == list(map(told, whole.lines))
    earlier = replace(snapshot, lines=snapshot.lines // 2)
    assert [line.end for line in (await read.some(earlier, 0, 1000))[0]] == [
        line.end for line in whole.lines if line.end <= earlier.lines
    ]


async def test_a_roll_stands_in_the_turn_that_it_belongs_to() -> None:
    rng = random.Random(3)
    room = room_of("istanbul")
    for _ in range(40):
        play_turn(room, rng)
    snapshot = Snapshot.of(room)
    read = transcript(snapshot, WATCHER)
    await read.catch_up(snapshot)
    turns = [line.turn for line in read.lines if line.turn != NONE]
    assert turns == sorted(set(turns))
    rolled = {entry.turn for entry in room.match.log if entry.seat == CHANCE and entry.notes}
    assert len(rolled & set(turns)) > 3


async def test_a_turn_says_who_when_and_what_came_of_it() -> None:
    rng = random.Random(1)
    room = room_of("istanbul")
    seat = play_turn(room, rng)
    snapshot = Snapshot.of(room)
    for reader, name in ((seat, "You"), (WATCHER, PEOPLE[seat].title())):
        read = transcript(snapshot, reader)
        await read.catch_up(snapshot)
        turn = next(line for line in reversed(read.lines) if line.summary)
        assert turn.summary is not None
        assert turn.summary.text.startswith(f"{name} →")
        until = turn.begun.entries + turn.end - turn.begun.mark
        assert turn.html.startswith(f'<details data-at="{until}"><summary>')
        assert f'href="/t/{snapshot.table.id}/replay?at={until}"' in turn.html
        first = snapshot.seqs[turn.begun.entries]
        assert f'datetime="1970-01-01T{first // 60:02}:{first % 60:02}:00+00:00"' in turn.html
        assert turn.html.count("<li ") == len(turn.steps) + 1
        assert turn.texts_since(turn.begun.mark) == [turn.summary.text]
        assert turn.texts_since(turn.end - 1) == [turn.steps[-1][1].text]


async def test_whoever_takes_a_turn_back_is_told_of_once() -> None:
    rng = random.Random(1)
    room = room_of("through-the-desert")
    for _ in range(2):
        mover = play_turn(room, rng)
        room.ledger.take_back(mover)
        told = [remark for remark in room.ledger.remarks if remark.kind == "undo"]
        assert [(one.seat, one.seq) for one in told] == [(mover, room.ledger.last)]
    snapshot = Snapshot.of(room)
    for reader, name in ((mover, "You"), (WATCHER, PEOPLE[mover].title())):
        read = transcript(snapshot, reader)
        await read.catch_up(snapshot)
        assert read.lines[-1].steps[0][1].text == f"{name} took the turn back."
