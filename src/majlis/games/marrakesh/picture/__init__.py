"""Marrakesh as a scene: two panes, the city and a quarter.

Nodes, in painting order: `panes`; papers of the zones (`river-paper`, `web`, `my-line`, `well-red`,
`sector-souk` ...); `rings`, empty; what lies on them (`river`, `stairs`, `academies`, `tower`,
`content-souk`, `storage` ...); pawns (`fisherman-0`, `student-0`, `courtier-0`) and `mark-` nodes
around those that others have moved; keshis that have just fallen into the base (`fallen-gray-0`)
or were deployed (`keshi-gray-0`).

The panels' `extra` is HTML; `css/marrakesh.css` dresses it:

    ul.quarter > li.sector(.here)(.vendor) > svg.icon, b; p.provisions.short|.covered > span.begins
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from majlis.drawing.boxes import Box
from majlis.drawing.motion import rising, times
from majlis.drawing.scene import DrawingContext, Scene, Target
from majlis.games.marrakesh import META
from majlis.games.marrakesh.data import A_PROVISION, A_SCROLL
from majlis.games.marrakesh.picture.academies import academies, academies_summary
from majlis.games.marrakesh.picture.answers import chips, leaps
from majlis.games.marrakesh.picture.canvas import Canvas
from majlis.games.marrakesh.picture.colours import COLOURS
from majlis.games.marrakesh.picture.layout import Layout, layout_for
from majlis.games.marrakesh.picture.medina import medina
from majlis.games.marrakesh.picture.motion import MOVING, gain_places, gains_of, marks, motion
from majlis.games.marrakesh.picture.panes import owner, panes, zone_name
from majlis.games.marrakesh.picture.player import owned_scrolls, provisions, storage, supplies
from majlis.games.marrakesh.picture.rail import panels
from majlis.games.marrakesh.picture.river import river, river_summary
from majlis.games.marrakesh.picture.sahara import sahara
from majlis.games.marrakesh.picture.sectors import other_sectors, sectors, small_sectors
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.souk import souk, souk_summary
from majlis.games.marrakesh.picture.square import discs_to_lay, square
from majlis.games.marrakesh.picture.stairs import stairs, stairs_summary
from majlis.games.marrakesh.picture.symbols import symbols
from majlis.games.marrakesh.picture.tower import tower, tower_summary
from majlis.games.marrakesh.picture.workshops import workshops, workshops_summary
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import NONE

__all__ = ["COLOURS", "draw"]

ZONES: dict[str, Callable[[Shown, Canvas, Box], None]] = {
    "river": river,
    "river-summary": river_summary,
    "stairs": stairs,
    "stairs-summary": stairs_summary,
    "academies": academies,
    "academies-summary": academies_summary,
    "workshops": workshops,
    "workshops-summary": workshops_summary,
    "souk": souk,
    "souk-summary": souk_summary,
    "tower": tower,
    "tower-summary": tower_summary,
}
SUMMARY = "-summary"
QUARTER_ZONES: dict[str, Callable[[Shown, Canvas, Box], None]] = {
    "owner": owner,
    "supplies": supplies,
    "sectors": sectors,
    "other-sectors": other_sectors,
    "small-sectors": small_sectors,
    "square": square,
    "medina": medina,
    "sahara": sahara,
    "storage": storage,
    "owned-scrolls": owned_scrolls,
    "provisions": provisions,
}


def draw(view: Marrakesh, context: DrawingContext) -> Scene:
    words = Words(context.language, context.names)
    shown = quarter = Shown(view, context, words)
    if context.board_of != NONE:
        quarter = Shown(view, context, words, visiting=context.board_of)
    layout = layout_for(shown, quarter)
    scene = Scene(layout.width, layout.height, symbols(), colours=COLOURS)
    scene.title = words.t.gettext(META.title)
    scene.summary = words.summary(view)
    canvas = draw_board(scene, shown, quarter, layout, context)
    scene.chips = chips(shown)
    scene.leaps = leaps(shown)
    if "square" in layout.zones:
        for action, disc in discs_to_lay(shown, layout.zones["square"]).items():
            scene.chips[action] = scene.chips[action]._replace(ghost=disc)
    if shown.fingers:
        for action in canvas.small & scene.chips.keys() & scene.targets.keys():
            del scene.targets[action]  # the chip can be tapped, and is
    scene.panels = panels(view, words)
    when = times(context.fresh, MOVING)
    scene.motion = motion(shown, quarter, layout, context.fresh, when, canvas)
    where = gain_places(shown, layout, context.fresh)
    scene.floats = rising(context.fresh, when, partial(gains_of, words), where)
    scene.rolled = bool(shown.fallen)
    return scene


def draw_board(
    scene: Scene, shown: Shown, quarter: Shown, layout: Layout, context: DrawingContext
) -> Canvas:
    """Nodes in painting order, what can be pointed at and turned to; the canvas is handed back."""
    view, words = shown.view, shown.words
    canvas = quarter_canvas = Canvas(view, words)
    if quarter is not shown:  # the same paper, but no answers
        quarter_canvas = replace(canvas, targets={})
    canvas.papers["panes"] = panes(shown, quarter, canvas, layout)
    for zone, box in layout.zones.items():
        if zone in ZONES:
            ZONES[zone](shown, canvas, box)
            if zone.endswith(SUMMARY):
                large = zone.removesuffix(SUMMARY)
                canvas.turn(large, zone_name(words, large), box)
        else:
            QUARTER_ZONES[zone](quarter, quarter_canvas, box)
    scene.nodes = {
        **canvas.papers,
        "rings": "<g/>",
        **canvas.pieces,
        **marks(shown, layout, context.recent),
        **{key: keshi.drawn for key, keshi in (canvas.fallen | canvas.arrivals).items()},
    }
    scene.targets = canvas.targets | tiles(quarter_canvas.targets)
    scene.shortcuts = canvas.shortcuts
    scene.zones = canvas.zones
    # who makes room for the viewer's own fisherman has not sailed
    scene.aids = {f"fisherman-{seat}" for seat in range(len(view.players)) if seat != view.viewer}
    scene.focus = shown.focus
    return canvas


def tiles(targets: dict[int, Target]) -> dict[int, Target]:
    """What explains itself in another's quarter: tiles, of which there is only one. All the rest
    has the numbers of the viewer's own things, which are not to be seen there."""
    return {action: tile for action, tile in targets.items() if A_SCROLL < action < A_PROVISION}
