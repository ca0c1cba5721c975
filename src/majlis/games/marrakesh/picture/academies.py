"""The academies: twelve scrolls in four rows."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, below
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import centred, write
from majlis.drawing.paper import dashed
from majlis.games.marrakesh.data import A_GROUP, A_SCROLL, DATE, GRAY, SCHOLARS
from majlis.games.marrakesh.picture.canvas import Canvas, heading, in_lines
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.tiles import scroll_card, scroll_with_words
from majlis.games.marrakesh.rules import scrolls_permanent
from majlis.kernel.frame import NONE


def academies(shown: Shown, canvas: Canvas, box: Box) -> None:
    """Twelve scrolls in four rows: what they need, what they cost."""
    words = shown.words
    big = box.width > 200
    canvas.paper("academies-paper", box, lit=shown.focus == "academies")
    title = words.t.gettext("Scrolls")
    top = 22
    parts = [heading(title, box)]
    if box.height < 280:  # the title stands between what the first scrolls need
        top = 5
        parts = [centred(title, box.middle[0], box.y + top + 7.5, 12.5, 700)]
    rows = below(Box(box.x + 6, box.y + top, box.width - 12, box.height - top - 5), 4, 4)
    for group, row in enumerate(rows):
        side = 44 if big and box.width > 420 else 0
        strip = Box(row.x, row.y, side, row.height) if side else Box(row.x, row.y, row.width, 15)
        cards = (
            Box(row.x + side + 6, row.y, row.width - side - 6, row.height)
            if side
            else Box(row.x, row.y + 16, row.width, row.height - 16)
        )
        parts.append(needs(shown, canvas, group, strip, upright=bool(side)))
        for nth, card in enumerate(across(cards, 3, 6 if big else 4)):
            scroll = shown.view.academies[3 * group + nth]
            if scroll == NONE:
                parts.append(dashed(card, 4))
                continue
            if big:
                told = words.tiles.scroll(scroll), words.tiles.effect(scroll)
                parts.append(scroll_with_words(scroll, card, *told, shown.least))
            else:
                parts.append(scroll_card(scroll, card))
            canvas.point(A_SCROLL + scroll, card.inset(-1.5))
    canvas.paint("academies", *parts)


def needs(shown: Shown, canvas: Canvas, group: int, box: Box, upright: bool) -> str:
    """How many scholars a group wants, and how many dates; new ones can be asked for here."""
    dates = scrolls_permanent.scroll_dates(shown.view, shown.seat, group)
    enough = shown.me.keshis[GRAY] >= SCHOLARS[group]
    ink = "ink" if enough else "quiet"
    y = box.middle[1]
    if upright:
        drawn = (
            icon_at("keshi-gray", box.x + 12, y - 16, 20)
            + write(str(SCHOLARS[group]), box.x + 25, y - 11, 14, weight=800, colour=ink)
            + icon_at("date", box.x + 12, y + 8, 19)
            + write(str(dates), box.x + 25, y + 13, 14, weight=800)
        )
        if shown.legal(A_GROUP + group):
            drawn += inked("action-text", icon_at("turn", box.x + 20, y + 34, 16))
    else:
        drawn = (
            icon_at("keshi-gray", box.x + 8, y, 15)
            + write(str(SCHOLARS[group]), box.x + 18, y + 4.4, 12, weight=800, colour=ink)
            + icon_at("date", box.right - 18, y, 14)
            + write(str(dates), box.right - 9, y + 4.4, 12, weight=800)
        )
    canvas.point(A_GROUP + group, box)
    return drawn


def academies_summary(shown: Shown, canvas: Canvas, box: Box) -> None:
    """How many scrolls are owned, and how many are within reach."""
    _ = shown.words.t.gettext
    me = shown.me
    reach = sum(
        1
        for stack, scroll in enumerate(shown.view.academies)
        if scroll != NONE
        and SCHOLARS[stack // 3] <= me.keshis[GRAY]
        and scrolls_permanent.scroll_dates(shown.view, shown.seat, stack // 3) <= me.stock[DATE]
    )
    lines = _("owned: {n}").format(n=sum(me.scrolls)), _("in reach: {n}").format(n=reach)
    canvas.summary("scrolls", _("Scrolls"), "scroll", box, in_lines(box, *lines))
