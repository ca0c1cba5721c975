"""Replays: any moment of a match of the table or of a file, as far as a person may know it."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from weakref import WeakValueDictionary

import msgspec

from majlis import games
from majlis.drawing.scene import Format
from majlis.kernel import notation
from majlis.kernel.errors import BadMatchFile, MajlisError, WrongRules
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.match import Entry
from majlis.kernel.state import State
from majlis.language import N_, language
from majlis.match import Match
from majlis.table.holdings import borrowed_file, lend_file
from majlis.table.ledger import stored_state
from majlis.table.newest import Newest
from majlis.table.page_content import PageContent
from majlis.table.page_request import Viewer, page_request
from majlis.table.records import Seat, Table
from majlis.table.refusals import NotAllowed, NotHere, Refusal
from majlis.table.renderers import Renderers
from majlis.table.rooms import Rooms
from majlis.table.snapshot import ALL_KNOWING, Snapshot, notes_for
from majlis.table.store import Store
from majlis.table.templates import render
from majlis.table.transcript import LINES_AT_ONCE, Transcript, transcript_of
from majlis.table.wire import LogPart
from majlis.words import Said

FILE = "file-"
"""The id of a replay from a file begins with it; no table's does."""
LARGEST_FILE = 256 * 1024
"""Bytes of a match file: a game of 5,000 answers has a third of that."""
FILES_KEPT = 20
"""A file is kept until so many others have come: in memory, and where several servers share a
database there, too."""
LINES_APART = 250
"""So far from each other are the positions that are kept of a file."""
MOMENTS_KEPT = 100
PAGES_KEPT = 4
"""Of each moment."""
LOGS_KEPT = 20
LONGEST_TURN = 40
"""Moments of an animated turn."""


class Told(msgspec.Struct):
    """What has happened with the last answer of a moment."""

    text: str
    html: str


@dataclass(frozen=True)
class Look:
    """How a moment is looked at."""

    seat: int
    language: str
    format: Format = Format.WIDE
    touch: bool = False
    zone: str = ""
    board_of: int = NONE


Near = Callable[[int], Awaitable[tuple[int, State]]]
"""Finds a position that is known and not after that line: so many lines led to it."""


@dataclass(frozen=True)
class Replay:
    """A match as far as it has got."""

    shown: Snapshot
    near: Near
    from_file: bool = False

    @property
    def open(self) -> bool:
        """Nothing of it is a secret any more."""
        return self.from_file or self.shown.over or self.shown.ended

    def seat_for(self, person: str, seen_by: int) -> int:
        """Through whose eyes it is seen: while it goes on everybody's own, later whoever's they
        wish."""
        if not self.open:
            return self.shown.read_by(person)
        return seen_by if 0 <= seen_by < len(self.shown.seats) else ALL_KNOWING

    @cached_property
    def log(self) -> list[Entry]:
        return self.shown.log[: self.shown.lines]

    @cached_property
    def stops(self) -> list[int]:
        log = self.log
        asked = [line for line, entry in enumerate(log) if entry.seat != CHANCE]
        return [*asked, len(log)]

    def stop(self, at: int) -> int:
        """The first moment that is not before that line."""
        return self.stops[min(bisect_left(self.stops, at), len(self.stops) - 1)]

    def since(self, stop: int) -> list[Entry]:
        """The lines between the moment before and this one; before the first, all of the
        set-up."""
        nth = bisect_left(self.stops, stop)
        return self.log[self.stops[nth - 1] if nth else 0 : stop]

    @cached_property
    def turns(self) -> list[int]:
        log = self.log
        begun = {line for line in range(1, len(log)) if log[line].turn != log[line - 1].turn}
        return sorted({self.stops[0], len(log)} | {self.stop(line) for line in begun})

    async def state(self, at: int) -> State:
        """The position after so many lines: played on from one that is known."""
        line, known = await self.near(at)
        s = known.clone()
        for entry in self.log[line:at]:
            s.apply(entry.seat, entry.action)
        return s

    async def past(self, at: int, seat: int) -> Snapshot:
        """The table as it was then, for whoever sits there."""
        shown = self.shown
        return replace(
            shown,
            state=await self.state(at),
            sitters={"": seat},
            last=shown.seqs[at - 1] if at else NONE,
            asks={},
            may_take_back=frozenset(),
            taken_back=frozenset(),
            next_table="",
            lines=at,
            remarks=tuple(remark for remark in shown.remarks if remark.line <= at),
            cache=Newest(PAGES_KEPT),
        )

    def told(self, stop: int, look: Look) -> Told:
        """What the last answer has done, as the log tells it."""
        words = self.shown.words(look.language).read_by(look.seat)
        since = self.since(stop)
        said = [one for one in words.log.tell(notes_for(look.seat, since)) if not one.heading]
        if not said and since:
            said = [self._answered(since, look)]
        html = render(look.language, "piece_step.html", lines=said, likely=False, names=words.names)
        return Told(". ".join(one.text for one in said), html)

    def _answered(self, entries: Sequence[Entry], look: Look) -> Said:
        """What the log does not tell: who has answered, and what, if that is known."""
        first = entries[0]
        if first.seat == CHANCE:
            return Said(language(look.language).gettext("The game is set up"))
        words = self.shown.words(look.language).read_by(look.seat)
        known = look.seat == ALL_KNOWING or first.visible(look.seat)
        thing = words.names.name(self.shown.state.label(first.action)) if known else ""
        _ = language(look.language).gettext
        text = (
            _("{name} {name:chooses|choose}: {thing}")
            if thing
            else _("{name} {name:has|have} chosen")
        )
        return words.log.did(first.seat, text, thing=thing)


