"""A player's quarter: supplies against provisions, the nine sectors, storage track and scrolls."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, below
from majlis.drawing.lettering import centred, fitted, snug, width_of, write
from majlis.drawing.svg import num
from majlis.games.marrakesh.data import (
    A_KESHI,
    A_PROVISION,
    A_RESOURCE,
    A_SCROLL,
    A_SECTOR,
    A_STORE,
    ACT,
    AN_OASIS,
    COLOUR_OF,
    COLOURS,
    GOODS,
    KESHI_STORES,
    LAST_SCROLL,
    MADRASA,
    MEDINA,
    MOSQUE,
    ORCHARD,
    PALACE,
    PROVISIONS,
    RED,
    RIVER,
    SAHARA,
    SECTORS,
    SOUK,
    SPACES,
    SQUARE,
    STORAGE_TRACK,
    TRACK_EXCHANGE,
    TRACK_SCROLL,
)
from majlis.games.marrakesh.draw_art import at, inked, octagon, star, use
from majlis.games.marrakesh.draw_faces import BOLDER, counted_oasis, scroll_card
from majlis.games.marrakesh.draw_sectors import desert_small, medina_small, square_small
from majlis.games.marrakesh.draw_sheet import AT_THE_WELLS, Sheet, heading
from majlis.games.marrakesh.rules import oases, seasons
from majlis.games.marrakesh.rules.round import UseAssistant
from majlis.kernel.frame import HIDDEN, NONE

GRID = (RIVER, ORCHARD, SOUK, MOSQUE, SQUARE, PALACE, MADRASA, MEDINA, SAHARA)
"""Three by three: the square in the middle, mosque and palace beside it like their staircases."""
RESOURCES = ("water-drop", "date", "dinar")

# -- supplies --------------------------------------------------------------------------------------


def supplies(sheet: Sheet, box: Box) -> None:
    """What there is of each resource, what the season's end asks for, and the verdict."""
    words, me = sheet.words, sheet.me
    _ = words.t.gettext
    narrow = box.height < 40
    sheet.paper("supplies-paper", box)
    due = seasons.demand(me)
    third = box.width * (0.235 if narrow else 0.185)
    parts = []
    for kind, name in enumerate(RESOURCES):
        x = box.x + 6 + kind * third
        y = box.middle[1]
        size = 22 if narrow else 28
        ok = me.stock[kind] >= due[kind]
        parts += [
            at(name, x + size / 2, y, size),
            write(str(me.stock[kind]), x + size + 4, y + (6 if narrow else 2), 18, weight=800),
        ]
        tone = "enough" if ok else "short"
        text = _("of {n}").format(n=due[kind])
        if narrow:
            wide = width_of(str(me.stock[kind]), 18) + 7
            parts.append(
                write(f"/{due[kind]}", x + size + wide, y + 5, 12.5, weight=700, colour=tone)
            )
        else:
            parts.append(write(text, x + size + 4, y + 17, 12, weight=700, colour=tone))
        sheet.point(A_RESOURCE + kind, Box(x, box.y + 2, third - 3, box.height - 4))
    parts.append(verdict(sheet, Box(box.x + 3 * third + 8, box.y, 0, box.height), box.right - 6))
    sheet.paint("supplies", *parts)


def verdict(sheet: Sheet, box: Box, right: float) -> str:
    """Whether the provisions are covered; else what is short, and what that costs."""
    words = sheet.words
    _ = words.t.gettext
    short, loss = words.verdict(sheet.s, sheet.seat)
    text = _("short {n}").format(n=short) if short else _("covered")
    tone = "short" if short else "enough"
    wide = width_of(text, 13) + 18
    tail = 36 if short else 0
    plate = Box(right - tail - wide, box.middle[1] - 12, wide, 24)
    parts = [
        plate.rect(12, f'fill="var(--{tone}-ground)"'),
        centred(text, *plate.middle, 13, 700, tone),
    ]
    if short:
        parts.append(star(f"−{loss}", right - 17, box.middle[1], 34))
    room = plate.x - box.x - 6
    lines = (_("Provisions,"), _("season’s end"))
    if box.height >= 40 and room > max(width_of(line, 12) for line in lines):
        for line, dy in zip(lines, (-3, 11), strict=True):
            y = box.middle[1] + dy
            parts.append(write(line, plate.x - 6, y, 12, colour="quiet", anchor="end"))
    elif room > 24:
        parts.append(at("provisions", plate.x - 14, box.middle[1], 20))
    return "".join(parts)


