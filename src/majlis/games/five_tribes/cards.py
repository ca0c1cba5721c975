"""Everything beside the sultanate: the two tracks, the row, the djinns, one's own things."""

from __future__ import annotations

from functools import cache, lru_cache

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred, fitted, lines, width_of, write
from majlis.drawing.shapes import shape_path
from majlis.drawing.svg import num
from majlis.games.five_tribes.art import (
    PORTRAITS,
    breadth,
    eight_points,
    meeple,
    portrait,
    use,
)
from majlis.games.five_tribes.data import (
    CARDS,
    DJINN_POINTS,
    DJINN_PRICES,
    ELDER,
    ELDER_AND_ONE,
    FAKIR,
    FAKIRS,
    FREE,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_WINDOW,
    MERCHANT,
    ONE_FAKIR,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_WINDOW,
    TRACK_PRICES,
)
from majlis.games.five_tribes.plan import Plan
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words import Words
from majlis.kernel.frame import HIDDEN

PANEL = 'fill="var(--panel)" stroke="var(--line)"'
PAPER = 'fill="var(--paper)" stroke="var(--paper-edge)"'
EMPTY = 'fill="none" stroke="var(--paper-edge)" stroke-dasharray="3 2.4"'
ALWAYS = "M7 8C3 8 3 16 7 16C11 16 13 8 17 8C21 8 21 16 17 16C13 16 11 8 7 8"


def panel(box: Box) -> str:
    """A sheet of paper with a soft shadow."""
    shadow = Box(box.x, box.y + 1.5, box.width, box.height).rect(10, 'fill="var(--shadow)"')
    return f'<g><g opacity=".5">{shadow}</g>{box.rect(10, PANEL)}</g>'


# -- the tracks ------------------------------------------------------------------------------------


def tracks(plan: Plan, words: Words, markers: int, bidding: bool) -> str:
    """Empty places for the markers."""
    _ = words.t.gettext
    parts = [] if plan.narrow else [panel(plan.track)]
    small = plan.small
    parts += [box.rect(6, PAPER) for box in plan.spots]
    for nth, box in enumerate(plan.bids[:markers]):
        parts.append(box.rect(7, EMPTY))
        parts.append(centred(str(nth + 1), *box.middle, small, 600, "quiet"))
    if not plan.narrow:
        left, right = plan.track.x + 12, plan.track.right - 12
        foot = plan.track.y + 21
        title = _("Turn order")
        parts.append(write(title, left, foot, 14, weight=700))
        room = right - left - width_of(title, 14) - 12
        hint = fitted(_("from left to right"), room, small)
        parts.append(write(hint, right, foot, small, colour="quiet", anchor="end"))
        told = _("Bidding") if bidding else _("Next bids")
        y = plan.bids[0].middle[1]
        parts.append(write(told, left, y + 4.5, small, weight=600, colour="quiet"))
    return f"<g>{''.join(parts)}</g>"


@cache
def prices(plan: Plan) -> str:
    """What the places cost, and rings for the markers."""
    parts = []
    for place, box in enumerate(plan.spots):
        x, y = marker_at(plan, place)
        size, top, reach = (11.5, 8.5, 5.0) if plan.narrow else (13.5, 13.0, 8.0)
        parts.append(centred(str(TRACK_PRICES[place]), x, box.y + top, size, 750))
        parts.append(hollow(x, y, reach))
    return f"<g>{''.join(parts)}</g>"


def hollow(x: float, y: float, reach: float) -> str:
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(reach)}" fill="none" '
        'stroke="var(--paper-edge)" stroke-width="1.2" stroke-dasharray="2.6 2.2"/>'
    )


def marker_at(plan: Plan, place: int) -> tuple[float, float]:
    """Where a marker stands on the turn track."""
    box = plan.spots[place]
    return box.middle[0], box.foot - (9 if plan.narrow else 16)


def marker(seat: int, x: float, y: float, reach: float) -> str:
    return (
        f'<path d="{shape_path(seat, x, y, reach)}" fill="var(--seat-{seat + 1})" '
        f'stroke="var(--rim)" stroke-width="{num(reach * 0.2)}" stroke-linejoin="round"/>'
    )


def turn_marker(plan: Plan, place: int, seat: int) -> str:
    x, y = marker_at(plan, place)
    return marker(seat, x, y, 6.2 if plan.narrow else 8.6)


