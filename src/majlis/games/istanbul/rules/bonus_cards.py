"""Bonus cards (p. 24): what each of them does, and when that can be done.

Every one is told the player, the card, and the place and figure of the window it is played in. The
windows in which it fits stand in its row, at the end.
"""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    COFFEE,
    COFFEE_FOR_GUILD,
    COFFEE_FOR_LIRA,
    COMPANION_2,
    DICE_REWARD_LETTERS,
    DICE_REWARD_MOCHA,
    DIE_TO_6,
    DONE,
    DOUBLE_COFFEE_HOUSE,
    DOUBLE_GEMSTONE,
    DOUBLE_MOSQUE,
    DOUBLE_POST_OFFICE,
    DOUBLE_SECRET_SOCIETY,
    DOUBLE_SULTAN,
    DOUBLE_WAINWRIGHT,
    DOUBLED_PLACES,
    EVERY_GOOD,
    EXCHANGE_3,
    FABRIC,
    FAMILY_HOME,
    FAMILY_STEP,
    FOUNTAIN,
    FRUIT,
    GAIN_5_LIRA,
    GAIN_GOOD,
    GOOD_3_LIRA,
    JEWELRY,
    MOVE_0,
    MOVE_3_4,
    MOVE_ANY_3_LIRA,
    MOVE_ANY_LIRA,
    MOVE_CORNER,
    MOVE_TO_MERCHANT,
    NPC,
    PLACE,
    POLICE_STATION,
    RETURN_ASSISTANT,
    REWARD_LIRA,
    REWARD_LOW,
    REWARD_MIDDLE,
    SELL_ONE_FOR_7,
    SMALL_MARKET,
    SMALL_MARKET_ANY,
    SPICE,
    TAKE_LETTER,
    TWO_COFFEE,
    USE_NPC,
    first_die,
    good_on,
    merchant_of,
    npc_of,
    place_of,
    second_die,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import AfterAction, CarryOut, come_to_action
from majlis.games.istanbul.rules.bonus_hand import (
    AFTER_A_ROLL,
    AFTER_AN_ACTION,
    ALSO_TO_PAY,
    ANYTIME,
    INSTEAD_OF_A_MOVE,
    NOT_DURING_AN_ACTION,
    PHASE_1,
    UNLESS_FAMILY_ACTS,
    WITH_AN_ACTION,
    CardEffect,
    always,
)
from majlis.games.istanbul.rules.dice import RollDie, Rolled, TurnToSix, below_6, rolled
from majlis.games.istanbul.rules.encounters import UseNpc, can_serve
from majlis.games.istanbul.rules.figures import (
    FAMILY,
    MERCHANT,
    assistants_out,
    bring_back,
    companion_on_board,
    move_family,
    send_home,
    stands_on,
)
from majlis.games.istanbul.rules.places import feasible
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
    guild_left,
    letters_left,
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
    s.then(ChooseGood(seat, EVERY_GOOD))


def gain_5_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    gain_lira(s, seat, 5)


