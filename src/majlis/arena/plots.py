"""The plots of a report: narrow enough for a phone, in the colours of the page they stand in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from majlis.arena.ratings import Estimate
from majlis.drawing.shapes import SHAPES, seat_shape
from majlis.drawing.svg import Point, esc, num, tag

WIDTH = 360
LEFT, RIGHT = 14, 346
"""Where the scale of most plots begins and ends."""
FONT = 13
ROW = 46
LONGEST_NAME = 32
DASHES = (None, "7 3", "2 3", "9 3 2 3", "4 4")
"""By mark, like the shapes: lines that cross can be told apart without colour."""

Words = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """One bot in a plot that gives every bot a row."""

    mark: int
    """Its place among the bots: its shape and its colour."""
    name: str
    figure: str
    """What it comes to, in words."""


@dataclass(frozen=True)
class Scale:
    """Where values lie, from `low` at the pixel `start` to `high` at `end`."""

    low: float
    high: float
    start: float = LEFT
    end: float = RIGHT

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def ticks(self, most: int = 5) -> list[float]:
        """Round numbers, at most so many steps of 1, 2 or 5 from each other."""
        least_step = (self.high - self.low) / most
        power = 10.0 ** floor(log10(least_step))
        step = next(power * by for by in (1, 2, 5, 10) if power * by >= least_step)
        first, last = ceil(self.low / step), floor(self.high / step)
        return [nth * step for nth in range(first, last + 1)]


def around(values: Sequence[float]) -> Scale:
    """A scale that holds these values with some air."""
    low, high = min(values), max(values)
    air = (high - low or abs(high) or 1.0) * 0.06
    return Scale(low - air, high + air)


def mark_of(place: int) -> int:
    return place % len(SHAPES)


def colour(mark: int) -> str:
    return f"var(--seat-{mark + 1})"


def short(name: str) -> str:
    """The end of a long name tells most: the class."""
    return name if len(name) <= LONGEST_NAME else f"…{name[-LONGEST_NAME:]}"


def words(x: float, y: float, text: str, anchor: str = "start", paint: str = "var(--ink)") -> str:
    """Lines of the scale make way for them."""
    return tag(
        "text",
        esc(text),
        x=x,
        y=y,
        text_anchor=anchor,
        fill=paint,
        paint_order="stroke",
        stroke="var(--panel)",
        stroke_width=4,
    )


def stroke(a: Point, b: Point, paint: str, width: float = 1, dash: str | None = None) -> str:
    return tag(
        "line",
        x1=a[0],
        y1=a[1],
        x2=b[0],
        y2=b[1],
        stroke=paint,
        stroke_width=width,
        stroke_dasharray=dash,
    )


def picture(height: float, inner: str, says: str) -> str:
    """The whole plot; `says` is what somebody is told who does not see it."""
    return tag(
        "svg",
        inner,
        viewBox=f"0 0 {WIDTH} {num(height)}",
        role="img",
        aria_label=says,
        font_size=FONT,
    )


def bottom(scale: Scale, ticks: Sequence[float], top: float, y: float, say: Words) -> str:
    """Light lines from top to bottom, and what they stand for."""
    drawn = []
    for tick in ticks:
        x = scale.at(tick)
        drawn.append(stroke((x, top), (x, y), "var(--line)"))
        drawn.append(words(x, y + 16, say(tick), "middle", "var(--quiet)"))
    return "".join(drawn)


def heading(row: Row, y: float) -> str:
    return (
        seat_shape(row.mark, LEFT, y - 4.5, 5)
        + words(LEFT + 13, y, short(row.name))
        + words(RIGHT, y, row.figure, "end")
    )


def intervals(
    rows: Sequence[tuple[Row, Estimate]],
    scale: Scale,
    ticks: Sequence[float],
    say: Words,
    says: str,
    average: float | None = None,
) -> str:
    """A row for each bot: a mark with a bar to both sides."""
    floor_ = len(rows) * ROW + 4
    drawn = [bottom(scale, ticks, 0, floor_, say)]
    if average is not None:
        x = scale.at(average)
        drawn.append(stroke((x, 0), (x, floor_), "var(--quiet)"))
    for nth, (row, estimate) in enumerate(rows):
        y = nth * ROW + 32
        low, high = scale.at(estimate.low), scale.at(estimate.high)
        paint = colour(row.mark)
        drawn.append(heading(row, y - 14))
        drawn.append(stroke((low, y), (high, y), paint, 3))
        drawn += [stroke((x, y - 5), (x, y + 5), paint, 2) for x in (low, high)]
        edge = 'stroke="var(--panel)" stroke-width="1.5"'
        drawn.append(seat_shape(row.mark, scale.at(estimate.value), y, 6, edge))
    return picture(floor_ + 24, "".join(drawn), says)


@dataclass(frozen=True)
class Course:
    """How a share went: after so many games, with its interval."""

    mark: int
    points: list[tuple[int, Estimate]]


def courses(lines: Sequence[Course], even: float, says: str) -> str:
    """Shares over the games, with their intervals; the dotted line is what is even."""
    height, left = 230, 44
    every = [point for line in lines for point in line.points]
    games = Scale(min(nth for nth, _ in every) - 1, max(nth for nth, _ in every), left, RIGHT)
    held = around([even, *(end for _, share in every for end in (share.low, share.high))])
    share = Scale(max(0, held.low), min(1, held.high), height, 6)
    whole = [tick for tick in games.ticks(4) if tick == int(tick)]
    drawn = [bottom(games, whole, 6, height, lambda games: f"{games:.0f}")]
    for tick in share.ticks():
        y = share.at(tick)
        drawn.append(stroke((left, y), (RIGHT, y), "var(--line)"))
        drawn.append(words(left - 6, y + 4, f"{tick:.0%}", "end", "var(--quiet)"))
    y = share.at(even)
    drawn.append(stroke((left, y), (RIGHT, y), "var(--ink)", 1.5, "1 4"))
    drawn += [band(line, games, share) for line in lines]
    drawn += [path(line, games, share) for line in lines]
    return picture(height + 24, "".join(drawn), says)


def band(line: Course, games: Scale, share: Scale) -> str:
    lower = [(games.at(nth), share.at(each.low)) for nth, each in line.points]
    upper = [(games.at(nth), share.at(each.high)) for nth, each in reversed(line.points)]
    return tag("polygon", points=listed([*lower, *upper]), fill=colour(line.mark), opacity=0.13)


def path(line: Course, games: Scale, share: Scale) -> str:
    points = [(games.at(nth), share.at(each.value)) for nth, each in line.points]
    marked = points[:: max(1, len(points) // 5)]
    edge = 'stroke="var(--panel)" stroke-width="1.5"'
    return tag(
        "polyline",
        points=listed(points),
        fill="none",
        stroke=colour(line.mark),
        stroke_width=2.2,
        stroke_linejoin="round",
        stroke_dasharray=DASHES[line.mark],
    ) + "".join(seat_shape(line.mark, x, y, 5, edge) for x, y in marked)


def listed(points: Sequence[Point]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


def histograms(rows: Sequence[tuple[Row, list[int]]], says: str) -> str:
    """A row for each bot: how often it had so many points. The upright stroke is the average."""
    every = [score for _, scores in rows for score in scores]
    width = max(1, ceil((max(every) - min(every) + 1) / 28))
    first = min(every) // width
    bins = max(every) // width - first + 1
    scale = Scale(first * width, (first + bins) * width)
    row_height = 76
    floor_ = len(rows) * row_height + 4
    drawn = [bottom(scale, scale.ticks(), 0, floor_, lambda points: f"{points:.0f}")]
    for nth, (row, scores) in enumerate(rows):
        base = nth * row_height + 74
        counts = [0] * bins
        for score in scores:
            counts[score // width - first] += 1
        drawn.append(heading(row, base - 56))
        for at, count in enumerate(counts):
            if count:
                left, right = (scale.at((first + edge) * width) for edge in (at, at + 1))
                height = 46 * count / max(counts)
                drawn.append(bar(left, base - height, right - left, height, row.mark))
        # A bar of one number stands to the right of it, so its middle is half a point further on.
        mean = scale.at(sum(scores) / len(scores) + 0.5)
        drawn.append(stroke((mean, base - 50), (mean, base), "var(--ink)", 2))
        drawn.append(stroke((LEFT, base), (RIGHT, base), "var(--quiet)"))
    return picture(floor_ + 24, "".join(drawn), says)


def bar(x: float, y: float, width: float, height: float, mark: int) -> str:
    return tag(
        "rect",
        x=x + 0.5,
        y=y,
        width=max(1, width - 1),
        height=height,
        fill=colour(mark),
        opacity=0.75,
    )
