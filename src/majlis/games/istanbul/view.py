"""What a seat may know of a position of Istanbul, and what it may guess of the rest.

Bonus and guild cards in other hands could as well be in the deck, but for the bonus cards that
everybody saw being taken from the discard pile. Nothing else is hidden: demand tiles, kiosk tiles
and letters are drawn only when they are turned up. When the game is over, everything lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.games.istanbul.data import GUILDS_IN_ALL
from majlis.kernel.chance import Rng
from majlis.kernel.frame import HIDDEN
from majlis.kernel.state import index_at

if TYPE_CHECKING:
    from majlis.games.istanbul.state import Istanbul


def hide_secrets(s: Istanbul, seat: int) -> None:
    """Put the others' secret cards back into the decks."""
    if not s.waiting:
        return
    for other, player in enumerate(s.players):
        if other == seat:
            continue
        open_cards = player.shown.copy()
        for card in player.hand:
            if card in open_cards:
                open_cards.remove(card)
            elif card != HIDDEN:
                s.deck[card] += 1
        player.hand = [HIDDEN] * (len(player.hand) - len(player.shown)) + player.shown
        for card in player.guild:
            if card != HIDDEN:
                s.guild_deck |= 1 << card
        player.guild = [HIDDEN] * len(player.guild)


def sample_secrets(s: Istanbul, rng: Rng) -> None:
    """Deal the others their cards from the decks."""
    for player in s.players:
        if HIDDEN in player.hand:
            hand = [card for card in player.hand if card != HIDDEN]
            while len(hand) < len(player.hand):
                card = index_at(s.deck, rng.below(sum(s.deck)))
                s.deck[card] -= 1
                hand.append(card)
            hand.sort()
            player.hand = hand
        if HIDDEN in player.guild:
            guild: list[int] = []
            while len(guild) < len(player.guild):
                deck = [card for card in range(1, GUILDS_IN_ALL + 1) if s.guild_deck >> card & 1]
                card = deck[rng.below(len(deck))]
                s.guild_deck &= ~(1 << card)
                guild.append(card)
            guild.sort()
            player.guild = guild
