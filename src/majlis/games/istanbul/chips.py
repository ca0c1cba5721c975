"""Answers in the question bar: everything but places, cards, letters and kiosk tiles."""

from __future__ import annotations

from majlis.drawing.scene import Chip
from majlis.games.istanbul import data
from majlis.games.istanbul.art import coin
from majlis.games.istanbul.data import (
    ACT,
    BAKSHEESH_TILE,
    BARRIER,
    CARD,
    CARDS,
    COFFEE,
    DECK,
    DISCARD,
    DONE,
    FAMILY,
    FIRST_DIE,
    GOOD,
    GOODS,
    GUILDS,
    LEAVE,
    LIRA,
    MERCHANT,
    MOST_PLACES,
    NEUTRAL,
    NPC,
    ONE,
    PAY,
    REROLL,
    SECOND_DIE,
    STOP,
    TAKE,
    TEN,
    TILE,
    TILES,
)
from majlis.games.istanbul.rules.action import Act
from majlis.games.istanbul.rules.dice import TurnToSix
from majlis.games.istanbul.rules.places_base import CallNumber
from majlis.games.istanbul.rules.places_letters import worth
from majlis.games.istanbul.rules.turn import PayMerchants
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words


def chips(s: Istanbul, seat: int, words: Words, legal: frozenset[int]) -> dict[int, Chip]:
    """In the order in which they are usually wanted: going on comes last."""
    if not legal:
        return {}
    question = s.question()
    if isinstance(question, CallNumber):
        return {}
    wanted = [action for action in sorted(legal) if has_chip(action)]
    wanted += [
        action
        for action, kind in ((ACT, Act), (PAY, PayMerchants))
        if isinstance(question, kind) and action not in legal
    ]
    wanted.sort(key=lambda action: (action in (DONE, STOP), action != ACT, action))
    return {action: chip(s, seat, words, action, action in legal) for action in wanted}


def has_chip(action: int) -> bool:
    return action == DONE or MOST_PLACES < action < CARD


def chip(s: Istanbul, seat: int, words: Words, action: int, legal: bool) -> Chip:
    name = words.names.name(s.label(action))
    if not legal:
        return Chip(name, likeness(sign(s, seat, action)))
    would = words.preview(s, action)
    if action == DISCARD:
        return Chip(words.names.cards.bonus(s.discard[-1]), picture(s, seat, action), name)
    by_name = (
        GOOD <= action <= LIRA
        or MERCHANT <= action < FIRST_DIE
        or ONE <= action <= TEN
        or action in (CARDS, GUILDS, data.COMPANION)
    )
    return Chip(name if by_name else would.verb, picture(s, seat, action), would.gain)


def picture(s: Istanbul, seat: int, action: int) -> str:
    if ONE <= action <= TEN:
        return (
            '<svg class="icon" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">'
            f"{coin(14, 14, 13, worth(action))}</svg>"
        )
    if action in (FIRST_DIE, SECOND_DIE):
        face = 6 if isinstance(s.question(), TurnToSix) else 4
        shown = s.dice // 10 if action == FIRST_DIE else s.dice % 10
        return likeness(f"die-{shown}") + likeness("arrow", 12) + likeness(f"die-{face}")
    name = sign(s, seat, action)
    return likeness(name) if name else ""


def sign(s: Istanbul, seat: int, action: int) -> str:
    """The icon of what the answer is about."""
    if GOOD <= action < COFFEE:
        return GOODS[action - GOOD]
    if MERCHANT <= action < FAMILY:
        return f"merchant-{action - MERCHANT}"
    if FAMILY <= action < NPC:
        return f"family-{action - FAMILY}"
    if NPC <= action < TILE:
        return f"npc-{action - NPC}"
    if TILE <= action < BARRIER:
        return f"tile-{TILES[action - TILE]}"
    return {
        COFFEE: "coffee",
        LIRA: "lira",
        DECK: "card",
        DISCARD: "card",
        CARDS: "card",
        GUILDS: "guild",
        ACT: "check",
        STOP: "stop",
        DONE: "next",
        PAY: "lira",
        TAKE: "take",
        LEAVE: "leave",
        NEUTRAL: "take",
        data.COMPANION: f"companion-{seat}",
        BARRIER: "barrier",
        BAKSHEESH_TILE: "ruby",
        REROLL: "reroll",
    }[action]


def likeness(name: str, size: int = 26) -> str:
    return (
        f'<svg class="icon" width="{size}" height="{size}" aria-hidden="true">'
        f'<use href="#icon-{name}"/></svg>'
    )
