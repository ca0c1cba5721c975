"""How the scores have come about: a line for each seat, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil

from majlis import games
from majlis.drawing.boxes import Box
from majlis.drawing.lettering import fitted, width_of, write
from majlis.drawing.scene import Format
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import num, tag
from majlis.kernel.game import Setting
from majlis.kernel.match import Entry

WIDTHS = {Format.WIDE: 312, Format.LAPTOP: 264, Format.TALL: 560, Format.PHONE: 340}
"""As wide as the sheet, so that letters are as large as they are written."""
HEIGHT = 176
LETTERS = 12.0
NAMES = 78.0
"""How wide the names at the ends of the lines may be."""
APART = 1.4
"""Lines that coincide lie side by side."""
MARKS = 4
"""So often a line shows whose it is."""

Move = tuple[int, int, int]
"""Seat, answer, and the turn that it belongs to."""
History = tuple[tuple[int, ...], ...]
"""The scores of all seats after each turn."""


def moves(log: Sequence[Entry]) -> tuple[Move, ...]:
    return tuple((entry.seat, entry.action, entry.turn) for entry in log)


@lru_cache(maxsize=8)
def score_history(
    game: str,
    seats: int,
    options: tuple[tuple[str, Setting], ...],
    rules: int,
    played: tuple[Move, ...],
) -> History:
    """What everybody would have had if the game had ended after each turn: it is played again for
    that, once for all who look at the result."""
    known = games.game(game)
    s = known.setup(seats, known.meta.settings(dict(options), seats, rules), rules)
    after: dict[int, tuple[int, ...]] = {}
    for nth, (seat, action, turn) in enumerate(played):
        s.apply(seat, action)
        if nth + 1 == len(played) or played[nth + 1][2] != turn:
            after[turn] = tuple(s.scores())
    return tuple(after.values())


def quarters(history: History, seat: int) -> list[int]:
    """A line in words: what the seat had after each quarter of the game."""
    last = len(history) - 1
    return [history[ceil(last * quarter / 4)][seat] for quarter in range(1, 5)]


def score_chart(history: History, names: Sequence[str], format: Format) -> str:
    """Silent to screen readers: `quarters` is for them."""
    width = WIDTHS[format]
    low = min(0, *(points for scores in history for points in scores))
    high = max(1, *(points for scores in history for points in scores))
    scale = steps(low, high)
    left = max(width_of(str(value), LETTERS) for value in scale) + 8
    longest = max(width_of(name, LETTERS) for name in names)
    labels = min(longest, NAMES) + 20
    box = Box(left, 8, width - left - labels, HEIGHT - 30)
    last = max(1, len(history) - 1)

    def across(turn: float) -> float:
        return box.x + box.width * turn / last

    def down(points: float) -> float:
        return box.foot - box.height * (points - low) / (high - low)

    drawn = [grid_line(box, down(value), value) for value in scale]
    drawn += [
        write(str(turn or 1), across(turn), HEIGHT - 6, LETTERS, colour="quiet", anchor="middle")
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
    ends = side_by_side([way[-1] for way in ways], LETTERS + 3, box.foot)
    for seat, y in zip(seats, ends, strict=True):
        name = fitted(names[seat], NAMES, LETTERS)
        drawn.append(seat_shape(seat, box.right + 11, y, 5.4))
        drawn.append(write(name, box.right + 20, y + 4, LETTERS, weight=650))
    return tag(
        "svg",
        "".join(drawn),
        class_="chart",
        viewBox=f"0 0 {width} {HEIGHT}",
        width=width,
        height=HEIGHT,
        aria_hidden="true",
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
