"""The cards in a player's hand: those that fit now are lit where they lie."""

from __future__ import annotations

from typing import NamedTuple

from majlis.drawing.boxes import Box, boxes_like
from majlis.drawing.icons import use_icon
from majlis.drawing.lettering import BOLD, fitted, width_of, write
from majlis.drawing.scene import Scene
from majlis.drawing.svg import num
from majlis.drawing.targets import target_around
from majlis.games.istanbul.data import CARD, CARDS, GUILD, GUILDS, LETTER
from majlis.games.istanbul.picture.answers import Answers
from majlis.games.istanbul.picture.cards import (
    SLIP,
    Card,
    back,
    bare_card,
    card_of,
    large_card,
    slip,
)
from majlis.games.istanbul.picture.layout import Layout, OwnLayout
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.names import sentence
from majlis.kernel.frame import HIDDEN

LARGE, LARGEST = (84, 136), (150, 186)
"""The width and the height of a card that says itself what it does."""
SMALL = (84, 46)
"""Of one that says its name below its signs."""
SLIP_WIDTH, TALLEST_SLIP = 150, 70
"""Of one that says its name beside them."""
BARE = 40
"""The side of one that has only its signs."""
GAP = 5


class CountedCards(NamedTuple):
    """A kind of cards in the hand."""

    action: int
    """To play one of them."""
    thing: str
    sign: str
    n: int


def counted_cards(s: Istanbul, seat: int) -> list[CountedCards]:
    me = s.players[seat]
    found = [CountedCards(CARDS, "cards", "card", len(me.hand))]
    if s.mocha:
        found.append(CountedCards(GUILDS, "guilds", "guild", len(me.guild)))
    return found


class HeldCards(NamedTuple):
    """Cards alike."""

    action: int
    """HIDDEN if they must not be seen."""
    kind: str
    copies: int


def held_cards(s: Istanbul, seat: int) -> list[HeldCards]:
    me = s.players[seat]
    return [
        HeldCards(first + card if card != HIDDEN else HIDDEN, kind, cards.count(card))
        for kind, first, cards in (("bonus", CARD, me.hand), ("guild", GUILD, me.guild))
        for card in sorted(set(cards))
    ]


def draw_hand(
    scene: Scene, s: Istanbul, answers: Answers, layout: Layout, own: OwnLayout, words: Words
) -> frozenset[int]:
    """Returns the cards that lie there so large that they can be read and pointed at."""
    held = held_cards(s, answers.seat)
    drawn = draw_counters(scene, s, answers, own, words)
    read = []
    boxes = card_boxes(own.hand, len(held), layout.finger)
    for (action, kind, copies), box in zip(held, boxes, strict=True):
        if action == HIDDEN:
            drawn += back(box, kind, copies, layout.least)
            continue
        card = card_of(action, words)
        drawn += draw_card(
            box,
            card,
            copies,
            action,
            answers,
            when_told(s, card, action, answers, words),
            layout.least,
        )
        if layout.can_be_pointed_at(box):
            text = f"{card.text} {sentence(card.when)}"
            scene.targets[action] = target_around(box, 8, card.name, text)
            if box.width >= SMALL[0]:
                read.append(action)
    scene.nodes["own-hand"] = f"<g>{drawn}</g>"
    return frozenset(read)


def draw_counters(scene: Scene, s: Istanbul, answers: Answers, own: OwnLayout, words: Words) -> str:
    """How many cards there are of each kind, and how many of them fit now; else how many are in
    the deck. This is where the keyboard gets to them, until they are asked for themselves."""
    ngettext = words.t.ngettext
    drawn = ""
    for kind, box in zip(counted_cards(s, answers.seat), own.counters, strict=True):
        fits = sum(1 for card in answers.playable if (card > GUILD) == (kind.action == GUILDS))
        told = [ngettext("{n} card", "{n} cards", kind.n).format(n=kind.n)]
        if fits:
            told.append(ngettext("{n} fits now", "{n} fit now", fits).format(n=fits))
        elif kind.action == CARDS:
            deck = sum(s.deck) - hidden_cards(s)
            told.append(words.t.gettext("{n} in the deck").format(n=deck))
        if box.width < SMALL[0]:
            drawn += counter(box, kind.sign, str(kind.n))
        else:
            drawn += draw_counter(box, kind.sign, told)
        # Marked when their number changes, not when others of them fit.
        scene.nodes[f"own-{kind.thing}"] = box.rect(8, f'fill="none" data-n="{kind.n}"')
        if not any(CARD < action < LETTER for action in answers.legal):
            scene.targets[kind.action] = target_around(box, 8, words.names.name(kind.thing))
    return drawn


