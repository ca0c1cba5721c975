"""The bazaar: its places, who stands there, the barrier and the dice; and pointing at them."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.icons import use_icon
from majlis.drawing.scene import Target
from majlis.drawing.svg import num
from majlis.drawing.targets import target_around
from majlis.games.istanbul import data
from majlis.games.istanbul.data import FIRST_DIE, SECOND_DIE, TILE
from majlis.games.istanbul.picture.answers import Answers
from majlis.games.istanbul.picture.figures import PlacedFigure, side_by_side
from majlis.games.istanbul.picture.layout import Layout
from majlis.games.istanbul.picture.place_footers import draw_footer, footer
from majlis.games.istanbul.picture.place_signs import signs_of
from majlis.games.istanbul.picture.places import draw_place, paper, tile_boxes
from majlis.games.istanbul.rules.dice import Rolled, TurnToSix
from majlis.games.istanbul.rules.places_base import ChooseTile
from majlis.games.istanbul.rules.places_mocha import Bribe
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words

CORNER = 6
"""Of figures, tiles and dice that can be pointed at."""
FIRST_TILE = {data.SMALL_MOSQUE: 0, data.GREAT_MOSQUE: 2, data.TAVERN: 4}
"""The first of the two tiles that a place has."""


def ground(s: Istanbul, answers: Answers, layout: Layout) -> dict[str, str]:
    """The tray and the paper of every place."""
    tray = layout.tray
    drawn = {
        "tray": tray.rect(13, 'fill="var(--tray)" stroke="var(--line)"')
        + tray.rect(13, 'fill="url(#zellige)"')
    }
    for place, at in zip(s.places, layout.places, strict=True):
        if place:
            drawn[f"stall-{place}"] = paper(at, answers.lit(place))
    return drawn


def places(s: Istanbul, answers: Answers, layout: Layout, words: Words) -> dict[str, str]:
    drawn: dict[str, str] = {}
    for place, at in zip(s.places, layout.places, strict=True):
        if not place:
            continue
        told = signs_of(s, answers.seat, place, words, layout.narrow)
        name = words.names.short_place(place) if layout.narrow else words.names.place(place)
        drawn[f"place-{place}"] = draw_place(at, place, name, answers.lit(place), told)
        if place == answers.here and not answers.places:
            drawn[f"here-{place}"] = at.box.rect(
                at.corner, 'fill="none" stroke="var(--ink)" stroke-width="2"'
            )
    return drawn


def footers(s: Istanbul, answers: Answers, layout: Layout, words: Words) -> dict[str, str]:
    """What choosing a place would mean."""
    return {
        f"strip-{place}": draw_footer(
            layout.places[s.places.index(place)], footer(s, answers.seat, place, words)
        )
        for place in sorted(answers.places)
    }


def pieces(
    s: Istanbul, answers: Answers, layout: Layout, figures: list[PlacedFigure]
) -> dict[str, str]:
    """What lies and stands on the places: figures, the barrier, the dice."""
    drawn = {figure.key: figure.drawn for figure in figures}
    if s.barrier:
        drawn["barrier"] = draw_barrier(s, layout)
    if dice_lie(s, answers):
        drawn["dice"] = draw_dice(s, dice_boxes(s, answers, layout))
    return drawn


def all_figures(s: Istanbul, answers: Answers, layout: Layout) -> list[PlacedFigure]:
    """The lower ones stand in front."""
    rolled_at = answers.here if dice_lie(s, answers) else 0
    return [
        figure
        for place, at in zip(s.places, layout.places, strict=True)
        if place
        for figure in side_by_side(
            s, place, at, answers.seat, place in answers.places, place == rolled_at
        )
    ]


def draw_barrier(s: Istanbul, layout: Layout) -> str:
    """Across the alley between two places, with the sign of the player who may pass."""
    one, other = s.places.index(s.barrier // 32), s.places.index(s.barrier % 32)
    (x, y), upright = layout.between(one, other)
    box = layout.places[one].box
    long = (box.height if upright else box.width) * 0.62
    thick = 8.0 if layout.narrow else 13.0
    beam = Box(-long / 2, -thick / 2, long, thick)
    stripes = "".join(
        f"M{num(-long / 2 + k)} {num(thick / 2)}l{num(thick * 0.5)} {num(-thick)}"
        for k in range(8, int(long) - 10, 15)
    )
    turn = " rotate(90)" if upright else ""
    wood = beam.rect(3, 'fill="#A4492F" stroke="var(--rim)" stroke-width="1.2"')
    return (
        f'<g transform="translate({num(x)} {num(y)}){turn}">{wood}'
        f'<path d="{stripes}" stroke="#FBE7DC" stroke-width="{num(thick * 0.4)}"/>'
        f'<circle r="{num(thick * 0.75)}" fill="var(--seat-{s.holder + 1})" '
        'stroke="var(--rim)" stroke-width="1.6"/></g>'
    )


# -- dice ----------------------------------------------------------------------------------------


def dice_lie(s: Istanbul, answers: Answers) -> bool:
    """They lie on the place where they were rolled, while it matters what they show."""
    shown = s.waiting and isinstance(s.question(), (Rolled, TurnToSix))
    return bool(shown and answers.here and s.dice)


def dice_boxes(s: Istanbul, answers: Answers, layout: Layout) -> tuple[Box, Box]:
    box = layout.places[s.places.index(answers.here)].box
    size = 20.0 if layout.narrow else 2.4 * layout.em
    y = box.foot - size - 4
    right = box.right - 5
    return Box(right - 2 * size - 4, y, size, size), Box(right - size, y, size, size)


def draw_dice(s: Istanbul, boxes: tuple[Box, Box]) -> str:
    faces = (s.dice // 10, s.dice % 10)
    return "".join(
        use_icon(f"die-{face}", box.x, box.y, box.width)
        for face, box in zip(faces, boxes, strict=True)
        if face
    )


# -- what can be pointed at ----------------------------------------------------------------------


def place_targets(s: Istanbul, answers: Answers, layout: Layout, words: Words) -> dict[int, Target]:
    outside, corner = (1, 8) if layout.narrow else (2, 11)
    under_tiles = place_of_tiles(s, answers, layout)
    return {
        place: target_around(
            at.box.inset(-outside),
            corner,
            words.names.numbered(place),
            words.place_told(s, answers.seat, place),
        )
        for place, at in zip(s.places, layout.places, strict=True)
        if place not in (0, under_tiles)
    }


def piece_targets(
    s: Istanbul, answers: Answers, layout: Layout, words: Words, figures: list[PlacedFigure]
) -> dict[int, Target]:
    """Figures, tiles on places and dice, where they are asked for. All of them have chips, too: for
    fingers they may be too small."""
    found = {}
    for action, box in figure_boxes(answers, layout, figures).items():
        thing = s.label(action)
        found[action] = target_around(
            box, CORNER, words.names.name(thing), words.names.explain(thing)
        )
    place = place_of_tiles(s, answers, layout)
    if place:
        found |= tile_targets(s, answers.seat, place, layout, words)
    if dice_lie(s, answers):
        for action, box in zip(
            (FIRST_DIE, SECOND_DIE), dice_boxes(s, answers, layout), strict=True
        ):
            if action in answers.legal and layout.can_be_pointed_at(box):
                found[action] = target_around(
                    box.inset(-2), CORNER, words.names.name(s.label(action))
                )
    return found


def figure_boxes(answers: Answers, layout: Layout, figures: list[PlacedFigure]) -> dict[int, Box]:
    """The figures that are asked for, where they can be pointed at: fingers have room around those
    that stand alone, if no place is asked for."""
    wanted = [figure for figure in figures if figure.action in answers.legal]
    boxes = {figure.action: figure.box.inset(-3) for figure in wanted}
    roomy = {} if answers.places else {one: layout.for_finger(box) for one, box in boxes.items()}
    found = {}
    for action, box in boxes.items():
        if layout.can_be_pointed_at(box):
            found[action] = box
        elif action in roomy:
            others = [other for one, other in roomy.items() if one != action]
            if not any(roomy[action].meets(other) for other in others):
                found[action] = roomy[action]
    return found


def place_of_tiles(s: Istanbul, answers: Answers, layout: Layout) -> int:
    """Whose tiles are asked for and pointed at where they lie; 0 for none. Fingers want larger
    ones: those of the player."""
    if layout.finger or not answers.legal:
        return 0
    question = s.question()
    place = question.mosque if isinstance(question, ChooseTile) else data.TAVERN
    return place if isinstance(question, (ChooseTile, Bribe)) and place in s.places else 0


def tile_targets(
    s: Istanbul, seat: int, place: int, layout: Layout, words: Words
) -> dict[int, Target]:
    """The two tiles on a mosque, or in the Tavern, where the column of signs shows them."""
    at = layout.places[s.places.index(place)]
    boxes = tile_boxes(at, signs_of(s, seat, place, words, layout.narrow))
    return {
        TILE + tile: target_around(
            box, CORNER, words.names.tiles.tile(tile), words.names.tiles.tile_explained(tile)
        )
        for tile, box in enumerate(boxes, FIRST_TILE[place])
    }
