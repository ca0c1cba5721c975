"""What a table must not forget: the log of every match, and who sits where.

The events are the truth and only ever grow; everything else about a match is found by playing them
again. Two rooms that append to one match at the same time want the same number for their event, and
the primary key lets only one of them have it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError

from majlis import games
from majlis.bots.analysis import Judged
from majlis.kernel.frame import NONE
from majlis.table.bulletin import Notice, Topic, announce, is_shared
from majlis.table.clock import Clock
from majlis.table.database import database_at
from majlis.table.paces import SeatClock
from majlis.table.pulse import Pulse
from majlis.table.records import (
    CLOSED,
    Event,
    Listing,
    Message,
    Position,
    Record,
    Result,
    Seat,
    Standing,
    Table,
)
from majlis.table.refusals import NoSuchTable, Overtaken
from majlis.table.schema import (
    EVENTS,
    JUDGED,
    MATCHES,
    MESSAGES,
    MUTES,
    POSITIONS,
    PULSE,
    RESULTS,
    SAT,
    SEATS,
    SECRETS,
    SITTERS,
)

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 7_304_017
"""A number that all servers have agreed on."""


class Store:
    """All of it in one database: SQLite in a file by default, PostgreSQL by its address."""

    def __init__(self, url: str, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.pulse = Pulse(self.clock, self.beat)
        self.address = make_url(url)
        self.database = database_at(url)
        self.server = secrets.token_hex(4)
        """Names this process among those that share the database."""
        self.is_shared = self.address.get_backend_name() == "postgresql"
        """There may be others."""

    async def open(self) -> None:
        """Bring the database to the newest shape; an empty one gets all its tables."""
        await self.database.write(migrate)

    async def close(self) -> None:
        await self.database.close()

    async def secret(self, name: str) -> str:
        """A secret of this installation, drawn when it is first asked for."""
        read = sql.select(SECRETS.c.value).where(SECRETS.c.name == name)

        def draw(connection: sql.Connection) -> str:
            found: str | None = connection.scalar(read)
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(SECRETS.insert().values(name=name, value=found))
            return found

        try:
            return await self.database.write(draw)
        except IntegrityError:  # another process has drawn one in the same moment
            return str((await self.database.rows(read))[0].value)

    # -- writing -------------------------------------------------------------------------------

    async def create(self, record: Record, standing: Standing) -> None:
        """A new table, with the rolls of its set-up. Overtaken: there is one of that id."""
        id = record.table.id
        table = msgspec.to_builtins(record.table) | standing.columns
        seats = [{"match_id": id, **msgspec.to_builtins(seat)} for seat in record.seats]
        people = [
            {"match_id": id, "person": person, "seat": seat}
            for person, seat in record.sitters.items()
        ]
        events = event_rows(id, record.events, record.table.created)

        def insert(connection: sql.Connection) -> None:
            connection.execute(MATCHES.insert().values(**table, moved=record.table.created))
            connection.execute(SEATS.insert(), seats)
            if people:
                connection.execute(SITTERS.insert(), people)
            if events:
                connection.execute(EVENTS.insert(), events)

        try:
            await self.database.write(insert)
        except IntegrityError:
            raise Overtaken from None

    async def append(
        self,
        id: str,
        events: Sequence[Event],
        standing: Standing,
        seats: Sequence[Seat] = (),
        sitter: str = "",
        positions: Sequence[Position] = (),
        left: int | None = None,
        results: Sequence[Result] = (),
    ) -> float:
        """Add events, all or none; whoever had the seat that was `left` has it no longer; `seats`
        are as they are now, taken by the `sitter` if there is one; `positions` are those to be
        kept; `results` are those of a match that is over. Returns when that
        was.

        Overtaken: another process has used these numbers.
        """
        now = self.clock.now()

        def add(connection: sql.Connection) -> None:
            connection.execute(EVENTS.insert(), event_rows(id, events, now))
            if left is not None:
                get_up(connection, id, left, events[-1].seq)
            for seat in seats:
                connection.execute(
                    SEATS.update()
                    .where(SEATS.c.match_id == id, SEATS.c.seat == seat.seat)
                    .values(**seat_columns(seat))
                )
                if sitter:
                    connection.execute(
                        SITTERS.insert().values(match_id=id, person=sitter, seat=seat.seat)
                    )
            keep_positions(connection, id, positions)
            agreed = [event.body for event in events if event.kind == "pace"]
            columns = standing.columns | (agreed[-1] if agreed else {})
            connection.execute(
                MATCHES.update().where(MATCHES.c.id == id).values(**columns, moved=now)
            )
            keep_results(connection, id, results, now)
            announce(connection, Notice(Topic.TABLE, id, events[-1].seq))

        try:
            await self.database.write(add)
        except IntegrityError:
            raise Overtaken from None
        return now

    async def keep_positions(self, id: str, positions: Sequence[Position]) -> None:
        """Positions that were found again; another process may have been quicker."""
        with suppress(IntegrityError):
            await self.database.write(lambda connection: keep_positions(connection, id, positions))

    async def beat(self, now: float, gap: float) -> float:
        """A server is there; if none was for longer than `gap`, that is missed. All that was missed
        so far is returned."""

        def put(connection: sql.Connection) -> float:
            row = connection.execute(PULSE.select().with_for_update()).one()
            since = max(0.0, now - row.beat)
            missed: float = row.missed + (since if since > gap else 0.0)
            connection.execute(PULSE.update().values(beat=row.beat + since, missed=missed))
            return missed

        return await self.database.write(put)

    async def add_judged(self, id: str, edition: str, judged: Judged) -> None:
        """Keep what a turn of a match was judged to be; another process may have been quicker."""
        row = {"match_id": id, "nth": judged.nth, "edition": edition}
        query = JUDGED.insert().values(**row, body=msgspec.to_builtins(judged))
        with suppress(IntegrityError):
            await self.database.change(query)

    async def add_message(self, id: str, message: Message) -> Message:
        """Keep what somebody has said; it comes back with its number."""
        row = msgspec.structs.asdict(message)
        del row["number"]
        query = MESSAGES.insert().values(match_id=id, **row).returning(MESSAGES.c.number)

        def add(connection: sql.Connection) -> int:
            if is_shared(connection):  # numbers of one table are given in the order of writing
                connection.execute(
                    sql.select(sql.func.pg_advisory_xact_lock(sql.func.hashtext(id)))
                )
            number: int = connection.execute(query).scalar_one()
            announce(connection, Notice(Topic.TALK, id, number))
            return number

        return msgspec.structs.replace(message, number=await self.database.write(add))

    async def keep_token(self, id: str, seat: int, token: str) -> None:
        """The secret of a seat's link from now on."""
        here = SEATS.c.match_id == id, SEATS.c.seat == seat

        def put(connection: sql.Connection) -> None:
            connection.execute(SEATS.update().where(*here).values(token=token))
            announce(connection, Notice(Topic.PEOPLE, id))

        await self.database.write(put)

    async def tell_about_people(self, ids: Sequence[str]) -> None:
        """Other servers look again at who sits at these tables."""

        def tell(connection: sql.Connection) -> None:
            for id in ids:
                announce(connection, Notice(Topic.PEOPLE, id))

        await self.database.write(tell)

    async def mute(self, id: str, person: str, who: str, muted: bool) -> None:
        """Whether the person does not want to hear whoever the table's pages call `who`."""
        row = {"match_id": id, "person": person, "who": who}
        query = MUTES.insert().values(**row) if muted else MUTES.delete().filter_by(**row)

        def change(connection: sql.Connection) -> None:
            connection.execute(query)
            announce(connection, Notice(Topic.TALK, id))

        with suppress(IntegrityError):  # it was so already
            await self.database.write(change)

    # -- reading -------------------------------------------------------------------------------

    async def load(self, id: str) -> Record:
        """Everything about a match; positions that other rules led to are left out."""
        return await self.database.read(lambda connection: load(connection, id))

    async def last(self, id: str) -> int:
        """The number of a match's newest event."""
        query = sql.select(sql.func.max(EVENTS.c.seq).label("seq")).where(EVENTS.c.match_id == id)
        found: int | None = (await self.database.rows(query))[0].seq
        return -1 if found is None else found

    async def left_seat(self, id: str, person: str) -> int:
        """The seat that the person has left of their own accord, if nobody has come there since;
        NONE if there is none."""
        newest = sql.select(sql.func.max(EVENTS.c.seq)).where(
            EVENTS.c.match_id == id,
            EVENTS.c.seat == SAT.c.seat,
            EVENTS.c.kind.in_(("sit", "leave", "back")),
        )
        getting_up = sql.and_(EVENTS.c.match_id == SAT.c.match_id, EVENTS.c.seq == SAT.c.until)
        query = (
            sql.select(SAT.c.seat, EVENTS.c.body)
            .join(EVENTS, getting_up)
            .where(SAT.c.match_id == id, SAT.c.person == person, EVENTS.c.kind == "leave")
            .where(SAT.c.until == newest.correlate(SAT).scalar_subquery())
        )
        rows = await self.database.rows(query)
        return next((row.seat for row in rows if "by" not in row.body), NONE)

    async def since(self, id: str, seq: int) -> Record:
        """What has become of a match after event `seq`: its events and their times since then, all
        else as it stands, and of its positions the last."""
        return await self.database.read(lambda connection: load(connection, id, seq))

    async def position(self, id: str, fingerprint: str, seq: int) -> Position | None:
        """The last stored position of a match that is not after event `seq`, if there is one that
        these rules led to."""
        query = (
            POSITIONS.select()
            .where(
                POSITIONS.c.match_id == id,
                POSITIONS.c.fingerprint == fingerprint,
                POSITIONS.c.seq <= seq,
            )
            .order_by(POSITIONS.c.seq.desc())
            .limit(1)
        )
        found = await self.database.rows(query)
        return msgspec.convert(found[0]._mapping, Position) if found else None

    async def judged(self, id: str, edition: str) -> dict[int, Judged]:
        """The turns of a match that are judged already."""
        query = JUDGED.select().where(JUDGED.c.match_id == id, JUDGED.c.edition == edition)
        rows = await self.database.rows(query)
        return {row.nth: msgspec.convert(row.body, Judged) for row in rows}

    async def chat(self, id: str, most: int) -> tuple[list[Message], set[tuple[str, str]]]:
        """The newest messages of a table, so many of players and as many of those who watch, the
        newest last, and who does not want to hear whom."""
        newest = MESSAGES.select().order_by(MESSAGES.c.number.desc()).limit(most)

        def listen(connection: sql.Connection) -> tuple[list[Message], set[tuple[str, str]]]:
            messages: list[Message] = []
            for aside in (False, True):
                here = MESSAGES.c.match_id == id, MESSAGES.c.aside.is_(aside)
                said = connection.execute(newest.where(*here))
                messages += [msgspec.convert(row._mapping, Message) for row in said]
            mutes = connection.execute(MUTES.select().where(MUTES.c.match_id == id))
            messages.sort(key=lambda message: message.number)
            return messages, {(mute.person, mute.who) for mute in mutes}

        return await self.database.read(listen)

    async def of_person(self, person: str) -> list[Listing]:
        """The unfinished tables at which the person sits, or somebody who shares their device;
        newest first."""
        on_device = SITTERS.c.person.startswith(f"{person}~", autoescape=True)
        query = (
            sql.select(MATCHES, SITTERS.c.seat)
            .join(SITTERS, SITTERS.c.match_id == MATCHES.c.id)
            .where((SITTERS.c.person == person) | on_device, MATCHES.c.stage.not_in(CLOSED))
            .order_by(MATCHES.c.moved.desc())
        )
        rows = await self.database.rows(query)
        found: dict[str, Listing] = {}
        for listing in (msgspec.convert(row._mapping, Listing) for row in rows):
            # At a shared device the seat counts that is asked.
            if listing.id not in found or listing.seat in listing.waiting:
                found[listing.id] = listing
        return list(found.values())

    async def due(self, now: float) -> list[str]:
        """The tables at which somebody's time is up by then."""
        query = sql.select(MATCHES.c.id).where(MATCHES.c.due <= now).order_by(MATCHES.c.due)
        return [row.id for row in await self.database.rows(query)]

    async def names_in_use(self, since: float) -> set[str]:
        """What the unfinished tables are called at which something has happened since."""
        query = sql.select(MATCHES.c.name).where(
            MATCHES.c.stage.not_in(CLOSED), MATCHES.c.moved > since
        )
        return {row.name for row in await self.database.rows(query)}