def bid_marker(plan: Plan, nth: int, seat: int, now: bool) -> str:
    box = plan.bids[nth]
    paint = 'fill="var(--chosen)" stroke="var(--ring)" stroke-width="2"' if now else PAPER
    return f"<g>{box.rect(7, paint)}{marker(seat, *box.middle, 7.5 if plan.narrow else 8.6)}</g>"


# -- the row of resources --------------------------------------------------------------------------


def market(s: Sultanate, plan: Plan, words: Words) -> str:
    """The ground of the row: what each market sells, and the deck."""
    _ = words.t.gettext
    row = plan.row
    pad = 3.0 if plan.narrow else 5.0
    top = plan.market.y + (0 if plan.narrow else 5)
    foot = row[0].foot + pad
    edge = 'stroke="var(--zone-edge)" stroke-width="1.3"'
    large = Box(
        row[0].x - pad, top, row[LARGE_MARKET_WINDOW - 1].right - row[0].x + 2 * pad, foot - top
    )
    small = Box(
        row[0].x - pad, top, row[SMALL_MARKET_WINDOW - 1].right - row[0].x + 2 * pad, foot - top
    )
    parts = [] if plan.narrow else [panel(plan.market)]
    parts.append(large.rect(plan.corner, f'fill="var(--large-zone)" {edge}'))
    parts.append(small.rect(plan.corner, f'fill="var(--small-zone)" {edge}'))
    base = top + (12.5 if plan.narrow else 17)
    size, coin = (11.2, 13.0) if plan.narrow else (13.0, 16.0)
    for at, price, text in (
        (0, SMALL_MARKET_PRICE, _("{n} coins: take 1")),
        (SMALL_MARKET_WINDOW, LARGE_MARKET_PRICE, _("{n} coins: take 2")),
    ):
        x = row[at].x
        parts.append(use("coin", x, base - coin * 0.82, coin))
        room = row[at + 2].right - x - coin - 4
        title = fitted(text.format(n=price), room, size)
        parts.append(write(title, x + coin + 4, base, size, weight=650))
    x, right = row[LARGE_MARKET_WINDOW].x, row[-1].right
    parts.append(meeple(MERCHANT, x, base - coin * 0.92, coin * 1.06))
    deck = _("deck {n}").format(n=s.deck_size())
    told = _("from the left")
    if width_of(told + deck, size) + coin + 10 < right - x:
        parts.append(write(told, x + coin + 3, base, size, colour="quiet"))
    parts.append(write(deck, right, base, size, weight=650, anchor="end"))
    return f"<g>{''.join(parts)}</g>"


@lru_cache(maxsize=512)
def resource(plan: Plan, place: int, kind: int, title: str) -> str:
    """A face-up card of the row."""
    box = plan.row[place]
    x, y = box.middle
    tone = "fakir-paper" if kind == FAKIR else "paper"
    frame = box.rect(plan.corner - 1, f'fill="var(--{tone})" stroke="var(--paper-edge)"')
    if plan.narrow:
        return f"<g>{frame}{use(CARDS[kind], x - 14, y - 14, 28)}</g>"
    name = centred(fitted(title, box.width - 6, 12.5), x, box.foot - 11.5, 12.5, 600)
    return f"<g>{frame}{use(CARDS[kind], x - 16.5, box.y + 5, 33)}{name}</g>"


# -- djinns ----------------------------------------------------------------------------------------