def draw_counter(box: Box, sign: str, told: list[str]) -> str:
    """The second line is left out if it does not fit."""
    size, x = 20.0, box.x + 28
    room = (box.right - x) / BOLD
    first, *rest = told
    second = [line for line in rest if width_of(line, 12.4) <= room]
    drawn = use_icon(sign, box.x + 4, box.middle[1] - size / 2, size)
    y = box.middle[1] + 4.5 - 7.5 * len(second)
    drawn += write(fitted(first, room, 12.4), x, y, 12.4, weight=700)
    for line in second:
        drawn += write(line, x, y + 15, 12.4, weight=600, colour="quiet")
    return drawn


def counter(box: Box, sign: str, text: str) -> str:
    """So many of a thing."""
    size, wide = 19.0, width_of(text, 15) * BOLD
    left = box.middle[0] - (size + 2 + wide) / 2
    y = box.middle[1]
    return use_icon(sign, left, y - size / 2, size) + write(
        text, left + size + 2, y + 5.5, 15, weight=700
    )


def hidden_cards(s: Istanbul) -> int:
    """Cards that a view counts with the deck because nobody has seen them."""
    return sum(player.hand.count(HIDDEN) for player in s.players)


def draw_card(
    box: Box, card: Card, count: int, action: int, answers: Answers, when: str, least: float
) -> str:
    """As much of it as there is room for."""
    lit = answers.takes(action)
    bright = answers.bright(action)
    frame = lit_frame(box) if lit and action not in answers.legal else ""
    if box.height >= LARGE[1]:
        return frame + large_card(box, card._replace(when=when), count, bright, lit, least)
    if box.width >= SLIP_WIDTH:
        return frame + slip(box, card, count, bright, least)
    if box.width >= SMALL[0]:
        only_named = card._replace(text="", when="")
        return frame + large_card(box, only_named, count, bright, lit, least)
    return frame + bare_card(box, card, count, bright, least)


def when_told(s: Istanbul, card: Card, action: int, answers: Answers, words: Words) -> str:
    """What becomes of the card if it is chosen now, else the moment for it; of a guild card always,
    because it costs a turn."""
    if action in answers.legal - answers.playable:
        return words.preview(s, action).verb
    can_be_played = action in answers.playable and card.kind == "bonus"
    return words.t.gettext("play now") if can_be_played else card.when


def lit_frame(box: Box) -> str:
    """Around a card that can be played: playing it answers two questions at once, and rings are
    for answers to the first."""
    around = box.inset(-1.5).path(9)
    return "".join(
        f'<path d="{around}" fill="none" stroke="var(--{colour})" stroke-width="{num(width)}"/>'
        for colour, width in (("ring-edge", 5.5), ("ring", 3))
    )


def card_boxes(room: Box, count: int, finger: float) -> list[Box]:
    """Room for so many cards: as large as they can be."""
    most = int((room.width + GAP) // (LARGE[0] + GAP))
    rows = -(-count // most)
    if count and (room.height + GAP) / rows - GAP >= LARGE[1]:
        return rows_of_cards(room, count, -(-count // rows), rows, LARGEST)
    for columns in range(1, most + 1):
        rows = -(-count // columns)
        wide = (room.width + GAP) / columns - GAP
        least = max(SLIP, finger) if wide >= SLIP_WIDTH else SMALL[1]
        if rows and (room.height + GAP) / rows - GAP >= least:
            return rows_of_cards(room, count, columns, rows, (room.width, TALLEST_SLIP))
    columns = int((room.width + GAP) // (BARE + GAP))
    rows = max(-(-count // columns), int((room.height + GAP) // (BARE + GAP)))
    columns = max(columns, -(-count // rows))
    return rows_of_cards(room, count, columns, rows, (BARE + 4, BARE))


def rows_of_cards(
    room: Box, count: int, columns: int, rows: int, most: tuple[float, float]
) -> list[Box]:
    """No larger than that."""
    wide = (room.width + GAP) / columns - GAP
    high = (room.height + GAP) / rows - GAP
    first = room._replace(width=min(wide, most[0]), height=min(high, most[1]))
    return boxes_like(first, count, columns, GAP, GAP)
