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
    """By the table: usual, or without an alternative; or what a toggle has put in its place."""

    @property
    def usual(self) -> int:
        """What nearly everybody answers there, or what leaves an offer alone."""
        question = self.view.question()
        usual: int = question.usual(self.view, self.view.viewer)
        return usual if usual != NONE else question.DECLINE

    @property
    def left_alone(self) -> bool:
        """An offer that the table has declined: who ends the turn declines it."""
        question, view = self.view.question(), self.view
        if not self.taken or self.action != question.DECLINE or len(view.legal) == 1:
            return False
        is_usual: bool = question.usual(view, view.viewer) == self.action
        return not is_usual

    @property
    def declines(self) -> bool:
        """The table has declined: it is usual, or all there is to say, or leaves an offer alone."""
        return self.taken and self.action == self.view.question().DECLINE

    @property
    def stands_for(self) -> int:
        """What a toggle of it is called after: the usual answer; but where that is to decline the
        only thing that is offered, that thing, since who ends the turn declines anyway."""
        offered = [action for action in self.view.legal if action != self.view.question().DECLINE]
        declined = self.usual == self.view.question().DECLINE
        return offered[0] if declined and len(offered) == 1 else self.usual

    @property
    def other(self) -> int:
        """The only other answer; NONE if there are several, or none."""
        others = [action for action in self.view.legal if action != self.action]
        return others[0] if len(others) == 1 else NONE


@dataclass(frozen=True)
class Toggle:
    """What the table answers for the player, as something to be switched on and off."""

    at: int
    """The step of the draft."""
    answer: int
    """What it is called after."""
    on: bool
    """That is the answer."""
    flips_to: int
    """The answer that a click puts in its place; NONE if there are several to choose from."""


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
    def before_last_choice(self) -> list[int]:
        """The answers up to the last one that was the player's own choice."""
        return self.path[: self.chosen[-1]] if self.chosen else []

    @property
    def toggles(self) -> list[Toggle]:
        """What the table has answered although there was an alternative, and whose question is not
        open."""
        return [
            Toggle(nth, step.stands_for, step.action == step.stands_for, step.other)
            for nth, step in enumerate(self.steps)
            if step.taken and len(step.view.legal) > 1 and step is not self.answered
        ]

    @property
    def offered(self) -> State:
        """The view whose question is shown."""
        return self.steps[self.base].view if self.base < len(self.steps) else self.end

    @property
    def addable(self) -> list[int]:
        """What the set can still be completed with; that there is nothing more comes last."""
        have = Counter(self.picked)
        rests = [Counter(one) - have for one in self.sets if have <= Counter(one)]
        nothing_more = self.offered.question().DECLINE if self.sets else NONE
        return sorted(
            {
                action
                for rest in rests
                for action in rest
                if action != nothing_more or len(rest) == 1
            }
        )

    @property
    def ending(self) -> Ending:
        return ending(self.start, self.end)

    @property
    def ready(self) -> bool:
        """Nothing is left to decide."""
        return self.ending != Ending.ASKED and self.base == len(self.steps)

    @property
    def is_decided(self) -> bool:
        """Nobody has had anything to choose, and the turn is over."""
        forced = all(len(step.view.legal) == 1 for step in self.steps)
        mine = self.start.turn_of == self.start.viewer
        return forced and mine and self.ending == Ending.TURN

    @property
    def answered(self) -> Step | None:
        """How the question that is shown is answered so far; of a set, what is asked behind all
        that was picked."""
        nth = self.base + len(self.picked)
        step = self.steps[nth] if nth < len(self.steps) else None
        return None if step and self.sets and not step.view.question().SET else step

    @property
    def offers(self) -> bool:
        """The question that is shown is an offer, which is left alone so far."""
        return self.answered is not None and self.answered.left_alone

    @property
    def declines(self) -> bool:
        """The table declines in the question that is shown, since that is usual, or an offer is
        left alone: who ends the turn says so."""
        return self.answered is not None and self.answered.declines

    @property
    def lies_there(self) -> bool:
        """All that the question is about is declined: as long as the turn has not been ended, it
        lies on the table."""
        return self.declines and not self.picked

    @property
    def is_secret(self) -> bool:
        """What all choose behind their screens can be chosen otherwise until it is written."""
        still_open = self.base < len(self.steps)
        return still_open and self.start.turn_of == ALL and self.offered.question().PRIVATE

    @property
    def shown(self) -> State:
        """What is drawn: where it ends, or what is declined so far. A set that reveals something is
        not given before that: it is drawn as it is chosen from. So is what is chosen in secret."""
        chooses = bool(self.sets) and self.ending == Ending.REVEAL
        return self.offered if self.lies_there or chooses or self.is_secret else self.end

    @property
    def own_turn(self) -> bool:
        return self.end.turn_of == self.start.viewer

    def notes_after(self, shown: Sequence[int]) -> tuple[Note, ...]:
        """What happens in the steps that do not begin with these answers, as far as it is shown."""
        path = self.path
        same = 0
        while same < min(len(path), len(shown)) and path[same] == shown[same]:
            same += 1
        ends = [*(step.view for step in self.steps[1:]), self.end]
        last = self.base if self.lies_there else len(ends)
        return tuple(note for view in ends[same:last] for note in view.notes or ())


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
    """Which of the answers are the table's: usual ones, and what a toggle put in their place."""
    picked: Annotated[tuple[Action, ...], msgspec.Meta(max_length=LONGEST)] = ()
    """What is chosen, in any order, of a set that is asked for behind them."""
    stay: bool = False
    """The question at the end of the path is to stay open, also if it has a usual answer."""
    firm: Annotated[int, msgspec.Meta(ge=0)] = LONGEST
    """So many of the answers are to be given. The others were chosen when one of these was another:
    they are given as far as they still can be."""

    @property
    def is_loose(self) -> bool:
        return self.firm < len(self.path)


