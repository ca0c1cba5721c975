"""Marrakesh as a scene: two panes, the city and a quarter.

The zone that the question is about is large; what it displaces shrinks to labelled summary cards.
Nodes, in painting order: `panes`; papers of the zones (`river-paper`, `web`, `my-line`, `well-red`,
`sector-souk` ...); `rings`, empty; what lies on them (`river`, `stairs`, `academies`, `tower`,
`content-souk`, `storage` ...); pawns (`fisherman-0`, `student-0`, `courtier-0`) and `mark-` nodes
around those that others have moved; keshis that were deployed just now (`keshi-gray-0`).

The panels' `extra` is HTML; `css/marrakesh.css` dresses it:

    ul.quarter > li.sector(.here)(.vendor) > svg.icon, b; p.provisions.short|.covered > span.begins
"""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, below
from majlis.drawing.lettering import centred, fitted, width_of, write
from majlis.drawing.scene import Look, Motion, Scene, Target
from majlis.drawing.svg import Point, num
from majlis.games.marrakesh import META, draw_quarter, draw_river, draw_stairs, draw_stalls
from majlis.games.marrakesh.data import A_PROVISION, A_SCROLL, ON_PALACE, SAHARA, SQUARE
from majlis.games.marrakesh.draw_art import COLOURS, at, inked, pawn, symbols
from majlis.games.marrakesh.draw_quarter import GRID
from majlis.games.marrakesh.draw_sectors import desert_large, square_large
from majlis.games.marrakesh.draw_sheet import Sheet, heading
from majlis.games.marrakesh.draw_tower import tower
from majlis.games.marrakesh.panels import chips, panels
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import NONE
from majlis.kernel.state import State

CITY = ("river", "stairs", "scrolls", "gates", "market", "tower")
CITY_ZONES = ("stairs", "scrolls", "gates", "market")
QUARTER_ZONES = ("square", "desert")
STEP = 90
"""Milliseconds between the pawns of one answer."""


def draw(view: State, look: Look) -> Scene:
    assert isinstance(view, Marrakesh)
    s = view
    words = Words(look.language, look.names)
    width, height = (390.0, 518.0) if look.narrow else (1046.0, 686.0)
    scene = Scene(width, height, symbols(), colours=COLOURS)
    scene.title = words.t.gettext(META.title)
    scene.summary = words.summary(s)
    sheet = Sheet(s, look, words)
    visited = sheet
    if look.board_of != NONE:
        visited = Sheet(s, look, words, sheet.under, sheet.over, board_of=look.board_of)
    lay = Narrow(sheet, visited) if look.narrow else Wide(sheet, visited)
    lay.out()
    sheet.targets |= told_of(visited.targets)
    marks(sheet, lay)
    scene.nodes = {**sheet.under, "rings": "<g/>", **sheet.over}
    scene.nodes |= {key: keshi.drawn for key, keshi in visited.arrivals.items()}
    scene.targets = sheet.targets
    scene.panels = panels(s, words)
    scene.chips = chips(sheet)
    scene.motion = motion(sheet, lay)
    return scene


def told_of(targets: dict[int, Target]) -> dict[int, Target]:
    """What explains itself in another's quarter: tiles, of which there is only one. All the rest
    has the numbers of the viewer's own things, which are not to be seen there."""
    return {action: told for action, told in targets.items() if A_SCROLL < action < A_PROVISION}


class Layout:
    """Zones on a page; where pawns stand, for those who move them."""

    def __init__(self, sheet: Sheet, visited: Sheet) -> None:
        self.sheet = sheet
        self.visited = visited
        """The sheet of the quarter, if it is another's: the same paper, but no answers."""
        self.banks: draw_river.Banks | None = None
        self.flights: draw_stairs.Flights | None = None

    def out(self) -> None:
        raise NotImplementedError

    def zone(self, name: str, box: Box, lit: bool = False) -> None:
        """A zone of the city at its place."""
        sheet = self.sheet
        if name == "river":
            self.banks = draw_river.river(sheet, box, lit)
        elif name == "stairs":
            self.flights = draw_stairs.stairs(sheet, box, lit)
        elif name == "scrolls":
            draw_stalls.academies(sheet, box, lit)
        elif name == "gates":
            draw_stalls.workshops(sheet, box, lit)
        elif name == "market":
            draw_stalls.market(sheet, box, lit)
        elif name == "square":
            square_large(sheet, box)
        elif name == "desert":
            desert_large(sheet, box)
        else:
            tower(sheet, box, lit)

    def small_zone(self, name: str, box: Box) -> None:
        """What a zone is reduced to while another one is large."""
        sheet, words = self.sheet, self.sheet.words
        _ = words.t.gettext
        sheet.paper(f"{name}-paper", box)
        title = {
            "river": _("River"),
            "stairs": _("Stairs"),
            "scrolls": _("Scrolls"),
            "gates": _("Gates"),
            "market": _("Souk"),
            "tower": _("Tower"),
        }[name]
        parts = [heading(title, box)]
        if name == "stairs":
            parts.append(draw_stairs.small(sheet, box))
        elif name == "river":
            for seat, player in enumerate(sheet.s.players):
                x = box.x + 14 + seat % 2 * (box.width - 12) / 2
                y = box.y + 36 + seat // 2 * 22
                parts += [pawn(seat, x, y, 6), centred(str(player.river), x + 17, y, 12.5, 700)]
        else:
            icon, lines = self.in_lines(name)
            parts.append(inked("ink", at(icon, box.right - 15, box.y + 14, 20)))
            for n, line in enumerate(lines):
                y = box.y + 40 + 18 * n
                parts.append(
                    write(fitted(line, box.width - 14, 12), box.x + 8, y, 12, colour="quiet")
                )
        sheet.paint(f"{name}-small", *parts)

    def in_lines(self, name: str) -> tuple[str, tuple[str, ...]]:
        sheet = self.sheet
        _ = sheet.words.t.gettext
        if name == "scrolls":
            return "scroll", draw_stalls.academies_small(sheet)
        if name == "gates":
            return "gate", draw_stalls.workshops_small(sheet)
        if name == "market":
            return "any-goods", draw_stalls.market_small(sheet)
        base, inside = sum(sheet.s.base), sum(sheet.s.lodged)
        return "tower", (_("in the base: {n}").format(n=base), _("inside: {n}").format(n=inside))


