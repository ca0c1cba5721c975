"""The two decks: bags of cards nobody has seen; when one runs out, its discards are shuffled."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    CARD,
    CARDS,
    DJINN,
    DJINN_ROW_LENGTH,
    DJINNS,
    ROW_LENGTH,
    card_of,
    djinn_of,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.state import Sultanate, changed
from majlis.kernel.frame import ALL, Frame, ToChance


def reshuffle(s: Sultanate) -> None:
    """If the resource deck has run out when a card is needed, shuffle the discards into a new
    one."""
    if not sum(s.deck):
        s.deck = s.discard
        s.discard = [0] * len(CARDS)
        if sum(s.deck):
            s.note(notes.RESHUFFLED, 0, sum(s.deck))


def reshuffle_djinns(s: Sultanate) -> None:
    """The same for the djinns."""
    if not s.djinn_deck and s.djinn_discard:
        s.djinn_deck = s.djinn_discard
        s.djinn_discard = 0
        s.note(notes.RESHUFFLED, 1, s.djinn_deck.bit_count())


def drawer(s: Sultanate, player: int) -> int:
    """Who may see a card that this player draws (ruling 56)."""
    return 1 << player if s.ruling_hidden_hands else ALL


def top_cards(s: Sultanate) -> list[int]:
    """What the top card of the resource deck can be: any card nobody has seen yet ..."""
    return [CARD + kind for kind, count in enumerate(s.deck) if count]


def top_card_odds(s: Sultanate) -> list[int]:
    """... and how likely each kind is."""
    return [count for count in s.deck if count]


def top_djinns(s: Sultanate) -> list[int]:
    """What the top card of the djinn deck can be."""
    return [DJINN + djinn for djinn in range(DJINNS) if s.djinn_deck >> djinn & 1]


class FillRow(Frame[Sultanate]):
    """3 Clean-up: add cards from the deck until nine lie in the row, or as many as there are."""

    def run(self, s: Sultanate) -> None:
        if len(s.row) < ROW_LENGTH:
            reshuffle(s)
            if sum(s.deck):
                s.then(TurnUpResource(), self)


class TurnUpResource(ToChance[Sultanate]):
    """New cards come at the far end of the row."""

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return top_cards(s)

    def weights(self, s: Sultanate) -> list[int]:
        return top_card_odds(s)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        kind = card_of(action)
        s.deck[kind] -= 1
        s.note(notes.TURNED_UP, kind, len(s.row))
        s.row.append(kind)


class FillDjinnRow(Frame[Sultanate]):
    """3 Clean-up: the same until three djinns lie face up."""

    def run(self, s: Sultanate) -> None:
        if len(s.djinn_row) < DJINN_ROW_LENGTH:
            reshuffle_djinns(s)
            if s.djinn_deck:
                s.then(TurnUpDjinn(), self)


class TurnUpDjinn(ToChance[Sultanate]):
    """New djinns come at the far end of their row."""

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return top_djinns(s)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        djinn = djinn_of(action)
        s.djinn_deck &= ~(1 << djinn)
        s.note(notes.TURNED_UP_DJINN, djinn, len(s.djinn_row))
        s.djinn_row.append(djinn)


class TakeTopCard(Frame[Sultanate]):
    """A djinn lets its owner take the top card of the resource deck, if there is one."""

    def __init__(self, player: int, djinn: int) -> None:
        self.player: Final = player
        self.djinn: Final = djinn

    def args(self) -> tuple[int, ...]:
        return (self.player, self.djinn)

    def run(self, s: Sultanate) -> None:
        reshuffle(s)
        if sum(s.deck):
            s.then(DrawCard(self.player, self.djinn))


class DrawCard(ToChance[Sultanate]):
    """The card goes into the player's hand."""

    def __init__(self, player: int, djinn: int) -> None:
        self.player: Final = player
        self.djinn: Final = djinn

    def args(self) -> tuple[int, ...]:
        return (self.player, self.djinn)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return top_cards(s)

    def weights(self, s: Sultanate) -> list[int]:
        return top_card_odds(s)

    def audience(self, s: Sultanate, seat: int) -> int:
        return drawer(s, self.player)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        kind = card_of(action)
        me = s.players[self.player]
        s.deck[kind] -= 1
        if s.ruling_hidden_hands:
            me.unseen = changed(me.unseen, kind, me.unseen[kind] + 1)
            me.hidden += 1
            s.whisper(self.player, notes.DREW, self.player, self.djinn, 0, kind)
        else:
            me.cards[kind] += 1
            s.note(notes.DREW, self.player, self.djinn, 0, kind)
