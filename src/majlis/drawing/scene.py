"""Scenes: a position as keyed pieces of SVG, with the places a finger can point at.

A game's `draw(view, context)` makes one from a view. The table sends it to the browser, which patches
nodes by key; the README, a notebook and the tests use the same scene as one picture.

Everything drawn takes its colours from custom properties: `var(--ink)`, see `palette`. Nothing has
a `style` attribute or a `<style>` element, so that a strict content security policy holds.

What there are hundreds of in a scene is a named tuple: made, compared and sent from one process to
another in a fraction of the time that a dataclass takes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from majlis.drawing.palette import Colours, fill_in
from majlis.drawing.svg import esc, num
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note

LONGEST_SHORTCUT = 5
"""So many answers a place or a chip can stand for."""


class Format(StrEnum):
    """The room that a page has for the board. A scene that is as large as that, in pixels, is shown
    as it is drawn; a game need not have one for each."""

    WIDE = "wide"
    """A desktop: 1046 x 686 and more."""
    LAPTOP = "laptop"
    """A small desktop, or a tablet on its side: 964 x 660."""
    TALL = "tall"
    """A tablet held upright: 804 x 894."""
    PHONE = "phone"
    """A phone held upright: 390 x 438 to 390 x 576. A game may turn or fold its board."""


@dataclass(frozen=True)
class DrawingContext:
    """For whom to draw: everything about the picture that is not in the view."""

    language: str = "en"
    format: Format = Format.WIDE
    names: tuple[str, ...] = ()
    """Who sits at the seats; the view's own seat is spoken to as "you"."""
    fresh: tuple[Note, ...] = ()
    """What has just happened: it moves."""
    recent: tuple[Note, ...] = ()
    """What has happened since this seat last answered: it is marked."""
    planned: tuple[Note, ...] = ()
    """What the viewer's plan has done so far: nobody else sees it, and it can still be changed."""
    board_of: int = NONE
    """Whose board is large instead of the viewer's own, where players have boards."""
    zone: str = ""
    """The zone that the viewer has turned to, one of `Scene.zones`; else the question decides."""
    touch: bool = False
    """Fingers point at it, and need more room than a mouse."""

    @property
    def narrow(self) -> bool:
        return self.format == Format.PHONE


class Target(NamedTuple):
    """A place on the board that actions point at."""

    shape: str
    """The `d` of an SVG path around it, in the scene's coordinates: clicked, focused and ringed."""
    at: tuple[float, float]
    """Its middle: where badges and ghosts go, and how arrow keys find the next one."""
    name: str
    """What it is called, for screen readers ("P5, water hole worth 2")."""
    explain: str = ""
    """What lies there and what it does, for whoever hovers, taps or tabs to it."""
    along: str = ""
    """The stop of a way that it is part of, if a drag along that way stands for a row of clicks: see
    `sweep.js`."""


class Zone(NamedTuple):
    """A part of the table that there is room for on demand: `DrawingContext.zone` enlarges it."""

    name: str
    shape: str = ""
    """The `d` of an SVG path around the tab or the summary that stands for it. One without a shape is
    a switch above the picture."""
    shown: bool = False
    """It is what the picture shows now."""


class Chip(NamedTuple):
    """An answer in the question bar."""

    title: str
    icon: str = ""
    """A small `<svg>` of its own."""
    detail: str = ""
    """A number or two that matter now, as text."""
    ghost: str = ""
    """SVG around (0, 0): the piece that a following click on the board would put there."""


class Pair(NamedTuple):
    """An answer in two halves that are chosen in any order: what, and where."""

    piece: int
    """The chip that picks it up: a number below `NONE`, since it is no answer by itself. Its ghost is
    shown wherever it could be put."""
    place: int
    """The target that it is put on."""


class Stat(NamedTuple):
    """A number of a player's, with its icon and word."""

    icon: str
    """The name of an icon: `icons.icon(name)`, or `<use href="#icon-NAME"/>`."""
    value: str
    word: str
    tone: str = ""
    """A colour token for the share of the score bar; no share if empty."""
    share: int = 0
    promised: bool = False
    """It can still be lost: it counts apart from what is safe."""


class Panel(NamedTuple):
    """What the rail shows of a seat, below its name."""

    score: int | None
    """What is safe; None while the players agreed to hide it."""
    stats: tuple[Stat, ...] = ()
    extra: str = ""
    """HTML of the game's own below the numbers; its looks are in `css/<game id>.css`."""
    counts: tuple[Stat, ...] = ()
    """Numbers that stand in `extra`: with the others they say what a plan comes to."""
    promised: int = 0
    """What would come to it if the game ended now, and can still be lost."""
    board: bool = False
    """The seat has a board of its own, which `DrawingContext.board_of` enlarges."""


