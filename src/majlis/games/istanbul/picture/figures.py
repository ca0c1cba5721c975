"""Figures: merchants on their assistants, family members, companions, characters.

Each is drawn around its foot: (0, 0) is where it stands, everything above is negative. Those of a
place stand side by side on its floor.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.icons import symbol, use_icon
from majlis.drawing.shapes import shape_path
from majlis.drawing.svg import num
from majlis.games.istanbul import data
from majlis.games.istanbul.picture.layout import PlaceLayout
from majlis.games.istanbul.state import WHITE, Istanbul

DISC = 6.6
"""How much an assistant lifts his merchant."""
RIM = 'stroke="var(--rim)" stroke-linejoin="round"'


class Figure(NamedTuple):
    drawn: str
    width: float
    height: float
    middle: float
    """How far its foot is from its left edge."""


def sign(seat: int, y: float, radius: float) -> str:
    """The seat's shape on somebody's chest."""
    return f'<path d="{shape_path(seat, 0, y, radius)}" fill="var(--on-seat)"/>'


def disc(colour: str, y: float) -> str:
    return (
        f'<rect x="-14" y="{num(y - DISC + 0.2)}" width="28" height="{num(DISC - 0.2)}" rx="3" '
        f'fill="{colour}" stroke="var(--rim)" stroke-width="1.1"/>'
        f'<path d="M-10.5 {num(y - 1.7)}h21" stroke="var(--shade)" stroke-width="1.4" '
        'stroke-linecap="round" opacity=".45"/>'
    )


def bell(colour: str, lift: float) -> str:
    """The merchant himself, in a turban."""
    return (
        f'<g transform="translate(0 {num(-lift)})">'
        f'<path d="M-10 0C-10-10.3-6.5-16.8 0-16.8S10-10.3 10 0Z" fill="{colour}" '
        f'{RIM} stroke-width="1.3"/>'
        '<path d="M5-15.1c3.6 2.8 4.6 8.5 4.7 14.7H6.3c.4-6 .2-10.5-1.3-14.7z" '
        'fill="var(--shade)" opacity=".3"/>'
        f'<circle cy="-20.7" r="4.9" fill="var(--skin)" {RIM}/>'
        '<path d="M-4.6-22.3c-1.6-.4-2.7-2-1.9-3.9C-5.4-29-3-30.3 0-30.3s5.4 1.3 6.5 4.1'
        f'c.8 1.9-.3 3.5-1.9 3.9-3 .7-6.2.7-9.2 0z" fill="{colour}"/>'
        '<path d="M-4.6-22.3c-1.6-.4-2.7-2-1.9-3.9C-5.4-29-3-30.3 0-30.3s5.4 1.3 6.5 4.1'
        'c.8 1.9-.3 3.5-1.9 3.9-3 .7-6.2.7-9.2 0z" fill="var(--rim)" fill-opacity=".5" '
        'stroke="var(--shade)" stroke-opacity=".6"/>'
        '<path d="M-5.5-24.8c3 1.2 7 .5 9.5-4" stroke="var(--shade)" stroke-opacity=".6" '
        f'fill="none"/><circle cy="-30.3" r="1.7" fill="{colour}" stroke="var(--shade)" '
        'stroke-opacity=".6" stroke-width=".8"/>'
    )


@cache
def merchant(seat: int, stack: tuple[int, ...], counted: bool) -> Figure:
    """A merchant on his stack, the lowest assistant first; how many they are may be written
    beside him."""
    own = f"var(--seat-{seat + 1})"
    discs = "".join(
        disc("var(--paper)" if who == WHITE else own, -DISC * at) for at, who in enumerate(stack)
    )
    lift = DISC * len(stack)
    count = (
        f'<text x="16" y="-1" font-size="15.5" font-weight="750" fill="var(--ink)">'
        f"{len(stack)}</text>"
    )
    body = f"{discs}{bell(own, lift)}{sign(seat, -7.7, 4)}</g>"
    if counted:
        return Figure(body + count, 42, 33 + lift, 15)
    return Figure(body, 30, 33 + lift, 15)


@cache
def neutral_merchant() -> Figure:
    """Stands in for the players who are missing: pale, and without a sign."""
    return Figure(bell("var(--stone)", 0) + "</g>", 24, 33, 12)


def waiting(colour: str, mark: str) -> Figure:
    """An assistant who was left somewhere."""
    return Figure(
        f'<path d="M-12-8.5v3C-12-2.2-6.6 0 0 0S12-2.2 12-5.5v-3z" fill="{colour}" '
        f'{RIM} stroke-width="1.2"/>'
        '<path d="M-12-8.5v3C-12-2.2-6.6 0 0 0S12-2.2 12-5.5v-3z" fill="var(--shade)" '
        'opacity=".3"/>'
        f'<ellipse cy="-9" rx="12" ry="5.6" fill="{colour}" {RIM} stroke-width="1.2"/>'
        f'<g transform="translate(0 -9) scale(1 .62)">{mark}</g>',
        27,
        16,
        13.5,
    )


@cache
def assistant(seat: int) -> Figure:
    return waiting(f"var(--seat-{seat + 1})", sign(seat, 0, 4.3))


@cache
def neutral_assistant() -> Figure:
    return waiting("var(--paper)", '<circle r="3.5" fill="none" stroke="var(--on-paper)"/>')


@cache
def family(seat: int) -> Figure:
    own = f"var(--seat-{seat + 1})"
    return Figure(
        f'<path d="M-8.5 0C-8.5-9-5.5-13.5 0-13.5S8.5-9 8.5 0Z" fill="{own}" '
        f'{RIM} stroke-width="1.2"/>'
        f'<path d="M-6.4-14C-7.5-21.5-4-26.4 0-26.4S7.5-21.5 6.4-14C4.6-11.8-4.6-11.8-6.4-14z" '
        f'fill="{own}" {RIM} stroke-width="1.1"/>'
        '<path d="M-6.4-14C-7.5-21.5-4-26.4 0-26.4S7.5-21.5 6.4-14C4.6-11.8-4.6-11.8-6.4-14z" '
        'fill="var(--shade)" opacity=".35"/>'
        f'<circle cy="-18.2" r="4" fill="var(--skin)"/>{sign(seat, -6.2, 3.4)}',
        20,
        28,
        10,
    )


@cache
def companion(seat: int) -> Figure:
    own = f"var(--seat-{seat + 1})"
    return Figure(
        f'<path d="M-7 0L-5-12.5H5L7 0Z" fill="{own}" {RIM} stroke-width="1.2"/>'
        '<path d="M6.5-15l3 15" stroke="var(--wood)" stroke-width="2" stroke-linecap="round"/>'
        f'<circle cy="-17.5" r="4.5" fill="var(--skin)" {RIM}/>'
        f'<path d="M-4.2-19.5L-3-25H3l1.2 5.5z" fill="{own}" {RIM}/>'
        '<path d="M-4.2-19.5L-3-25H3l1.2 5.5z" fill="var(--shade)" opacity=".35"/>'
        f"{sign(seat, -6.2, 3.2)}",
        21,
        27,
        9,
    )


NPCS = (
    (
        "#7A4FA0",
        (
            '<path d="M-4.5-25L-5.5-33.5C-3-35 3-35 5.5-33.5L4.5-25z" fill="#FBF3E1" '
            'stroke="#513070"/><path d="M-5-30.5H5" stroke="#C8402E" stroke-width="2.2"/>'
        ),
        "card",
    ),
    (
        "#4A4756",
        (
            '<path d="M-7.5-19C-9-28-5-33.5 0-33.5S9-28 7.5-19z" fill="#4A4756" '
            'stroke="var(--rim)" stroke-width="1.1"/><ellipse cy="-23.7" rx="4.8" ry="4.3" '
            'fill="#17151D"/><circle cx="-2" cy="-24" r="1.2" fill="#FFC65C"/>'
            '<circle cx="2" cy="-24" r="1.2" fill="#FFC65C"/>'
        ),
        "any",
    ),
    (
        "#8A5A33",
        (
            '<path d="M-4.2-26.5L-3.2-33.2H3.2l1 6.7z" fill="#B3261E" stroke="var(--rim)"/>'
            '<path d="M2.5-33l3.3 3.5" stroke="#2B2118" stroke-width="1.2"/>'
        ),
        "coffee",
    ),
    (
        "#2F87A6",
        (
            '<path d="M-5.5-26.5C-5.5-31-3-33 0-33s5.5 2 5.5 6.5z" fill="#A4492F" '
            'stroke="var(--rim)"/><path d="M-6-26.5H8" stroke="#7A2F1B" stroke-width="2.2" '
            'stroke-linecap="round"/>'
        ),
        "letter",
    ),
)
"""Robe, headgear and the sign of what they give: governor, smuggler, coffee trader, courier."""


@cache
def character(npc: int) -> Figure:
    robe, hat, gives = NPCS[npc]
    head = '<circle cy="-24" r="4.8" fill="var(--skin)" stroke="var(--rim)"/>'
    return Figure(
        f'<path d="M-10 0L-6.5-20H6.5L10 0Z" fill="{robe}" {RIM} stroke-width="1.3"/>'
        '<path d="M5.5-19L8.8-.7H5.3z" fill="var(--shade)" opacity=".4"/>'
        f"{'' if npc == 1 else head}{hat}"
        '<circle cy="-9.5" r="6" fill="#FBF3E1" stroke="var(--shade)" stroke-opacity=".5"/>'
        f"{use_icon(gives, -4.5, -14, 9)}",
        23,
        36,
        11.5,
    )


@cache
def figure_symbols() -> str:
    """The figures as icons `icon-npc-N`, `icon-merchant-N`, `icon-family-N`, `icon-companion-N`."""
    drawn = [symbol(f"npc-{npc}", character(npc).drawn, "-18 -37 36 38") for npc in range(4)]
    for seat in range(5):
        drawn += [
            symbol(
                f"merchant-{seat}", f"{bell(f'var(--seat-{seat + 1})', 0)}</g>", "-17 -33 34 34"
            ),
            symbol(f"assistant-{seat}", assistant(seat).drawn, "-14 -22 28 28"),
            symbol(f"family-{seat}", family(seat).drawn, "-14 -28 28 29"),
            symbol(f"companion-{seat}", companion(seat).drawn, "-14 -27 28 28"),
        ]
    return "".join(drawn)


# -- at their places -----------------------------------------------------------------------------


class PlacedFigure(NamedTuple):
    """A figure on paper."""

    key: str
    action: int
    """How it is pointed at; -1 if it never is."""
    figure: Figure
    x: float
    y: float
    scale: float

    @property
    def drawn(self) -> str:
        x, y, scale = num(self.x), num(self.y), num(self.scale)
        return f'<g transform="translate({x} {y}) scale({scale})">{self.figure.drawn}</g>'

    @property
    def box(self) -> Box:
        wide, high = self.figure.width * self.scale, self.figure.height * self.scale
        return Box(self.x - self.figure.middle * self.scale, self.y - high, wide, high)


def figures_at(
    s: Istanbul, place: int, viewer: int, counted: bool
) -> list[tuple[str, int, Figure]]:
    """Key, action and likeness of each: merchants first, the viewer's own before the others."""
    found: list[tuple[str, int, Figure]] = []
    seats = sorted(range(len(s.players)), key=lambda seat: (seat != viewer, seat))
    for seat in seats:
        player = s.players[seat]
        if player.merchant == place:
            figure = merchant(seat, tuple(player.stack), counted)
            found.append((f"merchant-{seat}", data.MERCHANT + seat, figure))
    for nth, where in enumerate(s.neutral_merchants):
        if where == place:
            found.append((f"neutral-{nth}", -1, neutral_merchant()))
    for seat in seats:
        player = s.players[seat]
        if player.companion == place:
            action = data.COMPANION if seat == viewer else -1
            found.append((f"companion-{seat}", action, companion(seat)))
        if player.family == place:
            found.append((f"family-{seat}", data.FAMILY + seat, family(seat)))
    found += [
        (f"npc-{npc}", data.NPC + npc, character(npc)) for npc in range(4) if s.npcs[npc] == place
    ]
    found += [
        (f"assistant-{seat}-{place}", -1, assistant(seat))
        for seat in seats
        if s.players[seat].assistants >> place & 1
    ]
    whites = range(s.neutrals.count(place))
    return found + [(f"white-{place}-{nth}", -1, neutral_assistant()) for nth in whites]


