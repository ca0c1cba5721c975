"""What a seat may know of a position of Five Tribes, and what it may guess of the rest.

Decks are bags of counts, so there is nothing to hide, unless draws are hidden (ruling 56): then
only the player who drew a card from a deck has seen it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.games.five_tribes.data import DJINNS
from majlis.kernel.chance import Rng
from majlis.kernel.frame import HIDDEN
from majlis.kernel.state import index_at

if TYPE_CHECKING:
    from majlis.games.five_tribes.state import Sultanate


def hide_secrets(s: Sultanate, seat: int) -> None:
    """What another player drew could as well be in the deck. When the game is over, everything
    lies open."""
    if not s.ruling_hidden_hands or not s.waiting:
        return
    for other, player in enumerate(s.players):
        if other != seat and player.hidden:
            for kind, count in enumerate(player.unseen):
                s.deck[kind] += count
            player.unseen = [0] * len(player.unseen)
    if s.active != seat:
        for i, djinn in enumerate(s.looked_at):
            if djinn != HIDDEN:
                s.djinn_deck |= 1 << djinn
                s.looked_at[i] = HIDDEN


def sample_secrets(s: Sultanate, rng: Rng) -> None:
    """Deal the others their unseen cards from the decks."""
    for player in s.players:
        missing = player.hidden - sum(player.unseen)
        if missing:
            unseen = player.unseen.copy()
            for _ in range(missing):
                kind = index_at(s.deck, rng.below(sum(s.deck)))
                s.deck[kind] -= 1
                unseen[kind] += 1
            player.unseen = unseen
    for i, djinn in enumerate(s.looked_at):
        if djinn == HIDDEN:
            left = [d for d in range(DJINNS) if s.djinn_deck >> d & 1]
            s.looked_at[i] = left[rng.below(len(left))]
            s.djinn_deck &= ~(1 << s.looked_at[i])
