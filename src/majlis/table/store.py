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
from majlis.table.clock import Clock
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
)
SEATS = sql.Table(
    "seats",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(40), nullable=False),
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
SECRETS = sql.Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

Stage = Literal["open", "playing", "over"]
Kind = Literal["answer", "chance", "undo", "sit", "rename", "leave", "back", "again"]


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


class Seat(msgspec.Struct, frozen=True):
    """A chair: free, a bot's (`bot` is its kind), or a person's."""

    seat: int
    token: str
    """The secret of the link that gives this seat."""
    name: str = ""
    bot: str = ""

    @property
    def free(self) -> bool:
        return not self.name


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, for lists of tables."""

    stage: Stage
    waiting: list[int]
    """The seats that are asked something."""


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
                    stage=standing.stage,
                    waiting=standing.waiting,
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
                        .values(name=seat.name, bot=seat.bot)
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
                await connection.execute(
                    MATCHES.update()
                    .where(MATCHES.c.id == id)
                    .values(stage=standing.stage, waiting=standing.waiting, moved=now)
                )
                await keep_results(connection, id, results, now)
        except IntegrityError:
            raise MovedOn from None
        return now

    async def add_judged(self, id: str, edition: str, judged: Judged) -> None:
        """Keep what a turn of a match was judged to be; another process may have been quicker."""
        row = {"match_id": id, "nth": judged.nth, "edition": edition}
        with suppress(IntegrityError):
            async with self.engine.begin() as connection:
                body = msgspec.to_builtins(judged)
                await connection.execute(JUDGED.insert().values(**row, body=body))

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

    async def of_person(self, person: str) -> list[Listing]:
        """The unfinished tables at which the person sits, newest first."""
        query = (
            sql.select(MATCHES, SITTERS.c.seat)
            .join(SITTERS, SITTERS.c.match_id == MATCHES.c.id)
            .where(SITTERS.c.person == person, MATCHES.c.stage != "over")
            .order_by(MATCHES.c.moved.desc())
        )
        async with self.engine.begin() as connection:
            rows = await connection.execute(query)
        return [msgspec.convert(row._mapping, Listing) for row in rows]

    async def names_in_use(self, since: float) -> set[str]:
        """What the unfinished tables are called at which something has happened since."""
        query = sql.select(MATCHES.c.name).where(MATCHES.c.stage != "over", MATCHES.c.moved > since)
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