# -- sectors ---------------------------------------------------------------------------------------


def sectors(sheet: Sheet, box: Box) -> None:
    """All nine, each with its keshis, vendor, assistant and what its action would do."""
    rows = below(box, 3, 6)
    places = [place for row in rows for place in across(row, 3, 6)]
    for sector, place in zip(GRID, places, strict=True):
        card(sheet, sector, place)


def lit(sheet: Sheet, sector: int) -> bool:
    """Whether something of the sector may be clicked."""
    question = sheet.question
    if isinstance(question, UseAssistant):
        return bool(sheet.options) and question.sector == sector
    return False


def card(sheet: Sheet, sector: int, box: Box) -> None:
    name = SECTORS[sector]
    sheet.paper(f"sector-{name}", box, lit(sheet, sector))
    sheet.under[f"band-{name}"] = band(sector, box)
    body = Box(box.x + 8, box.y + 27, box.width - 16, box.height - 52)
    parts = [title(sheet, sector, box)]
    if sector == SOUK:
        parts.append(goods(sheet, body))
    elif sector == SQUARE:
        parts.append(square_small(sheet, Box(box.x, box.y + 25, box.width, box.height - 29)))
    elif sector == SAHARA:
        parts.append(desert_small(sheet, body))
    elif sector == MEDINA:
        parts.append(medina_small(sheet, body))
    else:
        parts.append(slots(sheet, sector, body))
    parts.append(sockets(sheet, sector, box))
    if sector != SQUARE:
        parts.append(foot(sheet, sector, box))
    sheet.paint(f"content-{name}", *parts)
    targets(sheet, sector, box)


def band(sector: int, box: Box) -> str:
    """The colour of the sector along its upper edge."""
    colour = COLOURS[COLOUR_OF[sector]]
    edge = Box(box.x + 8, box.y - 0.5, box.width - 16, 3)
    return edge.rect(
        1.5, f'fill="var(--{colour}-top)" stroke="var(--{colour}-side)" stroke-width=".5"'
    )


def title(sheet: Sheet, sector: int, box: Box) -> str:
    words = sheet.words
    icon = "any-goods" if sector == SOUK else f"keshi-{COLOURS[COLOUR_OF[sector]]}"
    parts = [at(icon, box.x + 15, box.y + 15, 19)]
    text = words.nouns.sector(sector)
    room = box.width - 30 - (34 if sector != SOUK else 6)
    size = snug(text, room, 13, sheet.least)
    parts.append(write(fitted(text, room, size), box.x + 28, box.y + 19.5, size, weight=700))
    if sector != SOUK:
        n = sheet.me.keshis[COLOUR_OF[sector]]
        tone = "enough" if n == SPACES else "ink"
        parts.append(
            write(
                f"{n}/{SPACES}",
                box.right - 7,
                box.y + 19.5,
                12.5,
                weight=800,
                colour=tone,
                anchor="end",
            )
        )
    return "".join(parts)


def slots(sheet: Sheet, sector: int, box: Box) -> str:
    colour = COLOUR_OF[sector]
    n = sheet.me.keshis[colour]
    step = box.width / 4
    r = min(step / 2, (box.height - 26) / 4) - 0.5
    parts = []
    for place in range(SPACES):
        x = box.x + (place % 4 + 0.5) * step
        y = box.y + r + 1 + place // 4 * (2 * r + 3)
        if place < n:
            fresh = place >= n - sheet.deployed[colour, sector, NONE]
            parts.append(sheet.keshi(colour, x, y, 2 * r + 1, fresh))
        else:
            parts.append(
                f'<path d="{octagon(x, y, r * 0.84)}" fill="var(--slot)" '
                'stroke="var(--slot-line)"/>'
            )
    return "".join(parts)


def goods(sheet: Sheet, box: Box) -> str:
    parts = []
    for colour, row in zip(GOODS, below(box, 3, 2), strict=True):
        parts.append(sheet.pile(colour, SOUK, row.x + 12, row.middle[1], 25))
        number = str(sheet.me.keshis[colour])
        parts.append(write(number, row.x + 31, row.middle[1] + 5.6, 15.5, weight=800))
    return "".join(parts)


