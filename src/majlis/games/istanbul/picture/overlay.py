"""What a question is about, laid large over the foot of the bazaar.

Cards of the hand, letters, the tiles of the kiosk, the numbers that can be called.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from majlis.drawing.boxes import Box, boxes_like
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.scene import Scene
from majlis.drawing.targets import target_around
from majlis.games.istanbul.data import (
    CALL,
    CARD,
    COURIER,
    GOVERNOR,
    GUILD,
    KIOSK_TILE,
    LETTER,
)
from majlis.games.istanbul.picture.answers import Answers, asks
from majlis.games.istanbul.picture.cards import (
    SLIP,
    Card,
    card_of,
    envelope,
    large_card,
    slip,
)
from majlis.games.istanbul.picture.hand import when_told
from majlis.games.istanbul.picture.layout import Layout
from majlis.games.istanbul.rules.bonus_hand import PlayCard
from majlis.games.istanbul.rules.dice import RollDie
from majlis.games.istanbul.rules.encounters import PayNpc
from majlis.games.istanbul.rules.guild_hand import PlayGuild
from majlis.games.istanbul.rules.kiosk import ChooseKioskTile, UseTile
from majlis.games.istanbul.rules.places_base import CallNumber, TeaHouseStake
from majlis.games.istanbul.rules.places_mocha import DiscardGuild, Roast
from majlis.games.istanbul.rules.seals import PayLetters
from majlis.games.istanbul.rules.supply import DiscardBonus
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.places_base import chance_of
from majlis.kernel.frame import Frame

CALLS = range(CALL + 3, CALL + 13)


class Item(NamedTuple):
    """Something to point at on the overlay."""

    action: int
    copies: int


class Overlay(NamedTuple):
    box: Box
    margin: float
    items: list[tuple[Item, Box]]


def overlay_for(s: Istanbul, seat: int, layout: Layout, at_hand: frozenset[int]) -> Overlay | None:
    """None if the question is about the bazaar, or about what can be read and pointed at where it
    lies."""
    items = items_of(s, seat, s.question()) if s.waiting else []
    if all(item.action in at_hand for item in items):
        return None
    return arrange(items, layout)


def items_of(s: Istanbul, seat: int, question: Frame[Any]) -> list[Item]:
    """What the question is about; nothing if it is about the bazaar."""
    if isinstance(question, ChooseKioskTile):
        return [Item(KIOSK_TILE + tile, 1) for tile in s.kiosk_open]
    if isinstance(question, RollDie) and any(isinstance(one, TeaHouseStake) for one in s.agenda):
        return [Item(action, 1) for action in CALLS]  # planned: another number may still be called
    if not asks(s, seat):
        return []
    me = s.players[seat]
    bonus = [Item(CARD + card, me.hand.count(card)) for card in sorted(set(me.hand))]
    guild = [Item(GUILD + card, 1) for card in me.guild]
    letters = [Item(LETTER + n, me.letters.count(n)) for n in sorted(set(me.letters))]
    if isinstance(question, (PlayCard, DiscardBonus)):
        return bonus
    if isinstance(question, (PlayGuild, DiscardGuild)):
        return guild
    if isinstance(question, Roast):
        return bonus + guild
    if isinstance(question, PayLetters):
        return letters
    if isinstance(question, PayNpc):
        return bonus if question.npc == GOVERNOR else letters if question.npc == COURIER else []
    if isinstance(question, UseTile):
        legal = set(s.options(seat))
        return [item for item in bonus + letters if item.action in legal]
    if isinstance(question, CallNumber):
        return [Item(action, 1) for action in CALLS]
    return []


BAR = 48.0
"""So much of the foot of a phone's picture lies under a question that has toggles and chips."""