class Wide(Layout):
    """The city on the left, the quarter on the right."""

    CITY = Box(2, 2, 556, 682)
    QUARTER = Box(565, 2, 479, 682)

    def out(self) -> None:
        sheet = self.sheet
        sheet.under["panes"] = self.panes()
        if sheet.focus in CITY_ZONES:
            self.city_enlarged(sheet.focus)
        else:
            self.city()
        self.quarter()

    def panes(self) -> str:
        _ = self.sheet.words.t.gettext
        paint = 'fill="var(--panel)" stroke="var(--line)"'
        city, quarter = self.CITY, self.QUARTER
        parts = (
            city.rect(12, paint),
            quarter.rect(12, paint),
            write(_("The city"), city.x + 12, city.y + 22, 15, weight=750),
            phases(self.sheet, city),
            owned(self.visited, quarter),
        )
        return f"<g>{''.join(parts)}</g>"

    def city(self) -> None:
        x, right = self.CITY.x + 8, self.CITY.right - 8
        wide = right - x
        focus = self.sheet.focus
        self.zone("river", Box(x, 34, wide, 92), focus == "river")
        self.zone("scrolls", Box(x, 131, 118, 323))
        self.zone("stairs", Box(x + 123, 131, wide - 123 - 117, 323))
        self.zone("gates", Box(right - 112, 131, 112, 323))
        self.zone("market", Box(x, 459, wide, 81))
        self.zone("tower", Box(x, 545, wide, 133), focus == "tower")

    def city_enlarged(self, zone: str) -> None:
        """Scrolls and stairs want the whole height; beside the others the tower has room."""
        x = self.CITY.x + 8
        wide = self.CITY.width - 16
        others = [name for name in CITY if name != zone]
        if zone in ("stairs", "scrolls"):
            self.zone(zone, Box(x, 34, wide, 555), True)
        else:
            self.zone(zone, Box(x, 34, wide, 413), True)
            self.zone("tower", Box(x, 453, wide, 136))
            others.remove("tower")
        cards = across(Box(x, 594, wide, 84), len(others), 6)
        for name, box in zip(others, cards, strict=True):
            self.small_zone(name, box)

    def quarter(self) -> None:
        sheet = self.visited
        x, wide = self.QUARTER.x + 8, self.QUARTER.width - 16
        draw_quarter.supplies(sheet, Box(x, 34, wide, 50))
        if sheet.focus in QUARTER_ZONES:
            self.zone(sheet.focus, Box(x, 89, wide, 392), True)
            hidden = SQUARE if sheet.focus == "square" else SAHARA
            others = tuple(sector for sector in GRID if sector != hidden)
            rows = below(Box(x, 487, wide, 94), 2, 6)
            draw_quarter.small_sectors(
                sheet, [box for row in rows for box in across(row, 4, 6)], others
            )
            foot = Box(x, 586, wide, 92)
        else:
            draw_quarter.sectors(sheet, Box(x, 89, wide, 468))
            foot = Box(x, 562, wide, 116)
        if sheet.kind == "TurnUpProvision" and sheet.options:
            draw_quarter.provisions(sheet, foot)
            return
        draw_quarter.storage(sheet, Box(foot.x, foot.y, foot.width * 0.62, foot.height))
        left = foot.x + foot.width * 0.62 + 6
        draw_quarter.belongings(sheet, Box(left, foot.y, foot.right - left, foot.height))


