"""Replays: any moment of a match of the table or of a file, as far as a person may know it."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import TypeVar
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
from majlis.table.ledger import stored_state
from majlis.table.page_content import PageContent, Viewer, page_request
from majlis.table.refusals import NotAllowed, NotHere, Refusal
from majlis.table.renderers import Renderers
from majlis.table.retelling import history, lead_changes, moves, retold
from majlis.table.rooms import Rooms
from majlis.table.snapshot import ALL_KNOWING, Snapshot, notes_for, notes_seen
from majlis.table.store import Seat, Store, Table
from majlis.table.templates import render
from majlis.table.transcript import Transcript, transcript_of
from majlis.words import Said

FILE = "file-"
"""The id of a replay from a file begins with it; no table's does."""
LARGEST_FILE = 256 * 1024
"""Bytes of a match file: a game of 5,000 answers has a third of that."""
FILES_KEPT = 20
"""A file is kept in memory until so many others have come, and never written down."""
LINES_APART = 250
"""So far from each other are the positions that are kept of a file."""
LEAD = "lead"
MOST_MARKS = 60
"""Marks of one kind: more would be a second log."""
MOMENTS_KEPT = 100
LOGS_KEPT = 20
LONGEST_TURN = 40
"""Moments of an animated turn."""


class Round(msgspec.Struct):
    """A part of the log, and the moment with which it begins."""

    at: int
    name: str


class Mark(msgspec.Struct):
    """Something on the way that is worth a look."""

    at: int
    kind: str
    """The name of an icon; or `LEAD`."""
    text: str
    seat: int = NONE


class Course(msgspec.Struct):
    """The way through a match: its moments, and how its log tells it."""

    stops: list[int]
    """Every moment that can be looked at: so many lines of the log are written there. Chance never
    has the word: a roll belongs to the answer that led to it."""
    turns: list[int]
    """Those with which a turn begins."""
    rounds: list[Round]
    marks: list[Mark]
    log: list[str]


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
            next_table="",
            lines=at,
            remarks=tuple(remark for remark in shown.remarks if remark.line <= at),
            cache={},
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
        names = self.shown.words(look.language).names
        player = names.player(first.seat)
        known = look.seat == ALL_KNOWING or first.visible(look.seat)
        thing = names.name(self.shown.state.label(first.action)) if known else ""
        return Said(f"{player}: {thing}" if thing else player, first.seat)


class Replays:
    """All that can be replayed."""

    def __init__(self, store: Store, rooms: Rooms, renderers: Renderers) -> None:
        self.store = store
        self.rooms = rooms
        self.renderers = renderers
        self._files: dict[str, tuple[Snapshot, Near]] = {}
        self._moments: dict[tuple[object, ...], Snapshot] = {}
        self._logs: dict[tuple[object, ...], Transcript] = {}

    async def of(self, id: str, code: str) -> Replay:
        if id.startswith(FILE):
            return self._of_file(id, code)
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
        keep(self._moments, key, past, MOMENTS_KEPT)
        viewer = Viewer(
            "", "", look.language, look.format, "", False, look.board_of, look.zone, look.touch
        )
        before = stop - len(replay.since(stop))
        seen = shown.seqs[before - 1] if before else None
        request = page_request(past, viewer, seen, "")
        return await self.renderers.content(past, replace(request, played=()))

    async def course(self, replay: Replay, seat: int, code: str) -> Course:
        shown = replay.shown
        transcript = transcript_of(shown, seat, code)
        keep(self._logs, (shown.table.id, seat, code), transcript, LOGS_KEPT)
        lines = transcript.lines[: await transcript.catch_up(shown)]
        rounds = {
            replay.stop(line.begun.entries + 1): line.steps[0][1].text
            for line in lines
            if line.heading
        }
        marks = landmarks(replay, seat, transcript)
        if replay.open:
            marks += await asyncio.to_thread(leads, replay, transcript)
        return Course(
            stops=replay.stops,
            turns=replay.turns,
            rounds=[Round(at, name) for at, name in rounds.items()],
            marks=sorted(marks, key=lambda mark: mark.at),
            log=[line.html for line in lines],
        )

    # -- files -----------------------------------------------------------------------------------

    async def open_file(self, text: str) -> str:
        """Where the match of a file can be replayed; Refusal if it cannot."""
        id = FILE + sha256(text.encode()).hexdigest()[:20]
        if id not in self._files:
            keep(self._files, id, await asyncio.to_thread(read_file, id, text), FILES_KEPT)
        return id

    def _of_file(self, id: str, code: str) -> Replay:
        if id not in self._files:
            raise NotHere(N_("This file is not here any more. Please open it again."))
        shown, near = self._files[id]
        keep(self._files, id, (shown, near), FILES_KEPT)
        names = games.game(shown.table.game).words(code, ()).names
        seats = tuple(Seat(seat.seat, "", names.player(seat.seat)) for seat in shown.seats)
        return Replay(replace(shown, seats=seats), near, from_file=True)


K = TypeVar("K")
V = TypeVar("V")


def keep(kept: dict[K, V], key: K, value: V, most: int) -> None:
    """As the newest of so many."""
    kept.pop(key, None)
    kept[key] = value
    for old in list(kept)[:-most]:
        del kept[old]


def first_position(table: Table) -> State:
    game = games.game(table.game)
    state: State = game.setup(table.seats, table.options, table.rules)
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


# -- marks -------------------------------------------------------------------------------------


def landmarks(replay: Replay, seat: int, transcript: Transcript) -> list[Mark]:
    """What the game holds to be worth a look; nothing of a kind that is found everywhere."""
    log = transcript.words.log
    found: dict[tuple[int, str], Mark] = {}
    for line, entry in enumerate(replay.log, 1):
        for note in notes_seen(entry, seat):
            icon = log.LANDMARKS.get(note[1], "")
            said = log.say(note) if icon else None
            if said:
                at = replay.stop(line)
                found.setdefault((at, icon), Mark(at, icon, said.text, said.seat))
    often = Counter(icon for _, icon in found)
    return [mark for mark in found.values() if often[mark.kind] <= MOST_MARKS]


def leads(replay: Replay, transcript: Transcript) -> list[Mark]:
    """Where somebody has taken the lead, and kept it for a round."""
    table, log = replay.shown.table, replay.log
    options = tuple(sorted(table.options.items()))
    turns = retold(table.game, table.seats, options, table.rules, moves(log))
    text = language(transcript.code).gettext("%(player)s takes the lead")
    names = transcript.words.names
    return [
        Mark(replay.stop(turns[nth].lines), LEAD, text % {"player": names.player(ahead)}, ahead)
        for nth, ahead in lead_changes(history(turns), table.seats)
    ]
