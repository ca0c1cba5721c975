"""Academies, workshops and souk of the city; each large, small, and as a summary."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, below
from majlis.drawing.lettering import centred, fitted, write
from majlis.games.marrakesh.data import (
    A_GROUP,
    A_KESHI,
    A_LUXURY,
    A_SCROLL,
    A_WORKSHOP,
    AN_OFFICE,
    COLOURS,
    DATE,
    GATES_EACH,
    GRAY,
    LUXURY_COST,
    LUXURY_POINTS,
    LUXURY_RESOURCES,
    OFFICE_ROWS,
    POINTS,
    SCHOLARS,
    WORKSHOPS,
    YELLOW,
)
from majlis.games.marrakesh.draw_art import at, bonus_at, coin, inked, star, use
from majlis.games.marrakesh.draw_faces import scroll_card, scroll_sheet
from majlis.games.marrakesh.draw_sheet import Sheet, heading
from majlis.games.marrakesh.rules import scrolls_permanent, supply
from majlis.games.marrakesh.rules.medina import ChooseGate
from majlis.games.marrakesh.rules.souk import affordable
from majlis.kernel.frame import NONE

RESOURCES = ("water-drop", "date", "dinar", "any-resource")

# -- academies -------------------------------------------------------------------------------------


def academies(sheet: Sheet, box: Box, lit: bool) -> None:
    """Twelve scrolls in four rows: what they need, what they cost."""
    words = sheet.words
    big = box.width > 200
    sheet.paper("academies-paper", box, lit)
    title = words.t.gettext("Scrolls")
    top = 22
    parts = [heading(title, box)]
    if box.height < 300:  # the title stands between what the first scrolls need
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
        parts.append(needs(sheet, group, strip, upright=bool(side)))
        for nth, card in enumerate(across(cards, 3, 6 if big else 4)):
            scroll = sheet.s.academies[3 * group + nth]
            if scroll == NONE:
                dashes = 'fill="none" stroke="var(--line)" stroke-dasharray="3 3"'
                parts.append(card.rect(4, dashes))
                continue
            if big:
                told = words.tiles.scroll(scroll), words.tiles.effect(scroll)
                parts.append(scroll_sheet(scroll, card, *told, sheet.least))
            else:
                parts.append(scroll_card(scroll, card))
            sheet.point(A_SCROLL + scroll, card.inset(-1.5))
    sheet.paint("academies", *parts)


def needs(sheet: Sheet, group: int, box: Box, upright: bool) -> str:
    """How many scholars a group wants, and how many dates; new ones can be asked for here."""
    dates = scrolls_permanent.scroll_dates(sheet.s, sheet.seat, group)
    enough = sheet.me.keshis[GRAY] >= SCHOLARS[group]
    ink = "ink" if enough else "quiet"
    if upright:
        y = box.middle[1]
        drawn = (
            at("keshi-gray", box.x + 12, y - 16, 20)
            + write(str(SCHOLARS[group]), box.x + 25, y - 11, 14, weight=800, colour=ink)
            + at("date", box.x + 12, y + 8, 19)
            + write(str(dates), box.x + 25, y + 13, 14, weight=800)
        )
        if sheet.legal(A_GROUP + group):
            drawn += inked("action-text", at("turn", box.x + 20, y + 34, 16))
    else:
        y = box.middle[1]
        drawn = (
            at("keshi-gray", box.x + 8, y, 15)
            + write(str(SCHOLARS[group]), box.x + 18, y + 4.4, 12, weight=800, colour=ink)
            + at("date", box.right - 18, y, 14)
            + write(str(dates), box.right - 9, y + 4.4, 12, weight=800)
        )
    sheet.point(A_GROUP + group, box)
    return drawn


def academies_small(sheet: Sheet) -> tuple[str, str]:
    """In two lines: my scholars, and how many scrolls are within reach."""
    _ = sheet.words.t.gettext
    me = sheet.me
    reach = sum(
        1
        for stack, scroll in enumerate(sheet.s.academies)
        if scroll != NONE
        and SCHOLARS[stack // 3] <= me.keshis[GRAY]
        and scrolls_permanent.scroll_dates(sheet.s, sheet.seat, stack // 3) <= me.stock[DATE]
    )
    return _("owned: {n}").format(n=sum(me.scrolls)), _("in reach: {n}").format(n=reach)


# -- workshops -------------------------------------------------------------------------------------


def workshops(sheet: Sheet, box: Box, lit: bool) -> None:
    words = sheet.words
    big = box.width > 200
    sheet.paper("workshops-paper", box, lit)
    parts = [heading(words.t.gettext("Gates"), box)]
    inner = Box(box.x + 6, box.y + 22, box.width - 12, box.height - 27)
    if big:
        halves = below(inner, 2, 8)
        boxes = [part for half in halves for part in across(half, 2, 8)]
    else:
        boxes = below(inner, WORKSHOPS, 4)
    for workshop, place in enumerate(boxes):
        parts.append(workshop_at(sheet, workshop, place, big))
    sheet.paint("workshops", *parts)


def workshop_at(sheet: Sheet, workshop: int, box: Box, big: bool) -> str:
    s, me = sheet.s, sheet.me
    price = scrolls_permanent.gate_price(me, workshop)
    points = scrolls_permanent.gate_points(me, workshop)
    text = str(points).replace("-", "−") if points <= 0 else f"+{points}"
    y = box.y + (16 if big else 10)
    parts = [
        coin(str(price), box.x + (18 if big else 10), y, 12 if big else 9),
        star(text, box.right - (20 if big else 12), y, 30 if big else 20),
    ]
    if big:
        parts.insert(0, box.rect(8, 'fill="none" stroke="var(--line)"'))
    grid = (
        Box(box.x + 10, box.y + 36, box.width - 20, box.height - 44)
        if big
        else Box(box.x, box.y + 22, box.width, box.height - 23)
    )
    tall = min(grid.height / 2 - 2, grid.width / 4 * 1.14)
    here = [c for c in range(12) for _ in range(s.workshops[12 * workshop + c])]
    choosing = isinstance(sheet.question, ChooseGate) and sheet.question.workshop == workshop
    for place in range(GATES_EACH):
        x = grid.x + (place % 4 + 0.5) * grid.width / 4
        top = grid.y + (place // 4) * (tall + 3)
        gate = Box(x - tall * 0.44, top, tall * 0.88, tall)
        if place >= len(here):
            parts.append(sold(gate))
            continue
        parts.append(use(f"gate-{COLOURS[here[place]]}", gate.x, gate.y, gate.width, gate.height))
        if choosing and (not place or here[place - 1] != here[place]):
            action = A_KESHI + here[place]
            told = (
                sheet.words.nouns.keshi(here[place]),
                sheet.words.names.role_explained(here[place]),
            )
            sheet.outline(action, gate.inset(-3).path(10), gate.middle, told)
    if not choosing:
        sheet.point(A_WORKSHOP + workshop, box.inset(0 if big else -1))
    return "".join(parts)


def sold(box: Box) -> str:
    """Where a gate was."""
    x, y, width, height = box.inset(1.5)
    return (
        f'<path d="M{x:.1f} {y + height:.1f}v{-height * 0.6:.1f}'
        f"c0 {-height * 0.52:.1f} {width:.1f} {-height * 0.52:.1f} {width:.1f} 0"
        f'v{height * 0.6:.1f}" fill="none" stroke="var(--slot-line)" stroke-width="1.3" '
        'stroke-dasharray="3 3"/>'
    )


def workshops_small(sheet: Sheet) -> tuple[str, str]:
    _ = sheet.words.t.gettext
    left = sum(sheet.s.workshops)
    return (
        _("{n} of 32 left").format(n=left),
        _("on watch: {n}").format(n=sheet.me.watch()),
    )


# -- souk ------------------------------------------------------------------------------------------


def market(sheet: Sheet, box: Box, lit: bool) -> None:
    """The exchange office and the five shops."""
    sheet.paper("market-paper", box, lit)
    big = box.height > 150
    if big:
        inner = box.inset(10)
        office_box = Box(inner.x, inner.y, inner.width, min(140, inner.height * 0.3))
        rest = Box(inner.x, office_box.foot + 10, inner.width, inner.foot - office_box.foot - 10)
        shops = across(rest, 5, 8) if rest.width > 420 else across(rest, 5, 4)
    else:
        office_box = Box(box.x + 6, box.y + 4, 100, box.height - 8)
        shops = across(Box(box.x + 112, box.y + 6, box.width - 118, box.height - 12), 5, 5)
    parts = [office(sheet, office_box, big)]
    for shop, place in enumerate(shops):
        tile = sheet.s.shops[shop]
        if tile == NONE:
            dashes = 'fill="none" stroke="var(--line)" stroke-dasharray="3 3"'
            parts.append(place.rect(6, dashes))
            continue
        parts.append(luxury(sheet, tile, place, big))
        sheet.point(A_LUXURY + tile, place.inset(-1))
    sheet.paint("market", *parts)


def office(sheet: Sheet, box: Box, big: bool) -> str:
    s, words = sheet.s, sheet.words
    size = 13 if big else 12
    name = fitted(words.t.gettext("Exchange"), box.width - 4, size)
    parts = [write(name, box.x + 2, box.y + size, size, weight=700, colour="quiet")]
    if s.office == NONE:
        return "".join(parts)
    rows = below(Box(box.x, box.y + size + 3, box.width, box.height - size - 3), 3, 2)
    icon = min(26.0, rows[0].height - 1)
    trading = sheet.kind == "Trade"
    for i, row in enumerate(rows):
        y = row.middle[1]
        parts += [
            at(f"keshi-{COLOURS[YELLOW + i]}", row.x + icon * 0.6, y, icon),
            inked("quiet", at("arrow", row.x + icon * 1.55, y, icon * 0.6)),
        ]
        x = row.x + icon * 2.05
        for bonus in OFFICE_ROWS[s.office][i]:
            n = bonus & 15
            if n > 1:
                number = max(12, icon * 0.72)
                parts.append(write(str(n), x, y + number * 0.36, number, weight=800))
                x += number * 0.7
            one = bonus - n + 1 if bonus >> 4 != POINTS else bonus
            parts.append(bonus_at(one, x + icon * 0.5, y, icon * 0.95))
            x += icon * 1.2
        if trading:
            mine = row if big else Box(row.x, row.y, min(row.width, icon * 6), row.height)
            told = (words.nouns.keshi(YELLOW + i), words.tiles.office_row(s.office, i))
            sheet.outline(A_KESHI + YELLOW + i, mine.path(8), mine.middle, told)
        if big:
            text = words.tiles.office_row(s.office, i)
            parts.append(
                write(fitted(text, row.width - icon * 5.6, 12.5), row.x + icon * 5.4, y + 4.5, 12.5)
            )
    if not trading:
        sheet.point(AN_OFFICE + s.office, box)
    return "".join(parts)


def luxury(sheet: Sheet, tile: int, box: Box, big: bool) -> str:
    """The good, what it brings, and below what it costs."""
    payable = affordable(sheet.s, sheet.seat, tile)
    line = "palm" if payable else "line"
    parts = [box.rect(7, f'fill="var(--panel)" stroke="var(--{line})" stroke-width="1.3"')]
    goods = [YELLOW + i for i in range(3) for _ in range(LUXURY_COST[tile][i])]
    kind = f"luxury-{tile // 5}"
    gains = [(i, n) for i, n in enumerate(LUXURY_RESOURCES[tile]) if n]
    if big:
        wide = min(84.0, box.width - 14)
        parts.append(use(kind, box.middle[0] - wide / 2, box.y + 10, wide, wide * 0.83))
        y = box.y + wide * 0.83 + (36 if box.height > 200 else 28)
        parts.append(star(str(LUXURY_POINTS[tile]), box.middle[0] - (14 if gains else 0), y, 34))
        for i, n in gains:
            parts.append(inked("ink", at(RESOURCES[i], box.middle[0] + 18, y, 22)))
            if n > 1:
                parts.append(centred(str(n), box.middle[0] + 29, y + 8, 12, 800))
        step = min(25.0, (box.width - 10) / 3)
        for n, colour in enumerate(goods):
            x = box.middle[0] + (n % 3 - (min(len(goods), 3) - 1) / 2) * step
            parts.append(at(f"keshi-{COLOURS[colour]}", x, y + 34 + n // 3 * (step + 1), step))
        name = sheet.words.tiles.luxury_kind(tile // 5)
        size = sheet.least
        parts.append(
            centred(fitted(name, box.width - 4, size), box.middle[0], box.foot - 10, size, 600)
        )
        return "".join(parts)
    parts.append(use(kind, box.x + 4, box.y + 3, 36, 30))
    parts.append(star(str(LUXURY_POINTS[tile]), box.right - 14, box.y + 14, 22))
    for i, n in gains:
        parts.append(
            inked("ink", at(RESOURCES[i], box.right - (20 if n > 1 else 13), box.y + 35, 15))
        )
        if n > 1:
            parts.append(centred(str(n), box.right - 6, box.y + 38, 12, 800))
    step = min(14.0, (box.width - 6) / len(goods))
    for n, colour in enumerate(goods):
        x = box.x + 4 + (n + 0.5) * step
        parts.append(at(f"keshi-{COLOURS[colour]}", x, box.foot - 11, 15))
    return "".join(parts)


def market_small(sheet: Sheet) -> tuple[str, str]:
    _ = sheet.words.t.gettext
    s = sheet.s
    payable = sum(1 for t in s.shops if t != NONE and affordable(s, sheet.seat, t))
    return (
        _("goods: {n}").format(n=supply.goods_of(sheet.me)),
        _("in reach: {n}").format(n=payable),
    )
