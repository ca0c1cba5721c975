"""Where the shapes of targets lie: the paths that pictures use, as polygons."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import TypeAlias

from majlis.drawing.svg import Point

Polygon: TypeAlias = tuple[Point, ...]
NUMBERS = {"M": 2, "L": 2, "h": 1, "v": 1, "q": 4, "a": 7, "Z": 0}
"""How many numbers belong to each command; others are not measured."""
CURVE = 4
"""Straight pieces that stand for a curve."""


@lru_cache(1 << 14)
def polygons(d: str) -> tuple[Polygon, ...]:
    """The closed outlines of a path."""
    outlines: list[list[Point]] = []
    for command, numbers in commands(d):
        if command == "M":
            outlines.append([(numbers[0], numbers[1])])
        else:
            outline = outlines[-1]
            outline.extend(drawn(command, numbers, *outline[-1]))
    return tuple(map(tuple, outlines))


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        assert len(numbers) == NUMBERS.get(command), f"not measured: {command}{rest}"
        yield command, numbers


def drawn(command: str, numbers: list[float], x: float, y: float) -> Iterator[Point]:
    """The points that a command leads through, from this one on."""
    match command, numbers:
        case "L", [to_x, to_y]:
            yield to_x, to_y
        case "h", [dx]:
            yield x + dx, y
        case "v", [dy]:
            yield x, y + dy
        case "q", [pull_x, pull_y, dx, dy]:
            for step in range(1, CURVE + 1):
                t = step / CURVE
                pulled, done = 2 * t * (1 - t), t * t
                yield x + pulled * pull_x + done * dx, y + pulled * pull_y + done * dy
        case "a", [radius, _, _, large, clockwise, dx, dy]:
            yield from arc(x, y, radius, large != clockwise, clockwise == 1, dx, dy)


def arc(
    x: float, y: float, radius: float, left: bool, clockwise: bool, dx: float, dy: float
) -> Iterator[Point]:
    """Part of a circle: its middle lies on one side of the straight way, or on it."""
    half = hypot(dx, dy) / 2
    away = sqrt(max(0.0, radius * radius - half * half)) / (2 * half) * (1 if left else -1)
    middle_x, middle_y = x + dx / 2 - away * dy, y + dy / 2 + away * dx
    begin = atan2(y - middle_y, x - middle_x)
    turn = atan2(y + dy - middle_y, x + dx - middle_x) - begin
    turn = turn % (2 * pi) if clockwise else -(-turn % (2 * pi))
    for step in range(1, 2 * CURVE + 1):
        angle = begin + turn * step / (2 * CURVE)
        yield middle_x + radius * cos(angle), middle_y + radius * sin(angle)


def inside(point: Point, d: str) -> bool:
    return any(within(point, polygon) for polygon in polygons(d))


@lru_cache(1 << 14)
def around(d: str) -> tuple[float, float, float, float]:
    """The sides of the box that holds all of a path: left, top, right, foot."""
    points = [point for polygon in polygons(d) for point in polygon]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def apart(one: str, other: str) -> bool:
    """Whether two paths are too far from each other to overlap."""
    left, top, right, foot = around(one)
    other_left, other_top, other_right, other_foot = around(other)
    return right <= other_left or other_right <= left or foot <= other_top or other_foot <= top


def within(point: Point, polygon: Polygon) -> bool:
    """Whether a straight way out crosses the outline an odd number of times."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in pairwise((*polygon, polygon[0])):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            odd = not odd
    return odd


@lru_cache(1 << 14)
def points_within(d: str, grid: int = 7) -> tuple[Point, ...]:
    """Points spread over what the path goes around: where a finger may come down."""
    found = []
    for polygon in polygons(d):
        xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
        for row in range(grid):
            for column in range(grid):
                x = min(xs) + (max(xs) - min(xs)) * (column + 0.5) / grid
                y = min(ys) + (max(ys) - min(ys)) * (row + 0.5) / grid
                if within((x, y), polygon):
                    found.append((x, y))
    return tuple(found)
