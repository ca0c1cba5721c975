"""The cards in a player's hand, beside the bazaar of a wide page: those that fit now are lit."""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, boxes_like
from majlis.drawing.lettering import fitted, width_of, write
from majlis.drawing.scene import Scene, Target
from majlis.drawing.targets import target, target_around
from majlis.games.istanbul.data import CARD, CARDS, GUILD, GUILDS, LETTER
from majlis.games.istanbul.picture.answers import Answers
from majlis.games.istanbul.picture.cards import (
    SLIP,
    Card,
    back,
    bare_card,
    bonus_card,
    guild_card,
    large_card,
    slip,
)
from majlis.games.istanbul.picture.layout import Layout
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.names import sentence
from majlis.kernel.frame import HIDDEN

FOOT = 52
"""Below the hand: a page has its zoom buttons there."""
LARGE, LARGEST = 150, 186
"""The height of a card that says itself what it does."""
BARE = 40
"""The height of one that has only its signs."""


def draw_hand(
    scene: Scene, s: Istanbul, answers: Answers, layout: Layout, words: Words, y: float
) -> None:
    own, me = layout.own, s.players[answers.seat]
    room = Box(own.x + 11, y + 20, own.width - 22, own.foot - y - 20 - FOOT)
    held = [("bonus", CARD, card, me.hand.count(card)) for card in sorted(set(me.hand))]
    held += [("guild", GUILD, card, me.guild.count(card)) for card in sorted(set(me.guild))]
    drawn = heading(s, answers, own, words, y + 11)
    playable: dict[int, Box] = {}
    for (kind, first, card, count), box in zip(held, card_boxes(room, len(held)), strict=True):
        if card == HIDDEN:
            drawn += back(box, kind, count, layout.least)
            continue
        action = first + card
        shown = bonus_card(card, words) if kind == "bonus" else guild_card(card, words)
        text = f"{shown.text} {sentence(shown.when)}"
        scene.targets[action] = target_around(box, 8, shown.name, text)
        lit = action in answers.playable
        drawn += draw_card(box, shown, count, lit or not answers.playable, lit, layout.least)
        if lit:
            playable[action] = box
    scene.nodes["own-hand"] = f"<g>{drawn}</g>"
    scene.targets |= opening_targets(playable, answers, words)


def heading(s: Istanbul, answers: Answers, own: Box, words: Words, y: float) -> str:
    """How many cards there are, how many of them fit, and how many are in the deck."""
    ngettext = words.t.ngettext
    me = s.players[answers.seat]
    n, fits = len(me.hand) + len(me.guild), len(answers.playable)
    title = ngettext("{n} card", "{n} cards", n).format(n=n)
    if fits:
        title += " · " + ngettext("{n} fits now", "{n} fit now", fits).format(n=fits)
    deck = words.t.gettext("{n} in the deck").format(n=sum(s.deck) - hidden_cards(s))
    shown = fitted(title, own.width - 28, 12.6)
    drawn = write(shown, own.x + 14, y, 12.6, weight=650, colour="quiet")
    if width_of(title, 12.6) + width_of(deck, 12) < own.width - 36:
        drawn += write(deck, own.right - 14, y, 12, colour="quiet", anchor="end")
    return drawn


def hidden_cards(s: Istanbul) -> int:
    """Cards that a view counts with the deck because nobody has seen them."""
    return sum(player.hand.count(HIDDEN) for player in s.players)


def draw_card(box: Box, card: Card, count: int, bright: bool, lit: bool, least: float) -> str:
    if box.height >= LARGE:
        return large_card(box, card, count, bright, lit, least)
    if box.width < 2 * BARE:
        return bare_card(box, card, count, bright, least)
    return slip(box, card, count, bright, least)


def opening_targets(playable: dict[int, Box], answers: Answers, words: Words) -> dict[int, Target]:
    """Opening the hand: the cards that fit now, as one. It lies above them while it is legal;
    `css/istanbul.css` takes it out of the way when one of them is to be chosen."""
    found = {}
    for action, thing, least, most in (
        (CARDS, "cards", CARD, GUILD),
        (GUILDS, "guilds", GUILD + 1, LETTER),
    ):
        boxes = [box for card, box in playable.items() if least <= card <= most]
        if action in answers.legal and boxes:
            shape = "".join(box.path(8) for box in boxes)
            found[action] = target(shape, boxes[0].middle, words.names.name(thing))
    return found


def card_boxes(room: Box, count: int) -> list[Box]:
    """Room for so many cards: as large as they can be."""
    rows = -(-count // 2)
    if rows * (LARGE + 6) - 6 <= room.height:
        high = min((room.height + 6) / max(rows, 1) - 6, LARGEST)
        return rows_of_cards(room, count, 2, high)
    for columns in (1, 2):
        rows = -(-count // columns)
        high = (room.height + 5) / rows - 5
        if high >= SLIP:
            return rows_of_cards(room, count, columns, min(high, 1.5 * SLIP))
    columns = 4
    while -(-count // columns) * (BARE + 5) - 5 > room.height and columns < 7:
        columns += 1
    return rows_of_cards(room, count, columns, BARE)


def rows_of_cards(room: Box, count: int, columns: int, high: float) -> list[Box]:
    first = across(room._replace(height=high), columns, 5)[0]
    return boxes_like(first, count, columns, 5, 5)
