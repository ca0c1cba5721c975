"""What a page is made from: what its viewer may know of a snapshot, and how they look at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from majlis.drawing.scene import Format
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.match import Entry
from majlis.kernel.state import Note, State
from majlis.table.device import Sharing
from majlis.table.drafts import Plan
from majlis.table.people import companion_seat, owner_of
from majlis.table.records import Seat, Table
from majlis.table.retelling import Move, moves
from majlis.table.snapshot import Snapshot, notes_for


@dataclass(frozen=True)
class Viewer:
    """Who looks, and from where."""

    person: str
    name: str
    """What they called themselves last time."""
    language: str
    format: Format
    origin: str
    """The address under which friends find this server."""
    only_here: bool
    """It is an address that only this computer understands."""
    board_of: int = NONE
    """Whose board they look at instead of their own."""
    zone: str = ""
    """The zone of the picture that they have turned to."""
    touch: bool = False
    """They point with their fingers."""
    covered: bool = False
    """The device changes hands: what it shows, everybody may know."""

    def seat(self, table: Snapshot) -> int:
        return WATCHER if self.covered else table.seat_of(self.person)


@dataclass(frozen=True)
class Arrival:
    """What is said to one person before the game begins: how to sit down, whom to invite."""

    name: str
    link: str
    only_here: bool
    may_fill: bool


@dataclass(frozen=True)
class PageRequest:
    """Everything that a page is made from."""

    table: Table
    seats: tuple[Seat, ...]
    state: State
    seat: int
    language: str
    format: Format
    touch: bool
    names: tuple[str, ...]
    board_of: int
    zone: str
    heading: str
    """The part of the match that the log has got to."""
    fresh: tuple[Note, ...]
    """What the page has not shown yet: it moves."""
    recent: tuple[Note, ...]
    """What has happened since this seat last answered: it is marked."""
    came_of_it: tuple[Note, ...]
    """The part of that which belongs to the turn that goes on: what was rolled or drawn."""
    ask: int | None
    """The number of the question to this seat, if there is one."""
    begun: bool
    """This seat has answered in this turn before."""
    plan: Plan | None
    """What the person is planning to answer."""
    shown: tuple[int, ...]
    """The answers of the plan that the page shows already."""
    may_take_back: bool
    taken_back: bool
    """This seat's turn was taken back: it is not to end by itself again."""
    away: frozenset[int]
    """The seats of people for whom bots play."""
    styles: tuple[int | None, ...]
    """What the bots are fond of."""
    hints: bool
    """This seat may ask what to do."""
    ended: bool
    """By agreement, before the rules have ended it."""
    next_table: str
    played: tuple[Move, ...]
    """The whole game, once it is over: the result tells how it has come about."""
    lasted: float
    """Seconds from the first question to the end, once it is over."""
    arrival: Arrival | None
    """For whoever comes before the game has begun."""
    companion: int | None
    """The seat in whose name the page answers, if it is not that of the device's owner."""
    sharing: Sharing | None
    """For several people at one device."""

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells one request from another about the same snapshot."""
        return (
            self.seat, self.language, self.format, self.touch, self.board_of, self.zone,
            self.fresh, self.arrival, self.plan, self.shown, self.sharing,
        )  # fmt: skip


def page_request(
    snapshot: Snapshot,
    viewer: Viewer,
    seen: int | None,
    heading: str,
    plan: Plan | None = None,
    shown: Sequence[int] = (),
    sharing: Sharing | None = None,
) -> PageRequest:
    """What this viewer's page is made from; `seen` is the newest event that it shows already, None
    if it shows nothing yet, `shown` what it shows of a plan; `sharing` if there are others at the
    device."""
    seat = viewer.seat(snapshot)
    seats = snapshot.seat_names(viewer.language)
    of_another = 0 <= viewer.board_of < len(seats) and viewer.board_of != seat
    fresh: list[Entry] = [] if seen is None else snapshot.entries_since(seen)
    if plan is None or plan.ask != snapshot.asks.get(seat):
        fresh, plan, shown = without_own(fresh, seat, shown), None, ()
    table = snapshot.table
    recent = snapshot.entries_since_own(seat)
    this_turn = [entry for entry in recent if entry.turn == snapshot.state.turn]
    return PageRequest(
        table=table,
        seats=snapshot.seats,
        state=snapshot.state,
        seat=seat,
        language=viewer.language,
        format=viewer.format,
        touch=viewer.touch,
        names=seats,
        board_of=viewer.board_of if of_another else NONE,
        zone=viewer.zone,
        heading=heading,
        fresh=notes_for(seat, fresh),
        recent=notes_for(seat, recent),
        came_of_it=notes_for(seat, this_turn),
        ask=snapshot.asks.get(seat),
        begun=snapshot.has_begun(seat),
        plan=plan,
        shown=tuple(shown),
        may_take_back=seat in snapshot.may_take_back,
        taken_back=seat in snapshot.taken_back,
        away=snapshot.away,
        styles=snapshot.styles,
        hints=snapshot.hints,
        ended=snapshot.ended,
        next_table=snapshot.next_table,
        played=moves(snapshot.log[: snapshot.lines]) if snapshot.over else (),
        lasted=snapshot.lasted if snapshot.over else 0,
        arrival=None
        if snapshot.begun
        else Arrival(
            viewer.name,
            f"{viewer.origin}/t/{table.id}",
            viewer.only_here,
            owner_of(viewer.person) == table.host,
        ),
        companion=companion_seat(viewer.person),
        sharing=sharing,
    )


def without_own(entries: list[Entry], seat: int, shown: Sequence[int]) -> list[Entry]:
    """The lines of the log, less those answers that the page has shown as a plan already: as far as
    the seat has answered so."""
    left = list(shown)
    rest = []
    for entry in entries:
        if left and entry.seat == seat:
            if entry.action == left.pop(0):
                continue
            left = []
        rest.append(entry)
    return rest
