"""What a page is told of the people around the table: the board is not drawn again for it."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from majlis.language import language
from majlis.table.company import Company
from majlis.table.paces import Pace, SeatClock
from majlis.table.people import owner_of
from majlis.table.snapshot import Snapshot
from majlis.table.templates import render
from majlis.table.wire import Attendance, Chair


class Presence(msgspec.Struct, frozen=True):
    """Whether the player of a seat is looking."""

    plays: bool = False
    """There is somebody who could."""
    here: bool = False
    since: float | None = None
    """When they stopped looking, if that is known."""


class Around(msgspec.Struct, frozen=True):
    """Everybody around a table at one moment: as long as it stays the same, nobody is told."""

    seats: tuple[Presence, ...]
    watchers: tuple[str, ...]
    clocks: tuple[SeatClock, ...]
    pace: Pace

    @classmethod
    def of(cls, snapshot: Snapshot, company: Company) -> Around:
        players: list[list[str]] = [[] for _ in snapshot.seats]
        for person, seat in snapshot.sitters.items():
            players[seat].append(owner_of(person))
        return cls(
            tuple(
                Presence(bool(people), company.is_here(people), company.away_since(people))
                for people in players
            ),
            tuple(company.watchers(snapshot.sitters)),
            snapshot.clocks if snapshot.begun and not snapshot.over else (),
            snapshot.table.pace,
        )

    def told(self, code: str, now: float) -> Attendance:
        """As a page shows it, in its reader's language; `now` is by the pulse of the server."""
        t = language(code)
        names = [name or t.gettext("Guest") for name in self.watchers]
        return Attendance(
            chairs=[
                Chair(self._presence(presence, code), *self._clock(seat, now))
                for seat, presence in enumerate(self.seats)
            ],
            watching=render(code, "piece_watching.html", names=names) if names else "",
        )

    def _clock(self, seat: int, now: float) -> tuple[float | None, float, bool]:
        if not self.clocks or not self.seats[seat].plays:
            return None, 0.0, False
        clock = self.clocks[seat]
        return max(0.0, clock.at(now)), self.pace.bank, clock.since is not None

    @staticmethod
    def _presence(seat: Presence, code: str) -> str:
        if not seat.plays:
            return ""
        since = None if seat.since is None else datetime.fromtimestamp(seat.since, UTC)
        at = since.isoformat(timespec="seconds") if since else ""
        return render(code, "piece_presence.html", here=seat.here, since=at).strip()
