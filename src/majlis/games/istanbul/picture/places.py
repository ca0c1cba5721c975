"""A place on paper: number, name, picture, what it costs and gives, the floor for its figures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.icons import STAR
from majlis.drawing.lettering import BOLD, centred, lines, snug, write
from majlis.drawing.svg import num, use
from majlis.games.istanbul.picture.layout import PlaceLayout, round_below
from majlis.games.istanbul.picture.signs import (
    QUIET,
    Measure,
    Quiet,
    Row,
    Sign,
    TopTile,
    draw_row,
    row_width,
)


@lru_cache(maxsize=4096)
def draw_place(at: PlaceLayout, place: int, name: str, lit: bool, told: tuple[Row, ...]) -> str:
    """A place with everything on it but figures."""
    picture = use(f"place-{place}", *at.picture, paint="" if lit else 'opacity=".8"')
    return f"<g>{floor(at)}{picture}{number(at, place)}{title(at, name)}{column(at, told)}</g>"


def paper(at: PlaceLayout, lit: bool) -> str:
    """What a place is drawn on."""
    paint = f'fill="var(--stall{"" if lit else "-dim"})" stroke="var(--line)"'
    return at.box.rect(at.corner, paint)


def floor(at: PlaceLayout) -> str:
    """Where figures stand."""
    return (
        f'<path d="{round_below(at.floor, at.corner)}" fill="var(--floor)" '
        'stroke="var(--line)" stroke-width=".8"/>'
    )


def number(at: PlaceLayout, place: int) -> str:
    """On a star."""
    if at.narrow:
        radius = 10.0
        x, y = at.picture.x + 6.5, at.picture.y + 7.5
    else:
        radius = 1.06 * at.em
        x, y = at.box.x + 1.35 * at.em, at.box.y + 1.2 * at.em
    size = max(at.least, radius * (1.05 if place < 10 else 0.96))
    return (
        f'<path d="{STAR}" transform="translate({num(x)} {num(y)}) scale({num(radius / 10.6)})" '
        f'fill="var(--number)"/>{centred(str(place), x, y, size, 750, "on-number")}'
    )


def title(at: PlaceLayout, name: str) -> str:
    box, em = at.box, at.em
    if at.narrow:
        size = snug(name, (box.width - 2) / BOLD, 11.8, at.least)
        return write(name, box.middle[0], box.y + 12, size, weight=680, anchor="middle")
    x = box.x + 2.65 * em
    size = snug(name, (box.right - x - 2) / BOLD, max(1.08 * em, at.least), at.least)
    return write(name, x, box.y + 1.52 * em, size, weight=680)


# -- the column of signs ------------------------------------------------------------------------


class Column(NamedTuple):
    """Rows that fit: what is in them, and the upper edge and the height of each."""

    measure: Measure
    rows: tuple[tuple[Row, float, float], ...]


SLACK = 8
"""How much taller than the picture a column may be."""
MOST_ROWS = 3
"""Words fill no more lines than that."""
SMALLEST = 0.72
"""How far signs shrink before words are left out: the place says them when it is pointed at."""


def fit(at: PlaceLayout, told: tuple[Row, ...]) -> Column:
    """The rows, one below the other, around the middle of the column."""
    full = 10.6 if at.narrow else at.em
    for rows in fewer(at, told):
        em = full
        while em > SMALLEST * full:
            measure = Measure(em, at.least)
            tall, wide = extent(rows, measure)
            if wide <= at.signs.width and tall <= at.signs.height + SLACK:
                return stacked(rows, measure)
            em *= 0.97
    return stacked(rows, measure)


def fewer(at: PlaceLayout, told: tuple[Row, ...]) -> Iterator[tuple[Row, ...]]:
    """The rows; with words in several lines, as many as there is room for; without words beside
    signs; with signs only."""
    yield told
    kept = list(told)
    while len(wrapped := tuple(line for row in kept for line in wrap(at, row))) > MOST_ROWS:
        spare = next((row for row in kept if is_words(row)), None)
        if spare is None:
            break
        kept.remove(spare)
    yield wrapped
    yield tuple(row if is_words(row) else without_words(row) for row in wrapped)
    yield tuple(without_words(row) for row in told if not is_words(row))


def without_words(row: Row) -> Row:
    return tuple(sign for sign in row if not words_of(sign))


def wrap(at: PlaceLayout, row: Row) -> tuple[Row, ...]:
    if not is_words(row):
        return (row,)
    size = Measure(at.em, at.least).size(QUIET)
    return tuple((Quiet(line),) for line in lines(words_of(row[0]), at.signs.width - 3, size))


def is_words(row: Row) -> bool:
    return len(row) == 1 and bool(words_of(row[0]))


def words_of(sign: Sign) -> str:
    """Empty if it is none, but a number or a dash."""
    return sign.text if isinstance(sign, Quiet) and any(map(str.isalpha, sign.text)) else ""


def gap(measure: Measure) -> float:
    return 0.18 * measure.em


def row_height(row: Row, measure: Measure) -> float:
    return max(sign.height(measure) for sign in row)


def extent(rows: tuple[Row, ...], measure: Measure) -> tuple[float, float]:
    """How tall and how wide they are together."""
    tall = sum(row_height(row, measure) for row in rows) + gap(measure) * (len(rows) - 1)
    return tall, max(row_width(row, measure) for row in rows)


def stacked(rows: tuple[Row, ...], measure: Measure) -> Column:
    y = -extent(rows, measure)[0] / 2
    edges = []
    for row in rows:
        high = row_height(row, measure)
        edges.append((row, y, high))
        y += high + gap(measure)
    return Column(measure, tuple(edges))


def column(at: PlaceLayout, told: tuple[Row, ...]) -> str:
    """What the place costs and gives."""
    if not told:
        return ""
    measure, rows = fit(at, told)
    drawn = "".join(draw_row(row, 0.0, y + high / 2, measure) for row, y, high in rows)
    x, y = at.signs.x, at.signs.middle[1]
    return f'<g transform="translate({num(x)} {num(y)})">{drawn}</g>'


def tile_boxes(at: PlaceLayout, told: tuple[Row, ...]) -> list[Box]:
    """Where the tiles in a column lie."""
    measure, rows = fit(at, told)
    found = []
    for row, y, high in rows:
        x = at.signs.x
        for sign in row:
            if isinstance(sign, TopTile):
                found.append(sign.box(x, at.signs.middle[1] + y + high / 2, measure))
            x += sign.width(measure)
    return found
