"""The two staircases and the web of lines between them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import centred, write
from majlis.drawing.paper import PANEL
from majlis.drawing.svg import Point, circle, num
from majlis.games.marrakesh.data import (
    A_BONUS,
    A_STAIRCASE,
    END_DINARS,
    END_POINTS,
    FINAL,
    LINE_SPACES,
    MOSQUE_END,
    ON_MOSQUE,
    ON_PALACE,
    PALACE_END,
    SEGMENT,
    THRESHOLDS,
    WEB_SPACES,
)
from majlis.games.marrakesh.picture.canvas import Canvas, disc
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import badge, bonus_at, coin, pawn, star
from majlis.games.marrakesh.rules.stairs import ConnectionBonus, line
from majlis.kernel.frame import NONE

# Where the inner spaces of the web lie: across, from -1 to 1, and their rank from below.
NODES = {
    "n1": (0.0, 1),
    "n2a": (-0.26, 2),
    "n2b": (0.26, 2),
    "n3a": (-0.5, 3),
    "n3b": (0.0, 3),
    "n3c": (0.5, 3),
    "n4a": (-0.74, 4),
    "n4b": (-0.25, 4),
    "n4c": (0.25, 4),
    "n4d": (0.74, 4),
    "n5a": (-0.5, 5),
    "n5b": (0.0, 5),
    "n5c": (0.5, 5),
    "n6": (-0.09, 6),
    "n7": (0.09, 7),
}
FLIGHTS = ((0, 2), (3, 6), (7, 10), (11, 14), (15, 16))
"""The lowest and the highest step of each."""


class Flights:
    """Where steps and spaces lie."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.big = box.height > 380 and box.width > 420
        self.breadth = 98.0 if self.big else 62.0 if box.width < 330 else 70.0
        self.gap = 7.0 if self.big else 4.0
        self.top = box.y + (64 if self.big else 44 if box.height > 300 else 36)
        self.foot = box.foot - 20
        self.step = (self.foot - self.top - 4 * self.gap) / (FINAL + 1)
        self.space = 20.0 if self.big else 12.5
        self.end = 18.0 if self.big else 11.5
        self.pawn = min(11.0, self.step * 0.44)

    def y(self, step: int) -> float:
        """The upper edge of a step."""
        return self.foot - (step + 1) * self.step - SEGMENT[step] * self.gap

    def numbered(self, step: int) -> bool:
        """Low steps have room for every other number."""
        return step > 0 and (self.big or step % 2 == 0)

    def width(self, step: float) -> float:
        return self.breadth * (1 - 0.14 * step / FINAL)

    def slab(self, staircase: int, step: int) -> Box:
        wide = self.width(step)
        x = self.box.right - 6 - wide if staircase == ON_PALACE else self.box.x + 6
        return Box(x, self.y(step), wide, self.step - 1.6)

    def flight(self, staircase: int, segment: int) -> Box:
        low, high = FLIGHTS[segment]
        slab = self.slab(staircase, low)
        y = self.y(high)
        return Box(slab.x, y, slab.width, self.y(low) + self.step - y)

    def line_end(self, staircase: int, segment: int) -> Point:
        low, high = FLIGHTS[segment]
        x = 6 + self.width((low + high) / 2) + self.end + (14 if self.big else 5)
        y = (self.y(low) + self.step + self.y(high)) / 2
        return (self.box.right - x if staircase == ON_PALACE else self.box.x + x), y

    def node(self, space: int) -> Point:
        across, rank = NODES[WEB_SPACES[space]]
        half = self.box.width / 2 - 6 - self.breadth * 0.92 - 2 * self.end - (10 if self.big else 5)
        low = self.foot - (22 if self.big else 14)
        high = self.top - (18 if self.big else 10)
        y = low + (high - low) * (rank - 1) / 6
        if rank in (3, 4, 5):
            y -= (abs(across) - 0.25) * (22 if self.big else 10)
        return self.box.middle[0] + across * half, y

    def way(self, nth: int) -> list[Point]:
        """The points of a line, from the mosque to the palace."""
        mosque, palace = divmod(nth, 5)
        inner = sorted(self.node(space) for space in LINE_SPACES[nth])
        return [self.line_end(ON_MOSQUE, mosque), *inner, self.line_end(ON_PALACE, palace)]


