"""Places on paper: number, name, picture in its niche, what it costs and gives, the floor."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.icons import STAR
from majlis.drawing.lettering import centred, lines, snug, width_of, write
from majlis.drawing.svg import num
from majlis.games.istanbul.art import coin, coin_radius, use
from majlis.games.istanbul.now import POST_FIELDS, Atom, Row
from majlis.games.istanbul.plan import least

ICON = 1.3
"""How large an icon is, in ems."""
QUIET = 0.95
"""How large quiet words are, in ems."""
BOLDER = 1.05
"""How much wider bold words are than `width_of` says."""


class Measure(NamedTuple):
    """The size of signs, and the size below which nothing is written."""

    em: float
    least: float

    def size(self, ems: float) -> float:
        return max(ems * self.em, self.least)


class Frame:
    """Where the parts of a place are, in its box."""

    def __init__(self, box: Box, em: float, narrow: bool) -> None:
        self.box = box
        self.em = em
        self.narrow = narrow
        self.least = least(narrow)
        x, y, width, height = box
        head = 2.15 * em if not narrow else 15.5
        if narrow:
            side = min(0.42 * width, 0.42 * height)
            self.niche = Box(x + 2, y + head + 1, side, side * 1.1)
        else:
            self.niche = Box(x + 0.4 * em, y + head + 0.1 * em, 4.5 * em, 5.1 * em)
        right = self.niche.right + (2.5 if narrow else 0.4 * em)
        self.now = Box(right, self.niche.y, box.right - right - 2, self.niche.height)
        if narrow:  # lower, or it would touch the name
            self.now = self.now._replace(y=self.now.y + 1.5)
        top = self.niche.foot + (0.15 * em if not narrow else 2)
        self.floor = Box(x, top, width, box.foot - top)
        self.strip = Box(x, 0, width, 1.65 * em if not narrow else 16)
        self.strip = self.strip._replace(y=box.foot - self.strip.height)


@lru_cache(maxsize=4096)
def stall(
    box: Box, em: float, narrow: bool, place: int, name: str, lit: bool, told: tuple[Row, ...]
) -> str:
    """A place with everything on it but figures."""
    frame = Frame(box, em, narrow)
    number = medal(frame, place, lit)
    picture = (
        f'<use href="#place-{place}" x="{num(frame.niche.x)}" y="{num(frame.niche.y)}" '
        f'width="{num(frame.niche.width)}" height="{num(frame.niche.height)}"'
        f"{'' if lit else ' opacity=' + chr(34) + '.8' + chr(34)}/>"
    )
    return f"<g>{ground(frame)}{picture}{number}{title(frame, name)}{column(frame, told)}</g>"


def paper(box: Box, narrow: bool, lit: bool) -> str:
    """What a place is drawn on."""
    paint = f'fill="var(--stall{"" if lit else "-dim"})" stroke="var(--line)"'
    return box.rect(7 if narrow else 9, paint)


def ground(frame: Frame) -> str:
    """The floor on which figures stand."""
    floor, r = frame.floor, 7 if frame.narrow else 9
    return (
        f'<path d="M{num(floor.x)} {num(floor.y)}h{num(floor.width)}v{num(floor.height - r)}'
        f"q0 {r}-{r} {r}h{num(2 * r - floor.width)}q-{r} 0-{r}-{r}Z"
        '" fill="var(--floor)" stroke="var(--line)" stroke-width=".8"/>'
    )


def medal(frame: Frame, place: int, lit: bool) -> str:
    """The number on its star."""
    if frame.narrow:
        radius = 10.0
        x, y = frame.niche.x + 6.5, frame.niche.y + 7.5
    else:
        radius = 1.06 * frame.em
        x, y = frame.box.x + 1.35 * frame.em, frame.box.y + 1.2 * frame.em
    size = max(frame.least, radius * (1.05 if place < 10 else 0.96))
    return (
        f'<path d="{STAR}" transform="translate({num(x)} {num(y)}) scale({num(radius / 10.6)})" '
        f'fill="var(--number)"/>{centred(str(place), x, y, size, 750, "on-number")}'
    )


def title(frame: Frame, name: str) -> str:
    box, em = frame.box, frame.em
    if frame.narrow:
        size = snug(name, (box.width - 2) / BOLDER, 11.8, frame.least)
        return write(name, box.middle[0], box.y + 12, size, weight=680, anchor="middle")
    x = box.x + 2.65 * em
    size = snug(name, (box.right - x - 2) / BOLDER, 1.08 * em, frame.least)
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


def fit(frame: Frame, told: tuple[Row, ...]) -> Column:
    """The rows, one below the other, around the middle of the column."""
    full = 10.6 if frame.narrow else frame.em
    for rows in fewer(frame, told):
        em = full
        while em > SMALLEST * full:
            measure = Measure(em, frame.least)
            tall, wide = extent(rows, measure)
            if wide <= frame.now.width and tall <= frame.now.height + SLACK:
                return stacked(rows, measure)
            em *= 0.97
    return stacked(rows, measure)


def fewer(frame: Frame, told: tuple[Row, ...]) -> Iterator[tuple[Row, ...]]:
    """The rows; with words in several lines, as many as there is room for; without words beside
    signs; with signs only."""
    yield told
    kept = list(told)
    while len(wrapped := tuple(line for row in kept for line in wrap(frame, row))) > MOST_ROWS:
        spare = next((row for row in kept if is_words(row)), None)
        if spare is None:
            break
        kept.remove(spare)
    yield wrapped
    yield tuple(row if is_words(row) else without_words(row) for row in wrapped)
    yield tuple(without_words(row) for row in told if not is_words(row))


def without_words(row: Row) -> Row:
    return tuple(atom for atom in row if not wordy(atom))


def wrap(frame: Frame, row: Row) -> tuple[Row, ...]:
    if not is_words(row):
        return (row,)
    size = Measure(frame.em, frame.least).size(QUIET)
    return tuple((("quiet", line),) for line in lines(str(row[0][1]), frame.now.width - 3, size))


def is_words(row: Row) -> bool:
    return len(row) == 1 and wordy(row[0])


def wordy(atom: Atom) -> bool:
    return atom[0] == "quiet" and any(char.isalpha() for char in str(atom[1]))


def gap(measure: Measure) -> float:
    return 0.18 * measure.em


def extent(rows: tuple[Row, ...], measure: Measure) -> tuple[float, float]:
    """How tall and how wide they are together."""
    heights = [max(height(atom, measure) for atom in row) for row in rows]
    wide = max(sum(breadth(atom, measure) for atom in row) for row in rows)
    return sum(heights) + gap(measure) * (len(rows) - 1), wide


def stacked(rows: tuple[Row, ...], measure: Measure) -> Column:
    y = -extent(rows, measure)[0] / 2
    edges = []
    for row in rows:
        high = max(height(atom, measure) for atom in row)
        edges.append((row, y, high))
        y += high + gap(measure)
    return Column(measure, tuple(edges))


def column(frame: Frame, told: tuple[Row, ...]) -> str:
    """What the place costs and gives."""
    if not told:
        return ""
    measure, rows = fit(frame, told)
    drawn = []
    for row, y, high in rows:
        x = 0.0
        for atom in row:
            drawn.append(paint(atom, x, y + high / 2, measure))
            x += breadth(atom, measure)
    x, y = frame.now.x, frame.now.middle[1]
    return f'<g transform="translate({num(x)} {num(y)})">{"".join(drawn)}</g>'


def tile_boxes(frame: Frame, told: tuple[Row, ...]) -> list[Box]:
    """Where the tiles in a column lie."""
    measure, rows = fit(frame, told)
    found = []
    for row, y, high in rows:
        x = frame.now.x
        for atom in row:
            if atom[0] == "tile":
                found.append(tile_box(x, frame.now.middle[1] + y + high / 2, measure))
            x += breadth(atom, measure)
    return found


def share(atom: Atom, at: int = 2) -> float:
    """A size in percent."""
    return int(atom[at]) / 100


def lines_of(demand: Atom) -> int:
    """In how many lines the goods of a demand tile are shown."""
    return -(-(str(demand[1]).count(",") + 1) // int(demand[3]))


def height(atom: Atom, measure: Measure) -> float:
    kind, em = atom[0], measure.em
    if kind in ("icon", "missing"):
        return ICON * em * share(atom)
    if kind == "coin":
        return 2 * radius_of(atom, measure)
    if kind == "bold":
        return 1.12 * measure.size(share(atom))
    if kind == "demand":
        return (1.22 * lines_of(atom) + 0.28) * em
    return {
        "quiet": 1.16 * measure.size(QUIET),
        "ladder": 1.5 * measure.size(QUIET),
        "jewels": 2.6 * measure.size(QUIET),
        "post": 2 * post_pitch(measure),
        "tile": 1.6 * em,
    }[str(kind)]


def breadth(atom: Atom, measure: Measure) -> float:
    kind, em = atom[0], measure.em
    if kind in ("icon", "missing"):
        return (ICON + 0.1) * em * share(atom)
    if kind == "coin":
        return 2 * radius_of(atom, measure) + 0.1 * em
    if kind == "bold":
        return width_of(str(atom[1]), measure.size(share(atom))) * BOLDER + 0.15 * em
    if kind == "quiet":
        return width_of(str(atom[1]), measure.size(QUIET)) + 0.25 * em
    if kind == "demand":
        return min(str(atom[1]).count(",") + 1, int(atom[3])) * 1.26 * em + 0.3 * em
    return {
        "ladder": (len(atom) - 2) * ladder_pitch(measure),
        "jewels": 3 * jewel_pitch(measure),
        "post": 4 * post_pitch(measure),
        "tile": 2.75 * em,
    }[str(kind)]


def radius_of(atom: Atom, measure: Measure) -> float:
    """Of a coin: its number must be readable."""
    return max(0.78 * measure.em * share(atom), coin_radius(int(atom[1]), measure.least))


def ladder_pitch(measure: Measure) -> float:
    return 1.3 * measure.size(QUIET)


def jewel_pitch(measure: Measure) -> float:
    return 2.1 * measure.size(QUIET)


def post_pitch(measure: Measure) -> float:
    return max(1.72 * measure.em, 2 * coin_radius(1, measure.least) + 1.5)


def paint(atom: Atom, x: float, y: float, measure: Measure) -> str:
    """An atom whose left edge is at x, around the height y."""
    kind, em = atom[0], measure.em
    if kind in ("icon", "missing"):
        size = ICON * em * share(atom)
        faded = 'opacity=".3"' if kind == "missing" else 'color="var(--ink)"'
        return use(str(atom[1]), x, y - size / 2, size, faded)
    if kind == "coin":
        radius = radius_of(atom, measure)
        return coin(x + radius, y, radius, atom[1])
    if kind == "bold":
        size = measure.size(share(atom))
        return write(str(atom[1]), x, y + 0.36 * size, size, weight=700)
    if kind == "quiet":
        size = measure.size(QUIET)
        return write(str(atom[1]), x, y + 0.36 * size, size, weight=500, colour="quiet")
    if kind == "demand":
        return demand(str(atom[1]).split(","), bool(atom[2]), int(atom[3]), x, y, em)
    if kind == "ladder":
        return ladder([int(n) for n in atom[1:-1]], int(atom[-1]), x, y, measure)
    if kind == "jewels":
        return jewels(int(atom[1]), x, y, measure)
    if kind == "post":
        return post(int(atom[1]), x, y, measure)
    return tile(str(atom[1]), int(atom[2]), bool(atom[3]), tile_box(x, y, measure), measure)


def demand(signs: list[str], dark: bool, across: int, x: float, y: float, em: float) -> str:
    """A demand tile: what the player has of it is bright."""
    down = -(-len(signs) // across)
    wide = min(len(signs), across) * 1.26 * em + 0.3 * em
    high = (1.22 * down + 0.28) * em
    edge = 'stroke="#8A5237" stroke-width="1.8"' if dark else 'stroke="var(--line)"'
    drawn = Box(x, y - high / 2, wide, high).rect(0.35 * em, f'fill="var(--slot)" {edge}')
    for k, name in enumerate(signs):
        faded = 'opacity=".32"' if name.endswith("-") else ""
        left = x + (0.18 + k % across * 1.26) * em
        top = y - high / 2 + (0.17 + k // across * 1.22) * em
        drawn += use(name.rstrip("-"), left, top, 1.16 * em, faded)
    return drawn


def ladder(prices: list[int], best: int, x: float, y: float, measure: Measure) -> str:
    """What one to five goods bring; what the player can reach now is lit."""
    size = measure.size(QUIET)
    wide, high = ladder_pitch(measure), 1.45 * size
    whole = Box(x, y - high / 2, wide * len(prices), high)
    drawn = whole.rect(0.3 * size, 'fill="none" stroke="var(--line)"')
    for k, price in enumerate(prices):
        cell = Box(x + k * wide, whole.y, wide, high)
        on = k + 1 == best
        if on:
            drawn += cell.rect(0.3 * size, 'fill="var(--coin)"')
        colour, weight = ("on-coin", 780) if on else ("quiet", 600)
        drawn += centred(str(price), *cell.middle, size, weight, colour)
    return drawn


def jewels(got: int, x: float, y: float, measure: Measure) -> str:
    """What the Black Market pays for a roll; lit what the dice show now."""
    size = measure.size(QUIET)
    wide, high = jewel_pitch(measure), 2.55 * size
    whole = Box(x, y - high / 2, 3 * wide, high)
    drawn = whole.rect(0.3 * size, 'fill="none" stroke="var(--line)"')
    for k, roll in enumerate(("7+", "9+", "11+"), 1):
        cell = Box(x + (k - 1) * wide, whole.y, wide, high)
        on = k == got
        if on:
            drawn += cell.rect(0.3 * size, 'fill="var(--coin)"')
        middle, ink = cell.middle[0], "on-coin" if on else "ink"
        drawn += centred(roll, middle, y - 0.6 * size, size, 600, ink if on else "quiet")
        drawn += centred(str(k), middle - 0.55 * size, y + 0.62 * size, size, 750, ink)
        drawn += use("jewelry", middle - 0.15 * size, y + 0.05 * size, 1.1 * size)
    return drawn


def post(step: int, x: float, y: float, measure: Measure) -> str:
    """Two rows of four fields: what is covered by a marker is not given."""
    pitch = post_pitch(measure)
    side = pitch - 1.2
    drawn = ""
    for k, fields in enumerate(POST_FIELDS):
        for row, field in enumerate(fields):
            cell = Box(x + k * pitch, y + (row - 1) * pitch + 0.6, side, side)
            if (row == 0) != (k < step):
                drawn += cell.rect(
                    0.2 * side, 'fill="var(--plank)" stroke="var(--wood)" stroke-width=".8"'
                )
                continue
            drawn += cell.rect(0.2 * side, 'fill="var(--slot)" stroke="var(--line)"')
            if isinstance(field, int):
                drawn += coin(*cell.middle, coin_radius(field, measure.least), field)
            else:
                drawn += use(str(field), cell.x + 0.12 * side, cell.y + 0.12 * side, 0.76 * side)
    return drawn


def tile_box(x: float, y: float, measure: Measure) -> Box:
    return Box(x, y - 0.8 * measure.em, 2.6 * measure.em, 1.6 * measure.em)


def tile(name: str, price: int, owned: bool, box: Box, measure: Measure) -> str:
    """The top tile of a stack, and what it asks for; faded if the player has one like it."""
    drawn = box.rect(0.24 * box.height, f'fill="var(--tile-{name})"')
    drawn += use(f"tile-{name}", box.x, box.y, box.height)
    text = str(price) if price else "–"
    middle = box.x + 0.8 * box.width
    drawn += centred(text, middle, box.middle[1], measure.size(1.1), 780, "on-tile")
    return f'<g opacity=".45">{drawn}</g>' if owned or not price else drawn