def sockets(sheet: Sheet, sector: int, box: Box) -> str:
    """Places for the water vendor and for assistants, in the lower right corner; in the souk one
    below the other."""
    me = sheet.me
    x = box.right - 17
    y = {SQUARE: box.foot - 15, MEDINA: box.y + 40}.get(sector, box.foot - 38)
    parts = []
    if sector != SOUK or me.vendors >> SOUK & 1:
        left = box.x + 17 if sector == SQUARE else x - 29
        if me.vendors >> sector & 1:
            faded = ' opacity=".55"' if me.resting >> sector & 1 else ""
            fresh = sheet.deployed[RED, sector, NONE] > 0
            parts.append(f"<g{faded}>{sheet.keshi(RED, left, y, 25, fresh)}</g>")
        else:
            parts.append(empty_socket(left, y, "sign-red"))
    for n in range(3 if sector == SOUK else 1):
        if n < me.assistants[sector]:
            parts.append(
                f'<circle cx="{num(x)}" cy="{num(y)}" r="12.5" fill="var(--panel)" '
                f'stroke="var(--seat-{sheet.seat + 1})" stroke-width="2.4"/>'
                f"{inked(f'seat-{sheet.seat + 1}', at('assistant', x, y, 16))}"
            )
        elif n == 0:
            parts.append(empty_socket(x, y, "assistant"))
        y -= 28
    return "".join(parts)


def empty_socket(x: float, y: float, sign: str) -> str:
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="11.5" fill="none" stroke="var(--slot-line)" '
        f'stroke-dasharray="3 3"/>{inked("slot-line", at(sign, x, y, 13))}'
    )


def foot(sheet: Sheet, sector: int, box: Box) -> str:
    """What the action of the sector would amount to now."""
    y = box.foot - 22
    text = sheet.words.names.action_now(sheet.me, sector)
    size = snug(text, box.width - 38, 12, sheet.least)
    icon = {
        RIVER: "fisherman",
        ORCHARD: "date",
        SOUK: "exchange",
        MOSQUE: "stairs-mosque",
        PALACE: "stairs-palace",
        MADRASA: "scroll",
        MEDINA: "gate",
        SAHARA: "oasis",
    }[sector]
    return (
        f'<path d="M{num(box.x + 8)} {num(y)}h{num(box.width - 16)}" stroke="var(--line)"/>'
        f"{inked('ink', at(icon, box.x + 16, y + 11.5, 16))}"
        f"{write(fitted(text, box.width - 36, size), box.x + 28, y + 15.8, size, weight=600)}"
    )


def targets(sheet: Sheet, sector: int, box: Box) -> None:
    """The sector as a whole; or its keshis and its action, where they are asked for."""
    words = sheet.words
    colours = GOODS if sector == SOUK else [COLOUR_OF[sector]]
    using = isinstance(sheet.question, UseAssistant) and sheet.question.sector == sector
    if sheet.asks_colours() and sheet.kind not in (*AT_THE_WELLS, "ChooseGate", "Trade"):
        body = Box(box.x + 4, box.y + 25, box.width - 8, box.height - (50 if using else 30))
        places = below(body, 3, 2) if sector == SOUK else [body]
        for colour, place in zip(colours, places, strict=True):
            told = (words.nouns.keshi(colour), words.names.role_explained(colour))
            sheet.outline(A_KESHI + colour, place.path(7), place.middle, told)
    if using:
        foot_box = Box(box.x + 3, box.foot - 22, box.width - 6, 20)
        if sector == SQUARE:
            foot_box = Box(box.x + 3, box.y + 3, box.width - 6, 22)
        told = (words.names.name("act"), words.names.sector_explained(sector))
        sheet.outline(ACT, foot_box.path(6), foot_box.middle, told)
    else:
        sheet.point(A_SECTOR + sector, box.inset(1))


# -- small sectors ---------------------------------------------------------------------------------


def small_sectors(sheet: Sheet, boxes: list[Box], which: tuple[int, ...]) -> None:
    """A line for each: icon, name, keshis as a bar."""
    for sector, box in zip(which, boxes, strict=True):
        name = SECTORS[sector]
        sheet.paper(f"sector-{name}", box, lit(sheet, sector), 7)
        sheet.paint(f"content-{name}", *small_card(sheet, sector, box))
        targets_small(sheet, sector, box)


