"""The tower and its base: what came out, who chose what, and the hand behind the screen."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, below
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.svg import num
from majlis.games.marrakesh.data import A_KESHI, COLOURS, HOME, PICKS, RED, SPACES
from majlis.games.marrakesh.draw_art import at, inked, pawn
from majlis.games.marrakesh.draw_sheet import AT_THE_WELLS, Sheet
from majlis.games.marrakesh.rules.deploy import room
from majlis.games.marrakesh.view import someone_selects
from majlis.kernel.frame import HIDDEN, WATCHER


def tower(sheet: Sheet, box: Box, lit: bool) -> None:
    words, s = sheet.words, sheet.s
    _ = words.t.gettext
    sheet.paper("tower-paper", box, lit)
    selecting = sheet.kind == "Select" and s.viewer != WATCHER
    title = _("Behind my screen") if selecting else _("Tower")
    told = told_beside(sheet)
    parts = [
        write(title, box.x + 8, box.y + 16, 12.5, weight=700),
        write(
            fitted(told, box.width - 140, 12),
            box.right - 8,
            box.y + 16,
            12,
            weight=500,
            colour="quiet",
            anchor="end",
        ),
    ]
    narrow = box.width < 450
    if narrow:
        wells = [
            well
            for row in below(Box(box.x + 6, box.y + 24, box.width - 12, box.height - 28), 2, 4)
            for well in across(row, 6, 4)
        ]
    else:
        parts.append(house(Box(box.x + 4, box.y + 24, 40, box.height - 32), sum(s.lodged)))
        field = Box(box.x + 47, box.y + 22, box.width - 52, box.height - 26)
        wells = across(field, 12, 3)
    for colour, well in enumerate(wells):
        parts.append(well_at(sheet, colour, well, selecting))
    sheet.paint("tower", *parts)


def told_beside(sheet: Sheet) -> str:
    s, words = sheet.s, sheet.words
    _ = words.t.gettext
    if someone_selects(s) and s.season:
        done = [
            words.names.player(seat)
            for seat, one in enumerate(s.players)
            if len(one.picked) == PICKS
        ]
        if not done:
            return _("Everybody chooses three colours")
        return _("Ready: {names}").format(names=", ".join(done))
    if sum(s.base):
        text = _("{keshis} in the base, {n} inside")
        return text.format(keshis=words.nouns.keshis(sum(s.base)), n=sum(s.lodged))
    return _("{n} inside; chosen this round:").format(n=sum(s.lodged))


def house(box: Box, inside: int) -> str:
    """The tower, with the number of keshis that are stuck in it."""
    scale = min(box.width / 60, box.height / 100)
    return (
        f'<g transform="translate({num(box.x)} {num(box.y)}) scale({num(scale)})">'
        '<path d="M4 4H56L42 22H18Z" fill="var(--tower-shade)"/>'
        '<path d="M17 22H43V94H17Z" fill="var(--tower-wall)"/>'
        '<path d="M17 40H43M17 72H43" stroke="var(--tower-shade)" stroke-width="2"/>'
        '<path d="M24 94V86C24 79 36 79 36 86V94ZM6 94H54V99H6Z" fill="var(--tower-shade)"/>'
        '<circle cx="30" cy="56" r="15" fill="var(--panel)" stroke="var(--tower-shade)" '
        f'stroke-width="2"/>{centred(str(inside), 30, 56, 12.2 / scale, 800)}</g>'
    )


def well_at(sheet: Sheet, colour: int, box: Box, selecting: bool) -> str:
    s, me, words = sheet.s, sheet.me, sheet.words
    staggered = not sheet.look.narrow
    pit = Box(box.x, box.y, box.width, box.height - (31 if staggered else 17))
    x, y = pit.middle
    name = f"keshi-{COLOURS[colour]}"
    size = min(pit.width - 6, 34.0, pit.height - 22)
    there = s.base[colour]
    sheet.wells[colour] = (x, y)
    action = A_KESHI + colour
    called = words.names.name(s.label(action))
    hidden = inked(
        "quiet", f'<g opacity=".6">{at(f"sign-{COLOURS[colour]}", x, y, size * 0.6)}</g>'
    )
    sheet.under[f"well-{COLOURS[colour]}"] = pit.rect(
        8, 'fill="var(--slot)" stroke="var(--slot-line)"'
    )
    if selecting:
        if colour in me.picked:
            drawn = at(name, x, y, size) + inked("enough", at("tick", x, pit.foot - 10, 16))
            called += ", " + words.t.pgettext("well", "chosen")
        elif me.hand >> colour & 1:
            drawn = at(name, x, y, size)
        else:
            drawn = hidden
            called += ", " + words.t.pgettext("well", "used")
    elif there:
        drawn = stacked(name, there, x, y - 7, size, pit.height - size - 19)
        count, tone = f"×{there}", "ink"
        if not room(me, colour):
            drawn = f'<g opacity=".55">{drawn}</g>'
            drawn += inked("short", at("lock", pit.x + 9, pit.y + 9, 12))
            count, tone = f"{SPACES}/{SPACES}", "short"
        drawn += centred(count, x, pit.foot - 9, 12.5, 800, tone)
    else:
        drawn = hidden + choosers(sheet, colour, pit)
    if sheet.kind in AT_THE_WELLS or not sheet.asks_colours():
        sheet.outline(
            action, pit.path(7), pit.middle, (called, words.names.explain(s.label(action)))
        )
    return drawn + sign_below(sheet, colour, pit, colour % 2 if staggered else 0)


def sign_below(sheet: Sheet, colour: int, pit: Box, row: int) -> str:
    """Where keshis of the colour go; side by side such words have no room, so every other one
    stands a line lower."""
    words = sheet.words
    where = (
        words.t.pgettext("well", "vendor")
        if colour == RED
        else words.nouns.short_sector(HOME[colour])
    )
    x, y = pit.middle[0], pit.foot + 9
    stem = f'<path d="M{num(x)} {num(pit.foot)}v14" stroke="var(--slot-line)"/>' if row else ""
    return stem + centred(where, x, y + row * 14, sheet.least, 600, "quiet")


def stacked(name: str, n: int, x: float, y: float, size: float, room: float) -> str:
    """Keshis on each other, as far apart as there is room."""
    shown = min(n, 3)
    step = min(size * 0.3, room / max(1, shown - 1))
    return "".join(at(name, x, y + (shown - 1) * step / 2 - k * step, size) for k in range(shown))


def choosers(sheet: Sheet, colour: int, pit: Box) -> str:
    """Who chose this colour, once it is known."""
    s = sheet.s
    if someone_selects(s):
        return ""
    seats = [
        seat
        for seat, player in enumerate(s.players)
        if colour in player.picked and HIDDEN not in player.picked
    ]
    step = min(12.0, pit.width / max(1, len(seats)))
    return "".join(
        pawn(seat, pit.middle[0] + (n - (len(seats) - 1) / 2) * step, pit.foot - 9, 5)
        for n, seat in enumerate(seats)
    )
