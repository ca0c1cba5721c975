"""Bonus cards (p. 24): what each of them does. When they may be played is in `hand`.

Every effect is told the player, the card, and the place and figure of the window it was played in.
"""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    COFFEE,
    DICE_REWARD_LETTERS,
    DONE,
    EVERY_GOOD,
    GOOD_3_LIRA,
    MERCHANT,
    MOVE_3_4,
    MOVE_CORNER,
    NPC,
    PLACE,
    REWARD_LIRA,
    REWARD_LOW,
    REWARD_MIDDLE,
    SMALL_MARKET,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import AfterAction, CarryOut, come_to_action
from majlis.games.istanbul.rules.bonus_hand import can_serve, family_steps, merchants_elsewhere
from majlis.games.istanbul.rules.dice import RollDie, Rolled, TurnToSix, rolled
from majlis.games.istanbul.rules.encounters import UseNpc
from majlis.games.istanbul.rules.figures import (
    FAMILY,
    assistants_out,
    bring_back,
    move_family,
    send_home,
)
from majlis.games.istanbul.rules.places_base import Sell
from majlis.games.istanbul.rules.supply import (
    CardOrLira,
    ChooseGood,
    TakeGuild,
    TakeLetters,
    gain_coffee,
    gain_goods,
    gain_in_kind,
    gain_lira,
    owned_goods,
    pay_in_kind,
    with_room,
)
from majlis.games.istanbul.rules.turn import MoveCompanion, arrive
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import NONE, Frame, ToSeat

# -- base game ----------------------------------------------------------------------------------