def curve(points: list[Point]) -> str:
    """The `d` of a smooth way through all points."""
    d = f"M{num(points[0][0])} {num(points[0][1])}"
    padded = [points[0], *points, points[-1]]
    for n, (a, b) in enumerate(pairwise(points)):
        before, after = padded[n], padded[n + 3]
        x1, y1 = a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6
        x2, y2 = b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6
        d += f"C{num(x1)} {num(y1)} {num(x2)} {num(y2)} {num(b[0])} {num(b[1])}"
    return d


def stairs(shown: Shown, canvas: Canvas, box: Box) -> None:
    flights = flights_in(box)
    canvas.paper("stairs-paper", box, lit=shown.focus == "stairs")
    question = shown.question
    choosing = isinstance(question, ConnectionBonus)
    nth = question.line if isinstance(question, ConnectionBonus) else line(shown.me)
    canvas.papers["web"] = web(flights, choosing)
    canvas.papers["my-line"] = my_line(flights, nth, shown.seat, choosing)
    _ = shown.words.t.gettext
    size = 13 if flights.big else 12
    names = write(_("Mosque"), box.x + 7, box.foot - 6, size, weight=700) + write(
        _("Palace"), box.right - 7, box.foot - 6, size, weight=700, anchor="end"
    )
    canvas.pieces["stairs"] = steps(flights)
    canvas.paint("stairs-names", names)
    if choosing:
        canvas.paint("flights", lit_flights(flights, nth))
    line_ends(shown, canvas, flights, nth, choosing)
    web_spaces(shown, canvas, flights, nth, choosing)
    if choosing:
        canvas.paint("line-numbers", line_numbers(shown, canvas, flights))
    pawns(shown, canvas, flights)
    for staircase in (ON_PALACE, ON_MOSQUE):
        foot, top = flights.slab(staircase, 0), flights.slab(staircase, FINAL)
        whole = Box(foot.x, top.y, foot.width, foot.foot - top.y).inset(-2)
        canvas.point(A_STAIRCASE + staircase, whole)


@cache
def flights_in(box: Box) -> Flights:
    return Flights(box)


@cache
def web(flights: Flights, faint: bool) -> str:
    """All twenty-five lines."""
    d = "".join(curve(flights.way(nth)) for nth in range(25))
    opacity = 0.45 if faint else 0.75
    return (
        f'<path d="{d}" fill="none" stroke="var(--web)" '
        f'stroke-width="{1.4 if flights.big else 1}" opacity="{opacity}"/>'
    )


def my_line(flights: Flights, nth: int, seat: int, choosing: bool) -> str:
    d = curve(flights.way(nth))
    if choosing:
        return (
            f'<g fill="none" stroke="var(--ring)" stroke-linecap="round"><path d="{d}" '
            f'stroke-width="12" opacity=".25"/><path d="{d}" stroke-width="4"/></g>'
        )
    return (
        f'<path d="{d}" fill="none" stroke="var(--seat-{seat + 1})" stroke-width="2.6" '
        'stroke-linecap="round"/>'
    )


@cache
def steps(flights: Flights) -> str:
    """Both staircases with the buildings above them."""
    parts = [buildings(flights)]
    for staircase, name in ((ON_PALACE, "palace"), (ON_MOSQUE, "mosque")):
        for step in range(FINAL + 1):
            slab = flights.slab(staircase, step)
            paint = f'fill="var(--{name}-step)" stroke="var(--{name}-line)" stroke-width=".8"'
            parts.append(slab.rect(2.5, paint))
            if flights.numbered(step):
                left = staircase == ON_MOSQUE
                x = slab.x + 6 if left else slab.right - 6
                size = 12.5 if flights.big else 12
                y = slab.middle[1] + size * 0.36
                anchor = "" if left else "end"
                parts.append(
                    write(str(step), x, y, size, weight=600, colour=f"on-{name}", anchor=anchor)
                )
        for step in THRESHOLDS:
            slab = flights.slab(staircase, step)
            bar = Box(slab.x, slab.foot + flights.gap / 2 - 0.6, slab.width, 2.6)
            parts.append(bar.rect(1.2, 'fill="var(--clay)"'))
            if flights.big:
                x = slab.right - 10 if staircase == ON_MOSQUE else slab.x + 10
                parts.append(icon_at("dinar", x, bar.middle[1], 14))
    return f"<g>{''.join(parts)}</g>"


