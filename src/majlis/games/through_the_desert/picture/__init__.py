"""Through the Desert as a picture: the board with the caravans, and the piles in its corner.

Nodes, in painting order: `ground`; `land-0` ...; `caravan-0-lilac` ... (seat and colour: plates and
rope); `mark-P5`, what has just been played; `rings`, empty; `water-P5`, `palm-D3` and `camel-P5`,
the lower in front of the upper; `links`, where caravans have reached oases.
"""

from __future__ import annotations

from majlis.drawing.motion import rising, times
from majlis.drawing.scene import DrawingContext, Scene
from majlis.games.through_the_desert import META
from majlis.games.through_the_desert.data import NAMES
from majlis.games.through_the_desert.picture import board, caravans, land, oases
from majlis.games.through_the_desert.picture.answers import chips
from majlis.games.through_the_desert.picture.colours import COLOURS
from majlis.games.through_the_desert.picture.layout import Layout, layout_for
from majlis.games.through_the_desert.picture.motion import MOVING, gain_places, marks, motion
from majlis.games.through_the_desert.picture.piles import piles
from majlis.games.through_the_desert.picture.rail import panels
from majlis.games.through_the_desert.picture.symbols import symbols
from majlis.games.through_the_desert.state import CAMEL, EMPTY, PALM, Desert
from majlis.games.through_the_desert.words import Words
from majlis.games.through_the_desert.words.names import Names

__all__ = ["COLOURS", "draw"]


def draw(view: Desert, context: DrawingContext) -> Scene:
    words = Words(context.language, context.names)
    layout = layout_for(view.board, context.format)
    camels = caravans.standing(view)
    scene = Scene(layout.width, layout.height, symbols(), colours=COLOURS)
    scene.title = words.t.gettext(META.title)
    scene.summary = words.summary(view)
    draw_board(scene, view, layout, context, words.names, camels)
    scene.chips = chips(view, layout, words.names)
    scene.panels = panels(view, words.names)
    scene.cards = {"piles": piles(view, words.names, layout.piles)}
    when = times(context.fresh, MOVING)
    scene.motion = motion(view, layout, context.fresh, when, camels)
    where = gain_places(layout, context.fresh)
    scene.floats = rising(context.fresh, when, words.log.say, where)
    return scene


def draw_board(
    scene: Scene,
    s: Desert,
    layout: Layout,
    context: DrawingContext,
    names: Names,
    camels: list[tuple[int, ...]],
) -> None:
    """Nodes in painting order, and what can be pointed at."""
    ropes = caravans.ropes(s, layout, camels)
    scene.aids = {*ropes, "links"}  # a camel that is planned is marked, not all that it joins
    scene.nodes = {
        "ground": board.ground(s, layout, names),
        **land.nodes(s, layout),
        **ropes,
        **marks(layout, context.recent),
        "rings": "<g/>",
        **pieces(s, layout),
        "links": oases.links(s, layout),
    }
    # The chosen hex is marked anyway, and with it whatever stands there: only land is won elsewhere.
    scene.aids = {key for key in scene.nodes if not key.startswith("land")}
    scene.targets = board.targets(s, layout, context)


def pieces(s: Desert, layout: Layout) -> dict[str, str]:
    """What stands and lies on the hexes."""
    drawn = {}
    for hex in layout.order:
        holds = s.cells[hex]
        if holds >= CAMEL:
            leads = s.leaders[holds - CAMEL] == hex
            drawn[f"camel-{NAMES[hex]}"] = caravans.camel(layout, holds - CAMEL, hex, leads)
        elif holds == PALM:
            drawn[f"palm-{NAMES[hex]}"] = oases.palm(layout, hex)
        elif EMPTY < holds < PALM:
            drawn[f"water-{NAMES[hex]}"] = oases.water_hole(layout, holds, hex)
    return drawn
