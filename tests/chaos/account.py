"""What was sent and acknowledged while servers died, and whether the store agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from majlis.table.beforehand import usual_answer
from majlis.table.ledger import Ledger, batches
from majlis.table.paces import NO_PACE
from majlis.table.records import Event, Record

Actions = tuple[int, ...]
PEOPLE = (0, 1)
"""The seats of people; the others are bots'."""


@dataclass(frozen=True)
class Question:
    table: str
    seat: int
    ask: int


@dataclass
class Account:
    """What people have sent and heard, and what they have found in the end."""

    sent: dict[Question, set[Actions]] = field(default_factory=dict)
    planned: dict[Question, set[Actions]] = field(default_factory=dict)
    """What a page has shown: if time runs out, it is played."""
    acknowledged: dict[Question, Actions] = field(default_factory=dict)
    refused: Counter[int] = field(default_factory=Counter)
    unreachable: int = 0
    kills: int = 0
    handovers: int = 0
    amid: Counter[str] = field(default_factory=Counter)
    """In the middle of what servers were killed."""
    finished: int = 0
    unfinished: int = 0
    by_clock: int = 0
    """Turns that were played since somebody's time was up."""
    lost: list[Question] = field(default_factory=list)
    """Acknowledged, and not written down as it was sent."""
    double: list[Question] = field(default_factory=list)
    """Acknowledged twice, or written down where nobody has sent it."""

    def send(self, question: Question, actions: Actions) -> None:
        self.sent.setdefault(question, set()).add(actions)

    def plan(self, question: Question, actions: Actions) -> None:
        self.planned.setdefault(question, set()).add(actions)

    def acknowledge(self, question: Question, actions: Actions) -> None:
        if question in self.acknowledged:
            self.double.append(question)
        self.acknowledged[question] = actions

    def compare(self, record: Record) -> None:
        """With everything that is written down about a table, from its first event on."""
        written = {turn.question: turn for turn in turns_in(record)}
        for turn in written.values():
            if turn.actions in self.sent.get(turn.question, ()):
                continue
            if record.table.pace != NO_PACE and self._may_be_by_clock(turn):
                self.by_clock += 1
            else:
                self.double.append(turn.question)
        for question, actions in self.acknowledged.items():
            if question.table == record.table.id and (
                question not in written or written[question].actions != actions
            ):
                self.lost.append(question)

    def _may_be_by_clock(self, turn: Turn) -> bool:
        """The table ends a plan with what is usual."""
        plans = self.planned.get(turn.question, ())
        is_planned = any(turn.actions[: len(plan)] == plan for plan in plans)
        return is_planned or turn.actions == (turn.usual,)

    @property
    def wrong(self) -> bool:
        return bool(self.lost or self.double or self.unfinished or self.refused[500])

    def told(self) -> str:
        amid = ", ".join(f"{kills} amid {what}" for what, kills in sorted(self.amid.items()))
        return (
            f"{self.kills} kills ({amid}), {self.handovers} hand-overs, "
            f"{self.finished} games finished and {self.unfinished} not, "
            f"{len(self.acknowledged)} turns acknowledged, {self.by_clock} played by the clock: "
            f"{len(self.lost)} lost, {len(self.double)} double "
            f"(refused {dict(self.refused)}, unreachable {self.unreachable})"
        )


@dataclass(frozen=True)
class Turn:
    """What a person has answered in one go."""

    question: Question
    actions: Actions
    usual: int
    """What would be usual in place of the first of them."""


def turns_in(record: Record) -> Iterator[Turn]:
    """The match again, by the rules: what is written there for people, without what the rules left
    no choice about and what bots have played that sat in for them."""
    ledger = Ledger.new(record.table)
    away: set[int] = set()
    together = zip(record.events, record.times, strict=True)
    for _, written in groupby(together, key=lambda both: both[1]):
        events = [event for event, _ in written]
        of_people = [one for one in events if is_answer(one) and one.seat not in away]
        seat = of_people[0].seat if of_people else -1
        actions: list[int] = []
        question, usual = Question(record.table.id, seat, -1), -1
        for batch in batches(events):
            if batch[0] in of_people:
                match = ledger.match
                if not actions:
                    question = Question(record.table.id, seat, ledger.ask(seat))
                    usual = usual_answer(match.view(seat))
                labels = match.labels(seat)  # several may be asked at once, each something else
                actions.append(match.legal(seat)[labels.index(batch[0].body["label"])])
            ledger.catch_up(batch, [])
            if batch[0].kind in ("absent", "leave"):
                away.add(batch[0].seat)
            elif batch[0].kind in ("back", "wait"):
                away.discard(batch[0].seat)
        if actions:
            yield Turn(question, tuple(actions), usual)


def is_answer(event: Event) -> bool:
    return event.kind == "answer" and not event.body["auto"] and event.seat in PEOPLE
