"""A match as a list of events: what is written down of it, and how it is found again."""

from __future__ import annotations

import asyncio
import zlib
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

import msgspec

from majlis import games
from majlis.kernel.errors import CannotUndo, RuleError
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.match import Entry
from majlis.kernel.state import State
from majlis.language import N_
from majlis.match import Match
from majlis.table.records import Event, Kind, Position, Record, Table
from majlis.table.refusals import Unplayable

LINES_STORED = 250
"""After so many lines a position is stored, which opens in the time of so many."""


LINES_IN_PASSING = 250
"""A match of no more lines is followed in a few milliseconds."""


class Remark(msgspec.Struct, frozen=True):
    """A line of the log about the people at the table, between those about the match."""

    line: int
    """It stands after so many lines of the match's log."""
    kind: Kind
    seat: int
    was: str = ""
    """What the player was called before; or what they are for, or why it is so."""
    seq: int = NONE
    """The event that it tells of."""
    about: int = NONE
    """The seat that is spoken of, if it is another."""


class Body(msgspec.Struct):
    """What a stored position holds, packed."""

    state: dict[str, Any]
    log: list[list[Any]]
    """The lines since the position before."""
    seqs: list[int]
    undone: dict[int, int]
    remarks: tuple[Remark, ...] = ()
    """All of them: there are few."""
    next_table: str = ""


