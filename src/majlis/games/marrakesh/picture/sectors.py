"""The nine sectors of a quarter: keshis, vendors and assistants, as cards or a line for each."""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.boxes import Box, across, below, grid
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import BOLDEST, centred, fitted, snug, width_of, write
from majlis.drawing.scene import Format
from majlis.drawing.svg import Point, circle, num
from majlis.games.marrakesh.data import (
    A_KESHI,
    A_SECTOR,
    ACT,
    COLOUR_OF,
    COLOURS,
    GOODS,
    MADRASA,
    MEDINA,
    MOSQUE,
    ORCHARD,
    PALACE,
    RED,
    RIVER,
    SAHARA,
    SECTORS,
    SOUK,
    SPACES,
    SQUARE,
)
from majlis.games.marrakesh.picture.canvas import FINGER, Canvas
from majlis.games.marrakesh.picture.layout import ENLARGED_SECTORS, QUARTER, SECTOR_GRID, zone_in
from majlis.games.marrakesh.picture.medina import medina_on_card
from majlis.games.marrakesh.picture.sahara import sahara_on_card
from majlis.games.marrakesh.picture.shown import Sending, Shown
from majlis.games.marrakesh.picture.square import square_in_line, square_on_card
from majlis.games.marrakesh.picture.symbols import empty_place, keshi_icon, sector_icon
from majlis.games.marrakesh.rules import deploy
from majlis.games.marrakesh.rules.round import UseAssistant, has_no_effect
from majlis.kernel.frame import NONE

SMALL, LOW = 120, 88
"""A card of less height has vendor and assistants beside its keshis, a low one on the line of its
action, and its keshis in one line, too."""


def sectors(shown: Shown, canvas: Canvas, box: Box) -> None:
    """All nine, each with its keshis, vendor, assistant and what its action would do."""
    for sector, place in zip(SECTOR_GRID, grid(box, 3, 3, 6, 6), strict=True):
        card(shown, canvas, sector, place)


def used_by_assistant(shown: Shown, sector: int) -> bool:
    """Whether the question is what an assistant does in the sector."""
    return isinstance(shown.question, UseAssistant) and shown.question.sector == sector


def lit(shown: Shown, sector: int) -> bool:
    return bool(shown.options) and used_by_assistant(shown, sector)


def card(shown: Shown, canvas: Canvas, sector: int, box: Box) -> None:
    name = SECTORS[sector]
    canvas.paper(f"sector-{name}", box, lit(shown, sector))
    canvas.papers[f"band-{name}"] = band(sector, box)
    body = body_of(box)
    parts = [title(shown, sector, box)]
    if sector == SOUK:
        asked = shown.asks_in_sectors() and any(shown.legal(A_KESHI + good) for good in GOODS)
        low = box.height < SMALL and not used_by_assistant(shown, SOUK)
        tapped = asked and shown.fingers and low
        parts.append(goods(shown, canvas, tapped_goods(box) if tapped else body))
    elif sector == SQUARE and box.height < LOW:
        room = body.width - 21 * people(shown, sector)
        parts.append(square_in_line(shown, Box(body.x, body.y, room, body.height + 20)))
    elif sector == SQUARE:
        parts.append(square_on_card(shown, Box(box.x, box.y + 25, box.width, box.height - 29)))
    elif sector == SAHARA:
        parts.append(sahara_on_card(shown, canvas, body))
    elif sector == MEDINA:
        parts.append(medina_on_card(shown, canvas, body))
    else:
        parts.append(spaces(shown, canvas, sector, body))
    parts.append(vendor_and_assistants(shown, canvas, sector, box))
    if sector != SQUARE:
        parts.append(action_line(shown, sector, box))
    canvas.paint(f"content-{name}", *parts)
    point_at_card(shown, canvas, sector, box)


def body_of(box: Box) -> Box:
    """Where the keshis of a card lie."""
    if box.height < LOW:
        return Box(box.x + 8, box.y + 26, box.width - 16, box.height - 50)
    if box.height < SMALL:
        return Box(box.x + 6, box.y + 25, box.width - 38, box.height - 49)
    return Box(box.x + 8, box.y + 27, box.width - 16, box.height - 52)


