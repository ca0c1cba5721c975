"""Phase 4 of a turn (p. 9): what the characters do for a player, and where they go then."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    CARD,
    CARDS,
    COFFEE_TRADER,
    COURIER,
    EVERY_GOOD,
    GOOD,
    GOVERNOR,
    LETTER,
    LIRA,
    SERVICE,
    SMUGGLER,
    WELCOME,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import OWING, PlayCard, some_playable
from majlis.games.istanbul.rules.dice import RollDie, rolled
from majlis.games.istanbul.rules.figures import MERCHANT
from majlis.games.istanbul.rules.supply import (
    TakeBonus,
    TakeLetters,
    gain_coffee,
    gain_goods,
    gain_lira,
    kinds,
    lay_down,
    owned_goods,
    pay_goods,
    spend_letter,
    with_room,
)
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame, ToSeat


class UseNpc(Frame[Istanbul]):
    """Take what he gives, pay for it, and roll for his new place. Whoever has the tavern tile pays
    nothing."""

    def __init__(self, player: int, npc: int) -> None:
        self.player: Final = player
        self.npc: Final = npc

    def args(self) -> tuple[int, ...]:
        return (self.player, self.npc)

    def run(self, s: Istanbul) -> None:
        seat, npc = self.player, self.npc
        s.note(notes.SERVED, seat, npc)
        if npc == SMUGGLER:
            s.then(Smuggle(seat))
        elif npc == GOVERNOR:
            s.then(TakeBonus(seat, 1))
        elif npc == COURIER:
            s.then(TakeLetters(seat, 1))
        else:
            gain_coffee(s, seat, 1)
        if npc != SMUGGLER and not s.players[seat].has(WELCOME):
            s.then(PayNpc(seat, npc))
        s.then(NpcLeaves(npc))


class Smuggle(ToSeat[Istanbul]):
    """The smuggler gives a good of choice. With a full wheelbarrow it goes straight back to him
    (ruling 28)."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return with_room(s, seat, EVERY_GOOD) or owned_goods(s, seat)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        player = s.players[seat]
        if player.goods[action - GOOD] == player.capacity():
            return
        gain_goods(s, seat, action - GOOD, 1)
        if not player.has(WELCOME):
            s.then(PayNpc(seat, SMUGGLER))


class PayNpc(ToSeat[Istanbul]):
    """Pay 2 lira, or in kind: a bonus card to the governor, a good to the smuggler and to the
    coffee trader, a letter to the courier. What he gave will do; and who has too little may first
    play a card for lira, also the one just given."""

    PRIVATE = True
    CONTINUES = True

    def __init__(self, player: int, npc: int) -> None:
        super().__init__(player)
        self.npc: Final = npc

    def args(self) -> tuple[int, ...]:
        return (self.player, self.npc)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        player = s.players[seat]
        lira: list[int] = []
        if player.lira >= SERVICE:
            lira = [LIRA]
        elif some_playable(s, seat, OWING, 0, MERCHANT):
            lira = [CARDS]
        if self.npc == GOVERNOR:
            return lira + kinds(player.hand, CARD)
        if self.npc == COURIER:
            return lira + kinds(player.letters, LETTER)
        return owned_goods(s, seat) + lira

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == CARDS:
            s.then(PlayCard(seat, OWING, 0, MERCHANT), self)
        elif action == LIRA:
            gain_lira(s, seat, -SERVICE)
        elif self.npc == GOVERNOR:
            lay_down(s, seat, action - CARD)
            s.note(notes.BONUS_DISCARDED, seat, action - CARD)
        elif self.npc == COURIER:
            spend_letter(s, seat, action - LETTER)
        else:
            assert self.npc in (SMUGGLER, COFFEE_TRADER)
            pay_goods(s, seat, action - GOOD, 1)


class NpcLeaves(Frame[Istanbul]):
    """Roll for the character's new place; nobody may amend this roll."""

    def __init__(self, npc: int) -> None:
        self.npc: Final = npc

    def args(self) -> tuple[int, ...]:
        return (self.npc,)

    def run(self, s: Istanbul) -> None:
        s.then(RollDie(0), RollDie(1), NpcArrives(self.npc))


class NpcArrives(Frame[Istanbul]):
    """He goes to the place with the number that was rolled, if only to stay there (ruling 2)."""

    def __init__(self, npc: int) -> None:
        self.npc: Final = npc

    def args(self) -> tuple[int, ...]:
        return (self.npc,)

    def run(self, s: Istanbul) -> None:
        s.note(notes.NPC_MOVED, self.npc, s.npcs[self.npc], rolled(s))
        s.npcs[self.npc] = rolled(s)


class NeutralLeaves(Frame[Istanbul]):
    """Two players: roll for the new place of a neutral merchant who was paid."""

    def __init__(self, merchant: int) -> None:
        self.merchant: Final = merchant

    def args(self) -> tuple[int, ...]:
        return (self.merchant,)

    def run(self, s: Istanbul) -> None:
        s.then(RollDie(0), RollDie(1), NeutralArrives(self.merchant))


class NeutralArrives(Frame[Istanbul]):
    """He goes to the place with the number that was rolled, and waits for somebody to arrive."""

    def __init__(self, merchant: int) -> None:
        self.merchant: Final = merchant

    def args(self) -> tuple[int, ...]:
        return (self.merchant,)

    def run(self, s: Istanbul) -> None:
        s.note(notes.NEUTRAL_MOVED, self.merchant, s.neutral_merchants[self.merchant], rolled(s))
        s.neutral_merchants[self.merchant] = rolled(s)
