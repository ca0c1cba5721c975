"""What goes over the wire between the table and its pages."""

from __future__ import annotations

from typing import Annotated

import msgspec

from majlis.table.choices import Choice
from majlis.table.drafts import LONGEST, Action, Ending, Plan


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A person's move: the number of the question as the page knows it, and the answers in a row,
    of which all are played or none."""

    ask: int
    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=LONGEST)]


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """A person takes the last turn back: `seq` is the newest event that the page has seen."""

    seq: int


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a page wants to see: nothing of it is written down."""

    board_of: int | None = None
    """The board of that seat; the person's own, if there is no such seat."""
    zone: str | None = None
    """A zone of the picture."""
    looks: int | None = None
    """Whoever sits there has the device in their hands; nobody, if nobody sits there."""
    plan: Plan | None = None
    """The table as it would be after these answers."""
    nth: int = 0
    """Which of the page's plans that is."""
    soon: Plan | None = None
    """What a hand is about to plan: nothing is shown, but it can be drawn in the time between
    pressing and letting go."""
    older: int | None = None
    """Lines of the log, before the one of that number."""


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """What a person says to the table: a text, or a reaction."""

    text: str = ""
    reaction: str = ""


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """A person does not want to hear somebody any more, or wants to again."""

    who: str
    muted: bool


class Done(msgspec.Struct):
    """It is written down; the update comes over the live channel."""

    seq: int


class TakenBack(msgspec.Struct):
    """It is written down; what was taken back can be planned again."""

    seq: int
    plan: Plan


class LineStep(msgspec.Struct):
    """A moment of a line that is worth looking at: so many answers of it are given."""

    given: int
    html: str
    """What has happened there."""


class Line(msgspec.Struct):
    """A turn and what is likely to be answered to it, to be gone through on the board."""

    path: list[int]
    reply: list[int]
    steps: list[LineStep]


class Hint(msgspec.Struct):
    """What could be done at question number `ask`: a piece of the page, and for each of its turns a
    plan and a line."""

    ask: int
    html: str
    plans: list[Plan]
    lines: list[Line]


class Sentence(msgspec.Struct):
    """Something to tell the person, in their language."""

    text: str


class Place(msgspec.Struct, omit_defaults=True):
    """A place on the board that can be pointed at."""

    shape: str
    at: tuple[float, float]
    thing: str
    """The label of its action, for stylesheets: they know no numbers of actions."""
    name: str
    explain: str = ""
    along: str = ""
    """The stop of a way that can be dragged along: see `Target.along`."""


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
    new: bool
    """Until its time has come it is not seen."""


class Rise(msgspec.Struct, omit_defaults=True):
    """What somebody has gained or lost, as icons and numbers, and where it rises."""

    seat: int
    gains: list[tuple[str, str]]
    delay: int
    at: tuple[float, float] | None = None
    """In the picture; from the player's panel, if it has no place there."""


class LogChange(msgspec.Struct, omit_defaults=True):
    """How the log has changed: so many of its lines are as they were, then these follow."""

    keep: int
    add: list[str]
    """Elements: an `h3` begins a part of the log, `details` is a turn to be opened."""
    skipped: int = 0
    """So many between them are told when somebody asks for them."""


class LogPart(msgspec.Struct):
    """Lines of the log: that of a long match comes in parts, so that nobody waits for all of it."""

    first: int
    """The number of the first of these."""
    lines: list[str]
    more: bool
    """There are others, in the direction in which they are asked for."""


class Drafted(msgspec.Struct, omit_defaults=True):
    """How far the plan of a page has got."""

    path: list[int]
    taken: list[int] = []
    """Which of these answers the table has taken by itself."""
    base: int = 0
    """Where in the path the answers go that are offered now."""
    picked: list[int] = []
    """What has been chosen of a set that is asked for there."""
    addable: list[int] = []
    """What it can still be completed with."""
    set: bool = False
    ends: Ending = Ending.ASKED
    whole: bool = False
    """An answer is the whole turn: its click gives it."""
    offers: bool = False
    """What is asked is an offer, which is declined so far: somebody has to see it first."""
    closes: bool = False
    """Nothing is left to choose in this turn, nor to take back: it ends by itself."""
    waits: bool = False
    """The turn was taken back: however it is planned now, it waits for the button."""
    changed: list[str] = []
    """The keys of the nodes that the draft has changed."""


class Update(msgspec.Struct, omit_defaults=True):
    """What has changed on one page since the last update; the first one holds everything."""

    seq: int
    """The newest event that the page now shows."""
    ask: int | None = None
    """The number of the question to this page's seat, if there is one."""
    companion: int | None = None
    """Who looks, and in whose name the page answers, if it is not the owner of the device."""
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
    draft: Drafted | None = None
    """If it has changed."""
    heard: int = 0
    """The number of the page's plan that it comes from, if that is new."""
    tree: dict[int, Choice] | None = None
    ghosts: dict[int, str] | None = None
    motion: list[Journey] = []
    rises: list[Rise] = []
    rolled: bool = False
    """Dice were rolled, or a tower was fed."""
    title: str | None = None
    say: str = ""
    """For screen readers: what happened, and what is asked."""
    notice: str = ""
    """Something that the person should know."""


class Chair(msgspec.Struct, omit_defaults=True):
    """The player of a seat, as they are just now."""

    presence: str = ""
    """A piece of the page: whether they are looking; empty if nobody is expected to."""
    left: float | None = None
    """Seconds on their clock, if they have one."""
    whole: float = 0.0
    """Seconds of a full clock."""
    runs: bool = False


class Attendance(msgspec.Struct):
    """Who is around the table: it comes over the live channel beside the updates."""

    chairs: list[Chair]
    watching: str
    """A piece of the page: how many look and do not play, and what they are called."""
    agreement: str
    """A piece of the page: what its reader can decide with the others about the table."""
    absence: str
    """A piece of the question bar: that whoever is asked has been away for long."""


class Talk(msgspec.Struct):
    """What is said at the table, apart from its updates."""

    talk: list[str]
    """Messages that are new, each an element."""
    again: bool
    """These are all of them: forget what was there."""
    muted: str
    """A piece of the page about those who are not heard."""
    aside: bool
    """What this page says now, only those who watch are told."""
