"""A player's own things: supplies against provisions, the storage track, scrolls and luxury goods."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, below, grid
from majlis.drawing.icons import icon_at, inked, use_icon
from majlis.drawing.lettering import BOLDEST, centred, width_of, write
from majlis.drawing.paper import PANEL, dashed
from majlis.games.marrakesh.data import (
    A_PROVISION,
    A_RESOURCE,
    A_SCROLL,
    A_STORE,
    AN_OASIS,
    KESHI_STORES,
    LAST_SCROLL,
    LUXURIES,
    PROVISIONS,
    STORAGE_TRACK,
    TRACK_EXCHANGE,
    TRACK_SCROLL,
)
from majlis.games.marrakesh.picture.canvas import Canvas, heading
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import RESOURCES, keshi_icon, star
from majlis.games.marrakesh.picture.tiles import counted_oasis, scroll_card
from majlis.games.marrakesh.rules import oases, seasons
from majlis.kernel.frame import HIDDEN, NONE


def supplies(shown: Shown, canvas: Canvas, box: Box) -> None:
    """What there is of each resource, what the season's end asks for, and the verdict."""
    me = shown.me
    _ = shown.words.t.gettext
    low = box.height < 46
    canvas.paper("supplies-paper", box)
    due = seasons.demand(me)
    third = box.width * (0.235 if low else 0.185)
    parts = []
    for kind, name in enumerate(RESOURCES[:3]):
        x = box.x + 6 + kind * third
        y = box.middle[1]
        size = 22 if low else 28
        ok = me.stock[kind] >= due[kind]
        parts += [
            icon_at(name, x + size / 2, y, size),
            write(str(me.stock[kind]), x + size + 4, y + (6 if low else 2), 18, weight=800),
        ]
        tone = "enough" if ok else "short"
        if low:
            wide = width_of(str(me.stock[kind]), 18) + 7
            parts.append(
                write(f"/{due[kind]}", x + size + wide, y + 5, 12.5, weight=700, colour=tone)
            )
        else:
            text = _("of {n}").format(n=due[kind])
            parts.append(write(text, x + size + 4, y + 17, 12, weight=700, colour=tone))
        canvas.point(A_RESOURCE + kind, Box(x, box.y + 1, third - 3, box.height - 2))
    parts.append(verdict(shown, Box(box.x + 3 * third + 8, box.y, 0, box.height), box.right - 6))
    canvas.paint("supplies", *parts)


def verdict(shown: Shown, box: Box, right: float) -> str:
    """Whether the provisions are covered; else what is short, and what that costs."""
    words = shown.words
    _ = words.t.gettext
    short, loss = words.verdict(shown.view, shown.seat)
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
    if room > max(width_of(line, 12) for line in lines):
        for line, dy in zip(lines, (-3, 11), strict=True):
            y = box.middle[1] + dy
            parts.append(write(line, plate.x - 6, y, 12, colour="quiet", anchor="end"))
    elif room > 24:
        parts.append(icon_at("provisions", plate.x - 14, box.middle[1], 20))
    return "".join(parts)


