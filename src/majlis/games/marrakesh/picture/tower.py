"""The tower and its base: what came out, who chose what, and the hand behind the screen."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, grid
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.svg import Point, circle, num
from majlis.games.marrakesh.data import A_KESHI, COLOURS, HOME, PICKS, RED, SPACES
from majlis.games.marrakesh.picture.canvas import Arrival, Canvas, in_lines
from majlis.games.marrakesh.picture.shown import QUESTIONS, Shown
from majlis.games.marrakesh.picture.symbols import keshi_icon, pawn
from majlis.games.marrakesh.rules.deploy import room
from majlis.games.marrakesh.rules.round import Select
from majlis.games.marrakesh.view import someone_selects
from majlis.kernel.frame import HIDDEN, WATCHER


def tower(shown: Shown, canvas: Canvas, box: Box) -> None:
    words, view = shown.words, shown.view
    _ = words.t.gettext
    canvas.paper("tower-paper", box, lit=shown.focus == "tower")
    planned = bool(view.season) and someone_selects(view) and not sum(view.base)
    selecting = (planned or isinstance(shown.question, Select)) and view.viewer != WATCHER
    title = _("Behind my screen") if selecting else _("Tower")
    told = fitted(what_is_inside(shown), box.width - 140, 12)
    left = box.x + 8
    parts = [write(told, box.right - 8, box.y + 16, 12, colour="quiet", anchor="end")]
    if has_house(box):
        home = house_in(box)
        parts.append(house(home, sum(view.lodged)))
        left = home.right + 4 if is_small(home) else left
    parts.append(write(title, left, box.y + 16, 12.5, weight=700))
    for colour, well in enumerate(wells_in(box)):
        parts.append(well_at(shown, canvas, colour, well, selecting))
    canvas.paint("tower", *parts)


def tower_summary(shown: Shown, canvas: Canvas, box: Box) -> None:
    _ = shown.words.t.gettext
    base, inside = sum(shown.view.base), sum(shown.view.lodged)
    lines = _("in the base: {n}").format(n=base), _("inside: {n}").format(n=inside)
    canvas.summary("tower", _("Tower"), "tower", box, in_lines(box, *lines))


def has_house(box: Box) -> bool:
    """Where the tower is narrow, its base takes all the room."""
    return box.width > 450


def house_in(box: Box) -> Box:
    """Beside the base; where that needs the whole width for fingers, in the title."""
    if box.width < 520:
        return Box(box.x + 6, box.y + 2, 14, 21)
    return Box(box.x + 4, box.y + 24, 40, box.height - 32)


def is_small(house: Box) -> bool:
    """It has no room for a number."""
    return house.width < 40


def mouth_in(box: Box) -> Point:
    """Where keshis fall out of the tower."""
    if not has_house(box):
        return box.middle[0], box.y
    home = house_in(box)
    return home.middle[0], home.y + 6


def wells_in(box: Box) -> list[Box]:
    """Where keshis of each colour lie in the base; below it is room for a word or two."""
    if has_house(box):
        home = house_in(box)
        left, gap = (box.x + 5, 0.5) if is_small(home) else (home.right + 3, 3)
        cells = across(Box(left, box.y + 24, box.right - 5 - left, box.height - 28), 12, gap)
    else:
        cells = grid(Box(box.x + 6, box.y + 27, box.width - 12, box.height - 31), 2, 6, 4, 4)
    words = 34 if staggered(cells[0]) else 20
    return [cell._replace(height=cell.height - words) for cell in cells]


def staggered(well: Box) -> bool:
    """Whether words below the wells have no room side by side: every other one stands lower."""
    return well.width < 50


def what_is_inside(shown: Shown) -> str:
    view, words = shown.view, shown.words
    _ = words.t.gettext
    if someone_selects(view) and view.season:
        done = [
            words.names.player(seat)
            for seat, one in enumerate(view.players)
            if len(one.picked) == PICKS
        ]
        if not done:
            return _("Everybody chooses three colours")
        return _("Ready: {names}").format(names=", ".join(done))
    if sum(view.base):
        text = _("{keshis} in the base, {n} inside")
        return text.format(keshis=words.pieces.keshis(sum(view.base)), n=sum(view.lodged))
    return _("{n} inside; chosen this round:").format(n=sum(view.lodged))


def house(box: Box, inside: int) -> str:
    """The tower, with the number of keshis that are stuck in it."""
    scale = min(box.width / 60, box.height / 100)
    number = "" if is_small(box) else in_the_window(inside, 12.2 / scale)
    return (
        f'<g transform="translate({num(box.x)} {num(box.y)}) scale({num(scale)})">'
        '<path d="M4 4H56L42 22H18Z" fill="var(--tower-shade)"/>'
        '<path d="M17 22H43V94H17Z" fill="var(--tower-wall)"/>'
        '<path d="M17 40H43M17 72H43" stroke="var(--tower-shade)" stroke-width="2"/>'
        '<path d="M24 94V86C24 79 36 79 36 86V94ZM6 94H54V99H6Z" fill="var(--tower-shade)"/>'
        f"{number}</g>"
    )


def in_the_window(inside: int, size: float) -> str:
    return (
        '<circle cx="30" cy="56" r="15" fill="var(--panel)" stroke="var(--tower-shade)" '
        f'stroke-width="2"/>{centred(str(inside), 30, 56, size, 800)}'
    )


def well_at(shown: Shown, canvas: Canvas, colour: int, well: Box, selecting: bool) -> str:
    me, words = shown.me, shown.words
    x, y = well.middle
    name = keshi_icon(colour)
    size = min(well.width - 6, 34.0, well.height - 22)
    there = shown.view.base[colour]
    label = shown.view.label(A_KESHI + colour)
    called = words.names.name(label)
    hidden = inked(
        "quiet", f'<g opacity=".6">{icon_at(f"sign-{COLOURS[colour]}", x, y, size * 0.6)}</g>'
    )
    canvas.papers[f"well-{COLOURS[colour]}"] = well.rect(
        8, 'fill="var(--slot)" stroke="var(--slot-line)"'
    )
    if selecting:
        if colour in me.picked:
            drawn = icon_at(name, x, y, size) + tick(well)
            called += ", " + words.t.pgettext("well", "chosen")
        elif me.hand >> colour & 1:
            drawn = icon_at(name, x, y, size)
        else:
            drawn = hidden
            called += ", " + words.t.pgettext("well", "used")
    elif there:
        pile = stacked(there, y - 7, size, well.height - size - 19)
        keshis = [icon_at(name, x, height, size) for height in pile]
        if colour in shown.fallen:
            for nth, (height, keshi) in enumerate(zip(pile, keshis, strict=True)):
                arrival = Arrival(colour, (x, height), keshi)
                canvas.fallen[f"fallen-{COLOURS[colour]}-{nth}"] = arrival
            keshis = []
        drawn = "".join(keshis)
        count, tone = f"×{there}", "ink"
        if not room(me, colour):
            drawn = f'<g opacity=".55">{drawn}</g>'
            drawn += inked("short", icon_at("lock", well.x + 9, well.y + 9, 12))
            count, tone = f"{SPACES}/{SPACES}", "short"
        drawn += centred(count, x, well.foot - 9, 12.5, 800, tone)
    else:
        drawn = hidden + choosers(shown, colour, well)
    elsewhere = shown.asks_colours() or shown.plans_elsewhere
    if isinstance(shown.question, QUESTIONS["tower"]) or not elsewhere:
        canvas.point(A_KESHI + colour, well, (called, words.names.explain(label)))
    return drawn + sector_below(shown, colour, well)


def tick(well: Box) -> str:
    """As pages mark what is chosen and can still be let go."""
    x, y = well.right - 4, well.y + 4
    disc = circle(x, y, 8, 'fill="var(--action)" stroke="var(--panel)" stroke-width="1.5"')
    return disc + inked("on-action", icon_at("tick", x, y, 10))


def sector_below(shown: Shown, colour: int, well: Box) -> str:
    """Where keshis of the colour go."""
    words = shown.words
    row = colour % 2 if staggered(well) else 0
    where = (
        words.t.pgettext("well", "vendor")
        if colour == RED
        else words.pieces.short_sector(HOME[colour])
    )
    x, y = well.middle[0], well.foot + 12  # clear of the ring
    stem = f'<path d="M{num(x)} {num(well.foot)}v17" stroke="var(--slot-line)"/>' if row else ""
    return stem + centred(where, x, y + row * 14, shown.least, 600, "quiet")


def stacked(n: int, y: float, size: float, room: float) -> list[float]:
    """The heights of keshis on each other, the lowest first, as far apart as there is room."""
    n = min(n, 3)
    step = min(size * 0.3, room / max(1, n - 1))
    return [y + (n - 1) * step / 2 - k * step for k in range(n)]


def choosers(shown: Shown, colour: int, well: Box) -> str:
    """Who chose this colour, once it is known."""
    if someone_selects(shown.view):
        return ""
    seats = [
        seat
        for seat, player in enumerate(shown.view.players)
        if colour in player.picked and HIDDEN not in player.picked
    ]
    step = min(12.0, well.width / max(1, len(seats)))
    return "".join(
        pawn(seat, well.middle[0] + (n - (len(seats) - 1) / 2) * step, well.foot - 9, 5)
        for n, seat in enumerate(seats)
    )
