"""What the person who is asked may do, as far ahead as one sentence of the rules goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from majlis.kernel.state import State
from majlis.words import Words

PLIES = 3
"""How many questions that a page joins to one click it is told at once."""
MANY = 40
"""Of a question with more answers than that, a page is told the words only when it gets there."""


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal answer: what it would do, and what may follow before the move is complete."""

    text: str = ""
    gain: str = ""
    verb: str = ""
    then: dict[int, Choice] = {}
    partial: bool = False
    """The answers that may follow are named without their words; `branch` tells them."""


def choices(s: State, seat: int, words: Words[Any, Any], plies: int = PLIES) -> dict[int, Choice]:
    """The seat's legal answers in this position, which is the real one, not a view.

    Looking on is safe: only second halves of the same question are followed, and none after an
    answer that would reveal something.
    """
    view = s.redact(seat)
    tree: dict[int, Choice] = {}
    for action in view.legal:
        told = words.preview(view, action)
        choice = tree[action] = Choice(told.text, told.gain.replace("-", "−"), told.verb)
        after = continued(s, seat, action) if plies > 1 else None
        if after is not None:
            legal = after.options(seat)
            choice.partial = len(legal) > MANY
            choice.then = (
                {answer: Choice() for answer in legal}
                if choice.partial
                else choices(after, seat, words, plies - 1)
            )
    return tree


def branch(s: State, seat: int, words: Words[Any, Any], path: Sequence[int]) -> dict[int, Choice]:
    """The answers that may follow these ones, in full; nothing if the path is not open."""
    after = along(s, seat, path)
    return choices(after, seat, words) if after is not None else {}


def along(s: State, seat: int, path: Sequence[int]) -> State | None:
    """The position at the end of a path of answers that belong together."""
    at: State | None = s
    for action in path:
        if at is None or action not in at.options(seat):
            return None
        at = continued(at, seat, action)
    return at


def continued(s: State, seat: int, action: int) -> State | None:
    """The position after an answer, if the rest of the same question follows."""
    after = s.clone()
    after.apply(seat, action)
    if after.waiting == [seat] and after.question().JOINED and not after.sealed:
        return after
    return None
