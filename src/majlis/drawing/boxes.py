"""Boxes: the room that something has on paper."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from majlis.drawing.svg import AGAIN, Point, num


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def foot(self) -> float:
        return self.y + self.height

    def holds(self, point: Point) -> bool:
        return self.x <= point[0] <= self.right and self.y <= point[1] <= self.foot

    def meets(self, other: Box) -> bool:
        """They have something in common."""
        apart = self.right <= other.x or other.right <= self.x
        return not (apart or self.foot <= other.y or other.foot <= self.y)

    def inset(self, by: float) -> Box:
        """Smaller by so much on every side; larger if that is negative."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def path(self, corner: float) -> str:
        """The `d` of a path around it, with round corners."""
        return rounded(self, corner)

    def rect(self, corner: float, paint: str) -> str:
        return rectangle(self, corner, paint)


@lru_cache(AGAIN)
def rounded(box: Box, corner: float) -> str:
    x, y, width, height = box
    r = min(corner, width / 2, height / 2)
    across, down, round_ = num(width - 2 * r), num(height - 2 * r), num(r)
    return (
        f"M{num(x + r)} {num(y)}h{across}q{round_} 0 {round_} {round_}v{down}"
        f"q0 {round_} {num(-r)} {round_}h{num(2 * r - width)}q{num(-r)} 0 {num(-r)} {num(-r)}"
        f"v{num(2 * r - height)}q0 {num(-r)} {round_} {num(-r)}Z"
    )


@lru_cache(AGAIN)
def rectangle(box: Box, corner: float, paint: str) -> str:
    x, y, width, height = map(num, box)
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{num(corner)}" {paint}/>'


def across(box: Box, count: int, gap: float) -> list[Box]:
    """The box cut into so many equal ones, side by side."""
    width = (box.width - (count - 1) * gap) / count
    return [Box(box.x + k * (width + gap), box.y, width, box.height) for k in range(count)]


def below(box: Box, count: int, gap: float) -> list[Box]:
    """The box cut into so many equal ones, one below the other."""
    height = (box.height - (count - 1) * gap) / count
    return [Box(box.x, box.y + k * (height + gap), box.width, height) for k in range(count)]


def grid(box: Box, rows: int, columns: int, down: float, beside: float) -> list[Box]:
    """The box cut into equal ones, row by row, with such gaps."""
    return [cell for row in below(box, rows, down) for cell in across(row, columns, beside)]


def boxes_like(first: Box, count: int, columns: int, beside: float, down: float) -> list[Box]:
    """So many boxes as large as the first, row by row, with such gaps."""
    return [
        first._replace(
            x=first.x + k % columns * (first.width + beside),
            y=first.y + k // columns * (first.height + down),
        )
        for k in range(count)
    ]
