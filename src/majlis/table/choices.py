"""What the person who is asked may do, as far ahead as one sentence of the rules goes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from majlis.drawing.scene import Pair
from majlis.kernel.state import State
from majlis.table.drafts import Ending, ending
from majlis.words import Words

PLIES = 3
"""How many questions that a page joins to one click it is told at once."""
MANY = 40
"""Of a question with more answers than that, a page is told the words only when it gets there."""


SHORTCUT = 1 << 10
"""More than any game has answers; numbers of a page have room for `LONGEST_SHORTCUT` of them."""


class Choice(msgspec.Struct, omit_defaults=True):
    """A legal answer: what it would do, and what may follow before the move is complete."""

    text: str = ""
    gain: str = ""
    verb: str = ""
    ends: Ending = Ending.ASKED
    """What comes of it: another question, the end of the turn, a die ..."""
    deed: str = ""
    """What it does itself that cannot be taken back, in a word: it rolls, it draws ..."""
    then: dict[int, Choice] = {}
    partial: bool = False
    """The answers that may follow are named without their words; `branch` tells them."""
    leads: list[int] = []
    """The places that it can lead to."""
    path: tuple[int, ...] = ()
    """The answers that it stands for, if its own number is none, or only half of it."""


def choices(view: State, words: Words[Any, Any], plies: int = PLIES) -> dict[int, Choice]:
    """The legal answers of the view's own seat, with the second halves of the same question."""
    tree: dict[int, Choice] = {}
    for action in view.legal:
        told = words.preview(view, action)
        after = view.look_ahead(action)
        choice = tree[action] = Choice(told.text, told.gain, told.verb, ending(view, after))
        choice.deed = deed(view, after, words)
        choice.leads = list(told.leads)
        if plies > 1 and goes_on(after):
            choice.partial = len(after.legal) > MANY
            choice.then = (
                {answer: Choice() for answer in after.legal}
                if choice.partial
                else choices(after, words, plies - 1)
            )
    return tree


def deed(view: State, after: State, words: Words[Any, Any]) -> str:
    """The answer that has led there rolls or draws by itself: then its click is all it takes."""
    return words.deed(after) if ending(view, after) == Ending.CHANCE else ""


def deed_of_all(tree: Mapping[int, Choice]) -> str:
    """What every answer does itself, whichever is given; empty if some do not."""
    deeds = {deed_of_all(choice.then) if choice.then else choice.deed for choice in tree.values()}
    return deeds.pop() if len(deeds) == 1 else ""


def in_halves(tree: Mapping[int, Choice], pairs: Mapping[int, Pair]) -> dict[int, Choice]:
    """The same choices, with the pairs among them taken apart: the piece can be chosen first, or
    the place; a place that waits for one piece only is the whole answer."""
    halves: dict[int, Choice] = {}
    for action, choice in tree.items():
        if action not in pairs:
            halves[action] = choice
            continue
        piece, place = pairs[action].piece, pairs[action].place
        whole = msgspec.structs.replace(choice, path=(action,))
        halves.setdefault(piece, Choice()).then[place] = whole
        halves.setdefault(place, Choice()).then[piece] = whole
    for place in {pairs[action].place for action in tree if action in pairs}:
        if len(halves[place].then) == 1:
            (halves[place],) = halves[place].then.values()
    return halves


def shortcut_key(*answers: int) -> int:
    """A number for several answers, where a page knows answers by their number."""
    key = 0
    for action in answers:
        key = key * SHORTCUT + action + 1
    return key - 1


def shortcut_choices(
    view: State, words: Words[Any, Any], shortcuts: Iterable[tuple[int, ...]]
) -> dict[int, Choice]:
    """Several answers at a click, as far as all are legal."""
    tree: dict[int, Choice] = {}
    for path in shortcuts:
        views = [view]
        for action in path:
            if view.viewer not in views[-1].waiting or action not in views[-1].legal:
                break
            views.append(views[-1].look_ahead(action))
        if len(views) > len(path):
            told, at = words.preview_all(views, path), views[-1]
            tree[shortcut_key(*path)] = Choice(
                told.text,
                told.gain,
                told.verb,
                ending(view, at),
                deed(view, at, words),
                path=tuple(path),
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