def small_card(sheet: Sheet, sector: int, box: Box) -> list[str]:
    me, words = sheet.me, sheet.words
    icon = "any-goods" if sector == SOUK else f"keshi-{COLOURS[COLOUR_OF[sector]]}"
    y = box.y + 13
    parts = [at(icon, box.x + 13, y, 18)]
    right = box.right - 6
    colour = COLOUR_OF[sector]
    if sector != SOUK:
        text = str(me.keshis[colour])
        parts.append(write(text, right, y + 4.8, 13.5, weight=800, anchor="end"))
        right -= width_of(text, 13.5) + 4
    name = words.nouns.sector(sector)
    if width_of(name, sheet.least) * BOLDER > right - box.x - 24:
        name = words.nouns.short_sector(sector).capitalize()
    size = snug(name, right - box.x - 26, 12.5, sheet.least)
    parts.append(
        write(fitted(name, right - box.x - 24, size), box.x + 24, y + 4.4, size, weight=700)
    )
    bar = Box(box.x + 7, box.foot - 13, box.width - 14, 8)
    if me.assistants[sector]:
        seat = f"seat-{sheet.seat + 1}"
        parts.append(inked(seat, at("assistant", bar.right - 7, bar.middle[1] - 2, 16)))
        bar = bar._replace(width=bar.width - 19)
    if me.vendors >> sector & 1:
        parts.append(at("keshi-red", bar.right - 7, bar.middle[1] - 2, 16))
        bar = bar._replace(width=bar.width - 19)
    if sector == SOUK:
        for n, good in enumerate(GOODS):
            x = bar.x + 7 + n * bar.width / 3
            parts.append(at(f"keshi-{COLOURS[good]}", x, bar.middle[1] - 1, 15))
            parts.append(centred(str(me.keshis[good]), x + 12.5, bar.middle[1] - 1, 12, 800))
        return parts
    for n, piece in enumerate(across(bar, SPACES, 2)):
        top, side = f"{COLOURS[colour]}-top", f"{COLOURS[colour]}-side"
        fill, line = (top, side) if n < me.keshis[colour] else ("slot", "slot-line")
        parts.append(piece.rect(2, f'fill="var(--{fill})" stroke="var(--{line})"'))
    return parts


def targets_small(sheet: Sheet, sector: int, box: Box) -> None:
    words = sheet.words
    colours = GOODS if sector == SOUK else [COLOUR_OF[sector]]
    asked = sheet.asks_colours() and sheet.kind not in (*AT_THE_WELLS, "ChooseGate", "Trade")
    if asked:
        places = across(box, 3, 2) if sector == SOUK else [box]
        for colour, place in zip(colours, places, strict=True):
            told = (words.nouns.keshi(colour), words.names.role_explained(colour))
            sheet.outline(A_KESHI + colour, place.path(7), place.middle, told)
    else:
        sheet.point(A_SECTOR + sector, box)


# -- storage track, scrolls, provisions --------------------------------------------------------------


def storage(sheet: Sheet, box: Box) -> None:
    """Claimed oases from left to right; what still waits on the track."""
    me, words = sheet.me, sheet.words
    _ = words.t.gettext
    sheet.paper("storage-paper", box)
    parts = [heading(_("Claimed oases"), box)]
    hint = _("best 3 score")
    used = width_of(_("Claimed oases"), 12.5) * BOLDER + 14
    if width_of(hint, 12) + used < box.width - 8 - 20 * len(me.kept):
        parts.append(write(hint, box.x + used, box.y + 16.5, 12, weight=500, colour="quiet"))
    cells = max(len(STORAGE_TRACK), len(me.stored))
    row = Box(box.x + 7, box.y + 23, box.width - 14, box.height - 29)
    for n, cell in enumerate(across(row, cells, 4)):
        if n < len(me.stored):
            oasis = me.stored[n]
            parts.append(counted_oasis(oasis, oases.worth(me, oasis), cell))
            told = (words.tiles.oasis(oasis), words.tiles.oasis_explained(oasis))
            sheet.outline(AN_OASIS + oasis, cell.path(6), cell.middle, told)
            continue
        parts.append(cell.rect(5, 'fill="none" stroke="var(--slot-line)" stroke-dasharray="3 3"'))
        size = min(26.0, cell.width * 0.62, cell.height * 0.7)
        if me.track[n] != NONE:
            parts.append(at(f"keshi-{COLOURS[me.track[n]]}", *cell.middle, size))
        elif STORAGE_TRACK[n] == TRACK_EXCHANGE:
            parts.append(inked("quiet", at("exchange", *cell.middle, size * 0.8)))
        elif STORAGE_TRACK[n] == TRACK_SCROLL:
            parts.append(at("scroll", *cell.middle, size))
        if n in KESHI_STORES:
            sheet.point(A_STORE + KESHI_STORES.index(n), cell)
    if me.kept:
        for n, colour in enumerate(me.kept):
            parts.append(at(f"keshi-{COLOURS[colour]}", box.right - 14 - 18 * n, box.y + 13, 20))
    sheet.paint("storage", *parts)


