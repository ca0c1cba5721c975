"""What a page is told of the people around the table: the board is not drawn again for it."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from majlis.language import language
from majlis.table.company import Company
from majlis.table.snapshot import Snapshot
from majlis.table.templates import render
from majlis.table.wire import Attendance, Chair


class Presence(msgspec.Struct, frozen=True):
    """Whether the player of a seat is looking."""

    plays: bool = False
    """There is a player, who is not a bot's charge."""
    here: bool = False
    since: float | None = None
    """When they stopped looking, if that is known."""


class Around(msgspec.Struct, frozen=True):
    """Everybody around a table at one moment: as long as it stays the same, nobody is told."""

    seats: tuple[Presence, ...]
    watchers: tuple[str, ...]

    @classmethod
    def of(cls, snapshot: Snapshot, company: Company) -> Around:
        players: list[list[str]] = [[] for _ in snapshot.seats]
        for person, seat in snapshot.sitters.items():
            players[seat].append(person)
        return cls(
            tuple(
                Presence()
                if chair.free or chair.bot
                else Presence(True, company.is_here(people), company.away_since(people))
                for chair, people in zip(snapshot.seats, players, strict=True)
            ),
            tuple(company.watchers(snapshot.sitters)),
        )

    def told(self, code: str) -> Attendance:
        """As a page shows it, in its reader's language."""
        t = language(code)
        names = [name or t.gettext("Guest") for name in self.watchers]
        return Attendance(
            chairs=[Chair(self._presence(seat, code)) for seat in self.seats],
            watching=render(code, "piece_watching.html", names=names) if names else "",
        )

    @staticmethod
    def _presence(seat: Presence, code: str) -> str:
        if not seat.plays:
            return ""
        since = None if seat.since is None else datetime.fromtimestamp(seat.since, UTC)
        at = since.isoformat(timespec="seconds") if since else ""
        return render(code, "piece_presence.html", here=seat.here, since=at).strip()
