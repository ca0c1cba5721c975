"""Drafts: a turn while its player is still planning it, on what their seat can see.

A draft is a list of answers that follow the question. It is played on the seat's own view, so it
can tell nobody anything, and nothing of it is written until the player says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

import msgspec

from majlis.kernel.frame import ALL, CHANCE, NONE
from majlis.kernel.state import Note, State

Action = Annotated[int, msgspec.Meta(ge=0)]

LONGEST = 64
"""Answers in a draft."""
SETS_SOUGHT = 1500
"""Positions looked at for the ways to complete a set; if there are more, one is asked after the
other."""


class Ending(StrEnum):
    """Where a draft has got to."""

    ASKED = "asked"
    """The seat has a question to answer."""
    TURN = "turn"
    """The turn is over."""
    CHOSEN = "chosen"
    """The seat's part of what all are asked is done."""
    REVEAL = "reveal"
    """The answer shows its giver something."""
    CHANCE = "chance"
    """Something is rolled or drawn."""
    OTHERS = "others"
    """Somebody else is asked before the turn goes on."""


@dataclass(frozen=True)
class Step:
    """An answer of a draft."""

    view: State
    """Where it was asked for."""
    action: int
    taken: bool
    """By the table: usual, or without an alternative."""


@dataclass(frozen=True)
class Draft:
    """Answers that follow each other, from a seat's view of the table."""

    start: State
    steps: tuple[Step, ...]
    end: State
    picked: tuple[int, ...] = ()
    """What has been chosen, in any order, of a set: the last one that is asked for."""
    sets: tuple[tuple[int, ...], ...] = ()
    """The ways to complete it, in the order of the rules."""
    base: int = 0
    """Where the answers go on that are offered: at the end, or in place of the last choice."""

    @property
    def path(self) -> list[int]:
        return [step.action for step in self.steps]

    @property
    def chosen(self) -> list[int]:
        """Which of the steps were the player's own choice."""
        return [nth for nth, step in enumerate(self.steps) if not step.taken]

    @property
    def toggles(self) -> list[int]:
        """Which of the steps the table has taken although there was an alternative, and that are
        not open."""
        return [
            nth
            for nth, step in enumerate(self.steps)
            if step.taken and len(step.view.legal) > 1 and nth != self.base
        ]

    @property
    def offered(self) -> State:
        """The view whose question is shown."""
        return self.steps[self.base].view if self.base < len(self.steps) else self.end

    @property
    def addable(self) -> list[int]:
        """What the set can still be completed with."""
        have = Counter(self.picked)
        rests = [Counter(one) - have for one in self.sets if have <= Counter(one)]
        return sorted({action for rest in rests for action in rest})

    @property
    def ending(self) -> Ending:
        return ending(self.start, self.end)

    @property
    def ready(self) -> bool:
        """Nothing is left to decide."""
        return self.ending != Ending.ASKED and self.base == len(self.steps)

    @property
    def own_turn(self) -> bool:
        return self.end.turn_of == self.start.viewer

    def notes_after(self, shown: Sequence[int]) -> tuple[Note, ...]:
        """What happens in the steps that do not begin with these answers."""
        path = self.path
        same = 0
        while same < min(len(path), len(shown)) and path[same] == shown[same]:
            same += 1
        ends = [*(step.view for step in self.steps[1:]), self.end]
        return tuple(note for view in ends[same:] for note in view.notes or ())


