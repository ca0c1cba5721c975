"""What is written down about a table, in the words of the program."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal

import msgspec

from majlis.kernel.game import Setting
from majlis.match import Match
from majlis.table.beforehand import NO_ORDER, Order
from majlis.table.paces import NO_PACE, Pace, SeatClock, due

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
    driver: str = ""
    """The server that lets the bots play that are asked; none, if none is."""

    @classmethod
    def of(
        cls,
        match: Match,
        begun: bool,
        clocks: tuple[SeatClock, ...] = (),
        ended: bool = False,
        driver: str = "",
    ) -> Standing:
        if match.over or ended:
            return cls("over" if match.over else "ended", [], clocks)
        stage: Stage = "playing" if begun else "open"
        return cls(stage, list(match.waiting) if begun else [], clocks, driver)

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
    driver: str = ""
    """The server that lets its bots play."""


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
