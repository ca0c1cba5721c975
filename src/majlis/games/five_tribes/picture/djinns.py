"""The djinns to buy, or those of which Sibittis lets its owner keep one."""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred, fitted, lines, width_of, write
from majlis.drawing.scene import Target
from majlis.drawing.svg import num
from majlis.drawing.targets import target_around
from majlis.games.five_tribes.data import (
    CARDS,
    DJINN,
    DJINN_POINTS,
    DJINN_PRICES,
    ELDER,
    ELDER_AND_ONE,
    FAKIRS,
    FREE,
    ONE_FAKIR,
)
from majlis.games.five_tribes.picture.djinn_portraits import PORTRAITS, portrait
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.paper import PAPER, empty, panel
from majlis.games.five_tribes.picture.sowing import is_sowing
from majlis.games.five_tribes.picture.strokes import eight_points
from majlis.games.five_tribes.picture.symbols import breadth, meeple, use
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.frame import HIDDEN

ALWAYS = "M7 8C3 8 3 16 7 16C11 16 13 8 17 8C21 8 21 16 17 16C13 16 11 8 7 8"
"""A loop without end: the djinn works by itself."""
SPACING = ((12.8, 43.0, 15.0), (12.1, 43.0, 14.2), (12.1, 36.0, 12.6))
"""How large the words of a power are, where they begin, and how far the lines lie apart: the first
with which they stay on the card."""


def covered(s: Sultanate, layout: Layout) -> bool:
    """On a phone the hand of a sowing lies there."""
    return layout.small and is_sowing(s)


def ground(s: Sultanate, layout: Layout, names: Names) -> str:
    """The ground of the djinn row, and what a djinn costs."""
    _ = names.t.gettext
    if covered(s, layout):
        return "<g/>"
    if layout.small:
        slots = "".join(empty(box, 8) for box in layout.djinns)
        return f"<g>{slots}</g>"
    box = layout.djinn_panel
    left, right, foot = box.x + 12, box.right - 12, box.y + 21
    title = _("Keep one of these") if s.looked_at else _("Djinns")
    slots = "".join(empty(card, 9) for card in layout.djinns)
    parts = [panel(box), slots, write(title, left, foot, 14, weight=700)]
    if not s.looked_at:
        parts.append(cost(right, foot, ELDER_AND_ONE, _("price:"), True))
    return f"<g>{''.join(parts)}</g>"


def offered(s: Sultanate) -> list[int]:
    """The djinns that lie there, HIDDEN where somebody else looks at them."""
    return s.looked_at or s.djinn_row


def cards(s: Sultanate, layout: Layout, names: Names) -> dict[str, str]:
    nodes: dict[str, str] = {}
    if covered(s, layout):
        return nodes
    for place, djinn in enumerate(offered(s)):
        box = layout.djinns[place]
        name, power, told = "", "", ""
        if djinn != HIDDEN:
            name, power = names.djinns.name(djinn), names.djinns.power(djinn)
            told = names.djinns.when(djinn)
        nodes[f"djinn-{place}"] = card(box, layout.small, djinn, name, power, told)
    return nodes


def targets(s: Sultanate, layout: Layout, names: Names) -> dict[int, Target]:
    return {
        DJINN + djinn: djinn_target(layout.djinns[place], djinn, names)
        for place, djinn in enumerate(offered(s))
        if djinn != HIDDEN and not covered(s, layout)
    }


def djinn_target(box: Box, djinn: int, names: Names) -> Target:
    return target_around(box, 9, names.djinns.name(djinn), names.djinns.explain(djinn))


def cost(x: float, foot: float, price: int, told: str, to_the_left: bool) -> str:
    """What is paid, in pictures: an elder, a fakir, one or the other."""
    size = 16.0
    wide = {"elder": breadth("elder", size), "fakir": size, "+": 9.0, "/": 7.0, "…": 9.0}
    signs = {
        ELDER_AND_ONE: ("elder", "+", "elder", "/", "fakir"),
        ONE_FAKIR: ("fakir",),
        FAKIRS: ("fakir", "…"),
    }.get(price, ("elder", "/", "fakir"))
    text = width_of(told, 12.5) + 5 if told else 0
    at = x - sum(wide[sign] for sign in signs) - text if to_the_left else x
    drawn = write(told, at, foot, 12.5, colour="quiet") if told else ""
    at += text
    for sign in signs:
        if sign in CARDS:
            drawn += use(sign, at, foot - 13.5, size)
        elif sign == "elder":
            drawn += meeple(ELDER, at, foot - 13.5, size)
        else:
            drawn += write(sign, at + wide[sign] / 2, foot, 12.5, weight=650, anchor="middle")
        at += wide[sign]
    return drawn