def draft(view: State, plan: Plan, begun: bool) -> Draft | None:
    """The draft of a plan, with the answers that the table takes by itself; None if it cannot be
    played. `begun`: the player has answered in this turn before."""
    walk = Walk(view)
    for nth, action in enumerate(plan.path[: plan.firm]):
        if not walk.go_to(action, nth in plan.taken):
            return None
    kept = walk.give_again(plan)
    walk.take_forced()
    if (begun or plan.path) and not (plan.stay and kept):
        walk.take_usual()
        walk.leave_offers()
    sets = walk.sets()
    if not sets:
        return walk.draft(walk.open_from())
    leaves = begun or bool(plan.path or plan.picked)
    found = with_set(walk, sets, plan.picked, leaves)
    return with_set(walk, sets, (), leaves) if found is None and plan.is_loose else found


def planned_again(ask: int, view: State, answers: Sequence[int], begun: bool) -> Plan:
    """The plan that these answers were: the usual ones are the table's again."""
    walk = Walk(view)
    taken = []
    for nth, action in enumerate(answers):
        if not walk.asked or action not in walk.at.legal:
            break
        if (begun or nth) and action in (walk.own_accord(), walk.declining()):
            taken.append(nth)
        walk.go(action, taken=nth in taken)
    left = [nth for nth in taken if walk.steps[nth].left_alone]
    if left and walk.steps[left[0]].view.question().SET and left[0] >= walk.last_taken():
        answers = answers[: left[0]]  # it is left alone again, and more can be put into it
        taken = taken[: taken.index(left[0])]
    return Plan(ask, tuple(answers), tuple(taken), stay=True)