class Replays:
    """All that can be replayed."""

    def __init__(self, store: Store, rooms: Rooms, renderers: Renderers) -> None:
        self.store = store
        self.rooms = rooms
        self.renderers = renderers
        self._files = Newest[str, tuple[Snapshot, Near]](FILES_KEPT)
        self._moments = Newest[tuple[object, ...], Snapshot](MOMENTS_KEPT)
        self._logs = Newest[tuple[object, ...], Transcript](LOGS_KEPT)

    async def of(self, id: str, code: str) -> Replay:
        if id.startswith(FILE):
            return await self._of_file(id, code)
        shown = await (await self.rooms.room(id)).snapshot()
        if not shown.begun:
            raise NotAllowed(N_("The game begins when every seat is taken."))

        async def near(at: int) -> tuple[int, State]:
            table = shown.table
            seq = shown.seqs[at - 1] if at else NONE
            fingerprint = games.fingerprint(table.game)
            position = await self.store.position(table.id, fingerprint, seq)
            if position is None:
                return 0, first_position(table)
            line = bisect_right(shown.seqs, position.seq, hi=shown.lines)
            return line, stored_state(table.game, position)

        return Replay(shown, near)

    # -- moments ---------------------------------------------------------------------------------

    async def content(self, replay: Replay, stop: int, look: Look) -> PageContent:
        """The table at a moment: the very page that was shown to somebody who sat there."""
        shown = replay.shown
        names = shown.seat_names(look.language)
        key = shown.table.id, shown.last, names, stop, look.seat
        past = self._moments.get(key) or await replay.past(stop, look.seat)
        self._moments.keep(key, past)
        viewer = Viewer(
            "", "", look.language, look.format, "", False, look.board_of, look.zone, look.touch
        )
        before = stop - len(replay.since(stop))
        seen = shown.seqs[before - 1] if before else None
        request = page_request(past, viewer, seen, "")
        return await self.renderers.content(past, replace(request, played=()))

    async def log(self, replay: Replay, seat: int, code: str, first: int) -> LogPart:
        """Some lines of the log, from that one on."""
        shown = replay.shown
        transcript = transcript_of(shown, seat, code)
        self._logs.keep((shown.table.id, seat, code), transcript)
        lines, more = await transcript.some(shown, first, LINES_AT_ONCE)
        return LogPart(first, [line.html for line in lines], more)

    # -- files -----------------------------------------------------------------------------------

    async def open_file(self, text: str) -> str:
        """Where the match of a file can be replayed; Refusal if it cannot."""
        id = FILE + sha256(text.encode()).hexdigest()[:20]
        if id not in self._files:
            self._files.keep(id, await asyncio.to_thread(read_file, id, text))
        if self.store.is_shared:
            await lend_file(self.store, id, text, FILES_KEPT)
        return id

    async def _of_file(self, id: str, code: str) -> Replay:
        text = None
        if id not in self._files and self.store.is_shared:
            text = await borrowed_file(self.store, id)
        if text is not None:
            self._files.keep(id, await asyncio.to_thread(read_file, id, text))
        if id not in self._files:
            raise NotHere(N_("This file is not here any more. Please open it again."))
        shown, near = self._files[id]
        self._files.keep(id, (shown, near))
        names = games.game(shown.table.game).words(code, ()).names
        seats = tuple(Seat(seat.seat, "", names.player(seat.seat)) for seat in shown.seats)
        return Replay(replace(shown, seats=seats), near, from_file=True)


def first_position(table: Table) -> State:
    game = games.game(table.game)
    # Options that are newer than the table have the default of its rules.
    settings = game.meta.settings(table.options, table.seats, table.rules)
    state: State = game.setup(table.seats, settings, table.rules)
    return state


def read_file(id: str, text: str) -> tuple[Snapshot, Near]:
    """The match of a file at its end, and its positions."""
    try:
        record = notation.read(text)
        if any(answer.label == notation.SECRET for answer in record.answers):
            raise Refusal(
                N_("This file was saved during the game and keeps secrets: open that of its end.")
            )
        if record.header.game not in games.catalogue():
            raise NotHere(N_("There is no such game here."))
        match = Match.restore(games.game(record.header.game), record)
    except WrongRules as error:
        raise Refusal(N_("This game was played by rules that are not known here.")) from error
    except BadMatchFile as error:
        raise Refusal(N_("This is no match file, or it has been changed or cut off.")) from error
    except MajlisError as error:
        if isinstance(error, Refusal):
            raise
        raise Refusal(N_("This match file cannot be replayed.")) from error
    table = Table(
        id, match.game.meta.id, match.state.rules, match.seats, match.settings, match.seed or "",
        name="", host="", listed=False, created=0,
    )  # fmt: skip
    known = positions_of(table, match.log)

    async def near(at: int) -> tuple[int, State]:
        nth = at // LINES_APART
        return nth * LINES_APART, known[nth]

    shown = Snapshot(
        table=table,
        seats=tuple(Seat(seat, "", str(seat)) for seat in range(match.seats)),
        sitters={},
        state=match.state,
        last=len(match.log) - 1,
        asks={},
        may_take_back=frozenset(),
        taken_back=frozenset(),
        next_table="",
        log=match.log,
        seqs=list(range(len(match.log))),
        lines=len(match.log),
        times=[],
        remarks=(),
        transcripts=WeakValueDictionary(),
    )
    return shown, near


def positions_of(table: Table, log: Sequence[Entry]) -> list[State]:
    """The first position, and one after every so many lines."""
    s = first_position(table)
    known = [s.clone()]
    for line, entry in enumerate(log, 1):
        s.apply(entry.seat, entry.action)
        if line % LINES_APART == 0:
            known.append(s.clone())
    return known
