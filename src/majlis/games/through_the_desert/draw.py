"""Through the Desert as a scene.

Nodes, in painting order: `ground`; `land-0` ...; `caravan-0-lilac` ... (seat and colour: plates and
rope); `mark-P5`, what has just been played; `rings`, empty; `water-P5`, `palm-D3` and `camel-P5`,
the lower in front of the upper; `links`, where caravans have reached oases.

The card `piles` and the panels' `extra` are HTML; `css/through-the-desert.css` dresses them:

    section.piles.roomy (a card behind the line), .corner (lower left), .row (a phone's lower right)
      h3, ul > li.pile(.low) > svg.icon, .pile-name, .pile-left, svg.pile-bar; p
    ul.caravans > li.caravan(.largest | .shared | .none)
      svg.icon, .caravan-size, svg.icon (crown or equal), .spoken
"""

from __future__ import annotations

from functools import lru_cache

from majlis.drawing.icons import icon
from majlis.drawing.scene import Chip, Look, Motion, Panel, Scene, Stat, Target
from majlis.drawing.shapes import seat_number, shape_path
from majlis.drawing.svg import between, esc, line, num
from majlis.games.through_the_desert import META
from majlis.games.through_the_desert.art import COLOURS, symbols, use
from majlis.games.through_the_desert.data import COLOURS as PASTELS
from majlis.games.through_the_desert.data import (
    HEX,
    HEXES,
    NAMES,
    PALM_SPOTS,
    PILE,
    SMALL_BOARD,
)
from majlis.games.through_the_desert.ground import LEAST, Plan, ground, plan_for
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.camels import ChooseCamel, PlaceCamel
from majlis.games.through_the_desert.rules.leaders import ChooseLeader, PlaceLeader
from majlis.games.through_the_desert.state import CAMEL, CLOSED, EMPTY, PALM, Desert
from majlis.games.through_the_desert.words import Words
from majlis.games.through_the_desert.words.common import FEW_CAMELS
from majlis.games.through_the_desert.words.names import Names


def draw(s: Desert, look: Look) -> Scene:
    words = Words(look.language, look.names)
    plan = plan_for(s.board, look.narrow)
    scene = Scene(plan.width, plan.height, symbols(), colours=COLOURS)
    scene.title = words.t.gettext(META.title)
    scene.summary = words.summary(s)
    camels = standing(s)
    scene.nodes = nodes(s, plan, look, words, camels)
    scene.targets = targets(s, plan, look)
    scene.chips = chips(s, plan, words)
    scene.panels = panels(s, words)
    scene.cards = {"piles": piles(s, words, look.narrow)}
    scene.motion = motion(s, plan, look, camels)
    return scene


def standing(s: Desert) -> list[tuple[int, ...]]:
    """The hexes of every caravan, ascending."""
    camels: list[list[int]] = [[] for _ in s.sizes]
    cells = s.cells
    for hex in s.board.hexes:
        if cells[hex] >= CAMEL:
            camels[cells[hex] - CAMEL].append(hex)
    return [tuple(hexes) for hexes in camels]


# -- the board --------------------------------------------------------------------------------


