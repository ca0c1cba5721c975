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
from majlis.games.istanbul.rules.bonus_hand import OWING, CardWindow, add_in_order
from majlis.games.istanbul.rules.dice import RollDie, rolled
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
from majlis.kernel.frame import NONE, Frame, ToSeat


class Character:
    """What one of them gives, and what he takes for it instead of 2 lira."""

    def can_give(self, s: Istanbul, seat: int) -> bool:
        """He has something to give, and the player could pay for it, if need be with what he
        gets."""
        raise NotImplementedError

    def give(self, s: Istanbul, seat: int) -> None:
        """He gives it; what is due for it comes next."""
        raise NotImplementedError

    def in_kind(self, s: Istanbul, seat: int) -> list[int]:
        """What the player has that he takes, as actions."""
        raise NotImplementedError

    def take(self, s: Istanbul, seat: int, action: int) -> None:
        raise NotImplementedError


class Governor(Character):
    """A bonus card for a bonus card."""

    def can_give(self, s: Istanbul, seat: int) -> bool:
        return bonus_left(s)

    def give(self, s: Istanbul, seat: int) -> None:
        s.then(TakeBonus(seat, 1))
        charge(s, seat, GOVERNOR)

    def in_kind(self, s: Istanbul, seat: int) -> list[int]:
        return kinds(s.players[seat].hand, CARD)

    def take(self, s: Istanbul, seat: int, action: int) -> None:
        discard_bonus(s, seat, card_of(action))


class Smuggler(Character):
    """A good for a good."""

    def can_give(self, s: Istanbul, seat: int) -> bool:
        return True

    def give(self, s: Istanbul, seat: int) -> None:
        s.then(Smuggle(seat))

    def in_kind(self, s: Istanbul, seat: int) -> list[int]:
        return owned_goods(s, seat)

    def take(self, s: Istanbul, seat: int, action: int) -> None:
        pay_goods(s, seat, good_of(action), 1)


class CoffeeTrader(Smuggler):
    """A coffee for a good, which he takes as the smuggler does."""

    def can_give(self, s: Istanbul, seat: int) -> bool:
        player = s.players[seat]
        return player.lira >= SERVICE or sum(player.goods) > 0 or player.has(WELCOME)

    def give(self, s: Istanbul, seat: int) -> None:
        gain_coffee(s, seat, 1)
        charge(s, seat, COFFEE_TRADER)


class Courier(Character):
    """A letter for a letter."""

    def can_give(self, s: Istanbul, seat: int) -> bool:
        return letters_left(s)

    def give(self, s: Istanbul, seat: int) -> None:
        s.then(TakeLetters(seat, 1))
        charge(s, seat, COURIER)

    def in_kind(self, s: Istanbul, seat: int) -> list[int]:
        return kinds(s.players[seat].letters, LETTER)

    def take(self, s: Istanbul, seat: int, action: int) -> None:
        spend_letter(s, seat, letter_of(action))


CHARACTERS: Final[list[Character]] = [Governor(), Smuggler(), CoffeeTrader(), Courier()]
"""By their numbers."""


def can_serve(s: Istanbul, seat: int, npc: int) -> bool:
    return CHARACTERS[npc].can_give(s, seat)


class UseNpc(Frame[Istanbul]):
    """Take what he gives, pay for it, and roll for his new place."""

    def __init__(self, player: int, npc: int) -> None:
        self.player: Final = player
        self.npc: Final = npc

    def args(self) -> tuple[int, ...]:
        return (self.player, self.npc)

    def run(self, s: Istanbul) -> None:
        s.note(notes.SERVED, self.player, self.npc)
        CHARACTERS[self.npc].give(s, self.player)
        s.then(NpcLeaves(self.npc))


def charge(s: Istanbul, seat: int, npc: int) -> None:
    """He is paid now; but whoever has the tavern tile pays nothing."""
    if not s.players[seat].has(WELCOME):
        s.then(PayNpc(seat, npc))


class Smuggle(ToSeat[Istanbul]):
    """The smuggler gives a good of choice, and is paid for one that fits. With a full wheelbarrow
    it goes straight back to him (ruling 28)."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return with_room(s, seat, EVERY_GOOD) or owned_goods(s, seat)

    def usual(self, s: Istanbul, seat: int) -> int:
        """What goes straight back makes no difference."""
        return NONE if with_room(s, seat, EVERY_GOOD) else owned_goods(s, seat)[0]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        player = s.players[seat]
        good = good_of(action)
        if player.goods[good] < player.capacity():
            gain_goods(s, seat, good, 1)
            charge(s, seat, SMUGGLER)


class PayNpc(CardWindow):
    """Pay 2 lira, or in kind: a bonus card to the governor, a good to the smuggler and to the
    coffee trader, a letter to the courier. What he gave will do; and who has too little may first
    play a card for lira, also the one just given."""

    CONTINUES = True

    def __init__(self, player: int, npc: int) -> None:
        super().__init__(player, OWING)
        self.npc: Final = npc

    def args(self) -> tuple[int, ...]:
        return (self.player, self.npc)

    def is_open(self, s: Istanbul, seat: int) -> bool:
        return s.players[seat].lira < SERVICE

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        legal = CHARACTERS[self.npc].in_kind(s, seat)
        if s.players[seat].lira >= SERVICE:
            add_in_order(legal, LIRA)
        return legal

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == LIRA:
            gain_lira(s, seat, -SERVICE)
        else:
            CHARACTERS[self.npc].take(s, seat, action)


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
