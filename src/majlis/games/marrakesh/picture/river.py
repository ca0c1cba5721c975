"""The river: spaces, rapids, jetty, the tile of the season, and the fishermen."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at, inked
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.paper import PANEL
from majlis.drawing.scene import LONGEST_SHORTCUT
from majlis.drawing.svg import Point, circle, num
from majlis.games.marrakesh.data import (
    A_RAPID,
    A_RESOURCE,
    A_RIVER_SIDE,
    CROCODILE,
    DONE,
    JETTY,
    JETTY_POINTS,
    RAPID_BONUS,
    RAPIDS,
    RIVER,
    WATER,
)
from majlis.games.marrakesh.picture.canvas import Canvas
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import boat, bonus_at, pawn
from majlis.games.marrakesh.picture.tiles import RIVER_SIDES, icons_in
from majlis.games.marrakesh.rules import scrolls_permanent
from majlis.games.marrakesh.rules.river import PayForStep


class Banks:
    """Where things lie along the river."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.tile = Box(box.right - 74, box.y + 6, 68, box.height - 12)
        self.berth = 15.0 if box.width < 450 else 17.5
        """The room of a boat at the jetty."""
        pier = 4 * self.berth + 3
        self.step = (self.tile.x - box.x - pier - 20) / JETTY
        self.top = box.y + 27
        self.foot = self.top + 36
        self.jetty = Box(box.x + 12 + JETTY * self.step, self.top + 1, pier, 35)

    def space(self, n: int) -> Point:
        if n == JETTY:
            return self.jetty.x + 1.5 + self.berth / 2, self.top + 20
        return self.box.x + 10 + self.step * (n + 0.5), self.top + 20

    def rapid(self, n: int) -> float:
        """Where the water breaks."""
        return self.space(RAPIDS[n])[0] - self.step / 2


def river(shown: Shown, canvas: Canvas, box: Box) -> None:
    banks = Banks(box)
    canvas.paper("river-paper", box, lit=shown.focus == "river")
    canvas.papers["river-water"] = water(banks)
    spaces = [stone(banks, n, shown.least) for n in range(JETTY)]
    canvas.paint(
        "river",
        *spaces,
        rapids(shown, canvas, banks),
        jetty(shown, banks),
        river_tile(shown, canvas, banks),
    )
    fishermen(shown, canvas, banks)
    point_at_spaces(shown, canvas, banks)


def steps_for_water(shown: Shown) -> dict[int, tuple[int, ...]]:
    """By the space that they lead to: the answers that pay for as many steps, and no more. Where
    rapids pay on the way, one step is asked for after the other."""
    me = shown.me
    one_by_one = scrolls_permanent.rapids_pay_at_once(me)
    if not isinstance(shown.question, PayForStep) or not shown.options or one_by_one:
        return {}
    water = me.stock[WATER]
    paths = {
        me.river + n: (A_RESOURCE + WATER,) * n + (DONE,) * (n < water)
        for n in range(1, min(water, JETTY - me.river) + 1)
    }
    return {space: path for space, path in paths.items() if len(path) <= LONGEST_SHORTCUT}


def point_at_spaces(shown: Shown, canvas: Canvas, banks: Banks) -> None:
    """Where the fisherman can sail for water; fingers have chips for that."""
    words = shown.words
    explained = words.names.sector_explained(RIVER)
    for n, path in {} if shown.fingers else steps_for_water(shown).items():
        x, y = banks.space(n)
        wide = banks.berth if n == JETTY else banks.step - 3
        box = Box(x - wide / 2, y - 12, wide, 24)
        canvas.point_at_end(path, box, (words.names.to_river_space(n), explained), corner=8)


def river_summary(shown: Shown, canvas: Canvas, box: Box) -> None:
    """How far the fishermen are."""
    parts = []
    for seat, player in enumerate(shown.view.players):
        x = box.x + 14 + seat % 2 * (box.width - 12) / 2
        y = box.y + 36 + seat // 2 * 22
        parts += [pawn(seat, x, y, 6), centred(str(player.river), x + 17, y, 12.5, 700)]
    canvas.summary("river", shown.words.t.gettext("River"), "fisherman", box, *parts)


def water(banks: Banks) -> str:
    box, top, foot = banks.box, banks.top, banks.foot
    x, wide = box.x + 1, banks.jetty.x - box.x + 8
    d = (
        f"M{num(x)} {num(top + 4)}c{num(wide * 0.12)}-9 {num(wide * 0.26)} 5 {num(wide * 0.42)}-3"
        f"s{num(wide * 0.34)}-3 {num(wide * 0.58)} 1V{num(foot + 1)}"
        f"c{num(-wide * 0.2)} 6 {num(-wide * 0.34)}-5 {num(-wide * 0.52)} 0"
        f"s{num(-wide * 0.3)} 5 {num(-wide * 0.48)} 0Z"
    )
    return f'<g><path d="{d}" fill="var(--river-water)"/><path d="{d}" fill="url(#waves)"/></g>'