def with_set(
    walk: Walk, sets: list[tuple[int, ...]], picked: Sequence[int], leaves: bool
) -> Draft | None:
    """A draft that has come to a set, of which so much has been chosen. `leaves`: to end the turn
    is to put nothing more into it, where that is possible."""
    first, have = len(walk.steps), Counter(picked)
    if not any(have <= Counter(one) for one in sets):
        return None
    for complete in sets:
        if Counter(complete) == have:
            for action in complete:
                walk.go(action, taken=False)
            walk.take_usual()
            if walk.asked:
                walk.leave_offers()
                return walk.draft(walk.open_from())
            return walk.draft(first, tuple(picked), tuple(sets))
    if leaves:
        walk.leave_set(sets, have)
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

    def give_again(self, plan: Plan) -> bool:
        """Give what is not firm of the plan, as far as that is possible; whether all of it was."""
        for nth, action in enumerate(plan.path[plan.firm :], plan.firm):
            if nth not in plan.taken:
                if not self.go_after_usual(action):
                    return False
            elif self.asked and action in self.toggled():
                self.go(action, taken=True)
        return True

    def go_after_usual(self, action: int) -> bool:
        """Give that answer, after what the table takes before it."""
        while self.asked and action not in self.at.legal:
            taken = self.own_accord()
            if taken == NONE:
                return False
            self.go(taken, taken=True)
        return self.go_to(action, taken=False)

    def toggled(self) -> list[int]:
        """What the table answers here, and what a toggle would put in its place."""
        usual = self.own_accord()
        if usual == NONE:
            return []
        return self.at.legal if len(self.at.legal) == 2 else [usual]

    def own_accord(self) -> int:
        """What the table answers here of its own accord: what there is no alternative to, or what
        nearly everybody answers; NONE if there is nothing."""
        legal = self.at.legal
        usual: int = (
            legal[0] if len(legal) == 1 else self.at.question().usual(self.at, self.at.viewer)
        )
        return usual

    def go(self, action: int, taken: bool) -> None:
        self.steps.append(Step(self.at, action, taken))
        self.at = self.at.look_ahead(action)

    def sets(self) -> list[tuple[int, ...]]:
        """The ways to complete the set that is asked for, if it is one."""
        return complete_sets(self.at) if self.asked and self.at.question().SET else []

    def open_from(self) -> int:
        """Where the answers go on. Before a die or a reveal the last question stays open, to be
        answered otherwise, and so does one whose usual answer ends the turn: the button says what
        comes, and no toggle. Of offers that are left alone, and of questions that are declined one
        after the other to end the turn, it is the first."""
        here = len(self.steps)
        offers = [nth for nth in range(self.last_taken(), here) if self.steps[nth].left_alone]
        if offers and not self.asked:
            return offers[0]
        ends = ending(self.start, self.at)
        declined = self.declined_at_the_end()
        if ends == Ending.TURN and declined:
            return declined[0]
        if not self.steps or len(self.steps[-1].view.legal) == 1:
            return here
        if ends in (Ending.CHOSEN, Ending.REVEAL, Ending.CHANCE):
            return here - 1
        last = self.steps[-1]
        by_itself = last.taken and last.action == last.usual
        return here - 1 if ends == Ending.TURN and by_itself else here

    def last_taken(self) -> int:
        """Where the table's own answers begin at the end of it."""
        nth = len(self.steps)
        while nth > 0 and self.steps[nth - 1].taken:
            nth -= 1
        return nth

    def declined_at_the_end(self) -> list[int]:
        """What the table has declined last, as far as there was an alternative."""
        nth = len(self.steps)
        while nth > 0 and self.steps[nth - 1].declines:
            nth -= 1
        return [one for one in range(nth, len(self.steps)) if len(self.steps[one].view.legal) > 1]

    def take_forced(self) -> None:
        while self.asked and len(self.at.legal) == 1:
            self.go(self.at.legal[0], taken=True)

    def take_usual(self) -> None:
        """What nearly everybody answers, once the player has chosen something. It ends before a die
        or a reveal, as every draft does: that waits for the button."""
        while self.asked and (action := self.own_accord()) != NONE:
            self.go(action, taken=True)

    def leave_offers(self) -> None:
        """Decline what is offered, if nothing else is asked behind it: whoever wants it can take it
        as long as the turn has not been ended. Else it is asked."""
        here = len(self.steps)
        while self.asked and not self.at.question().SET and (action := self.declining()) != NONE:
            self.go(action, taken=True)
            self.take_usual()
        if self.asked:
            self.go_back(here)

    def leave_set(self, sets: Sequence[tuple[int, ...]], have: Counter[int]) -> None:
        """Put nothing more into the set, if nothing else is asked behind it."""
        here, decline = len(self.steps), self.at.question().DECLINE
        for complete in sets:
            if Counter(complete) == have + Counter((decline,)):
                for action in complete:
                    self.go(action, taken=action == decline)
                self.take_usual()
                break
        if self.asked:
            self.go_back(here)

    def go_back(self, nth: int) -> None:
        """Only so many of the answers have been given."""
        if nth < len(self.steps):
            self.at = self.steps[nth].view
            del self.steps[nth:]

    def declining(self) -> int:
        """The answer that leaves alone what is offered here; NONE if nothing is."""
        decline: int = self.at.question().DECLINE
        return decline if decline in self.at.legal else NONE

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