def gain_good(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Take one good of choice; before or after an action, never during it."""
    s.then(ChooseGood(seat, EVERY_GOOD, 0))


def gain_5_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    gain_lira(s, seat, 5)


def double_action(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Carry the action just carried out here out once more, at its new price."""
    s.then(CarryOut(seat, place, how))


def family_home(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """The own family member goes to the Police Station; take the reward for it."""
    send_home(s, seat)
    s.then(CardOrLira(seat))


def small_market_any(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Carry out the Small Market's action with goods of any kinds."""
    s.cancel_next()  # the question whether to carry it out
    s.note(notes.ACTED, seat, place, how)
    s.then(Sell(seat, SMALL_MARKET, 1, 0, 0, 0), AfterAction(seat, how, place, 1))


def move_0(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """The merchant stays; the rest of the turn is as usual."""
    s.cancel_next()  # the question where to move
    arrive(s, seat, s.players[seat].merchant, NONE)


def move_by_card(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    s.cancel_next()  # the question where to move
    s.then(MoveByCard(seat, card))


class MoveByCard(ToSeat[Istanbul]):
    """Instead of 1 or 2 places the merchant moves 3 or 4, or to a corner of the bazaar, or to any
    place at all."""

    CONTINUES = True

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.player, self.card)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        here = s.players[seat].merchant
        if self.card == MOVE_3_4:
            # Doubling back, every place up to 4 steps away can be reached in 3 or 4 (ruling 15).
            return s.reach(seat).between(here, 1 if s.ruling_loose_long_move else 3, 4)
        places = s.grid.corners() if self.card == MOVE_CORNER else sorted(s.places)
        return [PLACE + place for place in places if place != here]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        arrive(s, seat, action - PLACE, NONE)


def return_assistant(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """In phase 1: bring one own assistant back under the stack."""
    s.phase_one = True
    s.then(ReturnOne(seat))


class ReturnOne(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in assistants_out(s, seat)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        bring_back(s, seat, action - PLACE)


# -- Mocha & Baksheesh --------------------------------------------------------------------------


def two_coffee(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    gain_coffee(s, seat, 2)


def coffee_for_guild(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Pay 2 coffee to draw a guild card."""
    gain_coffee(s, seat, -2)
    s.then(TakeGuild(seat, 1))


def coffee_for_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Pay 1 coffee for 8 lira."""
    gain_coffee(s, seat, -1)
    gain_lira(s, seat, 8)


def exchange_3(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Exchange up to 3 goods or coffee for as many others."""
    s.then(Exchange(seat, 3))


class Exchange(ToSeat[Istanbul]):
    """Give something for which something else fits into the wheelbarrow (ruling 89)."""

    LAPSES = True
    CONTINUES = True

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left)

    def lapses(self, s: Istanbul) -> bool:
        return self.left == 0 or self.options(s, self.player) == [DONE]

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [DONE] if self.left < 3 else []
        fits = with_room(s, seat, EVERY_GOOD)
        legal += [
            given
            for given in owned_goods(s, seat)
            if s.mocha or [other for other in fits if other != given]
        ]
        if s.players[seat].coffee and fits:
            legal.append(COFFEE)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            return
        pay_in_kind(s, seat, action)
        s.then(ExchangeFor(seat, action), Exchange(seat, self.left - 1))


class ExchangeFor(ToSeat[Istanbul]):
    """Take something of another kind for it."""

    CONTINUES = True

    def __init__(self, player: int, given: int) -> None:
        super().__init__(player)
        self.given: Final = given

    def args(self) -> tuple[int, ...]:
        return (self.player, self.given)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [good for good in with_room(s, seat, EVERY_GOOD) if good != self.given]
        if s.mocha and self.given != COFFEE:
            legal.append(COFFEE)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        gain_in_kind(s, seat, action)


def dice_reward(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Roll both dice and take the reward of the card's table."""
    s.then(
        RollDie(0), RollDie(1), Rolled(seat, 0), DiceReward(seat, int(card == DICE_REWARD_LETTERS))
    )


class DiceReward(Frame[Istanbul]):
    """Low rolls give two coffee, or with the letters' card a letter; middle ones two goods; high
    ones lira."""

    def __init__(self, player: int, letters: int) -> None:
        self.player: Final = player
        self.letters: Final = letters

    def args(self) -> tuple[int, ...]:
        return (self.player, self.letters)

    def run(self, s: Istanbul) -> None:
        total = rolled(s)
        s.note(notes.ROLLED, self.player, total)
        if total > REWARD_MIDDLE:
            gain_lira(s, self.player, REWARD_LIRA)
        elif total > REWARD_LOW:
            s.then(ChooseGood(self.player, EVERY_GOOD, 0), ChooseGood(self.player, EVERY_GOOD, 0))
        elif self.letters:
            s.then(TakeLetters(self.player, 1))
        else:
            gain_coffee(s, self.player, 2)


def die_to_6(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """After an own roll: turn one die to 6."""
    s.then(TurnToSix(seat))


# -- Letters & Seals ----------------------------------------------------------------------------


def take_letter(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    s.then(TakeLetters(seat, 1))


def sell_one_for_7(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    s.then(SellOne(seat, 7))


class SellOne(ToSeat[Istanbul]):
    """Give one good, or a coffee, for so many lira."""

    CONTINUES = True

    def __init__(self, player: int, lira: int) -> None:
        super().__init__(player)
        self.lira: Final = lira

    def args(self) -> tuple[int, ...]:
        return (self.player, self.lira)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = owned_goods(s, seat)
        if s.players[seat].coffee:
            legal.append(COFFEE)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        pay_in_kind(s, seat, action)
        gain_lira(s, seat, self.lira)


def good_3_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Take the good shown and 3 lira."""
    gain_goods(s, seat, card - GOOD_3_LIRA, 1)
    gain_lira(s, seat, 3)


def family_step(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """In phase 1, instead of any other move: the family member steps to a neighbouring place and
    carries out its action, meeting nobody."""
    s.cancel_next()  # the question where to move
    s.then(FamilyStep(seat))


class FamilyStep(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in family_steps(s, seat)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        move_family(s, seat, action - PLACE)
        come_to_action(s, seat, action - PLACE, FAMILY)


def move_to_merchant(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Instead of the normal move the stack goes to the place of another player's merchant, who is
    not paid."""
    s.cancel_next()  # the question where to move
    s.then(ChooseMerchant(seat))


class ChooseMerchant(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [MERCHANT + other for other in merchants_elsewhere(s, seat)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        other = action - MERCHANT
        arrive(s, seat, s.players[other].merchant, other)


def companion_2(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """The companion moves 2 places instead of 1."""
    s.cancel_next()  # the question where to move
    s.then(MoveCompanion(seat, 2))


def use_npc(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Use one of the characters wherever he stands, at his usual price."""
    s.then(ChooseNpc(seat))


class ChooseNpc(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [NPC + npc for npc in range(4) if s.npcs[npc] and can_serve(s, seat, npc)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        s.then(UseNpc(seat, action - NPC))


def move_any_3_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Pay 3 lira to the bank, and the merchant goes to any other place."""
    gain_lira(s, seat, -3)
    move_by_card(s, seat, card, place, how)
