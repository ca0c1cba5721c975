"""Results of matches: what everybody has come to, and what a person has played."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence

import msgspec
import sqlalchemy as sql
from msgspec.structs import replace

from majlis.kernel.game import Setting
from majlis.kernel.state import State
from majlis.table.ledger import followed
from majlis.table.records import Result, Stage
from majlis.table.refusals import Unplayable
from majlis.table.schema import EVENTS, MATCHES, RESULTS, SEATS, SITTERS
from majlis.table.store import Store, keep_results

log = logging.getLogger(__name__)


class Player(msgspec.Struct, frozen=True):
    """Somebody at a table, and what they have come to if the match is over."""

    seat: int
    name: str
    bot: str
    score: int | None = None
    place: int = 0
    won: bool = False


class Played(msgspec.Struct, frozen=True):
    """A match at which a person sits or has sat."""

    id: str
    game: str
    name: str
    stage: Stage
    seats: int
    options: dict[str, Setting]
    waiting: list[int]
    moved: float
    """When something happened there last."""
    seat: int
    """The person's own."""
    players: list[Player] = []
    lasted: float = 0

    @property
    def own(self) -> Player:
        return self.players[self.seat]

    @property
    def known(self) -> bool:
        """It is over, and it is known who has won."""
        return self.stage == "over" and self.own.score is not None


def places(state: State) -> list[int]:
    """The place of each seat at the end: winners are first, whoever a tie-break has put behind them
    comes after all of them."""
    scores, winners = state.scores(), state.winners()
    return [
        1 if seat in winners else 1 + max(len(winners), sum(other > own for other in scores))
        for seat, own in enumerate(scores)
    ]


def results_of(state: State) -> list[Result]:
    """Of a match that is over; none before."""
    if state.waiting:
        return []
    scores, winners = state.scores(), state.winners()
    return [
        Result(seat, scores[seat], place, seat in winners)
        for seat, place in enumerate(places(state))
    ]


async def played_by(store: Store, person: str) -> list[Played]:
    """All matches of a person, those first where something has happened last."""
    own = sql.select(SITTERS.c.match_id).where(SITTERS.c.person == person)
    query = (
        sql.select(MATCHES, SITTERS.c.seat)
        .join(SITTERS, SITTERS.c.match_id == MATCHES.c.id)
        .where(SITTERS.c.person == person)
        .order_by(MATCHES.c.moved.desc())
    )
    seats = (
        sql.select(SEATS, RESULTS.c.score, RESULTS.c.place, RESULTS.c.won, RESULTS.c.lasted)
        .outerjoin(
            RESULTS,
            sql.and_(RESULTS.c.match_id == SEATS.c.match_id, RESULTS.c.seat == SEATS.c.seat),
        )
        .where(SEATS.c.match_id.in_(own))
        .order_by(SEATS.c.match_id, SEATS.c.seat)
    )
    matches, rows = await store.database.read(
        lambda connection: (connection.execute(query).all(), connection.execute(seats).all())
    )
    players: defaultdict[str, list[Player]] = defaultdict(list)
    lasted: dict[str, float] = {}
    for row in rows:
        result = (row.score, row.place, row.won) if row.score is not None else ()
        players[row.match_id].append(Player(row.seat, row.name, row.bot, *result))
        lasted[row.match_id] = row.lasted or 0
    return [
        replace(
            msgspec.convert(row._mapping, Played), players=players[row.id], lasted=lasted[row.id]
        )
        for row in matches
    ]


class OldResults:
    """Results of matches that were over before results were written down: they are played again,
    once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._unknown: set[str] = set()
        """Matches whose rules are gone: nobody needs to try again."""

    async def fill_in(self, played: Sequence[Played]) -> bool:
        """Find what is missing of these; True if there was anything."""
        over = [match.id for match in played if match.stage == "over" and not match.known]
        found = [await self._find(id) for id in over if id not in self._unknown]
        return any(found)

    async def _find(self, id: str) -> bool:
        record = await self.store.load(id)
        try:
            ledger = await followed(record)
        except Unplayable:
            self._unknown.add(id)
            log.warning("the result of table %s is not known: its rules have changed", id)
            return False

        def keep(connection: sql.Connection) -> None:
            answered = EVENTS.c.match_id == id, EVENTS.c.kind == "answer"
            ended = connection.scalar(sql.select(sql.func.max(EVENTS.c.at)).where(*answered))
            keep_results(connection, id, results_of(ledger.match.state), ended or 0)

        await self.store.database.write(keep)
        return True
