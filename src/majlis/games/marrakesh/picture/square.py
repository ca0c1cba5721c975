"""The main square with its audience disc, large and on its card."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import centred
from majlis.drawing.shapes import star_path
from majlis.drawing.svg import Point, circle, num
from majlis.games.marrakesh.data import (
    A_SPACE,
    PINK,
    POINTS,
    SQUARE,
    SQUARE_BONUS,
    SQUARE_SPACES,
    space_of,
)
from majlis.games.marrakesh.picture.canvas import Canvas, disc, heading, label
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import badge, bonus_at, octagon
from majlis.games.marrakesh.rules import scrolls_permanent
from majlis.games.marrakesh.rules.preparation import LayDisc
from majlis.games.marrakesh.rules.square import Applause, ChooseEntertainer
from majlis.kernel.frame import NONE


def spot(middle: Point, space: int, r: float) -> Point:
    angle = -pi / 2 + space * pi / 4
    return middle[0] + r * cos(angle), middle[1] + r * sin(angle)


@cache
def section(x: float, y: float, r: float, space: int, shade: int) -> str:
    """A section of the audience disc."""
    middle = -pi / 2 + space * pi / 4
    a = x + r * cos(middle - pi / 8), y + r * sin(middle - pi / 8)
    b = x + r * cos(middle + pi / 8), y + r * sin(middle + pi / 8)
    return (
        f'<path d="M{num(x)} {num(y)}L{num(a[0])} {num(a[1])}A{num(r)} {num(r)} 0 0 1 '
        f'{num(b[0])} {num(b[1])}Z" fill="var(--disc-{shade})" stroke="var(--disc-line)"/>'
    )


def square_on_card(shown: Shown, box: Box) -> str:
    """The disc with numbers; spaces that have a keshi are marked."""
    me = shown.me
    x, y = box.middle
    whole = min(box.width, box.height) / 2
    wheel, ring, r = whole * 0.56, whole * 0.8, whole * 0.19
    parts = []
    for space in range(8):
        if me.disc != NONE:
            n = scrolls_permanent.spectators(shown.view, me, space)
            parts.append(section(x, y, wheel, space, (space - me.disc) % 2))
            tx, ty = spot((x, y), space, wheel * 0.68)
            size = max(shown.least, min(12.5, wheel * 0.48))
            parts.append(centred(str(n), tx, ty, size, 800, "on-disc"))
        sx, sy = spot((x, y), space, ring)
        has = me.square >> space & 1
        fill, line = ("pad", "pad-line") if has else ("slot", "slot-line")
        parts.append(
            f'<path d="{octagon(sx, sy, r)}" fill="var(--{fill})" stroke="var(--{line})" '
            f'stroke-width="{1.8 if has else 1}"/>{bonus_at(SQUARE_BONUS[space], sx, sy, r * 1.3)}'
        )
    return "".join(parts)


NUMBERED = 9
"""The radius of a space that has room for a number."""


def square_in_line(shown: Shown, box: Box) -> str:
    """The spaces side by side, below each how many watch there."""
    me = shown.me
    step = box.width / 8
    r = min(step / 2 - 0.5, box.height / 2 - 9)
    y = box.y + r + 1
    parts = []
    for space in range(8):
        x = box.x + (space + 0.5) * step
        has = me.square >> space & 1
        fill, line = ("pad", "pad-line") if has else ("slot", "slot-line")
        bonus = SQUARE_BONUS[space]
        wordless = bonus >> 4 == POINTS and r < NUMBERED
        sign = icon_at("points", x, y, r * 1.5) if wordless else bonus_at(bonus, x, y, r * 1.3)
        parts.append(
            f'<path d="{octagon(x, y, r)}" fill="var(--{fill})" stroke="var(--{line})" '
            f'stroke-width="{1.8 if has else 1}"/>{sign}'
        )
        if me.disc != NONE:
            n = scrolls_permanent.spectators(shown.view, me, space)
            parts.append(centred(str(n), x, y + r + 10, 12, 700, "quiet"))
    return "".join(parts)


WHEEL, RING = 0.5, 0.78
"""How far the disc reaches, and where the middles of the spaces lie, in parts of the plaza."""
PAD = 0.2
"""How far a space reaches: its name must fit, also in the longer words of Russian."""
ASIDE = {3: -30.0, 4: -15.0, 5: -150.0}
"""Below the disc entertainers stand beside the space, not on its name; in degrees."""


def square(shown: Shown, canvas: Canvas, box: Box) -> None:
    me, words = shown.me, shown.words
    canvas.paper("square-paper", box, lit=shown.focus == "square")
    (x, y), whole = plaza_in(box)
    wheel, ring, r = whole * WHEEL, whole * RING, whole * PAD
    plaza = circle(x, y, whole, 'fill="var(--plaza)" stroke="var(--line)"')
    canvas.papers["plaza"] = (
        f'<g>{plaza}<path d="{star_path(8, x, y, whole - 4, 0.88)}" fill="none" '
        'stroke="var(--plaza-line)" stroke-width="2"/></g>'
    )
    parts = [heading(words.pieces.sector(SQUARE), box, 13.5)]
    if me.disc != NONE:
        parts.append(audience(shown, me.disc, x, y, wheel))
    elif isinstance(shown.question, LayDisc):
        parts.append(f'<g opacity=".4">{audience(shown, 0, x, y, wheel)}</g>')
    parts.append(circle(x, y, wheel * 0.27, 'fill="var(--hub)"'))
    parts.append(inked("action-text", icon_at("turn", x, y, wheel * 0.34)))
    for space in range(8):
        sx, sy = spot((x, y), space, ring)
        has = me.square >> space & 1
        fill, line = ("pad", "pad-line") if has else ("panel", "line")
        canvas.papers[f"pad-{SQUARE_SPACES[space]}"] = circle(
            sx, sy, r, f'fill="var(--{fill})" stroke="var(--{line})" stroke-width="1.6"'
        )
        parts.append(bonus_at(SQUARE_BONUS[space], sx, sy - r * 0.3, r * 0.9))
        parts.append(
            label(words.pieces.square_short(space), sx, sy + r * 0.42, r * 1.7, shown.least)
        )
        if has:
            away = ASIDE.get(space, -90 + 45 * space) * pi / 180
            kx, ky = sx + r * cos(away), sy + r * sin(away)
            fresh = shown.arrived(PINK, SQUARE, space)
            parts.append(canvas.keshi(PINK, kx, ky, r * 0.95, fresh))
        action = A_SPACE + space
        if shown.legal(action) and isinstance(shown.question, ChooseEntertainer | Applause):
            times = scrolls_permanent.spectators(shown.view, me, space) if me.disc != NONE else 0
            bx, by = spot((x, y), space, ring - r - 3)
            parts.append(badge(f"×{times}", bx, by, 13))
        canvas.outline(action, disc(sx, sy, r + 1), (sx, sy))
    canvas.paint("square", *parts)


def plaza_in(box: Box) -> tuple[Point, float]:
    """Its middle, and how far it reaches."""
    return (box.middle[0], box.middle[1] + 6), min(box.width, box.height - 14) / 2 - 4


def discs_to_lay(shown: Shown, box: Box) -> dict[int, str]:
    """The disc as it would lie after each answer, seen from the space that is pointed at."""
    if not isinstance(shown.question, LayDisc):
        return {}
    (x, y), whole = plaza_in(box)
    discs = {}
    for action in shown.options:
        space = space_of(action)
        from_x, from_y = spot((x, y), space, whole * RING)
        discs[action] = audience(shown, space, x - from_x, y - from_y, whole * WHEEL)
    return discs


def audience(shown: Shown, first: int, x: float, y: float, wheel: float) -> str:
    """The disc, with spectators in its sections; the first one faces that space."""
    parts = []
    for space in range(8):
        turned = (space - first + shown.me.disc) % 8
        n = scrolls_permanent.spectators(shown.view, shown.me, turned)
        parts.append(section(x, y, wheel, space, (space - first) % 2))
        tx, ty = spot((x, y), space, wheel * 0.52)
        parts.append(centred(str(n), tx, ty, max(12, wheel * 0.17), 800, "on-disc"))
        size = wheel * 0.15
        angle = -pi / 2 + space * pi / 4
        cx, cy = spot((x, y), space, wheel * 0.8)
        for nth in range(n):
            off = (nth - (n - 1) / 2) * size * 0.98
            parts.append(
                inked(
                    "on-disc",
                    icon_at("spectator", cx - off * sin(angle), cy + off * cos(angle), size),
                )
            )
    return "".join(parts)