class Ledger:
    """A match whose every answer has the number of its event."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seqs: list[int] = []
        """The event of every line of the match's log."""
        self.last = -1
        """The newest event."""
        self.remarks: tuple[Remark, ...] = ()
        self._undone: dict[int, int] = {}
        """When each seat last took something back."""
        self.next_table = ""
        """Where those who have played go on."""
        self._stored = 0
        """So many lines are in positions."""
        self.unkept: list[Position] = []
        """Positions that are not written down yet; each goes on where the one before ends."""

    @classmethod
    def new(cls, table: Table) -> Ledger:
        """The match at its first question, before any event."""
        game = games.game(table.game)
        return cls(Match(game, table.seats, table.seed, table.options, rules=table.rules))

    @classmethod
    def follow(
        cls, table: Table, events: Sequence[Event], positions: Sequence[Position] = ()
    ) -> Ledger:
        """The match that these events tell of, after the stored positions if there are any;
        Unplayable if the rules tell otherwise."""
        check_rules(table)
        with by_these_rules():
            ledger = cls.resume(table, positions) if positions else cls.new(table)
            for _ in ledger._follow(events):
                ledger.positions()
        return ledger

    def catch_up(self, events: Sequence[Event], positions: Sequence[Position]) -> None:
        """What another process has written down since; the last of the stored positions may be
        among it."""
        for _ in self._follow(events):
            pass
        if not self.unkept:
            self._stored = bisect_right(self.seqs, positions[-1].seq) if positions else 0

    def _follow(self, events: Sequence[Event]) -> Iterator[None]:
        """One event after the other, with what followed from it."""
        for written in batches(events):
            if self._again(written[0]) != written:
                raise RuleError(f"the rules tell otherwise than event {written[0].seq}")
            yield

    # -- stored positions ------------------------------------------------------------------------

    def positions(self) -> list[Position]:
        """All that are to be written down, with the one that the match has got to if it is worth
        storing: every so many lines, and only when nothing before can be taken back."""
        match = self.match
        if len(match.log) - self._stored >= LINES_STORED and match.sealed:
            self.unkept.append(self._position())
        return self.unkept

    def _position(self) -> Position:
        match = self.match
        body = Body(
            state=match.state.dump(),
            log=[entry.dump() for entry in match.log[self._stored :]],
            seqs=self.seqs[self._stored :],
            undone=self._undone,
            remarks=self.remarks,
            next_table=self.next_table,
        )
        self._stored = len(match.log)
        packed = zlib.compress(msgspec.json.encode(body))
        return Position(self.last, games.fingerprint(match.game.meta.id), packed)

    @classmethod
    def resume(cls, table: Table, positions: Sequence[Position]) -> Ledger:
        """The match at the last of its stored positions."""
        game = games.game(table.game)
        bodies = [unpacked(one) for one in positions]
        log = [Entry.load(game.state, entry) for body in bodies for entry in body.log]
        state = game.state.load(bodies[-1].state)
        ledger = cls(Match.resume(game, table.seats, table.seed, table.options, state, log))
        ledger.seqs = [seq for body in bodies for seq in body.seqs]
        ledger.last = positions[-1].seq
        ledger.remarks = bodies[-1].remarks
        ledger.next_table = bodies[-1].next_table
        ledger._undone = bodies[-1].undone
        ledger._stored = len(log)
        return ledger

    def _again(self, event: Event) -> list[Event]:
        match event.kind:
            case "answer":
                return self._answer(event.seat, [event.body["label"]], event.body["auto"])
            case "undo":
                return [self._take_back(event.seat, event.body.get("by", event.seat))]
            case "chance":
                return self.begin()
            case "sit":
                return [self.sit(event.seat, event.body)]
            case "rename":
                return [self.rename(event.seat, event.body)]
            case "leave":
                return [self.leave(event.seat, event.body)]
            case "absent":
                return [self.absent(event.seat, event.body)]
            case "back":
                return [self.back(event.seat, event.body)]
            case "wait":
                return [self.wait(event.seat)]
            case "vote":
                return [self.vote(event.seat, event.body)]
            case "end":
                return [self.end()]
            case "pace":
                return [self.pace(event.body)]
            case "order":
                return [self.order(event.seat, event.body)]
            case "again":
                return [self.again(event.seat, event.body["table"])]

    # -- what can happen -------------------------------------------------------------------------

    def begin(self) -> list[Event]:
        """The rolls of the set-up."""
        return self._written()

    def sit(self, seat: int, body: Mapping[str, str]) -> Event:
        """Somebody takes a seat: an event of the table, not of the match."""
        return self._event("sit", seat, body)

    def rename(self, seat: int, body: Mapping[str, str]) -> Event:
        """A player is called `name` from now on, who `was` called otherwise."""
        return self._remarked(self._event("rename", seat, body), body["was"])

    def leave(self, seat: int, body: Mapping[str, str]) -> Event:
        """A player gets up, or is taken from the table `by` its host; a `bot` plays on for them, if
        the game has begun."""
        event = self._event("leave", seat, body)
        return self._remarked(event, body.get("by", "")) if body["bot"] else event

    def absent(self, seat: int, body: Mapping[str, str]) -> Event:
        """A player has had no time left, or the others do not wait any longer, which is `why`; a
        `bot` sits in until they come back."""
        return self._remarked(self._event("absent", seat, body), body.get("why", ""))

    def back(self, seat: int, body: Mapping[str, str]) -> Event:
        """A player takes the seat over from the bot; if it `was` somebody else's, under another
        `name`."""
        return self._remarked(self._event("back", seat, body), body.get("was", ""))

    def wait(self, seat: int) -> Event:
        """The bot that sat in for a player gets up, and everybody waits for them."""
        return self._remarked(self._event("wait", seat, {}))

    def vote(self, seat: int, body: Mapping[str, str | int]) -> Event:
        """A player is `for` something `about` a seat: see `agreement.py`."""
        return self._remarked(self._event("vote", seat, body), str(body["for"]), int(body["about"]))

    def end(self) -> Event:
        """The players have agreed to end the game."""
        return self._remarked(self._event("end", NONE, {}))

    def pace(self, body: Mapping[str, Any]) -> Event:
        """The host changes the pace of the table before the game."""
        return self._event("pace", NONE, body)

    def order(self, seat: int, body: Mapping[str, Any]) -> Event:
        """A player leaves an order with the table: nobody is told."""
        return self._event("order", seat, body)

    def _remarked(self, event: Event, was: str = "", about: int = NONE) -> Event:
        remark = Remark(len(self.match.log), event.kind, event.seat, was, event.seq, about)
        self.remarks += (remark,)
        return event

    def again(self, seat: int, table: str) -> Event:
        """A player sets another table for those who have played."""
        self.next_table = table
        event = self._event("again", seat, {"table": table})
        return event if seat == NONE else self._remarked(event)

    @property
    def ended(self) -> bool:
        """By agreement, before the rules have ended it."""
        return any(remark.kind == "end" for remark in self.remarks)

    def answer(self, seat: int, answers: Iterable[int | str]) -> list[Event]:
        """The seat's answers, all or none, and whatever they leave no choice about."""
        return self._answer(seat, answers, auto=False) + self.forced()

    def stands_since(self, seq: int, bots: Collection[int]) -> bool:
        """Whether nothing has been taken back since event `seq`, and nobody but `bots` has
        answered."""
        if self.undone > seq:
            return False
        new = self.match.log[bisect_right(self.seqs, seq) :]
        return all(entry.auto or entry.seat in (CHANCE, *bots) for entry in new)

    @property
    def undone(self) -> int:
        """When somebody last took something back."""
        return max(self._undone.values(), default=-1)

    def can_take_back(self, seat: int, bots: Collection[int] = ()) -> bool:
        """Whether `take_back` would find anything."""
        return bool(self._bots_since(seat, bots)) or self.match.can_undo(seat)

    def was_taken_back(self, seat: int) -> bool:
        """Whether the seat's question is there again since its turn was taken back."""
        return self._undone.get(seat) == self.ask(seat)

    def take_back(self, seat: int, bots: Collection[int] = ()) -> tuple[list[Event], list[int]]:
        """Take the seat's last turn back, to its beginning or to the last seal; also the answers of
        `bots` since. What was taken back of the seat is returned, to be planned again."""
        events = [self._take_back(bot, seat) for bot in self._bots_since(seat, bots)]
        log = self.match.log
        first = len(log)
        while self.match.can_undo(seat):
            last = self.match.last_of(seat)
            if first < len(log) and last.turn != log[first].turn:
                break
            first = next(nth for nth in range(first - 1, -1, -1) if log[nth] is last)
            events.append(self._take_back(seat, seat))
        if first == len(log):
            raise CannotUndo(f"seat {seat} has no answer that could be taken back")
        # After a seal the first of them may have no alternative: it is given again at once.
        again = self.forced()
        given = sum(event.kind == "answer" and event.seat == seat for event in again)
        turn = [entry for entry in log[first:] if entry.turn == log[first].turn]
        taken = [entry.action for entry in turn if entry.seat == seat]
        return events + again, taken[given:]

    def _bots_since(self, seat: int, bots: Collection[int]) -> list[int]:
        """Whose answers must be taken back before the seat's last one, the newest first; nobody's,
        if others have answered too or nothing of the seat's is left."""
        since: list[int] = []
        for entry in reversed(self.match.open_log):
            if entry.auto:
                continue
            if entry.seat == seat:
                return since
            if entry.seat not in bots:
                return []
            since.append(entry.seat)
        return []

    def forced(self) -> list[Event]:
        """Answers with no alternative are given at once, unless that would tell a secret."""
        events: list[Event] = []
        match = self.match
        while match.waiting and not match.state.question().PRIVATE:
            only = [(seat, match.legal(seat)[0]) for seat in match.waiting if self._no_choice(seat)]
            if not only:
                break
            events += self._answer(only[0][0], [only[0][1]], auto=True)
        return events

    def _no_choice(self, seat: int) -> bool:
        return len(self.match.legal(seat)) == 1

    def _answer(self, seat: int, answers: Iterable[int | str], auto: bool) -> list[Event]:
        self.match.play(seat, *answers, auto=auto)
        return self._written()

    def _take_back(self, seat: int, by: int) -> Event:
        """The seat's last answer is taken back, as the seat `by` wants it."""
        before = self.match.log
        self.match.undo(seat)
        event = self._event("undo", seat, {} if by == seat else {"by": by})
        # Simultaneous answers of others were given again, as new lines that count from here on.
        log = self.match.log
        kept = common_lines(before, len(before), log, len(log))
        self.seqs = self.seqs[:kept] + [event.seq] * (len(log) - kept)
        self._undone[seat] = event.seq
        self.remarks = tuple(
            msgspec.structs.replace(remark, line=min(remark.line, len(log)))
            for remark in self.remarks
        )
        told = Remark(len(log), "undo", by, seq=event.seq)
        while self.remarks and msgspec.structs.replace(self.remarks[-1], seq=told.seq) == told:
            self.remarks = self.remarks[:-1]  # once is enough, however often
        self.remarks += (told,)
        return event

    def _written(self) -> list[Event]:
        """Number the lines that the match has written since the last event."""
        events: list[Event] = []
        for entry in self.match.log[len(self.seqs) :]:
            kind: Kind = "chance" if entry.seat == CHANCE else "answer"
            events.append(self._event(kind, entry.seat, self._body(entry)))
            self.seqs.append(self.last)
        return events

    def _body(self, entry: Entry) -> dict[str, str | bool]:
        return {
            "frame": type(entry.question).__name__,
            "label": self.match.state.label(entry.action),
            "auto": entry.auto,
        }

    def _event(self, kind: Kind, seat: int, body: Mapping[str, Any]) -> Event:
        self.last += 1
        return Event(self.last, kind, seat, dict(body))

    # -- questions -------------------------------------------------------------------------------

    def ask(self, seat: int) -> int:
        """The number of the seat's question: the event that put it, or its own undo since.

        It only grows, and answers of others to the same simultaneous question leave it alone: a
        page that names another number has not seen the question that is on the table.
        """
        match = self.match
        question, depth = match.state.question(), len(match.state.agenda)
        line = len(match.log)
        while line > 0:
            entry = match.log[line - 1]
            if entry.seat == seat or (entry.question, entry.depth) != (question, depth):
                break
            line -= 1
        put = self.seqs[line - 1] if line else -1
        return max(put, self._undone.get(seat, -1))