class Narrow(Layout):
    """A phone held upright: the zone in question above, the quarter in small below."""

    def out(self) -> None:
        sheet = self.sheet
        sheet.under["panes"] = Box(0, 0, 390, 518).rect(0, 'fill="var(--panel)"')
        if self.visited is not sheet:
            self.visit()
            return
        zone = sheet.focus or "stairs"
        if sheet.kind == "TurnUpProvision" and sheet.options:
            draw_quarter.provisions(sheet, Box(6, 4, 378, 172))
            self.zone("river", Box(6, 181, 378, 92))
        elif zone in ("tower", "river"):
            self.zone("river", Box(6, 4, 378, 92), zone == "river")
            self.zone("tower", Box(6, 100, 378, 174), zone == "tower")
        else:
            self.zone(zone, Box(6, 4, 378, 270), bool(sheet.focus))
        draw_quarter.supplies(sheet, Box(6, 279, 378, 32))
        rows = below(Box(6, 315, 378, 136), 3, 4)
        boxes = [box for row in rows for box in across(row, 3, 5)]
        draw_quarter.small_sectors(sheet, boxes, GRID)
        foot = Box(6, 455, 378, 59)
        draw_quarter.storage(sheet, Box(foot.x, foot.y, 236, foot.height))
        draw_quarter.belongings(sheet, Box(foot.x + 242, foot.y, 136, foot.height))

    def visit(self) -> None:
        """Another's quarter takes the whole page."""
        sheet = self.visited
        sheet.paint("owner", owned(sheet, Box(2, 0, 386, 30)))
        draw_quarter.supplies(sheet, Box(6, 34, 378, 32))
        draw_quarter.sectors(sheet, Box(6, 71, 378, 379))
        draw_quarter.storage(sheet, Box(6, 455, 236, 59))
        draw_quarter.belongings(sheet, Box(248, 455, 136, 59))


def owned(sheet: Sheet, box: Box) -> str:
    """Whose quarter it is."""
    name = draw_quarter.owner(sheet)
    return pawn(sheet.seat, box.x + 20, box.y + 17, 7) + write(
        name, box.x + 34, box.y + 22, 15, weight=750
    )


# -- the round -------------------------------------------------------------------------------------


def phases(sheet: Sheet, box: Box) -> str:
    """Where in the round the table is."""
    _ = sheet.words.t.gettext
    names = (_("Choose"), _("Tower"), _("Claim"), _("Act"), _("River"))
    now = phase(sheet)
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


def phase(sheet: Sheet) -> int:
    waiting = {type(frame).__name__ for frame in sheet.s.agenda}
    for n, names in enumerate((("Select",), ("SendAssistants", "ThrowIn", "Throw"))):
        if waiting & set(names):
            return n
    for n, name in ((2, "Claiming"), (3, "Using"), (4, "Ending")):
        if name in waiting:
            return n
    return 4 if sheet.s.season else -1


# -- what has happened -----------------------------------------------------------------------------


def place_of(sheet: Sheet, lay: Layout, note: tuple[int, ...]) -> tuple[str, Point, Point] | None:
    """The pawn that a note moved: its key, where it came from, where it is."""
    kind, seat, a, b = note[1:5]
    s = sheet.s
    if kind == notes.SAILED and lay.banks:
        return f"fisherman-{seat}", lay.banks.space(a), lay.banks.space(s.players[seat].river)
    if kind == notes.CLIMBED and lay.flights:
        name = "courtier" if a == ON_PALACE else "student"
        now = draw_stairs.pawn_at(sheet, lay.flights, a, seat)
        return f"{name}-{seat}", (now[0], lay.flights.slab(a, b).middle[1]), now
    return None


def marks(sheet: Sheet, lay: Layout) -> None:
    """A dotted ring around pawns that others have moved since the viewer's last answer."""
    for note in sheet.look.recent:
        found = place_of(sheet, lay, note)
        if found and note[2] != sheet.s.viewer:
            key, _, (x, y) = found
            sheet.over[f"mark-{key}"] = (
                f'<circle cx="{num(x)}" cy="{num(y)}" r="13" fill="none" stroke="var(--ink)" '
                'stroke-opacity=".7" stroke-width="1.5" stroke-dasharray="2 3.6" '
                'stroke-linecap="round"/>'
            )


def motion(sheet: Sheet, lay: Layout) -> list[Motion]:
    """Pawns travel from where they stood, the first of several moves counting; keshis from the
    base of the tower."""
    moves: dict[str, Motion] = {}
    for note in sheet.look.fresh:
        found = place_of(sheet, lay, note)
        if found and found[0] not in moves:
            key, (x0, y0), (x, y) = found
            offset = (round(x0 - x, 1), round(y0 - y, 1))
            moves[key] = Motion(key, (offset, (0.0, 0.0)), STEP * len(moves))
    for key, keshi in lay.visited.arrivals.items():
        if keshi.colour in sheet.wells:
            (x0, y0), (x, y) = sheet.wells[keshi.colour], keshi.place
            offset = (round(x0 - x, 1), round(y0 - y, 1))
            moves[key] = Motion(key, (offset, (0.0, 0.0)), STEP * len(moves))
    return list(moves.values())
