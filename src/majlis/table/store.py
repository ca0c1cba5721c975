"""What a table must not forget: the log of every match, and who sits where.

The events are the truth and only ever grow; everything else about a match is found by playing them
again. Two rooms that append to one match at the same time want the same number for their event, and
the primary key lets only one of them have it.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, String, Text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from majlis import games
from majlis.bots.analysis import Judged
from majlis.kernel.game import Setting
from majlis.table.beforehand import NO_ORDER, Order
from majlis.table.clock import Clock
from majlis.table.paces import NO_PACE, Pace, SeatClock, due
from majlis.table.pulse import Pulse
from majlis.table.refusals import MovedOn, NoSuchTable

MIGRATIONS = Path(__file__).parent / "migrations"

METADATA = sql.MetaData()
MATCHES = sql.Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(100), nullable=False),
    Column("name", String(80), nullable=False),
    Column("host", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", String(8), nullable=False, server_default="alone"),
    Column("chances", Boolean, nullable=False, server_default=sql.false()),
    Column("created", Float, nullable=False),
    # How the match stands, so that lists of tables need not play it again.
    Column("stage", String(8), nullable=False, index=True),
    Column("waiting", JSON, nullable=False),
    Column("moved", Float, nullable=False),
    Column("pace", JSON, nullable=False, server_default="{}"),
    Column("stand_in", String(40), nullable=False, server_default="level3"),
    # What is left to the players, and when the first of them has nothing left, by the pulse.
    Column("clocks", JSON, nullable=False, server_default="[]"),
    Column("due", Float, nullable=True, index=True),
)
SEATS = sql.Table(
    "seats",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(40), nullable=False),
    Column("kept", String(40), nullable=False, server_default=""),
    Column("order", JSON, nullable=False, server_default="{}"),
)
SITTERS = sql.Table(
    "sitters",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)
EVENTS = sql.Table(
    "events",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
POSITIONS = sql.Table(
    "positions",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("fingerprint", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
JUDGED = sql.Table(
    "judged",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("nth", Integer, primary_key=True, autoincrement=False),
    Column("edition", String(16), primary_key=True),
    Column("body", JSON, nullable=False),
)
RESULTS = sql.Table(
    "results",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("lasted", Float, nullable=False),
)
MESSAGES = sql.Table(
    "messages",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("person", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(16), nullable=False),
    Column("aside", Boolean, nullable=False),
    Column("line", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
MUTES = sql.Table(
    "mutes",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("who", String(16), primary_key=True),
)
CALLINGS = sql.Table(
    "callings",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("push", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
)
SUBSCRIPTIONS = sql.Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("since", Float, nullable=False),
)
CALLS = sql.Table(
    "calls",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("ask", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("done", Boolean, nullable=False, index=True),
)
ACCOUNTS = sql.Table(
    "accounts",
    METADATA,
    Column("login", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("person", String(40), nullable=False, unique=True),
    Column("password", Text, nullable=False),
)
SECRETS = sql.Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
PULSE = sql.Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", Float, nullable=False),
    Column("missed", Float, nullable=False),
)

STAND_IN = "level3"
"""The bot that plays if nobody has said which: for whoever is away, or would rather not set up, on
free seats, at a table at once."""

Stage = Literal["open", "playing", "over", "ended"]
CLOSED: tuple[Stage, ...] = ("over", "ended")
"""At these tables nobody plays any more: by the rules, or by agreement."""
Kind = Literal[
    "answer", "chance", "undo", "sit", "rename", "leave", "absent", "back", "wait", "vote", "end",
    "pace", "order", "again",
]  # fmt: skip


class Hints(StrEnum):
    """Who may ask what to do."""

    ALONE = "alone"
    """Whoever plays with bots alone."""
    ALWAYS = "always"
    NEVER = "never"


class Event(msgspec.Struct, frozen=True):
    """One line of the log, numbered from 0."""

    seq: int
    kind: Kind
    seat: int
    body: dict[str, Any] = {}


class Position(msgspec.Struct, frozen=True):
    """A match after event `seq`, so that what came before need not be played again: all positions
    of a match together hold its log up to there."""

    seq: int
    fingerprint: str
    """The rules it was played under."""
    body: bytes


class Table(msgspec.Struct, frozen=True):
    """What was agreed when the table was set up."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Setting]
    seed: str
    name: str
    host: str
    listed: bool
    created: float
    hints: Hints = Hints.ALONE
    chances: bool = False
    """Watchers are shown how likely everybody is to win."""
    pace: Pace = NO_PACE
    stand_in: str = STAND_IN
    """The bot that sits in for whoever is away."""


