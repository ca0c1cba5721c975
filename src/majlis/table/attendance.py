"""What a page is told of the people around the table: the board is not drawn again for it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from majlis.kernel.frame import NONE
from majlis.language import language
from majlis.table import names
from majlis.table.agreement import Motion
from majlis.table.company import LONG_AWAY, Company
from majlis.table.paces import SeatClock
from majlis.table.page_request import Viewer
from majlis.table.people import owner_of
from majlis.table.qr import qr_code
from majlis.table.records import Seat, Table
from majlis.table.snapshot import Snapshot
from majlis.table.templates import drawn, render
from majlis.table.wire import Attendance, Chair


class Presence(msgspec.Struct, frozen=True):
    """Whether the player of a seat is looking."""

    plays: bool
    """There is somebody who could."""
    here: bool
    gone: float
    """When they stopped looking, as far as is known."""
    known: bool


class Proposal(msgspec.Struct, frozen=True):
    """Something that the people can agree on."""

    motion: Motion
    about: int
    voters: tuple[int, ...]
    needed: int


class Around(msgspec.Struct, frozen=True):
    """Everybody around a table at one moment: as long as it stays the same, nobody is told."""

    table: Table
    chairs: tuple[Seat, ...]
    presences: tuple[Presence, ...]
    watchers: tuple[str, ...]
    goes_on: bool
    clocks: tuple[SeatClock, ...]
    proposals: tuple[Proposal, ...]
    away: frozenset[int]

    @classmethod
    def of(cls, snapshot: Snapshot, company: Company) -> Around:
        players: list[list[str]] = [[] for _ in snapshot.seats]
        for person, seat in snapshot.sitters.items():
            players[seat].append(person)
        here = tuple(
            Presence(
                bool(people),
                company.is_here(people),
                company.gone(people),
                company.away_since(people) is not None,
            )
            for people in players
        )
        goes_on = snapshot.begun and not (snapshot.over or snapshot.ended)
        return cls(
            snapshot.table,
            snapshot.seats,
            here,
            tuple(company.watchers(snapshot.sitters)),
            goes_on,
            snapshot.clocks if goes_on else (),
            tuple(proposals(snapshot, here)) if goes_on else (),
            snapshot.away,
        )

    def told(self, viewer: Viewer, seat: int, pulse: float, now: float) -> Attendance:
        """As a page of that seat shows it; clocks run by the pulse of the server."""
        code = viewer.language
        t = language(code)
        watchers = [name or t.gettext(names.GUEST) for name in self.watchers]
        agreement = absence = ""
        decides = seat >= 0 and self.goes_on and not self.chairs[seat].bot
        proposals = self.proposals if decides else ()
        said = [self._proposal(one, seat, now) for one in proposals if one.about != seat]
        given_up = self._given_up(viewer, seat, now) if decides or seat < 0 else []
        if said or given_up:
            shared = {"table": self.table.id, "names": self._names(code), "proposals": said}
            agreement = render(code, "piece_agreement.html", **shared, given_up=given_up)
            absence = render(code, "piece_absence.html", **shared)
        return Attendance(
            chairs=[
                Chair(presence_told(presence, code), *self._clock(nth, pulse))
                for nth, presence in enumerate(self.presences)
            ],
            watching=render(code, "piece_watching.html", names=watchers) if watchers else "",
            agreement=agreement,
            absence=absence.strip(),
        )

    def _names(self, code: str) -> list[str]:
        t = language(code)
        return [names.called(chair.name, chair.bot, t) for chair in self.chairs]

    def _proposal(self, one: Proposal, seat: int, now: float) -> dict[str, Any]:
        return {
            "motion": one.motion.value,
            "about": one.about,
            "own": seat in one.voters,
            "votes": len(one.voters),
            "needed": one.needed,
            "wait": self._wait(one.about, now) if one.motion == Motion.SIT_IN else 0,
        }

    def _wait(self, seat: int, now: float) -> int:
        """Seconds for which whoever has that seat is given time to come back."""
        return max(0, round(LONG_AWAY - (now - self.presences[seat].gone)))

    def _given_up(self, viewer: Viewer, own: int, now: float) -> list[dict[str, Any]]:
        """To the host: whose seat can be given to others, and the links of those that are
        nobody's."""
        if owner_of(viewer.person) != self.table.host or not self.goes_on:
            return []
        given_up = []
        for seat, presence in enumerate(self.presences):
            if seat == own or presence.here or not (presence.plays or seat in self.away):
                continue
            link = f"{viewer.origin}/t/{self.table.id}/sit/{self.chairs[seat].token}"
            given_up.append(
                {
                    "seat": seat,
                    "taken": presence.plays,
                    "wait": self._wait(seat, now) if presence.plays else 0,
                    "link": link,
                    "qr": "" if presence.plays else drawn(qr_code(link)),
                }
            )
        return given_up

    def _clock(self, seat: int, pulse: float) -> tuple[float | None, float, bool]:
        if not self.clocks or not self.presences[seat].plays:
            return None, 0.0, False
        clock = self.clocks[seat]
        return max(0.0, clock.at(pulse)), self.table.pace.bank, clock.since is not None


def proposals(snapshot: Snapshot, presences: tuple[Presence, ...]) -> list[Proposal]:
    """All that the people could agree on now."""
    chairs = zip(snapshot.seats, presences, strict=True)
    people = {chair.seat for chair, presence in chairs if presence.plays and not chair.bot}
    possible = [(Motion.SIT_IN, seat) for seat in snapshot.asks if not presences[seat].here]
    possible += [(Motion.WAIT, seat) for seat in snapshot.away if presences[seat].plays]
    return [
        Proposal(
            motion,
            about,
            tuple(sorted(people.intersection(snapshot.votes.get((motion, about), ())))),
            len(people - {about}) // 2 + 1,
        )
        for motion, about in [*possible, (Motion.END, NONE)]
    ]


def presence_told(presence: Presence, code: str) -> str:
    if not presence.plays:
        return ""
    since = datetime.fromtimestamp(presence.gone, UTC).isoformat(timespec="seconds")
    return render(
        code, "piece_presence.html", here=presence.here, since=since if presence.known else ""
    ).strip()
