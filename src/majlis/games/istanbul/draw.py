"""Istanbul as a scene: the bazaar, the pieces on it, and what the viewer owns."""

from __future__ import annotations

from collections.abc import Iterator

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import width_of, write
from majlis.drawing.scene import Look, Motion, Scene, Target
from majlis.drawing.shapes import shape_path
from majlis.drawing.svg import num
from majlis.games.istanbul import META, data
from majlis.games.istanbul.art import COLOURS, symbols, use
from majlis.games.istanbul.belongings import Belongings
from majlis.games.istanbul.chips import chips
from majlis.games.istanbul.crowd import (
    Standing,
    barrier,
    crowd,
    dice,
    dice_boxes,
    foot_of,
    trail,
    way,
)
from majlis.games.istanbul.data import CARDS, FIRST_DIE, GUILDS, MOST_PLACES, SECOND_DIE, TILE
from majlis.games.istanbul.footers import Part, footers
from majlis.games.istanbul.now import rows
from majlis.games.istanbul.panels import panels
from majlis.games.istanbul.pieces import likenesses
from majlis.games.istanbul.plan import Plan, plan_for
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.dice import Rolled, TurnToSix
from majlis.games.istanbul.rules.figures import COMPANION, FAMILY, MERCHANT
from majlis.games.istanbul.rules.places_base import ChooseTile
from majlis.games.istanbul.rules.places_mocha import Bribe
from majlis.games.istanbul.sheet import Sheet, asks, items
from majlis.games.istanbul.stalls import BOLDER, Frame, paper, stall, tile_boxes
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words, where, whose_turn
from majlis.games.istanbul.words.common import opened
from majlis.kernel.frame import NONE
from majlis.kernel.state import State

FIGURES = {MERCHANT: "merchant", FAMILY: "family", COMPANION: "companion"}


def draw(view: State, look: Look) -> Scene:
    assert isinstance(view, Istanbul)
    s = view
    words = Words(look.language, look.names)
    plan = plan_for(s.columns, len(s.places), look.narrow)
    return Drawing(s, look, words, plan).scene()


