"""The line of a hint: its turn and the likely answer, step by step. Nothing of it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import escape

from majlis.bots.forecasts import guesses
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import Note, State
from majlis.table.refusals import Illegal
from majlis.table.templates import render
from majlis.table.wire import Line, LineStep
from majlis.words import Words, turns


@dataclass(frozen=True)
class Moment:
    """The table after some answers of a line, as whoever asked for the hint would see it."""

    view: State
    seat: int
    """Who has given the last of them."""
    notes: tuple[Note, ...]
    """What that has done."""


def moments(view: State, path: Sequence[int], reply: Sequence[int]) -> Iterator[Moment]:
    """One for each answer. Those of the view's own seat are played on the view, like a draft; the
    others' on a position that it could be of: neither can tell a secret."""
    me, at = view.viewer, view
    for action in path:
        if not at.allows(me, action):
            raise Illegal
        at = at.look_ahead(action)
        yield Moment(at, me, tuple(at.notes or ()))
    world = guesses(view)[0]
    for action in path if reply else ():
        world.apply(me, action)
    for action in reply:
        seat = world.waiting[0] if world.waiting else CHANCE
        if seat in (CHANCE, me) or not world.allows(seat, action):
            raise Illegal
        ahead = world.redact(seat).look_ahead(action)
        world.apply(seat, action)
        yield Moment(world.redact(me), seat, tuple(ahead.notes or ()))


def line(
    view: State, path: Sequence[int], reply: Sequence[int], words: Words[Any, Any], code: str
) -> Line:
    """The line in words: a step for everything that the log would tell."""
    steps = [LineStep(0, words.t.gettext("As it stands now"))]
    for given, moment in enumerate(moments(view, path, reply), 1):
        told = [said for said in words.log.tell(moment.notes) if not said.heading]
        if told:
            likely = moment.seat != view.viewer
            html = render(code, "piece_step.html", lines=told, likely=likely, names=words.names)
            steps.append(LineStep(given, html))
    if len(steps) == 1:
        steps.append(LineStep(len(path), str(escape(turns.told(words, view, path).text))))
    return Line(list(path), list(reply), steps)
