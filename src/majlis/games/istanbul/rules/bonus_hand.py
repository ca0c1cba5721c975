"""Bonus cards (p. 24): when each may be played, and the question which one.

A question that is a window for cards offers `CARDS` when one of them can be played there; that
opens the hand, and the question stands again when the card has done its work.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul.data import (
    CARD,
    CARDS_IN_ALL,
    COFFEE_FOR_GUILD,
    COFFEE_FOR_LIRA,
    COFFEE_HOUSE,
    COFFEE_TRADER,
    COMPANION_2,
    COPY_DISCARD,
    COURIER,
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
    EXCHANGE_3,
    FAMILY_HOME,
    FAMILY_STEP,
    FOUNTAIN,
    GAIN_5_LIRA,
    GAIN_GOOD,
    GEMSTONE_DEALER,
    GOOD_3_LIRA,
    GOVERNOR,
    GREAT_MOSQUE,
    MOVE_0,
    MOVE_3_4,
    MOVE_ANY_3_LIRA,
    MOVE_CORNER,
    MOVE_TO_MERCHANT,
    POLICE_STATION,
    POST_OFFICE,
    RETURN_ASSISTANT,
    SECRET_SOCIETY,
    SELL_ONE_FOR_7,
    SERVICE,
    SMALL_MARKET,
    SMALL_MARKET_ANY,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TAKE_LETTER,
    TWO_COFFEE,
    USE_NPC,
    WAINWRIGHT,
    WELCOME,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.feasible import feasible
from majlis.games.istanbul.rules.figures import FAMILY, MERCHANT, SENT, companion_on_board
from majlis.games.istanbul.rules.supply import (
    bonus_left,
    guild_left,
    kinds,
    lay_down,
    letters_left,
)
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import NONE, ToSeat

# The windows.
START: Final = 0  # of the turn
MOVED: Final = 1  # after the move, before the assistant
PAYING: Final = 2  # before other merchants are paid
ACTING: Final = 3  # before the action
AFTER: Final = 4  # the action, in the encounters, at the end of the turn
ROLLED: Final = 5  # after an own roll
INSIDE: Final = 6  # an auction, or the kiosk
OWING: Final = 7  # 2 lira to a character who has given his service, and not having them

DOUBLE_OF: Final = {
    DOUBLE_SULTAN: SULTANS_PALACE,
    DOUBLE_POST_OFFICE: POST_OFFICE,
    DOUBLE_GEMSTONE: GEMSTONE_DEALER,
    DOUBLE_WAINWRIGHT: WAINWRIGHT,
    DOUBLE_COFFEE_HOUSE: COFFEE_HOUSE,
    DOUBLE_SECRET_SOCIETY: SECRET_SOCIETY,
}


def playable(s: Istanbul, seat: int, card: int, window: int, place: int, how: int) -> bool:
    """The card may be played now. `place` is where the action is about to be, or has just been,
    carried out by a figure that stands there (0: nowhere), `how` is that figure."""
    if card == COPY_DISCARD:
        copied = top_of_discard(s)
        return copied != NONE and playable(s, seat, copied, window, place, how)
    if window == ROLLED:
        return card == DIE_TO_6 and (0 < s.dice // 10 < 6 or 0 < s.dice % 10 < 6)
    if window == OWING and not brings_lira(card):
        return False
    player = s.players[seat]
    if card == GAIN_GOOD:
        return window != INSIDE and not (window == ACTING and how == SENT)
    if (
        card in (GAIN_5_LIRA, TWO_COFFEE, DICE_REWARD_MOCHA, DICE_REWARD_LETTERS)
        or GOOD_3_LIRA <= card < COPY_DISCARD
    ):
        return True
    if card == RETURN_ASSISTANT:
        return player.assistants != 0 and (
            window <= MOVED
            or (
                window in (PAYING, ACTING)
                and how != SENT
                and (how != MERCHANT or place == FOUNTAIN)
            )
        )
    if card == FAMILY_HOME:
        # A family member about to act must stay for it; whoever would rather not act can decline.
        about_to_act = window == ACTING and how in (FAMILY, SENT)
        return player.family != POLICE_STATION and not about_to_act
    if card == COFFEE_FOR_LIRA:
        return player.coffee >= 1
    if card == COFFEE_FOR_GUILD:
        return player.coffee >= 2 and guild_left(s)
    if card == EXCHANGE_3:
        return can_exchange(s, seat)
    if card == SELL_ONE_FOR_7:
        return player.coffee > 0 or sum(player.goods) > 0
    if card == TAKE_LETTER:
        return letters_left(s)
    if card == USE_NPC:
        return any(s.npcs[npc] and can_serve(s, seat, npc) for npc in range(4))
    if window == START:
        return replaces_move(s, seat, card)
    if window == ACTING:
        return card == SMALL_MARKET_ANY and place == SMALL_MARKET and sum(player.goods) > 0
    if window == AFTER and place:
        if card == DOUBLE_MOSQUE:
            return (place in (SMALL_MOSQUE, GREAT_MOSQUE)) and feasible(s, seat, place)
        return DOUBLE_OF.get(card, NONE) == place and feasible(s, seat, place)
    return False


def brings_lira(card: int) -> bool:
    """Whoever plays the card can pay a character after it."""
    return (
        card in (GAIN_5_LIRA, FAMILY_HOME, COFFEE_FOR_LIRA, SELL_ONE_FOR_7)
        or GOOD_3_LIRA <= card < COPY_DISCARD
    )


def replaces_move(s: Istanbul, seat: int, card: int) -> bool:
    """A card that is played instead of the normal move, if there is somewhere to go."""
    player = s.players[seat]
    if card in (MOVE_0, MOVE_3_4, MOVE_CORNER):
        return True
    if card == MOVE_ANY_3_LIRA:
        return player.lira >= 3
    if card == MOVE_TO_MERCHANT:
        return bool(merchants_elsewhere(s, seat))
    if card == COMPANION_2:
        return companion_on_board(s, seat)
    if card == FAMILY_STEP:
        return bool(family_steps(s, seat))
    return False


def top_of_discard(s: Istanbul) -> int:
    """The card that `copy_discard` would copy; a copy cannot be copied (ruling 78)."""
    if not s.discard or s.discard[-1] == COPY_DISCARD:
        return NONE
    return s.discard[-1]


def can_exchange(s: Istanbul, seat: int) -> bool:
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


def merchants_elsewhere(s: Istanbul, seat: int) -> list[int]:
    """Players whose merchants stand on another place (ruling 79)."""
    here = s.players[seat].merchant
    return [
        other for other, player in enumerate(s.players) if other != seat and player.merchant != here
    ]


def family_steps(s: Istanbul, seat: int) -> list[int]:
    """Where the family member may step: not from and not to the Police Station."""
    family = s.players[seat].family
    if family == POLICE_STATION:
        return []
    return [place for place in s.reach(seat).beside[family] if place != POLICE_STATION]


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


def playable_cards(s: Istanbul, seat: int, window: int, place: int, how: int) -> list[int]:
    """The cards of the hand that may be played now, as actions."""
    return [
        action
        for action in kinds(s.players[seat].hand, CARD)
        if playable(s, seat, action - CARD, window, place, how)
    ]


def some_playable(s: Istanbul, seat: int, window: int, place: int, how: int) -> bool:
    before = NONE
    for card in s.players[seat].hand:
        if card != before and playable(s, seat, card, window, place, how):
            return True
        before = card
    return False


Effect: TypeAlias = Callable[[Istanbul, int, int, int, int], None]


def no_effect(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Stands where no chapter has put an effect yet."""
    raise NotImplementedError


EFFECTS: Final[list[Effect]] = [no_effect] * CARDS_IN_ALL
"""What each card does; `rules/__init__` fills it from the chapters."""


class PlayCard(ToSeat[Istanbul]):
    """Choose one of the cards that may be played now. It is laid face up on the discard pile, and
    does what it says; `copy_discard` does what the card says that was on top (ruling 77)."""

    PRIVATE = True
    CONTINUES = True
    JOINED = True

    def __init__(self, player: int, window: int, place: int, how: int) -> None:
        super().__init__(player)
        self.window: Final = window
        self.place: Final = place
        self.how: Final = how

    def args(self) -> tuple[int, ...]:
        return (self.player, self.window, self.place, self.how)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        # The hand was opened because it held such a card; a guess at it may hold none.
        return playable_cards(s, seat, self.window, self.place, self.how) or [DONE]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            return
        card = action - CARD
        effect = top_of_discard(s) if card == COPY_DISCARD else card
        lay_down(s, seat, card)
        s.note(notes.BONUS_PLAYED, seat, card)
        EFFECTS[effect](s, seat, effect, self.place, self.how)