class Drawing:
    """One position, on its way onto paper."""

    def __init__(self, s: Istanbul, look: Look, words: Words, plan: Plan) -> None:
        self.s = s
        self.look = look
        self.words = words
        self.plan = plan
        self.seat = s.viewer if s.viewer >= 0 else max(whose_turn(s), 0)
        """Whose things are shown, and for whom prices and gains are told."""
        self.legal = frozenset(s.options(self.seat)) if asks(s, self.seat) else frozenset()
        self.about_places = any(0 < action <= MOST_PLACES for action in self.legal)
        self.playable = frozenset(
            card for hand in (CARDS, GUILDS) if hand in self.legal for card in opened(s, hand)
        )
        self.place = where(s)

    def scene(self) -> Scene:
        s, words, plan = self.s, self.words, self.plan
        scene = Scene(plan.width, plan.height, symbols() + likenesses(), colours=COLOURS)
        scene.title = words.t.gettext(META.title)
        scene.summary = words.summary(s)
        own = Belongings(s, self.seat, plan, words, self.playable)
        figures = self.figures()
        found = items(s, self.seat, s.question()) if s.waiting else []
        sheet = Sheet(s, words, plan, found, self.legal) if found else None
        board = self.board(figures)
        scene.nodes = self.grounds()
        if sheet:
            scene.nodes |= board
        for nodes in (own.nodes, sheet.nodes if sheet else {}):
            for key in ("own-paper", "sheet"):
                if key in nodes:
                    scene.nodes[key] = nodes.pop(key)
        scene.nodes["rings"] = "<g/>"
        scene.nodes |= own.nodes
        if not sheet:
            scene.nodes |= board
        scene.targets = self.place_targets() | own.targets | self.hand_targets(own)
        scene.targets |= self.board_targets(figures)
        if sheet:
            scene.nodes |= sheet.nodes
            scene.targets |= sheet.targets
        scene.chips = chips(s, self.seat, words, self.legal)
        scene.panels = panels(s, words)
        scene.motion = self.motion(figures)
        return scene

    # -- the bazaar --------------------------------------------------------------------------------

    def grounds(self) -> dict[str, str]:
        """The tray and the paper of every place."""
        s, plan = self.s, self.plan
        tray = plan.tray
        drawn = {
            "tray": tray.rect(13, 'fill="var(--tray)" stroke="var(--line)"')
            + tray.rect(13, 'fill="url(#zellige)"')
        }
        for place, box in zip(s.places, plan.cells, strict=True):
            if place:
                drawn[f"stall-{place}"] = paper(box, plan.narrow, self.lit(place))
        return drawn

    def lit(self, place: int) -> bool:
        """Not dimmed: it may be chosen, or nothing can."""
        return not self.about_places or place in self.legal or place == self.place

    def board(self, figures: list[Standing]) -> dict[str, str]:
        s, plan = self.s, self.plan
        drawn: dict[str, str] = {}
        for place, box in zip(s.places, plan.cells, strict=True):
            if not place:
                continue
            told = rows(s, self.seat, place, self.words, plan.narrow) if s.first >= 0 else ()
            name = (
                self.words.names.short_place(place)
                if plan.narrow
                else self.words.names.place(place)
            )
            lit = self.lit(place)
            drawn[f"place-{place}"] = stall(box, plan.em, plan.narrow, place, name, lit, told)
            if place == self.place and not self.about_places:
                drawn[f"here-{place}"] = box.rect(
                    7 if plan.narrow else 9,
                    'fill="none" stroke="var(--ink)" stroke-width="2"',
                )
        for nth, note in enumerate(self.look.recent):
            if note[1] == notes.MOVED and note[3] == MERCHANT and note[4] and note[5]:
                drawn[f"trail-{nth}"] = trail(plan, way(s, note[2], note[4], note[5]))
        for place, parts in self.footers().items():
            box = plan.cells[s.places.index(place)]
            drawn[f"strip-{place}"] = strip(Frame(box, plan.em, plan.narrow), parts)
        for figure in figures:
            drawn[figure.key] = figure.drawn
        if s.barrier:
            drawn["barrier"] = barrier(s, plan)
        if self.rolling():
            drawn["dice"] = dice(s, self.dice_boxes())
        return drawn

    def footers(self) -> dict[int, tuple[Part, ...]]:
        if not self.about_places:
            return {}
        return footers(self.s, self.seat, self.words, self.legal)

    def figures(self) -> list[Standing]:
        """All of them; the lower ones stand in front."""
        s = self.s
        standing: list[Standing] = []
        rolling = s.places.index(self.place) if self.rolling() else -1
        for cell, place in enumerate(s.places):
            if place:
                footed = self.about_places and place in self.legal
                standing += crowd(s, self.plan, cell, self.seat, footed, cell == rolling)
        return standing

    # -- dice --------------------------------------------------------------------------------------

    def rolling(self) -> bool:
        """The dice lie on the place where they were rolled."""
        s = self.s
        shown = s.waiting and isinstance(s.question(), (Rolled, TurnToSix))
        return bool(shown and self.place and s.dice)

    def dice_boxes(self) -> tuple[Box, Box]:
        return dice_boxes(self.plan, self.s.places.index(self.place), False)

    # -- what can be pointed at --------------------------------------------------------------------

    def place_targets(self) -> dict[int, Target]:
        s, plan, words = self.s, self.plan, self.words
        found = {}
        for place, box in zip(s.places, plan.cells, strict=True):
            if place:
                x, y = box.middle
                outside = box.inset(-1 if plan.narrow else -2)
                found[place] = Target(
                    outside.path(8 if plan.narrow else 11),
                    (round(x, 1), round(y, 1)),
                    words.names.numbered(place),
                    words.place_told(s, self.seat, place),
                )
        return found

    def hand_targets(self, own: Belongings) -> dict[int, Target]:
        """Opening the hand: the cards that fit now, as one. It lies above them while it is legal;
        `css/istanbul.css` takes it out of the way when one of them is to be chosen."""
        found = {}
        for action, least, most in (
            (CARDS, data.CARD, data.GUILD),
            (GUILDS, data.GUILD + 1, data.LETTER),
        ):
            boxes = [
                box
                for card, box in own.cards.items()
                if card in self.playable and least <= card <= most
            ]
            if action in self.legal and boxes:
                x, y = boxes[0].middle
                shape = "".join(box.path(8) for box in boxes)
                name = self.words.names.name("cards" if action == CARDS else "guilds")
                found[action] = Target(shape, (round(x, 1), round(y, 1)), name)
        return found

    def board_targets(self, figures: list[Standing]) -> dict[int, Target]:
        """Figures, tiles on places and dice, where they are asked for."""
        s, words = self.s, self.words
        found = {}
        for figure in figures:
            if figure.action in self.legal:
                label = s.label(figure.action)
                found[figure.action] = pointed(
                    figure.box.inset(-3), words.names.name(label), words.names.explain(label)
                )
        if not s.waiting:
            return found
        question = s.question()
        if isinstance(question, (ChooseTile, Bribe)) and s.waiting[0] == self.seat:
            found |= self.tile_targets(question)
        if self.rolling():
            for action, box in zip((FIRST_DIE, SECOND_DIE), self.dice_boxes(), strict=True):
                if action in self.legal:
                    found[action] = pointed(box.inset(-2), words.names.name(s.label(action)), "")
        return found

    def tile_targets(self, question: ChooseTile | Bribe) -> dict[int, Target]:
        """The two tiles on a mosque, or in the Tavern, where the column of signs shows them."""
        s, plan = self.s, self.plan
        place = question.mosque if isinstance(question, ChooseTile) else data.TAVERN
        if place not in s.places:
            return {}
        first = {data.SMALL_MOSQUE: 0, data.GREAT_MOSQUE: 2, data.TAVERN: 4}[place]
        frame = Frame(plan.cells[s.places.index(place)], plan.em, plan.narrow)
        told = rows(s, self.seat, place, self.words, plan.narrow)
        found = {}
        for nth, box in enumerate(tile_boxes(frame, told)):
            tile = first + nth
            found[TILE + tile] = pointed(
                box, self.words.names.tiles.tile(tile), self.words.names.tiles.tile_explained(tile)
            )
        return found

    # -- motion ------------------------------------------------------------------------------------

    def motion(self, figures: list[Standing]) -> list[Motion]:
        """Figures come from where they were, by way of the places between."""
        s, plan = self.s, self.plan
        standing = {figure.key for figure in figures}
        moves: dict[str, Motion] = {}
        for note in self.look.fresh:
            kind, a, b, c, d = note[1:]
            if kind == notes.MOVED and c and d:
                key, seat, start, goal = f"{FIGURES[b]}-{a}", a, c, d
            elif kind in (notes.NPC_MOVED, notes.NEUTRAL_MOVED) and b:
                name = "npc" if kind == notes.NPC_MOVED else "neutral"
                key, seat, start, goal = f"{name}-{a}", NONE, b, c
            else:
                continue
            if key not in standing or start == goal:
                continue
            end = foot_of(plan, s.places.index(goal))
            points = [foot_of(plan, cell) for cell in way(s, seat, start, goal)]
            offsets = tuple((round(x - end[0], 1), round(y - end[1], 1)) for x, y in points)
            moves[key] = Motion(key, offsets)
        return list(moves.values())