def stone(banks: Banks, n: int, least: float) -> str:
    x, y = banks.space(n)
    wide = min(13, banks.step * 0.42)
    drawn = (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(wide)}" ry="9" fill="var(--stone)" '
        'stroke="var(--stone-line)"/>'
    )
    if n == CROCODILE:
        return drawn + icon_at("crocodile", x, y, wide * 1.6)
    if n == 0:
        return drawn + f'<path d="M{num(x - 3)} {num(y - 4)}v8l7-4Z" fill="var(--stone-ink)"/>'
    return drawn + centred(str(n), x, y, least, 700, "stone-ink")


def rapids(shown: Shown, canvas: Canvas, banks: Banks) -> str:
    """Foam, and the bonus below it."""
    parts = []
    for n, bonus in enumerate(RAPID_BONUS):
        x = banks.rapid(n)
        foam = "".join(
            f'<path d="M{num(x + d)} {num(banks.top + 1)}q3 5 0 10t0 10t0 10t0 5" fill="none" '
            'stroke="var(--foam)" stroke-width="2" opacity=".9"/>'
            for d in (-2.6, 1.6)
        )
        box = Box(x - 17, banks.foot + 3, 34, 22)
        plate = box.rect(6, PANEL)
        crossed = shown.me.river >= RAPIDS[n]
        tick = inked("enough", icon_at("tick", box.right - 1, box.y + 2, 10)) if crossed else ""
        parts += [foam, plate, bonus_at(bonus, x, box.y + 11, 18), tick]
        whole = Box(x - 20, banks.top, 40, box.foot + 1 - banks.top)
        canvas.point(A_RAPID + n, whole)
    return "".join(parts)


def jetty(shown: Shown, banks: Banks) -> str:
    _ = shown.words.t.gettext
    box = banks.jetty
    x, y = banks.space(JETTY)
    planks = "".join(
        f'<path d="M{num(box.x)} {num(box.y + dy)}h{num(box.width)}" stroke="var(--wood-line)"/>'
        for dy in (9, 18, 27)
    )
    berth = 'fill="var(--panel)" stroke="var(--wood-line)"'
    spots = [
        circle(x + n * banks.berth, y, banks.berth / 2 - 0.3, berth)
        + centred(str(points), x + n * banks.berth, y, shown.least, 800)
        for n, points in enumerate(JETTY_POINTS)
    ]
    name = fitted(_("jetty"), box.width, shown.least)
    return (
        box.rect(4, 'fill="var(--wood)"')
        + planks
        + "".join(spots)
        + centred(name, box.middle[0], box.foot + 13, shown.least, 600, "quiet")
    )


def river_tile(shown: Shown, canvas: Canvas, banks: Banks) -> str:
    """What the end of the season brings to whoever is farthest."""
    view = shown.view
    _ = shown.words.t.gettext
    box = banks.tile
    parts = [
        write(_("River"), banks.box.x + 8, banks.box.y + 17, 12.5, weight=700),
        box.rect(6, PANEL),
    ]
    season = max(0, view.season - 1)
    if season < len(view.river_tiles):
        side = view.river_tiles[season]
        inner = Box(box.x + 3, box.y + 18, box.width - 6, box.height - 35)
        parts.append(icons_in(RIVER_SIDES[side - 1], inner, 24, "ink"))
        canvas.point(A_RIVER_SIDE + side, box)
    word = fitted(_("farthest"), box.width - 4, shown.least)
    parts.append(centred(word, box.middle[0], box.y + 10, shown.least, 600, "quiet"))
    parts.append(inked("quiet", icon_at("season", box.middle[0], box.foot - 9, 16)))
    return "".join(parts)


def fishermen(shown: Shown, canvas: Canvas, banks: Banks) -> None:
    """On one space whoever came earlier is ahead: farther right."""
    players = shown.view.players
    for n in range(JETTY + 1):
        there = [seat for seat, player in enumerate(players) if player.river == n]
        there.sort(key=lambda seat: players[seat].arrival)
        for rank, seat in enumerate(there):
            x, y = banks.space(n)
            if n == JETTY:
                x += banks.berth * rank
            else:
                x += (len(there) - 1) * 4 - rank * 8
            x = max(x, banks.box.x + 12)
            drawn = boat(seat, x, y - 8 + (rank % 2) * 2, 20)
            canvas.pieces[f"fisherman-{seat}"] = f"<g>{drawn}</g>"
