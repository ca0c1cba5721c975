"""The sheet: what a question is about, laid large over the foot of the bazaar.

Cards of the hand, letters, the tiles of the kiosk, the numbers that can be called.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import centred, fitted, write
from majlis.drawing.scene import Target
from majlis.games.istanbul.belongings import SLIP, envelope
from majlis.games.istanbul.data import (
    CALL,
    CARD,
    COURIER,
    GOVERNOR,
    GUILD,
    KIOSK_TILE,
    LETTER,
)
from majlis.games.istanbul.faces import GUILD_FACES, KIOSK_FACES, bonus_face, large_card, slip
from majlis.games.istanbul.now import Row
from majlis.games.istanbul.plan import Plan
from majlis.games.istanbul.rules.bonus_hand import PlayCard
from majlis.games.istanbul.rules.encounters import PayNpc
from majlis.games.istanbul.rules.guild_hand import PlayGuild
from majlis.games.istanbul.rules.kiosk import ChooseKioskTile, UseTile
from majlis.games.istanbul.rules.places_base import CallNumber
from majlis.games.istanbul.rules.places_mocha import DiscardGuild, Roast
from majlis.games.istanbul.rules.seals import PayLetters
from majlis.games.istanbul.rules.supply import DiscardBonus
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.places_base import chance_of
from majlis.kernel.frame import NONE, Frame


def asks(s: Istanbul, seat: int) -> bool:
    """The question is to this seat, and the view is its own."""
    return bool(s.waiting) and s.waiting[0] == seat and s.viewer in (NONE, seat)


class Item(NamedTuple):
    """Something to point at on the sheet."""

    action: int
    copies: int


def items(s: Istanbul, seat: int, question: Frame[Any]) -> list[Item]:
    """What the question is about; nothing if it is about the bazaar."""
    if isinstance(question, ChooseKioskTile):
        return [Item(KIOSK_TILE + tile, 1) for tile in s.kiosk_open]
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
        return [Item(CALL + n, 1) for n in range(3, 13)]
    return []


class Sheet:
    """The sheet of a question, as a node and targets."""

    def __init__(
        self, s: Istanbul, words: Words, plan: Plan, found: list[Item], legal: frozenset[int]
    ) -> None:
        self.words = words
        self.plan = plan
        self.legal = legal
        self.targets: dict[int, Target] = {}
        tray = plan.tray
        self.calls = found[0].action in range(CALL + 3, CALL + 13)
        margin, gap = (8.0, 7.0) if plan.narrow else (16.0, 11.0)
        wide, high = self.size(found[0].action)
        fit = int((tray.width - 2 * margin - 8 + gap) // (wide + gap))
        rows = -(-len(found) // fit)
        across = -(-len(found) // rows)
        if rows * (high + gap) > tray.height - 50:
            fit = 2 if plan.narrow else 3
            rows = -(-len(found) // fit)
            across = fit
            wide = (tray.width - 2 * margin - 8 + gap) / fit - gap
            high = min(1.4 * SLIP, (tray.height - 50) / rows - gap)
        tall = rows * (high + gap) - gap + 2 * margin + 20
        broad = max(across * (wide + gap) - gap + 2 * margin, 220)
        box = Box(tray.middle[0] - broad / 2, tray.foot - tall - 4, broad, tall)
        drawn = box.rect(12, 'fill="var(--panel)" stroke="var(--ring-edge)" stroke-width="1.5"')
        title = self.title(s, found[0].action)
        drawn += write(
            fitted(title, box.width - 2 * margin, 13.5),
            box.x + margin,
            box.y + margin + 8,
            13.5,
            weight=650,
            colour="quiet",
        )
        left = box.x + (box.width - across * (wide + gap) + gap) / 2
        self.nodes: dict[str, str] = {"sheet": drawn}
        for k, item in enumerate(found):
            spot = Box(
                left + k % across * (wide + gap),
                box.y + margin + 20 + k // across * (high + gap),
                wide,
                high,
            )
            self.nodes[f"sheet-{s.label(item.action)}"] = self.draw(item, spot)

    def size(self, action: int) -> tuple[float, float]:
        if self.calls:
            return (64.0, 56.0) if self.plan.narrow else (62.0, 62.0)
        if LETTER < action < KIOSK_TILE:
            return (84.0, 62.0) if self.plan.narrow else (110.0, 78.0)
        return (114.0, 158.0) if self.plan.narrow else (132.0, 178.0)

    def title(self, s: Istanbul, action: int) -> str:
        words = self.words
        if self.calls:
            return words.t.gettext("Odds of reaching it")
        if action >= KIOSK_TILE:
            return words.t.gettext("Tiles of the kiosk")
        if action > LETTER:
            return words.t.gettext("Your letters")
        return words.names.name("cards") if action <= GUILD else words.names.name("guilds")

    def draw(self, item: Item, box: Box) -> str:
        words, action = self.words, item.action
        lit = action in self.legal
        if self.calls:
            n = action - CALL
            name, text = words.t.gettext("Call {n}").format(n=n), ""
            drawn = self.number(box, n)
        elif action >= KIOSK_TILE:
            tile = action - KIOSK_TILE
            name, text = words.names.tiles.kiosk(tile), words.names.tiles.kiosk_explained(tile)
            drawn = self.card(box, "bonus", KIOSK_FACES[tile], name, text, "", 1, lit)
        elif action > LETTER:
            name = words.names.letter(action - LETTER)
            text = ""
            drawn = envelope(box, action - LETTER, item.copies, self.plan.least)
        elif action > GUILD:
            card = action - GUILD
            name, text = (
                f"{card} {words.names.cards.guild(card)}",
                words.names.cards.guild_explained(card),
            )
            foot = words.t.gettext("whole turn")
            drawn = self.card(box, "guild", GUILD_FACES[card], name, text, foot, 1, lit)
        else:
            card = action - CARD
            name, text = words.names.cards.bonus(card), words.names.cards.bonus_explained(card)
            foot = words.names.cards.bonus_when(card)
            face = bonus_face(card)
            drawn = self.card(box, "bonus", face, name, text, foot, item.copies, lit)
        x, y = box.middle
        self.targets[action] = Target(box.path(8), (round(x, 1), round(y, 1)), name, text)
        return drawn

    def card(
        self,
        box: Box,
        kind: str,
        face: Row,
        name: str,
        text: str,
        foot: str,
        copies: int,
        lit: bool,
    ) -> str:
        least = self.plan.least
        if box.height > 2 * SLIP:
            return large_card(box, kind, face, name, text, foot, copies, lit, lit, least)
        return slip(box, kind, face, name, foot, copies, lit, least)

    @staticmethod
    def number(box: Box, n: int) -> str:
        x, y = box.middle
        return (
            box.rect(9, 'fill="var(--stall)" stroke="var(--line)"')
            + centred(str(n), x, y - box.height * 0.14, 22, 750)
            + centred(f"{chance_of(n)} %", x, y + box.height * 0.27, 12.5, 600, "quiet")
        )