def arrange(items: list[Item], layout: Layout) -> Overlay:
    """In rows of equal length; many cards are laid as slips."""
    tray, narrow = layout.tray, layout.narrow
    margin, gap = (8.0, 7.0) if narrow else (16.0, 11.0)
    wide, high = size(items[0].action, narrow)
    fit = int((tray.width - 2 * margin - 8 + gap) // (wide + gap))
    rows = -(-len(items) // fit)
    across = -(-len(items) // rows)
    if rows * (high + gap) > tray.height - 50:
        across = 2 if narrow else 3
        rows = -(-len(items) // across)
        wide = (tray.width - 2 * margin - 8 + gap) / across - gap
        high = min(max(1.4 * SLIP, layout.finger + 4), (tray.height - 50) / rows - gap)
    tall = rows * (high + gap) - gap + 2 * margin + 20
    broad = max(across * (wide + gap) - gap + 2 * margin, 220)
    if broad > tray.width - 40:  # no place looks out beside it
        broad = tray.width - 2
    lift = min(BAR, tray.height - tall - 4) if narrow and not layout.turned else 0
    box = Box(tray.middle[0] - broad / 2, tray.foot - tall - 4 - lift, broad, tall)
    left = box.x + (box.width - across * (wide + gap) + gap) / 2
    top = box.y + margin + 20
    spots = boxes_like(Box(left, top, wide, high), len(items), across, gap, gap)
    return Overlay(box, margin, list(zip(items, spots, strict=True)))


def size(action: int, narrow: bool) -> tuple[float, float]:
    if action in CALLS:
        return (64.0, 56.0) if narrow else (62.0, 62.0)
    if LETTER < action < KIOSK_TILE:
        return (84.0, 62.0) if narrow else (110.0, 78.0)
    return (114.0, 158.0) if narrow else (132.0, 178.0)


def ground(overlay: Overlay, words: Words) -> str:
    box, margin = overlay.box, overlay.margin
    text = title(overlay.items[0][0].action, words)
    return box.rect(12, 'fill="var(--panel)" stroke="var(--ring-edge)" stroke-width="1.5"') + write(
        fitted(text, box.width - 2 * margin, 13.5),
        box.x + margin,
        box.y + margin + 8,
        13.5,
        weight=650,
        colour="quiet",
    )


def title(action: int, words: Words) -> str:
    _ = words.t.gettext
    if action in CALLS:
        return _("Odds of reaching it")
    if action >= KIOSK_TILE:
        return _("Tiles of the kiosk")
    if action > LETTER:
        return _("Your letters")
    return words.names.name("cards") if action <= GUILD else words.names.name("guilds")


def lay_items(
    scene: Scene, overlay: Overlay, s: Istanbul, answers: Answers, words: Words, least: float
) -> None:
    for (action, copies), box in overlay.items:
        lit = action in answers.legal
        if action in CALLS:
            name, text = words.t.gettext("Call {n}").format(n=action - CALL), ""
            drawn = draw_number(box, action - CALL)
        elif LETTER < action < KIOSK_TILE:
            name, text = words.names.letter(action - LETTER), ""
            drawn = envelope(box, action - LETTER, copies, least)
        else:
            card = card_of(action, words)
            card = card._replace(when=when_told(s, card, action, answers, words))
            if GUILD < action < LETTER:
                card = card._replace(name=f"{action - GUILD} {card.name}")
            name, text = card.name, card.text
            drawn = draw_card(box, card, copies, lit, least)
        scene.nodes[f"sheet-{s.label(action)}"] = drawn
        scene.targets[action] = target_around(box, 8, name, text)


def draw_card(box: Box, card: Card, copies: int, lit: bool, least: float) -> str:
    if box.height > 2 * SLIP:
        return large_card(box, card, copies, lit, lit, least)
    return slip(box, card, copies, lit, least)


def draw_number(box: Box, n: int) -> str:
    x, y = box.middle
    return (
        box.rect(9, 'fill="var(--stall)" stroke="var(--line)"')
        + centred(str(n), x, y - box.height * 0.14, 22, 750)
        + centred(f"{chance_of(n)} %", x, y + box.height * 0.27, 12.5, 600, "quiet")
    )
