"""What the person who is asked may do, as far ahead as one sentence of the rules goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from majlis.kernel.state import State
from majlis.table.drafts import Ending, ending
from majlis.words import Words

PLIES = 3
"""How many questions that a page joins to one click it is told at once."""
MANY = 40
"""Of a question with more answers than that, a page is told the words only when it gets there."""


PAIR = 1 << 16
"""More than any game has answers."""


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal answer: what it would do, and what may follow before the move is complete."""

    text: str = ""
    gain: str = ""
    verb: str = ""
    ends: Ending = Ending.ASKED
    """What comes of it: another question, the end of the turn, a die ..."""
    then: dict[int, Choice] = {}
    partial: bool = False
    """The answers that may follow are named without their words; `branch` tells them."""
    path: tuple[int, ...] = ()
    """The answers that it stands for, if there are two."""


def choices(view: State, words: Words[Any, Any], plies: int = PLIES) -> dict[int, Choice]:
    """The legal answers of the view's own seat, with the second halves of the same question."""
    tree: dict[int, Choice] = {}
    for action in view.legal:
        told = words.preview(view, action)
        after = view.look_ahead(action)
        choice = tree[action] = Choice(told.text, told.gain, told.verb, ending(view, after))
        if plies > 1 and goes_on(after):
            choice.partial = len(after.legal) > MANY
            choice.then = (
                {answer: Choice() for answer in after.legal}
                if choice.partial
                else choices(after, words, plies - 1)
            )
    return tree


def pair_key(first: int, second: int) -> int:
    """A number for two answers, where a page knows answers by their number."""
    return (first + 1) * PAIR + second


def pair_choices(
    view: State, words: Words[Any, Any], pairs: Iterable[tuple[int, int]]
) -> dict[int, Choice]:
    """Two answers at a click, as far as both are legal."""
    tree: dict[int, Choice] = {}
    for first, second in pairs:
        after = along(view, (first,))
        if after is not None and after.viewer in after.waiting and second in after.legal:
            told = words.preview(after, second)
            ends = ending(view, after.look_ahead(second))
            tree[pair_key(first, second)] = Choice(
                told.text, told.gain, told.verb, ends, path=(first, second)
            )
    return tree


def branch(view: State, words: Words[Any, Any], path: Sequence[int]) -> dict[int, Choice]:
    """The answers that may follow these ones, in full; nothing if the path is not open."""
    after = along(view, path)
    return choices(after, words) if after is not None else {}


def along(view: State, path: Sequence[int]) -> State | None:
    """The view at the end of a path of answers, if its seat is asked on all of it."""
    at = view
    for action in path:
        if action not in at.legal:
            return None
        at = at.look_ahead(action)
    return at


def goes_on(after: State) -> bool:
    """The rest of the same question follows."""
    return after.waiting == [after.viewer] and after.question().JOINED
