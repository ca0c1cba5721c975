"""Five Tribes as a picture: the sultanate, and the papers around it."""

from __future__ import annotations

from majlis.drawing.answers import options_of
from majlis.drawing.motion import rising, times
from majlis.drawing.scene import DrawingContext, Scene
from majlis.games.five_tribes import META
from majlis.games.five_tribes.data import TILES
from majlis.games.five_tribes.picture import (
    djinns,
    meeples,
    pairs,
    player,
    resources,
    sowing,
    sultanate,
    supply,
    tiles,
    tracks,
)
from majlis.games.five_tribes.picture.answers import chips
from majlis.games.five_tribes.picture.colours import COLOURS
from majlis.games.five_tribes.picture.layout import Layout, layout_for
from majlis.games.five_tribes.picture.motion import MOVING, gain_places, marks, motion
from majlis.games.five_tribes.picture.rail import panels
from majlis.games.five_tribes.picture.symbols import symbols
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words import Words
from majlis.games.five_tribes.words.names import Names

__all__ = ["COLOURS", "draw"]


def draw(view: Sultanate, context: DrawingContext) -> Scene:
    words = Words(context.language, context.names)
    layout = layout_for(context.format)
    options = options_of(view)
    scene = Scene(layout.width, layout.height, symbols(), colours=COLOURS)
    scene.title = words.t.gettext(META.title)
    scene.summary = words.summary(view)
    draw_board(scene, view, layout, context, words.names, options)
    scene.chips = chips(view, words, layout, options, scene.pairs) | pairs.chips(
        view, layout, words.names, scene.pairs
    )
    scene.panels = panels(view, words.names)
    when = times(context.fresh, MOVING)
    scene.motion = motion(view, layout, context, when, scene.nodes)
    where = gain_places(view, layout, context.fresh)
    scene.floats = rising(context.fresh, when, words.log.say, where)
    return scene


def draw_board(
    scene: Scene,
    s: Sultanate,
    layout: Layout,
    context: DrawingContext,
    names: Names,
    options: list[int],
) -> None:
    """Nodes in painting order, and what can be pointed at."""
    scene.pairs = pairs.pairs(options) if context.touch else {}
    going_on = sowing.going_on(s, layout, options, context.touch)
    lit = sowing.lit(s, going_on) if going_on else sultanate.in_question(s, options)
    own = list(player.things(s, layout, names))
    row = resources.row(s, context.planned)
    bids = tracks.bids(s, layout)
    traces = marks(s, layout, context.recent)
    scene.nodes = {
        "sultanate": sultanate.ground(layout, tuple(s.kinds)),
        "tracks": tracks.ground(s, layout, names),
        "market": resources.ground(s, layout, names),
        "djinns": djinns.ground(s, layout, names),
        "own": player.ground(s, layout, names),
        **supply.nodes(s, layout),
        **sultanate.veil(layout, lit),
        **traces,
        **(sowing.ground(s, layout, going_on) if going_on else {}),
        "rings": "<g/>",
        **resources.cards(row, layout, names),
        **djinns.cards(s, layout, names),
        **{thing.key: thing.drawn for thing in own},
        **tracks.pieces(s, layout),
        **bids,
    }
    scene.targets = {
        **resources.targets(row, layout, names),
        **djinns.targets(s, layout, names),
        **player.targets(s, names, own),
        **tracks.targets(s, layout, names),
    }
    # Where cards have moved up, only what has left the row is new. Who bids next is nobody's plan.
    scene.aids = {"own", *traces, *resources.unsold(row), *djinns.cards(s, layout, names), *bids}
    crowd: dict[str, str] = {}
    if len(s.kinds) == TILES:  # until then they are being laid
        people = meeples.figures(s, layout)
        crowd = meeples.pieces(layout, people)
        scene.nodes |= tiles.pieces(s, layout) | crowd
        scene.targets |= tiles.targets(s, layout, names, sowing.stops(s, options))
        if not scene.pairs:
            scene.targets |= meeples.victims(s, layout, names, people)
        if s.path:
            scene.aids |= crowd.keys()  # the path tells better whom it has moved
    if going_on:
        scene.nodes |= sowing.above(s, layout, going_on)
        scene.aids |= sowing.AIDS
        scene.targets |= sowing.targets(s, layout, names, going_on)
