"""The two panes: the city with the phases of the round, and the quarter with its owner; in their heads
tabs for what each can turn to."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import BOLDEST, centred, fitted, width_of, write
from majlis.drawing.paper import PANEL
from majlis.drawing.scene import Format, Zone
from majlis.drawing.svg import num
from majlis.games.marrakesh.picture.canvas import Canvas
from majlis.games.marrakesh.picture.layout import ENLARGED_SECTORS, Layout
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import pawn
from majlis.games.marrakesh.rules.round import Claiming, EndOfRound, Select, SendAssistants, Using
from majlis.games.marrakesh.rules.tower import Throw, ThrowIn
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import NONE, Frame

CITY_TABS = ("city", "academies", "stairs", "workshops", "souk")
QUARTER_TABS = ("quarter", *ENLARGED_SECTORS)


def zone_name(words: Words, zone: str) -> str:
    _, pgettext = words.t.gettext, words.t.pgettext
    if zone in ENLARGED_SECTORS:
        return words.pieces.short_sector(ENLARGED_SECTORS[zone]).capitalize()
    return {
        "city": pgettext("zones", "All"),
        "river": _("River"),
        "academies": _("Scrolls"),
        "stairs": _("Stairs"),
        "workshops": _("Gates"),
        "souk": _("Souk"),
        "tower": _("Tower"),
        "quarter": pgettext("zones", "All nine"),
    }[zone]


def panes(shown: Shown, quarter: Shown, canvas: Canvas, layout: Layout) -> str:
    """The ground of everything. A phone has no room for panes: a switch turns from one to the other."""
    if not (layout.city and layout.quarter):
        switch(shown, canvas, layout)
        return Box(0, 0, layout.width, layout.height).rect(0, 'fill="var(--panel)"')
    city, mine = layout.city, layout.quarter
    head, other_head = city._replace(height=layout.head), mine._replace(height=layout.head)
    title = shown.words.t.gettext("The city")
    has_tabs = shown.format != Format.WIDE and quarter is shown  # else the way back stands there
    taken = tabs_width(shown, QUARTER_TABS) if has_tabs else 0
    parts = [
        city.rect(12, PANEL),
        mine.rect(12, PANEL),
        write(title, head.x + 12, head.middle[1] + 6, 15, weight=750),
        name_of_owner(quarter, other_head._replace(width=mine.width - taken - 6)),
    ]
    if shown.format == Format.WIDE:
        parts.append(phases(shown, city))
        if layout.zone_of_city in CITY_TABS[1:]:
            left = head.x + 18 + width_of(title, 15) * BOLDEST
            room = head._replace(width=left + tabs_width(shown, CITY_TABS[:1]) - head.x)
            parts.append(tabs(shown, canvas, CITY_TABS[:1], layout.zone_of_city, room))
        return f"<g>{''.join(parts)}</g>"
    parts.append(tabs(shown, canvas, CITY_TABS, layout.zone_of_city, head))
    if has_tabs:
        parts.append(tabs(shown, canvas, QUARTER_TABS, layout.zone_of_quarter, other_head))
    return f"<g>{''.join(parts)}</g>"


def switch(shown: Shown, canvas: Canvas, layout: Layout) -> None:
    """It stands above the picture: the page draws it."""
    _ = shown.words.t.gettext
    visiting = "owner" in layout.zones
    mine = bool(layout.zone_of_quarter) and not visiting
    canvas.zones["city"] = Zone(_("The city"), shown=bool(layout.zone_of_city))
    canvas.zones["quarter"] = Zone(_("My quarter"), shown=mine)


def tab_width(shown: Shown, zone: str) -> float:
    return max(44.0, width_of(zone_name(shown.words, zone), 13) * BOLDEST + 22)


def tabs_width(shown: Shown, names: tuple[str, ...]) -> float:
    return sum(tab_width(shown, zone) for zone in names)


def tabs(shown: Shown, canvas: Canvas, names: tuple[str, ...], large: str, head: Box) -> str:
    """What a pane can turn to, at the right end of its head; what it shows now is marked."""
    parts = []
    x = head.right - 6 - tabs_width(shown, names)
    has_tab = large in CITY_TABS + QUARTER_TABS or not large
    here = large if has_tab else names[0]  # river and tower are large where all is shown
    for zone in names:
        name = zone_name(shown.words, zone)
        wide = tab_width(shown, zone)
        place = Box(x, head.y + 1, wide, head.height - 2)
        plate = Box(place.x + 1, place.middle[1] - 13, wide - 2, 26)
        tone, weight = ("ink", 700) if zone == here else ("quiet", 600)
        if zone == here:
            edge = 'fill="var(--zone-lit)" stroke="var(--ring)" stroke-width="1.6"'
            parts.append(plate.rect(13, edge))
        parts.append(centred(name, *plate.middle, 13, weight, tone))
        canvas.turn(zone, name, place, zone == here)
        x += wide
    return "".join(parts)


def owner(shown: Shown, canvas: Canvas, box: Box) -> None:
    canvas.paint("owner", name_of_owner(shown, box))


def name_of_owner(shown: Shown, box: Box) -> str:
    """Whose quarter it is."""
    words = shown.words
    _ = words.t.gettext
    name = _("My quarter")
    if shown.view.viewer != shown.seat:
        name = _("Quarter of {name}").format(name=words.names.player(shown.seat))
    y = box.middle[1]
    name = fitted(name, (box.width - 36) / BOLDEST, 15)
    return pawn(shown.seat, box.x + 20, y, 7) + write(name, box.x + 34, y + 6, 15, weight=750)


def phases(shown: Shown, box: Box) -> str:
    """Where in the round the table is."""
    _ = shown.words.t.gettext
    names = (_("Choose"), _("Tower"), _("Claim"), _("Act"), _("River"))
    now = phase(shown)
    x = box.right - 14
    parts = []
    for n in range(len(names) - 1, -1, -1):
        wide = width_of(names[n], 12.5)
        here = n == now
        if here:
            plate = Box(x - wide - 8, box.y + 7, wide + 16, 21)
            parts.append(plate.rect(10.5, 'fill="var(--action)"'))
        tone = "on-action" if here else "quiet"
        weight = 700 if here else 500
        parts.append(write(names[n], x, box.y + 22, 12.5, weight=weight, colour=tone, anchor="end"))
        x -= wide + 24
        if n:
            parts.append(
                f'<path d="M{num(x + 7)} {num(box.y + 18)}h9" stroke="var(--line)" '
                'stroke-width="1.5"/>'
            )
    return "".join(parts)


PHASES: tuple[tuple[type[Frame[Marrakesh]], ...], ...] = (
    (Select,),
    (SendAssistants, ThrowIn, Throw),
    (Claiming,),
    (Using,),
    (EndOfRound,),
)
"""What is on the agenda in each; later ones wait there, too."""


def phase(shown: Shown) -> int:
    for n, frames in enumerate(PHASES):
        if any(isinstance(frame, frames) for frame in shown.view.agenda):
            return n
    return len(PHASES) - 1 if shown.view.season else NONE