def djinn_ground(plan: Plan, words: Words, keeping: bool) -> str:
    """The ground of the djinn row, and what a djinn costs."""
    _ = words.t.gettext
    if plan.narrow:
        slots = "".join(box.rect(8, EMPTY) for box in plan.djinns)
        return f"<g>{slots}</g>"
    box = plan.djinn_panel
    left, right, foot = box.x + 12, box.right - 12, box.y + 21
    title = _("Keep one of these") if keeping else _("Djinns")
    slots = "".join(card.rect(9, EMPTY) for card in plan.djinns)
    parts = [panel(box), slots, write(title, left, foot, 14, weight=700)]
    if not keeping:
        parts.append(cost(right, foot, ELDER_AND_ONE, _("price:"), True))
    return f"<g>{''.join(parts)}</g>"


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
def djinn_card(box: Box, narrow: bool, djinn: int, name: str, power: str, told: str) -> str:
    """A djinn to buy or to keep, with its power in words where there is room."""
    if djinn == HIDDEN:
        return back(box)
    points = DJINN_POINTS[djinn]
    if narrow:
        return small_djinn(box, djinn, name, points)
    frame = box.rect(9, PAPER)
    arch = Box(box.x + 7, box.y + 7, 50, box.height - 14)
    left, right = arch.right + 9, box.right - 9
    star_x, star_y = box.right - 17, box.y + 16
    title = write(name, left, box.y + 21.5, 15.5, weight=700)
    size, gap = 12.8, 15.0
    broken = lines(power, right - left, size)
    room = 4 if DJINN_PRICES[djinn] != FREE else 5
    if len(broken) > room - (1 if DJINN_PRICES[djinn] == FREE else 0):
        size, gap = 12.0, 14.2
        broken = lines(power, right - left, size)
    text = "".join(
        write(line, left, box.y + 43 + k * gap, size, weight=450) for k, line in enumerate(broken)
    )
    foot = box.foot - 8
    if DJINN_PRICES[djinn] == FREE:
        sign = (
            f'<g transform="translate({num(left)} {num(foot - 11)})scale(.58)"><path d="{ALWAYS}" '
            'fill="none" stroke="var(--quiet)" stroke-width="2.4"/></g>'
        )
        under = sign + write(told, left + 18, foot, 12, colour="quiet")
        if len(broken) > 3:
            under = ""
    else:
        under = cost(left, foot, DJINN_PRICES[djinn], told, False)
    return f"<g>{frame}{niche(arch, djinn)}{title}{worth(star_x, star_y, points)}{text}{under}</g>"


def small_djinn(box: Box, djinn: int, name: str, points: int) -> str:
    hue = PORTRAITS[djinn][0]
    side = box.height
    r = 7.5
    window = (
        f'<path d="M{num(box.x + side)} {num(box.y)}h{num(r - side)}q{num(-r)} 0 {num(-r)} {num(r)}'
        f"v{num(side - 2 * r)}q0 {num(r)} {num(r)} {num(r)}h{num(side - r)}"
        f'Z" fill="var(--niche-{hue})"/>'
    )
    size = 12.0
    room = box.width - side - 10 - width_of(str(points), 13)
    foot = box.middle[1] + 4.4
    title = write(fitted(name, room, size), box.x + side + 5, foot, size, weight=650)
    value = write(
        str(points), box.right - 5, foot + 0.3, 13, weight=750, colour="water", anchor="end"
    )
    face = portrait(djinn, box.x + 1.5, box.y + 1.5, side - 3)
    return f"<g>{box.rect(8, PAPER)}{window}{face}{title}{value}</g>"


def niche(box: Box, djinn: int) -> str:
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
    size = height * 0.52
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


def worth(x: float, y: float, points: int) -> str:
    """The points of a djinn."""
    star = f'<path d="{eight_points(x, y, 13.4)}" fill="var(--water)"/>'
    return star + centred(str(points), x, y, 13.5, 750, "on-water")


def back(box: Box) -> str:
    """A card that somebody else looks at."""
    x, y = box.middle
    frame = box.rect(9, 'fill="var(--niche-2)" stroke="var(--djinn-star)"')
    return (
        f'<g>{frame}<path d="{eight_points(x, y, min(box.height * 0.36, 30))}" fill="none" '
        'stroke="var(--djinn-star)" stroke-width="2"/></g>'
    )


def supply(s: Sultanate, box: Box) -> str:
    """Palms and palaces left, and meeples in the bag."""
    size, text, gap = 17.5, 13.0, 2.0
    stock = (("date-palm", s.palms_left), ("palace", s.palaces_left), ("bag", sum(s.bag)))
    widths = [breadth(icon, size) + gap + width_of(str(count), text) for icon, count in stock]
    between = (box.width - 14 - sum(widths)) / 2
    at = box.x + 7
    drawn = panel(box)
    for (icon, count), width in zip(stock, widths, strict=True):
        drawn += use(icon, at, box.middle[1] - size / 2, size)
        x = at + breadth(icon, size) + gap
        drawn += write(str(count), x, box.middle[1] + text * 0.36, text, weight=700)
        at += width + between
    return f"<g>{drawn}</g>"
