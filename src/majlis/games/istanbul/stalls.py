"""Places on paper: number, name, picture in its niche, what it costs and gives, the floor."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.icons import STAR
from majlis.drawing.lettering import centred, snug, width_of, write
from majlis.drawing.svg import num
from majlis.games.istanbul.art import coin, use
from majlis.games.istanbul.now import POST_FIELDS, Atom, Row

ICON = 1.3
"""How large an icon is, in ems."""


class Frame:
    """Where the parts of a place are, in its box."""

    def __init__(self, box: Box, em: float, narrow: bool) -> None:
        self.box = box
        self.em = em
        self.narrow = narrow
        x, y, width, height = box
        head = 2.15 * em if not narrow else 15.5
        if narrow:
            side = min(0.44 * width, 0.42 * height)
            self.niche = Box(x + 3, y + head + 1, side, side * 1.12)
        else:
            self.niche = Box(x + 0.45 * em, y + head + 0.1 * em, 4.7 * em, 5.1 * em)
        right = self.niche.right + (3 if narrow else 0.55 * em)
        self.now = Box(right, self.niche.y, box.right - right - 3, self.niche.height)
        top = self.niche.foot + (0.15 * em if not narrow else 2)
        self.floor = Box(x, top, width, box.foot - top)
        self.strip = Box(x, 0, width, 1.65 * em if not narrow else 15.5)
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
        radius = 9.5
        x, y = frame.niche.x + 6.5, frame.niche.y + 7
    else:
        radius = 0.95 * frame.em
        x, y = frame.box.x + 1.3 * frame.em, frame.box.y + 1.15 * frame.em
    size = radius * (1.05 if place < 10 else 0.96)
    return (
        f'<path d="{STAR}" transform="translate({num(x)} {num(y)}) scale({num(radius / 10.6)})" '
        f'fill="var(--number)"/>{centred(str(place), x, y, size, 750, "on-number")}'
    )


def title(frame: Frame, name: str) -> str:
    box, em = frame.box, frame.em
    if frame.narrow:
        size = snug(name, box.width - 5, 11.6, 9.4)
        return write(name, box.middle[0], box.y + 12, size, weight=680, anchor="middle")
    x = box.x + 2.55 * em
    size = snug(name, box.right - x - 0.4 * em, 1.06 * em, 0.86 * em)
    return write(name, x, box.y + 1.52 * em, size, weight=680)


# -- the column of signs ------------------------------------------------------------------------


class Setting(NamedTuple):
    """How a column is set: its em, its scale, the upper edge and the height of each row."""

    em: float
    scale: float
    rows: tuple[tuple[float, float], ...]


def setting(frame: Frame, told: tuple[Row, ...]) -> Setting:
    """The rows, one below the other, around the middle of the column."""
    em = 10.6 if frame.narrow else frame.em
    gap = 0.18 * em
    heights = [max(height(atom, em) for atom in row) for row in told]
    wide = max(sum(breadth(atom, em) for atom in row) for row in told)
    tall = sum(heights) + gap * (len(heights) - 1)
    room = frame.now.height + (0 if frame.narrow else 0.5 * em)
    scale = min(1.0, frame.now.width / wide, room / tall)
    y = -tall / 2
    edges = []
    for high in heights:
        edges.append((y, high))
        y += high + gap
    return Setting(em, scale, tuple(edges))


def column(frame: Frame, told: tuple[Row, ...]) -> str:
    """What the place costs and gives."""
    if not told:
        return ""
    em, scale, edges = setting(frame, told)
    drawn = []
    for row, (y, high) in zip(told, edges, strict=True):
        x = 0.0
        for atom in row:
            drawn.append(paint(atom, x, y + high / 2, em))
            x += breadth(atom, em)
    middle = frame.now.middle[1]
    size = f" scale({num(scale)})" if scale < 1 else ""
    return f'<g transform="translate({num(frame.now.x)} {num(middle)}){size}">{"".join(drawn)}</g>'


def tile_boxes(frame: Frame, told: tuple[Row, ...]) -> list[Box]:
    """Where the tiles in a column lie."""
    em, scale, edges = setting(frame, told)
    found = []
    for row, (y, high) in zip(told, edges, strict=True):
        x = 0.0
        for atom in row:
            if atom[0] == "tile":
                found.append(
                    Box(
                        frame.now.x + x * scale,
                        frame.now.middle[1] + (y + high / 2 - 0.8 * em) * scale,
                        2.6 * em * scale,
                        1.6 * em * scale,
                    )
                )
            x += breadth(atom, em)
    return found


def share(atom: Atom, at: int = 2) -> float:
    """A size in percent."""
    return int(atom[at]) / 100


def lines_of(demand: Atom) -> int:
    """In how many lines the goods of a demand tile are shown."""
    return -(-(str(demand[1]).count(",") + 1) // int(demand[3]))


def height(atom: Atom, em: float) -> float:
    kind = atom[0]
    if kind in ("icon", "missing"):
        return ICON * em * share(atom)
    if kind == "coin":
        return 1.55 * em * share(atom)
    if kind == "bold":
        return 1.2 * em * share(atom)
    if kind == "demand":
        return (1.22 * lines_of(atom) + 0.28) * em
    return {"quiet": 1.05, "ladder": 1.45, "jewels": 2.5, "post": 3.5, "tile": 1.6}[str(kind)] * em


def breadth(atom: Atom, em: float) -> float:
    kind = atom[0]
    if kind in ("icon", "missing"):
        return (ICON + 0.1) * em * share(atom)
    if kind == "coin":
        return 1.7 * em * share(atom)
    if kind == "bold":
        return width_of(str(atom[1]), 1.02 * em * share(atom)) + 0.2 * em
    if kind == "quiet":
        return width_of(str(atom[1]), 0.9 * em) + 0.25 * em
    if kind == "demand":
        return min(str(atom[1]).count(",") + 1, int(atom[3])) * 1.26 * em + 0.4 * em
    if kind == "ladder":
        return (len(atom) - 2) * 1.42 * em
    if kind == "tile":
        return 2.75 * em
    return {"jewels": 6.4, "post": 7.0}[str(kind)] * em


def paint(atom: Atom, x: float, y: float, em: float) -> str:
    """An atom whose left edge is at x, around the height y."""
    kind = atom[0]
    if kind in ("icon", "missing"):
        size = ICON * em * share(atom)
        faded = 'opacity=".3"' if kind == "missing" else 'color="var(--ink)"'
        return use(str(atom[1]), x, y - size / 2, size, faded)
    if kind == "coin":
        radius = 0.78 * em * share(atom)
        return coin(x + radius, y, radius, atom[1])
    if kind == "bold":
        size = 1.02 * em * share(atom)
        return write(str(atom[1]), x, y + 0.36 * size, size, weight=700)
    if kind == "quiet":
        return write(str(atom[1]), x, y + 0.32 * em, 0.9 * em, weight=500, colour="quiet")
    if kind == "demand":
        return demand(str(atom[1]).split(","), bool(atom[2]), int(atom[3]), x, y, em)
    if kind == "ladder":
        return ladder([int(n) for n in atom[1:-1]], int(atom[-1]), x, y, em)
    if kind == "jewels":
        return jewels(int(atom[1]), x, y, em)
    if kind == "post":
        return post(int(atom[1]), x, y, em)
    return tile(str(atom[1]), int(atom[2]), bool(atom[3]), x, y, em)


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


def ladder(prices: list[int], best: int, x: float, y: float, em: float) -> str:
    """What one to five goods bring; what the player can reach now is lit."""
    wide, high = 1.42 * em, 1.4 * em
    whole = Box(x, y - high / 2, wide * len(prices), high)
    drawn = whole.rect(0.3 * em, 'fill="none" stroke="var(--line)"')
    for k, price in enumerate(prices):
        cell = Box(x + k * wide, whole.y, wide, high)
        on = k + 1 == best
        if on:
            drawn += cell.rect(0.3 * em, 'fill="var(--coin)"')
        colour, weight = ("on-coin", 780) if on else ("quiet", 600)
        drawn += centred(str(price), *cell.middle, 0.9 * em, weight, colour)
    return drawn


def jewels(got: int, x: float, y: float, em: float) -> str:
    """What the Black Market pays for a roll; lit what the dice show now."""
    wide, high = 2.1 * em, 2.45 * em
    whole = Box(x, y - high / 2, 3 * wide, high)
    drawn = whole.rect(0.3 * em, 'fill="none" stroke="var(--line)"')
    for k, roll in enumerate(("7+", "9+", "11+"), 1):
        cell = Box(x + (k - 1) * wide, whole.y, wide, high)
        on = k == got
        if on:
            drawn += cell.rect(0.3 * em, 'fill="var(--coin)"')
        middle, ink = cell.middle[0], "on-coin" if on else "ink"
        drawn += centred(roll, middle, y - 0.58 * em, 0.9 * em, 600, ink if on else "quiet")
        drawn += centred(str(k), middle - 0.45 * em, y + 0.6 * em, 0.95 * em, 750, ink)
        drawn += use("jewelry", middle - 0.15 * em, y, 1.1 * em)
    return drawn


def post(step: int, x: float, y: float, em: float) -> str:
    """Two rows of four fields: what is covered by a marker is not given."""
    drawn = ""
    for k, fields in enumerate(POST_FIELDS):
        for row, field in enumerate(fields):
            cell = Box(x + k * 1.72 * em, y + (row - 1) * 1.72 * em + 0.04 * em, 1.6 * em, 1.6 * em)
            if (row == 0) != (k < step):
                drawn += cell.rect(
                    0.3 * em, 'fill="var(--plank)" stroke="var(--wood)" stroke-width=".8"'
                )
                continue
            drawn += cell.rect(0.3 * em, 'fill="var(--slot)" stroke="var(--line)"')
            if isinstance(field, int):
                drawn += coin(*cell.middle, 0.62 * em, field)
            else:
                drawn += use(str(field), cell.x + 0.2 * em, cell.y + 0.2 * em, 1.2 * em)
    return drawn


def tile(name: str, price: int, owned: bool, x: float, y: float, em: float) -> str:
    """The top tile of a stack, and what it asks for; faded if the player has one like it."""
    box = Box(x, y - 0.8 * em, 2.6 * em, 1.6 * em)
    drawn = box.rect(0.38 * em, f'fill="var(--tile-{name})"')
    drawn += use(f"tile-{name}", x, y - 0.8 * em, 1.6 * em)
    text = str(price) if price else "–"
    drawn += centred(text, x + 2.05 * em, y, 1.1 * em, 780, "on-tile")
    return f'<g opacity=".45">{drawn}</g>' if owned or not price else drawn
