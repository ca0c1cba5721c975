"""Paces: how much time the players of a table give each other, and what is left of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from math import ceil

import msgspec

from majlis.kernel.frame import NONE

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

GAIN = 20.0
"""Seconds that a live clock gets for every turn."""
BRIEF = 0.25
"""The share of a slow turn's time for a question in another's turn that has a usual answer."""
LEAST = 60.0
"""Seconds that whoever comes back to an empty clock has at least."""


class Kind(StrEnum):
    NONE = "none"
    LIVE = "live"
    """A bank for the whole game, and a little more for every turn."""
    HOURS = "hours"
    DAYS = "days"
    """So much for every turn."""


class Pace(msgspec.Struct, frozen=True):
    kind: Kind = Kind.NONE
    bank: float = 0.0
    """Seconds: for the whole game if it is live, else for every turn."""
    gain: float = 0.0
    """Seconds for every turn of a live game."""

    def granted(self, left: float, brief: bool) -> float:
        """What is left with the time for a new turn; a `brief` question has a usual answer, for
        which nobody should have to wait for days."""
        if self.kind == Kind.LIVE:
            return left + self.gain
        return self.bank * BRIEF if brief else self.bank

    def regained(self, left: float) -> float:
        """What whoever comes back has at least."""
        return max(left, LEAST if self.kind == Kind.LIVE else self.bank)


NO_PACE = Pace()


class SeatClock(msgspec.Struct, frozen=True):
    """The time of one seat, in seconds that the server was there (see `pulse.py`)."""

    left: float
    """At the moment `since`, or as long as it does not run."""
    since: float | None = None
    """It runs since then; None if nothing is asked of the seat."""
    turn: int = NONE
    """The last turn for which it was given time."""

    def at(self, now: float) -> float:
        """What is left then."""
        return self.left if self.since is None else self.left - max(0.0, now - self.since)

    def asked(self, pace: Pace, turn: int, now: float, brief: bool = False) -> SeatClock:
        """It runs from now on."""
        left = self.at(now)
        if turn > self.turn:
            left = pace.granted(left, brief)
        return SeatClock(left, now, max(turn, self.turn))

    def rested(self, now: float) -> SeatClock:
        return SeatClock(self.at(now), None, self.turn)


def wound(
    clocks: Sequence[SeatClock], pace: Pace, asked: Mapping[int, bool], turn: int, now: float
) -> tuple[SeatClock, ...]:
    """The clocks when these seats are asked and no others; some of them only something brief."""
    return tuple(
        clock.asked(pace, turn, now, asked[seat]) if seat in asked else clock.rested(now)
        for seat, clock in enumerate(clocks)
    )


def new_clocks(pace: Pace, seats: int) -> tuple[SeatClock, ...]:
    return () if pace.kind == Kind.NONE else (SeatClock(pace.bank),) * seats


def due(clocks: Sequence[SeatClock]) -> float | None:
    """When the first of those that run will be empty."""
    return min((one.since + one.left for one in clocks if one.since is not None), default=None)


def suggested(turns: int) -> dict[Kind, list[Pace]]:
    """What is offered for a game in which a player has so many turns, the usual one first: a live
    one has forty seconds for each, of which one half lies in the bank."""
    usual = 5 * MINUTE * ceil(turns * GAIN / (5 * MINUTE))
    return {
        Kind.LIVE: [Pace(Kind.LIVE, usual * much, GAIN) for much in (1, 2, 4)],
        Kind.HOURS: [Pace(Kind.HOURS, hours * HOUR) for hours in (12, 2, 6)],
        Kind.DAYS: [Pace(Kind.DAYS, days * DAY) for days in (3, 1, 7)],
        Kind.NONE: [NO_PACE],
    }
