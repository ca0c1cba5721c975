"""What every `encode` must keep: it tells all that the seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from majlis import games
from majlis.kernel.chance import Rng
from majlis.kernel.encoding import Encoding, Field
from majlis.kernel.state import State
from tests.contract.cases import TOGETHER, Case, every_case, positions

CASES = [*every_case(), *TOGETHER]
FOLLOWS: dict[str, set[str]] = {
    "through-the-desert": {
        "leaders",  # a camel like any other, once it stands
        "lands",  # who closed them counts for nothing; their points are kept by themselves
        "tokens",  # what is not laid out; later it stays in the box
    },
    "istanbul": {
        "discard",  # the cards that are nowhere else; of their order only the top matters
        *["demand", "sales"],  # how often the stacks were turned over counts for nothing
        "letter_discard",  # those that are nowhere else
        "round",  # counts for nobody, and is told up to 255
    },
    "marrakesh": {
        "points",  # where they came from counts for nothing: their sum is said
        *["clock", "arrival"],  # only who came earlier to a space counts
        "thrown",  # what all have selected, during the throw
        *["scroll_bag", "luxury_bag"],  # what is nowhere to be seen
        "stair_bag",  # its tiles are not used any more once the others lie
    },
    "five-tribes": {
        "standing",  # kept in step with the meeples
        "standing_before",  # counts for where this sowing can end, which is said
        "path",  # only its last two tiles count, and only in this turn
        "dropped",  # the last tribe is in the hand, as long as it counts
    },
}
"""By game: what a position keeps although it follows from the rest, or counts for nobody."""
UNORDERED: dict[str, set[str]] = {
    "marrakesh": {"stored", "active", "face_down", "kept"},
}
"""By game: lists of every seat whose order counts for nobody."""
EVERY = 5
"""One in so many positions is looked at."""


def looked_at(case: Case) -> Iterator[tuple[State, int]]:
    """Positions of a random game, each with a seat that looks at it."""
    for nth, s in enumerate(positions(case, seed=41)):
        if nth % EVERY == 0 or not s.waiting:
            yield s, nth // EVERY % case.seats


def columns(encoding: Encoding) -> list[tuple[Field, int]]:
    """The field of every number of a row, and which of the field's numbers it is."""
    table = [(field, nth) for field in encoding.table for nth in range(field.count)]
    seat = [(field, nth) for field in encoding.seat for nth in range(field.count)]
    places = [
        (field, nth)
        for field in encoding.place
        for _ in range(encoding.places)
        for nth in range(field.count)
    ]
    return table + seat * encoding.seats + places


@pytest.mark.parametrize("game", games.GAMES)
def test_every_field_is_named_and_explained(game: str) -> None:
    encoding = games.game(game).encoding
    for fields in (encoding.table, encoding.seat, encoding.place):
        assert len({field.name for field in fields}) == len(fields)
        for field in fields:
            assert field.explain.endswith("."), field.name
            assert field.count > 0
            assert 0 < field.span <= (8 if field.kind == "bits" else 255)
    assert len(columns(encoding)) == encoding.width
    assert encoding.seat[0].name == "here"  # networks leave seats out that nobody sits at
    for relation in encoding.near:
        assert len(relation) == encoding.places
        assert all(0 <= other < encoding.places for others in relation for other in others)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_row_keeps_to_its_fields_and_tells_no_secret(case: Case) -> None:
    encoding = games.game(case.game).encoding
    fields = columns(encoding)
    largest = [0] * encoding.width
    rng = Rng(7)
    for s, seat in looked_at(case):
        row = encoding.encode(s, seat)
        assert len(row) == encoding.width
        assert min(row) >= 0
        largest = [max(pair) for pair in zip(largest, row, strict=True)]
        view = s.redact(seat)
        assert encoding.encode(view, seat) == row
        assert encoding.encode(view.determinize(rng), seat) == row
    for most, (field, _) in zip(largest, fields, strict=True):
        limit = {"number": 255, "one of": field.span - 1, "bits": (1 << field.span) - 1}
        assert most <= limit[field.kind], field.name


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_can_see_is_in_the_row(case: Case) -> None:
    """Two positions of the same row look alike."""
    encoding = games.game(case.game).encoding
    met: dict[tuple[int, bytes], dict[str, Any]] = {}
    for s, seat in looked_at(case):
        for after in [s, *steps_from(s)]:
            seen = sight(case.game, after.redact(seat))
            row = encoding.encode(after, seat)
            assert met.setdefault((seat, row), seen) == seen


def steps_from(s: State) -> list[State]:
    """Where up to four answers lead."""
    after = []
    if s.waiting:
        for action in s.options(s.waiting[0])[::3][:4]:
            after.append(s.clone())
            after[-1].apply(s.waiting[0], action)
    return after


def sight(game: str, view: State) -> dict[str, Any]:
    """All that a view shows."""
    dump = view.dump()
    follows = FOLLOWS.get(game, set())
    table = {name: value for name, value in dump["table"].items() if name not in follows}
    for name in UNORDERED.get(game, set()):
        table[name] = [sorted(things) for things in table[name]]
    return {"agenda": dump["agenda"], "waiting": dump["waiting"], **table}
