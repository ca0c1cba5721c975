"""The engine's own laws, shown on toys: these run interpreted, where a test may define a game."""

from __future__ import annotations

from typing import Any

import pytest

from majlis.games.template.rules import FRAMES, Bazaar, DrawCharm, Roll, Round, Stake
from majlis.games.template.setup import setup
from majlis.games.template.state import Stakes
from majlis.kernel.chance import Rng
from majlis.kernel.errors import RuleError
from majlis.kernel.frame import CHANCE, Ask, Frame, ToSeat
from majlis.kernel.state import index_at


def stakes() -> Stakes:
    return setup(2, {"rounds": 3, "charms": True}, 1)


class Endless(Frame[Stakes]):
    def run(self, s: Stakes) -> None:
        s.then(self)


class Nobody(Ask[Stakes]):
    def seats(self, s: Stakes) -> list[int]:
        return []


class MayLapse(Nobody):
    def lapses(self, s: Stakes) -> bool:
        return True


class NoAnswer(ToSeat[Stakes]):
    def options(self, s: Stakes, seat: int) -> list[int]:
        return []


def test_an_endless_loop_is_named() -> None:
    s = stakes()
    s.then(Endless())
    with pytest.raises(RuleError, match=r"10000 paragraphs and no question; .*Endless\(\)"):
        s.settle()


def test_a_question_to_nobody_raises_unless_it_lapses() -> None:
    s = stakes()
    s.then(MayLapse())
    s.settle()
    assert s.waiting == [0, 1]
    s.then(Nobody())
    with pytest.raises(RuleError, match="asks nobody"):
        s.settle()


def test_a_question_without_answers_raises() -> None:
    s = stakes()
    s.then(NoAnswer(1))
    s.settle()
    with pytest.raises(RuleError, match=r"NoAnswer\(1\) asks seat 1, who has no answer"):
        s.options(1)


def test_frames_come_in_the_order_written() -> None:
    s = stakes()
    s.then(Bazaar(0), Bazaar(1))
    s.settle()
    assert s.agenda == [Round(2), Roll(), Stake(), Bazaar(1), Bazaar(0)]
    assert repr(s.agenda[-1]) == "Bazaar(0)"


class Thrice(Frame[Stakes]):
    """First the one, then the other; a helper adds a third."""

    def run(self, s: Stakes) -> None:
        s.then(Bazaar(0))
        self.helper(s)
        s.then(Roll())

    def helper(self, s: Stakes) -> None:
        s.then(Bazaar(1))


def test_a_paragraph_reads_forwards() -> None:
    s = stakes()
    s.then(Thrice(), DrawCharm(0))
    s.settle()
    assert s.agenda[::-1] == [Bazaar(0), Bazaar(1), Roll(), DrawCharm(0), Stake(), Roll(), Round(2)]


class Replaces(Frame[Stakes]):
    def run(self, s: Stakes) -> None:
        s.cancel_next()
        s.then(Bazaar(0), Bazaar(1))


class RepliesTooLate(Frame[Stakes]):
    def run(self, s: Stakes) -> None:
        s.then(Bazaar(0))
        s.cancel_next()


def test_a_paragraph_can_take_the_place_of_what_waits_next() -> None:
    s = stakes()
    s.then(Replaces(), Bazaar(2), Roll())
    s.settle()
    assert s.agenda[::-1][:4] == [Bazaar(0), Bazaar(1), Roll(), Stake()]


def test_what_waits_is_cancelled_before_anything_is_added() -> None:
    s = stakes()
    s.then(RepliesTooLate())
    with pytest.raises(RuleError, match=r"Bazaar\(0\) was said before"):
        s.settle()


def test_nested_effects_interrupt_and_come_back() -> None:
    s = stakes()
    s.apply(0, s.parse("stake:1"))
    s.apply(1, s.parse("stake:0"))
    s.apply(CHANCE, s.parse("die:1"))
    assert s.agenda == [Round(2), Bazaar(0)]
    s.apply(0, s.parse("charm"))
    assert s.agenda == [Round(2), DrawCharm(0)]
    s.apply(CHANCE, s.parse("charm:1"))
    assert s.agenda == [Round(3), Roll(), Stake()]


def test_frames_are_equal_by_kind_and_arguments() -> None:
    assert Bazaar(1) == Bazaar(1) != Bazaar(0)
    assert Round(1) != Bazaar(1)
    assert len({Bazaar(1), Bazaar(1), Bazaar(0)}) == 2


def test_chance_picks_by_weight() -> None:
    s = stakes()
    s.then(DrawCharm(0))
    s.bag = [0, 1, 3]
    s.settle()
    rng = Rng(1)
    drawn = [s.label(s.pick(rng)) for _ in range(4000)]
    assert set(drawn) == {"charm:2", "charm:3"}
    assert 2850 < drawn.count("charm:3") < 3150


def test_weights_are_shares() -> None:
    assert [index_at([2, 1, 3], below) for below in range(6)] == [0, 0, 1, 2, 2, 2]


def test_guesses_have_the_true_odds() -> None:
    """Seat 1 holds one charm that seat 0 cannot see: 4, 3 and 2 of nine are of each kind."""
    s = stakes()
    s.drawn[1], s.hands[1], s.bag = 1, [0, 0, 1], [4, 3, 1]
    view = s.redact(0)
    assert isinstance(view, Stakes)
    assert (view.bag, view.hands[1]) == ([4, 3, 2], [0, 0, 0])
    rng = Rng(2)
    counts = [0, 0, 0]
    for _ in range(9000):
        guess = view.determinize(rng)
        assert isinstance(guess, Stakes)
        counts[guess.hands[1].index(1)] += 1
    assert [round(count / 1000, 1) for count in counts] == pytest.approx([4, 3, 2], abs=0.2)


def test_old_dumps_are_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dump of an older shape passes through every later step before it is read."""

    def purse_became_coins(data: dict[str, Any]) -> dict[str, Any]:
        table = dict(data["table"])
        table["coins"] = table.pop("purse")
        return data | {"table": table}

    old = stakes().dump()
    old["table"]["purse"] = old["table"].pop("coins")
    monkeypatch.setattr(Stakes, "MIGRATIONS", [purse_became_coins])
    loaded = Stakes.load(old)
    assert isinstance(loaded, Stakes)
    assert loaded.coins == [6, 6]
    assert loaded.dump()["shape"] == 1


def test_every_frame_of_the_template_is_listed_once() -> None:
    assert [frame.__name__ for frame in FRAMES] == ["Round", "Stake", "Roll", "Bazaar", "DrawCharm"]
