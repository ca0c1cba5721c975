"""The souk of the city: the exchange office and the five shops."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, below
from majlis.drawing.icons import icon_at, inked, use_icon
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.paper import dashed
from majlis.drawing.scene import Format
from majlis.games.marrakesh.data import (
    A_KESHI,
    A_LUXURY,
    AN_OFFICE,
    LUXURY_COST,
    LUXURY_POINTS,
    LUXURY_RESOURCES,
    OFFICE_ROWS,
    POINTS,
    YELLOW,
)
from majlis.games.marrakesh.picture.canvas import Canvas, in_lines
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import RESOURCES, bonus_at, keshi_icon, star
from majlis.games.marrakesh.rules import supply
from majlis.games.marrakesh.rules.souk import Trade, affordable
from majlis.kernel.frame import NONE


def souk(shown: Shown, canvas: Canvas, box: Box) -> None:
    canvas.paper("market-paper", box, lit=shown.focus == "souk")
    big = box.height > 150
    if big and box.width < 250:
        column(shown, canvas, box)
        return
    if big:
        inner = box.inset(10)
        share = 0.39 if shown.format == Format.TALL else 0.3  # there fingers point at its rows
        office_box = Box(inner.x, inner.y, inner.width, min(150, inner.height * share))
        rest = Box(inner.x, office_box.foot + 10, inner.width, inner.foot - office_box.foot - 10)
        shops = across(rest, 5, 8 if rest.width > 420 else 4)
    else:
        office_box = Box(box.x + 6, box.y + 4, 100, box.height - 8)
        shops = across(Box(box.x + 112, box.y + 6, box.width - 118, box.height - 12), 5, 5)
    parts = [exchange_office(shown, canvas, office_box, big)]
    for shop, place in enumerate(shops):
        tile = shown.view.shops[shop]
        if tile == NONE:
            parts.append(dashed(place, 6))
            continue
        parts.append(luxury_good(shown, tile, place, big))
        canvas.point(A_LUXURY + tile, place.inset(-1))
    canvas.paint("market", *parts)


def column(shown: Shown, canvas: Canvas, box: Box) -> None:
    """The office above, below it a line for each shop."""
    inner = box.inset(6)
    office_box = inner._replace(height=88)
    rest = Box(inner.x, office_box.foot + 5, inner.width, inner.height - 93)
    parts = [exchange_office(shown, canvas, office_box, big=False)]
    for tile, place in zip(shown.view.shops, below(rest, 5, 5), strict=True):
        if tile == NONE:
            parts.append(dashed(place, 6))
            continue
        parts.append(luxury_in_line(shown, tile, place))
        canvas.point(A_LUXURY + tile, place)
    canvas.paint("market", *parts)


def exchange_office(shown: Shown, canvas: Canvas, box: Box, big: bool) -> str:
    words, office = shown.words, shown.view.office
    size = 13 if big else 12
    name = fitted(words.t.gettext("Exchange"), box.width - 4, size)
    parts = [write(name, box.x + 2, box.y + size, size, weight=700, colour="quiet")]
    if office == NONE:
        return "".join(parts)
    head = size + (8 if big else 3)  # clear of the ring
    rows = below(Box(box.x, box.y + head, box.width, box.height - head), 3, 2)
    icon = min(26.0, rows[0].height - 1)
    trading = isinstance(shown.question, Trade)
    for i, row in enumerate(rows):
        y = row.middle[1]
        parts += [
            icon_at(keshi_icon(YELLOW + i), row.x + icon * 0.6, y, icon),
            inked("quiet", icon_at("arrow", row.x + icon * 1.55, y, icon * 0.6)),
        ]
        x = row.x + icon * 2.05
        for bonus in OFFICE_ROWS[office][i]:
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
            told = (words.pieces.keshi(YELLOW + i), words.tiles.office_row(office, i))
            canvas.point(A_KESHI + YELLOW + i, mine, told, corner=8)
        if big:
            text = words.tiles.office_row(office, i)
            parts.append(
                write(fitted(text, row.width - icon * 5.6, 12.5), row.x + icon * 5.4, y + 4.5, 12.5)
            )
    if not trading:
        canvas.point(AN_OFFICE + office, box)
    return "".join(parts)


def cost_of(tile: int) -> list[int]:
    """The goods that are paid for it, by colour."""
    return [YELLOW + i for i in range(3) for _ in range(LUXURY_COST[tile][i])]


def gains_of(tile: int) -> list[tuple[int, int]]:
    return [(i, n) for i, n in enumerate(LUXURY_RESOURCES[tile]) if n]


def shop(shown: Shown, tile: int, box: Box) -> str:
    """Its ground; the edge tells whether the viewer could buy there."""
    line = "palm" if affordable(shown.view, shown.seat, tile) else "line"
    return box.rect(7, f'fill="var(--panel)" stroke="var(--{line})" stroke-width="1.3"')


def luxury_in_line(shown: Shown, tile: int, box: Box) -> str:
    """The good, what it costs, and what it brings."""
    y = box.middle[1]
    goods = cost_of(tile)
    parts = [shop(shown, tile, box), use_icon(f"luxury-{tile // 5}", box.x + 4, y - 14, 34, 28)]
    gains = gains_of(tile)
    right = box.right - 34
    for i, n in gains:
        parts.append(inked("ink", icon_at(RESOURCES[i], right - 9, y, 16)))
        right -= 19
        if n > 1:
            parts.append(centred(str(n), right - 4, y, 12.5, 800))
            right -= 9
    step = min(14.0, (right - box.x - 44) / len(goods))
    for n, colour in enumerate(goods):
        parts.append(icon_at(keshi_icon(colour), box.x + 49 + n * step, y, 15))
    parts.append(star(str(LUXURY_POINTS[tile]), box.right - 16, y, 26))
    return "".join(parts)


def luxury_good(shown: Shown, tile: int, box: Box, big: bool) -> str:
    """The good, what it brings, and below what it costs."""
    parts = [shop(shown, tile, box)]
    goods, gains = cost_of(tile), gains_of(tile)
    kind = f"luxury-{tile // 5}"
    if big:
        wide = min(84.0, box.width - 14)
        parts.append(use_icon(kind, box.middle[0] - wide / 2, box.y + 10, wide, wide * 0.83))
        y = box.y + wide * 0.83 + (36 if box.height > 200 else 28)
        parts.append(star(str(LUXURY_POINTS[tile]), box.middle[0] - (14 if gains else 0), y, 34))
        for i, n in gains:
            parts.append(inked("ink", icon_at(RESOURCES[i], box.middle[0] + 18, y, 22)))
            if n > 1:
                parts.append(centred(str(n), box.middle[0] + 29, y + 8, 12, 800))
        step = min(25.0, (box.width - 10) / 3)
        for n, colour in enumerate(goods):
            x = box.middle[0] + (n % 3 - (min(len(goods), 3) - 1) / 2) * step
            parts.append(icon_at(keshi_icon(colour), x, y + 34 + n // 3 * (step + 1), step))
        name = shown.words.tiles.luxury_kind(tile // 5)
        size = shown.least
        parts.append(
            centred(fitted(name, box.width - 4, size), box.middle[0], box.foot - 10, size, 600)
        )
        return "".join(parts)
    parts.append(use_icon(kind, box.x + 4, box.y + 3, 36, 30))
    parts.append(star(str(LUXURY_POINTS[tile]), box.right - 14, box.y + 14, 22))
    for i, n in gains:
        parts.append(
            inked("ink", icon_at(RESOURCES[i], box.right - (20 if n > 1 else 13), box.y + 35, 15))
        )
        if n > 1:
            parts.append(centred(str(n), box.right - 6, box.y + 38, 12, 800))
    step = min(14.0, (box.width - 6) / len(goods))
    for n, colour in enumerate(goods):
        x = box.x + 4 + (n + 0.5) * step
        parts.append(icon_at(keshi_icon(colour), x, box.foot - 11, 15))
    return "".join(parts)


def souk_summary(shown: Shown, canvas: Canvas, box: Box) -> None:
    """How many goods the viewer has, and how many shops they could buy in."""
    _ = shown.words.t.gettext
    view = shown.view
    payable = sum(tile != NONE and affordable(view, shown.seat, tile) for tile in view.shops)
    lines = (
        _("goods: {n}").format(n=supply.goods_of(shown.me)),
        _("in reach: {n}").format(n=payable),
    )
    canvas.summary("market", _("Souk"), "any-goods", box, in_lines(box, *lines))
