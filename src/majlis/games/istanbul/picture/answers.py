"""What may be answered now; and the chips: all answers but places, cards, letters, kiosk tiles."""

from __future__ import annotations

from typing import NamedTuple

from majlis.drawing.icons import icon, picture
from majlis.drawing.scene import Chip
from majlis.games.istanbul import data
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
    LETTER,
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
from majlis.games.istanbul.picture.symbols import coin
from majlis.games.istanbul.rules.action import Act
from majlis.games.istanbul.rules.bonus_hand import PlayCard
from majlis.games.istanbul.rules.dice import TurnToSix
from majlis.games.istanbul.rules.guild_hand import PlayGuild
from majlis.games.istanbul.rules.places_base import CallNumber
from majlis.games.istanbul.rules.places_letters import worth
from majlis.games.istanbul.rules.turn import PayMerchants
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words, reader_of, where
from majlis.games.istanbul.words.common import opened
from majlis.kernel.frame import NONE

SIZE = 26
"""Of the icon of a chip."""


class Answers(NamedTuple):
    """What the player whose things are shown may answer now."""

    seat: int
    """Also for whom prices and gains are told."""
    legal: frozenset[int]
    """Nothing, if somebody else is asked."""
    places: frozenset[int]
    """Those of them that are places."""
    playable: frozenset[int]
    """The cards that fit now, as actions: they are lit, also while another answer must come
    first."""
    here: int
    """The place whose action is being carried out, or is about to be; 0 for none."""

    def lit(self, place: int) -> bool:
        """Not dimmed: it may be chosen, or no place may."""
        return not self.places or place in self.places or place == self.here

    def takes(self, card: int) -> bool:
        """It may be played, or is asked for otherwise."""
        return card in self.playable or card in self.legal

    def bright(self, card: int) -> bool:
        """Not dimmed: it may be played or chosen, or no card may."""
        wanted = self.playable or {action for action in self.legal if CARD <= action < LETTER}
        return not wanted or card in wanted


def answers_for(s: Istanbul, words: Words) -> Answers:
    seat = reader_of(s)
    legal = frozenset(s.options(seat)) if asks(s, seat) else frozenset()
    places = frozenset(action for action in legal if 0 < action <= MOST_PLACES)
    playable = {card for hand in (CARDS, GUILDS) if hand in legal for card in opened(s, hand)}
    if legal and isinstance(s.question(), (PlayCard, PlayGuild)):
        playable |= legal - {DONE}
    return Answers(seat, legal, places, frozenset(playable), where(s))


def asks(s: Istanbul, seat: int) -> bool:
    """The question is to this seat, and the view is its own."""
    return bool(s.waiting) and s.waiting[0] == seat and s.viewer in (NONE, seat)


# -- chips ---------------------------------------------------------------------------------------


def chips(s: Istanbul, answers: Answers, words: Words) -> dict[int, Chip]:
    """In the order in which they are usually wanted: going on comes last."""
    legal = answers.legal
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
    return {action: chip(s, answers.seat, words, action, action in legal) for action in wanted}


def has_chip(action: int) -> bool:
    """Cards are pointed at where they lie, and so are those two that open a hand."""
    return action == DONE or (MOST_PLACES < action < CARD and action not in (CARDS, GUILDS))


def chip(s: Istanbul, seat: int, words: Words, action: int, legal: bool) -> Chip:
    name = words.names.name(s.label(action))
    if not legal:
        return Chip(name, icon(icon_name(seat, action), SIZE))
    would = words.preview(s, action)
    if action == DISCARD:
        return Chip(words.names.cards.bonus(s.discard[-1]), chip_icon(s, seat, action), name)
    by_name = GOOD <= action <= LIRA or MERCHANT <= action < FIRST_DIE
    return Chip(name if by_name else would.verb, chip_icon(s, seat, action), would.gain)


def chip_icon(s: Istanbul, seat: int, action: int) -> str:
    if ONE <= action <= TEN:
        return picture(coin(14, 14, 13, worth(action)), 28, "0 0 28 28")
    if action in (FIRST_DIE, SECOND_DIE):
        face = 6 if isinstance(s.question(), TurnToSix) else 4
        shown = s.dice // 10 if action == FIRST_DIE else s.dice % 10
        return icon(f"die-{shown}", SIZE) + icon("arrow", 12) + icon(f"die-{face}", SIZE)
    return icon(icon_name(seat, action), SIZE)


def icon_name(seat: int, action: int) -> str:
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
