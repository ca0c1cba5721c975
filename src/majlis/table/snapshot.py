"""A table at one moment, for whoever draws it: nothing in it is ever changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from gettext import NullTranslations
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from majlis import games
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.match import Entry
from majlis.kernel.state import Note, State
from majlis.language import language
from majlis.table import names
from majlis.table.agreement import Votes, votes_in
from majlis.table.ledger import Remark, common_log
from majlis.table.newest import Newest
from majlis.table.paces import SeatClock
from majlis.table.people import owner_of
from majlis.table.records import Hints, Seat, Table
from majlis.words import Words

if TYPE_CHECKING:
    from majlis.table.room import Room
    from majlis.table.transcript import Transcript


ALL_KNOWING = NONE
"""In place of a seat: whoever sees a match that is over may know everything."""
MADE_KEPT = 100
"""Of what was made of a snapshot: pages can wish for no end of things."""


def is_deserted(sitters: Mapping[str, int], seats: Sequence[Seat], away: Set[int]) -> bool:
    """Bots sit in for all people, or all have left: nobody's game is played without anybody."""
    return bool(sitters or away) and all(seats[seat].bot for seat in sitters.values())


@dataclass(frozen=True)
class Snapshot:
    """Made inside the room's lock in microseconds; drawn outside of it."""

    table: Table
    seats: tuple[Seat, ...]
    sitters: Mapping[str, int]
    state: State
    """A match never edits a position that it has handed out."""
    last: int
    """The newest event."""
    asks: Mapping[int, int]
    """The number of the question to each person that is asked, once the match has begun."""
    may_take_back: frozenset[int]
    taken_back: frozenset[int]
    """Who is asked again, since their turn was taken back."""
    next_table: str
    """Where those who have played go on."""
    log: list[Entry]
    """Its first `lines` entries: the match only ever adds to this list, or takes another one."""
    seqs: list[int]
    """The event of every line, as the log."""
    lines: int
    times: list[float]
    """When each event was written down: a list that only grows."""
    remarks: tuple[Remark, ...]
    """What the log tells of the people at the table."""
    transcripts: WeakValueDictionary[tuple[int, str, tuple[str, ...]], Transcript]
    """The room's: a log is written once for all who read it alike."""
    clocks: tuple[SeatClock, ...] = ()
    """What is left to each seat, if the table has a pace."""
    cache: Newest[Any, Any] = field(
        default_factory=lambda: Newest(MADE_KEPT), compare=False, repr=False
    )
    """So that equal viewers share what is made for one of them."""

    @classmethod
    def of(cls, room: Room) -> Snapshot:
        ledger, match, yielding = room.ledger, room.match, room.yielding_bots
        begun = room.begun
        return cls(
            table=room.table,
            seats=tuple(room.seats),
            sitters=dict(room.sitters),
            state=match.state,
            last=ledger.last,
            asks={seat: ledger.ask(seat) for seat in room.people_asked},
            may_take_back=frozenset(
                seat for seat in room.sitters.values() if ledger.can_take_back(seat, yielding)
            ),
            taken_back=frozenset(seat for seat in room.people_asked if ledger.was_taken_back(seat)),
            next_table=room.next,
            log=match.log,
            seqs=ledger.seqs,
            lines=len(match.log),
            times=room.times,
            remarks=ledger.remarks if begun else (),
            clocks=room.clocks,
            transcripts=room.transcripts,
        )

    @property
    def begun(self) -> bool:
        return not any(seat.free for seat in self.seats)

    @property
    def hints(self) -> bool:
        """Whether those who play may ask what to do."""
        people = sum(not seat.bot or seat.seat in self.away for seat in self.seats)
        wish = self.table.hints
        return wish == Hints.ALWAYS or (wish == Hints.ALONE and people == 1)

    @property
    def over(self) -> bool:
        return not self.state.waiting

    @property
    def ended(self) -> bool:
        """By agreement, before the rules have ended it."""
        return any(remark.kind == "end" for remark in self.remarks)

    @property
    def deserted(self) -> bool:
        """The bots wait until somebody is back."""
        return is_deserted(self.sitters, self.seats, self.away)

    @property
    def votes(self) -> Votes:
        return votes_in(self.remarks)

    @property
    def away(self) -> frozenset[int]:
        """The seats of people who have left or stay away, for whom bots play."""
        seats: set[int] = set()
        for remark in self.remarks:
            if remark.kind in ("leave", "absent"):
                seats.add(remark.seat)
            elif remark.kind in ("back", "wait"):
                seats.discard(remark.seat)
        return frozenset(seats)

    @property
    def styles(self) -> tuple[int | None, ...]:
        """By which of the two styles of the game each bot plays; only levels have any, and who
        plays for somebody else has none."""
        away = self.away
        return tuple(
            names.STYLES.get(seat.name) if names.level(seat.bot) and seat.seat not in away else None
            for seat in self.seats
        )

    @property
    def lasted(self) -> float:
        """Seconds from the first question to the last line of the log."""
        if not self.times or not self.lines:
            return 0
        first = next(line for line, entry in enumerate(self.log) if entry.seat >= 0)
        asked = max(0, self.seqs[first] - 1)
        return self.times[self.seqs[self.lines - 1]] - self.times[asked]

    def seat_of(self, person: str) -> int:
        return self.sitters.get(person, WATCHER)

    def seats_at(self, owner: str) -> tuple[int, ...]:
        """The seats of everybody who plays on this person's device."""
        return tuple(
            sorted(seat for person, seat in self.sitters.items() if owner_of(person) == owner)
        )

    @property
    def has_secrets(self) -> bool:
        """Somebody may know what others do not, as long as the game goes on."""
        return type(self.state).hide_secrets is not State.hide_secrets and not (
            self.over or self.ended
        )

    def read_by(self, person: str) -> int:
        """Through whose eyes the match is read, apart from the table: whoever shares a device reads
        there what everybody may know."""
        shared = len(self.seats_at(owner_of(person))) > 1
        return WATCHER if shared and self.has_secrets else self.seat_of(person)

    def seat_names(self, code: str) -> tuple[str, ...]:
        """Who sits where, in the reader's language."""
        t = language(code)
        return tuple(
            free_seat(seat, t) if seat.free else names.called(seat.name, seat.bot, t)
            for seat in self.seats
        )

    @property
    def told(self) -> int:
        """How many lines of the log are told: none before the game has begun."""
        return self.lines if self.begun else 0

    def words(self, code: str) -> Words[Any, Any]:
        return games.game(self.table.game).words(code, self.seat_names(code))

    def log_kept(self, before: Snapshot) -> tuple[int, int]:
        """How many lines and remarks that were told then are told still: answers may have been
        taken back."""
        return common_log(
            (before.log, before.told, before.remarks), (self.log, self.told, self.remarks)
        )

    def has_begun(self, seat: int, by_hand: bool = False) -> bool:
        """The seat has answered in the turn that is being played; `by_hand`: not only where there
        was nothing to choose."""
        line = self.lines
        while line > 0 and self.log[line - 1].turn == self.state.turn:
            line -= 1
            entry = self.log[line]
            if entry.seat == seat and not (by_hand and entry.auto):
                return True
        return False

    def entries_since(self, seq: int) -> list[Entry]:
        """The lines of the log that came after that event."""
        line = self.lines
        while line > 0 and self.seqs[line - 1] > seq:
            line -= 1
        return self.log[line : self.lines]

    def entries_since_own(self, seat: int) -> list[Entry]:
        """What has happened since this seat's last answer that had an alternative; for
        whoever gave none, the last line."""
        line = 0 if seat == WATCHER else self.lines
        while line > 0 and (self.log[line - 1].seat != seat or self.log[line - 1].auto):
            line -= 1
        return self.log[line or max(0, self.lines - 1) : self.lines]


def free_seat(seat: Seat, t: NullTranslations) -> str:
    if seat.kept:
        return t.gettext("Kept for %(player)s") % {"player": seat.kept}
    return t.gettext("Free seat")


def notes_for(seat: int, entries: list[Entry]) -> tuple[Note, ...]:
    """What happened in these lines, as this seat may know it."""
    return tuple(note for entry in entries for note in notes_seen(entry, seat))


def notes_seen(entry: Entry, seat: int) -> tuple[Note, ...]:
    """What a line of the log tells this seat."""
    return entry.notes if seat == ALL_KNOWING else entry.seen(seat).notes


def view_of(state: State, seat: int) -> State:
    """The position as this seat may know it; to the all-knowing it looks as to a watcher from whom
    nothing is hidden."""
    if seat != ALL_KNOWING:
        return state.redact(seat)
    view = state.clone()
    view.viewer = WATCHER
    return view
