"""Bonus cards (p. 24): the windows in which they may be played, and the question which one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul.data import (
    CARD,
    CARDS,
    CARDS_IN_ALL,
    COPY_DISCARD,
    DONE,
    TILE,
    YELLOW,
    card_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.figures import FAMILY, MERCHANT, SENT
from majlis.games.istanbul.rules.mosque_tiles import YellowTile, yellow_ready
from majlis.games.istanbul.rules.supply import kinds, lay_down
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
# A family member about to act must stay for it; whoever would rather not act can decline.
FAMILY_ACTING: Final = 8  # `ACTING` after its step
SENT_ACTING: Final = 9  # `ACTING` in the middle of the Police Station's action


def during(*windows: int) -> int:
    """These windows, a bit each."""
    bits = 0
    for window in windows:
        bits |= 1 << window
    return bits


# When a card fits.
PHASE_1: Final = during(START, MOVED, PAYING, ACTING, FAMILY_ACTING)
INSTEAD_OF_A_MOVE: Final = during(START)
NOT_DURING_AN_ACTION: Final = during(START, MOVED, PAYING, ACTING, FAMILY_ACTING, AFTER)
WITH_AN_ACTION: Final = during(ACTING, FAMILY_ACTING, SENT_ACTING)
AFTER_AN_ACTION: Final = during(AFTER)
AFTER_A_ROLL: Final = during(ROLLED)
ANYTIME: Final = during(START, MOVED, PAYING, ACTING, FAMILY_ACTING, SENT_ACTING, AFTER, INSIDE)
ALSO_TO_PAY: Final = ANYTIME | during(OWING)  # it brings lira
UNLESS_FAMILY_ACTS: Final = ALSO_TO_PAY & ~during(FAMILY_ACTING, SENT_ACTING)

Can: TypeAlias = Callable[[Istanbul, int, int, int, int], bool]
"""The player could do what the card says. Told are the player, the card, the place whose action is
about to be, or has just been, carried out by a figure that stands there (0 for none), and that
figure."""
Do: TypeAlias = Callable[[Istanbul, int, int, int, int], None]
"""What the card says is done; told are the same."""


def always(s: Istanbul, seat: int, card: int, place: int, how: int) -> bool:
    """For cards that can be played whenever they fit."""
    return True


class CardEffect:
    """The row of a bonus card."""

    def __init__(self, windows: int, can: Can, do: Do) -> None:
        self.windows: Final = windows
        self.can: Final = can
        self.always: Final = can is always
        """Spares a call, which through a table is a slow one."""
        self.do: Final = do
        self.replaces: Final = windows in (INSTEAD_OF_A_MOVE, WITH_AN_ACTION)
        """The card takes the place of the question in whose window it is played: where to move, or
        whether to act. After any other card that question stands again."""


def no_effect(s: Istanbul, seat: int, card: int, place: int, how: int) -> None:
    """Stands where no chapter has put an effect yet, and for the copy of another card."""
    raise NotImplementedError


EFFECTS: Final = [CardEffect(0, always, no_effect)] * CARDS_IN_ALL
"""By the kinds of cards; `rules/__init__` fills it from `bonus_cards`."""


def playable(s: Istanbul, seat: int, card: int, window: int, place: int, how: int) -> bool:
    """The card may be played in this window, as `exactly` tells it."""
    if card == COPY_DISCARD:
        copied = top_of_discard(s)
        return copied != NONE and playable(s, seat, copied, window, place, how)
    effect = EFFECTS[card]
    if not effect.windows >> window & 1:
        return False
    return effect.always or effect.can(s, seat, card, place, how)


def exactly(window: int, how: int) -> int:
    """The window, told apart by whether a family member acts."""
    if window == ACTING:
        if how == FAMILY:
            return FAMILY_ACTING
        if how == SENT:
            return SENT_ACTING
    return window


def top_of_discard(s: Istanbul) -> int:
    """The card that `copy_discard` would copy; a copy cannot be copied (ruling 78)."""
    if not s.discard or s.discard[-1] == COPY_DISCARD:
        return NONE
    return s.discard[-1]


def playable_cards(s: Istanbul, seat: int, window: int, place: int, how: int) -> list[int]:
    """The cards of the hand that may be played now, as actions."""
    window = exactly(window, how)
    return [
        action
        for action in kinds(s.players[seat].hand, CARD)
        if playable(s, seat, card_of(action), window, place, how)
    ]


def some_playable(s: Istanbul, seat: int, window: int, place: int, how: int) -> bool:
    window = exactly(window, how)
    before = NONE
    for card in s.players[seat].hand:
        if card != before and playable(s, seat, card, window, place, how):
            return True
        before = card
    return False


class CardWindow(ToSeat[Istanbul]):
    """A question before whose answer the player whose turn it is may play cards, one after the
    other: it stands again when a card has done its work, unless that took its place. Between the
    phases of a turn it is also the moment for the yellow mosque tile.

    The question itself is put by `choices` and answered by `choose`.
    """

    PRIVATE = True

    def __init__(self, player: int, window: int, acted_on: int = 0, actor: int = MERCHANT) -> None:
        super().__init__(player)
        self.window: Final = window
        self.acted_on: Final = acted_on
        """The place that cards are told (see `Can`) ..."""
        self.actor: Final = actor
        """... and the figure."""

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        """The answers to the question itself, ascending, in a list of their own."""
        raise NotImplementedError

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        raise NotImplementedError

    def is_open(self, s: Istanbul, seat: int) -> bool:
        """Cards are played in one's own turn only."""
        return seat == self.player

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = self.choices(s, seat)
        if self.is_open(s, seat):
            hand = s.players[seat].hand
            if hand and some_playable(s, seat, self.window, self.acted_on, self.actor):
                add_in_order(legal, CARDS)
            if self.window <= AFTER and yellow_ready(s, seat):
                add_in_order(legal, TILE + YELLOW)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == CARDS:
            s.then(PlayCard(seat, self.window, self.acted_on, self.actor), self)
        elif action == TILE + YELLOW:
            s.then(YellowTile(seat), self)
        else:
            self.choose(s, seat, action)


def add_in_order(legal: list[int], action: int) -> None:
    """One more answer in an ascending list."""
    at = len(legal)
    while at > 0 and legal[at - 1] > action:
        at -= 1
    legal.insert(at, action)


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
        card = card_of(action)
        told = top_of_discard(s) if card == COPY_DISCARD else card
        effect = EFFECTS[told]
        if effect.replaces:
            s.cancel_next()
        lay_down(s, seat, card)
        s.note(notes.BONUS_PLAYED, seat, card)
        effect.do(s, seat, told, self.place, self.how)