def can_double_action(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    # A family member may have gone home after its action.
    still_there = s.rules < 2 or stands_on(s, seat, how) == place
    return still_there and place in DOUBLED_PLACES[card] and feasible(s, seat, place)


def double_action(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Carry the action just carried out here out once more, at its new price."""
    s.then(CarryOut(seat, place, how))


def can_family_home(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return s.players[seat].family != POLICE_STATION


def family_home(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """The own family member goes to the Police Station; take the reward for it."""
    send_home(s, seat)
    s.then(CardOrLira(seat))


def can_small_market_any(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return place == SMALL_MARKET and sum(s.players[seat].goods) > 0


def small_market_any(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Carry out the Small Market's action with goods of any kinds."""
    s.note(notes.ACTED, seat, place, how)
    s.then(Sell(seat, SMALL_MARKET, freely=1), AfterAction(seat, how, place, acted=1))


def move_0(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """The merchant stays; the rest of the turn is as usual."""
    arrive(s, seat, s.players[seat].merchant, NONE)


def move_by_card(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
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
        arrive(s, seat, place_of(action), NONE)


def can_return_assistant(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    """Phase 1 has no place yet to pay or to act on (ruling 93)."""
    phase_1 = place == 0
    if s.rules < 2:  # whoever leaves no assistant stayed in it until the action
        phase_1 = how != MERCHANT or place in (0, FOUNTAIN)
    return phase_1 and s.players[seat].assistants != 0


def return_assistant(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """In phase 1: bring one own assistant back under the stack."""
    s.phase_one = True
    s.then(ReturnOne(seat))


class ReturnOne(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in assistants_out(s, seat)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        bring_back(s, seat, place_of(action))


# -- Mocha & Baksheesh --------------------------------------------------------------------------


def two_coffee(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    gain_coffee(s, seat, 2)


def can_coffee_for_guild(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return s.players[seat].coffee >= 2 and guild_left(s)


def coffee_for_guild(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Pay 2 coffee to draw a guild card."""
    gain_coffee(s, seat, -2)
    s.then(TakeGuild(seat, 1))


def can_coffee_for_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return s.players[seat].coffee >= 1


def coffee_for_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Pay 1 coffee for 8 lira."""
    gain_coffee(s, seat, -1)
    gain_lira(s, seat, 8)


def can_exchange_3(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    """Something can be given, and something else taken for it fits (ruling 89)."""
    player = s.players[seat]
    room = player.capacity()
    if player.coffee:
        for good in range(4):
            if player.goods[good] < room:
                return True
    return sum(player.goods) > 0 and (s.mocha or room_beside(s, seat))


def room_beside(s: Istanbul, seat: int) -> bool:
    """Some good can be given for a different one that fits."""
    player = s.players[seat]
    for given in range(4):
        for taken in range(4):
            if given != taken and player.goods[given] and player.goods[taken] < player.capacity():
                return True
    return False


def exchange_3(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Exchange up to 3 goods or coffee for as many others."""
    s.then(Exchange(seat, 3))


class Exchange(ToSeat[Istanbul]):
    """Give something for which something else fits into the wheelbarrow (ruling 89)."""

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
    letters = int(card == DICE_REWARD_LETTERS)
    s.then(RollDie(0), RollDie(1), Rolled(seat), DiceReward(seat, letters))


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
            s.then(ChooseGood(self.player, EVERY_GOOD), ChooseGood(self.player, EVERY_GOOD))
        elif self.letters:
            s.then(TakeLetters(self.player, 1))
        else:
            gain_coffee(s, self.player, 2)


def can_die_to_6(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return below_6(first_die(s.dice)) or below_6(second_die(s.dice))


def die_to_6(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """After an own roll: turn one die to 6."""
    s.then(TurnToSix(seat))


# -- Letters & Seals ----------------------------------------------------------------------------


def can_take_letter(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return letters_left(s)


def take_letter(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    s.then(TakeLetters(seat, 1))


def can_sell_one_for_7(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    player = s.players[seat]
    return player.coffee > 0 or sum(player.goods) > 0


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
    gain_goods(s, seat, good_on(card), 1)
    gain_lira(s, seat, 3)


def family_steps(s: Istanbul, seat: int) -> list[int]:
    """Where the family member may step: not from and not to the Police Station."""
    family = s.players[seat].family
    if family == POLICE_STATION:
        return []
    return [place for place in s.reach(seat).beside[family] if place != POLICE_STATION]


def can_family_step(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return bool(family_steps(s, seat))


def family_step(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """In phase 1, instead of any other move: the family member steps to a neighbouring place and
    carries out its action, meeting nobody."""
    s.then(FamilyStep(seat))


class FamilyStep(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in family_steps(s, seat)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        place = place_of(action)
        move_family(s, seat, place)
        come_to_action(s, seat, place, FAMILY)


def merchants_elsewhere(s: Istanbul, seat: int) -> list[int]:
    """Players whose merchants stand on another place (ruling 79)."""
    here = s.players[seat].merchant
    return [
        other for other, player in enumerate(s.players) if other != seat and player.merchant != here
    ]


def can_move_to_merchant(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return bool(merchants_elsewhere(s, seat))


def move_to_merchant(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Instead of the normal move the stack goes to the place of another player's merchant, who is
    not paid."""
    s.then(ChooseMerchant(seat))


class ChooseMerchant(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [data.MERCHANT + other for other in merchants_elsewhere(s, seat)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        other = merchant_of(action)
        arrive(s, seat, s.players[other].merchant, other)


def can_companion_2(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return companion_on_board(s, seat)


def companion_2(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """The companion moves 2 places instead of 1."""
    s.then(MoveCompanion(seat, 2))


def npcs_to_use(s: Istanbul, seat: int) -> list[int]:
    """The characters in the game who could serve the player, as actions."""
    return [NPC + npc for npc in range(4) if s.npcs[npc] and can_serve(s, seat, npc)]


def can_use_npc(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return bool(npcs_to_use(s, seat))


def use_npc(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Use one of the characters wherever he stands, at his usual price."""
    s.then(ChooseNpc(seat))


class ChooseNpc(ToSeat[Istanbul]):
    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return npcs_to_use(s, seat)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        s.then(UseNpc(seat, npc_of(action)))


def can_move_any_3_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    return s.players[seat].lira >= MOVE_ANY_LIRA


def move_any_3_lira(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Pay 3 lira to the bank, and the merchant goes to any other place."""
    gain_lira(s, seat, -MOVE_ANY_LIRA)
    move_by_card(s, seat, card, place, how)


ROWS: Final[dict[int, CardEffect]] = {
    GAIN_GOOD: CardEffect(NOT_DURING_AN_ACTION, always, gain_good),
    GAIN_5_LIRA: CardEffect(ALSO_TO_PAY, always, gain_5_lira),
    DOUBLE_SULTAN: CardEffect(AFTER_AN_ACTION, can_double_action, double_action),
    DOUBLE_POST_OFFICE: CardEffect(AFTER_AN_ACTION, can_double_action, double_action),
    DOUBLE_GEMSTONE: CardEffect(AFTER_AN_ACTION, can_double_action, double_action),
    FAMILY_HOME: CardEffect(UNLESS_FAMILY_ACTS, can_family_home, family_home),
    SMALL_MARKET_ANY: CardEffect(WITH_AN_ACTION, can_small_market_any, small_market_any),
    MOVE_0: CardEffect(INSTEAD_OF_A_MOVE, always, move_0),
    MOVE_3_4: CardEffect(INSTEAD_OF_A_MOVE, always, move_by_card),
    RETURN_ASSISTANT: CardEffect(PHASE_1, can_return_assistant, return_assistant),
    TWO_COFFEE: CardEffect(ANYTIME, always, two_coffee),
    COFFEE_FOR_GUILD: CardEffect(ANYTIME, can_coffee_for_guild, coffee_for_guild),
    COFFEE_FOR_LIRA: CardEffect(ALSO_TO_PAY, can_coffee_for_lira, coffee_for_lira),
    EXCHANGE_3: CardEffect(ANYTIME, can_exchange_3, exchange_3),
    DICE_REWARD_MOCHA: CardEffect(ANYTIME, always, dice_reward),
    DIE_TO_6: CardEffect(AFTER_A_ROLL, can_die_to_6, die_to_6),
    MOVE_CORNER: CardEffect(INSTEAD_OF_A_MOVE, always, move_by_card),
    DOUBLE_WAINWRIGHT: CardEffect(AFTER_AN_ACTION, can_double_action, double_action),
    DOUBLE_COFFEE_HOUSE: CardEffect(AFTER_AN_ACTION, can_double_action, double_action),
    TAKE_LETTER: CardEffect(ANYTIME, can_take_letter, take_letter),
    DICE_REWARD_LETTERS: CardEffect(ANYTIME, always, dice_reward),
    SELL_ONE_FOR_7: CardEffect(ALSO_TO_PAY, can_sell_one_for_7, sell_one_for_7),
    GOOD_3_LIRA + FABRIC: CardEffect(ALSO_TO_PAY, always, good_3_lira),
    GOOD_3_LIRA + SPICE: CardEffect(ALSO_TO_PAY, always, good_3_lira),
    GOOD_3_LIRA + FRUIT: CardEffect(ALSO_TO_PAY, always, good_3_lira),
    GOOD_3_LIRA + JEWELRY: CardEffect(ALSO_TO_PAY, always, good_3_lira),
    FAMILY_STEP: CardEffect(INSTEAD_OF_A_MOVE, can_family_step, family_step),
    MOVE_TO_MERCHANT: CardEffect(INSTEAD_OF_A_MOVE, can_move_to_merchant, move_to_merchant),
    COMPANION_2: CardEffect(INSTEAD_OF_A_MOVE, can_companion_2, companion_2),
    USE_NPC: CardEffect(ANYTIME, can_use_npc, use_npc),
    DOUBLE_MOSQUE: CardEffect(AFTER_AN_ACTION, can_double_action, double_action),
    DOUBLE_SECRET_SOCIETY: CardEffect(AFTER_AN_ACTION, can_double_action, double_action),
    MOVE_ANY_3_LIRA: CardEffect(INSTEAD_OF_A_MOVE, can_move_any_3_lira, move_any_3_lira),
}
"""When each card fits, when it can be played, and what it does."""