class Seat(msgspec.Struct, frozen=True):
    """A chair: free, a bot's (`bot` is its kind), or a person's. One that is free and has a sitter
    is kept for them."""

    seat: int
    token: str
    """The secret of the link that gives this seat."""
    name: str = ""
    bot: str = ""
    kept: str = ""
    """What the player is called for whom it is kept while it is free."""
    order: Order = NO_ORDER
    """What they have left with the table for when others play."""

    @property
    def free(self) -> bool:
        return not self.name


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, for lists of tables."""

    stage: Stage
    waiting: list[int]
    """The seats that are asked something."""
    clocks: tuple[SeatClock, ...] = ()
    """What is left to each seat, if the table has a pace."""

    @property
    def columns(self) -> dict[str, Any]:
        return {**msgspec.to_builtins(self), "due": due(self.clocks)}


class Result(msgspec.Struct, frozen=True):
    """What a seat has come to at the end of a match."""

    seat: int
    score: int
    place: int
    """Equals share one, and the next one is not given then."""
    won: bool


class Record(msgspec.Struct, frozen=True):
    """Everything stored about one match."""

    table: Table
    seats: list[Seat]
    sitters: dict[str, int]
    """The seat of every person who has one."""
    events: list[Event]
    """Those after the last position."""
    positions: list[Position] = []
    times: list[float] = []
    """When each event of the match was written down, the first one first."""
    clocks: tuple[SeatClock, ...] = ()


class Message(msgspec.Struct, frozen=True):
    """What somebody has said at a table: no part of the match."""

    person: str
    seat: int
    """Whose words it was then; WATCHER if nobody's."""
    name: str
    text: str
    reaction: str
    """The one that was chosen in place of a text."""
    aside: bool
    """It was said among those who watch, while others played."""
    line: int
    """So many lines of the match's log had been told."""
    at: float
    number: int = -1
    """Drawn by the database."""


class Listing(msgspec.Struct, frozen=True):
    """A line of a list of tables."""

    id: str
    game: str
    name: str
    stage: Stage
    waiting: list[int]
    seat: int = -1
    """The seat of the person who asked for the list."""
    moved: float = 0
    """When something happened there last."""