@lru_cache(maxsize=512)
def card(box: Box, narrow: bool, djinn: int, name: str, power: str, told: str) -> str:
    """A djinn to buy or to keep, with its power in words where there is room."""
    if djinn == HIDDEN:
        return card_back(box)
    points = DJINN_POINTS[djinn]
    if narrow:
        return small_djinn(box, djinn, name, points)
    frame = box.rect(9, PAPER)
    arch = Box(box.x + 7, box.y + 7, 50, box.height - 14)
    left, right = arch.right + 9, box.right - 9
    star_x, star_y = box.right - 17, box.y + 16
    title = write(name, left, box.y + 21.5, 15.5, weight=700)
    lowest = box.height - (6 if DJINN_PRICES[djinn] == FREE else 22)
    for size, top, gap in SPACING:
        broken = lines(power, right - left, size)
        if top + (len(broken) - 1) * gap <= lowest:
            break
    text = "".join(
        write(line, left, box.y + top + k * gap, size, weight=450) for k, line in enumerate(broken)
    )
    foot = box.foot - 8
    if DJINN_PRICES[djinn] == FREE:
        sign = (
            f'<g transform="translate({num(left)} {num(foot - 11)})scale(.58)"><path d="{ALWAYS}" '
            'fill="none" stroke="var(--quiet)" stroke-width="2.4"/></g>'
        )
        under = sign + write(told, left + 18, foot, 12.1, colour="quiet")
        if len(broken) > 3:
            under = ""
    else:
        under = cost(left, foot, DJINN_PRICES[djinn], told, False)
    return f"<g>{frame}{window(arch, djinn)}{title}{points_star(star_x, star_y, points)}{text}{under}</g>"


def small_djinn(box: Box, djinn: int, name: str, points: int) -> str:
    hue = PORTRAITS[djinn][0]
    side = min(box.height, 30.0)
    r = 7.5
    pane = (
        f'<path d="M{num(box.x + side)} {num(box.y)}h{num(r - side)}q{num(-r)} 0 {num(-r)} {num(r)}'
        f"v{num(box.height - 2 * r)}q0 {num(r)} {num(r)} {num(r)}h{num(side - r)}"
        f'Z" fill="var(--niche-{hue})"/>'
    )
    size = 12.1
    room = box.width - side - 10 - width_of(str(points), 13)
    foot = box.middle[1] + 4.4
    title = write(fitted(name, room, size), box.x + side + 5, foot, size, weight=650)
    value = write(
        str(points), box.right - 5, foot + 0.3, 13, weight=750, colour="water", anchor="end"
    )
    face = portrait(djinn, box.x + 1.5, box.middle[1] - side / 2 + 1.5, side - 3)
    return f"<g>{box.rect(8, PAPER)}{pane}{face}{title}{value}</g>"


def window(box: Box, djinn: int) -> str:
    """The djinn in a pointed window, above what it is about."""
    hue, _head, emblem = PORTRAITS[djinn]
    x, y, width, height = box
    r = width / 2
    middle = x + r
    arch = (
        f"M{num(x)} {num(box.foot - 6)}V{num(y + r)}C{num(x)} {num(y + r * 0.45)} "
        f"{num(middle - r * 0.5)} {num(y + r * 0.2)} {num(middle)} {num(y)}"
        f"C{num(middle + r * 0.5)} {num(y + r * 0.2)} {num(box.right)} {num(y + r * 0.45)} "
        f"{num(box.right)} {num(y + r)}V{num(box.foot - 6)}q0 6 -6 6H{num(x + 6)}q-6 0 -6-6Z"
    )
    stars = "".join(
        f'<path d="{eight_points(middle, y + height * 0.42, reach)}"/>' for reach in (24, 18)
    )
    size = min(height * 0.52, width * 1.1)
    tall = 24.0
    smoke = f"M{num(middle)} {num(box.foot - 27)}c-4-4 5-6 1-11"
    return (
        f'<path d="{arch}" fill="var(--niche-{hue})"/>'
        '<g fill="none" stroke="var(--djinn-star)" stroke-opacity=".27" stroke-width="1.1">'
        f'{stars}</g><path d="{smoke}" fill="none" stroke="var(--djinn-star)" '
        'stroke-opacity=".75" stroke-width="2.2" stroke-linecap="round"/>'
        f"{portrait(djinn, middle - size * 28 / 60, y + 10, size)}"
        f"{use(emblem, middle - breadth(emblem, tall) / 2, box.foot - tall - 4, tall)}"
    )


def points_star(x: float, y: float, points: int) -> str:
    """The points of a djinn."""
    star = f'<path d="{eight_points(x, y, 13.4)}" fill="var(--water)"/>'
    return star + centred(str(points), x, y, 13.5, 750, "on-water")


def card_back(box: Box) -> str:
    """A card that somebody else looks at."""
    x, y = box.middle
    frame = box.rect(9, 'fill="var(--niche-2)" stroke="var(--djinn-star)"')
    return (
        f'<g>{frame}<path d="{eight_points(x, y, min(box.height * 0.36, 30))}" fill="none" '
        'stroke="var(--djinn-star)" stroke-width="2"/></g>'
    )