class Motion(NamedTuple):
    """A node that travels: it ends where it is drawn."""

    key: str
    points: tuple[tuple[float, float], ...]
    """Offsets from its place, from where it sets out to (0, 0)."""
    delay: int = 0
    """Milliseconds to wait for other motions."""
    new: bool = False
    """It was nowhere before: until its time has come it is not seen."""


class Float(NamedTuple):
    """What somebody has just gained or lost: it rises where it arose, and fades."""

    seat: int
    gains: tuple[tuple[str, str], ...]
    """Names of icons and numbers with their signs, as in the log."""
    at: tuple[float, float] | None = None
    """The place in the picture; from the player's panel, if it has none."""
    delay: int = 0
    """Milliseconds to wait for the motions that it comes of."""


@dataclass
class Scene:
    """A picture that can be pointed at.

    The ground reaches beyond the edges: `overflow: visible` fills a window of another shape.
    """

    width: float
    height: float
    defs: str = ""
    """Symbols and patterns that nodes use; the same for every position of a game."""
    nodes: dict[str, str] = field(default_factory=dict)
    """SVG by key, in painting order. A piece keeps its key as long as it is the same piece.

    A node `rings`, if there is one, is an empty group: what lights up the legal targets goes in
    there, above the ground and below the pieces.
    """
    aids: set[str] = field(default_factory=set)
    """The keys of nodes that tell what could be done: a plan that changes them has changed nothing."""
    targets: dict[int, Target] = field(default_factory=dict)
    """Everything on the board that an action can point at, legal now or not; a later one lies above
    an earlier one."""
    shortcuts: dict[tuple[int, ...], Target] = field(default_factory=dict)
    """Places that stand for several answers, one after the other, all legal. They lie above the
    targets."""
    zones: dict[str, Zone] = field(default_factory=dict)
    """What the viewer can turn to, by the name that `DrawingContext.zone` knows."""
    focus: str = ""
    """The zone that the question is about, by that name: it stays in sight when a plan has answered
    the question."""
    chips: dict[int, Chip] = field(default_factory=dict)
    """How actions look in the question bar."""
    leaps: dict[tuple[int, ...], Chip] = field(default_factory=dict)
    """Chips that stand for several answers, one after the other, as far as all are legal. Where they
    say every way to go on from the first, that has no chip of its own."""
    signs: dict[int, str] = field(default_factory=dict)
    """Small `<svg>`s of things without a place in this picture, for the chips that stand for them."""
    pairs: dict[int, Pair] = field(default_factory=dict)
    """Answers that have no chip or target of their own, but a piece's and a place's."""
    panels: list[Panel] = field(default_factory=list)
    """One for each seat."""
    cards: dict[str, str] = field(default_factory=dict)
    """HTML by key for the corner of the board: piles, legends, what a player holds.

    `css/<game id>.css` says what they look like and in which corner there is room for them.
    """
    mine: str = ""
    """HTML of a sheet for what belongs to the viewer and has no room in the picture, 390 pixels wide.
    A button with `data-action` stands for that answer; `aria-disabled` says that it is none now."""
    motion: list[Motion] = field(default_factory=list)
    """In the order in which it happened: see `drawing.motion`."""
    floats: list[Float] = field(default_factory=list)
    rolled: bool = False
    """Chance has just spoken aloud: dice were rolled, or a tower was fed."""
    title: str = ""
    """What the picture is called."""
    summary: str = ""
    """The position in a sentence or two, for whoever cannot see it."""
    colours: Colours = field(default_factory=dict)
    """Colours of the game's own, in addition to `palette.TOKENS`; pages have them from `palette.css`."""

    def svg(self, theme: str = "day") -> str:
        """The picture by itself: a whole SVG file that needs nothing else."""
        return fill_in(self.markup(), theme, self.colours)

    def markup(self) -> str:
        """The picture for a page that has the colours."""
        width, height = num(self.width), num(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" role="img" '
            'font-family="Commissioner, system-ui, sans-serif">'
            f"<title>{esc(self.title)}</title><desc>{esc(self.summary)}</desc>"
            f"<defs>{self.defs}</defs>{''.join(self.nodes.values())}</svg>\n"
        )