def seat_columns(seat: Seat) -> dict[str, Any]:
    """All of a seat that can change."""
    columns: dict[str, Any] = msgspec.to_builtins(seat)
    del columns["seat"]
    return columns


def get_up(connection: sql.Connection, id: str, seat: int, until: int) -> None:
    """Nobody has that seat any more; who had it is remembered, so that they can be forgotten."""
    here = SITTERS.c.match_id == id, SITTERS.c.seat == seat
    sat = sql.select(SITTERS.c.match_id, SITTERS.c.person, SITTERS.c.seat, sql.literal(until))
    columns = ["match_id", "person", "seat", "until"]
    connection.execute(SAT.insert().from_select(columns, sat.where(*here)))
    connection.execute(SITTERS.delete().where(*here))


def load(connection: sql.Connection, id: str, since: int | None = None) -> Record:
    row = connection.execute(MATCHES.select().where(MATCHES.c.id == id)).first()
    if row is None:
        raise NoSuchTable
    table = msgspec.convert(row._mapping, Table)
    seats = connection.execute(
        SEATS.select().where(SEATS.c.match_id == id).order_by(SEATS.c.seat)
    ).all()
    sitters = connection.execute(SITTERS.select().where(SITTERS.c.match_id == id)).all()
    positions = stored_positions(connection, table, last=since is not None)
    known = positions[-1].seq if positions else -1
    after = known if since is None else since
    of_match = EVENTS.select().where(EVENTS.c.match_id == id).order_by(EVENTS.c.seq)
    events = connection.execute(of_match.where(EVENTS.c.seq > after)).all()
    times = [event.at for event in events]
    if since is None and known >= 0:
        earlier = of_match.with_only_columns(EVENTS.c.at).where(EVENTS.c.seq <= known)
        times = [*connection.scalars(earlier), *times]
    return Record(
        table,
        [msgspec.convert(seat._mapping, Seat) for seat in seats],
        {sitter.person: sitter.seat for sitter in sitters},
        [msgspec.convert(event._mapping, Event) for event in events],
        positions,
        times,
        msgspec.convert(row.clocks, tuple[SeatClock, ...]),
        row.driver,
    )