def pointed(box: Box, name: str, explain: str) -> Target:
    x, y = box.middle
    return Target(box.path(6), (round(x, 1), round(y, 1)), name, explain)


def strip(frame: Frame, parts: tuple[Part, ...]) -> str:
    """The footer of a place that may be chosen: what that would mean."""
    box, narrow = frame.strip, frame.narrow
    size = max(frame.least, 0.94 * frame.em)
    sign = size * 1.1
    gap = size * 0.26

    def wide(part: Part) -> float:
        icon, text = part
        return (sign + gap if icon else 0) + (width_of(text, size) * BOLDER + gap if text else 0)

    for shown in shorter(parts):
        whole = sum(map(wide, shown)) - gap
        if whole <= box.width - 4:
            break
    x, y = box.middle[0] - whole / 2, box.middle[1]
    drawn = ""
    for icon, text in shown:
        if icon.startswith("seat-"):
            seat = int(icon[5:])
            drawn += (
                f'<path d="{shape_path(seat, x + sign / 2, y, sign * 0.36)}" '
                f'fill="var(--seat-{seat + 1})" stroke="var(--rim)" stroke-width="1.2"/>'
            )
            x += sign + gap
        elif icon:
            drawn += use(icon, x, y - sign / 2, sign, 'color="var(--on-action)"')
            x += sign + gap
        if text:
            drawn += write(text, x, y + size * 0.36, size, weight=700, colour="on-action")
            x += width_of(text, size) * BOLDER + gap
    r = 7 if narrow else 9
    return (
        f'<path d="M{num(box.x)} {num(box.y)}h{num(box.width)}v{num(box.height - r)}q0 {r}-{r} {r}'
        f'h{num(2 * r - box.width)}q-{r} 0-{r}-{r}Z" fill="var(--action)"/>'
        f"<g>{drawn}</g>"
    )


def shorter(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    """All of it; without the first sign, then without its word, then without the last ones."""
    yield parts
    (sign, word), *rest = parts
    if word and not rest:
        yield (("", word),)
    yield ((sign, ""), *rest)
    for n in range(len(rest) - 1, -1, -1):
        yield ((sign, ""), *rest[:n])