class Store:
    """All of it in one database: SQLite in a file by default, PostgreSQL by its address."""

    def __init__(self, url: str, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.pulse = Pulse(self.clock, self.beat)
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            # The driver's own transactions begin too late and deadlock: we say when they begin.
            sql.event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
            sql.event.listen(self.engine.sync_engine, "begin", begin_immediate)

    async def open(self) -> None:
        """Bring the database to the newest shape; an empty one gets all its tables."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def secret(self, name: str) -> str:
        """A secret of this installation, drawn when it is first asked for."""
        read = sql.select(SECRETS.c.value).where(SECRETS.c.name == name)
        try:
            async with self.engine.begin() as connection:
                found: str | None = await connection.scalar(read)
                if found is None:
                    found = secrets.token_hex(32)
                    await connection.execute(SECRETS.insert().values(name=name, value=found))
                return found
        except IntegrityError:  # another process has drawn one in the same moment
            async with self.engine.begin() as connection:
                return str(await connection.scalar(read))

    # -- writing -------------------------------------------------------------------------------

    async def create(self, record: Record, standing: Standing) -> None:
        """A new table, with the rolls of its set-up."""
        table = msgspec.to_builtins(record.table)
        id = record.table.id
        async with self.engine.begin() as connection:
            await connection.execute(
                MATCHES.insert().values(
                    **table,
                    **standing.columns,
                    moved=record.table.created,
                )
            )
            rows = [{"match_id": id, **msgspec.to_builtins(seat)} for seat in record.seats]
            await connection.execute(SEATS.insert(), rows)
            people = [
                {"match_id": id, "person": person, "seat": seat}
                for person, seat in record.sitters.items()
            ]
            if people:
                await connection.execute(SITTERS.insert(), people)
            if record.events:
                rows = event_rows(id, record.events, record.table.created)
                await connection.execute(EVENTS.insert(), rows)

    async def append(
        self,
        id: str,
        events: Sequence[Event],
        standing: Standing,
        seats: Sequence[Seat] = (),
        sitter: str = "",
        position: Position | None = None,
        left: int | None = None,
        results: Sequence[Result] = (),
    ) -> float:
        """Add events, all or none; `seats` are as they are now, taken by the `sitter` if there is
        one; `position` is where the events lead to, if it is to be kept; nobody has the seat any
        more that was `left`; `results` are those of a match that is over. Returns when that was.

        MovedOn: somebody else has used these numbers.
        """
        now = self.clock.now()
        try:
            async with self.engine.begin() as connection:
                await connection.execute(EVENTS.insert(), event_rows(id, events, now))
                for seat in seats:
                    await connection.execute(
                        SEATS.update()
                        .where(SEATS.c.match_id == id, SEATS.c.seat == seat.seat)
                        .values(**seat_columns(seat))
                    )
                    if sitter:
                        await connection.execute(
                            SITTERS.insert().values(match_id=id, person=sitter, seat=seat.seat)
                        )
                if left is not None:
                    await connection.execute(
                        SITTERS.delete().where(SITTERS.c.match_id == id, SITTERS.c.seat == left)
                    )
                if position is not None:
                    await connection.execute(
                        POSITIONS.delete().where(
                            POSITIONS.c.match_id == id,
                            POSITIONS.c.fingerprint != position.fingerprint,
                        )
                    )
                    row = msgspec.structs.asdict(position)
                    await connection.execute(POSITIONS.insert().values(match_id=id, **row))
                agreed = [event.body for event in events if event.kind == "pace"]
                columns = standing.columns | (agreed[-1] if agreed else {})
                await connection.execute(
                    MATCHES.update().where(MATCHES.c.id == id).values(**columns, moved=now)
                )
                await keep_results(connection, id, results, now)
        except IntegrityError:
            raise MovedOn from None
        return now

    async def beat(self, now: float, gap: float) -> float:
        """A server is there; if none was for longer than `gap`, that is missed. All that was missed
        so far is returned."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(PULSE.select().with_for_update())).one()
            since = max(0.0, now - row.beat)
            missed: float = row.missed + (since if since > gap else 0.0)
            await connection.execute(PULSE.update().values(beat=row.beat + since, missed=missed))
            return missed

    async def add_judged(self, id: str, edition: str, judged: Judged) -> None:
        """Keep what a turn of a match was judged to be; another process may have been quicker."""
        row = {"match_id": id, "nth": judged.nth, "edition": edition}
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                body = msgspec.to_builtins(judged)
                await connection.execute(JUDGED.insert().values(**row, body=body))

    async def add_message(self, id: str, message: Message) -> Message:
        """Keep what somebody has said; it comes back with its number."""
        row = msgspec.structs.asdict(message)
        del row["number"]
        query = MESSAGES.insert().values(match_id=id, **row).returning(MESSAGES.c.number)
        async with self.engine.begin() as connection:
            number = (await connection.execute(query)).scalar_one()
        return msgspec.structs.replace(message, number=number)

    async def mute(self, id: str, person: str, who: str, muted: bool) -> None:
        """Whether the person does not want to hear whoever the table's pages call `who`."""
        row = {"match_id": id, "person": person, "who": who}
        with suppress(IntegrityError):  # it was so already
            async with self.engine.begin() as connection:
                await connection.execute(
                    MUTES.insert().values(**row) if muted else MUTES.delete().filter_by(**row)
                )

    # -- reading -------------------------------------------------------------------------------

    async def load(self, id: str) -> Record:
        """Everything about a match; positions that other rules led to are left out."""
        async with self.engine.begin() as connection:
            row = (await connection.execute(MATCHES.select().where(MATCHES.c.id == id))).first()
            if row is None:
                raise NoSuchTable
            seats = await connection.execute(
                SEATS.select().where(SEATS.c.match_id == id).order_by(SEATS.c.seat)
            )
            sitters = await connection.execute(SITTERS.select().where(SITTERS.c.match_id == id))
            table = msgspec.convert(row._mapping, Table)
            stored = await connection.execute(
                POSITIONS.select()
                .where(
                    POSITIONS.c.match_id == id,
                    POSITIONS.c.fingerprint == games.fingerprint(table.game),
                )
                .order_by(POSITIONS.c.seq)
            )
            positions = [msgspec.convert(position._mapping, Position) for position in stored]
            after = positions[-1].seq if positions else -1
            events = await connection.execute(
                EVENTS.select()
                .where(EVENTS.c.match_id == id, EVENTS.c.seq > after)
                .order_by(EVENTS.c.seq)
            )
            times = await connection.scalars(
                sql.select(EVENTS.c.at).where(EVENTS.c.match_id == id).order_by(EVENTS.c.seq)
            )
        return Record(
            table,
            [msgspec.convert(seat._mapping, Seat) for seat in seats],
            {sitter.person: sitter.seat for sitter in sitters},
            [msgspec.convert(event._mapping, Event) for event in events],
            positions,
            list(times),
            msgspec.convert(row.clocks, tuple[SeatClock, ...]),
        )

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
        async with self.engine.begin() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else msgspec.convert(row._mapping, Position)

    async def judged(self, id: str, edition: str) -> dict[int, Judged]:
        """The turns of a match that are judged already."""
        query = JUDGED.select().where(JUDGED.c.match_id == id, JUDGED.c.edition == edition)
        async with self.engine.begin() as connection:
            rows = await connection.execute(query)
        return {row.nth: msgspec.convert(row.body, Judged) for row in rows}

    async def chat(self, id: str, most: int) -> tuple[list[Message], set[tuple[str, str]]]:
        """The newest messages of a table, so many of players and as many of those who watch, the
        newest last, and who does not want to hear whom."""
        newest = MESSAGES.select().order_by(MESSAGES.c.number.desc()).limit(most)
        messages: list[Message] = []
        async with self.engine.begin() as connection:
            for aside in (False, True):
                here = MESSAGES.c.match_id == id, MESSAGES.c.aside.is_(aside)
                said = await connection.execute(newest.where(*here))
                messages += [msgspec.convert(row._mapping, Message) for row in said]
            mutes = await connection.execute(MUTES.select().where(MUTES.c.match_id == id))
        messages.sort(key=lambda message: message.number)
        return messages, {(mute.person, mute.who) for mute in mutes}

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
        async with self.engine.begin() as connection:
            rows = await connection.execute(query)
        found: dict[str, Listing] = {}
        for listing in (msgspec.convert(row._mapping, Listing) for row in rows):
            # At a shared device the seat counts that is asked.
            if listing.id not in found or listing.seat in listing.waiting:
                found[listing.id] = listing
        return list(found.values())

    async def due(self, now: float) -> list[str]:
        """The tables at which somebody's time is up by then."""
        query = sql.select(MATCHES.c.id).where(MATCHES.c.due <= now).order_by(MATCHES.c.due)
        async with self.engine.begin() as connection:
            return list(await connection.scalars(query))

    async def names_in_use(self, since: float) -> set[str]:
        """What the unfinished tables are called at which something has happened since."""
        query = sql.select(MATCHES.c.name).where(
            MATCHES.c.stage.not_in(CLOSED), MATCHES.c.moved > since
        )
        async with self.engine.begin() as connection:
            return set(await connection.scalars(query))

    async def live(self, since: float) -> list[Listing]:
        """Tables that anybody may watch, at which something has happened since; newest first."""
        query = (
            sql.select(MATCHES)
            .where(MATCHES.c.stage == "playing", MATCHES.c.listed, MATCHES.c.moved > since)
            .order_by(MATCHES.c.moved.desc())
        )
        async with self.engine.begin() as connection:
            rows = await connection.execute(query)
        return [msgspec.convert(row._mapping, Listing) for row in rows]


def seat_columns(seat: Seat) -> dict[str, Any]:
    """All of a seat that can change."""
    columns: dict[str, Any] = msgspec.to_builtins(seat)
    del columns["seat"]
    return columns


async def keep_results(
    connection: AsyncConnection, id: str, results: Sequence[Result], at: float
) -> None:
    """Write down what everybody has come to, once; if the end was taken back, forget it."""
    known = await connection.scalar(sql.select(RESULTS.c.seat).where(RESULTS.c.match_id == id))
    if results and known is None:
        answered = EVENTS.c.match_id == id, EVENTS.c.kind == "answer"
        begun = await connection.scalar(sql.select(sql.func.min(EVENTS.c.at)).where(*answered))
        shared = {"match_id": id, "at": at, "lasted": at - (begun or at)}
        rows = [{**shared, **msgspec.structs.asdict(result)} for result in results]
        await connection.execute(RESULTS.insert(), rows)
    elif not results and known is not None:
        await connection.execute(RESULTS.delete().where(RESULTS.c.match_id == id))


def event_rows(id: str, events: Sequence[Event], at: float) -> list[dict[str, Any]]:
    return [{"match_id": id, "at": at, **msgspec.to_builtins(event)} for event in events]


def prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    # FULL: what was acknowledged outlives even a power failure.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_immediate(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(connection: sql.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