def buildings(flights: Flights) -> str:
    scale = num((flights.top - flights.box.y - 2) / 62)
    y = flights.top - 3
    mosque = flights.slab(ON_MOSQUE, FINAL).middle[0]
    palace = flights.slab(ON_PALACE, FINAL).middle[0]
    return (
        f'<g transform="translate({num(mosque)} {num(y)}) scale({scale})" fill="var(--mosque-wall)">'
        '<path d="M-26 0V-22C-26-38-12-44-8-50C-4-44 10-38 10-22V0Z"/>'
        '<path d="M16-52H28V0H16ZM14-52H30L22-62Z"/>'
        '<path d="M-15 0V-12C-15-18-1-18-1-12V0ZM19.6-46h4.8v8h-4.8Z" fill="var(--mosque-light)"/></g>'
        f'<g transform="translate({num(palace)} {num(y)}) scale({scale})">'
        '<path d="M-34 0V-34H-28V-39H-22V-34H-16V-39H-10V-34H10V-39H16V-34H22V-39H28V-34H34V0Z'
        'M-9-39L0-54L9-39Z" fill="var(--palace-wall)" stroke="var(--palace-shade)" stroke-width="1.4"/>'
        '<path d="M-10 0V-14C-10-25 10-25 10-14V0ZM-26-8V-18C-26-23-17-23-17-18V-8Z'
        'M26-8V-18C26-23 17-23 17-18V-8Z" fill="var(--palace-shade)"/></g>'
    )


def lit_flights(flights: Flights, nth: int) -> str:
    """The flights that the line joins."""
    mosque, palace = divmod(nth, 5)
    boxes = (flights.flight(ON_MOSQUE, mosque), flights.flight(ON_PALACE, palace))
    return "".join(
        box.inset(-3).rect(
            6, 'fill="var(--ring)" fill-opacity=".16" stroke="var(--ring)" stroke-width="2"'
        )
        for box in boxes
    )


def line_ends(shown: Shown, canvas: Canvas, flights: Flights, nth: int, choosing: bool) -> None:
    """Points at the mosque, dinars at the palace; none at the lowest flights."""
    words = shown.words
    parts = []
    mosque, palace = divmod(nth, 5)
    for segment in range(5):
        for staircase, worth in ((ON_MOSQUE, MOSQUE_END), (ON_PALACE, PALACE_END)):
            x, y = flights.line_end(staircase, segment)
            n = worth[segment]
            mine = segment == (mosque if staircase == ON_MOSQUE else palace)
            if not n:
                parts.append(circle(x, y, 3.4, 'fill="var(--web)"'))
                continue
            r = flights.end
            drawn = (
                star(str(n), x, y, 2 * r)
                if staircase == ON_MOSQUE
                else coin(str(n), x, y, r * 0.92)
            )
            parts.append(drawn if mine or not choosing else f'<g opacity=".5">{drawn}</g>')
            if mine:
                action = END_POINTS if staircase == ON_MOSQUE else END_DINARS
                name = (
                    words.pieces.points(n)
                    if staircase == ON_MOSQUE
                    else words.pieces.resources(2, n)
                )
                told = (name, words.names.explain("connection"))
                canvas.outline(action, disc(x, y, around(shown, action, r + 3)), (x, y), told)
    canvas.paint("line-ends", *parts)


