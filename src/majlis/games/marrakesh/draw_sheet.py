"""The sheet that a position is drawn on: what is in question, what lies where, what is painted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.scene import Look, Target
from majlis.drawing.svg import Point, num
from majlis.games.marrakesh.data import A_KESHI, COLOURS
from majlis.games.marrakesh.draw_art import at
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import NONE, Ask

STAIRS = ("ConnectionBonus", "ChooseStaircase", "ClimbBoth", "ExtraStep", "BuyStep", "MayClimb")
SCROLLS = ("Study", "Refresh", "TakeScroll")
GATES = ("BuyGate", "ChooseGate", "TakeGate")
MARKET = ("Trade", "SpareKeshi", "TakeLuxury")
SQUARE = ("ChooseSpace", "ChooseEntertainer", "Applause", "LayDisc", "ReturnEntertainer")
DESERT = ("ChooseCamp", "ClaimOasis", "ClaimFree", "ChooseTown", "TakeOasis")
RIVER = ("RiverBonus", "PayForStep", "ChooseReward")
TOWER = ("Select", "ClaimKeshi", "ClaimSecond", "ClaimAnother")
FOCUS = {
    **dict.fromkeys(STAIRS, "stairs"),
    **dict.fromkeys(SCROLLS, "scrolls"),
    **dict.fromkeys(GATES, "gates"),
    **dict.fromkeys(MARKET, "market"),
    **dict.fromkeys(SQUARE, "square"),
    **dict.fromkeys(DESERT, "desert"),
    **dict.fromkeys(RIVER, "river"),
    **dict.fromkeys(TOWER, "tower"),
}
"""The zone that a question is about."""
AT_THE_WELLS = ("Select", "ClaimKeshi", "ClaimSecond", "ClaimAnother")
"""Questions in which colours are pointed at in the base of the tower."""


class Arrival(NamedTuple):
    """A keshi at the place that it comes to."""

    colour: int
    place: Point
    drawn: str


@dataclass
class Sheet:
    """One position being drawn for somebody."""

    s: Marrakesh
    look: Look
    words: Words
    under: dict[str, str] = field(default_factory=dict)
    """Papers, below what lights up."""
    over: dict[str, str] = field(default_factory=dict)
    """Pieces, above it."""
    targets: dict[int, Target] = field(default_factory=dict)
    board_of: int = NONE
    """Whose quarter is looked at, if it is not the viewer's own."""
    wells: dict[int, Point] = field(default_factory=dict)
    """Where keshis of a colour lie in the base of the tower."""
    arrivals: dict[str, Arrival] = field(default_factory=dict)
    """Keshis that were deployed just now: they come from the tower, so they are nodes of their
    own."""

    def __post_init__(self) -> None:
        s = self.s
        asked = s.waiting[0] if s.waiting and s.waiting[0] >= 0 else 0
        own = s.viewer if s.viewer >= 0 else asked
        self.seat = own if self.board_of == NONE else self.board_of
        """Whose quarter is shown: the viewer's own, for watchers that of whoever is asked."""
        self.deployed = Counter(
            note[3:6]
            for note in self.look.fresh
            if note[1] == notes.DEPLOYED and note[2] == self.seat
        )
        """By colour, sector and space: how many keshis have just come into the quarter."""
        self.least = 11.0 if self.look.narrow else 12.0
        """Nothing is written smaller."""
        self.question: Ask[Any] | None = s.question() if s.waiting else None
        self.options = options(s) if self.board_of == NONE else []
        self.kind = type(self.question).__name__ if self.question else ""
        mine = bool(self.options) or (s.viewer < 0 and self.board_of == NONE)
        self.focus = FOCUS.get(self.kind, "") if mine else ""

    @property
    def me(self) -> Player:
        return self.s.players[self.seat]

    def legal(self, action: int) -> bool:
        return action in self.options

    def asks_colours(self) -> bool:
        """Whether the question is about keshis, and not about sectors."""
        return any(A_KESHI <= action < A_KESHI + 12 for action in self.options)

    # -- painting --------------------------------------------------------------------------------

    def paper(self, key: str, box: Box, lit: bool = False, corner: float = 8) -> None:
        """The ground of a zone."""
        fill = "zone-lit" if lit else "zone"
        line = "ring" if lit else "line"
        width = 2 if lit else 1
        self.under[key] = box.rect(
            corner, f'fill="var(--{fill})" stroke="var(--{line})" stroke-width="{width}"'
        )

    def paint(self, key: str, *parts: str) -> None:
        self.over[key] = f"<g>{''.join(parts)}</g>"

    def keshi(self, colour: int, x: float, y: float, size: float, fresh: bool) -> str:
        """A keshi of the quarter."""
        drawn = at(f"keshi-{COLOURS[colour]}", x, y, size)
        if not fresh:
            return drawn
        key = f"keshi-{COLOURS[colour]}-{len(self.arrivals)}"
        self.arrivals[key] = Arrival(colour, (x, y), drawn)
        return ""

    def pile(self, colour: int, sector: int, x: float, y: float, size: float) -> str:
        """Keshis that are counted, and not laid out; a fresh one comes on top."""
        if self.deployed[colour, sector, NONE]:
            self.keshi(colour, x, y, size, fresh=True)
        return at(f"keshi-{COLOURS[colour]}", x, y, size)

    def point(self, action: int, box: Box, told: tuple[str, str] | None = None) -> None:
        self.outline(action, box.path(7), box.middle, told)

    def outline(
        self, action: int, shape: str, middle: Point, told: tuple[str, str] | None = None
    ) -> None:
        label = self.s.label(action)
        name, explained = told or (self.words.names.name(label), self.words.names.explain(label))
        place = (round(middle[0], 1), round(middle[1], 1))
        self.targets[action] = Target(shape, place, name, explained)


def options(s: Marrakesh) -> list[int]:
    """What the viewer may answer; of a position itself, whoever is asked."""
    if not s.waiting or s.waiting[0] < 0:
        return []
    if s.viewer == NONE:
        return s.options(s.waiting[0])
    return s.options(s.viewer) if s.viewer in s.waiting else []


def disc(x: float, y: float, r: float) -> str:
    """The `d` of a circle."""
    across = num(2 * r)
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 1 {across} 0a{num(r)} {num(r)} 0 1 1-{across} 0Z"


def heading(text: str, box: Box, size: float = 12.5) -> str:
    """A title in the upper left corner of a zone."""
    fits = fitted(text, box.width - 14, size)
    return write(fits, box.x + 8, box.y + size + 4, size, weight=700)


def label(text: str, x: float, y: float, width: float, size: float) -> str:
    """A quiet word below something, cut if it must be."""
    return centred(fitted(text, width, size), x, y, size, 600, "quiet")
