"""What goes over the wire between the table and its pages."""

from __future__ import annotations

from typing import Annotated

import msgspec

from majlis.table.choices import Choice

Action = Annotated[int, msgspec.Meta(ge=0)]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A person's move: the number of the question as the page knows it, and the answers in a row,
    of which all are played or none."""

    ask: int
    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=64)]


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """A person takes the last move back: `seq` is the newest event that the page has seen."""

    seq: int


class Enlarge(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A person wants to see the board of that seat, their own if there is no such seat; or to turn
    to a zone of the picture."""

    board_of: int | None = None
    zone: str | None = None


class Done(msgspec.Struct):
    """It is written down; the update comes over the live channel."""

    seq: int


class Sentence(msgspec.Struct):
    """Something to tell the person, in their language."""

    text: str


class Place(msgspec.Struct):
    """A place on the board that can be pointed at."""

    shape: str
    at: tuple[float, float]
    thing: str
    """The label of its action, for stylesheets: they know no numbers of actions."""
    name: str
    explain: str = ""


class Zone(msgspec.Struct):
    """A zone of the picture that the page can turn to: where it is pressed, and whether it is the
    one shown."""

    name: str
    shape: str
    shown: bool


class Journey(msgspec.Struct):
    """A node on its way to where it is drawn."""

    key: str
    points: list[tuple[float, float]]
    delay: int


class LogChange(msgspec.Struct):
    """How the log has changed: so many of its lines still stand, these are new."""

    keep: int
    add: list[str]
    headings: list[int]
    """Which of the new lines begin a part of the log, counted from the first new one."""


class Update(msgspec.Struct, omit_defaults=True):
    """What has changed on one page since the last update; the first one holds everything."""

    seq: int
    """The newest event that the page now shows."""
    ask: int | None = None
    """The number of the question to this page's seat, if there is one."""
    first: bool = False
    size: tuple[float, float] | None = None
    defs: str | None = None
    order: list[str] | None = None
    """The keys of all nodes in painting order, if it has changed."""
    nodes: dict[str, str] = {}
    places: dict[int, Place | None] = {}
    pile: list[int] | None = None
    """The actions of all places, a later one above an earlier one, if their order has changed."""
    zones: dict[str, Zone] | None = None
    """All zones with a place in the picture, if any has changed."""
    html: dict[str, str] = {}
    """Pieces of the page by the id of their element."""
    log: LogChange | None = None
    tree: dict[int, Choice] | None = None
    ghosts: dict[int, str] | None = None
    motion: list[Journey] = []
    title: str | None = None
    say: str = ""
    """For screen readers: what happened, and what is asked."""