def web_spaces(shown: Shown, canvas: Canvas, flights: Flights, nth: int, choosing: bool) -> None:
    words = shown.words
    parts = []
    r = flights.space
    for space, bonus in enumerate(shown.view.web):
        x, y = flights.node(space)
        drawn = circle(x, y, r, PANEL) + bonus_at(bonus, x, y, r * 1.56)
        mine = space in LINE_SPACES[nth]
        parts.append(drawn if mine or not choosing else f'<g opacity=".5">{drawn}</g>')
        told = (words.pieces.bonus(bonus), words.names.explain("connection"))
        reach = around(shown, A_BONUS + space, r + (3 if flights.big else 1))
        canvas.outline(A_BONUS + space, disc(x, y, reach), (x, y), told)
    canvas.paint("web-spaces", *parts)


def around(shown: Shown, action: int, r: float) -> float:
    """How far what can be answered reaches: no finger finds less."""
    return max(r, 20.5) if shown.legal(action) else r


def line_numbers(shown: Shown, canvas: Canvas, flights: Flights) -> str:
    """The entries that can be taken, counted from the mosque to the palace."""
    places = sorted(
        target.at
        for action, target in canvas.targets.items()
        if A_BONUS <= action <= END_POINTS and shown.legal(action)
    )
    r = 10.5
    off = flights.space * 0.86
    return "".join(badge(str(n), x + off, y - off, r) for n, (x, y) in enumerate(places, 1))


def pawns(shown: Shown, canvas: Canvas, flights: Flights) -> None:
    view = shown.view
    for staircase, name in ((ON_PALACE, "courtier"), (ON_MOSQUE, "student")):
        for seat in range(len(view.players)):
            x, y = pawn_at(shown, flights, staircase, seat)
            canvas.pieces[f"{name}-{seat}"] = f"<g>{pawn(seat, x, y, flights.pawn)}</g>"
        waits = view.escort_steps[staircase]
        who = view.escorted[staircase]
        figure = "sultan" if staircase == ON_PALACE else "imam"
        if waits != NONE or who != NONE:
            step = waits if who == NONE else view.players[who].stairs[staircase]
            slab = flights.slab(staircase, step)
            right = staircase == ON_MOSQUE
            x = slab.right - 9 if right else slab.x + 9
            drawn = icon_at(figure, x, slab.middle[1], flights.pawn * 2.3)
            if who != NONE:
                drawn += pawn(who, x + (7 if right else -7), slab.y + 3, flights.pawn * 0.5)
            canvas.paint(f"escort-{figure}", inked("ink", drawn))


def pawn_at(shown: Shown, flights: Flights, staircase: int, seat: int) -> Point:
    """Pawns on one step stand side by side, the viewer's own first."""
    view = shown.view
    step = view.players[seat].stairs[staircase]
    there = [other for other, player in enumerate(view.players) if player.stairs[staircase] == step]
    there.sort(key=lambda other: other != shown.seat)
    slab = flights.slab(staircase, step)
    first = flights.pawn + (22 if flights.numbered(step) else 9)
    off = first + there.index(seat) * flights.pawn * (2.0 if len(there) < 4 else 1.6)
    x = slab.x + off if staircase == ON_MOSQUE else slab.right - off
    return x, slab.middle[1]


def stairs_summary(shown: Shown, canvas: Canvas, box: Box) -> None:
    """The own pawns, and the best of the others."""
    view = shown.view
    parts = []
    for row, staircase in enumerate((ON_MOSQUE, ON_PALACE)):
        y = box.y + 33 + row * 22
        name = "stairs-mosque" if staircase == ON_MOSQUE else "stairs-palace"
        parts.append(inked("ink", icon_at(name, box.x + 15, y, 18)))
        others = [seat for seat in range(len(view.players)) if seat != shown.seat]
        best = max(others, key=lambda seat: view.players[seat].stairs[staircase])
        for n, seat in enumerate((shown.seat, best)):
            x = box.x + 34 + n * (box.width - 34) / 2
            step = str(view.players[seat].stairs[staircase])
            parts += [pawn(seat, x, y, 5.5), centred(step, x + 15, y, 12.5, 700)]
    canvas.summary("stairs", shown.words.t.gettext("Stairs"), "stairs-any", box, *parts)