def ending(start: State, end: State) -> Ending:
    if start.viewer in end.waiting and end.turn == start.turn:
        return Ending.ASKED
    if end.learnt and end.agenda:
        return Ending.REVEAL
    if end.waiting == [CHANCE]:
        return Ending.CHANCE
    if start.turn_of == ALL:
        return Ending.CHOSEN
    if end.turn != start.turn or end.learnt:
        return Ending.TURN
    return Ending.OTHERS


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page knows of its draft: it is sent whole, so that any process can go on with it."""

    ask: int
    """The number of the question that it follows."""
    path: Annotated[tuple[Action, ...], msgspec.Meta(max_length=LONGEST)] = ()
    taken: Annotated[tuple[int, ...], msgspec.Meta(max_length=LONGEST)] = ()
    """Which of the answers the table had taken by itself."""
    picked: Annotated[tuple[Action, ...], msgspec.Meta(max_length=LONGEST)] = ()
    """What is chosen, in any order, of a set that is asked for behind them."""
    stay: bool = False
    """The question at the end of the path is to stay open, also if it has a usual answer."""


def draft(view: State, plan: Plan, begun: bool) -> Draft | None:
    """The draft of a plan, with the answers that the table takes by itself; None if it cannot be
    played. `begun`: the player has answered in this turn before."""
    walk = Walk(view)
    for nth, action in enumerate(plan.path):
        if not walk.go_to(action, nth in plan.taken):
            return None
    if plan.stay:
        walk.take_forced()
    else:
        walk.take_usual(begun or bool(plan.path))
    sets = walk.sets()
    if sets:
        return with_set(walk, sets, plan.picked)
    return walk.draft(walk.open_from())


def with_set(walk: Walk, sets: list[tuple[int, ...]], picked: Sequence[int]) -> Draft | None:
    """A draft that has come to a set, of which so much has been chosen."""
    first, have = len(walk.steps), Counter(picked)
    if not any(have <= Counter(one) for one in sets):
        return None
    for complete in sets:
        if Counter(complete) == have:
            for action in complete:
                walk.go(action, taken=False)
            walk.take_usual(begun=True)
            if walk.asked:
                return walk.draft(len(walk.steps))
            break
    return walk.draft(first, tuple(picked), tuple(sets))


class Walk:
    """Answers one after the other, each on the view that the one before has led to."""

    def __init__(self, view: State) -> None:
        self.start = self.at = view
        self.steps: list[Step] = []

    @property
    def asked(self) -> bool:
        return ending(self.start, self.at) == Ending.ASKED and len(self.steps) < LONGEST

    def go_to(self, action: int, taken: bool) -> bool:
        """Give that answer, after those that there is no alternative to."""
        while self.asked and self.at.legal != [action] and len(self.at.legal) == 1:
            self.go(self.at.legal[0], taken=True)
        if not self.asked or action not in self.at.legal:
            return False
        self.go(action, taken or len(self.at.legal) == 1)
        return True

    def go(self, action: int, taken: bool) -> None:
        self.steps.append(Step(self.at, action, taken))
        self.at = self.at.look_ahead(action)

    def sets(self) -> list[tuple[int, ...]]:
        """The ways to complete the set that is asked for, if it is one."""
        return complete_sets(self.at) if self.asked and self.at.question().SET else []

    def open_from(self) -> int:
        """Before a die or a reveal the last question stays open, to be answered otherwise; and so
        does one whose usual answer ends the turn: the button says that, and no toggle."""
        here = len(self.steps)
        if not self.steps:
            return here
        last, ends = self.steps[-1], ending(self.start, self.at)
        if ends == Ending.TURN:
            return here - 1 if last.taken and len(last.view.legal) > 1 else here
        open_before = (Ending.CHOSEN, Ending.REVEAL, Ending.CHANCE)
        return here - 1 if ends in open_before and not last.taken else here

    def take_forced(self) -> None:
        while self.asked and len(self.at.legal) == 1:
            self.go(self.at.legal[0], taken=True)

    def take_usual(self, begun: bool) -> None:
        """What nearly everybody answers, once the player has chosen something; never over a die or
        a reveal."""
        self.take_forced()
        while begun and self.asked:
            usual: int = self.at.question().usual(self.at, self.at.viewer)
            if usual == NONE:
                return
            if ending(self.start, self.at.look_ahead(usual)) in (Ending.REVEAL, Ending.CHANCE):
                return
            self.go(usual, taken=True)
            self.take_forced()

    def draft(
        self, base: int, picked: tuple[int, ...] = (), sets: tuple[tuple[int, ...], ...] = ()
    ) -> Draft:
        return Draft(self.start, tuple(self.steps), self.at, picked, sets, base)


def complete_sets(view: State) -> list[tuple[int, ...]]:
    """Every way to answer a set that is asked for; none if there are too many to know them all."""
    found: list[tuple[int, ...]] = []
    for looked, path in enumerate(paths_through(view, ())):
        if looked == SETS_SOUGHT:
            return []
        if path:
            found.append(path)
    return found


def paths_through(view: State, before: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The answers to all that the set asks for; an empty one for every position looked at."""
    for action in view.legal:
        after = view.look_ahead(action)
        path = (*before, action)
        if after.asks_for_more(view, view.viewer):
            yield ()
            yield from paths_through(after, path)
        else:
            yield path