def tapped_goods(box: Box) -> Box:
    """Where goods lie on a small card while fingers choose between them: each in the middle of its
    third, above the line of the action."""
    return Box(box.x + 8, box.y + 26, box.width - 13, min(34.0, box.height - FINGER - 30))


def band(sector: int, box: Box) -> str:
    """The colour of the sector along its upper edge."""
    colour = COLOURS[COLOUR_OF[sector]]
    edge = Box(box.x + 8, box.y - 0.5, box.width - 16, 3)
    return edge.rect(
        1.5, f'fill="var(--{colour}-top)" stroke="var(--{colour}-side)" stroke-width=".5"'
    )


def title(shown: Shown, sector: int, box: Box) -> str:
    parts = [icon_at(sector_icon(sector), box.x + 15, box.y + 15, 19)]
    room = box.width - 29 - (31 if sector != SOUK else 6)
    parts.append(name_in(shown, sector, room, 13, box.x + 28, box.y + 19.5))
    if sector != SOUK:
        n = shown.me.keshis[COLOUR_OF[sector]]
        count, x, y = f"{n}/{SPACES}", box.right - 7, box.y + 19.5
        tone = "enough" if n == SPACES else "ink"
        parts.append(write(count, x, y, 12.5, weight=800, colour=tone, anchor="end"))
    return "".join(parts)


def name_in(shown: Shown, sector: int, room: float, size: float, x: float, y: float) -> str:
    """The name of a sector, in a word where there is no room for more."""
    name = shown.words.pieces.sector(sector)
    if width_of(name, shown.least) * BOLDEST > room:
        name = shown.words.pieces.short_sector(sector).capitalize()
    size = snug(name, room / BOLDEST, size, shown.least)
    return write(fitted(name, room, size), x, y, size, weight=700)


