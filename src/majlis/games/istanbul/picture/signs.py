"""Signs: what a place or a card costs and gives is told in rows of them.

A sign is plain data, so that a place or a card whose signs have not changed need not be drawn again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias

from majlis.drawing.boxes import Box
from majlis.drawing.icons import use_icon
from majlis.drawing.lettering import BOLD, centred, width_of, write
from majlis.drawing.svg import use
from majlis.games.istanbul.picture.symbols import coin, coin_radius

ICON = 1.3
"""How large an icon is, in ems."""
QUIET = 0.95
"""How large quiet words are, in ems."""
POST_FIELDS: tuple[tuple[str | int, str | int], ...] = (
    ("fabric", "spice"),
    (2, 1),
    ("jewelry", "fruit"),
    (2, 1),
)
"""The upper and the lower field of the four columns of the Post Office."""


class Measure(NamedTuple):
    """The size of signs, and the size below which nothing is written."""

    em: float
    least: float

    def size(self, ems: float) -> float:
        return max(ems * self.em, self.least)


class Sign(Protocol):
    def height(self, measure: Measure) -> float: ...

    def width(self, measure: Measure) -> float: ...

    def draw(self, x: float, y: float, measure: Measure) -> str:
        """With its left edge at x, around the height y."""
        ...


Row: TypeAlias = tuple[Sign, ...]


@dataclass(frozen=True)
class Icon:
    name: str
    percent: int = 100
    missing: bool = False
    """The player does not have it: it is faded."""

    def height(self, measure: Measure) -> float:
        return ICON * measure.em * (self.percent / 100)

    def width(self, measure: Measure) -> float:
        return (ICON + 0.1) * measure.em * (self.percent / 100)

    def draw(self, x: float, y: float, measure: Measure) -> str:
        size = self.height(measure)
        paint = 'opacity=".3"' if self.missing else 'color="var(--ink)"'
        return use_icon(self.name, x, y - size / 2, size, paint=paint)


ARROW = Icon("arrow", 75)


@dataclass(frozen=True)
class Coin:
    lira: int
    percent: int = 100

    def radius(self, measure: Measure) -> float:
        """Its number must be readable."""
        wanted = 0.78 * measure.em * (self.percent / 100)
        return max(wanted, coin_radius(self.lira, measure.least))

    def height(self, measure: Measure) -> float:
        return 2 * self.radius(measure)

    def width(self, measure: Measure) -> float:
        return 2 * self.radius(measure) + 0.1 * measure.em

    def draw(self, x: float, y: float, measure: Measure) -> str:
        radius = self.radius(measure)
        return coin(x + radius, y, radius, self.lira)


@dataclass(frozen=True)
class Bold:
    text: str
    percent: int = 100

    def height(self, measure: Measure) -> float:
        return 1.12 * measure.size(self.percent / 100)

    def width(self, measure: Measure) -> float:
        return width_of(self.text, measure.size(self.percent / 100)) * BOLD + 0.15 * measure.em

    def draw(self, x: float, y: float, measure: Measure) -> str:
        size = measure.size(self.percent / 100)
        return write(self.text, x, y + 0.36 * size, size, weight=700)


@dataclass(frozen=True)
class Quiet:
    """Words beside or below the signs: they are left out where there is no room."""

    text: str

    def height(self, measure: Measure) -> float:
        return 1.16 * measure.size(QUIET)

    def width(self, measure: Measure) -> float:
        return width_of(self.text, measure.size(QUIET)) + 0.25 * measure.em

    def draw(self, x: float, y: float, measure: Measure) -> str:
        size = measure.size(QUIET)
        return write(self.text, x, y + 0.36 * size, size, weight=500, colour="quiet")


@dataclass(frozen=True)
class PlacePicture:
    """A place, on a card that speaks of it."""

    place: int
    percent: int = 210

    def height(self, measure: Measure) -> float:
        return self.percent / 100 * measure.em

    def width(self, measure: Measure) -> float:
        return self.height(measure)

    def draw(self, x: float, y: float, measure: Measure) -> str:
        size = self.height(measure)
        return use(f"place-{self.place}", x, y - size / 2, size)


@dataclass(frozen=True)
class DemandTile:
    """What a market asks for: what the player has of it is bright."""

    goods: tuple[tuple[str, bool], ...]
    """Each, and whether the player has it."""
    dark: bool
    across: int

    def height(self, measure: Measure) -> float:
        return (1.22 * -(-len(self.goods) // self.across) + 0.28) * measure.em

    def width(self, measure: Measure) -> float:
        return min(len(self.goods), self.across) * 1.26 * measure.em + 0.3 * measure.em

    def draw(self, x: float, y: float, measure: Measure) -> str:
        em, high = measure.em, self.height(measure)
        edge = 'stroke="#8A5237" stroke-width="1.8"' if self.dark else 'stroke="var(--line)"'
        box = Box(x, y - high / 2, self.width(measure), high)
        drawn = box.rect(0.35 * em, f'fill="var(--slot)" {edge}')
        for k, (name, held) in enumerate(self.goods):
            left = x + (0.18 + k % self.across * 1.26) * em
            top = y - high / 2 + (0.17 + k // self.across * 1.22) * em
            drawn += use_icon(name, left, top, 1.16 * em, paint="" if held else 'opacity=".32"')
        return drawn


@dataclass(frozen=True)
class PriceList:
    """What one to five goods bring; what the player can reach now is lit."""

    prices: tuple[int, ...]
    best: int

    def pitch(self, measure: Measure) -> float:
        return 1.3 * measure.size(QUIET)

    def height(self, measure: Measure) -> float:
        return 1.5 * measure.size(QUIET)

    def width(self, measure: Measure) -> float:
        return len(self.prices) * self.pitch(measure)

    def draw(self, x: float, y: float, measure: Measure) -> str:
        size = measure.size(QUIET)
        wide, high = self.pitch(measure), 1.45 * size
        whole = Box(x, y - high / 2, wide * len(self.prices), high)
        drawn = whole.rect(0.3 * size, 'fill="none" stroke="var(--line)"')
        for k, price in enumerate(self.prices):
            cell = Box(x + k * wide, whole.y, wide, high)
            on = k + 1 == self.best
            if on:
                drawn += cell.rect(0.3 * size, 'fill="var(--coin)"')
            colour, weight = ("on-coin", 780) if on else ("quiet", 600)
            drawn += centred(str(price), *cell.middle, size, weight, colour)
        return drawn


@dataclass(frozen=True)
class JewelryForRoll:
    """What the Black Market pays for a roll; lit what the dice show now."""

    got: int

    def pitch(self, measure: Measure) -> float:
        return 2.1 * measure.size(QUIET)

    def height(self, measure: Measure) -> float:
        return 2.6 * measure.size(QUIET)

    def width(self, measure: Measure) -> float:
        return 3 * self.pitch(measure)

    def draw(self, x: float, y: float, measure: Measure) -> str:
        size = measure.size(QUIET)
        wide, high = self.pitch(measure), 2.55 * size
        whole = Box(x, y - high / 2, 3 * wide, high)
        drawn = whole.rect(0.3 * size, 'fill="none" stroke="var(--line)"')
        for k, roll in enumerate(("7+", "9+", "11+"), 1):
            cell = Box(x + (k - 1) * wide, whole.y, wide, high)
            on = k == self.got
            if on:
                drawn += cell.rect(0.3 * size, 'fill="var(--coin)"')
            middle, ink = cell.middle[0], "on-coin" if on else "ink"
            drawn += centred(roll, middle, y - 0.6 * size, size, 600, ink if on else "quiet")
            drawn += centred(str(k), middle - 0.55 * size, y + 0.62 * size, size, 750, ink)
            drawn += use_icon("jewelry", middle - 0.15 * size, y + 0.05 * size, 1.1 * size)
        return drawn


@dataclass(frozen=True)
class PostOffice:
    """Two rows of four fields: what is covered by a marker is not given."""

    step: int

    def pitch(self, measure: Measure) -> float:
        return max(1.72 * measure.em, 2 * coin_radius(1, measure.least) + 1.5)

    def height(self, measure: Measure) -> float:
        return 2 * self.pitch(measure)

    def width(self, measure: Measure) -> float:
        return 4 * self.pitch(measure)

    def draw(self, x: float, y: float, measure: Measure) -> str:
        pitch = self.pitch(measure)
        side = pitch - 1.2
        drawn = ""
        for k, fields in enumerate(POST_FIELDS):
            for row, field in enumerate(fields):
                cell = Box(x + k * pitch, y + (row - 1) * pitch + 0.6, side, side)
                if (row == 0) != (k < self.step):
                    drawn += cell.rect(
                        0.2 * side, 'fill="var(--plank)" stroke="var(--wood)" stroke-width=".8"'
                    )
                    continue
                drawn += cell.rect(0.2 * side, 'fill="var(--slot)" stroke="var(--line)"')
                if isinstance(field, int):
                    drawn += coin(*cell.middle, coin_radius(field, measure.least), field)
                else:
                    drawn += use_icon(
                        field, cell.x + 0.12 * side, cell.y + 0.12 * side, 0.76 * side
                    )
        return drawn


@dataclass(frozen=True)
class TopTile:
    """The top tile of a stack, and what it asks for; faded if the player has one like it."""

    name: str
    price: int
    owned: bool

    def box(self, x: float, y: float, measure: Measure) -> Box:
        return Box(x, y - 0.8 * measure.em, 2.6 * measure.em, 1.6 * measure.em)

    def height(self, measure: Measure) -> float:
        return 1.6 * measure.em

    def width(self, measure: Measure) -> float:
        return 2.75 * measure.em

    def draw(self, x: float, y: float, measure: Measure) -> str:
        box = self.box(x, y, measure)
        drawn = box.rect(0.24 * box.height, f'fill="var(--tile-{self.name})"')
        drawn += use_icon(f"tile-{self.name}", box.x, box.y, box.height)
        text = str(self.price) if self.price else "–"
        middle = box.x + 0.8 * box.width
        drawn += centred(text, middle, box.middle[1], measure.size(1.1), 780, "on-tile")
        return f'<g opacity=".45">{drawn}</g>' if self.owned or not self.price else drawn


def row_width(row: Row, measure: Measure) -> float:
    return sum(sign.width(measure) for sign in row)


def draw_row(row: Row, x: float, y: float, measure: Measure) -> str:
    """With its left edge at x, around the height y."""
    drawn = ""
    for sign in row:
        drawn += sign.draw(x, y, measure)
        x += sign.width(measure)
    return drawn


def row_around(row: Row, x: float, y: float, measure: Measure, width: float) -> str:
    """A row around a point, no wider than that."""
    smallest = measure.em * 0.5
    while (wide := row_width(row, measure)) > width and measure.em > smallest:
        measure = measure._replace(em=measure.em * 0.96)
    return draw_row(row, x - wide / 2, y, measure)
