"""The medina, page 11: every gate, every workshop, and the rules of buying."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import COLOURS, GATE_COUNTS, MEDINA
from majlis.games.marrakesh.rules.preparation import DrawGate
from majlis.games.marrakesh.rules.sectors import SectorAction
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, outcome

# Colour, how many gates, the gate space that matches, answers for the keshi it brings, its effect.
GATES = [
    ("purple", 2, "souk", "", "purple+1"),
    ("orange", 2, "souk", "", "orange+1"),
    ("yellow", 2, "souk", "", "yellow+1"),
    ("beige", 2, None, "", "beige+1"),
    ("green", 3, "date_orchard", "", "green+1 points+1"),
    ("gray", 3, "madrasa", "", "gray+1"),
    ("white", 3, "palace", "", "white+1"),
    ("black", 3, "mosque", "", "black+1"),
    ("pink", 3, "main_square", "square:date", "pink+1 date+1"),
    ("turquoise", 3, "river", "", "turquoise+1"),
    ("brown", 3, "sahara", "sahara:right_1 oasis:08", "brown+1"),
    ("red", 3, None, "sector:river", "red+1"),
]
EVERY_GATE = [(*gate, n) for gate in GATES for n in range(1, gate[1] + 1)]
SPACES = "river date_orchard souk main_square mosque palace madrasa sahara".split()
WORKSHOPS = [(1, 0, -3), (2, 1, 1), (3, 2, 4), (4, 3, 7)]
"""Workshop, price in dinars, points."""


def total(*words: str) -> str:
    """Adds words like `points+1` up."""
    sums: dict[str, int] = {}
    for word in " ".join(words).split():
        name, sign, n = word.partition("+" if "+" in word else "-")
        sums[name] = sums.get(name, 0) + int(sign + n)
    return " ".join(f"{name}{n:+}" for name, n in sorted(sums.items()) if n)


@pytest.mark.parametrize("gate", EVERY_GATE, ids=lambda gate: f"{gate[0]}-{gate[5]}")
def test_gate(gate: tuple[str, int, str | None, str, str, int]) -> None:
    """The n-th gate of a colour, bought in the n-th workshop: its price and points, 2 points on the
    matching space and nowhere else, and a keshi of its colour after the purchase."""
    colour, _, match, answers, effect, nth = gate
    _, price, points = WORKSHOPS[nth]
    for space in SPACES:
        s = given(fresh(), 0, f"beige=1 dinar={price}")
        took = outcome(
            s,
            f"workshop:{nth + 1} keshi:{colour} sector:{space} keshi:{colour} {answers}"
            + (" done" if colour == "beige" and price == 0 else ""),
            SectorAction(0, MEDINA),
        )
        bonus = "points+2" if space == match else ""
        assert took == total("gates+1", f"dinar-{price}", f"points{points:+}", bonus, effect)
        assert s.players[0].gates[SPACES_TO_SECTOR[space]] >= 0


SPACES_TO_SECTOR = {name: nth if name != "sahara" else 8 for nth, name in enumerate(SPACES)}


@pytest.mark.parametrize(("workshop", "price", "points"), WORKSHOPS)
def test_workshop(workshop: int, price: int, points: int) -> None:
    s = given(fresh(), 0, f"beige=1 dinar={price}")
    answers = f"workshop:{workshop} keshi:gray sector:river keshi:gray"
    assert outcome(s, answers, SectorAction(0, MEDINA)) == total(
        "gates+1 gray+1", f"points{points:+}", f"dinar-{price}"
    )
    if price:
        poor = given(fresh(), 0, f"beige=1 dinar={price - 1}")
        assert f"workshop:{workshop}" not in asked(begin(poor, SectorAction(0, MEDINA)))


def test_there_are_32_gates() -> None:
    assert {COLOURS[i]: n for i, n in enumerate(GATE_COUNTS)} == {g[0]: g[1] for g in GATES}
    assert len(EVERY_GATE) == 32


def test_every_workshop_gets_eight() -> None:
    s = fresh()
    s.workshops = [0] * 48
    begin(s, DrawGate(0))
    answers = "keshi:turquoise " * 3 + "keshi:green " * 3 + "keshi:yellow " * 2
    answers += "keshi:purple " * 2 + "keshi:orange " * 2 + "keshi:pink " * 3 + "keshi:red "
    answers += "keshi:black " * 3 + "keshi:white " * 3 + "keshi:gray " * 2
    answer(s, answers)
    assert not s.waiting
    assert [sum(s.workshops[12 * n : 12 * n + 12]) for n in range(4)] == [8, 8, 8, 8]
    # What was not drawn lies in the last workshop: gray, beige, brown, red.
    assert s.workshops[36:] == [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 2]


def test_the_example_of_page_11() -> None:
    """Jan: a brown gate for nothing beside the Sahara, a pink one for a dinar at the madrasa; then
    both keshis are deployed."""
    s = given(fresh(), 0, "beige=2 dinar=1")
    before = s.clone()
    begin(s, SectorAction(0, MEDINA))
    answer(s, "workshop:1 keshi:brown sector:sahara")
    assert changes(before, s) == "gates+1 points-1"
    answer(s, "workshop:2 keshi:pink sector:madrasa")
    assert changes(before, s) == "dinar-1 gates+2"
    assert asked(s) == ["keshi:pink", "keshi:brown"]
    answer(s, "keshi:brown sahara:start_right date dinar keshi:pink square:points")
    assert changes(before, s) == "brown+1 date+1 gates+2 pink+1 points+2"
    assert s.players[0].watch() == 0


def test_one_gate_for_each_guard_on_the_watchtower() -> None:
    s = given(fresh(), 0, "beige=3 gates=river:pink,souk:red")
    answers = "workshop:1 keshi:gray sector:palace keshi:gray"
    assert outcome(s, answers, SectorAction(0, MEDINA)) == "gates+1 gray+1 points-3"


def test_without_a_guard_there_is_nothing_to_buy() -> None:
    s = given(fresh(), 0, "beige=1 gates=river:pink dinar=9")
    assert outcome(s, "", SectorAction(0, MEDINA)) == ""


def test_a_guard_from_a_beige_gate_waits_for_the_next_action() -> None:
    """Ruling 5.61."""
    s = given(fresh(), 0, "beige=1 dinar=3")
    answers = "workshop:1 keshi:beige sector:river keshi:beige"
    assert outcome(s, answers, SectorAction(0, MEDINA)) == "beige+1 gates+1 points-3"
    assert s.players[0].watch() == 1


def test_a_kept_keshi_without_room_goes_back() -> None:
    s = given(fresh(), 0, "beige=1 gray=8")
    answers = "workshop:1 keshi:gray sector:river keshi:gray"
    assert outcome(s, answers, SectorAction(0, MEDINA)) == "gates+1 points-3"


def test_a_score_may_fall_below_zero() -> None:
    """Ruling 5.40."""
    s = given(fresh(), 0, "beige=1")
    answer(begin(s, SectorAction(0, MEDINA)), "workshop:1 keshi:gray sector:river keshi:gray")
    assert s.scores()[0] == -3


def test_a_gate_can_be_bought_once() -> None:
    s = given(fresh(), 0, "beige=2")
    s.workshops = [0] * 48
    s.workshops[8] = 1
    answer(begin(s, SectorAction(0, MEDINA)), "workshop:1 keshi:gray sector:river")
    assert asked(s) == ["done"]
