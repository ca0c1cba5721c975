"""A table as a file: to be kept, or to go on with at another installation.

It holds everything that the match is found again by, and who sits where. The links of its seats
stay what they are: they bring people back where nobody knows their cookies. What was said at the
table stays behind, and what can be found again is left out.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from majlis import games
from majlis.kernel.errors import MajlisError
from majlis.table.ledger import Ledger
from majlis.table.paces import SeatClock
from majlis.table.records import Event, Record, Seat, Standing, Table
from majlis.table.results import results_of
from majlis.table.schema import EVENTS, MATCHES, PULSE, SAT, SEATS, SITTERS
from majlis.table.store import Store, keep_results, load, seat_columns

EDITION = 1
"""Of what a file looks like."""


class BadTableFile(MajlisError):
    """That is no table, or it cannot be played here."""


class HasSat(msgspec.Struct, frozen=True):
    """Somebody who had a seat until an event."""

    person: str
    seat: int
    until: int


class TableFile(msgspec.Struct, frozen=True, tag_field="majlis", tag="table"):
    edition: int
    table: Table
    seats: list[Seat]
    sitters: dict[str, int]
    has_sat: list[HasSat]
    events: list[Event]
    times: list[float]
    """When each event was written down."""
    clocks: tuple[SeatClock, ...] = ()
    """They count from the moment in which the file was written."""


async def export_table(store: Store, id: str) -> bytes:
    """The file of a table; NoSuchTable if there is none."""

    def read(connection: sql.Connection) -> tuple[Record, list[HasSat], float]:
        whole = load(connection, id, -1)
        sat = connection.execute(SAT.select().where(SAT.c.match_id == id).order_by(SAT.c.id))
        people = [msgspec.convert(row._mapping, HasSat) for row in sat]
        return whole, people, pulse_of(connection)

    record, has_sat, now = await store.database.read(read)
    file = TableFile(
        edition=EDITION,
        table=record.table,
        seats=record.seats,
        sitters=record.sitters,
        has_sat=has_sat,
        events=record.events,
        times=record.times,
        clocks=tuple(shifted(clock, -now) for clock in record.clocks),
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


async def import_table(store: Store, text: bytes) -> Table:
    """Put the table of a file up here, after the rules have had their say about it."""
    file = read_file(text)
    table = file.table
    ledger = Ledger.follow(table, file.events)
    begun = all(not seat.free for seat in file.seats)
    results = results_of(ledger.match.state)
    moved = file.times[-1] if file.times else table.created

    def insert(connection: sql.Connection) -> None:
        now = pulse_of(connection)
        clocks = tuple(shifted(clock, now) for clock in file.clocks)
        standing = Standing.of(ledger.match, begun, clocks, ledger.ended)
        here = {"match_id": table.id}
        row = msgspec.to_builtins(table) | standing.columns
        connection.execute(MATCHES.insert().values(**row, moved=moved))
        for seat in file.seats:
            connection.execute(SEATS.insert().values(**here, seat=seat.seat, **seat_columns(seat)))
        for person, at in file.sitters.items():
            connection.execute(SITTERS.insert().values(**here, person=person, seat=at))
        for one in file.has_sat:
            connection.execute(SAT.insert().values(**here, **msgspec.structs.asdict(one)))
        events = [
            {**here, "at": at, **msgspec.to_builtins(event)}
            for event, at in zip(file.events, file.times, strict=True)
        ]
        if events:
            connection.execute(EVENTS.insert(), events)
        keep_results(connection, table.id, results, moved)

    try:
        await store.database.write(insert)
    except IntegrityError:
        raise BadTableFile(f"there is a table {table.id} here already") from None
    return table


def read_file(text: bytes) -> TableFile:
    try:
        file = msgspec.json.decode(text, type=TableFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadTableFile(f"that is no table of `majlis admin export`: {error}") from None
    table = file.table
    if file.edition != EDITION:
        raise BadTableFile(f"that file is of edition {file.edition}, not {EDITION}")
    if table.game not in games.GAMES:
        raise BadTableFile(f"there is no game {table.game} here")
    chairs = [seat.seat for seat in file.seats]
    fits = (
        table.id.isalnum()
        and table.seats == len(chairs)
        and chairs == list(range(len(chairs)))
        and set(file.sitters.values()) <= set(chairs)
        and len(file.times) == len(file.events)
        and len(file.clocks) in (0, table.seats)
    )
    if not fits:
        raise BadTableFile("the seats, events and times of that file do not fit together")
    return file


def pulse_of(connection: sql.Connection) -> float:
    """The time by which the clocks of players run, when a server was last there."""
    row = connection.execute(PULSE.select()).one()
    now: float = row.beat - row.missed
    return now


def shifted(clock: SeatClock, seconds: float) -> SeatClock:
    return clock if clock.since is None else replace(clock, since=clock.since + seconds)