def belongings(sheet: Sheet, box: Box) -> None:
    """Scrolls and luxury goods that are owned."""
    me, words = sheet.me, sheet.words
    _ = words.t.gettext
    sheet.paper("belongings-paper", box)
    parts = [heading(_("My scrolls") if sheet.s.viewer == sheet.seat else _("Scrolls"), box)]
    owned = [scroll for scroll in range(1, LAST_SCROLL + 1) if me.scrolls[scroll]]
    goods_owned = [tile for tile in range(25) if me.luxuries >> tile & 1]
    row = Box(box.x + 7, box.y + 23, box.width - 14, box.height - 29)
    if goods_owned and box.height > 80:
        row = Box(row.x, row.y, row.width, row.height - 22)
        wares = Box(row.x, row.foot + 3, row.width, 19)
    else:
        beside = min(row.width * 0.45, 24.0 * len(goods_owned))
        row = Box(row.x, row.y, row.width - beside, row.height)
        wares = Box(row.right + 3, row.middle[1] - 9.5, beside - 3, 19)
    if owned:
        step = min(40.0, row.width / len(owned))
        for n, scroll in enumerate(owned):
            tall = min(row.height, 66.0)
            place = Box(row.x + n * step, row.y, min(38.0, max(step - 3, 26.0)), tall)
            parts.append(scroll_card(scroll, place))
            if A_SCROLL + scroll not in sheet.targets:
                visible = Box(place.x, place.y, min(step, place.width), place.height)
                sheet.point(A_SCROLL + scroll, visible)
    else:
        parts.append(centred(_("none yet"), *row.middle, 12, 500, "quiet"))
    step = min(24.0, wares.width / max(1, len(goods_owned)))
    for n, tile in enumerate(goods_owned):
        parts.append(use(f"luxury-{tile // 5}", wares.x + n * step, wares.y, 23, 19))
    sheet.paint("belongings", *parts)


def provisions(sheet: Sheet, box: Box) -> None:
    """The tiles to choose from, when one is to be turned up."""
    me = sheet.me
    tiles = [tile for tile in me.face_down if tile != HIDDEN]
    sheet.paper("provisions-paper", box, True)
    parts = [heading(sheet.words.t.gettext("Face-down provisions"), box)]
    row = Box(box.x + 7, box.y + 23, box.width - 14, box.height - 29)
    for tile, cell in zip(tiles, across(row, max(3, len(tiles)), 6), strict=False):
        parts.append(cell.rect(6, 'fill="var(--panel)" stroke="var(--line)"'))
        names = [RESOURCES[i] for i in range(3) for _ in range(PROVISIONS[tile][i])]
        for n, name in enumerate(names):
            x = cell.middle[0] + (n - (len(names) - 1) / 2) * 24
            parts.append(at(name, x, cell.y + cell.height * 0.38, 22))
        parts.append(star(f"−{PROVISIONS[tile][3]}", cell.middle[0], cell.foot - 20, 30))
        sheet.point(A_PROVISION + tile, cell.inset(-1))
    sheet.paint("provisions", *parts)


def owner(sheet: Sheet) -> str:
    """Whose quarter it is."""
    _ = sheet.words.t.gettext
    if sheet.s.viewer == sheet.seat:
        return _("My quarter")
    return _("Quarter of {name}").format(name=sheet.words.names.player(sheet.seat))
