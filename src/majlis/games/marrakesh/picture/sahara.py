"""The Sahara: two paths with oases or towns beside them, large and on their card."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import width_of, write
from majlis.drawing.paper import dashed
from majlis.drawing.svg import num
from majlis.games.marrakesh.data import (
    A_CAMP,
    A_TOWN,
    AN_OASIS,
    BROWN,
    CLAIM_COST,
    LEFT,
    PATH,
    RIGHT,
    SAHARA,
    START_LEFT,
    START_LEFT_BONUS,
    START_RIGHT,
    START_RIGHT_BONUS,
)
from majlis.games.marrakesh.picture.canvas import Canvas, heading
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import RESOURCES, bonus_at, empty_place, star
from majlis.games.marrakesh.picture.tiles import PALMS, face_down, oasis_card, town_card
from majlis.games.marrakesh.rules import desert_towns, oases
from majlis.games.marrakesh.rules.river_tiles import TakeOasis
from majlis.kernel.frame import NONE

TOWN_CAMPS = (LEFT + PATH, RIGHT + PATH)
"""Behind the last oasis of each path."""
CORNER = 52.0
"""How far from the right the vendor and the assistant reach on a card; half as far from below."""


def sahara_on_card(shown: Shown, canvas: Canvas, box: Box) -> str:
    """Two paths with their oases, and the start: below them, on a low card beside them."""
    me, towns = shown.me, shown.view.desert_towns
    length = PATH + 1 if towns else PATH
    low = box.height < 36
    bands = 2 if low or towns else 3
    step = box.width / (2 * length + (0 if towns or not low else 1.6))
    r = min(9.0, step * 0.52, box.height / bands / 2 - 0.5)
    down = min(2 * r + 9, (box.height - 2 * r - 2) / (bands - 1))
    end = box.x + 2 * step * length
    parts = []
    rows = ((LEFT, me.left, 0), (RIGHT, me.right, 1))
    for first, gone, nth in rows:
        y = box.y + r + 2 + nth * down
        parts.append(path_line(box.x, end, y, r))
        for n in range(length):
            x = box.x + step * (2 * n + 0.5)
            parts.append(camp_at(shown, canvas, first + n, x, y, r, n < gone))
            side = Box(x + step - r, y - r, 2 * r, 2 * r)
            parts.append(beside(shown, first + n, side, small=True))
    y = box.y + r + 2 + 2 * down
    if low and not towns:
        parts += [
            caravan(end + step * 0.9, box.y + r + 2 + n * down, r, n < me.start) for n in range(2)
        ]
    elif not towns:
        parts.append(path_line(box.x, box.x + step * 2.6, y, r))
        parts += [caravan(box.x + step * (0.5 + n), y, r, n < me.start) for n in range(2)]
        parts.append(icon_at("oasis", box.x + step * 2.6, y, 2 * r))
        text, left = shown.words.t.gettext("start"), box.x + step * 3.3
        corner = CORNER if y + r > box.foot - CORNER / 2 else 0
        if box.height > 80 and width_of(text, 12) <= box.right - corner - left:
            parts.append(write(text, left, y + 4, 12, weight=600, colour="quiet"))
    return "".join(parts)


def path_line(x: float, end: float, y: float, r: float) -> str:
    return (
        f'<path d="M{num(x + 2)} {num(y)}H{num(end - 2)}" stroke="var(--sand-path)" '
        f'stroke-width="{num(r * 0.95)}" stroke-linecap="round"/>'
    )


def camp_at(
    shown: Shown, canvas: Canvas, camp: int, x: float, y: float, r: float, there: bool
) -> str:
    if there and shown.arrived(BROWN, SAHARA, camp):
        return canvas.keshi(BROWN, x, y, 2 * r + 1, fresh=True)
    return caravan(x, y, r, there)


def caravan(x: float, y: float, r: float, there: bool) -> str:
    if there:
        return icon_at("keshi-brown", x, y, 2 * r + 1)
    return empty_place(x, y, r * 0.85)


def beside(shown: Shown, camp: int, box: Box, small: bool) -> str:
    """What lies beside a space: an oasis, its back, a town, or nothing any more."""
    me = shown.me
    gone, first = (me.left, LEFT) if camp < RIGHT else (me.right, RIGHT)
    nothing = dashed(box, 4, "slot-line", "3 2.4")
    if camp in TOWN_CAMPS:
        path = 0 if camp < RIGHT else 1
        town = me.towns[path]
        if town == NONE:
            return nothing + inked("quiet", icon_at("town", *box.middle, box.width * 0.6))
        if small:
            line = "palm" if me.towns_claimed >> path & 1 else "wood-line"
            edge = box.rect(4, f'fill="var(--panel)" stroke="var(--{line})" stroke-width="1.6"')
            return edge + icon_at("town", *box.middle, box.width * 0.8)
        return town_card(town, box, bool(me.towns_claimed >> path & 1))
    oasis = me.oases[camp]
    if oasis != NONE:
        if small:
            return box.rect(4, PALMS) + icon_at("oasis", *box.middle, box.width * 0.84)
        return oasis_card(oasis, box)
    if camp - first < gone:
        return nothing
    return face_down(box)


def sahara(shown: Shown, canvas: Canvas, box: Box) -> None:
    """The paths with costs and faces; towns or oases to choose from below."""
    me, view = shown.me, shown.view
    canvas.paper("desert-paper", box, lit=shown.focus == "sahara")
    parts = [heading(shown.words.pieces.sector(SAHARA), box, 13.5)]
    spare = 104 if offered(shown) else 0
    length = PATH + 1 if view.desert_towns else PATH
    bands = 2 if view.desert_towns else 3
    tall = (box.height - 34 - spare) / bands
    cell = (box.width - 24) / length
    for nth, (first, gone) in enumerate(((LEFT, me.left), (RIGHT, me.right))):
        y = box.y + 28 + nth * tall
        middle = y + tall / 2
        parts.append(path_line(box.x + 12, box.right - 12, middle, 16))
        for n in range(length):
            camp = first + n
            x = box.x + 12 + cell * n
            r = min(15.0, cell * 0.16)
            card = min(tall - 26, cell * 0.6, 84)
            parts.append(camp_at(shown, canvas, camp, x + r + 3, middle, r, n < gone))
            side = Box(x + 2 * r + 8, middle - card / 2, min(card, cell - 2 * r - 12), card)
            parts.append(beside(shown, camp, side, small=False))
            parts.append(cost_and_worth(shown, camp, side))
            whole = Box(x, middle - card / 2 - 4, 2 * r + 12 + side.width, card + 8)
            canvas.point(A_CAMP + camp, whole, told_of_camp(shown, camp), corner=9)
    if not view.desert_towns:
        y = box.y + 28 + 2 * tall + tall / 2
        parts.append(start_oasis(shown, canvas, Box(box.x + 12, y - 24, box.width - 24, 48)))
    if spare:
        below = Box(box.x + 12, box.foot - spare, box.width - 24, spare - 8)
        parts.append(offers(shown, canvas, below))
    canvas.paint("desert", *parts)


def told_of_camp(shown: Shown, camp: int) -> tuple[str, str]:
    """What lies at a space of the Sahara now."""
    me, words = shown.me, shown.words
    oasis = me.oases[camp]
    if oasis != NONE:
        text = f"{words.tiles.oasis_explained(oasis)} {words.names.camp_explained(camp)}"
        return f"{words.names.camp(camp)}: {words.tiles.oasis(oasis)}", text
    if camp in TOWN_CAMPS:
        town = me.towns[0 if camp < RIGHT else 1]
        if town != NONE:
            text = f"{words.tiles.town_explained(town)} {words.names.camp_explained(camp)}"
            return words.tiles.town(town), text
    return words.names.camp(camp), words.names.camp_explained(camp)


def cost_and_worth(shown: Shown, camp: int, side: Box) -> str:
    """Below the card what claiming costs, on it what it is worth now."""
    me = shown.me
    parts = []
    cost = [RESOURCES[i] for i, n in enumerate(CLAIM_COST[camp]) for _ in range(n)]
    if camp in TOWN_CAMPS:
        cost = ["any-goods"]
    for n, name in enumerate(cost):
        parts.append(icon_at(name, side.x + 8 + n * 17, side.foot + 11, 16))
    oasis = me.oases[camp]
    if oasis != NONE:
        parts.append(star(str(oases.worth(me, oasis)), side.right - 2, side.y + 2, 22))
    return "".join(parts)


def start_oasis(shown: Shown, canvas: Canvas, box: Box) -> str:
    y = box.middle[1]
    parts = [path_line(box.x, box.x + 190, y, 16), icon_at("oasis", box.x + 100, y, 44)]
    for n, (camp, bonus) in enumerate(
        ((START_RIGHT, START_RIGHT_BONUS), (START_LEFT, START_LEFT_BONUS))
    ):
        cx = box.x + 150 - n * 108
        parts.append(caravan(cx, y, 14, n < shown.me.start))
        parts.append(bonus_at(bonus, cx + (26 if n == 0 else -26), y, 22))
        canvas.outline(A_CAMP + camp, Box(cx - 21, y - 21, 42, 42).path(9), (cx, y))
    text = shown.words.t.gettext("start oasis")
    parts.append(write(text, box.x + 208, y + 4, 12, weight=600, colour="quiet"))
    return "".join(parts)


def offers_towns(shown: Shown) -> bool:
    """Whether towns are on display, and nobody is asked about the oases of river tile 02."""
    return shown.view.desert_towns and not isinstance(shown.question, TakeOasis)


def offered(shown: Shown) -> list[int]:
    """Towns on display, or the oases of river tile 02."""
    return shown.view.town_display if offers_towns(shown) else shown.view.offered_oases


def offers(shown: Shown, canvas: Canvas, box: Box) -> str:
    view, me = shown.view, shown.me
    _ = shown.words.t.gettext
    towns, tiles = offers_towns(shown), offered(shown)
    title = _("Desert towns") if towns else _("Beside the river tile")
    parts = [write(title, box.x, box.y + 12, 12, weight=700, colour="quiet")]
    row = Box(box.x, box.y + 26, min(box.width, 70 * len(tiles)), box.height - 28)
    for tile, card in zip(tiles, across(row, len(tiles), 6), strict=True):
        if towns:
            parts.append(town_card(tile, card, claimed=False))
            worth = desert_towns.worth(view, me, tile)
        else:
            parts.append(oasis_card(tile, card))
            worth = oases.worth(me, tile)
        parts.append(star(str(worth), card.right - 2, card.y + 2, 20))
        canvas.point((A_TOWN if towns else AN_OASIS) + tile, card.inset(-1.5))
    return "".join(parts)