def side_by_side(
    s: Istanbul, place: int, at: PlaceLayout, viewer: int, footer: bool, dice: bool
) -> list[PlacedFigure]:
    """The figures of a place on its floor: above its footer and beside the dice, if it has them."""
    figures = figures_at(s, place, viewer, True)
    if not figures:
        return []
    least, most = (0.72, 0.92) if at.narrow else (0.84, 1.15)
    scale = min(max(at.floor.height / 50, least), most)
    foot = at.footer.y - 2 if footer else at.box.foot - (3 if at.narrow else 5)
    margin = 3 if at.narrow else 7
    left = at.box.x + margin
    room = at.box.right - left - margin - (5.2 * at.em if dice else 0)
    wide = sum(figure.width for _, _, figure in figures) * scale
    if wide > room:  # the discs must do
        figures = figures_at(s, place, viewer, False)
        wide = sum(figure.width for _, _, figure in figures) * scale
    squeeze = min(1.0, room / wide)
    if squeeze < 0.75:
        scale *= max(squeeze / 0.75, 0.72)
        wide = sum(figure.width for _, _, figure in figures) * scale
        squeeze = min(1.0, room / wide)
    standing = []
    for key, action, figure in figures:
        step = figure.width * scale * squeeze
        x = left + step * (figure.middle / figure.width) + 1
        standing.append(PlacedFigure(key, action, figure, x, foot, scale))
        left += step
    return standing