async def followed(record: Record) -> Ledger:
    """The match that is written down; a long one is followed beside the event loop, for whoever is
    at another table does not wait for it."""
    match = record.table, record.events, record.positions
    if not record.positions and len(record.events) <= LINES_IN_PASSING:
        return Ledger.follow(*match)
    return await asyncio.to_thread(Ledger.follow, *match)


def check_rules(table: Table) -> None:
    """Unplayable if this version does not know what the match is played by."""
    if table.game not in games.GAMES:
        raise Unplayable(N_("This table plays a game that this version does not have."))
    meta = games.meta(table.game)
    if not meta.oldest_rules <= table.rules <= meta.rules:
        raise Unplayable(N_("This match was begun by rules that this version does not know."))


@contextmanager
def by_these_rules() -> Iterator[None]:
    """Unplayable if what is written down cannot be read or played."""
    try:
        yield
    except Exception as error:  # rules that have changed may stumble over it in any way
        raise Unplayable(
            N_("The record of this match does not follow the rules of this version.")
        ) from error


def unpacked(position: Position) -> Body:
    return msgspec.json.decode(zlib.decompress(position.body), type=Body)


def stored_state(game: str, position: Position) -> State:
    """Where the match had got to; Unplayable if it cannot be read."""
    with by_these_rules():
        state: State = games.game(game).state.load(unpacked(position).state)
    return state


