"""The match as events: what is written down leads back to the same match."""

from __future__ import annotations

import random
import time

import pytest

from majlis import games
from majlis.kernel.errors import CannotUndo, IllegalAction
from majlis.table.drafts import draft, planned_again
from majlis.table.ledger import Ledger
from majlis.table.records import Event, Table
from majlis.table.refusals import Unplayable


def table(
    game: str = "through-the-desert", seats: int = 2, seed: str = "7", **options: int
) -> Table:
    return Table("t", game, 1, seats, dict(options), seed, "", "", True, time.time())


def begun(agreed: Table) -> tuple[Ledger, list[Event]]:
    ledger = Ledger.new(agreed)
    return ledger, ledger.begin()


def play_on(ledger: Ledger, rng: random.Random) -> list[Event]:
    seat = rng.choice(ledger.match.waiting)
    return ledger.answer(seat, [rng.choice(ledger.match.legal(seat))])


@pytest.mark.parametrize(("game", "seats"), [("through-the-desert", 3), ("template", 4)])
def test_events_lead_back_to_the_match_and_to_its_questions(game: str, seats: int) -> None:
    agreed = table(game, seats)
    ledger, events = begun(agreed)
    rng = random.Random(5)
    undone = 0
    while not ledger.match.over:
        events += play_on(ledger, rng)
        seat = rng.randrange(seats)
        if rng.random() < 0.3 and ledger.match.can_undo(seat):
            events += ledger.take_back(seat)[0]
            undone += 1
        if rng.random() < 0.1:
            again = Ledger.follow(agreed, events)
            assert again.match.state.dump() == ledger.match.state.dump()
            assert again.match.save() == ledger.match.save()
            assert again.seqs == ledger.seqs
            for asked in ledger.match.waiting:
                assert again.ask(asked) == ledger.ask(asked)
    assert undone > 0
    assert [event.seq for event in events] == list(range(len(events)))
    assert Ledger.follow(agreed, events).match.save() == ledger.match.save()


def test_the_number_of_a_question_only_grows() -> None:
    ledger, _ = begun(table())
    rng = random.Random(3)
    latest = {0: -1, 1: -1}
    for _ in range(120):
        seat = ledger.match.waiting[0]
        ask = ledger.ask(seat)
        assert ask > latest[seat]
        latest[seat] = ask
        play_on(ledger, rng)
        if rng.random() < 0.3 and ledger.match.can_undo(seat):
            ledger.take_back(seat)
        if ledger.match.over:
            break


def test_a_turn_is_taken_back_to_its_beginning() -> None:
    ledger, _ = begun(table())
    seat = ledger.match.waiting[0]
    before, ask = ledger.match.state.dump(), ledger.ask(seat)
    colour = ledger.match.legal(seat)[0]
    events = ledger.answer(seat, [colour, "hex:A5"])
    assert [event.kind for event in events] == ["answer", "answer"]
    taken_back, actions = ledger.take_back(seat)
    assert [event.kind for event in taken_back] == ["undo", "undo"]
    assert actions == [colour, ledger.match.state.parse("hex:A5")]
    assert ledger.match.state.dump() == before
    assert ledger.ask(seat) > ask


def test_taking_back_stops_at_a_forced_colour() -> None:
    """The table chose the only colour: the person's click was the hex alone."""
    ledger, _ = begun(table(seats=3))
    rng = random.Random(1)
    while True:
        seat = ledger.match.waiting[0]
        last = ledger.match.log[-1]
        if last.auto and last.seat == seat:
            break
        play_on(ledger, rng)
    lines = len(ledger.match.log)
    ledger.answer(seat, [ledger.match.legal(seat)[0]])
    ledger.take_back(seat)
    assert len(ledger.match.log) == lines
    assert type(ledger.match.state.question()).__name__ == "PlaceLeader"


def test_simultaneous_answers_do_not_make_each_other_stale() -> None:
    ledger, _ = begun(table("template", 3))
    asks = [ledger.ask(seat) for seat in range(3)]
    ledger.answer(0, ["stake:1"])
    assert ledger.ask(1) == asks[1]
    ledger.answer(1, ["stake:2"])
    assert ledger.ask(2) == asks[2]
    ledger.take_back(0)
    assert ledger.ask(2) == asks[2]
    assert ledger.ask(0) == ledger.last


def test_answers_in_a_row_are_played_all_or_none() -> None:
    ledger, _ = begun(table())
    seat = ledger.match.waiting[0]
    before = ledger.match.save()
    colour = ledger.match.legal(seat)[0]
    with pytest.raises(IllegalAction):
        ledger.answer(seat, [colour, colour])
    assert ledger.match.save() == before
    assert ledger.last == len(ledger.seqs) - 1


def test_what_cannot_be_taken_back_leaves_the_ledger_alone() -> None:
    ledger, events = begun(table())
    with pytest.raises(CannotUndo):
        ledger.take_back(0)
    assert ledger.last == events[-1].seq


@pytest.mark.parametrize("nth", [0, 3, 40])
def test_a_changed_record_is_not_guessed_at(nth: int) -> None:
    agreed = table()
    ledger, events = begun(agreed)
    rng = random.Random(2)
    while len(events) < 60:
        events += play_on(ledger, rng)
    changed = events[nth]
    other = "hex:A1" if changed.kind == "answer" else "token:1"
    events[nth] = Event(changed.seq, changed.kind, changed.seat, changed.body | {"label": other})
    with pytest.raises(Unplayable):
        Ledger.follow(agreed, events)
    events[nth] = Event(changed.seq, changed.kind, changed.seat, {})
    with pytest.raises(Unplayable):
        Ledger.follow(agreed, events)


@pytest.mark.parametrize("game", games.catalogue())
def test_what_was_taken_back_can_be_planned_again(game: str) -> None:
    """Also after a seal, where an answer without an alternative is given again at once."""
    ledger, _ = begun(table(game, 2))
    rng = random.Random(36)
    planned = 0
    for _ in range(900):
        if ledger.match.over:
            ledger, _ = begun(table(game, 2))
        seat = ledger.match.waiting[0]
        play_on(ledger, rng)
        if rng.random() < 0.4 and ledger.match.can_undo(seat):
            taken = ledger.take_back(seat)[1]
            view = ledger.match.view(seat)
            plan = planned_again(ledger.ask(seat), view, taken, begun=True)
            found = draft(view, plan, begun=True)
            assert found is not None
            path = iter(found.path)
            assert all(action in path for action in taken)
            planned += 1
    assert planned > 50
