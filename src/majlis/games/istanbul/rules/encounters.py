"""Phase 4 of a turn (p. 9): what the characters do for a player, and where they go then."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    CARD,
    COFFEE_TRADER,
    COURIER,
    EVERY_GOOD,
    GOVERNOR,
    LETTER,
    LIRA,
    SERVICE,
    SMUGGLER,
    WELCOME,
    card_of,
    good_of,
    letter_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import OWING, CardWindow
from majlis.games.istanbul.rules.dice import RollDie, rolled
from majlis.games.istanbul.rules.figures import MERCHANT
from majlis.games.istanbul.rules.supply import (
    TakeBonus,
    TakeLetters,
    bonus_left,
    discard_bonus,
    gain_coffee,
    gain_goods,
    gain_lira,
    kinds,
    letters_left,
    owned_goods,
    pay_goods,
    spend_letter,
    with_room,
)
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame, ToSeat


def can_serve(s: Istanbul, seat: int, npc: int) -> bool:
    """The character has something to give, and the player could pay for it, if need be with what
    he gets."""
    player = s.players[seat]
    if npc == GOVERNOR:
        return bonus_left(s)
    if npc == COURIER:
        return letters_left(s)
    if npc == COFFEE_TRADER:
        return player.lira >= SERVICE or sum(player.goods) > 0 or player.has(WELCOME)
    return True


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
        if npc == GOVERNOR:
            s.then(TakeBonus(seat, 1))
        elif npc == COURIER:
            s.then(TakeLetters(seat, 1))
        elif npc == COFFEE_TRADER:
            gain_coffee(s, seat, 1)
        else:
            s.then(Smuggle(seat))
        if npc != SMUGGLER and not s.players[seat].has(WELCOME):  # he is paid for a good that fits
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
        good = good_of(action)
        if player.goods[good] == player.capacity():
            return
        gain_goods(s, seat, good, 1)
        if not player.has(WELCOME):
            s.then(PayNpc(seat, SMUGGLER))


class PayNpc(CardWindow):
    """Pay 2 lira, or in kind: a bonus card to the governor, a good to the smuggler and to the
    coffee trader, a letter to the courier. What he gave will do; and who has too little may first
    play a card for lira, also the one just given."""

    CONTINUES = True

    def __init__(self, player: int, npc: int) -> None:
        super().__init__(player, OWING, 0, MERCHANT)
        self.npc: Final = npc

    def args(self) -> tuple[int, ...]:
        return (self.player, self.npc)

    def is_open(self, s: Istanbul, seat: int) -> bool:
        return s.players[seat].lira < SERVICE

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        player = s.players[seat]
        lira = [LIRA] if player.lira >= SERVICE else []
        if self.npc == GOVERNOR:
            return lira + kinds(player.hand, CARD)
        if self.npc == COURIER:
            return lira + kinds(player.letters, LETTER)
        return owned_goods(s, seat) + lira

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == LIRA:
            gain_lira(s, seat, -SERVICE)
        elif self.npc == GOVERNOR:
            discard_bonus(s, seat, card_of(action))
        elif self.npc == COURIER:
            spend_letter(s, seat, letter_of(action))
        else:
            assert self.npc in (SMUGGLER, COFFEE_TRADER)
            pay_goods(s, seat, good_of(action), 1)


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