def common_lines(one: list[Entry], first: int, other: list[Entry], second: int) -> int:
    """How many lines two logs begin with in common; it costs as much as they differ at the end.

    An entry is written once, so one that both have has the same lines before it in both.
    """
    kept = min(first, second)
    while kept > 0 and one[kept - 1] is not other[kept - 1]:
        kept -= 1
    return kept


Told: TypeAlias = tuple[list[Entry], int, tuple[Remark, ...]]
"""A log as it is read: so many of its lines, and the remarks between them."""


def common_log(one: Told, other: Told) -> tuple[int, int]:
    """How many lines and how many remarks two logs begin with in common."""
    (lines, first, remarks), (others, second, of_other) = one, other
    kept = common_lines(lines, first, others, second)
    known = 0
    for mine, theirs in zip(remarks, of_other, strict=False):
        if mine != theirs or mine.line > kept:
            break
        known += 1
    for unknown in (*remarks[known : known + 1], *of_other[known : known + 1]):
        kept = min(kept, unknown.line)
    return kept, known


def batches(events: Iterable[Event]) -> list[list[Event]]:
    """Every event with the rolls that followed from it."""
    told: list[list[Event]] = []
    for event in events:
        if event.kind == "chance" and told and told[-1][0].kind in ("answer", "chance"):
            told[-1].append(event)
        else:
            told.append([event])
    return told