def stored_positions(connection: sql.Connection, table: Table, last: bool) -> list[Position]:
    """All that the rules of today led to, or only the last."""
    # Of a game that is gone there is a record all the same.
    fingerprint = games.fingerprint(table.game) if table.game in games.GAMES else ""
    query = POSITIONS.select().where(
        POSITIONS.c.match_id == table.id, POSITIONS.c.fingerprint == fingerprint
    )
    query = query.order_by(POSITIONS.c.seq.desc()).limit(1 if last else None)
    found = connection.execute(query).all()
    return [msgspec.convert(position._mapping, Position) for position in reversed(found)]


def keep_positions(connection: sql.Connection, id: str, positions: Sequence[Position]) -> None:
    """Beside those that the same rules led to: of all others none is of use any more."""
    for position in positions:
        others = POSITIONS.c.fingerprint != position.fingerprint
        connection.execute(POSITIONS.delete().where(POSITIONS.c.match_id == id, others))
        row = msgspec.structs.asdict(position)
        connection.execute(POSITIONS.insert().values(match_id=id, **row))


def keep_results(connection: sql.Connection, id: str, results: Sequence[Result], at: float) -> None:
    """Write down what everybody has come to, once; if the end was taken back, forget it."""
    known = connection.scalar(sql.select(RESULTS.c.seat).where(RESULTS.c.match_id == id))
    if results and known is None:
        answered = EVENTS.c.match_id == id, EVENTS.c.kind == "answer"
        begun = connection.scalar(sql.select(sql.func.min(EVENTS.c.at)).where(*answered))
        shared = {"match_id": id, "at": at, "lasted": at - (begun or at)}
        rows = [{**shared, **msgspec.structs.asdict(result)} for result in results]
        connection.execute(RESULTS.insert(), rows)
    elif not results and known is not None:
        connection.execute(RESULTS.delete().where(RESULTS.c.match_id == id))


def event_rows(id: str, events: Sequence[Event], at: float) -> list[dict[str, Any]]:
    return [{"match_id": id, "at": at, **msgspec.to_builtins(event)} for event in events]


def migrate(connection: sql.Connection) -> None:
    if is_shared(connection):  # whoever starts at the same time waits
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