def storage(shown: Shown, canvas: Canvas, box: Box) -> None:
    """Claimed oases from left to right; what still waits on the track."""
    me, words = shown.me, shown.words
    _ = words.t.gettext
    canvas.paper("storage-paper", box, lit=shown.focus == "storage")
    parts = [heading(_("Claimed oases"), box)]
    hint = _("best 3 score")
    used = width_of(_("Claimed oases"), 12.5) * BOLDEST + 14
    if width_of(hint, 12) + used < box.width - 8 - 20 * len(me.kept):
        parts.append(write(hint, box.x + used, box.y + 16.5, 12, colour="quiet"))
    cells = max(len(STORAGE_TRACK), len(me.stored))
    row = Box(box.x + 7, box.y + 23, box.width - 14, box.height - 29)
    upright = row.height > row.width * 0.5 or (row.height > 90 and row.width < 44 * cells)
    places = grid(row, 2, (cells + 1) // 2, 5, 5) if upright else across(row, cells, 4)
    for n, cell in enumerate(places[:cells]):
        if n < len(me.stored):
            oasis = me.stored[n]
            parts.append(counted_oasis(oasis, oases.worth(me, oasis), cell))
            told = (words.tiles.oasis(oasis), words.tiles.oasis_explained(oasis))
            canvas.point(AN_OASIS + oasis, cell, told, corner=6)
            continue
        parts.append(dashed(cell, 5, "slot-line"))
        size = min(26.0, cell.width * 0.62, cell.height * 0.7)
        if me.track[n] != NONE:
            parts.append(icon_at(keshi_icon(me.track[n]), *cell.middle, size))
        elif STORAGE_TRACK[n] == TRACK_EXCHANGE:
            parts.append(inked("quiet", icon_at("exchange", *cell.middle, size * 0.8)))
        elif STORAGE_TRACK[n] == TRACK_SCROLL:
            parts.append(icon_at("scroll", *cell.middle, size))
        if n in KESHI_STORES:
            canvas.point(A_STORE + KESHI_STORES.index(n), cell)
    for n, colour in enumerate(me.kept):
        parts.append(icon_at(keshi_icon(colour), box.right - 14 - 18 * n, box.y + 13, 20))
    canvas.paint("storage", *parts)


def owned_scrolls(shown: Shown, canvas: Canvas, box: Box) -> None:
    """And the luxury goods that are owned: each is a node of its own, so that what a plan adds can be
    marked alone."""
    me = shown.me
    _ = shown.words.t.gettext
    canvas.paper("belongings-paper", box)
    title = _("My scrolls") if shown.view.viewer == shown.seat else _("Scrolls")
    canvas.paint("belongings", heading(title, box))
    owned = [scroll for scroll in range(1, LAST_SCROLL + 1) if me.scrolls[scroll]]
    goods_owned = [tile for tile in range(LUXURIES) if me.luxuries >> tile & 1]
    row = Box(box.x + 7, box.y + 23, box.width - 14, box.height - 29)
    if goods_owned and box.height > 80:
        row = Box(row.x, row.y, row.width, row.height - 22)
        wares = Box(row.x, row.foot + 3, row.width, 19)
    else:
        beside = min(row.width * 0.45, 24.0 * len(goods_owned))
        row = Box(row.x, row.y, row.width - beside, row.height)
        wares = Box(row.right + 3, row.middle[1] - 9.5, beside - 3, 19)
    step = min(40.0, row.width / max(1, len(owned)))
    for n, scroll in enumerate(owned):
        tall = min(row.height, 66.0)
        place = Box(row.x + n * step, row.y, min(38.0, max(step - 3, 26.0)), tall)
        canvas.paint(f"owned-scroll-{scroll}", scroll_card(scroll, place))
        if A_SCROLL + scroll not in canvas.targets:
            visible = Box(place.x, place.y, min(step, place.width), place.height)
            canvas.point(A_SCROLL + scroll, visible)
    if not owned:
        canvas.paint("no-scrolls", centred(_("none"), *row.middle, 12, 500, "quiet"))
    step = min(24.0, wares.width / max(1, len(goods_owned)))
    for n, tile in enumerate(goods_owned):
        ware = use_icon(f"luxury-{tile // 5}", wares.x + n * step, wares.y, 23, 19)
        canvas.paint(f"owned-luxury-{tile}", ware)


def provisions(shown: Shown, canvas: Canvas, box: Box) -> None:
    """The tiles to choose from, when one is to be turned up."""
    tiles = sorted(tile for tile in shown.me.face_down if tile != HIDDEN)
    canvas.paper("provisions-paper", box, lit=True)
    parts = [heading(shown.words.t.gettext("Face-down provisions"), box)]
    row = Box(box.x + 7, box.y + 23, box.width - 14, box.height - 29)
    cut = below if row.height > row.width else across
    for tile, cell in zip(tiles, cut(row, max(3, len(tiles)), 6), strict=False):
        parts.append(cell.rect(6, PANEL))
        names = [RESOURCES[i] for i in range(3) for _ in range(PROVISIONS[tile][i])]
        step = min(36.0, (cell.width - 10) / max(3, len(names)), cell.height * 0.4)
        loss, large = f"−{PROVISIONS[tile][3]}", step + 8
        y = cell.y + min(cell.height * 0.38, cell.height - large - 5 - step / 2)
        for n, name in enumerate(names):
            x = cell.middle[0] + (n - (len(names) - 1) / 2) * step
            parts.append(icon_at(name, x, y, step - 2))
        parts.append(star(loss, cell.middle[0], cell.foot - large * 0.5 - 5, large))
        canvas.point(A_PROVISION + tile, cell.inset(-1))
    canvas.paint("provisions", *parts)
