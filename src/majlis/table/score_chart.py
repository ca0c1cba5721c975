"""How the scores have come about, drawn: a line for each seat, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import fitted, width_of, write
from majlis.drawing.scene import Format
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import num, tag
from majlis.table.retelling import History, TurningPoint

WIDTHS = {Format.WIDE: 312, Format.LAPTOP: 264, Format.TALL: 640, Format.PHONE: 340}
"""As wide as the sheet, so that letters are as large as they are written."""
HEIGHTS = {Format.WIDE: 212, Format.LAPTOP: 176, Format.TALL: 212, Format.PHONE: 176}
LETTERS = 12.0
NAMES = 78.0
"""How wide the names at the ends of the lines may be."""
APART = 1.4
"""Lines that coincide lie side by side."""
NUMBERED = 9.0
"""The radius of a turning point."""
MARKS = 4
"""So often a line shows whose it is."""


def quarters(history: History, seat: int) -> list[int]:
    """A line in words: what the seat had after each quarter of the game."""
    last = len(history) - 1
    return [history[ceil(last * quarter / 4)][seat] for quarter in range(1, 5)]


def score_chart(
    history: History, names: Sequence[str], format: Format, turning: Sequence[TurningPoint] = ()
) -> str:
    """With the numbers of the turning points. Silent to screen readers: `quarters` is for them."""
    width, height = WIDTHS[format], HEIGHTS[format]
    low = min(0, *(points for scores in history for points in scores))
    high = max(1, *(points for scores in history for points in scores))
    scale = steps(low, high)
    left = max(width_of(str(value), LETTERS) for value in scale) + 8
    longest = max(width_of(name, LETTERS) for name in names)
    labels = min(longest, NAMES) + 20
    box = Box(left, 8, width - left - labels, height - 30)
    last = max(1, len(history) - 1)

    def across(turn: float) -> float:
        return box.x + box.width * turn / last

    def down(points: float) -> float:
        return box.foot - box.height * (points - low) / (high - low)

    drawn = [grid_line(box, down(value), value) for value in scale]
    drawn += [
        write(str(turn or 1), across(turn), height - 6, LETTERS, colour="quiet", anchor="middle")
        for turn in steps(0, last, box.width / 40)
    ]
    seats = range(len(names))
    ways = []
    for seat in seats:
        aside = APART * (seat - (len(names) - 1) / 2)
        ways.append([down(scores[seat]) + aside for scores in history])
        points = " ".join(f"{num(across(turn))},{num(y)}" for turn, y in enumerate(ways[seat]))
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="var(--seat-{seat + 1})" '
            'stroke-width="2.2" stroke-linejoin="round"/>'
        )
    edge = 'stroke="var(--panel)" stroke-width="1.4"'
    for seat in seats:
        for nth in range(MARKS):
            turn = round(last * (nth + (seat + 0.5) / len(names)) / MARKS)
            if turn < len(history):
                drawn.append(seat_shape(seat, across(turn), ways[seat][turn], 4.6, edge))
    for nth, point in enumerate(turning, 1):
        x, y = across(point.nth), ways[point.seat][point.nth]
        drawn.append(numbered(nth, point.seat, x, max(y, NUMBERED), box.foot))
    ends = side_by_side([way[-1] for way in ways], LETTERS + 3, box.foot)
    for seat, y in zip(seats, ends, strict=True):
        name = fitted(names[seat], NAMES, LETTERS)
        drawn.append(seat_shape(seat, box.right + 11, y, 5.4))
        drawn.append(write(name, box.right + 20, y + 4, LETTERS, weight=650))
    return tag(
        "svg",
        "".join(drawn),
        class_="chart",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        aria_hidden="true",
    )


def numbered(nth: int, seat: int, x: float, y: float, foot: float) -> str:
    """A turning point on the line of its seat, and when it was."""
    return (
        f'<path d="M{num(x)} {num(y)}V{num(foot)}" stroke="var(--quiet)" '
        'stroke-dasharray="1.5 2.5"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(NUMBERED)}" fill="var(--panel)" '
        f'stroke="var(--seat-{seat + 1})" stroke-width="2.2"/>'
        f"{write(str(nth), x, y + 4.3, LETTERS, weight=750, anchor='middle')}"
    )


def grid_line(box: Box, y: float, value: int) -> str:
    return (
        f'<path d="M{num(box.x)} {num(y)}H{num(box.right)}" stroke="var(--line)" '
        f'stroke-dasharray="2 3"/>'
        f"{write(str(value), box.x - 5, y + 4, LETTERS, colour='quiet', anchor='end')}"
    )


def steps(low: int, high: int, most: float = 4) -> list[int]:
    """Round numbers between these, not more than there is room for."""
    step = next(
        unit * 10**power
        for power in range(6)
        for unit in (1, 2, 5)
        if (high - low) / (unit * 10**power) <= most
    )
    return list(range(ceil(low / step) * step, high + 1, step))


def side_by_side(wanted: Sequence[float], apart: float, lowest: float) -> list[float]:
    """As near to where they would be as can be, so far apart from each other."""
    order = sorted(range(len(wanted)), key=lambda nth: wanted[nth])
    found = list(wanted)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + apart)
    floor = lowest
    for nth in reversed(order):
        found[nth] = min(found[nth], floor)
        floor = found[nth] - apart
    return found