def spaces(shown: Shown, canvas: Canvas, sector: int, box: Box) -> str:
    colour = COLOUR_OF[sector]
    n = shown.me.keshis[colour]
    each = SPACES if box.height < 36 else SPACES // 2
    step = box.width / each
    high = box.height - (26 if box.height > SMALL - 52 else 0)  # below them stands the vendor
    r = min(step / 2, high / 2 / (SPACES // each)) - 0.5
    parts = []
    for place in range(SPACES):
        x = box.x + (place % each + 0.5) * step
        y = box.y + r + 1 + place // each * (2 * r + 3)
        if place < n:
            fresh = place >= n - shown.deployed[colour, sector, NONE]
            parts.append(canvas.keshi(colour, x, y, 2 * r + 1, fresh))
        else:
            parts.append(empty_place(x, y, r * 0.84))
    return "".join(parts)


def goods(shown: Shown, canvas: Canvas, box: Box) -> str:
    """One below the other, side by side where that is too high."""
    if box.height < SMALL - 52:
        return goods_in_line(shown, canvas, box)
    parts = []
    for colour, row in zip(GOODS, below(box, 3, 2), strict=True):
        fresh = shown.arrived(colour, SOUK)
        parts.append(canvas.pile(colour, row.x + 12, row.middle[1], 25, fresh))
        number = str(shown.me.keshis[colour])
        parts.append(write(number, row.x + 31, row.middle[1] + 5.6, 15.5, weight=800))
    return "".join(parts)


def goods_in_line(shown: Shown, canvas: Canvas, box: Box) -> str:
    """The number beside the good, or below it."""
    parts = []
    beside = box.height < 36
    for colour, cell in zip(GOODS, across(box, 3, 2), strict=True):
        x, y = cell.middle
        size = min(22.0, cell.width * 0.5) if beside else 22.0
        ix, iy, tx, ty = (
            (cell.x + size / 2, y, cell.x + size + 8, y) if beside else (x, y - 9, x, y + 13)
        )
        parts.append(canvas.pile(colour, ix, iy, size, shown.arrived(colour, SOUK)))
        parts.append(centred(str(shown.me.keshis[colour]), tx, ty, 15, 800))
    return "".join(parts)


def vendor_and_assistants(shown: Shown, canvas: Canvas, sector: int, box: Box) -> str:
    """Places for the water vendor and for assistants, in the lower right corner; in the souk one
    below the other."""
    me = shown.me
    if box.height < SMALL:
        return who_is_there(shown, canvas, sector, box)
    x = box.right - 17
    y = {SQUARE: box.foot - 15, MEDINA: box.y + 40}.get(sector, box.foot - 38)
    parts = []
    if sector != SOUK or me.vendors >> SOUK & 1:
        left = box.x + 17 if sector == SQUARE else x - 29
        if me.vendors >> sector & 1:
            faded = ' opacity=".55"' if me.resting >> sector & 1 else ""
            fresh = shown.arrived(RED, sector)
            parts.append(f"<g{faded}>{canvas.keshi(RED, left, y, 25, fresh)}</g>")
        else:
            parts.append(nobody_yet(left, y, "sign-red"))
    for n in range(3 if sector == SOUK else 1):
        if n < me.assistants[sector]:
            parts.append(assistant(shown.seat, x, y, 12.5))
        elif n == 0:
            parts.append(nobody_yet(x, y, "assistant"))
        y -= 28
    return "".join(parts)


def people(shown: Shown, sector: int) -> int:
    """How many stand there that are no keshis of its colour: assistants and the vendor."""
    return shown.me.assistants[sector] + (shown.me.vendors >> sector & 1)


def who_is_there(shown: Shown, canvas: Canvas, sector: int, box: Box) -> str:
    """On a small card they stand one below the other beside the keshis, on a low one on the line of
    the action; on the square, which has none, likewise."""
    me = shown.me
    there = me.assistants[sector]
    vendor = me.vendors >> sector & 1
    places: list[Point]
    if box.height < LOW:
        places = [(box.right - 13 - 21 * n, box.foot - 12) for n in range(4)]
    else:
        step = 23 if people(shown, sector) < 3 else (box.height - 66) / 3
        places = [(box.right - 15, box.foot - 35 - step * n) for n in range(4)]
    parts = [assistant(shown.seat, x, y, 9.5) for x, y in places[:there]]
    if vendor:
        faded = ' opacity=".55"' if me.resting >> sector & 1 else ""
        fresh = shown.arrived(RED, sector)
        parts.append(f"<g{faded}>{canvas.keshi(RED, *places[there], 20, fresh)}</g>")
    return "".join(parts)


def assistant(seat: int, x: float, y: float, r: float) -> str:
    colour = f"seat-{seat + 1}"
    edge = f'stroke="var(--{colour})" stroke-width="{num(r * 0.19)}"'
    ground = circle(x, y, r, f'fill="var(--panel)" {edge}')
    return ground + inked(colour, icon_at("assistant", x, y, r * 1.28))


def nobody_yet(x: float, y: float, sign: str) -> str:
    edge = 'fill="none" stroke="var(--slot-line)" stroke-dasharray="3 3"'
    return circle(x, y, 11.5, edge) + inked("slot-line", icon_at(sign, x, y, 13))


ACTION_ICONS = {
    RIVER: "fisherman",
    ORCHARD: "date",
    SOUK: "exchange",
    SQUARE: "act",
    MOSQUE: "stairs-mosque",
    PALACE: "stairs-palace",
    MADRASA: "scroll",
    MEDINA: "gate",
    SAHARA: "oasis",
}


def action_line(shown: Shown, sector: int, box: Box) -> str:
    """What the action of the sector would amount to now."""
    y = box.foot - 24
    text = shown.words.names.action_now(shown.me, sector)
    room = box.width - 36
    if box.height < LOW:
        room -= 21 * people(shown, sector)
    size = snug(text, room - 2, 12, shown.least)
    return (
        f'<path d="M{num(box.x + 8)} {num(y)}h{num(box.width - 16)}" stroke="var(--line)"/>'
        f"{inked('ink', icon_at(ACTION_ICONS[sector], box.x + 16, y + 11.5, 16))}"
        f"{write(fitted(text, room, size), box.x + 28, y + 15.8, size, weight=600)}"
    )


def point_at_card(shown: Shown, canvas: Canvas, sector: int, box: Box) -> None:
    """The sector as a whole; on it its keshis, or its action, where they are asked for."""
    using = used_by_assistant(shown, sector) and not shown.fingers  # those have chips
    asking = shown.asks_in_sectors()
    if turns(shown, sector):
        zone = next(name for name, one in ENLARGED_SECTORS.items() if one == sector)
        canvas.turn(zone, shown.words.pieces.sector(sector), box)
        return
    sending = shown.sending
    if sending and A_SECTOR + sector in sending.view.legal:
        send(shown, sending, canvas, sector, box)
    elif not using and not asking:
        canvas.point(A_SECTOR + sector, box.inset(1))
    if asking and not (used_by_assistant(shown, sector) and shown.fingers):
        for colour, place in keshi_places(shown, sector, box, using).items():
            canvas.point(A_KESHI + colour, place, keshi_told(shown, colour))
    if using:
        canvas.point(ACT, action_place(shown, sector, box), action_told(shown, sector), corner=6)


def send(shown: Shown, sending: Sending, canvas: Canvas, sector: int, box: Box) -> None:
    """The assistant along with what he is used for, if he may take a keshi or act and there is room
    to point at either; fingers have chips for both. An action that does nothing yet has only its
    chip."""
    path = (*sending.before, A_SECTOR + sector)
    if shown.fingers or not (sector == SOUK or deploy.room(shown.me, COLOUR_OF[sector]) > 0):
        if sending.before:
            canvas.point_at_end(path, box.inset(1), sector_told(shown, sector))
        else:
            canvas.point(A_SECTOR + sector, box.inset(1))
        return
    acts = not has_no_effect(sending.view.look_ahead(A_SECTOR + sector), shown.seat, sector)
    for colour, place in keshi_places(shown, sector, box, acts).items():
        canvas.point_at_end((*path, A_KESHI + colour), place, keshi_told(shown, colour))
    if acts:
        place, told = action_place(shown, sector, box), action_told(shown, sector)
        canvas.point_at_end((*path, ACT), place, told, corner=6)


def keshi_places(shown: Shown, sector: int, box: Box, using: bool) -> dict[int, Box]:
    """Where the keshis of a card are pointed at, by colour; `using`: the action is, too."""
    counted = sector == SOUK or (sector == SQUARE and using)  # below the name
    above = 29 if counted and not shown.fingers else 1
    gap = 0 if shown.fingers else 4  # a tablet has room for two fingers, and no more
    side = 0 if shown.fingers else 1  # a phone for three
    acting = using or (sector == SOUK and not shown.fingers)  # goods lie where they are drawn
    below_them = line_height(shown) + gap if acting else 0
    height = box.height - above - below_them
    body = Box(box.x + side, box.y + above, box.width - 2 * side, height)
    if sector != SOUK:
        return {COLOUR_OF[sector]: body}
    cells = across(body, 3, 0) if box.height < SMALL else below(body, 3, 2)
    return dict(zip(GOODS, cells, strict=True))


def action_place(shown: Shown, sector: int, box: Box) -> Box:
    if sector == SQUARE and not shown.fingers:
        return Box(box.x + 3, box.y + 3, box.width - 6, 22)
    line = line_height(shown)
    return Box(box.x + 1, box.foot - line, box.width - 2, line)


def line_height(shown: Shown) -> float:
    return FINGER if shown.fingers else 22


def action_told(shown: Shown, sector: int) -> tuple[str, str]:
    names = shown.words.names
    name = f"{shown.words.pieces.sector(sector)}: {names.name('act').lower()}"
    return name, names.sector_explained(sector)


def sector_told(shown: Shown, sector: int) -> tuple[str, str]:
    return shown.words.pieces.sector(sector), shown.words.names.sector_explained(sector)


def keshi_told(shown: Shown, colour: int) -> tuple[str, str]:
    return shown.words.pieces.keshi(colour), shown.words.names.role_explained(colour)


def turns(shown: Shown, sector: int) -> bool:
    """Whether a tap on the card makes the sector large: on a phone, which has no tabs for that, if
    nothing else is asked there."""
    keshi = shown.asks_in_sectors() and shown.legal(A_KESHI + COLOUR_OF[sector])
    if keshi or shown.legal(A_SECTOR + sector) or used_by_assistant(shown, sector):
        return False
    if shown.visiting:
        return False
    return sector in ENLARGED_SECTORS.values() and shown.format == Format.PHONE


# -- a line for each -------------------------------------------------------------------------------


def small_sectors(shown: Shown, canvas: Canvas, box: Box) -> None:
    lines(shown, canvas, SECTOR_GRID, grid(box, 3, 3, 4, 5))


def other_sectors(shown: Shown, canvas: Canvas, box: Box) -> None:
    """Those below an enlarged one."""
    large = ENLARGED_SECTORS[zone_in(QUARTER, shown.turned_to, shown.focus)]
    others = [sector for sector in SECTOR_GRID if sector != large]
    lines(shown, canvas, others, grid(box, 2, 4, 5, 5))


def lines(shown: Shown, canvas: Canvas, sectors: Sequence[int], places: list[Box]) -> None:
    for sector, place in zip(sectors, places, strict=True):
        name = SECTORS[sector]
        canvas.paper(f"sector-{name}", place, lit(shown, sector), 7)
        canvas.paint(f"content-{name}", *line(shown, sector, place))
        if shown.asks_in_sectors():
            colours = GOODS if sector == SOUK else [COLOUR_OF[sector]]
            for colour, part in zip(colours, across(place, len(colours), 0), strict=True):
                canvas.point(A_KESHI + colour, part, keshi_told(shown, colour))
        else:
            canvas.point(A_SECTOR + sector, place)


def line(shown: Shown, sector: int, box: Box) -> list[str]:
    """Icon, name, keshis as a bar."""
    me = shown.me
    y = box.y + 13
    parts = [icon_at(sector_icon(sector), box.x + 13, y, 18)]
    right = box.right - 6
    colour = COLOUR_OF[sector]
    if sector != SOUK:
        text = str(me.keshis[colour])
        parts.append(write(text, right, y + 4.8, 13.5, weight=800, anchor="end"))
        right -= width_of(text, 13.5) + 4
    parts.append(name_in(shown, sector, right - box.x - 24, 12.5, box.x + 24, y + 4.4))
    bar = Box(box.x + 7, box.foot - 13, box.width - 14, 8)
    if me.assistants[sector]:
        seat = f"seat-{shown.seat + 1}"
        parts.append(inked(seat, icon_at("assistant", bar.right - 7, bar.middle[1] - 2, 16)))
        bar = bar._replace(width=bar.width - 19)
    if me.vendors >> sector & 1:
        parts.append(icon_at("keshi-red", bar.right - 7, bar.middle[1] - 2, 16))
        bar = bar._replace(width=bar.width - 19)
    if sector == SOUK:
        size = min(15.0, bar.width / 3 - 9)
        for n, good in enumerate(GOODS):
            x = bar.x + size / 2 + n * bar.width / 3
            parts.append(icon_at(keshi_icon(good), x, bar.middle[1] - 1, size))
            number = str(me.keshis[good])
            parts.append(centred(number, x + size / 2 + 4.5, bar.middle[1] - 1, shown.least, 800))
        return parts
    for n, piece in enumerate(across(bar, SPACES, 2)):
        top, side = f"{COLOURS[colour]}-top", f"{COLOURS[colour]}-side"
        fill, edge = (top, side) if n < me.keshis[colour] else ("slot", "slot-line")
        parts.append(piece.rect(2, f'fill="var(--{fill})" stroke="var(--{edge})"'))
    return parts
