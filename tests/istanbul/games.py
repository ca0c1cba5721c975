"""Whole random games, with every question that they ask."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from majlis.games.istanbul import META
from majlis.games.istanbul.data import ACT, DONE, LEAVE, PAY, STOP, TAKE
from majlis.games.istanbul.setup import setup
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import Note

BUSY = (ACT, PAY, TAKE, LEAVE)
"""What a player mostly does; by pure chance hardly anything happens."""

KINDS: dict[str, dict[str, bool]] = {
    "base": {},
    "mocha": {"mocha": True},
    "letters": {"letters": True},
    "grand bazaar": {"mocha": True, "letters": True},
    "neutral": {"neutral_assistants": True, "caravan_master": True},
}


def answer(s: Istanbul, rng: Rng) -> int:
    """An answer by chance, but more often one that leads on."""
    if s.waiting[0] == CHANCE:
        return s.pick(rng)
    legal = s.options(s.waiting[0])
    for action in BUSY:
        if action in legal and rng.below(5):
            return action
    lively = [action for action in legal if action not in (DONE, STOP)]
    return (
        lively[rng.below(len(lively))] if lively and rng.below(6) else legal[rng.below(len(legal))]
    )


def positions(kind: str, seats: int, seed: int, most: int = 600) -> Iterator[Istanbul]:
    """Every position of a game, with the notes of the answer before; not quite to the end."""
    s = setup(seats, META.settings(KINDS[kind], seats), META.rules)
    rng = Rng(seed)
    for _ in range(most):
        yield s
        if not s.waiting:
            return
        s = s.clone()
        s.notes = []
        s.apply(s.waiting[0], answer(s, rng))


@cache
def some(kind: str, seats: int, seed: int = 1) -> tuple[tuple[Istanbul, tuple[Note, ...]], ...]:
    """One position for every kind of question, each with the notes of the last few answers."""
    found: dict[str, tuple[Istanbul, tuple[Note, ...]]] = {}
    notes: list[Note] = []
    for s in positions(kind, seats, seed):
        notes = [*notes, *(s.notes or ())][-12:]
        name = type(s.question()).__name__ if s.waiting else "over"
        found[name] = (s, tuple(notes))
    return tuple(found.values())
