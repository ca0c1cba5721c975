"""The sheet of a phone for what its board has no room for: cards, cart, tiles, letters, as HTML."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.rail import item
from majlis.drawing.svg import esc, num
from majlis.games.istanbul.data import LETTER, TILE
from majlis.games.istanbul.picture.answers import Answers
from majlis.games.istanbul.picture.cards import card_of, envelope, large_card
from majlis.games.istanbul.picture.hand import counted_cards, held_cards, when_told
from majlis.games.istanbul.picture.player import (
    assistants_told,
    draw_tile,
    held,
    kinds_of_tiles,
    letter_told,
    others_told,
    tile_told,
)
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.names import sentence
from majlis.words import capital

LEAST = 11.0
CARD = Box(0, 0, 108, 150)
GOODS_OF_ONE_KIND = Box(0, 0, 84, 46)
TILE_BOX = Box(0, 0, 50, 44)
ENVELOPE = Box(0, 0, 56, 44)


def draw_mine(s: Istanbul, answers: Answers, words: Words) -> str:
    """Everything of the viewer's own; what can be played or chosen now can be pressed."""
    if s.viewer != answers.seat:
        return ""
    parts = [hand(s, answers, words), cart(s, answers.seat, words)]
    if s.letters:
        parts.append(letters(s, answers, words))
    parts.append(tiles(s, answers, words))
    return "".join(parts)


def hand(s: Istanbul, answers: Answers, words: Words) -> str:
    """Those that fit come first."""
    ngettext = words.t.ngettext
    n = sum(kind.n for kind in counted_cards(s, answers.seat))
    title = ngettext("{n} card", "{n} cards", n).format(n=n)
    fits = len(answers.playable)
    note = ngettext("{n} fits now", "{n} fit now", fits).format(n=fits) if fits else ""
    cards = sorted(
        held_cards(s, answers.seat), key=lambda cards: cards.action not in answers.playable
    )
    drawn = ""
    for action, _, count in cards:
        card, lit = card_of(action, words), answers.takes(action)
        told = f"{card.name}. {card.text} {sentence(card.when)}"
        shown = large_card(
            CARD.inset(1),
            card._replace(when=when_told(s, card, action, answers, words)),
            count,
            answers.bright(action),
            lit,
            LEAST,
        )
        drawn += pressed(action, told, CARD, shown, lit)
    return heading(title, note) + shelf("own-cards", drawn)


def cart(s: Istanbul, seat: int, words: Words) -> str:
    """Goods and the room for them; assistants stand below."""
    me = s.players[seat]
    room = me.capacity()
    drawn = "".join(
        item(
            pictured(GOODS_OF_ONE_KIND, held(GOODS_OF_ONE_KIND, good, n, room)),
            words.names.goods(good, n),
        )
        for good, n in enumerate(me.goods)
    )
    title = capital(words.t.gettext("room for {n} of each good").format(n=room))
    told = " · ".join([*assistants_told(s, seat, words), *others_told(s, seat, words)])
    return f"{heading(title)}{shelf('own-goods', drawn)}<p>{esc(told)}</p>"


def letters(s: Istanbul, answers: Answers, words: Words) -> str:
    me = s.players[answers.seat]
    drawn = ""
    for letter in sorted(set(me.letters)):
        action = LETTER + letter
        told = f"{words.names.letter(letter)}. {letter_told(letter, words)}"
        shown = envelope(ENVELOPE.inset(2), letter, me.letters.count(letter), LEAST)
        drawn += pressed(action, told, ENVELOPE, shown, action in answers.legal)
    title = words.names.seals(me.seals()) if drawn else capital(words.t.gettext("no letters"))
    return heading(title) + shelf("own-letters", drawn)


def tiles(s: Istanbul, answers: Answers, words: Words) -> str:
    me = s.players[answers.seat]
    drawn = ""
    for tile in range(kinds_of_tiles(s)):
        action = TILE + tile
        told = f"{tile_told(me, tile, words)}. {words.names.tiles.tile_explained(tile)}"
        shown = draw_tile(me, tile, TILE_BOX.inset(2))
        drawn += pressed(action, told, TILE_BOX, shown, action in answers.legal)
    return shelf("own-tiles", drawn)


# -- in HTML ---------------------------------------------------------------------------------------


def heading(title: str, note: str = "") -> str:
    more = f" <small>{esc(note)}</small>" if note else ""
    return f"<h3>{esc(title)}{more}</h3>"


def shelf(kind: str, things: str) -> str:
    return f'<ul class="{kind}">{things}</ul>' if things else ""


def pressed(action: int, told: str, box: Box, drawn: str, can_be: bool) -> str:
    """A thing that stands for an answer. Pressed when it is none, the table says why."""
    off = "" if can_be else ' aria-disabled="true"'
    return (
        f'<li><button class="own-thing" data-action="{action}" aria-label="{esc(told)}"{off}>'
        f"{pictured(box, drawn)}</button></li>"
    )


def pictured(box: Box, drawn: str) -> str:
    wide, high = num(box.width), num(box.height)
    return f'<svg width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" aria-hidden="true">{drawn}</svg>'