def nodes(
    s: Desert, plan: Plan, look: Look, words: Words, camels: list[tuple[int, ...]]
) -> dict[str, str]:
    unused = words.t.gettext("Not used\nwith {n} players").format(n=s.players)
    drawn = {"ground": ground(plan, unused)}
    for nth, (caravan, *hexes) in enumerate(s.lands):
        size = sum(1 for hex in hexes if s.cells[hex] == CLOSED)
        drawn[f"land-{nth}"] = land(plan, caravan // 5, tuple(hexes), size)
    for caravan, line_of_camels in enumerate(camels):
        if line_of_camels:
            key = f"caravan-{caravan // 5}-{PASTELS[caravan % 5]}"
            drawn[key] = rope(plan, caravan, s.leaders[caravan], line_of_camels)[0]
    for note in look.recent:
        if note[1] in (notes.LEADER, notes.CAMEL):
            drawn[f"mark-{NAMES[note[4]]}"] = mark(plan, note[4])
    drawn["rings"] = "<g/>"
    for hex in plan.order:
        holds = s.cells[hex]
        if holds >= CAMEL:
            leads = s.leaders[holds - CAMEL] == hex
            drawn[f"camel-{NAMES[hex]}"] = camel(plan, holds - CAMEL, hex, leads)
        elif holds == PALM:
            drawn[f"palm-{NAMES[hex]}"] = palm(plan, hex)
        elif EMPTY < holds < PALM:
            drawn[f"water-{NAMES[hex]}"] = water(plan, holds, hex)
    drawn["links"] = links(s, plan)
    return drawn


@lru_cache(maxsize=1024)
def land(plan: Plan, seat: int, hexes: tuple[int, ...], size: int) -> str:
    """Hatching, and the seat's shape with the number of points."""
    radius = plan.radius
    cells = [HEXES[hex] for hex in hexes]
    middle = (
        sum(plan.centre[hex][0] for hex in hexes) / len(hexes),
        sum(plan.centre[hex][1] for hex in hexes) / len(hexes),
    )
    bare = [hex for hex in hexes if hex not in PALM_SPOTS] or list(hexes)
    x, y = min(
        (plan.centre[hex] for hex in bare),
        key=lambda at: (at[0] - middle[0]) ** 2 + (at[1] - middle[1]) ** 2,
    )
    return (
        f'<g><path d="{plan.grid.outline(cells)}" fill="url(#hatch-{seat + 1})" '
        f'stroke="var(--seat-{seat + 1})" stroke-width="{num(max(1.6, radius * 0.085))}" '
        'stroke-linejoin="round"/>'
        f"{seat_number(seat, x, y, radius * (0.55 if plan.narrow else 0.43), size, LEAST)}</g>"
    )


@lru_cache(maxsize=4096)
def rope(
    plan: Plan, caravan: int, leader: int, hexes: tuple[int, ...]
) -> tuple[str, dict[int, int]]:
    """A caravan's plates, tied together from the leader on; and who follows whom."""
    seat, name, radius = caravan // 5, PASTELS[caravan % 5], plan.radius
    follows: dict[int, int] = {leader: leader}
    queue = [leader]
    for hex in queue:
        for near in plan.board.neighbours[hex]:
            if near in hexes and near not in follows:
                follows[near] = hex
                queue.append(near)
    plates = "".join(plan.plate[hex] for hex in hexes)
    drawn = (
        f'<path d="{plates}" fill="var(--{name}-plate)" stroke="var(--{name}-edge)" '
        f'stroke-width="{num(max(1, radius * 0.05))}" stroke-linejoin="round"/>'
    )
    ties, beads = "", ""
    slack, cap = (0.31, "butt") if plan.narrow else (0.2, "round")
    for hex in queue[1:]:
        one, other = plan.centre[follows[hex]], plan.centre[hex]
        ties += line(between(one, other, slack), between(one, other, 1 - slack))
        beads += shape_path(seat, *between(one, other), radius * 0.2)
    if ties:
        colour = f"var(--seat-{seat + 1})"
        drawn += (
            f'<path d="{ties}" stroke="var(--case)" stroke-width="{num(radius * 0.3)}" '
            f'stroke-linecap="{cap}"/><path d="{ties}" stroke="{colour}" '
            f'stroke-width="{num(radius * 0.18)}" stroke-linecap="{cap}"/>'
            f'<path d="{beads}" fill="{colour}" stroke="var(--case)" '
            f'stroke-width="{num(max(0.9, radius * 0.055))}" stroke-linejoin="round"/>'
        )
    return f"<g>{drawn}</g>", follows


@lru_cache(maxsize=8192)
def camel(plan: Plan, caravan: int, hex: int, leads: bool) -> str:
    x, y = plan.centre[hex]
    return piece(plan, caravan, leads, x, y)


def piece(plan: Plan, caravan: int, leads: bool, x: float, y: float) -> str:
    """A camel, with its rider if it leads; on a phone its sign."""
    radius, name = plan.radius, PASTELS[caravan % 5]
    if not leads:
        return use(f"{'sign' if plan.narrow else 'camel'}-{name}", x, y, radius)
    rider = f"rider-{caravan // 5 + 1}"
    if plan.narrow:
        sign = use(f"sign-{name}", x, y + radius * 0.48, radius * 0.68)
        return f"<g>{sign}{use(rider, x, y - radius * 0.12, radius * 0.95)}</g>"
    body = use(f"camel-{name}", x, y + radius * 0.2, radius * 1.04)
    return f"<g>{body}{use(rider, x - radius * 0.07, y - radius * 0.23, radius)}</g>"


@lru_cache
def palm(plan: Plan, hex: int) -> str:
    (x, y), radius = plan.centre[hex], plan.radius
    right, down, size = (0.5, 0.36, 1.44) if plan.narrow else (0.58, 0.03, 1)
    badge = use("five", x + radius * right, y + radius * down, radius * size)
    return (
        f'<g><path d="{plan.plate[hex]}" fill="var(--oasis)" stroke="var(--palm)" '
        f'stroke-opacity=".55" stroke-width="{num(max(1, radius * 0.05))}"/>'
        f"{use('palm', x, y, radius)}{badge}</g>"
    )


@lru_cache(maxsize=1024)
def water(plan: Plan, worth: int, hex: int) -> str:
    x, y = plan.centre[hex]
    return use(f"water-{worth}", x, y, plan.radius * (1.14 if plan.narrow else 1))


def links(s: Desert, plan: Plan) -> str:
    """A dot between an oasis and the caravan that has reached it."""
    reach = num(plan.radius * 0.17)
    dots = []
    for caravan, oases in enumerate(s.linked):
        for spot, oasis in enumerate(PALM_SPOTS):
            if not oases >> spot & 1:
                continue
            # None is beside it if the palm lies inside the caravan's land.
            beside = [n for n in s.board.neighbours[oasis] if s.cells[n] == CAMEL + caravan]
            for near in beside[:1]:
                x, y = between(plan.centre[oasis], plan.centre[near], 0.54)
                dots.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{reach}"/>')
    return (
        f'<g fill="var(--palm)" stroke="var(--case)" '
        f'stroke-width="{num(max(1, plan.radius * 0.06))}">{"".join(dots)}</g>'
    )


def mark(plan: Plan, hex: int) -> str:
    radius = plan.radius
    return (
        f'<path d="{plan.grid.path(HEXES[hex], 0.98)}" fill="none" stroke="var(--ink)" '
        f'stroke-opacity=".8" stroke-width="{num(max(1.2, radius * 0.06))}" '
        f'stroke-dasharray="{num(radius * 0.16)} {num(radius * 0.14)}"/>'
    )


def motion(s: Desert, plan: Plan, look: Look, camels: list[tuple[int, ...]]) -> list[Motion]:
    """A new camel comes out of the one that it follows."""
    moves = []
    for note in look.fresh:
        if note[1] == notes.CAMEL:
            seat, colour, hex = note[2:5]
            caravan = 5 * seat + colour
            follows = rope(plan, caravan, s.leaders[caravan], camels[caravan])[1]
            (x, y), (from_x, from_y) = plan.centre[hex], plan.centre[follows[hex]]
            start = (round(from_x - x, 1), round(from_y - y, 1))
            moves.append(Motion(f"camel-{NAMES[hex]}", (start, (0.0, 0.0))))
    return moves


# -- what can be pointed at ----------------------------------------------------------------------


def targets(s: Desert, plan: Plan, look: Look) -> dict[int, Target]:
    owner = {hex: caravan // 5 for caravan, *hexes in s.lands for hex in hexes}
    cells, sizes, leaders = s.cells, s.sizes, s.leaders
    every = {}
    for hex in s.board.hexes:
        holds = cells[hex]
        facts: tuple[int, ...] = ()
        if holds >= CAMEL:
            caravan = holds - CAMEL
            facts = (sizes[caravan], leaders[caravan] == hex)
        elif holds == CLOSED:
            facts = (owner[hex],)
        elif holds == PALM:
            spot = PALM_SPOTS.index(hex)
            facts = tuple(c for c, oases in enumerate(s.linked) if oases >> spot & 1)
        every[HEX + hex] = target(plan, look.language, look.names, hex, holds, facts)
    return every


@lru_cache(maxsize=16384)
def target(
    plan: Plan, language: str, names: tuple[str, ...], hex: int, holds: int, facts: tuple[int, ...]
) -> Target:
    name, explain = Names(language, names).place(hex, holds, facts)
    x, y = plan.centre[hex]
    return Target(plan.target[hex], (round(x, 1), round(y, 1)), name, explain)


def chips(s: Desert, plan: Plan, words: Words) -> dict[int, Chip]:
    """The five colours: a camel each, and how many places are open to it."""
    question = s.question() if s.waiting else None
    asked = s.waiting[0] if s.waiting else 0
    seat = s.viewer if s.viewer >= 0 else max(asked, 0)
    places = isinstance(question, (ChooseCamel, PlaceCamel))
    leads = isinstance(question, (ChooseLeader, PlaceLeader))
    every = {}
    for colour in range(5):
        caravan = 5 * seat + colour
        detail = ""
        if places:
            room = len(s.rims[caravan])
            detail = words.t.ngettext("{n} place", "{n} places", room).format(n=room)
        every[colour] = Chip(
            words.names.colour(colour), likeness(colour), detail, ghost(plan, caravan, leads)
        )
    return every


def likeness(colour: int, size: float = 34) -> str:
    """A camel as a picture of its own."""
    return (
        f'<svg class="icon" width="{num(size)}" height="{num(size)}" viewBox="-74 -70 148 148" '
        f'aria-hidden="true">{use(f"camel-{PASTELS[colour]}", 0, 0, 100)}</svg>'
    )


@lru_cache(maxsize=256)
def ghost(plan: Plan, caravan: int, leads: bool) -> str:
    """The piece on its plate, around (0, 0)."""
    name = PASTELS[caravan % 5]
    return (
        f'<g><path d="{plan.grid.at_zero(0.9)}" fill="var(--{name}-plate)" '
        f'stroke="var(--{name}-edge)"/>{piece(plan, caravan, leads, 0, 0)}</g>'
    )


# -- beside the board ------------------------------------------------------------------------------


def panels(s: Desert, words: Words) -> list[Panel]:
    """Points by source, and the five caravans."""
    hidden = s.hide_scores and bool(s.waiting)
    tones = {"water": "water", "oases": "palm", "land": "clay", "caravans": "quiet"}
    icons = {"water": "water", "oases": "palm", "land": "land", "caravans": "crown"}
    every = []
    for seat, points in enumerate(s.breakdown()):
        extra = caravans(s, words, seat)
        if hidden:
            every.append(Panel(None, (), extra))
            continue
        stats = tuple(
            Stat(icons[source], str(n), words.names.name(source), tones[source], n)
            for source, n in points.items()
        )
        every.append(Panel(sum(points.values()), stats, extra))
    return every


def caravans(s: Desert, words: Words, seat: int) -> str:
    """The sizes of a seat's caravans; a crown for the largest of its colour, = if shared."""
    _, ngettext = words.t.gettext, words.t.ngettext
    rows = []
    for colour in range(5):
        size = s.sizes[5 * seat + colour]
        sizes = s.sizes[colour::5]
        text = ngettext("{colour}: {n} camel", "{colour}: {n} camels", size)
        spoken = text.format(colour=words.names.colour(colour), n=size)
        kind, sign = "", ""
        if not size:
            kind = " none"
        elif size == max(sizes):
            alone = sizes.count(size) == 1
            kind = " largest" if alone else " shared"
            sign = icon("crown" if alone else "equal", 13)
            spoken += ", " + (_("the largest") if alone else _("shares the largest"))
        rows.append(
            f'<li class="caravan{kind}" title="{esc(spoken)}">{icon(PASTELS[colour], 19)}'
            f'<span class="caravan-size" aria-hidden="true">{size or "–"}</span>{sign}'
            f'<span class="spoken">{esc(spoken)}</span></li>'
        )
    return f'<ul class="caravans">{"".join(rows)}</ul>'


def piles(s: Desert, words: Words, narrow: bool) -> str:
    """How many camels are left of each colour, where the board leaves room to say so."""
    _ = words.t.gettext
    form = "row" if narrow else "roomy" if s.board is SMALL_BOARD else "corner"
    heading = esc(_("Camels left"))
    full = PILE[s.players]
    rows = []
    for colour, left in enumerate(s.piles):
        name, title = PASTELS[colour], esc(words.names.colour(colour))
        low = " low" if left <= FEW_CAMELS else ""
        picture = likeness(colour) if form == "roomy" else icon(name, 20)
        rows.append(
            f'<li class="pile{low}" title="{title}">{picture}'
            f'<span class="pile-name">{title}</span><b class="pile-left">{left}</b>'
            f'<svg class="pile-bar" viewBox="0 0 {full} 1" preserveAspectRatio="none" '
            f'aria-hidden="true"><rect width="{left}" height="1" fill="var(--{name}-edge)"/></svg>'
            "</li>"
        )
    end = (
        _("The game ends the moment a pile is empty.")
        if s.ruling_instant_end
        else _("The game ends with the turn that empties a pile.")
    )
    return (
        f'<section class="piles {form}"><h3>{heading}</h3>'
        f"<ul>{''.join(rows)}</ul><p>{esc(end)}</p></section>"
    )
