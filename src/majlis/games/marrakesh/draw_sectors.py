"""Main square, Sahara and medina: the sectors with a ground plan of their own, large and small."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from majlis.drawing.boxes import Box, across
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.svg import Point, num
from majlis.games.marrakesh.data import (
    A_CAMP,
    A_SPACE,
    A_TOWN,
    AN_OASIS,
    BEIGE,
    BROWN,
    CLAIM_COST,
    COLOUR_OF,
    COLOURS,
    GATE_SPACES,
    LEFT,
    MEDINA,
    PATH,
    PINK,
    RIGHT,
    SAHARA,
    SQUARE,
    SQUARE_BONUS,
    SQUARE_SPACES,
    START_LEFT,
    START_LEFT_BONUS,
    START_RIGHT,
    START_RIGHT_BONUS,
)
from majlis.games.marrakesh.draw_art import at, badge, bonus_at, inked, octagon, sixteen, star, use
from majlis.games.marrakesh.draw_faces import face_down, oasis_card, town_card
from majlis.games.marrakesh.draw_sheet import Sheet, disc, heading, label
from majlis.games.marrakesh.rules import oases, scrolls_permanent
from majlis.games.marrakesh.rules.desert_towns import worth as town_worth
from majlis.kernel.frame import NONE

# -- main square -----------------------------------------------------------------------------------


def spot(middle: Point, space: int, r: float) -> Point:
    angle = -pi / 2 + space * pi / 4
    return middle[0] + r * cos(angle), middle[1] + r * sin(angle)


@cache
def section(x: float, y: float, r: float, space: int, shade: int) -> str:
    """A section of the audience disc."""
    middle = -pi / 2 + space * pi / 4
    a = x + r * cos(middle - pi / 8), y + r * sin(middle - pi / 8)
    b = x + r * cos(middle + pi / 8), y + r * sin(middle + pi / 8)
    return (
        f'<path d="M{num(x)} {num(y)}L{num(a[0])} {num(a[1])}A{num(r)} {num(r)} 0 0 1 '
        f'{num(b[0])} {num(b[1])}Z" fill="var(--disc-{shade})" stroke="var(--disc-line)"/>'
    )


def square_small(sheet: Sheet, box: Box) -> str:
    """The disc with numbers, and a keshi on every space that has one."""
    me, s = sheet.me, sheet.s
    x, y = box.middle
    whole = min(box.width, box.height) / 2
    wheel, ring, r = whole * 0.56, whole * 0.8, whole * 0.19
    parts = []
    for space in range(8):
        if me.disc != NONE:
            n = scrolls_permanent.spectators(s, me, space)
            parts.append(section(x, y, wheel, space, (space - me.disc) % 2))
            tx, ty = spot((x, y), space, wheel * 0.68)
            parts.append(centred(str(n), tx, ty, 12.5, 800, "on-disc"))
        sx, sy = spot((x, y), space, ring)
        has = me.square >> space & 1
        fill, line = ("pad", "pad-line") if has else ("slot", "slot-line")
        parts.append(
            f'<path d="{octagon(sx, sy, r)}" fill="var(--{fill})" stroke="var(--{line})" '
            f'stroke-width="{1.8 if has else 1}"/>{bonus_at(SQUARE_BONUS[space], sx, sy, r * 1.3)}'
        )
    return "".join(parts)


ASIDE = {3: -30.0, 4: -15.0, 5: -150.0}
"""Below the disc entertainers stand beside the space, not on its name; in degrees."""


def square_large(sheet: Sheet, box: Box) -> None:
    me, s, words = sheet.me, sheet.s, sheet.words
    _ = words.t.gettext
    sheet.paper("square-paper", box, True)
    x, y = box.x + box.width / 2, box.y + box.height / 2 + 6
    whole = min(box.width, box.height - 14) / 2 - 4
    wheel, ring, r = whole * 0.5, whole * 0.78, whole * 0.18
    sheet.under["plaza"] = (
        f'<g><circle cx="{num(x)}" cy="{num(y)}" r="{num(whole)}" fill="var(--plaza)" '
        f'stroke="var(--line)"/><path d="{sixteen(x, y, whole - 4, 0.88)}" fill="none" '
        'stroke="var(--plaza-line)" stroke-width="2"/></g>'
    )
    parts = [heading(words.nouns.sector(3), box, 13.5)]
    if me.disc != NONE:
        parts.append(audience(sheet, x, y, wheel))
    arrow = inked("action-text", at("turn", x, y, wheel * 0.34))
    parts.append(
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(wheel * 0.27)}" fill="var(--hub)"/>{arrow}'
    )
    for space in range(8):
        sx, sy = spot((x, y), space, ring)
        has = me.square >> space & 1
        fill, line = ("pad", "pad-line") if has else ("panel", "line")
        sheet.under[f"pad-{SQUARE_SPACES[space]}"] = (
            f'<circle cx="{num(sx)}" cy="{num(sy)}" r="{num(r)}" fill="var(--{fill})" '
            f'stroke="var(--{line})" stroke-width="1.6"/>'
        )
        times = scrolls_permanent.spectators(s, me, space) if me.disc != NONE else 0
        parts.append(bonus_at(SQUARE_BONUS[space], sx, sy - r * 0.22, r))
        parts.append(
            label(words.nouns.square_short(space), sx, sy + r * 0.58, r * 1.7, sheet.least)
        )
        if has:
            away = ASIDE.get(space, -90 + 45 * space) * pi / 180
            kx, ky = sx + r * cos(away), sy + r * sin(away)
            fresh = sheet.deployed[PINK, SQUARE, space] > 0
            parts.append(sheet.keshi(PINK, kx, ky, r * 0.95, fresh))
        action = A_SPACE + space
        if sheet.legal(action) and sheet.kind in ("ChooseEntertainer", "Applause"):
            bx, by = spot((x, y), space, ring - r - 3)
            parts.append(badge(f"×{times}", bx, by, 13))
        sheet.outline(action, disc(sx, sy, r + 1), (sx, sy))
    sheet.paint("square", *parts)


def audience(sheet: Sheet, x: float, y: float, wheel: float) -> str:
    me, s = sheet.me, sheet.s
    parts = []
    for space in range(8):
        n = scrolls_permanent.spectators(s, me, space)
        parts.append(section(x, y, wheel, space, (space - me.disc) % 2))
        tx, ty = spot((x, y), space, wheel * 0.52)
        parts.append(centred(str(n), tx, ty, max(12, wheel * 0.17), 800, "on-disc"))
        size = wheel * 0.15
        angle = -pi / 2 + space * pi / 4
        cx, cy = spot((x, y), space, wheel * 0.8)
        for nth in range(n):
            off = (nth - (n - 1) / 2) * size * 0.98
            parts.append(
                inked(
                    "on-disc", at("spectator", cx - off * sin(angle), cy + off * cos(angle), size)
                )
            )
    return "".join(parts)


# -- Sahara ----------------------------------------------------------------------------------------


def desert_small(sheet: Sheet, box: Box) -> str:
    """Two paths with their oases, and the start."""
    me, s = sheet.me, sheet.s
    length = PATH + 1 if s.desert_towns else PATH
    step = box.width / (2 * length)
    r = min(9.0, step * 0.52)
    parts = []
    rows = ((LEFT, me.left, 0), (RIGHT, me.right, 1))
    for first, gone, nth in rows:
        y = box.y + r + 2 + nth * (2 * r + 9)
        parts.append(path_line(box.x, box.right, y, r))
        for n in range(length):
            x = box.x + step * (2 * n + 0.5)
            parts.append(camp_at(sheet, first + n, x, y, r, n < gone))
            side = Box(x + step - r, y - r, 2 * r, 2 * r)
            parts.append(beside(sheet, first + n, side, small=True))
    y = box.y + r + 2 + 2 * (2 * r + 9)
    if not s.desert_towns:
        parts.append(path_line(box.x, box.x + step * 2.6, y, r))
        parts += [caravan(box.x + step * (0.5 + n), y, r, n < me.start) for n in range(2)]
        parts.append(at("oasis", box.x + step * 2.6, y, 2 * r))
        if box.height > 80:  # else the vendor and the assistant stand there
            text = fitted(sheet.words.t.gettext("start"), box.width - step * 3.4, 12)
            parts.append(write(text, box.x + step * 3.3, y + 4, 12, weight=600, colour="quiet"))
    return "".join(parts)


def path_line(x: float, end: float, y: float, r: float) -> str:
    return (
        f'<path d="M{num(x + 2)} {num(y)}H{num(end - 2)}" stroke="var(--sand-path)" '
        f'stroke-width="{num(r * 0.95)}" stroke-linecap="round"/>'
    )


def camp_at(sheet: Sheet, camp: int, x: float, y: float, r: float, there: bool) -> str:
    if there and sheet.deployed[BROWN, SAHARA, camp]:
        return sheet.keshi(BROWN, x, y, 2 * r + 1, fresh=True)
    return caravan(x, y, r, there)


def caravan(x: float, y: float, r: float, there: bool) -> str:
    if there:
        return at("keshi-brown", x, y, 2 * r + 1)
    return f'<path d="{octagon(x, y, r * 0.85)}" fill="var(--slot)" stroke="var(--slot-line)"/>'


def beside(sheet: Sheet, camp: int, box: Box, small: bool) -> str:
    """What lies beside a space: an oasis, its back, a town, or nothing any more."""
    me = sheet.me
    gone, first = (me.left, LEFT) if camp < RIGHT else (me.right, RIGHT)
    dashes = 'fill="none" stroke="var(--slot-line)" stroke-dasharray="3 2.4"'
    if camp in (LEFT + PATH, RIGHT + PATH):
        path = 0 if camp < RIGHT else 1
        town = me.towns[path]
        if town == NONE:
            return box.rect(4, dashes) + inked("quiet", at("town", *box.middle, box.width * 0.6))
        if small:
            line = "palm" if me.towns_claimed >> path & 1 else "wood-line"
            edge = box.rect(4, f'fill="var(--panel)" stroke="var(--{line})" stroke-width="1.6"')
            return edge + at("town", *box.middle, box.width * 0.8)
        return town_card(town, box, bool(me.towns_claimed >> path & 1))
    oasis = me.oases[camp]
    if oasis != NONE:
        if small:
            edge = box.rect(4, 'fill="var(--panel)" stroke="var(--palm)" stroke-width="1.6"')
            return edge + at("oasis", *box.middle, box.width * 0.84)
        return oasis_card(oasis, box)
    if camp - first < gone:
        return box.rect(4, dashes)
    return face_down(box)


def desert_large(sheet: Sheet, box: Box) -> None:
    """The paths with costs and faces; towns or oases to choose from below."""
    me, s, words = sheet.me, sheet.s, sheet.words
    _ = words.t.gettext
    sheet.paper("desert-paper", box, True)
    parts = [heading(words.nouns.sector(8), box, 13.5)]
    offered = s.town_display if s.desert_towns else s.offered_oases
    spare = 104 if offered else 0
    length = PATH + 1 if s.desert_towns else PATH
    bands = 2 if s.desert_towns else 3
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
            parts.append(camp_at(sheet, camp, x + r + 3, middle, r, n < gone))
            side = Box(x + 2 * r + 8, middle - card / 2, min(card, cell - 2 * r - 12), card)
            parts.append(beside(sheet, camp, side, small=False))
            parts.append(camp_notes(sheet, camp, side))
            whole = Box(x, middle - card / 2 - 4, 2 * r + 12 + side.width, card + 8)
            sheet.outline(A_CAMP + camp, whole.path(9), whole.middle, camp_told(sheet, camp))
    if not s.desert_towns:
        y = box.y + 28 + 2 * tall + tall / 2
        parts.append(start_oasis(sheet, Box(box.x + 12, y - 24, box.width - 24, 48)))
    if offered:
        parts.append(offers(sheet, Box(box.x + 12, box.foot - spare, box.width - 24, spare - 8)))
    sheet.paint("desert", *parts)


def camp_told(sheet: Sheet, camp: int) -> tuple[str, str]:
    """What lies at a space of the Sahara now."""
    me, words = sheet.me, sheet.words
    oasis = me.oases[camp]
    if oasis != NONE:
        text = f"{words.tiles.oasis_explained(oasis)} {words.names.camp_explained(camp)}"
        return f"{words.names.camp(camp)}: {words.tiles.oasis(oasis)}", text
    if camp in (LEFT + PATH, RIGHT + PATH):
        town = me.towns[0 if camp < RIGHT else 1]
        if town != NONE:
            text = f"{words.tiles.town_explained(town)} {words.names.camp_explained(camp)}"
            return words.tiles.town(town), text
    return words.names.camp(camp), words.names.camp_explained(camp)


def camp_notes(sheet: Sheet, camp: int, side: Box) -> str:
    """Above the card what claiming costs, on it what it is worth now."""
    me = sheet.me
    parts = []
    names = ("water-drop", "date", "dinar")
    cost = [names[i] for i, n in enumerate(CLAIM_COST[camp]) for _ in range(n)]
    if camp in (LEFT + PATH, RIGHT + PATH):
        cost = ["any-goods"]
    for n, name in enumerate(cost):
        parts.append(at(name, side.x + 8 + n * 17, side.foot + 11, 16))
    oasis = me.oases[camp]
    if oasis != NONE:
        parts.append(star(str(oases.worth(me, oasis)), side.right - 2, side.y + 2, 22))
    return "".join(parts)


def start_oasis(sheet: Sheet, box: Box) -> str:
    me, words = sheet.me, sheet.words
    x, y = box.x + 30, box.middle[1]
    parts = [path_line(box.x, box.x + 190, y, 16), at("oasis", box.x + 100, y, 44)]
    for n, (camp, bonus) in enumerate(
        ((START_RIGHT, START_RIGHT_BONUS), (START_LEFT, START_LEFT_BONUS))
    ):
        cx = box.x + 150 - n * 108
        parts.append(caravan(cx, y, 14, n < me.start))
        parts.append(bonus_at(bonus, cx + (26 if n == 0 else -26), y, 22))
        sheet.outline(A_CAMP + camp, Box(cx - 19, y - 19, 38, 38).path(9), (cx, y))
    text = words.t.gettext("start oasis")
    parts.append(write(text, x + 178, y + 4, 12, weight=600, colour="quiet"))
    return "".join(parts)


def offers(sheet: Sheet, box: Box) -> str:
    """Towns on display, or the oases of river tile 02."""
    s, me, words = sheet.s, sheet.me, sheet.words
    _ = words.t.gettext
    towns = s.desert_towns
    shown = s.town_display if towns else s.offered_oases
    title = _("Desert towns") if towns else _("Beside the river tile")
    parts = [write(title, box.x, box.y + 12, 12, weight=700, colour="quiet")]
    row = Box(box.x, box.y + 26, min(box.width, 70 * len(shown)), box.height - 28)
    for one, card in zip(shown, across(row, len(shown), 6), strict=True):
        if towns:
            parts.append(town_card(one, card, claimed=False))
            parts.append(star(str(town_worth(s, me, one)), card.right - 2, card.y + 2, 20))
            sheet.point(A_TOWN + one, card.inset(-1.5))
        else:
            parts.append(oasis_card(one, card))
            parts.append(star(str(oases.worth(me, one)), card.right - 2, card.y + 2, 20))
            sheet.point(AN_OASIS + one, card.inset(-1.5))
    return "".join(parts)


# -- medina ----------------------------------------------------------------------------------------


def medina_small(sheet: Sheet, box: Box) -> str:
    """Guards on watch, and the eight gate spaces."""
    me = sheet.me
    wide = box.width / 4
    tall = min(wide, (box.height - 30) / 2)
    parts = [
        sheet.pile(BEIGE, MEDINA, box.x + 12, box.y + 13, 24),
        write(str(me.watch()), box.x + 28, box.y + 18.5, 15.5, weight=800),
    ]
    for nth, sector in enumerate(GATE_SPACES):
        x = box.x + (nth % 4 + 0.5) * wide
        y = box.y + 30 + nth // 4 * (tall + 1)
        parts.append(gate_space(sheet, sector, Box(x - tall * 0.42, y, tall * 0.84, tall - 1)))
    return "".join(parts)


def gate_space(sheet: Sheet, sector: int, box: Box) -> str:
    gate = sheet.me.gates[sector]
    if gate != NONE:
        return use(f"gate-{COLOURS[gate]}", box.x, box.y, box.width, box.height)
    colour = COLOURS[COLOUR_OF[sector]]
    x, y, width, height = box
    line = "quiet" if colour in ("white", "black") else f"{colour}-top"
    sign = "any-goods" if colour == "yellow" else f"sign-{colour}"
    return (
        f'<path d="M{x:.1f} {y + height:.1f}v{-height * 0.6:.1f}'
        f"c0 {-height * 0.52:.1f} {width:.1f} {-height * 0.52:.1f} {width:.1f} 0"
        f'v{height * 0.6:.1f}Z" fill="var(--slot)" stroke="var(--{line})" stroke-width="1.8"/>'
        f"{inked('quiet', at(sign, x + width / 2, y + height * 0.56, width * 0.56))}"
    )
