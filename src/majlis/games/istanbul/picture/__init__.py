"""Istanbul as a picture: the bazaar, the pieces on it, and what the viewer owns."""

from __future__ import annotations

from majlis.drawing.motion import rising, times
from majlis.drawing.scene import DrawingContext, Scene
from majlis.games.istanbul import META
from majlis.games.istanbul.data import LIRA, NPC, SMUGGLER
from majlis.games.istanbul.picture import bazaar, overlay, player
from majlis.games.istanbul.picture.answers import Answers, answers_for, chips
from majlis.games.istanbul.picture.cards import card_sign
from majlis.games.istanbul.picture.colours import COLOURS
from majlis.games.istanbul.picture.figures import PlacedFigure
from majlis.games.istanbul.picture.layout import Layout, layout_for
from majlis.games.istanbul.picture.mine import draw_mine
from majlis.games.istanbul.picture.motion import DICE, MOVING, gain_places, marks, motion
from majlis.games.istanbul.picture.rail import panels
from majlis.games.istanbul.picture.services import for_goods, said_in_full, services
from majlis.games.istanbul.picture.symbols import symbols
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words

__all__ = ["COLOURS", "draw"]


def draw(view: Istanbul, context: DrawingContext) -> Scene:
    words = Words(context.language, context.names)
    layout = layout_for(view.columns, len(view.places), context.format)
    answers = answers_for(view, words)
    figures = bazaar.all_figures(view, answers, layout)
    scene = Scene(layout.width, layout.height, symbols(), colours=COLOURS)
    scene.title = words.t.gettext(META.title)
    scene.summary = words.summary(view)
    draw_board(scene, view, layout, context, words, answers, figures)
    scene.leaps = services(view, answers, words)
    scene.chips = chips(view, answers, words)
    for npc in said_in_full(view, answers.seat, scene.leaps):
        del scene.chips[npc]
    smuggler = NPC + SMUGGLER
    if smuggler in scene.chips and any(path[-1] == LIRA for path in scene.leaps):
        scene.chips[smuggler] = for_goods(scene.chips[smuggler], words.names)
    scene.panels = panels(view, words)
    if layout.narrow:
        scene.mine = draw_mine(view, answers, words)
        scene.signs = {card: card_sign(card, words) for card in answers.playable}
    when = times(context.fresh, MOVING)
    scene.motion = motion(view, layout, context.fresh, when, figures)
    where = gain_places(view, layout, context.fresh)
    scene.floats = rising(context.fresh, when, words.log.say, where)
    scene.rolled = any(note[1] in DICE for note in context.fresh)
    return scene


def draw_board(
    scene: Scene,
    s: Istanbul,
    layout: Layout,
    context: DrawingContext,
    words: Words,
    answers: Answers,
    figures: list[PlacedFigure],
) -> None:
    """Nodes in painting order, and what can be pointed at."""
    own = Scene(layout.width, layout.height)
    at_hand = player.draw_player(own, s, answers, layout, words)
    above = overlay.overlay_for(s, answers.seat, layout, at_hand)
    stalls = bazaar.places(s, answers, layout, words)
    board = (
        stalls
        | bazaar.footers(s, answers, layout, words)
        | marks(s, layout, context.recent)
        | bazaar.pieces(s, answers, layout, figures)
    )
    scene.targets = bazaar.place_targets(s, answers, layout, words)
    scene.nodes = bazaar.ground(s, answers, layout)
    # Places say what the player could do there now, and so do the cards of the hand. Others' figures,
    # assistants and family members make room for who comes and goes, and characters move by the dice.
    own_steps = tuple(f"{figure}-{answers.seat}" for figure in ("merchant", "companion"))
    scene.aids = {
        *stalls,
        "own-hand",
        *(figure.key for figure in figures if not figure.key.startswith(own_steps)),
    }
    if above:  # it covers the bazaar, and what lights up lies on it
        scene.nodes |= board
    elif not answers.places and bazaar.figure_boxes(answers, layout, figures):
        scene.nodes |= stalls  # rings around figures lie on their floors
    scene.nodes["own-paper"] = player.ground(s, layout)
    if above:
        scene.nodes["marks"] = "<g/>"  # of a draft: nothing is marked on what covers it
        scene.nodes["sheet"] = overlay.ground(above, words)
    scene.nodes["rings"] = "<g/>"
    scene.nodes |= own.nodes
    scene.targets |= own.targets
    if not above:
        scene.nodes |= board
    scene.targets |= bazaar.piece_targets(s, answers, layout, words, figures)
    if above:
        scene.targets = {
            action: target
            for action, target in scene.targets.items()
            if not above.box.holds(target.at)
        }
        overlay.lay_items(scene, above, s, answers, words, layout.least)
        scene.aids |= {"marks", *(key for key in scene.nodes if key.startswith("sheet"))}
