"""What has been drawn so far: nodes by key, and the places that answers point at."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import BOLDEST, centred, fitted, snug, width_of, write
from majlis.drawing.scene import Target, Zone
from majlis.drawing.svg import Point, num
from majlis.drawing.targets import target
from majlis.games.marrakesh.picture.symbols import keshi_icon
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words

FINGER = 40
"""Nothing that a finger taps is smaller."""


class Arrival(NamedTuple):
    """A keshi at the place that it comes to."""

    colour: int
    place: Point
    drawn: str


@dataclass
class Canvas:
    """Every zone draws on it; the view and the words name what is pointed at."""

    view: Marrakesh
    words: Words
    papers: dict[str, str] = field(default_factory=dict)
    """Nodes below what lights up."""
    pieces: dict[str, str] = field(default_factory=dict)
    """Nodes above it."""
    targets: dict[int, Target] = field(default_factory=dict)
    shortcuts: dict[tuple[int, ...], Target] = field(default_factory=dict)
    small: set[int] = field(default_factory=set)
    """Targets that no finger would hit."""
    zones: dict[str, Zone] = field(default_factory=dict)
    """What the viewer can turn to."""
    arrivals: dict[str, Arrival] = field(default_factory=dict)
    """Keshis that were deployed just now: they come from the tower, so they are nodes of their
    own."""
    fallen: dict[str, Arrival] = field(default_factory=dict)
    """Keshis that have just fallen into the base, by colour and from below."""

    def paper(self, key: str, box: Box, lit: bool = False, corner: float = 8) -> None:
        """The ground of a zone."""
        fill, line, width = ("zone-lit", "ring", 2) if lit else ("zone", "line", 1)
        self.papers[key] = box.rect(
            corner, f'fill="var(--{fill})" stroke="var(--{line})" stroke-width="{width}"'
        )

    def paint(self, key: str, *parts: str) -> None:
        self.pieces[key] = f"<g>{''.join(parts)}</g>"

    def summary(self, key: str, title: str, icon: str, box: Box, *parts: str) -> None:
        """What a zone is reduced to while another one is large; a small card has room for its name
        alone."""
        self.paper(f"{key}-paper", box)
        if is_tab(box):
            x, y = box.middle
            sign = inked("ink", icon_at(icon, x, y - 8, 22))
            size = snug(title, box.width - 6, 12, 11)
            self.paint(f"{key}-small", sign, centred(title, x, box.foot - 10, size, 650))
            return
        sign = ""
        if width_of(title, 12.5) * BOLDEST < box.width - 38:
            sign = inked("ink", icon_at(icon, box.right - 15, box.y + 14, 20))
        self.paint(f"{key}-small", heading(title, box), sign, *parts)

    def turn(self, zone: str, name: str, box: Box, shown: bool = False) -> None:
        """Whoever presses there turns to the zone; a tab and a summary can lead to the same one."""
        known = self.zones.get(zone)
        shape = known.shape if known else ""
        self.zones[zone] = Zone(name, shape + box.path(8), shown)

    def keshi(self, colour: int, x: float, y: float, size: float, fresh: bool) -> str:
        """A keshi of the quarter; one that was deployed just now arrives by itself."""
        drawn = icon_at(keshi_icon(colour), x, y, size)
        if not fresh:
            return drawn
        key = f"{keshi_icon(colour)}-{len(self.arrivals)}"
        self.arrivals[key] = Arrival(colour, (x, y), drawn)
        return ""

    def pile(self, colour: int, x: float, y: float, size: float, fresh: bool) -> str:
        """Keshis that are counted, and not laid out; a fresh one comes on top."""
        if fresh:
            self.keshi(colour, x, y, size, fresh)
        return icon_at(keshi_icon(colour), x, y, size)

    def point(
        self, action: int, box: Box, told: tuple[str, str] | None = None, corner: float = 7
    ) -> None:
        """The box is what the answer is about: `told` are its name and what it does."""
        self.outline(action, box.path(corner), box.middle, told)
        if min(box.width, box.height) < FINGER:
            self.small.add(action)

    def point_at_end(
        self, path: tuple[int, ...], box: Box, told: tuple[str, str], corner: float = 7
    ) -> None:
        """The box is what the last answer is about, and gives those before along with it."""
        self.shortcuts[path] = target(box.path(corner), box.middle, *told)

    def outline(
        self, action: int, shape: str, middle: Point, told: tuple[str, str] | None = None
    ) -> None:
        label = self.view.label(action)
        name, explained = told or (self.words.names.name(label), self.words.names.explain(label))
        self.targets[action] = target(shape, middle, name, explained)


def disc(x: float, y: float, r: float) -> str:
    """The `d` of a circle."""
    width = num(2 * r)
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 1 {width} 0a{num(r)} {num(r)} 0 1 1-{width} 0Z"


def heading(text: str, box: Box, size: float = 12.5) -> str:
    """A title in the upper left corner of a zone."""
    fits = fitted(text, box.width - 14, size)
    return write(fits, box.x + 8, box.y + size + 4, size, weight=700)


def label(text: str, x: float, y: float, width: float, size: float) -> str:
    """A quiet word below something, cut if it must be."""
    return centred(fitted(text, width, size), x, y, size, 600, "quiet")


def is_tab(box: Box) -> bool:
    """Whether a summary is so small that it only names its zone."""
    return box.height < 60


def in_lines(box: Box, *lines: str) -> str:
    """A summary in words."""
    room = box.width - 14
    return "".join(
        write(fitted(line, room, 12), box.x + 8, box.y + 40 + 18 * n, 12, colour="quiet")
        for n, line in enumerate(lines)
    )
