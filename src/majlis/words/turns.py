"""A whole turn in a line, as the log would tell it, before it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from majlis.kernel.frame import CHANCE
from majlis.kernel.state import Note, State
from majlis.words.log import Said

if TYPE_CHECKING:
    from majlis.words import Words


def told(words: Words[Any, Any], view: State, answers: Sequence[int]) -> Said:
    """What these answers of the view's own seat come to; what is rolled for is said at the end."""
    seat, at = view.viewer, view
    notes: list[Note] = []
    steps: list[Said] = []
    chosen: list[str] = []
    called = ""
    """What was answered last, if there was something to choose."""
    for action in answers:
        usual, choices = at.question().usual(at, seat), len(at.legal)
        name = words.names.name(at.label(action))
        if choices > 1 and action != usual:
            chosen.append(name)
        at = at.look_ahead(action)
        notes += at.notes or ()
        called = name if choices > 2 or name in chosen[-1:] else ""
        steps += [said for said in words.log.tell(at.notes or ()) if not said.heading]
    turn_of = view.turn_of if view.turn_of >= 0 else seat
    own = [step for step in steps if step.seat == seat]
    summed = words.log.sum_up(turn_of, steps, notes) if len(steps) > 1 else None
    said = summed or (own[0] if own else None)
    if said is None:
        return Said(words.names.listed(chosen or [words.preview(view, answers[0]).text]), seat)
    told_already = called.split(" ")[0].lower() in said.text.partition(": ")[2].lower()
    if called and not told_already and at.waiting == [CHANCE] and words.deed(at):
        return replace(said, text=f"{said.text}: {called[:1].lower()}{called[1:]}")
    return said


def without_name(words: Words[Any, Any], said: Said) -> str:
    """The line without the name that it begins with: "place lilac on P5"."""
    if said.seat < 0:
        return said.text
    rest = said.text.removeprefix(words.names.who(said.seat).name)
    return said.text if rest[:1].isalpha() else rest.lstrip(" :—")
